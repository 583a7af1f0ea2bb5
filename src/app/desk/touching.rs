//! Touches: each of them to the command, the form or the page that it means, and what comes of a command.
//! It decides no rule: the session says what was done, asked or refused.

use crate::app::dialog::Dialog;
use crate::app::form::{self, Entered};
use crate::app::local::Local;
use crate::app::session::Outcome;
use crate::app::touch::Touch;
use crate::app::{ledger, rescore};
use crate::engine::ask::Answer;
use crate::engine::card::CardId;
use crate::engine::effect::{Effect, Notice};
use crate::engine::entry::EntryId;
use crate::engine::seat::SeatId;
use crate::engine::table::Command;

use super::{Desk, Remark, Screen};

impl Desk {
    /// A control was touched.
    pub fn take(&mut self, token: &str) {
        if let Some(touch) = Touch::parse(token) {
            self.touch(touch);
        }
    }

    /// The same, already read.
    pub fn touch(&mut self, touch: Touch) {
        match touch {
            Touch::Do(command) => self.act(command),
            Touch::BackTo(id) => self.ask_back_to(id),
            Touch::Recover(tip) => {
                if let Some(open) = &mut self.open {
                    open.session.recover(tip);
                }
                self.settle_screen();
            }
            Touch::Answer(pick) => {
                if let Some(answer) = self.form().and_then(|form| form::picked(&form, pick)) {
                    self.answer(answer);
                }
            }
            Touch::ShowSeat(seat) => self.show_seat(seat),
            Touch::ShowCorrections(seat) => self.local = Local::Corrections(seat),
            Touch::ShowFigures(seat) => self.local = Local::Figures(seat),
            Touch::ShowCard(seat, card) => self.show_card(seat, card),
            Touch::EditName(seat) => {
                let name = self.session().and_then(|s| s.game().seat(seat)).map(|s| s.name.clone());
                self.local = Local::Name(seat, name.unwrap_or_default());
            }
            Touch::EditFaction(seat) => self.local = Local::Faction(seat),
            Touch::MovePoints(seat) => self.local = Local::MoveTo(seat),
            Touch::MoveTo(from, to) => {
                self.local = Local::MovePoints { from, to, points: 1, ago: 0 }
            }
            Touch::WriteNote => self.local = Local::Note(String::new()),
            Touch::SetTurn(seat) => self.local = Local::Turn(seat),
            Touch::SwapSeat(seat) => self.local = Local::Swap(seat),
            Touch::Look(zone) => self.look_behind(zone),
            Touch::ReadLaw(law) => self.law = Some(law),
            Touch::ShowSteps(seat) => {
                self.law = None;
                self.show_seat(seat);
            }
            Touch::ShowPoints => {
                self.law = None;
                self.go(Screen::Ledger);
            }
            Touch::TellMore => self.told += ledger::PAGE,
            Touch::ChooseLedger => self.local = Local::Whose,
            Touch::LedgerOf(seat) => {
                self.local = Local::None;
                self.ledger_of = seat;
                self.told = ledger::PAGE;
            }
            Touch::Export(kind) => self.export(kind),
            Touch::ShowEnding => self.go(Screen::Ending),
            Touch::StatisticsBy(by) => self.sorted_by = by,
            Touch::Restore { settings } => self.restore(settings),
            Touch::Choose => self.choose(),
            Touch::AskOutbox => self.ask_outbox(),
        }
    }

    fn show_card(&mut self, seat: SeatId, card: CardId) {
        self.local = Local::Card(seat, card);
    }

    /// Puts a command to the open game.
    pub fn act(&mut self, command: Command) {
        self.local = Local::None;
        self.dialog = None;
        self.remark = None;
        // Whatever comes of it, a question too: the pile that was looked at is closed first.
        self.close_curtain();
        let Some(open) = &mut self.open else { return };
        let outcome = open.session.act(command);
        self.settled(outcome);
    }

    pub(super) fn insist(&mut self) {
        self.dialog = None;
        let Some(open) = &mut self.open else { return };
        let outcome = open.session.insist();
        self.settled(outcome);
    }

    pub(super) fn answer(&mut self, answer: Answer) {
        let Some(open) = &mut self.open else { return };
        let outcome = open.session.answer(answer);
        self.settled(outcome);
    }

    fn settled(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Done(id) => self.done(id),
            Outcome::Asked => self.fresh_form(),
            Outcome::Refused(refusal) if refusal.can_insist => {
                self.hear(Dialog::Refused(refusal));
            }
            Outcome::Refused(refusal) => self.remark = Some(Remark::Refused(refusal)),
        }
    }

    /// The question that stands gets an empty form; one for somebody's eyes alone is veiled.
    pub(super) fn fresh_form(&mut self) {
        self.form_shown = false;
        let pending = self.open.as_ref().and_then(|open| open.session.pending());
        self.entered = pending.map(|p| Entered::fresh(&p.ask)).unwrap_or_default();
    }

    fn done(&mut self, id: EntryId) {
        self.entered = Entered::default();
        self.close_curtain();
        let Some(open) = &mut self.open else { return };
        for notice in open.session.take_notices() {
            match notice {
                Notice::Won(ending) => {
                    self.dialog = Some(Dialog::Won(ending));
                    self.law = None;
                }
            }
        }
        let Some(entry) = open.session.history().entry(id) else { return };
        let (effects, told_anew) =
            (entry.effects.clone(), matches!(entry.command, Command::Learn(_)));
        for effect in &effects {
            if let Effect::Learned { figure, value } = effect {
                self.files.learn(*figure, *value);
                // One that is asked when it is needed was not known, so nothing has used it.
                if told_anew {
                    let lines = rescore::differences(open.session.history(), *figure, *value);
                    if !lines.is_empty() {
                        self.dialog = Some(Dialog::Rescore { figure: *figure, lines });
                    }
                }
            } else if let Effect::Turned(turn) = effect
                && self.screen == Screen::Board
            {
                // A new turn: its seat's board comes up, unless the table as a whole is being watched.
                self.seat = turn.seat;
            }
        }
        self.leave_ending();
        self.remember();
        self.files.back_up_if_due();
    }

    /// A dialog comes up, over a law that is being read as well.
    pub(super) fn hear(&mut self, dialog: Dialog) {
        self.dialog = Some(dialog);
        self.law = None;
    }

    /// Does the due step; whether it only has choices on the very page that is shown.
    pub fn do_due(&mut self) -> bool {
        let Some(touch) = Touch::parse(&self.due().token) else { return false };
        let here = self.screen == Screen::Board && touch == Touch::ShowSeat(self.seat);
        self.touch(touch);
        here
    }
}
