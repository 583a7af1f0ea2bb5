//! The words of the Lemming Reavers: warriors under Upkeep, encampments and caches.
//! This file names its pieces, places and cards; it words neither steps nor questions nor what happened, which stand beside it.

mod asked;
mod checklist;
mod refused;
#[cfg(test)]
mod tests;
mod told;

use tr::tr;

use crate::engine::factions::Faction;
use crate::engine::factions::lemming_reavers::{
    Cache, Figure, Pick, Pool, Space, Spot, State, Zone, room,
};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::words::{Language, in_language};

pub use asked::{choice, confirm, question};
pub use checklist::{step_detail, step_figure, step_title};
pub use refused::refusal;
pub use told::{command, command_detail, done, effect, reason};

pub fn faction_name(language: Language, _state: &State) -> String {
    name(language)
}

pub fn pick_name(language: Language, _pick: &Pick) -> String {
    name(language)
}

fn name(language: Language) -> String {
    in_language(language, || tr!("Lemming Reavers"))
}

// Pieces

/// A type of cache.
fn cache_name(cache: Cache) -> String {
    match cache {
        Cache::Provisions => tr!("cache" => "Provisions"),
        Cache::Depot => tr!("cache" => "Depot"),
        Cache::Reserve => tr!("cache" => "Reserve"),
        Cache::Loot => tr!("cache" => "Loot"),
    }
}

pub fn pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Warriors in supply"),
        Pool::Warriors => tr!("Warriors on the map"),
        Pool::Track => tr!("Encampments on the track"),
        Pool::Encampments => tr!("Encampments on the map"),
        Pool::Cache(cache, spot) => {
            let cache = cache_name(cache);
            match spot {
                Spot::Supply => tr!("{cache} in supply", cache),
                Spot::Map => tr!("{cache} on the map", cache),
                Spot::Board => tr!("{cache} on the board", cache),
            }
        }
    })
}

pub fn set_pool(language: Language, which: Pool) -> String {
    in_language(language, || match which {
        Pool::Supply => tr!("Set warriors in supply to…"),
        Pool::Warriors => tr!("Set warriors on the map to…"),
        Pool::Track => tr!("Set encampments on the track to…"),
        Pool::Encampments => tr!("Set encampments on the map to…"),
        Pool::Cache(cache, spot) => {
            let cache = cache_name(cache);
            match spot {
                Spot::Supply => tr!("Caches in supply, set to: {cache}…", cache),
                Spot::Map => tr!("Caches on the map, set to: {cache}…", cache),
                Spot::Board => tr!("Caches on the board, set to: {cache}…", cache),
            }
        }
    })
}

pub fn shift(language: Language, from: Pool, to: Pool, n: u8) -> String {
    in_language(language, || match (from, to) {
        (Pool::Supply, Pool::Warriors) => {
            tr!("{n} warrior came onto the map" | "{n} warriors came onto the map" % n)
        }
        (Pool::Warriors, Pool::Supply) => {
            tr!("{n} warrior left the map" | "{n} warriors left the map" % n)
        }
        (Pool::Track, Pool::Encampments) => {
            tr!("{n} encampment came onto the map" | "{n} encampments came onto the map" % n)
        }
        (Pool::Encampments, Pool::Track) => {
            tr!("{n} encampment went back to the track"
                | "{n} encampments went back to the track" % n)
        }
        (Pool::Cache(cache, _), Pool::Cache(_, to)) => {
            let cache = cache_name(cache);
            match to {
                Spot::Supply => tr!(
                    "{n} cache went back to the supply: {cache}"
                        | "{n} caches went back to the supply: {cache}" % n,
                    cache
                ),
                Spot::Map => tr!(
                    "{n} cache came onto the map: {cache}"
                        | "{n} caches came onto the map: {cache}" % n,
                    cache
                ),
                Spot::Board => tr!(
                    "{n} cache came onto the board: {cache}"
                        | "{n} caches came onto the board: {cache}" % n,
                    cache
                ),
            }
        }
        // Pieces of two kinds never change places.
        (Pool::Supply | Pool::Warriors | Pool::Track | Pool::Encampments | Pool::Cache(..), _) => {
            String::new()
        }
    })
}

pub fn removed(language: Language) -> String {
    in_language(language, || tr!("Lemming pieces removed…"))
}

super::no_cards!();

fn place(space: Space) -> u8 {
    match space {
        Space::First => 1,
        Space::Second => 2,
        Space::Third => 3,
        Space::Fourth => 4,
        Space::Fifth => 5,
    }
}

pub fn figure(language: Language, figure: Figure) -> String {
    in_language(language, || match figure {
        Figure::Points(space) => {
            tr!("Points that encampment {n} of 5 uncovers", n = place(space))
        }
    })
}

/// Why fewer warriors come than are due.
fn held(game: &Game, seat: SeatId, due: u8) -> Option<String> {
    let room = room(game, seat, state(game, seat)?);
    (room < due).then(|| tr!("Upkeep leaves room for {room} of {due}.", room, due))
}

fn state(game: &Game, seat: SeatId) -> Option<&State> {
    let Faction::LemmingReavers(state) = &game.seat(seat)?.faction else { return None };
    Some(state)
}
