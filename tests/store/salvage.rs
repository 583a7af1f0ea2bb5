//! Ledgers that do not open: what of them can be read, and that looking changes no byte.

use std::fs;

use woodland_ledger::store::disk::StdDisk;
use woodland_ledger::store::ledger::{LoadError, load, read};
use woodland_ledger::store::line::{Header, Line};
use woodland_ledger::store::salvage::examine;

use super::script::{assert_same, header, ledger, text};

fn never() -> Header {
    panic!("the old header can be read")
}

#[test]
fn a_bad_line_anywhere_leaves_all_that_stands_before_it() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("bad.woodland");
    let (lines, _) = ledger(30);
    for at in 3..lines.len() {
        let mut bytes = text(&lines[..at]);
        bytes.extend(b"\xff\0 garbage\n");
        bytes.extend(text(&lines[at + 1..]));
        fs::write(&path, &bytes).unwrap();
        let found = examine(&StdDisk, &path).unwrap().unwrap();
        assert!(matches!(found.fault, LoadError::Line { line, .. } if line == at + 1));
        assert_eq!((found.whole, found.lost), (at, lines.len() - at));
        let mended = found.ledger(never).unwrap();
        assert!(mended == text(&lines[..at]), "the lines are kept to the letter");
        assert_same(&read(mended).unwrap().history, &ledger(at - 1).1);
        assert!(fs::read(&path).unwrap() == bytes, "looking changes nothing");
    }
}

#[test]
fn a_ledger_without_a_header_gets_a_new_one() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("headless.woodland");
    let (lines, history) = ledger(20);
    let new = || Header::new("new", 7, "0.1.0");
    let garbled = [b"{\"header\":{\"form\n".to_vec(), text(&lines[1..])].concat();
    for bytes in [garbled, text(&lines[1..])] {
        fs::write(&path, &bytes).unwrap();
        let found = examine(&StdDisk, &path).unwrap().unwrap();
        assert_eq!((&found.header, found.whole, found.lost), (&None, 20, 0));
        let loaded = read(found.ledger(new).unwrap()).unwrap();
        assert_eq!(loaded.header, new());
        assert_same(&loaded.history, &history);
    }
}

#[test]
fn nothing_is_made_of_nothing_and_of_what_a_later_app_wrote() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("none.woodland");
    let (lines, _) = ledger(5);
    let future =
        String::from_utf8(text(&lines)).unwrap().replacen("\"version\":1", "\"version\":9", 1);
    let alone = text(&[Line::Header(header())]);
    for (bytes, fault) in [
        (b"".to_vec(), LoadError::Empty),
        (b"no ledger\n".to_vec(), LoadError::NotALedger),
        (future.into_bytes(), LoadError::FutureVersion { found: 9 }),
    ] {
        fs::write(&path, &bytes).unwrap();
        assert_eq!(examine(&StdDisk, &path).map(|s| s.is_some()), Err(fault));
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
    // A game that opens needs no mending, also one without entries, or with a torn end.
    for bytes in [alone, text(&lines), [text(&lines), b"{\"entry\":".to_vec()].concat()] {
        fs::write(&path, &bytes).unwrap();
        assert!(load(&path).is_ok());
        assert!(examine(&StdDisk, &path).unwrap().is_none());
    }
}
