//! The words of the Woodland Alliance: supporters, sympathy, revolts, bases and officers.
//! None of them says what lies in the stack, but a question that only the Alliance reads.

use tr::tr;

use crate::engine::card::Face;
use crate::engine::factions::Faction;
use crate::engine::factions::alliance::{
    Choice, Figure, Pick, Pool, Reason, State, Step, Zone, capacity, next_points,
    stack,
};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::suit::Ground;
use crate::engine::turn::{Status, StepInfo};
use crate::words::say::suit_word;
use crate::words::{Language, in_language};

mod asked;
mod told;

pub use asked::{confirm, question, refusal};
pub use told::{command, command_detail, done, effect};

pub fn faction_name(language: Language, _state: &State) -> String {
    name(language)
}

pub fn pick_name(language: Language, _pick: &Pick) -> String {
    name(language)
}

fn name(language: Language) -> String {
    in_language(language, || tr!("Woodland Alliance"))
}

pub(super) fn state(game: &Game, seat: SeatId) -> Option<&State> {
    let Faction::Alliance(state) = &game.seat(seat)?.faction else { return None };
    Some(state)
}

// Pieces

pub fn choice(language: Language, _game: &Game, choice: Choice) -> String {
    in_language(language, || match choice {
        Choice::SympatheticClearings => tr!("Sympathetic clearings of the base's suit"),
        Choice::Clearing(Ground::Fox) => tr!("Fox clearing"),
        Choice::Clearing(Ground::Rabbit) => tr!("Rabbit clearing"),
        Choice::Clearing(Ground::Mouse) => tr!("Mouse clearing"),
        Choice::UnderMartialLaw(Ground::Fox) => tr!("Fox clearing, martial law: 1 supporter more"),
        Choice::UnderMartialLaw(Ground::Rabbit) => {
            tr!("Rabbit clearing, martial law: 1 supporter more")
        }
        Choice::UnderMartialLaw(Ground::Mouse) => {
            tr!("Mouse clearing, martial law: 1 supporter more")
        }
        Choice::EverySuit => tr!("A clearing of every suit"),
    })
}

pub fn pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Warriors in supply"),
        Pool::Map => tr!("Warriors on the map"),
        Pool::Officers => tr!("Officers"),
        Pool::Track => tr!("Sympathy on the track"),
        Pool::Sympathy => tr!("Sympathy on the map"),
        Pool::Box(Ground::Fox) => tr!("Fox base on the board"),
        Pool::Box(Ground::Rabbit) => tr!("Rabbit base on the board"),
        Pool::Box(Ground::Mouse) => tr!("Mouse base on the board"),
        Pool::Base(Ground::Fox) => tr!("Fox base on the map"),
        Pool::Base(Ground::Rabbit) => tr!("Rabbit base on the map"),
        Pool::Base(Ground::Mouse) => tr!("Mouse base on the map"),
    })
}

pub fn set_pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Set warriors in supply to…"),
        Pool::Map => tr!("Set warriors on the map to…"),
        Pool::Officers => tr!("Set officers to…"),
        Pool::Track => tr!("Set sympathy on the track to…"),
        Pool::Sympathy => tr!("Set sympathy on the map to…"),
        Pool::Box(Ground::Fox) => tr!("Set fox base on the board to…"),
        Pool::Box(Ground::Rabbit) => tr!("Set rabbit base on the board to…"),
        Pool::Box(Ground::Mouse) => tr!("Set mouse base on the board to…"),
        Pool::Base(Ground::Fox) => tr!("Set fox base on the map to…"),
        Pool::Base(Ground::Rabbit) => tr!("Set rabbit base on the map to…"),
        Pool::Base(Ground::Mouse) => tr!("Set mouse base on the map to…"),
    })
}

pub fn shift(language: Language, from: Pool, to: Pool, n: u8) -> String {
    let word = |suit: Ground| suit_word(language, suit.suit());
    in_language(language, || match (from, to) {
        (Pool::Supply, Pool::Map) => {
            tr!("{n} warrior came onto the map" | "{n} warriors came onto the map" % n)
        }
        (Pool::Map, Pool::Supply) => tr!("{n} warrior went from the map to the supply"
            | "{n} warriors went from the map to the supply" % n),
        (Pool::Supply, Pool::Officers) => {
            tr!("{n} warrior became an officer" | "{n} warriors became officers" % n)
        }
        (Pool::Officers, Pool::Supply) => {
            tr!("{n} officer went back to the supply" | "{n} officers went back to the supply" % n)
        }
        (Pool::Map, Pool::Officers) => tr!("{n} warrior went from the map to the officers"
            | "{n} warriors went from the map to the officers" % n),
        (Pool::Officers, Pool::Map) => {
            tr!("{n} officer came onto the map" | "{n} officers came onto the map" % n)
        }
        (Pool::Track, Pool::Sympathy) => tr!("{n} sympathy token came onto the map"
            | "{n} sympathy tokens came onto the map" % n),
        (Pool::Sympathy, Pool::Track) => tr!("{n} sympathy token went back to its track"
            | "{n} sympathy tokens went back to their track" % n),
        (Pool::Box(suit), Pool::Base(_)) => {
            tr!("The {suit} base came onto the map", suit = word(suit))
        }
        (Pool::Base(suit), Pool::Box(_)) => {
            tr!("The {suit} base went back to the board", suit = word(suit))
        }
        // Pools of two kinds never exchange pieces, and one pool has nothing to give itself.
        (Pool::Supply | Pool::Map | Pool::Officers, _)
        | (Pool::Track | Pool::Sympathy, _)
        | (Pool::Box(_) | Pool::Base(_), _) => {
            tr!("{n} piece stayed in place" | "{n} pieces stayed in place" % n)
        }
    })
}

pub fn removed(language: Language) -> String {
    in_language(language, || tr!("Alliance pieces removed…"))
}

// Cards

pub fn zone(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::Supporters => tr!("Supporters"),
    })
}

pub fn move_to(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::Supporters => tr!("Put with the supporters"),
    })
}

pub fn add_to(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::Supporters => tr!("Add a supporter…"),
    })
}

pub fn goes(language: Language, zone: Zone, card: &str) -> String {
    in_language(language, || match zone {
        Zone::Supporters => tr!("{card} goes to the supporters", card),
    })
}

pub fn all_go(language: Language, zone: Zone, cards: &str) -> String {
    in_language(language, || match zone {
        Zone::Supporters => tr!("To the supporters: {cards}", cards),
    })
}

pub fn go(language: Language, zone: Zone, n: usize) -> String {
    in_language(language, || match zone {
        Zone::Supporters => {
            tr!("{n} card goes to the supporters" | "{n} cards go to the supporters" % n)
        }
    })
}

pub fn shuffled(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::Supporters => tr!("Cards were put in another order"),
    })
}

pub fn own_face(_language: Language, _face: Face) -> Option<String> {
    None
}

pub fn figure(_language: Language, figure: Figure) -> String {
    match figure {}
}

// The checklist

pub fn step_title(language: Language, step: Step) -> String {
    in_language(language, || match step {
        Step::Gather => tr!("step" => "Gather warriors"),
        Step::Bases => tr!("step" => "Place bases"),
        Step::Track => tr!("step" => "Fill the sympathy track"),
        Step::Supporters => tr!("step" => "Gain supporters"),
        Step::Revolt => tr!("step" => "Revolt"),
        Step::Spread => tr!("step" => "Spread sympathy"),
        Step::Craft => tr!("step" => "Craft"),
        Step::Mobilize => tr!("step" => "Mobilize"),
        Step::Train => tr!("step" => "Train"),
        Step::Operations => tr!("step" => "Military operations"),
        Step::Draw => tr!("step" => "Draw"),
        Step::Discard => tr!("step" => "Discard to 5"),
    })
}

pub fn step_figure(
    language: Language,
    game: &Game,
    seat: SeatId,
    step: Step,
    info: &StepInfo,
) -> String {
    let done = info.status == Status::Done;
    in_language(language, || match (step, info.count) {
        (Step::Gather, Some(n)) => {
            tr!("{n} warrior in supply" | "{n} warriors in supply" % n)
        }
        (Step::Bases, _) => tr!("3 bases in their box"),
        (Step::Track, Some(n)) => tr!("{n} token on its track" | "{n} tokens on their track" % n),
        (Step::Supporters, Some(n)) if !done => {
            tr!("Draw {n} card" | "Draw {n} cards" % n)
        }
        (Step::Revolt, Some(n)) if !matches!(info.status, Status::Skipped | Status::Done) => {
            tr!("Costs {n} supporter" | "Costs {n} supporters" % n)
        }
        (Step::Spread, Some(cost)) => {
            let points = next_points(game, seat).unwrap_or(0);
            tr!("Costs {n} supporter, +{points}" | "Costs {n} supporters, +{points}" % cost, points)
        }
        (Step::Craft, Some(n)) => tr!("{n} token left" | "{n} tokens left" % n),
        (Step::Operations, Some(n)) => {
            tr!("{n} operation left" | "{n} operations left" % n)
        }
        (Step::Draw, Some(n)) if !done => tr!("Draw {n} card" | "Draw {n} cards" % n),
        (Step::Discard, Some(n)) if n > 0 && !done => {
            tr!("Discard {n} card" | "Discard {n} cards" % n)
        }
        (
            Step::Gather
            | Step::Track
            | Step::Supporters
            | Step::Revolt
            | Step::Spread
            | Step::Craft
            | Step::Mobilize
            | Step::Train
            | Step::Operations
            | Step::Draw
            | Step::Discard,
            _,
        ) => String::new(),
    })
}

pub fn step_detail(
    language: Language,
    game: &Game,
    seat: SeatId,
    step: Step,
    info: &StepInfo,
) -> String {
    let open = matches!(info.status, Status::Due | Status::Optional);
    in_language(language, || match step {
        Step::Revolt if open => tr!("In a sympathetic clearing that matches a base on the board."),
        Step::Spread if open => {
            tr!("Next to a sympathetic clearing; the first one anywhere. Martial law: 1 more.")
        }
        Step::Mobilize if open => match capacity(game, seat) {
            Some(most) if stack(game, seat).len() >= usize::from(most) => {
                tr!("The stack is full: without a base the card is discarded.")
            }
            Some(_) | None => tr!("A card from your hand joins the supporters, face down."),
        },
        Step::Train if open => tr!("Spend a card that matches a base on the map."),
        Step::Discard if info.status == Status::Done && info.count == Some(0) => {
            tr!("The hand holds 5 cards or fewer.")
        }
        Step::Gather
        | Step::Bases
        | Step::Track
        | Step::Supporters
        | Step::Revolt
        | Step::Spread
        | Step::Craft
        | Step::Mobilize
        | Step::Train
        | Step::Operations
        | Step::Draw
        | Step::Discard => String::new(),
    })
}

pub fn reason(language: Language, reason: Reason) -> String {
    in_language(language, || match reason {
        Reason::Sympathy => tr!("sympathy placed"),
        Reason::GuerrillaWar => tr!("Guerrilla War"),
    })
}

#[cfg(test)]
mod tests;
