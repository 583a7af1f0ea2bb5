//! Who the Nemesis is: worked out from what the table shows of the other seats.

use super::laws::{NEMESIS, TABLE_WIPE, TIES};
use super::{Effect, Question, Reason, Step, Why};
use crate::engine::ask::{Answerer, Question as Asked};
use crate::engine::factions::{self, Faction};
use crate::engine::game::{Game, points};
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why_;
use crate::engine::seat::SeatId;

use super::checklist::once;
use super::rules::state;

/// The seats that can become the Nemesis now, clockwise, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foremost {
    pub seats: Vec<SeatId>,
    pub why: Why,
}

/// Who has to become the Nemesis, or may. A seat without a marker counts as having no points.
pub fn foremost(game: &Game, seat: SeatId) -> Foremost {
    let off_map = match game.seat(seat).map(|who| &who.faction) {
        Some(Faction::Triumvirate(state)) => state.off_map.as_slice(),
        Some(_) | None => &[],
    };
    let enemies = game.enemies(seat);
    let mut seats = enemies.clone();
    // What the app does not follow, the table sees.
    seats.retain(|s| factions::on_map(game, *s).unwrap_or_else(|| !off_map.contains(s)));
    if seats.is_empty() {
        return Foremost { seats: enemies, why: Why::TableWipe };
    }
    let Some(most) = seats.iter().filter_map(|s| points(game, *s)).max() else {
        return Foremost { seats, why: Why::NoMarker };
    };
    seats.retain(|s| points(game, *s) == Some(most));
    let points = most.get();
    let why = if seats.len() == 1 { Why::Most { points } } else { Why::Tied { points } };
    Foremost { seats, why }
}

/// Whether a seat has more points than the Triumvirate.
pub fn ahead(game: &Game, of: SeatId, seat: SeatId) -> bool {
    points(game, of).zip(points(game, seat)).is_some_and(|(theirs, own)| theirs > own)
}

/// The Nemesis, as long as that seat plays.
pub fn nemesis(game: &Game, seat: SeatId) -> Option<(SeatId, Why)> {
    let Faction::Triumvirate(state) = &game.seat(seat)?.faction else { return None };
    state.nemesis.filter(|(whose, _)| game.seat(*whose).is_some_and(|who| !who.left))
}

pub(super) fn adjust(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Nemesis)?;
    let Foremost { seats, why } = foremost(&draft.game, seat);
    let law = match why {
        Why::Tied { .. } => TIES,
        Why::TableWipe => TABLE_WIPE,
        Why::Most { .. } | Why::NoMarker | Why::ByHand => NEMESIS,
    };
    let question = Asked::Own(Question::Nemesis(why).into());
    let whose = draft.ask_seat(Answerer::Seat(seat), question, seats, Some(law))?;
    draft.own(seat, Effect::Nemesis { whose, why })?;
    if ahead(&draft.game, whose, seat) {
        draft.score(seat, 1, Why_::Own(Reason::NemesisAhead.into()), Some(NEMESIS))?;
    }
    draft.mark_own(seat, Step::Nemesis)
}

pub(super) fn set_nemesis(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let question = Asked::Own(Question::Nemesis(Why::ByHand).into());
    let now = state(draft, seat)?.nemesis.map(|(whose, _)| whose);
    let mut seats = draft.game.enemies(seat);
    seats.retain(|s| Some(*s) != now);
    draft.must(!seats.is_empty(), RefusalKind::NothingChanges)?;
    let whose = draft.ask_seat(Answerer::Table, question, seats, Some(NEMESIS))?;
    draft.own(seat, Effect::Nemesis { whose, why: Why::ByHand })
}

/// The table says whether a seat has a piece on the map, where the app does not know.
pub(super) fn set_on_map(
    draft: &mut Draft<'_>,
    seat: SeatId,
    whose: SeatId,
    on_map: bool,
) -> Outcome {
    draft.seat(whose)?;
    draft.must(whose != seat, RefusalKind::NobodyElse)?;
    draft.must(factions::on_map(&draft.game, whose).is_none(), RefusalKind::NothingChanges)?;
    let now = !state(draft, seat)?.off_map.contains(&whose);
    draft.must(now != on_map, RefusalKind::NothingChanges)?;
    draft.own(seat, Effect::OnMap { whose, on_map })
}
