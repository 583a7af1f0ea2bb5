//! The laws that the Alliance is kept to, by name.

use crate::engine::law::{Book, LawRef, law};

pub(super) const CRAFTING: LawRef = law(Book::Root, "8.2.1");
pub(super) const GUERRILLA_WAR: LawRef = law(Book::Root, "8.2.2");
pub(super) const SUPPORTERS: LawRef = law(Book::Root, "8.2.3");
pub(super) const CAPACITY: LawRef = law(Book::Root, "8.2.3.I");
pub(super) const BASES_LOST: LawRef = law(Book::Root, "8.2.4");
pub(super) const OUTRAGE: LawRef = law(Book::Root, "8.2.6");
pub(super) const GATHER: LawRef = law(Book::Root, "8.3.1");
pub(super) const PLACE_BASES: LawRef = law(Book::Root, "8.3.2");
pub(super) const FILL_TRACK: LawRef = law(Book::Root, "8.3.3");
pub(super) const GAIN_SUPPORTERS: LawRef = law(Book::Root, "8.3.4");
pub(super) const BIRDSONG: LawRef = law(Book::Root, "8.4");
pub(super) const REVOLT: LawRef = law(Book::Root, "8.4.1");
pub(super) const CHOOSE_REVOLT: LawRef = law(Book::Root, "8.4.1.I");
pub(super) const SPEND_REVOLT: LawRef = law(Book::Root, "8.4.1.II");
pub(super) const RESOLVE: LawRef = law(Book::Root, "8.4.1.III");
pub(super) const SPREAD: LawRef = law(Book::Root, "8.4.2");
pub(super) const CHOOSE_SPREAD: LawRef = law(Book::Root, "8.4.2.I");
pub(super) const SPEND_SPREAD: LawRef = law(Book::Root, "8.4.2.II");
pub(super) const MARTIAL_LAW: LawRef = law(Book::Root, "8.4.2.II.a");
pub(super) const SCORE: LawRef = law(Book::Root, "8.4.2.III");
pub(super) const DAYLIGHT: LawRef = law(Book::Root, "8.5");
pub(super) const CRAFT: LawRef = law(Book::Root, "8.5.1");
pub(super) const MOBILIZE: LawRef = law(Book::Root, "8.5.2");
pub(super) const TRAIN: LawRef = law(Book::Root, "8.5.3");
pub(super) const EVENING: LawRef = law(Book::Root, "8.6");
pub(super) const OPERATIONS: LawRef = law(Book::Root, "8.6.1");
pub(super) const MOVE: LawRef = law(Book::Root, "8.6.1.I");
pub(super) const BATTLE: LawRef = law(Book::Root, "8.6.1.II");
pub(super) const RECRUIT: LawRef = law(Book::Root, "8.6.1.III");
pub(super) const ORGANIZE: LawRef = law(Book::Root, "8.6.1.IV");
pub(super) const DRAW: LawRef = law(Book::Root, "8.6.2");
/// A crafting piece pays once a turn.
pub(super) const CRAFTING_PIECES: LawRef = law(Book::Root, "4.1.1");
/// Pieces are limited by what there is of them.
pub(super) const LIMITED: LawRef = law(Book::Root, "1.5.1");
