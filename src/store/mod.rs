//! The store: ledgers, settings and known figures on disk, one writer per ledger.
//! It knows lines and places, no rules and no visible text; what goes wrong is typed, and nothing acknowledged is lost.

pub mod backup;
pub mod crash;
pub mod disk;
pub mod ledger;
pub mod line;
pub mod lock;
pub mod place;
pub mod salvage;
pub mod schema;
pub mod settings;
pub mod shelf;
mod trace;
pub mod waiting;
pub mod writer;
pub use writer::SaveFault;
