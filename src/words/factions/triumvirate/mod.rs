//! The words of the Triumvirate of Fury: anger, grudges, the Nemesis, retribution and the furies.
//! This file names its pieces, places and cards; it words neither steps nor questions nor what happened, which stand beside it.

mod asked;
mod checklist;
mod refused;
#[cfg(test)]
mod tests;
mod told;

use tr::tr;

use crate::engine::factions::Faction;
use crate::engine::factions::triumvirate::{Figure, Fury, Pick, Pool, State, Why, Zone};
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
    in_language(language, || tr!("Triumvirate of Fury"))
}

/// A fury by its name, the same in every language.
pub fn fury(fury: Fury) -> &'static str {
    match fury {
        Fury::Alecto => "Alecto",
        Fury::Megaera => "Megaera",
        Fury::Tisiphone => "Tisiphone",
    }
}

/// What a fury does, as a reminder.
pub fn fury_effect(language: Language, fury: Fury) -> String {
    in_language(language, || match fury {
        Fury::Alecto => tr!(
            "Attacking the Nemesis in a clearing with a grudge, you may ignore the first hit that you take."
        ),
        Fury::Megaera => tr!("Grudges count for rule, each of them three times."),
        Fury::Tisiphone => tr!(
            "Whenever an enemy removes a grudge, place a warrior in any clearing with a grudge."
        ),
    })
}

/// Why somebody is the Nemesis.
pub fn why(language: Language, why: Why) -> String {
    in_language(language, || match why {
        Why::Most { points } => tr!("Most points: {points}", points),
        Why::Tied { points } => tr!("Chosen among those with most points: {points}", points),
        Why::NoMarker => tr!("Nobody on the map has a score marker"),
        Why::TableWipe => tr!("No enemy is on the map: chosen freely"),
        Why::ByHand => tr!("Set by the table"),
    })
}

// Pieces

pub fn pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Warriors => tr!("Warriors in supply"),
        Pool::WarriorsOnMap => tr!("Warriors on the map"),
        Pool::Grudges => tr!("Grudges in supply"),
        Pool::GrudgesOnMap => tr!("Grudges on the map"),
        Pool::Retribution => tr!("Retribution in supply"),
        Pool::RetributionBox => tr!("Retribution box"),
    })
}

pub fn set_pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Warriors => tr!("Set warriors in supply to…"),
        Pool::WarriorsOnMap => tr!("Set warriors on the map to…"),
        Pool::Grudges => tr!("Set grudges in supply to…"),
        Pool::GrudgesOnMap => tr!("Set grudges on the map to…"),
        Pool::Retribution => tr!("Set retribution in supply to…"),
        Pool::RetributionBox => tr!("Set the Retribution box to…"),
    })
}

pub fn shift(language: Language, from: Pool, to: Pool, n: u8) -> String {
    in_language(language, || match (from, to) {
        (Pool::Warriors, Pool::WarriorsOnMap) => {
            tr!("{n} warrior came onto the map" | "{n} warriors came onto the map" % n)
        }
        (Pool::WarriorsOnMap, Pool::Warriors) => {
            tr!("{n} warrior left the map" | "{n} warriors left the map" % n)
        }
        (Pool::Grudges, Pool::GrudgesOnMap) => {
            tr!("{n} grudge came onto the map" | "{n} grudges came onto the map" % n)
        }
        (Pool::GrudgesOnMap, Pool::Grudges) => {
            tr!("{n} grudge left the map" | "{n} grudges left the map" % n)
        }
        (Pool::Retribution, Pool::RetributionBox) => tr!("{n} retribution gained", n),
        (Pool::RetributionBox, Pool::Retribution) => tr!("{n} retribution spent", n),
        (
            Pool::Warriors
            | Pool::WarriorsOnMap
            | Pool::Grudges
            | Pool::GrudgesOnMap
            | Pool::Retribution
            | Pool::RetributionBox,
            _,
        ) => tr!("{n} piece stayed in place" | "{n} pieces stayed in place" % n),
    })
}

pub fn removed(language: Language) -> String {
    in_language(language, || tr!("Warriors or grudges removed…"))
}

// No cards of its own

super::no_cards!();

pub fn figure(language: Language, figure: Figure) -> String {
    in_language(language, || match figure {
        Figure::Anger(space) => tr!("Anger under space {n}", n = space.number()),
        Figure::Shade(space) => tr!("Shade above space {n}", n = space.number()),
    })
}

fn state(game: &Game, seat: SeatId) -> Option<&State> {
    let Faction::Triumvirate(state) = &game.seat(seat)?.faction else { return None };
    Some(state)
}
