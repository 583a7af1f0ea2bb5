//! Pieces that are removed, whoever's they are.

use super::*;
use crate::engine::ask::{Choice, Form};

/// A seat that is offered to lose a piece is never its own remover. root:3.2.1
#[test]
fn nobody_is_offered_its_own_pieces() {
    for (_, pick) in factions() {
        let table = prepared(vec![pick, guest("Guest"), guest("Other")]);
        let by_guest =
            Command::Remove { by: Some(seat(1)), whose: None, means: Default::default() };
        if let Form::OneOf(seats) = table.asked(by_guest, &[]).form {
            assert!(!seats.contains(&Choice::Seat(seat(1))));
        }
    }
}
