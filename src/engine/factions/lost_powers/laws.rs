//! The laws that the Lost Powers are kept to, by name.

use crate::engine::law::{Book, LawRef, law};

pub(super) const CRAFTING: LawRef = law(Book::Nemesis, "LP.2.1");
pub(super) const TABLEAU: LawRef = law(Book::Nemesis, "LP.2.2.I");
pub(super) const ORAL_HISTORY: LawRef = law(Book::Nemesis, "LP.2.2.I.a");
pub(super) const FALLING: LawRef = law(Book::Nemesis, "LP.2.3");
pub(super) const DOUBLE_TAP: LawRef = law(Book::Nemesis, "LP.2.3.II");
pub(super) const LOSS: LawRef = law(Book::Nemesis, "LP.2.4");
pub(super) const FILL: LawRef = law(Book::Nemesis, "LP.3.2");
pub(super) const DISARM: LawRef = law(Book::Nemesis, "LP.4.1");
pub(super) const RISE: LawRef = law(Book::Nemesis, "LP.4.2");
pub(super) const DAYLIGHT: LawRef = law(Book::Nemesis, "LP.5");
pub(super) const RETIRE: LawRef = law(Book::Nemesis, "LP.6.1");
pub(super) const INDOCTRINATE: LawRef = law(Book::Nemesis, "LP.6.2");
pub(super) const CYCLE: LawRef = law(Book::Nemesis, "LP.6.3");
pub(super) const DISCARD: LawRef = law(Book::Nemesis, "LP.6.4");
