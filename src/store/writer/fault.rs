//! Why a ledger was not saved, or not opened for writing.
//! Faults are told in words elsewhere; what to do about them is for the person to say.

use std::io;

use crate::store::ledger::LoadError;
use crate::store::lock::LockFault;

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
