//! The next start is where the table was: cursor, redo and branches included.

use std::fs;

use woodland_ledger::store::ledger::load;
use woodland_ledger::store::line::Line;
use woodland_ledger::store::writer::{OpenFault, Report, Settled, Ticket, Writer};

use super::script::{Script, assert_same, close, header, ledger, quiet, settle, text, wake, write};

#[test]
fn a_game_resumes_to_the_same_state_after_every_line() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.woodland");
    let mut script = Script::default();
    close(Writer::create(&path, &header(), quiet()).unwrap());
    let mut branches = 0;
    for _ in 0..120 {
        let line = script.next();
        let (loaded, mut writer) = Writer::resume(&path, quiet()).unwrap();
        assert_eq!(loaded.header, header());
        writer.append(line);
        close(writer);
        let now = load(&path).unwrap().history;
        assert_same(&now, &script.history);
        branches = branches.max(now.branches().len());
    }
    assert!(branches > 0, "the script leaves branches behind");
    assert!(fs::read(&path).unwrap() == text(&ledger(120).0));
}

#[test]
fn reports_come_in_order_and_tell_the_same_as_the_status() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.woodland");
    let (wake, reports) = wake();
    let mut writer = Writer::create(&path, &header(), wake).unwrap();
    let mut script = Script::default();
    let tickets: Vec<Ticket> = (0..50).map(|_| writer.append(script.next())).collect();
    assert_eq!(tickets, (1..=50).map(Ticket).collect::<Vec<_>>());
    assert_eq!(settle(&writer), Settled::Saved);
    assert!(tickets.iter().all(|t| writer.is_saved(*t)) && !writer.is_saved(Ticket(51)));
    let status = writer.status();
    assert_eq!((status.appended, status.saved, status.fault), (Ticket(50), Ticket(50), None));
    let saved: Vec<Report> = reports.try_iter().collect();
    assert_eq!(saved.last(), Some(&Report::Saved(Ticket(50))));
    assert!(saved.windows(2).all(|w| match (&w[0], &w[1]) {
        (Report::Saved(a), Report::Saved(b)) => a <= b,
        _ => false,
    }));
    // Dropping waits as well.
    writer.append(script.next());
    drop(writer);
    assert_same(&load(&path).unwrap().history, &script.history);
}

#[test]
fn a_new_game_never_lands_on_a_file_that_is_there() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("taken.woodland");
    fs::write(&path, "mine").unwrap();
    assert_eq!(Writer::create(&path, &header(), quiet()).unwrap_err(), OpenFault::Exists);
    assert_eq!(fs::read(&path).unwrap(), b"mine");
}

#[test]
fn a_ledger_that_grew_since_it_was_read_is_read_again() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.woodland");
    write(&path, &ledger(5).0);
    let old = load(&path).unwrap();
    let (_, mut other) = Writer::resume(&path, quiet()).unwrap();
    other.append(Line::Cursor { at: Default::default() });
    close(other);
    assert_eq!(Writer::open(&old, &path, quiet()).unwrap_err(), OpenFault::Changed);
    assert!(Writer::open(&load(&path).unwrap(), &path, quiet()).is_ok());
}
