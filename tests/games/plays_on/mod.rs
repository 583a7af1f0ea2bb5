//! A table that plays on by itself through the desk: whatever is due or offered is done in turns, and after every
//! entry the pieces and the points add up.

mod names;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use woodland_ledger::app::Chance;
use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::files::Files;
use woodland_ledger::app::session::Keeping;
use woodland_ledger::app::touch::Touch;
use woodland_ledger::engine::ask::{Answer, Form, Question};
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
    /// Turns the answers, so that not every question is answered alike.
    nth: usize,
    pub points: BTreeMap<SeatId, i32>,
    seen: EntryId,
    /// What was done, as the file calls it: `lost_powers.act`, and with its first word `lizard_cult.perform.score`.
    pub done: BTreeSet<String>,
    /// Of how many seats, from the first, pieces are removed now and then.
    hit: usize,
    /// Puts something right by hand in every turn, and does first what nobody has done yet.
    pub corrects: bool,
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

    fn answer(&mut self, form: &Form, question: &Question) -> Answer {
        let n = self.next();
        match form {
            Form::YesNo => {
                // In twos: what was chosen by turns took every second number.
                let yes = if self.corrects { n / 2 } else { n }.is_multiple_of(2);
                Answer::Yes(yes || matches!(question, Question::StepsLeft { .. }))
            }
            // A second ambush has to match the first: none, or the bird that always does.
            Form::OneOf(choices) if matches!(question, Question::Battle(Battle::Foil { .. })) => {
                let at = if (n / 2).is_multiple_of(2) { choices.len() - 1 } else { 0 };
                Answer::One(u8::try_from(at).unwrap())
            }
            Form::OneOf(choices) => Answer::One(u8::try_from(n % choices.len()).unwrap()),
            Form::Number { min, max, start } => {
                let more = u16::try_from(n % 2).unwrap();
                Answer::Number((start + more).clamp(*min, *max))
            }
            Form::Counts { rows, min, max } => Answer::Counts(counts(rows, *min, *max, n)),
            Form::Cards { from, min, .. } => {
                let at = n % from.len().max(1);
                let turned = from[at..].iter().chain(&from[..at]).copied();
                Answer::Cards(turned.take(usize::from((*min).max(1)).min(from.len())).collect())
            }
            Form::Faces { min, deck, .. } => {
                // Crafted and indoctrinated cards are named, others by suit alone.
                let named = CardKind::of(*deck)
                    .filter(|kind| matches!(kind.def().body, Body::Persistent(_)))
                    .filter(|kind| kind.cost() == Some(1))
                    .nth(n % 2)
                    .map(Face::Named);
                let suit = Face::Suit(Suit::ALL[n % 4]);
                let face =
                    if *min == 1 && n.is_multiple_of(3) { named.unwrap_or(suit) } else { suit };
                Answer::Faces(vec![face; usize::from((*min).max(1))])
            }
            Form::Price { max } => {
                Answer::Price(Price::Cost(u8::try_from(n % 3).unwrap().min(*max)))
            }
            Form::Shuffle { .. } => unreachable!("chance answers this"),
        }
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

    /// Takes every line of the running phase that can be taken, in order.
    fn take_phase(&mut self, who: SeatId) {
        let phase = self.game().turn.phase;
        let lines: Vec<Step> = steps(self.game(), who)
            .into_iter()
            .filter(|s| s.phase == phase)
            .map(|s| s.step)
            .collect();
        for step in lines {
            for _ in 0..4 {
                let info = steps(self.game(), who).into_iter().find(|s| s.step == step);
                let open = info.is_some_and(|i| matches!(i.status, Status::Due | Status::Optional));
                let allowed: Vec<Command> = offers(self.game(), who)
                    .into_iter()
                    .filter(|o| o.place == Place::Step(step) && o.verdict.is_ok())
                    .map(|o| o.command)
                    .collect();
                if !open || allowed.is_empty() || self.game().turn.seat != who {
                    break;
                }
                let command = self.choose(&allowed);
                self.act(command);
                if self.game().turn.phase != phase {
                    return;
                }
            }
        }
        // Followers act, and whatever else lies on cards of the board.
        for _ in 0..6 {
            let on_cards: Vec<Command> = offers(self.game(), who)
                .into_iter()
                .filter(|o| matches!(o.place, Place::Card(_)) && o.verdict.is_ok())
                .map(|o| o.command)
                .filter(
                    |c| matches!(c, Command::Play { play, .. } if name(play) == "lost_powers.act"),
                )
                .collect();
            if phase != Phase::Daylight || on_cards.is_empty() {
                break;
            }
            let n = self.next();
            self.act(on_cards[n % on_cards.len()].clone());
        }
    }

    /// One in turn; where everything is to be done, first what nobody has done yet.
    fn choose(&mut self, allowed: &[Command]) -> Command {
        let n = self.next();
        if !self.corrects {
            return allowed[n % allowed.len()].clone();
        }
        let play = |command: &Command| match command {
            Command::Play { play, .. } => Some((name(play), whole_name(play))),
            _ => None,
        };
        let fresh = |command: &&Command| {
            play(command).is_some_and(|(_, whole)| !self.done.contains(&whole))
        };
        let done = |command: &&Command| {
            play(command).is_some_and(|(own, _)| own == self.once && self.done.contains(&own))
        };
        let others: Vec<&Command> = allowed.iter().filter(|command| !done(command)).collect();
        let Some(any) = others.get(n % others.len().max(1)) else { return allowed[0].clone() };
        (*others.iter().copied().find(fresh).as_ref().unwrap_or(any)).clone()
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

    /// Something of the faction's own is put right by hand, or a count of pieces.
    fn correct(&mut self, who: SeatId) {
        let by_hand: Vec<Command> = offers(self.game(), who)
            .into_iter()
            .filter(|o| matches!(o.place, Place::Correct | Place::Card(_)) && o.verdict.is_ok())
            .map(|o| o.command)
            .filter(|command| matches!(command, Command::Play { .. }))
            .collect();
        if !by_hand.is_empty() {
            let command = self.choose(&by_hand);
            self.act(command);
        }
        let pools: Vec<_> = self.game().seat(who).unwrap().pools.iter().map(|(p, _)| p).collect();
        if !pools.is_empty() {
            let n = self.next();
            self.act(Command::SetTo(Tracker::Pool(who, pools[n % pools.len()])));
        }
    }

    pub fn turn(&mut self) {
        let (who, number) = (self.game().turn.seat, self.game().turn.number);
        // Cards to spend: a generous table.
        for _ in 0..if self.generous { 3 } else { 0 } {
            self.act(Command::Draw { seat: who });
        }
        for _ in 0..3 {
            self.take_phase(who);
            if self.game().turn.number != number {
                return;
            }
            // Somebody is hit now and then, by the seats in turn.
            let n = self.next();
            let whose = seat(u8::try_from(n % self.hit).unwrap());
            let remove = Command::Remove { by: Some(who), whose: Some(whose), means: Means::Hits };
            if whose != who && n.is_multiple_of(6) {
                self.desk.act(remove.clone());
                let can = self.desk.session().unwrap().pending().is_some();
                self.desk.cancel();
                self.desk.dismiss_dialog();
                if can {
                    self.act(remove);
                }
            }
            let guest = self.game().seats().find(|(_, s)| s.faction.id() == FactionId::Guest);
            if let Some((guest, _)) = guest.filter(|_| n.is_multiple_of(5)) {
                self.act(Command::Score { seat: guest, by: 1 });
            }
            for _ in 0..if self.corrects { 3 } else { 0 } {
                self.correct(who);
            }
            if self.game().turn.phase == Phase::Evening {
                break;
            }
            self.act(Command::EndPhase);
        }
        if self.game().turn.number.is_multiple_of(3) {
            self.read();
        }
        self.act(Command::EndTurn);
    }

    /// Every board and the ledger in both languages: nothing stumbles, nothing is left empty or unfilled.
    fn read(&mut self) {
        for language in [Language::English, Language::Dutch] {
            self.desk.set_language(language);
            for who in self.game().order().to_vec() {
                self.desk.take(&Touch::ShowSeat(who).token());
                let board = self.desk.board().unwrap();
                assert!(!board.rows.is_empty(), "{who:?}");
                // All that is seen of it, as it stands in the debugger: no name in braces that was never filled.
                let seen = format!("{board:?}");
                let unfilled = ["{n}", "{seat}", "{card}", "{left}", "{points}"];
                assert!(!unfilled.iter().any(|name| seen.contains(name)), "{seen}");
            }
            let ledger = self.desk.ledger().unwrap();
            for row in &ledger.rows {
                assert!(!row.text.trim().is_empty(), "{row:?}");
                assert!(!row.text.contains('{') && !row.detail.contains('{'), "{row:?}");
            }
            assert!(self.desk.table().is_some());
        }
        self.desk.set_language(Language::English);
    }
}

impl Table {
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
