//! A battle in words: one line for each number, the questions in between, and their answers.

use tr::tr;

use crate::engine::ask::Countable;
use crate::engine::battle::{Line, Pick, Question, Roll, Why};
use crate::engine::game::Game;
use crate::engine::law::LawRef;
use crate::engine::propose::Toll;
use crate::engine::supply::Class;
use crate::words::{Language, factions, in_language, list};

use super::{capital, card, class, countable, pool, seat_name, suit_word};

/// One number and where it comes from.
pub fn battle_line(language: Language, game: &Game, line: &Line) -> String {
    let text = told(language, game, line);
    match line.law() {
        Some(law) => with_law(language, text, law),
        None => text,
    }
}

fn with_law(language: Language, line: String, law: LawRef) -> String {
    in_language(language, || tr!("{line} ({law})", line, law))
}

fn told(language: Language, game: &Game, line: &Line) -> String {
    let name = |seat| seat_name(language, game, seat);
    let named = |id| capital(&card(language, game, id));
    in_language(language, || match *line {
        Line::Began { attacker, defender } => tr!(
            "{attacker} attacks {defender}",
            attacker = name(attacker),
            defender = name(defender)
        ),
        Line::Stands { seat, warriors: n, most: false } => {
            tr!("{seat}: {n} warrior there" | "{seat}: {n} warriors there" % n, seat = name(seat))
        }
        Line::Stands { seat, warriors: n, most: true } => {
            tr!("{seat}: {n} warriors there, or more", seat = name(seat), n)
        }
        Line::Swords { seat, swords: n } => tr!(
            "{seat}: {n} undamaged sword" | "{seat}: {n} undamaged swords" % n,
            seat = name(seat)
        ),
        Line::Allied { seat, ally, warriors: n } => tr!(
            "{n} warrior of {ally} fights for {seat}"
                | "{n} warriors of {ally} fight for {seat}" % n,
            ally = name(ally),
            seat = name(seat)
        ),
        Line::NoAmbush { seat, card } => {
            tr!("{card}: no ambush touches {seat}", card = named(card), seat = name(seat))
        }
        Line::Ambushed { seat, suit: Some(suit), hits: n } => tr!(
            "Ambush by {seat}, {suit}: {n} hit" | "Ambush by {seat}, {suit}: {n} hits" % n,
            seat = name(seat),
            suit = suit_word(language, suit)
        ),
        Line::Ambushed { seat, suit: None, hits: n } => {
            tr!("Ambush by {seat}: {n} hit" | "Ambush by {seat}: {n} hits" % n, seat = name(seat))
        }
        Line::Foiled { seat } => tr!("{seat} foils the ambush: no hits", seat = name(seat)),
        Line::Over { seat } => {
            tr!("{seat} has nobody left: the battle ends before the roll", seat = name(seat))
        }
        Line::Joined { seat, card, n } => tr!(
            "{card}: {n} more warrior of {seat}" | "{card}: {n} more warriors of {seat}" % n,
            card = named(card),
            seat = name(seat)
        ),
        Line::Dice { dice: [one, two], by_app: false } => tr!("Dice: {one} and {two}", one, two),
        Line::Dice { dice: [one, two], by_app: true } => {
            tr!("Dice, rolled by the app: {one} and {two}", one, two)
        }
        Line::Swapped { why, .. } => {
            tr!(
                "{reason}: the defender takes the higher roll",
                reason = because(language, game, why)
            )
        }
        Line::Instead { seat, hits: n, why } => tr!(
            "{reason}: {seat} deals {n} instead of a roll",
            reason = because(language, game, why),
            seat = name(seat),
            n
        ),
        Line::Rolled { .. } => rolled(language, game, line),
        Line::Extra { seat, hits: n, why } => tr!(
            "{reason}: {n} extra hit for {seat}" | "{reason}: {n} extra hits for {seat}" % n,
            reason = because(language, game, why),
            seat = name(seat)
        ),
        Line::Ignored { seat, hits: n, why } => tr!(
            "{reason}: {seat} ignores {n} hit" | "{reason}: {seat} ignores {n} hits" % n,
            reason = because(language, game, why),
            seat = name(seat)
        ),
        Line::Deals { seat, rolled: n, extra: 0 } => {
            tr!("{seat} deals {n} hit" | "{seat} deals {n} hits" % n, seat = name(seat))
        }
        Line::Deals { seat, rolled, extra } => tr!(
            "{seat} deals {n} hit: {rolled} rolled and {extra} extra"
                | "{seat} deals {n} hits: {rolled} rolled and {extra} extra"
                    % rolled.saturating_add(extra),
            seat = name(seat),
            rolled,
            extra
        ),
        Line::Lost { seat, toll, items } => {
            tr!(
                "{seat} is hit: {pieces}",
                seat = name(seat),
                pieces = pieces(language, toll, items)
            )
        }
        Line::Spent { seat, hits: n } => tr!(
            "{n} hit on {seat} finds nothing" | "{n} hits on {seat} find nothing" % n,
            seat = name(seat)
        ),
        Line::Again { seat, card } => {
            tr!("{card}: {seat} may battle there again", card = named(card), seat = name(seat))
        }
    })
}

/// Which roll, and what the cap leaves of it.
fn rolled(language: Language, game: &Game, line: &Line) -> String {
    let Line::Rolled { seat, roll, hits, most } = *line else { return String::new() };
    let (seat, n) = (seat_name(language, game, seat), hits.min(most));
    let roll = in_language(language, || match roll {
        Some(Roll::Higher) => tr!("higher roll {n}", n = hits),
        Some(Roll::Lower) => tr!("lower roll {n}", n = hits),
        Some(Roll::Same) => tr!("both dice {n}", n = hits),
        None => tr!("{n} by its law", n = hits),
    });
    in_language(language, || {
        if hits > most {
            tr!(
                "{seat}: {roll}, but never more than fight there: {n} hit"
                    | "{seat}: {roll}, but never more than fight there: {n} hits" % n,
                seat,
                roll
            )
        } else {
            tr!("{seat}: {roll}: {n} hit" | "{seat}: {roll}: {n} hits" % n, seat, roll)
        }
    })
}

/// What extra or ignored hits come from.
fn because(language: Language, game: &Game, why: Why) -> String {
    match why {
        Why::Defenceless => in_language(language, || tr!("No warrior defends")),
        Why::Card(id) => capital(&card(language, game, id)),
        Why::Own { reason, .. } => capital(&factions::reason(language, reason)),
    }
}

fn pieces(language: Language, toll: Toll, items: u8) -> String {
    let counts = [
        (Class::Warrior, toll.warriors),
        (Class::Building, toll.buildings),
        (Class::Token, toll.tokens),
        (Class::Pawn, toll.pawns),
    ];
    let mut said: Vec<String> = counts
        .into_iter()
        .filter(|(_, n)| *n > 0)
        .map(|(kind, n)| class(language, kind, n))
        .collect();
    if items > 0 {
        said.push(in_language(language, || tr!("{n} item" | "{n} items" % items)));
    }
    list(language, &said)
}

pub(super) fn title(language: Language, game: &Game, question: Question) -> String {
    let name = |seat| seat_name(language, game, seat);
    let named = |id| card(language, game, id);
    in_language(language, || match question {
        Question::Defender { attacker } => {
            tr!("{seat}: whom do you attack?", seat = name(attacker))
        }
        Question::Stands { seat, what } => {
            let what = match what {
                Countable::Pool(which) => {
                    let (seat, pool) = (name(seat), pool(language, which));
                    tr!("{seat}, {pool}", seat, pool)
                }
                Countable::Class(_)
                | Countable::Pieces(..)
                | Countable::Suit(_)
                | Countable::Figure(_)
                | Countable::Own(_) => countable(language, game, what),
            };
            tr!("How many are there? {what}", what)
        }
        Question::Swords { seat } => {
            tr!("{seat}: how many undamaged swords?", seat = name(seat))
        }
        Question::PawnThere { seat } => {
            tr!("{seat}: is a pawn of yours left there?", seat = name(seat))
        }
        Question::Ambush { seat } => tr!("{seat}: do you play an ambush?", seat = name(seat)),
        Question::Foil { seat } => tr!("{seat}: do you foil the ambush?", seat = name(seat)),
        Question::Joined { seat, card } => tr!(
            "{card}: how many warriors does {seat} move in?",
            card = capital(&named(card)),
            seat = name(seat)
        ),
        Question::Dice => tr!("What do the dice show?"),
        Question::ToHand { seat, card } => {
            tr!("{seat}: take {card} into your hand?", seat = name(seat), card = named(card))
        }
        Question::Fits { card } => {
            tr!("Does the suit of the turned card fit {card}?", card = named(card))
        }
        Question::Else { seat, hits: n } => tr!(
            "{seat}: {n} hit is left. What else of yours there does it hit?"
                | "{seat}: {n} hits are left. What else of yours there do they hit?" % n,
            seat = name(seat)
        ),
        Question::Tokens { seat, hits: n } => tr!(
            "{seat}: {n} hit is left. How many tokens there does it hit?"
                | "{seat}: {n} hits are left. How many tokens there do they hit?" % n,
            seat = name(seat)
        ),
        Question::Buildings { seat, hits: n } => tr!(
            "{seat}: {n} hit is left. How many buildings there does it hit?"
                | "{seat}: {n} hits are left. How many buildings there do they hit?" % n,
            seat = name(seat)
        ),
        Question::BackThere { seat, n } => tr!(
            "{seat}: {n} warrior came back to the map. Into this battle?"
                | "{seat}: {n} warriors came back to the map. Into this battle?" % n,
            seat = name(seat)
        ),
    })
}

pub(super) fn help(language: Language, question: Question) -> String {
    in_language(language, || match question {
        Question::Defender { .. } => tr!("An enemy with pieces in the clearing of battle."),
        Question::Stands { .. } => tr!("In the clearing of battle, before any hit."),
        Question::Swords { .. } => tr!("Face up or face down. Hits damage items instead."),
        Question::PawnThere { .. } => tr!("If not, the battle ends before the roll."),
        Question::Ambush { .. } => {
            tr!("A card of the clearing's suit, or a bird. It deals 2 hits before the roll.")
        }
        Question::Foil { .. } => tr!("With an ambush card of the clearing's suit, or a bird."),
        Question::Joined { .. } => tr!("Into the clearing of battle, before the roll."),
        Question::Dice => tr!("Roll them yourselves and touch the result, or let the app roll."),
        Question::ToHand { .. } => tr!("If not, spend a card of the clearing's suit instead."),
        Question::Fits { .. } => tr!("If not, this card is discarded too."),
        Question::Else { .. } => {
            tr!("All warriors are gone. The order of the rest is the owner's choice.")
        }
        Question::Tokens { .. } | Question::Buildings { .. } => {
            tr!("A bot loses its tokens before its buildings.")
        }
        Question::BackThere { .. } => tr!("Then they fight on."),
    })
}

/// One answer.
pub(super) fn pick(language: Language, game: &Game, pick: Pick) -> String {
    in_language(language, || match pick {
        Pick::Count(n) => n.to_string(),
        Pick::AtLeast(n) => tr!("{n} or more", n),
        Pick::Swords => tr!("A pawn that fights with items"),
        Pick::None => tr!("No ambush card"),
        Pick::Ambush(suit) => tr!("Ambush, {suit}", suit = suit_word(language, suit)),
        Pick::Crafted { card: id, itself: true } => {
            tr!("Spend {card}", card = card(language, game, id))
        }
        Pick::Crafted { card: id, itself: false } => {
            tr!("Spend a card for {card}", card = card(language, game, id))
        }
        Pick::Roll => tr!("Let the app roll"),
        Pick::Dice([high, low]) => tr!("{high} and {low}", high, low),
    })
}

#[cfg(test)]
mod tests;
