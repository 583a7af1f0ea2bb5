//! Chance: the only place where the app rolls or shuffles.

use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use crate::engine::ask::{Answer, Form};
use crate::engine::card::Price;
use crate::engine::veil::Veiled;

/// A source of chance.
pub struct Chance(StdRng);

impl Chance {
    pub fn fresh() -> Self {
        Self(StdRng::from_rng(&mut rand::rng()))
    }

    /// For tests: the same seed, the same luck.
    pub fn seeded(seed: u64) -> Self {
        Self(StdRng::seed_from_u64(seed))
    }

    /// A fair answer to a question put to chance.
    pub fn answer(&mut self, form: &Form) -> Answer {
        match form {
            Form::Shuffle { cards } => {
                let mut order = cards.clone();
                order.shuffle(&mut self.0);
                Answer::Order(Veiled(order))
            }
            Form::YesNo => Answer::Yes(self.0.random()),
            Form::OneOf(choices) => {
                let most = u8::try_from(choices.len()).unwrap_or(u8::MAX).max(1);
                Answer::One(self.0.random_range(0..most))
            }
            Form::Number { min, max, .. } => Answer::Number(self.0.random_range(*min..=*max)),
            Form::Cards { from, min, .. } => {
                let mut cards = from.clone();
                cards.shuffle(&mut self.0);
                cards.truncate(usize::from(*min));
                Answer::Cards(cards)
            }
            // Nothing of this kind is ever left to chance.
            Form::Counts { rows, .. } => Answer::Counts(rows.iter().map(|row| row.min).collect()),
            Form::Faces { .. } => Answer::Faces(Vec::new()),
            Form::Price { .. } => Answer::Price(Price::NoCost),
        }
    }

    /// A random order of `n` seats.
    pub fn order(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        order.shuffle(&mut self.0);
        order
    }

    /// A random name for a new game.
    pub fn id(&mut self) -> String {
        format!("{:016x}", self.0.random::<u64>())
    }
}
