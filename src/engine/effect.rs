//! Effects: what happened. State is the fold of effects; the rules are never asked again.

use serde::{Deserialize, Serialize};

use super::battle::Line;
use super::card::{CardId, Face, Price};
use super::factions::{FactionEffect, FactionFigure, FactionPick, FactionPool};
use super::figure::FigureValue;
use super::item::Item;
use super::law::LawRef;
use super::printing::Printing;
use super::score::Reason;
use super::seat::{SeatId, Standing};
use super::setup::Setup;
use super::turn::{Mark, Step, Turn};
use super::veil::{self, Veiled};
use super::zone::{End, Zone};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The table was laid.
    Began(Box<Setup>),
    /// Points: what was due, and what of it moved the marker (never below 0, none without a marker).
    Score {
        seat: SeatId,
        due: i16,
        applied: i16,
        reason: Reason,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        law: Option<LawRef>,
        /// The turn it counts for: that of the entry, unless dated to an earlier one.
        turn: u16,
    },
    /// Pieces moved between pools of one kind.
    Shift {
        seat: SeatId,
        from: FactionPool,
        to: FactionPool,
        n: u8,
    },
    /// A card came into sight: from a hand, the shared deck or the box. In the file it is veiled where not everybody
    /// sees what came.
    #[serde(with = "veil::dealt")]
    Dealt {
        card: CardId,
        face: Face,
        to: Zone,
        end: End,
    },
    /// A card moved between zones.
    Card {
        card: CardId,
        from: Zone,
        to: Zone,
        end: End,
    },
    /// A zone was shuffled or put in order; the order lies face down.
    Reordered {
        zone: Zone,
        order: Veiled,
    },
    #[serde(with = "veil::named")]
    Named {
        card: CardId,
        face: Face,
        /// Not everybody sees the card, and the file does not say what it is.
        unseen: bool,
    },
    Priced {
        card: CardId,
        price: Price,
    },
    Learned {
        figure: FactionFigure,
        value: FigureValue,
    },
    Hand {
        seat: SeatId,
        by: i8,
    },
    ItemTaken {
        seat: SeatId,
        item: Item,
    },
    ItemReturned {
        seat: SeatId,
        item: Item,
    },
    /// An item of one Crafted Items box goes to another player.
    ItemPassed {
        from: SeatId,
        to: SeatId,
        item: Item,
    },
    Marked {
        seat: SeatId,
        step: Step,
        mark: Option<Mark>,
    },
    Turned(Turn),
    Standing {
        seat: SeatId,
        standing: Standing,
    },
    Renamed {
        seat: SeatId,
        name: String,
    },
    /// A seat's faction was corrected: its board starts anew, its points stay.
    Repicked {
        seat: SeatId,
        pick: FactionPick,
    },
    Left {
        seat: SeatId,
        left: bool,
    },
    Reseated {
        order: Vec<SeatId>,
    },
    /// The table overruled a law.
    Overruled {
        law: LawRef,
    },
    /// The table follows another printing of the Law from here on.
    Printing(Printing),
    /// One number of a battle, with its reason.
    Fought(Line),
    Notice(Notice),
    Ended(Ending),
    /// The table plays on, or opens a finished game again.
    Reopened,
    Own {
        seat: SeatId,
        effect: FactionEffect,
    },
}

/// Something that everybody should hear, once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    Won(Ending),
}

/// Who won and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    pub winner: SeatId,
    pub how: Victory,
}

/// How a game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Victory {
    /// Source: root:3.1.
    Points,
    /// Source: root:3.3.1.
    Dominance,
}
