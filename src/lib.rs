//! Woodland Ledger: an unofficial companion for the board game Root.
//!
//! The rooms, from the inside out: `engine` (rules, pure), `store` (disk) and `words` (languages),
//! `app` (use cases), then `window` and `cli`. Each imports only rooms named before it.

pub mod app;
pub mod cli;
pub mod engine;
pub mod store;
#[cfg(feature = "window")]
pub mod window;
pub mod words;
