//! Zones: the places where cards lie, who may see into them, and what lies there in order.

use serde::{Deserialize, Serialize};

use super::card::CardId;
use super::factions::FactionZone;
use super::seat::SeatId;

/// A place for cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// In a hand, in the shared deck or back in the box: not followed any further.
    Away,
    Discard,
    /// Dominance cards beside the map. Source: root:3.3.3.
    Available,
    /// A seat's play area. Source: root:4.1.3.
    Crafted(SeatId),
    /// A place of a faction's own.
    Own(SeatId, FactionZone),
}

/// Who may look at the cards in a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    Everyone,
    /// Only the seat that it belongs to.
    Owner,
    Nobody,
}

impl Zone {
    pub fn sight(self) -> Sight {
        match self {
            Zone::Away | Zone::Discard | Zone::Available | Zone::Crafted(_) => Sight::Everyone,
            Zone::Own(_, zone) => zone.sight(),
        }
    }

    /// How many cards it holds at most.
    pub fn room(self) -> usize {
        match self {
            Zone::Away | Zone::Discard | Zone::Available | Zone::Crafted(_) => usize::MAX,
            Zone::Own(_, zone) => zone.room(),
        }
    }

    pub fn seat(self) -> Option<SeatId> {
        match self {
            Zone::Away | Zone::Discard | Zone::Available => None,
            Zone::Crafted(seat) | Zone::Own(seat, _) => Some(seat),
        }
    }
}

/// Which end of a zone a card is laid on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    #[default]
    Top,
    Bottom,
}

/// What lies where. The first card of a zone is its top.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Zones(Vec<(Zone, Vec<CardId>)>);

impl std::fmt::Debug for Zones {
    /// Whatever prints a game, in a log or a test, says nothing of what lies face down.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut map = f.debug_map();
        for (zone, cards) in self.iter() {
            match zone.sight() {
                Sight::Everyone => map.entry(&zone, &cards),
                Sight::Owner | Sight::Nobody => map.entry(&zone, &cards.len()),
            };
        }
        map.finish()
    }
}

impl Zones {
    pub fn cards(&self, zone: Zone) -> &[CardId] {
        match self.0.binary_search_by_key(&zone, |(z, _)| *z) {
            Ok(at) => &self.0[at].1,
            Err(_) => &[],
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = (Zone, &[CardId])> {
        self.0.iter().map(|(z, cards)| (*z, cards.as_slice()))
    }

    pub fn zone_of(&self, card: CardId) -> Option<Zone> {
        self.iter().find(|(_, cards)| cards.contains(&card)).map(|(zone, _)| zone)
    }

    pub(super) fn cards_mut(&mut self, zone: Zone) -> &mut Vec<CardId> {
        let at = match self.0.binary_search_by_key(&zone, |(z, _)| *z) {
            Ok(at) => at,
            Err(at) => {
                self.0.insert(at, (zone, Vec::new()));
                at
            }
        };
        &mut self.0[at].1
    }

    /// Forgets zones that hold nothing, so that equal tables are equal byte for byte.
    pub(super) fn tidy(&mut self) {
        self.0.retain(|(_, cards)| !cards.is_empty());
    }
}
