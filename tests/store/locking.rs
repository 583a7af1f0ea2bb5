//! One writer per ledger; the second says so and leaves, a killed one holds nobody up.

use std::fs;

use woodland_ledger::store::writer::{OpenFault, SaveFault, Writer};

use super::kill::Child;
use super::script::{close, header, ledger, quiet, settle, write};

#[test]
fn a_second_window_is_told_that_the_ledger_is_taken() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.woodland");
    write(&path, &ledger(5).0);
    let before = fs::read(&path).unwrap();
    let (loaded, first) = Writer::resume(&path, quiet()).unwrap();
    assert_eq!(Writer::resume(&path, quiet()).unwrap_err(), OpenFault::Busy);
    assert_eq!(Writer::open(&loaded, &path, quiet()).unwrap_err(), OpenFault::Busy);
    assert_eq!(Writer::create(&path, &header(), quiet()).unwrap_err(), OpenFault::Busy);
    // Nor can another game be saved over it.
    let mut other = Writer::create(&dir.path().join("o.woodland"), &header(), quiet()).unwrap();
    other.save_elsewhere(&path);
    settle(&other);
    assert_eq!(other.status().path, dir.path().join("o.woodland"));
    assert_eq!(fs::read(&path).unwrap(), before);
    close(first);
    assert!(Writer::resume(&path, quiet()).is_ok());
    assert_eq!(SaveFault::Busy.to_string(), OpenFault::Busy.to_string());
}

#[test]
fn the_lock_of_another_process_ends_with_it_even_if_it_is_killed() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.woodland");
    write(&path, &ledger(5).0);
    let mut child = Child::start("hold", &path);
    child.wait_for("held");
    assert_eq!(Writer::resume(&path, quiet()).unwrap_err(), OpenFault::Busy);
    child.kill();
    assert!(Writer::resume(&path, quiet()).is_ok());
}
