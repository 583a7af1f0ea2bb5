//! The base law, chapters 1 to 5: what holds whoever sits at the table. Guests play it; factions test their own.

pub mod across;
pub mod battle;
mod cases;
mod crafting;
mod dominance;
pub mod kit;
mod laying;
mod ledger;
mod pieces;
mod points;
mod suits;
mod turns;
pub mod walk;

use crate::engine::propose::Means;
use kit::*;

use super::ask::{Answer, Answerer, Choice, Form, Question};
use super::card::Face;
use super::deck::{Body, CardKind, DeckKind};
use super::effect::{Effect, Ending, Notice, Victory};
use super::entry::EntryId;
use super::history::History;
use super::item::Item;
use super::law::LawRef;
use super::offer::offers;
use super::refusal::RefusalKind;
use super::score::{Reason, VictoryPoints};
use super::seat::{SeatId, Standing};
use super::setup::Setup;
use super::suit::{Ground, Suit};
use super::supply::Class;
use super::table::{self, Command, Tracker};
use super::turn::{Phase, Status, Step};
use super::zone::{Sight, Zone};

const A: u8 = 0;
const B: u8 = 1;
const C: u8 = 2;

fn a() -> SeatId {
    seat(A)
}

fn b() -> SeatId {
    seat(B)
}

fn c() -> SeatId {
    seat(C)
}

fn craft(seat: SeatId) -> Command {
    Command::Craft { seat }
}

fn points(seat: SeatId, by: i8) -> Command {
    Command::Score { seat, by }
}

fn full(law: Option<LawRef>) -> String {
    law.map(LawRef::full).unwrap_or_default()
}

/// A table of three where a dominance card of this suit waits, in the first seat's Daylight.
fn with_available(suit: Suit) -> Table {
    let mut table = Table::of_guests(3);
    let at = Suit::ALL.iter().position(|s| *s == suit).unwrap();
    let add = Command::AddCard { to: Zone::Available };
    table.play(add, &[Answer::One(u8::try_from(at).unwrap())]);
    table.turn_to(a(), Phase::Daylight);
    table
}
