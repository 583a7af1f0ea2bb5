//! The store: nothing acknowledged is lost, nothing strange is opened or changed.

mod backups;
pub mod disks;
pub mod failing;
pub mod kill;
mod locking;
mod pools;
mod reading;
mod resuming;
mod salvage;
mod schema;
pub mod script;
mod shelf;
