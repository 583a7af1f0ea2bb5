//! Reach: a number for each faction that tells how much of the map it takes, and how much of it a table wants.
//! Advice, and nothing that a table must keep. Source: root:5.2.

use tr::tr;

use crate::engine::seat::SeatSetup;
use crate::words::{self, Language, in_language, say};

/// By the factions' English names, as the Law prints them; guests are called the same.
const PUBLISHED: [(&str, u16); 13] = [
    ("Marquise de Cat", 10),
    ("Lord of the Hundreds", 9),
    ("Keepers in Iron", 8),
    ("Underground Duchy", 8),
    ("Lilypad Diaspora", 7),
    ("Eyrie Dynasties", 7),
    ("Vagabond", 5),
    ("Riverfolk Company", 5),
    ("Knaves of the Deepwood", 4),
    ("Twilight Council", 4),
    ("Woodland Alliance", 3),
    ("Corvid Conspiracy", 3),
    ("Lizard Cult", 2),
];
/// The one faction that sits twice, and what the second of it counts.
const TWICE: (&str, u16) = ("Vagabond", 2);
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
    let names: Vec<String> =
        seats.iter().map(|seat| say::pick_name(Language::English, &seat.pick)).collect();
    let mut reach = Reach { total: 0, unknown: Vec::new(), advised: None };
    for (at, name) in names.iter().enumerate() {
        let again = *name == TWICE.0 && names[..at].contains(name);
        let known = PUBLISHED.iter().find(|(faction, _)| faction == name);
        match known {
            Some(_) if again => reach.total += TWICE.1,
            Some((_, n)) => reach.total += n,
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
