//! Seats and what becomes of them: names, what they play for, why they score, who wins.

use tr::tr;

use crate::engine::effect::{Ending, Notice, Victory};
use crate::engine::factions::{Faction, FactionPick};
use crate::engine::game::Game;
use crate::engine::printing::Printing;
use crate::engine::score::Reason;
use crate::engine::seat::{SeatId, Standing};
use crate::engine::suit::Suit;
use crate::engine::supply::Class;
use crate::words::{Language, factions, in_language, list};

use super::{capital, card, item, one_line};

/// The name that was typed, or else the faction's.
pub fn seat_name(language: Language, game: &Game, seat: SeatId) -> String {
    let Some(who) = game.seat(seat) else {
        return in_language(language, || tr!("Seat {n}", n = seat.index() + 1));
    };
    let typed = one_line(&who.name);
    if typed.is_empty() { faction_name(language, &who.faction) } else { typed }
}

pub fn faction_name(language: Language, faction: &Faction) -> String {
    factions::faction_name(language, faction)
}

pub fn pick_name(language: Language, pick: &FactionPick) -> String {
    factions::pick_name(language, pick)
}

/// "Victory points", "Fox dominance".
pub fn standing(language: Language, standing: Standing) -> String {
    in_language(language, || match standing {
        Standing::Points => tr!("Victory points"),
        Standing::Dominance(Suit::Fox) => tr!("Fox dominance"),
        Standing::Dominance(Suit::Rabbit) => tr!("Rabbit dominance"),
        Standing::Dominance(Suit::Mouse) => tr!("Mouse dominance"),
        Standing::Dominance(Suit::Bird) => tr!("Bird dominance"),
        Standing::Coalition(_) => tr!("In coalition"),
    })
}

/// A source of points as a title: "Follower retired".
pub fn reason(language: Language, game: &Game, reason: &Reason) -> String {
    capital(&source(language, game, reason))
}

/// A source of points within a sentence.
pub(super) fn source(language: Language, game: &Game, reason: &Reason) -> String {
    in_language(language, || match reason {
        Reason::Removed { whose, class } => {
            let seat = seat_name(language, game, *whose);
            match class {
                Class::Warrior => tr!("warriors removed from {seat}", seat),
                Class::Building => tr!("buildings removed from {seat}", seat),
                Class::Token => tr!("tokens removed from {seat}", seat),
                Class::Pawn => tr!("pawns of {seat} hit", seat),
            }
        }
        Reason::Crafted(made) => tr!("crafted item: {item}", item = item(language, *made)),
        Reason::Card(id) => card(language, game, *id),
        Reason::Table => tr!("entered by hand"),
        Reason::Correction => tr!("correction"),
        Reason::Start => tr!("starting points"),
        Reason::Own(own) => factions::reason(language, *own),
    })
}

/// The same with the number of pieces, where points and pieces are one to one.
pub(super) fn counted_source(language: Language, game: &Game, reason: &Reason, due: i16) -> String {
    let Reason::Removed { whose, class } = reason else {
        return source(language, game, reason);
    };
    let (seat, n) = (seat_name(language, game, *whose), due.unsigned_abs());
    in_language(language, || match class {
        Class::Warrior => {
            tr!("{n} warrior removed from {seat}" | "{n} warriors removed from {seat}" % n, seat)
        }
        Class::Building => {
            tr!("{n} building removed from {seat}" | "{n} buildings removed from {seat}" % n, seat)
        }
        Class::Token => {
            tr!("{n} token removed from {seat}" | "{n} tokens removed from {seat}" % n, seat)
        }
        Class::Pawn => tr!("{n} pawn of {seat} hit" | "{n} pawns of {seat} hit" % n, seat),
    })
}

pub fn notice(language: Language, game: &Game, notice: &Notice) -> String {
    match notice {
        Notice::Won(end) => ending(language, game, end),
    }
}

/// Who won and how. A seat's points are those at the end.
pub fn ending(language: Language, game: &Game, ending: &Ending) -> String {
    let seat = seat_name(language, game, ending.winner);
    let n = game.seat(ending.winner).map_or(0, |s| s.points.get());
    let with: Vec<String> = game
        .partners_of(ending.winner)
        .into_iter()
        .map(|other| seat_name(language, game, other))
        .collect();
    if !with.is_empty() {
        let others = list(language, &with);
        return in_language(language, || match ending.how {
            Victory::Points => tr!(
                "Won by {seat} with {n} point, in coalition with {others}"
                    | "Won by {seat} with {n} points, in coalition with {others}" % n,
                seat,
                others
            ),
            Victory::Dominance => {
                tr!("Won by {seat} with a dominance card, in coalition with {others}", seat, others)
            }
        });
    }
    in_language(language, || match ending.how {
        Victory::Points => {
            tr!("Won by {seat} with {n} point" | "Won by {seat} with {n} points" % n, seat)
        }
        Victory::Dominance => tr!("Won by {seat} with a dominance card", seat),
    })
}

/// A printing of the Law by its name, within a sentence.
pub fn printing(language: Language, printing: Printing) -> String {
    in_language(language, || match printing {
        Printing::Sixth => tr!("sixth printing of the Law"),
        Printing::Law2025 => tr!("2025 printing of the Law"),
    })
}

/// What the app does otherwise because of it.
pub fn printing_detail(language: Language, printing: Printing) -> String {
    in_language(language, || match printing {
        Printing::Sixth => {
            tr!("Several at 30 points together: the one who takes the turn wins.")
        }
        Printing::Law2025 => {
            tr!(
                "Several at 30 points together: the closest clockwise from the one who takes the turn wins. What this printing says of a faction counts too."
            )
        }
    })
}
