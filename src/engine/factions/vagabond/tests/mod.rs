//! The law of the Vagabond, law by law.

mod aid;
mod battle;
mod characters;
mod coalition;
mod corrections;
mod crafting;
mod daylight;
mod evening;
mod hits;
mod hostility;
mod items;
mod quests;
mod refresh;
mod setup;
mod together;
mod two;
pub mod walk;

use super::*;
use crate::engine::ask::{Answer, Form};
use crate::engine::factions::FactionPick;
use crate::engine::item::Item;
use crate::engine::propose::Means;
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;
use crate::engine::table::{Command as Act, Tracker};
use crate::engine::tests::kit::*;
use crate::engine::turn::{Phase, Status, Step as Line, StepInfo};

pub fn vb() -> SeatId {
    seat(0)
}

/// A guest, of whose pieces the app keeps no count.
pub fn foe() -> SeatId {
    seat(1)
}

pub fn other() -> SeatId {
    seat(2)
}

pub fn own(command: Command) -> Act {
    Act::Play { seat: vb(), play: command.into() }
}

pub fn one(at: u8) -> Answer {
    Answer::One(at)
}

pub fn laid(character: Character) -> Table {
    laid_with(Pick { character }, &["Marquise", "Alliance"])
}

pub fn laid_with(pick: impl Into<FactionPick>, guests: &[&str]) -> Table {
    let mut seats = vec![sits(pick)];
    seats.extend(guests.iter().map(|name| sits(guest(name))));
    Table::lay(setup(seats))
}

/// Its first three quests are fox ones: fundraising, errand, logistics.
pub fn set_up(character: Character) -> Table {
    let mut table = laid(character);
    begin(&mut table);
    table
}

pub fn begin(table: &mut Table) {
    table.play(own(Command::GetQuests), &[one(0), one(0), one(0)]);
    table.play(Act::Start, &[]);
}

/// In Daylight, in a clearing.
pub fn in_daylight(character: Character) -> Table {
    let mut table = set_up(character);
    table.play(own(Command::Slip), &[one(0)]);
    table.play(Act::EndPhase, &[]);
    table
}

pub fn state(table: &Table) -> &State {
    state_of(table.game(), vb()).unwrap()
}

pub fn items(table: &Table) -> &Items {
    &state(table).items
}

pub fn up(kind: Kind) -> Thing {
    match kind {
        Kind::Tracked(tracked) => Thing::Track(tracked),
        Kind::Packed(_) => Thing::Satchel(kind, Side::Up),
    }
}

pub fn down(kind: Kind) -> Thing {
    Thing::Satchel(kind, Side::Exhausted)
}

/// Which of the changes of an item this is among those that it can undergo.
fn choice_of(table: &Table, thing: Thing, change: Change) -> Answer {
    let able: Vec<Change> =
        Change::ALL.into_iter().filter(|change| items(table).can(thing, *change)).collect();
    one(u8::try_from(able.iter().position(|c| *c == change).unwrap()).unwrap())
}

pub fn handle(table: &mut Table, thing: Thing, change: Change) {
    let answer = choice_of(table, thing, change);
    table.play(own(Command::Handle(thing)), &[answer]);
}

/// An item by hand, face up.
pub fn add(table: &mut Table, kind: Kind) {
    let at = Kind::ALL.iter().position(|k| *k == kind).unwrap();
    table.play(own(Command::AddItem), &[one(u8::try_from(at).unwrap())]);
}

/// An item by hand, exhausted.
pub fn add_down(table: &mut Table, kind: Kind) {
    add(table, kind);
    handle(table, up(kind), Change::Exhaust);
}

pub fn relate(table: &mut Table, with: SeatId, relation: Relation) {
    let at = Relation::ALL.iter().position(|r| *r == relation).unwrap();
    table.play(own(Command::SetRelation { with }), &[one(u8::try_from(at).unwrap())]);
}

pub fn step(table: &Table, step: Step) -> StepInfo {
    table.step(vb(), Line::Own(step.into()))
}

pub fn ready(table: &Table, kind: Kind) -> u8 {
    items(table).ready(kind)
}

pub fn choices(ask: &crate::engine::ask::Ask) -> Vec<Choice> {
    match &ask.form {
        Form::OneOf(list) => list
            .iter()
            .filter_map(|choice| match choice {
                crate::engine::ask::Choice::Own(
                    crate::engine::factions::FactionChoice::Vagabond(own),
                ) => Some(*own),
                _ => None,
            })
            .collect(),
        other => panic!("{other:?} is no choice"),
    }
}

/// Where a choice stands among those offered.
pub fn pick(table: &Table, command: Act, answers: &[Answer], choice: Choice) -> Answer {
    let list = choices(&table.asked(command, answers));
    let at = list.iter().position(|c| *c == choice).unwrap_or_else(|| panic!("{list:?}"));
    one(u8::try_from(at).unwrap())
}
