//! One writer per ledger: a lock on a file beside it. The kernel frees it when the program ends, however it ends.

use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::disk::{Disk, StdDisk};

/// What the lock file's name adds to the ledger's.
pub const SUFFIX: &str = ".lock";

/// The right to write one ledger, kept until dropped.
#[derive(Debug)]
pub struct Hold {
    path: PathBuf,
    file: File,
}

/// Why the right was not given.
#[derive(Debug, thiserror::Error)]
pub enum LockFault {
    #[error("another window writes this ledger")]
    Busy,
    #[error("the lock file cannot be opened: {0}")]
    Io(#[from] io::Error),
}

impl Hold {
    /// Takes the lock of a ledger, which need not exist yet; never waits.
    /// The lock file stays behind: deleting it would let a second writer lock a file that nobody sees any more.
    pub fn take(ledger: &Path) -> Result<Self, LockFault> {
        Self::take_on(&StdDisk, ledger)
    }

    pub fn take_on(disk: &dyn Disk, ledger: &Path) -> Result<Self, LockFault> {
        let path = lock_path(ledger);
        let file = disk.open_lock(&path)?;
        match file.try_lock() {
            Ok(()) => Ok(Self { path, file }),
            Err(TryLockError::WouldBlock) => Err(LockFault::Busy),
            // A file system without locks: better one careless pair of windows than no game at all.
            Err(TryLockError::Error(e)) if e.kind() == io::ErrorKind::Unsupported => {
                log::warn!("no file locks here: {e}");
                Ok(Self { path, file })
            }
            Err(TryLockError::Error(e)) => Err(e.into()),
        }
    }

    /// Whether this is the lock of that ledger.
    pub fn is_for(&self, ledger: &Path) -> bool {
        self.path == lock_path(ledger)
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        // Closing alone would leave it to a process that was started a moment ago and has not let go of our files yet.
        if let Err(e) = self.file.unlock() {
            log::warn!("the lock is left to the system: {e}");
        }
    }
}

/// Where the lock of a ledger lies; the same for every way to write the ledger's path.
fn lock_path(ledger: &Path) -> PathBuf {
    let real = std::fs::canonicalize(ledger).unwrap_or_else(|_| {
        let folder = ledger.parent().filter(|p| !p.as_os_str().is_empty());
        let folder = std::fs::canonicalize(folder.unwrap_or(Path::new(".")));
        match (folder, ledger.file_name()) {
            (Ok(folder), Some(name)) => folder.join(name),
            _ => ledger.to_path_buf(),
        }
    });
    beside(&real, SUFFIX)
}

/// The path of a file beside another: its name and more.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path.file_name().unwrap_or_default());
    name.push(suffix);
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ledger_is_held_once_by_whatever_path() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::create_dir(dir.path().join("sub")).unwrap();
        let path = dir.path().join("a.woodland");
        let hold = Hold::take(&path).unwrap();
        let round_about = dir.path().join("sub/../a.woodland");
        assert!(hold.is_for(&round_about));
        assert!(matches!(Hold::take(&round_about), Err(LockFault::Busy)));
        assert!(Hold::take(&dir.path().join("b.woodland")).is_ok());
        drop(hold);
        assert!(Hold::take(&path).is_ok());
        assert!(matches!(Hold::take(&dir.path().join("no/c")), Err(LockFault::Io(_))));
    }
}
