//! The checklist of the Lemming Reavers, what they may want to do, and what can be put right on their board.

use super::{Action, Cache, Command, Pick, Pool, Refusal, Spot, State, Step, Tally};
use crate::engine::factions::Contract;
use crate::engine::game::Game;
use crate::engine::offer::{Candidate, Place};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::{Seat, SeatId};
use crate::engine::table::{self, Command as Act};
use crate::engine::turn::{Mark, Status, Step as Line, StepInfo};

use super::rules::{Rules, actions, caches, count, draws, law_of, must_remain, on_board, room};
use super::turn::ARRIVING;

/// A step that can be taken several times: whether any of it is left.
fn several(who: &Seat, step: Step, left: u8) -> Status {
    let mark = who.mark(Line::Own(step.into()));
    match mark {
        Some(Mark::Skipped) => Status::Skipped,
        Some(Mark::Done) if left == 0 || table::passed(who, step.into()) => Status::Done,
        None if left == 0 => Status::Done,
        None if table::passed(who, step.into()) => Status::Skipped,
        Some(Mark::Done) | None => Status::Optional,
    }
}

/// Why no warrior may be placed.
fn no_room(game: &Game, seat: SeatId, state: &State) -> Status {
    let refusal = if count(game, seat, Pool::Supply) == 0 {
        Refusal::SupplyEmpty
    } else {
        Refusal::Upkeep { remain: must_remain(game, seat, state) }
    };
    Status::Impossible(refusal.into())
}

pub(super) fn step_info(game: &Game, seat: SeatId, state: &State, step: Step) -> StepInfo {
    let (status, count) = match game.seat(seat) {
        Some(who) => standing(game, seat, who, state, step),
        None => (Status::Done, None),
    };
    StepInfo {
        step: Line::Own(step.into()),
        phase: Rules::step_phase(step),
        law: law_of(step),
        status,
        count,
    }
}

/// Where a step stands and the number that goes with it.
fn standing(
    game: &Game,
    seat: SeatId,
    who: &Seat,
    state: &State,
    step: Step,
) -> (Status, Option<u8>) {
    let impossible = |refusal: Refusal| (Status::Impossible(refusal.into()), None);
    let marked = who.mark(Line::Own(step.into())).is_some();
    let encampments = count(game, seat, Pool::Encampments);
    let warriors = count(game, seat, Pool::Warriors);
    let room = room(game, seat, state);
    let once = |open: Status| table::status(who, step.into(), open);
    match step {
        Step::Supplies => (Status::Done, Some(25)),
        Step::Settle => (once(Status::Due), Some(4)),
        Step::Idle => (Status::Done, Some(10)),
        Step::Track => (Status::Done, Some(4)),
        Step::Arrive if room == 0 => (once(no_room(game, seat, state)), None),
        Step::Arrive => (once(Status::Due), Some(room.min(ARRIVING))),
        Step::Recruit if encampments == 0 => {
            (once(Status::Impossible(Refusal::NoEncampment.into())), None)
        }
        Step::Recruit if room == 0 => (once(no_room(game, seat, state)), None),
        Step::Recruit => (once(Status::Due), Some(room.min(encampments))),
        Step::Scout => scouting(game, seat, who, state),
        Step::Craft if encampments == 0 => impossible(Refusal::NoEncampment),
        Step::Craft => {
            let left = encampments.saturating_sub(state.tally(Tally::Crafted));
            match several(who, step, left) {
                Status::Optional if who.hand == 0 => {
                    (Status::Impossible(RefusalKind::HandEmpty), Some(left))
                }
                status => (status, Some(left)),
            }
        }
        Step::Rally if warriors == 0 && !marked => impossible(Refusal::NobodyOnMap),
        Step::Rally => {
            let left = actions(game, seat).saturating_sub(state.rallied());
            (several(who, step, left), Some(left))
        }
        Step::Seize => {
            let reserves = on_board(game, seat, Cache::Reserve);
            let left = reserves.saturating_sub(state.tally(Tally::Seized));
            match several(who, step, left) {
                Status::Done if !marked => impossible(Refusal::NoReserve),
                Status::Optional if warriors == 0 => impossible(Refusal::NobodyOnMap),
                Status::Optional if caches(game, seat, Spot::Map) == 0 => {
                    impossible(Refusal::NoCacheOnMap)
                }
                status => (status, Some(left)),
            }
        }
        Step::Plunder => {
            let left = encampments.saturating_sub(state.tally(Tally::Plundered));
            match several(who, step, left) {
                Status::Done if !marked => impossible(Refusal::NoEncampment),
                Status::Optional if caches(game, seat, Spot::Map) == 0 => {
                    if marked {
                        (Status::Done, Some(0))
                    } else {
                        impossible(Refusal::NoCacheOnMap)
                    }
                }
                Status::Optional if warriors == 0 => impossible(Refusal::NobodyOnMap),
                Status::Optional if who.hand == 0 => {
                    (Status::Impossible(RefusalKind::HandEmpty), Some(left))
                }
                status => (status, Some(left)),
            }
        }
        Step::Draw => (once(Status::Due), Some(draws(game, seat))),
        Step::Discard => table::discard_status(who, step.into()),
    }
}

/// The first cache is due and free; each further one takes two cards.
fn scouting(game: &Game, seat: SeatId, who: &Seat, state: &State) -> (Status, Option<u8>) {
    let left = caches(game, seat, Spot::Supply);
    let step = Step::Scout;
    if state.tally(Tally::Scouted) == 0 {
        return match left {
            0 => (Status::Impossible(Refusal::NoCacheInSupply.into()), None),
            _ => (table::status(who, step.into(), Status::Due), Some(1)),
        };
    }
    let further = if who.hand >= 2 { left } else { 0 };
    (several(who, step, further), Some(further))
}

pub(super) fn candidates(game: &Game, seat: SeatId, state: &State) -> Vec<Candidate> {
    let play = |command: Command| Act::Play { seat, play: command.into() };
    let mut list = Vec::new();
    let mut add = |place, command| list.push(Candidate { place, command });
    let at = |step: Step| Place::Step(Line::Own(step.into()));
    let lies = |cache: Cache, spot: Spot| count(game, seat, Pool::Cache(cache, spot)) > 0;
    add(at(Step::Settle), play(Command::Settle));
    add(at(Step::Arrive), play(Command::Arrive));
    add(at(Step::Recruit), play(Command::Recruit));
    for cache in Cache::ALL.into_iter().filter(|c| lies(*c, Spot::Supply)) {
        add(at(Step::Scout), play(Command::Scout { cache }));
    }
    add(at(Step::Craft), Act::Craft { seat });
    for action in Action::ALL {
        add(at(Step::Rally), play(Command::Rally(action)));
    }
    add(at(Step::Seize), play(Command::Seize));
    for cache in Cache::ALL.into_iter().filter(|c| lies(*c, Spot::Map)) {
        add(at(Step::Plunder), play(Command::Plunder { cache }));
    }
    add(at(Step::Draw), play(Command::Draw));
    add(at(Step::Discard), play(Command::Discard));
    let idle_box_is_limit = !state.rules.idle_box_is_limit;
    add(Place::Correct, play(Command::SetRules(Pick { idle_box_is_limit })));
    for what in Tally::ALL {
        add(Place::Correct, play(Command::SetTally(what)));
    }
    list
}
