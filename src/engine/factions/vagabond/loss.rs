//! What hits do: the pawn stays, items are damaged.

use crate::engine::propose::{Draft, Means, Outcome, Removal};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;

use super::choose::{change_all, things};
use super::items::{Change, Purpose};
use super::laws::{FULL_REMOVAL, HITS};
use super::rules::state;
use super::{Choice, Effect, Refusal};

/// What an effect that removes everything in a clearing damages. Source: root:9.2.2.I.
pub const FULL: u8 = 3;

pub(super) fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
    let toll = removal.toll;
    let pawn_alone = toll.warriors == 0 && toll.buildings == 0 && toll.tokens == 0;
    draft.must(pawn_alone, RefusalKind::NoSuchPiece)?;
    let (hits, law) = match removal.means {
        Means::Hits => (toll.pawns, HITS),
        Means::Sweep => (FULL * toll.pawns.min(1), FULL_REMOVAL),
    };
    // law root:9.2.7: hits beyond the last undamaged item are ignored.
    let struck = things(draft, removal.whose, Purpose::Damage, hits, law)?;
    change_all(draft, removal.whose, &struck, Change::Damage)?;
    Ok(0)
}

/// Another faction's law turns one exhausted item face up.
pub(super) fn refresh_item(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let one = things(draft, seat, Purpose::Refresh, 1, super::laws::REFRESH)?;
    change_all(draft, seat, &one, Change::Refresh)
}

/// By hand: an item lies in another way.
pub(super) fn handle(draft: &mut Draft<'_>, seat: SeatId, thing: super::Thing) -> Outcome {
    use super::{Question, choose::ask_own};
    use crate::engine::ask::Answerer;
    let items = state(draft, seat)?.items;
    let able: Vec<Choice> = Change::ALL
        .into_iter()
        .filter(|change| items.can(thing, *change))
        .map(Choice::Change)
        .collect();
    draft.must(!able.is_empty(), RefusalKind::NoSuchPiece)?;
    let question = Question::Handle { thing };
    let Choice::Change(change) =
        ask_own(draft, Answerer::Table, question, able, super::laws::ITEMS)?
    else {
        return draft.must(false, Refusal::NothingReady);
    };
    draft.own(seat, Effect::Changed { thing, change })
}
