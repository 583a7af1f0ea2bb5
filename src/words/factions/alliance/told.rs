//! What the Alliance may do, and what it did: buttons, labels and lines.

use tr::tr;

use crate::engine::effect::Effect as Shared;
use crate::engine::entry::Entry;
use crate::engine::factions::FactionPool;
use crate::engine::factions::alliance::{
    Command, Effect, Operation, Pool, Spending, capacity, next_points, stack,
};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::suit::Ground;
use crate::words::say::{in_hand, seat_name, suit_word};
use crate::words::{Language, in_language};

use super::state;

pub fn command(language: Language, _game: &Game, _seat: SeatId, command: &Command) -> String {
    in_language(language, || match command {
        Command::GainSupporters => tr!("Gain the first supporters…"),
        Command::Revolt(Spending::FewestBirds) => tr!("Revolt…"),
        Command::Revolt(Spending::Chosen) => tr!("Revolt, choosing the supporters…"),
        Command::Spread(Spending::FewestBirds) => tr!("Spread sympathy…"),
        Command::Spread(Spending::Chosen) => tr!("Spread, choosing the supporters…"),
        Command::Mobilize => tr!("Mobilize a card…"),
        Command::Train => tr!("Train an officer…"),
        Command::Operate(Operation::Move) => tr!("button" => "Move"),
        Command::Operate(Operation::Battle) => tr!("button" => "Battle"),
        Command::Operate(Operation::Recruit) => tr!("button" => "Recruit"),
        Command::Operate(Operation::Organize) => tr!("button" => "Organize"),
        Command::Draw => tr!("button" => "Draw"),
        Command::Discard => tr!("Discard down to 5"),
        Command::Outrage { by: Some(_) } => tr!("Outrage: I moved into a sympathetic clearing…"),
        Command::Outrage { by: None } => tr!("Outrage: somebody moved into a sympathetic clearing…"),
        Command::SetRules(pick) if pick.by_clearing => {
            tr!("A lost base takes supporters by its clearing")
        }
        Command::SetRules(_) => tr!("A lost base takes supporters by its own suit"),
        Command::NameSupporter => tr!("Name a supporter…"),
        Command::DropSupporter => tr!("Discard a supporter…"),
        Command::SetUsed => tr!("Set operations taken to…"),
        Command::SetActivated => tr!("Set sympathy tokens that crafted to…"),
    })
}

pub fn command_detail(language: Language, game: &Game, seat: SeatId, command: &Command) -> String {
    in_language(language, || match command {
        Command::Revolt(Spending::FewestBirds) => {
            tr!("2 supporters, with the fewest birds. A base, warriors and an officer come.")
        }
        Command::Spread(Spending::FewestBirds) => tr!("With the fewest birds."),
        Command::Revolt(Spending::Chosen) | Command::Spread(Spending::Chosen) => {
            tr!("Only you see the stack.")
        }
        Command::Operate(Operation::Move) => tr!("One move."),
        Command::Operate(Operation::Battle) => tr!("One battle."),
        Command::Operate(Operation::Recruit) => tr!("1 warrior, in a clearing with a base."),
        Command::Operate(Operation::Organize) => {
            let points = next_points(game, seat).unwrap_or(0);
            tr!("A warrior leaves an unsympathetic clearing, sympathy comes: +{points}", points)
        }
        Command::Outrage { .. } => {
            tr!("With warriors. A matching card joins the supporters of the Alliance.")
        }
        Command::SetRules(pick) if pick.by_clearing => tr!("The printing of 2025."),
        Command::SetRules(_) => tr!("The usual printing, and the Dutch one."),
        Command::Mobilize => match capacity(game, seat) {
            Some(most) if stack(game, seat).len() >= usize::from(most) => {
                tr!("The stack is full: without a base the card is discarded.")
            }
            Some(_) | None => String::new(),
        },
        Command::GainSupporters
        | Command::Train
        | Command::Draw
        | Command::Discard
        | Command::NameSupporter
        | Command::DropSupporter
        | Command::SetUsed
        | Command::SetActivated => String::new(),
    })
}

/// The base that an entry brought onto the map.
fn base_of(entry: &Entry) -> Option<Ground> {
    let base = |suit: &Ground| {
        let pool = FactionPool::from(Pool::Base(*suit));
        entry.effects.iter().any(|e| matches!(e, Shared::Shift { to, .. } if *to == pool))
    };
    Ground::ALL.into_iter().find(base)
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
    in_language(language, || match command {
        Command::GainSupporters => tr!("{seat} gained the first supporters", seat = name),
        Command::Revolt(_) => match base_of(entry) {
            Some(base) => tr!(
                "{seat} revolted: {suit} base",
                seat = name,
                suit = suit_word(language, base.suit())
            ),
            None => tr!("{seat} revolted", seat = name),
        },
        Command::Spread(_) => tr!("{seat} spread sympathy", seat = name),
        Command::Mobilize => tr!("{seat} mobilized a card", seat = name),
        Command::Train => tr!("{seat} trained an officer", seat = name),
        Command::Operate(Operation::Move) => tr!("{seat} moved", seat = name),
        Command::Operate(Operation::Battle) => tr!("{seat} battled", seat = name),
        Command::Operate(Operation::Recruit) => tr!("{seat} recruited", seat = name),
        Command::Operate(Operation::Organize) => tr!("{seat} organized", seat = name),
        Command::Draw => {
            let n = in_hand(entry, seat).max(0).unsigned_abs();
            tr!("{seat} drew {n} card" | "{seat} drew {n} cards" % n, seat = name)
        }
        Command::Discard => {
            let n = in_hand(entry, seat).min(0).unsigned_abs();
            tr!("{seat} discarded {n} card" | "{seat} discarded {n} cards" % n, seat = name)
        }
        Command::Outrage { by } => match by.or(mover(entry)) {
            Some(by) => tr!(
                "Outrage: {by} moved into a sympathetic clearing",
                by = seat_name(language, after, by)
            ),
            None => tr!("Outrage"),
        },
        Command::SetRules(pick) if pick.by_clearing => {
            tr!("From now on a lost base takes supporters by its clearing")
        }
        Command::SetRules(_) => tr!("From now on a lost base takes supporters by its own suit"),
        Command::NameSupporter => tr!("Correction: a supporter named"),
        Command::DropSupporter => tr!("Correction: a supporter discarded"),
        Command::SetUsed => {
            let n = state(after, seat).map_or(0, |state| state.used);
            tr!("Correction: {n} operation taken" | "Correction: {n} operations taken" % n)
        }
        Command::SetActivated => {
            let n = state(after, seat).map_or(0, |state| state.activated);
            tr!("Correction: {n} sympathy token has crafted this turn"
                | "Correction: {n} sympathy tokens have crafted this turn" % n)
        }
    })
}

/// Who set Outrage off, where the table was asked.
fn mover(entry: &Entry) -> Option<SeatId> {
    use crate::engine::factions::FactionEffect;
    entry.effects.iter().find_map(|effect| {
        let Shared::Own { effect: FactionEffect::Alliance(Effect::Outrage { by, .. }), .. } =
            effect
        else {
            return None;
        };
        Some(*by)
    })
}

pub fn effect(
    language: Language,
    _before: &Game,
    after: &Game,
    seat: SeatId,
    effect: &Effect,
) -> String {
    in_language(language, || match effect {
        Effect::Operated | Effect::Used(_) => {
            let used = state(after, seat).map_or(0, |state| state.used);
            tr!("{n} operation taken this turn" | "{n} operations taken this turn" % used)
        }
        Effect::Activated(n) => tr!("{n} sympathy token has crafted this turn"
            | "{n} sympathy tokens have crafted this turn" % *n),
        Effect::BaseFell(suit) => tr!(
            "The {suit} base fell: matching supporters, birds too, and half of the officers go",
            suit = suit_word(language, suit.suit())
        ),
        Effect::Outrage { by, drawn, .. } if *drawn > 0 => tr!(
            "{seat} has no matching card and shows the hand: the Alliance draws {n} card"
                | "{seat} has no matching card and shows the hand: the Alliance draws {n} cards"
                    % *drawn,
            seat = seat_name(language, after, *by)
        ),
        Effect::Overflow(n) => tr!(
            "The supporters stack is full: {n} card is discarded"
                | "The supporters stack is full: {n} cards are discarded" % *n
        ),
        // The label and the pieces tell these.
        Effect::Outrage { .. }
        | Effect::Revolted
        | Effect::Spread
        | Effect::BasesPaid
        | Effect::Rules(_) => String::new(),
    })
}
