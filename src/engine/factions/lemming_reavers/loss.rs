//! What becomes of removed pieces: caches pay whoever takes them, a lost encampment costs one.

use super::laws::{CONDITION, PROVISIONS, RAIDED, RESERVE, REWARD};
use super::{Cache, Choice, Effect, Pool, Prize, Question, Reason, Refusal, Spot};
use crate::engine::ask::{Answerer, Choice as Chosen, CountRow, Countable, Question as Asked};
use crate::engine::factions::{self, FactionPool};
use crate::engine::propose::{Draft, Means, Outcome, Removal};
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;

use super::rules::{count, on_board, state};

pub(super) fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
    let seat = removal.whose;
    let toll = removal.toll;
    let buildings = count(&draft.game, seat, Pool::Encampments);
    draft.must(toll.buildings <= buildings, RefusalKind::NoSuchPiece)?;
    let caches = which_caches(draft, seat, toll.tokens)?;
    if toll.tokens > 0 && removal.means == Means::Hits {
        // A sweep takes everything else as well, so there is nothing to ask. law nemesis:LR.2.2.I.a
        was_alone(draft, removal)?;
    }
    draft.shift(seat, Pool::Encampments, Pool::Track, toll.buildings)?;
    for (cache, n) in Cache::ALL.into_iter().zip(caches) {
        let (from, to) = (Pool::Cache(cache, Spot::Map), Pool::Cache(cache, Spot::Supply));
        draft.shift(seat, from, to, n)?;
        if n > 0 && removal.enemy().is_some() {
            draft.own(seat, Effect::Lost { cache, n })?;
        }
    }
    draft.shift(seat, Pool::Warriors, Pool::Supply, toll.warriors)
}

/// Which caches leave: asked only where several types could be meant.
fn which_caches(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome<[u8; 4]> {
    let there = Cache::ALL.map(|cache| count(&draft.game, seat, Pool::Cache(cache, Spot::Map)));
    let all: u8 = there.iter().sum();
    draft.must(n <= all, RefusalKind::NoSuchPiece)?;
    if n == 0 || n == all {
        return Ok(if n == 0 { [0; 4] } else { there });
    }
    let types: Vec<(usize, Cache)> =
        Cache::ALL.into_iter().enumerate().filter(|(i, _)| there[*i] > 0).collect();
    let mut leaving = [0; 4];
    if let [(only, _)] = types.as_slice() {
        leaving[*only] = n;
        return Ok(leaving);
    }
    let rows: Vec<CountRow> = types
        .iter()
        .map(|(i, cache)| CountRow {
            what: Countable::Pool(FactionPool::from(Pool::Cache(*cache, Spot::Map))),
            min: 0,
            max: there[*i].min(n),
        })
        .collect();
    let question = Asked::Own(Question::WhichCaches { n }.into());
    let counts = draft.ask_counts(Answerer::Table, question, rows, (n, n), Some(REWARD))?;
    for ((i, _), n) in types.into_iter().zip(counts) {
        leaving[i] = n;
    }
    Ok(leaving)
}

fn was_alone(draft: &mut Draft<'_>, removal: &Removal) -> Outcome {
    let Some(enemy) = removal.enemy() else { return Ok(()) };
    let bot = draft.seat(enemy)?.bot;
    let question = Asked::Own(Question::WasAlone { n: removal.toll.tokens, bot }.into());
    let alone = draft.ask_yes(Answerer::Table, question, Some(CONDITION))?;
    draft.law(alone, CONDITION, Refusal::NotAlone)
}

pub(super) fn react(draft: &mut Draft<'_>, removal: &Removal) -> Outcome {
    let seat = removal.whose;
    if let Some(enemy) = removal.enemy() {
        for cache in state(draft, seat)?.lost {
            draft.score(seat, 1, Why::Own(Reason::CacheTaken.into()), Some(REWARD))?;
            let prize = reward(draft, enemy, cache)?;
            draft.own(seat, Effect::Rewarded { to: enemy, cache, prize })?;
        }
    }
    for _ in 0..removal.toll.buildings {
        raided(draft, seat)?;
    }
    Ok(())
}

/// What a cache does for the seat that took it.
fn reward(draft: &mut Draft<'_>, enemy: SeatId, cache: Cache) -> Outcome<Prize> {
    match cache {
        Cache::Provisions => {
            let choices = [Prize::Warriors, Prize::Item, Prize::Nothing]
                .map(|prize| Chosen::Own(Choice::Prize(prize).into()))
                .to_vec();
            let question = Asked::Own(Question::Provisions.into());
            let to = Answerer::Seat(enemy);
            let chosen = draft.ask_one(to, question, choices, Some(PROVISIONS))?;
            let prize = match chosen {
                Chosen::Own(factions::FactionChoice::LemmingReavers(Choice::Prize(prize))) => prize,
                Chosen::Own(_)
                | Chosen::Seat(_)
                | Chosen::Suit(_)
                | Chosen::Card(_)
                | Chosen::Pool(_)
                | Chosen::Zone(_)
                | Chosen::Battle(_) => Prize::Nothing,
            };
            match prize {
                Prize::Warriors => factions::muster(draft, enemy, 2)?,
                Prize::Item => factions::refresh_item(draft, enemy)?,
                Prize::Nothing | Prize::Action | Prize::Point | Prize::Card => {}
            }
            Ok(prize)
        }
        Cache::Depot => Ok(Prize::Action),
        Cache::Reserve => {
            draft.score(enemy, 1, Why::Own(Reason::ReserveTaken.into()), Some(RESERVE))?;
            Ok(Prize::Point)
        }
        Cache::Loot => {
            // A bot has no hand to draw into.
            if !draft.seat(enemy)?.bot {
                draft.hand(enemy, 1)?;
            }
            Ok(Prize::Card)
        }
    }
}

/// An encampment was lost: a cache of the board goes back, which one its owner says.
fn raided(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let held: Vec<Cache> =
        Cache::ALL.into_iter().filter(|cache| on_board(&draft.game, seat, *cache) > 0).collect();
    if held.is_empty() {
        return Ok(());
    }
    let choices = held.iter().map(|cache| Chosen::Own(Choice::Cache(*cache).into())).collect();
    let question = Asked::Own(Question::Raided.into());
    let chosen = draft.ask_one(Answerer::Seat(seat), question, choices, Some(RAIDED))?;
    let Chosen::Own(factions::FactionChoice::LemmingReavers(Choice::Cache(cache))) = chosen else {
        return Ok(());
    };
    let (from, to) = (Pool::Cache(cache, Spot::Board), Pool::Cache(cache, Spot::Supply));
    draft.shift(seat, from, to, 1).map(|_| ())
}
