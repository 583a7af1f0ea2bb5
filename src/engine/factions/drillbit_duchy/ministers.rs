//! What the swayed ministers do in Daylight, one command each.

use super::checklist::once;
use super::daylight::{Digger, build_now, dig_once, enough};
use super::laws::{MINISTERS, law_of_minister};
use super::rules::{buildings_on_map, count, ordered, state};
use super::{Minister, Pool, Question, Reason, Refusal, Step};
use crate::engine::ask::{Answerer, Question as Asked};
use crate::engine::propose::{Draft, Means, Outcome, Removal, Toll};
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;

/// Warriors that the Brigadier's Dig needs and moves. Source: clockwork:10.7.4.
pub(super) const BRIGADIER: u8 = 3;
/// What the Duchess gives. Source: clockwork:10.7.9.
pub(super) const DUCHESS: u8 = 2;

pub(super) fn act(draft: &mut Draft<'_>, seat: SeatId, minister: Minister) -> Outcome {
    let law = law_of_minister(minister);
    draft.must_by(minister.acts(), MINISTERS, Refusal::NoAction(minister))?;
    once(draft, seat, Step::Act(minister))?;
    let swayed = state(draft, seat)?.is_swayed(minister);
    draft.law(swayed, MINISTERS, Refusal::NotSwayed(minister))?;
    let n = |draft: &Draft<'_>, pool| count(&draft.game, seat, pool);
    match minister {
        // Abilities: refused above.
        Minister::Captain | Minister::Foremole => {}
        Minister::Marshal => {
            let there = buildings_on_map(&draft.game, seat) > 0;
            draft.must_by(there, law, Refusal::NoBuildingOnMap)?;
            let any = n(draft, Pool::Supply) > 0;
            draft.must_by(any, law, Refusal::NoWarriorInSupply)?;
            draft.shift(seat, Pool::Supply, Pool::OnMap, 1)?;
        }
        Minister::Brigadier => {
            ordered(draft, seat)?;
            enough(draft, seat, BRIGADIER, law)?;
            dig_once(draft, seat, Digger::Brigadier, BRIGADIER)?;
        }
        Minister::Banker => build_now(draft, seat, law, Reason::Minister(minister))?,
        Minister::Mayor => mayor(draft, seat)?,
        Minister::Earl => {
            let n = n(draft, Pool::CitadelsOnMap);
            draft.must_by(n > 0, law, Refusal::NoCitadelOnMap)?;
            score(draft, seat, minister, n)?;
        }
        Minister::Baron => {
            let n = n(draft, Pool::MarketsOnMap);
            draft.must_by(n > 0, law, Refusal::NoMarketOnMap)?;
            score(draft, seat, minister, n)?;
        }
        Minister::Duchess => {
            let left = n(draft, Pool::Tunnels);
            draft.must_by(left == 0, law, Refusal::TunnelsLeft { left })?;
            score(draft, seat, minister, DUCHESS)?;
        }
    }
    draft.mark_own(seat, Step::Act(minister))
}

fn score(draft: &mut Draft<'_>, seat: SeatId, minister: Minister, n: u8) -> Outcome {
    let reason = Why::Own(Reason::Minister(minister).into());
    draft.score(seat, i16::from(n), reason, Some(law_of_minister(minister)))
}

/// A warrior leaves the ruled clearing with the most; the Burrow is one too, and always ruled.
fn mayor(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let law = law_of_minister(Minister::Mayor);
    let on_map = count(&draft.game, seat, Pool::OnMap);
    let burrow = match state(draft, seat)?.rules.mayor_on_map {
        true => 0,
        false => count(&draft.game, seat, Pool::Burrow),
    };
    draft.must_by(on_map + burrow > 0, law, Refusal::NobodyToRemove)?;
    // No clearing can hold more than all of them together.
    let question = Asked::Own(Question::MayorOnMap { burrow }.into());
    let map =
        on_map > 0 && on_map >= burrow && draft.ask_yes(Answerer::Table, question, Some(law))?;
    if map {
        let toll = Toll { warriors: 1, ..Toll::default() };
        let means = Means::Hits;
        draft.remove_all(&[Removal { by: None, whose: seat, toll, means, defending: false }])?;
    } else if burrow > 0 {
        draft.shift(seat, Pool::Burrow, Pool::Supply, 1)?;
    } else {
        // It rules nothing with a warrior of its own.
        return Ok(());
    }
    score(draft, seat, Minister::Mayor, 1)
}
