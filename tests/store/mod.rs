//! The store: nothing acknowledged is lost, nothing strange is opened or changed.

pub mod disks;
pub mod failing;
pub mod kill;
mod locking;
mod reading;
mod resuming;
pub mod script;
