//! The store: nothing acknowledged is lost, nothing strange is opened or changed.

mod disks;
mod failing;
mod kill;
mod locking;
mod measure;
mod reading;
mod resuming;
mod script;
