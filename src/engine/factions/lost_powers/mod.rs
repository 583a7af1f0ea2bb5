//! The Lost Powers: Elders, the follower tableau, the Worn Out pile and the Follower deck.
//! This file holds the words of the faction; `rules` keeps the contract, with `checklist`, `turn` and `loss` behind it.

use serde::{Deserialize, Serialize};

use crate::engine::card::CardId;
use crate::engine::suit::{Ground, Suit};

mod checklist;
mod laws;
mod loss;
mod rules;
#[cfg(test)]
mod tests;
mod turn;

pub use checklist::{acts, is_spent};
pub use loss::costliest;
pub use rules::{Rules, followers, may, rule_weight};
pub use turn::retire_points;

/// Who deals the Follower deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deal {
    /// The app shuffles and draws.
    #[default]
    App,
    /// A real deck is drawn and the app is told what came up.
    Table,
}

/// How the Lost Powers are chosen, with the table's house rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {
    pub deal: Deal,
    /// When everything in a clearing is removed at once, the last upright Elder falls all the same.
    #[serde(default)]
    pub last_elder_falls: bool,
    /// Indoctrinate asks for the suits of the Elders' clearings and checks them.
    #[serde(default)]
    pub check_suits: bool,
}

/// The board, as far as it is not pieces and cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub rules: Pick,
    /// What followers did this turn.
    pub acts: Vec<(CardId, Action)>,
    /// Elders activated to craft this turn.
    pub activated: u8,
    /// Crafting symbols spent this turn: fox, rabbit, mouse, any.
    pub spent: [u8; 4],
    /// Upright Elders by clearing, if the table told this turn.
    pub stand_in: Option<[u8; 3]>,
    /// How many stood up this Birdsong.
    pub rose: Option<u8>,
}

/// What a follower can be used for in Daylight. Source: nemesis:LP.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Recruit,
    Draw,
    Seek,
    Move,
    Battle,
}

impl Action {
    pub const ALL: [Action; 5] =
        [Action::Recruit, Action::Draw, Action::Seek, Action::Move, Action::Battle];
}

/// What only the Lost Powers do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    FillTableau,
    Disarm,
    Rise,
    Act {
        card: CardId,
        action: Action,
    },
    Retire {
        card: CardId,
    },
    Indoctrinate,
    Cycle,
    Discard,
    /// The house rules and the way of dealing are changed.
    SetRules(Pick),
    /// By hand: this follower has not been used this turn.
    Refresh {
        card: CardId,
    },
    /// By hand: how many Elders have crafted this turn.
    SetActivated,
    /// By hand: the face-down deck is shuffled again.
    Shuffle,
}

/// What happens on this board only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    Acted {
        card: CardId,
        action: Action,
    },
    Refreshed {
        card: CardId,
    },
    /// Elders that have crafted this turn, in all, and the symbols of their clearings that were spent.
    Activated {
        elders: u8,
        spent: [u8; 4],
    },
    StandIn([u8; 3]),
    Rose(u8),
    Rules(Pick),
}

/// The checklist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Warriors,
    Tableau,
    Disarm,
    Rise,
    Followers,
    Retire,
    Indoctrinate,
    Cycle,
    Discard,
}

impl Step {
    pub const ALL: [Step; 9] = [
        Step::Warriors,
        Step::Tableau,
        Step::Disarm,
        Step::Rise,
        Step::Followers,
        Step::Retire,
        Step::Indoctrinate,
        Step::Cycle,
        Step::Discard,
    ];
}

/// Where Elders are. Source: nemesis:LP.2.3, LP.3.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    Supply,
    Upright,
    Fallen,
}

/// One of the four places of the tableau. Source: nemesis:LP.2.2.I.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    First,
    Second,
    Third,
    Fourth,
}

impl Slot {
    pub const ALL: [Slot; 4] = [Slot::First, Slot::Second, Slot::Third, Slot::Fourth];
}

/// Where followers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    Slot(Slot),
    WornOut,
    Deck,
}

/// Why points come to or through the Lost Powers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    Retired,
    CraftingCost,
    OralHistory,
    ElderRemoved,
}

/// Why the law of the Lost Powers forbids something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    NoUprightElder,
    NobodyFallen,
    NobodyOnMap,
    NoFollower,
    NotInTableau,
    WrongSuit { follower: Suit, action: Action },
    FollowerUsed,
    SameActionTwice { action: Action },
    NoElderInSupply,
    NoElderLeft { needed: u8, left: u8 },
    NoElderThere { suit: Ground },
    TableauFilled,
    CraftsInEvening,
}

/// What the rules of the Lost Powers ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    OldFriends,
    FirstOldFriend {
        suit: Suit,
    },
    Disarm {
        clearings: u8,
    },
    FallenIn,
    StandIn,
    /// How many Elders stood and lay in the clearing of this removal.
    EldersThere,
    /// Which of them leave: how many of the fallen.
    FallenLeaving {
        leaving: u8,
    },
    /// All of a place at once: how many stood upright and alone.
    UprightAlone {
        removed: u8,
    },
    WearOut,
    Indoctrinate {
        elders: u8,
    },
    CameUp {
        count: u8,
    },
    Activated,
}

/// No answers of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Choice {}

/// Numbers printed on the Old Friend cards, which no source gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    OldFriends(Suit),
    Cost { suit: Suit, nth: u8 },
}
