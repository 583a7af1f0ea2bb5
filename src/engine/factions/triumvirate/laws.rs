//! The laws that the Triumvirate is kept to, by name.

use crate::engine::law::{Book, LawRef, law};

pub(super) const CRAFTING: LawRef = law(Book::Nemesis, "TOF.2.1");
pub(super) const TRACK: LawRef = law(Book::Nemesis, "TOF.2.3");
pub(super) const TERMS: LawRef = law(Book::Nemesis, "TOF.2.3.I");
pub(super) const HATRED: LawRef = law(Book::Nemesis, "TOF.2.4");
pub(super) const BREAK_THEM_IN: LawRef = law(Book::Nemesis, "TOF.2.4.I");
pub(super) const SETUP: LawRef = law(Book::Nemesis, "TOF.3");
pub(super) const GATHER: LawRef = law(Book::Nemesis, "TOF.3.1");
pub(super) const PLACE: LawRef = law(Book::Nemesis, "TOF.3.2");
pub(super) const EVOKE: LawRef = law(Book::Nemesis, "TOF.3.3");
pub(super) const GET_MAD: LawRef = law(Book::Nemesis, "TOF.3.4");
pub(super) const BIRDSONG: LawRef = law(Book::Nemesis, "TOF.4");
pub(super) const CRAFT: LawRef = law(Book::Nemesis, "TOF.4.1");
pub(super) const NEMESIS: LawRef = law(Book::Nemesis, "TOF.4.2");
pub(super) const TIES: LawRef = law(Book::Nemesis, "TOF.4.2.I");
pub(super) const TABLE_WIPE: LawRef = law(Book::Nemesis, "TOF.4.2.II");
pub(super) const GET_MADDER: LawRef = law(Book::Nemesis, "TOF.4.3");
pub(super) const DAYLIGHT: LawRef = law(Book::Nemesis, "TOF.5");
pub(super) const RECRUIT: LawRef = law(Book::Nemesis, "TOF.5.1");
pub(super) const REMIND: LawRef = law(Book::Nemesis, "TOF.5.2");
pub(super) const PUNISH: LawRef = law(Book::Nemesis, "TOF.5.3");
pub(super) const RETRIBUTION: LawRef = law(Book::Nemesis, "TOF.5.3.I");
pub(super) const EVENING: LawRef = law(Book::Nemesis, "TOF.6");
pub(super) const VINDICATE: LawRef = law(Book::Nemesis, "TOF.6.1");
pub(super) const DRAW: LawRef = law(Book::Nemesis, "TOF.6.2");
pub(super) const ALECTO: LawRef = law(Book::Nemesis, "TOF.7.1");
