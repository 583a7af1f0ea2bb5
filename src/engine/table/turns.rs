//! Turns and phases: they begin, end and are warned of.

use crate::engine::ask::{Answerer, Question};
use crate::engine::effect::Effect;
use crate::engine::factions;
use crate::engine::law::{Book, LawRef, law};
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::{Refusal, RefusalKind};
use crate::engine::seat::SeatId;
use crate::engine::turn::{Mark, Phase, Status, Step, Turn};

use super::checklist::{due, steps};

const TURN: LawRef = law(Book::Root, "1.4.1");

/// Names the steps that are left, once; going on skips them.
fn skip(draft: &mut Draft<'_>, seat: SeatId, left: Vec<Step>) -> Outcome {
    if left.is_empty() {
        return Ok(());
    }
    for step in &left {
        if let Step::Own(own) = step {
            factions::may_skip(draft, seat, *own)?;
        }
    }
    let question = Question::StepsLeft { seat, steps: left.clone() };
    let go_on = draft.ask_yes(Answerer::Table, question, Some(TURN))?;
    draft.must(go_on, RefusalKind::Cancelled)?;
    for step in left {
        draft.apply(Effect::Marked { seat, step, mark: Some(Mark::Skipped) })?;
    }
    Ok(())
}

fn skip_due(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let left = due(&draft.game, seat).into_iter().map(|info| info.step).collect();
    skip(draft, seat, left)
}

/// A step of `phase` is taken: earlier phases of the own turn end by themselves, with the same warning as by hand.
pub fn enter(draft: &mut Draft<'_>, seat: SeatId, phase: Phase, law: LawRef) -> Outcome {
    draft.must(draft.game.turn.phase != Phase::Setup, RefusalKind::StillSetup)?;
    draft.law(draft.game.turn.seat == seat, law, RefusalKind::NotYourTurn)?;
    while draft.game.turn.seat == seat && draft.game.turn.phase < phase {
        let Some(next) = draft.game.turn.phase.next() else { break };
        skip_due(draft, seat)?;
        draft.apply(Effect::Turned(Turn { phase: next, ..draft.game.turn }))?;
    }
    draft.law(draft.game.turn.phase == phase, law, RefusalKind::OtherPhase(phase))
}

pub(super) fn start(draft: &mut Draft<'_>) -> Outcome {
    draft.must(draft.game.turn.phase == Phase::Setup, RefusalKind::BegunAlready)?;
    let seat = draft.game.turn.seat;
    let mut seats = draft.game.order().to_vec();
    seats.retain(|s| draft.game.seat(*s).is_some_and(|who| !who.left));
    for seat in seats {
        skip_due(draft, seat)?;
    }
    draft.apply(Effect::Turned(Turn { number: 1, round: 1, seat, phase: Phase::Birdsong }))
}

pub(super) fn end_phase(draft: &mut Draft<'_>) -> Outcome {
    let turn = draft.game.turn;
    draft.must(turn.phase != Phase::Setup, RefusalKind::StillSetup)?;
    match turn.phase.next() {
        Some(phase) => {
            skip_due(draft, turn.seat)?;
            draft.apply(Effect::Turned(Turn { phase, ..turn }))
        }
        None => end_turn(draft),
    }
}

/// From any phase to the next seat; asked once for everything that is still due.
pub(super) fn end_turn(draft: &mut Draft<'_>) -> Outcome {
    let turn = draft.game.turn;
    draft.must(turn.phase != Phase::Setup, RefusalKind::StillSetup)?;
    let left = steps(&draft.game, turn.seat)
        .into_iter()
        .filter(|info| info.phase >= turn.phase && info.status == Status::Due)
        .map(|info| info.step)
        .collect();
    skip(draft, turn.seat, left)?;
    let seat = draft.game.clockwise_after(turn.seat).first().copied();
    let seat = seat.ok_or_else(|| Refusal::plain(RefusalKind::NobodyElse))?;
    begin_turn(draft, seat)
}

pub(super) fn begin_turn(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let turn = draft.game.turn;
    // A new round begins when the turn comes past the first place.
    let place = |s: SeatId| draft.game.order().iter().position(|o| *o == s);
    let round =
        if place(seat) <= place(turn.seat) { turn.round.saturating_add(1) } else { turn.round };
    let number = turn.number.saturating_add(1);
    draft.apply(Effect::Turned(Turn { number, round, seat, phase: Phase::Birdsong }))
}
