//! The steps of the Noxious Battery, from placing the cannon to the discard, and what is put right by hand.

use super::checklist::{in_turn, law_of_order, levy_due, once};
use super::laws::{
    CRAFTING, DAYLIGHT, DRAW, FIRE, FOUL_STENCH, LEVY, LOAD, PLACE_BALL, PLACE_CANNON, REARM,
    RECRUIT, REPAIR, RESOLVE, SPRAY, VAGABOND,
};
use super::rules::{
    ACTIONS, MARKS, actions_left, bonus, bonuses, bore_points, count, marks_free, marks_out,
    next_space, state, uncovered,
};
use super::{
    Action, Bonus, Cannon, Choice, Effect, Figure, MarkSpace, Pool, Question, Reason, Refusal, Step,
};
use crate::engine::ask::{Answerer, CountRow, Countable, Question as Asked};
use crate::engine::card::Face;
use crate::engine::effect::Effect as Shared;
use crate::engine::factions;
use crate::engine::figure::FigureValue;
use crate::engine::law::{Book, LawRef, law};
use crate::engine::propose::{Draft, Means, Outcome, Removal};
use crate::engine::refusal::{Misfit, RefusalKind};
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::table;
use crate::engine::turn::{Mark, Phase, Step as Line};

fn own(question: Question) -> Asked {
    Asked::Own(question.into())
}

pub(super) fn place_cannon(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let again = draft.seat(seat)?.mark(Line::Own(Step::Cannon.into())) == Some(Mark::Done);
    draft.must_by(!again, PLACE_CANNON, RefusalKind::AlreadyDone)?;
    draft.mark_own(seat, Step::Cannon)
}

pub(super) fn levy(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Levy)?;
    let any = count(&draft.game, seat, Pool::Supply) > 0;
    draft.must_by(any, LEVY, Refusal::NoWarriorInSupply)?;
    let due = levy_due(&draft.game, seat);
    draft.shift(seat, Pool::Supply, Pool::OnMap, due)?;
    draft.mark_own(seat, Step::Levy)
}

/// A ball flies, its space scores, and every ball in that clearing removes a piece.
pub(super) fn fire(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_turn(draft, seat, Step::Fire)?;
    // law nemesis:NB.2.3.I says nothing of firing: a damaged cannon fires what it has loaded.
    let Some(space) = next_space(&draft.game, seat) else {
        return draft.must_by(false, FIRE, Refusal::BoreEmpty);
    };
    let points = match bore_points(&draft.game, space) {
        Some(points) => points,
        None => learn_number(draft, Figure::Points(space), PLACE_BALL)?,
    };
    draft.shift(seat, Pool::Bore, Pool::BallsOnMap, 1)?;
    draft.score(seat, i16::from(points), Why::Own(Reason::Fired.into()), Some(PLACE_BALL))?;
    let most = u16::from(count(&draft.game, seat, Pool::BallsOnMap)).max(1);
    let to = Answerer::Seat(seat);
    let n = draft.ask_number(to, own(Question::BallsThere), (1, most, 1), Some(RESOLVE))?;
    let balls = u8::try_from(n).unwrap_or(1);
    let items = draft
        .game
        .enemies(seat)
        .into_iter()
        .any(|enemy| draft.game.seat(enemy).is_some_and(factions::loses_items_unseen));
    let item = [CountRow { what: Countable::Own(Choice::ItemDamaged.into()), min: 0, max: 1 }];
    let (removals, also) = draft.ask_removals_or(
        seat,
        own(Question::Shot { balls }),
        (0, balls),
        Means::Hits,
        if items { &item } else { &[] },
        Some(RESOLVE),
    )?;
    let damaged = also.iter().any(|n| *n > 0);
    // One item, whether on a board that the app follows or on one that it does not, and then nothing else.
    let hit = factions::items_hit(&draft.game, &removals);
    let instead = hit == 0 || (hit == 1 && removals.len() == 1);
    let alone = instead && (!damaged || removals.is_empty());
    draft.law(alone, VAGABOND, Refusal::VagabondInstead)?;
    draft.remove_all(&defending(removals))?;
    if damaged {
        draft.own(seat, Effect::ItemDamaged)?;
    }
    draft.mark_own(seat, Step::Fire)
}

/// Olid Warfare: as if removed while defending in battle. Source: nemesis:NB.4.2.III.a.
pub(super) fn defending(removals: Vec<Removal>) -> Vec<Removal> {
    removals.into_iter().map(|removal| Removal { defending: true, ..removal }).collect()
}

/// A printed number that is read off now and remembered.
fn learn_number(draft: &mut Draft<'_>, figure: Figure, law: LawRef) -> Outcome<u8> {
    let shape = factions::FactionFigure::from(figure).shape();
    let crate::engine::figure::Shape::Number { min, max } = shape else {
        return draft.must(false, Misfit::OutOfRange).map(|()| 0);
    };
    let range = (u16::from(min), u16::from(max), u16::from(min));
    let question = Asked::Figure(figure.into());
    let n = draft.ask_number(Answerer::Table, question, range, Some(law))?;
    let n = u8::try_from(n).unwrap_or(max);
    let value = FigureValue::Number(n);
    draft.apply(Shared::Learned { figure: figure.into(), value })?;
    Ok(n)
}

pub(super) fn repair(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Repair)?;
    let damaged = state(draft, seat)?.cannon == Cannon::Damaged;
    draft.must_by(damaged, REPAIR, Refusal::CannonWhole)?;
    draft.own(seat, Effect::Cannon(Cannon::Whole))?;
    draft.mark_own(seat, Step::Repair)
}

/// Each mark on the map crafts once a turn.
pub(super) fn craft(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_turn(draft, seat, Step::Craft)?;
    let any = marks_out(&draft.game, seat) > 0;
    draft.law(any, CRAFTING, Refusal::NoMarkOnMap)?;
    let left = marks_free(&draft.game, seat);
    draft.law(!any || left > 0, CRAFTING, Refusal::NoMarkFree { needed: 1, left })
}

pub(super) fn pay_for_crafting(draft: &mut Draft<'_>, seat: SeatId, face: Face) -> Outcome {
    // Of a card known by suit alone nobody knows the cost; the table pays for it by itself.
    if let Some(needed) = face.kind().and_then(|kind| kind.cost()) {
        let left = marks_free(&draft.game, seat);
        draft.law(needed <= left, CRAFTING, Refusal::NoMarkFree { needed, left })?;
        let activated = state(draft, seat)?.activated.saturating_add(needed).min(MARKS);
        draft.own(seat, Effect::Activated(activated))?;
    }
    draft.mark_own(seat, Step::Craft)
}

fn law_of_action(action: Action) -> LawRef {
    match action {
        Action::Recruit => RECRUIT,
        Action::Battle => law(Book::Nemesis, "NB.5.2"),
        Action::Rollout => law(Book::Nemesis, "NB.5.3"),
        Action::Rearm => REARM,
    }
}

pub(super) fn act(draft: &mut Draft<'_>, seat: SeatId, action: Action) -> Outcome {
    table::enter(draft, seat, Phase::Daylight, law_of_action(action))?;
    let left = actions_left(&state(draft, seat)?) > 0;
    draft.law(left, DAYLIGHT, Refusal::NoActionLeft)?;
    match action {
        Action::Recruit => {
            let any = count(&draft.game, seat, Pool::Supply) > 0;
            draft.must_by(any, RECRUIT, Refusal::NoWarriorInSupply)?;
            draft.shift(seat, Pool::Supply, Pool::OnMap, 1)?;
        }
        // The cannon is a pawn: it moves and battles even without a warrior beside it.
        Action::Battle | Action::Rollout => {}
        Action::Rearm => {
            let most = u16::from(count(&draft.game, seat, Pool::BallsOnMap));
            draft.must_by(most > 0, REARM, Refusal::NoBallOnMap)?;
            draft.must_by(draft.seat(seat)?.hand > 0, REARM, RefusalKind::HandEmpty)?;
            let question = own(Question::BallsReturned);
            let range = (1, most, most);
            let n = draft.ask_number(Answerer::Seat(seat), question, range, Some(REARM))?;
            draft.spend(seat, 1, REARM)?;
            draft.shift(seat, Pool::BallsOnMap, Pool::Balls, u8::try_from(n).unwrap_or(1))?;
        }
    }
    draft.own(seat, Effect::Acted(action))?;
    draft.mark_own(seat, Step::Actions)
}

/// Marks go where fewer than two warriors stand, and come where at least two do: one in a clearing at most.
pub(super) fn spray(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Spray)?;
    let (marks, warriors) = (marks_out(&draft.game, seat), count(&draft.game, seat, Pool::OnMap));
    let room = warriors / 2;
    draft.must_by(marks > 0 || room > 0, SPRAY, Refusal::NothingToSpray)?;
    let row = |what: Choice, min, max| CountRow { what: Countable::Own(what.into()), min, max };
    let (lost, gained) = if room == 0 {
        // No two warriors stand anywhere together.
        (marks, 0)
    } else {
        let mut rows = vec![row(Choice::MarksGained, 0, MARKS)];
        if marks > 0 {
            rows.insert(0, row(Choice::MarksLost, 0, marks));
        }
        let total = (0, rows.iter().map(|r| r.max).sum());
        let question = own(Question::Spray);
        let counts = draft.ask_counts(Answerer::Seat(seat), question, rows, total, Some(SPRAY))?;
        match counts.as_slice() {
            [lost, gained] => (*lost, *gained),
            [gained] => (0, *gained),
            _ => (0, 0),
        }
    };
    let out = (marks - lost).saturating_add(gained).min(MARKS);
    draft.law(out <= room, SPRAY, Refusal::TooFewWarriors { marks: out, warriors })?;
    draft.shift(seat, Pool::MarksOnMap, Pool::Track, lost)?;
    draft.shift(seat, Pool::Track, Pool::MarksOnMap, gained)?;
    draft.mark_own(seat, Step::Spray)
}

/// The bonuses of uncovered spaces that nobody has read yet, all in one form.
fn read_uncovered(draft: &mut Draft<'_>, seat: SeatId, kind: Bonus, law: LawRef) -> Outcome<u8> {
    let unread: Vec<Figure> = uncovered(&draft.game, seat)
        .flat_map(|space| Bonus::ALL.map(|bonus| Figure::Bonus { space, bonus }))
        .filter(|figure| draft.game.figures.number((*figure).into()).is_none())
        .collect();
    if bonuses(&draft.game, seat, kind).is_none() {
        read(draft, unread, law)?;
    }
    Ok(bonuses(&draft.game, seat, kind).unwrap_or(0))
}

fn read(draft: &mut Draft<'_>, figures: Vec<Figure>, law: LawRef) -> Outcome {
    let rows: Vec<CountRow> = figures
        .iter()
        .map(|figure| CountRow { what: Countable::Figure((*figure).into()), min: 0, max: 2 })
        .collect();
    let total = (0, rows.iter().map(|row| row.max).sum());
    let counts =
        draft.ask_counts(Answerer::Table, own(Question::Bonuses), rows, total, Some(law))?;
    for (figure, n) in figures.into_iter().zip(counts) {
        let value = FigureValue::Number(n);
        draft.apply(Shared::Learned { figure: figure.into(), value })?;
    }
    Ok(())
}

pub(super) fn read_space(draft: &mut Draft<'_>, space: MarkSpace) -> Outcome {
    let now = Bonus::ALL.map(|kind| bonus(&draft.game, space, kind));
    let figures = Bonus::ALL.map(|bonus| Figure::Bonus { space, bonus }).to_vec();
    read(draft, figures, LOAD)?;
    let then = Bonus::ALL.map(|kind| bonus(&draft.game, space, kind));
    draft.must(now != then, RefusalKind::NothingChanges)
}

pub(super) fn load(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Load)?;
    let any = count(&draft.game, seat, Pool::Balls) > 0;
    draft.must_by(any, LOAD, Refusal::NoBallInSupply)?;
    let due = 1 + read_uncovered(draft, seat, Bonus::Load, LOAD)?;
    draft.shift(seat, Pool::Balls, Pool::Bore, due)?;
    draft.mark_own(seat, Step::Load)
}

pub(super) fn draw(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Draw)?;
    let due = 1 + read_uncovered(draft, seat, Bonus::Draw, DRAW)?;
    draft.hand(seat, i8::try_from(due).unwrap_or(i8::MAX))?;
    draft.mark_own(seat, Step::Draw)
}

pub(super) fn discard(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    draft.discard_down(seat, Step::Discard, DRAW, law_of_order(Phase::Evening))
}

/// On somebody else's checklist: its warriors and pawns have left the clearings with a mark.
pub(super) fn foul_stench(draft: &mut Draft<'_>, seat: SeatId, at: SeatId) -> Outcome {
    let enemy = draft.game.enemies(seat).contains(&at);
    draft.must(enemy, RefusalKind::NobodyElse)?;
    table::enter(draft, at, Phase::Evening, FOUL_STENCH)?;
    let marks = marks_out(&draft.game, seat) > 0;
    draft.must_by(marks, FOUL_STENCH, Refusal::NoMarkOnMap)?;
    let step = Line::Own(Step::FoulStench.into());
    let again = draft.seat(at)?.mark(step).is_some();
    draft.law(!again, FOUL_STENCH, RefusalKind::AlreadyDone)?;
    draft.mark(at, step)
}

pub(super) fn turn_cannon(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let other = match state(draft, seat)?.cannon {
        Cannon::Damaged => Cannon::Whole,
        Cannon::Whole => Cannon::Damaged,
    };
    draft.own(seat, Effect::Cannon(other))
}

fn set(draft: &mut Draft<'_>, question: Question, now: u8, most: u8, law: LawRef) -> Outcome<u8> {
    let start = u16::from(now);
    let range = (0, u16::from(most), start.min(u16::from(most)));
    let n = draft.ask_number(Answerer::Table, own(question), range, Some(law))?;
    draft.must(n != start, RefusalKind::NothingChanges)?;
    Ok(u8::try_from(n).unwrap_or(most))
}

pub(super) fn set_actions(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let now = state(draft, seat)?.actions;
    let n = set(draft, Question::Actions, now, ACTIONS, DAYLIGHT)?;
    draft.own(seat, Effect::Actions(n))
}

pub(super) fn set_activated(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let now = state(draft, seat)?.activated;
    let n = set(draft, Question::Activated, now, MARKS, CRAFTING)?;
    draft.own(seat, Effect::Activated(n))
}
