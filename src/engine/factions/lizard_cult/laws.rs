//! The laws that the Lizard Cult is kept to, by name.

use crate::engine::law::{Book, LawRef, law};

pub(super) const CRAFTING: LawRef = law(Book::Root, "10.2.1");
pub(super) const HATRED: LawRef = law(Book::Root, "10.2.2");
pub(super) const FEAR: LawRef = law(Book::Root, "10.2.5");
pub(super) const SETUP: LawRef = law(Book::Root, "10.3");
pub(super) const GATHER: LawRef = law(Book::Root, "10.3.1");
pub(super) const PLACE: LawRef = law(Book::Root, "10.3.2");
pub(super) const CHOOSE: LawRef = law(Book::Root, "10.3.3");
pub(super) const TRACKS: LawRef = law(Book::Root, "10.3.4");
pub(super) const BIRDSONG: LawRef = law(Book::Root, "10.4");
pub(super) const ADJUST: LawRef = law(Book::Root, "10.4.1");
pub(super) const DISCARD_SOULS: LawRef = law(Book::Root, "10.4.2");
pub(super) const CONSPIRACIES: LawRef = law(Book::Root, "10.4.3");
pub(super) const CRUSADE: LawRef = law(Book::Root, "10.4.3.I");
pub(super) const CONVERT: LawRef = law(Book::Root, "10.4.3.II");
pub(super) const SANCTIFY: LawRef = law(Book::Root, "10.4.3.III");
pub(super) const DAYLIGHT: LawRef = law(Book::Root, "10.5");
pub(super) const BUILD: LawRef = law(Book::Root, "10.5.1");
pub(super) const RECRUIT: LawRef = law(Book::Root, "10.5.2");
pub(super) const SCORE: LawRef = law(Book::Root, "10.5.3");
pub(super) const SACRIFICE: LawRef = law(Book::Root, "10.5.4");
pub(super) const EVENING: LawRef = law(Book::Root, "10.6");
pub(super) const RETURN: LawRef = law(Book::Root, "10.6.1");
pub(super) const CRAFT: LawRef = law(Book::Root, "10.6.2");
pub(super) const DRAW: LawRef = law(Book::Root, "10.6.3");
pub(super) const PIECES: LawRef = law(Book::Root, "1.5.1");
