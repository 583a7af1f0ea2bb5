//! The steps of the Lemming Reavers, from the first encampment to the discard.

use super::laws::{
    BATTLE, BUILD, CHOOSE, CRAFTING, DRAW, MOVE_CACHE, PLUNDER, RALLY, RECRUIT, SCOUR, SCOUT,
    SEIZE, SETTLE, SPEND, UPKEEP,
};
use super::{
    Action, Cache, Effect, Figure, Pool, Question, Reason, Refusal, Space, Spot, Step, Tally,
};
use crate::engine::ask::{Answerer, Question as Asked};
use crate::engine::card::Face;
use crate::engine::effect::Effect as Shared;
use crate::engine::factions::Contract;
use crate::engine::figure::{FigureValue, Shape};
use crate::engine::law::LawRef;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::suit::Ground;
use crate::engine::turn::{Phase, Step as Line};

use super::rules::{
    Rules, actions, caches, count, draws, law_of, law_of_order, must_remain, on_board, on_map,
    room, state,
};

fn in_turn(draft: &mut Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    draft.in_turn(seat, step, law_of(step), law_of_order(Rules::step_phase(step)))
}

fn once(draft: &mut Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    draft.once(seat, step, law_of(step), law_of_order(Rules::step_phase(step)))
}

/// Counts one more, and marks a step that can be taken several times the first time.
fn counted(draft: &mut Draft<'_>, seat: SeatId, step: Step, what: Tally, more: u8) -> Outcome {
    let n = state(draft, seat)?.tally(what).saturating_add(more);
    draft.own(seat, Effect::Counted { what, n })?;
    if draft.seat(seat)?.mark(Line::Own(step.into())).is_some() {
        return Ok(());
    }
    draft.mark_own(seat, step)
}

fn needs_warriors(draft: &mut Draft<'_>, seat: SeatId, law: LawRef) -> Outcome {
    let there = count(&draft.game, seat, Pool::Warriors) > 0;
    draft.law(there, law, Refusal::NobodyOnMap)
}

pub(super) fn settle(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let bare = on_map(&draft.game, seat) == 0;
    draft.must_by(bare, SETTLE, Refusal::SettledAlready)?;
    draft.shift(seat, Pool::Track, Pool::Encampments, 1)?;
    draft.shift(seat, Pool::Supply, Pool::Warriors, 4)?;
    draft.mark_own(seat, Step::Settle)
}

/// Places what Upkeep lets come, and says when that is fewer. Source: nemesis:LR.2.4, root:1.5.4.
pub(super) fn place(draft: &mut Draft<'_>, seat: SeatId, due: u8) -> Outcome<u8> {
    let board = state(draft, seat)?;
    let placed = draft.shift(
        seat,
        Pool::Supply,
        Pool::Warriors,
        due.min(room(&draft.game, seat, &board)),
    )?;
    if placed < due {
        draft.own(seat, Effect::Held { due, placed })?;
    }
    Ok(placed)
}

/// The same where nothing else happens: with no room at all it is refused.
fn place_some(draft: &mut Draft<'_>, seat: SeatId, due: u8) -> Outcome {
    let board = state(draft, seat)?;
    let there = count(&draft.game, seat, Pool::Supply) > 0;
    draft.must_by(there, UPKEEP, Refusal::SupplyEmpty)?;
    let room = room(&draft.game, seat, &board);
    if room > 0 {
        return place(draft, seat, due).map(|_| ());
    }
    let remain = must_remain(&draft.game, seat, &board);
    draft.law(false, UPKEEP, Refusal::Upkeep { remain })?;
    draft.shift(seat, Pool::Supply, Pool::Warriors, due).map(|_| ())
}

pub(super) const ARRIVING: u8 = 2;

pub(super) fn arrive(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Arrive)?;
    place_some(draft, seat, ARRIVING)?;
    draft.mark_own(seat, Step::Arrive)
}

pub(super) fn recruit(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Recruit)?;
    let encampments = count(&draft.game, seat, Pool::Encampments);
    draft.must_by(encampments > 0, RECRUIT, Refusal::NoEncampment)?;
    place_some(draft, seat, encampments)?;
    draft.mark_own(seat, Step::Recruit)
}

pub(super) fn scout(draft: &mut Draft<'_>, seat: SeatId, cache: Cache) -> Outcome {
    in_turn(draft, seat, Step::Scout)?;
    let there = count(&draft.game, seat, Pool::Cache(cache, Spot::Supply)) > 0;
    draft.must_by(there, SCOUT, Refusal::NotInSupply { cache })?;
    if state(draft, seat)?.tally(Tally::Scouted) > 0 {
        let two = draft.seat(seat)?.hand >= 2;
        draft.law(two, SCOUT, Refusal::TwoCards)?;
        let question = Asked::Own(Question::ScoutCards.into());
        let faces = draft.ask_faces(Answerer::Seat(seat), question, (2, 2), Some(SCOUT))?;
        draft.law(a_clearing_matches(&faces), SCOUT, Refusal::PairDoesNotMatch)?;
        draft.discard_from_hand(seat, &faces)?;
    }
    draft.shift(seat, Pool::Cache(cache, Spot::Supply), Pool::Cache(cache, Spot::Map), 1)?;
    counted(draft, seat, Step::Scout, Tally::Scouted, 1)
}

/// Whether there can be a clearing that all of these cards match; birds match any.
fn a_clearing_matches(faces: &[Face]) -> bool {
    Ground::ALL.into_iter().any(|ground| faces.iter().all(|face| face.suit().matches(ground)))
}

pub(super) fn begin_crafting(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_turn(draft, seat, Step::Craft)?;
    let encampments = count(&draft.game, seat, Pool::Encampments);
    draft.law(encampments > 0, CRAFTING, Refusal::NoEncampment)
}

/// Encampments pay what a card costs, each once a turn.
pub(super) fn pay_for_crafting(draft: &mut Draft<'_>, seat: SeatId, face: Face) -> Outcome {
    // Of a card known by suit alone nobody knows the cost; the table pays for it by itself.
    let Some(needed) = face.kind().and_then(|kind| kind.cost()) else { return Ok(()) };
    let encampments = count(&draft.game, seat, Pool::Encampments);
    let left = encampments.saturating_sub(state(draft, seat)?.tally(Tally::Crafted));
    draft.law(needed <= left, CRAFTING, Refusal::EncampmentsShort { needed, left })?;
    counted(draft, seat, Step::Craft, Tally::Crafted, needed)
}

pub(super) fn rally(draft: &mut Draft<'_>, seat: SeatId, action: Action) -> Outcome {
    in_turn(draft, seat, Step::Rally)?;
    let board = state(draft, seat)?;
    let actions = actions(&draft.game, seat);
    match action {
        Action::Scour => {
            needs_warriors(draft, seat, SCOUR)?;
            let stays = on_map(&draft.game, seat) > 1;
            draft.law(stays, SCOUR, Refusal::NobodyWouldStay)?;
        }
        Action::Battle => needs_warriors(draft, seat, BATTLE)?,
        Action::Build => {
            draft.law(board.tally(Tally::Built) == 0, BUILD, Refusal::BuiltAlready)?;
            let there = count(&draft.game, seat, Pool::Track) > 0;
            draft.must_by(there, BUILD, Refusal::AllBuilt)?;
            // Whoever rules a clearing without a building there has warriors in it.
            needs_warriors(draft, seat, BUILD)?;
        }
    }
    draft.law(board.rallied() < actions, RALLY, Refusal::NoActionLeft { actions })?;
    let what = match action {
        Action::Scour => Tally::Scoured,
        Action::Battle => Tally::Battled,
        Action::Build => {
            build(draft, seat)?;
            Tally::Built
        }
    };
    counted(draft, seat, Step::Rally, what, 1)
}

/// The place that the next encampment uncovers.
pub(super) fn uncovered(encampments: u8) -> Space {
    Space::ALL[usize::from(encampments).min(Space::ALL.len() - 1)]
}

fn build(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let space = uncovered(count(&draft.game, seat, Pool::Encampments));
    let points = points_of(draft, space)?;
    draft.shift(seat, Pool::Track, Pool::Encampments, 1)?;
    // law root:1.5.4: without room for its warrior the encampment comes all the same.
    place(draft, seat, 1)?;
    draft.score(seat, i16::from(points), Why::Own(Reason::Built.into()), Some(BUILD))
}

/// A printed number: known, or read off the board now and remembered.
fn points_of(draft: &mut Draft<'_>, space: Space) -> Outcome<u8> {
    let figure = Figure::Points(space);
    if let Some(points) = draft.game.figures.number(figure.into()) {
        return Ok(points);
    }
    let Shape::Number { min, max } = Rules::figure_shape(figure) else { return Ok(0) };
    let range = (u16::from(min), u16::from(max), u16::from(min));
    let question = Asked::Figure(figure.into());
    let n = draft.ask_number(Answerer::Table, question, range, Some(BUILD))?;
    let points = u8::try_from(n).unwrap_or(max);
    let value = FigureValue::Number(points);
    draft.apply(Shared::Learned { figure: figure.into(), value })?;
    Ok(points)
}

pub(super) fn seize(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_turn(draft, seat, Step::Seize)?;
    // law nemesis:LR.7.3 says provisions under the heading of the reserves: by LR.5.3 it is reserves.
    let reserves = on_board(&draft.game, seat, Cache::Reserve);
    draft.law(reserves > 0, SEIZE, Refusal::NoReserve)?;
    needs_warriors(draft, seat, SEIZE)?;
    let there = caches(&draft.game, seat, Spot::Map) > 0;
    draft.law(there, SEIZE, Refusal::NoCacheOnMap)?;
    let seized = state(draft, seat)?.tally(Tally::Seized);
    draft.law(seized < reserves, SEIZE, Refusal::NoSeizeLeft { reserves })?;
    counted(draft, seat, Step::Seize, Tally::Seized, 1)
}

pub(super) fn plunder(draft: &mut Draft<'_>, seat: SeatId, cache: Cache) -> Outcome {
    in_turn(draft, seat, Step::Plunder)?;
    let full = on_board(&draft.game, seat, cache) == Cache::EACH;
    draft.must_by(!full, MOVE_CACHE, Refusal::BothOnBoard { cache })?;
    let there = count(&draft.game, seat, Pool::Cache(cache, Spot::Map)) > 0;
    draft.must_by(there, CHOOSE, Refusal::NotOnMap { cache })?;
    needs_warriors(draft, seat, CHOOSE)?;
    let encampments = count(&draft.game, seat, Pool::Encampments);
    draft.law(encampments > 0, PLUNDER, Refusal::NoEncampment)?;
    let plundered = state(draft, seat)?.tally(Tally::Plundered);
    draft.law(plundered < encampments, PLUNDER, Refusal::NoPlunderLeft { encampments })?;
    draft.spend(seat, 1, SPEND)?;
    draft.shift(seat, Pool::Cache(cache, Spot::Map), Pool::Cache(cache, Spot::Board), 1)?;
    counted(draft, seat, Step::Plunder, Tally::Plundered, 1)
}

pub(super) fn draw(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Draw)?;
    let n = draws(&draft.game, seat);
    draft.hand(seat, i8::try_from(n).unwrap_or(1))?;
    draft.mark_own(seat, Step::Draw)
}

pub(super) fn discard(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    draft.discard_down(seat, Step::Discard, DRAW, law_of_order(Phase::Evening))
}
