//! What the engine's messages sound like: offers, asks, refusals, steps, cards and ledger entries.
//! It words what it is given; it decides nothing, and what a faction calls its own stands in `factions`.

mod asks;
mod battle;
mod cards;
mod commands;
mod done;
mod effects;
mod entries;
mod pieces;
mod refusals;
mod reminders;
mod removals;
mod seats;
mod steps;
#[cfg(test)]
mod tests;

pub use asks::{AskText, ask, choice, confirm, countable};
pub use battle::battle_line;
pub use cards::{card, card_name, deck, face, item, price, suit, suit_word};
pub use commands::{command, command_detail};
pub(super) use done::in_hand;
pub use entries::{EntryText, entry, redo, undo};
pub use pieces::{class, figure, pool, tracker, zone};
pub use refusals::{broken, misfit, refusal};
pub use reminders::card_effect;
pub use seats::{
    ending, faction_name, notice, pick_name, printing, printing_detail, reason, seat_name, standing,
};
pub use steps::{phase, step_detail, step_figure, step_title};

/// On one line, whatever somebody typed.
pub(super) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A phrase as the beginning of a sentence.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// "+4", "−1".
pub(super) fn signed(number: i16) -> String {
    let sign = if number < 0 { "−" } else { "+" };
    format!("{sign}{}", number.unsigned_abs())
}
