//! Reach: a number for each faction that tells how much of the map it takes, and how much of it a table wants.
//! Advice, and nothing that a table must keep. Source: root:5.2.

use tr::tr;

use crate::engine::seat::SeatSetup;
use crate::words::{self, Language, in_language, say};

/// What is advised for so many players.
const ADVISED: [(usize, u16); 5] = [(2, 17), (3, 18), (4, 21), (5, 25), (6, 28)];

/// A table's reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    pub total: u16,
    /// Seats whose faction has no published number.
    pub unknown: Vec<usize>,
    pub advised: Option<u16>,
}

impl Reach {
    /// Whether it surely is less than what is advised.
    pub fn low(&self) -> bool {
        self.unknown.is_empty() && self.advised.is_some_and(|advised| self.total < advised)
    }
}

pub fn reach(seats: &[SeatSetup]) -> Reach {
    let mut reach = Reach { total: 0, unknown: Vec::new(), advised: None };
    for (at, seat) in seats.iter().enumerate() {
        let before = seats[..at].iter().filter(|other| other.pick.id() == seat.pick.id()).count();
        match seat.pick.reach(before) {
            Some(n) => reach.total += n,
            None => reach.unknown.push(at),
        }
    }
    reach.advised = ADVISED.iter().find(|(n, _)| *n == seats.len()).map(|(_, reach)| *reach);
    reach
}

/// What the New game page says about it.
pub fn told(language: Language, seats: &[SeatSetup]) -> String {
    let reach = reach(seats);
    let (total, n) = (reach.total, seats.len());
    let unknown: Vec<String> =
        reach.unknown.iter().map(|at| say::pick_name(language, &seats[*at].pick)).collect();
    let without = words::list(language, &unknown);
    in_language(language, || match (reach.advised, unknown.is_empty()) {
        (Some(needed), true) if total < needed => tr!(
            "Reach {total}. For {n} players at least {needed} is advised: the map may stay empty.",
            total,
            n,
            needed
        ),
        (Some(needed), true) => {
            tr!("Reach {total}. For {n} players at least {needed} is advised.", total, n, needed)
        }
        (Some(needed), false) => tr!(
            "Reach {total} without {factions}, for which no number is published. For {n} players at least {needed} is advised.",
            total,
            n,
            needed,
            factions = without
        ),
        (None, true) => tr!("Reach {total}. Nothing is advised for {n} players.", total, n),
        (None, false) => tr!(
            "Reach {total} without {factions}, for which no number is published. Nothing is advised for {n} players.",
            total,
            n,
            factions = without
        ),
    })
}
