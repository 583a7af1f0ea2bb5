//! The checklist of the Noxious Battery, what it may want to do, and what can be put right on its board.

use super::laws::{CLOCKWORK_NOSE, DAYLIGHT, FOUL_STENCH};
use super::rules::{
    MARKS, Rules, WARRIORS, actions_left, bonuses, count, law_of, marks_free, marks_out,
};
use super::{Action, Bonus, Cannon, Command, Pool, Refusal, State, Step};
use crate::engine::factions::{Contract, FactionStep};
use crate::engine::game::Game;
use crate::engine::law::{Book, LawRef, law};
use crate::engine::offer::{Candidate, Place};
use crate::engine::propose::{Draft, Outcome};
use crate::engine::seat::SeatId;
use crate::engine::table::{self, Command as Act};
use crate::engine::turn::{Phase, Status, Step as Line, StepInfo};

/// How many warriors Levy calls, as far as the supply has them. Source: nemesis:NB.4.1.
pub fn levy_due(game: &Game, seat: SeatId) -> u8 {
    1 + count(game, seat, Pool::BallsOnMap)
}

/// How many cannonballs are to be loaded; `None` while a bonus is unknown. Source: nemesis:NB.6.2.
pub fn load_due(game: &Game, seat: SeatId) -> Option<u8> {
    bonuses(game, seat, Bonus::Load).map(|more| 1 + more)
}

/// How many cards are drawn; `None` while a bonus is unknown. Source: nemesis:NB.6.3.
pub fn draw_due(game: &Game, seat: SeatId) -> Option<u8> {
    bonuses(game, seat, Bonus::Draw).map(|more| 1 + more)
}

pub(super) fn step_info(game: &Game, seat: SeatId, state: &State, step: Step) -> StepInfo {
    let who = game.seat(seat);
    let n = |pool: Pool| count(game, seat, pool);
    let impossible = |refusal: Refusal| Status::Impossible(refusal.into());
    let (marks, free, left) = (marks_out(game, seat), marks_free(game, seat), actions_left(state));
    let due = |n: u8| (Status::Due, Some(n));
    let (open, number) = match step {
        Step::Gather => (Status::Done, Some(WARRIORS)),
        Step::Cannon => (Status::Due, None),
        Step::Track => (Status::Done, Some(MARKS)),
        Step::Levy if n(Pool::Supply) == 0 => (impossible(Refusal::NoWarriorInSupply), None),
        Step::Levy => due(levy_due(game, seat).min(n(Pool::Supply))),
        Step::Fire if n(Pool::Bore) == 0 => (impossible(Refusal::BoreEmpty), None),
        Step::Fire => (Status::Optional, Some(n(Pool::Bore))),
        Step::Repair if state.cannon == Cannon::Whole => (impossible(Refusal::CannonWhole), None),
        Step::Repair => (Status::Due, None),
        Step::Craft if marks == 0 => (impossible(Refusal::NoMarkOnMap), None),
        Step::Craft if free == 0 => (Status::Done, Some(0)),
        Step::Craft => (Status::Optional, Some(free)),
        Step::Actions if left == 0 => (Status::Done, Some(0)),
        Step::Actions => (Status::Optional, Some(left)),
        Step::Spray if marks == 0 && n(Pool::OnMap) < 2 => {
            (impossible(Refusal::NothingToSpray), None)
        }
        Step::Spray => (Status::Due, None),
        Step::Load if n(Pool::Balls) == 0 => (impossible(Refusal::NoBallInSupply), None),
        Step::Load => (Status::Due, load_due(game, seat).map(|due| due.min(n(Pool::Balls)))),
        Step::Draw => (Status::Due, draw_due(game, seat)),
        Step::Discard => (Status::Due, who.map(table::over_the_limit)),
        Step::FoulStench => (Status::Due, Some(marks)),
    };
    let status = match (step, who) {
        (_, None) => open,
        (Step::Discard, Some(who)) => table::discard_status(who, step.into()).0,
        // Taken again and again: what is left says where they stand, not the mark of the last time.
        (Step::Fire | Step::Craft | Step::Actions, Some(who)) => again(who, step.into(), open),
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

/// Where a step stands that can be taken again while something is left of it.
fn again(who: &crate::engine::seat::Seat, step: FactionStep, open: Status) -> Status {
    let taken = who.mark(Line::Own(step)).is_some();
    match open {
        Status::Optional if taken && table::passed(who, step) => Status::Done,
        Status::Optional if taken => Status::Optional,
        other => table::status(who, step, other),
    }
}

/// The line that Foul Stench puts on somebody else's checklist.
pub(super) fn stench(game: &Game, seat: SeatId, at: SeatId) -> Option<(StepInfo, Act)> {
    let who = game.seat(at)?;
    let marks = marks_out(game, seat);
    if marks == 0 || !game.enemies(seat).contains(&at) {
        return None;
    }
    let step = Step::FoulStench;
    let info = StepInfo {
        step: Line::Own(step.into()),
        phase: Rules::step_phase(step),
        law: if who.bot { CLOCKWORK_NOSE } else { FOUL_STENCH },
        status: table::status(who, step.into(), Status::Due),
        count: Some(marks),
    };
    Some((info, Act::Play { seat, play: Command::FoulStench { at }.into() }))
}

pub(super) fn candidates(game: &Game, seat: SeatId) -> Vec<Candidate> {
    let play = |command: Command| Act::Play { seat, play: command.into() };
    let mut list = Vec::new();
    let mut add = |place, command| list.push(Candidate { place, command });
    let at = |step: Step| Place::Step(Line::Own(step.into()));
    add(at(Step::Cannon), play(Command::PlaceCannon));
    add(at(Step::Levy), play(Command::Levy));
    add(at(Step::Fire), play(Command::Fire));
    add(at(Step::Repair), play(Command::Repair));
    add(at(Step::Craft), Act::Craft { seat });
    for action in Action::ALL {
        add(at(Step::Actions), play(Command::Act { action }));
    }
    add(at(Step::Spray), play(Command::Spray));
    add(at(Step::Load), play(Command::Load));
    add(at(Step::Draw), play(Command::Draw));
    add(at(Step::Discard), play(Command::Discard));
    add(Place::Correct, play(Command::TurnCannon));
    add(Place::Correct, play(Command::SetActions));
    if count(game, seat, Pool::MarksOnMap) > 0 {
        add(Place::Correct, play(Command::SetActivated));
    }
    list
}

/// The law that puts the steps of a phase in order.
pub(super) fn law_of_order(phase: Phase) -> LawRef {
    match phase {
        Phase::Setup => law(Book::Nemesis, "NB.3"),
        Phase::Birdsong => law(Book::Nemesis, "NB.4"),
        Phase::Daylight => DAYLIGHT,
        Phase::Evening => law(Book::Nemesis, "NB.6"),
    }
}

pub(super) fn in_turn(draft: &mut Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    draft.in_turn(seat, step, law_of(step), law_of_order(Rules::step_phase(step)))
}

pub(super) fn once(draft: &mut Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    draft.once(seat, step, law_of(step), law_of_order(Rules::step_phase(step)))
}
