//! The law of the Triumvirate of Fury, law by law. What is printed on the track is made up here: no source prints it.

mod abroad;
mod battle;
mod birdsong;
mod corrections;
mod daylight;
mod evening;
mod rules;
mod setup;
pub mod walker;
mod whole_battles;

use super::*;
use crate::engine::ask::{Answer, Answerer, Choice as Picked, Countable, Form, Question as Asked};
use crate::engine::card::Face;
use crate::engine::effect::{Effect as Shared, Ending, Notice, Victory};
use crate::engine::factions::{self, Faction, FactionFigure, lost_powers as lp, noxious_battery};
use crate::engine::figure::{FigureValue, Figures};
use crate::engine::history::History;
use crate::engine::law::LawRef;
use crate::engine::offer::{Place, offers};
use crate::engine::propose::Means;
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Because;
use crate::engine::setup::Setup;
use crate::engine::suit::Suit;
use crate::engine::supply::Class;
use crate::engine::table::{Command as Act, Tracker};
use crate::engine::tests::kit::*;
use crate::engine::turn::{Phase, Status, Step as Line, StepInfo};

// The table

fn tof() -> SeatId {
    seat(0)
}

fn foe() -> SeatId {
    seat(1)
}

fn other() -> SeatId {
    seat(2)
}

/// A made-up track: anger and shade from left to right. Anger is not the number of the space.
const TRACK: [(u8, u8); 10] =
    [(1, 1), (2, 1), (2, 1), (3, 2), (4, 2), (4, 2), (5, 2), (6, 3), (7, 3), (9, 3)];

fn read() -> Figures {
    let mut figures = Figures::default();
    for (space, (anger, shade)) in Space::all().zip(TRACK) {
        figures.learn(Figure::Anger(space).into(), FigureValue::Number(anger));
        figures.learn(Figure::Shade(space).into(), FigureValue::Number(shade));
    }
    figures
}

fn seats() -> Setup {
    setup(vec![sits(Pick::default()), sits(guest("Marquise")), sits(guest("Vagabond"))])
}

/// The Triumvirate and two guests in the first Birdsong, Alecto evoked; the track is known.
fn known() -> Table {
    set_up(Setup { figures: read(), ..seats() })
}

/// The same, and nothing of the track is known.
fn unknown() -> Table {
    set_up(seats())
}

fn set_up(setup: Setup) -> Table {
    let mut table = Table::lay(setup);
    table.play(own(Command::PlaceStart), &[]);
    table.play(own(Command::Evoke), &[Answer::One(0)]);
    table.play(Act::Start, &[]);
    table
}

fn own(command: Command) -> Act {
    Act::Play { seat: tof(), play: command.into() }
}

fn fight(defender: Option<SeatId>) -> Act {
    own(Command::Punish(Punishment::Battle { defender }))
}

fn moves() -> Act {
    own(Command::Punish(Punishment::Moves))
}

fn line_of(step: Step) -> Line {
    Line::Own(step.into())
}

fn info(table: &Table, step: Step) -> StepInfo {
    table.step(tof(), line_of(step))
}

fn stands(table: &Table, step: Step) -> (Status, Option<u8>) {
    let info = info(table, step);
    (info.status, info.count)
}

fn impossible(refusal: Refusal) -> Status {
    Status::Impossible(refusal.into())
}

fn pool(table: &Table, pool: Pool) -> u8 {
    table.game().seat(tof()).unwrap().pools.count(pool.into())
}

fn set(table: &mut Table, which: Pool, n: u8) {
    if pool(table, which) != n {
        let act = Act::SetTo(Tracker::Pool(tof(), which.into()));
        table.play(act, &[number(n.into())]);
    }
}

/// The marker put on a space by hand.
fn stand_on(table: &mut Table, space: u8) {
    table.play(own(Command::SetSpace), &[number(space.into())]);
}

fn state(table: &Table) -> State {
    match &table.game().seat(tof()).unwrap().faction {
        Faction::Triumvirate(state) => state.clone(),
        other => panic!("{other:?}"),
    }
}

fn space(n: u8) -> Space {
    Space::new(n).unwrap()
}

fn set_nemesis(table: &mut Table, whose: SeatId) {
    let at = if whose == foe() { 0 } else { 1 };
    table.play(own(Command::SetNemesis), &[Answer::One(at)]);
    assert_eq!(nemesis(table.game(), tof()), Some((whose, Why::ByHand)));
}

fn evoke_by_hand(table: &mut Table, fury: Fury) {
    table.play(own(Command::SetFury { fury, evoked: true }), &[]);
}

fn removed_by(by: SeatId) -> Act {
    Act::Remove { by: Some(by), whose: Some(tof()), means: Means::Hits }
}

fn law_of_ask(ask: &crate::engine::ask::Ask) -> Option<String> {
    ask.law.map(LawRef::full)
}
