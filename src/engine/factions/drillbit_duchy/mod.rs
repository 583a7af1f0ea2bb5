//! The Drillbit Duchy: a bot. The app plays its whole head, the table moves its pieces and answers what needs the map.
//! This file holds the words of the faction; `rules` keeps the contract, with the phases and losses behind it.

mod battle;
mod birdsong;
mod checklist;
mod corrections;
mod daylight;
mod evening;
mod laws;
mod loss;
mod ministers;
mod questions;
mod rules;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use crate::engine::seat::SeatId;
use crate::engine::suit::Ground;

pub use battle::by_points;
pub use birdsong::{moles, recruit_due};
pub use checklist::{needed_to_dig, next_building};
pub use evening::{errs, next_swayed};
pub use questions::{Choice, Question, Tie};
pub use rules::{Rules, order, order_card};

/// How hard the bot plays: warriors that it recruits, and Nightmare scores a point every Evening.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    Easy,
    #[default]
    Default,
    Challenging,
    Nightmare,
}

impl Difficulty {
    pub const ALL: [Difficulty; 4] =
        [Difficulty::Easy, Difficulty::Default, Difficulty::Challenging, Difficulty::Nightmare];

    /// Warriors that Recruit brings before any Mole icon.
    pub fn recruits(self) -> u8 {
        match self {
            Difficulty::Easy => 1,
            Difficulty::Default => 2,
            Difficulty::Challenging | Difficulty::Nightmare => 3,
        }
    }
}

/// Which of the four trait cards lie beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Traits {
    /// A lost building costs the crown of a minister of its clearing's suit.
    #[serde(default)]
    pub foundations: bool,
    /// Whoever makes the Duchy err discards a card, or the Duchy sways.
    #[serde(default)]
    pub investors: bool,
    /// Two Digs of three warriors.
    #[serde(default)]
    pub overwhelm: bool,
    /// Digs towards enemies; without room to build it battles everywhere.
    #[serde(default)]
    pub invaders: bool,
}

/// How the Duchy is chosen, with the table's house rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {
    #[serde(default)]
    pub difficulty: Difficulty,
    #[serde(default)]
    pub traits: Traits,
    /// An empty track: the other kind is built instead.
    #[serde(default)]
    pub other_kind: bool,
    /// The Mayor takes no warrior out of the Burrow.
    #[serde(default)]
    pub mayor_on_map: bool,
}

/// The nine ministers, from top to bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Minister {
    Captain,
    Marshal,
    Foremole,
    Brigadier,
    Banker,
    Mayor,
    Earl,
    Baron,
    Duchess,
}

impl Minister {
    pub const ALL: [Minister; 9] = [
        Minister::Captain,
        Minister::Marshal,
        Minister::Foremole,
        Minister::Brigadier,
        Minister::Banker,
        Minister::Mayor,
        Minister::Earl,
        Minister::Baron,
        Minister::Duchess,
    ];

    pub fn suit(self) -> Ground {
        match self {
            Minister::Captain | Minister::Brigadier | Minister::Earl => Ground::Fox,
            Minister::Marshal | Minister::Banker | Minister::Baron => Ground::Rabbit,
            Minister::Foremole | Minister::Mayor | Minister::Duchess => Ground::Mouse,
        }
    }

    /// Whether it takes an action in Daylight. Source: clockwork:10.5.4.
    pub fn acts(self) -> bool {
        match self {
            Minister::Captain | Minister::Foremole => false,
            Minister::Marshal
            | Minister::Brigadier
            | Minister::Banker
            | Minister::Mayor
            | Minister::Earl
            | Minister::Baron
            | Minister::Duchess => true,
        }
    }
}

/// The board, as far as it is not pieces and cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub rules: Pick,
    /// Ministers with a crown, from top to bottom.
    pub swayed: Vec<Minister>,
    /// There was no room to build: the Duchy battles everywhere this turn.
    pub invading: bool,
}

impl State {
    pub fn is_swayed(&self, minister: Minister) -> bool {
        self.swayed.contains(&minister)
    }
}

/// The two buildings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Building {
    Citadel,
    Market,
}

/// Where the Duchy battles: in the ordered clearings, or in all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Front {
    Ordered,
    Everywhere,
}

/// What only the Drillbit Duchy does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    Surface,
    FirstMinisters,
    SetOrder,
    Craft,
    Recruit,
    Dig,
    /// One battle, with what both sides lose.
    Battle {
        front: Front,
    },
    Build,
    Act {
        minister: Minister,
    },
    Rally,
    Score,
    Sway,
    Discard,
    /// Nightmare's point.
    Nightmare,
    /// All steps of this phase that are left, one after another.
    Rest,
    /// A player gives it a card, which it does not keep.
    Gift,
    /// Difficulty, traits or house rules are changed.
    SetRules(Pick),
    /// By hand: this minister has a crown, or none.
    SetCrown {
        minister: Minister,
        swayed: bool,
    },
}

/// What happens on this board only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    Crown {
        minister: Minister,
        swayed: bool,
    },
    Invading(bool),
    /// A battle was begun with this seat.
    Battled {
        defender: SeatId,
    },
    Rules(Pick),
}

/// The checklist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Gather,
    Burrow,
    Surface,
    Tracks,
    FirstMinisters,
    Order,
    Craft,
    Recruit,
    Dig,
    Battle,
    Build,
    /// Battles everywhere, because there was no room to build.
    Invade,
    /// Stands for the ministers while none of them has an action to take.
    Ministers,
    Act(Minister),
    Rally,
    Score,
    Sway,
    Discard,
    Nightmare,
}

/// Where the pieces are: warriors, tunnels, citadels, markets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    Supply,
    Burrow,
    OnMap,
    Tunnels,
    TunnelsOnMap,
    Citadels,
    CitadelsOnMap,
    Markets,
    MarketsOnMap,
}

impl Building {
    pub const ALL: [Building; 2] = [Building::Citadel, Building::Market];

    pub fn track(self) -> Pool {
        match self {
            Building::Citadel => Pool::Citadels,
            Building::Market => Pool::Markets,
        }
    }

    pub fn on_map(self) -> Pool {
        match self {
            Building::Citadel => Pool::CitadelsOnMap,
            Building::Market => Pool::MarketsOnMap,
        }
    }

    pub fn other(self) -> Building {
        match self {
            Building::Citadel => Building::Market,
            Building::Market => Building::Citadel,
        }
    }
}

/// The order card lies open until Evening ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    Order,
}

/// Why points come to or leave the Duchy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    CannotBuild,
    Markets,
    Minister(Minister),
    Nightmare,
    Gift,
    Investors,
}

/// Why the law of the Drillbit Duchy forbids something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    PlacedAlready,
    NoOrder,
    OrderWithoutItem,
    CraftsOrders,
    NoWarriorInSupply,
    BurrowShort { needed: u8, there: u8 },
    NobodyOnMap,
    NobodyToBattle,
    NoInvasion,
    AllBuilt,
    NotSwayed(Minister),
    NoAction(Minister),
    NobodyActs,
    NoBuildingOnMap,
    NobodyToRemove,
    NoCitadelOnMap,
    NoMarketOnMap,
    TunnelsLeft { left: u8 },
    AllSwayed,
    NoNightmare,
    NotMatching,
}

/// The law gives every number of this board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Figure {}
