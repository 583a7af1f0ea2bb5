//! Entries: one line of the ledger each. What was asked for, what was answered, what happened.

use serde::{Deserialize, Serialize};

use super::ask::Answer;
use super::effect::{Effect, Notice};
use super::table::Command;

/// An entry's place in the file, counted from 1. 0 stands for the empty table before the first.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct EntryId(pub u32);

/// One undoable line of the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    pub id: EntryId,
    /// The entry that it follows: the ledger is a tree, undone branches stay in it.
    pub on: EntryId,
    /// Milliseconds since 1970, UTC.
    pub at: i64,
    pub command: Command,
    /// The table insisted although the law forbids it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub insist: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<Answer>,
    pub effects: Vec<Effect>,
    /// Chance fell differently than before it was undone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reroll: bool,
}

impl Entry {
    pub fn notices(&self) -> impl Iterator<Item = Notice> {
        self.effects.iter().filter_map(|effect| {
            let Effect::Notice(notice) = effect else { return None };
            Some(*notice)
        })
    }
}
