//! Backups: every game, the settings and the printed figures in one file, a zip archive that other programs open too.
//! It holds `backup.json` (what is in it), `games/NAME.woodland`, `settings.json` and `figures.json`, each as on disk.
//! A question that waits beside a game stays out: it belongs to that file as it stands, and from a backup a game comes as a new one.

mod rotation;

use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Cursor, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use serde::{Deserialize, Serialize};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use super::disk::Disk;
use super::ledger::{self, MOST_BYTES};
use super::line::Line;
use super::place::{self, EXTENSION as GAME, Place, safe_stem};

pub use rotation::{DAILY, RECENT, keep, name, rotate};

/// How the file of a backup ends.
pub const EXTENSION: &str = "woodland-backup";
const FORMAT: &str = "woodland-ledger-backup";
/// The version that this build writes, and the highest that it reads.
const VERSION: u32 = 1;
/// The first part of the archive.
const INDEX: &str = "backup.json";
const GAMES: &str = "games/";
const SETTINGS: &str = "settings.json";
const FIGURES: &str = "figures.json";
/// More parts, and a larger index, settings or figures, than any backup has.
const MOST_PARTS: usize = 20_000;
const MOST_SMALL: u64 = 8 * 1024 * 1024;

/// A game in a backup's index.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameNote {
    pub name: String,
    /// The header's id, where the header can be read.
    pub id: Option<String>,
    pub entries: usize,
    /// When its last entry was made, in milliseconds since 1970.
    pub played: Option<i64>,
}

/// What a backup says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Index {
    format: String,
    version: u32,
    /// Milliseconds since 1970, UTC.
    pub at: i64,
    pub app: String,
    /// The game played last comes first.
    pub games: Vec<GameNote>,
    pub figures: bool,
    pub settings: bool,
    /// Games that could not be read when it was made.
    #[serde(default)]
    pub left_out: usize,
    /// Tells whether anything has changed since.
    print: String,
}

/// A backup with everything that is in it.
#[derive(Clone, Debug)]
pub struct Contents {
    pub index: Index,
    /// Names without ending, and texts.
    pub games: Vec<(String, Vec<u8>)>,
    pub settings: Option<Vec<u8>>,
    pub figures: Option<Vec<u8>>,
}

/// A backup in a list.
#[derive(Clone, Debug)]
pub struct BackupFile {
    pub path: PathBuf,
    pub index: Result<Index, BackupFault>,
}

/// Why a backup was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BackupFault {
    #[error("not a backup of this app")]
    NotABackup,
    #[error("version {found} is of a later app; this one reads up to {VERSION}")]
    FutureVersion { found: u32 },
    /// A part is missing, cut off or does not have its checksum.
    #[error("the backup is damaged")]
    Damaged,
    #[error("the backup is too large")]
    TooLarge,
    #[error("the file cannot be read: {0}")]
    Io(io::ErrorKind),
}

impl From<io::Error> for BackupFault {
    fn from(e: io::Error) -> Self {
        match e.kind() {
            io::ErrorKind::InvalidData
            | io::ErrorKind::InvalidInput
            | io::ErrorKind::UnexpectedEof => BackupFault::Damaged,
            kind => BackupFault::Io(kind),
        }
    }
}

/// What the games and figures of a place are like: the same as long as no file is changed, whatever is in them.
pub fn print(place: &Place) -> String {
    let mut hasher = DefaultHasher::new();
    let mut paths: Vec<PathBuf> = games(place).into_iter().map(|(_, path)| path).collect();
    paths.sort();
    paths.push(place.figures_file());
    for path in paths {
        path.file_name().hash(&mut hasher);
        if let Ok(about) = fs::metadata(&path) {
            about.len().hash(&mut hasher);
            let changed = about.modified().ok().and_then(|t| t.duration_since(UNIX_EPOCH).ok());
            changed.hash(&mut hasher);
        }
    }
    format!("{:016x}", hasher.finish())
}

/// The games of a place, the one played last first.
fn games(place: &Place) -> Vec<(String, PathBuf)> {
    let games = place::list(&place.games()).unwrap_or_default();
    games.into_iter().map(|game| (place::stem(&game.path).to_owned(), game.path)).collect()
}

/// Packs everything of a place as it is on disk. A game that cannot be read is left out.
pub fn pack(disk: &dyn Disk, place: &Place, at: i64, app: &str) -> io::Result<Vec<u8>> {
    let print = print(place);
    let small = |path: &Path| {
        let size = disk.size(path).ok().flatten().filter(|size| *size < MOST_SMALL);
        size.and_then(|_| disk.read(path, MOST_SMALL).ok())
    };
    let (settings, figures) = (small(&place.settings_file()), small(&place.figures_file()));
    let (mut notes, mut left_out): (Vec<GameNote>, usize) = (Vec::new(), 0);
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let how = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, path) in games(place) {
        let text = match ledger::read_file(disk, &path) {
            Ok(text) => text,
            Err(fault) => {
                log::warn!("left out of the backup: {}: {fault}", path.display());
                left_out += 1;
                continue;
            }
        };
        let mut stem = safe_stem(&name);
        while notes.iter().any(|note| note.name == stem) {
            stem.push_str("-2");
        }
        zip.start_file(format!("{GAMES}{stem}.{GAME}"), how)?;
        zip.write_all(&text)?;
        notes.push(note(stem, &text));
    }
    for (name, text) in [(SETTINGS, &settings), (FIGURES, &figures)] {
        if let Some(text) = text {
            zip.start_file(name, how)?;
            zip.write_all(text)?;
        }
    }
    let index = Index {
        format: FORMAT.into(),
        version: VERSION,
        at,
        app: app.into(),
        games: notes,
        figures: figures.is_some(),
        settings: settings.is_some(),
        left_out,
        // One that is not whole is soon made again.
        print: if left_out == 0 { print } else { String::new() },
    };
    zip.start_file(INDEX, how)?;
    zip.write_all(&serde_json::to_vec_pretty(&index)?)?;
    Ok(zip.finish()?.into_inner())
}

fn note(name: String, text: &[u8]) -> GameNote {
    let lines = || text.split(|b| *b == b'\n');
    GameNote {
        name,
        id: ledger::header(text).ok().map(|header| header.id),
        entries: lines().filter(|line| line.starts_with(b"{\"entry\"")).count(),
        played: lines().rev().find_map(|line| match serde_json::from_slice(line) {
            Ok(Line::Entry(entry)) => Some(entry.at),
            Ok(Line::Header(_) | Line::Cursor { .. }) | Err(_) => None,
        }),
    }
}

fn part<R: Read + Seek>(
    zip: &mut ZipArchive<R>,
    at: usize,
    most: u64,
) -> Result<Vec<u8>, BackupFault> {
    let part = zip.by_index(at).map_err(|e| BackupFault::from(io::Error::from(e)))?;
    let mut text = Vec::new();
    // Not the size that it claims: what comes out counts.
    part.take(most + 1).read_to_end(&mut text)?;
    if text.len() as u64 > most { Err(BackupFault::TooLarge) } else { Ok(text) }
}

fn open(path: &Path) -> Result<ZipArchive<File>, BackupFault> {
    // Asked before opening: opening a pipe would wait for its other end.
    if !fs::metadata(path)?.is_file() {
        return Err(BackupFault::NotABackup);
    }
    let zip = ZipArchive::new(File::open(path)?).map_err(|e| match e {
        zip::result::ZipError::Io(e) if e.kind() == io::ErrorKind::PermissionDenied => e.into(),
        _ => BackupFault::NotABackup,
    })?;
    if zip.len() > MOST_PARTS { Err(BackupFault::TooLarge) } else { Ok(zip) }
}

fn index<R: Read + Seek>(zip: &mut ZipArchive<R>) -> Result<Index, BackupFault> {
    #[derive(Deserialize)]
    struct Any {
        format: String,
        version: u32,
    }
    let at = zip.index_for_name(INDEX).ok_or(BackupFault::NotABackup)?;
    let text = part(zip, at, MOST_SMALL)?;
    let any: Any = serde_json::from_slice(&text).map_err(|_| BackupFault::NotABackup)?;
    if any.format != FORMAT {
        return Err(BackupFault::NotABackup);
    }
    if any.version > VERSION {
        return Err(BackupFault::FutureVersion { found: any.version });
    }
    serde_json::from_slice(&text).map_err(|_| BackupFault::Damaged)
}

/// What a backup says of itself; nothing else is read.
pub fn read_index(path: &Path) -> Result<Index, BackupFault> {
    index(&mut open(path)?)
}

/// A backup with all its parts, each of which has its checksum. Parts that this build does not know are passed over.
pub fn read(path: &Path) -> Result<Contents, BackupFault> {
    let mut zip = open(path)?;
    let index = index(&mut zip)?;
    let mut contents = Contents { index, games: Vec::new(), settings: None, figures: None };
    for at in 0..zip.len() {
        let Some(Ok(name)) = zip.name_for_index(at).map(|name| name.map(|n| n.into_owned())) else {
            continue;
        };
        if name == SETTINGS {
            contents.settings = Some(part(&mut zip, at, MOST_SMALL)?);
        } else if name == FIGURES {
            contents.figures = Some(part(&mut zip, at, MOST_SMALL)?);
        } else if let Some(game) = game_name(&name) {
            contents.games.push((game, part(&mut zip, at, MOST_BYTES)?));
        }
    }
    Ok(contents)
}

/// A part's name as that of a game. Whatever a stranger's archive says, it is no path.
fn game_name(part: &str) -> Option<String> {
    let name = part.strip_prefix(GAMES)?.strip_suffix(GAME)?.strip_suffix('.')?;
    Some(safe_stem(name))
}

/// The backups in a folder, the newest first; those that cannot be read come last.
pub fn list(folder: &Path) -> Vec<BackupFile> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut found: Vec<BackupFile> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == EXTENSION))
        .map(|path| BackupFile { index: read_index(&path), path })
        .collect();
    found.sort_by(|a, b| {
        let at = |file: &BackupFile| file.index.as_ref().map(|index| index.at).ok();
        // Two of one moment differ by the number that `shelf::put` gave the later one.
        let turn = |file: &BackupFile| (file.path.as_os_str().len(), file.path.clone());
        at(b).cmp(&at(a)).then_with(|| turn(b).cmp(&turn(a)))
    });
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_part_is_a_path() {
        assert_eq!(game_name("games/a b.woodland").as_deref(), Some("a-b"));
        assert_eq!(game_name("games/../../etc/passwd.woodland").as_deref(), Some("etc-passwd"));
        for other in ["a.woodland", "games/a", "games/a.txt", "settings.json"] {
            assert_eq!(game_name(other), None);
        }
    }
}
