//! The law of the Lost Powers, law by law. Old Friends' numbers and costs are made up here: no source prints them.

mod abroad;
mod battle;
mod birdsong;
mod corrections;
mod daylight;
mod evening;
mod falling;
mod followers;
mod setup;
pub mod walker;
mod wisdom;

use super::*;
use crate::engine::ask::{Answer, Answerer, Choice, Countable, Form, Question as Asked};
use crate::engine::card::{Face, Price};
use crate::engine::deck::DeckKind;
use crate::engine::effect::{Effect as Shared, Ending, Notice, Victory};
use crate::engine::factions::{Faction, FactionFigure};
use crate::engine::figure::{FigureValue, Figures};
use crate::engine::item::Item;
use crate::engine::law::LawRef;
use crate::engine::offer::{Place, offers};
use crate::engine::propose::Means;
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::setup::Setup;
use crate::engine::supply::Class;
use crate::engine::table::{self, Command as Act, Tracker};
use crate::engine::tests::kit::*;
use crate::engine::turn::{Phase, Status, Step as Line};
use crate::engine::zone::{Sight, Zone as Anywhere};

// The table

const LP: u8 = 0;
const FOE: u8 = 1;

fn lp() -> SeatId {
    seat(LP)
}

fn foe() -> SeatId {
    seat(FOE)
}

/// Old Friends of each suit, a made-up number, and made-up costs where a test wants them known.
fn friends(of_each: u8, costs: &[(Suit, u8, Price)]) -> Figures {
    let mut figures = Figures::default();
    for suit in Suit::ALL {
        figures.learn(Figure::OldFriends(suit).into(), FigureValue::Number(of_each));
    }
    for (suit, nth, price) in costs {
        let figure = Figure::Cost { suit: *suit, nth: *nth }.into();
        figures.learn(figure, FigureValue::Price(*price));
    }
    figures
}

fn seats(pick: Pick) -> Setup {
    setup(vec![sits(pick), sits(guest("Marquise")), sits(guest("Alliance"))])
}

/// The Lost Powers and two guests, in the first Birdsong; no follower is laid yet.
fn bare(pick: Pick) -> Table {
    let mut table = Table::lay(seats(pick));
    table.play(Act::Start, &[yes()]);
    table
}

fn by_app() -> Table {
    bare(Pick::default())
}

/// Set up with two Old Friends of each suit, all of cost 1.
fn set_up(pick: Pick) -> Table {
    let costs = Suit::ALL.map(|suit| [0, 1].map(|nth| (suit, nth, Price::Cost(1)))).concat();
    let mut table = Table::lay(Setup { figures: friends(2, &costs), ..seats(pick) });
    table.play(own(Command::FillTableau), &[]);
    table.play(Act::Start, &[]);
    table
}

fn own(command: Command) -> Act {
    Act::Play { seat: lp(), play: command.into() }
}

fn at(place: Zone) -> Anywhere {
    Anywhere::Own(lp(), place.into())
}

fn slot(place: Slot) -> Anywhere {
    at(Zone::Slot(place))
}

fn line_of(step: Step) -> Line {
    Line::Own(step.into())
}

fn pool(table: &Table, pool: Pool) -> u8 {
    table.game().seat(lp()).unwrap().pools.count(pool.into())
}

fn elders(table: &Table) -> (u8, u8, u8) {
    (pool(table, Pool::Supply), pool(table, Pool::Upright), pool(table, Pool::Fallen))
}

/// Puts Elders on the map by hand.
fn place(table: &mut Table, upright: u8, fallen: u8) {
    let set = |pool: Pool| Act::SetTo(Tracker::Pool(lp(), pool.into()));
    table.play(set(Pool::Upright), &[number(u16::from(upright + fallen))]);
    if fallen > 0 {
        // Out of the upright ones, where the supply could give them too.
        let both = 5 - upright - fallen >= fallen;
        let answers = [number(u16::from(fallen)), Answer::One(1)];
        table.play(set(Pool::Fallen), &answers[..if both { 2 } else { 1 }]);
    }
    assert_eq!(elders(table), (5 - upright - fallen, upright, fallen));
}

/// Lays followers by hand, in order of the slots.
fn tableau<const N: usize>(table: &mut Table, faces: [Face; N]) -> [CardId; N] {
    let mut slots = Slot::ALL.into_iter();
    faces.map(|face| table.lay_card(face, slot(slots.next().unwrap())))
}

fn price(table: &mut Table, card: CardId, answer: Answer) {
    table.play(Act::PriceCard { card }, &[answer]);
}

fn counted(table: &Table) -> (usize, usize, usize) {
    let game = table.game();
    (
        followers(game, lp()).len(),
        game.cards_in(at(Zone::WornOut)).len(),
        game.cards_in(at(Zone::Deck)).len(),
    )
}

fn state(table: &Table) -> State {
    match &table.game().seat(lp()).unwrap().faction {
        Faction::LostPowers(state) => state.clone(),
        other => panic!("{other:?}"),
    }
}

fn suits(table: &Table) -> Vec<Suit> {
    let game = table.game();
    followers(game, lp()).iter().map(|c| game.card(*c).unwrap().face.suit()).collect()
}

const FOX: Face = Face::Suit(Suit::Fox);
const RABBIT: Face = Face::Suit(Suit::Rabbit);
const MOUSE: Face = Face::Suit(Suit::Mouse);
const BIRD: Face = Face::Suit(Suit::Bird);

fn hits(n: u8) -> (Act, Answer) {
    (Act::Remove { by: Some(foe()), whose: Some(lp()), means: Means::Hits }, counts([n]))
}
