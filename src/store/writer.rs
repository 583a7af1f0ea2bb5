//! The writer: a thread of its own that appends lines and says when they are safe on disk.
//! It never blocks who appends, keeps in memory whatever the disk has not taken, and leaves no half line in the middle of a file.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::thread::JoinHandle;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use super::disk::{AnyDisk, StdDisk};
use super::ledger::{self, LoadError, Loaded, MOST_BYTES};
use super::line::{Header, Line};
use super::lock::{Hold, LockFault, beside};

/// How many requests are gathered for one write.
const MOST_AT_ONCE: usize = 4096;

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

/// Why the disk did not take a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SaveFault {
    #[error("the disk is full")]
    DiskFull,
    #[error("the place is read-only")]
    ReadOnly,
    #[error("no permission to write there")]
    Denied,
    #[error("the folder is gone")]
    Missing,
    #[error("another window writes this ledger")]
    Busy,
    /// Somebody else wrote to the file; a retry sets theirs aside and writes ours.
    #[error("the file was changed from outside")]
    Changed,
    #[error("the ledger has become too large")]
    TooLarge,
    #[error("a line cannot be written as text")]
    Unwritable,
    #[error("the writer has stopped")]
    Stopped,
    #[error("{kind}")]
    Io { kind: io::ErrorKind, code: Option<i32> },
}

impl From<io::Error> for SaveFault {
    fn from(e: io::Error) -> Self {
        match e.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => SaveFault::DiskFull,
            io::ErrorKind::ReadOnlyFilesystem => SaveFault::ReadOnly,
            io::ErrorKind::PermissionDenied => SaveFault::Denied,
            io::ErrorKind::NotFound => SaveFault::Missing,
            kind => SaveFault::Io { kind, code: e.raw_os_error() },
        }
    }
}

impl From<LockFault> for SaveFault {
    fn from(fault: LockFault) -> Self {
        match fault {
            LockFault::Busy => SaveFault::Busy,
            LockFault::Io(e) => e.into(),
        }
    }
}

/// Why a ledger was not opened for writing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenFault {
    #[error("another window writes this ledger")]
    Busy,
    #[error("there is a file of that name")]
    Exists,
    #[error("the file has changed since it was read")]
    Changed,
    #[error("{0}")]
    Load(#[from] LoadError),
    #[error("no thread for the writer: {0}")]
    Thread(io::ErrorKind),
}

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

#[derive(Debug)]
struct Board {
    status: Status,
    /// Requests made, and requests dealt with.
    asked: u64,
    done: u64,
    ended: bool,
}

#[derive(Debug)]
struct Shared {
    board: Mutex<Board>,
    changed: Condvar,
}

impl Shared {
    fn board(&self) -> MutexGuard<'_, Board> {
        self.board.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until everything asked for so far is done, or has failed.
    fn settle(&self, timeout: Duration) -> Settled {
        let end = Instant::now().checked_add(timeout);
        let mut board = self.board();
        loop {
            if board.done >= board.asked || board.ended {
                return match board.status.fault {
                    Some(fault) => Settled::Failed(fault),
                    None if board.done < board.asked => Settled::Failed(SaveFault::Stopped),
                    None => Settled::Saved,
                };
            }
            let left = end.map_or(Duration::MAX, |e| e.saturating_duration_since(Instant::now()));
            if left.is_zero() {
                return Settled::Busy;
            }
            let waited = self.changed.wait_timeout(board, left);
            board = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

/// Every writer of this program, for the end that nobody asked for.
static WRITERS: Mutex<Vec<Weak<Shared>>> = Mutex::new(Vec::new());

/// Waits until all ledgers of this program are saved, and says whether they are. A signal or a fault that ends the
/// program calls this; never a writer's own thread, which would wait for itself.
pub fn settle_all(timeout: Duration) -> bool {
    let end = Instant::now() + timeout;
    let writers = WRITERS.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let mut all = true;
    // Each of them is waited for, also after one that failed.
    for shared in writers.iter().filter_map(Weak::upgrade) {
        all &= shared.settle(end.saturating_duration_since(Instant::now())) == Settled::Saved;
    }
    all
}

enum Request {
    Append(Line),
    Retry,
    Elsewhere(PathBuf),
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
        let mut worker = Worker::new(disk, path, hold);
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

/// What happens on the thread.
struct Worker {
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
    queued: u64,
    saved: u64,
}

impl Worker {
    fn new(disk: AnyDisk, path: &Path, hold: Option<Hold>) -> Self {
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
        }
    }

    fn resumed(disk: AnyDisk, path: &Path, hold: Option<Hold>, loaded: &Loaded) -> Self {
        let good = usize::try_from(loaded.keep).unwrap_or(usize::MAX).min(loaded.text.len());
        let (whole, torn) = loaded.text.split_at(good);
        let mut text = whole.to_vec();
        if !text.ends_with(b"\n") {
            text.push(b'\n');
        }
        let dirty = !torn.is_empty();
        Self { text, good, dirty, torn: torn.to_vec(), ..Self::new(disk, path, hold) }
    }

    fn start(self, wake: Wake) -> Result<Writer, OpenFault> {
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
                    Request::Retry => retry = true,
                    Request::Elsewhere(place) => places.push(place),
                }
            }
            self.flush(retry, desk);
            for place in places {
                self.go_elsewhere(place, desk);
            }
            desk.done(count);
        }
    }

    fn queue(&mut self, line: &Line) {
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
pub(super) fn free_name(path: &Path, why: &str) -> PathBuf {
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
