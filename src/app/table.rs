//! The Table screen: every seat's points, whose turn it is, and what can happen to anybody.

use chrono::TimeDelta;
use tr::tr;

use crate::engine::effect::{Effect, Ending};
use crate::engine::item::Item;
use crate::engine::propose::Means;
use crate::engine::seat::{SeatId, Standing};
use crate::engine::table::Command;
use crate::engine::turn::Phase;
use crate::engine::zone::Zone;
use crate::words::{self, say};

use super::board::card_row;
use super::context::{Context, item_drawing};
use super::factions;
use super::touch::Touch;
use super::view::{CardRow, CounterRow, Row, SeatRow, TableView, Weight};

/// The whole table at a glance.
pub fn table(context: &Context<'_>, now: Option<i64>) -> TableView {
    let game = context.game();
    let turn = game.turn;
    let name = context.name(turn.seat);
    let (next, next_command) = match turn.phase {
        _ if game.ending.is_some() => (String::new(), None),
        Phase::Setup => (context.tell(|| tr!("Begin the first turn")), Some(Command::Start)),
        Phase::Birdsong | Phase::Daylight | Phase::Evening => {
            (context.tell(|| tr!("End the turn")), Some(Command::EndTurn))
        }
    };
    let phase = say::phase(context.language, turn.phase);
    TableView {
        turn: match turn.phase {
            Phase::Setup => context.tell(|| tr!("Setup")),
            Phase::Birdsong | Phase::Daylight | Phase::Evening => {
                context.tell(|| tr!("{seat} to play", seat = name))
            }
        },
        phase: match turn.phase {
            Phase::Setup => context.tell(|| tr!("{seat} begins", seat = name)),
            Phase::Birdsong | Phase::Daylight | Phase::Evening => {
                context.tell(|| tr!("Round {round}, {phase}", round = turn.round, phase = phase))
            }
        },
        next,
        next_token: next_command.map(|c| Touch::Do(c).token()).unwrap_or_default(),
        seats: game.order().iter().filter_map(|seat| seat_row(context, *seat)).collect(),
        rows: rows(context),
        won: won(context, game.ending),
        clock: now.map(|now| clock(context, now)).unwrap_or_default(),
    }
}

fn won(context: &Context<'_>, ending: Option<Ending>) -> String {
    ending.map(|e| say::ending(context.language, context.game(), &e)).unwrap_or_default()
}

/// How long the turn and the game have lasted, in whole minutes. Pauses count: the ledger does not know of them.
fn clock(context: &Context<'_>, now: i64) -> String {
    let (mut began, mut turned) = (None, None);
    for entry in context.session.history().told() {
        began = began.or(Some(entry.at));
        if entry
            .effects
            .iter()
            .any(|e| matches!(e, Effect::Turned(turn) if turn.phase == Phase::Birdsong))
        {
            turned = Some(entry.at);
        }
    }
    let (Some(began), Some(turned)) = (began, turned) else { return String::new() };
    let since =
        |then: i64| words::duration(context.language, TimeDelta::milliseconds((now - then).max(0)));
    let (turn, game) = (since(turned), since(began));
    context.tell(|| tr!("This turn {turn}, this game {game}", turn, game))
}

fn seat_row(context: &Context<'_>, seat: SeatId) -> Option<SeatRow> {
    let game = context.game();
    let who = game.seat(seat)?;
    let status = if who.left {
        context.tell(|| tr!("Has left the table"))
    } else if who.bot {
        context.tell(|| tr!("Bot"))
    } else {
        match who.standing {
            Standing::Points => String::new(),
            Standing::Dominance(_) => say::standing(context.language, who.standing),
            Standing::Coalition(with) => {
                context.tell(|| tr!("Coalition with {seat}", seat = context.name(with)))
            }
        }
    };
    let take = |command: Command| Touch::Do(command).token();
    let faction = say::faction_name(context.language, &who.faction);
    let name = context.name(seat);
    Some(SeatRow {
        key: u8::from(seat).to_string(),
        faction: if faction == name { String::new() } else { faction },
        name,
        crest: factions::crest(&who.faction),
        colour: factions::colour(&who.faction),
        points: if who.scores() { who.points.get().to_string() } else { "–".into() },
        points_value: if who.scores() { i32::from(who.points.get()) } else { -1 },
        status,
        hand: crate::words::cards(context.language, u32::from(who.hand)),
        active: game.turn.seat == seat && game.turn.phase != Phase::Setup,
        left: who.left,
        plus_token: take(Command::Score { seat, by: 1 }),
        minus_token: take(Command::Score { seat, by: -1 }),
        removal_token: take(Command::Remove { by: Some(seat), whose: None, means: Means::Hits }),
    })
}

fn rows(context: &Context<'_>) -> Vec<Row> {
    let game = context.game();
    let mut rows = Vec::new();
    let mut event = |key: &str, text: String, touch: Touch, drawing| {
        let mut row = context.button("events", key, text, &touch);
        row.drawing = drawing;
        row.weight = Weight::Tonal;
        rows.push(Row::Choice(row));
    };
    if game.ending.is_none() {
        let remove = Command::Remove { by: None, whose: None, means: Means::Hits };
        event("removed", context.tell(|| tr!("Pieces removed…")), Touch::Do(remove), "warrior");
    } else {
        event("reopen", context.tell(|| tr!("Play on")), Touch::Do(Command::Reopen), "next");
    }
    event("note", context.tell(|| tr!("Write a note…")), Touch::WriteNote, "edit");
    for item in Item::ALL {
        rows.push(Row::Counter(CounterRow {
            group: "supply".into(),
            key: format!("supply-{}", item_drawing(item)),
            name: say::item(context.language, item),
            value: i32::from(game.items.count(item)),
            text: String::new(),
            note: String::new(),
            drawing: item_drawing(item),
            token: String::new(),
        }));
    }
    for card in game.cards_in(Zone::Available) {
        let touch = Touch::Do(Command::TakeDominance { seat: game.turn.seat, card: *card });
        rows.push(Row::Card(CardRow {
            token: touch.token(),
            ..card_row(context, "available", format!("available-{}", card.index()), *card)
        }));
    }
    rows
}
