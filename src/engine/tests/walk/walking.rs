//! The walk itself, and what must hold at each step of it.

use super::*;

/// One walk's ledger, with everything that must hold after each step.
pub(super) struct Walk<'a> {
    will: Will<'a>,
    history: History,
    /// What was done, for the test that asks whether walks go anywhere.
    pub done: Vec<Command>,
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

pub(super) fn walk(decisions: &[u16], first: FactionId) -> Walk<'_> {
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
