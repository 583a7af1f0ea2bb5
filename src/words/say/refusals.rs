//! Why something cannot be done, and what can be done instead. The law is shown beside it.

use tr::tr;

use crate::engine::game::Game;
use crate::engine::history::Broken;
use crate::engine::refusal::{Misfit, Refusal, RefusalKind};
use crate::engine::suit::Suit;
use crate::engine::turn::Phase;
use crate::words::{Language, factions, in_language};

use super::item;

pub fn refusal(language: Language, game: &Game, refusal: &Refusal) -> String {
    kind(language, game, &refusal.kind)
}

pub(super) fn kind(language: Language, _game: &Game, kind: &RefusalKind) -> String {
    in_language(language, || match kind {
        RefusalKind::NoSuchSeat => tr!("There is no such seat. Choose one at the table."),
        RefusalKind::SeatLeft => {
            tr!("This seat has left the table. Let it come back first.")
        }
        RefusalKind::NotBegun => tr!("The game has not begun. Choose the seats first."),
        RefusalKind::BegunAlready => tr!("The game has begun already. Go on where it stands."),
        RefusalKind::SeatCount => {
            tr!("A game has 2 to 8 seats. Add or remove seats.")
        }
        RefusalKind::FactionTwice => {
            tr!("This faction sits at the table already. Choose another one.")
        }
        RefusalKind::TextTooLong => tr!("The text is too long. Shorten it."),
        RefusalKind::GameOver => tr!("The game is over. Reopen it to go on."),
        RefusalKind::NobodyHasWon => tr!("Nobody has the points that win."),
        RefusalKind::NotOver => tr!("The game is not over, so there is nothing to reopen."),
        RefusalKind::StillSetup => {
            tr!("Setup is still going on. Start the first turn first.")
        }
        RefusalKind::OtherPhase(Phase::Setup) => tr!("This belongs to setup."),
        RefusalKind::OtherPhase(Phase::Birdsong) => {
            tr!("This belongs to Birdsong. Wait for it, or insist.")
        }
        RefusalKind::OtherPhase(Phase::Daylight) => {
            tr!("This belongs to Daylight. Wait for it, or insist.")
        }
        RefusalKind::OtherPhase(Phase::Evening) => {
            tr!("This belongs to Evening. Wait for it, or insist.")
        }
        RefusalKind::NotYourTurn => {
            tr!("It is not this seat's turn. Wait for it, or insist.")
        }
        RefusalKind::AlreadyDone => {
            tr!("This was done this turn already. Undo it, or insist to do it again.")
        }
        RefusalKind::Cancelled => tr!("Cancelled. Nothing has changed."),
        RefusalKind::AnswerDoesNotFit => {
            tr!("The answer does not fit the question any more. Answer again.")
        }
        RefusalKind::NoPointsToLose => {
            tr!("There are not enough points to lose: a score never goes below 0.")
        }
        RefusalKind::NoLongerScores => {
            tr!("This seat plays for dominance and no longer scores points.")
        }
        RefusalKind::NothingChanges => tr!("Nothing would change. Choose something else."),
        RefusalKind::NoSuchPiece => {
            tr!("There is no such piece to take. Correct the counts first if the table has one.")
        }
        RefusalKind::NobodyToBattle => {
            tr!("There is nobody who could battle there.")
        }
        RefusalKind::NobodyElse => tr!("Nobody else at the table could be meant."),
        RefusalKind::HandEmpty => {
            tr!("The hand is empty. Correct the hand size if the table holds cards.")
        }
        RefusalKind::ItemGone(gone) => {
            tr!("The supply holds no more of this item: {item}.", item = item(language, *gone))
        }
        RefusalKind::NotCraftable => {
            tr!("Ambush and dominance cards cannot be crafted. Choose another card.")
        }
        RefusalKind::Duplicate => {
            tr!("The same card lies in this play area already. Choose another card, or insist.")
        }
        RefusalKind::CraftsOtherwise => {
            tr!("This faction crafts in its own way. Use its own step.")
        }
        RefusalKind::TooFewPoints { points } => {
            tr!("Activating dominance takes 10 points; this seat has {n} point."
                | "Activating dominance takes 10 points; this seat has {n} points." % *points)
        }
        RefusalKind::DominanceAlready => tr!("A dominance card is active here already."),
        RefusalKind::NoDominanceForTwo => {
            tr!("Two players play without dominance cards.")
        }
        RefusalKind::NoCoalition { players } => tr!(
            "This faction uses a dominance card only to form a coalition, from four players on. Here sit {n}, so this cannot be done, unless you insist."
                | "This faction uses a dominance card only to form a coalition, from four players on. Here sit {n}, so this cannot be done, unless you insist."
                    % *players
        ),
        RefusalKind::NoDominanceForBots => tr!("Bots do not use dominance cards."),
        RefusalKind::NotAvailable => {
            tr!("That dominance card is not available. Choose one beside the map.")
        }
        RefusalKind::WrongSuit { needed: Suit::Fox } => {
            tr!("This takes a fox card. Spend a fox or bird card.")
        }
        RefusalKind::WrongSuit { needed: Suit::Rabbit } => {
            tr!("This takes a rabbit card. Spend a rabbit or bird card.")
        }
        RefusalKind::WrongSuit { needed: Suit::Mouse } => {
            tr!("This takes a mouse card. Spend a mouse or bird card.")
        }
        RefusalKind::WrongSuit { needed: Suit::Bird } => {
            tr!("This takes a bird card. Spend a bird card.")
        }
        // Not by name: it may lie face down.
        RefusalKind::CardElsewhere(_) => {
            tr!("That card does not lie there any more. Choose again.")
        }
        RefusalKind::Misfit(fault) => misfit(language, *fault),
        RefusalKind::Own(own) => factions::refusal(language, *own),
    })
}

/// An effect that does not fit the table: a file from elsewhere, or a fault of the app.
pub fn misfit(language: Language, misfit: Misfit) -> String {
    in_language(language, || match misfit {
        Misfit::Beginning => tr!("Only the first entry may lay the table, and it has to."),
        Misfit::NoSuchSeat(n) => tr!("There is no seat {n}.", n = u16::from(n) + 1),
        Misfit::NoSuchCard(n) => tr!("There is no card with number {n}.", n),
        Misfit::CardNotThere(n) => tr!("The card with number {n} does not lie there.", n),
        Misfit::CardTwice(n) => tr!("The card with number {n} has been dealt already.", n),
        Misfit::NoRoom(n) => tr!("There is no room there for the card with number {n}.", n),
        Misfit::OtherCards => tr!("The new order names other cards than lie there."),
        Misfit::PiecesShort => tr!("There are not that many pieces to move."),
        Misfit::OffTheTrack => tr!("The score would leave the track."),
        Misfit::NoSuchItem => tr!("That item is not there."),
        Misfit::OtherFaction => tr!("This belongs to another faction."),
        Misfit::OutOfRange => tr!("The value is out of range."),
        Misfit::EndTwice => tr!("The game cannot end twice, or reopen before it ends."),
        Misfit::TextTooLong => tr!("The text is too long. Shorten it."),
        Misfit::Order(n) => {
            tr!("The order of the seats does not add up, from seat {n} on.", n = u16::from(n) + 1)
        }
    })
}

/// Why a line does not continue a ledger.
pub fn broken(language: Language, broken: Broken) -> String {
    in_language(language, || match broken {
        Broken::Number(found, expected) => {
            tr!("Entry {found} stands where entry {expected} should be.", found, expected)
        }
        Broken::NotOnCursor(follows, here) => {
            tr!(
                "An entry follows entry {follows}, but the ledger stands at entry {here}.",
                follows,
                here
            )
        }
        Broken::NoSuchEntry(n) => tr!("There is no entry {n}.", n),
        Broken::Misfit(fault) => misfit(language, fault),
    })
}
