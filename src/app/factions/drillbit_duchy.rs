//! The Drillbit Duchy's board: the order, nine ministers, the Burrow and its tracks.

use tr::tr;

use crate::engine::factions::drillbit_duchy::{
    Building, Command as Own, Difficulty, Minister, Pick, Pool, State, Step, Zone, errs, moles,
    next_building, next_swayed, order, order_card,
};
use crate::engine::law::{Book, LawRef, law};
use crate::engine::offer::Offer;
use crate::engine::seat::SeatId;
use crate::engine::suit::Ground;
use crate::engine::table::{Command, Tracker};
use crate::engine::zone::Zone as Place_;
use crate::words::factions::drillbit_duchy as words;
use crate::words::{Language, in_language, say};

use super::super::board::card_row;
use super::super::context::{Context, suit_drawing};
use super::super::touch::Touch;
use super::super::view::{CardRow, CounterRow, Drawing, HeaderRow, NoteRow, Row, SpaceRow, Weight};
use super::{OptionGroup, PickOption};

pub const BOARD: &str = "drillbit-duchy";
/// The groups that its drawing places itself; whatever else there is stands below them.
pub const GROUPS: &[&str] = &[
    "setup",
    "birdsong",
    "daylight",
    "evening",
    "order",
    "ministers",
    "burrow",
    "warriors",
    "tracks",
    "tunnel",
    "citadel",
    "market",
    "rules",
    "counters",
    "events",
    "correct",
    "reminders",
    "notes",
];

const ORDER: LawRef = law(Book::Clockwork, "10.4.1");
const MINISTERS: LawRef = law(Book::Clockwork, "10.7");
const BURROW: LawRef = law(Book::Clockwork, "10.2.2");
const ERRORS: LawRef = law(Book::Clockwork, "10.2.1");
const BUILD: LawRef = law(Book::Clockwork, "10.5.3");
const BOTS: LawRef = law(Book::Clockwork, "10.1");

pub fn crest(_: &State) -> Drawing {
    "drillbit-duchy"
}

pub fn colour(_: &State) -> &'static str {
    "drillbit-duchy"
}

pub fn step_key(step: Step) -> &'static str {
    match step {
        Step::Gather => "gather",
        Step::Burrow => "prepare-burrow",
        Step::Surface => "surface",
        Step::Tracks => "fill-tracks",
        Step::FirstMinisters => "first-ministers",
        Step::Order => "set-order",
        Step::Craft => "craft",
        Step::Recruit => "recruit",
        Step::Dig => "dig",
        Step::Battle => "battle",
        Step::Build => "build",
        Step::Invade => "invade",
        Step::Ministers => "act-with-ministers",
        Step::Act(minister) => minister_key(minister),
        Step::Rally => "rally",
        Step::Score => "score",
        Step::Sway => "sway",
        Step::Discard => "discard-order",
        Step::Nightmare => "nightmare",
    }
}

fn minister_key(minister: Minister) -> &'static str {
    match minister {
        Minister::Captain => "captain",
        Minister::Marshal => "marshal",
        Minister::Foremole => "foremole",
        Minister::Brigadier => "brigadier",
        Minister::Banker => "banker",
        Minister::Mayor => "mayor",
        Minister::Earl => "earl",
        Minister::Baron => "baron",
        Minister::Duchess => "duchess",
    }
}

pub fn picks() -> Vec<Pick> {
    vec![Pick::default()]
}

pub fn options(language: Language, pick: &Pick) -> Vec<PickOption> {
    let difficulties = Difficulty::ALL.map(|difficulty| PickOption {
        text: in_language(language, || {
            tr!("Difficulty: {name}", name = words::difficulty(language, difficulty))
        }),
        detail: in_language(language, || match difficulty {
            Difficulty::Nightmare => tr!(
                "Recruits {n}, and scores 1 point at the end of each Evening.",
                n = difficulty.recruits()
            ),
            Difficulty::Easy | Difficulty::Default | Difficulty::Challenging => {
                tr!("Recruits {n}, beside Mole icons.", n = difficulty.recruits())
            }
        }),
        selected: pick.difficulty == difficulty,
        group: OptionGroup::Deal,
        pick: Pick { difficulty, ..*pick }.into(),
    });
    let switches = words::Switch::ALL.map(|switch| PickOption {
        text: words::switch(language, switch),
        detail: words::switch_detail(language, switch),
        selected: switch.is_on(pick),
        group: OptionGroup::Rule,
        pick: switch.turned(*pick).into(),
    });
    difficulties.into_iter().chain(switches).collect()
}

fn own(seat: SeatId, command: Own) -> Command {
    Command::Play { seat, play: command.into() }
}

pub fn rows(
    context: &Context<'_>,
    seat: SeatId,
    state: &State,
    _offers: &[Offer],
    rows: &mut Vec<Row>,
) {
    for (group, law) in [
        ("order", ORDER),
        ("ministers", MINISTERS),
        ("burrow", BURROW),
        ("tracks", BUILD),
        ("rules", BOTS),
    ] {
        rows.push(header(group, String::new(), law.to_string()));
    }
    order_rows(context, seat, rows);
    ministers(context, seat, state, rows);
    burrow(context, seat, rows);
    tracks(context, seat, rows);
    notes(context, state, rows);
}

fn header(group: &str, text: String, law: String) -> Row {
    Row::Header(HeaderRow { group: group.into(), key: group.into(), text, law })
}

fn note(group: &str, key: &str, law: LawRef, text: String, weight: Weight) -> Row {
    Row::Note(NoteRow { group: group.into(), key: key.into(), text, law: law.to_string(), weight })
}

fn order_rows(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    let game = context.game();
    let row = match order_card(game, seat) {
        Some(card) => CardRow {
            suit: game.card(card).map_or("", |c| suit_drawing(c.face.suit())),
            token: Touch::ShowCard(seat, card).token(),
            ..card_row(context, "order", "order".into(), card)
        },
        None => CardRow {
            group: "order".into(),
            key: "order".into(),
            name: context.tell(|| tr!("No order yet")),
            suit: "",
            item: "",
            cost: String::new(),
            value: String::new(),
            note: String::new(),
            used: false,
            empty: true,
            token: Touch::Do(Command::AddCard { to: Place_::Own(seat, Zone::Order.into()) })
                .token(),
        },
    };
    rows.push(Row::Card(row));
    if let Some(suit) = order(game, seat) {
        let text = words::order_text(context.language, suit);
        rows.push(note("order", "order-text", ORDER, text, Weight::Tonal));
    }
}

fn ground_drawing(ground: Ground) -> Drawing {
    suit_drawing(ground.suit())
}

/// Nine lines from top to bottom: crowned or not, ability or action, and who is next.
fn ministers(context: &Context<'_>, seat: SeatId, state: &State, rows: &mut Vec<Row>) {
    let language = context.language;
    let next = order(context.game(), seat).and_then(|suit| next_swayed(state, suit));
    let error = errs(state);
    for minister in Minister::ALL {
        let swayed = state.is_swayed(minister);
        let text = if swayed && !minister.acts() {
            context.tell(|| tr!("Swayed, an ability"))
        } else if swayed {
            context.tell(|| tr!("Swayed"))
        } else if !minister.acts() {
            context.tell(|| tr!("Not swayed, an ability"))
        } else {
            context.tell(|| tr!("Not swayed"))
        };
        let effect = words::minister_effect(language, minister);
        let note = if next == Some(minister) {
            context.tell(|| tr!("{effect} Swayed next.", effect))
        } else if error == Some(minister) && !state.rules.traits.foundations {
            context.tell(|| tr!("{effect} The first to lose its crown.", effect))
        } else {
            effect
        };
        rows.push(Row::Counter(CounterRow {
            group: "ministers".into(),
            key: minister_key(minister).into(),
            name: words::minister(language, minister),
            value: i32::from(swayed),
            text,
            note,
            drawing: ground_drawing(minister.suit()),
            token: Touch::Do(own(seat, Own::SetCrown { minister, swayed: !swayed })).token(),
        }));
    }
}

fn count(context: &Context<'_>, seat: SeatId, pool: Pool) -> u8 {
    context.seat(seat).map_or(0, |who| who.pools.count(pool.into()))
}

fn burrow(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    for (group, key, pool) in [
        ("burrow", "warriors-in-burrow", Pool::Burrow),
        ("warriors", "warriors-on-map", Pool::OnMap),
        ("warriors", "warriors-in-supply", Pool::Supply),
    ] {
        rows.push(Row::Counter(CounterRow {
            group: group.into(),
            key: key.into(),
            // The box has room for a short name beside its moles.
            name: if pool == Pool::Burrow {
                context.tell(|| tr!("In the Burrow"))
            } else {
                say::pool(context.language, pool.into())
            },
            value: i32::from(count(context, seat, pool)),
            text: String::new(),
            note: String::new(),
            drawing: "warrior",
            token: Touch::Do(Command::SetTo(Tracker::Pool(seat, pool.into()))).token(),
        }));
    }
}

/// Tracks of three: filled places still hold their piece, the marked one is built next.
fn tracks(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    let next = next_building(context.game(), seat).map(Building::on_map);
    let icons = [1, 2, 3].map(|n| format!("+{}", moles(n) - moles(n - 1)));
    let none = || [const { String::new() }; 3];
    let tunnels = context.tell(|| tr!("Tunnels"));
    let citadels = context.tell(|| tr!("Citadels, and the Mole icons under them"));
    let markets = context.tell(|| tr!("Markets"));
    for (group, title, pool, printed) in [
        ("tunnel", tunnels, Pool::TunnelsOnMap, none()),
        ("citadel", citadels, Pool::CitadelsOnMap, icons),
        ("market", markets, Pool::MarketsOnMap, none()),
    ] {
        let out = count(context, seat, pool);
        rows.push(header(group, title.clone(), String::new()));
        for (at, points) in (0_u8..).zip(printed) {
            rows.push(Row::Space(SpaceRow {
                group: group.into(),
                key: format!("{group}-{}", at + 1),
                label: context.tell(|| tr!("{track}: space {n}", track = title, n = at + 1)),
                points,
                filled: at >= out,
                marker: next == Some(pool) && at == out,
                crest: "",
                token: Touch::Do(Command::SetTo(Tracker::Pool(seat, pool.into()))).token(),
            }));
        }
    }
}

fn notes(context: &Context<'_>, state: &State, rows: &mut Vec<Row>) {
    let language = context.language;
    let difficulty = words::difficulty(language, state.rules.difficulty);
    let text = context.tell(|| tr!("Difficulty: {name}", name = difficulty));
    rows.push(note("rules", "difficulty", BOTS, text, Weight::Tonal));
    for switch in words::Switch::ALL.into_iter().filter(|switch| switch.is_on(&state.rules)) {
        let (name, effect) =
            (words::switch(language, switch), words::switch_detail(language, switch));
        let text = context.tell(|| tr!("{name}. {effect}", name, effect));
        rows.push(note("rules", &format!("{switch:?}").to_lowercase(), BOTS, text, Weight::Plain));
    }
    let against = context.tell(|| {
        tr!("Attacking the Duchy: no ambush, and it loses tokens before buildings. It has no hand and no dominance.")
    });
    rows.push(note("notes", "against", BOTS, against, Weight::Plain));
    let ties = context.tell(|| {
        tr!("Whatever is still tied: of clearings the lowest priority number from 1 to 12, of players who comes first in setup.")
    });
    rows.push(note("notes", "ties", BOTS, ties, Weight::Plain));
    let loss = match errs(state) {
        Some(who) if !state.rules.traits.foundations => {
            let minister = words::minister(language, who);
            context.tell(|| tr!("If Duchy buildings were removed now, the {minister} would lose the crown: one crown, however many buildings.", minister))
        }
        Some(_) => context.tell(|| tr!("If Duchy buildings were removed now, the lowest crown of a clearing's suit would go: one crown, however many buildings.")),
        None => context.tell(|| tr!("No minister has a crown to lose.")),
    };
    rows.push(note("notes", "errors", ERRORS, loss, Weight::Plain));
}
