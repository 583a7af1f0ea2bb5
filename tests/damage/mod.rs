//! Damage: disks that fail at any call, files cut and twisted, mounts that are full or read-only, windows that fight over
//! a ledger, and ends that nobody asked for. Nothing acknowledged is lost, nothing panics, and the person is told.

mod desk;
mod ends;
mod fuzz;
mod mounts;
mod waiting;
mod windows;

use std::path::Path;
use std::sync::Arc;

use woodland_ledger::app::Chance;
use woodland_ledger::app::desk::Desk;
use woodland_ledger::app::files::Files;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::Command;
use woodland_ledger::store::disk::{AnyDisk, StdDisk};
use woodland_ledger::store::place::Place;
use woodland_ledger::words::Language;

const BOTH: [Language; 2] = [Language::English, Language::Dutch];
const NOW: i64 = 1_767_225_600_000;

/// A desk in this folder, before it has opened anything.
fn desk_on(disk: AnyDisk, folder: &Path) -> Desk {
    let place = Place::find(Some(folder)).unwrap();
    let files = Files::on_disk(disk, place, || NOW, Arc::new(|| {}));
    Desk::new(files, Chance::seeded(1), Language::English)
}

pub fn desk(folder: &Path) -> Desk {
    desk_on(Arc::new(StdDisk), folder)
}

pub fn score(desk: &mut Desk, by: i8) {
    desk.act(Command::Score { seat: SeatId::new(0).unwrap(), by });
}

/// How many entries count.
pub fn entries(desk: &Desk) -> usize {
    desk.session().map_or(0, |s| s.history().len())
}

/// What this program does in another role: see `store::kill`.
pub fn role(role: &str, folder: &Path) {
    match role {
        "window" => windows::window(folder),
        "battles" => waiting::battles(folder),
        "full" => mounts::full(folder),
        "read-only" => mounts::read_only(folder),
        "weigh" => crate::pace::weigh(folder),
        other => ends::role(other, folder),
    }
}

/// A folder for tests that use the disk very often and do not ask how it keeps things: in memory where there is such a place.
pub fn quick_folder() -> tempfile::TempDir {
    let memory = Path::new("/dev/shm");
    let quick = memory.is_dir().then(|| tempfile::tempdir_in(memory).ok()).flatten();
    quick.unwrap_or_else(|| tempfile::tempdir().unwrap())
}
