//! What happens on the writer's thread: lines are gathered, appended and synced, and the outcome is reported.
//! It keeps in memory whatever the disk has not taken, and leaves no half line in the middle of a file.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::store::disk::AnyDisk;
use crate::store::ledger::{Loaded, MOST_BYTES};
use crate::store::line::Line;
use crate::store::lock::{Hold, beside};
use crate::store::waiting::{self, Waiting};

use super::shared::{Board, Shared, WRITERS};
use super::{OpenFault, Report, SaveFault, Status, Ticket, Wake, Writer};

/// How many requests are gathered for one write.
const MOST_AT_ONCE: usize = 4096;

pub(super) enum Request {
    Append(Line),
    Waiting(Option<Box<Waiting>>),
    Retry,
    Elsewhere(PathBuf),
}

/// What happens on the thread.
pub(super) struct Worker {
    disk: AnyDisk,
    path: PathBuf,
    hold: Option<Hold>,
    /// The whole ledger, as it should stand in the file.
    text: Vec<u8>,
    /// How much of it is safe on disk.
    good: usize,
    /// More than that may lie in the file, left by an attempt that failed or by a power cut.
    dirty: bool,
    /// The torn end that was found, until it is safe in a file of its own.
    torn: Vec<u8>,
    /// A line that could not be made text: nothing after it may be written.
    stuck: bool,
    pub(super) queued: u64,
    saved: u64,
    /// What the ledger calls itself.
    game: String,
    /// What waits for answers, and whether that is what lies beside the ledger.
    waiting: Option<Box<Waiting>>,
    waiting_kept: bool,
}

impl Worker {
    pub(super) fn new(disk: AnyDisk, path: &Path, hold: Option<Hold>, game: &str) -> Self {
        Self {
            disk,
            path: path.to_path_buf(),
            hold,
            text: Vec::new(),
            good: 0,
            dirty: false,
            torn: Vec::new(),
            stuck: false,
            queued: 0,
            saved: 0,
            game: game.into(),
            waiting: None,
            waiting_kept: true,
        }
    }

    pub(super) fn resumed(disk: AnyDisk, path: &Path, hold: Option<Hold>, loaded: &Loaded) -> Self {
        let good = usize::try_from(loaded.keep).unwrap_or(usize::MAX).min(loaded.text.len());
        let (whole, torn) = loaded.text.split_at(good);
        let mut text = whole.to_vec();
        if !text.ends_with(b"\n") {
            text.push(b'\n');
        }
        let dirty = !torn.is_empty();
        let new = Self::new(disk, path, hold, &loaded.header.id);
        Self { text, good, dirty, torn: torn.to_vec(), ..new }
    }

    pub(super) fn start(self, wake: Wake) -> Result<Writer, OpenFault> {
        let status =
            Status { appended: Ticket(0), saved: Ticket(0), fault: None, path: self.path.clone() };
        // The first request is the worker's own: to bring the file into order.
        let board = Mutex::new(Board { status, asked: 1, done: 0, ended: false });
        let shared = Arc::new(Shared { board, changed: Condvar::new() });
        let mut writers = WRITERS.lock().unwrap_or_else(PoisonError::into_inner);
        writers.retain(|writer| writer.strong_count() > 0);
        writers.push(Arc::downgrade(&shared));
        drop(writers);
        let (requests, inbox) = channel();
        let desk = Desk { shared: Arc::clone(&shared), wake };
        let thread = std::thread::Builder::new()
            .name("ledger writer".into())
            .spawn(move || self.run(&inbox, &desk))
            .map_err(|e| OpenFault::Thread(e.kind()))?;
        Ok(Writer { requests: Some(requests), shared, thread: Some(thread) })
    }

    fn run(mut self, inbox: &Receiver<Request>, desk: &Desk) {
        self.flush(false, desk);
        desk.done(1);
        while let Ok(first) = inbox.recv() {
            let (mut count, mut retry, mut places) = (0, false, Vec::new());
            let more = inbox.try_iter().take(MOST_AT_ONCE);
            for request in std::iter::once(first).chain(more) {
                count += 1;
                match request {
                    Request::Append(line) => self.queue(&line),
                    Request::Waiting(waiting) => {
                        (self.waiting, self.waiting_kept) = (waiting, false);
                    }
                    Request::Retry => retry = true,
                    Request::Elsewhere(place) => places.push(place),
                }
            }
            self.flush(retry, desk);
            for place in places {
                self.go_elsewhere(place, desk);
            }
            self.keep_waiting();
            desk.done(count);
        }
    }

    pub(super) fn queue(&mut self, line: &Line) {
        self.queued += 1;
        if let Err(e) = line.write_to(&mut self.text) {
            log::error!("line {} is no text: {e}", self.queued);
            self.stuck = true;
        }
    }

    fn flush(&mut self, retry: bool, desk: &Desk) {
        let wrote = self.write_out(retry);
        match wrote {
            Ok(()) => {
                self.saved = self.queued;
                desk.saved(self.saved);
            }
            Err(error) => {
                log::warn!("not saved: {error}");
                desk.failed(self.saved, error);
            }
        }
    }

    /// Brings the file to what `text` says, and syncs it.
    fn write_out(&mut self, retry: bool) -> Result<(), SaveFault> {
        if self.stuck {
            return Err(SaveFault::Unwritable);
        }
        if self.text.len() as u64 > MOST_BYTES {
            return Err(SaveFault::TooLarge);
        }
        if self.good == self.text.len() && !self.dirty {
            return Ok(());
        }
        if self.hold.is_none() {
            self.hold = Some(Hold::take_on(&*self.disk, &self.path)?);
        }
        if !self.torn.is_empty() {
            let aside = self.free_name("torn");
            self.disk.replace(&aside, &self.torn)?;
            self.torn = Vec::new();
        }
        // Opened anew each time: whatever was moved or deleted meanwhile, what is saved is saved under this name.
        let mut file = match self.disk.open(&self.path) {
            Ok(file) => file,
            Err(e) if e.kind() == io::ErrorKind::NotFound => return self.write_whole(),
            Err(e) => return Err(e.into()),
        };
        let (there, good) = (file.size()?, self.good as u64);
        if there < good || there > good && !self.dirty {
            if !retry {
                return Err(SaveFault::Changed);
            }
            drop(file);
            let aside = self.free_name("changed");
            self.disk.rename(&self.path, &aside)?;
            return self.write_whole();
        }
        // Also after a sync that failed: the system may have dropped what it could not write, so all of it is written again.
        if self.dirty {
            file.truncate(good)?;
        }
        self.dirty = true;
        file.append(&self.text[self.good..])?;
        file.sync()?;
        self.good = self.text.len();
        self.dirty = false;
        Ok(())
    }

    /// Keeps what waits beside the ledger. It waits after the last entry: as long as that is not on the disk, what lies
    /// there from before is right. A fault is told to nobody, and the next touch tries again: no entry depends on it.
    fn keep_waiting(&mut self) {
        if self.waiting_kept || self.good < self.text.len() || self.dirty {
            return;
        }
        if self.hold.is_none() {
            self.hold = Hold::take_on(&*self.disk, &self.path).ok();
        }
        if self.hold.is_none() {
            return;
        }
        let waiting = self.waiting.as_deref();
        match waiting::keep(&*self.disk, &self.path, &self.game, waiting) {
            Ok(()) => self.waiting_kept = true,
            Err(e) => log::warn!("what waits is not kept: {e}"),
        }
    }

    fn write_whole(&mut self) -> Result<(), SaveFault> {
        // Even a failed attempt may have put the new file in place.
        self.dirty = true;
        self.disk.replace(&self.path, &self.text)?;
        self.good = self.text.len();
        self.dirty = false;
        Ok(())
    }

    fn go_elsewhere(&mut self, path: PathBuf, desk: &Desk) {
        match self.write_elsewhere(&path) {
            Ok(()) => {
                self.path.clone_from(&path);
                self.good = self.text.len();
                self.dirty = false;
                // It stays where it is, at the end of the file that is left behind.
                self.torn = Vec::new();
                self.waiting_kept = self.waiting.is_none();
                self.saved = self.queued;
                desk.moved(path);
                desk.saved(self.saved);
            }
            Err(error) => {
                log::warn!("not saved elsewhere: {error}");
                desk.report(Report::NotMoved { path, error });
            }
        }
    }

    fn write_elsewhere(&mut self, path: &Path) -> Result<(), SaveFault> {
        if self.stuck {
            return Err(SaveFault::Unwritable);
        }
        if self.hold.as_ref().is_some_and(|hold| hold.is_for(path)) {
            return Ok(self.disk.replace(path, &self.text)?);
        }
        let hold = Hold::take_on(&*self.disk, path)?;
        self.disk.replace(path, &self.text)?;
        self.hold = Some(hold);
        Ok(())
    }

    /// A name beside the ledger that nothing has yet.
    fn free_name(&self, why: &str) -> PathBuf {
        free_name(&self.path, why)
    }
}

/// A name beside a file that nothing has yet: its own, why, and the time in milliseconds.
pub(in crate::store) fn free_name(path: &Path, why: &str) -> PathBuf {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_millis());
    (now..)
        .map(|ms| beside(path, &format!(".{why}-{ms}")))
        .find(|name| name.symlink_metadata().is_err())
        .unwrap_or_else(|| beside(path, &format!(".{why}")))
}

/// Where the thread reports.
struct Desk {
    shared: Arc<Shared>,
    wake: Wake,
}

impl Desk {
    fn saved(&self, upto: u64) {
        {
            let mut board = self.shared.board();
            board.status.saved = Ticket(upto);
            board.status.fault = None;
        }
        self.report(Report::Saved(Ticket(upto)));
    }

    fn failed(&self, saved: u64, error: SaveFault) {
        self.shared.board().status.fault = Some(error);
        self.report(Report::Failed { from: Ticket(saved + 1), error });
    }

    fn moved(&self, path: PathBuf) {
        self.shared.board().status.path.clone_from(&path);
        self.report(Report::Moved(path));
    }

    fn report(&self, report: Report) {
        // A fault in the window must not end the saving.
        if catch_unwind(AssertUnwindSafe(|| (self.wake)(report))).is_err() {
            log::error!("a report was not taken");
        }
    }

    fn done(&self, count: u64) {
        self.shared.board().done += count;
        self.shared.changed.notify_all();
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.shared.board().ended = true;
        self.shared.changed.notify_all();
    }
}
