//! Entries of the ledger: a label that names what was done, and one line for each result.

use tr::tr;

use crate::engine::effect::Effect;
use crate::engine::entry::Entry;
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::table::{Command, Tracker};
use crate::words::{Language, factions, in_language};

use super::{done, effects, one_line, removals, seat_name, signed};

/// How much of a note fits in a label.
const NOTE: usize = 60;

/// The words of an entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EntryText {
    /// Names it in the ledger and on the undo button: "Lost Powers retired Root Tea, +4".
    pub label: String,
    /// Sourced score lines and reactions, one each.
    pub lines: Vec<String>,
}

/// `before` is the table on which the entry follows.
pub fn entry(language: Language, before: &Game, entry: &Entry) -> EntryText {
    let mut after = before.clone();
    // A stranger's entry that does not fit is told as far as the table before it allows.
    if after.fold(entry).is_err() {
        after = before.clone();
    }
    let did = done::done(language, before, &after, entry);
    let mut lines = effects::lines(language, before, &after, entry);
    if let Command::Battle { attacker, by: Some(play), .. } = &entry.command {
        lines.insert(0, factions::done(language, before, &after, *attacker, play, entry));
    }
    let said = did.to_lowercase();
    lines.retain(|line| !said.contains(&line.to_lowercase()));
    if !matches!(entry.command, Command::Remove { .. }) {
        for removed in removals::removed(before, entry) {
            let seat = seat_name(language, &after, removed.whose);
            let pieces = removed.pieces(language);
            lines
                .push(in_language(language, || tr!("Removed from {seat}: {pieces}", seat, pieces)));
        }
    }
    if let Command::Note(text) = &entry.command
        && one_line(text).chars().count() > NOTE
    {
        lines.push(text.trim().to_owned());
    }
    if entry.reroll {
        lines.push(in_language(language, || tr!("Done again: chance fell differently this time.")));
    }
    EntryText { label: with_points(language, before, &after, entry, did), lines }
}

/// Adds the points that everybody got, unless the label tells them anyway.
fn with_points(
    language: Language,
    before: &Game,
    game: &Game,
    entry: &Entry,
    did: String,
) -> String {
    if matches!(
        entry.command,
        Command::Score { .. } | Command::MovePoints { .. } | Command::SetTo(Tracker::Points(_))
    ) {
        return did;
    }
    let mut sums: Vec<(SeatId, i16)> = Vec::new();
    for effect in &entry.effects {
        if let Effect::Score { seat, applied, .. } = effect {
            match sums.iter_mut().find(|(s, _)| s == seat) {
                Some((_, sum)) => *sum = sum.saturating_add(*applied),
                None => sums.push((*seat, *applied)),
            }
        }
    }
    sums.retain(|(_, sum)| *sum != 0);
    if sums.is_empty() {
        return did;
    }
    let told = done::actor(before, entry);
    let points: Vec<String> = sums
        .into_iter()
        .map(|(seat, sum)| {
            if Some(seat) == told {
                signed(sum)
            } else {
                in_language(language, || {
                    tr!(
                        "{seat} {points}",
                        seat = seat_name(language, game, seat),
                        points = signed(sum)
                    )
                })
            }
        })
        .collect();
    in_language(language, || tr!("{did}, {points}", did, points = points.join(", ")))
}

/// A note's first words.
pub(super) fn shortened(text: &str) -> String {
    let line = one_line(text);
    if line.chars().count() <= NOTE {
        return line;
    }
    let cut: String = line.chars().take(NOTE - 1).collect();
    format!("{}…", cut.trim_end())
}

/// The text of the undo button.
pub fn undo(language: Language, label: &str) -> String {
    in_language(language, || tr!("Undo: {label}", label))
}

/// The text of the redo button.
pub fn redo(language: Language, label: &str) -> String {
    in_language(language, || tr!("Redo: {label}", label))
}
