//! The lines of the checklist of the Lemming Reavers: title, number and what stands behind it.
//! The rules say what is due; nothing is worked out here that they do not give.

use tr::tr;

use crate::engine::factions::lemming_reavers::{Pool, Step, count};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::turn::{Status, StepInfo};
use crate::words::{Language, in_language};

use super::held;

pub fn step_title(language: Language, step: Step) -> String {
    in_language(language, || match step {
        Step::Supplies => tr!("step" => "Gather supplies"),
        Step::Settle => tr!("step" => "Place the first encampment"),
        Step::Idle => tr!("step" => "Set aside Idle Warriors"),
        Step::Track => tr!("step" => "Fill the Encampments track"),
        Step::Arrive => tr!("step" => "Arrive"),
        Step::Recruit => tr!("step" => "Recruit"),
        Step::Scout => tr!("step" => "Scout"),
        Step::Craft => tr!("step" => "Craft"),
        Step::Rally => tr!("step" => "Rally"),
        Step::Seize => tr!("step" => "Seize"),
        Step::Plunder => tr!("step" => "Plunder"),
        Step::Draw => tr!("step" => "Draw"),
        Step::Discard => tr!("step" => "Discard to 5"),
    })
}

pub fn step_figure(
    language: Language,
    _game: &Game,
    _seat: SeatId,
    step: Step,
    info: &StepInfo,
) -> String {
    let done = matches!(info.status, Status::Done | Status::Skipped);
    in_language(language, || match (step, info.count) {
        (Step::Supplies, Some(n)) => {
            tr!("{n} warrior and 8 caches" | "{n} warriors and 8 caches" % n)
        }
        (Step::Settle, Some(n)) if !done => {
            tr!("1 encampment and {n} warrior" | "1 encampment and {n} warriors" % n)
        }
        (Step::Idle, Some(n)) => {
            tr!("{n} warrior of the supply" | "{n} warriors of the supply" % n)
        }
        (Step::Track, Some(n)) => {
            tr!("{n} encampment, from right to left" | "{n} encampments, from right to left" % n)
        }
        (Step::Arrive | Step::Recruit, Some(n)) if !done => {
            tr!("Place {n} warrior" | "Place {n} warriors" % n)
        }
        (Step::Scout, Some(n)) if info.status == Status::Due => {
            tr!("Place {n} cache" | "Place {n} caches" % n)
        }
        (Step::Scout, Some(n)) if !done => {
            tr!("{n} cache left, 2 cards" | "{n} caches left, 2 cards each" % n)
        }
        (Step::Craft, Some(n)) => {
            tr!("{n} encampment can craft" | "{n} encampments can craft" % n)
        }
        (Step::Rally, Some(n)) => tr!("{n} action left" | "{n} actions left" % n),
        (Step::Seize, Some(n)) => tr!("Seize {n} time" | "Seize {n} times" % n),
        (Step::Plunder, Some(n)) => {
            tr!("Up to {n} cache" | "Up to {n} caches" % n)
        }
        (Step::Draw, Some(n)) if !done => tr!("Draw {n} card" | "Draw {n} cards" % n),
        (Step::Discard, Some(n)) if n > 0 && !done => {
            tr!("Discard {n} card" | "Discard {n} cards" % n)
        }
        (
            Step::Supplies
            | Step::Settle
            | Step::Idle
            | Step::Track
            | Step::Arrive
            | Step::Recruit
            | Step::Scout
            | Step::Craft
            | Step::Rally
            | Step::Seize
            | Step::Plunder
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
        Step::Settle if open => {
            tr!(
                "In a corner where nobody else starts, across from a starting corner if there is one."
            )
        }
        Step::Idle => tr!("A reminder for Upkeep: they still belong to the supply."),
        Step::Arrive if open => held(game, seat, 2).unwrap_or_else(|| {
            tr!("In the clearing with the fewest pieces where your warriors may be placed.")
        }),
        Step::Recruit if open => {
            let due = count(game, seat, Pool::Encampments);
            held(game, seat, due).unwrap_or_else(|| tr!("One at each encampment."))
        }
        Step::Scout if info.status == Status::Due => tr!("In a clearing without Lemming pieces."),
        Step::Scout if open => {
            tr!("Two cards of the clearing's suit pay for each; birds match any.")
        }
        Step::Seize if open => {
            tr!("Battle where a cache lies, or move to a cache and then battle there if you wish.")
        }
        Step::Plunder if open => {
            tr!(
                "Where a cache and a warrior of yours are and no enemy piece, for a card of that clearing's suit."
            )
        }
        Step::Discard if info.status == Status::Done && info.count == Some(0) => {
            tr!("The hand holds 5 cards or fewer.")
        }
        Step::Supplies
        | Step::Settle
        | Step::Track
        | Step::Arrive
        | Step::Recruit
        | Step::Scout
        | Step::Craft
        | Step::Rally
        | Step::Seize
        | Step::Plunder
        | Step::Draw
        | Step::Discard => String::new(),
    })
}
