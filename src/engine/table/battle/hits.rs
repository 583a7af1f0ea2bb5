//! The fourth step: hits are dealt, and each side loses pieces in the law's order.

use crate::engine::ask::{Answerer, CountRow, Countable, Question as Asked};
use crate::engine::battle::{DEAL, Force, Line, Losses, Question, RESOLVE};
use crate::engine::factions::{self, FactionPool};
use crate::engine::propose::{Draft, Means, Outcome, Removal, Toll};
use crate::engine::seat::SeatId;
use crate::engine::supply::Class;

use super::force::how_many;
use super::{change, fight, side};

/// Hits that one side takes in one deal, worked out before anything leaves.
struct Blow {
    victim: SeatId,
    by: SeatId,
    /// How many of the hits came from the dice.
    rolled: u8,
    losses: Losses,
    /// How many lay in the pools that the owner tells apart.
    pools: Vec<(FactionPool, u8)>,
}

/// Both sides deal what they have, and all of it goes at once.
pub(super) fn deal(draft: &mut Draft<'_>) -> Outcome {
    let (attacker, defender) = (fight(draft)?.attacker.clone(), fight(draft)?.defender.clone());
    for side in [&attacker, &defender] {
        let (rolled, extra) = (side.rolled, side.extra);
        draft.tell(Line::Deals { seat: side.seat, rolled, extra })?;
    }
    let blows = [
        blow(draft, defender.seat, attacker.rolled, attacker.extra)?,
        blow(draft, attacker.seat, defender.rolled, defender.extra)?,
    ];
    strike(draft, &blows)
}

/// One side takes hits at once, before any dice.
pub(super) fn deal_to(draft: &mut Draft<'_>, victim: SeatId, hits: u8) -> Outcome {
    let blow = blow(draft, victim, 0, hits)?;
    let (there, out) = (side(draft, victim)?.force.warriors, warriors(draft, victim));
    strike(draft, &[blow])?;
    let gone = there.saturating_sub(side(draft, victim)?.force.warriors);
    let back = warriors(draft, victim).saturating_sub(out.saturating_sub(gone));
    came_back(draft, victim, back)
}

/// Warriors that came to the map for those that fell: before the battle goes on, they may stand in it.
fn came_back(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome {
    // Of a seat whose pieces are not counted nobody knows.
    if n == 0 || factions::on_map(&draft.game, seat).is_none() {
        return Ok(());
    }
    let question = Asked::Battle(Question::BackThere { seat, n });
    if draft.ask_yes(Answerer::Table, question, Some(RESOLVE))? {
        change(draft, seat, |side| side.force.warriors = side.force.warriors.saturating_add(n))?;
    }
    Ok(())
}

fn warriors(draft: &Draft<'_>, seat: SeatId) -> u8 {
    let removable = factions::removable(&draft.game, seat);
    removable.into_iter().find_map(|(c, n)| (c == Class::Warrior).then_some(n)).unwrap_or(0)
}

fn blow(draft: &mut Draft<'_>, victim: SeatId, rolled: u8, extra: u8) -> Outcome<Blow> {
    let by = fight(draft)?.against(victim);
    let hits = rolled.saturating_add(extra);
    let ignored = if hits > 0 { factions::ignores(draft, victim, hits)? } else { None };
    let spared = ignored.map_or(0, |(n, _)| n.min(hits));
    if let Some((_, why)) = ignored {
        draft.tell(Line::Ignored { seat: victim, hits: spared, why })?;
    }
    change(draft, victim, |side| side.taken = side.taken.saturating_add(hits))?;
    let left = hits - spared;
    let losses = if left > 0 { factions::losses(draft, victim, left)? } else { Losses::default() };
    let found = losses.hits().min(left);
    if !(losses.toll.is_empty() && losses.items == 0) {
        let (toll, items) = (losses.toll, losses.items);
        draft.tell(Line::Lost { seat: victim, toll, items })?;
    }
    if let Some((ally, warriors)) = losses.ally {
        let toll = Toll { warriors, ..Toll::default() };
        draft.tell(Line::Lost { seat: ally, toll, items: 0 })?;
    }
    if found < left {
        draft.tell(Line::Spent { seat: victim, hits: left - found })?;
    }
    let pools = side(draft, victim)?.force.of;
    let who = draft.seat(victim)?;
    let pools = pools.into_iter().map(|(pool, _)| (pool, who.pools.count(pool))).collect();
    // Dice come first: what is ignored is the first hit that it takes.
    let rolled = rolled.saturating_sub(spared);
    Ok(Blow { victim, by, rolled, losses, pools })
}

/// All pieces leave in one removal.
fn strike(draft: &mut Draft<'_>, blows: &[Blow]) -> Outcome {
    let defender = fight(draft)?.defender.seat;
    let mut removals = Vec::new();
    for blow in blows {
        let by = Some(blow.by);
        let defending = blow.victim == defender;
        let means = Means::Hits;
        removals.push(Removal { by, whose: blow.victim, toll: blow.losses.toll, means, defending });
        if let Some((whose, n)) = blow.losses.ally {
            let toll = Toll { warriors: n, ..Toll::default() };
            removals.push(Removal { by, whose, toll, means, defending });
        }
    }
    removals.retain(|removal| !removal.toll.is_empty());
    let gone = draft.remove_counted(&removals)?;
    for blow in blows {
        let of = |seat| removals.iter().zip(&gone).find(|(r, _)| r.whose == seat);
        let own = of(blow.victim).map_or(0, |(_, n)| *n);
        let allied = blow.losses.ally.and_then(|(seat, _)| of(seat)).map_or(0, |(_, n)| *n);
        let now: Vec<u8> = {
            let who = draft.seat(blow.victim)?;
            blow.pools.iter().map(|(pool, _)| who.pools.count(*pool)).collect()
        };
        change(draft, blow.victim, |side| {
            side.dealt(blow.losses, own.saturating_add(allied), blow.rolled);
            fewer(&mut side.force, own, allied, &blow.pools, &now);
        })?;
    }
    Ok(())
}

/// What is left of a side's warriors. Those told apart by their pools have moved between these.
fn fewer(force: &mut Force, own: u8, allied: u8, before: &[(FactionPool, u8)], now: &[u8]) {
    force.warriors = force.warriors.saturating_sub(own);
    if let Some((_, there)) = &mut force.ally {
        *there = there.saturating_sub(allied);
    }
    for ((_, there), ((_, was), is)) in force.of.iter_mut().zip(before.iter().zip(now)) {
        *there = there.saturating_add(*is).saturating_sub(*was);
    }
}

/// What most factions lose: warriors first, then what else stands there, in an order of their own. A bot loses
/// its tokens before its buildings. Who fights with items takes hits on those.
pub fn losses(draft: &mut Draft<'_>, seat: SeatId, hits: u8) -> Outcome<Losses> {
    let force = side(draft, seat)?.force;
    let out = factions::removable(&draft.game, seat);
    let of = |class: Class| out.iter().find_map(|(c, n)| (*c == class).then_some(*n)).unwrap_or(0);
    let mut losses = Losses::default();
    if force.swords.is_some() {
        match of(Class::Pawn) {
            // Its items are not followed.
            0 => losses.items = hits,
            most => losses.toll.pawns = hits.min(most),
        }
        return Ok(losses);
    }
    losses.toll.warriors = hits.min(force.warriors);
    let left = hits - losses.toll.warriors;
    if left == 0 {
        return Ok(losses);
    }
    if draft.seat(seat)?.bot {
        let tokens = of(Class::Token).min(left);
        losses.toll.tokens =
            how_many(draft, Question::Tokens { seat, hits: left }, (0, tokens), DEAL)?;
        let left = left - losses.toll.tokens;
        let buildings = of(Class::Building).min(left);
        losses.toll.buildings =
            how_many(draft, Question::Buildings { seat, hits: left }, (0, buildings), DEAL)?;
        return Ok(losses);
    }
    let rows: Vec<CountRow> = [Class::Building, Class::Token, Class::Pawn]
        .into_iter()
        .filter(|class| of(*class) > 0)
        .map(|class| CountRow { what: Countable::Class(class), min: 0, max: of(class).min(left) })
        .collect();
    let question = Asked::Battle(Question::Else { seat, hits: left });
    let counts =
        draft.ask_counts(Answerer::Seat(seat), question, rows.clone(), (0, left), Some(DEAL))?;
    for (row, n) in rows.iter().zip(counts) {
        if let Countable::Class(class) = row.what {
            losses.toll.add(class, n);
        }
    }
    Ok(losses)
}
