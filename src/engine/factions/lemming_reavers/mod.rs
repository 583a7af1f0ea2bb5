//! The Lemming Reavers: warriors under Upkeep, encampments and eight caches.
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

pub use rules::{Rules, count, must_remain, on_map, room};

/// How the Lemming Reavers are chosen, with the table's house rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {
    /// The Idle Warriors box is the limit: one warrior more may be placed than by the letter of Upkeep.
    #[serde(default)]
    pub idle_box_is_limit: bool,
}

/// What is counted in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tally {
    Scouted,
    /// Encampments activated to craft.
    Crafted,
    Scoured,
    Battled,
    Built,
    Seized,
    Plundered,
}

impl Tally {
    pub const ALL: [Tally; 7] = [
        Tally::Scouted,
        Tally::Crafted,
        Tally::Scoured,
        Tally::Battled,
        Tally::Built,
        Tally::Seized,
        Tally::Plundered,
    ];
}

/// The board, as far as it is not pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub rules: Pick,
    /// What was done this turn, in the order of `Tally::ALL`.
    tally: [u8; 7],
    /// Caches that left the map in this entry, until their reward is given.
    lost: Vec<Cache>,
}

impl State {
    pub fn tally(&self, what: Tally) -> u8 {
        self.tally[what as usize]
    }

    /// Actions of Rally taken this turn.
    pub fn rallied(&self) -> u8 {
        [Tally::Scoured, Tally::Battled, Tally::Built]
            .into_iter()
            .fold(0, |sum, what| self.tally(what).saturating_add(sum))
    }
}

/// The four types of cache. Source: nemesis:LR.2.2, LR.7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cache {
    Provisions,
    Depot,
    Reserve,
    Loot,
}

impl Cache {
    pub const ALL: [Cache; 4] = [Cache::Provisions, Cache::Depot, Cache::Reserve, Cache::Loot];
    /// How many there are of each type.
    pub const EACH: u8 = 2;
}

/// Where a cache lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    Supply,
    Map,
    Board,
}

impl Spot {
    pub const ALL: [Spot; 3] = [Spot::Supply, Spot::Map, Spot::Board];
}

/// An action of Rally. Source: nemesis:LR.5.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Scour,
    Battle,
    Build,
}

impl Action {
    pub const ALL: [Action; 3] = [Action::Scour, Action::Battle, Action::Build];
}

/// What only the Lemming Reavers do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Setup: the first encampment and four warriors.
    Settle,
    Arrive,
    Recruit,
    Scout {
        cache: Cache,
    },
    Rally(Action),
    Seize,
    Plunder {
        cache: Cache,
    },
    Draw,
    Discard,
    /// The house rule is changed.
    SetRules(Pick),
    /// By hand: how often this was done this turn.
    SetTally(Tally),
}

/// What a cache gave to the seat that took it. Source: nemesis:LR.2.2.II.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prize {
    Warriors,
    Item,
    /// Provisions that were left alone.
    Nothing,
    Action,
    Point,
    Card,
}

/// What happens on this board only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    Counted {
        what: Tally,
        n: u8,
    },
    /// Upkeep, or an empty supply, let fewer warriors come than were due.
    Held {
        due: u8,
        placed: u8,
    },
    Lost {
        cache: Cache,
        n: u8,
    },
    Rewarded {
        to: SeatId,
        cache: Cache,
        prize: Prize,
    },
    Rules(Pick),
}

/// The checklist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Supplies,
    Settle,
    Idle,
    Track,
    Arrive,
    Recruit,
    Scout,
    Craft,
    Rally,
    Seize,
    Plunder,
    Draw,
    Discard,
}

impl Step {
    pub const ALL: [Step; 13] = [
        Step::Supplies,
        Step::Settle,
        Step::Idle,
        Step::Track,
        Step::Arrive,
        Step::Recruit,
        Step::Scout,
        Step::Craft,
        Step::Rally,
        Step::Seize,
        Step::Plunder,
        Step::Draw,
        Step::Discard,
    ];
}

/// Where pieces are. Source: nemesis:LR.2.2, LR.2.3, LR.3.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    Supply,
    Warriors,
    Track,
    Encampments,
    Cache(Cache, Spot),
}

/// No cards of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Zone {}

/// Why points come to or through the Lemming Reavers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// An encampment was built and uncovered its space.
    Built,
    /// A cache was taken: the Lemming Reavers' own point.
    CacheTaken,
    /// The taker's extra point for a reserve.
    ReserveTaken,
}

/// Why the law of the Lemming Reavers forbids something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    SettledAlready,
    /// As many as these have to stay in the supply.
    Upkeep {
        remain: u8,
    },
    SupplyEmpty,
    NoEncampment,
    NobodyOnMap,
    /// Whoever moved would leave a clearing without a Lemming piece.
    NobodyWouldStay,
    NoCacheInSupply,
    NotInSupply {
        cache: Cache,
    },
    NoCacheOnMap,
    NotOnMap {
        cache: Cache,
    },
    BothOnBoard {
        cache: Cache,
    },
    TwoCards,
    PairDoesNotMatch,
    EncampmentsShort {
        needed: u8,
        left: u8,
    },
    NoActionLeft {
        actions: u8,
    },
    BuiltAlready,
    AllBuilt,
    NoReserve,
    NoSeizeLeft {
        reserves: u8,
    },
    NoPlunderLeft {
        encampments: u8,
    },
    NotAlone,
}

/// What the rules of the Lemming Reavers ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The two cards that pay for a further cache.
    ScoutCards,
    /// Which of the caches on the map were removed.
    WhichCaches {
        n: u8,
    },
    /// Whether no other enemy piece stood with them.
    WasAlone {
        n: u8,
        bot: bool,
    },
    /// What the remover takes for provisions.
    Provisions,
    /// Which cache goes back to the supply with a lost encampment.
    Raided,
    Tally(Tally),
}

/// Answers that only these rules know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    Prize(Prize),
    Cache(Cache),
}

/// A place of the Encampments track, from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Space {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
}

impl Space {
    pub const ALL: [Space; 5] =
        [Space::First, Space::Second, Space::Third, Space::Fourth, Space::Fifth];
}

/// Numbers printed on the board, which no source gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    /// The points that an encampment uncovers.
    Points(Space),
}
