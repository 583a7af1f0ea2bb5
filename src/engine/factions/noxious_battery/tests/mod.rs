//! The law of the Noxious Battery, law by law. Points and bonuses are made up here: no source prints them.

mod abroad;
mod balls;
mod battle;
mod birdsong;
mod cannon;
mod corrections;
mod crafting;
mod daylight;
mod evening;
mod marks;
mod setup;
pub mod walker;

use super::*;
use crate::engine::ask::{Answer, Answerer, Countable, Form, Question as Asked};
use crate::engine::card::Face;
use crate::engine::effect::Effect as Shared;
use crate::engine::factions::{Contract, Faction, lost_powers};
use crate::engine::figure::{FigureValue, Figures};
use crate::engine::item::Item;
use crate::engine::law::LawRef;
use crate::engine::offer::{Place, offers};
use crate::engine::propose::{Means, Removal, Toll};
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::setup::Setup;
use crate::engine::suit::Suit;
use crate::engine::supply::Class;
use crate::engine::table::{self, Command as Act, Tracker};
use crate::engine::tests::kit::*;
use crate::engine::turn::{Phase, Status, Step as Line, StepInfo};
use crate::engine::zone::Zone as Anywhere;

// The table

fn nb() -> SeatId {
    seat(0)
}

fn foe() -> SeatId {
    seat(1)
}

fn other() -> SeatId {
    seat(2)
}

fn own(command: Command) -> Act {
    Act::Play { seat: nb(), play: command.into() }
}

fn craft() -> Act {
    Act::Craft { seat: nb() }
}

fn take(action: Action) -> Act {
    own(Command::Act { action })
}

fn line_of(step: Step) -> Line {
    Line::Own(step.into())
}

fn step(table: &Table, step: Step) -> StepInfo {
    table.step(nb(), line_of(step))
}

/// Points 1, 2, 3 from the left; load bonuses on the first and fourth space, draw bonuses on the second and fifth.
fn made_up() -> Figures {
    let mut figures = Figures::default();
    for (space, points) in Space::ALL.into_iter().zip(1..) {
        figures.learn(Figure::Points(space).into(), FigureValue::Number(points));
    }
    for (space, [load, draw]) in
        MarkSpace::ALL.into_iter().zip([[1, 0], [0, 1], [0, 0], [1, 0], [0, 1]])
    {
        for (bonus, n) in [(Bonus::Load, load), (Bonus::Draw, draw)] {
            figures.learn(Figure::Bonus { space, bonus }.into(), FigureValue::Number(n));
        }
    }
    figures
}

fn seats() -> Setup {
    setup(vec![sits(Pick {}), sits(guest("Marquise")), sits(guest("Vagabond"))])
}

/// Nothing read off the board yet.
fn unread() -> Table {
    begun(seats())
}

fn begun(setup: Setup) -> Table {
    let mut table = Table::lay(setup);
    table.play(own(Command::PlaceCannon), &[]);
    table.play(Act::Start, &[]);
    table
}

/// In the first Birdsong of the Battery, with the made-up board.
fn set_up() -> Table {
    begun(Setup { figures: made_up(), ..seats() })
}

fn pool(table: &Table, pool: Pool) -> u8 {
    table.game().seat(nb()).unwrap().pools.count(pool.into())
}

/// Cannonballs in supply, on the Bore track and on the map.
fn balls(table: &Table) -> [u8; 3] {
    [Pool::Balls, Pool::Bore, Pool::BallsOnMap].map(|at| pool(table, at))
}

fn state(table: &Table) -> State {
    match &table.game().seat(nb()).unwrap().faction {
        Faction::NoxiousBattery(state) => state.clone(),
        other => panic!("{other:?}"),
    }
}

fn set(pool: Pool) -> Act {
    Act::SetTo(Tracker::Pool(nb(), pool.into()))
}

/// Puts balls on the Bore track and the map by hand; the rest lies in supply.
fn lay_balls(table: &mut Table, bore: u8, on_map: u8) {
    if bore > 0 {
        table.play(set(Pool::Bore), &[number(bore.into())]);
    }
    if on_map > 0 {
        let enough = 3 - bore >= on_map && bore >= on_map;
        let answers = [number(on_map.into()), Answer::One(0)];
        table.play(set(Pool::BallsOnMap), &answers[..if enough { 2 } else { 1 }]);
    }
    assert_eq!(balls(table), [3 - bore - on_map, bore, on_map]);
}

fn warriors(table: &mut Table, n: u16) {
    table.play(set(Pool::OnMap), &[number(n)]);
}

fn marks(table: &mut Table, n: u16) {
    table.play(set(Pool::MarksOnMap), &[number(n)]);
}

fn repaired(table: &mut Table) {
    table.play(own(Command::TurnCannon), &[]);
    assert_eq!(state(table).cannon, Cannon::Whole);
}

fn hit(by: SeatId) -> Act {
    Act::Remove { by: Some(by), whose: Some(nb()), means: Means::Hits }
}

fn classes(table: &Table, act: Act) -> Vec<(Class, u8)> {
    let Form::Counts { rows, .. } = table.asked(act, &[]).form else { panic!() };
    let class = |what| match what {
        Countable::Class(class) => class,
        other => panic!("{other:?}"),
    };
    rows.iter().map(|row| (class(row.what), row.max)).collect()
}

/// Rows of a shot: both guests' warriors, buildings and tokens, then the Vagabond's item.
const NOTHING: [u8; 7] = [0; 7];

fn law_name(law: Option<LawRef>) -> String {
    law.map(LawRef::full).unwrap_or_default()
}
