//! The checklist: every line of it, in order, with what came of it.

use crate::engine::card::CardId;
use crate::engine::deck::{Moment, Use};
use crate::engine::factions;
use crate::engine::game::Game;
use crate::engine::law::{Book, LawRef, law};
use crate::engine::seat::{SeatId, Standing};
use crate::engine::turn::{Mark, Phase, Status, Step, StepInfo};

use super::dominance::dominance_law;

const PERSISTENT: LawRef = law(Book::Root, "4.1.3");

/// When in a turn a persistent effect has a line of its own.
pub(super) fn reminder_phase(moment: Moment) -> Option<(Phase, bool)> {
    match moment {
        Moment::BirdsongStart => Some((Phase::Birdsong, true)),
        Moment::Birdsong | Moment::BirdsongEnd => Some((Phase::Birdsong, false)),
        Moment::DaylightStart => Some((Phase::Daylight, true)),
        Moment::Daylight => Some((Phase::Daylight, false)),
        Moment::EveningStart => Some((Phase::Evening, true)),
        Moment::Evening | Moment::EveningEnd => Some((Phase::Evening, false)),
        Moment::Attacking
        | Moment::Defending
        | Moment::InBattle
        | Moment::AfterMove
        | Moment::Always => None,
    }
}

/// The whole checklist of a seat: what comes at the start of a phase first, then its own steps, then the rest.
pub fn steps(game: &Game, seat: SeatId) -> Vec<StepInfo> {
    let Some(who) = game.seat(seat) else { return Vec::new() };
    let mut list = Vec::new();
    let status = |step: Step, due: bool| match who.mark(step) {
        Some(Mark::Done) => Status::Done,
        Some(Mark::Skipped) => Status::Skipped,
        None if due => Status::Due,
        None => Status::Optional,
    };
    if let Standing::Dominance(suit) = who.standing {
        list.push(StepInfo {
            step: Step::Dominance,
            phase: Phase::Birdsong,
            law: dominance_law(suit),
            status: status(Step::Dominance, true),
            count: None,
        });
    }
    let mut reminders: Vec<(bool, StepInfo)> = Vec::new();
    let mut used_and_gone: Vec<CardId> = who
        .marks
        .iter()
        .filter_map(|(step, _)| match step {
            Step::Reminder(card) => Some(*card),
            Step::Dominance | Step::Own(_) => None,
        })
        .collect();
    let in_effect = game.in_effect(seat);
    used_and_gone.retain(|card| !in_effect.contains(card));
    for card in in_effect.into_iter().chain(used_and_gone) {
        let Some(effect) = game.persistent(card) else { continue };
        let Some((phase, start)) = reminder_phase(effect.moment) else { continue };
        let step = Step::Reminder(card);
        reminders.push((
            start,
            StepInfo {
                step,
                phase,
                law: PERSISTENT,
                status: status(step, effect.use_ == Use::Must),
                count: None,
            },
        ));
    }
    list.extend(reminders.iter().filter(|(start, _)| *start).map(|(_, info)| info.clone()));
    list.extend(factions::steps(game, seat));
    list.extend(factions::steps_from_abroad(game, seat).into_iter().map(|(info, _)| info));
    list.extend(reminders.into_iter().filter(|(start, _)| !start).map(|(_, info)| info));
    // Stable: within a phase the order above stays.
    list.sort_by_key(|info| info.phase);
    list
}

/// Steps of the running phase that are due.
pub fn due(game: &Game, seat: SeatId) -> Vec<StepInfo> {
    let phase = game.turn.phase;
    if phase != Phase::Setup && game.turn.seat != seat {
        return Vec::new();
    }
    let mut list = steps(game, seat);
    list.retain(|info| info.phase == phase && info.status == Status::Due);
    list
}
