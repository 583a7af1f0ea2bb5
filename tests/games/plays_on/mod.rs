//! A table that plays on by itself through the desk: whatever is due or offered is done in turns, and after every
//! entry the pieces and the points add up.

mod answers;
mod names;
mod turns;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use woodland_ledger::app::Chance;
use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::files::Files;
use woodland_ledger::app::session::Keeping;
use woodland_ledger::app::touch::Touch;
use woodland_ledger::engine::ask::{Answer, Countable, Form, Question};
use woodland_ledger::engine::battle::Question as Battle;
use woodland_ledger::engine::card::{Face, Price};
use woodland_ledger::engine::deck::{Body, CardKind};
use woodland_ledger::engine::effect::Effect;
use woodland_ledger::engine::entry::EntryId;
use woodland_ledger::engine::factions::FactionId;
use woodland_ledger::engine::game::Game;
use woodland_ledger::engine::history::History;
use woodland_ledger::engine::invariants;
use woodland_ledger::engine::offer::{Place, offers};
use woodland_ledger::engine::propose::Means;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::suit::Suit;
use woodland_ledger::engine::table::{Command, Tracker, due, steps};
use woodland_ledger::engine::turn::{Phase, Status, Step};
use woodland_ledger::store::ledger::load;
use woodland_ledger::store::place::Place as Folders;
use woodland_ledger::words::Language;

use names::{counts, name, whole_name};

/// A table that plays on whatever comes: it answers each question in the same way every time, in turns.
pub struct Table {
    pub desk: Desk,
    /// Turns the answers, so that not every question is answered alike. Another beginning is another game.
    pub nth: usize,
    pub points: BTreeMap<SeatId, i32>,
    seen: EntryId,
    /// What was done, as the file calls it: `lost_powers.act`, and with its first word `lizard_cult.perform.score`.
    pub done: BTreeSet<String>,
    /// Of how many seats, from the first, pieces are removed now and then.
    hit: usize,
    /// Puts something right by hand in every turn, and does first what nobody has done yet.
    pub corrects: bool,
    /// Begins a whole battle, dice and all, in one of so many chances: who wins them all leaves nobody standing.
    pub battles: usize,
    /// Cards are drawn for every turn, so that there is something to spend.
    pub generous: bool,
    /// What is done only once, by its name in the file.
    pub once: &'static str,
    /// What else must hold after every entry.
    pub holds: fn(&History),
}

pub fn seat(at: u8) -> SeatId {
    SeatId::new(at).unwrap()
}

impl Table {
    pub fn laid(folder: &Path, sits: &[&str], hit: usize, seed: u64) -> Self {
        let files =
            Files::new(Folders::find(Some(folder)).unwrap(), || 1_767_225_600_000, Arc::new(|| {}));
        let mut desk = Desk::new(files, Chance::seeded(seed), Language::English);
        desk.go(Screen::NewGame);
        while desk.new_game.seats.len() < sits.len() {
            desk.new_game.add();
        }
        while desk.new_game.seats.len() > sits.len() {
            desk.new_game.remove(sits.len());
        }
        for (at, name) in sits.iter().enumerate() {
            desk.new_game.editing = Some(at);
            let rows = desk.new_game.faction_rows(Language::English);
            let (faction, who) = name.split_once(": ").unwrap_or((*name, ""));
            let row = rows.into_iter().find(|row| row.text == faction).expect(name);
            desk.new_game.pick(at, &row.token);
            if !who.is_empty() {
                let (_, looks) = desk.new_game.look_rows(Language::English);
                let look = looks.into_iter().find(|look| look.text == who).expect(name);
                desk.new_game.pick(at, &look.token);
            }
        }
        desk.begin();
        let seats = u8::try_from(sits.len()).unwrap();
        let points = (0..seats).map(|at| (seat(at), 0)).collect();
        let (seen, done) = (EntryId::default(), BTreeSet::new());
        let mut table = Self {
            desk,
            nth: 0,
            points,
            seen,
            done,
            hit,
            corrects: false,
            battles: 1,
            generous: true,
            once: "",
            holds: |_| {},
        };
        table.look();
        table
    }

    pub fn game(&self) -> &Game {
        self.desk.session().unwrap().game()
    }

    fn next(&mut self) -> usize {
        self.nth += 1;
        self.nth
    }

    /// Puts a command, and answers what it asks.
    pub fn act(&mut self, command: Command) {
        self.desk.act(command.clone());
        for _ in 0..40 {
            let Some(pending) = self.desk.session().unwrap().pending() else { break };
            let (form, question) = (pending.ask.form.clone(), pending.ask.question.clone());
            let answer = self.answer(&form, &question);
            assert!(form.accepts(&answer), "{form:?} does not take {answer:?}");
            self.desk.session_mut().unwrap().answer(answer);
        }
        assert!(self.desk.session().unwrap().pending().is_none(), "{command:?} asks on and on");
        self.desk.dismiss_dialog();
        self.desk.dismiss_remark();
        if self.game().ending.is_some() {
            self.desk.act(Command::Reopen);
        }
        self.look();
    }

    /// Reads every entry that is new: what must hold after each of them.
    pub fn look(&mut self) {
        let session = self.desk.session().unwrap();
        let (mut points, mut seen) = (self.points.clone(), self.seen);
        let (history, game) = (session.history(), session.game());
        for entry in history.told().filter(|entry| entry.id > seen) {
            if let Command::Play { play, .. } = &entry.command {
                self.done.insert(name(play));
                self.done.insert(whole_name(play));
            }
            if matches!(entry.command, Command::Battle { by: Some(_), .. }) {
                self.done.insert("battle".to_owned());
            }
            if matches!(entry.command, Command::Craft { .. }) {
                self.done.insert(format!(
                    "{:?}.craft",
                    game.seat(entry.command.seat(game).unwrap()).unwrap().faction.id()
                ));
            }
            for effect in &entry.effects {
                if let Effect::Score { seat, applied, .. } = effect {
                    *points.get_mut(seat).unwrap() += i32::from(*applied);
                }
            }
        }
        seen = history.here().max(seen);
        assert_eq!(invariants::check(game), Vec::new(), "after entry {seen:?}");
        (self.holds)(history);
        for (seat, sum) in &points {
            let who = game.seat(*seat).unwrap();
            assert_eq!(i32::from(who.points.get()), *sum, "points of {seat:?} at {seen:?}");
        }
        (self.points, self.seen) = (points, seen);
    }

    /// Sets a number by hand.
    pub fn set(&mut self, tracker: Tracker, n: u16) {
        self.desk.act(Command::SetTo(tracker));
        let session = self.desk.session_mut().unwrap();
        session.answer(Answer::Number(n));
        while session.pending().is_some() {
            session.answer(Answer::One(0));
        }
        self.desk.dismiss_dialog();
        self.desk.dismiss_remark();
        self.look();
    }

    /// Setup: every line of everybody's.
    pub fn set_up(&mut self) {
        for at in self.game().order().to_vec() {
            for _ in 0..8 {
                let Some(info) = due(self.game(), at).into_iter().next() else { break };
                let offer = offers(self.game(), at)
                    .into_iter()
                    .find(|o| o.place == Place::Step(info.step) && o.verdict.is_ok());
                self.act(offer.expect("what is due can be done").command);
            }
            assert!(due(self.game(), at).is_empty(), "{at:?} is set up");
        }
        self.act(Command::Start);
    }

    /// What of these was never done.
    pub fn missed<'a>(&self, all: &'a str) -> Vec<&'a str> {
        all.split_whitespace().filter(|own| !self.done.contains(*own)).collect()
    }

    /// The file holds all of it.
    pub fn replays(&mut self) {
        let game = self.game().clone();
        let session = self.desk.session_mut().unwrap();
        session.settle();
        assert_eq!(session.keeping(), Keeping::Saved);
        let path = self.desk.path().unwrap().to_path_buf();
        self.desk.close_game();
        let loaded = load(&path).unwrap();
        assert_eq!(*loaded.history.game(), game, "it replays to the same game");
        println!("{} entries, points {:?}", loaded.history.told().count(), self.points);
    }
}
