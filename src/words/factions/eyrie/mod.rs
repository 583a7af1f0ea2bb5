//! The words of the Eyrie: the Decree, its Viziers, roosts, leaders and turmoil.
//! This file names its pieces, places and cards; it words neither steps nor questions nor what happened, which stand beside it.

mod asked;
mod checklist;
mod refused;
#[cfg(test)]
mod tests;
mod told;

use tr::tr;

use crate::engine::card::Face;
use crate::engine::factions::Faction;
use crate::engine::factions::eyrie::{Column, Figure, Leader, Pick, Pool, State, Zone};
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
    in_language(language, || tr!("Eyrie Dynasties"))
}

// Pieces

pub fn pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Eyrie warriors in supply"),
        Pool::Warriors => tr!("Eyrie warriors on the map"),
        Pool::Track => tr!("Roosts on the track"),
        Pool::Roosts => tr!("Roosts on the map"),
    })
}

pub fn set_pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Set Eyrie warriors in supply to…"),
        Pool::Warriors => tr!("Set Eyrie warriors on the map to…"),
        Pool::Track => tr!("Set roosts on the track to…"),
        Pool::Roosts => tr!("Set roosts on the map to…"),
    })
}

pub fn shift(language: Language, _from: Pool, to: Pool, n: u8) -> String {
    in_language(language, || match to {
        Pool::Supply => {
            tr!("{n} Eyrie warrior left the map" | "{n} Eyrie warriors left the map" % n)
        }
        Pool::Warriors => {
            tr!("{n} Eyrie warrior came onto the map" | "{n} Eyrie warriors came onto the map" % n)
        }
        Pool::Track => {
            tr!("{n} roost went back to the track" | "{n} roosts went back to the track" % n)
        }
        Pool::Roosts => tr!("{n} roost came onto the map" | "{n} roosts came onto the map" % n),
    })
}

pub fn removed(language: Language) -> String {
    in_language(language, || tr!("Warrior or roost removed…"))
}

// The Decree

pub fn zone(language: Language, zone: Zone) -> String {
    let Zone::Decree(column) = zone;
    in_language(language, || match column {
        Column::Recruit => tr!("Decree, Recruit"),
        Column::Move => tr!("Decree, Move"),
        Column::Battle => tr!("Decree, Battle"),
        Column::Build => tr!("Decree, Build"),
    })
}

pub fn move_to(language: Language, zone: Zone) -> String {
    let Zone::Decree(column) = zone;
    in_language(language, || match column {
        Column::Recruit => tr!("Put under Recruit"),
        Column::Move => tr!("Put under Move"),
        Column::Battle => tr!("Put under Battle"),
        Column::Build => tr!("Put under Build"),
    })
}

pub fn add_to(language: Language, zone: Zone) -> String {
    let Zone::Decree(column) = zone;
    in_language(language, || match column {
        Column::Recruit => tr!("Lay a card under Recruit by hand…"),
        Column::Move => tr!("Lay a card under Move by hand…"),
        Column::Battle => tr!("Lay a card under Battle by hand…"),
        Column::Build => tr!("Lay a card under Build by hand…"),
    })
}

pub fn goes(language: Language, zone: Zone, card: &str) -> String {
    let Zone::Decree(column) = zone;
    in_language(language, || match column {
        Column::Recruit => tr!("{card} goes under Recruit", card),
        Column::Move => tr!("{card} goes under Move", card),
        Column::Battle => tr!("{card} goes under Battle", card),
        Column::Build => tr!("{card} goes under Build", card),
    })
}

pub fn all_go(language: Language, zone: Zone, cards: &str) -> String {
    let Zone::Decree(column) = zone;
    in_language(language, || match column {
        Column::Recruit => tr!("Under Recruit: {cards}", cards),
        Column::Move => tr!("Under Move: {cards}", cards),
        Column::Battle => tr!("Under Battle: {cards}", cards),
        Column::Build => tr!("Under Build: {cards}", cards),
    })
}

pub fn go(language: Language, zone: Zone, n: usize) -> String {
    let Zone::Decree(column) = zone;
    in_language(language, || match column {
        Column::Recruit => tr!("{n} card goes under Recruit" | "{n} cards go under Recruit" % n),
        Column::Move => tr!("{n} card goes under Move" | "{n} cards go under Move" % n),
        Column::Battle => tr!("{n} card goes under Battle" | "{n} cards go under Battle" % n),
        Column::Build => tr!("{n} card goes under Build" | "{n} cards go under Build" % n),
    })
}

pub fn shuffled(language: Language, _zone: Zone) -> String {
    in_language(language, || tr!("Cards of the Decree were put in another order"))
}

pub fn own_face(_language: Language, _face: Face) -> Option<String> {
    None
}

pub fn figure(_language: Language, figure: Figure) -> String {
    match figure {}
}

fn leader_name(leader: Leader) -> String {
    match leader {
        Leader::Builder => tr!("Builder"),
        Leader::Charismatic => tr!("Charismatic"),
        Leader::Commander => tr!("Commander"),
        Leader::Despot => tr!("Despot"),
    }
}

/// What a leader gives, and where the Viziers lie.
fn leader_gives(leader: Leader) -> String {
    match leader {
        Leader::Builder => {
            tr!("Crafted items score what their card says. Viziers under Recruit and Move.")
        }
        Leader::Charismatic => {
            tr!("Recruit places 2 warriors. Viziers under Recruit and Battle.")
        }
        Leader::Commander => {
            tr!("1 extra hit in battle as attacker. Viziers under Move and Battle.")
        }
        Leader::Despot => {
            tr!(
                "+1 point in a battle that removes a building or token. Viziers under Move and Build."
            )
        }
    }
}

fn state(game: &Game, seat: SeatId) -> Option<&State> {
    let Faction::Eyrie(state) = &game.seat(seat)?.faction else { return None };
    Some(state)
}
