//! The engine: the rules of the game and the ledger's meaning. Pure: it knows no window, disk, clock, chance or language.
//! `propose` decides, entries keep what happened, `Game::fold` applies it; nothing else changes a game.

pub mod ask;
pub mod battle;
pub mod card;
pub mod deck;
mod deck_table;
mod draft;
pub mod effect;
pub mod entry;
pub mod factions;
pub mod figure;
pub mod game;
pub mod history;
pub mod invariants;
pub mod item;
pub mod law;
mod law_table;
pub mod offer;
pub mod printing;
pub mod propose;
pub mod refusal;
pub mod score;
pub mod seat;
pub mod setup;
pub mod suit;
pub mod supply;
pub mod table;
#[cfg(test)]
pub(crate) mod tests;
pub mod turn;
pub mod veil;
pub mod zone;
