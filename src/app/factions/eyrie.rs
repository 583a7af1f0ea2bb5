//! The Eyrie's board: the Decree in four columns, the roosts track, the leaders and what turmoil would cost.

use tr::tr;

use crate::engine::card::{CardId, Face};
use crate::engine::factions::FactionCommand;
use crate::engine::factions::eyrie::{
    Column, Command as Own, Edict, Leader, Pick, Pool, ROOSTS, State, Step, birds, cards_drawn,
    edicts, is_resolved, left_in, roost_points,
};
use crate::engine::law::{Book, LawRef, law};
use crate::engine::offer::Offer;
use crate::engine::seat::SeatId;
use crate::engine::table::{Command, Tracker};
use crate::engine::turn::{Phase, Step as Line};
use crate::words::{Language, say};

use super::super::board::card_row;
use super::super::context::Context;
use super::super::touch::Touch;
use super::super::view::{CardRow, CounterRow, Drawing, HeaderRow, NoteRow, Row, SpaceRow, Weight};
use super::PickOption;

pub const BOARD: &str = "eyrie";
/// The groups that its drawing places itself; whatever else there is stands below them.
pub const GROUPS: &[&str] = &[
    "setup",
    "birdsong",
    "daylight",
    "evening",
    "decree",
    "decree-recruit",
    "decree-move",
    "decree-battle",
    "decree-build",
    "roosts",
    "leaders",
    "pieces",
    "counters",
    "events",
    "correct",
    "reminders",
    "notes",
];

const DECREE: LawRef = law(Book::Root, "7.5.2");
const RULE: LawRef = law(Book::Root, "7.2.2");
const TRADE: LawRef = law(Book::Root, "7.2.3");
const TRACK: LawRef = law(Book::Root, "7.6.1");
const HUMILIATE: LawRef = law(Book::Root, "7.7.1");
const LEADERS: LawRef = law(Book::Root, "7.8");

pub fn crest(_: &State) -> Drawing {
    "eyrie"
}

pub fn colour(_: &State) -> &'static str {
    "eyrie"
}

pub fn step_key(step: Step) -> &'static str {
    match step {
        Step::Warriors => "warriors",
        Step::FirstRoost => "first-roost",
        Step::Leader => "leader",
        Step::Viziers => "viziers",
        Step::Track => "roosts-track",
        Step::EmergencyOrders => "emergency-orders",
        Step::Add => "add",
        Step::NewRoost => "new-roost",
        Step::Craft => "craft",
        Step::Recruit => "recruit",
        Step::Move => "move",
        Step::Battle => "battle",
        Step::Build => "build",
        Step::Score => "score",
        Step::Draw => "draw",
        Step::Discard => "discard",
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
    offers: &[Offer],
    rows: &mut Vec<Row>,
) {
    for (group, law) in [("decree", DECREE), ("roosts", TRACK), ("leaders", LEADERS)] {
        rows.push(Row::Header(HeaderRow {
            group: group.into(),
            key: group.into(),
            text: String::new(),
            law: law.to_string(),
        }));
    }
    if context.game().turn.phase != Phase::Setup {
        rows.push(Row::Note(NoteRow {
            group: "reminders".into(),
            key: "turmoil".into(),
            text: turmoil_now(context, seat, state),
            law: HUMILIATE.to_string(),
            weight: Weight::Danger,
        }));
    }
    for column in Column::ALL {
        decree(context, seat, state, offers, column, rows);
    }
    roosts(context, seat, rows);
    leaders(context, seat, state, offers, rows);
    pieces(context, seat, rows);
    notes(context, state, rows);
}

/// What turmoil would cost now, and what of it can be lost.
fn turmoil_now(context: &Context<'_>, seat: SeatId, state: &State) -> String {
    let cost = birds(context.game(), seat, state);
    let held = context.seat(seat).filter(|who| who.scores()).map_or(0, |who| who.points.get());
    context.tell(|| {
        if held < u16::from(cost) {
            tr!(
                "Turmoil now would cost {n} point; there are {held} to lose"
                    | "Turmoil now would cost {n} points; there are {held} to lose" % cost,
                held
            )
        } else {
            tr!("Turmoil now would cost {n} point" | "Turmoil now would cost {n} points" % cost)
        }
    })
}

fn column_key(column: Column) -> &'static str {
    match column {
        Column::Recruit => "decree-recruit",
        Column::Move => "decree-move",
        Column::Battle => "decree-battle",
        Column::Build => "decree-build",
    }
}

fn column_drawing(column: Column) -> Drawing {
    match column {
        Column::Recruit => "warrior",
        Column::Move => "move",
        Column::Battle => "sword",
        Column::Build => "roost",
    }
}

/// The offer to do this now, if the law allows it.
fn allowed(offers: &[Offer], own: Own) -> Option<&Command> {
    offers
        .iter()
        .find(|offer| {
            matches!(&offer.command, Command::Play { play: FactionCommand::Eyrie(play), .. } if *play == own)
        })
        .filter(|offer| offer.verdict.is_ok())
        .map(|offer| &offer.command)
}

fn decree(
    context: &Context<'_>,
    seat: SeatId,
    state: &State,
    offers: &[Offer],
    column: Column,
    rows: &mut Vec<Row>,
) {
    let (game, key) = (context.game(), column_key(column));
    let own_turn = game.turn.seat == seat;
    let all = edicts(game, seat, state, column);
    let left = left_in(game, seat, state, column).len();
    let now = own_turn
        && game.turn.phase == Phase::Daylight
        && Column::ALL.into_iter().find(|c| !left_in(game, seat, state, *c).is_empty())
            == Some(column);
    rows.push(Row::Space(SpaceRow {
        group: "decree".into(),
        key: key.into(),
        label: say::step_title(context.language, game, Line::Own(column.step().into())),
        points: if now {
            context.tell(|| tr!("{n} left" | "{n} left" % left))
        } else {
            String::new()
        },
        filled: own_turn && !all.is_empty() && left == 0,
        marker: now,
        crest: column_drawing(column),
        token: String::new(),
    }));
    for (i, edict) in all.into_iter().enumerate() {
        let resolved = own_turn && is_resolved(state, edict);
        let resolve = allowed(offers, Own::Resolve(edict)).filter(|_| now);
        let row = match edict {
            Edict::Card(card) => decree_card(context, key, i, card),
            Edict::Vizier(_) => vizier(context, key, i),
        };
        // Touched in its turn it is ticked off; at any other time it can be looked at and put right.
        let token = match (resolve, edict) {
            (Some(command), _) => Touch::Do(command.clone()).token(),
            (None, Edict::Card(card)) => Touch::ShowCard(seat, card).token(),
            (None, Edict::Vizier(_)) => String::new(),
        };
        rows.push(Row::Card(CardRow { used: resolved, token, ..row }));
    }
    if own_turn
        && game.turn.phase == Phase::Birdsong
        && let Some(add) = allowed(offers, Own::Add(column))
    {
        rows.push(Row::Card(CardRow {
            token: Touch::Do(add.clone()).token(),
            empty: true,
            note: say::command(context.language, game, add),
            ..bare(key, "add".into(), context.tell(|| tr!("button" => "Add")))
        }));
    }
}

fn bare(group: &str, key: String, name: String) -> CardRow {
    CardRow {
        group: group.into(),
        key,
        name,
        suit: "",
        item: "",
        cost: String::new(),
        value: String::new(),
        note: String::new(),
        used: false,
        empty: false,
        token: String::new(),
    }
}

fn decree_card(context: &Context<'_>, key: &str, i: usize, card: CardId) -> CardRow {
    let row = card_row(context, key, format!("{key}-{i}"), card);
    match context.game().card(card).map(|c| c.face) {
        // In a narrow column the suit is the name.
        Some(Face::Suit(suit)) => CardRow { name: say::suit(context.language, suit), ..row },
        Some(Face::Named(_) | Face::Own { .. }) | None => row,
    }
}

fn vizier(context: &Context<'_>, key: &str, i: usize) -> CardRow {
    CardRow {
        suit: "bird",
        note: context.tell(|| tr!("A bird that stays in turmoil.")),
        item: "vizier",
        ..bare(key, format!("{key}-{i}"), context.tell(|| tr!("Loyal Vizier")))
    }
}

fn roosts(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    let Some(who) = context.seat(seat) else { return };
    let on_map = who.pools.count(Pool::Roosts.into());
    for n in 1..=ROOSTS {
        let bonus = cards_drawn(n) > cards_drawn(n - 1);
        rows.push(Row::Space(SpaceRow {
            group: "roosts".into(),
            key: format!("roost-{n}"),
            label: if bonus { context.tell(|| tr!("+1 card")) } else { String::new() },
            points: format!("+{}", roost_points(n)),
            filled: n > on_map,
            marker: n == on_map,
            crest: "roost",
            token: String::new(),
        }));
    }
    let (points, cards) = (roost_points(on_map), cards_drawn(on_map));
    rows.push(Row::Note(NoteRow {
        group: "roosts".into(),
        key: "roosts-now".into(),
        text: context.tell(|| {
            tr!(
                "Evening now: +{points}, draw {n} card"
                    | "Evening now: +{points}, draw {n} cards" % cards,
                points
            )
        }),
        law: String::new(),
        weight: Weight::Plain,
    }));
}

fn leaders(
    context: &Context<'_>,
    seat: SeatId,
    state: &State,
    offers: &[Offer],
    rows: &mut Vec<Row>,
) {
    let game = context.game();
    let mut list = Leader::ALL.to_vec();
    // Whoever leads lies on the board, the others beside it.
    list.sort_by_key(|leader| state.leader != Some(*leader));
    for leader in list {
        let leads = state.leader == Some(leader);
        let aside = state.aside.contains(&leader);
        let choose = Command::Play { seat, play: Own::Choose(leader).into() };
        let token = allowed(offers, Own::Choose(leader))
            .filter(|_| game.turn.phase == Phase::Setup || state.leader.is_none())
            .map(|command| Touch::Do(command.clone()).token());
        let cost = context.tell(|| {
            if leads {
                tr!("Leads now")
            } else if aside {
                tr!("Set aside, face down")
            } else {
                tr!("Face up")
            }
        });
        rows.push(Row::Card(CardRow {
            cost,
            note: say::command_detail(context.language, game, &choose),
            item: if leads { "crown" } else { "" },
            used: aside,
            token: token.unwrap_or_default(),
            ..bare(
                "leaders",
                format!("leader-{}", leader_key(leader)),
                say::command(context.language, game, &choose),
            )
        }));
    }
}

fn leader_key(leader: Leader) -> &'static str {
    match leader {
        Leader::Builder => "builder",
        Leader::Charismatic => "charismatic",
        Leader::Commander => "commander",
        Leader::Despot => "despot",
    }
}

fn pieces(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    let Some(who) = context.seat(seat) else { return };
    for (key, pool, drawing) in [
        ("supply", Pool::Supply, "warrior"),
        ("warriors", Pool::Warriors, "warrior"),
        ("roosts", Pool::Roosts, "roost"),
    ] {
        // Shorter than in the ledger: whose they are is plain on their own board.
        let name = context.tell(|| match pool {
            Pool::Supply => tr!("Warriors in supply"),
            Pool::Warriors => tr!("Warriors on the map"),
            Pool::Track => tr!("Roosts on the track"),
            Pool::Roosts => tr!("Roosts on the map"),
        });
        rows.push(Row::Counter(CounterRow {
            group: "pieces".into(),
            key: key.into(),
            name,
            value: i32::from(who.pools.count(pool.into())),
            text: String::new(),
            note: String::new(),
            drawing,
            token: Touch::Do(Command::SetTo(Tracker::Pool(seat, pool.into()))).token(),
        }));
    }
}

fn notes(context: &Context<'_>, state: &State, rows: &mut Vec<Row>) {
    let mut note = |key: &str, law: LawRef, text: String| {
        rows.push(Row::Note(NoteRow {
            group: "notes".into(),
            key: key.into(),
            text,
            law: law.to_string(),
            weight: Weight::Plain,
        }));
    };
    note(
        "rule",
        RULE,
        context.tell(|| {
            tr!("You also rule a clearing when tied for most warriors and buildings, if any of your pieces is there.")
        }),
    );
    if state.leader != Some(Leader::Builder) {
        note(
            "trade",
            TRADE,
            context.tell(|| tr!("A crafted item scores you 1 point, whatever its card says.")),
        );
    }
}
