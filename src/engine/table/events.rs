//! One-touch events: points by hand and pieces removed.

use crate::engine::ask::{Answerer, CountRow, Countable, Question};
use crate::engine::factions;
use crate::engine::law::{Book, LawRef, law};
use crate::engine::propose::{Draft, Means, Outcome, Removal, Toll};
use crate::engine::refusal::RefusalKind;
use crate::engine::score::{Reason, VictoryPoints};
use crate::engine::seat::SeatId;

use super::Rescored;

const ACTIVATE: LawRef = law(Book::Root, "3.3.1");

pub(super) fn by_hand(draft: &mut Draft<'_>, seat: SeatId, by: i8) -> Outcome {
    let who = draft.seat(seat)?;
    draft.must(!who.left, RefusalKind::SeatLeft)?;
    draft.must_by(who.scores(), ACTIVATE, RefusalKind::NoLongerScores)?;
    draft.must(by != 0, RefusalKind::NothingChanges)?;
    draft.must(by > 0 || who.points > VictoryPoints::default(), RefusalKind::NoPointsToLose)?;
    draft.score(seat, i16::from(by), Reason::Table, None)
}

pub(super) fn move_points(
    draft: &mut Draft<'_>,
    from: SeatId,
    to: SeatId,
    points: u8,
    turn: u16,
) -> Outcome {
    // Without a player there is no marker to move, and the other half would be lost.
    let left = draft.seat(from)?.left || draft.seat(to)?.left;
    draft.must(!left, RefusalKind::SeatLeft)?;
    let now = draft.game.turn.number;
    draft.must(points > 0, RefusalKind::NothingChanges)?;
    draft.must(turn <= now, RefusalKind::AnswerDoesNotFit)?;
    let points = i16::from(points);
    let held = i16::try_from(draft.seat(from)?.points.get()).unwrap_or(i16::MAX);
    draft.must(held >= points, RefusalKind::NoPointsToLose)?;
    draft.must(draft.seat(from)?.scores(), RefusalKind::NoLongerScores)?;
    if from == to {
        // The same seat: only the turn was wrong.
        draft.must(turn != now, RefusalKind::NothingChanges)?;
        draft.score(from, -points, Reason::Correction, None)?;
        return draft.score_in(to, points, Reason::Correction, None, turn);
    }
    draft.must(draft.seat(to)?.scores(), RefusalKind::NoLongerScores)?;
    draft.score_in(from, -points, Reason::Correction, None, turn)?;
    draft.score_in(to, points, Reason::Correction, None, turn)
}

pub(super) fn rescore(draft: &mut Draft<'_>, lines: &[Rescored]) -> Outcome {
    let now = draft.game.turn.number;
    draft.must(!lines.is_empty(), RefusalKind::NothingChanges)?;
    for line in lines {
        draft.must(line.turn <= now, RefusalKind::AnswerDoesNotFit)?;
        draft.score_in(line.seat, line.by, Reason::Correction, None, line.turn)?;
    }
    Ok(())
}

pub(super) fn remove(
    draft: &mut Draft<'_>,
    by: Option<SeatId>,
    whose: Option<SeatId>,
    means: Means,
) -> Outcome {
    let playing = |draft: &Draft<'_>, but: Option<SeatId>| -> Vec<SeatId> {
        let mut seats = draft.game.clockwise_after(draft.game.turn.seat);
        seats.rotate_right(1);
        seats.retain(|s| Some(*s) != but);
        seats
    };
    let whose = match whose {
        Some(seat) => seat,
        None => {
            let seats = playing(draft, by);
            draft.ask_seat(Answerer::Table, Question::WhoseRemoved { by }, seats, None)?
        }
    };
    let by = match by {
        Some(seat) => seat,
        None => {
            let seats = playing(draft, Some(whose));
            let question = Question::WhoRemoved { whose: Some(whose) };
            draft.ask_seat(Answerer::Table, question, seats, None)?
        }
    };
    draft.must(!draft.seat(whose)?.left, RefusalKind::SeatLeft)?;
    let rows: Vec<CountRow> = factions::removable(&draft.game, whose)
        .into_iter()
        .filter(|(_, max)| *max > 0)
        .map(|(class, max)| CountRow { what: Countable::Class(class), min: 0, max })
        .collect();
    if let (true, Some(why)) = (rows.is_empty(), factions::untouchable(draft.seat(whose)?)) {
        return Err(why.into());
    }
    draft.must(!rows.is_empty(), RefusalKind::NoSuchPiece)?;
    let question = Question::WhatRemoved { by: Some(by), whose };
    let counts = draft.ask_counts(Answerer::Table, question, rows.clone(), (1, 40), None)?;
    let mut toll = Toll::default();
    for (row, n) in rows.iter().zip(counts) {
        if let Countable::Class(class) = row.what {
            toll.add(class, n);
        }
    }
    // What sweeps a place is an effect, and nobody defends against that.
    let battle = means == Means::Hits && toll.warriors > 0;
    let asks = battle && factions::defending_matters(draft.seat(whose)?);
    let question = Question::WereDefending { whose };
    let defending = asks && draft.ask_yes(Answerer::Table, question, None)?;
    draft.remove_all(&[Removal { by: Some(by), whose, toll, means, defending }])
}
