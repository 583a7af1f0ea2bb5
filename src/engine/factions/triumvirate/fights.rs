//! What the Triumvirate changes in a battle that the table works out, and what it gains by it.

use super::battle::spared;
use super::laws::{ALECTO, BREAK_THEM_IN};
use super::{Pool, Question, Reason};
use crate::engine::ask::{Answerer, Question as Asked};
use crate::engine::battle::Why;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::seat::SeatId;

use super::nemesis::nemesis;
use super::rules::{count, state};
use super::track::need_shade;
use super::turn::gain_retribution;

/// Whether it attacks its Nemesis.
fn attacks_nemesis(draft: &Draft<'_>, seat: SeatId) -> bool {
    let whom = draft.fight().filter(|fight| fight.attacks(seat)).map(|fight| fight.defender.seat);
    whom.is_some() && nemesis(&draft.game, seat).map(|(whose, _)| whose) == whom
}

/// Break Them In: the shade is what it deals. Source: nemesis:TOF.2.4.I.
pub(super) fn instead_of_roll(draft: &mut Draft<'_>, seat: SeatId) -> Outcome<Option<(u8, Why)>> {
    if !attacks_nemesis(draft, seat) {
        return Ok(None);
    }
    let space = state(draft, seat)?.space;
    let shade = need_shade(draft, space)?;
    Ok(Some((shade, Why::own(Reason::BreakThemIn, BREAK_THEM_IN))))
}

/// Alecto: the first hit that it takes, where a grudge stands. Source: nemesis:TOF.7.1.
pub(super) fn ignores(draft: &mut Draft<'_>, seat: SeatId) -> Outcome<Option<(u8, Why)>> {
    let first = draft.fight().and_then(|fight| fight.side(seat)).is_some_and(|s| s.taken == 0);
    let grudge = count(&draft.game, seat, Pool::GrudgesOnMap) > 0;
    let n = spared(&state(draft, seat)?.furies, attacks_nemesis(draft, seat), grudge);
    if !first || n == 0 {
        return Ok(None);
    }
    let question = Asked::Own(Question::Ignore.into());
    let ignored = draft.ask_yes(Answerer::Seat(seat), question, Some(ALECTO))?;
    Ok(ignored.then(|| (n, Why::own(Reason::Alecto, ALECTO))))
}

/// Retribution for a battle that Punish began. Source: nemesis:TOF.5.3.I.
pub(super) fn after_battle(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let Some(fight) = draft.fight().filter(|fight| fight.attacks(seat) && fight.by_own) else {
        return Ok(());
    };
    let sides = [&fight.attacker, &fight.defender];
    let pieces = sides.iter().map(|side| side.by_roll).fold(0, u8::saturating_add);
    let items = u8::from(sides.iter().any(|side| side.items_damaged()));
    gain_retribution(draft, seat, pieces, items)
}
