//! What the Lizard Cult may do and what was done: buttons, their second lines, and the ledger's lines.
//! It decides nothing: what may be done the rules say, and what came of it stands in the entry.

use tr::tr;

use crate::engine::effect::Effect as Shared;
use crate::engine::entry::Entry;
use crate::engine::factions::lizard_cult::{
    Command, Conspiracy, Effect, Pick, Reason, Ritual, conspiracy_cost, next_outcast,
};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::suit::{Ground, Suit};
use crate::words::say::{card, in_hand, seat_name, suit_word};
use crate::words::{Language, in_language};

use super::{outcast, scores, state};

/// What a conspiracy costs on this board now.
fn cost(game: &Game, seat: SeatId, conspiracy: Conspiracy) -> u8 {
    let outcast = state(game, seat).and_then(|state| state.outcast);
    conspiracy_cost(conspiracy, outcast.is_some_and(|outcast| outcast.hated))
}

pub fn command(language: Language, game: &Game, seat: SeatId, command: &Command) -> String {
    in_language(language, || match command {
        Command::PlaceWarriors => tr!("Place the first pieces…"),
        Command::ChooseOutcast => tr!("Choose the Outcast…"),
        Command::Adjust => tr!("Adjust the Outcast and discard Lost Souls"),
        Command::Conspire(conspiracy) => {
            let n = cost(game, seat, *conspiracy);
            match conspiracy {
                Conspiracy::Crusade => {
                    tr!("Crusade: {n} acolyte" | "Crusade: {n} acolytes" % n)
                }
                Conspiracy::Convert => {
                    tr!("Convert: {n} acolyte" | "Convert: {n} acolytes" % n)
                }
                Conspiracy::Sanctify => {
                    tr!("Sanctify: {n} acolyte" | "Sanctify: {n} acolytes" % n)
                }
            }
        }
        Command::Perform(ritual) => match ritual {
            Ritual::Build => tr!("ritual" => "Build…"),
            Ritual::Recruit => tr!("ritual" => "Recruit…"),
            Ritual::Score => tr!("ritual" => "Score…"),
            Ritual::Sacrifice => tr!("ritual" => "Sacrifice…"),
        },
        Command::Return => tr!("Return revealed cards"),
        Command::Craft => tr!("Craft…"),
        Command::Draw => tr!("button" => "Draw"),
        Command::Discard => tr!("Discard down to 5"),
        Command::SetRules(Pick { garden_to_score: true }) => {
            tr!("2025 printing: no score without a garden")
        }
        Command::SetRules(Pick { garden_to_score: false }) => {
            tr!("Older printing: a suit without gardens scores 0")
        }
        Command::SetOutcast(to) => {
            tr!("Set: {outcast}", outcast = outcast(language, *to))
        }
        Command::AddSoul(suit) => match suit {
            Suit::Fox => tr!("A fox card to Lost Souls"),
            Suit::Rabbit => tr!("A rabbit card to Lost Souls"),
            Suit::Mouse => tr!("A mouse card to Lost Souls"),
            Suit::Bird => tr!("A bird card to Lost Souls"),
        },
        Command::TakeBack { .. } => tr!("Take back into the hand"),
        Command::Unscore(suit) => {
            tr!("Mark {suit} as not scored", suit = suit_word(language, suit.suit()))
        }
        Command::SetActivated => tr!("Set gardens that crafted to…"),
    })
}

pub fn command_detail(language: Language, game: &Game, seat: SeatId, command: &Command) -> String {
    in_language(language, || match command {
        Command::Adjust => state(game, seat)
            .and_then(|state| next_outcast(game, seat, state))
            .map(|next| outcast(language, next))
            .unwrap_or_default(),
        Command::Conspire(conspiracy) => match conspiracy {
            Conspiracy::Crusade => {
                tr!(
                    "Battle in an Outcast clearing, or move out of one and then battle if you like."
                )
            }
            Conspiracy::Convert => {
                tr!("Replace an enemy warrior in an Outcast clearing by one of yours.")
            }
            Conspiracy::Sanctify => {
                tr!("Replace an enemy building in an Outcast clearing by a garden.")
            }
        },
        Command::Perform(ritual) => match ritual {
            Ritual::Build => tr!("A garden into a clearing of the card's suit that you rule."),
            Ritual::Recruit => tr!("1 warrior into a clearing of the card's suit."),
            Ritual::Score => scores(language, game, seat),
            Ritual::Sacrifice => tr!("A bird: 1 warrior to the acolytes."),
        },
        Command::TakeBack { .. } | Command::Unscore(_) | Command::SetOutcast(_) => {
            tr!("A correction, in the open: it becomes an entry.")
        }
        Command::PlaceWarriors
        | Command::ChooseOutcast
        | Command::Return
        | Command::Craft
        | Command::Draw
        | Command::Discard
        | Command::SetRules(_)
        | Command::AddSoul(_)
        | Command::SetActivated => String::new(),
    })
}

pub fn done(
    language: Language,
    _before: &Game,
    after: &Game,
    seat: SeatId,
    command: &Command,
    entry: &Entry,
) -> String {
    let name = seat_name(language, after, seat);
    let word = |suit: Ground| suit_word(language, suit.suit());
    in_language(language, || match command {
        Command::PlaceWarriors => tr!("{seat} placed the first pieces", seat = name),
        Command::ChooseOutcast => tr!("{seat} chose the Outcast", seat = name),
        Command::Adjust => {
            tr!("{seat} adjusted the Outcast and discarded Lost Souls", seat = name)
        }
        Command::Conspire(Conspiracy::Crusade) => tr!("{seat} went on a crusade", seat = name),
        Command::Conspire(Conspiracy::Convert) => tr!("{seat} converted a warrior", seat = name),
        Command::Conspire(Conspiracy::Sanctify) => {
            tr!("{seat} sanctified a building", seat = name)
        }
        Command::Perform(Ritual::Build) => tr!("{seat} built a garden", seat = name),
        Command::Perform(Ritual::Recruit) => tr!("{seat} recruited a warrior", seat = name),
        Command::Perform(Ritual::Score) => tr!("{seat} scored gardens", seat = name),
        Command::Perform(Ritual::Sacrifice) => tr!("{seat} sacrificed a warrior", seat = name),
        Command::Return => tr!("{seat} took the revealed cards back", seat = name),
        Command::Craft => match crafted(language, entry) {
            Some(card) => tr!("{seat} crafted {card}", seat = name, card),
            None => tr!("{seat} crafted a card", seat = name),
        },
        Command::Draw => {
            let n = drawn(entry, seat);
            tr!("{seat} drew {n} card" | "{seat} drew {n} cards" % n, seat = name)
        }
        Command::Discard => {
            let n = in_hand(entry, seat).min(0).unsigned_abs();
            tr!("{seat} discarded {n} card" | "{seat} discarded {n} cards" % n, seat = name)
        }
        Command::SetRules(rules) => changed_rules(*rules),
        Command::SetOutcast(to) => {
            tr!("Correction: {line}", line = outcast(language, *to))
        }
        Command::AddSoul(_) => tr!("A card added to Lost Souls"),
        Command::TakeBack { card: id } => {
            let card = card(language, after, *id);
            tr!("Correction: {card} back in the hand", card)
        }
        Command::Unscore(suit) => {
            tr!("Correction: {suit} not scored this turn", suit = word(*suit))
        }
        Command::SetActivated => {
            let n = state(after, seat).map_or(0, |state| state.activated);
            tr!("Correction: {n} garden has crafted this turn"
                | "Correction: {n} gardens have crafted this turn" % n)
        }
    })
}

/// The card that came into sight to be crafted.
fn crafted(language: Language, entry: &Entry) -> Option<String> {
    entry.effects.iter().find_map(|effect| {
        let Shared::Dealt { face, .. } = effect else { return None };
        Some(crate::words::say::face(language, *face))
    })
}

/// How many cards came from the deck: the last that the hand gained, after the revealed ones.
fn drawn(entry: &Entry, of: SeatId) -> u8 {
    let gain = entry.effects.iter().rev().find_map(|effect| {
        let Shared::Hand { seat, by } = effect else { return None };
        if *seat == of { u8::try_from(*by).ok() } else { None }
    });
    gain.unwrap_or(0)
}

fn changed_rules(rules: Pick) -> String {
    if rules.garden_to_score {
        tr!("2025 printing: a suit scores only with a garden on the map")
    } else {
        tr!("Older printing: a suit without a garden scores 0")
    }
}

pub fn effect(
    language: Language,
    _before: &Game,
    _after: &Game,
    _seat: SeatId,
    effect: &Effect,
) -> String {
    let word = |suit: Ground| suit_word(language, suit.suit());
    in_language(language, || match effect {
        Effect::Outcast(now) => outcast(language, *now),
        Effect::Scored(suit) => tr!("Scored this turn: {suit}", suit = word(*suit)),
        Effect::Unscored(suit) => tr!("Not scored this turn: {suit}", suit = word(*suit)),
        Effect::Activated(n) => {
            tr!("{n} garden has crafted this turn" | "{n} gardens have crafted this turn" % *n)
        }
        Effect::Rules(rules) => changed_rules(*rules),
    })
}

pub fn reason(language: Language, reason: Reason) -> String {
    in_language(language, || match reason {
        Reason::Gardens(Ground::Fox) => tr!("fox gardens"),
        Reason::Gardens(Ground::Rabbit) => tr!("rabbit gardens"),
        Reason::Gardens(Ground::Mouse) => tr!("mouse gardens"),
    })
}
