//! A table for tests: it plays commands as the app does and checks after every entry what must always hold.
//! Printed figures in tests are made up: no source gives the real ones.

use crate::engine::ask::{Answer, Answerer, Ask, Form};
use crate::engine::card::{CardId, Face, Price};
use crate::engine::deck::{CardKind, DeckKind};
use crate::engine::effect::Effect;
use crate::engine::entry::Entry;
use crate::engine::factions::{FactionPick, guest};
use crate::engine::figure::Figures;
use crate::engine::game::Game;
use crate::engine::history::History;
use crate::engine::invariants;
use crate::engine::law::LawRef;
use crate::engine::printing::Printing;
use crate::engine::propose::{Proposal, propose};
use crate::engine::refusal::{Refusal, RefusalKind};
use crate::engine::score::{Reason, VictoryPoints};
use crate::engine::seat::{SeatId, SeatSetup};
use crate::engine::setup::{Lots, Setup};
use crate::engine::suit::Suit;
use crate::engine::table::{self, Command, Tracker};
use crate::engine::turn::{Phase, Step, StepInfo};
use crate::engine::veil::Veiled;
use crate::engine::zone::Zone;

pub fn seat(n: u8) -> SeatId {
    SeatId::new(n).unwrap()
}

pub fn guest(name: &str) -> FactionPick {
    FactionPick::Guest(guest::Pick { name: name.to_owned(), colour: guest::Colour::Red })
}

pub fn sits(pick: impl Into<FactionPick>) -> SeatSetup {
    SeatSetup {
        name: String::new(),
        pick: pick.into(),
        bot: false,
        points: VictoryPoints::default(),
    }
}

pub fn setup(seats: Vec<SeatSetup>) -> Setup {
    Setup {
        seats,
        deck: DeckKind::Base,
        first: seat(0),
        figures: Figures::default(),
        printing: Printing::default(),
        lots: Lots::default(),
    }
}

pub fn kind(name: &str, suit: Suit) -> CardKind {
    CardKind::find(name, suit).unwrap_or_else(|| panic!("no card {name}"))
}

pub fn named(name: &str, suit: Suit) -> Face {
    Face::Named(kind(name, suit))
}

// Answers, short

pub fn yes() -> Answer {
    Answer::Yes(true)
}

pub fn no() -> Answer {
    Answer::Yes(false)
}

pub fn number(n: u16) -> Answer {
    Answer::Number(n)
}

pub fn counts<const N: usize>(n: [u8; N]) -> Answer {
    Answer::Counts(n.to_vec())
}

pub fn faces<const N: usize>(n: [Face; N]) -> Answer {
    Answer::Faces(n.to_vec())
}

pub fn cost(n: u8) -> Answer {
    Answer::Price(Price::Cost(n))
}

/// A table with its ledger.
#[derive(Clone)]
pub struct Table {
    pub history: History,
}

impl Table {
    /// Lays a table; the entry that does so is the first of its ledger.
    pub fn lay(setup: Setup) -> Table {
        let mut table = Table { history: History::default() };
        table.play(Command::Begin(Box::new(setup)), &[]);
        table
    }

    /// Guests alone, in the Birdsong of the first.
    pub fn of_guests(n: u8) -> Table {
        let seats = (0..n).map(|i| sits(guest(&format!("Guest {i}")))).collect();
        let mut table = Table::lay(setup(seats));
        table.play(Command::Start, &[]);
        table
    }

    pub fn game(&self) -> &Game {
        self.history.game()
    }

    pub fn points(&self, seat: SeatId) -> u16 {
        self.game().seat(seat).unwrap().points.get()
    }

    pub fn hand(&self, seat: SeatId) -> u8 {
        self.game().seat(seat).unwrap().hand
    }

    pub fn cards(&self, zone: Zone) -> Vec<CardId> {
        self.game().cards_in(zone).to_vec()
    }

    pub fn bytes(&self) -> String {
        serde_json::to_string(self.game()).unwrap()
    }

    pub fn step(&self, seat: SeatId, step: impl Into<Step>) -> StepInfo {
        let step = step.into();
        let mut steps = table::steps(self.game(), seat);
        steps.retain(|info| info.step == step);
        assert_eq!(steps.len(), 1, "{step:?} stands once in the checklist");
        steps.remove(0)
    }

    /// Answers the asks in turn; chance, which is nobody's to answer, turns every pile round.
    fn settle(
        &self,
        command: &Command,
        insist: bool,
        given: &[Answer],
    ) -> Result<(Proposal, Vec<Answer>, usize), Refusal> {
        let (mut answers, mut used) = (Vec::new(), 0);
        loop {
            match propose(self.game(), command, insist, &answers)? {
                Proposal::Asked(ask) => match (&ask.form, given.get(used)) {
                    (Form::Shuffle { cards }, _) if ask.to == Answerer::Chance => {
                        let order = cards.iter().rev().copied().collect();
                        answers.push(Answer::Order(Veiled(order)));
                    }
                    // And takes the last of whatever is counted.
                    (Form::Number { max, .. }, _) if ask.to == Answerer::Chance => {
                        answers.push(Answer::Number(*max));
                    }
                    (_, Some(answer)) => {
                        answers.push(answer.clone());
                        used += 1;
                    }
                    (_, None) => return Ok((Proposal::Asked(ask), answers, used)),
                },
                done @ Proposal::Done(_) => return Ok((done, answers, used)),
            }
        }
    }

    fn carry_out(&mut self, command: Command, insist: bool, given: &[Answer]) -> Entry {
        let settled = self.settle(&command, insist, given);
        let (effects, answers) = match settled {
            Ok((Proposal::Done(effects), answers, used)) => {
                assert_eq!(used, given.len(), "{command:?} asked for less than was answered");
                (effects, answers)
            }
            Ok((Proposal::Asked(ask), ..)) => panic!("{command:?} goes on to ask {ask:?}"),
            Err(refusal) => panic!("{command:?} is refused: {refusal:?}"),
        };
        let (id, on) = (self.history.next_id(), self.history.here());
        let entry = Entry { id, on, at: 0, command, insist, answers, effects, reroll: false };
        let text = serde_json::to_string(&entry).unwrap();
        assert_eq!(serde_json::from_str::<Entry>(&text).unwrap(), entry, "{text}");
        self.push(entry.clone());
        entry
    }

    /// Adds an entry and checks what holds after every entry.
    pub fn push(&mut self, entry: Entry) {
        let before = self.bytes();
        self.history.push(entry.clone()).unwrap();
        let after = self.bytes();
        assert_eq!(invariants::check(self.game()), [], "after {:?}", entry.command);
        self.history.go_to(entry.on).unwrap();
        assert_eq!(self.bytes(), before, "undo takes all of it back");
        self.history.go_to(entry.id).unwrap();
        assert_eq!(self.bytes(), after, "redo brings all of it back");
    }

    /// Carries a command out with these answers, no fewer and no more.
    pub fn play(&mut self, command: Command, answers: &[Answer]) -> Entry {
        self.carry_out(command, false, answers)
    }

    /// The same, although the law forbids it.
    pub fn insist(&mut self, command: Command, answers: &[Answer]) -> Entry {
        let refusal = self.refused(command.clone(), answers);
        assert!(refusal.can_insist, "{refusal:?}");
        self.carry_out(command, true, answers)
    }

    /// What a command asks after these answers.
    pub fn asked(&self, command: Command, answers: &[Answer]) -> Ask {
        match self.settle(&command, false, answers) {
            Ok((Proposal::Asked(ask), _, used)) if used == answers.len() => *ask,
            other => panic!("{command:?} does not ask: {other:?}"),
        }
    }

    /// Why a command is refused; nothing has changed.
    pub fn refused(&self, command: Command, answers: &[Answer]) -> Refusal {
        let before = self.bytes();
        let refusal = match self.settle(&command, false, answers) {
            Err(refusal) => refusal,
            other => panic!("{command:?} is not refused: {other:?}"),
        };
        assert_eq!(self.bytes(), before);
        refusal
    }

    /// Refused for this reason by this law.
    pub fn forbids(
        &self,
        command: Command,
        answers: &[Answer],
        kind: impl Into<RefusalKind>,
        law: &str,
    ) {
        let refusal = self.refused(command, answers);
        assert_eq!(refusal.kind, kind.into());
        assert_eq!(refusal.law.map(LawRef::full).as_deref(), Some(law));
    }

    pub fn undo(&mut self) {
        let before = self.history.before().expect("something to undo");
        self.history.go_to(before).unwrap();
    }

    pub fn redo(&mut self) {
        let after = self.history.after().expect("something to redo");
        self.history.go_to(after).unwrap();
    }

    // Laying a table out by hand, in the open as a table would

    pub fn turn_to(&mut self, seat: SeatId, phase: Phase) {
        let now = self.game().turn;
        if (now.seat, now.phase) != (seat, phase) {
            let round = now.round.max(1);
            self.play(Command::TurnTo { seat, phase, round }, &[]);
        }
    }

    pub fn set_points(&mut self, seat: SeatId, points: u16) {
        self.play(Command::SetTo(Tracker::Points(seat)), &[number(points)]);
    }

    pub fn set_hand(&mut self, seat: SeatId, cards: u16) {
        self.play(Command::SetTo(Tracker::Hand(seat)), &[number(cards)]);
    }

    pub fn lay_card(&mut self, face: Face, to: Zone) -> CardId {
        let card = self.game().next_card();
        self.play(Command::AddCard { to }, &[faces([face])]);
        card
    }
}

/// An entry's points in order: whose, how many moved the marker, and by which law.
pub fn scores(entry: &Entry) -> Vec<(SeatId, i16, String)> {
    entry
        .effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Score { seat, applied, law, .. } => {
                Some((*seat, *applied, law.map(LawRef::full).unwrap_or_default()))
            }
            _ => None,
        })
        .collect()
}

/// Why an entry scored, in order.
pub fn reasons(entry: &Entry) -> Vec<Reason> {
    entry
        .effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Score { reason, .. } => Some(reason.clone()),
            _ => None,
        })
        .collect()
}

/// A line as the ledger writes it, for tests of `scores`.
pub fn line(seat: SeatId, points: i16, law: &str) -> (SeatId, i16, String) {
    (seat, points, law.to_owned())
}
