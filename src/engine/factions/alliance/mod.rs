//! The Woodland Alliance: supporters behind the curtain, sympathy, revolts, bases and officers.
//! This file holds the words of the faction; `rules` keeps the contract, with `checklist`, `birdsong`, `turn`, `loss`
//! and `supporters` behind it.

use serde::{Deserialize, Serialize};

use crate::engine::seat::SeatId;
use crate::engine::suit::Ground;

mod birdsong;
mod checklist;
mod laws;
mod loss;
mod rules;
mod supporters;
#[cfg(test)]
mod tests;
mod turn;

pub use rules::{
    BASE_SUITS, COST, POINTS, Rules, SYMPATHY, bases_out, count, draw_count, next_cost, next_points,
};
pub use supporters::{CAPACITY_WITHOUT_BASE, capacity, stack};

/// How the Alliance is chosen, with the table's printing of its law.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {
    /// The printing of 2025: a lost base takes the supporters that match its clearing, whatever is printed on it.
    #[serde(default)]
    pub by_clearing: bool,
}

/// The board, as far as it is not pieces and cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub rules: Pick,
    /// Revolts of this Birdsong.
    pub revolts: u8,
    /// Clearings that sympathy was spread to this Birdsong.
    pub spread: u8,
    /// Military operations taken this Evening.
    pub used: u8,
    /// Sympathy tokens that have crafted this turn.
    pub activated: u8,
    /// Bases that fell in the removal under way and are yet to be paid for.
    pub fallen: Vec<Ground>,
}

/// Who picks the supporters that are spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spending {
    FewestBirds,
    /// The Alliance itself, behind the curtain.
    Chosen,
}

/// What an officer can be used for. Source: root:8.6.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Operation {
    Move,
    Battle,
    Recruit,
    Organize,
}

impl Operation {
    pub const ALL: [Operation; 4] =
        [Operation::Move, Operation::Battle, Operation::Recruit, Operation::Organize];
}

/// What only the Alliance does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    GainSupporters,
    Revolt(Spending),
    Spread(Spending),
    Mobilize,
    Train,
    Operate(Operation),
    Draw,
    Discard,
    /// Somebody moved warriors into a sympathetic clearing.
    Outrage {
        by: Option<SeatId>,
    },
    /// The printing is changed.
    SetRules(Pick),
    /// By hand: the name of a supporter that was known by its suit.
    NameSupporter,
    /// By hand: a supporter is discarded.
    DropSupporter,
    /// By hand: how many operations were taken.
    SetUsed,
    /// By hand: how many tokens have crafted this turn.
    SetActivated,
}

/// What happens on this board only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    Revolted,
    Spread,
    Operated,
    /// Operations taken, set by hand.
    Used(u8),
    /// Tokens that have crafted this turn, in all.
    Activated(u8),
    BaseFell(Ground),
    /// What was lost with the fallen bases is paid for.
    BasesPaid,
    /// Cards that came out of a hand, and cards drawn for want of a matching one.
    Outrage {
        by: SeatId,
        given: u8,
        drawn: u8,
    },
    /// Cards that the stack had no room for.
    Overflow(u8),
    Rules(Pick),
}

/// The checklist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Gather,
    Bases,
    Track,
    Supporters,
    Revolt,
    Spread,
    Craft,
    Mobilize,
    Train,
    Operations,
    Draw,
    Discard,
}

impl Step {
    pub const ALL: [Step; 12] = [
        Step::Gather,
        Step::Bases,
        Step::Track,
        Step::Supporters,
        Step::Revolt,
        Step::Spread,
        Step::Craft,
        Step::Mobilize,
        Step::Train,
        Step::Operations,
        Step::Draw,
        Step::Discard,
    ];
}

/// Where pieces are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    Supply,
    Map,
    Officers,
    /// Sympathy tokens still on their track.
    Track,
    /// Sympathy tokens on the map.
    Sympathy,
    /// A base still in the Bases box.
    Box(Ground),
    /// A base on the map.
    Base(Ground),
}

/// Where its cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// Face down; only the Alliance looks. Source: root:8.2.3.
    Supporters,
}

/// Why points come to the Alliance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    Sympathy,
    // Of numbers in battle.
    GuerrillaWar,
}

/// Why the law of the Alliance forbids something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    SupportersGained,
    NoSympathyOut,
    NoSympathyLeft,
    NoBaseInBox,
    NoBaseOut,
    /// Fewer cards in the stack than it costs, whatever they are.
    TooFewSupporters {
        needed: u8,
        there: u8,
    },
    /// Said only to who tried.
    NotEnoughMatching {
        suit: Ground,
        needed: u8,
        missing: u8,
    },
    RevoltFirst,
    NoWarriorInSupply,
    NoWarriorOnMap,
    NoOfficer,
    NoOperationLeft {
        officers: u8,
    },
    NoBaseMatches,
    TooFewTokens {
        needed: u8,
        left: u8,
    },
    NotItself,
    NoSupporter,
}

/// What the rules of the Alliance ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    FirstSupporters,
    RevoltBase,
    /// What stood in the clearing of the revolt, and how many sympathetic clearings match its base.
    RevoltClearing {
        base: Ground,
    },
    SpreadClearing {
        cost: u8,
    },
    WhichSupporters {
        suit: Ground,
        count: u8,
    },
    Mobilize,
    Train,
    WhoMoved,
    OutrageCards {
        by: SeatId,
        count: u8,
    },
    OutrageDrawn {
        count: u8,
    },
    BasesLost {
        count: u8,
    },
    /// The printing of 2025: what suit is the clearing that the base stood in?
    BaseClearing {
        base: Ground,
    },
    DownToCapacity {
        count: u8,
    },
    WhichToName,
    WhichToDrop,
    OperationsUsed,
    TokensUsed,
}

/// Answers of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    SympatheticClearings,
    Clearing(Ground),
    UnderMartialLaw(Ground),
    /// A clearing of every suit, such as the Lost City.
    EverySuit,
}

/// All its printed figures are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Figure {}
