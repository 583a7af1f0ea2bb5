//! The laws that the Eyrie are kept to, by name.

use crate::engine::law::{Book, LawRef, law};

use super::{Column, Step};

pub(super) const CRAFTING: LawRef = law(Book::Root, "7.2.1");
pub(super) const SETUP: LawRef = law(Book::Root, "7.3");
pub(super) const FIRST_ROOST: LawRef = law(Book::Root, "7.3.2");
pub(super) const LEADER: LawRef = law(Book::Root, "7.3.3");
pub(super) const BIRDSONG: LawRef = law(Book::Root, "7.4");
pub(super) const EMERGENCY: LawRef = law(Book::Root, "7.4.1");
pub(super) const ADD: LawRef = law(Book::Root, "7.4.2");
pub(super) const NEW_ROOST: LawRef = law(Book::Root, "7.4.3");
pub(super) const DAYLIGHT: LawRef = law(Book::Root, "7.5");
pub(super) const RESOLVE: LawRef = law(Book::Root, "7.5.2");
pub(super) const EVENING: LawRef = law(Book::Root, "7.6");
pub(super) const SCORE: LawRef = law(Book::Root, "7.6.1");
pub(super) const DRAW: LawRef = law(Book::Root, "7.6.2");
pub(super) const TURMOIL: LawRef = law(Book::Root, "7.7");
pub(super) const HUMILIATE: LawRef = law(Book::Root, "7.7.1");
pub(super) const DEPOSE: LawRef = law(Book::Root, "7.7.3");
pub(super) const CHARISMATIC: LawRef = law(Book::Root, "7.8.2");
pub(super) const COMMANDER: LawRef = law(Book::Root, "7.8.3");
pub(super) const DESPOT: LawRef = law(Book::Root, "7.8.4");

pub(super) fn law_of_column(column: Column) -> LawRef {
    match column {
        Column::Recruit => law(Book::Root, "7.5.2.I"),
        Column::Move => law(Book::Root, "7.5.2.II"),
        Column::Battle => law(Book::Root, "7.5.2.III"),
        Column::Build => law(Book::Root, "7.5.2.IV"),
    }
}

pub(super) fn law_of(step: Step) -> LawRef {
    match step {
        Step::Warriors => law(Book::Root, "7.3.1"),
        Step::FirstRoost => FIRST_ROOST,
        Step::Leader => LEADER,
        Step::Viziers => law(Book::Root, "7.3.4"),
        Step::Track => law(Book::Root, "7.3.5"),
        Step::EmergencyOrders => EMERGENCY,
        Step::Add => ADD,
        Step::NewRoost => NEW_ROOST,
        Step::Craft => law(Book::Root, "7.5.1"),
        Step::Recruit => law_of_column(Column::Recruit),
        Step::Move => law_of_column(Column::Move),
        Step::Battle => law_of_column(Column::Battle),
        Step::Build => law_of_column(Column::Build),
        Step::Score => SCORE,
        Step::Draw | Step::Discard => DRAW,
    }
}
