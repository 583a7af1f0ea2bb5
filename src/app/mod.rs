//! The app without its window: use cases over the engine, the store and the words.
//! Everything a person can do goes through `Desk`; everything a person sees is a view model of `view`.

mod board;
mod chance;
mod context;
mod curtain;
pub mod desk;
pub mod dialog;
pub mod ending;
mod factions;
mod figures;
pub mod files;
mod form;
pub mod law;
pub mod ledger;
mod local;
mod new_game;
mod rescore;
pub mod session;
pub mod start;
mod table;
pub mod touch;
pub mod view;

pub use board::turn_line;
pub use chance::Chance;
pub use context::{Context, Told};
pub use factions::{colour, crest};
