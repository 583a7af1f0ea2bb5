//! The steps of the Drillbit Duchy as instructions to the table, with their numbers filled in.

use tr::tr;

use crate::engine::factions::drillbit_duchy::{
    Building, Minister, Pool, Step, next_building, next_swayed, order, recruit_due,
};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::turn::{Status, StepInfo};
use crate::words::{Language, in_language};

use super::{a_clearing, count, each_clearing, minister, minister_effect, order_text, state};

pub fn step_title(language: Language, step: Step) -> String {
    in_language(language, || match step {
        Step::Gather => tr!("step" => "Gather pieces"),
        Step::Burrow => tr!("step" => "Prepare the Burrow"),
        Step::Surface => tr!("step" => "Surface"),
        Step::Tracks => tr!("step" => "Fill the building tracks"),
        Step::FirstMinisters => tr!("step" => "Sway starting ministers"),
        Step::Order => tr!("step" => "Set the order"),
        Step::Craft => tr!("step" => "Craft the order card"),
        Step::Recruit => tr!("step" => "Recruit"),
        Step::Dig => tr!("step" => "Dig"),
        Step::Battle => tr!("step" => "Battle"),
        Step::Build => tr!("step" => "Build"),
        Step::Invade => tr!("step" => "Battle everywhere"),
        Step::Ministers => tr!("step" => "Act with ministers"),
        Step::Act(who) => minister(language, who),
        Step::Rally => tr!("step" => "Rally"),
        Step::Score => tr!("step" => "Score markets"),
        Step::Sway => tr!("step" => "Sway a minister"),
        Step::Discard => tr!("step" => "Discard the order"),
        Step::Nightmare => tr!("step" => "Nightmare"),
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
    let impossible = matches!(info.status, Status::Impossible(_));
    in_language(language, || match (step, info.count) {
        (Step::Gather, _) => tr!("20 warriors, 3 tunnels, 9 crowns"),
        (Step::Tracks, _) => tr!("3 citadels, 3 markets"),
        (Step::Surface, _) if !done => tr!("2 warriors and a tunnel in a corner, 2 warriors around"),
        (Step::FirstMinisters, _) if !done => tr!("Draw 2 cards"),
        (Step::Order, _) => match order(game, seat) {
            Some(suit) if done => order_text(language, suit),
            Some(_) | None if !done => tr!("Reveal the top card of the deck"),
            Some(_) | None => String::new(),
        },
        (Step::Recruit, Some(n)) if !done => {
            tr!("Place {n} warrior into the Burrow" | "Place {n} warriors into the Burrow" % n)
        }
        (Step::Dig | Step::Act(Minister::Brigadier), Some(n)) if !done => {
            tr!("Move {n} warrior out of the Burrow" | "Move {n} warriors out of the Burrow" % n)
        }
        (Step::Battle, _) if !impossible && !done => match order(game, seat) {
            Some(suit) => tr!("In {places}", places = each_clearing(suit)),
            None => String::new(),
        },
        (Step::Build | Step::Act(Minister::Banker), _) if !done && !impossible => {
            building(game, seat)
        }
        (Step::Act(Minister::Marshal), _) if !done && !impossible => tr!("Place 1 warrior"),
        (Step::Act(Minister::Mayor), _) if !done && !impossible => {
            tr!("Remove 1 warrior for 1 point")
        }
        (Step::Act(Minister::Earl | Minister::Baron | Minister::Duchess), Some(n))
        | (Step::Craft | Step::Score | Step::Nightmare, Some(n))
            if !impossible =>
        {
            tr!("+{n} point" | "+{n} points" % n)
        }
        (Step::Sway, _) if !done && !impossible => crown(language, game, seat),
        (
            Step::Burrow
            | Step::Surface
            | Step::FirstMinisters
            | Step::Craft
            | Step::Recruit
            | Step::Dig
            | Step::Battle
            | Step::Build
            | Step::Invade
            | Step::Ministers
            | Step::Act(_)
            | Step::Rally
            | Step::Score
            | Step::Sway
            | Step::Discard
            | Step::Nightmare,
            _,
        ) => String::new(),
    })
}

fn building(game: &Game, seat: SeatId) -> String {
    match next_building(game, seat) {
        Some(Building::Citadel) => tr!("Place a citadel"),
        Some(Building::Market) => tr!("Place a market"),
        None => tr!("That track is empty: 1 point instead"),
    }
}

/// Who gets the next crown, as far as the order is known.
fn crown(language: Language, game: &Game, seat: SeatId) -> String {
    let next = state(game, seat).zip(order(game, seat)).and_then(|(s, o)| next_swayed(s, o));
    match next {
        Some(who) => tr!("Crown: {minister}", minister = minister(language, who)),
        None => String::new(),
    }
}

pub fn step_detail(
    language: Language,
    game: &Game,
    seat: SeatId,
    step: Step,
    info: &StepInfo,
) -> String {
    if info.status == Status::Done {
        return String::new();
    }
    in_language(language, || match step {
        Step::Surface => tr!(
            "In a corner that is not the starting corner. 2 more warriors go into each clearing beside it, but not into the Burrow."
        ),
        Step::FirstMinisters => tr!(
            "For each card, the topmost minister of its suit without a crown. A bird takes the topmost of all."
        ),
        Step::Recruit => recruit(game, seat),
        Step::Dig => dig(game, seat),
        Step::Battle => battle(game, seat),
        Step::Build => tr!(
            "In the clearing with a free slot that it rules with the most warriors; if tied, the lowest priority number. Warriors in supply: {n}.",
            n = count(game, seat, Pool::Supply)
        ),
        Step::Invade => tr!("There was no free slot to build: it battles in every clearing."),
        Step::Act(who) => minister_effect(language, who),
        Step::Rally => rally(game, seat),
        Step::Sway => sway(game, seat),
        Step::Nightmare => tr!("At the end of its Evening."),
        Step::Gather
        | Step::Burrow
        | Step::Tracks
        | Step::Order
        | Step::Craft
        | Step::Ministers
        | Step::Score
        | Step::Discard => String::new(),
    })
}

fn recruit(game: &Game, seat: SeatId) -> String {
    let [base, icons, foremole] = recruit_due(game, seat);
    let (all, supply) = (base + icons + foremole, count(game, seat, Pool::Supply));
    if supply < all {
        return tr!("{all} are due, but that is all the supply holds.", all);
    }
    match foremole {
        0 => tr!("{base} by difficulty, {icons} by Mole icons.", base, icons),
        _ => tr!("{base} by difficulty, {icons} by Mole icons, 1 by the Foremole.", base, icons),
    }
}

fn dig(game: &Game, seat: SeatId) -> String {
    let Some(suit) = order(game, seat) else { return String::new() };
    let text = tr!(
        "Place a tunnel in {place} that has neither a tunnel nor a Duchy building, then move them there. Ties are broken one at a time.",
        place = a_clearing(suit)
    );
    if count(game, seat, Pool::Tunnels) > 0 {
        return text;
    }
    tr!("{text} No tunnel is left in the supply: take the one from the clearing with the fewest Duchy warriors.", text)
}

fn battle(game: &Game, seat: SeatId) -> String {
    let captain = state(game, seat).is_some_and(|s| s.is_swayed(Minister::Captain));
    if captain {
        tr!("One after another, from the lowest priority number. Where there is a tunnel, the Captain deals 1 extra hit. Nobody may play an ambush.")
    } else {
        tr!("One after another, from the lowest priority number. Nobody may play an ambush.")
    }
}

fn rally(game: &Game, seat: SeatId) -> String {
    match order(game, seat) {
        Some(suit) => tr!(
            "First, in {places} without a Duchy building and with one or two Duchy warriors: move them to the building beside them with the fewest Duchy warriors, or to the Burrow. Then take all but four from every clearing that it rules.",
            places = each_clearing(suit)
        ),
        None => String::new(),
    }
}

fn sway(game: &Game, seat: SeatId) -> String {
    let next = state(game, seat).zip(order(game, seat));
    let Some((next, suit)) = next.and_then(|(s, o)| next_swayed(s, o).zip(Some(o))) else {
        return String::new();
    };
    if next.suit().suit() == suit {
        tr!("The topmost minister of the order's suit without a crown.")
    } else {
        tr!("No minister of the order's suit is without a crown, so the bottommost of all.")
    }
}
