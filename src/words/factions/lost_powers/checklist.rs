//! The lines of the checklist of the Lost Powers: title, number and what stands behind it.
//! The rules say what is due; nothing is worked out here that they do not give.

use tr::tr;

use crate::engine::factions::lost_powers::Step;
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::turn::{Status, StepInfo};
use crate::words::{Language, in_language};

pub fn step_title(language: Language, step: Step) -> String {
    in_language(language, || match step {
        Step::Warriors => tr!("step" => "Gather Elders"),
        Step::Tableau => tr!("step" => "Fill the tableau"),
        Step::Disarm => tr!("step" => "Disarm"),
        Step::Rise => tr!("step" => "Rise"),
        Step::Followers => tr!("step" => "Use followers"),
        Step::Retire => tr!("step" => "Retire"),
        Step::Indoctrinate => tr!("step" => "Indoctrinate"),
        Step::Cycle => tr!("step" => "Cycle"),
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
    let done = info.status == Status::Done;
    in_language(language, || match (step, info.count) {
        (Step::Warriors, Some(n)) => tr!("{n} Elder in supply" | "{n} Elders in supply" % n),
        (Step::Disarm, Some(n)) if !done => tr!("Up to {n} piece" | "Up to {n} pieces" % n),
        (Step::Rise, Some(n)) if done => tr!("{n} Elder stood up" | "{n} Elders stood up" % n),
        (Step::Rise, Some(n)) => tr!("Stand {n} Elder up" | "Stand {n} Elders up" % n),
        (Step::Rise, None) if info.status == Status::Due => {
            tr!("As many as the clearings allow")
        }
        (Step::Followers, Some(n)) => {
            tr!("{n} follower left to use" | "{n} followers left to use" % n)
        }
        (Step::Indoctrinate, Some(n)) => tr!("{n} Elder can craft" | "{n} Elders can craft" % n),
        (Step::Cycle, Some(n)) if !done => {
            tr!("Wear out {n} follower, then draw 4" | "Wear out {n} followers, then draw 4" % n)
        }
        (Step::Discard, Some(n)) if n > 0 && !done => {
            tr!("Discard {n} card" | "Discard {n} cards" % n)
        }
        (Step::Warriors | Step::Rise | Step::Followers | Step::Indoctrinate, None)
        | (Step::Tableau | Step::Disarm | Step::Retire | Step::Cycle | Step::Discard, _) => {
            String::new()
        }
    })
}

pub fn step_detail(
    language: Language,
    _game: &Game,
    _seat: SeatId,
    step: Step,
    info: &StepInfo,
) -> String {
    let done = info.status == Status::Done;
    in_language(language, || match step {
        Step::Rise if done && info.count == Some(0) => {
            tr!("No fallen Elder lies in a clearing of a follower's suit.")
        }
        Step::Rise if info.status == Status::Due && info.count.is_none() => {
            tr!("It depends on where the fallen Elders lie.")
        }
        Step::Discard if done && info.count == Some(0) => {
            tr!("The hand holds 5 cards or fewer.")
        }
        Step::Warriors
        | Step::Tableau
        | Step::Disarm
        | Step::Rise
        | Step::Followers
        | Step::Retire
        | Step::Indoctrinate
        | Step::Cycle
        | Step::Discard => String::new(),
    })
}
