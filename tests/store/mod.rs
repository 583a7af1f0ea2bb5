//! The store: nothing acknowledged is lost, nothing strange is opened or changed.

mod backups;
mod disks;
mod failing;
mod kill;
mod locking;
mod measure;
mod reading;
mod resuming;
mod salvage;
mod schema;
mod script;
mod shelf;
