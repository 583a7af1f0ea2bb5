//! The four suits of cards and the three of clearings.

use serde::{Deserialize, Serialize};

/// A card's suit. Source: root:2.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Suit {
    Fox,
    Rabbit,
    Mouse,
    Bird,
}

impl Suit {
    pub const ALL: [Suit; 4] = [Suit::Fox, Suit::Rabbit, Suit::Mouse, Suit::Bird];

    /// Whether a card of this suit matches a clearing: birds match any. Source: root:2.1.1.
    pub fn matches(self, ground: Ground) -> bool {
        self == Suit::Bird || self == ground.suit()
    }
}

/// A clearing's suit: never bird. Source: root:2.2.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    Fox,
    Rabbit,
    Mouse,
}

impl Ground {
    pub const ALL: [Ground; 3] = [Ground::Fox, Ground::Rabbit, Ground::Mouse];

    pub fn suit(self) -> Suit {
        match self {
            Ground::Fox => Suit::Fox,
            Ground::Rabbit => Suit::Rabbit,
            Ground::Mouse => Suit::Mouse,
        }
    }
}
