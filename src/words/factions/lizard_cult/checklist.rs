//! The lines of the checklist of the Lizard Cult: title, number and what stands behind it.
//! The rules say what is due; nothing is worked out here that they do not give.

use tr::tr;

use crate::engine::factions::lizard_cult::{Outcast, Step, next_outcast};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::turn::{Status, StepInfo};
use crate::words::{Language, in_language};

use super::{outcast, scores, state};

pub fn step_title(language: Language, step: Step) -> String {
    in_language(language, || match step {
        Step::Gather => tr!("step" => "Gather warriors"),
        Step::Place => tr!("step" => "Place the first pieces"),
        Step::Choose => tr!("step" => "Choose the Outcast"),
        Step::Tracks => tr!("step" => "Fill the garden tracks"),
        Step::Adjust => tr!("step" => "Adjust the Outcast"),
        Step::DiscardSouls => tr!("step" => "Discard Lost Souls"),
        Step::Conspiracies => tr!("step" => "Conspiracies"),
        Step::Rituals => tr!("step" => "Rituals"),
        Step::Return => tr!("step" => "Return revealed cards"),
        Step::Craft => tr!("step" => "Craft"),
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
    let now = state(game, seat);
    let said = |which: Option<Outcast>| which.map(|o| outcast(language, o)).unwrap_or_default();
    in_language(language, || match (step, info.count) {
        (Step::Gather, Some(n)) => tr!("{n} warrior" | "{n} warriors" % n),
        (Step::Choose | Step::Adjust, _) if done => said(now.and_then(|s| s.outcast)),
        (Step::Adjust, _) if info.status == Status::Due => {
            said(now.and_then(|s| next_outcast(game, seat, s)))
        }
        (Step::Tracks, Some(n)) => {
            tr!("{n} garden on its track" | "{n} gardens on their tracks" % n)
        }
        (Step::DiscardSouls, Some(n)) if info.status == Status::Due => {
            tr!("{n} card to the discard pile" | "{n} cards to the discard pile" % n)
        }
        (Step::Conspiracies, Some(n)) => {
            tr!("{n} acolyte to spend" | "{n} acolytes to spend" % n)
        }
        (Step::Rituals, Some(n)) => {
            tr!("{n} card to reveal or keep" | "{n} cards to reveal or keep" % n)
        }
        (Step::Return, Some(n)) if n > 0 => {
            tr!("{n} card back to your hand" | "{n} cards back to your hand" % n)
        }
        (Step::Craft, Some(n)) => tr!("{n} garden can craft" | "{n} gardens can craft" % n),
        (Step::Draw, Some(n)) if !done => tr!("Draw {n} card" | "Draw {n} cards" % n),
        (Step::Discard, Some(n)) if n > 0 && !done => {
            tr!("Discard {n} card" | "Discard {n} cards" % n)
        }
        (Step::Gather | Step::Tracks | Step::Conspiracies | Step::Rituals | Step::Craft, None)
        | (
            Step::Place
            | Step::Choose
            | Step::Adjust
            | Step::DiscardSouls
            | Step::Return
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
    let done = info.status == Status::Done;
    in_language(language, || match step {
        Step::Place if info.status == Status::Due => {
            tr!("A corner clearing, if you can the one opposite another player's start.")
        }
        Step::Rituals if info.status == Status::Optional => scores(language, game, seat),
        Step::Discard if done && info.count == Some(0) => tr!("The hand holds 5 cards or fewer."),
        Step::Gather
        | Step::Place
        | Step::Choose
        | Step::Tracks
        | Step::Adjust
        | Step::DiscardSouls
        | Step::Conspiracies
        | Step::Rituals
        | Step::Return
        | Step::Craft
        | Step::Draw
        | Step::Discard => String::new(),
    })
}
