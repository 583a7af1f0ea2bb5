//! Random walks: whatever is offered, answered or typed, nothing panics, everything adds up and can be taken back.

mod answers;
mod commands;
mod walking;

use std::cell::RefCell;
use std::collections::BTreeMap;

use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use proptest::{collection, num};

use crate::engine::ask::{Answer, Answerer, Ask, Form};
use crate::engine::card::{CardId, Face, Price};
use crate::engine::deck::{CardKind, DeckKind};
use crate::engine::effect::Effect;
use crate::engine::entry::{Entry, EntryId};
use crate::engine::factions::{
    FactionCommand, FactionFigure, FactionId, FactionPick, FactionPool, FactionZone, walkers,
};
use crate::engine::game::Game;
use crate::engine::history::History;
use crate::engine::invariants;
use crate::engine::item::Item;
use crate::engine::offer::{Place, offers};
use crate::engine::printing::Printing;
use crate::engine::propose::{Means, Proposal, propose};
use crate::engine::refusal::Refusal;
use crate::engine::score::VictoryPoints;
use crate::engine::seat::SeatId;
use crate::engine::setup::Setup;
use crate::engine::suit::Suit;
use crate::engine::table::{Command, Tracker};
use crate::engine::turn::{Phase, Step};
use crate::engine::veil::Veiled;
use crate::engine::zone::Zone;

use super::kit::{guest, seat, setup, sits};

use answers::any_answer;
pub use answers::fitting;
pub use commands::any_card;
use commands::{any_command, any_pool, table};
use walking::walk;

/// Where a walk gets its decisions from. When they run out it decides for the first of everything.
pub struct Will<'a> {
    left: RefCell<&'a [u16]>,
}

impl<'a> Will<'a> {
    pub fn new(decisions: &'a [u16]) -> Self {
        Self { left: RefCell::new(decisions) }
    }

    pub fn over(&self) -> bool {
        self.left.borrow().is_empty()
    }

    /// Below `n`.
    pub fn below(&self, n: usize) -> usize {
        let mut left = self.left.borrow_mut();
        let Some((first, rest)) = left.split_first() else { return 0 };
        *left = rest;
        usize::from(*first) % n.max(1)
    }

    pub fn small(&self, most: u16) -> u16 {
        u16::try_from(self.below(usize::from(most) + 1)).unwrap()
    }

    pub fn byte(&self, most: u8) -> u8 {
        u8::try_from(self.small(u16::from(most))).unwrap()
    }

    /// One time in `n`.
    pub fn rarely(&self, n: usize) -> bool {
        self.below(n) == n - 1
    }

    pub fn of<T: Clone>(&self, list: &[T]) -> T {
        list[self.below(list.len())].clone()
    }

    fn shuffled<T: Clone>(&self, list: &[T]) -> Vec<T> {
        let mut list = list.to_vec();
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i + 1));
        }
        list
    }
}

/// A command for a seat's board, where there is one to be tried.
pub type Seldom = fn(&Will<'_>, &Game, SeatId) -> Option<Command>;

/// What a walk has to know of a faction beyond what it offers; said in the faction's own tests.
#[derive(Clone, Copy, Default)]
pub struct Walker {
    /// How it is chosen; by default its pick without a word said.
    pub pick: Option<fn(&Will<'_>) -> FactionPick>,
    /// Anything that it could be told to do, at any time and of anything.
    pub play: Option<fn(&Will<'_>, &Game) -> FactionCommand>,
    pub zone: Option<fn(&Will<'_>) -> FactionZone>,
    pub figure: Option<fn(&Will<'_>) -> FactionFigure>,
    /// What chance would seldom bring together on its board.
    pub seldom: Option<Seldom>,
    /// The names of its commands, as the file has them: walks come to each of them.
    pub everything: &'static str,
}

impl Walker {
    pub fn of(id: FactionId) -> Walker {
        walkers().into_iter().find(|(other, _)| *other == id).expect("every faction is listed").1
    }

    pub fn pick(&self, id: FactionId, will: &Will<'_>) -> FactionPick {
        match self.pick {
            Some(pick) => pick(will),
            None => plain_pick(id),
        }
    }
}

/// A faction's pick without a word said; whoever sits more than once and says nothing of its own is a guest here.
pub fn plain_pick(id: FactionId) -> FactionPick {
    if !id.once() {
        return guest("Guest");
    }
    let name = serde_json::to_value(id).unwrap();
    let pick = serde_json::json!({ name.as_str().unwrap(): {} });
    serde_json::from_value(pick)
        .unwrap_or_else(|e| panic!("{id:?} says no pick to its walker: {e}"))
}

/// One of those that the factions give, if any gives one.
fn given<T>(will: &Will<'_>, give: impl Fn(&Walker) -> Option<fn(&Will<'_>) -> T>) -> T {
    let all: Vec<_> = walkers().iter().filter_map(|(_, walker)| give(walker)).collect();
    will.of(&all)(will)
}

pub fn runner(cases: u32) -> TestRunner {
    let config =
        Config { cases, failure_persistence: None, max_shrink_iters: 60, ..Config::default() };
    TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha))
}

/// What a command is called in the file, and what it came to.
fn name(command: &Command) -> String {
    fn first(value: &serde_json::Value) -> String {
        match value {
            serde_json::Value::Object(map) => {
                let (key, inner) = map.iter().next().unwrap();
                match (key.as_str(), inner.get("play")) {
                    ("play", Some(serde_json::Value::Object(play))) => {
                        let (faction, own) = play.iter().next().unwrap();
                        format!("{faction}.{}", first(own))
                    }
                    ("set_to", _) => format!("set_{}", first(inner)),
                    _ => key.clone(),
                }
            }
            other => other.as_str().unwrap_or_default().to_owned(),
        }
    }
    first(&serde_json::to_value(command).unwrap())
}

/// Walks around one faction: whatever is offered, answered or typed, nothing panics, everything adds up and can be
/// taken back; and they come to everything that it does. A fixed seed: the same walks every time.
pub fn around(first: FactionId) {
    let been = been(first, CASES);
    let name = serde_json::to_value(first).unwrap();
    let own = Walker::of(first).everything.split_whitespace();
    let own = own.map(|own| format!("{}.{own}", name.as_str().unwrap()));
    let missed: Vec<String> = own.filter(|name| !been.contains_key(name)).collect();
    assert!(missed.is_empty(), "no walk came to {missed:?}: {been:#?}");
}

fn been(first: FactionId, cases: u32) -> BTreeMap<String, usize> {
    let been: RefCell<BTreeMap<String, usize>> = RefCell::default();
    runner(cases)
        .run(&collection::vec(num::u16::ANY, 300..900), |decisions| {
            for command in walk(&decisions, first).done {
                *been.borrow_mut().entry(name(&command)).or_default() += 1;
            }
            Ok(())
        })
        .unwrap();
    been.into_inner()
}

/// Around every faction in turn, those without a word of their own too; together they come to all that a table does.
#[test]
fn walks_never_stumble_and_go_everywhere() {
    let mut all: BTreeMap<String, usize> = BTreeMap::new();
    for id in FactionId::ALL {
        for (name, n) in been(*id, CASES / 4) {
            *all.entry(name).or_default() += n;
        }
    }
    let everything = [
        "begin start end_phase end_turn turn_to score move_points remove battle craft use_card draw discard",
        "activate_dominance take_dominance check_dominance set_points set_hand set_pool move_item",
        "move_card add_card name_card price_card learn rename repick leave return swap note follow reopen",
    ];
    let everything = everything.iter().flat_map(|names| names.split(' '));
    let missed: Vec<&str> = everything.filter(|name| !all.contains_key(*name)).collect();
    assert!(missed.is_empty(), "no walk came to {missed:?}: {all:#?}");
}

/// As many around one faction as stay well under ten seconds without optimization.
const CASES: u32 = 32;
