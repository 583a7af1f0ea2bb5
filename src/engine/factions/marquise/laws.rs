//! The laws that the Marquise is kept to, by name.

use crate::engine::law::{Book, LawRef, law};

pub(super) const KEEP: LawRef = law(Book::Root, "6.2.2");
pub(super) const HOSPITALS: LawRef = law(Book::Root, "6.2.3");
pub(super) const GATHER: LawRef = law(Book::Root, "6.3.1");
pub(super) const PLACE_KEEP: LawRef = law(Book::Root, "6.3.2");
pub(super) const GARRISON: LawRef = law(Book::Root, "6.3.3");
pub(super) const STARTING_BUILDINGS: LawRef = law(Book::Root, "6.3.4");
pub(super) const FILL_TRACKS: LawRef = law(Book::Root, "6.3.5");
pub(super) const BIRDSONG: LawRef = law(Book::Root, "6.4");
pub(super) const DAYLIGHT: LawRef = law(Book::Root, "6.5");
pub(super) const BATTLE: LawRef = law(Book::Root, "6.5.1");
pub(super) const MARCH: LawRef = law(Book::Root, "6.5.2");
pub(super) const RECRUIT: LawRef = law(Book::Root, "6.5.3");
pub(super) const BUILD: LawRef = law(Book::Root, "6.5.4");
pub(super) const CHOOSE: LawRef = law(Book::Root, "6.5.4.I");
pub(super) const PAY: LawRef = law(Book::Root, "6.5.4.II");
pub(super) const SCORE: LawRef = law(Book::Root, "6.5.4.III");
pub(super) const OVERWORK: LawRef = law(Book::Root, "6.5.5");
pub(super) const EVENING: LawRef = law(Book::Root, "6.6");
pub(super) const CRAFTING: LawRef = law(Book::Root, "6.2.1");
/// A crafting piece pays once a turn.
pub(super) const CRAFTING_PIECES: LawRef = law(Book::Root, "4.1.1");
/// Pieces are limited by what there is of them.
pub(super) const LIMITED: LawRef = law(Book::Root, "1.5.1");
