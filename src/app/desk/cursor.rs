//! Undo, redo and "back to here", and what has to be put away for them.
//! They move through the ledger and nothing else: no effect is undone by hand.

use crate::app::dialog::Dialog;
use crate::app::form::Entered;
use crate::app::local::Local;
use crate::engine::entry::EntryId;
use crate::engine::seat::SeatId;

use super::{Desk, Remark, Screen};

impl Desk {
    /// Takes back the last entry. A question or form that stands has not happened yet: that goes first.
    pub fn undo(&mut self) {
        if matches!(self.remark, Some(Remark::Deleted(_))) {
            self.remark_action();
            return;
        }
        if self.leaves_form() {
            return;
        }
        if let Some(open) = &mut self.open {
            open.session.undo();
        }
        self.settle_screen();
    }

    pub fn redo(&mut self) {
        if self.leaves_form() {
            return;
        }
        if let Some(open) = &mut self.open {
            open.session.redo();
        }
        self.settle_screen();
    }

    /// Drops whatever lies open; whether that was a form that somebody was filling in.
    fn leaves_form(&mut self) -> bool {
        let asked = self.form().is_some();
        let form = asked || !matches!(self.local, Local::None);
        if asked {
            self.cancel();
        }
        self.drop_open_forms();
        form
    }

    pub(super) fn ask_back_to(&mut self, id: EntryId) {
        let undone = self.session().is_some_and(|s| s.history().undone().any(|e| e.id == id));
        if undone {
            // Nothing goes: it comes back.
            if let Some(open) = &mut self.open {
                open.session.back_to(id);
            }
            self.settle_screen();
        } else if self.session().is_some_and(|s| s.history().here() != id) {
            self.hear(Dialog::BackTo(id));
        }
    }

    pub(super) fn drop_open_forms(&mut self) {
        self.close_curtain();
        self.local = Local::None;
        self.dialog = None;
        self.remark = None;
        self.entered = Entered::default();
    }

    pub(super) fn settle_screen(&mut self) {
        let seats = self.session().map_or(0, |s| s.game().order().len());
        if self.seat.index() >= seats {
            self.seat = SeatId::default();
        }
        self.leave_ending();
        self.remember();
    }

    /// A game that goes on again has no page of its end.
    pub(super) fn leave_ending(&mut self) {
        let over = self.session().is_some_and(|s| s.game().ending.is_some());
        if self.screen == Screen::Ending && !over {
            self.screen = Screen::Table;
        }
    }
}
