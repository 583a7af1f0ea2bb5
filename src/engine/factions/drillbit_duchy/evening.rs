//! Evening: Rally, points for markets, the next minister, and the order goes.

use super::checklist::once;
use super::laws::{EVENING, RALLY, SCORE, SET_ORDER, SWAY};
use super::rules::{count, order_card, ordered, state};
use super::{Choice, Difficulty, Effect, Minister, Pool, Question, Reason, Refusal, State, Step};
use crate::engine::ask::{Answerer, CountRow, Countable, Question as Asked};
use crate::engine::propose::{Draft, Outcome};
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;

/// Warriors that stay in a ruled clearing. Source: clockwork:10.6.1.
const STAY: u8 = 4;

/// The minister that Sway would crown: the topmost of the order's suit, else the bottommost of all.
pub fn next_swayed(state: &State, order: Suit) -> Option<Minister> {
    let free = || Minister::ALL.into_iter().filter(|minister| !state.is_swayed(*minister));
    // A bird orders no minister.
    let ordered = free().find(|minister| minister.suit().suit() == order);
    ordered.or_else(|| free().next_back())
}

/// The minister whose crown the next Cost of Errors takes.
pub fn errs(state: &State) -> Option<Minister> {
    state.swayed.last().copied()
}

/// A crown for the topmost minister without one among these; says whether there was one.
pub(super) fn crown_topmost(
    draft: &mut Draft<'_>,
    seat: SeatId,
    fits: impl Fn(Minister) -> bool,
) -> Outcome<bool> {
    let state = state(draft, seat)?;
    let free = Minister::ALL.into_iter().find(|m| !state.is_swayed(*m) && fits(*m));
    match free {
        Some(minister) => {
            draft.own(seat, Effect::Crown { minister, swayed: true })?;
            Ok(true)
        }
        None => Ok(false),
    }
}

pub(super) fn rally(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Rally)?;
    let order = ordered(draft, seat)?;
    let on_map = count(&draft.game, seat, Pool::OnMap);
    draft.must_by(on_map > 0, RALLY, Refusal::NobodyOnMap)?;
    let row = |what: Choice, max| CountRow { what: Countable::Own(what.into()), min: 0, max };
    let rows = [row(Choice::SentHome, on_map), row(Choice::AboveFour, on_map.saturating_sub(STAY))];
    let rows: Vec<CountRow> = rows.into_iter().filter(|row| row.max > 0).collect();
    let question = Asked::Own(Question::Rally { order }.into());
    let counts = draft.ask_counts(Answerer::Table, question, rows, (0, on_map), Some(RALLY))?;
    draft.shift(seat, Pool::OnMap, Pool::Burrow, counts.iter().sum())?;
    draft.mark_own(seat, Step::Rally)
}

pub(super) fn score(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Score)?;
    let markets = count(&draft.game, seat, Pool::MarketsOnMap);
    draft.must_by(markets > 0, SCORE, Refusal::NoMarketOnMap)?;
    draft.score(seat, i16::from(markets), Why::Own(Reason::Markets.into()), Some(SCORE))?;
    draft.mark_own(seat, Step::Score)
}

pub(super) fn sway(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Sway)?;
    let order = ordered(draft, seat)?;
    match next_swayed(&state(draft, seat)?, order) {
        Some(minister) => draft.own(seat, Effect::Crown { minister, swayed: true })?,
        None => draft.must_by(false, SWAY, Refusal::AllSwayed)?,
    }
    draft.mark_own(seat, Step::Sway)
}

pub(super) fn discard(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Discard)?;
    let Some(card) = order_card(&draft.game, seat) else {
        return draft.must_by(false, SET_ORDER, Refusal::NoOrder);
    };
    draft.discard(card)?;
    draft.mark_own(seat, Step::Discard)
}

/// Nightmare's point, once everything else is done.
pub(super) fn nightmare(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Nightmare)?;
    let hard = state(draft, seat)?.rules.difficulty == Difficulty::Nightmare;
    draft.must_by(hard, EVENING, Refusal::NoNightmare)?;
    draft.score(seat, 1, Why::Own(Reason::Nightmare.into()), Some(EVENING))?;
    draft.mark_own(seat, Step::Nightmare)
}
