//! The checklist of the Alliance, what it may want to do, and what can be put right on its board.
//! Nothing here looks at what the supporters are: everybody sees the checklist.

use super::{Command, Operation, Pick, Pool, Refusal, Spending, State, Step};
use crate::engine::factions::Contract;
use crate::engine::game::Game;
use crate::engine::offer::{Candidate, Place};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;
use crate::engine::table::{self, Command as Act};
use crate::engine::turn::{Status, Step as Line, StepInfo};

use super::birdsong::{REVOLT_COST, in_box};
use super::rules::{Rules, SYMPATHY, WARRIORS, bases_out, count, draw_count, law_of, next_cost};
use super::supporters::{size, zone};
use super::turn::FIRST_SUPPORTERS;

fn impossible(refusal: Refusal) -> Status {
    Status::Impossible(refusal.into())
}

fn birdsong(game: &Game, seat: SeatId, state: &State, step: Step) -> (Status, Option<u8>) {
    let there = size(game, seat);
    if step == Step::Spread {
        return match next_cost(game, seat) {
            None => (impossible(Refusal::NoSympathyLeft), None),
            Some(needed) if there < needed => {
                (impossible(Refusal::TooFewSupporters { needed, there }), Some(needed))
            }
            Some(needed) => (Status::Optional, Some(needed)),
        };
    }
    let needed = REVOLT_COST;
    let status = if count(game, seat, Pool::Sympathy) == 0 {
        impossible(Refusal::NoSympathyOut)
    } else if in_box(game, seat).is_empty() {
        impossible(Refusal::NoBaseInBox)
    } else if state.spread > 0 {
        if state.revolts > 0 { Status::Done } else { Status::Skipped }
    } else if there < needed {
        impossible(Refusal::TooFewSupporters { needed, there })
    } else {
        Status::Optional
    };
    (status, Some(needed))
}

fn daylight(game: &Game, seat: SeatId, state: &State, step: Step) -> (Status, Option<u8>) {
    let hand = game.seat(seat).map_or(0, |s| s.hand);
    let out = count(game, seat, Pool::Sympathy);
    let left = out.saturating_sub(state.activated);
    match step {
        Step::Craft if out == 0 => (impossible(Refusal::NoSympathyOut), None),
        Step::Craft if left == 0 => (Status::Done, Some(0)),
        Step::Craft => (Status::Optional, Some(left)),
        Step::Train if bases_out(game, seat) == 0 => (impossible(Refusal::NoBaseOut), None),
        Step::Train if count(game, seat, Pool::Supply) == 0 => {
            (impossible(Refusal::NoWarriorInSupply), None)
        }
        Step::Gather
        | Step::Bases
        | Step::Track
        | Step::Supporters
        | Step::Revolt
        | Step::Spread
        | Step::Mobilize
        | Step::Train
        | Step::Operations
        | Step::Draw
        | Step::Discard => match hand {
            0 => (Status::Impossible(RefusalKind::HandEmpty), None),
            _ => (Status::Optional, None),
        },
    }
}

fn operations(game: &Game, seat: SeatId, state: &State) -> (Status, Option<u8>) {
    let officers = count(game, seat, Pool::Officers);
    match officers.saturating_sub(state.used) {
        0 if officers == 0 => (impossible(Refusal::NoOfficer), None),
        0 => (Status::Done, Some(0)),
        left => (Status::Optional, Some(left)),
    }
}

pub(super) fn step_info(game: &Game, seat: SeatId, state: &State, step: Step) -> StepInfo {
    let who = game.seat(seat);
    let (open, number) = match step {
        Step::Gather => (Status::Done, Some(WARRIORS)),
        Step::Bases => (Status::Done, Some(3)),
        Step::Track => (Status::Done, Some(SYMPATHY)),
        Step::Supporters => (Status::Due, Some(FIRST_SUPPORTERS)),
        Step::Revolt | Step::Spread => birdsong(game, seat, state, step),
        Step::Craft | Step::Mobilize | Step::Train => daylight(game, seat, state, step),
        Step::Operations => operations(game, seat, state),
        Step::Draw => (Status::Due, Some(draw_count(game, seat))),
        Step::Discard => (Status::Due, who.map(table::over_the_limit)),
    };
    let status = match (step, who) {
        (_, None) => open,
        (Step::Discard, Some(who)) => table::discard_status(who, step.into()).0,
        (_, Some(who)) => table::status(who, step.into(), open),
    };
    StepInfo {
        step: Line::Own(step.into()),
        phase: Rules::step_phase(step),
        law: law_of(step),
        status,
        count: number,
    }
}

pub(super) fn candidates(_game: &Game, seat: SeatId, state: &State) -> Vec<Candidate> {
    let play = |command: Command| Act::Play { seat, play: command.into() };
    let at = |step: Step| Place::Step(Line::Own(step.into()));
    let mut list = vec![(at(Step::Supporters), play(Command::GainSupporters))];
    for how in [Spending::FewestBirds, Spending::Chosen] {
        list.push((at(Step::Revolt), play(Command::Revolt(how))));
        list.push((at(Step::Spread), play(Command::Spread(how))));
    }
    list.extend([
        (at(Step::Craft), Act::Craft { seat }),
        (at(Step::Mobilize), play(Command::Mobilize)),
        (at(Step::Train), play(Command::Train)),
    ]);
    list.extend(Operation::ALL.map(|op| (at(Step::Operations), play(Command::Operate(op)))));
    list.extend([
        (at(Step::Draw), play(Command::Draw)),
        (at(Step::Discard), play(Command::Discard)),
        (Place::Events, play(Command::Outrage { by: None })),
        (Place::Correct, Act::AddCard { to: zone(seat) }),
        (Place::Correct, play(Command::NameSupporter)),
        (Place::Correct, play(Command::DropSupporter)),
        (Place::Correct, play(Command::SetUsed)),
        (Place::Correct, play(Command::SetActivated)),
    ]);
    let by_clearing = !state.rules.by_clearing;
    list.push((Place::Correct, play(Command::SetRules(Pick { by_clearing }))));
    list.into_iter().map(|(place, command)| Candidate { place, command }).collect()
}
