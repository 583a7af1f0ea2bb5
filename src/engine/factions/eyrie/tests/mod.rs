//! The law of the Eyrie, law by law.

mod battle;
mod birdsong;
mod corrections;
mod crafting;
mod decree;
mod evening;
mod losses;
mod setup;
mod turmoil;
pub mod walker;

use super::*;
use crate::engine::ask::{Answer, Form, Question as Asked};
use crate::engine::card::Face;
use crate::engine::effect::Effect as Shared;
use crate::engine::factions::{Contract, Faction};
use crate::engine::item::Item;
use crate::engine::law::{Book, law};
use crate::engine::offer::{Place, offers};
use crate::engine::propose::Means;
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::supply::Class;
use crate::engine::table::{self, Command as Act, Tracker};
use crate::engine::tests::kit::*;
use crate::engine::turn::{Mark, Phase, Status, Step as Line};
use crate::engine::zone::{Sight, Zone as Anywhere};

// The table

fn eyrie() -> SeatId {
    seat(0)
}

fn foe() -> SeatId {
    seat(1)
}

fn own(command: Command) -> Act {
    Act::Play { seat: eyrie(), play: command.into() }
}

/// The Eyrie and two guests; nothing is set up.
fn laid() -> Table {
    Table::lay(setup(vec![sits(Pick::default()), sits(guest("Cats")), sits(guest("Mice"))]))
}

/// Set up under this leader, in the first Birdsong, with five cards in hand.
fn led_by(leader: Leader) -> Table {
    let mut table = laid();
    table.play(own(Command::FirstRoost), &[]);
    table.play(own(Command::Choose(leader)), &[]);
    table.play(Act::Start, &[]);
    table.set_hand(eyrie(), 5);
    table
}

/// The same in Daylight, with these cards on the Decree; all of it by hand.
fn daylight<const N: usize>(leader: Leader, cards: [(Column, Face); N]) -> (Table, [CardId; N]) {
    let mut table = led_by(leader);
    table.turn_to(eyrie(), Phase::Daylight);
    let cards = cards.map(|(column, face)| table.lay_card(face, at(column)));
    (table, cards)
}

fn evening(roosts: u16) -> Table {
    let mut table = led_by(Leader::Commander);
    set(&mut table, Pool::Roosts, roosts);
    table.turn_to(eyrie(), Phase::Evening);
    table
}

fn at(column: Column) -> Anywhere {
    Anywhere::Own(eyrie(), Zone::Decree(column).into())
}

fn line_of(step: Step) -> Line {
    Line::Own(step.into())
}

fn pool(table: &Table, pool: Pool) -> u8 {
    table.game().seat(eyrie()).unwrap().pools.count(pool.into())
}

/// Sets a pool by hand, if it does not stand there already.
fn set(table: &mut Table, of: Pool, n: u16) {
    if u16::from(pool(table, of)) != n {
        table.play(Act::SetTo(Tracker::Pool(eyrie(), of.into())), &[number(n)]);
    }
}

fn state(table: &Table) -> State {
    match &table.game().seat(eyrie()).unwrap().faction {
        Faction::Eyrie(state) => state.clone(),
        other => panic!("{other:?} sits there"),
    }
}

fn cost(table: &Table) -> u8 {
    birds(table.game(), eyrie(), &state(table))
}

fn status(table: &Table, step: Step) -> (Status, Option<u8>) {
    let info = table.step(eyrie(), line_of(step));
    (info.status, info.count)
}

fn impossible(refusal: Refusal) -> Status {
    Status::Impossible(refusal.into())
}

fn on_decree(table: &Table) -> [usize; 4] {
    Column::ALL.map(|column| table.cards(at(column)).len())
}

fn suit(suit: Suit) -> Face {
    Face::Suit(suit)
}

fn fox() -> Face {
    suit(Suit::Fox)
}

fn bird() -> Face {
    suit(Suit::Bird)
}

/// Refused for this reason, which this law explains; no insisting helps.
fn forbids_plainly(table: &Table, command: Act, kind: RefusalKind, law: &str) {
    table.forbids(command.clone(), &[], kind, law);
    assert!(!table.refused(command, &[]).can_insist);
}

fn card(card: CardId) -> Command {
    Command::Resolve(Edict::Card(card))
}

fn vizier(column: Column) -> Command {
    Command::Resolve(Edict::Vizier(column))
}
