//! The words of the Noxious Battery: cannon, cannonballs, scent marks and what happens to them.

use tr::tr;

use crate::engine::effect::Effect as Shared;
use crate::engine::entry::Entry;
use crate::engine::factions::noxious_battery::{
    Action, Bonus, Cannon, Choice, Command, Effect, Figure, MarkSpace, Pick, Pool, Question, Reason,
    Refusal, Space, State, Step, Zone, bore_points, draw_due, levy_due, load_due, next_space,
};
use crate::engine::factions::{Faction, FactionPool};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::turn::{Status, StepInfo};
use crate::words::say::{in_hand, seat_name};
use crate::words::{Language, in_language};

pub fn faction_name(language: Language, _state: &State) -> String {
    name(language)
}

pub fn pick_name(language: Language, _pick: &Pick) -> String {
    name(language)
}

fn name(language: Language) -> String {
    in_language(language, || tr!("Noxious Battery"))
}

// Pieces

pub fn pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Warriors in supply"),
        Pool::OnMap => tr!("Warriors on the map"),
        Pool::Track => tr!("Scent marks on their track"),
        Pool::MarksOnMap => tr!("Scent marks on the map"),
        Pool::Balls => tr!("Cannonballs in supply"),
        Pool::Bore => tr!("Cannonballs on the Bore track"),
        Pool::BallsOnMap => tr!("Cannonballs on the map"),
    })
}

pub fn set_pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Set warriors in supply to…"),
        Pool::OnMap => tr!("Set warriors on the map to…"),
        Pool::Track => tr!("Set scent marks on their track to…"),
        Pool::MarksOnMap => tr!("Set scent marks on the map to…"),
        Pool::Balls => tr!("Set cannonballs in supply to…"),
        Pool::Bore => tr!("Set cannonballs on the Bore track to…"),
        Pool::BallsOnMap => tr!("Set cannonballs on the map to…"),
    })
}

pub fn shift(language: Language, from: Pool, to: Pool, n: u8) -> String {
    in_language(language, || match (from, to) {
        (_, Pool::OnMap) => {
            tr!("{n} warrior came onto the map" | "{n} warriors came onto the map" % n)
        }
        (_, Pool::Supply) => {
            tr!("{n} warrior went back to the supply" | "{n} warriors went back to the supply" % n)
        }
        (_, Pool::MarksOnMap) => {
            tr!("{n} scent mark came onto the map" | "{n} scent marks came onto the map" % n)
        }
        (_, Pool::Track) => {
            tr!("{n} scent mark went back to its track"
                | "{n} scent marks went back to their track" % n)
        }
        (_, Pool::BallsOnMap) => {
            tr!("{n} cannonball went onto the map" | "{n} cannonballs went onto the map" % n)
        }
        (_, Pool::Bore) => {
            tr!("{n} cannonball was loaded" | "{n} cannonballs were loaded" % n)
        }
        (_, Pool::Balls) => {
            tr!("{n} cannonball went back to the supply"
                | "{n} cannonballs went back to the supply" % n)
        }
    })
}

pub fn removed(language: Language) -> String {
    in_language(language, || tr!("Piece removed or cannon hit…"))
}

// No cards of its own

super::no_cards!();

// Printed numbers

fn place(space: MarkSpace) -> u8 {
    match space {
        MarkSpace::First => 1,
        MarkSpace::Second => 2,
        MarkSpace::Third => 3,
        MarkSpace::Fourth => 4,
        MarkSpace::Fifth => 5,
    }
}

pub fn figure(language: Language, figure: Figure) -> String {
    in_language(language, || match figure {
        Figure::Points(Space::Left) => tr!("points of the left space of the Bore track"),
        Figure::Points(Space::Middle) => tr!("points of the middle space of the Bore track"),
        Figure::Points(Space::Right) => tr!("points of the right space of the Bore track"),
        Figure::Bonus { space, bonus } => {
            let n = place(space);
            match bonus {
                Bonus::Load => tr!("Load bonus on space {n} of the Scent Marks track", n),
                Bonus::Draw => tr!("Draw bonus on space {n} of the Scent Marks track", n),
            }
        }
    })
}

// The checklist

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
                    tr!("{n} cannonball loaded, the next scores {points}"
                        | "{n} cannonballs loaded, the next scores {points}" % n, points)
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
                tr!("{n} was due; the supply holds no more." | "{n} were due; the supply holds no more." % due)
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
            tr!("The bot's warriors and pawns move out of each clearing with a scent mark, to the adjacent clearing without one that holds the most pieces. If every adjacent clearing has a mark, they stay.")
        }
        Step::FoulStench => {
            tr!("Move all your warriors and pawns out of clearings with a scent mark, as many together as you can, whoever rules. What cannot move stays.")
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

// Refusals

pub fn refusal(language: Language, refusal: Refusal) -> String {
    in_language(language, || match refusal {
        Refusal::BoreEmpty => {
            tr!("The Bore track is empty, so there is nothing to fire. Load in Evening.")
        }
        Refusal::VagabondInstead => tr!(
            "A shot either makes a Vagabond damage an item or removes pieces, not both. Enter one of the two, or insist."
        ),
        Refusal::CannonWhole => tr!("The cannon is whole, so there is nothing to repair."),
        Refusal::CannonDamaged => tr!(
            "Only the damaged cannon is on the map, and a damaged cannon can be neither removed nor battled alone."
        ),
        Refusal::NoMarkOnMap => tr!("There is no scent mark on the map."),
        Refusal::NoMarkFree { needed, left: 0 } => {
            tr!("This takes {n} scent mark to craft, and none is left this turn."
                | "This takes {n} scent marks to craft, and none is left this turn." % needed)
        }
        Refusal::NoMarkFree { needed, left } => tr!(
            "This takes {n} scent mark to craft; left this turn: {left}."
                | "This takes {n} scent marks to craft; left this turn: {left}." % needed,
            left
        ),
        Refusal::NoActionLeft => {
            tr!("All 4 actions of this Daylight have been taken. Go on to Evening, or insist.")
        }
        Refusal::NoWarriorInSupply => {
            tr!("There is no warrior in the supply to place. All of them are on the map.")
        }
        Refusal::NoBallOnMap => tr!("No cannonball lies on the map, so none can be returned."),
        Refusal::NoBallInSupply => {
            tr!("No cannonball lies in the supply, so none can be loaded. Rearm first.")
        }
        Refusal::NothingToSpray => tr!(
            "No scent mark is on the map and no two warriors stand together, so nothing changes."
        ),
        Refusal::TooFewWarriors { marks, warriors } => tr!(
            "{n} scent mark needs 2 warriors each time; on the map: {warriors}. Correct the numbers, or insist."
                | "{n} scent marks need 2 warriors each; on the map: {warriors}. Correct the numbers, or insist."
                    % marks,
            warriors
        ),
    })
}

// Questions

pub fn question(language: Language, _game: &Game, question: Question) -> (String, String) {
    in_language(language, || match question {
        Question::BallsThere => (
            tr!("How many cannonballs lie in that clearing now?"),
            tr!("With the one that was just fired."),
        ),
        Question::Shot { balls } => (
            tr!("What does the shot remove?"),
            tr!("At most {n} piece. An enemy's warriors go before its other pieces. A building or token scores 1 point."
                | "At most {n} pieces, 1 for each cannonball there. An enemy's warriors go before its other pieces. A building or token scores 1 point."
                    % balls),
        ),
        Question::BallsReturned => (
            tr!("How many cannonballs go back to the supply?"),
            tr!("Out of the cannon's clearing; you spend a card of its suit."),
        ),
        Question::Spray => (
            tr!("Where do scent marks go and come?"),
            tr!("Count clearings. There are 5 marks, at most 1 in each clearing."),
        ),
        Question::Bonuses => (
            tr!("Which bonuses are printed there?"),
            tr!("Read them off the board. The app asks only once."),
        ),
        Question::Actions => (
            tr!("How many actions were taken this Daylight?"),
            tr!("A correction, in the open: it becomes an entry."),
        ),
        Question::Activated => (
            tr!("How many scent marks have crafted this turn?"),
            tr!("A correction, in the open: it becomes an entry."),
        ),
    })
}

pub fn confirm(language: Language, question: Question) -> String {
    in_language(language, || match question {
        Question::BallsThere => tr!("button" => "Confirm"),
        Question::Shot { .. } => tr!("button" => "Fire!"),
        Question::BallsReturned => tr!("button" => "Rearm"),
        Question::Spray => tr!("button" => "Spray"),
        Question::Bonuses => tr!("button" => "Remember"),
        Question::Actions | Question::Activated => tr!("button" => "Set"),
    })
}

pub fn choice(language: Language, _game: &Game, choice: Choice) -> String {
    in_language(language, || match choice {
        Choice::ItemDamaged => tr!("Instead: a Vagabond damages 1 item"),
        Choice::MarksLost => tr!("Clearings that lose their mark"),
        Choice::MarksGained => tr!("Clearings that get a mark"),
    })
}

// Commands

fn cannon(game: &Game, seat: SeatId) -> Cannon {
    match game.seat(seat).map(|who| &who.faction) {
        Some(Faction::NoxiousBattery(state)) => state.cannon,
        Some(_) | None => Cannon::Damaged,
    }
}

pub fn command(language: Language, game: &Game, seat: SeatId, command: &Command) -> String {
    in_language(language, || match command {
        Command::PlaceCannon => tr!("button" => "Place the cannon"),
        Command::Levy => tr!("button" => "Levy warriors"),
        Command::Fire => tr!("button" => "Fire!…"),
        Command::Repair => tr!("button" => "Repair the cannon"),
        Command::Act { action } => match action {
            Action::Recruit => tr!("button" => "Recruit"),
            Action::Battle => tr!("button" => "Battle"),
            Action::Rollout => tr!("button" => "Rollout"),
            Action::Rearm => tr!("button" => "Rearm…"),
        },
        Command::Spray => tr!("button" => "Spray…"),
        Command::Load => tr!("button" => "Load cannonballs"),
        Command::Draw => tr!("button" => "Draw"),
        Command::Discard => tr!("Discard down to 5"),
        Command::FoulStench { .. } => tr!("button" => "All have left"),
        Command::ReadSpace { space } => {
            tr!("Set the bonuses on space {n} of the Scent Marks track…", n = place(*space))
        }
        Command::TurnCannon => match cannon(game, seat) {
            Cannon::Damaged => tr!("The cannon is whole"),
            Cannon::Whole => tr!("The cannon is damaged"),
        },
        Command::SetActions => tr!("Set actions taken to…"),
        Command::SetActivated => tr!("Set scent marks that crafted to…"),
    })
}

pub fn command_detail(
    language: Language,
    _game: &Game,
    _seat: SeatId,
    command: &Command,
) -> String {
    in_language(language, || match command {
        Command::Act { action } => match action {
            Action::Recruit => tr!("1 warrior with the cannon."),
            Action::Battle => tr!("The cannon can battle too."),
            Action::Rollout => {
                tr!("1 move, with up to 1 cannonball for each warrior. The cannon moves whoever rules.")
            }
            Action::Rearm => tr!("Spend a card of the suit of the cannon's clearing."),
        },
        Command::TurnCannon => tr!("A correction, in the open: it becomes an entry."),
        Command::PlaceCannon
        | Command::Levy
        | Command::Fire
        | Command::Repair
        | Command::Spray
        | Command::Load
        | Command::Draw
        | Command::Discard
        | Command::FoulStench { .. }
        | Command::ReadSpace { .. }
        | Command::SetActions
        | Command::SetActivated => String::new(),
    })
}

// Entries

/// Pieces that came to a place in an entry.
fn came(entry: &Entry, to: Pool) -> u8 {
    let to = FactionPool::from(to);
    let moved = entry.effects.iter().filter_map(|effect| match effect {
        Shared::Shift { to: place, n, .. } if *place == to => Some(*n),
        _ => None,
    });
    moved.sum()
}

pub fn done(
    language: Language,
    before: &Game,
    after: &Game,
    seat: SeatId,
    command: &Command,
    entry: &Entry,
) -> String {
    let name = seat_name(language, after, seat);
    in_language(language, || match command {
        Command::PlaceCannon => tr!("{seat} placed the cannon", seat = name),
        Command::Levy => {
            let (n, due) = (came(entry, Pool::OnMap), levy_due(before, seat));
            if n < due {
                tr!("{seat} levied {n} warrior of {due}" | "{seat} levied {n} warriors of {due}" % n, seat = name, due)
            } else {
                tr!("{seat} levied {n} warrior" | "{seat} levied {n} warriors" % n, seat = name)
            }
        }
        Command::Fire => tr!("{seat} fired", seat = name),
        Command::Repair => tr!("{seat} repaired the cannon", seat = name),
        Command::Act { action } => match action {
            Action::Recruit => tr!("{seat} recruited", seat = name),
            Action::Battle => tr!("{seat} battled", seat = name),
            Action::Rollout => tr!("{seat} rolled out", seat = name),
            Action::Rearm => {
                let n = came(entry, Pool::Balls);
                tr!("{seat} rearmed {n} cannonball" | "{seat} rearmed {n} cannonballs" % n, seat = name)
            }
        },
        Command::Spray => {
            let (gone, come) = (came(entry, Pool::Track), came(entry, Pool::MarksOnMap));
            tr!("{seat} sprayed: {gone} off, {come} placed", seat = name, gone, come)
        }
        Command::Load => {
            let n = came(entry, Pool::Bore);
            let short = load_due(after, seat).unwrap_or(n).saturating_sub(n);
            if short > 0 {
                tr!("{seat} loaded {n} cannonball; {short} more had none in the supply"
                    | "{seat} loaded {n} cannonballs; {short} more had none in the supply" % n,
                    seat = name, short)
            } else {
                tr!("{seat} loaded {n} cannonball" | "{seat} loaded {n} cannonballs" % n, seat = name)
            }
        }
        Command::Draw => {
            let n = draw_due(after, seat).unwrap_or(0);
            tr!("{seat} drew {n} card" | "{seat} drew {n} cards" % n, seat = name)
        }
        Command::Discard => {
            let n = in_hand(entry, seat).min(0).unsigned_abs();
            tr!("{seat} discarded {n} card" | "{seat} discarded {n} cards" % n, seat = name)
        }
        Command::FoulStench { at } => {
            tr!("{seat} left the Foul Stench", seat = seat_name(language, after, *at))
        }
        Command::ReadSpace { space } => {
            tr!("Bonuses on space {n} of the Scent Marks track", n = place(*space))
        }
        Command::TurnCannon => match cannon(after, seat) {
            Cannon::Whole => tr!("Correction: the cannon is whole"),
            Cannon::Damaged => tr!("Correction: the cannon is damaged"),
        },
        Command::SetActions => {
            let taken = state(after, seat).map_or(0, |state| state.actions);
            tr!("Correction: {n} action taken" | "Correction: {n} actions taken" % taken)
        }
        Command::SetActivated => {
            let crafted = state(after, seat).map_or(0, |state| state.activated);
            tr!("Correction: {n} scent mark has crafted this turn"
                | "Correction: {n} scent marks have crafted this turn" % crafted)
        }
    })
}

fn state(game: &Game, seat: SeatId) -> Option<&State> {
    let Faction::NoxiousBattery(state) = &game.seat(seat)?.faction else { return None };
    Some(state)
}

pub fn effect(
    language: Language,
    _before: &Game,
    after: &Game,
    seat: SeatId,
    effect: &Effect,
) -> String {
    let name = || seat_name(language, after, seat);
    in_language(language, || match effect {
        Effect::Cannon(Cannon::Whole) => tr!("The cannon is whole again"),
        Effect::Cannon(Cannon::Damaged) => tr!("The cannon is damaged"),
        Effect::Acted(Action::Recruit) => tr!("{seat} recruited", seat = name()),
        Effect::Acted(Action::Battle) => tr!("{seat} battled", seat = name()),
        Effect::Acted(Action::Rollout) => tr!("{seat} rolled out", seat = name()),
        // The label counts the balls.
        Effect::Acted(Action::Rearm) => String::new(),
        Effect::Actions(n) => tr!("{n} action taken" | "{n} actions taken" % *n),
        Effect::Activated(n) => {
            tr!("{n} scent mark has crafted this turn"
                | "{n} scent marks have crafted this turn" % *n)
        }
        Effect::ItemDamaged => tr!("A Vagabond damages an item"),
    })
}

pub fn reason(language: Language, reason: Reason) -> String {
    in_language(language, || match reason {
        Reason::Fired => tr!("cannonball fired"),
        Reason::CannonDamaged => tr!("cannon damaged"),
    })
}

#[cfg(test)]
mod tests;
