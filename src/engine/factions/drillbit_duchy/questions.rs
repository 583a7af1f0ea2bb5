//! What the rules of the Duchy ask the table, one tie-break at a time, and its own answers to that.
//! Only what is asked stands here, never when: nothing of it is written to a ledger.

use serde::{Deserialize, Serialize};

use crate::engine::item::Item;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;

use super::{Building, Front};

/// One tie-break, in the words of the law or of the rules for all bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    MostSlots,
    FewestWarriors,
    MostEnemyBuildingsAndTokens,
    MostEnemyBuildings,
    FewestEnemyWarriors,
    MostPieces,
    MostPoints,
    /// The last of a defender's: who comes first in setup order.
    SetupOrder,
    /// The last of a clearing's: the lowest number from 1 to 12.
    Priority,
}

/// What the rules of the Drillbit Duchy ask. `by` is the tie-break that is being tried, `None` the law's own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    Adjacent,
    FirstMinisters,
    OrderCard,
    ItemShown,
    DigWhere {
        order: Suit,
        warriors: u8,
        by: Option<Tie>,
    },
    TunnelFrom,
    Defender {
        order: Suit,
        front: Front,
        by: Option<Tie>,
    },
    Losses {
        defender: SeatId,
        captain: bool,
    },
    /// Is a tunnel where it attacks?
    CaptainsTunnel,
    BuildWhere {
        building: Building,
        supply: u8,
    },
    MayorOnMap {
        burrow: u8,
    },
    Rally {
        order: Suit,
    },
    BuildingsLost {
        n: u8,
    },
    ClearingsLost {
        n: u8,
    },
    Investor,
    GiftCard,
}

/// Answers of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    Item(Item),
    NoItem,
    /// One fits better than all others: settled.
    One,
    /// Several do: on to this tie-break.
    Tied(Tie),
    /// No clearing fits at all.
    Nowhere,
    /// Nobody can be battled, or nobody is left.
    NoBattle,
    /// There is no free slot in any clearing that it rules.
    NoSlot,
    /// It rules no clearing of the map.
    RulesNothing,
    /// Rally: warriors without a building beside them.
    SentHome,
    /// Rally: warriors beyond four in a ruled clearing.
    AboveFour,
    Lost(Building),
}
