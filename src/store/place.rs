//! Where the app keeps things, and which games lie there. Names are made so that every file system takes them.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use directories::{ProjectDirs, UserDirs};

use super::disk::{Disk, StdDisk};
use super::ledger::{self, LoadError, MOST_BYTES};
use super::line::{Header, Line};

/// How the file of a game ends.
pub const EXTENSION: &str = "woodland";
/// The longest name made for a file, in bytes; room is left for what goes beside it.
const MOST_STEM: usize = 80;
/// How much of a game's beginning and end a listing reads.
const GLANCE: u64 = 16 * 1024;

/// Why there is no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlaceFault {
    #[error("the system names no home folder")]
    NoHome,
}

/// The folders of one user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    data: PathBuf,
    settings: PathBuf,
    /// Folders that a person keeps files in: where games go to and come from. The first is written to.
    shared: Vec<PathBuf>,
}

impl Place {
    /// The folders that the system wants used, or all in one folder that the user named.
    pub fn find(named: Option<&Path>) -> Result<Self, PlaceFault> {
        if let Some(folder) = named {
            let (data, settings) = (folder.to_path_buf(), folder.to_path_buf());
            return Ok(Self { shared: vec![folder.join("shared")], data, settings });
        }
        let dirs = ProjectDirs::from("", "", "woodland-ledger").ok_or(PlaceFault::NoHome)?;
        let (data, settings) = (dirs.data_dir().to_path_buf(), dirs.config_dir().to_path_buf());
        let shared = UserDirs::new().map(|user| shared(&user)).unwrap_or_default();
        let shared = if shared.is_empty() { vec![data.join("shared")] } else { shared };
        Ok(Self { data, settings, shared })
    }

    /// Makes the folders where they do not exist.
    pub fn prepare(&self) -> io::Result<()> {
        self.prepare_on(&StdDisk)
    }

    pub fn prepare_on(&self, disk: &dyn Disk) -> io::Result<()> {
        disk.make_folder(&self.games())?;
        disk.make_folder(&self.settings)
    }

    pub fn data(&self) -> &Path {
        &self.data
    }

    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    pub fn settings_file(&self) -> PathBuf {
        self.settings.join("settings.json")
    }

    /// What the program leaves when a fault ends it.
    pub fn crash_file(&self) -> PathBuf {
        self.data.join("stopped.json")
    }

    /// Finished games in a few numbers each; made anew where it is missing.
    pub fn summaries_file(&self) -> PathBuf {
        self.data.join("summaries.json")
    }

    pub fn figures_file(&self) -> PathBuf {
        self.data.join("figures.json")
    }

    /// Where backups lie that the app makes by itself.
    pub fn backups(&self) -> PathBuf {
        self.data.join("backups")
    }

    /// Where deleted games lie.
    pub fn deleted(&self) -> PathBuf {
        self.data.join("deleted")
    }

    /// Where ledgers lie that could not be opened.
    pub fn damaged(&self) -> PathBuf {
        self.data.join("damaged")
    }

    /// The folder that files for other people go to.
    pub fn outbox(&self) -> &Path {
        self.shared.first().map_or(&self.data, PathBuf::as_path)
    }

    /// Folders in which files of other people may lie.
    pub fn inboxes(&self) -> &[PathBuf] {
        &self.shared
    }
}

fn shared(user: &UserDirs) -> Vec<PathBuf> {
    let folders =
        [user.download_dir(), user.desktop_dir(), user.document_dir(), Some(user.home_dir())];
    let mut found: Vec<PathBuf> = Vec::new();
    for folder in folders.into_iter().flatten().filter(|folder| folder.is_dir()) {
        if !found.iter().any(|known| known == folder) {
            found.push(folder.to_path_buf());
        }
    }
    found
}

/// A game as a listing shows it. Only its beginning and end were read: opening may still find a fault between.
#[derive(Clone, Debug)]
pub struct GameFile {
    pub path: PathBuf,
    pub header: Option<Header>,
    pub modified: Option<SystemTime>,
    pub size: u64,
    /// When the last entry was made, in milliseconds since 1970, if that can be told at a glance.
    pub played: Option<i64>,
    /// Why it cannot be opened.
    pub fault: Option<LoadError>,
}

/// The games in a folder, those changed last first. A folder that does not exist has none.
pub fn list(folder: &Path) -> io::Result<Vec<GameFile>> {
    let entries = match fs::read_dir(folder) {
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut games: Vec<GameFile> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == EXTENSION))
        .map(glance)
        .collect();
    games.sort_by(|a, b| b.modified.cmp(&a.modified).then_with(|| a.path.cmp(&b.path)));
    Ok(games)
}

/// One game at a glance.
pub fn glance(path: PathBuf) -> GameFile {
    let about = fs::metadata(&path);
    let modified = about.as_ref().ok().and_then(|a| a.modified().ok());
    let size = about.as_ref().map_or(0, fs::Metadata::len);
    let found = about.map_err(LoadError::from).and_then(|about| {
        if !about.is_file() {
            Err(LoadError::NotAFile)
        } else if size == 0 {
            Err(LoadError::Empty)
        } else if size > MOST_BYTES {
            Err(LoadError::TooLarge { bytes: size })
        } else {
            let mut file = File::open(&path)?;
            Ok((ledger::header(&piece(&mut file, 0)?)?, played(&mut file, size)?))
        }
    });
    let (header, played, fault) = match found {
        Ok((header, played)) => (Some(header), played, None),
        Err(fault) => (None, None, Some(fault)),
    };
    GameFile { path, header, modified, size, played, fault }
}

fn piece(file: &mut File, from: u64) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    file.seek(SeekFrom::Start(from))?;
    file.take(GLANCE).read_to_end(&mut text)?;
    Ok(text)
}

fn played(file: &mut File, size: u64) -> io::Result<Option<i64>> {
    let text = piece(file, size.saturating_sub(GLANCE))?;
    Ok(text.rsplit(|b| *b == b'\n').find_map(|line| match serde_json::from_slice(line) {
        Ok(Line::Entry(entry)) => Some(entry.at),
        Ok(Line::Header(_) | Line::Cursor { .. }) | Err(_) => None,
    }))
}

/// A path for a new game that nothing has yet.
pub fn new_game(folder: &Path, stem: &str) -> PathBuf {
    free_path(folder, stem, EXTENSION)
}

/// A path for a new file that nothing has yet.
pub fn free_path(folder: &Path, stem: &str, extension: &str) -> PathBuf {
    let stem = safe_stem(stem);
    let first = folder.join(format!("{stem}.{extension}"));
    (2u32..)
        .map(|n| folder.join(format!("{stem}-{n}.{extension}")))
        .try_fold(first, |path, next| match path.symlink_metadata() {
            Ok(_) => Ok(next),
            Err(_) => Err(path),
        })
        .unwrap_or_else(|free| free)
}

/// A file's name without its ending, for people.
pub fn stem(path: &Path) -> &str {
    path.file_stem().and_then(|s| s.to_str()).unwrap_or("game")
}

/// A text as part of a file name: letters and digits stay, all else becomes single dashes.
pub fn safe_stem(text: &str) -> String {
    let mut stem = String::new();
    for c in text.chars() {
        let c = if c.is_alphanumeric() || c == '_' { c } else { '-' };
        if stem.len() + c.len_utf8() > MOST_STEM {
            break;
        }
        if c != '-' || !stem.is_empty() && !stem.ends_with('-') {
            stem.push(c);
        }
    }
    let stem = stem.trim_end_matches('-');
    // Names that Windows keeps for devices.
    let device = |names: &[&str]| names.iter().any(|name| stem.eq_ignore_ascii_case(name));
    let numbered = stem.len() == 4
        && stem.is_char_boundary(3)
        && ["com", "lpt"].iter().any(|name| stem[..3].eq_ignore_ascii_case(name));
    if stem.is_empty() {
        "game".into()
    } else if device(&["con", "prn", "aux", "nul"]) || numbered {
        format!("{stem}-game")
    } else {
        stem.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_safe_on_every_file_system() {
        assert_eq!(safe_stem("2026-01-02 Sam & Zoë"), "2026-01-02-Sam-Zoë");
        assert_eq!(safe_stem("../../etc/passwd"), "etc-passwd");
        assert_eq!(safe_stem("a\u{0}b\nc:d"), "a-b-c-d");
        for empty in ["", "...", "🦊", "///"] {
            assert_eq!(safe_stem(empty), "game");
        }
        assert_eq!(safe_stem("Con"), "Con-game");
        assert_eq!(safe_stem("lpt1"), "lpt1-game");
        assert_eq!(safe_stem("comé"), "comé");
        assert!(safe_stem(&"é".repeat(300)).len() <= MOST_STEM);
    }

    #[test]
    fn a_new_game_gets_a_name_of_its_own() {
        let dir = tempfile::tempdir().unwrap();
        let first = new_game(dir.path(), "2026-01-02");
        assert!(first.ends_with("2026-01-02.woodland"));
        fs::write(&first, "x").unwrap();
        let second = new_game(dir.path(), "2026-01-02");
        assert!(second.ends_with("2026-01-02-2.woodland"));
        fs::create_dir(&second).unwrap();
        assert!(new_game(dir.path(), "2026-01-02").ends_with("2026-01-02-3.woodland"));
    }

    #[test]
    fn a_named_folder_overrides_every_place() {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path().join("deep/er");
        let place = Place::find(Some(&root)).unwrap();
        place.prepare().unwrap();
        assert!(place.games().is_dir());
        for file in [place.settings_file(), place.figures_file(), place.games()] {
            assert!(file.starts_with(&root));
        }
        assert!(list(&place.games()).unwrap().is_empty());
        assert!(list(&root.join("nowhere")).unwrap().is_empty());
    }
}
