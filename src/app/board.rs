//! What every board shows: its checklist, numbers and what may happen to it; its cards and the thing to do next stand beside it.
//! What a faction adds of its own stands in `factions`: no board is told apart here.

mod cards;
mod next;

use tr::tr;

use crate::engine::offer::{Offer, Place};
use crate::engine::seat::SeatId;
use crate::engine::table::{self, Command, Tracker};
use crate::engine::turn::{Phase, Status, Step, StepInfo};
use crate::words::say;

use super::context::{Context, at};
use super::touch::Touch;
use super::view::{BoardView, ChoiceRow, CounterRow, Row, StepRow, StepState, Weight};
use super::{factions, figures};

pub use cards::{card_menu, card_row, card_row_of, face_row};
pub use next::{due, turn_line};

use cards::crafted;

/// One seat's board.
pub fn board(context: &Context<'_>, seat: SeatId) -> BoardView {
    let game = context.game();
    let offers = context.session.offers(seat);
    let mut rows = Vec::new();
    steps(context, seat, &offers, &mut rows);
    factions::rows(context, seat, &offers, &mut rows);
    crafted(context, seat, &offers, &mut rows);
    counters(context, seat, &mut rows);
    events(context, seat, &offers, &mut rows);
    let who = game.seat(seat);
    BoardView {
        board: who.map_or("", |s| factions::board(&s.faction)),
        groups: who.map_or(&[], |s| factions::groups(&s.faction)),
        seat: u8::from(seat).to_string(),
        crest: who.map_or("", |s| factions::crest(&s.faction)),
        colour: who.map_or("", |s| factions::colour(&s.faction)),
        phase_group: if game.turn.phase == Phase::Setup || game.turn.seat == seat {
            phase_group(game.turn.phase)
        } else {
            ""
        },
        faction: who.map(|s| say::faction_name(context.language, &s.faction)).unwrap_or_default(),
        points: who.map(|s| s.points.get().to_string()).unwrap_or_default(),
        rows,
    }
}

/// The group that a phase's steps stand in.
pub fn phase_group(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Birdsong => "birdsong",
        Phase::Daylight => "daylight",
        Phase::Evening => "evening",
    }
}

/// The group that a step's choices stand in.
pub fn step_key(step: Step) -> String {
    match step {
        Step::Dominance => "dominance".into(),
        Step::Reminder(card) => format!("reminder-{}", card.index()),
        Step::Own(step) => factions::step_key(step).into(),
    }
}

fn step_state(context: &Context<'_>, seat: SeatId, info: &StepInfo) -> StepState {
    let turn = context.game().turn;
    let now = turn.phase == info.phase && (turn.phase == Phase::Setup || turn.seat == seat);
    match info.status {
        Status::Done => StepState::Done,
        Status::Skipped => StepState::Skipped,
        Status::Impossible(_) if now => StepState::Impossible,
        Status::Due if now => StepState::Due,
        Status::Optional if now => StepState::Optional,
        Status::Due | Status::Optional | Status::Impossible(_) => StepState::Later,
    }
}

fn steps(context: &Context<'_>, seat: SeatId, offers: &[Offer], rows: &mut Vec<Row>) {
    let turn = context.game().turn;
    for info in table::steps(context.game(), seat) {
        let key = step_key(info.step);
        let here: Vec<&Offer> = at(offers, Place::Step(info.step)).collect();
        let state = step_state(context, seat, &info);
        let open = matches!(info.status, Status::Due | Status::Optional)
            && (turn.phase == Phase::Setup) == (info.phase == Phase::Setup)
            && (turn.phase == Phase::Setup || turn.seat == seat)
            && info.phase >= turn.phase;
        let token = match here.as_slice() {
            [only] if open => Touch::Do(only.command.clone()).token(),
            _ => String::new(),
        };
        if here.len() > 1 && open {
            for (i, offer) in here.iter().enumerate() {
                rows.push(Row::Choice(context.choice(&key, i, offer, Weight::Tonal)));
            }
        }
        rows.push(Row::Step(StepRow {
            group: phase_group(info.phase).into(),
            key,
            title: say::step_title(context.language, context.game(), info.step),
            figure: say::step_figure(context.language, context.game(), seat, &info),
            detail: say::step_detail(context.language, context.game(), seat, &info),
            law: info.law.to_string(),
            state,
            token,
        }));
    }
}

fn counters(context: &Context<'_>, seat: SeatId, rows: &mut Vec<Row>) {
    let Some(who) = context.seat(seat) else { return };
    for (key, tracker, value, drawing) in [
        ("points", Tracker::Points(seat), i32::from(who.points.get()), "points"),
        ("hand", Tracker::Hand(seat), i32::from(who.hand), "hand"),
    ] {
        if key == "hand" && who.faction.id().is_bot() {
            continue;
        }
        rows.push(Row::Counter(CounterRow {
            group: "counters".into(),
            key: key.into(),
            name: say::tracker(context.language, context.game(), tracker),
            value,
            text: String::new(),
            note: String::new(),
            drawing,
            token: Touch::Do(Command::SetTo(tracker)).token(),
        }));
    }
}

fn events(context: &Context<'_>, seat: SeatId, offers: &[Offer], rows: &mut Vec<Row>) {
    for (i, offer) in at(offers, Place::Events).enumerate() {
        // What the law forbids now is kept out of the way, but for what people expect to find.
        let always = matches!(
            offer.command,
            Command::Score { .. } | Command::Remove { .. } | Command::Craft { .. }
        );
        if offer.verdict.is_ok() || always {
            rows.push(Row::Choice(context.choice("events", i, offer, Weight::Tonal)));
        }
    }
    let text = context.tell(|| tr!("Put something right…"));
    rows.push(Row::Choice(context.button("correct", "all", text, &Touch::ShowCorrections(seat))));
    if figures::any(context, seat) {
        let text = context.tell(|| tr!("Printed numbers…"));
        rows.push(Row::Choice(context.button(
            "correct",
            "printed",
            text,
            &Touch::ShowFigures(seat),
        )));
    }
}

/// Everything that can be put right for a seat.
pub fn corrections(context: &Context<'_>, seat: SeatId) -> Vec<ChoiceRow> {
    let offers = context.session.offers(seat);
    let mut list: Vec<ChoiceRow> = at(&offers, Place::Correct)
        .filter(|offer| offer.verdict.is_ok())
        .enumerate()
        .map(|(i, offer)| context.choice("menu", i, offer, Weight::Plain))
        .collect();
    let more = [
        ("name", context.tell(|| tr!("Change the player's name…")), Touch::EditName(seat)),
        ("faction", context.tell(|| tr!("Change the faction…")), Touch::EditFaction(seat)),
        ("swap", context.tell(|| tr!("Change places with…")), Touch::SwapSeat(seat)),
        ("turn", context.tell(|| tr!("Make it this seat's turn…")), Touch::SetTurn(seat)),
        (
            "points",
            context.tell(|| tr!("Move points to another seat or turn…")),
            Touch::MovePoints(seat),
        ),
    ];
    list.extend(
        more.into_iter().map(|(key, text, touch)| context.button("menu", key, text, &touch)),
    );
    list
}
