//! The special actions of the twelve characters.

use crate::engine::ask::{Answerer, Question as Asked};
use crate::engine::propose::{Draft, Means, Outcome, Removal, Toll};
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::table;
use crate::engine::turn::Phase;

use super::choose::{change, change_all, pay, things};
use super::items::{Change, Kind, Purpose, Side, Thing};
use super::laws::SPECIAL;
use super::rules::{in_clearing, in_turn, state};
use super::turn::{fight, forest, with_warriors};
use super::{Character, Effect, Fight, Question, Reason, Refusal, Step};

/// How many damaged items a hideout mends.
pub(super) const HIDEOUT: u8 = 3;

pub(super) fn special(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let now = state(draft, seat)?;
    if now.character == Character::Arbiter {
        // Whoever defends enlists the Arbiter, whosever turn it is.
        return draft.score(seat, 1, Why::Own(Reason::Protector.into()), Some(SPECIAL));
    }
    in_turn(draft, seat, Step::Special)?;
    match now.character {
        Character::Thief => steal(draft, seat),
        Character::Tinker => {
            in_clearing(draft, seat, SPECIAL)?;
            pay(draft, seat, Kind::TORCH, 1, SPECIAL)?;
            draft.hand(seat, 1)
        }
        Character::Ranger => {
            pay(draft, seat, Kind::TORCH, 1, SPECIAL)?;
            let mended = things(draft, seat, Purpose::Mend, HIDEOUT, SPECIAL)?;
            change_all(draft, seat, &mended, Change::Mend)?;
            // Daylight ends with it.
            table::enter(draft, seat, Phase::Evening, SPECIAL)
        }
        Character::Vagrant => {
            in_clearing(draft, seat, SPECIAL)?;
            pay(draft, seat, Kind::TORCH, 1, SPECIAL)
        }
        Character::Scoundrel => scorch(draft, seat),
        Character::Harrier => {
            pay(draft, seat, Kind::TORCH, 1, SPECIAL)?;
            forest(draft, seat, false)
        }
        Character::Ronin => {
            let fighting = matches!(now.fight, Fight::Battle(_));
            draft.law(fighting, SPECIAL, Refusal::NoBattle)?;
            pay(draft, seat, Kind::SWORD, 1, SPECIAL)
        }
        Character::Gladiator => duel(draft, seat),
        Character::Jailor => coerce(draft, seat),
        Character::Adventurer | Character::Cheat => {
            draft.must_by(false, SPECIAL, Refusal::InAQuest)
        }
        Character::Arbiter => Ok(()),
    }
}

/// A random card of somebody there.
fn steal(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_clearing(draft, seat, SPECIAL)?;
    let mut seats = draft.game.enemies(seat);
    seats.retain(|other| draft.game.seat(*other).is_some_and(|who| who.hand > 0));
    draft.must_by(!seats.is_empty(), SPECIAL, RefusalKind::HandEmpty)?;
    pay(draft, seat, Kind::TORCH, 1, SPECIAL)?;
    let question = Asked::Own(Question::Victim.into());
    let from = draft.ask_seat(Answerer::Seat(seat), question, seats, Some(SPECIAL))?;
    draft.hand(from, -1)?;
    draft.hand(seat, 1)
}

/// The torch stays on the map for good, and everything of others there goes.
fn scorch(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_clearing(draft, seat, SPECIAL)?;
    pay(draft, seat, Kind::TORCH, 1, SPECIAL)?;
    let spent = Thing::Satchel(Kind::TORCH, Side::Exhausted);
    if state(draft, seat)?.items.can(spent, Change::Lose) {
        change(draft, seat, spent, Change::Lose)?;
    }
    let question = Asked::PiecesRemoved { by: seat };
    let all = (0, u8::MAX);
    let removals = draft.ask_removals(seat, question, all, Means::Sweep, Some(SPECIAL))?;
    draft.remove_all(&removals)
}

/// An item is worn out for a warrior and a card; nobody becomes Hostile for it.
fn duel(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_clearing(draft, seat, SPECIAL)?;
    let seats = with_warriors(draft, seat);
    draft.must_by(!seats.is_empty(), SPECIAL, RefusalKind::NoSuchPiece)?;
    let now = state(draft, seat)?;
    draft.must_by(now.items.count(Thing::is_ready) > 0, SPECIAL, Refusal::NothingReady)?;
    for thing in things(draft, seat, Purpose::Exhaust, 1, SPECIAL)? {
        change(draft, seat, thing, Change::Exhaust)?;
        change(draft, seat, Thing::Satchel(thing.kind(), Side::Exhausted), Change::Damage)?;
    }
    let question = Asked::Own(Question::Duelled.into());
    let whose = draft.ask_seat(Answerer::Seat(seat), question, seats, Some(SPECIAL))?;
    fight(draft, seat, Fight::Duel)?;
    let toll = Toll { warriors: 1, ..Toll::default() };
    let means = Means::Hits;
    draft.remove_all(&[Removal { by: Some(seat), whose, toll, means, defending: false }])?;
    fight(draft, seat, Fight::None)?;
    draft.hand(seat, 1)
}

/// A card stands in for the next item, at the price of a point.
fn coerce(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    draft.law(!state(draft, seat)?.used, SPECIAL, Refusal::UsedThisTurn)?;
    draft.spend(seat, 1, SPECIAL)?;
    draft.score(seat, -1, Why::Own(Reason::Coerced.into()), Some(SPECIAL))?;
    draft.own(seat, Effect::Used(true))?;
    draft.own(seat, Effect::Credit(true))
}
