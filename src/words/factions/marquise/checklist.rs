//! The lines of the checklist of the Marquise: title, number and what stands behind it.
//! The rules say what is due; nothing is worked out here that they do not give.

use tr::tr;

use crate::engine::factions::marquise::{Action, Building, Piece, Pool, Step, count};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::turn::{Status, StepInfo};
use crate::words::{Language, in_language, list};

use super::state;

pub fn step_title(language: Language, step: Step) -> String {
    in_language(language, || match step {
        Step::Gather => tr!("step" => "Gather warriors and wood"),
        Step::Keep => tr!("step" => "Place the keep"),
        Step::Garrison => tr!("step" => "Garrison"),
        Step::Buildings => tr!("step" => "Place starting buildings"),
        Step::Tracks => tr!("step" => "Fill the buildings tracks"),
        Step::Wood => tr!("step" => "Place wood"),
        Step::Craft => tr!("step" => "Craft"),
        Step::Actions => tr!("step" => "Actions"),
        Step::Birds => tr!("step" => "Spend a bird card"),
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
    let done = info.status == Status::Done;
    in_language(language, || match (step, info.count) {
        (Step::Gather, _) => tr!("25 warriors and 8 wood in supply"),
        (Step::Keep, _) => tr!("In any corner clearing"),
        (Step::Garrison, Some(n)) => tr!("{n} warrior on the map" | "{n} warriors on the map" % n),
        (Step::Garrison, None) => tr!("1 warrior in each clearing but one"),
        (Step::Buildings, _) => tr!("1 of each, at the keep or next to it"),
        (Step::Tracks, Some(n)) => tr!("{n} of each on its track" | "{n} of each on its track" % n),
        (Step::Wood, Some(n)) if !done => tr!("Place {n} wood" | "Place {n} wood" % n),
        (Step::Craft, Some(n)) if !matches!(info.status, Status::Impossible(_)) => {
            tr!("{n} workshop left" | "{n} workshops left" % n)
        }
        (Step::Actions, Some(n)) => tr!("{n} action left" | "{n} actions left" % n),
        (Step::Birds, _) if info.status == Status::Optional => tr!("1 more action each"),
        (Step::Draw, Some(n)) if !done => tr!("Draw {n} card" | "Draw {n} cards" % n),
        (Step::Discard, Some(n)) if n > 0 && !done => {
            tr!("Discard {n} card" | "Discard {n} cards" % n)
        }
        (
            Step::Tracks
            | Step::Wood
            | Step::Craft
            | Step::Actions
            | Step::Birds
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
    let on_map = |piece| count(game, seat, Pool::Map(piece));
    let done = info.status == Status::Done;
    in_language(language, || match step {
        Step::Keep if !done => {
            tr!("From now on only you can place pieces in that clearing.")
        }
        Step::Garrison if !done => {
            tr!("Not in the corner diagonally opposite the keep.")
        }
        Step::Wood if info.status == Status::Due => {
            let sawmills = on_map(Piece::Building(Building::Sawmill));
            match info.count {
                Some(n) if n < sawmills => {
                    tr!("{n} sawmill stands on the map, but the supply holds no more wood."
                        | "{n} sawmills stand on the map, but the supply holds no more wood."
                            % sawmills)
                }
                Some(_) | None => tr!("1 at each sawmill."),
            }
        }
        Step::Craft if info.status == Status::Optional => tr!("Before the first action."),
        Step::Actions => match state(game, seat) {
            Some(state) if !state.acts.is_empty() => {
                let acts: Vec<String> = state.acts.iter().map(|act| act_name(*act)).collect();
                tr!("Taken: {acts}", acts = list(language, &acts))
            }
            Some(_) | None => String::new(),
        },
        Step::Birds => tr!("It is spent beside what an action costs."),
        Step::Discard if done && info.count == Some(0) => {
            tr!("The hand holds 5 cards or fewer.")
        }
        Step::Gather
        | Step::Keep
        | Step::Garrison
        | Step::Buildings
        | Step::Tracks
        | Step::Wood
        | Step::Craft
        | Step::Draw
        | Step::Discard => String::new(),
    })
}

/// An action among others that were taken.
pub(super) fn act_name(action: Action) -> String {
    match action {
        Action::Battle => tr!("action" => "battle"),
        Action::March => tr!("action" => "march"),
        Action::Recruit => tr!("action" => "recruit"),
        Action::Build(Building::Sawmill) => tr!("action" => "sawmill"),
        Action::Build(Building::Workshop) => tr!("action" => "workshop"),
        Action::Build(Building::Recruiter) => tr!("action" => "recruiter"),
        Action::Overwork => tr!("action" => "overwork"),
    }
}
