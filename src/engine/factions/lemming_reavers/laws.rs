//! The laws that the Lemming Reavers are kept to, by name.

use crate::engine::law::{Book, LawRef, law};

pub(super) const CRAFTING: LawRef = law(Book::Nemesis, "LR.2.1");
pub(super) const CONDITION: LawRef = law(Book::Nemesis, "LR.2.2.I");
pub(super) const REWARD: LawRef = law(Book::Nemesis, "LR.2.2.II");
pub(super) const PROVISIONS: LawRef = law(Book::Nemesis, "LR.2.2.II.a");
pub(super) const RESERVE: LawRef = law(Book::Nemesis, "LR.2.2.II.c");
pub(super) const RAIDED: LawRef = law(Book::Nemesis, "LR.2.3.I");
pub(super) const UPKEEP: LawRef = law(Book::Nemesis, "LR.2.4");
pub(super) const SUPPLIES: LawRef = law(Book::Nemesis, "LR.3.1");
pub(super) const SETTLE: LawRef = law(Book::Nemesis, "LR.3.2");
pub(super) const IDLE: LawRef = law(Book::Nemesis, "LR.3.3");
pub(super) const TRACK: LawRef = law(Book::Nemesis, "LR.3.4");
pub(super) const ARRIVE: LawRef = law(Book::Nemesis, "LR.4.1");
pub(super) const RECRUIT: LawRef = law(Book::Nemesis, "LR.4.2");
pub(super) const SCOUT: LawRef = law(Book::Nemesis, "LR.4.3");
pub(super) const CRAFT: LawRef = law(Book::Nemesis, "LR.5.1");
pub(super) const RALLY: LawRef = law(Book::Nemesis, "LR.5.2");
pub(super) const SCOUR: LawRef = law(Book::Nemesis, "LR.5.2.I");
pub(super) const BATTLE: LawRef = law(Book::Nemesis, "LR.5.2.II");
pub(super) const BUILD: LawRef = law(Book::Nemesis, "LR.5.2.III");
pub(super) const SEIZE: LawRef = law(Book::Nemesis, "LR.5.3");
pub(super) const PLUNDER: LawRef = law(Book::Nemesis, "LR.6.1");
pub(super) const CHOOSE: LawRef = law(Book::Nemesis, "LR.6.1.I");
pub(super) const SPEND: LawRef = law(Book::Nemesis, "LR.6.1.II");
pub(super) const MOVE_CACHE: LawRef = law(Book::Nemesis, "LR.6.1.III");
pub(super) const DRAW: LawRef = law(Book::Nemesis, "LR.6.2");
