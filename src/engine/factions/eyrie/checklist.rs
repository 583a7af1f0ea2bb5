//! The checklist of the Eyrie, what they may want to do, and what can be put right on their board.

use super::decree::{cards_of, edicts, left_in, nothing_in, suit_of};
use super::laws::law_of;
use super::rules::{Rules, WARRIORS, count, roosts_free, zone};
use super::turn::{MOST_ADDED, NEW_WARRIORS};
use super::{
    Column, Command, Edict, Leader, Pool, Refusal, State, Step, Zone, cards_drawn, roost_points,
};
use crate::engine::card::CardId;
use crate::engine::factions::Contract;
use crate::engine::game::Game;
use crate::engine::offer::{Candidate, Place};
use crate::engine::seat::{Seat, SeatId};
use crate::engine::table::{self, Command as Act};
use crate::engine::turn::{Mark, Phase, Status, Step as Line, StepInfo};

/// The cards added this turn that still lie on the Decree: one taken off by hand does not count.
pub fn added(game: &Game, seat: SeatId, state: &State) -> Vec<CardId> {
    let there = Column::ALL.map(|column| cards_of(game, seat, column));
    let mut added = state.added.clone();
    added.retain(|card| there.iter().any(|cards| cards.contains(card)));
    added
}

pub(super) fn step_info(game: &Game, seat: SeatId, state: &State, step: Step) -> StepInfo {
    let (status, number) = match game.seat(seat) {
        Some(who) => standing(game, seat, who, state, step),
        None => (Status::Due, None),
    };
    StepInfo {
        step: Line::Own(step.into()),
        phase: Rules::step_phase(step),
        law: law_of(step),
        status,
        count: number,
    }
}

fn standing(
    game: &Game,
    seat: SeatId,
    who: &Seat,
    state: &State,
    step: Step,
) -> (Status, Option<u8>) {
    let impossible = |refusal: Refusal| Status::Impossible(refusal.into());
    let roosts = count(game, seat, Pool::Roosts);
    let (open, number) = match step {
        Step::Warriors => (Status::Done, Some(WARRIORS)),
        Step::FirstRoost if roosts > 0 => (Status::Done, None),
        Step::FirstRoost => (Status::Due, None),
        Step::Leader if state.leader.is_some() => (Status::Done, None),
        Step::Leader => (Status::Due, None),
        Step::Viziers if state.leader.is_none() => (impossible(Refusal::NoLeader), None),
        Step::Viziers => (Status::Done, None),
        Step::Track => (Status::Done, Some(count(game, seat, Pool::Track))),
        Step::EmergencyOrders if who.hand > 0 => (impossible(Refusal::HandNotEmpty), None),
        // The last card went to the Decree: the hand was not empty when it mattered.
        Step::EmergencyOrders if table::passed(who, step.into()) => (Status::Skipped, None),
        Step::EmergencyOrders => (Status::Due, Some(1)),
        Step::Add => return adding(game, seat, who, state),
        Step::NewRoost if roosts > 0 => (impossible(Refusal::RoostStands), None),
        Step::NewRoost => (Status::Due, Some(NEW_WARRIORS.min(count(game, seat, Pool::Supply)))),
        Step::Craft if state.activated > 0 && roosts_free(game, seat, state) == 0 => {
            (Status::Done, Some(0))
        }
        Step::Craft if !state.resolved.is_empty() => {
            let crafted = if state.activated > 0 { Status::Done } else { Status::Skipped };
            (crafted, Some(roosts_free(game, seat, state)))
        }
        Step::Craft if roosts == 0 => (impossible(Refusal::NoRoostOnMap), None),
        Step::Craft => (Status::Optional, Some(roosts_free(game, seat, state))),
        Step::Recruit => column(game, seat, state, Column::Recruit),
        Step::Move => column(game, seat, state, Column::Move),
        Step::Battle => column(game, seat, state, Column::Battle),
        Step::Build => column(game, seat, state, Column::Build),
        Step::Score if roost_points(roosts) == 0 => (impossible(Refusal::NoRoostPoints), None),
        Step::Score => (Status::Due, Some(roost_points(roosts))),
        Step::Draw => (Status::Due, Some(cards_drawn(roosts))),
        Step::Discard => return table::discard_status(who, step.into()),
    };
    (table::status(who, step.into(), open), number)
}

/// One card is due, a second is a choice while Birdsong lasts.
fn adding(game: &Game, seat: SeatId, who: &Seat, state: &State) -> (Status, Option<u8>) {
    let n = added(game, seat, state).len();
    let left = u8::try_from(MOST_ADDED.saturating_sub(n)).ok();
    let skipped = who.mark(Line::Own(Step::Add.into())) == Some(Mark::Skipped);
    let going_on = game.turn.seat == seat && game.turn.phase == Phase::Birdsong;
    let status = match n {
        0 if skipped => Status::Skipped,
        0 => Status::Due,
        1 if going_on && who.hand > 0 && !table::passed(who, Step::Add.into()) => Status::Optional,
        _ => Status::Done,
    };
    (status, left)
}

fn column(game: &Game, seat: SeatId, state: &State, column: Column) -> (Status, Option<u8>) {
    let all = edicts(game, seat, state, column);
    let left = left_in(game, seat, state, column).len();
    let status = match (all.len(), left) {
        (0, _) => Status::Impossible(nothing_in(column)),
        (_, 0) => Status::Done,
        _ => Status::Due,
    };
    (status, u8::try_from(left).ok())
}

pub(super) fn candidates(game: &Game, seat: SeatId, state: &State) -> Vec<Candidate> {
    let play = |command: Command| Act::Play { seat, play: command.into() };
    let mut list = Vec::new();
    let mut add = |place, command| list.push(Candidate { place, command });
    let at = |step: Step| Place::Step(Line::Own(step.into()));
    add(at(Step::FirstRoost), play(Command::FirstRoost));
    for leader in Leader::ALL {
        add(at(Step::Leader), play(Command::Choose(leader)));
    }
    add(at(Step::EmergencyOrders), play(Command::EmergencyOrders));
    for column in Column::ALL {
        add(at(Step::Add), play(Command::Add(column)));
    }
    add(at(Step::NewRoost), play(Command::NewRoost));
    add(at(Step::Craft), Act::Craft { seat });
    // The column whose turn it is stands in the checklist; what comes later is only to be insisted on, card by card.
    let mut columns = Column::ALL.into_iter().filter_map(|column| {
        let left = left_in(game, seat, state, column);
        (!left.is_empty()).then_some((column, left))
    });
    if let Some((column, left)) = columns.next() {
        for edict in &left {
            add(at(column.step()), play(Command::Resolve(*edict)));
        }
        // What turmoil comes to is the same for all cards of a suit.
        let mut suits = Vec::new();
        for edict in left {
            let suit = suit_of(game, edict);
            if !suits.contains(&suit) {
                suits.push(suit);
                add(at(column.step()), play(Command::Cannot(edict)));
            }
        }
    }
    for edict in columns.flat_map(|(_, left)| left) {
        if let Edict::Card(card) = edict {
            add(Place::Card(card), play(Command::Resolve(edict)));
        }
    }
    add(at(Step::Score), play(Command::Score));
    add(at(Step::Draw), play(Command::Draw));
    add(at(Step::Discard), play(Command::Discard));
    corrections(game, seat, state, &mut add);
    list
}

fn corrections(game: &Game, seat: SeatId, state: &State, add: &mut impl FnMut(Place, Act)) {
    let play = |command: Command| Act::Play { seat, play: command.into() };
    for leader in Leader::ALL {
        if state.leader != Some(leader) {
            add(Place::Correct, play(Command::SetLeader(leader)));
            add(Place::Correct, play(Command::Flip(leader)));
        }
    }
    add(Place::Correct, play(Command::SetActivated));
    for edict in &state.resolved {
        match *edict {
            Edict::Card(card) => add(Place::Card(card), play(Command::Untick(*edict))),
            Edict::Vizier(_) => add(Place::Correct, play(Command::Untick(*edict))),
        }
    }
    for column in Column::ALL {
        for card in cards_of(game, seat, column).iter().copied() {
            add(Place::Card(card), Act::NameCard { card });
            let others = Column::ALL.into_iter().filter(|other| *other != column);
            let zones = others.map(|other| zone(seat, Zone::Decree(other)));
            for to in zones.chain([game.discard_zone()]) {
                add(Place::Card(card), Act::MoveCard { card, to });
            }
        }
        add(Place::Correct, Act::AddCard { to: zone(seat, Zone::Decree(column)) });
    }
}
