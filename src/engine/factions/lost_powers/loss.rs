//! What becomes of removed Elders, and the follower that wears out with them.

use super::laws::{DOUBLE_TAP, FALLING, LOSS};
use super::{Pool, Question, Refusal};
use crate::engine::ask::{Answerer, CountRow, Countable, Question as Asked};
use crate::engine::battle::{Force, Question::Stands};
use crate::engine::card::CardId;
use crate::engine::factions::FactionPool;
use crate::engine::game::Game;
use crate::engine::propose::{Draft, Means, Outcome, Removal};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;
use crate::engine::table;

use super::rules::{count, followers, state};
use super::turn::wear_out;

/// What becomes of removed Elders: how many leave upright, how many leave fallen, how many fall instead.
struct Fate {
    upright: u8,
    fallen: u8,
    fall: u8,
}

pub(super) fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
    let seat = removal.whose;
    let none_of_these = removal.toll.buildings == 0 && removal.toll.tokens == 0;
    draft.must(none_of_these, RefusalKind::NoSuchPiece)?;
    let n = removal.toll.warriors;
    if n == 0 {
        return Ok(0);
    }
    let (upright, fallen) =
        (count(&draft.game, seat, Pool::Upright), count(&draft.game, seat, Pool::Fallen));
    draft.must(upright + fallen > 0, Refusal::NobodyOnMap)?;
    let fate = match removal.means {
        Means::Hits => fate_by_hits(draft, seat, n, upright, fallen)?,
        Means::Sweep => fate_by_sweep(draft, seat, n.min(upright + fallen), upright, fallen)?,
    };
    draft.shift(seat, Pool::Fallen, Pool::Supply, fate.fallen)?;
    draft.shift(seat, Pool::Upright, Pool::Supply, fate.upright)?;
    draft.shift(seat, Pool::Upright, Pool::Fallen, fate.fall)?;
    Ok(fate.upright + fate.fallen)
}

/// Hit by hit in one clearing. No Elder takes two hits of one deal; the last upright one falls.
fn fate_by_hits(
    draft: &mut Draft<'_>,
    seat: SeatId,
    hits: u8,
    upright: u8,
    fallen: u8,
) -> Outcome<Fate> {
    let counted = in_battle(draft, seat);
    let (stood, lay) = if let Some(counted) = counted {
        counted
    } else if upright + fallen == 1 {
        (upright, fallen)
    } else {
        let rows: Vec<CountRow> = [(Pool::Upright, upright), (Pool::Fallen, fallen)]
            .into_iter()
            .filter(|(_, max)| *max > 0)
            .map(|(pool, max)| CountRow {
                what: Countable::Pool(FactionPool::from(pool)),
                min: 0,
                max,
            })
            .collect();
        let question = Asked::Own(Question::EldersThere.into());
        let total = (1, upright + fallen);
        let counts =
            draft.ask_counts(Answerer::Seat(seat), question, rows, total, Some(DOUBLE_TAP))?;
        match (counts.as_slice(), upright) {
            ([stood, lay], _) => (*stood, *lay),
            ([lay], 0) => (0, *lay),
            ([stood], _) => (*stood, 0),
            _ => (0, 0),
        }
    };
    if hits >= stood + lay {
        // The owner orders the removals: the fallen go first, the last one standing falls.
        let fall = stood.min(1);
        return Ok(Fate { upright: stood - fall, fallen: lay, fall });
    }
    let (least, most) = (hits.saturating_sub(stood), hits.min(lay));
    let question = Asked::Own(Question::FallenLeaving { leaving: hits }.into());
    let range = (u16::from(least), u16::from(most), u16::from(most));
    let n = draft.ask_number(Answerer::Seat(seat), question, range, Some(FALLING))?;
    let leaving = u8::try_from(n).unwrap_or(most);
    Ok(Fate { upright: hits - leaving, fallen: leaving, fall: 0 })
}

/// Those that stand and lie in the clearing of battle, where the battle has asked for them.
fn in_battle(draft: &Draft<'_>, seat: SeatId) -> Option<(u8, u8)> {
    let force = &draft.fight()?.side(seat)?.force;
    let of = |pool: Pool| {
        force.of.iter().find_map(|(p, n)| (*p == FactionPool::from(pool)).then_some(*n))
    };
    Some((of(Pool::Upright)?, of(Pool::Fallen)?))
}

/// What stands and lies in the clearing of battle.
pub(super) fn stands(draft: &mut Draft<'_>, seat: SeatId) -> Outcome<Force> {
    let out = [Pool::Upright, Pool::Fallen].map(|pool| (pool, count(&draft.game, seat, pool)));
    let mut force = Force::default();
    for (pool, most) in out {
        let question = Stands { seat, what: Countable::Pool(pool.into()) };
        let n = table::how_many(draft, question, (0, most), DOUBLE_TAP)?;
        force.warriors += n;
        force.of.push((pool.into(), n));
    }
    Ok(force)
}

/// Everything in one or more clearings at once: by the letter only an Elder that was alone falls.
fn fate_by_sweep(
    draft: &mut Draft<'_>,
    seat: SeatId,
    removed: u8,
    upright: u8,
    fallen: u8,
) -> Outcome<Fate> {
    let fall = if upright + fallen == 1 {
        upright
    } else {
        let question = Asked::Own(Question::UprightAlone { removed }.into());
        let range = (0, u16::from(removed.min(upright)), 0);
        let n = draft.ask_number(Answerer::Seat(seat), question, range, Some(FALLING))?;
        u8::try_from(n).unwrap_or(0)
    };
    let leaving = removed - fall;
    let (least, most) = (leaving.saturating_sub(upright - fall), leaving.min(fallen));
    let question = Asked::Own(Question::FallenLeaving { leaving }.into());
    let range = (u16::from(least), u16::from(most), u16::from(most));
    let n = draft.ask_number(Answerer::Seat(seat), question, range, Some(FALLING))?;
    let lying = u8::try_from(n).unwrap_or(most);
    let upright = leaving - lying;
    // The house rule: those that were not alone stood together, so one of them was the last.
    let last = u8::from(upright > 0 && state(draft, seat)?.rules.last_elder_falls);
    Ok(Fate { upright: upright - last, fallen: lying, fall: fall + last })
}

/// The followers with the highest crafting cost; `None` while a cost that could matter is unknown.
pub fn costliest(game: &Game, seat: SeatId) -> Option<Vec<CardId>> {
    let mut prices = Vec::new();
    for card in followers(game, seat) {
        prices.push((game.price(card)?.amount(), card));
    }
    let most = prices.iter().map(|(price, _)| *price).max()?;
    Some(prices.into_iter().filter(|(price, _)| *price == most).map(|(_, card)| card).collect())
}

/// Loss of Wisdom: the costliest follower wears out; among equals the Lost Powers choose.
pub(super) fn wear_out_costliest(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let tableau = followers(&draft.game, seat);
    let costliest = match tableau.as_slice() {
        [] => return Ok(()),
        [only] => vec![*only],
        _ => {
            for card in &tableau {
                draft.price(*card, LOSS)?;
            }
            costliest(&draft.game, seat).unwrap_or(tableau)
        }
    };
    let question = Asked::Own(Question::WearOut.into());
    let cards = draft.ask_cards(Answerer::Seat(seat), question, costliest, (1, 1), Some(LOSS))?;
    for card in cards {
        wear_out(draft, seat, card)?;
    }
    Ok(())
}
