//! A session: one open game. It puts commands to the engine, answers for chance, hands over what is to be kept, the
//! command that waits for answers too, and moves the cursor. It knows no screen and no language.

use crate::engine::ask::{Answer, Answerer, Ask, Form};
use crate::engine::effect::{Effect, Notice};
use crate::engine::entry::{Entry, EntryId};
use crate::engine::game::Game;
use crate::engine::history::History;
use crate::engine::offer::{Offer, offers};
use crate::engine::propose::{Proposal, propose_on};
use crate::engine::refusal::{Refusal, RefusalKind};
use crate::engine::seat::SeatId;
use crate::engine::table::Command;
use crate::store::line::Line;
use crate::store::waiting::{Found, Waiting};

use super::chance::Chance;

/// Tells the time, in milliseconds since 1970.
pub type Clock = Box<dyn Fn() -> i64>;

/// Where lines go to be kept.
pub trait Keeper {
    /// Takes a line without waiting for the disk.
    fn keep(&mut self, line: Line);
    /// Takes the command that waits for answers now, or that none does. It is never a reason to say that saving failed.
    fn wait(&mut self, waiting: Option<Waiting>);
    fn keeping(&self) -> Keeping;
    fn retry(&mut self);
    fn save_elsewhere(&mut self, path: &std::path::Path);
    /// Waits until everything is saved or has failed.
    fn settle(&mut self);
}

/// How far the disk has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Keeping {
    Saved,
    Saving,
    Failed(crate::store::SaveFault),
}

/// A command that waits for answers.
#[derive(Clone, Debug)]
pub struct Pending {
    pub command: Command,
    pub insist: bool,
    pub answers: Vec<Answer>,
    pub ask: Ask,
    /// What the question speaks of: the game as the command has it so far. None of it has happened.
    pub game: Box<Game>,
    /// What has happened in that game.
    pub so_far: Vec<Effect>,
}

/// What became of a touch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Done(EntryId),
    Asked,
    Refused(Refusal),
}

/// One open game.
pub struct Session {
    history: History,
    keeper: Box<dyn Keeper>,
    chance: Chance,
    clock: Clock,
    pending: Option<Pending>,
    /// The keeper may have a command that waits.
    kept: bool,
    refused: Option<(Command, Vec<Answer>, Refusal)>,
    notices: Vec<Notice>,
}

impl Session {
    /// Goes on with a ledger as it was read.
    pub fn resume(history: History, keeper: Box<dyn Keeper>, chance: Chance, clock: Clock) -> Self {
        Self {
            history,
            keeper,
            chance,
            clock,
            pending: None,
            kept: false,
            refused: None,
            notices: Vec::new(),
        }
    }

    /// Takes up the command that waited when the game was left, however it was left: its question stands again. One that
    /// waited elsewhere in the ledger is over. Says `false` of one that should stand here and cannot: nothing of it is done.
    /// After a fault it is taken up once, since the fault may be its own.
    pub fn take_up(&mut self, found: Found, after_fault: bool) -> bool {
        self.kept = found != Found::Nothing;
        let told = match found {
            Found::Nothing => return true,
            Found::Elsewhere => true,
            Found::Strange => false,
            Found::Waiting(waiting) => {
                let here = (self.history.here(), self.history.next_id());
                if (waiting.here, waiting.next) != here {
                    true
                } else if waiting.again && after_fault {
                    false
                } else {
                    self.stand_again(*waiting, after_fault)
                }
            }
        };
        if self.pending.is_none() {
            self.let_go();
        }
        told
    }

    fn stand_again(&mut self, waiting: Waiting, after_fault: bool) -> bool {
        let Waiting { command, insist, answers, .. } = waiting;
        let trial = propose_on(self.history.game(), &command, insist, &answers);
        let Ok(Proposal::Asked(ask)) = trial.proposal else { return false };
        // What waits is a person's word; no dice fall and no entry is made because a game is opened.
        if ask.to == Answerer::Chance {
            return false;
        }
        let (ask, game, so_far) = (*ask, Box::new(trial.game), trial.so_far);
        self.stand(Pending { command, insist, answers, ask, game, so_far }, after_fault);
        true
    }

    /// A question stands, and is kept so that it is not lost with the process.
    fn stand(&mut self, pending: Pending, again: bool) {
        self.keeper.wait(Some(Waiting {
            here: self.history.here(),
            next: self.history.next_id(),
            command: pending.command.clone(),
            insist: pending.insist,
            answers: pending.answers.clone(),
            again,
        }));
        self.kept = true;
        self.pending = Some(pending);
    }

    /// Nothing waits any more: it is done, refused or cancelled.
    fn let_go(&mut self) {
        self.pending = None;
        if std::mem::take(&mut self.kept) {
            self.keeper.wait(None);
        }
    }

    pub fn game(&self) -> &Game {
        self.history.game()
    }

    pub fn history(&self) -> &History {
        &self.history
    }

    pub fn pending(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }

    pub fn refusal(&self) -> Option<&Refusal> {
        self.refused.as_ref().map(|(_, _, refusal)| refusal)
    }

    pub fn keeping(&self) -> Keeping {
        self.keeper.keeping()
    }

    pub fn keeper(&mut self) -> &mut dyn Keeper {
        self.keeper.as_mut()
    }

    /// Waits for the disk.
    pub fn settle(&mut self) {
        self.keeper.settle();
    }

    /// Things to be heard once. Taking them is hearing them.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    pub fn offers(&self, seat: SeatId) -> Vec<Offer> {
        offers(self.game(), seat)
    }

    /// Puts a command to the engine.
    pub fn act(&mut self, command: Command) -> Outcome {
        self.pending = None;
        self.refused = None;
        self.put(command, false, Vec::new())
    }

    /// Does what was refused all the same, where the table may.
    pub fn insist(&mut self) -> Outcome {
        match self.refused.take() {
            Some((command, answers, refusal)) if refusal.can_insist => {
                // A command that was insisted on before its last answer keeps the answers it had.
                self.put(command, true, answers)
            }
            other => {
                self.refused = other;
                Outcome::Refused(Refusal::plain(RefusalKind::NothingChanges))
            }
        }
    }

    /// Answers the question that waits.
    pub fn answer(&mut self, answer: Answer) -> Outcome {
        let Some(pending) = self.pending.take() else {
            return Outcome::Refused(Refusal::plain(RefusalKind::AnswerDoesNotFit));
        };
        if !pending.ask.form.accepts(&answer) {
            let refusal = Refusal::plain(RefusalKind::AnswerDoesNotFit);
            self.pending = Some(pending);
            return Outcome::Refused(refusal);
        }
        let unseen = pending.ask.private || pending.command.names_unseen(self.history.game());
        let mut answers = pending.answers;
        answers.push(if unseen { answer.veiled() } else { answer });
        self.put(pending.command, pending.insist, answers)
    }

    /// Drops a question or a refusal: nothing has happened.
    pub fn cancel(&mut self) {
        self.let_go();
        self.refused = None;
    }

    fn put(&mut self, command: Command, insist: bool, mut answers: Vec<Answer>) -> Outcome {
        loop {
            let trial = propose_on(self.history.game(), &command, insist, &answers);
            match trial.proposal {
                Ok(Proposal::Done(effects)) => {
                    return self.commit(command, insist, answers, effects);
                }
                Ok(Proposal::Asked(ask)) if ask.to == Answerer::Chance => {
                    answers.push(self.fall(&command, &answers, &ask.form));
                }
                Ok(Proposal::Asked(ask)) => {
                    let (ask, game, so_far) = (*ask, Box::new(trial.game), trial.so_far);
                    self.stand(Pending { command, insist, answers, ask, game, so_far }, false);
                    return Outcome::Asked;
                }
                Err(refusal) => {
                    self.let_go();
                    self.refused = Some((command, answers, refusal.clone()));
                    return Outcome::Refused(refusal);
                }
            }
        }
    }

    /// What was done here with the same command before, and taken back: the last one first.
    fn siblings(&self, command: &Command) -> impl Iterator<Item = &Entry> {
        let here = self.history.here();
        self.history.all().iter().rev().filter(move |e| e.on == here && e.command == *command)
    }

    /// Chance answers; the same command at the same place falls the same way again.
    fn fall(&self, command: &Command, answers: &[Answer], form: &Form) -> Answer {
        let same = self
            .siblings(command)
            .filter(|e| e.answers.starts_with(answers))
            .filter_map(|e| e.answers.get(answers.len()))
            .find(|fell| form.accepts(fell));
        match same {
            Some(fell) => fell.clone(),
            None => self.chance.answer(self.history.next_id(), answers.len(), form),
        }
    }

    /// Whether chance was asked again for what it had answered here already, and after other answers of people. Read off
    /// the whole command, so that it does not matter how many questions, or what end of the app, came after the fall.
    fn fell_again(&self, command: &Command, insist: bool, answers: &[Answer]) -> bool {
        let before: Vec<&Entry> = self.siblings(command).collect();
        !before.is_empty() && (0..answers.len()).any(|at| {
            let asks_chance = || {
                let so_far = propose_on(self.history.game(), command, insist, &answers[..at]);
                matches!(so_far.proposal, Ok(Proposal::Asked(ask)) if ask.to == Answerer::Chance)
            };
            before.iter().any(|e| e.answers.len() > at)
                && !before.iter().any(|e| e.answers.starts_with(&answers[..=at]))
                && asks_chance()
        })
    }

    fn commit(
        &mut self,
        command: Command,
        insist: bool,
        answers: Vec<Answer>,
        effects: Vec<Effect>,
    ) -> Outcome {
        let reroll = self.fell_again(&command, insist, &answers);
        let entry = Entry {
            id: self.history.next_id(),
            on: self.history.here(),
            at: (self.clock)(),
            command,
            insist,
            answers,
            effects,
            reroll,
        };
        match self.history.push(entry.clone()) {
            Ok(()) => {
                self.notices.extend(entry.notices());
                let id = entry.id;
                self.keeper.keep(Line::Entry(Box::new(entry)));
                self.let_go();
                Outcome::Done(id)
            }
            // What the engine proposed has just been applied to the same game: this cannot happen.
            Err(broken) => {
                log::error!("an entry did not fit: {broken}");
                self.let_go();
                Outcome::Refused(Refusal::plain(RefusalKind::NothingChanges))
            }
        }
    }

    fn go_to(&mut self, id: EntryId) -> bool {
        self.let_go();
        self.refused = None;
        if self.history.go_to(id).is_err() {
            return false;
        }
        self.keeper.keep(Line::Cursor { at: id });
        true
    }

    /// Takes back the last entry; the one that laid the table stays.
    pub fn undo(&mut self) -> bool {
        self.history.before().is_some_and(|id| self.go_to(id))
    }

    pub fn redo(&mut self) -> bool {
        self.history.after().is_some_and(|id| self.go_to(id))
    }

    /// Goes back, or forth, to right after an entry of the path.
    pub fn back_to(&mut self, id: EntryId) -> bool {
        let told =
            self.history.told().any(|e| e.id == id) || self.history.undone().any(|e| e.id == id);
        told && self.history.here() != id && self.go_to(id)
    }

    /// Brings a dropped branch back.
    pub fn recover(&mut self, tip: EntryId) -> bool {
        self.history.branches().contains(&tip) && self.go_to(tip)
    }
}
