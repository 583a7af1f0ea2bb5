//! What the Vagabond brings into a battle that the table works out: swords, items that take the hits, and an ally.

use crate::engine::ask::{Answerer, Choice as Chosen, Countable, Question as Asked};
use crate::engine::battle::{Force, Losses, Question as Shared};
use crate::engine::factions;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::seat::SeatId;
use crate::engine::supply::Class;
use crate::engine::table;

use super::laws::{ATTACK_WITH_ALLY, HITS_WITH_ALLY};
use super::relations::Relation;
use super::rules::state;
use super::{Choice, Effect, Question};

fn warriors(draft: &Draft<'_>, seat: SeatId) -> u8 {
    let out = factions::removable(&draft.game, seat);
    out.into_iter().find_map(|(class, n)| (class == Class::Warrior).then_some(n)).unwrap_or(0)
}

/// His undamaged swords, and the warriors of one ally where he attacks. Source: root:9.2.6, root:9.2.9.II.c.
pub(super) fn stands(draft: &mut Draft<'_>, seat: SeatId) -> Outcome<Force> {
    let now = state(draft, seat)?;
    let force = Force::with_swords(now.undamaged_swords());
    let Some(fight) = draft.fight().filter(|fight| fight.attacks(seat)) else { return Ok(force) };
    let defender = fight.defender.seat;
    let mut allies = now.allies();
    allies.retain(|ally| *ally != defender && warriors(draft, *ally) > 0);
    if allies.is_empty() {
        return Ok(force);
    }
    let choices = [Chosen::Own(Choice::Nothing.into())].into_iter();
    let choices = choices.chain(allies.into_iter().map(Chosen::Seat)).collect();
    let question = Asked::Own(Question::WithAlly.into());
    let to = Answerer::Seat(seat);
    let Chosen::Seat(ally) = draft.ask_one(to, question, choices, Some(ATTACK_WITH_ALLY))? else {
        return Ok(force);
    };
    let there = Shared::Stands { seat: ally, what: Countable::Pieces(ally, Class::Warrior) };
    let n = table::how_many(draft, there, (1, warriors(draft, ally)), ATTACK_WITH_ALLY)?;
    Ok(Force { ally: Some((ally, n)), ..force })
}

/// Hits damage items; an ally's warriors may take some of them. Source: root:9.2.7, root:9.2.9.II.d.
pub(super) fn losses(draft: &mut Draft<'_>, seat: SeatId, hits: u8) -> Outcome<Losses> {
    let side = draft.fight().and_then(|fight| fight.side(seat));
    let ally = side.and_then(|side| side.force.ally).filter(|(_, n)| *n > 0);
    let mut losses = Losses::default();
    if let Some((ally, there)) = ally {
        let question = Asked::Own(Question::AllyTakes { ally, hits }.into());
        let range = (0, u16::from(there.min(hits)), 0);
        let n = draft.ask_number(Answerer::Seat(seat), question, range, Some(HITS_WITH_ALLY))?;
        let n = u8::try_from(n).unwrap_or(hits);
        losses.ally = (n > 0).then_some((ally, n));
    }
    let left = hits - losses.ally.map_or(0, |(_, n)| n);
    losses.toll.pawns = left.min(state(draft, seat)?.items.undamaged());
    Ok(losses)
}

/// An ally who took more hits than his items turns Hostile. Source: root:9.2.9.II.d.
pub(super) fn after_battle(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let Some(side) = draft.fight().and_then(|fight| fight.side(seat)) else { return Ok(()) };
    let Some((ally, _)) = side.force.ally else { return Ok(()) };
    let by_ally =
        side.lost.iter().filter_map(|l| l.ally).map(|(_, n)| n).fold(0, u8::saturating_add);
    let by_items = side.lost.iter().map(|l| l.toll.pawns).fold(0, u8::saturating_add);
    if by_ally > by_items {
        draft.own(seat, Effect::Related { with: ally, relation: Relation::Hostile })?;
    }
    Ok(())
}
