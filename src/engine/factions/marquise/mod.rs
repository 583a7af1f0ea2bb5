//! The Marquise de Cat: warriors, wood, the keep and three tracks of buildings.
//! This file holds the words of the faction; `rules` keeps the contract, with `checklist`, `turn`, `loss` and `tracks` behind it.

use serde::{Deserialize, Serialize};

mod checklist;
mod laws;
mod loss;
mod rules;
#[cfg(test)]
mod tests;
mod tracks;
mod turn;

pub use rules::{Rules, count};
pub use tracks::{COST, SPACES, has_bonus, next_cost, next_points, points_of, to_draw};

/// How the Marquise is chosen: there is only one way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {}

/// The board, as far as it is not pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Actions left this turn.
    pub left: u8,
    /// Actions taken this turn, in order.
    pub acts: Vec<Action>,
    /// Workshops activated this turn, as far as the crafted cards were named.
    pub workshops: u8,
}

/// A building of one of the three tracks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Building {
    Sawmill,
    Workshop,
    Recruiter,
}

impl Building {
    pub const ALL: [Building; 3] = [Building::Sawmill, Building::Workshop, Building::Recruiter];
}

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    Warrior,
    Wood,
    Keep,
    Building(Building),
}

impl Piece {
    pub const ALL: [Piece; 6] = [
        Piece::Warrior,
        Piece::Wood,
        Piece::Keep,
        Piece::Building(Building::Sawmill),
        Piece::Building(Building::Workshop),
        Piece::Building(Building::Recruiter),
    ];
}

/// Where pieces are: on the map, or not; a building that is not stands on its track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    Supply(Piece),
    Map(Piece),
}

/// What takes one of the actions of Daylight. Source: root:6.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Battle,
    March,
    Recruit,
    Build(Building),
    Overwork,
}

impl Action {
    pub const ALL: [Action; 7] = [
        Action::Battle,
        Action::March,
        Action::Recruit,
        Action::Build(Building::Sawmill),
        Action::Build(Building::Workshop),
        Action::Build(Building::Recruiter),
        Action::Overwork,
    ];
}

/// What only the Marquise does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    PlaceKeep,
    Garrison,
    StartingBuildings,
    Wood,
    Act(Action),
    /// A bird card is spent for one more action.
    SpendBird,
    Draw,
    Discard,
    /// By hand: how many actions are left this turn.
    SetActions,
    /// By hand: how many workshops have crafted this turn.
    SetWorkshops,
    /// By hand: nobody has been recruited this turn.
    ReopenRecruit,
}

/// What happens on this board only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    Acted(Action),
    /// One action more.
    Bird,
    /// Actions left, set by hand.
    Actions(u8),
    /// Workshops that have crafted this turn, in all.
    Workshops(u8),
    RecruitReopened,
    /// Warriors that went to the keep instead of the supply; their pieces move by themselves.
    Healed(u8),
}

/// The checklist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Gather,
    Keep,
    Garrison,
    Buildings,
    Tracks,
    Wood,
    Craft,
    Actions,
    Birds,
    Draw,
    Discard,
}

impl Step {
    pub const ALL: [Step; 11] = [
        Step::Gather,
        Step::Keep,
        Step::Garrison,
        Step::Buildings,
        Step::Tracks,
        Step::Wood,
        Step::Craft,
        Step::Actions,
        Step::Birds,
        Step::Draw,
        Step::Discard,
    ];
}

/// No cards of her own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Zone {}

/// Why the Marquise scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    Built(Building),
}

/// Why the law of the Marquise forbids something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    KeepPlaced,
    KeepCannotReturn,
    NoSawmill,
    NoWoodLeft,
    NoActionLeft,
    NoWarriorOnMap,
    NoRecruiter,
    RecruitedAlready,
    NoWarriorLeft,
    NoBuildingLeft(Building),
    NotEnoughWood { cost: u8, there: u8 },
    CraftFirst,
    NoWorkshop,
    NoWorkshopLeft { needed: u8, left: u8 },
}

/// What the rules of the Marquise ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// How many clearings get a warrior.
    Garrison,
    /// Which buildings a removal took.
    BuildingsLost {
        removed: u8,
    },
    /// Which tokens a removal took.
    TokensLost {
        removed: u8,
    },
    /// One card for all these warriors?
    Hospitals {
        warriors: u8,
    },
    /// Warriors of several clearings: how many come back?
    Healed {
        warriors: u8,
    },
    /// And for how many clearings, a card each?
    CardsForHealed {
        warriors: u8,
    },
    ActionsLeft,
    WorkshopsUsed,
}

/// Which piece it was.
pub type Choice = Piece;

/// All her printed figures are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Figure {}
