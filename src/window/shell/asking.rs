//! The shell's part about questions: the sheet that asks, and the curtain before what is for one person's eyes.
//! What is asked and what fits comes from the desk; nothing is filled in here.

use slint::SharedString;

use crate::app::desk::Desk;
use crate::window::rows::ToUi;
use crate::window::ui;

use super::{Shell, set_if_new};

impl Shell {
    pub(super) fn show_ask(&self, desk: &Desk) {
        let asking = self.global::<ui::Asking>();
        let Some(view) = desk.ask() else {
            asking.set_kind(ui::AskKind::None);
            asking.set_private(false);
            self.asked.borrow_mut().clear();
            return;
        };
        let asked = format!("{:?}{}{}", view.kind, view.title, view.to);
        let new = *self.asked.borrow() != asked;
        self.ask_choices.set(view.choices.iter().map(ToUi::to_ui).collect());
        self.ask_numbers.set(view.numbers.iter().map(ToUi::to_ui).collect());
        self.ask_cards.set(view.cards.iter().map(ToUi::to_ui).collect());
        self.ask_picked.set(view.picked.iter().map(ToUi::to_ui).collect());
        asking.set_to(view.to.into());
        asking.set_title(view.title.into());
        set_if_new(&asking.get_lines(), view.lines.iter().map(SharedString::from).collect(), |m| {
            asking.set_lines(m)
        });
        asking.set_help(view.help.into());
        asking.set_law(view.law.into());
        asking.set_veil(view.veil.into());
        asking.set_private(view.private);
        asking.set_min(view.min);
        asking.set_max(view.max);
        asking.set_confirm(view.confirm.into());
        asking.set_can_confirm(view.can_confirm);
        asking.set_begun(desk.ask_begun());
        asking.set_text_limit(view.text_limit);
        if new {
            asking.set_text(view.text.into());
            asking.set_search(SharedString::new());
            asking.set_suit_filter(SharedString::new());
            *self.asked.borrow_mut() = asked;
        }
        asking.set_kind(view.kind.to_ui());
    }

    pub(super) fn show_curtain(&self, desk: &Desk) {
        let curtain = self.global::<ui::Curtain>();
        let view = desk.curtain().unwrap_or_default();
        self.curtain.set(view.cards.iter().map(ToUi::to_ui).collect());
        curtain.set_text(view.text.into());
        curtain.set_open(view.open);
        curtain.set_title(view.title.into());
    }
}
