//! Files on a shelf: nothing is written over anything, whoever else puts something there.

use std::collections::BTreeSet;
use std::fs;
use std::thread;

use woodland_ledger::store::disk::StdDisk;
use woodland_ledger::store::shelf::{put, take_to};

#[test]
fn nobody_gets_a_name_that_somebody_has() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("game.woodland"), "the old one").unwrap();
    let put = |n: usize| {
        let folder = dir.path().to_owned();
        move || {
            (0..20)
                .map(|i| {
                    put(&StdDisk, &folder, "game", "woodland", format!("{n} {i}").as_bytes())
                        .unwrap()
                })
                .collect::<Vec<_>>()
        }
    };
    let threads: Vec<_> = (0..4).map(|n| thread::spawn(put(n))).collect();
    let paths: BTreeSet<_> = threads.into_iter().flat_map(|t| t.join().unwrap()).collect();
    assert_eq!(paths.len(), 80);
    let texts: BTreeSet<String> = paths.iter().map(|p| fs::read_to_string(p).unwrap()).collect();
    assert_eq!(texts.len(), 80, "each has its own text");
    assert_eq!(fs::read_to_string(dir.path().join("game.woodland")).unwrap(), "the old one");
}

#[test]
fn moving_overwrites_nothing_and_leaves_nothing_when_it_fails() {
    let dir = tempfile::tempdir().unwrap();
    let (from, folder) = (dir.path().join("a.woodland"), dir.path().join("there"));
    fs::create_dir(&folder).unwrap();
    fs::write(&from, "moved").unwrap();
    fs::write(folder.join("a.woodland"), "there").unwrap();
    let to = take_to(&StdDisk, &from, &folder, "a", "woodland").unwrap();
    assert!(to.ends_with("a-2.woodland") && !from.exists());
    assert_eq!(fs::read_to_string(&to).unwrap(), "moved");
    assert_eq!(fs::read_to_string(folder.join("a.woodland")).unwrap(), "there");
    // What is not there is not moved, and takes no name.
    assert!(take_to(&StdDisk, &from, &folder, "b", "woodland").is_err());
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 2);
    // A file in the place of the folder.
    assert!(put(&StdDisk, &to, "c", "woodland", b"x").is_err());
    assert_eq!(fs::read_to_string(&to).unwrap(), "moved");
}
