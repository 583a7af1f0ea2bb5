//! Touches: everything that a control can ask for, written as an opaque token that stays right
//! however often the screen is drawn anew.

use serde::{Deserialize, Serialize};

use crate::engine::card::CardId;
use crate::engine::entry::EntryId;
use crate::engine::law::LawRef;
use crate::engine::seat::SeatId;
use crate::engine::table::Command;
use crate::engine::zone::Zone;

use super::files::ExportKind;
use super::statistics::By;

/// What a touched control wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Touch {
    Do(Command),
    BackTo(EntryId),
    Recover(EntryId),
    Answer(Pick),
    /// Shows a seat's board.
    ShowSeat(SeatId),
    /// Everything that can be put right for a seat, in one list.
    ShowCorrections(SeatId),
    /// The numbers printed on a seat's board.
    ShowFigures(SeatId),
    /// All that can be done with one card.
    ShowCard(SeatId, CardId),
    EditName(SeatId),
    /// Correct which faction a seat plays.
    EditFaction(SeatId),
    /// Points that were given to the wrong seat, or too late.
    MovePoints(SeatId),
    MoveTo(SeatId, SeatId),
    WriteNote,
    SetTurn(SeatId),
    SwapSeat(SeatId),
    /// Looks into a pile that only its owner may see.
    Look(Zone),
    /// Opens a page of law.
    ReadLaw(LawRef),
    /// From a law to the board whose step it is, or to the points that it gave.
    ShowSteps(SeatId),
    ShowPoints,
    /// Older entries of the ledger.
    TellMore,
    /// Asks whose ledger to tell: one seat's, or everybody's.
    ChooseLedger,
    LedgerOf(Option<SeatId>),
    /// Sends the game out that the form is about, or else the open one.
    Export(ExportKind),
    /// How the game ended.
    ShowEnding,
    StatisticsBy(By),
    /// Brings a backup in, with its settings or without.
    Restore {
        settings: bool,
    },
    /// Has the system's dialog shown for the place that the form asks for.
    Choose,
    /// Asks for another folder for exports.
    AskOutbox,
}

/// A touch on a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    Yes,
    No,
    One(u8),
    NoCost,
    Cost(u8),
}

impl Touch {
    pub fn token(&self) -> String {
        // Serializing our own enums to a string cannot fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    pub fn parse(token: &str) -> Option<Touch> {
        serde_json::from_str(token).ok()
    }
}
