//! The texts of buttons: what a command does, as a verb. A command that asks more ends in "…".

use tr::tr;

use crate::engine::game::Game;
use crate::engine::propose::Means;
use crate::engine::table::{Command, Tracker};
use crate::engine::turn::Phase;
use crate::engine::zone::Zone;
use crate::words::{Language, factions, in_language};

use super::{
    card, card_effect, figure, item, phase, pick_name, printing, printing_detail, seat_name,
};

pub fn command(language: Language, game: &Game, command: &Command) -> String {
    in_language(language, || match command {
        Command::Begin(_) => tr!("Begin the game"),
        Command::Start => tr!("Start the first turn"),
        Command::EndPhase => match game.turn.phase {
            Phase::Setup => tr!("End setup"),
            Phase::Birdsong => tr!("End Birdsong"),
            Phase::Daylight => tr!("End Daylight"),
            Phase::Evening => tr!("End the turn"),
        },
        Command::EndTurn => tr!("End the turn"),
        Command::Score { by, .. } => {
            let n = by.unsigned_abs();
            if *by < 0 {
                tr!("−{n} point" | "−{n} points" % n)
            } else {
                tr!("+{n} point" | "+{n} points" % n)
            }
        }
        Command::MovePoints { .. } => tr!("Move points…"),
        Command::Rescore { .. } => tr!("Score them anew"),
        Command::Remove { whose: Some(_), means: Means::Sweep, .. } => {
            tr!("Everything in a clearing removed at once…")
        }
        Command::Remove { whose: Some(seat), .. } => match game.seat(*seat) {
            Some(who) => factions::removed(language, who.faction.id()),
            None => tr!("Pieces removed…"),
        },
        Command::Remove { whose: None, .. } => tr!("Remove pieces…"),
        Command::Battle { by: None, .. } => tr!("Battle with dice…"),
        Command::Battle { attacker, by: Some(play), .. } => {
            let action = factions::command(language, game, *attacker, play);
            tr!("{action}, with dice…", action = action.trim_end_matches('…'))
        }
        Command::Craft { .. } => tr!("Craft a card…"),
        Command::Draw { .. } => tr!("Draw cards…"),
        Command::Discard { .. } => tr!("Discard cards…"),
        Command::UseCard { card: id, .. } => tr!("Use {card}", card = card(language, game, *id)),
        Command::ActivateDominance { .. } => tr!("Activate dominance…"),
        Command::TakeDominance { card: id, .. } => match game.card(*id).map(|c| c.face.suit()) {
            Some(suit) => tr!(
                "Take {dominance}…",
                dominance =
                    super::standing(language, crate::engine::seat::Standing::Dominance(suit))
            ),
            None => tr!("Take a dominance card…"),
        },
        Command::CheckDominance { .. } => tr!("Check dominance…"),
        Command::SetTo(Tracker::Points(_)) => tr!("Set points to…"),
        Command::SetTo(Tracker::Hand(_)) => tr!("Set hand to…"),
        Command::SetTo(Tracker::Pool(_, pool)) => factions::set_pool(language, *pool),
        Command::MoveItem { item: which, back: false, .. } => {
            tr!("Take item: {item}", item = item(language, *which))
        }
        Command::MoveItem { item: which, back: true, .. } => {
            tr!("Give back item: {item}", item = item(language, *which))
        }
        Command::MoveCard { to, .. } => match to {
            Zone::Away => tr!("Take off the table"),
            Zone::Discard => tr!("Put on the discard pile"),
            Zone::Available => tr!("Make available"),
            Zone::Crafted(seat) => {
                tr!("Put with the crafted cards of {seat}", seat = seat_name(language, game, *seat))
            }
            Zone::Own(_, own) => factions::move_to(language, *own),
        },
        Command::AddCard { to } => match to {
            Zone::Away => tr!("Add a card…"),
            Zone::Discard => tr!("Add a card to the discard pile…"),
            Zone::Available => tr!("Add an available dominance card…"),
            Zone::Crafted(_) => tr!("Add a crafted card…"),
            Zone::Own(_, own) => factions::add_to(language, *own),
        },
        Command::NameCard { .. } => tr!("Name this card…"),
        Command::PriceCard { .. } => tr!("Enter the crafting cost…"),
        Command::Learn(which) => tr!("Set {figure}…", figure = figure(language, *which)),
        Command::Rename { .. } => tr!("Rename…"),
        Command::Repick { .. } => tr!("Change faction…"),
        Command::Leave { .. } => tr!("Leave the table"),
        Command::Return { .. } => tr!("Come back to the table"),
        Command::Swap { with, .. } => {
            tr!("Swap places with {seat}", seat = seat_name(language, game, *with))
        }
        Command::TurnTo { seat, phase: to, .. } => tr!(
            "Set the turn: {seat}, {phase}",
            seat = seat_name(language, game, *seat),
            phase = phase(language, *to)
        ),
        Command::Note(_) => tr!("Add a note"),
        Command::Follow(which) => {
            tr!("Follow the {printing}", printing = printing(language, *which))
        }
        Command::Reopen => tr!("Reopen the game"),
        Command::Close => tr!("Close the game again"),
        Command::Play { seat, play } => factions::command(language, game, *seat, play),
    })
}

/// What a button's command comes to, as far as it is known beforehand; may be empty.
pub fn command_detail(language: Language, game: &Game, command: &Command) -> String {
    match command {
        Command::UseCard { card, .. } => game
            .card(*card)
            .and_then(|c| c.face.kind())
            .map_or_else(String::new, |kind| card_effect(language, kind)),
        Command::ActivateDominance { .. } => {
            in_language(language, || tr!("From 10 points on. The score marker leaves the track."))
        }
        Command::TakeDominance { .. } => {
            in_language(language, || tr!("Spend a card of the same suit."))
        }
        Command::Battle { .. } => {
            in_language(language, || tr!("Ambush, dice, hits and losses, all in one entry."))
        }
        Command::Swap { seat, .. } => seat_name(language, game, *seat),
        Command::Repick { pick, .. } => pick_name(language, pick),
        Command::Play { seat, play } => factions::command_detail(language, game, *seat, play),
        Command::Begin(_)
        | Command::Start
        | Command::EndPhase
        | Command::EndTurn
        | Command::Score { .. }
        | Command::MovePoints { .. }
        | Command::Rescore { .. }
        | Command::Remove { .. }
        | Command::Craft { .. }
        | Command::Draw { .. }
        | Command::Discard { .. }
        | Command::CheckDominance { .. }
        | Command::SetTo(_)
        | Command::MoveItem { .. }
        | Command::MoveCard { .. }
        | Command::AddCard { .. }
        | Command::NameCard { .. }
        | Command::PriceCard { .. }
        | Command::Learn(_)
        | Command::Rename { .. }
        | Command::Leave { .. }
        | Command::Return { .. }
        | Command::TurnTo { .. }
        | Command::Note(_)
        | Command::Reopen
        | Command::Close => String::new(),
        Command::Follow(which) => printing_detail(language, *which),
    }
}
