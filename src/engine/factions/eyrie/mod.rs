//! The Eyrie Dynasties: the Decree, its Viziers, roosts and leaders.
//! This file holds the words of the faction; `rules` keeps the contract, with `checklist`, `turn`, `decree` and
//! `turmoil` behind it.

use serde::{Deserialize, Serialize};

use crate::engine::card::CardId;
use crate::engine::suit::Suit;

mod checklist;
mod decree;
mod laws;
mod rules;
#[cfg(test)]
mod tests;
mod turmoil;
mod turn;

pub use checklist::added;
pub use decree::{cards_of, edicts, is_resolved, left_in, suit_of};
pub use rules::{Rules, roosts_free};
pub use turmoil::{birds, face_up};

/// How the Eyrie are chosen: there is nothing to choose before setup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {}

/// A column of the Decree, from the left. Source: root:7.5.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Column {
    Recruit,
    Move,
    Battle,
    Build,
}

impl Column {
    pub const ALL: [Column; 4] = [Column::Recruit, Column::Move, Column::Battle, Column::Build];

    pub fn step(self) -> Step {
        match self {
            Column::Recruit => Step::Recruit,
            Column::Move => Step::Move,
            Column::Battle => Step::Battle,
            Column::Build => Step::Build,
        }
    }
}

/// A leader card. Source: root:7.8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Leader {
    Builder,
    Charismatic,
    Commander,
    Despot,
}

impl Leader {
    pub const ALL: [Leader; 4] =
        [Leader::Builder, Leader::Charismatic, Leader::Commander, Leader::Despot];

    /// Where the two Loyal Viziers lie under this leader, one in each. Source: root:7.8.1 to 7.8.4.
    pub fn viziers(self) -> [Column; 2] {
        match self {
            Leader::Builder => [Column::Recruit, Column::Move],
            Leader::Charismatic => [Column::Recruit, Column::Battle],
            Leader::Commander => [Column::Move, Column::Battle],
            Leader::Despot => [Column::Move, Column::Build],
        }
    }
}

/// Something on the Decree that has to be resolved. A Vizier is no card of the deck; a column holds one at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edict {
    Card(CardId),
    Vizier(Column),
}

/// The board, as far as it is not pieces and cards. Where the Viziers lie follows from the leader.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// None before one is chosen.
    pub leader: Option<Leader>,
    /// Deposed and face down, in the order in which they went.
    pub aside: Vec<Leader>,
    /// Cards added to the Decree this turn.
    pub added: Vec<CardId>,
    /// What of the Decree is resolved this turn.
    pub resolved: Vec<Edict>,
    /// Roosts activated to craft this turn.
    pub activated: u8,
}

/// What only the Eyrie do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    FirstRoost,
    Choose(Leader),
    EmergencyOrders,
    Add(Column),
    NewRoost,
    Resolve(Edict),
    /// It cannot be done in full: turmoil.
    Cannot(Edict),
    Score,
    Draw,
    Discard,
    /// By hand: this one leads, and nobody was deposed for it.
    SetLeader(Leader),
    /// By hand: a leader that does not lead is turned over.
    Flip(Leader),
    /// By hand: this has not been resolved this turn.
    Untick(Edict),
    /// By hand: how many roosts have crafted this turn.
    SetActivated,
}

/// What happens on this board only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    Leads(Leader),
    /// The leader goes aside, face down.
    Deposed(Leader),
    /// None was face up, so all four are. Source: root:7.7.3.I.
    NewClutch,
    Flipped(Leader),
    Added(CardId),
    Resolved(Edict),
    Unticked(Edict),
    /// Roosts that have crafted this turn, in all.
    Activated(u8),
}

/// The checklist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Warriors,
    FirstRoost,
    Leader,
    Viziers,
    Track,
    EmergencyOrders,
    Add,
    NewRoost,
    Craft,
    Recruit,
    Move,
    Battle,
    Build,
    Score,
    Draw,
    Discard,
}

impl Step {
    pub const ALL: [Step; 16] = [
        Step::Warriors,
        Step::FirstRoost,
        Step::Leader,
        Step::Viziers,
        Step::Track,
        Step::EmergencyOrders,
        Step::Add,
        Step::NewRoost,
        Step::Craft,
        Step::Recruit,
        Step::Move,
        Step::Battle,
        Step::Build,
        Step::Score,
        Step::Draw,
        Step::Discard,
    ];
}

/// Where warriors and roosts are. Source: root:7.3.1, 7.3.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    Supply,
    Warriors,
    Track,
    Roosts,
}

/// Where cards lie: on the Decree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    Decree(Column),
}

/// Why the Eyrie score or lose points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    Roosts,
    Humiliate,
    Despot,
    /// Of an extra hit.
    Commander,
}

/// Why the law of the Eyrie forbids something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    NoLeader,
    SameLeader,
    LeaderChosen,
    LeadsNow,
    HandNotEmpty,
    EmergencyFirst,
    NothingAdded,
    TwoAdded,
    BirdAdded,
    RoostStands,
    DecreeBegun,
    RoostsShort { needed: u8, left: u8 },
    NotOnDecree,
    ColumnEmpty(Column),
    ColumnFirst(Column),
    Resolved,
    NoRoostOnMap,
    NoRoostLeft,
    NoWarriorOnMap,
    TooFewWarriors { needed: u8, left: u8 },
    NoRoostPoints,
}

/// What the rules of the Eyrie ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    Add(Column),
    /// A last warrior and two to place: is there a roost in a clearing of this suit?
    RoostThere(Suit),
    /// What turmoil costs, before it is confirmed.
    Turmoil {
        cost: u8,
        points: u16,
        cards: u8,
    },
    NewLeader,
    /// A building or a token was removed: does the Despot score for this battle?
    InBattle,
    /// By hand: roosts that have crafted this turn.
    Activated,
}

/// An answer of their own: a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    Leader(Leader),
}

/// No printed figure is unknown: all of them are published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Figure {}

/// All roosts, on the track and on the map. Source: root:7.3.2, 7.3.5.
pub const ROOSTS: u8 = 7;

/// What the rightmost empty space of the track scores with so many roosts on the map. Source: root:7.6.1.
pub fn roost_points(on_map: u8) -> u8 {
    match on_map {
        0 | 1 => 0,
        2 => 1,
        3 => 2,
        4 => 3,
        5 | 6 => 4,
        7.. => 5,
    }
}

/// Cards drawn in Evening: one, and one for each draw bonus uncovered. Source: root:7.6.2.
pub fn cards_drawn(on_map: u8) -> u8 {
    1 + u8::from(on_map >= 3) + u8::from(on_map >= 6)
}
