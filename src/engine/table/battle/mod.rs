//! Battle, in the law's order: ambush, dice, effects, hits. It asks one small question after another, tells each
//! number with its reason, and removes both sides' pieces at once, so that one entry holds all that comes of it.

mod ambush;
mod cards;
mod force;
mod hits;
mod roll;

use crate::engine::ask::{Answerer, Choice, Question as Asked};
use crate::engine::battle::{BATTLE, Fight, Line, Pick, Question, Side};
use crate::engine::factions::{self, FactionCommand};
use crate::engine::law::LawRef;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::{Misfit, Refusal, RefusalKind};
use crate::engine::seat::SeatId;
use crate::engine::turn::Phase;

pub use force::{how_many, stands};
pub use hits::losses;

/// One battle. Where the attacker's own command begins it, that comes first: it knows its moment and its price.
pub(super) fn battle(
    draft: &mut Draft<'_>,
    attacker: SeatId,
    defender: Option<SeatId>,
    by: Option<&FactionCommand>,
) -> Outcome {
    draft.must(draft.game.turn.phase != Phase::Setup, RefusalKind::StillSetup)?;
    draft.must(!draft.seat(attacker)?.left, RefusalKind::SeatLeft)?;
    draft.must_by(force::can_attack(draft, attacker)?, BATTLE, RefusalKind::NobodyToBattle)?;
    let mut said = defender;
    if let Some(by) = by {
        let begins = factions::begins_battle(&draft.game, attacker, by);
        draft.must(begins, RefusalKind::NothingChanges)?;
        draft.must(draft.seat(attacker)?.faction.id() == by.id(), Misfit::OtherFaction)?;
        if said.is_none() {
            said = factions::defender(draft, attacker, by)?;
        }
    }
    let defender = whom(draft, attacker, said)?;
    *draft.fight_mut() = Some(Fight::new(attacker, defender, by.is_some()));
    if let Some(by) = by {
        factions::decide(draft, attacker, by)?;
    }
    draft.tell(Line::Began { attacker, defender })?;
    force::count(draft, attacker)?;
    force::count(draft, defender)?;
    if ambush::ambush(draft)? {
        roll::before(draft)?;
        roll::roll(draft)?;
        cards::effects(draft)?;
        hits::deal(draft)?;
        cards::after(draft)?;
    }
    for seat in [attacker, defender] {
        factions::after_battle(draft, seat)?;
    }
    *draft.fight_mut() = None;
    Ok(())
}

/// Enemies of whom something can be hit.
fn whom(draft: &mut Draft<'_>, attacker: SeatId, said: Option<SeatId>) -> Outcome<SeatId> {
    let enemies = draft.game.enemies(attacker);
    let there = |draft: &Draft<'_>, seat: SeatId| {
        factions::removable(&draft.game, seat).iter().any(|(_, n)| *n > 0)
    };
    let Some(said) = said else {
        let seats: Vec<SeatId> = enemies.into_iter().filter(|s| there(draft, *s)).collect();
        draft.must_by(!seats.is_empty(), BATTLE, RefusalKind::NobodyToBattle)?;
        return ask_seat(draft, Question::Defender { attacker }, seats);
    };
    draft.must(enemies.contains(&said), RefusalKind::NobodyElse)?;
    if !there(draft, said) {
        let why = factions::untouchable(draft.seat(said)?);
        return Err(why
            .unwrap_or_else(|| Refusal::plain(RefusalKind::NoSuchPiece).citing(BATTLE))
            .into());
    }
    Ok(said)
}

fn ask_seat(draft: &mut Draft<'_>, question: Question, seats: Vec<SeatId>) -> Outcome<SeatId> {
    draft.ask_seat(Answerer::Table, Asked::Battle(question), seats, Some(BATTLE))
}

/// One of the answers of a battle.
fn ask_pick(
    draft: &mut Draft<'_>,
    to: Answerer,
    question: Question,
    picks: Vec<Pick>,
    law: LawRef,
) -> Outcome<Pick> {
    let choices = picks.into_iter().map(Choice::Battle).collect();
    match draft.ask_one(to, Asked::Battle(question), choices, Some(law))? {
        Choice::Battle(pick) => Ok(pick),
        Choice::Seat(_)
        | Choice::Suit(_)
        | Choice::Card(_)
        | Choice::Pool(_)
        | Choice::Zone(_)
        | Choice::Own(_) => Err(Refusal::plain(RefusalKind::AnswerDoesNotFit).into()),
    }
}

/// The battle that goes on.
fn fight<'a>(draft: &'a Draft<'_>) -> Outcome<&'a Fight> {
    let none = || Refusal::plain(Misfit::OutOfRange);
    Ok(draft.fight().ok_or_else(none)?)
}

fn side(draft: &Draft<'_>, seat: SeatId) -> Outcome<Side> {
    let none = || Refusal::plain(RefusalKind::NoSuchSeat);
    Ok(fight(draft)?.side(seat).cloned().ok_or_else(none)?)
}

/// Changes one side.
fn change(draft: &mut Draft<'_>, seat: SeatId, how: impl FnOnce(&mut Side)) -> Outcome {
    fight(draft)?;
    if let Some(side) = draft.fight_mut().as_mut().and_then(|fight| fight.side_mut(seat)) {
        how(side);
    }
    Ok(())
}
