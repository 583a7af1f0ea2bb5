//! The laws that the Noxious Battery is kept to, by name.

use crate::engine::law::{Book, LawRef, law};

pub(super) const CRAFTING: LawRef = law(Book::Nemesis, "NB.2.1");
pub(super) const FOUL_STENCH: LawRef = law(Book::Nemesis, "NB.2.2.I");
pub(super) const CLOCKWORK_NOSE: LawRef = law(Book::Nemesis, "NB.2.2.I.d");
pub(super) const CANNON: LawRef = law(Book::Nemesis, "NB.2.3.I");
pub(super) const CORRODED: LawRef = law(Book::Nemesis, "NB.2.3.III");
pub(super) const GATHER: LawRef = law(Book::Nemesis, "NB.3.1");
pub(super) const PLACE_CANNON: LawRef = law(Book::Nemesis, "NB.3.2");
pub(super) const FILL_TRACK: LawRef = law(Book::Nemesis, "NB.3.3");
pub(super) const LEVY: LawRef = law(Book::Nemesis, "NB.4.1");
pub(super) const FIRE: LawRef = law(Book::Nemesis, "NB.4.2");
pub(super) const PLACE_BALL: LawRef = law(Book::Nemesis, "NB.4.2.II");
pub(super) const RESOLVE: LawRef = law(Book::Nemesis, "NB.4.2.III");
pub(super) const VAGABOND: LawRef = law(Book::Nemesis, "NB.4.2.III.b");
pub(super) const REPAIR: LawRef = law(Book::Nemesis, "NB.4.3");
pub(super) const DAYLIGHT: LawRef = law(Book::Nemesis, "NB.5");
pub(super) const RECRUIT: LawRef = law(Book::Nemesis, "NB.5.1");
pub(super) const REARM: LawRef = law(Book::Nemesis, "NB.5.4");
pub(super) const SPRAY: LawRef = law(Book::Nemesis, "NB.6.1");
pub(super) const LOAD: LawRef = law(Book::Nemesis, "NB.6.2");
pub(super) const DRAW: LawRef = law(Book::Nemesis, "NB.6.3");
