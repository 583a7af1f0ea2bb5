//! Seats: a player's place at the table, with all that every faction has.

use serde::{Deserialize, Serialize};

use super::factions::{Faction, FactionPick};
use super::item::Item;
use super::score::VictoryPoints;
use super::suit::Suit;
use super::supply::Pools;
use super::turn::{Mark, Step};

/// A place at the table; stays the same when places are swapped.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct SeatId(u8);

impl SeatId {
    pub const MOST: u8 = 8;

    pub fn new(n: u8) -> Option<Self> {
        (n < Self::MOST).then_some(Self(n))
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl From<SeatId> for u8 {
    fn from(seat: SeatId) -> u8 {
        seat.0
    }
}

impl TryFrom<u8> for SeatId {
    type Error = String;

    fn try_from(n: u8) -> Result<Self, String> {
        Self::new(n).ok_or_else(|| format!("no seat {n}: there are {} at most", Self::MOST))
    }
}

/// What a seat plays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    Points,
    /// Its marker has left the track for good. Source: root:3.3.1.
    Dominance(Suit),
    /// Bound to another seat, whose victory is its own. Source: root:9.2.8.
    Coalition(SeatId),
}

/// One seat as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// As typed; may be empty.
    pub name: String,
    pub faction: Faction,
    pub bot: bool,
    pub points: VictoryPoints,
    pub standing: Standing,
    /// Cards in hand: a public count. Source: root:1.2.1.
    pub hand: u8,
    pub pools: Pools,
    /// Crafted items, in the order they came.
    pub items: Vec<Item>,
    /// Steps done or skipped this turn, and the steps of setup.
    pub marks: Vec<(Step, Mark)>,
    /// The player has left the table.
    pub left: bool,
}

impl Seat {
    /// More cards than any hand holds.
    pub const MOST_CARDS: u8 = 99;

    pub fn mark(&self, step: Step) -> Option<Mark> {
        self.marks.iter().find(|(s, _)| *s == step).map(|(_, m)| *m)
    }

    pub fn scores(&self) -> bool {
        self.standing == Standing::Points
    }
}

/// A seat as it is chosen for a new game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSetup {
    pub name: String,
    pub pick: FactionPick,
    #[serde(default)]
    pub bot: bool,
    /// A handicap, or where a game already under way stands.
    #[serde(default)]
    pub points: VictoryPoints,
}
