//! Damage: disks that fail at any call, files cut and twisted, mounts that are full or read-only, windows that fight over
//! a ledger, and ends that nobody asked for. Nothing acknowledged is lost, nothing panics, and the person is told.

mod desk;
mod ends;
mod fuzz;
mod mounts;
mod windows;

use std::path::Path;

/// A folder for tests that use the disk very often and do not ask how it keeps things: in memory where there is such a place.
fn quick_folder() -> tempfile::TempDir {
    let memory = Path::new("/dev/shm");
    let quick = memory.is_dir().then(|| tempfile::tempdir_in(memory).ok()).flatten();
    quick.unwrap_or_else(|| tempfile::tempdir().unwrap())
}
