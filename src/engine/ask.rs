//! Asks: what the engine returns instead of guessing, with the answers that fit.

use serde::{Deserialize, Serialize};

use super::battle;
use super::card::{CardId, Face, Price};
use super::deck::DeckKind;
use super::factions::{FactionChoice, FactionFigure, FactionQuestion};
use super::figure::FigureValue;
use super::law::LawRef;
use super::seat::SeatId;
use super::suit::Suit;
use super::supply::Class;
use super::turn::Step;
use super::veil::{Unseen, Veiled};

/// Who answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answerer {
    Seat(SeatId),
    /// Anyone at the table can read it off.
    Table,
    /// Chance: answered by `app`, never by a person.
    Chance,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    WhoRemoved {
        whose: Option<SeatId>,
    },
    WhoseRemoved {
        by: Option<SeatId>,
    },
    WhatRemoved {
        by: Option<SeatId>,
        whose: SeatId,
    },
    /// Were the removed warriors defending?
    WereDefending {
        whose: SeatId,
    },
    /// Enemy pieces removed by one effect, by seat and class.
    PiecesRemoved {
        by: SeatId,
    },
    /// Steps that are due and not done: go on all the same?
    StepsLeft {
        seat: SeatId,
        steps: Vec<Step>,
    },
    CardCrafted {
        seat: SeatId,
    },
    /// An item that the law lets a seat take now.
    ResolveEffect {
        seat: SeatId,
        card: CardId,
    },
    CardsDiscarded {
        seat: SeatId,
        count: u8,
    },
    CardsSpent {
        seat: SeatId,
    },
    WhichDominance {
        seat: SeatId,
    },
    /// Among those with fewest points.
    CoalitionWith {
        seat: SeatId,
    },
    DominanceHolds {
        seat: SeatId,
        suit: Suit,
    },
    RuledClearings {
        seat: SeatId,
    },
    WarriorsStored {
        seat: SeatId,
    },
    RiverClearings {
        seat: SeatId,
    },
    CardsDrawn {
        seat: SeatId,
    },
    WhichSeat {
        seat: SeatId,
        card: CardId,
    },
    WasDone {
        seat: SeatId,
        card: CardId,
    },
    CostOf {
        card: CardId,
    },
    NameOf {
        card: CardId,
    },
    Figure(FactionFigure),
    SetTo(super::table::Tracker),
    Counterpart(super::table::Tracker),
    ShuffleOrder,
    Battle(battle::Question),
    Own(FactionQuestion),
}

/// One row of a form that counts several things at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountRow {
    pub what: Countable,
    pub min: u8,
    pub max: u8,
}

/// What a row counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Countable {
    Class(Class),
    Pieces(SeatId, Class),
    Suit(Suit),
    Pool(super::factions::FactionPool),
    Figure(FactionFigure),
    Own(FactionChoice),
}

/// One of a few answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    Seat(SeatId),
    Suit(Suit),
    Card(CardId),
    Pool(super::factions::FactionPool),
    Zone(super::zone::Zone),
    Battle(battle::Pick),
    Own(FactionChoice),
}

/// The legal answers, and with them what the form looks like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    YesNo,
    OneOf(Vec<Choice>),
    Number {
        min: u16,
        max: u16,
        start: u16,
    },
    Counts {
        rows: Vec<CountRow>,
        min: u8,
        max: u8,
    },
    /// Some of these cards.
    Cards {
        from: Vec<CardId>,
        min: u8,
        max: u8,
    },
    /// Cards from a hand or from the shared deck, named or by suit alone.
    Faces {
        deck: DeckKind,
        min: u8,
        max: u8,
    },
    /// A crafting cost read off a card, or a number printed on a board.
    Price {
        max: u8,
    },
    Shuffle {
        cards: Vec<CardId>,
    },
}

/// A question, who answers it and what answers fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    pub to: Answerer,
    pub question: Question,
    pub form: Form,
    pub law: Option<LawRef>,
    /// Only the seat that answers may see the form and what is entered on it.
    pub private: bool,
}

/// An answer; kept in the entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    Yes(bool),
    One(u8),
    Number(u16),
    Counts(Vec<u8>),
    Cards(Vec<CardId>),
    Faces(Vec<Face>),
    /// The same, where not everybody may see them.
    Unseen(Unseen),
    Price(Price),
    Order(Veiled),
}

impl Answer {
    /// The answer as it is kept when not everybody may see it.
    pub fn veiled(self) -> Answer {
        match self {
            Answer::Faces(faces) => Answer::Unseen(Unseen(faces)),
            Answer::Yes(_)
            | Answer::One(_)
            | Answer::Number(_)
            | Answer::Counts(_)
            | Answer::Cards(_)
            | Answer::Unseen(_)
            | Answer::Price(_)
            | Answer::Order(_) => self,
        }
    }
}

impl From<Price> for FigureValue {
    fn from(price: Price) -> Self {
        FigureValue::Price(price)
    }
}

fn distinct<T: Ord + Copy>(list: &[T]) -> bool {
    let mut sorted = list.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).all(|pair| pair[0] != pair[1])
}

impl Form {
    /// Whether this answer fits.
    pub fn accepts(&self, answer: &Answer) -> bool {
        let within =
            |n: usize, min: u8, max: u8| (usize::from(min)..=usize::from(max)).contains(&n);
        match (self, answer) {
            (Form::YesNo, Answer::Yes(_)) => true,
            (Form::OneOf(choices), Answer::One(at)) => usize::from(*at) < choices.len(),
            (Form::Number { min, max, .. }, Answer::Number(n)) => (min..=max).contains(&n),
            (Form::Counts { rows, min, max }, Answer::Counts(counts)) => {
                rows.len() == counts.len()
                    && rows.iter().zip(counts).all(|(row, n)| (row.min..=row.max).contains(n))
                    && within(counts.iter().map(|n| usize::from(*n)).sum(), *min, *max)
            }
            (Form::Cards { from, min, max }, Answer::Cards(cards)) => {
                within(cards.len(), *min, *max)
                    && distinct(cards)
                    && cards.iter().all(|card| from.contains(card))
            }
            (
                Form::Faces { deck, min, max, .. },
                Answer::Faces(faces) | Answer::Unseen(Unseen(faces)),
            ) => {
                within(faces.len(), *min, *max)
                    && faces.iter().all(|face| match face {
                        Face::Suit(_) => true,
                        Face::Named(kind) => kind.copies(*deck) > 0,
                        Face::Own { .. } => false,
                    })
            }
            (Form::Price { .. }, Answer::Price(Price::NoCost)) => true,
            (Form::Price { max }, Answer::Price(Price::Cost(n))) => n <= max,
            (Form::Shuffle { cards }, Answer::Order(order)) => {
                let (mut a, mut b) = (cards.clone(), order.0.clone());
                a.sort_unstable();
                b.sort_unstable();
                a == b
            }
            (
                Form::YesNo
                | Form::OneOf(_)
                | Form::Number { .. }
                | Form::Counts { .. }
                | Form::Cards { .. }
                | Form::Faces { .. }
                | Form::Price { .. }
                | Form::Shuffle { .. },
                _,
            ) => false,
        }
    }
}
