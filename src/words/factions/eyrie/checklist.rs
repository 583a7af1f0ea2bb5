//! The lines of the checklist of the Eyrie Dynasties: title, number and what stands behind it.
//! The rules say what is due; nothing is worked out here that they do not give.

use tr::tr;

use crate::engine::factions::eyrie::{Column, Leader, Step};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::turn::{Status, StepInfo};
use crate::words::{Language, in_language};

use super::{leader_name, state};

fn column_name(column: Column) -> String {
    match column {
        Column::Recruit => tr!("step" => "Recruit"),
        Column::Move => tr!("step" => "Move"),
        Column::Battle => tr!("step" => "Battle"),
        Column::Build => tr!("step" => "Build"),
    }
}

pub fn step_title(language: Language, step: Step) -> String {
    in_language(language, || match step {
        Step::Warriors => tr!("step" => "Gather warriors"),
        Step::FirstRoost => tr!("step" => "Place the first roost"),
        Step::Leader => tr!("step" => "Choose a leader"),
        Step::Viziers => tr!("step" => "Tuck the Viziers"),
        Step::Track => tr!("step" => "Fill the roosts track"),
        Step::EmergencyOrders => tr!("step" => "Emergency Orders"),
        Step::Add => tr!("step" => "Add to the Decree"),
        Step::NewRoost => tr!("step" => "A New Roost"),
        Step::Craft => tr!("step" => "Craft"),
        Step::Recruit => column_name(Column::Recruit),
        Step::Move => column_name(Column::Move),
        Step::Battle => column_name(Column::Battle),
        Step::Build => column_name(Column::Build),
        Step::Score => tr!("step" => "Score points"),
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
        (Step::Warriors, Some(n)) => tr!("{n} warrior in all" | "{n} warriors in all" % n),
        (Step::FirstRoost, _) if !done => tr!("1 roost and 6 warriors"),
        (Step::Leader, _) => match state(game, seat).and_then(|state| state.leader) {
            Some(leader) => leader_name(leader),
            None => String::new(),
        },
        (Step::Track, Some(n)) => tr!("{n} roost on the track" | "{n} roosts on the track" % n),
        (Step::EmergencyOrders, Some(n)) if !done => tr!("Draw {n} card" | "Draw {n} cards" % n),
        (Step::Add, Some(2)) => tr!("1 or 2 cards, at most 1 bird"),
        (Step::Add, Some(n)) if info.status == Status::Optional => {
            tr!("{n} more card if you like" | "{n} more cards if you like" % n)
        }
        (Step::NewRoost, Some(n)) if !done => {
            tr!("1 roost and {n} warrior" | "1 roost and {n} warriors" % n)
        }
        (Step::Craft, Some(n)) if info.status == Status::Optional => {
            tr!("{n} roost can craft" | "{n} roosts can craft" % n)
        }
        (Step::Recruit | Step::Move | Step::Battle | Step::Build, Some(n)) if n > 0 => {
            tr!("{n} card to resolve" | "{n} cards to resolve" % n)
        }
        (Step::Score, Some(n)) => tr!("+{n} point" | "+{n} points" % n),
        (Step::Draw, Some(n)) if !done => tr!("Draw {n} card" | "Draw {n} cards" % n),
        (Step::Discard, Some(n)) if n > 0 && !done => {
            tr!("Discard {n} card" | "Discard {n} cards" % n)
        }
        (
            Step::Warriors
            | Step::FirstRoost
            | Step::Viziers
            | Step::Track
            | Step::EmergencyOrders
            | Step::Add
            | Step::NewRoost
            | Step::Craft
            | Step::Recruit
            | Step::Move
            | Step::Battle
            | Step::Build
            | Step::Score
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
    let leader = state(game, seat).and_then(|state| state.leader);
    in_language(language, || match step {
        Step::FirstRoost if open => {
            tr!("In a corner where nobody else starts, if possible opposite another start.")
        }
        Step::Viziers => leader.map_or_else(String::new, |leader| {
            let [first, second] = leader.viziers().map(column_name);
            tr!("One under {first}, one under {second}", first, second)
        }),
        Step::NewRoost if open => tr!("In a clearing with the fewest warriors."),
        Step::Recruit if open => match leader {
            Some(Leader::Charismatic) => {
                tr!("2 warriors at a roost in a clearing of the card's suit.")
            }
            Some(Leader::Builder | Leader::Commander | Leader::Despot) | None => {
                tr!("1 warrior at a roost in a clearing of the card's suit.")
            }
        },
        Step::Move if open => tr!("1 warrior or more out of a clearing of the card's suit."),
        Step::Battle if open => match leader {
            Some(Leader::Commander) => {
                tr!("In a clearing of the card's suit. The Commander deals 1 extra hit.")
            }
            Some(Leader::Builder | Leader::Charismatic | Leader::Despot) | None => {
                tr!("In a clearing of the card's suit.")
            }
        },
        Step::Build if open => {
            tr!("A roost in a clearing of the card's suit that you rule and that has none.")
        }
        Step::Discard if info.status == Status::Done && info.count == Some(0) => {
            tr!("The hand holds 5 cards or fewer.")
        }
        Step::Warriors
        | Step::FirstRoost
        | Step::Leader
        | Step::Track
        | Step::EmergencyOrders
        | Step::Add
        | Step::NewRoost
        | Step::Craft
        | Step::Recruit
        | Step::Move
        | Step::Battle
        | Step::Build
        | Step::Score
        | Step::Draw
        | Step::Discard => String::new(),
    })
}
