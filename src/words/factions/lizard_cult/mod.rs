//! The words of the Lizard Cult: Lost Souls, the Outcast, acolytes, gardens and what is done with them.
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
use crate::engine::factions::lizard_cult::{
    Figure, Outcast, Pick, Pool, State, Zone, score_points,
};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::suit::Ground;
use crate::words::say::suit_word;
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
    in_language(language, || tr!("Lizard Cult"))
}

fn state(game: &Game, seat: SeatId) -> Option<&State> {
    let Faction::LizardCult(state) = &game.seat(seat)?.faction else { return None };
    Some(state)
}

/// "Outcast: fox, Hated".
pub fn outcast(language: Language, outcast: Outcast) -> String {
    let suit = suit_word(language, outcast.suit.suit());
    in_language(language, || {
        if outcast.hated {
            tr!("Outcast: {suit}, Hated", suit)
        } else {
            tr!("Outcast: {suit}", suit)
        }
    })
}

// Pieces

pub fn pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Warriors in supply"),
        Pool::Map => tr!("Warriors on the map"),
        Pool::Acolytes => tr!("Acolytes"),
        Pool::Track(Ground::Fox) => tr!("Fox gardens on the track"),
        Pool::Track(Ground::Rabbit) => tr!("Rabbit gardens on the track"),
        Pool::Track(Ground::Mouse) => tr!("Mouse gardens on the track"),
        Pool::Garden(Ground::Fox) => tr!("Fox gardens on the map"),
        Pool::Garden(Ground::Rabbit) => tr!("Rabbit gardens on the map"),
        Pool::Garden(Ground::Mouse) => tr!("Mouse gardens on the map"),
    })
}

pub fn set_pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Set warriors in supply to…"),
        Pool::Map => tr!("Set warriors on the map to…"),
        Pool::Acolytes => tr!("Set acolytes to…"),
        Pool::Track(Ground::Fox) => tr!("Set fox gardens on the track to…"),
        Pool::Track(Ground::Rabbit) => tr!("Set rabbit gardens on the track to…"),
        Pool::Track(Ground::Mouse) => tr!("Set mouse gardens on the track to…"),
        Pool::Garden(Ground::Fox) => tr!("Set fox gardens on the map to…"),
        Pool::Garden(Ground::Rabbit) => tr!("Set rabbit gardens on the map to…"),
        Pool::Garden(Ground::Mouse) => tr!("Set mouse gardens on the map to…"),
    })
}

pub fn shift(language: Language, from: Pool, to: Pool, n: u8) -> String {
    let word = |suit: Ground| suit_word(language, suit.suit());
    in_language(language, || match (from, to) {
        (Pool::Supply, Pool::Map) => {
            tr!("{n} warrior came onto the map" | "{n} warriors came onto the map" % n)
        }
        (Pool::Map, Pool::Supply) => {
            tr!("{n} warrior went from the map to the supply"
                | "{n} warriors went from the map to the supply" % n)
        }
        (Pool::Map, Pool::Acolytes) => {
            tr!("{n} warrior went from the map to the acolytes"
                | "{n} warriors went from the map to the acolytes" % n)
        }
        (Pool::Supply, Pool::Acolytes) => {
            tr!("{n} warrior joined the acolytes" | "{n} warriors joined the acolytes" % n)
        }
        (Pool::Acolytes, Pool::Supply) => {
            tr!("{n} acolyte went back to the supply" | "{n} acolytes went back to the supply" % n)
        }
        (Pool::Acolytes, Pool::Map) => {
            tr!("{n} acolyte came onto the map" | "{n} acolytes came onto the map" % n)
        }
        (Pool::Track(suit), Pool::Garden(_)) => {
            tr!(
                "{n} {suit} garden came onto the map" | "{n} {suit} gardens came onto the map" % n,
                suit = word(suit)
            )
        }
        (Pool::Garden(suit), Pool::Track(_)) => {
            tr!(
                "{n} {suit} garden went back to its track"
                    | "{n} {suit} gardens went back to their track" % n,
                suit = word(suit)
            )
        }
        // Pools of two kinds never exchange pieces, and one pool has nothing to give itself.
        (Pool::Supply, Pool::Supply | Pool::Track(_) | Pool::Garden(_))
        | (Pool::Map, Pool::Map | Pool::Track(_) | Pool::Garden(_))
        | (Pool::Acolytes, Pool::Acolytes | Pool::Track(_) | Pool::Garden(_))
        | (Pool::Track(_), Pool::Supply | Pool::Map | Pool::Acolytes | Pool::Track(_))
        | (Pool::Garden(_), Pool::Supply | Pool::Map | Pool::Acolytes | Pool::Garden(_)) => {
            tr!("{n} piece stayed in place" | "{n} pieces stayed in place" % n)
        }
    })
}

pub fn removed(language: Language) -> String {
    in_language(language, || tr!("Cult pieces removed…"))
}

// Cards

pub fn zone(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::LostSouls => tr!("Lost Souls"),
        Zone::Revealed => tr!("Revealed cards"),
    })
}

pub fn move_to(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::LostSouls => tr!("Put on Lost Souls"),
        Zone::Revealed => tr!("Put with the revealed cards"),
    })
}

pub fn add_to(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::LostSouls => tr!("Add a card to Lost Souls…"),
        Zone::Revealed => tr!("Add a revealed card…"),
    })
}

pub fn goes(language: Language, zone: Zone, card: &str) -> String {
    in_language(language, || match zone {
        Zone::LostSouls => tr!("{card} goes to Lost Souls", card),
        Zone::Revealed => tr!("{card} is revealed", card),
    })
}

pub fn all_go(language: Language, zone: Zone, cards: &str) -> String {
    in_language(language, || match zone {
        Zone::LostSouls => tr!("To Lost Souls: {cards}", cards),
        Zone::Revealed => tr!("Revealed: {cards}", cards),
    })
}

pub fn go(language: Language, zone: Zone, n: usize) -> String {
    in_language(language, || match zone {
        Zone::LostSouls => {
            tr!("{n} card goes to Lost Souls" | "{n} cards go to Lost Souls" % n)
        }
        Zone::Revealed => tr!("{n} card is revealed" | "{n} cards are revealed" % n),
    })
}

pub fn shuffled(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::LostSouls | Zone::Revealed => tr!("Cards were put in another order"),
    })
}

pub fn own_face(_language: Language, _face: Face) -> Option<String> {
    None
}

pub fn figure(language: Language, figure: Figure) -> String {
    in_language(language, || match figure {
        Figure::BonusSpace => {
            tr!("Gardens of one suit that uncover its extra card (2 unless read off)")
        }
    })
}

/// What each suit scores now.
fn scores(_language: Language, game: &Game, seat: SeatId) -> String {
    let [fox, rabbit, mouse] = Ground::ALL.map(|suit| score_points(game, seat, suit));
    tr!("Scoring now: fox {fox}, rabbit {rabbit}, mouse {mouse}.", fox, rabbit, mouse)
}
