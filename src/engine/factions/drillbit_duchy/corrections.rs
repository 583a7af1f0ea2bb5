//! What is not a step: the rest of a phase in one go, cards that others give, and what is put right by hand.

use super::checklist::steps;
use super::laws::{BIRDSONG, BOTS};
use super::rules::state;
use super::{Effect, Minister, Pick, Question, Reason, Step, birdsong, evening};
use crate::engine::ask::Question as Asked;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::table;
use crate::engine::turn::{Phase, Status, Step as Line};

/// The steps of this phase that are still due, in order. Daylight is played step by step: battles come between.
pub(super) fn rest(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let phase = draft.game.turn.phase;
    draft.law(draft.game.turn.seat == seat, BIRDSONG, RefusalKind::NotYourTurn)?;
    let alone = matches!(phase, Phase::Birdsong | Phase::Evening);
    draft.must(alone, RefusalKind::OtherPhase(Phase::Evening))?;
    let mut any = false;
    for step in [
        Step::Order,
        Step::Craft,
        Step::Recruit,
        Step::Rally,
        Step::Score,
        Step::Sway,
        Step::Discard,
        Step::Nightmare,
    ] {
        // As it stands now: the steps before may have changed it. What has been passed over stays undone.
        let who = draft.seat(seat)?;
        let due = !table::passed(who, step.into())
            && steps(&draft.game, seat, &state(draft, seat)?).into_iter().any(|info| {
                let this = info.step == Line::Own(step.into());
                this && info.phase == phase && info.status == Status::Due
            });
        if due {
            take_step(draft, seat, step)?;
            any = true;
        }
    }
    draft.must(any, RefusalKind::NothingChanges)
}

fn take_step(draft: &mut Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    match step {
        Step::Order => birdsong::set_order(draft, seat),
        Step::Craft => birdsong::craft(draft, seat),
        Step::Recruit => birdsong::recruit(draft, seat),
        Step::Rally => evening::rally(draft, seat),
        Step::Score => evening::score(draft, seat),
        Step::Sway => evening::sway(draft, seat),
        Step::Discard => evening::discard(draft, seat),
        Step::Nightmare => evening::nightmare(draft, seat),
        Step::Gather
        | Step::Burrow
        | Step::Surface
        | Step::Tracks
        | Step::FirstMinisters
        | Step::Dig
        | Step::Battle
        | Step::Build
        | Step::Invade
        | Step::Ministers
        | Step::Act(_) => draft.must(false, RefusalKind::NothingChanges),
    }
}

/// A bot has no hand: a card that comes to it is discarded, and scores.
pub(super) fn given(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome {
    table::given_to_bot(draft, Asked::Own(Question::GiftCard.into()), n, Some(BOTS))?;
    draft.score(seat, i16::from(n), Why::Own(Reason::Gift.into()), Some(BOTS))
}

pub(super) fn gift(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    given(draft, seat, 1)
}

pub(super) fn set_rules(draft: &mut Draft<'_>, seat: SeatId, rules: Pick) -> Outcome {
    let now = state(draft, seat)?.rules;
    draft.must(now != rules, RefusalKind::NothingChanges)?;
    draft.own(seat, Effect::Rules(rules))
}

pub(super) fn set_crown(
    draft: &mut Draft<'_>,
    seat: SeatId,
    minister: Minister,
    swayed: bool,
) -> Outcome {
    let now = state(draft, seat)?.is_swayed(minister);
    draft.must(now != swayed, RefusalKind::NothingChanges)?;
    draft.own(seat, Effect::Crown { minister, swayed })
}
