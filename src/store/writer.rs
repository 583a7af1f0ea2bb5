//! The writer: a thread of its own that appends lines and says when they are safe on disk.
//! This file is what the app holds of it: it never blocks who appends, and never touches the file itself.

mod fault;
mod shared;
mod worker;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::thread::JoinHandle;
use std::time::Duration;

use super::disk::{AnyDisk, StdDisk};
use super::ledger::{self, LoadError, Loaded};
use super::line::{Header, Line};
use super::lock::{Hold, LockFault};
use super::waiting::Waiting;

pub use fault::{OpenFault, SaveFault};
pub use shared::settle_all;
pub(super) use worker::free_name;

use shared::Shared;
use worker::{Request, Worker};

/// An appended line, counted from 1 since the writer began. 0 stands for the lines from before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(pub u64);

/// What the writer has to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// Everything up to this ticket would survive a power cut.
    Saved(Ticket),
    /// Nothing from this ticket on is surely on disk; all of it is in memory, in order.
    Failed { from: Ticket, error: SaveFault },
    /// The whole ledger is at this place now, and grows there.
    Moved(PathBuf),
    /// It could not be written there; the writer stays where it was.
    NotMoved { path: PathBuf, error: SaveFault },
}

/// Called on the writer's thread with every report. It should only pass it on.
pub type Wake = Box<dyn Fn(Report) + Send>;

/// How things stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    pub appended: Ticket,
    pub saved: Ticket,
    /// Why the last attempt failed, until one succeeds.
    pub fault: Option<SaveFault>,
    /// Where the ledger is.
    pub path: PathBuf,
}

/// What `settle` found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    Saved,
    Failed(SaveFault),
    /// The time was up; the disk is still at it.
    Busy,
}

/// The one who writes a ledger. Dropping it waits for what was appended; `close` also tells whether it was saved.
#[derive(Debug)]
pub struct Writer {
    requests: Option<Sender<Request>>,
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Begins a ledger where there is no file yet. A disk that fails is reported like any later failure.
    pub fn create(path: &Path, header: &Header, wake: Wake) -> Result<Self, OpenFault> {
        Self::create_on(Arc::new(StdDisk), path, header, wake)
    }

    pub fn create_on(
        disk: AnyDisk,
        path: &Path,
        header: &Header,
        wake: Wake,
    ) -> Result<Self, OpenFault> {
        let hold = hold(&disk, path)?;
        if path.symlink_metadata().is_ok() {
            return Err(OpenFault::Exists);
        }
        let mut worker = Worker::new(disk, path, hold, &header.id);
        worker.queue(&Line::Header(header.clone()));
        worker.queued = 0;
        worker.start(wake)
    }

    /// Goes on with a ledger that was loaded. A torn end is kept in a file beside it and then cut off.
    pub fn open(loaded: &Loaded, path: &Path, wake: Wake) -> Result<Self, OpenFault> {
        Self::open_on(Arc::new(StdDisk), loaded, path, wake)
    }

    pub fn open_on(
        disk: AnyDisk,
        loaded: &Loaded,
        path: &Path,
        wake: Wake,
    ) -> Result<Self, OpenFault> {
        let hold = hold(&disk, path)?;
        // Whoever held the lock before may have written more.
        if ledger::read_file(&*disk, path)? != loaded.text {
            return Err(OpenFault::Changed);
        }
        Worker::resumed(disk, path, hold, loaded).start(wake)
    }

    /// Loads a ledger and goes on with it, the lock being held from the start.
    pub fn resume(path: &Path, wake: Wake) -> Result<(Loaded, Self), OpenFault> {
        Self::resume_on(Arc::new(StdDisk), path, wake)
    }

    pub fn resume_on(disk: AnyDisk, path: &Path, wake: Wake) -> Result<(Loaded, Self), OpenFault> {
        // A lock file beside nothing would be litter.
        disk.size(path).map_err(LoadError::from)?;
        let hold = hold(&disk, path)?;
        let loaded = ledger::load_on(&*disk, path)?;
        let writer = Worker::resumed(disk, path, hold, &loaded).start(wake)?;
        Ok((loaded, writer))
    }

    /// Hands a line over. While the disk fails, each new line is also a new attempt.
    pub fn append(&mut self, line: Line) -> Ticket {
        let ticket = {
            let mut board = self.shared.board();
            board.status.appended.0 += 1;
            board.status.appended
        };
        self.ask(Request::Append(line));
        ticket
    }

    /// Keeps the command that waits for answers beside the ledger, or takes it away. It comes after the lines handed over
    /// before, and is not waited for; where the disk does not take it, the ledger is as good as ever.
    pub fn keep_waiting(&mut self, waiting: Option<Waiting>) {
        self.ask(Request::Waiting(waiting.map(Box::new)));
    }

    /// Tries again to write what the disk has not taken.
    pub fn retry(&mut self) {
        self.ask(Request::Retry);
    }

    /// Writes the complete ledger to another place, over whatever file is there, and goes on there.
    pub fn save_elsewhere(&mut self, path: &Path) {
        self.ask(Request::Elsewhere(path.to_path_buf()));
    }

    pub fn status(&self) -> Status {
        self.shared.board().status.clone()
    }

    pub fn is_saved(&self, ticket: Ticket) -> bool {
        ticket <= self.shared.board().status.saved
    }

    /// Waits until everything asked for so far is done, or has failed. All its reports have been made by then.
    pub fn settle(&self, timeout: Duration) -> Settled {
        self.shared.settle(timeout)
    }

    /// Waits for everything appended. If it cannot be saved, the writer comes back with the reason, nothing lost.
    pub fn close(self) -> Result<(), (Self, SaveFault)> {
        match self.settle(Duration::MAX) {
            Settled::Failed(fault) => Err((self, fault)),
            Settled::Saved | Settled::Busy => Ok(()),
        }
    }

    fn ask(&mut self, request: Request) {
        self.shared.board().asked += 1;
        let sent = self.requests.as_ref().is_some_and(|requests| requests.send(request).is_ok());
        if !sent {
            self.shared.board().status.fault = Some(SaveFault::Stopped);
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        // The thread ends when nobody can ask for more and all is done.
        self.requests = None;
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            log::error!("the writer stopped early");
        }
    }
}

/// Takes the lock if it can be taken. A folder that allows no lock file is no reason not to play: saving will fail and say so.
fn hold(disk: &AnyDisk, path: &Path) -> Result<Option<Hold>, OpenFault> {
    match Hold::take_on(&**disk, path) {
        Ok(hold) => Ok(Some(hold)),
        Err(LockFault::Busy) => Err(OpenFault::Busy),
        Err(LockFault::Io(e)) => {
            log::warn!("no lock: {e}");
            Ok(None)
        }
    }
}
