//! Setup, Daylight and Evening of the Alliance.

use super::laws::{
    CRAFT, CRAFTING, CRAFTING_PIECES, DRAW, GAIN_SUPPORTERS, LIMITED, MOBILIZE, OPERATIONS,
    ORGANIZE, RECRUIT, TRAIN,
};
use super::{Effect, Operation, Pool, Question, Refusal, Step};
use crate::engine::ask::{Answerer, Question as Asked};
use crate::engine::card::Face;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;
use crate::engine::suit::Ground;
use crate::engine::turn::{Phase, Step as Line};

use super::birdsong::place_sympathy;
use super::rules::{
    SYMPATHY, bases_out, count, draw_count, in_turn, law_of_operation, once, state,
};
use super::supporters::{ask_gained, gain};

/// Supporters at the start.
pub(super) const FIRST_SUPPORTERS: u8 = 3;
/// More operations than any Evening has.
const MOST_OPERATIONS: u16 = 10;

pub(super) fn gain_supporters(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let early = draft.game.turn.phase == Phase::Setup;
    draft.law(early, GAIN_SUPPORTERS, RefusalKind::BegunAlready)?;
    let again = draft.seat(seat)?.mark(Line::Own(Step::Supporters.into())).is_some();
    draft.law(!again, GAIN_SUPPORTERS, Refusal::SupportersGained)?;
    let n = FIRST_SUPPORTERS;
    let question = Question::FirstSupporters;
    let faces = ask_gained(draft, seat, seat, question, (n, n), GAIN_SUPPORTERS)?;
    gain(draft, seat, &faces, n)?;
    draft.mark_own(seat, Step::Supporters)
}

// Daylight

/// Crafting with sympathy tokens, each of which pays once a turn.
pub(super) fn crafting(draft: &mut Draft<'_>, seat: SeatId, face: Option<Face>) -> Outcome {
    let out = count(&draft.game, seat, Pool::Sympathy);
    let Some(face) = face else {
        in_turn(draft, seat, Step::Craft, CRAFT)?;
        return draft.law(out > 0, CRAFTING, Refusal::NoSympathyOut);
    };
    let used = state(draft, seat)?.activated;
    // Of a card known by suit alone only this is certain: it takes one.
    let needed = face.kind().and_then(|kind| kind.cost()).unwrap_or(1);
    let left = out.saturating_sub(used);
    let refusal = Refusal::TooFewTokens { needed, left };
    draft.law(needed <= left, CRAFTING_PIECES, refusal)?;
    draft.own(seat, Effect::Activated(used.saturating_add(needed).min(SYMPATHY)))
}

pub(super) fn mobilize(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_turn(draft, seat, Step::Mobilize, MOBILIZE)?;
    draft.must_by(draft.seat(seat)?.hand > 0, MOBILIZE, RefusalKind::HandEmpty)?;
    let faces = ask_gained(draft, seat, seat, Question::Mobilize, (1, 1), MOBILIZE)?;
    draft.hand(seat, -1)?;
    gain(draft, seat, &faces, 1)
}

pub(super) fn train(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_turn(draft, seat, Step::Train, TRAIN)?;
    let supply = count(&draft.game, seat, Pool::Supply) > 0;
    draft.must_by(supply, LIMITED, Refusal::NoWarriorInSupply)?;
    draft.law(bases_out(&draft.game, seat) > 0, TRAIN, Refusal::NoBaseOut)?;
    draft.must_by(draft.seat(seat)?.hand > 0, TRAIN, RefusalKind::HandEmpty)?;
    let question = Asked::Own(Question::Train.into());
    let faces = draft.ask_faces(Answerer::Seat(seat), question, (1, 1), Some(TRAIN))?;
    let fits = |face: &Face| {
        Ground::ALL
            .into_iter()
            .any(|suit| count(&draft.game, seat, Pool::Base(suit)) > 0 && face.suit().matches(suit))
    };
    let matches = faces.iter().all(fits);
    draft.law(matches, TRAIN, Refusal::NoBaseMatches)?;
    draft.discard_from_hand(seat, &faces)?;
    draft.shift(seat, Pool::Supply, Pool::Officers, 1)?;
    Ok(())
}

// Evening

pub(super) fn operate(draft: &mut Draft<'_>, seat: SeatId, operation: Operation) -> Outcome {
    let law = law_of_operation(operation);
    in_turn(draft, seat, Step::Operations, law)?;
    let officers = count(&draft.game, seat, Pool::Officers);
    draft.law(officers > 0, OPERATIONS, Refusal::NoOfficer)?;
    let left = officers > state(draft, seat)?.used;
    // None at all was said already.
    draft.law(left || officers == 0, OPERATIONS, Refusal::NoOperationLeft { officers })?;
    let warriors = count(&draft.game, seat, Pool::Map);
    match operation {
        Operation::Move | Operation::Battle => {
            draft.law(warriors > 0, law, Refusal::NoWarriorOnMap)?;
        }
        Operation::Recruit => {
            draft.law(bases_out(&draft.game, seat) > 0, RECRUIT, Refusal::NoBaseOut)?;
            let supply = count(&draft.game, seat, Pool::Supply) > 0;
            draft.must_by(supply, LIMITED, Refusal::NoWarriorInSupply)?;
            draft.shift(seat, Pool::Supply, Pool::Map, 1)?;
        }
        Operation::Organize => {
            draft.must_by(warriors > 0, ORGANIZE, Refusal::NoWarriorOnMap)?;
            draft.shift(seat, Pool::Map, Pool::Supply, 1)?;
            place_sympathy(draft, seat, ORGANIZE)?;
        }
    }
    draft.own(seat, Effect::Operated)
}

pub(super) fn draw(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Draw)?;
    let n = draw_count(&draft.game, seat);
    draft.hand(seat, i8::try_from(n).unwrap_or(1))?;
    draft.mark_own(seat, Step::Draw)
}

pub(super) fn discard(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    draft.discard_down(seat, Step::Discard, DRAW, DRAW)
}

// By hand

pub(super) fn set_used(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let now = u16::from(state(draft, seat)?.used);
    let question = Asked::Own(Question::OperationsUsed.into());
    let range = (0, MOST_OPERATIONS.max(now), now);
    let n = draft.ask_number(Answerer::Table, question, range, Some(OPERATIONS))?;
    draft.must(n != now, RefusalKind::NothingChanges)?;
    draft.own(seat, Effect::Used(u8::try_from(n).unwrap_or(u8::MAX)))
}

pub(super) fn set_activated(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let now = u16::from(state(draft, seat)?.activated);
    let question = Asked::Own(Question::TokensUsed.into());
    let range = (0, u16::from(SYMPATHY), now);
    let n = draft.ask_number(Answerer::Table, question, range, Some(CRAFTING_PIECES))?;
    draft.must(n != now, RefusalKind::NothingChanges)?;
    draft.own(seat, Effect::Activated(u8::try_from(n).unwrap_or(SYMPATHY)))
}
