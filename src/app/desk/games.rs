//! The desk among files: games are opened, closed, renamed, deleted and mended; backups are made and brought back.
//! The disk it leaves to `files`: here is said what is asked of whom, and what becomes of the open game.

use std::path::{Path, PathBuf};

use crate::app::file_forms::FileForm;
use crate::app::files::{ExportKind, Imported, OpenFault, Opened, ShelfFault};
use crate::app::local::Local;
use crate::app::remark::typed;
use crate::app::repair::{Repair, RepairView};
use crate::app::session::Keeping;
use crate::engine::seat::SeatId;
use crate::store::ledger::LoadError;
use crate::words::Language;

use super::{Desk, Dialog, Open, Remark, Screen, Told, ledger};

impl Desk {
    /// Opens a saved game and goes on where it was. One that cannot be read is looked into.
    pub fn open_game(&mut self, path: &Path) {
        self.close_game();
        if self.open.is_some() {
            return;
        }
        match self.files.open(path, &self.chance) {
            Ok(opened) => {
                let (torn, lost) = (opened.torn, opened.lost);
                let turn = opened.session.game().turn.seat;
                self.opened(opened);
                let settings = self.files.settings();
                let same = settings.last_game.as_deref() == Some(self.files.short(path).as_path());
                let (screen, seat) = (Screen::from_name(&settings.last_screen), settings.last_seat);
                self.screen = if same && screen.in_game() { screen } else { Screen::Table };
                self.seat = seat.and_then(SeatId::new).filter(|_| same).unwrap_or(turn);
                if torn {
                    self.remark = Some(Remark::Torn);
                } else if lost {
                    self.remark = Some(Remark::QuestionLost);
                }
                self.settle_screen();
            }
            Err(OpenFault::Load(fault)) if !matches!(fault, LoadError::Io(_)) => {
                self.look_into(path);
            }
            Err(fault) => self.remark = Some(Remark::Fault(fault)),
        }
    }

    /// Goes on with the game that was open last, if there is one that can be opened.
    pub fn resume_last(&mut self) {
        if let Some(path) = self.files.last_game() {
            self.open_first(&path);
        }
    }

    /// Opens a game as the app starts: what the start had to say is not over because of it.
    pub fn open_first(&mut self, path: &Path) {
        let (dialog, remark) = (self.dialog.take(), self.remark.take());
        self.open_game(path);
        self.dialog = dialog;
        self.remark = self.remark.take().or(remark);
    }

    pub(super) fn opened(&mut self, opened: Opened) {
        self.open = Some(Open {
            session: opened.session,
            path: opened.path,
            id: opened.id,
            told: Told::default(),
        });
        self.drop_open_forms();
        self.fresh_form();
        self.told = ledger::PAGE;
        self.ledger_of = None;
        self.files.back_up();
    }

    /// Leaves the game; whatever is not saved yet is waited for. A question that stands waits for the next opening. What
    /// the disk does not take is not left behind: the game stays, and the person is told.
    pub fn close_game(&mut self) {
        if !self.saved() {
            self.hear(Dialog::Unsaved);
            return;
        }
        if self.open.take().is_some() {
            self.files.back_up();
        }
        self.files.write_again();
        self.screen = Screen::Start;
        self.drop_open_forms();
    }

    /// Lets go of a game that something is to be done with. One that is not saved stays open.
    fn let_go(&mut self, path: &Path) -> Result<(), ShelfFault> {
        self.flush(path)?;
        if self.path() == Some(path) {
            let screen = self.screen;
            self.close_game();
            self.screen = screen;
        }
        Ok(())
    }

    /// Makes sure that a game's file holds all of it.
    fn flush(&mut self, path: &Path) -> Result<(), ShelfFault> {
        if self.path() == Some(path)
            && let Keeping::Failed(fault) = self.settled_keeping()
        {
            return Err(ShelfFault::Disk(fault));
        }
        Ok(())
    }

    /// How far the disk is with the open game, once it has done what it can.
    fn settled_keeping(&mut self) -> Keeping {
        self.session_mut().map_or(Keeping::Saved, |session| {
            session.settle();
            session.keeping()
        })
    }

    /// Says what went wrong, or what came of it.
    fn say(&mut self, done: Result<Remark, ShelfFault>) {
        self.remark = Some(done.unwrap_or_else(Remark::NotDone));
    }

    /// Deletes a game at once: it can be taken back.
    pub fn delete_game(&mut self, path: &Path) {
        let done = self.let_go(path).and_then(|()| self.files.delete(path));
        self.say(done.map(Remark::Deleted));
    }

    /// The remark's button.
    pub fn remark_action(&mut self) {
        if let Some(Remark::Deleted(moved)) = self.remark.take() {
            let back = self.files.put_back(&moved);
            self.say(back.map(|path| Remark::PutBack(crate::app::start::name(&path))));
        }
    }

    /// Brings a game back that was deleted at some time.
    pub fn put_back(&mut self, path: &Path) {
        let name = crate::app::start::name(path);
        let moved = crate::app::files::Moved { name, from: PathBuf::new(), to: path.into() };
        let back = self.files.put_back(&moved);
        self.say(back.map(|path| Remark::PutBack(crate::app::start::name(&path))));
    }

    pub fn duplicate_game(&mut self, path: &Path) {
        let copy = self.flush(path).and_then(|()| self.files.duplicate(path));
        self.say(copy.map(|path| Remark::Duplicated(crate::app::start::name(&path))));
    }

    pub fn ask_rename(&mut self, path: PathBuf) {
        let name = crate::app::start::name(&path);
        self.local = Local::File(FileForm::Name(path, name));
    }

    pub fn ask_export(&mut self, path: PathBuf) {
        let to = self.files.outbox().to_path_buf();
        self.local = Local::File(FileForm::Export { game: path, to });
    }

    /// Asks what of a backup shall come.
    pub fn ask_restore(&mut self, path: &Path) {
        match self.files.preview(path) {
            Ok(preview) => self.local = Local::File(FileForm::Restore(preview)),
            Err(fault) => self.remark = Some(Remark::NotDone(fault)),
        }
    }

    /// Sends a form about a file off.
    pub(super) fn confirm_file(&mut self) {
        let Local::File(form) = &self.local else { return };
        match form.clone() {
            FileForm::Name(path, name) => {
                self.local = Local::None;
                let done = self.let_go(&path).and_then(|()| self.files.rename(&path, &name));
                match done {
                    Ok(_) => self.remark = None,
                    Err(fault) => self.remark = Some(Remark::NotDone(fault)),
                }
            }
            FileForm::Path(form) => {
                self.local = Local::None;
                self.named(form.purpose, &typed(&form.text));
            }
            FileForm::Export { .. } | FileForm::Restore(_) => {}
        }
    }

    /// Sends the game out that the form is about, or else the open one.
    pub(super) fn export(&mut self, kind: ExportKind) {
        let path = if let Local::File(FileForm::Export { game, .. }) = &self.local {
            Some(game.clone())
        } else {
            self.path().map(Path::to_path_buf)
        };
        let Some(path) = path else { return };
        self.local = Local::None;
        let language = self.language;
        let done = self.flush(&path).and_then(|()| self.files.export(&path, kind, language));
        self.say(done.map(Remark::Exported));
    }

    /// Brings a ledger in as a new game. One that is damaged is looked into.
    pub fn import(&mut self, path: &Path) {
        match self.files.import(path) {
            Ok(imported) => self.came_in(imported),
            Err(ShelfFault::Load(LoadError::Line { .. } | LoadError::NotALedger))
                if Repair::of(&self.files, path).is_some_and(|r| r.found.is_ok()) =>
            {
                self.look_into(path);
            }
            Err(fault) => self.remark = Some(Remark::NotDone(fault)),
        }
    }

    fn came_in(&mut self, imported: Imported) {
        self.remark = Some(match imported {
            Imported::New { name, entries, .. } => {
                self.screen = Screen::Start;
                Remark::Imported { name, entries }
            }
            Imported::Here { name } => Remark::HereAlready(name),
        });
    }

    // Backups

    /// Writes everything into one file.
    pub fn back_up_to_file(&mut self) {
        self.settled_keeping();
        let done = self.files.back_up_to_file();
        self.say(done.map(|(path, index)| Remark::BackedUp {
            path,
            games: index.games.len(),
            left_out: index.left_out,
        }));
    }

    /// Brings in the backup that the form is about.
    pub(super) fn restore(&mut self, settings: bool) {
        let Local::File(FileForm::Restore(preview)) = &self.local else { return };
        let path = preview.path.clone();
        self.local = Local::None;
        let done = self.files.restore(&path, settings);
        if done.as_ref().is_ok_and(|restored| restored.settings) {
            let chosen = self.files.settings().language.as_deref().and_then(Language::from_locale);
            if let Some(language) = chosen {
                self.set_language(language);
            }
        }
        self.say(done.map(Remark::Restored));
    }

    // Repair

    /// Opens the Repair screen on a ledger that does not open.
    pub fn look_into(&mut self, path: &Path) {
        self.repair = Repair::of(&self.files, path);
        if self.repair.is_some() {
            self.screen = Screen::Repair;
        } else {
            // Nothing is wrong with it.
            self.screen = Screen::Start;
        }
    }

    pub fn repair(&self) -> Option<RepairView> {
        self.repair.as_ref().map(|repair| repair.view(self.language))
    }

    /// Opens what can be read as a new game; the damaged file is kept.
    pub fn mend(&mut self) {
        let Some(repair) = self.repair.take() else { return };
        let Ok(found) = &repair.found else { return };
        let id = self.chance.id();
        match self.files.mend(&repair.path, found, &id) {
            Ok(path) => {
                let (entries, lost) = (found.history.all().len(), found.lost);
                self.open_game(&path);
                self.remark = Some(Remark::Mended { entries, lost });
            }
            Err(fault) => {
                self.repair = Some(repair);
                self.remark = Some(Remark::NotDone(fault));
            }
        }
    }

    /// Puts the damaged file away, unchanged.
    pub fn put_aside(&mut self) {
        let Some(repair) = self.repair.take() else { return };
        match self.files.put_aside(&repair.path) {
            Ok(moved) => {
                self.screen = Screen::Start;
                self.remark = Some(Remark::PutAside(moved.to));
            }
            Err(fault) => {
                self.repair = Some(repair);
                self.remark = Some(Remark::NotDone(fault));
            }
        }
    }

    /// Brings the damaged game in from a backup, as a new game.
    pub fn restore_damaged(&mut self, backup: &Path) {
        let Some(repair) = &self.repair else { return };
        match self.files.restore_game(backup, &repair.path) {
            Ok(imported) => self.came_in(imported),
            Err(fault) => self.remark = Some(Remark::NotDone(fault)),
        }
    }

    // Saving

    pub fn retry_save(&mut self) {
        // The folder may be what is missing.
        self.files.prepare();
        self.files.write_again();
        if let Some(open) = &mut self.open {
            open.session.keeper().retry();
        }
    }

    /// Whether the window may close: everything is saved, or the person has been asked.
    pub fn may_close(&mut self) -> bool {
        if !self.saved() && self.dialog != Some(Dialog::Unsaved) {
            self.hear(Dialog::Unsaved);
            return false;
        }
        true
    }

    /// Waits for the disk, and says whether everything is on it.
    fn saved(&mut self) -> bool {
        self.settled_keeping() == Keeping::Saved
    }
}
