//! The note that the program leaves beside the data when a fault of its own ends it, for the next start to tell of.
//! It says where in the source and when, never with what words: those could give away what somebody hides.

use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::disk::Disk;

/// More than any note holds.
const MOST_BYTES: u64 = 4096;
/// The longest place told, in characters.
const MOST_PLACE: usize = 120;

/// How the program ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Crash {
    pub app: String,
    /// Milliseconds since 1970, UTC.
    pub at: i64,
    /// File, line and column of our source.
    pub place: String,
    /// Whether everything was on disk when it ended.
    pub saved: bool,
}

/// Leaves a note, over one that is there.
pub fn leave(disk: &dyn Disk, file: &Path, crash: &Crash) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        disk.make_folder(folder)?;
    }
    let mut text = serde_json::to_vec(crash)?;
    text.push(b'\n');
    disk.replace(file, &text)
}

/// Takes the note away and reads it. One that makes no sense still says that there was a fault.
pub fn take(disk: &dyn Disk, file: &Path) -> Option<Crash> {
    // Only a file is a note; asked before opening, since a pipe would wait.
    disk.size(file).ok()??;
    let text = disk.read(file, MOST_BYTES).unwrap_or_default();
    if let Err(e) = disk.remove(file) {
        log::warn!("the note of a fault stays: {e}");
    }
    let mut crash: Crash = serde_json::from_slice(&text).unwrap_or_default();
    crash.place = crash.place.chars().filter(|c| !c.is_control()).take(MOST_PLACE).collect();
    crash.app = crash.app.chars().filter(|c| !c.is_control()).take(MOST_PLACE).collect();
    Some(crash)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::super::disk::StdDisk;
    use super::*;

    #[test]
    fn a_note_is_taken_once() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("not there yet/stopped.json");
        assert_eq!(take(&StdDisk, &file), None);
        let crash = Crash {
            app: "0.1.0".into(),
            at: 1_767_225_600_000,
            place: "src/app/desk.rs:1:2".into(),
            saved: true,
        };
        leave(&StdDisk, &file, &Crash::default()).unwrap();
        leave(&StdDisk, &file, &crash).unwrap();
        assert_eq!(take(&StdDisk, &file), Some(crash));
        assert_eq!(take(&StdDisk, &file), None);
    }

    #[test]
    fn a_note_of_nonsense_says_only_that_there_was_a_fault() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("stopped.json");
        for text in [&b""[..], b"{", b"\xff\xfe", b"[1]", b"{\"at\":\"noon\"}"] {
            fs::write(&file, text).unwrap();
            assert_eq!(take(&StdDisk, &file), Some(Crash::default()));
            assert!(!file.exists());
        }
        let long = format!("{{\"place\":\"{}\",\"new\":1}}", "a\\n".repeat(500));
        fs::write(&file, long).unwrap();
        assert_eq!(take(&StdDisk, &file).unwrap().place, "a".repeat(MOST_PLACE));
        fs::create_dir(&file).unwrap();
        assert_eq!(take(&StdDisk, &file), None, "a folder is no note");
    }
}
