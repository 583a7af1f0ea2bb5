//! What both threads know: how far the writer is, and every writer of this program for an end that nobody asked for.
//! Neither thread waits for the other here but in `settle`, which is for those who want to wait.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use super::{SaveFault, Settled, Status};

#[derive(Debug)]
pub(super) struct Board {
    pub(super) status: Status,
    /// Requests made, and requests dealt with.
    pub(super) asked: u64,
    pub(super) done: u64,
    pub(super) ended: bool,
}

#[derive(Debug)]
pub(super) struct Shared {
    pub(super) board: Mutex<Board>,
    pub(super) changed: Condvar,
}

impl Shared {
    pub(super) fn board(&self) -> MutexGuard<'_, Board> {
        self.board.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until everything asked for so far is done, or has failed.
    pub(super) fn settle(&self, timeout: Duration) -> Settled {
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
pub(super) static WRITERS: Mutex<Vec<Weak<Shared>>> = Mutex::new(Vec::new());

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
