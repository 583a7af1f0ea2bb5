//! The Lemming Reavers' board: supply with its line of idle warriors, Encampments track and four columns of caches.

use tr::tr;

use crate::engine::factions::lemming_reavers::{
    Cache, Figure, Pick, Pool, Space, Spot, State, Step, count, must_remain, room,
};
use crate::engine::law::{Book, LawRef, law};
use crate::engine::offer::Offer;
use crate::engine::seat::SeatId;
use crate::engine::table::{Command, Tracker};
use crate::words::{Language, in_language, say};

use super::super::context::Context;
use super::super::touch::Touch;
use super::super::view::{CounterRow, Drawing, HeaderRow, NoteRow, Row, SpaceRow, Weight};
use super::{OptionGroup, PickOption};

pub const BOARD: &str = "lemming-reavers";
/// The groups that its drawing places itself; whatever else there is stands below them.
pub const GROUPS: &[&str] = &[
    "setup",
    "birdsong",
    "daylight",
    "evening",
    "upkeep",
    "on-map",
    "encampments",
    "caches",
    "counters",
    "events",
    "correct",
    "reminders",
    "notes",
];

const CONDITION: LawRef = law(Book::Nemesis, "LR.2.2.I");
const CACHES: LawRef = law(Book::Nemesis, "LR.2.2");
const REWARD: LawRef = law(Book::Nemesis, "LR.2.2.II");
const ENCAMPMENTS: LawRef = law(Book::Nemesis, "LR.2.3");
const RAIDED: LawRef = law(Book::Nemesis, "LR.2.3.I");
const UPKEEP: LawRef = law(Book::Nemesis, "LR.2.4");

pub fn crest(_: &State) -> Drawing {
    "lemming-reavers"
}

pub fn colour(_: &State) -> &'static str {
    "lemming-reavers"
}

pub fn step_key(step: Step) -> &'static str {
    match step {
        Step::Supplies => "supplies",
        Step::Settle => "settle",
        Step::Idle => "idle-warriors",
        Step::Track => "fill-track",
        Step::Arrive => "arrive",
        Step::Recruit => "recruit",
        Step::Scout => "scout",
        Step::Craft => "craft",
        Step::Rally => "rally",
        Step::Seize => "seize",
        Step::Plunder => "plunder",
        Step::Draw => "draw",
        Step::Discard => "discard",
    }
}

pub fn picks() -> Vec<Pick> {
    vec![Pick::default()]
}

pub fn options(language: Language, pick: &Pick) -> Vec<PickOption> {
    in_language(language, || {
        vec![PickOption {
            text: tr!("House rule: the Idle Warriors box is the limit"),
            detail: tr!(
                "10, 5 or 0 warriors may stay in the supply instead of 11, 6 or 1 (LR.2.4)."
            ),
            selected: pick.idle_box_is_limit,
            group: OptionGroup::Rule,
            pick: Pick { idle_box_is_limit: !pick.idle_box_is_limit }.into(),
        }]
    })
}

pub fn rows(
    context: &Context<'_>,
    seat: SeatId,
    state: &State,
    _offers: &[Offer],
    rows: &mut Vec<Row>,
) {
    for (group, law) in [("upkeep", UPKEEP), ("encampments", ENCAMPMENTS), ("caches", CACHES)] {
        rows.push(Row::Header(HeaderRow {
            group: group.into(),
            key: group.into(),
            text: String::new(),
            law: law.to_string(),
        }));
    }
    supply(context, seat, state, rows);
    track(context, seat, rows);
    caches(context, seat, rows);
    notes(context, seat, state, rows);
}

fn set(seat: SeatId, pool: Pool) -> String {
    Touch::Do(Command::SetTo(Tracker::Pool(seat, pool.into()))).token()
}

/// The supply in two parts: those that Upkeep keeps back, and those that may still be placed.
fn supply(context: &Context<'_>, seat: SeatId, state: &State, rows: &mut Vec<Row>) {
    let game = context.game();
    let (supply, room) = (count(game, seat, Pool::Supply), room(game, seat, state));
    let remain = must_remain(game, seat, state);
    let mut counter = |key: &str, name, value: u8, text, note, token| {
        rows.push(Row::Counter(CounterRow {
            group: "upkeep".into(),
            key: key.into(),
            name,
            value: i32::from(value),
            text,
            note,
            drawing: "warrior",
            token,
        }));
    };
    counter(
        "room",
        say::pool(context.language, Pool::Supply.into()),
        room,
        context.tell(|| tr!("May place {n} more" | "May place {n} more" % room)),
        String::new(),
        set(seat, Pool::Supply),
    );
    counter(
        "idle",
        context.tell(|| tr!("Idle Warriors")),
        supply - room,
        String::new(),
        context.tell(|| {
            tr!("Upkeep: {n} warrior has to stay" | "Upkeep: {n} warriors have to stay" % remain)
        }),
        String::new(),
    );
    for (key, pool, drawing) in
        [("warriors", Pool::Warriors, "warrior"), ("encampments", Pool::Encampments, "tent")]
    {
        rows.push(Row::Counter(CounterRow {
            group: "on-map".into(),
            key: key.into(),
            name: say::pool(context.language, pool.into()),
            value: i32::from(count(game, seat, pool)),
            text: String::new(),
            note: String::new(),
            drawing,
            token: set(seat, pool),
        }));
    }
}

fn track(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    let game = context.game();
    let standing = usize::from(count(game, seat, Pool::Encampments));
    for (i, space) in Space::ALL.into_iter().enumerate() {
        let figure = Figure::Points(space).into();
        rows.push(Row::Space(SpaceRow {
            group: "encampments".into(),
            key: format!("space-{}", i + 1),
            label: say::figure(context.language, figure),
            points: match game.figures.number(figure) {
                Some(points) => format!("+{points}"),
                None => "?".into(),
            },
            filled: i >= standing,
            // The next one to be built.
            marker: i == standing,
            crest: "tent",
            token: Touch::Do(Command::Learn(figure)).token(),
        }));
    }
}

fn caches(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    let game = context.game();
    for cache in Cache::ALL {
        let there = |spot: Spot| count(game, seat, Pool::Cache(cache, spot));
        let (map, supply) = (there(Spot::Map), there(Spot::Supply));
        let board = Pool::Cache(cache, Spot::Board);
        let (key, drawing, text) = match cache {
            Cache::Provisions => {
                ("provisions", "cache-provisions", context.tell(|| tr!("5 more may be placed")))
            }
            Cache::Depot => ("depot", "cache-depot", context.tell(|| tr!("1 more action"))),
            Cache::Reserve => ("reserve", "cache-reserve", context.tell(|| tr!("1 Seize"))),
            Cache::Loot => ("loot", "cache-loot", context.tell(|| tr!("1 more card"))),
        };
        let choice = crate::engine::factions::lemming_reavers::Choice::Cache(cache).into();
        rows.push(Row::Counter(CounterRow {
            group: "caches".into(),
            key: key.into(),
            name: say::choice(context.language, game, crate::engine::ask::Choice::Own(choice)),
            value: i32::from(there(Spot::Board)),
            text,
            note: context.tell(|| tr!("Map {map}, supply {supply}", map, supply)),
            drawing,
            token: set(seat, board),
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
    note("upkeep", UPKEEP, context.tell(|| {
        if state.rules.idle_box_is_limit {
            tr!("House rule: warriors may be placed until 10 are left in the supply, 5 with one provisions cache on the board, 0 with two.")
        } else {
            tr!("Warriors may be placed until 11 are left in the supply, 6 with one provisions cache on the board, 1 with two.")
        }
    }));
    note("condition", CONDITION, context.tell(|| {
        tr!("A cache can be removed only where no other enemy piece is, or by what takes everything there.")
    }));
    note("reward", REWARD, context.tell(|| {
        tr!("An enemy that takes a cache off the map scores 1 point and gets its reward: provisions two warriors or an item, a depot a move or battle, a reserve 1 point more, loot a card. You score 1 point.")
    }));
    let held: Vec<Cache> = Cache::ALL
        .into_iter()
        .filter(|cache| count(game, seat, Pool::Cache(*cache, Spot::Board)) > 0)
        .collect();
    note("raided", RAIDED, context.tell(|| {
        if held.is_empty() {
            tr!("An encampment lost now would cost no cache: none is on the board.")
        } else {
            tr!("An encampment lost now would send one cache of the board back to the supply; you choose.")
        }
    }));
}
