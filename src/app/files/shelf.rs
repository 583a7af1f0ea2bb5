//! Games as files: copied, renamed, deleted and put back, brought in, sent out, and mended. Nothing is ever overwritten.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::SystemTime;

use crate::app::export::{self, Sees};
use crate::app::picture;
use crate::engine::game::Game;
use crate::store::SaveFault;
use crate::store::backup::BackupFault;
use crate::store::ledger::{self, LoadError, MOST_BYTES};
use crate::store::line::Header;
use crate::store::lock::{Hold, LockFault};
use crate::store::place::{self, EXTENSION, GameFile};
use crate::store::salvage::{self, Salvage};
use crate::store::shelf;
use crate::store::waiting;
use crate::words::Language;

use super::Files;

/// Why a file was not put where it should go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShelfFault {
    Load(LoadError),
    Backup(BackupFault),
    Disk(SaveFault),
    /// Another window has the game open.
    Busy,
}

impl From<std::io::Error> for ShelfFault {
    fn from(e: std::io::Error) -> Self {
        ShelfFault::Disk(e.into())
    }
}

impl From<LoadError> for ShelfFault {
    fn from(fault: LoadError) -> Self {
        ShelfFault::Load(fault)
    }
}

impl From<BackupFault> for ShelfFault {
    fn from(fault: BackupFault) -> Self {
        ShelfFault::Backup(fault)
    }
}

/// A file that was moved, and can be moved back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    pub name: String,
    pub from: PathBuf,
    pub to: PathBuf,
}

/// What became of a ledger that was brought in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Imported {
    New {
        name: String,
        path: PathBuf,
        entries: usize,
    },
    /// The very same game, byte by byte, was here already.
    Here {
        name: String,
    },
}

/// As what a game is sent out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExportKind {
    /// The complete ledger, as it is in its file.
    Ledger,
    Csv,
    Json,
    /// How it stands, to look at.
    Picture,
}

/// Games that were looked into, as long as their files stay the same.
#[derive(Default)]
pub(super) struct Looked(HashMap<PathBuf, (Stamp, Result<Rc<Game>, LoadError>)>);

/// When a file was changed, and its size.
type Stamp = (Option<SystemTime>, u64);

fn name_of(path: &Path) -> String {
    place::stem(path).to_owned()
}

impl Files {
    /// A game as it stands in its file, only looked at; a file that stays the same is read once.
    pub fn look_at(&self, file: &GameFile) -> Result<Rc<Game>, LoadError> {
        let stamp = (file.modified, file.size);
        let mut looked = self.looked.borrow_mut();
        if let Some((then, found)) = looked.0.get(&file.path)
            && *then == stamp
        {
            return found.clone();
        }
        let found = self.look(&file.path).map(|history| Rc::new(history.game().clone()));
        looked.0.insert(file.path.clone(), (stamp, found.clone()));
        found
    }

    /// A second copy of a game under a name of its own. What waits for answers waits in one game only, in the first.
    pub fn duplicate(&self, path: &Path) -> Result<PathBuf, ShelfFault> {
        let text = self.read_whole(path)?;
        Ok(shelf::put(&*self.disk, &self.place.games(), place::stem(path), EXTENSION, &text)?)
    }

    /// Puts a game aside, in a folder beside the others.
    pub fn delete(&mut self, path: &Path) -> Result<Moved, ShelfFault> {
        let _hold = self.free(path)?;
        let name = name_of(path);
        let to = self.move_to(path, &self.place.deleted(), &name)?;
        Ok(Moved { name, from: path.into(), to })
    }

    /// Brings a deleted game back, under its old name where that is free.
    pub fn put_back(&mut self, moved: &Moved) -> Result<PathBuf, ShelfFault> {
        self.move_to(&moved.to, &self.place.games(), &moved.name)
    }

    /// Gives a game's file another name; the last game stays the last game.
    pub fn rename(&mut self, path: &Path, name: &str) -> Result<PathBuf, ShelfFault> {
        let before = self.short(path);
        if place::safe_stem(name) == place::stem(path) {
            return Ok(path.into());
        }
        let _hold = self.free(path)?;
        let new = self.move_to(path, &self.place.games(), name)?;
        if self.settings.last_game.as_ref() == Some(&before) {
            let short = self.short(&new);
            self.change(|settings| settings.last_game = Some(short));
        }
        Ok(new)
    }

    /// Brings a ledger in as a new game. One that cannot be opened does not come in.
    pub fn import(&self, path: &Path) -> Result<Imported, ShelfFault> {
        let text = self.read_whole(path)?;
        let loaded = ledger::read(text.clone())?;
        self.bring_in(place::stem(path), &text, loaded.history.all().len())
    }

    pub(super) fn bring_in(
        &self,
        name: &str,
        text: &[u8],
        entries: usize,
    ) -> Result<Imported, ShelfFault> {
        if let Some(same) = self.same_game(text) {
            return Ok(Imported::Here { name: name_of(&same) });
        }
        let path = shelf::put(&*self.disk, &self.place.games(), name, EXTENSION, text)?;
        Ok(Imported::New { name: name_of(&path), path, entries })
    }

    /// A game of ours that is the same byte by byte.
    pub(super) fn same_game(&self, text: &[u8]) -> Option<PathBuf> {
        let games = self.games().into_iter().filter(|game| game.size == text.len() as u64);
        games
            .map(|game| game.path)
            .find(|path| self.disk.read(path, MOST_BYTES).is_ok_and(|other| other == text))
    }

    /// Writes a game where the person finds it. CSV and JSON leave out what lies face down.
    pub fn export(
        &self,
        path: &Path,
        kind: ExportKind,
        language: Language,
    ) -> Result<PathBuf, ShelfFault> {
        let text = self.read_whole(path)?;
        let (extension, text) = match kind {
            ExportKind::Ledger => (EXTENSION, text),
            ExportKind::Csv => {
                let loaded = ledger::read(text)?;
                ("csv", export::csv(language, &loaded.history).map_err(std::io::Error::from)?)
            }
            ExportKind::Picture => {
                let loaded = ledger::read(text)?;
                let png = picture::png(language, &loaded.history).map_err(std::io::Error::other)?;
                ("png", png)
            }
            ExportKind::Json => {
                let loaded = ledger::read(text)?;
                let value = export::json(language, &loaded.header, &loaded.history, Sees::Table);
                ("json", serde_json::to_vec_pretty(&value).map_err(std::io::Error::from)?)
            }
        };
        Ok(shelf::put(&*self.disk, self.outbox(), place::stem(path), extension, &text)?)
    }

    /// Deleted games, the last one first.
    pub fn deleted(&self) -> Vec<GameFile> {
        place::list(&self.place.deleted()).unwrap_or_default()
    }

    /// Ledgers that lie where people keep files.
    pub fn found(&self) -> Vec<GameFile> {
        self.inboxes().flat_map(|f| place::list(f).unwrap_or_default()).collect()
    }

    /// Where files for other people go to. A folder that is gone, as on a stick, is not made anew.
    pub fn outbox(&self) -> &Path {
        let chosen = self.outbox.as_deref().filter(|folder| folder.is_dir());
        chosen.unwrap_or(self.place.outbox())
    }

    /// Sends files for other people to a folder; false where there is none.
    pub fn send_to(&mut self, folder: &Path) -> bool {
        let there = folder.is_dir();
        if there {
            self.outbox = Some(std::path::absolute(folder).unwrap_or_else(|_| folder.into()));
        }
        there
    }

    /// Folders in which files of other people may lie, the chosen one too.
    pub(super) fn inboxes(&self) -> impl Iterator<Item = &Path> {
        let known = self.place.inboxes();
        let chosen = self.outbox.as_deref().filter(|folder| !known.iter().any(|k| k == folder));
        chosen.into_iter().chain(known.iter().map(PathBuf::as_path))
    }

    /// The path under which a game is saved where a person wants it: in a folder under its own name, with the ending
    /// of a ledger, and never over anything.
    pub fn free_place(&self, wanted: &Path, game: &Path) -> PathBuf {
        let wanted = std::path::absolute(wanted).unwrap_or_else(|_| wanted.into());
        if wanted.is_dir() {
            return place::new_game(&wanted, place::stem(game));
        }
        let mut path = wanted;
        if path.extension().is_none_or(|ending| ending != EXTENSION) {
            path.as_mut_os_string().push(format!(".{EXTENSION}"));
        }
        match (path.symlink_metadata(), path.parent()) {
            (Ok(_), Some(folder)) => place::new_game(folder, place::stem(&path)),
            (Ok(_), None) | (Err(_), _) => path,
        }
    }

    /// What can be read of a ledger that does not open.
    pub fn examine(&self, path: &Path) -> Result<Option<Salvage>, LoadError> {
        salvage::examine(&*self.disk, path)
    }

    /// Puts a ledger that does not open aside, unchanged.
    pub fn put_aside(&mut self, path: &Path) -> Result<Moved, ShelfFault> {
        let _hold = self.free(path)?;
        let name = name_of(path);
        let to = self.move_to(path, &self.place.damaged(), &name)?;
        Ok(Moved { name, from: path.into(), to })
    }

    /// Makes a new game of the lines that can be read. A damaged game of ours is put aside and leaves it its name;
    /// a file from elsewhere stays where it is.
    pub fn mend(&mut self, path: &Path, found: &Salvage, id: &str) -> Result<PathBuf, ShelfFault> {
        let created = found.history.all().first().map_or(0, |entry| entry.at);
        let header = || Header::new(id, created, env!("CARGO_PKG_VERSION"));
        let text = found.ledger(header).map_err(std::io::Error::from)?;
        let games = self.place.games();
        // First the new one is safe; only then is the old one moved.
        let new = shelf::put(&*self.disk, &games, place::stem(path), EXTENSION, &text)?;
        if !self.is_ours(path) {
            return Ok(new);
        }
        // Both are there if that fails, and nothing is lost.
        if let Err(fault) = self.put_aside(path) {
            log::warn!("a damaged ledger stays where it is: {fault:?}");
            return Ok(new);
        }
        Ok(shelf::take_to(&*self.disk, &new, &games, place::stem(path), EXTENSION).unwrap_or(new))
    }

    /// Whether a file lies among our games.
    pub fn is_ours(&self, path: &Path) -> bool {
        path.parent().is_some_and(|folder| folder == self.place.games())
    }

    /// Moves a game with what waits in it; what stands under the new name already keeps it.
    fn move_to(&self, path: &Path, folder: &Path, name: &str) -> Result<PathBuf, ShelfFault> {
        let to = shelf::take_to(&*self.disk, path, folder, name, EXTENSION)?;
        waiting::follow(&*self.disk, path, &to);
        Ok(to)
    }

    fn read_whole(&self, path: &Path) -> Result<Vec<u8>, ShelfFault> {
        Ok(ledger::read_file(&*self.disk, path)?)
    }

    /// Makes sure that nobody writes the game while it is moved. Where no lock can be had at all, nobody has one.
    fn free(&self, path: &Path) -> Result<Option<Hold>, ShelfFault> {
        match Hold::take_on(&*self.disk, path) {
            Ok(hold) => Ok(Some(hold)),
            Err(LockFault::Busy) => Err(ShelfFault::Busy),
            Err(LockFault::Io(e)) => {
                log::warn!("no lock: {e}");
                Ok(None)
            }
        }
    }
}
