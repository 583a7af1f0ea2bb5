//! Places that a person names: typed into a form, or chosen in the system's dialog, which comes to the same.
//! What is done with a file there stands in `games`; the dialog is the window's.

use std::path::{Path, PathBuf};

use crate::app::chooser::{Choosing, Chosen, PathForm, Purpose, Request, Standing};
use crate::app::file_forms::FileForm;
use crate::app::files::ShelfFault;
use crate::app::local::Local;
use crate::app::session::Keeping;
use crate::store::SaveFault;

use super::{Desk, Remark};

impl Desk {
    /// Asks for the path of a ledger that lies elsewhere.
    pub fn ask_import(&mut self) {
        self.ask_place(Purpose::Import, String::new());
    }

    /// Asks for the path of a backup that lies elsewhere.
    pub fn ask_backup(&mut self) {
        self.ask_place(Purpose::Restore, String::new());
    }

    /// Asks for the folder that exports and backup files go to.
    pub fn ask_outbox(&mut self) {
        let game = if let Local::File(FileForm::Export { game, .. }) = &self.local {
            Some(game.clone())
        } else {
            None
        };
        let now = self.files.outbox().display().to_string();
        self.ask_place(Purpose::Outbox(game), now);
    }

    /// Asks where the open game shall go that its own place does not take.
    pub fn ask_elsewhere(&mut self) {
        let Some(path) = self.path().map(|path| self.files.elsewhere(path)) else { return };
        if self.form().is_some() {
            // The engine's question stands, and nothing can be asked beside it.
            self.save_elsewhere(&path);
        } else {
            self.ask_place(Purpose::Elsewhere, path.display().to_string());
        }
    }

    fn ask_place(&mut self, purpose: Purpose, offered: String) {
        self.local = Local::File(FileForm::Path(PathForm::new(purpose, offered)));
    }

    fn place_form(&mut self) -> Option<&mut PathForm> {
        if let Local::File(FileForm::Path(form)) = &mut self.local { Some(form) } else { None }
    }

    /// Wants the system's dialog for the form that stands. There is never a second one.
    pub(super) fn choose(&mut self) {
        let (language, folder) = (self.language, self.files.outbox().to_path_buf());
        let idle = self.choosing == Choosing::Idle;
        let Some(form) = self.place_form() else { return };
        form.standing = Standing::Open;
        if idle {
            let wanted = (form.purpose.clone(), form.request(language, folder));
            self.choosing = Choosing::Wanted(wanted.0, wanted.1);
        }
    }

    /// The dialog that the window shall have shown now. Whoever takes it tells what was `chosen`.
    pub fn take_request(&mut self) -> Option<Request> {
        match std::mem::take(&mut self.choosing) {
            Choosing::Wanted(purpose, request) => {
                self.choosing = Choosing::Open(purpose);
                Some(request)
            }
            other @ (Choosing::Idle | Choosing::Open(_)) => {
                self.choosing = other;
                None
            }
        }
    }

    /// The dialog is over. A form that was left meanwhile, or another one, takes nothing from it.
    pub fn chosen(&mut self, chosen: Chosen) {
        let Choosing::Open(asked) = std::mem::take(&mut self.choosing) else { return };
        let Some(form) = self.place_form() else { return };
        form.standing = Standing::Offered;
        if form.purpose != asked {
            return;
        }
        match chosen {
            Chosen::Path(path) => {
                self.local = Local::None;
                self.named(asked, &path);
            }
            Chosen::Nothing => {}
            Chosen::Ended => form.standing = Standing::Ended,
            Chosen::CannotBeShown => form.standing = Standing::CannotBeShown,
        }
    }

    /// A place was named: does what it was asked for.
    pub(super) fn named(&mut self, purpose: Purpose, path: &Path) {
        match purpose {
            Purpose::Import => self.import(path),
            Purpose::Restore => self.ask_restore(path),
            Purpose::Elsewhere => {
                if let Some(path) = self.path().map(|game| self.files.free_place(path, game)) {
                    self.save_elsewhere(&path);
                }
            }
            Purpose::Outbox(game) => self.send_to(path, game),
        }
    }

    fn send_to(&mut self, folder: &Path, game: Option<PathBuf>) {
        if self.files.send_to(folder) {
            self.remark = Some(Remark::SendsTo(self.files.outbox().to_path_buf()));
            if let Some(game) = game {
                self.ask_export(game);
            }
        } else {
            self.remark = Some(Remark::NotDone(ShelfFault::Disk(SaveFault::Missing)));
        }
    }

    /// Saves the open game under a path that nothing has yet; it goes on there.
    fn save_elsewhere(&mut self, path: &Path) {
        let Some(open) = &mut self.open else { return };
        open.session.keeper().save_elsewhere(path);
        open.session.settle();
        if open.session.keeping() == Keeping::Saved {
            open.path = path.into();
            self.remark = Some(Remark::SavedElsewhere(path.into()));
            self.remember();
        } else {
            self.remark = Some(Remark::NotElsewhere(path.into()));
        }
    }
}
