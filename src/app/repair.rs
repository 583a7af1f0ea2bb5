//! Repair: a ledger that does not open, what of it can be read, and what can be done about it.

use std::path::{Path, PathBuf};

use tr::tr;

use crate::store::ledger::LoadError;
use crate::store::salvage::Salvage;
use crate::words::{Language, in_language};

use super::file_forms::when;
use super::files::Files;
use super::remark::entries;
use super::shelf::FileRow;
use super::start;

/// A ledger that is being looked into.
#[derive(Debug)]
pub struct Repair {
    pub path: PathBuf,
    pub found: Result<Salvage, LoadError>,
    /// Backups that hold the game: file, moment, entries.
    backups: Vec<(PathBuf, i64, usize)>,
    ours: bool,
}

/// The Repair screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RepairView {
    pub name: String,
    pub fault: String,
    /// How much can be read.
    pub readable: String,
    /// How the game stands after it.
    pub standing: String,
    pub can_mend: bool,
    /// It lies among our games and can be put aside as it is.
    pub can_put_aside: bool,
    pub backups: Vec<FileRow>,
}

impl Repair {
    /// Looks into a file; `None` when there is nothing wrong with it.
    pub fn of(files: &Files, path: &Path) -> Option<Repair> {
        let found = match files.examine(path) {
            Ok(None) => return None,
            Ok(Some(found)) => Ok(found),
            Err(fault) => Err(fault),
        };
        let mut backups = files.backups_of(path);
        backups.truncate(5);
        Some(Repair { path: path.into(), found, backups, ours: files.is_ours(path) })
    }

    pub fn view(&self, language: Language) -> RepairView {
        let fault = match &self.found {
            Ok(found) => &found.fault,
            Err(fault) => fault,
        };
        let readable = in_language(language, || match &self.found {
            Ok(found) => {
                let read = entries(found.history.all().len());
                let lost =
                    tr!("{n} line cannot be used." | "{n} lines cannot be used." % found.lost);
                tr!("{entries} can be read. {lost}", entries = read, lost = lost)
            }
            Err(_) => tr!("Nothing of it can be read."),
        });
        let standing = self
            .found
            .as_ref()
            .map(|f| start::standing(language, f.history.game()))
            .unwrap_or_default();
        let rows = self.backups.iter().map(|(path, at, n)| FileRow {
            key: path.display().to_string(),
            title: when(language, *at),
            detail: in_language(language, || entries(*n)),
            ..FileRow::default()
        });
        RepairView {
            name: start::name(&self.path),
            fault: start::load_fault(language, fault),
            readable,
            standing,
            can_mend: self.found.is_ok(),
            // What a later app wrote is not damaged, and a disk that does not answer may answer again.
            can_put_aside: self.ours
                && !matches!(fault, LoadError::FutureVersion { .. } | LoadError::Io(_)),
            backups: rows.collect(),
        }
    }
}
