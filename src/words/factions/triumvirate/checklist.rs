//! The lines of the checklist of the Triumvirate: title, number and what stands behind it.
//! The rules say what is due; nothing is worked out here that they do not give.

use tr::tr;

use crate::engine::factions::triumvirate::{Pool, Step, Why, anger, evenly, foremost};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::turn::{Status, StepInfo};
use crate::words::say::seat_name;
use crate::words::{Language, in_language, list};

use super::state;

pub fn step_title(language: Language, step: Step) -> String {
    in_language(language, || match step {
        Step::Gather => tr!("step" => "Gather supplies"),
        Step::Place => tr!("step" => "Place a grudge and warriors"),
        Step::Evoke => tr!("step" => "Evoke a fury"),
        Step::GetMad => tr!("step" => "Get mad"),
        Step::Track => tr!("step" => "Copy the track"),
        Step::Craft => tr!("step" => "Craft with grudges"),
        Step::Nemesis => tr!("step" => "Adjust the Nemesis"),
        Step::GetMadder => tr!("step" => "Get madder"),
        Step::Recruit => tr!("step" => "Recruit"),
        Step::Remind => tr!("step" => "Remind"),
        Step::Punish => tr!("step" => "Punish"),
        Step::Vindicate => tr!("step" => "Vindicate"),
        Step::Draw => tr!("step" => "Draw"),
        Step::Discard => tr!("step" => "Discard to 5"),
    })
}

fn count(game: &Game, seat: SeatId, pool: Pool) -> u8 {
    game.seat(seat).map_or(0, |who| who.pools.count(pool.into()))
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
        (Step::Gather, Some(n)) => tr!("{n} warrior in supply" | "{n} warriors in supply" % n),
        (Step::Place, _) if !done => tr!("1 grudge and 6 warriors"),
        (Step::GetMad, _) => tr!("The marker stands on space 1"),
        (Step::Track, Some(n)) if n > 0 => tr!("{n} number to read" | "{n} numbers to read" % n),
        (Step::Craft, Some(n)) if n > 0 => {
            tr!("{n} grudge can craft" | "{n} grudges can craft" % n)
        }
        (Step::Nemesis, _) if !done => next_nemesis(language, game, seat),
        (Step::GetMadder, Some(n)) if !done => tr!("Marker to space {n}", n),
        (Step::Recruit, Some(n)) if done => {
            tr!("{n} warrior placed" | "{n} warriors placed" % n)
        }
        (Step::Recruit, Some(n)) => tr!("Place {n} warrior" | "Place {n} warriors" % n),
        (Step::Recruit, None) => tr!("As many as your anger"),
        (Step::Remind, Some(n)) if n > 0 => {
            tr!("Up to {n} grudge, 1 card each" | "Up to {n} grudges, 1 card each" % n)
        }
        (Step::Punish, Some(n)) if n > 0 => tr!("{n} time left" | "{n} times left" % n),
        (Step::Vindicate, Some(n)) if n > 0 => tr!("+{n} point" | "+{n} points" % n),
        (Step::Draw, Some(n)) if !done => tr!("Draw {n} card" | "Draw {n} cards" % n),
        (Step::Draw, None) if !done => tr!("As many as your shade"),
        (Step::Discard, Some(n)) if n > 0 && !done => {
            tr!("Discard {n} card" | "Discard {n} cards" % n)
        }
        (
            Step::Gather
            | Step::Place
            | Step::Evoke
            | Step::Track
            | Step::Craft
            | Step::Nemesis
            | Step::GetMadder
            | Step::Remind
            | Step::Punish
            | Step::Vindicate
            | Step::Draw
            | Step::Discard,
            _,
        ) => String::new(),
    })
}

/// Who the Nemesis would be if it were adjusted now.
fn next_nemesis(language: Language, game: &Game, seat: SeatId) -> String {
    let next = foremost(game, seat);
    let names: Vec<String> = next.seats.iter().map(|s| seat_name(language, game, *s)).collect();
    match (next.seats.as_slice(), next.why) {
        ([_], why) => {
            let (seat, reason) = (list(language, &names), super::why(language, why));
            tr!("{seat}. {reason}", seat, reason)
        }
        (_, Why::TableWipe) => tr!("Any enemy: none of them is on the map"),
        (_, Why::Most { points } | Why::Tied { points }) => tr!(
            "Choose among {seats}: {points} point each"
                | "Choose among {seats}: {points} points each" % points,
            seats = list(language, &names),
            points
        ),
        (_, Why::NoMarker | Why::ByHand) => {
            tr!("Choose among {seats}", seats = list(language, &names))
        }
    }
}

pub fn step_detail(
    language: Language,
    game: &Game,
    seat: SeatId,
    step: Step,
    info: &StepInfo,
) -> String {
    let (done, due) = (info.status == Status::Done, info.status == Status::Due);
    let pool = |pool| count(game, seat, pool);
    in_language(language, || match step {
        Step::Place if due => tr!(
            "In a corner that is nobody's start, if you can diagonally opposite one: the grudge and 3 warriors. 3 more around it, as evenly as possible."
        ),
        Step::Track if !done => {
            tr!("You may copy all numbers now, or let the app ask for each when it is needed.")
        }
        Step::Recruit if due => recruit_detail(game, seat, info.count),
        Step::Remind if !done => {
            tr!("Spend a card for a grudge in a matching clearing without one.")
        }
        Step::Punish if !done => tr!(
            "A battle in a clearing with a grudge; or a move from each clearing with a grudge next to one clearing, and then, if you like, a battle there."
        ),
        Step::Vindicate if due => {
            let n = pool(Pool::RetributionBox) % 3;
            tr!("{n} retribution stays in the box.", n)
        }
        Step::Vindicate if done => {
            let n = pool(Pool::RetributionBox);
            tr!("{n} retribution in the box: 3 make a point.", n)
        }
        Step::Discard if done && info.count == Some(0) => {
            tr!("The hand holds 5 cards or fewer.")
        }
        Step::Gather
        | Step::Place
        | Step::Evoke
        | Step::GetMad
        | Step::Track
        | Step::Craft
        | Step::Nemesis
        | Step::GetMadder
        | Step::Recruit
        | Step::Remind
        | Step::Punish
        | Step::Vindicate
        | Step::Draw
        | Step::Discard => String::new(),
    })
}

fn recruit_detail(game: &Game, seat: SeatId, placed: Option<u8>) -> String {
    let (Some(placed), Some(state)) = (placed, state(game, seat)) else { return String::new() };
    let places = count(game, seat, Pool::GrudgesOnMap);
    if let Some(anger) = anger(game, state.space).filter(|anger| *anger > placed) {
        return tr!(
            "Anger {anger}, but the supply holds only {n} warrior."
                | "Anger {anger}, but the supply holds only {n} warriors." % placed,
            anger
        );
    }
    match evenly(placed, places).as_slice() {
        [(_, each)] if u16::from(places) * u16::from(*each) == u16::from(placed) => {
            tr!("{n} in each clearing with a grudge.", n = each)
        }
        [(more, each)] => tr!(
            "{each} each in {n} clearing with a grudge."
                | "{each} each in {n} clearings with a grudge." % *more,
            each
        ),
        [(more, most), (_, least)] => tr!(
            "{most} in {n} clearing with a grudge, {least} in each of the others."
                | "{most} each in {n} clearings with a grudge, {least} in each of the others."
                    % *more,
            most,
            least
        ),
        _ => String::new(),
    }
}
