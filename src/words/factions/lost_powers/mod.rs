//! The words of the Lost Powers: Elders, followers, their piles and what happens to them.
//! This file names its pieces, places and cards; it words neither steps nor questions nor what happened, which stand beside it.

mod asked;
mod checklist;
mod refused;
mod told;

use tr::tr;

use crate::engine::card::Face;
use crate::engine::factions::lost_powers::{Figure, Pick, Pool, Slot, State, Zone};
use crate::engine::suit::Suit;
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
    in_language(language, || tr!("Lost Powers"))
}

// Elders

pub fn pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Elders in supply"),
        Pool::Upright => tr!("Upright Elders"),
        Pool::Fallen => tr!("Fallen Elders"),
    })
}

pub fn set_pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Set Elders in supply to…"),
        Pool::Upright => tr!("Set upright Elders to…"),
        Pool::Fallen => tr!("Set fallen Elders to…"),
    })
}

pub fn shift(language: Language, from: Pool, to: Pool, n: u8) -> String {
    in_language(language, || match (from, to) {
        (Pool::Supply, Pool::Upright) => {
            tr!("{n} Elder came onto the map" | "{n} Elders came onto the map" % n)
        }
        (Pool::Supply, Pool::Fallen) => {
            tr!("{n} Elder came onto the map, fallen" | "{n} Elders came onto the map, fallen" % n)
        }
        (Pool::Upright, Pool::Supply) => {
            tr!("{n} Elder left the map" | "{n} Elders left the map" % n)
        }
        (Pool::Fallen, Pool::Supply) => {
            tr!("{n} fallen Elder left the map" | "{n} fallen Elders left the map" % n)
        }
        (Pool::Upright, Pool::Fallen) => tr!("{n} Elder fell" | "{n} Elders fell" % n),
        (Pool::Fallen, Pool::Upright) => tr!("{n} Elder stood up" | "{n} Elders stood up" % n),
        (Pool::Supply, Pool::Supply)
        | (Pool::Upright, Pool::Upright)
        | (Pool::Fallen, Pool::Fallen) => {
            tr!("{n} Elder stayed in place" | "{n} Elders stayed in place" % n)
        }
    })
}

pub fn removed(language: Language) -> String {
    in_language(language, || tr!("Elder removed…"))
}

// Followers

fn slot_number(slot: Slot) -> u8 {
    match slot {
        Slot::First => 1,
        Slot::Second => 2,
        Slot::Third => 3,
        Slot::Fourth => 4,
    }
}

pub fn zone(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::Slot(slot) => tr!("Tableau, slot {n}", n = slot_number(slot)),
        Zone::WornOut => tr!("Worn Out pile"),
        Zone::Deck => tr!("Follower deck"),
    })
}

pub fn move_to(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::Slot(_) => tr!("Put into the tableau"),
        Zone::WornOut => tr!("Put on the Worn Out pile"),
        Zone::Deck => tr!("Put into the Follower deck"),
    })
}

pub fn add_to(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::Slot(_) => tr!("Add a follower to the tableau…"),
        Zone::WornOut => tr!("Add a follower to the Worn Out pile…"),
        Zone::Deck => tr!("Add a follower to the Follower deck…"),
    })
}

pub fn goes(language: Language, zone: Zone, card: &str) -> String {
    in_language(language, || match zone {
        Zone::Slot(_) => tr!("{card} enters the tableau", card),
        Zone::WornOut => tr!("{card} goes to the Worn Out pile", card),
        Zone::Deck => tr!("{card} goes into the Follower deck", card),
    })
}

pub fn all_go(language: Language, zone: Zone, cards: &str) -> String {
    in_language(language, || match zone {
        Zone::Slot(_) => tr!("Into the tableau: {cards}", cards),
        Zone::WornOut => tr!("To the Worn Out pile: {cards}", cards),
        Zone::Deck => tr!("Into the Follower deck: {cards}", cards),
    })
}

pub fn go(language: Language, zone: Zone, n: usize) -> String {
    in_language(language, || match zone {
        Zone::Slot(_) => {
            tr!("{n} follower enters the tableau" | "{n} followers enter the tableau" % n)
        }
        Zone::WornOut => {
            tr!("{n} card goes to the Worn Out pile" | "{n} cards go to the Worn Out pile" % n)
        }
        Zone::Deck => {
            tr!("{n} card goes into the Follower deck" | "{n} cards go into the Follower deck" % n)
        }
    })
}

pub fn shuffled(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::Deck => tr!("The Follower deck was shuffled"),
        Zone::Slot(_) | Zone::WornOut => tr!("Followers were put in another order"),
    })
}

pub fn own_face(language: Language, face: Face) -> Option<String> {
    match face {
        Face::Own { suit, .. } => Some(old_friend(language, suit)),
        Face::Suit(_) | Face::Named(_) => None,
    }
}

fn old_friend(language: Language, suit: Suit) -> String {
    in_language(language, || match suit {
        Suit::Fox => tr!("Old Friend (fox)"),
        Suit::Rabbit => tr!("Old Friend (rabbit)"),
        Suit::Mouse => tr!("Old Friend (mouse)"),
        Suit::Bird => tr!("Old Friend (bird)"),
    })
}

pub fn figure(language: Language, figure: Figure) -> String {
    in_language(language, || match figure {
        Figure::OldFriends(Suit::Fox) => tr!("Number of fox Old Friends"),
        Figure::OldFriends(Suit::Rabbit) => tr!("Number of rabbit Old Friends"),
        Figure::OldFriends(Suit::Mouse) => tr!("Number of mouse Old Friends"),
        Figure::OldFriends(Suit::Bird) => tr!("Number of bird Old Friends"),
        Figure::Cost { suit, nth } => {
            let n = u16::from(nth) + 1;
            match suit {
                Suit::Fox => tr!("Crafting cost of fox Old Friend {n}", n),
                Suit::Rabbit => tr!("Crafting cost of rabbit Old Friend {n}", n),
                Suit::Mouse => tr!("Crafting cost of mouse Old Friend {n}", n),
                Suit::Bird => tr!("Crafting cost of bird Old Friend {n}", n),
            }
        }
    })
}
