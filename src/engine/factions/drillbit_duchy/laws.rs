//! The laws that the Drillbit Duchy is kept to, by name.

use super::Minister;
use crate::engine::law::{Book, LawRef, law};

pub(super) const BOTS: LawRef = law(Book::Clockwork, "10.1");
pub(super) const COST_OF_ERRORS: LawRef = law(Book::Clockwork, "10.2.1");
pub(super) const SETUP: LawRef = law(Book::Clockwork, "10.3");
pub(super) const GATHER: LawRef = law(Book::Clockwork, "10.3.1");
pub(super) const PREPARE: LawRef = law(Book::Clockwork, "10.3.2");
pub(super) const SURFACE: LawRef = law(Book::Clockwork, "10.3.3");
pub(super) const FILL_TRACKS: LawRef = law(Book::Clockwork, "10.3.4");
pub(super) const FIRST_MINISTERS: LawRef = law(Book::Clockwork, "10.3.5");
pub(super) const BIRDSONG: LawRef = law(Book::Clockwork, "10.4");
pub(super) const SET_ORDER: LawRef = law(Book::Clockwork, "10.4.1");
pub(super) const CRAFT: LawRef = law(Book::Clockwork, "10.4.2");
pub(super) const RECRUIT: LawRef = law(Book::Clockwork, "10.4.3");
pub(super) const DAYLIGHT: LawRef = law(Book::Clockwork, "10.5");
pub(super) const DIG: LawRef = law(Book::Clockwork, "10.5.1");
pub(super) const DIG_TIE: LawRef = law(Book::Clockwork, "10.5.1.I");
pub(super) const NO_TUNNEL: LawRef = law(Book::Clockwork, "10.5.1.II");
pub(super) const BATTLE: LawRef = law(Book::Clockwork, "10.5.2");
pub(super) const DEFENDER: LawRef = law(Book::Clockwork, "10.5.2.I");
pub(super) const BUILD: LawRef = law(Book::Clockwork, "10.5.3");
pub(super) const MINISTERS: LawRef = law(Book::Clockwork, "10.5.4");
pub(super) const EVENING: LawRef = law(Book::Clockwork, "10.6");
pub(super) const RALLY: LawRef = law(Book::Clockwork, "10.6.1");
pub(super) const SCORE: LawRef = law(Book::Clockwork, "10.6.2");
pub(super) const SWAY: LawRef = law(Book::Clockwork, "10.6.3");
pub(super) const DISCARD: LawRef = law(Book::Clockwork, "10.6.4");

pub(super) fn law_of_minister(minister: Minister) -> LawRef {
    match minister {
        Minister::Captain => law(Book::Clockwork, "10.7.1"),
        Minister::Marshal => law(Book::Clockwork, "10.7.2"),
        Minister::Foremole => law(Book::Clockwork, "10.7.3"),
        Minister::Brigadier => law(Book::Clockwork, "10.7.4"),
        Minister::Banker => law(Book::Clockwork, "10.7.5"),
        Minister::Mayor => law(Book::Clockwork, "10.7.6"),
        Minister::Earl => law(Book::Clockwork, "10.7.7"),
        Minister::Baron => law(Book::Clockwork, "10.7.8"),
        Minister::Duchess => law(Book::Clockwork, "10.7.9"),
    }
}
