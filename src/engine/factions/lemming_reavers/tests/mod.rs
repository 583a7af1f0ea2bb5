//! The law of the Lemming Reavers, law by law. Points of encampments are made up here: no source prints them.

mod battle;
mod birdsong;
mod board;
mod caches;
mod corrections;
mod crafting;
mod daylight;
mod encampments;
mod evening;
mod setup;
mod upkeep;
pub mod walker;

use super::*;
use crate::engine::ask::{Answer, Answerer, Choice as Chosen, Countable, Form, Question as Asked};
use crate::engine::card::Face;
use crate::engine::effect::Effect as Shared;
use crate::engine::entry::Entry;
use crate::engine::factions::{Faction, FactionEffect, lost_powers};
use crate::engine::figure::{FigureValue, Figures};
use crate::engine::law::LawRef;
use crate::engine::offer::{Place, offers};
use crate::engine::propose::Means;
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::setup::Setup;
use crate::engine::suit::Suit;
use crate::engine::supply::Class;
use crate::engine::table::{self, Command as Act, Tracker};
use crate::engine::tests::kit::*;
use crate::engine::turn::{Phase, Status, Step as Line};
use crate::engine::zone::Zone as Anywhere;

// The table

const FOX: Face = Face::Suit(Suit::Fox);
const RABBIT: Face = Face::Suit(Suit::Rabbit);
const BIRD: Face = Face::Suit(Suit::Bird);

fn lr() -> SeatId {
    seat(0)
}

fn foe() -> SeatId {
    seat(1)
}

fn seats(pick: Pick) -> Setup {
    let mut figures = Figures::default();
    // Made up: 0, 1, 2, 3 and 4 points from the left.
    for (n, space) in (0..).zip(Space::ALL) {
        figures.learn(Figure::Points(space).into(), FigureValue::Number(n));
    }
    let seats = vec![sits(pick), sits(guest("Marquise")), sits(guest("Alliance"))];
    Setup { figures, ..setup(seats) }
}

/// The Lemming Reavers and two guests, in the first Birdsong after setup.
fn set_up() -> Table {
    let mut table = Table::lay(seats(Pick::default()));
    table.play(own(Command::Settle), &[]);
    table.play(Act::Start, &[]);
    table
}

/// The same in another phase of their first turn.
fn in_phase(phase: Phase) -> Table {
    let mut table = set_up();
    table.turn_to(lr(), phase);
    table
}

fn own(command: Command) -> Act {
    Act::Play { seat: lr(), play: command.into() }
}

fn line_of(step: Step) -> Line {
    Line::Own(step.into())
}

fn pool(table: &Table, pool: Pool) -> u8 {
    count(table.game(), lr(), pool)
}

fn set(pool: Pool) -> Act {
    Act::SetTo(Tracker::Pool(lr(), pool.into()))
}

fn set_pool(table: &mut Table, which: Pool, n: u8) {
    if pool(table, which) != n {
        table.play(set(which), &[number(u16::from(n))]);
    }
}

/// Puts warriors and encampments on the map by hand.
fn on_the_map(table: &mut Table, warriors: u8, encampments: u8) {
    set_pool(table, Pool::Warriors, warriors);
    set_pool(table, Pool::Encampments, encampments);
}

/// Takes caches out of the supply by hand: so many onto the map and onto the board.
fn lay(table: &mut Table, cache: Cache, map: u8, board: u8) {
    let at = |spot| Pool::Cache(cache, spot);
    set_pool(table, at(Spot::Map), map);
    if board > 0 {
        // Out of the supply, where the map could give them too.
        let answers = [number(u16::from(board)), Answer::One(0)];
        table.play(set(at(Spot::Board)), &answers[..if map >= board { 2 } else { 1 }]);
    }
    assert_eq!(lies(table, cache), [2 - map - board, map, board]);
}

/// Where the two caches of a type lie: supply, map, board.
fn lies(table: &Table, cache: Cache) -> [u8; 3] {
    Spot::ALL.map(|spot| pool(table, Pool::Cache(cache, spot)))
}

fn state(table: &Table) -> State {
    match &table.game().seat(lr()).unwrap().faction {
        Faction::LemmingReavers(state) => state.clone(),
        other => panic!("{other:?}"),
    }
}

fn room_now(table: &Table) -> u8 {
    room(table.game(), lr(), &state(table))
}

/// A removal by the first guest.
fn taken(means: Means) -> Act {
    Act::Remove { by: Some(foe()), whose: Some(lr()), means }
}

fn own_effects(entry: &Entry) -> Vec<Effect> {
    let own = entry.effects.iter().filter_map(|effect| match effect {
        Shared::Own { effect: FactionEffect::LemmingReavers(effect), .. } => Some(*effect),
        _ => None,
    });
    own.collect()
}

fn held(entry: &Entry) -> Vec<(u8, u8)> {
    let held = own_effects(entry).into_iter().filter_map(|effect| match effect {
        Effect::Held { due, placed } => Some((due, placed)),
        _ => None,
    });
    held.collect()
}

fn status(table: &Table, step: Step) -> (Status, Option<u8>) {
    let info = table.step(lr(), line_of(step));
    (info.status, info.count)
}

fn impossible(refusal: Refusal) -> Status {
    Status::Impossible(refusal.into())
}

fn law_of(ask: &crate::engine::ask::Ask) -> String {
    ask.law.map(LawRef::full).unwrap_or_default()
}
