//! The words of the Noxious Battery: cannon, cannonballs, scent marks and what happens to them.
//! This file names its pieces, places and cards; it words neither steps nor questions nor what happened, which stand beside it.

mod asked;
mod checklist;
mod refused;
#[cfg(test)]
mod tests;
mod told;

use tr::tr;

use crate::engine::factions::noxious_battery::{
    Bonus, Figure, MarkSpace, Pick, Pool, Space, State, Zone,
};
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
    in_language(language, || tr!("Noxious Battery"))
}

// Pieces

pub fn pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Warriors in supply"),
        Pool::OnMap => tr!("Warriors on the map"),
        Pool::Track => tr!("Scent marks on their track"),
        Pool::MarksOnMap => tr!("Scent marks on the map"),
        Pool::Balls => tr!("Cannonballs in supply"),
        Pool::Bore => tr!("Cannonballs on the Bore track"),
        Pool::BallsOnMap => tr!("Cannonballs on the map"),
    })
}

pub fn set_pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Set warriors in supply to…"),
        Pool::OnMap => tr!("Set warriors on the map to…"),
        Pool::Track => tr!("Set scent marks on their track to…"),
        Pool::MarksOnMap => tr!("Set scent marks on the map to…"),
        Pool::Balls => tr!("Set cannonballs in supply to…"),
        Pool::Bore => tr!("Set cannonballs on the Bore track to…"),
        Pool::BallsOnMap => tr!("Set cannonballs on the map to…"),
    })
}

pub fn shift(language: Language, from: Pool, to: Pool, n: u8) -> String {
    in_language(language, || match (from, to) {
        (_, Pool::OnMap) => {
            tr!("{n} warrior came onto the map" | "{n} warriors came onto the map" % n)
        }
        (_, Pool::Supply) => {
            tr!("{n} warrior went back to the supply" | "{n} warriors went back to the supply" % n)
        }
        (_, Pool::MarksOnMap) => {
            tr!("{n} scent mark came onto the map" | "{n} scent marks came onto the map" % n)
        }
        (_, Pool::Track) => {
            tr!("{n} scent mark went back to its track"
                | "{n} scent marks went back to their track" % n)
        }
        (_, Pool::BallsOnMap) => {
            tr!("{n} cannonball went onto the map" | "{n} cannonballs went onto the map" % n)
        }
        (_, Pool::Bore) => {
            tr!("{n} cannonball was loaded" | "{n} cannonballs were loaded" % n)
        }
        (_, Pool::Balls) => {
            tr!("{n} cannonball went back to the supply"
                | "{n} cannonballs went back to the supply" % n)
        }
    })
}

pub fn removed(language: Language) -> String {
    in_language(language, || tr!("Piece removed or cannon hit…"))
}

// No cards of its own

super::no_cards!();

// Printed numbers

fn place(space: MarkSpace) -> u8 {
    match space {
        MarkSpace::First => 1,
        MarkSpace::Second => 2,
        MarkSpace::Third => 3,
        MarkSpace::Fourth => 4,
        MarkSpace::Fifth => 5,
    }
}

pub fn figure(language: Language, figure: Figure) -> String {
    in_language(language, || match figure {
        Figure::Points(Space::Left) => tr!("points of the left space of the Bore track"),
        Figure::Points(Space::Middle) => tr!("points of the middle space of the Bore track"),
        Figure::Points(Space::Right) => tr!("points of the right space of the Bore track"),
        Figure::Bonus { space, bonus } => {
            let n = place(space);
            match bonus {
                Bonus::Load => tr!("Load bonus on space {n} of the Scent Marks track", n),
                Bonus::Draw => tr!("Draw bonus on space {n} of the Scent Marks track", n),
            }
        }
    })
}
