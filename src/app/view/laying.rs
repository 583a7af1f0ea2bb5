//! Rows of the screens before a game: saved games, and the table that is being laid.
//! Nothing of a game that is played stands here.

use super::Drawing;

/// A saved game on the Start screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    pub key: String,
    pub name: String,
    pub summary: String,
    pub when: String,
    pub crests: Vec<Drawing>,
    pub fault: String,
}

/// A faction, or a character or colour of one, to give to a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PickRow {
    pub key: String,
    pub text: String,
    /// Why it cannot be had.
    pub detail: String,
    pub crest: Drawing,
    pub colour: &'static str,
    pub allowed: bool,
    pub selected: bool,
    pub token: String,
}

/// A seat while a new game is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSeatRow {
    pub key: String,
    pub name: String,
    pub faction: String,
    pub crest: Drawing,
    pub colour: &'static str,
    pub start_points: i32,
    pub fault: String,
    /// People name its faction themselves.
    pub named: bool,
}
