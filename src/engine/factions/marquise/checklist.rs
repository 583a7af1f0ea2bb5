//! The checklist of the Marquise, what she may want to do, and what can be put right on her board.

use super::{Action, Building, Command, Piece, Pool, Refusal, State, Step};
use crate::engine::factions::Contract;
use crate::engine::game::Game;
use crate::engine::offer::{Candidate, Place};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;
use crate::engine::table::{self, Command as Act};
use crate::engine::turn::{Status, Step as Line, StepInfo};

use super::rules::{OF_EACH, Rules, WARRIORS, count, law_of};
use super::tracks::to_draw;

pub(super) fn step_info(game: &Game, seat: SeatId, state: &State, step: Step) -> StepInfo {
    let who = game.seat(seat);
    let hand = who.map_or(0, |s| s.hand);
    let on_map = |piece| count(game, seat, Pool::Map(piece));
    let building = |b| on_map(Piece::Building(b));
    let impossible = |refusal: Refusal| Status::Impossible(refusal.into());
    let due_unless = |done: bool| if done { Status::Done } else { Status::Due };
    let (open, number) = match step {
        Step::Gather => (Status::Done, Some(WARRIORS)),
        Step::Keep => (due_unless(on_map(Piece::Keep) > 0), None),
        Step::Garrison => {
            let out = on_map(Piece::Warrior);
            (due_unless(out > 0), (out > 0).then_some(out))
        }
        Step::Buildings => (due_unless(Building::ALL.into_iter().all(|b| building(b) > 0)), None),
        Step::Tracks => (Status::Done, Some(OF_EACH - 1)),
        Step::Wood => match (building(Building::Sawmill), game_wood(game, seat)) {
            (0, _) => (impossible(Refusal::NoSawmill), None),
            (_, 0) => (impossible(Refusal::NoWoodLeft), None),
            (sawmills, supply) => (Status::Due, Some(sawmills.min(supply))),
        },
        Step::Craft => {
            let left = building(Building::Workshop).saturating_sub(state.workshops);
            let status = match (building(Building::Workshop), left, state.acts.is_empty()) {
                (0, _, _) => impossible(Refusal::NoWorkshop),
                (_, 1.., true) => Status::Optional,
                (_, _, false) if state.workshops == 0 => Status::Skipped,
                (_, _, _) => Status::Done,
            };
            (status, Some(left))
        }
        Step::Actions if state.left == 0 => (Status::Done, Some(0)),
        Step::Actions => (Status::Optional, Some(state.left)),
        Step::Birds if hand == 0 => (Status::Impossible(RefusalKind::HandEmpty), None),
        Step::Birds => (Status::Optional, None),
        Step::Draw => (Status::Due, Some(to_draw(game, seat))),
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

fn game_wood(game: &Game, seat: SeatId) -> u8 {
    count(game, seat, Pool::Supply(Piece::Wood))
}

pub(super) fn candidates(_game: &Game, seat: SeatId, state: &State) -> Vec<Candidate> {
    let play = |command: Command| Act::Play { seat, play: command.into() };
    let at = |step: Step| Place::Step(Line::Own(step.into()));
    let mut list = vec![
        (at(Step::Keep), play(Command::PlaceKeep)),
        (at(Step::Garrison), play(Command::Garrison)),
        (at(Step::Buildings), play(Command::StartingBuildings)),
        (at(Step::Wood), play(Command::Wood)),
        (at(Step::Craft), Act::Craft { seat }),
    ];
    list.extend(Action::ALL.map(|action| (at(Step::Actions), play(Command::Act(action)))));
    list.extend([
        (at(Step::Birds), play(Command::SpendBird)),
        (at(Step::Draw), play(Command::Draw)),
        (at(Step::Discard), play(Command::Discard)),
        (Place::Correct, play(Command::SetActions)),
        (Place::Correct, play(Command::SetWorkshops)),
    ]);
    if state.recruited() {
        list.push((Place::Correct, play(Command::ReopenRecruit)));
    }
    list.into_iter().map(|(place, command)| Candidate { place, command }).collect()
}
