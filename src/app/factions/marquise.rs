//! The Marquise's board: three building tracks, wood, warriors, the keep and the actions left.

use tr::tr;

use crate::engine::factions::FactionCommand;
use crate::engine::factions::marquise::{
    Action, Building, COST, Command as Own, Pick, Piece, Pool, SPACES, State, Step, count,
    has_bonus, points_of,
};
use crate::engine::law::{Book, LawRef, law};
use crate::engine::offer::Offer;
use crate::engine::seat::SeatId;
use crate::engine::table::{Command, Tracker};
use crate::words::{Language, say};

use super::super::context::Context;
use super::super::touch::Touch;
use super::super::view::{CounterRow, Drawing, HeaderRow, NoteRow, Row, SpaceRow, Weight};
use super::PickOption;

pub const BOARD: &str = "marquise";
/// The groups that its drawing places itself; whatever else there is stands below them.
pub const GROUPS: &[&str] = &[
    "setup",
    "birdsong",
    "daylight",
    "actions",
    "evening",
    "tracks",
    "costs",
    "sawmill",
    "workshop",
    "recruiter",
    "stores",
    "crafted",
    "counters",
    "events",
    "correct",
    "reminders",
    "notes",
];

const BUILD: LawRef = law(Book::Root, "6.5.4");
const SUPPLIES: LawRef = law(Book::Root, "6.3.1");
const KEEP: LawRef = law(Book::Root, "6.2.2");
const HOSPITALS: LawRef = law(Book::Root, "6.2.3");
const EVENING: LawRef = law(Book::Root, "6.6");

pub fn crest(_: &State) -> Drawing {
    "marquise"
}

pub fn colour(_: &State) -> &'static str {
    "marquise"
}

pub fn step_key(step: Step) -> &'static str {
    match step {
        Step::Gather => "gather",
        Step::Keep => "keep",
        Step::Garrison => "garrison",
        Step::Buildings => "starting-buildings",
        Step::Tracks => "fill-tracks",
        Step::Wood => "wood",
        Step::Craft => "craft",
        Step::Actions => "actions",
        Step::Birds => "birds",
        Step::Draw => "draw",
        Step::Discard => "discard",
    }
}

pub fn picks() -> Vec<Pick> {
    vec![Pick::default()]
}

pub fn options(_: Language, _: &Pick) -> Vec<PickOption> {
    Vec::new()
}

pub fn rows(context: &Context<'_>, seat: SeatId, state: &State, _: &[Offer], rows: &mut Vec<Row>) {
    for (group, text, law) in [
        ("tracks", String::new(), BUILD.to_string()),
        ("stores", String::new(), SUPPLIES.to_string()),
    ] {
        header(group, group.into(), text, law, rows);
    }
    for (at, cost) in COST.into_iter().enumerate() {
        header("costs", format!("cost-{at}"), cost.to_string(), String::new(), rows);
    }
    for building in Building::ALL {
        track(context, seat, building, rows);
    }
    stores(context, seat, state, rows);
    notes(context, seat, rows);
}

fn header(group: &str, key: String, text: String, law: String, rows: &mut Vec<Row>) {
    rows.push(Row::Header(HeaderRow { group: group.into(), key, text, law }));
}

fn group_of(building: Building) -> &'static str {
    match building {
        Building::Sawmill => "sawmill",
        Building::Workshop => "workshop",
        Building::Recruiter => "recruiter",
    }
}

/// A building's track: what has left it, what comes next and what that brings. Touching the next one builds it.
fn track(context: &Context<'_>, seat: SeatId, building: Building, rows: &mut Vec<Row>) {
    let group = group_of(building);
    let pool = Pool::Map(Piece::Building(building));
    let built = usize::from(count(context.game(), seat, pool));
    let text = context.tell(|| match building {
        Building::Sawmill => tr!("Sawmills: {n} on the map", n = built),
        Building::Workshop => tr!("Workshops: {n} on the map", n = built),
        Building::Recruiter => tr!("Recruiters: {n} on the map", n = built),
    });
    header(group, group.into(), text, String::new(), rows);
    let build = Own::Act(Action::Build(building));
    let correct = Touch::Do(Command::SetTo(Tracker::Pool(seat, pool.into()))).token();
    let next = Touch::Do(Command::Play { seat, play: FactionCommand::Marquise(build) }).token();
    for space in 0..SPACES {
        let is_next = space == built;
        rows.push(Row::Space(SpaceRow {
            group: group.into(),
            key: format!("{group}-{}", space + 1),
            label: context.tell(|| space_label(building, space)),
            points: points_of(building)[space].to_string(),
            filled: space >= built,
            marker: is_next,
            crest: if has_bonus(building, space) { "draw-card" } else { "" },
            token: if is_next { next.clone() } else { correct.clone() },
        }));
    }
}

/// "Sawmill 3: 2 wood, 2 points".
fn space_label(building: Building, space: usize) -> String {
    let (n, cost, points) = (space + 1, COST[space], points_of(building)[space]);
    match (building, has_bonus(building, space)) {
        (Building::Sawmill, _) => {
            tr!("Sawmill {n}: cost in wood {cost}, points {points}", n, cost, points)
        }
        (Building::Workshop, _) => {
            tr!("Workshop {n}: cost in wood {cost}, points {points}", n, cost, points)
        }
        (Building::Recruiter, false) => {
            tr!("Recruiter {n}: cost in wood {cost}, points {points}", n, cost, points)
        }
        (Building::Recruiter, true) => {
            tr!("Recruiter {n}: cost in wood {cost}, points {points}, draw bonus", n, cost, points)
        }
    }
}

fn stores(context: &Context<'_>, seat: SeatId, state: &State, rows: &mut Vec<Row>) {
    let game = context.game();
    let set_actions = Own::SetActions;
    rows.push(Row::Counter(CounterRow {
        group: "stores".into(),
        key: "actions-left".into(),
        name: context.tell(|| tr!("Actions left")),
        value: i32::from(state.left),
        text: String::new(),
        note: String::new(),
        drawing: "paw",
        token: Touch::Do(Command::Play { seat, play: FactionCommand::Marquise(set_actions) })
            .token(),
    }));
    for (key, pool, drawing) in [
        ("wood-map", Pool::Map(Piece::Wood), "wood"),
        ("wood-supply", Pool::Supply(Piece::Wood), "wood"),
        ("warriors-map", Pool::Map(Piece::Warrior), "warrior"),
        ("warriors-supply", Pool::Supply(Piece::Warrior), "warrior"),
        ("keep", Pool::Map(Piece::Keep), "keep"),
    ] {
        let n = count(game, seat, pool);
        let keep = pool == Pool::Map(Piece::Keep);
        rows.push(Row::Counter(CounterRow {
            group: "stores".into(),
            key: key.into(),
            name: say::pool(context.language, pool.into()),
            value: i32::from(n),
            text: match (keep, n) {
                (false, _) => String::new(),
                (true, 0) => context.tell(|| tr!("keep" => "No")),
                (true, _) => context.tell(|| tr!("keep" => "Yes")),
            },
            note: String::new(),
            drawing,
            token: Touch::Do(Command::SetTo(Tracker::Pool(seat, pool.into()))).token(),
        }));
    }
}

fn notes(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    let keep = count(context.game(), seat, Pool::Map(Piece::Keep)) > 0;
    let mut note = |key: &str, law: LawRef, text: String| {
        rows.push(Row::Note(NoteRow {
            group: "notes".into(),
            key: key.into(),
            text,
            law: law.to_string(),
            weight: Weight::Plain,
        }));
    };
    note("keep", KEEP, context.tell(|| if keep {
        tr!("Only the Marquise can place pieces in the clearing with the keep; others can move theirs in.")
    } else {
        tr!("The keep is off the map: everybody can place pieces in its old clearing.")
    }));
    note("hospitals", HOSPITALS, context.tell(|| if keep {
        tr!("When warriors fall, the app asks whether you spend a matching card to bring them to the keep.")
    } else {
        tr!("Without the keep on the map there are no Field Hospitals.")
    }));
    note("bonus", EVENING, context.tell(|| {
        tr!("In Evening you draw 1 card, 1 more from three recruiters on the map, and 1 more again from five.")
    }));
}
