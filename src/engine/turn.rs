//! Turns, phases and the checklist.

use serde::{Deserialize, Serialize};

use super::card::CardId;
use super::factions::FactionStep;
use super::law::LawRef;
use super::refusal::RefusalKind;
use super::seat::SeatId;

/// A part of a turn, and the setup before the first one. Source: root:1.4.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Setup,
    Birdsong,
    Daylight,
    Evening,
}

impl Phase {
    pub const ALL: [Phase; 4] = [Phase::Setup, Phase::Birdsong, Phase::Daylight, Phase::Evening];
    pub const OF_TURN: [Phase; 3] = [Phase::Birdsong, Phase::Daylight, Phase::Evening];

    /// The phase after this one in the same turn.
    pub fn next(self) -> Option<Phase> {
        match self {
            Phase::Setup | Phase::Evening => None,
            Phase::Birdsong => Some(Phase::Daylight),
            Phase::Daylight => Some(Phase::Evening),
        }
    }
}

/// Whose turn it is and how far it has come. Number 0 is setup; every turn of every seat counts one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    pub number: u16,
    pub round: u16,
    pub seat: SeatId,
    pub phase: Phase,
}

/// A line of the checklist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// At the start of Birdsong: does the active dominance card win? Source: root:3.3.1.
    Dominance,
    /// A persistent effect at its moment. Source: root:4.1.3.
    Reminder(CardId),
    Own(FactionStep),
}

/// What became of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    Done,
    Skipped,
}

/// Where a step stands now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    Due,
    Optional,
    Done,
    Skipped,
    Impossible(RefusalKind),
}

/// A step with everything that a checklist says of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepInfo {
    pub step: Step,
    pub phase: Phase,
    pub law: LawRef,
    pub status: Status,
    /// The number already worked out, where the step has one.
    pub count: Option<u8>,
}
