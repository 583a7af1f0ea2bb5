//! Salvage: what of a ledger that cannot be opened can still be read. The file itself stays as it is.

use std::path::Path;

use crate::engine::history::History;

use super::disk::Disk;
use super::ledger::{self, Folded, LoadError};
use super::line::{Header, Line};

/// A ledger as far as it can be read.
#[derive(Debug)]
pub struct Salvage {
    /// `None` when the first line cannot be read, though others can.
    pub header: Option<Header>,
    pub history: History,
    /// How many lines fit, the header included.
    pub whole: usize,
    /// How many lines are left out, the one at fault included.
    pub lost: usize,
    /// Why the file does not open.
    pub fault: LoadError,
    /// The lines that fit, as they stand in the file, without the header.
    lines: Vec<u8>,
}

impl Salvage {
    /// A ledger of the lines that fit. It goes under a header of its own where the old one cannot be read.
    pub fn ledger(&self, header: impl FnOnce() -> Header) -> serde_json::Result<Vec<u8>> {
        let header = self.header.clone().unwrap_or_else(header);
        let mut text = Vec::new();
        Line::Header(header).write_to(&mut text)?;
        text.extend_from_slice(&self.lines);
        if !text.ends_with(b"\n") {
            text.push(b'\n');
        }
        Ok(text)
    }
}

/// Looks for what can be read. `Err` says why nothing can; `Ok(None)` that nothing is wrong.
pub fn examine(disk: &dyn Disk, path: &Path) -> Result<Option<Salvage>, LoadError> {
    let text = ledger::read_file(disk, path)?;
    match ledger::read(text.clone()) {
        Ok(_) => Ok(None),
        Err(fault) => salvage(&text, fault).map(Some),
    }
}

fn salvage(text: &[u8], fault: LoadError) -> Result<Salvage, LoadError> {
    if matches!(fault, LoadError::FutureVersion { .. }) {
        // Its lines may mean something else by now.
        return Err(fault);
    }
    let header = ledger::header(text).ok();
    let first = text.split_inclusive(|b| *b == b'\n').next().unwrap_or_default();
    // A ledger that has lost its first line begins with an entry.
    let headless = matches!(serde_json::from_slice(first.trim_ascii_end()), Ok(Line::Entry(_)));
    let pass = usize::from(!headless);
    let Folded { history, keep, lines, .. } = ledger::fold(text, pass);
    if history.all().is_empty() {
        return Err(fault);
    }
    let begin = if headless { 0 } else { first.len() };
    let lost = text[keep..].split(|b| *b == b'\n').filter(|l| !l.trim_ascii().is_empty()).count();
    Ok(Salvage {
        whole: lines + usize::from(header.is_some()),
        lost,
        lines: text[begin..keep].to_vec(),
        header,
        history,
        fault,
    })
}
