//! The steps of the Eyrie beside the Decree's own: setup, Birdsong and Evening.

use super::checklist::added;
use super::decree::{state, suit_of};
use super::laws::{ADD, DRAW, EMERGENCY, LEADER, NEW_ROOST, SCORE};
use super::rules::{count, in_turn, once, order, zone};
use super::{
    Column, Edict, Effect, Leader, Pool, Question, Reason, Refusal, Step, Zone, cards_drawn,
    roost_points,
};
use crate::engine::ask::{Answerer, Question as Asked};
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::engine::turn::{Mark, Phase, Step as Line};
use crate::engine::zone::End;

const FIRST_WARRIORS: u8 = 6;
pub(super) const NEW_WARRIORS: u8 = 3;
/// Cards that may be added to the Decree in one turn. Source: root:7.4.2.
pub(super) const MOST_ADDED: usize = 2;

pub(super) fn first_roost(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let step = Line::Own(Step::FirstRoost.into());
    let again = draft.seat(seat)?.mark(step) == Some(Mark::Done)
        || count(&draft.game, seat, Pool::Roosts) > 0;
    draft.must_by(!again, super::laws::FIRST_ROOST, RefusalKind::AlreadyDone)?;
    draft.shift(seat, Pool::Track, Pool::Roosts, 1)?;
    draft.shift(seat, Pool::Supply, Pool::Warriors, FIRST_WARRIORS)?;
    draft.mark(seat, step)
}

pub(super) fn choose(draft: &mut Draft<'_>, seat: SeatId, leader: Leader) -> Outcome {
    let now = state(draft, seat)?.leader;
    draft.must(now != Some(leader), Refusal::SameLeader)?;
    // In setup a choice can still be changed; afterwards only turmoil, or a correction, does.
    let open = now.is_none() || draft.game.turn.phase == Phase::Setup;
    draft.must_by(open, LEADER, Refusal::LeaderChosen)?;
    draft.own(seat, Effect::Leads(leader))?;
    draft.mark_own(seat, Step::Leader)
}

pub(super) fn emergency_orders(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::EmergencyOrders)?;
    let empty = draft.seat(seat)?.hand == 0;
    draft.law(empty, EMERGENCY, Refusal::HandNotEmpty)?;
    draft.hand(seat, 1)?;
    draft.mark_own(seat, Step::EmergencyOrders)
}

pub(super) fn add(draft: &mut Draft<'_>, seat: SeatId, column: Column) -> Outcome {
    in_turn(draft, seat, Step::Add)?;
    let before = added(&draft.game, seat, &state(draft, seat)?);
    draft.law(before.len() < MOST_ADDED, ADD, Refusal::TwoAdded)?;
    let who = draft.seat(seat)?;
    let empty = who.hand == 0;
    // A hand that this step has emptied is no emergency any more.
    let ordered = !before.is_empty() || who.mark(Line::Own(Step::EmergencyOrders.into())).is_some();
    draft.law(!empty || ordered, EMERGENCY, Refusal::EmergencyFirst)?;
    draft.law(!empty || !ordered, ADD, RefusalKind::HandEmpty)?;
    let question = Asked::Own(Question::Add(column).into());
    let faces = draft.ask_faces(Answerer::Seat(seat), question, (1, 1), Some(ADD))?;
    for face in faces {
        let bird = |card: &_| suit_of(&draft.game, Edict::Card(*card)) == Suit::Bird;
        let one_bird = face.suit() != Suit::Bird || !before.iter().any(bird);
        draft.law(one_bird, ADD, Refusal::BirdAdded)?;
        draft.hand(seat, -1)?;
        let card = draft.deal(face, zone(seat, Zone::Decree(column)), End::Bottom)?;
        draft.own(seat, Effect::Added(card))?;
    }
    draft.mark_own(seat, Step::Add)
}

pub(super) fn new_roost(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::NewRoost)?;
    let none = count(&draft.game, seat, Pool::Roosts) == 0;
    draft.law(none, NEW_ROOST, Refusal::RoostStands)?;
    draft.must_by(count(&draft.game, seat, Pool::Track) > 0, NEW_ROOST, Refusal::NoRoostLeft)?;
    draft.shift(seat, Pool::Track, Pool::Roosts, 1)?;
    draft.shift(seat, Pool::Supply, Pool::Warriors, NEW_WARRIORS)?;
    draft.mark_own(seat, Step::NewRoost)
}

pub(super) fn score(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let points = roost_points(count(&draft.game, seat, Pool::Roosts));
    draft.must_by(points > 0, SCORE, Refusal::NoRoostPoints)?;
    once(draft, seat, Step::Score)?;
    draft.score(seat, i16::from(points), Why::Own(Reason::Roosts.into()), Some(SCORE))?;
    draft.mark_own(seat, Step::Score)
}

pub(super) fn draw(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Draw)?;
    let n = cards_drawn(count(&draft.game, seat, Pool::Roosts));
    draft.hand(seat, i8::try_from(n).unwrap_or(1))?;
    draft.mark_own(seat, Step::Draw)
}

pub(super) fn discard(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    draft.discard_down(seat, Step::Discard, DRAW, order(Step::Discard))
}
