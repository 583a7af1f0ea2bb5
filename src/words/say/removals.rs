//! Pieces that people counted out as removed. Their entry keeps the counts as answers only, so the
//! questions are asked again here to learn what was counted; nothing of that is decided anew.

use crate::engine::ask::{Answer, Countable, Form, Question};
use crate::engine::entry::Entry;
use crate::engine::game::Game;
use crate::engine::propose::{Proposal, propose};
use crate::engine::seat::SeatId;
use crate::engine::supply::Class;
use crate::words::{Language, list};

use super::class;

/// Pieces of one seat.
pub(super) struct Removed {
    pub by: Option<SeatId>,
    pub whose: SeatId,
    counts: Vec<(Class, u8)>,
}

impl Removed {
    /// "2 warriors and 1 token".
    pub fn pieces(&self, language: Language) -> String {
        let counts = self.counts.iter().map(|(kind, n)| class(language, *kind, *n));
        list(language, &counts.collect::<Vec<_>>())
    }
}

/// What was counted out in an entry, seat by seat.
pub(super) fn removed(before: &Game, entry: &Entry) -> Vec<Removed> {
    let mut all: Vec<Removed> = Vec::new();
    for (at, answer) in entry.answers.iter().enumerate() {
        let Answer::Counts(counts) = answer else { continue };
        let asked = propose(before, &entry.command, entry.insist, &entry.answers[..at]);
        let Ok(Proposal::Asked(ask)) = asked else { continue };
        let Form::Counts { rows, .. } = &ask.form else { continue };
        for (row, n) in rows.iter().zip(counts).filter(|(_, n)| **n > 0) {
            let (by, whose, kind) = match (row.what, &ask.question) {
                (Countable::Class(kind), Question::WhatRemoved { by, whose }) => {
                    (*by, *whose, kind)
                }
                (Countable::Pieces(whose, kind), _) => (None, whose, kind),
                (
                    Countable::Class(_)
                    | Countable::Suit(_)
                    | Countable::Pool(_)
                    | Countable::Figure(_)
                    | Countable::Own(_),
                    _,
                ) => continue,
            };
            match all.iter_mut().find(|removed| removed.whose == whose) {
                Some(removed) => removed.counts.push((kind, *n)),
                None => all.push(Removed { by, whose, counts: vec![(kind, *n)] }),
            }
        }
    }
    all
}
