//! The law of the Lizard Cult, law by law.

mod abroad;
mod birdsong;
mod corrections;
mod daylight;
mod discards;
mod evening;
mod losses;
mod lost_souls;
mod setup;
pub mod walker;

use super::*;
use crate::engine::ask::Answer;
use crate::engine::card::{CardId, Face};
use crate::engine::factions::Faction;
use crate::engine::law::LawRef;
use crate::engine::propose::Means;
use crate::engine::seat::SeatId;
use crate::engine::table::{Command as Act, Tracker};
use crate::engine::tests::kit::*;
use crate::engine::turn::{Phase, Step as Line};
use crate::engine::zone::Zone as Anywhere;

pub const FOX: Face = Face::Suit(Suit::Fox);
pub const RABBIT: Face = Face::Suit(Suit::Rabbit);
pub const MOUSE: Face = Face::Suit(Suit::Mouse);
pub const BIRD: Face = Face::Suit(Suit::Bird);

pub fn cult() -> SeatId {
    seat(0)
}

/// A guest, of whose pieces the app keeps no count.
pub fn foe() -> SeatId {
    seat(1)
}

pub fn own(command: Command) -> Act {
    Act::Play { seat: cult(), play: command.into() }
}

/// The Cult and two guests, laid but not set up.
pub fn laid(pick: Pick) -> Table {
    Table::lay(setup(vec![sits(pick), sits(guest("Marquise")), sits(guest("Alliance"))]))
}

/// Set up as the law says: a garden and four warriors in a fox corner, three clearings beside it, Outcast mouse.
pub fn set_up() -> Table {
    set_up_as(Pick::default())
}

pub fn set_up_as(pick: Pick) -> Table {
    let mut table = laid(pick);
    table.play(own(Command::PlaceWarriors), &[Answer::One(0), number(3)]);
    table.play(own(Command::ChooseOutcast), &[Answer::One(2)]);
    table.play(Act::Start, &[]);
    table
}

/// In the Cult's Daylight, with this many cards in hand.
pub fn in_daylight(hand: u16) -> Table {
    let mut table = set_up();
    table.play(own(Command::Adjust), &[]);
    table.play(Act::EndPhase, &[]);
    if hand != 3 {
        table.set_hand(cult(), hand);
    }
    table
}

pub fn pool(table: &Table, pool: Pool) -> u8 {
    table.game().seat(cult()).unwrap().pools.count(pool.into())
}

/// Warriors in supply, on the map, among the acolytes.
pub fn warriors(table: &Table) -> (u8, u8, u8) {
    (pool(table, Pool::Supply), pool(table, Pool::Map), pool(table, Pool::Acolytes))
}

/// Gardens on the map: fox, rabbit, mouse.
pub fn gardens(table: &Table) -> [u8; 3] {
    Ground::ALL.map(|suit| pool(table, Pool::Garden(suit)))
}

pub fn set(pool: Pool) -> Act {
    Act::SetTo(Tracker::Pool(cult(), pool.into()))
}

/// Acolytes by hand, out of the supply.
pub fn set_acolytes(table: &mut Table, n: u16) {
    table.play(set(Pool::Acolytes), &[number(n), Answer::One(0)]);
    assert_eq!(u16::from(pool(table, Pool::Acolytes)), n);
}

pub fn set_gardens(table: &mut Table, suit: Ground, n: u16) {
    table.play(set(Pool::Garden(suit)), &[number(n)]);
}

pub fn at(place: Zone) -> Anywhere {
    Anywhere::Own(cult(), place.into())
}

pub fn lost_souls(table: &Table) -> Vec<Face> {
    faces_in(table, at(Zone::LostSouls))
}

pub fn faces_in(table: &Table, zone: Anywhere) -> Vec<Face> {
    let face = |card: &CardId| table.game().card(*card).unwrap().face;
    table.game().cards_in(zone).iter().map(face).collect()
}

/// Lays these cards on the pile by hand.
pub fn fill(table: &mut Table, fox: u8, rabbit: u8, mouse: u8, bird: u8) {
    for (suit, n) in Suit::ALL.into_iter().zip([fox, rabbit, mouse, bird]) {
        for _ in 0..n {
            table.play(own(Command::AddSoul(suit)), &[]);
        }
    }
}

pub fn state(table: &Table) -> State {
    match &table.game().seat(cult()).unwrap().faction {
        Faction::LizardCult(state) => state.clone(),
        other => panic!("{other:?}"),
    }
}

pub fn outcast(table: &Table) -> Option<(Ground, bool)> {
    state(table).outcast.map(|outcast| (outcast.suit, outcast.hated))
}

pub fn set_outcast(table: &mut Table, suit: Ground, hated: bool) {
    let to = Outcast { suit, hated };
    if state(table).outcast != Some(to) {
        table.play(own(Command::SetOutcast(to)), &[]);
    }
}

pub fn line_of(step: Step) -> Line {
    Line::Own(step.into())
}

pub fn perform(ritual: Ritual) -> Act {
    own(Command::Perform(ritual))
}

pub fn conspire(conspiracy: Conspiracy) -> Act {
    own(Command::Conspire(conspiracy))
}

/// Pieces of the Cult removed by the first guest.
pub fn removal() -> Act {
    Act::Remove { by: Some(foe()), whose: Some(cult()), means: Means::Hits }
}

pub fn full(law: Option<LawRef>) -> String {
    law.map(LawRef::full).unwrap_or_default()
}

/// The Cult's turn again, one round on.
pub fn next_turn(table: &mut Table) {
    let round = table.game().turn.round;
    table.play(Act::TurnTo { seat: foe(), phase: Phase::Birdsong, round }, &[]);
    table.play(Act::TurnTo { seat: cult(), phase: Phase::Birdsong, round: round + 1 }, &[]);
}
