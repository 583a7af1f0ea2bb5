//! Victory points and where they come from.

use serde::{Deserialize, Serialize};

use super::factions::FactionReason;
use super::item::Item;
use super::seat::SeatId;
use super::supply::Class;

/// Points on the score track: never below 0.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct VictoryPoints(u16);

impl VictoryPoints {
    /// Reaching this ends the game. Source: root:3.1.
    pub const TO_WIN: VictoryPoints = VictoryPoints(30);
    /// What a dominance card asks for. Source: root:3.3.1.
    pub const FOR_DOMINANCE: VictoryPoints = VictoryPoints(10);
    /// More than any game holds; a limit for what is typed in.
    pub const MOST: VictoryPoints = VictoryPoints(999);

    pub fn new(points: u16) -> Option<Self> {
        (points <= Self::MOST.0).then_some(Self(points))
    }

    pub fn get(self) -> u16 {
        self.0
    }

    /// How much of `due` really moves the marker.
    pub fn room_for(self, due: i16) -> i16 {
        let now = i16::try_from(self.0).unwrap_or(i16::MAX);
        let most = i16::try_from(Self::MOST.0).unwrap_or(i16::MAX);
        due.clamp(-now, most - now)
    }

    /// Moves the marker; `None` when it would leave the track.
    pub fn moved(self, by: i16) -> Option<Self> {
        self.0.checked_add_signed(by).and_then(Self::new)
    }
}

/// Why points were scored or lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// An enemy building or token was removed.
    Removed {
        whose: SeatId,
        class: Class,
    },
    Crafted(Item),
    /// A crafted card gave it; its name is on the card moved or marked in the same entry.
    Card(super::card::CardId),
    /// Entered by hand at the table.
    Table,
    /// A correction in the open.
    Correction,
    /// The points a seat starts with.
    Start,
    Own(FactionReason),
}
