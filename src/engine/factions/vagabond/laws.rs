//! The laws that the Vagabond is kept to, by name.

use crate::engine::law::{Book, LawRef, law};

pub(super) const CRAFTING: LawRef = law(Book::Root, "9.2.1");
pub(super) const FULL_REMOVAL: LawRef = law(Book::Root, "9.2.2.I");
pub(super) const ITEMS: LawRef = law(Book::Root, "9.2.5");
pub(super) const HITS: LawRef = law(Book::Root, "9.2.7");
pub(super) const COST: LawRef = law(Book::Root, "9.2.9.I.a");
pub(super) const EFFECT: LawRef = law(Book::Root, "9.2.9.I.b");
pub(super) const AID_ALLY: LawRef = law(Book::Root, "9.2.9.II.a");
pub(super) const ATTACK_WITH_ALLY: LawRef = law(Book::Root, "9.2.9.II.c");
pub(super) const HITS_WITH_ALLY: LawRef = law(Book::Root, "9.2.9.II.d");
pub(super) const INFAMY: LawRef = law(Book::Root, "9.2.9.III.a");
pub(super) const INTO_HOSTILE: LawRef = law(Book::Root, "9.2.9.III.b");
pub(super) const GET_QUESTS: LawRef = law(Book::Root, "9.3.3");
pub(super) const RUINS: LawRef = law(Book::Root, "9.3.4");
pub(super) const BIRDSONG: LawRef = law(Book::Root, "9.4");
pub(super) const REFRESH: LawRef = law(Book::Root, "9.4.1");
pub(super) const SLIP: LawRef = law(Book::Root, "9.4.2");
pub(super) const DAYLIGHT: LawRef = law(Book::Root, "9.5");
pub(super) const MOVE: LawRef = law(Book::Root, "9.5.1");
pub(super) const BATTLE: LawRef = law(Book::Root, "9.5.2");
pub(super) const EXPLORE: LawRef = law(Book::Root, "9.5.3");
pub(super) const AID: LawRef = law(Book::Root, "9.5.4");
pub(super) const QUEST: LawRef = law(Book::Root, "9.5.5");
pub(super) const STRIKE: LawRef = law(Book::Root, "9.5.6");
pub(super) const REPAIR: LawRef = law(Book::Root, "9.5.7");
pub(super) const CRAFT: LawRef = law(Book::Root, "9.5.8");
pub(super) const SPECIAL: LawRef = law(Book::Root, "9.5.9");
pub(super) const EVENING: LawRef = law(Book::Root, "9.6");
pub(super) const REST: LawRef = law(Book::Root, "9.6.1");
pub(super) const DRAW: LawRef = law(Book::Root, "9.6.2");
pub(super) const DISCARD: LawRef = law(Book::Root, "9.6.3");
pub(super) const CAPACITY: LawRef = law(Book::Root, "9.6.4");
pub(super) const SHARED_RUINS: LawRef = law(Book::Root, "9.7.3");
