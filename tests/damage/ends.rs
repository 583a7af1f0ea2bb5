//! Ends that nobody asked for: a fault in a callback and a signal. What was touched a moment before is on the disk, the
//! next start tells of a fault, and nothing that somebody hides stands in the note.

use std::fs;
use std::mem::ManuallyDrop;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::dialog::Dialog;
use woodland_ledger::app::ending;
use woodland_ledger::engine::table::Command;
use woodland_ledger::store::crash::Crash;
use woodland_ledger::store::place::Place;

use super::{BOTH, NOW, desk, entries, score};
use crate::store::kill::{Child, say};

const SECRET: &str = "the Favor of the Foxes lies under the tableau";
/// What a fault says of itself is long, and no fault of the test.
const HUSHED: [&str; 4] = ["sh", "-c", "exec \"$@\" 2>/dev/null", "sh"];
/// How many touches come just before the end.
const TOUCHES: usize = 40;

/// A desk that nobody clears up, as it is when a program ends without unwinding.
fn abandoned(folder: &Path) -> ManuallyDrop<Desk> {
    ManuallyDrop::new(begun(folder))
}

fn begun(folder: &Path) -> Desk {
    let mut desk = desk(folder);
    desk.go(Screen::NewGame);
    desk.begin();
    desk
}

fn touch(desk: &mut Desk) {
    for _ in 0..TOUCHES {
        desk.act(Command::Note(SECRET.into()));
        score(desk, 1);
        desk.undo();
    }
    say(&format!("touched {}", entries(desk)));
}

extern "C" fn callback() {
    panic!("{SECRET}");
}

pub fn role(role: &str, folder: &Path) {
    let note = Place::find(Some(folder)).unwrap().crash_file();
    static END: AtomicBool = AtomicBool::new(false);
    match role {
        "panics" => {
            ending::note_faults(note, || NOW);
            touch(&mut abandoned(folder));
            panic!("{SECRET}");
        }
        // As inside the window's own code, which nothing can unwind through.
        "aborts" => {
            ending::note_faults(note, || NOW);
            touch(&mut abandoned(folder));
            callback();
        }
        // A fault on another thread is not the end.
        "goes-on" => {
            ending::note_faults(note, || NOW);
            let mut desk = begun(folder);
            assert!(std::thread::spawn(|| panic!("{SECRET}")).join().is_err());
            touch(&mut desk);
            desk.close_game();
            std::process::exit(0);
        }
        // A window that closes when it is told to.
        "listens" => {
            ending::on_signal(|| !END.swap(true, Ordering::SeqCst)).unwrap();
            let mut desk = begun(folder);
            say("ready");
            while !END.load(Ordering::SeqCst) {
                let by = if entries(&desk).is_multiple_of(2) { -1 } else { 1 };
                score(&mut desk, by);
                say(&format!("touched {}", entries(&desk)));
            }
            desk.close_game();
            std::process::exit(0);
        }
        // One that is not up yet, and one that hangs.
        "deaf" | "hangs" => {
            let hangs = role == "hangs";
            ending::on_signal(move || hangs).unwrap();
            touch(&mut abandoned(folder));
            std::thread::sleep(Duration::from_secs(60));
        }
        other => panic!("no role {other}"),
    }
}

fn touched(said: &str) -> usize {
    let numbers = said
        .split_inclusive('\n')
        .filter_map(|line| line.strip_suffix('\n')?.strip_prefix("touched ")?.parse().ok());
    numbers.max().unwrap()
}

/// The next start in a folder: every touch is there.
fn next_start(folder: &Path, touched: usize) -> Desk {
    let mut next = desk(folder);
    next.resume_last();
    assert!(entries(&next) >= touched, "{touched} touched, {} there", entries(&next));
    next
}

#[test]
fn a_fault_in_a_callback_loses_nothing_and_the_next_start_tells_of_it_once() {
    for role in ["panics", "aborts"] {
        let dir = tempfile::tempdir().unwrap();
        let folder = dir.path().join("data");
        let (said, status) = Child::start_by(&HUSHED, role, &folder).wait();
        assert!(!status.success());
        assert_eq!(status.signal().is_some(), role == "aborts");
        let note = Place::find(Some(&folder)).unwrap().crash_file();
        let text = fs::read_to_string(&note).unwrap();
        assert!(!text.contains("Favor"), "{text}");
        let mut next = next_start(&folder, touched(&said));
        let Some(Dialog::Stopped(crash)) = next.dialog().cloned() else {
            panic!("{role}: {:?}", next.dialog())
        };
        assert_eq!((crash.at, crash.saved), (NOW, true), "{role}");
        assert!(crash.place.contains("tests/damage/ends.rs:"), "{role}: {}", crash.place);
        assert!(!note.exists(), "it is told once");
        for language in BOTH {
            let view = Dialog::Stopped(crash.clone()).view(language, next.context().as_ref());
            assert!(view.detail.contains(&crash.place) && view.detail.contains(&crash.app));
            assert!(!view.confirm.is_empty() && view.other.is_empty());
        }
        let [english, dutch] = BOTH.map(|language| {
            let view = Dialog::Stopped(crash.clone()).view(language, None);
            view.title + &view.text
        });
        assert_ne!(english, dutch);
        next.dismiss_dialog();
        assert_eq!(next.dialog(), None);
        next.close_game();
        let mut later = desk(&folder);
        later.resume_last();
        assert_eq!(later.dialog(), None);
    }
}

#[test]
fn a_fault_on_another_thread_is_no_end() {
    let dir = tempfile::tempdir().unwrap();
    let (said, status) = Child::start_by(&HUSHED, "goes-on", dir.path()).wait();
    assert!(status.success());
    assert_eq!(next_start(dir.path(), touched(&said)).dialog(), None);
}

#[test]
fn a_note_that_says_nothing_is_told_as_far_as_it_goes() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(Place::find(Some(dir.path())).unwrap().crash_file(), "{\0").unwrap();
    let desk = desk(dir.path());
    let Some(Dialog::Stopped(crash)) = desk.dialog() else { panic!("nothing is told") };
    assert_eq!(*crash, Crash::default());
    let view = desk.dialog().unwrap().view(BOTH[0], None);
    assert!(view.text.contains("may not have been saved") && view.detail.is_empty());
}

#[test]
fn a_signal_right_after_a_touch_closes_the_app_with_everything_saved() {
    for signal in ["TERM", "INT", "HUP"].into_iter().cycle().take(12) {
        let dir = tempfile::tempdir().unwrap();
        let mut child = Child::start("listens", dir.path());
        child.wait_for("ready");
        let first = child.wait_for("touched ");
        child.signal(signal);
        let (said, status) = child.wait();
        assert_eq!(status.code(), Some(0), "{signal}");
        let next = next_start(dir.path(), touched(&(first + &said)));
        assert_eq!(next.dialog(), None, "an orderly end is no fault");
    }
}

#[test]
fn a_signal_that_no_window_hears_saves_and_ends() {
    for (role, most) in [("deaf", 4), ("hangs", 30)] {
        let dir = tempfile::tempdir().unwrap();
        let mut child = Child::start(role, dir.path());
        let said = child.wait_for("touched ");
        let begun = Instant::now();
        child.signal("TERM");
        let (_, status) = child.wait();
        assert_eq!(status.code(), Some(0), "{role}");
        assert!(begun.elapsed() < Duration::from_secs(most), "{role}");
        next_start(dir.path(), touched(&said));
    }
}

#[test]
fn who_wants_the_app_to_outlive_the_terminal_has_it_so() {
    let dir = tempfile::tempdir().unwrap();
    let nohup = ["sh", "-c", "trap '' HUP; exec \"$@\"", "sh"];
    let mut child = Child::start_by(&nohup, "listens", dir.path());
    child.wait_for("ready");
    child.signal("HUP");
    for _ in 0..20 {
        child.wait_for("touched ");
    }
    child.signal("TERM");
    assert_eq!(child.wait().1.code(), Some(0));
}

#[test]
fn closing_the_window_right_after_a_touch_saves_it() {
    for _ in 0..20 {
        let dir = super::quick_folder();
        let mut desk = abandoned(dir.path());
        score(&mut desk, 1);
        let there = entries(&desk);
        assert!(desk.may_close());
        // Whoever closes the window does no more than that.
        let path = desk.path().unwrap().to_path_buf();
        let kept = woodland_ledger::store::ledger::load(&path).unwrap().history.len();
        assert_eq!(kept, there);
    }
}
