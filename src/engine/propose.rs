//! The one function that decides: a command and the answers so far give an entry, an ask or a refusal.

use super::ask::{Answer, Ask};
pub use super::draft::Draft;
use super::effect::Effect;
use super::game::Game;
use super::refusal::Refusal;
use super::seat::SeatId;
use super::supply::Class;
use super::table::{self, Command};
use serde::{Deserialize, Serialize};

/// What a command comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proposal {
    /// What happens, ready to be made an entry.
    Done(Vec<Effect>),
    Asked(Box<Ask>),
}

/// Why a rule stopped before its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    Ask(Box<Ask>),
    Refuse(Refusal),
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Self {
        Stop::Refuse(refusal)
    }
}

/// What a rule returns.
pub type Outcome<T = ()> = Result<T, Stop>;

/// Decides. Pure: the same game, command and answers always give the same.
pub fn propose(
    game: &Game,
    command: &Command,
    insist: bool,
    answers: &[Answer],
) -> Result<Proposal, Refusal> {
    propose_on(game, command, insist, answers).proposal
}

/// A proposal, with how far the rule has come where it stopped to ask: a question may speak of cards that the
/// command itself has brought into sight, and a battle tells its numbers as they come.
#[derive(Clone, Debug)]
pub struct Trial {
    pub proposal: Result<Proposal, Refusal>,
    pub game: Game,
    pub so_far: Vec<Effect>,
}

/// The same, with how far it has come.
pub fn propose_on(game: &Game, command: &Command, insist: bool, answers: &[Answer]) -> Trial {
    let mut draft = Draft::new(game, answers, insist);
    let decided = table::decide(&mut draft, command).and_then(|()| draft.finish());
    let (game, effects) = draft.into_parts();
    let (proposal, so_far) = match decided {
        Ok(()) => (Ok(Proposal::Done(effects)), Vec::new()),
        Err(Stop::Ask(ask)) => (Ok(Proposal::Asked(ask)), effects),
        Err(Stop::Refuse(refusal)) => (Err(refusal), Vec::new()),
    };
    Trial { proposal, game, so_far }
}

/// Pieces taken from one seat by one removal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Toll {
    pub warriors: u8,
    pub buildings: u8,
    pub tokens: u8,
    /// Pawns that were hit.
    pub pawns: u8,
}

impl Toll {
    pub fn add(&mut self, class: Class, n: u8) {
        let count = match class {
            Class::Warrior => &mut self.warriors,
            Class::Building => &mut self.buildings,
            Class::Token => &mut self.tokens,
            Class::Pawn => &mut self.pawns,
        };
        *count = count.saturating_add(n);
    }

    pub fn is_empty(self) -> bool {
        self == Toll::default()
    }
}

/// How pieces are removed: hit by hit, or all of a place at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Means {
    #[default]
    Hits,
    Sweep,
}

/// One removal of one seat's pieces.
#[derive(Clone, Copy, Debug)]
pub struct Removal {
    pub by: Option<SeatId>,
    pub whose: SeatId,
    pub toll: Toll,
    pub means: Means,
    /// The owner was defending, in battle or by an effect that says so.
    pub defending: bool,
}

impl Removal {
    /// The remover, when it is an enemy of the owner.
    pub fn enemy(&self) -> Option<SeatId> {
        self.by.filter(|by| *by != self.whose)
    }
}
