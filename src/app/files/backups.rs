//! Backups: those that the app makes by itself on a thread of its own, one file with everything, and the way back.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use chrono::{Datelike, Local, TimeZone};

use crate::store::SaveFault;
use crate::store::backup::{self, BackupFile, Contents, EXTENSION, Index};
use crate::store::disk::StdDisk;
use crate::store::place;
use crate::store::settings;
use crate::store::shelf;

use super::Files;
use super::shelf::{Imported, ShelfFault};

/// How long after the last backup the next one is made while people play.
const PAUSE: i64 = 10 * 60 * 1000;

/// More than any settings take.
const MOST_SETTINGS: u64 = 1024 * 1024;

const APP: &str = env!("CARGO_PKG_VERSION");

/// Whether a backup is being made, and when another was wanted in the meantime.
#[derive(Clone, Copy, Default)]
struct Making {
    busy: bool,
    next: Option<i64>,
}

/// The thread that makes backups, and how its last attempt went.
#[derive(Default)]
pub(super) struct Rota {
    last: Option<i64>,
    thread: Option<JoinHandle<()>>,
    making: Arc<Mutex<Making>>,
    fault: Arc<Mutex<Option<SaveFault>>>,
}

impl Rota {
    fn wait(&mut self) {
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            log::error!("the backup stopped early");
        }
    }
}

impl Drop for Rota {
    fn drop(&mut self) {
        self.wait();
    }
}

/// What came back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// Games that came in as new ones.
    pub games: usize,
    /// Games that were here already, to the letter.
    pub here: usize,
    pub figures: usize,
    pub settings: bool,
}

/// What a backup would bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    pub path: PathBuf,
    pub at: i64,
    pub comes: Restored,
}

/// The day that a moment belongs to here.
fn day(at: i64) -> i64 {
    let here = Local.timestamp_millis_opt(at).single();
    here.map_or(at.div_euclid(24 * 60 * 60 * 1000), |t| i64::from(t.num_days_from_ce()))
}

impl Files {
    /// Makes a backup if the last one is a while ago. Costs a touch no more than a look at the clock.
    pub fn back_up_if_due(&mut self) {
        let now = (self.clock)();
        if self.rota.last.is_none_or(|last| now - last >= PAUSE || now < last) {
            self.back_up();
        }
    }

    /// Makes a backup behind people's backs, unless nothing has changed. While one is being made another waits for
    /// its end: what has happened since is not in the first.
    pub fn back_up(&mut self) {
        let now = (self.clock)();
        self.rota.last = Some(now);
        // One that stopped early will not look for the next.
        let runs = self.rota.thread.as_ref().is_some_and(|thread| !thread.is_finished());
        {
            let mut making = self.rota.making.lock().unwrap_or_else(PoisonError::into_inner);
            if making.busy && runs {
                making.next = Some(now);
                return;
            }
            making.busy = true;
        }
        self.rota.wait();
        let making = self.rota.making.clone();
        let (place, fault, wake) = (self.place.clone(), self.rota.fault.clone(), self.wake.clone());
        // Not the disk of the games: a fault here is told on the page of backups, and is never taken for one of theirs.
        let run = move || {
            let mut at = now;
            loop {
                let made = backup::rotate(&StdDisk, &place, at, APP, day);
                if let Err(e) = &made {
                    log::warn!("no backup: {e}");
                }
                let mut last = fault.lock().unwrap_or_else(PoisonError::into_inner);
                let why =
                    made.as_ref().err().map(|e| SaveFault::from(std::io::Error::from(e.kind())));
                let changed = *last != why || matches!(made, Ok(true));
                *last = why;
                drop(last);
                let mut making = making.lock().unwrap_or_else(PoisonError::into_inner);
                let next = making.next.take();
                making.busy = next.is_some();
                drop(making);
                if changed {
                    wake();
                }
                let Some(next) = next else { break };
                at = next;
            }
        };
        match std::thread::Builder::new().name("backup".into()).spawn(run) {
            Ok(thread) => self.rota.thread = Some(thread),
            Err(e) => {
                let mut making = self.rota.making.lock().unwrap_or_else(PoisonError::into_inner);
                making.busy = false;
                log::warn!("no backup: {e}");
            }
        }
    }

    /// Waits until the backup that is being made is made.
    pub fn settle_backups(&mut self) {
        self.rota.wait();
    }

    /// Why the last backup could not be made.
    pub fn backup_fault(&self) -> Option<SaveFault> {
        *self.rota.fault.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The backups that the app made by itself, the newest first.
    pub fn backups(&self) -> Vec<BackupFile> {
        backup::list(&self.place.backups())
    }

    /// Backups that lie where people keep files.
    pub fn found_backups(&self) -> Vec<BackupFile> {
        self.inboxes().flat_map(backup::list).collect()
    }

    /// Writes everything into one file where the person finds it; says where, and what is in it.
    pub fn back_up_to_file(&self) -> Result<(PathBuf, Index), ShelfFault> {
        let now = (self.clock)();
        let text = backup::pack(&*self.disk, &self.place, now, APP)?;
        let name = format!("woodland-ledger-{}", backup::name(now));
        let path = shelf::put(&*self.disk, self.outbox(), &name, EXTENSION, &text)?;
        let index = backup::read_index(&path)?;
        Ok((path, index))
    }

    /// What restoring a backup would bring.
    pub fn preview(&self, path: &Path) -> Result<Preview, ShelfFault> {
        let contents = backup::read(path)?;
        let here = contents.games.iter().filter(|(_, text)| self.same_game(text).is_some()).count();
        let comes = Restored {
            games: contents.games.len() - here,
            here,
            figures: self.new_figures(&contents),
            settings: contents
                .settings
                .as_deref()
                .is_some_and(|s| settings::read_settings(s).is_some()),
        };
        Ok(Preview { path: path.into(), at: contents.index.at, comes })
    }

    fn new_figures(&self, contents: &Contents) -> usize {
        let figures = contents.figures.as_deref().map(settings::read_figures).unwrap_or_default();
        figures.iter().filter(|(figure, _)| self.figures.get(*figure).is_none()).count()
    }

    /// Brings everything of a backup in. Games come as new ones unless they are here to the letter; figures that are
    /// known here stay as they are; settings are taken only if they are wanted, and the present ones kept aside.
    pub fn restore(&mut self, path: &Path, with_settings: bool) -> Result<Restored, ShelfFault> {
        let contents = backup::read(path)?;
        let mut restored = Restored::default();
        // The game played last comes last, so that it is again the one changed last.
        for (name, text) in contents.games.iter().rev() {
            match self.bring_in(name, text, 0)? {
                Imported::New { .. } => restored.games += 1,
                Imported::Here { .. } => restored.here += 1,
            }
        }
        restored.figures = self.new_figures(&contents);
        let figures = contents.figures.as_deref().map(settings::read_figures).unwrap_or_default();
        for (figure, value) in figures.iter() {
            if self.figures.get(figure).is_none() {
                self.figures.learn(figure, value);
            }
        }
        if restored.figures > 0 {
            self.write_figures();
            self.unwritten.figures.map_or(Ok(()), |fault| Err(ShelfFault::Disk(fault)))?;
        }
        let wanted = contents.settings.as_deref().filter(|_| with_settings);
        if let Some(wanted) = wanted.and_then(settings::read_settings) {
            let file = self.place.settings_file();
            shelf::copy_aside(&*self.disk, &file, "before", MOST_SETTINGS)?;
            self.settings = wanted;
            self.write_settings();
            self.unwritten.settings.map_or(Ok(()), |fault| Err(ShelfFault::Disk(fault)))?;
            restored.settings = true;
        }
        Ok(restored)
    }

    /// Backups that hold a game, with how many entries of it, the newest first.
    pub fn backups_of(&self, game: &Path) -> Vec<(PathBuf, i64, usize)> {
        let name = place::stem(game);
        let id = place::glance(game.into()).header.map(|header| header.id);
        let entries = |index: &Index| {
            let same = |note: &&backup::GameNote| match (&id, &note.id) {
                (Some(id), Some(other)) => id == other,
                (None, _) | (_, None) => note.name == name,
            };
            index.games.iter().find(same).map(|note| note.entries)
        };
        let backups = self.backups().into_iter().filter_map(|file| {
            let index = file.index.ok()?;
            Some((file.path, index.at, entries(&index)?))
        });
        backups.collect()
    }

    /// Brings one game of a backup in as a new game: the one that a damaged file was.
    pub fn restore_game(&self, backup: &Path, game: &Path) -> Result<Imported, ShelfFault> {
        let contents = backup::read(backup)?;
        let id = place::glance(game.into()).header.map(|header| header.id);
        let note = contents.index.games.iter().find(|note| match (&id, &note.id) {
            (Some(id), Some(other)) => id == other,
            (None, _) | (_, None) => note.name == place::stem(game),
        });
        let note = note.ok_or(backup::BackupFault::Damaged)?;
        let found = contents.games.iter().find(|(name, _)| *name == note.name);
        let (name, text) = found.ok_or(backup::BackupFault::Damaged)?;
        self.bring_in(name, text, note.entries)
    }
}
