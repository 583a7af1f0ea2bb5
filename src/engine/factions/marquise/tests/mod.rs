//! The law of the Marquise, law by law, with the boundaries of her supplies and tracks.

mod battle;
mod birdsong;
mod corrections;
mod crafting;
mod daylight;
mod evening;
mod hospitals;
mod losses;
mod setup;
pub mod walker;

use super::*;
use crate::engine::ask::{Answer, Answerer, Choice as One, Countable, Form, Question as Asked};
use crate::engine::card::Face;
use crate::engine::effect::Effect as Shared;
use crate::engine::factions::Contract;
use crate::engine::factions::{Faction, FactionChoice};
use crate::engine::law::LawRef;
use crate::engine::offer::{Place, offers};
use crate::engine::propose::Means;
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::engine::supply::Class;
use crate::engine::table::{self, Command as Act, Tracker};
use crate::engine::tests::kit::*;
use crate::engine::turn::{Phase, Status, Step as Line};
use crate::engine::zone::Zone as Anywhere;

// The table

fn cat() -> SeatId {
    seat(0)
}

fn foe() -> SeatId {
    seat(1)
}

fn own(command: Command) -> Act {
    Act::Play { seat: cat(), play: command.into() }
}

fn acts(action: Action) -> Act {
    own(Command::Act(action))
}

fn line_of(step: Step) -> Line {
    Line::Own(step.into())
}

const SAWMILL: Piece = Piece::Building(Building::Sawmill);
const WORKSHOP: Piece = Piece::Building(Building::Workshop);
const RECRUITER: Piece = Piece::Building(Building::Recruiter);

/// The Marquise and two guests, before setup.
fn bare() -> Table {
    Table::lay(setup(vec![sits(Pick {}), sits(guest("Otters")), sits(guest("Moles"))]))
}

/// Set up as on a map of twelve clearings, in her first Birdsong.
fn begun() -> Table {
    let mut table = bare();
    table.play(own(Command::PlaceKeep), &[]);
    table.play(own(Command::Garrison), &[number(11)]);
    table.play(own(Command::StartingBuildings), &[]);
    table.play(Act::Start, &[]);
    table
}

/// The same, in her Daylight.
fn daylight() -> Table {
    let mut table = begun();
    table.turn_to(cat(), Phase::Daylight);
    table
}

fn on_map(table: &Table, piece: Piece) -> u8 {
    count(table.game(), cat(), Pool::Map(piece))
}

fn supply(table: &Table, piece: Piece) -> u8 {
    count(table.game(), cat(), Pool::Supply(piece))
}

/// Puts pieces on the map by hand.
fn put(table: &mut Table, piece: Piece, n: u8) {
    if on_map(table, piece) != n {
        let set = Act::SetTo(Tracker::Pool(cat(), Pool::Map(piece).into()));
        table.play(set, &[number(u16::from(n))]);
    }
}

fn state(table: &Table) -> State {
    match &table.game().seat(cat()).unwrap().faction {
        Faction::Marquise(state) => state.clone(),
        other => panic!("{other:?}"),
    }
}

fn left(table: &Table) -> u8 {
    state(table).left
}

/// A guest removes pieces of hers: warriors, buildings, tokens, as far as there is a row for them.
fn remove(means: Means) -> Act {
    Act::Remove { by: Some(foe()), whose: Some(cat()), means }
}

fn piece(piece: Piece) -> One {
    One::Own(FactionChoice::from(piece))
}

const FOX: Face = Face::Suit(Suit::Fox);
