//! The Noxious Battery's board: the Bore track, the Scent Marks track, the cannon and the pieces.

use tr::tr;

use crate::engine::factions::noxious_battery::{
    Bonus, Cannon, Command as Own, Figure, MarkSpace, Pick, Pool, Space, State, Step, actions_left,
    bonus, bore_points, loaded, marks_out, next_space,
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

pub const BOARD: &str = "noxious-battery";
/// The groups that its drawing places itself; whatever else there is stands below them.
pub const GROUPS: &[&str] = &[
    "setup",
    "birdsong",
    "daylight",
    "evening",
    "cannon",
    "bore",
    "balls",
    "marks",
    "warriors",
    "crafted",
    "counters",
    "events",
    "correct",
    "reminders",
    "notes",
];

const CANNON: LawRef = law(Book::Nemesis, "NB.2.3.I");
const BORE: LawRef = law(Book::Nemesis, "NB.4.2.II");
const MARKS: LawRef = law(Book::Nemesis, "NB.2.2");

pub fn crest(_: &State) -> Drawing {
    "noxious-battery"
}

pub fn colour(_: &State) -> &'static str {
    "noxious-battery"
}

pub fn step_key(step: Step) -> &'static str {
    match step {
        Step::Gather => "gather",
        Step::Cannon => "place-cannon",
        Step::Track => "fill-track",
        Step::Levy => "levy",
        Step::Fire => "fire",
        Step::Repair => "repair",
        Step::Craft => "craft",
        Step::Actions => "actions",
        Step::Spray => "spray",
        Step::Load => "load",
        Step::Draw => "draw",
        Step::Discard => "discard",
        Step::FoulStench => "foul-stench",
    }
}

pub fn picks() -> Vec<Pick> {
    vec![Pick::default()]
}

pub fn options(_language: Language, _pick: &Pick) -> Vec<PickOption> {
    Vec::new()
}

pub fn rows(
    context: &Context<'_>,
    seat: SeatId,
    state: &State,
    _offers: &[Offer],
    rows: &mut Vec<Row>,
) {
    for (group, law) in [("cannon", CANNON), ("bore", BORE), ("marks", MARKS)] {
        rows.push(Row::Header(HeaderRow {
            group: group.into(),
            key: group.into(),
            text: String::new(),
            law: law.to_string(),
        }));
    }
    cannon(context, seat, state, rows);
    bore(context, seat, rows);
    marks(context, seat, rows);
    pools(context, seat, rows);
    notes(context, seat, state, rows);
}

fn cannon(context: &Context<'_>, seat: SeatId, state: &State, rows: &mut Vec<Row>) {
    let whole = state.cannon == Cannon::Whole;
    rows.push(Row::Counter(CounterRow {
        group: "cannon".into(),
        key: "cannon".into(),
        name: context.tell(|| tr!("Cannon")),
        value: i32::from(whole),
        text: context.tell(|| if whole { tr!("Whole") } else { tr!("Damaged") }),
        note: context.tell(|| {
            if whole {
                tr!("An enemy that hits it damages it and scores 1 point.")
            } else {
                tr!("It cannot be removed, nor battled when it is alone.")
            }
        }),
        drawing: if whole { "cannon" } else { "cannon-damaged" },
        token: Touch::Do(Command::Play { seat, play: Own::TurnCannon.into() }).token(),
    }));
}

/// A number that nobody may have read off the board yet.
fn printed(number: Option<u8>) -> String {
    number.map_or_else(|| "?".into(), |n| n.to_string())
}

fn bore(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    let game = context.game();
    let next = next_space(game, seat);
    for (key, space) in ["left", "middle", "right"].into_iter().zip(Space::ALL) {
        rows.push(Row::Space(SpaceRow {
            group: "bore".into(),
            key: key.into(),
            label: context.tell(|| match space {
                Space::Left => tr!("Left space of the Bore track"),
                Space::Middle => tr!("Middle space of the Bore track"),
                Space::Right => tr!("Right space of the Bore track"),
            }),
            points: printed(bore_points(game, space)),
            filled: loaded(game, seat, space),
            marker: next == Some(space),
            crest: "cannonball",
            token: Touch::Do(Command::Learn(Figure::Points(space).into())).token(),
        }));
    }
}

fn marks(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    let game = context.game();
    let out = usize::from(marks_out(game, seat));
    for (i, space) in MarkSpace::ALL.into_iter().enumerate() {
        let (load, draw) = (bonus(game, space, Bonus::Load), bonus(game, space, Bonus::Draw));
        let (crest, points) = match (load, draw) {
            (None, _) | (_, None) => ("", "?".into()),
            (Some(0), Some(0)) => ("", "–".into()),
            (Some(n), Some(0)) => ("cannonball", format!("+{n}")),
            (Some(0), Some(n)) => ("draw-card", format!("+{n}")),
            (Some(load), Some(draw)) => ("cannonball", format!("+{load}/+{draw}")),
        };
        let bonus = context.tell(|| match (load, draw) {
            (None, _) | (_, None) => tr!("bonus not read yet"),
            (Some(0), Some(0)) => tr!("no bonus"),
            (Some(n), Some(0)) => tr!("{n} load bonus" | "{n} load bonuses" % n),
            (Some(0), Some(n)) => tr!("{n} draw bonus" | "{n} draw bonuses" % n),
            (Some(load), Some(draw)) => tr!("load +{load} and draw +{draw}", load, draw),
        });
        rows.push(Row::Space(SpaceRow {
            group: "marks".into(),
            key: format!("mark-{}", i + 1),
            label: context.tell(|| tr!("Space {n}: {bonus}", n = i + 1, bonus)),
            points,
            filled: i >= out,
            marker: false,
            crest,
            token: Touch::Do(Command::Play { seat, play: Own::ReadSpace { space }.into() }).token(),
        }));
    }
}

fn pools(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    let Some(who) = context.seat(seat) else { return };
    for (group, key, pool, drawing) in [
        ("balls", "balls", Pool::Balls, "cannonball"),
        ("balls", "balls-on-map", Pool::BallsOnMap, "cannonball"),
        ("warriors", "supply", Pool::Supply, "warrior"),
        ("warriors", "on-map", Pool::OnMap, "warrior"),
        ("warriors", "marks-on-map", Pool::MarksOnMap, "scent-mark"),
    ] {
        rows.push(Row::Counter(CounterRow {
            group: group.into(),
            key: key.into(),
            name: say::pool(context.language, pool.into()),
            value: i32::from(who.pools.count(pool.into())),
            text: String::new(),
            note: String::new(),
            drawing,
            token: Touch::Do(Command::SetTo(Tracker::Pool(seat, pool.into()))).token(),
        }));
    }
}

fn notes(context: &Context<'_>, seat: SeatId, state: &State, rows: &mut Vec<Row>) {
    let game = context.game();
    let mut note = |key: &str, law: LawRef, text: String| {
        rows.push(Row::Note(NoteRow {
            group: "notes".into(),
            key: key.into(),
            text,
            law: law.to_string(),
            weight: Weight::Plain,
        }));
    };
    let count = |pool: Pool| context.seat(seat).map_or(0, |s| s.pools.count(pool.into()));
    if state.cannon == Cannon::Whole && count(Pool::Bore) > 0 {
        let n = count(Pool::Bore);
        note("corroded", law(Book::Nemesis, "NB.2.3.III"), context.tell(|| {
            tr!("If an enemy hit the cannon now, it would score 1 point and lay your {n} loaded cannonball in a clearing beside it."
                | "If an enemy hit the cannon now, it would score 1 point and lay your {n} loaded cannonballs in clearings beside it." % n)
        }));
    }
    note(
        "hits",
        law(Book::Nemesis, "NB.2.3.IV"),
        context.tell(|| {
            tr!("The cannon takes hits only when none of your warriors is left in its clearing.")
        }),
    );
    note("rolling", law(Book::Nemesis, "NB.2.5"), context.tell(|| {
        tr!("Nobody removes a cannonball: whoever would lays it in an adjacent clearing, without a point. If there is none, it stays.")
    }));
    if game.turn.seat == seat {
        let n = actions_left(state);
        note(
            "show-of-force",
            law(Book::Nemesis, "NB.2.3.II"),
            context.tell(|| {
                tr!("Actions left in Daylight: {n}. With the cannon you move whoever rules.", n)
            }),
        );
    }
}
