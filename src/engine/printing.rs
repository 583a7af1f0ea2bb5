//! Printings of the Law. Where they differ, a game says which one its table follows.

use serde::{Deserialize, Serialize};

/// A printing of the Law.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Printing {
    /// The sixth, which the Dutch one follows too.
    #[default]
    Sixth,
    Law2025,
}

impl Printing {
    pub const ALL: [Printing; 2] = [Printing::Sixth, Printing::Law2025];

    /// Of several seats past 30 at once: whether the one that takes the turn comes before all others, or after them.
    /// Source: root:3.1.
    pub fn turn_wins_ties(self) -> bool {
        match self {
            Printing::Sixth => true,
            Printing::Law2025 => false,
        }
    }
}
