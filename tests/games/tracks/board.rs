//! One seat's board, followed along the lines of a recorded game.

use std::collections::VecDeque;

use woodland_ledger::engine::card::Face;
use woodland_ledger::engine::deck::{Body, CardKind, DeckKind};
use woodland_ledger::engine::effect::Effect;
use woodland_ledger::engine::entry::{Entry, EntryId};
use woodland_ledger::engine::factions::marquise::{
    Building, Piece, next_cost, next_points, to_draw,
};
use woodland_ledger::engine::factions::{self, Faction, FactionEffect, FactionPick, FactionPool};
use woodland_ledger::engine::factions::{eyrie, marquise};
use woodland_ledger::engine::game::Game;
use woodland_ledger::engine::item::Item;
use woodland_ledger::engine::score::VictoryPoints;
use woodland_ledger::engine::seat::{SeatId, SeatSetup};
use woodland_ledger::engine::setup::Setup;
use woodland_ledger::engine::table::Command;
use woodland_ledger::engine::zone::{End, Zone};

use super::notation::{Term, gone, suits, terms};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    Roosts,
    Turmoil,
    Item,
    Removal,
    Build,
    Wood,
    Draw,
    /// Points without anything on the line that gives them.
    Nothing,
}

/// One thing that the lines and our tracks both have a number for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub turn: usize,
    pub what: What,
    pub written: i32,
    pub ours: i32,
}

/// One seat's board, followed along the lines.
pub struct Board {
    letter: char,
    game: Game,
    deck: DeckKind,
    lines: usize,
    pub events: Vec<Event>,
    /// What should score and has not yet been written down on this line.
    open: VecDeque<(What, i32)>,
    wood: i32,
}

pub fn seat() -> SeatId {
    SeatId::new(0).unwrap()
}

impl Board {
    pub fn new(letter: char, deck: DeckKind) -> Self {
        let pick: FactionPick = match letter {
            'E' => eyrie::Pick::default().into(),
            _ => marquise::Pick::default().into(),
        };
        let other =
            factions::guest::Pick { name: "Others".into(), colour: factions::guest::Colour::Grey };
        let sit = |pick| SeatSetup {
            name: String::new(),
            pick,
            bot: false,
            points: VictoryPoints::default(),
        };
        let setup = Box::new(Setup {
            seats: vec![sit(pick), sit(other.into())],
            deck,
            first: seat(),
            figures: Default::default(),
            printing: Default::default(),
            lots: Default::default(),
        });
        let (open, events) = (VecDeque::new(), Vec::new());
        let mut board =
            Board { letter, game: Game::default(), deck, lines: 0, events, open, wood: 0 };
        board.apply(vec![Effect::Began(setup)]);
        board
    }

    fn apply(&mut self, effects: Vec<Effect>) {
        let entry = Entry {
            id: EntryId(1),
            on: EntryId(0),
            at: 0,
            command: Command::Note(String::new()),
            insist: false,
            answers: Vec::new(),
            effects,
            reroll: false,
        };
        self.game.fold(&entry).unwrap();
    }

    fn shift(&mut self, from: impl Into<FactionPool>, to: impl Into<FactionPool>, n: u8) {
        let (from, to) = (from.into(), to.into());
        self.apply(vec![Effect::Shift { seat: seat(), from, to, n }]);
    }

    fn own(&mut self, effect: impl Into<FactionEffect>) {
        self.apply(vec![Effect::Own { seat: seat(), effect: effect.into() }]);
    }

    fn eyrie(&self) -> Option<&eyrie::State> {
        match &self.game.seat(seat()).unwrap().faction {
            Faction::Eyrie(state) => Some(state),
            _ => None,
        }
    }

    fn count(&self, pool: impl Into<FactionPool>) -> u8 {
        self.game.seat(seat()).unwrap().pools.count(pool.into())
    }

    fn event(&mut self, what: What, written: i32, ours: i32) {
        let turn = self.lines.saturating_sub(2);
        self.events.push(Event { turn, what, written, ours });
    }

    /// Something that scores; what scored before it and was not written down by now never is.
    fn scores(&mut self, what: What, ours: i32) {
        self.forget();
        if ours != 0 {
            self.open.push_back((what, ours));
        }
    }

    fn forget(&mut self) {
        while let Some((what, ours)) = self.open.pop_front() {
            self.event(what, 0, ours);
        }
    }

    // The board's own moves

    fn place(&mut self, kind: &str, n: u8) {
        if self.letter == 'E' {
            return self.shift(eyrie::Pool::Track, eyrie::Pool::Roosts, n);
        }
        let piece = match kind {
            "_k" => Piece::Keep,
            "_s" => Piece::Building(Building::Sawmill),
            "_w" => Piece::Building(Building::Workshop),
            _ => Piece::Building(Building::Recruiter),
        };
        if let (Piece::Building(building), true) = (piece, self.lines > 2) {
            let (cost, points) = (
                next_cost(&self.game, seat(), building).unwrap(),
                next_points(&self.game, seat(), building).unwrap(),
            );
            let paid = std::mem::take(&mut self.wood);
            self.event(What::Wood, paid, cost.into());
            self.scores(What::Build, points.into());
        }
        self.shift(marquise::Pool::Supply(piece), marquise::Pool::Map(piece), n);
    }

    fn lose(&mut self, kind: &str, n: u8) {
        if self.letter == 'E' {
            return self.shift(eyrie::Pool::Roosts, eyrie::Pool::Track, n);
        }
        let piece = match kind {
            "_s" => Piece::Building(Building::Sawmill),
            "_w" => Piece::Building(Building::Workshop),
            _ => Piece::Building(Building::Recruiter),
        };
        self.shift(marquise::Pool::Map(piece), marquise::Pool::Supply(piece), n);
    }

    fn craft(&mut self, item: char) {
        let item = match item {
            's' => Item::Sword,
            'b' => Item::Bag,
            'c' => Item::Coins,
            'x' => Item::Crossbow,
            'h' => Item::Hammer,
            't' => Item::Tea,
            _ => Item::Boot,
        };
        let printed = CardKind::of(self.deck).find_map(|kind| match kind.def().body {
            Body::Item { item: its, points } if its == item => Some(points),
            _ => None,
        });
        let printed = printed.expect("an item that some card gives");
        let who = self.game.seat(seat()).unwrap();
        let points = factions::item_points(who, printed);
        self.scores(What::Item, points.into());
    }

    fn decree(&mut self, cards: &str, column: char) {
        let column = match column {
            'r' => eyrie::Column::Recruit,
            'm' => eyrie::Column::Move,
            'x' => eyrie::Column::Battle,
            _ => eyrie::Column::Build,
        };
        for (suit, n) in suits(cards) {
            for _ in 0..n {
                let to = Zone::Own(seat(), eyrie::Zone::Decree(column).into());
                let card = self.game.next_card();
                let face = Face::Suit(suit);
                self.apply(vec![Effect::Dealt { card, face, to, end: End::Bottom }]);
            }
        }
    }

    fn turmoil(&mut self, written: i32) {
        let state = self.eyrie().unwrap();
        let birds = eyrie::birds(&self.game, seat(), state);
        self.event(What::Turmoil, written, -i32::from(birds));
        for column in eyrie::Column::ALL {
            let from = Zone::Own(seat(), eyrie::Zone::Decree(column).into());
            for card in self.game.cards_in(from).to_vec() {
                let (to, end) = (Zone::Discard, End::Top);
                self.apply(vec![Effect::Card { card, from, to, end }]);
            }
        }
    }

    fn lead(&mut self, leader: &str) {
        let leader = match leader {
            "builder" => eyrie::Leader::Builder,
            "charismatic" => eyrie::Leader::Charismatic,
            "commander" => eyrie::Leader::Commander,
            _ => eyrie::Leader::Despot,
        };
        self.own(eyrie::Effect::Leads(leader));
    }

    /// Enemy buildings and tokens: 1 each, and what the Despot adds in battle.
    fn remove(&mut self, pieces: u8, battle: bool) {
        let despot =
            battle && self.eyrie().is_some_and(|state| state.leader == Some(eyrie::Leader::Despot));
        self.scores(What::Removal, i32::from(pieces) + i32::from(despot));
    }

    fn drawn(&self) -> i32 {
        match self.letter {
            'E' => eyrie::cards_drawn(self.count(eyrie::Pool::Roosts)).into(),
            _ => to_draw(&self.game, seat()).into(),
        }
    }

    // Lines

    pub fn line(&mut self, head: &str, actions: &[&str]) {
        let ours = head.chars().eq([self.letter]);
        self.lines += usize::from(ours);
        if !ours {
            for action in actions {
                for (kind, n) in gone(action, self.letter) {
                    self.lose(kind, n);
                }
            }
            return;
        }
        let draw = format!("#->{}", self.letter);
        let last_draw = actions.iter().rposition(|a| a.ends_with(&draw));
        let mut scored_roosts = false;
        for (at, action) in actions.iter().enumerate() {
            self.action(action, at, last_draw, actions, &mut scored_roosts);
        }
        self.forget();
    }

    fn action(
        &mut self,
        action: &str,
        at: usize,
        last_draw: Option<usize>,
        actions: &[&str],
        scored_roosts: &mut bool,
    ) {
        if let Some(points) = action.strip_prefix("++") {
            let n = if points.is_empty() { 1 } else { points.parse().unwrap() };
            let more = actions[at + 1..].iter().any(|a| a.starts_with("++"));
            let evening = self.letter == 'E' && last_draw.is_some_and(|draw| at < draw) && !more;
            if let Some((what, ours)) = self.open.pop_front() {
                self.event(what, n, ours);
            } else if evening {
                *scored_roosts = true;
                let roosts = eyrie::roost_points(self.count(eyrie::Pool::Roosts));
                self.event(What::Roosts, n, roosts.into());
            } else {
                self.event(What::Nothing, n, 0);
            }
        } else if action == "$_->" {
            let lost = actions.get(at + 1).and_then(|a| a.strip_prefix("--")).unwrap_or("0");
            let n: i32 = if lost.is_empty() { 1 } else { lost.parse().unwrap() };
            self.forget();
            self.turmoil(-n);
        } else if Some(at) == last_draw {
            self.forget();
            if self.letter == 'E' && !*scored_roosts {
                let roosts = eyrie::roost_points(self.count(eyrie::Pool::Roosts));
                if roosts > 0 {
                    self.event(What::Roosts, 0, roosts.into());
                }
            }
            let n = action.split('#').next().unwrap_or_default();
            let written = if n.is_empty() { 1 } else { n.parse().unwrap() };
            let ours = self.drawn();
            self.event(What::Draw, written, ours);
        } else if let Some(item) = action.strip_prefix("Z%") {
            self.craft(item.chars().next().unwrap());
        } else if let Some((cards, column)) = action.split_once("#E->$_") {
            self.decree(cards, column.chars().next().unwrap());
        } else if let Some(leader) = action.strip_prefix('#').and_then(|a| a.strip_suffix("->$")) {
            self.lead(leader);
        } else if let Some((from, to)) = action.split_once("->") {
            // A guess at a face-down token, written with a question mark, is no battle.
            let battle = !at.checked_sub(1).is_some_and(|before| actions[before].starts_with('?'));
            self.moved(from, to, battle);
        }
    }

    fn moved(&mut self, from: &str, to: &str, battle: bool) {
        if to.is_empty() {
            let there = terms(from);
            let theirs = |t: &&Term| t.whose != ' ' && t.whose != self.letter;
            let scoring = |t: &&Term| theirs(t) && t.piece.starts_with(['b', 't']);
            let pieces: u8 = there.iter().filter(scoring).map(|t| t.n).sum();
            let wood = there.iter().filter(|t| t.whose == ' ' && t.piece == "t");
            self.wood = wood.map(|t| i32::from(t.n)).sum();
            if pieces > 0 {
                self.remove(pieces, battle);
            }
            return;
        }
        // Without a clearing before the arrow, and so out of the supply.
        let places = u8::try_from(to.split('+').count()).unwrap();
        for term in terms(from).into_iter().filter(|t| t.whose == ' ' && !t.placed) {
            if term.piece.starts_with('b') || term.piece == "t_k" {
                self.place(&term.piece[1..], term.n.max(1) * places);
            }
        }
    }
}
