//! As much of the notation as this comparison reads.

use woodland_ledger::engine::suit::Suit;

/// "(2F+M)" as suits and numbers.
pub fn suits(cards: &str) -> Vec<(Suit, u8)> {
    let cards = cards.trim_matches(['(', ')']);
    let mut all = Vec::new();
    for term in cards.split('+') {
        let digits: String = term.chars().take_while(char::is_ascii_digit).collect();
        let suit = match term[digits.len()..].chars().next() {
            Some('F') => Suit::Fox,
            Some('R') => Suit::Rabbit,
            Some('M') => Suit::Mouse,
            _ => Suit::Bird,
        };
        all.push((suit, digits.parse().unwrap_or(1)));
    }
    all
}

/// A piece of an action before the arrow.
pub struct Term {
    /// Blank for the one who writes.
    pub whose: char,
    pub piece: String,
    pub n: u8,
    /// It lies in a clearing.
    pub placed: bool,
}

/// Pieces of an action before the arrow.
pub fn terms(from: &str) -> Vec<Term> {
    let inside = from.trim_start_matches('(').replace(')', "+");
    let mut all = Vec::new();
    for term in inside.split('+').filter(|term| !term.is_empty()) {
        let digits: String = term.chars().take_while(char::is_ascii_digit).collect();
        let rest = &term[digits.len()..];
        let letter = rest.chars().next().filter(char::is_ascii_uppercase);
        let rest = letter.map_or(rest, |_| &rest[1..]);
        if !rest.starts_with(['b', 't', 'w']) {
            continue;
        }
        // The clearing behind it is no part of the piece.
        let piece = rest.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
        let placed = piece.len() < rest.len() || from.starts_with('(');
        let n = digits.parse().unwrap_or(1);
        all.push(Term { whose: letter.unwrap_or(' '), piece, n, placed });
    }
    all
}

/// Buildings of this seat that an action of another takes off the map.
pub fn gone(action: &str, letter: char) -> Vec<(&'static str, u8)> {
    let Some(from) = action.strip_suffix("->") else { return Vec::new() };
    let mut all = Vec::new();
    for term in terms(from) {
        if term.whose == letter && term.piece.starts_with('b') {
            let kind = ["_s", "_w", "_r"].into_iter().find(|kind| term.piece.ends_with(kind));
            all.push((kind.unwrap_or(""), term.n));
        }
    }
    all
}
