//! What becomes of the Battery's removed pieces, and the cannon that flips instead of leaving.

use super::laws::{CANNON, CORRODED};
use super::rules::{count, state};
use super::{Cannon, Effect, Pool, Reason, Refusal};
use crate::engine::propose::{Draft, Outcome, Removal};
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;

pub(super) fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
    let (seat, toll) = (removal.whose, removal.toll);
    draft.must(toll.buildings == 0, RefusalKind::NoSuchPiece)?;
    let there = toll.warriors == 0 || count(&draft.game, seat, Pool::OnMap) > 0;
    draft.must(there, RefusalKind::NoSuchPiece)?;
    let gone = draft.shift(seat, Pool::OnMap, Pool::Supply, toll.warriors)?;
    // An uncovered space is covered again.
    let there = toll.tokens <= count(&draft.game, seat, Pool::MarksOnMap);
    draft.must(there, RefusalKind::NoSuchPiece)?;
    draft.shift(seat, Pool::MarksOnMap, Pool::Track, toll.tokens)?;
    if toll.pawns > 0 {
        let whole = state(draft, seat)?.cannon == Cannon::Whole;
        draft.must_by(whole, CANNON, Refusal::CannonDamaged)?;
        draft.own(seat, Effect::Cannon(Cannon::Damaged))?;
        // law nemesis:NB.2.3.III: whoever hit it lays them in clearings beside it.
        draft.shift(seat, Pool::Bore, Pool::BallsOnMap, u8::MAX)?;
    }
    Ok(gone)
}

pub(super) fn react(draft: &mut Draft<'_>, removal: &Removal) -> Outcome {
    match removal.enemy() {
        Some(enemy) if removal.toll.pawns > 0 => {
            draft.score(enemy, 1, Why::Own(Reason::CannonDamaged.into()), Some(CORRODED))
        }
        Some(_) | None => Ok(()),
    }
}
