//! Finished games in a few numbers each. A file that stays the same is read once, and never again at the next start.

use std::time::UNIX_EPOCH;

use serde::{Deserialize, Serialize};

use crate::app::summary::Summary;
use crate::store::place::GameFile;

use super::Files;

/// The version of what is kept; another one is made anew.
const VERSION: u32 = 1;
/// More than thousands of games take.
const MOST_BYTES: u64 = 16 * 1024 * 1024;

/// A file by what changes when it does: its name, its size, and when it was changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Print {
    name: String,
    size: u64,
    changed: u128,
}

impl Print {
    fn of(file: &GameFile) -> Option<Self> {
        let name = file.path.file_name()?.to_str()?.to_owned();
        let changed = file.modified?.duration_since(UNIX_EPOCH).ok()?.as_nanos();
        Some(Self { name, size: file.size, changed })
    }
}

/// What is kept of one file; no summary: it is not finished, or cannot be read.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Kept {
    print: Print,
    #[serde(default)]
    summary: Option<Summary>,
}

#[derive(Serialize, Deserialize)]
struct Book {
    version: u32,
    games: Vec<serde_json::Value>,
}

impl Files {
    /// Every finished game, the last one first.
    pub fn summaries(&self) -> Vec<Summary> {
        let before = self.kept();
        let mut kept = Vec::new();
        let mut fresh = false;
        let mut found = Vec::new();
        for file in self.games().into_iter().filter(|file| file.fault.is_none()) {
            let print = Print::of(&file);
            let known = before.iter().find(|k| Some(&k.print) == print.as_ref());
            let summary = match known {
                Some(kept) => kept.summary.clone(),
                None => {
                    fresh = true;
                    self.look(&file.path).ok().and_then(|history| Summary::of(&history))
                }
            };
            if let Some(print) = print {
                kept.push(Kept { print, summary: summary.clone() });
            }
            found.extend(summary);
        }
        if fresh || kept.len() != before.len() {
            self.keep(&kept);
        }
        found.sort_by_key(|summary| std::cmp::Reverse(summary.ended));
        found
    }

    fn kept(&self) -> Vec<Kept> {
        let text = self.disk.read(&self.place.summaries_file(), MOST_BYTES).unwrap_or_default();
        match serde_json::from_slice::<Book>(&text) {
            // A game that this build cannot read is looked into again.
            Ok(book) if book.version == VERSION => book
                .games
                .into_iter()
                .filter_map(|game| serde_json::from_value(game).ok())
                .collect(),
            _ => Vec::new(),
        }
    }

    /// Only a convenience: where it cannot be written, games are read again next time.
    fn keep(&self, kept: &[Kept]) {
        let games = kept.iter().filter_map(|game| serde_json::to_value(game).ok()).collect();
        let text = serde_json::to_vec(&Book { version: VERSION, games }).unwrap_or_default();
        if let Err(e) = self.disk.replace(&self.place.summaries_file(), &text) {
            log::info!("summaries are not kept: {e}");
        }
    }
}
