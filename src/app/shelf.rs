//! The screens about files: backups that the app made or that lie about, deleted games, and games that can be brought in.

use std::path::Path;

use tr::tr;

use crate::store::backup::BackupFile;
use crate::store::place::GameFile;
use crate::words::{Language, in_language};

use super::desk::Desk;
use super::file_forms::when;
use super::files::ShelfFault;
use super::remark::{backup_fault, entries, missing, shelf_fault, shown};
use super::start;

/// A file that something can be done with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileRow {
    pub key: String,
    pub title: String,
    pub detail: String,
    pub fault: String,
}

/// The Backups screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BackupsView {
    pub made: Vec<FileRow>,
    /// Backups that lie where people keep files.
    pub found: Vec<FileRow>,
    pub deleted: Vec<FileRow>,
    /// Why the last backup could not be made; empty: it could.
    pub fault: String,
    pub outbox: String,
}

pub fn backups(desk: &Desk) -> BackupsView {
    let language = desk.language();
    let rows = |files: Vec<BackupFile>| files.iter().map(|f| backup_row(language, f)).collect();
    let fault = desk.files.backup_fault();
    BackupsView {
        made: rows(desk.files.backups()),
        found: rows(desk.files.found_backups()),
        deleted: desk.files.deleted().iter().map(|file| game_row(language, file, false)).collect(),
        fault: fault.map(|f| shelf_fault(language, &ShelfFault::Disk(f))).unwrap_or_default(),
        outbox: shown(desk.files.outbox()),
    }
}

/// Games that lie where people keep files.
pub fn imports(desk: &Desk) -> Vec<FileRow> {
    let language = desk.language();
    desk.files.found().iter().map(|file| game_row(language, file, true)).collect()
}

fn backup_row(language: Language, file: &BackupFile) -> FileRow {
    let key = file.path.display().to_string();
    match &file.index {
        Ok(index) => {
            let detail = in_language(language, || {
                let games = tr!("{n} game" | "{n} games" % index.games.len());
                let mut detail = match index.games.first() {
                    Some(game) => tr!(
                        "{name}, {entries}. In all {games}.",
                        name = game.name,
                        entries = entries(game.entries),
                        games = games
                    ),
                    None => games,
                };
                if index.left_out > 0 {
                    detail = format!("{detail} {}", missing(index.left_out));
                }
                detail
            });
            FileRow { key, title: when(language, index.at), detail, fault: String::new() }
        }
        Err(fault) => FileRow {
            key,
            title: file_name(&file.path),
            detail: String::new(),
            fault: backup_fault(language, *fault),
        },
    }
}

fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn game_row(language: Language, file: &GameFile, with_folder: bool) -> FileRow {
    let mut detail: Vec<String> = file.played.map(|at| when(language, at)).into_iter().collect();
    if with_folder && let Some(folder) = file.path.parent() {
        detail.push(shown(folder));
    }
    FileRow {
        key: file.path.display().to_string(),
        title: start::name(&file.path),
        detail: detail.join(" · "),
        fault: file.fault.as_ref().map(|f| start::load_fault(language, f)).unwrap_or_default(),
    }
}
