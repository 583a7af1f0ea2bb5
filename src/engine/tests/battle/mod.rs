//! Battles, from the ambush to the last hit.

mod cards;
mod everybody;
mod law;

use super::kit::*;
use crate::engine::ask::{Answer, Choice, Form};
use crate::engine::battle::{Line, Pick};
use crate::engine::effect::Effect;
use crate::engine::entry::Entry;
use crate::engine::factions::{FactionCommand, FactionPick, FactionPool};
use crate::engine::propose::{Proposal, Toll, propose};
use crate::engine::seat::SeatId;
use crate::engine::table::{Command, Tracker};
use crate::engine::turn::Phase;

pub fn a() -> SeatId {
    seat(0)
}

pub fn b() -> SeatId {
    seat(1)
}

pub fn c() -> SeatId {
    seat(2)
}

pub fn battle(attacker: SeatId, defender: SeatId) -> Command {
    Command::Battle { attacker, defender: Some(defender), by: None }
}

pub fn begun_by(attacker: SeatId, defender: SeatId, by: impl Into<FactionCommand>) -> Command {
    let by = Some(Box::new(by.into()));
    Command::Battle { attacker, defender: Some(defender), by }
}

/// An answer as a person gives it.
#[derive(Clone, Debug)]
pub enum Say {
    Pick(Pick),
    That(Answer),
}

pub use Say::That;

pub fn n(n: u8) -> Say {
    Say::Pick(Pick::Count(n))
}

pub fn dice(one: u8, two: u8) -> Say {
    Say::Pick(Pick::Dice([one.max(two), one.min(two)]))
}

pub fn no_ambush() -> Say {
    Say::Pick(Pick::None)
}

pub fn pick(pick: Pick) -> Say {
    Say::Pick(pick)
}

/// The answers, as the questions number them.
pub fn answers(table: &Table, command: &Command, said: &[Say]) -> Vec<Answer> {
    let mut answers = Vec::new();
    for say in said {
        let ask = table.asked(command.clone(), &answers);
        answers.push(match (say, &ask.form) {
            (Say::That(answer), form) => {
                assert!(form.accepts(answer), "{answer:?} does not answer {ask:?}");
                answer.clone()
            }
            (Say::Pick(pick), Form::OneOf(choices)) => {
                let at = choices.iter().position(|choice| *choice == Choice::Battle(*pick));
                let at = at.unwrap_or_else(|| panic!("{pick:?} is not in {ask:?}"));
                Answer::One(u8::try_from(at).unwrap())
            }
            (Say::Pick(pick), _) => panic!("{pick:?} does not answer {ask:?}"),
        });
    }
    answers
}

pub fn fight(table: &mut Table, command: Command, said: &[Say]) -> Entry {
    let answers = answers(table, &command, said);
    table.play(command, &answers)
}

pub fn lines(entry: &Entry) -> Vec<Line> {
    let mut lines = Vec::new();
    for effect in &entry.effects {
        if let Effect::Fought(line) = effect {
            lines.push(line.clone());
        }
    }
    lines
}

/// Hits that each side deals: rolled and extra, attacker first.
pub fn dealt(entry: &Entry) -> Vec<(u8, u8)> {
    lines(entry)
        .into_iter()
        .filter_map(|line| match line {
            Line::Deals { rolled, extra, .. } => Some((rolled, extra)),
            _ => None,
        })
        .collect()
}

/// What each side lost, in the order of the deals.
pub fn lost(entry: &Entry) -> Vec<(SeatId, Toll, u8)> {
    lines(entry)
        .into_iter()
        .filter_map(|line| match line {
            Line::Lost { seat, toll, items } => Some((seat, toll, items)),
            _ => None,
        })
        .collect()
}

pub fn warriors(n: u8) -> Toll {
    Toll { warriors: n, ..Toll::default() }
}

/// Sets a pool by hand, out of the first that can give.
pub fn set(table: &mut Table, seat: SeatId, pool: impl Into<FactionPool>, n: u8) {
    let pool = pool.into();
    if table.game().seat(seat).unwrap().pools.count(pool) == n {
        return;
    }
    let command = Command::SetTo(Tracker::Pool(seat, pool));
    let mut answers = vec![number(n.into())];
    if let Ok(Proposal::Asked(_)) = propose(table.game(), &command, false, &answers) {
        answers.push(Answer::One(0));
    }
    table.play(command, &answers);
}

pub fn pool(table: &Table, seat: SeatId, pool: impl Into<FactionPool>) -> u8 {
    table.game().seat(seat).unwrap().pools.count(pool.into())
}

/// Three guests in the Daylight of the first.
pub fn guests() -> Table {
    let mut table = Table::of_guests(3);
    table.turn_to(a(), Phase::Daylight);
    table
}

/// The faction first, then two guests, in its Daylight and without cards; nothing is set up.
pub fn first(pick: impl Into<FactionPick>) -> Table {
    in_daylight(Table::lay(setup(vec![sits(pick), sits(guest("One")), sits(guest("Two"))])))
}

pub fn in_daylight(mut table: Table) -> Table {
    table.play(Command::TurnTo { seat: a(), phase: Phase::Daylight, round: 1 }, &[]);
    for seat in [a(), b(), c()] {
        table.set_hand(seat, 0);
    }
    table
}
