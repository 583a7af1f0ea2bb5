//! The Alliance's board: sympathy with cost and points, supporters behind the curtain, bases, officers and what they do.

use tr::tr;

use crate::engine::factions::alliance::{
    BASE_SUITS, COST, Command as Own, POINTS, Pick, Pool, State, Step, Zone, bases_out, capacity,
    count, draw_count, stack,
};
use crate::engine::law::{Book, LawRef, law};
use crate::engine::offer::Offer;
use crate::engine::seat::SeatId;
use crate::engine::table::{Command, Tracker};
use crate::engine::zone::Zone as Place;
use crate::words::{Language, in_language, say};

use super::super::context::{Context, suit_drawing};
use super::super::touch::Touch;
use super::super::view::{CounterRow, Drawing, HeaderRow, NoteRow, PileRow, Row, SpaceRow, Weight};
use super::{OptionGroup, PickOption};

pub const BOARD: &str = "alliance";
/// The groups that its drawing places itself; whatever else there is stands below them.
pub const GROUPS: &[&str] = &[
    "setup",
    "birdsong",
    "daylight",
    "evening",
    "sympathy",
    "sympathy-1",
    "sympathy-2",
    "sympathy-3",
    "supporters",
    "bases",
    "officers",
    "warriors",
    "crafted",
    "counters",
    "events",
    "correct",
    "reminders",
    "notes",
];

const SPREAD: LawRef = law(Book::Root, "8.4.2");
const STACK: LawRef = law(Book::Root, "8.2.3");
const CAPACITY: LawRef = law(Book::Root, "8.2.3.I");
const BASES: LawRef = law(Book::Root, "8.2.4");
const OPERATIONS: LawRef = law(Book::Root, "8.6.1");
const GUERRILLA: LawRef = law(Book::Root, "8.2.2");
const OUTRAGE: LawRef = law(Book::Root, "8.2.6");
const LIMITS: LawRef = law(Book::Root, "8.2.5.I");
const DRAW: LawRef = law(Book::Root, "8.6.2");

pub fn crest(_: &State) -> Drawing {
    "alliance"
}

pub fn colour(_: &State) -> &'static str {
    "alliance"
}

pub fn step_key(step: Step) -> &'static str {
    match step {
        Step::Gather => "gather",
        Step::Bases => "place-bases",
        Step::Track => "fill-track",
        Step::Supporters => "gain-supporters",
        Step::Revolt => "revolt",
        Step::Spread => "spread",
        Step::Craft => "craft",
        Step::Mobilize => "mobilize",
        Step::Train => "train",
        Step::Operations => "operations",
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
            text: tr!("2025 printing: a lost base goes by its clearing"),
            detail: tr!(
                "Supporters that match the base's clearing go, whatever is printed on it (8.2.4)."
            ),
            selected: pick.by_clearing,
            group: OptionGroup::Rule,
            pick: Pick { by_clearing: !pick.by_clearing }.into(),
        }]
    })
}

pub fn rows(context: &Context<'_>, seat: SeatId, state: &State, _: &[Offer], rows: &mut Vec<Row>) {
    for (group, law) in
        [("sympathy", SPREAD), ("supporters", STACK), ("bases", BASES), ("officers", OPERATIONS)]
    {
        header(group, String::new(), law.to_string(), rows);
    }
    sympathy(context, seat, rows);
    supporters(context, seat, rows);
    bases(context, seat, rows);
    officers(context, seat, state, rows);
    notes(context, seat, rows);
}

fn header(group: &str, text: String, law: String, rows: &mut Vec<Row>) {
    rows.push(Row::Header(HeaderRow { group: group.into(), key: group.into(), text, law }));
}

fn set(seat: SeatId, pool: Pool) -> String {
    Touch::Do(Command::SetTo(Tracker::Pool(seat, pool.into()))).token()
}

/// The track in its three stretches of equal cost, from the left.
fn sympathy(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    let out = usize::from(count(context.game(), seat, Pool::Sympathy));
    for cost in [1, 2, 3] {
        let group = format!("sympathy-{cost}");
        let text = context.tell(|| tr!("{n} supporter" | "{n} supporters" % cost));
        header(&group, text, String::new(), rows);
        for (at, _) in COST.into_iter().enumerate().filter(|(_, of)| *of == cost) {
            let (n, points) = (at + 1, POINTS[at]);
            rows.push(Row::Space(SpaceRow {
                group: group.clone(),
                key: format!("sympathy-space-{n}"),
                label: context.tell(|| {
                    tr!("Sympathy {n}: cost in supporters {cost}, points {points}", n, cost, points)
                }),
                points: points.to_string(),
                filled: at >= out,
                marker: at == out,
                crest: "",
                token: set(seat, Pool::Sympathy),
            }));
        }
    }
}

/// The stack: how many cards, never which.
fn supporters(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    let game = context.game();
    let zone = Place::Own(seat, Zone::Supporters.into());
    let there = stack(game, seat).len();
    rows.push(Row::Pile(PileRow {
        group: "supporters".into(),
        key: "supporters".into(),
        name: say::zone(context.language, game, zone),
        count: u16::try_from(there).unwrap_or(u16::MAX),
        detail: String::new(),
        face_down: true,
        opens: false,
        token: if there > 0 { Touch::Look(zone).token() } else { String::new() },
    }));
    let text = match capacity(game, seat) {
        Some(most) if there >= usize::from(most) => context
            .tell(|| tr!("No base on the map: the stack holds {most}, and it is full.", most)),
        Some(most) => context
            .tell(|| tr!("No base on the map: the stack holds {most}; now {n}.", most, n = there)),
        None => context.tell(|| tr!("With a base on the map the stack holds any number.")),
    };
    rows.push(Row::Note(NoteRow {
        group: "supporters".into(),
        key: "capacity".into(),
        text,
        law: CAPACITY.to_string(),
        weight: Weight::Tonal,
    }));
}

/// The Bases box: what stands on the map is marked.
fn bases(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    for suit in BASE_SUITS {
        let out = count(context.game(), seat, Pool::Base(suit)) > 0;
        let drawing = suit_drawing(suit.suit());
        rows.push(Row::Space(SpaceRow {
            group: "bases".into(),
            key: format!("base-{drawing}"),
            label: say::suit(context.language, suit.suit()),
            points: if out { context.tell(|| tr!("base" => "On the map")) } else { String::new() },
            filled: out,
            marker: out,
            crest: drawing,
            token: set(seat, Pool::Base(suit)),
        }));
    }
}

fn officers(context: &Context<'_>, seat: SeatId, state: &State, rows: &mut Vec<Row>) {
    let game = context.game();
    let there = count(game, seat, Pool::Officers);
    let left = there.saturating_sub(state.used);
    rows.push(Row::Counter(CounterRow {
        group: "officers".into(),
        key: "officers".into(),
        name: say::pool(context.language, Pool::Officers.into()),
        value: i32::from(there),
        text: String::new(),
        note: String::new(),
        drawing: "officer",
        token: set(seat, Pool::Officers),
    }));
    rows.push(Row::Counter(CounterRow {
        group: "officers".into(),
        key: "operations-left".into(),
        name: context.tell(|| tr!("Operations left")),
        value: i32::from(left),
        text: String::new(),
        note: String::new(),
        drawing: "paw",
        token: Touch::Do(Command::Play { seat, play: Own::SetUsed.into() }).token(),
    }));
    for (key, pool, drawing) in [
        ("supply", Pool::Supply, "warrior"),
        ("map", Pool::Map, "warrior"),
        ("sympathy-out", Pool::Sympathy, "sympathy"),
    ] {
        rows.push(Row::Counter(CounterRow {
            group: "warriors".into(),
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

fn notes(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
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
    note("guerrilla", GUERRILLA, context.tell(|| {
        tr!("Guerrilla War: when you defend, you deal the higher roll and the attacker deals the lower.")
    }));
    note("outrage", OUTRAGE, context.tell(|| {
        tr!("Outrage: whoever moves warriors into a sympathetic clearing finds it among the events of their own board. Removed sympathy asks by itself.")
    }));
    if bases_out(game, seat) > 0 {
        note("bases-lost", BASES, context.tell(|| {
            tr!("A lost base takes its matching supporters, all birds and half of the officers with it.")
        }));
    }
    note("limits", LIMITS, context.tell(|| tr!("A clearing holds one sympathy token.")));
    let n = draw_count(game, seat);
    note(
        "draw",
        DRAW,
        context.tell(|| {
            tr!("In Evening you draw {n} card: 1, and 1 for each base on the map."
                | "In Evening you draw {n} cards: 1, and 1 for each base on the map." % n)
        }),
    );
}
