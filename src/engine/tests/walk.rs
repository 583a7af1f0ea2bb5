//! Random walks: whatever is offered, answered or typed, nothing panics, everything adds up and can be taken back.

use crate::engine::propose::Means;
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
use crate::engine::propose::{Proposal, propose};
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

// Answers

fn any_face(will: &Will<'_>, deck: DeckKind) -> Face {
    if will.rarely(3) {
        Face::Suit(will.of(&Suit::ALL))
    } else {
        Face::Named(will.of(&CardKind::of(deck).collect::<Vec<_>>()))
    }
}

/// An answer that fits, whatever the form.
pub fn fitting(will: &Will<'_>, form: &Form) -> Answer {
    match form {
        Form::YesNo => Answer::Yes(!will.rarely(4)),
        Form::OneOf(choices) => Answer::One(u8::try_from(will.below(choices.len())).unwrap()),
        Form::Number { min, max, .. } => Answer::Number(min + will.small((max - min).min(40))),
        Form::Counts { rows, min, max } => {
            let mut counts: Vec<u8> = rows.iter().map(|row| row.min).collect();
            let most: usize = rows.iter().map(|row| usize::from(row.max)).sum();
            let (min, max) = (usize::from(*min), usize::from(*max).min(most));
            let now: usize = counts.iter().map(|n| usize::from(*n)).sum();
            assert!(now.max(min) <= max, "nothing answers {form:?}");
            // Not many more than have to be: a table removes a few pieces, not forty.
            let total = now.max(min) + will.below((max - now.max(min)).min(4) + 1);
            for _ in now..total {
                let room: Vec<usize> =
                    (0..rows.len()).filter(|at| counts[*at] < rows[*at].max).collect();
                counts[will.of(&room)] += 1;
            }
            Answer::Counts(counts)
        }
        Form::Cards { from, min, max } => {
            let (min, max) = (usize::from(*min), usize::from(*max).min(from.len()));
            let n = min + will.below(max - min + 1);
            Answer::Cards(will.shuffled(from)[..n].to_vec())
        }
        Form::Faces { deck, min, max, .. } => {
            let n = min + will.byte((max - min).min(2));
            Answer::Faces((0..n).map(|_| any_face(will, *deck)).collect())
        }
        Form::Price { .. } if will.rarely(4) => Answer::Price(Price::NoCost),
        Form::Price { max } => Answer::Price(Price::Cost(will.byte(*max))),
        Form::Shuffle { cards } => Answer::Order(Veiled(will.shuffled(cards))),
    }
}

/// An answer to anything at all.
fn any_answer(will: &Will<'_>) -> Answer {
    let cards = |n: u8| -> Vec<CardId> { (0..n).map(|_| CardId(will.small(30))).collect() };
    match will.below(9) {
        0 => Answer::Yes(will.rarely(2)),
        1 => Answer::One(will.byte(255)),
        2 => Answer::Number(will.small(u16::MAX)),
        3 => Answer::Counts((0..will.byte(8)).map(|_| will.byte(255)).collect()),
        4 => Answer::Cards(cards(will.byte(6))),
        5 => Answer::Faces((0..will.byte(30)).map(|_| any_face(will, DeckKind::Base)).collect()),
        6 => Answer::Faces(vec![Face::Own { suit: will.of(&Suit::ALL), nth: will.byte(9) }]),
        7 => Answer::Price(Price::Cost(will.byte(255))),
        _ => Answer::Order(Veiled(cards(will.byte(9)))),
    }
}

// Commands

fn any_seat(will: &Will<'_>) -> SeatId {
    seat(will.byte(5))
}

fn maybe_seat(will: &Will<'_>) -> Option<SeatId> {
    (!will.rarely(3)).then(|| any_seat(will))
}

pub fn any_card(will: &Will<'_>, game: &Game) -> CardId {
    CardId(will.small(game.next_card().0 + 1))
}

fn any_zone(will: &Will<'_>) -> Zone {
    let own = given(will, |walker| walker.zone);
    match will.below(8) {
        0 => Zone::Away,
        1 => Zone::Discard,
        2 => Zone::Available,
        3 => Zone::Crafted(any_seat(will)),
        4 => Zone::Own(any_seat(will), own),
        _ => Zone::Own(seat(0), own),
    }
}

/// One of a seat's pools, or one that nobody here may have.
fn any_pool(will: &Will<'_>, game: &Game, seat: SeatId) -> FactionPool {
    let pools: Vec<FactionPool> =
        game.seat(seat).map(|s| s.pools.iter().map(|(pool, _)| pool).collect()).unwrap_or_default();
    match pools.as_slice() {
        [] => {
            let all: Vec<_> =
                walkers().iter().flat_map(|(id, walker)| walker.pick(*id, will).pools()).collect();
            will.of(&all).0
        }
        pools => will.of(pools),
    }
}

fn any_tracker(will: &Will<'_>, game: &Game) -> Tracker {
    let seat = any_seat(will);
    match will.below(3) {
        0 => Tracker::Points(seat),
        1 => Tracker::Hand(seat),
        _ => Tracker::Pool(seat, any_pool(will, game, seat)),
    }
}

fn any_play(will: &Will<'_>, game: &Game, seat: SeatId) -> FactionCommand {
    let mut all = walkers();
    // Mostly what the seat can be told; sometimes what is none of its business.
    let its = game.seat(seat).map(|who| who.faction.id());
    if !will.rarely(4) && all.iter().any(|(id, walker)| Some(*id) == its && walker.play.is_some()) {
        all.retain(|(id, _)| Some(*id) == its);
    }
    let plays: Vec<_> = all.iter().filter_map(|(_, walker)| walker.play).collect();
    will.of(&plays)(will, game)
}

fn any_command(will: &Will<'_>, game: &Game) -> Command {
    let seat = any_seat(will);
    let card = any_card(will, game);
    match will.below(34) {
        0 => Command::Begin(Box::new(table(will, FactionId::ALL[0]))),
        1 => Command::Start,
        2 => Command::EndPhase,
        3 => Command::EndTurn,
        4 => Command::Score { seat, by: i8::try_from(will.small(255)).unwrap_or(i8::MIN) },
        5 => Command::MovePoints {
            from: seat,
            to: any_seat(will),
            points: will.byte(9),
            turn: will.small(9),
        },
        6 | 7 => Command::Remove {
            by: maybe_seat(will),
            whose: maybe_seat(will),
            means: will.of(&[Means::Hits, Means::Hits, Means::Sweep]),
        },
        8 if will.rarely(2) => {
            Command::Battle { attacker: seat, defender: maybe_seat(will), by: None }
        }
        8 => Command::Craft { seat },
        9 => Command::Draw { seat },
        10 => Command::Discard { seat },
        11 => Command::UseCard { seat, card },
        12 => Command::ActivateDominance { seat },
        13 => Command::TakeDominance { seat, card },
        14 => Command::CheckDominance { seat },
        15 => Command::SetTo(any_tracker(will, game)),
        16 => Command::MoveItem { seat, item: will.of(&Item::ALL), back: will.rarely(2) },
        17 | 18 => Command::MoveCard { card, to: any_zone(will) },
        19 | 20 => Command::AddCard { to: any_zone(will) },
        21 => Command::NameCard { card },
        22 => Command::PriceCard { card },
        23 => Command::Learn(given(will, |walker| walker.figure)),
        24 => Command::Rename { seat, name: "Ada".repeat(will.below(900)) },
        25 => Command::Repick { seat, pick: any_pick(will) },
        26 => Command::Leave { seat },
        27 => Command::Return { seat },
        28 => Command::Swap { seat, with: any_seat(will) },
        29 => Command::TurnTo { seat, phase: will.of(&Phase::ALL), round: will.small(u16::MAX) },
        30 => Command::Note("n".repeat(will.below(3000))),
        31 => match u8::from(seat) {
            1 => Command::Follow(Printing::Law2025),
            2 => Command::Follow(Printing::Sixth),
            _ => Command::Reopen,
        },
        _ => Command::Play { seat, play: any_play(will, game, seat) },
    }
}

fn any_pick(will: &Will<'_>) -> FactionPick {
    let (id, walker) = will.of(&walkers());
    walker.pick(id, will)
}

/// This faction first, since walks try the first seat most; beside it others and guests.
fn table(will: &Will<'_>, first: FactionId) -> Setup {
    let mut seats = vec![sits(Walker::of(first).pick(first, will))];
    for _ in 0..1 + will.below(3) {
        let pick = any_pick(will);
        let there = seats.iter().any(|seat| seat.pick.id() == pick.id());
        seats.push(sits(if pick.id().once() && there { guest("Guest") } else { pick }));
    }
    let last = seats.len() - 1;
    if last > 1 {
        seats[last].bot = will.rarely(3);
        seats[1].points = VictoryPoints::new(will.small(12)).unwrap();
    }
    Setup { deck: will.of(&DeckKind::ALL), first: seat(will.byte(1)), ..setup(seats) }
}

// Walking

/// One walk's ledger, with everything that must hold after each step.
struct Walk<'a> {
    will: Will<'a>,
    history: History,
    /// What was done, for the test that asks whether walks go anywhere.
    done: Vec<Command>,
}

impl Walk<'_> {
    fn game(&self) -> &Game {
        self.history.game()
    }

    fn bytes(&self) -> String {
        serde_json::to_string(self.game()).unwrap()
    }

    /// Puts a command through all its questions, at times with an answer to something else.
    fn settle(
        &self,
        command: &Command,
        insist: bool,
        wild: bool,
    ) -> Option<(Vec<Effect>, Vec<Answer>)> {
        let mut answers = Vec::new();
        // No rule asks more often than this.
        for _ in 0..60 {
            let proposal = propose(self.game(), command, insist, &answers);
            assert_eq!(proposal, propose(self.game(), command, insist, &answers), "it is decided");
            match proposal {
                Ok(Proposal::Done(effects)) => return Some((effects, answers)),
                Ok(Proposal::Asked(ask)) => answers.push(self.answer(&ask, wild)),
                Err(refusal) => {
                    check_refusal(&refusal, insist, command);
                    return None;
                }
            }
        }
        panic!("{command:?} never stops asking");
    }

    fn answer(&self, ask: &Ask, wild: bool) -> Answer {
        let shuffles = matches!(ask.form, Form::Shuffle { .. });
        let counts = matches!(ask.form, Form::Number { .. });
        assert!(
            if ask.to == Answerer::Chance { shuffles || counts } else { !shuffles },
            "chance shuffles, and nobody else does"
        );
        if let Answerer::Seat(seat) = ask.to {
            assert!(self.game().seat(seat).is_some());
        }
        if wild && self.will.rarely(3) {
            return any_answer(&self.will);
        }
        let answer = fitting(&self.will, &ask.form);
        assert!(ask.form.accepts(&answer), "{answer:?} was meant to fit {ask:?}");
        answer
    }

    fn attempt(&mut self, command: Command, insist: bool, wild: bool) {
        let Some((effects, answers)) = self.settle(&command, insist, wild) else { return };
        // One answer too many is refused, not passed over.
        let more = [answers.clone(), vec![Answer::Yes(true)]].concat();
        assert!(propose(self.game(), &command, insist, &more).is_err(), "{command:?}");
        let (id, on) = (self.history.next_id(), self.history.here());
        let entry = Entry { id, on, at: 0, command, insist, answers, effects, reroll: false };
        self.enter(entry);
    }

    fn enter(&mut self, entry: Entry) {
        let text = serde_json::to_string(&entry).unwrap();
        assert_eq!(serde_json::from_str::<Entry>(&text).unwrap(), entry, "{text}");
        let before = self.bytes();
        let undo = self.history.before().is_some() || self.history.is_empty();
        self.history.push(entry.clone()).unwrap_or_else(|e| panic!("{e}: {entry:?}"));
        let after = self.bytes();
        assert_eq!(invariants::check(self.game()), [], "after {entry:?}");
        self.check(&entry);
        if undo {
            self.history.go_to(entry.on).unwrap();
            assert_eq!(self.bytes(), before, "undo of {entry:?}");
            self.history.go_to(entry.id).unwrap();
            assert_eq!(self.bytes(), after, "redo of {entry:?}");
        }
        self.done.push(entry.command);
    }

    /// What holds whatever happened, beyond what the engine's own invariants say.
    fn check(&self, entry: &Entry) {
        let game = self.game();
        assert!(entry.notices().count() <= 1, "an ending is told once: {entry:?}");
        assert_eq!(
            entry.notices().count() == 1,
            entry.effects.iter().any(|e| matches!(e, Effect::Ended(_)))
        );
        assert!(
            game.seat(game.turn.seat).is_some_and(|s| !s.left),
            "somebody has the turn: {entry:?}"
        );
        for effect in &entry.effects {
            if let Effect::Score { due, applied, .. } = effect {
                assert!(applied.abs() <= due.abs() && *due != 0, "{entry:?}");
            }
        }
        let over = game.ending.is_some() || game.playing_on;
        let thirty =
            game.seats().any(|(_, s)| !s.left && s.scores() && s.points >= VictoryPoints::TO_WIN);
        let scored = entry
            .effects
            .iter()
            .any(|e| matches!(e, Effect::Score { applied, .. } if *applied > 0));
        assert!(over || !thirty || !scored, "30 points end a game: {entry:?}");
    }

    /// What chance would seldom bring together.
    fn seldom(&self) -> Command {
        let seat = self.game().turn.seat;
        match (self.will.below(7), self.game().cards_in(Zone::Available)) {
            (0, _) => {
                let seats = self.game().order();
                let (from, to) = (self.will.of(seats), self.will.of(seats));
                let turn = self.will.small(self.game().turn.number);
                Command::MovePoints { from, to, points: 1, turn }
            }
            (1, []) => Command::AddCard { to: Zone::Available },
            (1, [card, ..]) => Command::TakeDominance { seat, card: *card },
            (2, _) => Command::TurnTo { seat, phase: Phase::Daylight, round: 1 },
            (3..=5, _) => {
                let its = self.game().seat(self::seat(0)).unwrap().faction.id();
                let seldom = Walker::of(its).seldom;
                let own = seldom.and_then(|seldom| seldom(&self.will, self.game(), self::seat(0)));
                own.unwrap_or(Command::Reopen)
            }
            _ => {
                let cards = self.game().in_effect(seat);
                let card = cards.first().copied().unwrap_or(CardId(0));
                Command::UseCard { seat, card }
            }
        }
    }

    fn step(&mut self) {
        match self.will.below(16) {
            0 => {
                if let Some(before) = self.history.before() {
                    self.history.go_to(before).unwrap();
                }
            }
            1 => {
                if let Some(after) = self.history.after() {
                    self.history.go_to(after).unwrap();
                }
            }
            2 if self.will.rarely(2) => {
                let all = u16::try_from(self.history.all().len()).unwrap();
                let id = EntryId(u32::from(self.will.small(all)).max(1));
                self.history.go_to(id).unwrap();
            }
            2..=5 => {
                let command = any_command(&self.will, self.game());
                let (insist, wild) = (self.will.rarely(3), self.will.rarely(3));
                self.attempt(command, insist, wild);
            }
            6 => self.attempt(Command::EndPhase, false, false),
            7 if self.game().turn.seat != seat(0) => {
                let (phase, round) = (self.will.of(&Phase::OF_TURN), self.game().turn.round);
                self.attempt(Command::TurnTo { seat: seat(0), phase, round }, false, false);
            }
            8 if self.will.rarely(2) => {
                // Without pieces on the map most laws have little to say.
                let pool = any_pool(&self.will, self.game(), seat(0));
                let set = Command::SetTo(Tracker::Pool(seat(0), pool));
                self.attempt(set, false, false);
            }
            9 if self.will.rarely(2) => {
                let command = self.seldom();
                self.attempt(command, false, false);
            }
            _ => {
                let seats = self.game().order().to_vec();
                // The first seat's own board is what most is to be tried on.
                let seat = if self.will.rarely(3) { self.will.of(&seats) } else { seat(0) };
                let mut offers = offers(self.game(), seat);
                let insist = self.will.rarely(5);
                offers.retain(|offer| insist || offer.verdict.is_ok());
                // Corrections are many and moves of the game few, so the part of the board is chosen first.
                let parts: [fn(Place) -> bool; 4] = [
                    |place| matches!(place, Place::Step(_)),
                    |place| matches!(place, Place::Card(_)),
                    |place| matches!(place, Place::Step(_) | Place::Events),
                    |place| matches!(place, Place::Correct),
                ];
                let part = self.will.of(&parts);
                if offers.iter().any(|offer| part(offer.place)) {
                    offers.retain(|offer| part(offer.place));
                }
                let command = match offers.as_slice() {
                    [] => Command::Reopen,
                    _ => self.will.of(&offers).command,
                };
                let wild = self.will.rarely(10);
                self.attempt(command, insist, wild);
            }
        }
        if self.game().ending.is_some() && self.will.rarely(2) {
            self.attempt(Command::Reopen, false, false);
        }
    }

    /// The fold of what counts, from the bare table, is the game.
    fn check_from_scratch(&self) {
        let mut game = Game::default();
        for entry in self.history.told() {
            game.fold(entry).unwrap();
        }
        assert_eq!(serde_json::to_string(&game).unwrap(), self.bytes());
        let copy: Game = serde_json::from_str(&self.bytes()).unwrap();
        assert_eq!(copy, *self.game());
    }
}

fn check_refusal(refusal: &Refusal, insist: bool, command: &Command) {
    assert!(!insist || !refusal.can_insist, "{command:?} was insisted on: {refusal:?}");
    assert!(!refusal.can_insist || refusal.law.is_some(), "{refusal:?}");
}

fn walk(decisions: &[u16], first: FactionId) -> Walk<'_> {
    let will = Will { left: RefCell::new(decisions) };
    let mut walk = Walk { will, history: History::default(), done: Vec::new() };
    // Nothing happens before a table is laid.
    let early = any_command(&walk.will, walk.game());
    if !matches!(early, Command::Begin(_)) {
        assert!(propose(walk.game(), &early, true, &[]).is_err());
    }
    let begin = Command::Begin(Box::new(table(&walk.will, first)));
    walk.attempt(begin, false, false);
    if !walk.will.rarely(6) {
        let mut offers = offers(walk.game(), seat(0));
        offers.retain(|offer| {
            matches!(offer.place, Place::Step(step) if step_phase(step) == Some(Phase::Setup))
        });
        for offer in offers {
            walk.attempt(offer.command, false, false);
        }
    }
    walk.attempt(Command::Start, false, false);
    while !walk.will.over() {
        walk.step();
    }
    walk.check_from_scratch();
    walk
}

fn step_phase(step: Step) -> Option<Phase> {
    match step {
        Step::Own(own) => Some(own.phase()),
        Step::Dominance | Step::Reminder(_) => None,
    }
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
