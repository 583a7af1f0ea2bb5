//! The steps of a turn, from Refresh to the item limit.

use crate::engine::ask::{Answerer, Question as Asked};
use crate::engine::factions;
use crate::engine::propose::{Draft, Means, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;

use super::choose::{ask_own, change_all, pay, things};
use super::items::{Change, Kind, Purpose, Side, Thing, Tracked};
use super::laws::{
    BATTLE, CAPACITY, DISCARD, EVENING, INTO_HOSTILE, MOVE, REFRESH, REPAIR, REST, SLIP, STRIKE,
};
use super::rules::{in_clearing, in_turn, law_of, once, state};
use super::{Choice, Effect, Fight, Question, Refusal, Step};

/// What each action exhausts; `None`: any item, items of its own, or none.
pub fn item_of(step: Step) -> Option<Kind> {
    match step {
        Step::Move => Some(Kind::BOOT),
        Step::Battle => Some(Kind::SWORD),
        Step::Explore => Some(Kind::TORCH),
        Step::Strike => Some(Kind::CROSSBOW),
        Step::Repair | Step::Craft => Some(Kind::HAMMER),
        Step::Aid
        | Step::Quest
        | Step::Special
        | Step::Character
        | Step::Pawn
        | Step::Quests
        | Step::Ruins
        | Step::Items
        | Step::Relations
        | Step::Refresh
        | Step::Slip
        | Step::Rest
        | Step::Draw
        | Step::Discard
        | Step::Capacity => None,
    }
}

pub(super) fn pay_for(draft: &mut Draft<'_>, seat: SeatId, step: Step, n: u8) -> Outcome {
    match item_of(step) {
        Some(kind) => pay(draft, seat, kind, n, law_of(step)),
        None => Ok(()),
    }
}

pub(super) fn fight(draft: &mut Draft<'_>, seat: SeatId, fight: Fight) -> Outcome {
    if state(draft, seat)?.fight == fight {
        return Ok(());
    }
    draft.own(seat, Effect::Fought(fight))
}

pub(super) fn forest(draft: &mut Draft<'_>, seat: SeatId, in_forest: bool) -> Outcome {
    if state(draft, seat)?.in_forest == in_forest {
        return Ok(());
    }
    draft.own(seat, Effect::Forest(in_forest))
}

// Birdsong

pub(super) fn refresh(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let n = state(draft, seat)?.items.to_refresh();
    draft.must_by(n > 0, REFRESH, Refusal::NothingExhausted)?;
    once(draft, seat, Step::Refresh)?;
    // Chosen all at once: tea that turns up now adds nothing.
    let chosen = things(draft, seat, Purpose::Refresh, n, REFRESH)?;
    change_all(draft, seat, &chosen, Change::Refresh)?;
    draft.mark_own(seat, Step::Refresh)
}

pub(super) fn slip(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Slip)?;
    let places = vec![Choice::Clearing, Choice::Forest];
    let to = ask_own(draft, Answerer::Seat(seat), Question::SlipTo, places, SLIP)?;
    forest(draft, seat, to == Choice::Forest)?;
    draft.mark_own(seat, Step::Slip)
}

// Daylight

pub(super) fn walk(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_turn(draft, seat, Step::Move)?;
    let now = state(draft, seat)?;
    let boots = now.items.ready(Kind::BOOT) + u8::from(now.credit);
    let refusal = Refusal::NotReady { kind: Kind::BOOT, needed: 1, there: 0 };
    draft.must_by(boots > 0, MOVE, refusal)?;
    // Asked only where it can matter.
    let question = Asked::Own(Question::HostileThere.into());
    let hostile = !now.hostiles().is_empty()
        && draft.ask_yes(Answerer::Seat(seat), question, Some(INTO_HOSTILE))?;
    let law = if hostile { INTO_HOSTILE } else { MOVE };
    pay(draft, seat, Kind::BOOT, 1 + u8::from(hostile), law)?;
    fight(draft, seat, Fight::None)?;
    forest(draft, seat, false)
}

pub(super) fn battle(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_turn(draft, seat, Step::Battle)?;
    in_clearing(draft, seat, BATTLE)?;
    let enemies = draft.game.enemies(seat);
    pay_for(draft, seat, Step::Battle, 1)?;
    // In a whole battle the table has named the defender already.
    let defender = match draft.fight() {
        Some(fight) => fight.defender.seat,
        None => {
            let question = Asked::Own(Question::Defender.into());
            draft.ask_seat(Answerer::Seat(seat), question, enemies, Some(BATTLE))?
        }
    };
    draft.own(seat, Effect::Fought(Fight::Battle(defender)))
}

pub(super) fn strike(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_turn(draft, seat, Step::Strike)?;
    in_clearing(draft, seat, STRIKE)?;
    pay_for(draft, seat, Step::Strike, 1)?;
    fight(draft, seat, Fight::Strike)?;
    let question = Asked::Own(Question::StruckPiece.into());
    let removals = draft.ask_removals(seat, question, (1, 1), Means::Hits, Some(STRIKE))?;
    draft.remove_all(&removals)?;
    fight(draft, seat, Fight::None)
}

pub(super) fn repair(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_turn(draft, seat, Step::Repair)?;
    let damaged = state(draft, seat)?.items.damaged();
    draft.must_by(damaged > 0, REPAIR, Refusal::NothingDamaged)?;
    pay_for(draft, seat, Step::Repair, 1)?;
    let one = things(draft, seat, Purpose::Mend, 1, REPAIR)?;
    change_all(draft, seat, &one, Change::Mend)
}

// Evening

pub(super) fn rest(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let now = state(draft, seat)?;
    draft.law(now.in_forest, REST, Refusal::NotInForest)?;
    draft.must_by(now.items.damaged() > 0, REST, Refusal::NothingDamaged)?;
    once(draft, seat, Step::Rest)?;
    for (thing, n) in state(draft, seat)?.items.iter().filter(|(thing, _)| thing.is_damaged()) {
        for _ in 0..n {
            // Turned up first, so that each finds its track.
            if thing.side() == Side::Exhausted {
                change_all(draft, seat, &[thing], Change::Refresh)?;
            }
            let up = Thing::Damaged(thing.kind(), Side::Up);
            change_all(draft, seat, &[up], Change::Mend)?;
        }
    }
    draft.mark_own(seat, Step::Rest)
}

/// Source: root:9.6.2.
pub fn to_draw(state: &super::State) -> u8 {
    1 + state.items.on_track(Tracked::Coins)
}

pub(super) fn draw(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Draw)?;
    let n = to_draw(&state(draft, seat)?);
    draft.hand(seat, i8::try_from(n).unwrap_or(1))?;
    draft.mark_own(seat, Step::Draw)
}

pub(super) fn discard(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    draft.discard_down(seat, Step::Discard, DISCARD, EVENING)
}

pub(super) fn check_capacity(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let over = state(draft, seat)?.items.over_the_limit();
    draft.must_by(over > 0, CAPACITY, Refusal::WithinLimit)?;
    in_turn(draft, seat, Step::Capacity)?;
    let left = things(draft, seat, Purpose::Lose, over, CAPACITY)?;
    change_all(draft, seat, &left, Change::Lose)?;
    draft.mark_own(seat, Step::Capacity)
}

/// Seats whose warriors could be named now.
pub(super) fn with_warriors(draft: &Draft<'_>, seat: SeatId) -> Vec<SeatId> {
    let mut seats = draft.game.enemies(seat);
    seats.retain(|other| {
        factions::removable(&draft.game, *other).first().is_some_and(|(_, n)| *n > 0)
    });
    seats
}

/// By hand: the pawn is in a forest, or not.
pub(super) fn set_forest(draft: &mut Draft<'_>, seat: SeatId, in_forest: bool) -> Outcome {
    let now = state(draft, seat)?.in_forest;
    draft.must(now != in_forest, RefusalKind::NothingChanges)?;
    draft.own(seat, Effect::Forest(in_forest))
}
