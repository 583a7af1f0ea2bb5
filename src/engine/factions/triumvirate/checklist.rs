//! The checklist of the Triumvirate, what it may want to do, and what can be put right on its board.

use super::laws::{
    BIRDSONG, CRAFT, DAYLIGHT, DRAW, EVENING, EVOKE, GATHER, GET_MAD, GET_MADDER, NEMESIS, PLACE,
    PUNISH, RECRUIT, REMIND, SETUP, TRACK, VINDICATE,
};
use super::{Command, Foremost, Fury, Pool, Punishment, Refusal, State, Step};
use crate::engine::factions::{self, Contract};
use crate::engine::game::Game;
use crate::engine::law::LawRef;
use crate::engine::offer::{Candidate, Place};
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::{Seat, SeatId};
use crate::engine::table::{self, Command as Act};
use crate::engine::turn::{Mark, Phase, Status, Step as Line, StepInfo};

use super::battle::vindicated;
use super::nemesis::{foremost, nemesis};
use super::rules::{Rules, WARRIORS, count};
use super::track::{anger, shade, unread};

pub(super) fn law_of(step: Step) -> LawRef {
    match step {
        Step::Gather => GATHER,
        Step::Place => PLACE,
        Step::Evoke => EVOKE,
        Step::GetMad => GET_MAD,
        Step::Track => TRACK,
        Step::Craft => CRAFT,
        Step::Nemesis => NEMESIS,
        Step::GetMadder => GET_MADDER,
        Step::Recruit => RECRUIT,
        Step::Remind => REMIND,
        Step::Punish => PUNISH,
        Step::Vindicate => VINDICATE,
        Step::Draw | Step::Discard => DRAW,
    }
}

/// The law that puts the steps of a phase in order.
pub(super) fn law_of_order(phase: Phase) -> LawRef {
    match phase {
        Phase::Setup => SETUP,
        Phase::Birdsong => BIRDSONG,
        Phase::Daylight => DAYLIGHT,
        Phase::Evening => EVENING,
    }
}

pub(super) fn in_turn(draft: &mut Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    draft.in_turn(seat, step, law_of(step), law_of_order(Rules::step_phase(step)))
}

pub(super) fn once(draft: &mut Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    draft.once(seat, step, law_of(step), law_of_order(Rules::step_phase(step)))
}

fn impossible(refusal: Refusal) -> Status {
    Status::Impossible(refusal.into())
}

/// Where a step that is taken again and again stands: its mark only says that it was begun.
fn repeated(who: &Seat, step: Step, open: Status) -> Status {
    let begun = who.mark(Line::Own(step.into())) == Some(Mark::Done);
    match open {
        Status::Optional if begun && table::passed(who, step.into()) => Status::Done,
        Status::Optional if begun => Status::Optional,
        Status::Impossible(_) if begun => Status::Done,
        open => table::status(who, step.into(), open),
    }
}

pub(super) fn step_info(game: &Game, seat: SeatId, state: &State, step: Step) -> StepInfo {
    let (status, number) = game
        .seat(seat)
        .map_or((Status::Optional, None), |who| stands(game, seat, who, state, step));
    StepInfo {
        step: Line::Own(step.into()),
        phase: Rules::step_phase(step),
        law: law_of(step),
        status,
        count: number,
    }
}

fn stands(
    game: &Game,
    seat: SeatId,
    who: &Seat,
    state: &State,
    step: Step,
) -> (Status, Option<u8>) {
    let pool = |pool| count(game, seat, pool);
    let plain = |open, number| (table::status(who, step.into(), open), number);
    match step {
        Step::Gather => (Status::Done, Some(WARRIORS)),
        Step::Place => plain(Status::Due, None),
        Step::Evoke if !state.furies.is_empty() => (Status::Done, None),
        Step::Evoke => plain(Status::Due, None),
        Step::GetMad => (Status::Done, None),
        Step::Track => match unread(game).len() {
            0 => (Status::Done, Some(0)),
            n => (Status::Optional, u8::try_from(n).ok()),
        },
        Step::Craft => {
            let grudges = pool(Pool::GrudgesOnMap);
            let left = grudges.saturating_sub(state.activated);
            let open = match (grudges, left, who.hand) {
                (0, ..) => impossible(Refusal::NoGrudgeOnMap),
                (_, 0, _) => Status::Done,
                (_, _, 0) => Status::Impossible(RefusalKind::HandEmpty),
                (1.., 1.., 1..) => Status::Optional,
            };
            plain(open, Some(left))
        }
        Step::Nemesis => plain(Status::Due, None),
        Step::GetMadder => match state.space.next() {
            Some(next) => plain(Status::Due, Some(next.number())),
            None => plain(impossible(Refusal::LastSpace), None),
        },
        Step::Recruit => recruits(game, seat, who, state),
        Step::Remind => {
            let left = pool(Pool::Grudges);
            let open = match (left, who.hand) {
                (0, _) => impossible(Refusal::NoGrudgeInSupply),
                (_, 0) => Status::Impossible(RefusalKind::HandEmpty),
                (1.., 1..) => Status::Optional,
            };
            (repeated(who, step, open), Some(left.min(who.hand)))
        }
        Step::Punish => match (3_u8.saturating_sub(state.punished), pool(Pool::WarriorsOnMap)) {
            (0, _) => (Status::Done, Some(0)),
            (left, 0) => (repeated(who, step, impossible(Refusal::NoWarriorOnMap)), Some(left)),
            (left, _) => (repeated(who, step, Status::Optional), Some(left)),
        },
        // Compulsory as often as there are three: a mark of earlier does not count.
        Step::Vindicate => match vindicated(pool(Pool::RetributionBox)).0 {
            0 => (Status::Done, Some(0)),
            n if who.mark(Line::Own(step.into())) == Some(Mark::Skipped) => {
                (Status::Skipped, Some(n))
            }
            n => (Status::Due, Some(n)),
        },
        Step::Draw => plain(Status::Due, shade(game, state.space)),
        Step::Discard => table::discard_status(who, step.into()),
    }
}

fn recruits(game: &Game, seat: SeatId, who: &Seat, state: &State) -> (Status, Option<u8>) {
    let step = Step::Recruit.into();
    if let Some(placed) = state.recruited {
        return (table::status(who, step, Status::Done), Some(placed));
    }
    let supply = count(game, seat, Pool::Warriors);
    let open = match (count(game, seat, Pool::GrudgesOnMap), supply) {
        (0, _) => impossible(Refusal::NoGrudgeOnMap),
        (_, 0) => impossible(Refusal::NoWarriorInSupply),
        (1.., 1..) if anger(game, state.space) == Some(0) => Status::Done,
        (1.., 1..) => Status::Due,
    };
    (table::status(who, step, open), anger(game, state.space).map(|n| n.min(supply)))
}

pub(super) fn candidates(game: &Game, seat: SeatId, state: &State) -> Vec<Candidate> {
    let play = |command: Command| Act::Play { seat, play: command.into() };
    let at = |step: Step| Place::Step(Line::Own(step.into()));
    let mut list = Vec::new();
    let mut add = |place, command| list.push(Candidate { place, command });
    for (step, command) in [
        (Step::Place, Command::PlaceStart),
        (Step::Evoke, Command::Evoke),
        (Step::Track, Command::ReadTrack),
    ] {
        add(at(step), play(command));
    }
    add(at(Step::Craft), Act::Craft { seat });
    for (step, command) in [
        (Step::Nemesis, Command::AdjustNemesis),
        (Step::GetMadder, Command::GetMadder),
        (Step::Recruit, Command::Recruit),
        (Step::Remind, Command::Remind),
    ] {
        add(at(step), play(command));
    }
    let foe = nemesis(game, seat).map(|(whose, _)| whose);
    if foe.is_some() {
        add(at(Step::Punish), play(Command::Punish(Punishment::Battle { defender: foe })));
    }
    if foe.is_none() || game.enemies(seat).len() > 1 {
        add(at(Step::Punish), play(Command::Punish(Punishment::Battle { defender: None })));
    }
    add(at(Step::Punish), play(Command::Punish(Punishment::Moves)));
    for (step, command) in [
        (Step::Vindicate, Command::Vindicate),
        (Step::Draw, Command::Draw),
        (Step::Discard, Command::Discard),
    ] {
        add(at(step), play(command));
    }
    for whose in doubtful(game, seat, state) {
        let on_map = state.off_map.contains(&whose);
        add(Place::Correct, play(Command::SetOnMap { whose, on_map }));
    }
    for command in [
        Command::ReadTrack,
        Command::SetSpace,
        Command::SetNemesis,
        Command::SetPunished,
        Command::SetActivated,
    ] {
        add(Place::Correct, play(command));
    }
    for fury in Fury::ALL {
        let evoked = !state.furies.contains(&fury);
        add(Place::Correct, play(Command::SetFury { fury, evoked }));
    }
    list
}

/// Of whom the table should say whether they have a piece on the map: who would be the Nemesis on the app's
/// guess, and who is not for the table's word.
fn doubtful(game: &Game, seat: SeatId, state: &State) -> Vec<SeatId> {
    let Foremost { mut seats, .. } = foremost(game, seat);
    seats.retain(|s| factions::on_map(game, *s).is_none());
    seats.extend(state.off_map.iter().filter(|s| game.seat(**s).is_some_and(|who| !who.left)));
    seats.sort_unstable();
    seats.dedup();
    seats
}
