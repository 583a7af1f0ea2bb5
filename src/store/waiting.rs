//! A command that waits for answers, kept beside its ledger: who answered half a battle goes on there, however the app ended.
//! It is written with the types of entries, so it tells no more than a ledger does. It is never needed to open a game.

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::engine::ask::Answer;
use crate::engine::entry::EntryId;
use crate::engine::table::Command;

use super::disk::Disk;
use super::lock::beside;

/// What the file's name adds to the ledger's.
pub const SUFFIX: &str = ".waiting";
/// The version that this build writes, and the only one that it reads.
const VERSION: u32 = 1;
/// More than any command takes with its answers.
const MOST_BYTES: u64 = 1024 * 1024;

/// A command with the answers that it has so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    /// The entry at the cursor.
    pub here: EntryId,
    /// The number that the next entry gets: something undone since is something done since.
    pub next: EntryId,
    pub command: Command,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub insist: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<Answer>,
    /// Taken up after a fault had ended the app, and not answered since: another fault may be its own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
}

#[derive(Serialize)]
struct Written<'a> {
    version: u32,
    /// The ledger's own id: a file of the same name may be another game.
    game: &'a str,
    waiting: &'a Waiting,
}

#[derive(Deserialize)]
struct Read {
    version: u32,
    game: String,
    waiting: Waiting,
}

/// What lies beside a ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    Nothing,
    Waiting(Box<Waiting>),
    /// It waits in another game, which had this name before.
    Elsewhere,
    /// Nothing that this build reads.
    Strange,
}

/// Where it lies.
pub fn file(ledger: &Path) -> PathBuf {
    beside(ledger, SUFFIX)
}

/// Reads what lies beside a ledger. What a disk does not give now it may give later: that stays where it is.
pub fn read(disk: &dyn Disk, ledger: &Path, game: &str) -> Found {
    let file = file(ledger);
    // Asked before opening: opening a pipe would wait for its other end.
    let text = match disk.size(&file) {
        Ok(Some(bytes)) if bytes > MOST_BYTES => return Found::Strange,
        Ok(Some(_)) => disk.read(&file, MOST_BYTES),
        Ok(None) => return Found::Nothing,
        Err(e) => Err(e),
    };
    match text {
        Ok(text) => match serde_json::from_slice::<Read>(&text) {
            Ok(read) if read.version != VERSION => Found::Strange,
            Ok(read) if read.game != game => Found::Elsewhere,
            Ok(read) => Found::Waiting(Box::new(read.waiting)),
            Err(_) => Found::Strange,
        },
        Err(e) => {
            if e.kind() != io::ErrorKind::NotFound {
                log::warn!("what waits cannot be read: {e}");
            }
            Found::Nothing
        }
    }
}

/// Writes what waits beside a ledger in one step, or takes it away. Waits for the disk.
pub fn keep(
    disk: &dyn Disk,
    ledger: &Path,
    game: &str,
    waiting: Option<&Waiting>,
) -> io::Result<()> {
    let file = file(ledger);
    let Some(waiting) = waiting else {
        return match disk.remove(&file) {
            Err(e) if e.kind() != io::ErrorKind::NotFound => Err(e),
            _ => Ok(()),
        };
    };
    let mut text = serde_json::to_vec(&Written { version: VERSION, game, waiting })?;
    text.push(b'\n');
    disk.replace(&file, &text)
}

/// A ledger got another name or another folder: what waits in it goes along. Left behind it is litter and no loss of a game.
pub fn follow(disk: &dyn Disk, from: &Path, to: &Path) {
    let (from, to) = (file(from), file(to));
    if matches!(disk.size(&from), Ok(Some(_)))
        && let Err(e) = disk.rename(&from, &to)
    {
        log::warn!("what waits was left behind: {e}");
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::super::disk::StdDisk;
    use super::*;
    use crate::engine::card::Face;
    use crate::engine::suit::Suit;

    fn waiting() -> Waiting {
        Waiting {
            here: EntryId(7),
            next: EntryId(9),
            command: Command::Note("half a battle".into()),
            insist: true,
            answers: vec![
                Answer::Yes(true),
                Answer::Counts(vec![1, 2]),
                Answer::Faces(vec![Face::Suit(Suit::Fox)]).veiled(),
            ],
            again: false,
        }
    }

    #[test]
    fn what_waits_comes_back_for_its_own_game_and_goes() {
        let dir = tempfile::tempdir().unwrap();
        let ledger = dir.path().join("a.woodland");
        assert_eq!(read(&StdDisk, &ledger, "q"), Found::Nothing);
        keep(&StdDisk, &ledger, "q", None).unwrap();
        keep(&StdDisk, &ledger, "q", Some(&waiting())).unwrap();
        assert_eq!(read(&StdDisk, &ledger, "q"), Found::Waiting(Box::new(waiting())));
        assert_eq!(read(&StdDisk, &ledger, "r"), Found::Elsewhere);
        assert!(!fs::read_to_string(file(&ledger)).unwrap().contains("fox"));
        let other = dir.path().join("b.woodland");
        follow(&StdDisk, &ledger, &other);
        follow(&StdDisk, &ledger, &other);
        assert_eq!(read(&StdDisk, &ledger, "q"), Found::Nothing);
        assert_eq!(read(&StdDisk, &other, "q"), Found::Waiting(Box::new(waiting())));
        keep(&StdDisk, &other, "q", None).unwrap();
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 0);
    }

    #[test]
    fn whatever_else_lies_there_is_strange() {
        let dir = tempfile::tempdir().unwrap();
        let ledger = dir.path().join("a.woodland");
        let file = file(&ledger);
        keep(&StdDisk, &ledger, "q", Some(&waiting())).unwrap();
        let text = fs::read_to_string(&file).unwrap();
        let later = text.replace("\"version\":1", "\"version\":2");
        let unknown = text.replace("\"note\"", "\"sing\"");
        assert!(later != text && unknown != text);
        let large = " ".repeat(1 + 1024 * 1024);
        for text in ["", "{", "\u{0}", "[]", &text[..text.len() / 2], &later, &unknown, &large] {
            fs::write(&file, text).unwrap();
            assert_eq!(read(&StdDisk, &ledger, "q"), Found::Strange);
        }
        fs::remove_file(&file).unwrap();
        fs::create_dir(&file).unwrap();
        assert_eq!(read(&StdDisk, &ledger, "q"), Found::Nothing, "a folder is nothing of ours");
    }
}
