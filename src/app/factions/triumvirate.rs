//! The Triumvirate's board: the anger track in its bands, the Nemesis, retribution in threes, furies and pieces.

use tr::tr;

use crate::engine::factions::FactionCommand;
use crate::engine::factions::triumvirate::{
    Command as Own, Fury, Pick, Pool, Space, State, Step, anger, foremost, nemesis, rule_weight,
    shade, vindicated,
};
use crate::engine::law::{Book, LawRef, law};
use crate::engine::offer::Offer;
use crate::engine::seat::SeatId;
use crate::engine::table::{Command, Tracker};
use crate::words::factions::triumvirate as words;
use crate::words::{Language, say};

use super::super::context::Context;
use super::super::touch::Touch;
use super::super::view::{CounterRow, Drawing, HeaderRow, NoteRow, Row, SpaceRow, Weight};
use super::PickOption;

pub const BOARD: &str = "triumvirate";
/// The groups that its drawing places itself; whatever else there is stands below them.
pub const GROUPS: &[&str] = &[
    "setup",
    "birdsong",
    "daylight",
    "evening",
    "track",
    "shade-1",
    "shade-2",
    "shade-3",
    "shade-unread",
    "nemesis",
    "retribution",
    "furies",
    "pieces",
    "battle",
    "counters",
    "events",
    "correct",
    "reminders",
    "notes",
];

const TRACK: LawRef = law(Book::Nemesis, "TOF.2.3");
const SUNLIGHT: LawRef = law(Book::Nemesis, "TOF.2.4");
const BREAK_THEM_IN: LawRef = law(Book::Nemesis, "TOF.2.4.I");
const GATHER: LawRef = law(Book::Nemesis, "TOF.3.1");
const NEMESIS: LawRef = law(Book::Nemesis, "TOF.4.2");
const RETRIBUTION: LawRef = law(Book::Nemesis, "TOF.5.3.I");
const VINDICATE: LawRef = law(Book::Nemesis, "TOF.6.1");
const FURIES: LawRef = law(Book::Nemesis, "TOF.7");
const ALECTO: LawRef = law(Book::Nemesis, "TOF.7.1");
const MEGAERA: LawRef = law(Book::Nemesis, "TOF.7.2");
const TISIPHONE: LawRef = law(Book::Nemesis, "TOF.7.3");

pub fn crest(_: &State) -> Drawing {
    "triumvirate"
}

pub fn colour(_: &State) -> &'static str {
    "triumvirate-of-fury"
}

pub fn step_key(step: Step) -> &'static str {
    match step {
        Step::Gather => "gather",
        Step::Place => "place",
        Step::Evoke => "evoke",
        Step::GetMad => "get-mad",
        Step::Track => "copy-track",
        Step::Craft => "craft",
        Step::Nemesis => "adjust-nemesis",
        Step::GetMadder => "get-madder",
        Step::Recruit => "recruit",
        Step::Remind => "remind",
        Step::Punish => "punish",
        Step::Vindicate => "vindicate",
        Step::Draw => "draw",
        Step::Discard => "discard",
    }
}

pub fn picks() -> Vec<Pick> {
    vec![Pick::default()]
}

/// Nothing to choose: the law leaves no house rule open.
pub fn options(_: Language, _: &Pick) -> Vec<PickOption> {
    Vec::new()
}

fn own(seat: SeatId, command: Own) -> Command {
    Command::Play { seat, play: command.into() }
}

pub fn rows(
    context: &Context<'_>,
    seat: SeatId,
    state: &State,
    offers: &[Offer],
    rows: &mut Vec<Row>,
) {
    for (group, law) in [
        ("track", TRACK),
        ("nemesis", NEMESIS),
        ("retribution", VINDICATE),
        ("furies", FURIES),
        ("pieces", GATHER),
        ("battle", SUNLIGHT),
    ] {
        rows.push(header(group, String::new(), law.to_string()));
    }
    track(context, seat, state, rows);
    nemesis_rows(context, seat, offers, rows);
    retribution(context, seat, rows);
    furies(context, seat, state, rows);
    pieces(context, seat, rows);
    notes(context, seat, state, rows);
}

fn header(group: &str, text: String, law: String) -> Row {
    Row::Header(HeaderRow { group: group.into(), key: group.into(), text, law })
}

fn track(context: &Context<'_>, seat: SeatId, state: &State, rows: &mut Vec<Row>) {
    let game = context.game();
    let bands: [(&str, Option<u8>); 4] =
        [("shade-1", Some(1)), ("shade-2", Some(2)), ("shade-3", Some(3)), ("shade-unread", None)];
    for (group, band) in bands {
        let text = match band {
            Some(n) => context.tell(|| tr!("Shade {n}", n = n)),
            None => context.tell(|| tr!("Shade not read yet")),
        };
        rows.push(header(group, text, String::new()));
        for space in Space::all().filter(|space| shade(game, *space) == band) {
            let points = anger(game, space).map_or_else(|| "?".to_owned(), |n| n.to_string());
            rows.push(Row::Space(SpaceRow {
                group: group.into(),
                key: format!("space-{}", space.number()),
                label: context.tell(|| tr!("Space {n} of the anger track", n = space.number())),
                points,
                filled: space < state.space,
                marker: space == state.space,
                crest: if space == state.space { "fury" } else { "" },
                token: Touch::Do(own(seat, Own::ReadSpace(space))).token(),
            }));
        }
    }
}

fn nemesis_rows(context: &Context<'_>, seat: SeatId, offers: &[Offer], rows: &mut Vec<Row>) {
    let game = context.game();
    let token = Touch::Do(own(seat, Own::SetNemesis)).token();
    let group = String::from("nemesis");
    match nemesis(game, seat).and_then(|(whose, why)| Some((whose, why, game.seat(whose)?))) {
        Some((whose, why, who)) => rows.push(Row::Counter(CounterRow {
            group,
            // The colour that its crest stands on.
            key: super::colour(&who.faction).into(),
            name: context.name(whose),
            value: i32::from(who.points.get()),
            text: String::new(),
            note: words::why(context.language, why),
            drawing: super::crest(&who.faction),
            token,
        })),
        None => rows.push(Row::Counter(CounterRow {
            group,
            key: String::new(),
            name: context.tell(|| tr!("No Nemesis yet")),
            value: 0,
            text: String::new(),
            note: context.tell(|| tr!("It is adjusted in Birdsong.")),
            drawing: "",
            token,
        })),
    }
    let foremost = foremost(game, seat);
    let unsure = offers.iter().filter(|offer| {
        let Command::Play {
            play: FactionCommand::Triumvirate(Own::SetOnMap { whose, on_map }),
            ..
        } = &offer.command
        else {
            return false;
        };
        *on_map || foremost.seats.contains(whose)
    });
    for (i, offer) in unsure.filter(|offer| offer.verdict.is_ok()).enumerate() {
        rows.push(Row::Choice(context.choice("nemesis", i, offer, Weight::Plain)));
    }
}

fn count(context: &Context<'_>, seat: SeatId, pool: Pool) -> u8 {
    context.seat(seat).map_or(0, |who| who.pools.count(pool.into()))
}

fn counter(context: &Context<'_>, seat: SeatId, group: &str, key: &str, pool: Pool) -> CounterRow {
    CounterRow {
        group: group.into(),
        key: key.into(),
        name: say::pool(context.language, pool.into()),
        value: i32::from(count(context, seat, pool)),
        text: String::new(),
        note: String::new(),
        drawing: "",
        token: Touch::Do(Command::SetTo(Tracker::Pool(seat, pool.into()))).token(),
    }
}

fn retribution(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    let there = count(context, seat, Pool::RetributionBox);
    let left = count(context, seat, Pool::Retribution);
    let (points, _) = vindicated(there);
    rows.push(Row::Counter(CounterRow {
        text: context
            .tell(|| tr!("Vindicate gives {n} point" | "Vindicate gives {n} points" % points)),
        note: context.tell(|| tr!("{n} piece left in supply" | "{n} pieces left in supply" % left)),
        drawing: "fury",
        ..counter(context, seat, "retribution", "box", Pool::RetributionBox)
    }));
}

fn furies(context: &Context<'_>, seat: SeatId, state: &State, rows: &mut Vec<Row>) {
    for (fury, key) in
        [(Fury::Alecto, "alecto"), (Fury::Megaera, "megaera"), (Fury::Tisiphone, "tisiphone")]
    {
        let evoked = state.furies.contains(&fury);
        rows.push(Row::Counter(CounterRow {
            group: "furies".into(),
            key: key.into(),
            name: words::fury(fury).to_owned(),
            value: i32::from(evoked),
            text: if evoked {
                context.tell(|| tr!("Evoked"))
            } else {
                context.tell(|| tr!("Unevoked"))
            },
            note: words::fury_effect(context.language, fury),
            drawing: key,
            token: Touch::Do(own(seat, Own::SetFury { fury, evoked: !evoked })).token(),
        }));
    }
}

fn pieces(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    for (key, pool, drawing) in [
        ("warriors-on-map", Pool::WarriorsOnMap, "warrior"),
        ("warriors", Pool::Warriors, "warrior"),
        ("grudges-on-map", Pool::GrudgesOnMap, "grudge"),
        ("grudges", Pool::Grudges, "grudge"),
    ] {
        let row = counter(context, seat, "pieces", key, pool);
        rows.push(Row::Counter(CounterRow { drawing, ..row }));
    }
}

fn notes(context: &Context<'_>, seat: SeatId, state: &State, rows: &mut Vec<Row>) {
    let game = context.game();
    let mut note = |group: &str, key: &str, law: LawRef, text: String, weight: Weight| {
        rows.push(Row::Note(NoteRow {
            group: group.into(),
            key: key.into(),
            text,
            law: law.to_string(),
            weight,
        }));
    };
    let foe = nemesis(game, seat).map(|(whose, _)| context.name(whose));
    let here = shade(game, state.space);
    let break_in = match (foe, here) {
        (Some(seat), Some(n)) => context.tell(|| {
            tr!(
                "Attacking {seat}, your Nemesis, you deal {n} hit instead of a roll, at most as many as your warriors there. {seat} deals the higher roll."
                    | "Attacking {seat}, your Nemesis, you deal {n} hits instead of a roll, at most as many as your warriors there. {seat} deals the higher roll." % n,
                seat
            )
        }),
        (Some(seat), None) => context.tell(|| {
            tr!("Attacking {seat}, your Nemesis, you deal as many hits as your shade instead of a roll, at most as many as your warriors there. {seat} deals the higher roll.", seat)
        }),
        (None, _) => context.tell(|| {
            tr!("Attacking your Nemesis, you deal as many hits as your shade instead of a roll, at most as many as your warriors there.")
        }),
    };
    note("battle", "break-them-in", BREAK_THEM_IN, break_in, Weight::Tonal);
    let sunlight = context.tell(|| {
        tr!("Attacking anybody else, you deal the lower roll and the defender deals the higher.")
    });
    note("battle", "sunlight", SUNLIGHT, sunlight, Weight::Plain);
    if state.furies.contains(&Fury::Alecto) {
        let alecto = context.tell(|| {
            tr!("Alecto: where there is a grudge, you may ignore the first hit that your Nemesis deals you.")
        });
        note("battle", "alecto", ALECTO, alecto, Weight::Plain);
    }
    if state.furies.contains(&Fury::Tisiphone) {
        let text = context.tell(|| {
            tr!("Tisiphone: for each grudge that an enemy removes, the app takes a warrior from the supply; place it with any grudge.")
        });
        note("battle", "tisiphone", TISIPHONE, text, Weight::Plain);
    }
    let gains = context.tell(|| {
        tr!("A battle of Punish gives 1 retribution for each piece that a rolled hit removes, yours too, and 1 if any items are damaged.")
    });
    note("notes", "gains", RETRIBUTION, gains, Weight::Plain);
    let grudges = count(context, seat, Pool::GrudgesOnMap);
    let rule = if state.furies.contains(&Fury::Megaera) {
        let n = rule_weight(&state.furies, grudges);
        context.tell(|| {
            tr!("Megaera: each grudge counts three for rule. All yours together count {n}.", n)
        })
    } else {
        context.tell(|| tr!("Grudges do not count for rule while Megaera is not evoked."))
    };
    note("notes", "rule", MEGAERA, rule, Weight::Plain);
}
