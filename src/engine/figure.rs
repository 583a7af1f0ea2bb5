//! Printed figures: numbers that stand only on the table's own boards and cards. None is invented.

use serde::{Deserialize, Serialize};

use super::card::Price;
use super::factions::FactionFigure;

/// What the table read off its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FigureValue {
    Number(u8),
    Price(Price),
}

/// What kind of number a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    Number { min: u8, max: u8 },
    Price { max: u8 },
}

/// All printed figures that are known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<(FactionFigure, FigureValue)>")]
pub struct Figures(Vec<(FactionFigure, FigureValue)>);

impl From<Vec<(FactionFigure, FigureValue)>> for Figures {
    /// In our order, whatever order a file has them in.
    fn from(list: Vec<(FactionFigure, FigureValue)>) -> Self {
        let mut figures = Self::default();
        for (figure, value) in list {
            figures.learn(figure, value);
        }
        figures
    }
}

impl Figures {
    pub fn get(&self, figure: FactionFigure) -> Option<FigureValue> {
        self.0.iter().find(|(f, _)| *f == figure).map(|(_, v)| *v)
    }

    pub fn number(&self, figure: FactionFigure) -> Option<u8> {
        match self.get(figure)? {
            FigureValue::Number(n) => Some(n),
            FigureValue::Price(_) => None,
        }
    }

    pub fn price(&self, figure: FactionFigure) -> Option<Price> {
        match self.get(figure)? {
            FigureValue::Price(price) => Some(price),
            FigureValue::Number(_) => None,
        }
    }

    pub fn learn(&mut self, figure: FactionFigure, value: FigureValue) {
        match self.0.binary_search_by_key(&figure, |(f, _)| *f) {
            Ok(at) => self.0[at].1 = value,
            Err(at) => self.0.insert(at, (figure, value)),
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = (FactionFigure, FigureValue)> {
        self.0.iter().copied()
    }
}
