//! Remarks: a short word at the edge of the screen about what happened, sometimes with a way to take it back.

use std::path::{Path, PathBuf};

use tr::tr;

use crate::engine::game::Game;
use crate::engine::refusal::Refusal;
use crate::store::SaveFault;
use crate::store::backup::BackupFault;
use crate::words::{Language, in_language, say};

use super::files::{Moved, OpenFault, Restored, ShelfFault, Trouble};
use super::start;

/// A word that goes by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    Refused(Refusal),
    Fault(OpenFault),
    /// The ledger's torn last line was set aside.
    Torn,
    /// The question that stood when the game was left cannot be asked again.
    QuestionLost,
    SettingsSetAside,
    Trouble(Trouble),
    Deleted(Moved),
    PutBack(String),
    Duplicated(String),
    Imported {
        name: String,
        entries: usize,
    },
    HereAlready(String),
    Exported(PathBuf),
    BackedUp {
        path: PathBuf,
        games: usize,
        /// Games that could not be read.
        left_out: usize,
    },
    Restored(Restored),
    /// A damaged ledger was moved, unchanged.
    PutAside(PathBuf),
    Mended {
        entries: usize,
        lost: usize,
    },
    NotDone(ShelfFault),
    /// The game goes on in another place.
    SavedElsewhere(PathBuf),
    /// That place does not take it either.
    NotElsewhere(PathBuf),
    /// Where exports and backup files go now.
    SendsTo(PathBuf),
}

/// A remark in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RemarkView {
    pub text: String,
    pub law: String,
    /// What its button says; empty: it has none.
    pub action: String,
}

impl Remark {
    /// What it says; `game` is the one on the table, if any.
    pub fn view(&self, language: Language, game: Option<&Game>) -> RemarkView {
        let bare = Game::default();
        match self {
            Remark::Refused(refusal) => RemarkView {
                text: say::refusal(language, game.unwrap_or(&bare), refusal),
                law: refusal.law.map(|l| l.to_string()).unwrap_or_default(),
                action: String::new(),
            },
            Remark::Deleted(moved) => RemarkView {
                text: in_language(language, || tr!("{name} is deleted.", name = moved.name)),
                law: String::new(),
                action: in_language(language, || tr!("Undo")),
            },
            other => RemarkView { text: other.text(language), ..RemarkView::default() },
        }
    }

    fn text(&self, language: Language) -> String {
        in_language(language, || match self {
            Remark::Refused(_) | Remark::Deleted(_) => String::new(),
            Remark::Fault(fault) => start::open_fault(language, fault),
            Remark::Torn => start::torn(language),
            Remark::QuestionLost => {
                tr!(
                    "The question that was open here cannot be asked again. Nothing of it has happened."
                )
            }
            Remark::SettingsSetAside => start::settings_set_aside(language),
            Remark::Trouble(trouble) => start::trouble(language, *trouble),
            Remark::PutBack(name) => tr!("{name} is back among your games.", name = name),
            Remark::Duplicated(name) => tr!("The copy is called {name}.", name = name),
            Remark::Imported { name, entries } => {
                let entries = self::entries(*entries);
                tr!(
                    "1 game came in, with {entries}. It is called {name}.",
                    entries = entries,
                    name = name
                )
            }
            Remark::HereAlready(name) => {
                tr!("Nothing came in: the same game is here already, as {name}.", name = name)
            }
            Remark::Exported(path) => tr!("Written to {path}", path = shown(path)),
            Remark::BackedUp { path, games, left_out } => {
                let games = self::games(*games);
                let text = tr!("{games} written to {path}", games = games, path = shown(path));
                match *left_out {
                    0 => text,
                    n => format!("{text}. {}", missing(n)),
                }
            }
            Remark::Restored(restored) => self::restored(*restored),
            Remark::PutAside(path) => {
                tr!("The file is kept, unchanged, as {path}", path = shown(path))
            }
            Remark::Mended { entries, lost } => {
                let entries = self::entries(*entries);
                let lost = tr!("{n} line is left out." | "{n} lines are left out." % *lost);
                tr!("Mended: {entries} read. {lost}", entries = entries, lost = lost)
            }
            Remark::NotDone(fault) => shelf_fault(language, fault),
            Remark::SavedElsewhere(path) => {
                tr!("The game is saved. From now on it is {path}", path = shown(path))
            }
            Remark::NotElsewhere(path) => {
                tr!("It cannot be saved there either: {path}", path = shown(path))
            }
            Remark::SendsTo(path) => {
                tr!("Exports and backup files now go to {path}", path = shown(path))
            }
        })
    }
}

/// Spoken inside `in_language`, like those below.
fn games(n: usize) -> String {
    tr!("{n} game" | "{n} games" % n)
}

/// Games that a backup had to leave out.
pub(super) fn missing(n: usize) -> String {
    tr!("{n} game could not be read and is not in it."
        | "{n} games could not be read and are not in it." % n)
}

pub(super) fn entries(n: usize) -> String {
    tr!("{n} entry" | "{n} entries" % n)
}

fn restored(restored: Restored) -> String {
    let mut parts = vec![
        tr!("{n} game came in." | "{n} games came in." % restored.games),
        tr!("{n} was here already." | "{n} were here already." % restored.here),
        tr!("{n} printed number came." | "{n} printed numbers came." % restored.figures),
    ];
    if restored.settings {
        parts.push(tr!("The settings are back too."));
    }
    parts.join(" ")
}

/// A path as people know it: the home folder is "~".
pub(super) fn shown(path: &Path) -> String {
    let home = std::env::home_dir().filter(|home| home.parent().is_some());
    match home.and_then(|home| Some(path.strip_prefix(home).ok()?.to_path_buf())) {
        Some(rest) => Path::new("~").join(rest).display().to_string(),
        None => path.display().to_string(),
    }
}

/// A path as people type it: the reverse.
pub(super) fn typed(text: &str) -> PathBuf {
    let text = text.trim();
    match (text.strip_prefix("~/"), std::env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest),
        (Some(_) | None, _) => text.into(),
    }
}

/// Why a backup cannot be read.
pub fn backup_fault(language: Language, fault: BackupFault) -> String {
    in_language(language, || match fault {
        BackupFault::NotABackup => tr!("This is not a backup of Woodland Ledger."),
        BackupFault::FutureVersion { .. } => tr!(
            "A later version of the app wrote this backup. Update the app to open it; the file is unchanged."
        ),
        BackupFault::Damaged => tr!("The backup is damaged. Take another one."),
        BackupFault::TooLarge => tr!("The file is far too large for a backup."),
        BackupFault::Io(_) => tr!("The file cannot be read from the disk."),
    })
}

/// Why a file was not put where it should go.
pub fn shelf_fault(language: Language, fault: &ShelfFault) -> String {
    match fault {
        ShelfFault::Load(fault) => start::load_fault(language, fault),
        ShelfFault::Backup(fault) => backup_fault(language, *fault),
        ShelfFault::Busy => start::open_fault(language, &OpenFault::Busy),
        ShelfFault::Disk(fault) => in_language(language, || match fault {
            SaveFault::DiskFull => tr!("Not done: the disk is full. Make room, then try again."),
            SaveFault::ReadOnly | SaveFault::Denied => {
                tr!("Not done: nothing may be written in that folder.")
            }
            SaveFault::Missing => tr!("Not done: the file or its folder is gone."),
            SaveFault::Busy
            | SaveFault::Changed
            | SaveFault::TooLarge
            | SaveFault::Unwritable
            | SaveFault::Stopped
            | SaveFault::Io { .. } => tr!("Not done: the disk reports a fault. Try again."),
        }),
    }
}
