//! The lines of the checklist of the Noxious Battery: title, number and what stands behind it.
//! The rules say what is due; nothing is worked out here that they do not give.

use tr::tr;

use crate::engine::factions::FactionPool;
use crate::engine::factions::noxious_battery::{
    Pool, Step, bore_points, levy_due, load_due, next_space,
};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::turn::{Status, StepInfo};
use crate::words::{Language, in_language};

pub fn step_title(language: Language, step: Step) -> String {
    in_language(language, || match step {
        Step::Gather => tr!("step" => "Gather warriors and cannonballs"),
        Step::Cannon => tr!("step" => "Place the cannon"),
        Step::Track => tr!("step" => "Fill the Scent Marks track"),
        Step::Levy => tr!("step" => "Levy"),
        Step::Fire => tr!("step" => "Fire!"),
        Step::Repair => tr!("step" => "Repair"),
        Step::Craft => tr!("step" => "Craft"),
        Step::Actions => tr!("step" => "Take actions"),
        Step::Spray => tr!("step" => "Spray"),
        Step::Load => tr!("step" => "Load"),
        Step::Draw => tr!("step" => "Draw"),
        Step::Discard => tr!("step" => "Discard to 5"),
        Step::FoulStench => tr!("step" => "Foul Stench"),
    })
}

pub fn step_figure(
    language: Language,
    game: &Game,
    seat: SeatId,
    step: Step,
    info: &StepInfo,
) -> String {
    let done = matches!(info.status, Status::Done);
    let open = matches!(info.status, Status::Due | Status::Optional);
    in_language(language, || match (step, info.count) {
        (Step::Gather, Some(n)) => {
            tr!("{n} warrior and 3 cannonballs" | "{n} warriors and 3 cannonballs" % n)
        }
        (Step::Track, Some(n)) => tr!("{n} scent mark" | "{n} scent marks" % n),
        (Step::Levy, Some(n)) if !done => {
            tr!("Place {n} warrior" | "Place {n} warriors" % n)
        }
        (Step::Fire, Some(n)) if open => {
            let points = next_space(game, seat).and_then(|space| bore_points(game, space));
            match points {
                Some(points) => {
                    tr!(
                        "{n} cannonball loaded, the next scores {points}"
                            | "{n} cannonballs loaded, the next scores {points}" % n,
                        points
                    )
                }
                None => tr!("{n} cannonball loaded" | "{n} cannonballs loaded" % n),
            }
        }
        (Step::Craft, Some(n)) if open => {
            tr!("{n} scent mark can craft" | "{n} scent marks can craft" % n)
        }
        (Step::Actions, Some(n)) if open => tr!("{n} action left" | "{n} actions left" % n),
        (Step::Load, Some(n)) if !done => tr!("Load {n} cannonball" | "Load {n} cannonballs" % n),
        (Step::Load, None) if info.status == Status::Due => {
            tr!("1 cannonball, and 1 for each load bonus")
        }
        (Step::Draw, Some(n)) if !done => tr!("Draw {n} card" | "Draw {n} cards" % n),
        (Step::Draw, None) if info.status == Status::Due => {
            tr!("1 card, and 1 for each draw bonus")
        }
        (Step::Discard, Some(n)) if n > 0 && !done => {
            tr!("Discard {n} card" | "Discard {n} cards" % n)
        }
        (Step::FoulStench, Some(n)) if !done => {
            tr!("{n} scent mark on the map" | "{n} scent marks on the map" % n)
        }
        (
            Step::Gather
            | Step::Cannon
            | Step::Track
            | Step::Levy
            | Step::Fire
            | Step::Repair
            | Step::Craft
            | Step::Actions
            | Step::Spray
            | Step::Load
            | Step::Draw
            | Step::Discard
            | Step::FoulStench,
            _,
        ) => String::new(),
    })
}

fn count(game: &Game, seat: SeatId, pool: Pool) -> u8 {
    game.seat(seat).map_or(0, |s| s.pools.count(FactionPool::from(pool)))
}

pub fn step_detail(
    language: Language,
    game: &Game,
    seat: SeatId,
    step: Step,
    info: &StepInfo,
) -> String {
    let done = info.status == Status::Done;
    in_language(language, || match step {
        Step::Cannon if !done => tr!("In a clearing with a ruin, damaged side up."),
        Step::Levy if !done => {
            let (due, there) = (levy_due(game, seat), count(game, seat, Pool::Supply));
            if due > there {
                tr!("{n} was due; the supply holds no more."
                    | "{n} were due; the supply holds no more." % due)
            } else {
                tr!("1 with the cannon and 1 at each cannonball on the map.")
            }
        }
        Step::Fire if !done => {
            tr!("Into a clearing beside the cannon, with enemy pieces. As often as you like.")
        }
        Step::Repair if !done => tr!("The whole side of the cannon comes up."),
        Step::Spray if !done => {
            tr!("Marks go where fewer than 2 of your warriors stand, and come where at least 2 do.")
        }
        Step::Load if !done => match load_due(game, seat) {
            Some(due) => without_ball(due.saturating_sub(count(game, seat, Pool::Balls))),
            None => String::new(),
        },
        Step::Discard if done && info.count == Some(0) => {
            tr!("The hand holds 5 cards or fewer.")
        }
        Step::FoulStench if done => String::new(),
        Step::FoulStench if game.seat(seat).is_some_and(|who| who.bot) => {
            tr!(
                "The bot's warriors and pawns move out of each clearing with a scent mark, to the adjacent clearing without one that holds the most pieces. If every adjacent clearing has a mark, they stay."
            )
        }
        Step::FoulStench => {
            tr!(
                "Move all your warriors and pawns out of clearings with a scent mark, as many together as you can, whoever rules. What cannot move stays."
            )
        }
        Step::Gather
        | Step::Cannon
        | Step::Track
        | Step::Levy
        | Step::Fire
        | Step::Repair
        | Step::Craft
        | Step::Actions
        | Step::Spray
        | Step::Load
        | Step::Draw
        | Step::Discard => String::new(),
    })
}

/// Cannonballs that were due and that the supply did not hold.
fn without_ball(n: u8) -> String {
    if n == 0 {
        return String::new();
    }
    tr!("There is no cannonball in the supply for {n} more."
        | "There are no cannonballs in the supply for {n} more." % n)
}
