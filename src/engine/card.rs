//! Card instances: each has an id and lies in exactly one zone, known by name or by suit alone.

use serde::{Deserialize, Serialize};

use super::deck::CardKind;
use super::suit::Suit;

/// One physical card that the ledger keeps track of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardId(pub(super) u16);

impl CardId {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What is known of a card's face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Only its suit; it can be named later.
    Suit(Suit),
    Named(CardKind),
    /// A faction's own card, not of the shared deck: its suit and which of that suit it is.
    Own {
        suit: Suit,
        nth: u8,
    },
}

impl Face {
    pub fn suit(self) -> Suit {
        match self {
            Face::Suit(suit) | Face::Own { suit, .. } => suit,
            Face::Named(kind) => kind.def().suit,
        }
    }

    pub fn kind(self) -> Option<CardKind> {
        match self {
            Face::Named(kind) => Some(kind),
            Face::Suit(_) | Face::Own { .. } => None,
        }
    }
}

/// A crafting cost that somebody knows: a cost of 0 is not "no cost", and neither is "unknown".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Price {
    NoCost,
    Cost(u8),
}

impl Price {
    pub fn amount(self) -> u8 {
        match self {
            Price::NoCost => 0,
            Price::Cost(n) => n,
        }
    }
}

/// A card as the ledger holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    pub face: Face,
    /// Read off the card by the table, where the face does not tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<Price>,
}
