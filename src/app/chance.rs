//! Chance: the only place where the app rolls or shuffles.

use std::hash::{DefaultHasher, Hash, Hasher};

use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use crate::engine::ask::{Answer, Form};
use crate::engine::card::Price;
use crate::engine::entry::EntryId;
use crate::engine::veil::Veiled;

/// A source of chance. How it falls depends on its key and on the place in the ledger alone,
/// so a program that was killed in the middle falls no other way than one that was not.
pub struct Chance {
    key: [u8; 32],
    drawn: u64,
}

impl Chance {
    pub fn fresh() -> Self {
        Self { key: rand::random(), drawn: 0 }
    }

    /// For tests: the same seed, the same luck.
    pub fn seeded(seed: u64) -> Self {
        Self { key: StdRng::seed_from_u64(seed).random(), drawn: 0 }
    }

    /// The chance of one game, which falls like that of no other.
    pub fn of_game(&self, id: &str) -> Self {
        let mut hasher = DefaultHasher::new();
        id.hash(&mut hasher);
        Self { key: self.source(hasher.finish(), u64::MAX).random(), drawn: 0 }
    }

    fn source(&self, place: u64, nth: u64) -> StdRng {
        let mut key = self.key;
        for (byte, by) in key.iter_mut().zip([place.to_le_bytes(), nth.to_le_bytes()].concat()) {
            *byte ^= by;
        }
        StdRng::from_seed(key)
    }

    /// What no ledger keeps: one after another.
    fn next(&mut self) -> StdRng {
        self.drawn += 1;
        self.source(u64::MAX, self.drawn)
    }

    /// A fair answer to the nth question of an entry, where it is put to chance.
    pub fn answer(&self, entry: EntryId, nth: usize, form: &Form) -> Answer {
        let mut source = self.source(entry.0.into(), nth as u64);
        match form {
            Form::Shuffle { cards } => {
                let mut order = cards.clone();
                order.shuffle(&mut source);
                Answer::Order(Veiled(order))
            }
            Form::YesNo => Answer::Yes(source.random()),
            Form::OneOf(choices) => {
                let most = u8::try_from(choices.len()).unwrap_or(u8::MAX).max(1);
                Answer::One(source.random_range(0..most))
            }
            Form::Number { min, max, .. } => Answer::Number(source.random_range(*min..=*max)),
            Form::Cards { from, min, .. } => {
                let mut cards = from.clone();
                cards.shuffle(&mut source);
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
        order.shuffle(&mut self.next());
        order
    }

    /// A random name for a new game.
    pub fn id(&mut self) -> String {
        format!("{:016x}", self.next().random::<u64>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shuffle(cards: u16) -> Form {
        let cards: Vec<u16> = (0..cards).collect();
        Form::Shuffle { cards: serde_json::from_value(cards.into()).unwrap() }
    }

    #[test]
    fn chance_falls_by_seed_game_and_place_and_by_nothing_else() {
        let form = shuffle(40);
        let at = |chance: &Chance, entry, nth| chance.answer(EntryId(entry), nth, &form);
        let (one, again, other) = (Chance::seeded(1), Chance::seeded(1), Chance::seeded(2));
        assert_eq!(at(&one, 3, 0), at(&again, 3, 0));
        assert_ne!(at(&one, 3, 0), at(&one, 4, 0));
        assert_ne!(at(&one, 3, 0), at(&one, 3, 1));
        assert_ne!(at(&one, 3, 0), at(&other, 3, 0));
        assert_ne!(at(&one.of_game("a"), 3, 0), at(&one.of_game("b"), 3, 0));
        assert_eq!(at(&one.of_game("a"), 3, 0), at(&again.of_game("a"), 3, 0));
        assert_ne!(at(&Chance::fresh(), 3, 0), at(&Chance::fresh(), 3, 0));
        let mut one = one;
        assert_ne!(one.id(), one.id());
    }

    /// Each order of three cards comes up about as often as every other.
    #[test]
    fn a_shuffle_is_fair() {
        let form = shuffle(3);
        let chance = Chance::seeded(7);
        let mut orders = std::collections::HashMap::new();
        for entry in 0..6000 {
            let Answer::Order(Veiled(order)) = chance.answer(EntryId(entry), 0, &form) else {
                panic!("a shuffle gives an order")
            };
            *orders.entry(order).or_insert(0) += 1;
        }
        assert_eq!(orders.len(), 6);
        assert!(orders.values().all(|n| (850..1150).contains(n)), "{orders:?}");
    }

    /// Each place in a hand comes up about as often as every other, and never one beyond it.
    #[test]
    fn a_number_is_fair() {
        let form = Form::Number { min: 1, max: 5, start: 1 };
        let chance = Chance::seeded(7);
        let mut places = [0; 5];
        for entry in 0..6000 {
            let answer = chance.answer(EntryId(entry), 1, &form);
            assert!(form.accepts(&answer), "{answer:?}");
            let Answer::Number(n) = answer else { panic!("a number is wanted") };
            places[usize::from(n) - 1] += 1;
        }
        assert!(places.iter().all(|n| (1050..1350).contains(n)), "{places:?}");
    }
}
