//! The app without its window: use cases over the engine, the store and the words.
//! Everything a person can do goes through `Desk`; everything a person sees is a view model of `view`.

pub mod bg_stats;
mod board;
mod chance;
pub mod chooser;
mod context;
mod curtain;
pub mod curves;
pub mod desk;
pub mod dialog;
mod drawn;
pub mod ending;
pub mod ending_view;
pub mod export;
mod factions;
mod figures;
mod file_forms;
pub mod files;
mod form;
pub mod law;
pub mod ledger;
mod local;
mod new_game;
pub mod picture;
pub mod plot;
pub mod reach;
pub mod remark;
pub mod repair;
mod rescore;
pub mod session;
pub mod shelf;
pub mod start;
pub mod statistics;
pub mod summary;
mod table;
pub mod touch;
pub mod view;

pub use board::turn_line;
pub use chance::Chance;
pub use context::{Context, Told};
pub use factions::{colour, crest};
