//! What is put right by hand, in the open.

use crate::engine::ask::Answerer;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;

use super::choose::ask_own;
use super::items::Kind;
use super::laws::ITEMS;
use super::rules::state;
use super::{Choice, Effect, Quest, Question};

pub(super) fn add_item(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let kinds = Kind::ALL.map(Choice::Kind).to_vec();
    let added = ask_own(draft, Answerer::Table, Question::AddItem, kinds, ITEMS)?;
    let Choice::Kind(kind) = added else { return Ok(()) };
    draft.own(seat, Effect::Gained(kind))
}

pub(super) fn take_back_done(draft: &mut Draft<'_>, seat: SeatId, quest: Quest) -> Outcome {
    let there = state(draft, seat)?.done.contains(&quest);
    draft.must(there, RefusalKind::NothingChanges)?;
    draft.own(seat, Effect::QuestUndone(quest))
}

pub(super) fn unuse(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let now = state(draft, seat)?;
    draft.must(now.used || now.credit, RefusalKind::NothingChanges)?;
    if now.credit {
        draft.own(seat, Effect::Credit(false))?;
    }
    if now.used { draft.own(seat, Effect::Used(false)) } else { Ok(()) }
}
