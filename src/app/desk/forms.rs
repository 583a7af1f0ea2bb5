//! The form that stands, and dialogs: filling in, sending off and leaving.
//! What the engine asked and what the app asks by itself both come through here; neither is made here.

use crate::app::dialog::Dialog;
use crate::app::form::Entered;
use crate::app::local::Local;
use crate::app::session::Session;
use crate::engine::ask::Form;
use crate::engine::suit::Suit;
use crate::engine::table::Command;

use super::{Desk, Screen};

impl Desk {
    /// The form of the question that stands.
    pub(super) fn form(&self) -> Option<Form> {
        self.session().and_then(Session::pending).map(|p| p.ask.form.clone())
    }

    pub fn set_number(&mut self, key: &str, value: i32) {
        if let Some(form) = self.form() {
            self.entered.set(&form, key, value);
        } else {
            self.local.set_number(key, value);
        }
    }

    pub fn set_text(&mut self, text: &str) {
        self.local.set_text(text);
    }

    pub fn filter(&mut self, search: &str, suit: Option<Suit>) {
        self.entered.search = search.to_owned();
        self.entered.suit = suit;
    }

    pub fn pick_card(&mut self, key: &str) {
        let Some(form) = self.form() else { return };
        if let Some(answer) = self.entered.pick(&form, key) {
            self.answer(answer);
        }
    }

    pub fn unpick_card(&mut self, key: &str) {
        let Some(form) = self.form() else { return };
        self.entered.unpick(&form, key);
    }

    /// Sends the form off.
    pub fn confirm(&mut self) {
        if let Some(form) = self.form() {
            if let Some(answer) = self.entered.answer(&form) {
                self.answer(answer);
            }
            return;
        }
        let turn = self.session().map_or(0, |s| s.game().turn.number);
        if let Some(command) = self.local.command(turn) {
            self.act(command);
        } else {
            self.confirm_file();
        }
    }

    /// Leaves the form, or whatever lies on top: nothing has happened.
    pub fn cancel(&mut self) {
        if let Some(open) = &mut self.open {
            open.session.cancel();
        }
        self.local = Local::None;
        self.entered = Entered::default();
        self.close_curtain();
    }

    pub fn dismiss_remark(&mut self) {
        if self.remark.take().is_none() {
            self.files.heard();
        }
    }

    pub fn dismiss_dialog(&mut self) {
        if let Some(Dialog::Won(_)) = self.dialog.take() {
            self.go(Screen::Ending);
        }
        if let Some(open) = &mut self.open {
            open.session.cancel();
        }
    }

    /// The dialog's second button.
    pub fn dialog_other(&mut self) {
        match self.dialog.take() {
            Some(Dialog::Won(_)) => self.act(Command::Reopen),
            Some(Dialog::Refused(_)) => self.insist(),
            Some(Dialog::BackTo(id)) => {
                if let Some(open) = &mut self.open {
                    open.session.back_to(id);
                }
                self.settle_screen();
            }
            Some(Dialog::Rescore { figure, lines }) => self.act(Command::Rescore { figure, lines }),
            Some(Dialog::Unsaved | Dialog::Stopped(_)) | None => {}
        }
    }
}
