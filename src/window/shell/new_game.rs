//! The shell's part about the table that is being laid.
//! Which choices there are and what is wrong with them the desk says.

use slint::SharedString;

use crate::app::desk::{Desk, Screen};
use crate::app::reach;
use crate::window::rows::ToUi;
use crate::window::ui;
use crate::words::say;

use super::{Shell, set_if_new};

impl Shell {
    pub(super) fn show_new_game(&self, desk: &Desk) {
        if desk.screen() != Screen::NewGame {
            return;
        }
        let language = desk.language();
        let new_game = self.global::<ui::NewGame>();
        let table = &desk.new_game;
        self.new_seats.set(table.rows(language).iter().map(ToUi::to_ui).collect());
        self.new_factions.set(table.faction_rows(language).iter().map(ToUi::to_ui).collect());
        let (looks_title, looks) = table.look_rows(language);
        self.new_looks.set(looks.iter().map(ToUi::to_ui).collect());
        new_game.set_looks_title(looks_title.into());
        self.new_bots.set(table.bot_rows(language).iter().map(ToUi::to_ui).collect());
        self.new_decks.set(table.deck_rows(language).iter().map(ToUi::to_ui).collect());
        let (deals, rules): (Vec<_>, Vec<_>) =
            table.option_rows(language).into_iter().partition(|row| row.group == "deals");
        self.new_deals.set(deals.iter().map(ToUi::to_ui).collect());
        self.new_rules.set(rules.iter().map(ToUi::to_ui).collect());
        self.new_orders.set(table.order_rows(language).iter().map(ToUi::to_ui).collect());
        let none = crate::engine::game::Game::default();
        let fault = table.fault();
        let faults: Vec<SharedString> =
            fault.iter().map(|f| say::refusal(language, &none, f).into()).collect();
        set_if_new(&new_game.get_faults(), faults, |m| new_game.set_faults(m));
        let words = |list: Vec<String>| -> Vec<SharedString> {
            list.into_iter().map(SharedString::from).collect()
        };
        let exclusions = words(table.exclusions(language));
        set_if_new(&new_game.get_exclusions(), exclusions, |m| new_game.set_exclusions(m));
        new_game.set_reach(reach::told(language, &table.seats).into());
        new_game.set_reach_low(reach::reach(&table.seats).low());
        new_game.set_can_begin(fault.is_none());
        new_game.set_can_add(table.can_add());
        new_game.set_can_repeat(desk.can_repeat());
        let editing = table.editing.map(|at| at.to_string()).unwrap_or_default();
        new_game.set_editing(editing.into());
    }
}
