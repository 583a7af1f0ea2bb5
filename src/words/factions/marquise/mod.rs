//! The words of the Marquise de Cat: warriors, wood, the keep, her buildings and what happens to them.
//! This file names its pieces, places and cards; it words neither steps nor questions nor what happened, which stand beside it.

mod asked;
mod checklist;
mod refused;
#[cfg(test)]
mod tests;
mod told;

use tr::tr;

use crate::engine::factions::Faction;
use crate::engine::factions::marquise::{Building, Figure, Pick, Piece, Pool, State, Zone};
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
    in_language(language, || tr!("Marquise de Cat"))
}

// Pieces

pub fn pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply(Piece::Warrior) => tr!("Warriors in supply"),
        Pool::Supply(Piece::Wood) => tr!("Wood in supply"),
        Pool::Supply(Piece::Keep) => tr!("Keep off the map"),
        Pool::Supply(Piece::Building(Building::Sawmill)) => tr!("Sawmills on the track"),
        Pool::Supply(Piece::Building(Building::Workshop)) => tr!("Workshops on the track"),
        Pool::Supply(Piece::Building(Building::Recruiter)) => tr!("Recruiters on the track"),
        Pool::Map(Piece::Warrior) => tr!("Warriors on the map"),
        Pool::Map(Piece::Wood) => tr!("Wood on the map"),
        Pool::Map(Piece::Keep) => tr!("Keep on the map"),
        Pool::Map(Piece::Building(Building::Sawmill)) => tr!("Sawmills on the map"),
        Pool::Map(Piece::Building(Building::Workshop)) => tr!("Workshops on the map"),
        Pool::Map(Piece::Building(Building::Recruiter)) => tr!("Recruiters on the map"),
    })
}

pub fn set_pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply(Piece::Warrior) => tr!("Set warriors in supply to…"),
        Pool::Supply(Piece::Wood) => tr!("Set wood in supply to…"),
        Pool::Supply(Piece::Keep) => tr!("Set keep off the map to…"),
        Pool::Supply(Piece::Building(Building::Sawmill)) => tr!("Set sawmills on the track to…"),
        Pool::Supply(Piece::Building(Building::Workshop)) => tr!("Set workshops on the track to…"),
        Pool::Supply(Piece::Building(Building::Recruiter)) => {
            tr!("Set recruiters on the track to…")
        }
        Pool::Map(Piece::Warrior) => tr!("Set warriors on the map to…"),
        Pool::Map(Piece::Wood) => tr!("Set wood on the map to…"),
        Pool::Map(Piece::Keep) => tr!("Set keep on the map to…"),
        Pool::Map(Piece::Building(Building::Sawmill)) => tr!("Set sawmills on the map to…"),
        Pool::Map(Piece::Building(Building::Workshop)) => tr!("Set workshops on the map to…"),
        Pool::Map(Piece::Building(Building::Recruiter)) => tr!("Set recruiters on the map to…"),
    })
}

pub fn shift(language: Language, from: Pool, to: Pool, n: u8) -> String {
    in_language(language, || match (from, to) {
        (_, Pool::Map(piece)) => came(piece, n),
        (_, Pool::Supply(piece)) => left(piece, n),
    })
}

fn came(piece: Piece, n: u8) -> String {
    match piece {
        Piece::Warrior => {
            tr!("{n} warrior came onto the map" | "{n} warriors came onto the map" % n)
        }
        Piece::Wood => tr!("{n} wood came onto the map" | "{n} wood came onto the map" % n),
        Piece::Keep => tr!("The keep came onto the map"),
        Piece::Building(Building::Sawmill) => {
            tr!("{n} sawmill came onto the map" | "{n} sawmills came onto the map" % n)
        }
        Piece::Building(Building::Workshop) => {
            tr!("{n} workshop came onto the map" | "{n} workshops came onto the map" % n)
        }
        Piece::Building(Building::Recruiter) => {
            tr!("{n} recruiter came onto the map" | "{n} recruiters came onto the map" % n)
        }
    }
}

fn left(piece: Piece, n: u8) -> String {
    match piece {
        Piece::Warrior => tr!("{n} warrior left the map" | "{n} warriors left the map" % n),
        Piece::Wood => tr!("{n} wood left the map" | "{n} wood left the map" % n),
        Piece::Keep => tr!("The keep left the map"),
        Piece::Building(Building::Sawmill) => {
            tr!("{n} sawmill went back to its track" | "{n} sawmills went back to their track" % n)
        }
        Piece::Building(Building::Workshop) => {
            tr!("{n} workshop went back to its track"
                | "{n} workshops went back to their track" % n)
        }
        Piece::Building(Building::Recruiter) => {
            tr!("{n} recruiter went back to its track"
                | "{n} recruiters went back to their track" % n)
        }
    }
}

pub fn removed(language: Language) -> String {
    in_language(language, || tr!("Pieces removed…"))
}

// Cards: none of her own

super::no_cards!();

pub fn figure(_language: Language, figure: Figure) -> String {
    match figure {}
}

fn state(game: &Game, seat: SeatId) -> Option<&State> {
    let Faction::Marquise(state) = &game.seat(seat)?.faction else { return None };
    Some(state)
}
