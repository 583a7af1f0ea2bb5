//! Offers: what a seat may do now, or may not and why. The verdict is the rule's own: an offer is tried before it is made.

use super::ask::{Answer, Ask, Question};
use super::card::CardId;
use super::factions;
use super::game::Game;
use super::propose::{Proposal, propose};
use super::refusal::Refusal;
use super::seat::SeatId;
use super::table::{self, Command};
use super::turn::Step;

/// The part of the board that an offer belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Step(Step),
    Card(CardId),
    /// Things that can happen to this seat at any time.
    Events,
    /// Putting right what the ledger has wrong.
    Correct,
}

/// A command that may be worth offering.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub place: Place,
    pub command: Command,
}

/// A command with what the law says of it now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    pub seat: SeatId,
    pub place: Place,
    pub command: Command,
    pub verdict: Result<Option<Box<Ask>>, Refusal>,
}

impl Offer {
    fn weigh(game: &Game, seat: SeatId, candidate: Candidate) -> Offer {
        let verdict = verdict(game, &candidate.command);
        Offer { seat, place: candidate.place, command: candidate.command, verdict }
    }
}

/// Steps left undone are warned of first; what is refused even after that is refused now.
fn verdict(game: &Game, command: &Command) -> Result<Option<Box<Ask>>, Refusal> {
    let mut first = None;
    let mut answers = Vec::new();
    loop {
        match propose(game, command, false, &answers)? {
            Proposal::Asked(ask) if matches!(ask.question, Question::StepsLeft { .. }) => {
                first.get_or_insert(ask);
                answers.push(Answer::Yes(true));
            }
            Proposal::Asked(ask) => return Ok(Some(first.unwrap_or(ask))),
            Proposal::Done(_) => return Ok(first),
        }
    }
}

/// Everything that one seat may want to do now.
pub fn offers(game: &Game, seat: SeatId) -> Vec<Offer> {
    factions::candidates(game, seat)
        .into_iter()
        .chain(table::candidates(game, seat))
        .map(|candidate| Offer::weigh(game, seat, candidate))
        .collect()
}
