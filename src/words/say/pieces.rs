//! Pieces, the places where pieces and cards lie, and the values that can be set by hand.

use tr::tr;

use crate::engine::factions::{FactionFigure, FactionPool};
use crate::engine::game::Game;
use crate::engine::supply::Class;
use crate::engine::table::Tracker;
use crate::engine::zone::Zone;
use crate::words::{Language, factions, in_language};

use super::seat_name;

/// "2 warriors".
pub fn class(language: Language, class: Class, n: u8) -> String {
    in_language(language, || match class {
        Class::Warrior => tr!("{n} warrior" | "{n} warriors" % n),
        Class::Building => tr!("{n} building" | "{n} buildings" % n),
        Class::Token => tr!("{n} token" | "{n} tokens" % n),
        Class::Pawn => tr!("{n} pawn" | "{n} pawns" % n),
    })
}

/// A kind of piece as the name of a row.
pub(super) fn classes(language: Language, class: Class) -> String {
    in_language(language, || match class {
        Class::Warrior => tr!("Warriors"),
        Class::Building => tr!("Buildings"),
        Class::Token => tr!("Tokens"),
        Class::Pawn => tr!("Pawn, hit"),
    })
}

pub fn pool(language: Language, pool: FactionPool) -> String {
    factions::pool(language, pool)
}

/// The name of a pile or place.
pub fn zone(language: Language, game: &Game, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::Away => tr!("Hand, deck or box"),
        Zone::Discard => tr!("Discard pile"),
        Zone::Available => tr!("Available dominance cards"),
        Zone::Crafted(seat) => {
            tr!("Crafted cards of {seat}", seat = seat_name(language, game, seat))
        }
        Zone::Own(_, own) => factions::zone(language, own),
    })
}

/// The name of a printed number.
pub fn figure(language: Language, figure: FactionFigure) -> String {
    factions::figure(language, figure)
}

/// The name of a value that can be set by hand.
pub fn tracker(language: Language, game: &Game, tracker: Tracker) -> String {
    in_language(language, || match tracker {
        Tracker::Points(seat) => tr!("Points of {seat}", seat = seat_name(language, game, seat)),
        Tracker::Hand(seat) => tr!("Hand of {seat}", seat = seat_name(language, game, seat)),
        Tracker::Pool(_, which) => pool(language, which),
    })
}
