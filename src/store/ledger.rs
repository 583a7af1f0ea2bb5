//! Reading a ledger: with limits, changing nothing, and saying which line is at fault.

use std::io;
use std::path::Path;

use crate::engine::history::{Broken, History};

use super::disk::{Disk, StdDisk};
use super::line::{self, Header, Line, VERSION};

/// The largest file that is read or written: a long game takes less than a hundredth of it.
pub const MOST_BYTES: u64 = 64 * 1024 * 1024;
/// The longest reason taken from the JSON reader, in characters.
const MOST_REASON: usize = 160;

/// A ledger as it was read.
#[derive(Debug)]
pub struct Loaded {
    pub header: Header,
    pub history: History,
    /// The end of the file that was being written when the program or the power stopped.
    pub torn: Option<TornTail>,
    /// How many bytes of the file are whole lines. A last line that is whole but for its line break counts.
    pub keep: u64,
    /// The whole file, torn end included.
    pub(super) text: Vec<u8>,
}

/// A last line without an end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TornTail {
    /// Counted from 1.
    pub line: usize,
    pub bytes: usize,
}

/// Why a file was not opened. It is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    #[error("not a file")]
    NotAFile,
    #[error("the file is empty")]
    Empty,
    #[error("{bytes} bytes are too many for a ledger")]
    TooLarge { bytes: u64 },
    #[error("not a ledger of this app")]
    NotALedger,
    #[error("version {found} is of a later app; this one reads up to {VERSION}")]
    FutureVersion { found: u32 },
    #[error("line {line}: {fault}")]
    Line { line: usize, fault: LineFault },
    #[error("the file cannot be read: {0}")]
    Io(io::ErrorKind),
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineFault {
    /// Not JSON, or not a line of a ledger.
    #[error("column {column}: {reason}")]
    Json { column: usize, reason: String },
    /// It does not continue what stands before it.
    #[error("{0}")]
    Broken(#[from] Broken),
    #[error("a second header")]
    SecondHeader,
}

impl From<io::Error> for LoadError {
    fn from(e: io::Error) -> Self {
        LoadError::Io(e.kind())
    }
}

/// Reads a whole ledger. A torn last line is left out and told of; any other bad line refuses the file.
pub fn load(path: &Path) -> Result<Loaded, LoadError> {
    load_on(&StdDisk, path)
}

pub fn load_on(disk: &dyn Disk, path: &Path) -> Result<Loaded, LoadError> {
    read(read_file(disk, path)?)
}

/// Reads a ledger out of memory, as `load` does.
pub fn read(text: Vec<u8>) -> Result<Loaded, LoadError> {
    if text.is_empty() {
        return Err(LoadError::Empty);
    }
    let header = header(&text)?;
    let mut history = History::default();
    let (mut keep, mut torn) = (0, None);
    for (at, raw) in text.split_inclusive(|b| *b == b'\n').enumerate() {
        let line = at + 1;
        let fault = |fault| LoadError::Line { line, fault };
        if at > 0 && !raw.trim_ascii().is_empty() {
            match serde_json::from_slice::<Line>(raw.trim_ascii_end()) {
                Ok(Line::Entry(entry)) => history.push(*entry).map_err(|e| fault(e.into()))?,
                Ok(Line::Cursor { at }) => history.go_to(at).map_err(|e| fault(e.into()))?,
                Ok(Line::Header(_)) => return Err(fault(LineFault::SecondHeader)),
                Err(_) if !raw.ends_with(b"\n") => {
                    torn = Some(TornTail { line, bytes: raw.len() });
                    break;
                }
                Err(e) => return Err(fault(json_fault(&e))),
            }
        }
        keep += raw.len();
    }
    Ok(Loaded { header, history, torn, keep: keep as u64, text })
}

/// Reads a file within the limits.
pub(super) fn read_file(disk: &dyn Disk, path: &Path) -> Result<Vec<u8>, LoadError> {
    // Asked before opening: opening a pipe would wait for its other end.
    let bytes = disk.size(path)?.ok_or(LoadError::NotAFile)?;
    if bytes > MOST_BYTES {
        return Err(LoadError::TooLarge { bytes });
    }
    let text = disk.read(path, MOST_BYTES + 1)?;
    if text.len() as u64 > MOST_BYTES {
        return Err(LoadError::TooLarge { bytes: text.len() as u64 });
    }
    Ok(text)
}

/// The header in the first line of a text.
pub(super) fn header(text: &[u8]) -> Result<Header, LoadError> {
    let first = text.split(|b| *b == b'\n').next().unwrap_or_default();
    match line::version(first).ok_or(LoadError::NotALedger)? {
        found if found > VERSION => Err(LoadError::FutureVersion { found }),
        _ => match serde_json::from_slice::<Line>(first) {
            Ok(Line::Header(header)) => Ok(header),
            Ok(Line::Entry(_) | Line::Cursor { .. }) => Err(LoadError::NotALedger),
            Err(e) => Err(LoadError::Line { line: 1, fault: json_fault(&e) }),
        },
    }
}

fn json_fault(e: &serde_json::Error) -> LineFault {
    let text = e.to_string();
    // The reader counts lines too, but sees only one.
    let text = text.rsplit_once(" at line ").map_or(text.as_str(), |(reason, _)| reason);
    LineFault::Json { column: e.column(), reason: text.chars().take(MOST_REASON).collect() }
}
