//! The shell's part about files: the Start screen's games, backups, games brought in, and a ledger that does not open.

use std::path::Path;
use std::rc::Rc;

use super::super::models::Keyed;
use super::super::rows::ToUi;
use super::super::ui;
use super::Shell;
use crate::app::desk::{Desk, Screen};
use crate::app::{shelf, start};

/// The lists of these screens.
pub struct Lists {
    games: Keyed<ui::GameRow>,
    finished: Keyed<ui::GameRow>,
    made: Keyed<ui::FileRow>,
    found: Keyed<ui::FileRow>,
    deleted: Keyed<ui::FileRow>,
    imports: Keyed<ui::FileRow>,
    repair: Keyed<ui::FileRow>,
}

impl Lists {
    pub fn new() -> Self {
        Self {
            games: Keyed::new(|r| &r.key),
            finished: Keyed::new(|r| &r.key),
            made: Keyed::new(|r| &r.key),
            found: Keyed::new(|r| &r.key),
            deleted: Keyed::new(|r| &r.key),
            imports: Keyed::new(|r| &r.key),
            repair: Keyed::new(|r| &r.key),
        }
    }

    pub fn lend(&self, shell: &Shell) {
        let start = shell.global::<ui::Start>();
        start.set_games(self.games.model());
        start.set_finished(self.finished.model());
        let shelf = shell.global::<ui::Shelf>();
        shelf.set_made(self.made.model());
        shelf.set_found(self.found.model());
        shelf.set_deleted(self.deleted.model());
        shelf.set_imports(self.imports.model());
        shelf.set_repair_backups(self.repair.model());
    }
}

impl Shell {
    pub(super) fn listen_shelf(self: &Rc<Self>) {
        let start = self.global::<ui::Start>();
        on!(self, start, on_continue_game, |desk, key| desk.open_game(Path::new(key.as_str())));
        on!(self, start, on_open, |desk, key| desk.open_game(Path::new(key.as_str())));
        on!(self, start, on_duplicate, |desk, key| desk.duplicate_game(Path::new(key.as_str())));
        on!(self, start, on_delete, |desk, key| desk.delete_game(Path::new(key.as_str())));
        on!(self, start, on_rename, |desk, key| desk.ask_rename(key.as_str().into()));
        on!(self, start, on_export, |desk, key| desk.ask_export(key.as_str().into()));
        on!(self, start, on_new_game, |desk| desk.go(Screen::NewGame));
        on!(self, start, on_welcome_done, |desk| desk.welcomed());

        let shelf = self.global::<ui::Shelf>();
        on!(self, shelf, on_back_up, |desk| desk.back_up_to_file());
        on!(self, shelf, on_restore, |desk, key| desk.ask_restore(Path::new(key.as_str())));
        on!(self, shelf, on_put_back, |desk, key| desk.put_back(Path::new(key.as_str())));
        on!(self, shelf, on_import, |desk, key| desk.import(Path::new(key.as_str())));
        on!(self, shelf, on_import_other, |desk| desk.ask_import());
        on!(self, shelf, on_restore_other, |desk| desk.ask_backup());
        on!(self, shelf, on_other_folder, |desk| desk.ask_outbox());
        on!(self, shelf, on_mend, |desk| desk.mend());
        on!(self, shelf, on_put_aside, |desk| desk.put_aside());
        on!(self, shelf, on_restore_damaged, |desk, key| desk
            .restore_damaged(Path::new(key.as_str())));
    }

    pub(super) fn show_start(&self, desk: &Desk) {
        let screen = self.global::<ui::Start>();
        screen.set_first_start(desk.first_start());
        if desk.screen() != Screen::Start {
            return;
        }
        let view = start::start(desk);
        screen.set_going_on(view.going_on.map(|g| g.to_ui()).unwrap_or_default());
        self.shelf.games.set(view.games.iter().map(ToUi::to_ui).collect());
        self.shelf.finished.set(view.finished.iter().map(ToUi::to_ui).collect());
    }

    pub(super) fn show_shelf(&self, desk: &Desk) {
        let ui = self.global::<ui::Shelf>();
        match desk.screen() {
            Screen::Backups => {
                let view = shelf::backups(desk);
                self.shelf.made.set(view.made.iter().map(ToUi::to_ui).collect());
                self.shelf.found.set(view.found.iter().map(ToUi::to_ui).collect());
                self.shelf.deleted.set(view.deleted.iter().map(ToUi::to_ui).collect());
                ui.set_backup_fault(view.fault.into());
                ui.set_outbox(view.outbox.into());
            }
            Screen::Import => {
                self.shelf.imports.set(shelf::imports(desk).iter().map(ToUi::to_ui).collect());
            }
            Screen::Repair => {
                let view = desk.repair().unwrap_or_default();
                self.shelf.repair.set(view.backups.iter().map(ToUi::to_ui).collect());
                ui.set_repair_name(view.name.into());
                ui.set_repair_fault(view.fault.into());
                ui.set_readable(view.readable.into());
                ui.set_standing(view.standing.into());
                ui.set_can_mend(view.can_mend);
                ui.set_can_put_aside(view.can_put_aside);
            }
            Screen::Start
            | Screen::NewGame
            | Screen::Table
            | Screen::Board
            | Screen::Ledger
            | Screen::Law
            | Screen::Settings
            | Screen::About
            | Screen::Ending
            | Screen::Statistics => {}
        }
    }
}
