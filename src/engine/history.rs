//! History: the tree of entries, the cursor in it, and the state at the cursor.
//! It keeps a copy of the game every 64 entries, so that going back is quick.

use super::entry::{Entry, EntryId};
use super::game::Game;
use super::refusal::Misfit;

/// How many entries lie between two copies.
const STRIDE: usize = 64;

/// All entries ever made, and which of them count.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// In the order they were made; the id is the place plus one.
    entries: Vec<Entry>,
    /// From the first entry to the tip that redo leads to.
    path: Vec<EntryId>,
    /// How many of the path count.
    cursor: usize,
    game: Game,
    /// Games after `STRIDE`, 2 × `STRIDE` … entries of the path.
    copies: Vec<Game>,
    /// Tips of dropped branches that can be had back.
    branches: Vec<EntryId>,
}

/// Why a line does not continue a ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    #[error("entry {0} stands where entry {1} should")]
    Number(u32, u32),
    #[error("the entry follows entry {0}, but the cursor stands at {1}")]
    NotOnCursor(u32, u32),
    #[error("there is no entry {0}")]
    NoSuchEntry(u32),
    #[error("{0}")]
    Misfit(#[from] Misfit),
}

impl History {
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The entry at the cursor.
    pub fn here(&self) -> EntryId {
        self.cursor.checked_sub(1).map_or(EntryId(0), |at| self.path[at])
    }

    pub fn next_id(&self) -> EntryId {
        EntryId(u32::try_from(self.entries.len()).unwrap_or(u32::MAX).saturating_add(1))
    }

    pub fn entry(&self, id: EntryId) -> Option<&Entry> {
        self.entries.get(usize::try_from(id.0).ok()?.checked_sub(1)?)
    }

    /// Entries that count, oldest first.
    pub fn told(&self) -> impl DoubleEndedIterator<Item = &Entry> {
        self.path[..self.cursor].iter().filter_map(|id| self.entry(*id))
    }

    /// Entries that redo would bring back, next first.
    pub fn undone(&self) -> impl DoubleEndedIterator<Item = &Entry> {
        self.path[self.cursor..].iter().filter_map(|id| self.entry(*id))
    }

    /// How many entries the path has, undone ones included; the first `len` of them count.
    pub fn path_len(&self) -> usize {
        self.path.len()
    }

    /// Where an entry stands on the path.
    pub fn place(&self, id: EntryId) -> Option<usize> {
        // An entry follows an older one, so the path is in order.
        self.path.binary_search(&id).ok()
    }

    /// Tells entries of the path in order, each with the game as it was before it.
    pub fn walk(&self, places: std::ops::Range<usize>, mut tell: impl FnMut(&Game, &Entry)) {
        let copy = (places.start / STRIDE).min(self.copies.len());
        let mut game = copy.checked_sub(1).map_or_else(Game::default, |at| self.copies[at].clone());
        for (at, id) in self.path.iter().enumerate().take(places.end).skip(copy * STRIDE) {
            let Some(entry) = self.entry(*id) else { return };
            if at >= places.start {
                tell(&game, entry);
            }
            if game.fold(entry).is_err() {
                return;
            }
        }
    }

    /// The game that an entry was made in, wherever the entry stands now.
    pub fn game_before(&self, entry: &Entry) -> Result<Game, Misfit> {
        // Back to where its branch leaves the path, and from the copy before that on.
        let mut line = Vec::new();
        let mut at = entry.on;
        while self.place(at).is_none()
            && let Some(entry) = self.entry(at)
        {
            line.push(entry);
            at = entry.on;
        }
        let shared = self.place(at).map_or(0, |place| place + 1);
        let copy = (shared / STRIDE).min(self.copies.len());
        let mut game = copy.checked_sub(1).map_or_else(Game::default, |at| self.copies[at].clone());
        let path = self.path[copy * STRIDE..shared].iter().filter_map(|id| self.entry(*id));
        path.chain(line.into_iter().rev()).try_for_each(|entry| game.fold(entry))?;
        Ok(game)
    }

    /// Every entry in the order it was made, dropped ones too.
    pub fn all(&self) -> &[Entry] {
        &self.entries
    }

    pub fn len(&self) -> usize {
        self.cursor
    }

    pub fn is_empty(&self) -> bool {
        self.cursor == 0
    }

    pub fn branches(&self) -> &[EntryId] {
        &self.branches
    }

    /// Adds an entry at the cursor. What redo would have brought back becomes a branch.
    pub fn push(&mut self, entry: Entry) -> Result<(), Broken> {
        if entry.id != self.next_id() {
            return Err(Broken::Number(entry.id.0, self.next_id().0));
        }
        if entry.on != self.here() {
            return Err(Broken::NotOnCursor(entry.on.0, self.here().0));
        }
        self.game.fold(&entry)?;
        self.drop_tail(self.cursor);
        self.path.push(entry.id);
        self.entries.push(entry);
        self.cursor += 1;
        self.keep_copy();
        Ok(())
    }

    fn drop_tail(&mut self, keep: usize) {
        // One dropped entry is quickly done again; more than one is an evening.
        if self.path.len() > keep + 1
            && let Some(tip) = self.path.last()
        {
            self.branches.push(*tip);
        }
        self.path.truncate(keep);
        self.copies.truncate(keep / STRIDE);
    }

    fn keep_copy(&mut self) {
        if self.cursor.is_multiple_of(STRIDE) && self.copies.len() < self.cursor / STRIDE {
            self.copies.push(self.game.clone());
        }
    }

    fn move_to(&mut self, cursor: usize) -> Result<(), Broken> {
        let copy = (cursor / STRIDE).min(self.copies.len());
        let near = if cursor >= self.cursor && self.cursor >= copy * STRIDE {
            self.cursor
        } else {
            self.game =
                copy.checked_sub(1).map_or_else(Game::default, |at| self.copies[at].clone());
            copy * STRIDE
        };
        self.cursor = near;
        while self.cursor < cursor {
            let id = self.path[self.cursor];
            let at = usize::try_from(id.0).unwrap_or(usize::MAX) - 1;
            self.game.fold(&self.entries[at])?;
            self.cursor += 1;
            self.keep_copy();
        }
        Ok(())
    }

    /// Moves the cursor to an entry: back or forth on the path, or onto a dropped branch. 0 is the bare table.
    pub fn go_to(&mut self, id: EntryId) -> Result<(), Broken> {
        if id.0 == 0 {
            return self.move_to(0);
        }
        if let Some(at) = self.place(id) {
            return self.move_to(at + 1);
        }
        // The branch, from its tip to where it leaves the path.
        let mut line = Vec::new();
        let mut at = id;
        let shared = loop {
            line.push(at);
            at = self.entry(at).ok_or(Broken::NoSuchEntry(at.0))?.on;
            match self.place(at) {
                Some(place) => break place + 1,
                None if at.0 == 0 => break 0,
                None => {}
            }
        };
        self.move_to(shared.min(self.cursor))?;
        self.drop_tail(shared);
        self.path.extend(line.into_iter().rev());
        let path = &self.path;
        self.branches.retain(|tip| path.binary_search(tip).is_err());
        self.move_to(self.path.len())
    }

    /// Where one undo leads; `None` at the first entry, which laid the table.
    pub fn before(&self) -> Option<EntryId> {
        (self.cursor > 1).then(|| self.path[self.cursor - 2])
    }

    /// Where one redo leads.
    pub fn after(&self) -> Option<EntryId> {
        self.path.get(self.cursor).copied()
    }
}
