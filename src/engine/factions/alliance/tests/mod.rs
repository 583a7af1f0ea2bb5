//! The law of the Alliance, law by law.

mod battle;
mod birdsong;
mod corrections;
mod daylight;
mod evening;
mod losses;
mod outrage;
mod revolt;
mod setup;
mod supporters;
mod walk;

use super::*;
use crate::engine::ask::Answer;
use crate::engine::card::{CardId, Face};
use crate::engine::factions::{Faction, lizard_cult};
use crate::engine::law::LawRef;
use crate::engine::propose::Means;
use crate::engine::suit::Suit;
use crate::engine::table::{Command as Act, Tracker};
use crate::engine::tests::kit::*;
use crate::engine::turn::{Phase, Step as Line};
use crate::engine::zone::Zone as Anywhere;

pub const FOX: Face = Face::Suit(Suit::Fox);
pub const RABBIT: Face = Face::Suit(Suit::Rabbit);
pub const MOUSE: Face = Face::Suit(Suit::Mouse);
pub const BIRD: Face = Face::Suit(Suit::Bird);

pub fn alliance() -> SeatId {
    seat(0)
}

/// A guest, of whose pieces the app keeps no count.
pub fn foe() -> SeatId {
    seat(1)
}

pub fn own(command: Command) -> Act {
    Act::Play { seat: alliance(), play: command.into() }
}

/// The Alliance and two guests, laid but not set up.
pub fn laid(pick: Pick) -> Table {
    Table::lay(setup(vec![sits(pick), sits(guest("Otters")), sits(guest("Moles"))]))
}

/// Begun, with an empty stack: tests fill it as they need it.
pub fn begun() -> Table {
    begun_as(Pick::default())
}

pub fn begun_as(pick: Pick) -> Table {
    let mut table = laid(pick);
    // The first supporters are still due: the table goes on without them.
    table.play(Act::Start, &[yes()]);
    table
}

/// With the Lizard Cult at the table, to whose pile every discard goes.
pub fn with_cult() -> Table {
    let seats =
        vec![sits(Pick::default()), sits(guest("Otters")), sits(lizard_cult::Pick::default())];
    let mut table = Table::lay(setup(seats));
    table.play(Act::Start, &[yes(), yes()]);
    table
}

/// With supporters of these suits: fox, rabbit, mouse, bird.
pub fn with(fox: u8, rabbit: u8, mouse: u8, bird: u8) -> Table {
    let mut table = begun();
    fill(&mut table, fox, rabbit, mouse, bird);
    table
}

pub fn fill(table: &mut Table, fox: u8, rabbit: u8, mouse: u8, bird: u8) {
    for (suit, n) in Suit::ALL.into_iter().zip([fox, rabbit, mouse, bird]) {
        for _ in 0..n {
            table.lay_card(Face::Suit(suit), at());
        }
    }
}

pub fn at() -> Anywhere {
    Anywhere::Own(alliance(), Zone::Supporters.into())
}

pub fn faces_in(table: &Table, zone: Anywhere) -> Vec<Face> {
    let face = |card: &CardId| table.game().card(*card).unwrap().face;
    table.game().cards_in(zone).iter().map(face).collect()
}

/// Supporters by suit: fox, rabbit, mouse, bird.
pub fn held(table: &Table) -> [usize; 4] {
    let faces = faces_in(table, at());
    Suit::ALL.map(|suit| faces.iter().filter(|face| face.suit() == suit).count())
}

pub fn pool(table: &Table, pool: Pool) -> u8 {
    count(table.game(), alliance(), pool)
}

/// Warriors in supply, on the map, officers.
pub fn warriors(table: &Table) -> (u8, u8, u8) {
    (pool(table, Pool::Supply), pool(table, Pool::Map), pool(table, Pool::Officers))
}

pub fn set(pool: Pool) -> Act {
    Act::SetTo(Tracker::Pool(alliance(), pool.into()))
}

/// By hand; warriors come out of the supply.
pub fn put(table: &mut Table, what: Pool, n: u8) {
    if pool(table, what) == n {
        return;
    }
    let mut answers = vec![number(u16::from(n))];
    if matches!(what, Pool::Map | Pool::Officers) {
        let more = n.saturating_sub(pool(table, what));
        let others = [Pool::Supply, Pool::Map, Pool::Officers].into_iter().filter(|p| *p != what);
        // Asked where several could give or take them.
        if others.filter(|p| pool(table, *p) >= more).count() > 1 {
            answers.push(Answer::One(0));
        }
    }
    table.play(set(what), &answers);
    assert_eq!(pool(table, what), n);
}

pub fn sympathy(table: &mut Table, n: u8) {
    put(table, Pool::Sympathy, n);
}

pub fn base(table: &mut Table, suit: Ground) {
    put(table, Pool::Base(suit), 1);
}

pub fn state(table: &Table) -> State {
    match &table.game().seat(alliance()).unwrap().faction {
        Faction::Alliance(state) => state.clone(),
        other => panic!("{other:?}"),
    }
}

pub fn line_of(step: Step) -> Line {
    Line::Own(step.into())
}

pub fn revolt() -> Act {
    own(Command::Revolt(Spending::FewestBirds))
}

pub fn spread() -> Act {
    own(Command::Spread(Spending::FewestBirds))
}

/// Sympathy spreads to a clearing of this suit; guests may always have three warriors there.
pub fn clearing(suit: Ground, martial: bool) -> Answer {
    let at = match suit {
        Ground::Fox => 0,
        Ground::Rabbit => 2,
        Ground::Mouse => 4,
    };
    Answer::One(at + u8::from(martial))
}

pub fn operate(operation: Operation) -> Act {
    own(Command::Operate(operation))
}

/// Pieces of the Alliance removed by the first guest.
pub fn removal() -> Act {
    Act::Remove { by: Some(foe()), whose: Some(alliance()), means: Means::Hits }
}

pub fn full(law: Option<LawRef>) -> String {
    law.map(LawRef::full).unwrap_or_default()
}
