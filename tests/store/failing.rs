//! Disks that fail: memory keeps everything, old bytes stay unharmed, and a retry writes it all.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use woodland_ledger::store::ledger::{LoadError, load};
use woodland_ledger::store::line::Line;
use woodland_ledger::store::writer::{OpenFault, Report, SaveFault, Settled, Ticket, Wake, Writer};

use super::disks::{CODES, Flaky, Forgetful};
use super::script::{assert_same, close, header, ledger, quiet, settle, text, wake, write};

const ENOSPC: i32 = 28;

pub fn fault_of(code: i32) -> SaveFault {
    match code {
        ENOSPC => SaveFault::DiskFull,
        13 => SaveFault::Denied,
        30 => SaveFault::ReadOnly,
        _ => std::io::Error::from_raw_os_error(code).into(),
    }
}

/// Opens on a disk that may fail at it: then it is refused with the reason, nothing has changed, and it can be tried again.
fn open(flaky: &Flaky, path: &Path, code: i32) -> Writer {
    let before = fs::read(path).unwrap();
    for tries in 1.. {
        match Writer::resume_on(flaky.disk(), path, quiet()) {
            Ok((_, writer)) => return writer,
            Err(fault) => {
                let kind = std::io::Error::from_raw_os_error(code).kind();
                assert_eq!(fault, OpenFault::Load(LoadError::Io(kind)));
                assert_eq!(fs::read(path).unwrap(), before);
            }
        }
        if tries == 2 {
            flaky.heal();
        }
    }
    unreachable!()
}

/// A new game, or one that goes on after a torn line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Start {
    New,
    Torn,
}

const LINES: usize = 7;
const OLD: usize = 3;

/// Writes a few lines on a flaky disk and checks what must hold. Returns how often the disk was used.
fn evening(start: Start, fail_at: usize, for_ever: bool, code: i32) -> usize {
    let what = format!("{start:?}, call {fail_at}, for ever: {for_ever}, code {code}");
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.woodland");
    let (lines, history) = ledger(LINES);
    let old = if start == Start::New { 0 } else { OLD };
    let old_text = if start == Start::New { Vec::new() } else { text(&lines[..=old]) };
    let flaky = Flaky::new(fail_at, for_ever, code);
    let mut writer = if start == Start::New {
        Writer::create_on(flaky.disk(), &path, &header(), quiet()).unwrap()
    } else {
        fs::write(&path, [&old_text, &b"{\"entry\":{\"id\""[..]].concat()).unwrap();
        open(&flaky, &path, code)
    };
    settle(&writer);
    for line in &lines[old + 1..] {
        writer.append(line.clone());
        settle(&writer);
        // Whatever has happened: what was there is there, what is called saved is there, and it opens.
        let Status { saved, there } = look(&writer, &path);
        assert!(there.starts_with(&old_text), "{what}");
        assert!(there.starts_with(&text(&lines[..=old + saved])) || there.is_empty(), "{what}");
        if !there.is_empty() {
            load(&path).unwrap_or_else(|e| panic!("{what}: {e}"));
        }
        assert!(saved == 0 || !there.is_empty(), "{what}");
    }
    let failing = fail_at > 0 && flaky.calls() >= fail_at && for_ever && !flaky.healed();
    if failing {
        assert_eq!(settle(&writer), Settled::Failed(fault_of(code)), "{what}");
        let (back, fault) = writer.close().unwrap_err();
        assert_eq!(fault, fault_of(code), "{what}");
        writer = back;
        flaky.heal();
    }
    writer.retry();
    assert_eq!(settle(&writer), Settled::Saved, "{what}");
    close(writer);
    assert!(fs::read(&path).unwrap() == text(&lines), "{what}");
    assert_same(&load(&path).unwrap().history, &history);
    if start == Start::Torn {
        let aside = fs::read_dir(dir.path()).unwrap().map(|e| e.unwrap().path());
        let aside: Vec<PathBuf> =
            aside.filter(|p| p.to_string_lossy().contains(".torn-")).collect();
        assert!(!aside.is_empty(), "{what}");
        assert!(aside.iter().all(|p| fs::read(p).unwrap() == b"{\"entry\":{\"id\""), "{what}");
    }
    flaky.calls()
}

struct Status {
    saved: usize,
    there: Vec<u8>,
}

fn look(writer: &Writer, path: &Path) -> Status {
    let saved = usize::try_from(writer.status().saved.0).unwrap();
    Status { saved, there: fs::read(path).unwrap_or_default() }
}

#[test]
fn each_call_to_the_disk_may_fail_once_or_for_ever() {
    for start in [Start::New, Start::Torn] {
        let calls = evening(start, 0, false, CODES[0]);
        assert!(calls > 4 * (LINES - OLD), "the disk was used {calls} times");
        for fail_at in 1..=calls {
            for code in CODES {
                for for_ever in [false, true] {
                    evening(start, fail_at, for_ever, code);
                }
            }
        }
    }
}

#[test]
fn a_full_disk_is_reported_once_a_line_and_a_retry_writes_it_all() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.woodland");
    let (lines, history) = ledger(20);
    let flaky = Flaky::default();
    let (wake, reports) = wake();
    let mut writer = Writer::create_on(flaky.disk(), &path, &header(), wake).unwrap();
    for line in &lines[1..=10] {
        writer.append(line.clone());
    }
    settle(&writer);
    let safe = fs::read(&path).unwrap();
    reports.try_iter().for_each(drop);
    {
        let mut plan = flaky.0.lock().unwrap();
        (plan.fail_at, plan.for_ever, plan.code) = (plan.calls + 1, true, ENOSPC);
    }
    for line in &lines[11..] {
        writer.append(line.clone());
        settle(&writer);
    }
    let failed = Report::Failed { from: Ticket(11), error: SaveFault::DiskFull };
    assert_eq!(reports.try_iter().collect::<Vec<_>>(), vec![failed; 10]);
    assert!(fs::read(&path).unwrap() == safe);
    flaky.heal();
    writer.retry();
    assert_eq!(settle(&writer), Settled::Saved);
    assert_eq!(reports.try_iter().collect::<Vec<_>>(), [Report::Saved(Ticket(20))]);
    close(writer);
    assert_same(&load(&path).unwrap().history, &history);
}

#[test]
fn saved_elsewhere_the_ledger_is_complete_and_goes_on_there() {
    let dir = tempfile::tempdir().unwrap();
    let (path, place) = (dir.path().join("game.woodland"), dir.path().join("stick/game.woodland"));
    let (lines, _) = ledger(12);
    let flaky = Flaky::default();
    let (wake, reports) = wake();
    let mut writer = Writer::create_on(flaky.disk(), &path, &header(), wake).unwrap();
    for line in &lines[1..=5] {
        writer.append(line.clone());
    }
    settle(&writer);
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    for line in &lines[6..=9] {
        writer.append(line.clone());
    }
    assert!(matches!(settle(&writer), Settled::Failed(_)));
    // No such folder: the writer stays where it is, nothing lost.
    writer.save_elsewhere(&place);
    assert!(matches!(settle(&writer), Settled::Failed(_)));
    assert_eq!(writer.status().path, path);
    let not_moved = Report::NotMoved { path: place.clone(), error: SaveFault::Missing };
    assert_eq!(reports.try_iter().last(), Some(not_moved));
    fs::create_dir(dir.path().join("stick")).unwrap();
    writer.save_elsewhere(&place);
    assert_eq!(settle(&writer), Settled::Saved);
    assert_eq!(
        reports.try_iter().collect::<Vec<_>>().split_off(1),
        [Report::Moved(place.clone()), Report::Saved(Ticket(9))]
    );
    for line in &lines[10..] {
        writer.append(line.clone());
    }
    assert_eq!(writer.status().path, place);
    close(writer);
    assert!(fs::read(&place).unwrap() == text(&lines));
}

#[test]
fn a_ledger_deleted_under_the_writer_comes_back_whole() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.woodland");
    let (lines, _) = ledger(12);
    let mut writer = Writer::create(&path, &header(), quiet()).unwrap();
    for (at, line) in lines[1..].iter().enumerate() {
        if at == 5 {
            fs::remove_file(&path).unwrap();
        }
        if at == 8 {
            fs::rename(&path, dir.path().join("moved away")).unwrap();
        }
        writer.append(line.clone());
        assert_eq!(settle(&writer), Settled::Saved);
    }
    close(writer);
    assert!(fs::read(&path).unwrap() == text(&lines));
}

#[test]
fn a_ledger_changed_by_somebody_else_is_set_aside_not_overwritten() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.woodland");
    let (lines, _) = ledger(8);
    write(&path, &lines[..6]);
    let (_, mut writer) = Writer::resume(&path, quiet()).unwrap();
    settle(&writer);
    fs::write(&path, "theirs").unwrap();
    for line in &lines[6..] {
        writer.append(line.clone());
        assert_eq!(settle(&writer), Settled::Failed(SaveFault::Changed));
    }
    assert_eq!(fs::read(&path).unwrap(), b"theirs");
    writer.retry();
    assert_eq!(settle(&writer), Settled::Saved);
    close(writer);
    assert!(fs::read(&path).unwrap() == text(&lines));
    let theirs = fs::read_dir(dir.path()).unwrap().map(|e| e.unwrap().path());
    let theirs: Vec<_> = theirs.filter(|p| p.to_string_lossy().contains(".changed-")).collect();
    assert_eq!(theirs.len(), 1);
    assert_eq!(fs::read(&theirs[0]).unwrap(), b"theirs");
}

#[test]
fn a_window_that_panics_at_a_report_does_not_end_the_saving() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.woodland");
    let (lines, _) = ledger(3);
    let wake: Wake = Box::new(|_| std::panic::resume_unwind(Box::new("a fault in the window")));
    let mut writer = Writer::create(&path, &header(), wake).unwrap();
    for line in &lines[1..] {
        writer.append(line.clone());
        assert_eq!(settle(&writer), Settled::Saved);
    }
    close(writer);
    assert!(fs::read(&path).unwrap() == text(&lines));
}

/// Plays on a disk that forgets what was not synced; says how often "saved" was said too early.
fn too_early(lies: bool) -> usize {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.woodland");
    let disk = Forgetful::new(lies);
    let (lines, _) = ledger(60);
    let early = Arc::new(AtomicUsize::new(0));
    let wake: Wake = {
        let (disk, early, lines, path) =
            (disk.clone(), Arc::clone(&early), lines.clone(), path.clone());
        Box::new(move |report| {
            let Report::Saved(Ticket(n)) = report else { panic!("{report:?}") };
            let promised: &[Line] = &lines[..=usize::try_from(n).unwrap()];
            if !disk.lasting(&path).starts_with(&text(promised)) {
                early.fetch_add(1, Ordering::SeqCst);
            }
        })
    };
    let mut writer = Writer::create_on(Arc::new(disk), &path, &header(), wake).unwrap();
    for (at, line) in lines[1..].iter().enumerate() {
        writer.append(line.clone());
        if at % 3 == 0 {
            settle(&writer);
        }
    }
    close(writer);
    early.load(Ordering::SeqCst)
}

#[test]
fn saved_means_that_a_power_cut_would_not_take_it() {
    assert_eq!(too_early(false), 0);
    assert!(too_early(true) > 0, "the check would notice a disk that lies");
}
