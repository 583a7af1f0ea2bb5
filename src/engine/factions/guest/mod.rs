//! A guest: any faction that the app has no board for. It has points, turns, crafted cards and removals,
//! and everything that reads other seats works with it; its own law stays on its own board.

use serde::{Deserialize, Serialize};

use crate::engine::figure::Shape;
use crate::engine::game::Game;
use crate::engine::offer::Candidate;
use crate::engine::propose::{Draft, Outcome, Removal};
use crate::engine::refusal::Misfit;
use crate::engine::seat::{Seat, SeatId};
use crate::engine::setup::Setup;
use crate::engine::turn::{Phase, StepInfo};
use crate::engine::zone::Sight;

use super::Contract;

/// The colour that a guest is known by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    #[default]
    Red,
    Blue,
    Green,
    Gold,
    Violet,
    Grey,
    Brown,
    Teal,
}

impl Colour {
    pub const ALL: [Colour; 8] = [
        Colour::Red,
        Colour::Blue,
        Colour::Green,
        Colour::Gold,
        Colour::Violet,
        Colour::Grey,
        Colour::Brown,
        Colour::Teal,
    ];
}

/// A guest's faction as the table calls it, and its colour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {
    pub name: String,
    pub colour: Colour,
}

/// What the app keeps of a guest's board: who it is.
pub type State = Pick;

macro_rules! nothing_of_its_own {
    ($($(#[$meta:meta])* $Name:ident),+) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
            pub enum $Name {}
        )+
    };
}

nothing_of_its_own!(
    /// A guest has no commands of its own.
    Command,
    /// Nor effects.
    Effect,
    /// Nor steps.
    Step,
    /// Its pieces are not counted.
    Pool,
    /// Nor its cards followed.
    Zone,
    /// Nor has it reasons of its own to score.
    Reason,
    /// Nor refusals.
    Refusal,
    /// Nor questions.
    Question,
    /// Nor printed figures.
    Figure,
    /// Nor answers.
    Choice
);

/// How a guest keeps the contract.
pub struct Rules;

/// By the names that the Law prints. Source: root:5.2.
const REACH: [(&str, u16); 8] = [
    ("Lord of the Hundreds", 9),
    ("Keepers in Iron", 8),
    ("Underground Duchy", 8),
    ("Lilypad Diaspora", 7),
    ("Riverfolk Company", 5),
    ("Knaves of the Deepwood", 4),
    ("Twilight Council", 4),
    ("Corvid Conspiracy", 3),
];

impl Contract for Rules {
    type Pick = Pick;
    type State = State;
    type Command = Command;
    type Effect = Effect;
    type Step = Step;
    type Pool = Pool;
    type Zone = Zone;
    type Figure = Figure;
    type Choice = Choice;

    const ONCE: bool = false;

    fn reach(pick: &Pick, _before: usize) -> Option<u16> {
        REACH.iter().find(|(name, _)| *name == pick.name).map(|(_, reach)| *reach)
    }

    fn named(pick: &Pick, name: &str) -> Option<Pick> {
        Some(Pick { name: name.into(), ..pick.clone() })
    }

    fn begin(pick: &Pick) -> State {
        pick.clone()
    }

    fn pools() -> Vec<(Pool, u8)> {
        Vec::new()
    }

    fn text_too_long(pick: &Pick) -> bool {
        pick.name.len() > Setup::TEXT_LIMIT
    }

    fn steps(_game: &Game, _seat: SeatId, _state: &State) -> Vec<StepInfo> {
        Vec::new()
    }

    fn step_phase(step: Step) -> Phase {
        match step {}
    }

    fn candidates(_game: &Game, _seat: SeatId, _state: &State) -> Vec<Candidate> {
        Vec::new()
    }

    fn decide(_draft: &mut Draft<'_>, _seat: SeatId, command: &Command) -> Outcome {
        match *command {}
    }

    fn fold(_state: &mut State, effect: &Effect) -> Result<(), Misfit> {
        match *effect {}
    }

    fn pool_kind(pool: Pool) -> u8 {
        match pool {}
    }

    fn zone_sight(zone: Zone) -> Sight {
        match zone {}
    }

    fn removable(_seat: &Seat) -> [u8; 3] {
        // Not counted: as many as a person would ever enter at once.
        [40, 20, 20]
    }

    fn on_map(_seat: &Seat) -> Option<bool> {
        None
    }

    fn may_lose_items() -> bool {
        // It may be a Vagabond.
        true
    }

    fn take(_draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
        Ok(removal.toll.warriors)
    }

    fn figure_shape(figure: Figure) -> Shape {
        match figure {}
    }
}
