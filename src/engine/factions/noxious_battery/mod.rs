//! The Noxious Battery: a cannon, the cannonballs that it fires and has to hunt down again, and scent marks.
//! This file holds the words of the faction; `rules` keeps the contract, with `checklist`, `turn` and `loss` behind it.

use serde::{Deserialize, Serialize};

use crate::engine::seat::SeatId;

mod checklist;
mod laws;
mod loss;
mod rules;
#[cfg(test)]
mod tests;
mod turn;

pub use checklist::{draw_due, levy_due, load_due};
pub use rules::{
    Rules, actions_left, bonus, bore_points, loaded, marks_free, marks_out, next_space,
};

/// How the Noxious Battery is chosen; the law leaves no house rule open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {}

/// The board, as far as it is not pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub cannon: Cannon,
    /// Actions taken this Daylight.
    pub actions: u8,
    /// Scent marks activated to craft this turn.
    pub activated: u8,
}

/// Which side of the cannon is up. It starts damaged. Source: nemesis:NB.3.2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cannon {
    #[default]
    Damaged,
    Whole,
}

/// One of the four actions of Daylight. Source: nemesis:NB.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Recruit,
    Battle,
    Rollout,
    Rearm,
}

impl Action {
    pub const ALL: [Action; 4] = [Action::Recruit, Action::Battle, Action::Rollout, Action::Rearm];
}

/// What only the Noxious Battery does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    PlaceCannon,
    Levy,
    Fire,
    Repair,
    Act {
        action: Action,
    },
    Spray,
    Load,
    Draw,
    Discard,
    /// Somebody else's Evening ends: its warriors and pawns have left the clearings with a scent mark.
    FoulStench {
        at: SeatId,
    },
    /// The bonuses printed on one space of the Scent Marks track.
    ReadSpace {
        space: MarkSpace,
    },
    /// By hand: the other side of the cannon is up.
    TurnCannon,
    /// By hand: how many actions were taken this Daylight.
    SetActions,
    /// By hand: how many scent marks have crafted this turn.
    SetActivated,
}

/// What happens on this board only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    Cannon(Cannon),
    Acted(Action),
    /// By hand: actions taken this Daylight.
    Actions(u8),
    /// Scent marks that have crafted this turn, in all.
    Activated(u8),
    /// A shot went to a Vagabond, which damages one item on its own board.
    ItemDamaged,
}

/// The checklist; the last step stands on the other seats' lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Gather,
    Cannon,
    Track,
    Levy,
    Fire,
    Repair,
    Craft,
    Actions,
    Spray,
    Load,
    Draw,
    Discard,
    FoulStench,
}

impl Step {
    /// Those of the own turn.
    pub const OWN: [Step; 12] = [
        Step::Gather,
        Step::Cannon,
        Step::Track,
        Step::Levy,
        Step::Fire,
        Step::Repair,
        Step::Craft,
        Step::Actions,
        Step::Spray,
        Step::Load,
        Step::Draw,
        Step::Discard,
    ];
}

/// Where the pieces are: warriors, scent marks, cannonballs. The Bore track fills from the right and is fired
/// from the left, so how many balls it holds says where they lie. Source: nemesis:NB.4.2.II, NB.6.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    Supply,
    OnMap,
    Track,
    MarksOnMap,
    Balls,
    Bore,
    BallsOnMap,
}

/// One of the three spaces of the Bore track that the three cannonballs can fill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Space {
    Left,
    Middle,
    Right,
}

impl Space {
    pub const ALL: [Space; 3] = [Space::Left, Space::Middle, Space::Right];
}

/// A space of the Scent Marks track, in the order in which they are uncovered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MarkSpace {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
}

impl MarkSpace {
    pub const ALL: [MarkSpace; 5] = [
        MarkSpace::First,
        MarkSpace::Second,
        MarkSpace::Third,
        MarkSpace::Fourth,
        MarkSpace::Fifth,
    ];
}

/// What an uncovered space of the Scent Marks track gives one more of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    Load,
    Draw,
}

impl Bonus {
    pub const ALL: [Bonus; 2] = [Bonus::Load, Bonus::Draw];
}

/// The Battery's cards lie nowhere of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Zone {}

/// Why points come to or through the Noxious Battery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    Fired,
    CannonDamaged,
}

/// Why the law of the Noxious Battery forbids something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    BoreEmpty,
    /// A shot at a Vagabond comes instead of removing pieces, not beside it.
    VagabondInstead,
    CannonWhole,
    /// Nothing but the damaged cannon is on the map, and that cannot be removed.
    CannonDamaged,
    NoMarkOnMap,
    NoMarkFree {
        needed: u8,
        left: u8,
    },
    NoActionLeft,
    NoWarriorInSupply,
    NoBallOnMap,
    NoBallInSupply,
    NothingToSpray,
    TooFewWarriors {
        marks: u8,
        warriors: u8,
    },
}

/// What the rules of the Noxious Battery ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// How many cannonballs lie in the clearing that was fired at.
    BallsThere,
    /// What the shot removes, one piece for each ball there.
    Shot {
        balls: u8,
    },
    BallsReturned,
    Spray,
    Bonuses,
    Actions,
    Activated,
}

/// Rows that only the Battery's forms have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    ItemDamaged,
    MarksLost,
    MarksGained,
}

/// Numbers printed on the board, which no source gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    Points(Space),
    Bonus { space: MarkSpace, bonus: Bonus },
}
