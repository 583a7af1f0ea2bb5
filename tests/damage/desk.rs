//! An evening at the desk on a disk that fails at its nth use, for every n: the game in memory is that of a healthy disk,
//! old files are whole, the person is told in every language, and trying again writes it all.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::Value;
use woodland_ledger::app::desk::{Desk, Remark, Screen};
use woodland_ledger::app::dialog::Dialog;
use woodland_ledger::app::files::{ShelfFault, Trouble};
use woodland_ledger::app::session::Keeping;
use woodland_ledger::app::{shelf, start};
use woodland_ledger::engine::factions::lost_powers::Figure;
use woodland_ledger::engine::figure::FigureValue;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::suit::Suit;
use woodland_ledger::engine::table::{Command, Tracker};
use woodland_ledger::store::SaveFault;
use woodland_ledger::store::ledger::{LoadError, load};
use woodland_ledger::store::settings::{Settings, load_figures, load_settings, save_settings};
use woodland_ledger::words::Language;

use super::{BOTH, desk_on, score};
use crate::store::disks::{CODES, Flaky};
use crate::store::failing::fault_of;
use crate::store::script;

fn old_settings() -> Settings {
    Settings { language: Some("en".into()), scale_percent: 120, ..Settings::default() }
}

/// What lay there before: a game that nobody opens, one that is opened, settings.
struct Old {
    idle: PathBuf,
    played: PathBuf,
    bytes: Vec<u8>,
}

fn lay(folder: &Path) -> Old {
    let games = folder.join("games");
    fs::create_dir_all(&games).unwrap();
    let bytes = script::text(&script::ledger(9).0);
    let old = Old { idle: games.join("idle.woodland"), played: games.join("old.woodland"), bytes };
    fs::write(&old.idle, &old.bytes).unwrap();
    fs::create_dir(folder.join("shared")).unwrap();
    fs::write(folder.join("shared/theirs.woodland"), script::text(&script::ledger(14).0)).unwrap();
    // A torn end, which opening sets aside.
    fs::write(&old.played, [&old.bytes[..], b"{\"ent"].concat()).unwrap();
    save_settings(&folder.join("settings.json"), &old_settings()).unwrap();
    old
}

/// One thing that a person does.
type Deed = fn(&mut Desk);

/// What a person does, in order. None of it may depend on what the disk said.
const DEEDS: [(&str, Deed); 20] = [
    ("language", |desk| desk.set_language(Language::Dutch)),
    ("open", |desk| desk.open_game(&in_games(desk, "old"))),
    ("score", |desk| score(desk, 1)),
    ("figure", |desk| {
        desk.files.learn(Figure::OldFriends(Suit::Fox).into(), FigureValue::Number(3));
    }),
    ("score again", |desk| score(desk, 1)),
    ("question", |desk| desk.act(points())),
    ("answer", |desk| {
        desk.set_number("0", 9);
        desk.confirm();
    }),
    ("undo", Desk::undo),
    ("board", |desk| desk.show_seat(SeatId::new(1).unwrap())),
    ("redo", Desk::redo),
    ("size", |desk| desk.files.change(|settings| settings.scale_percent = 150)),
    ("close", Desk::close_game),
    ("copy", |desk| desk.duplicate_game(&in_games(desk, "idle"))),
    ("rename", |desk| {
        desk.ask_rename(in_games(desk, "idle-2"));
        desk.set_text("other");
        desk.confirm();
    }),
    ("delete", |desk| desk.delete_game(&in_games(desk, "other"))),
    ("put back", Desk::remark_action),
    ("import", |desk| {
        let path = desk.files.folder().join("shared/theirs.woodland");
        desk.import(&path);
    }),
    ("pack", Desk::back_up_to_file),
    ("new game", |desk| {
        desk.go(Screen::NewGame);
        desk.begin();
    }),
    ("first point", |desk| score(desk, 2)),
];

fn points() -> Command {
    Command::SetTo(Tracker::Points(SeatId::default()))
}

fn in_games(desk: &Desk, name: &str) -> PathBuf {
    desk.files.folder().join("games").join(name).with_extension("woodland")
}

/// The game in memory.
fn game(desk: &Desk) -> Value {
    serde_json::to_value(desk.session().map(|s| s.game())).unwrap()
}

fn settle(desk: &mut Desk) -> Keeping {
    desk.files.settle_backups();
    let Some(session) = desk.session_mut() else { return Keeping::Saved };
    session.settle();
    session.keeping()
}

/// Whether the person hears of it, in every language, and with this fault.
fn told(desk: &Desk, code: i32) -> bool {
    let mut said = Vec::new();
    if let Some(Keeping::Failed(fault)) = desk.session().map(|s| s.keeping()) {
        assert_eq!(fault, fault_of(code));
        said.push(BOTH.map(|language| start::save_fault(language, fault).1));
    }
    // Heard at once, or when the word that stands there goes.
    let trouble = desk.files.trouble().map(Remark::Trouble);
    for remark in trouble.into_iter().chain(desk.remark()) {
        match &remark {
            Remark::Trouble(Trouble::NotRemembered(fault))
            | Remark::NotDone(ShelfFault::Disk(fault)) => assert_eq!(*fault, fault_of(code)),
            Remark::NotDone(_) | Remark::Fault(_) | Remark::SettingsSetAside => {}
            Remark::BackedUp { left_out: 1.., .. } => {}
            _ => continue,
        }
        said.push(BOTH.map(|language| remark.view(language, None).text));
    }
    // Backups that the app makes by itself have a page of their own to say so.
    if desk.files.backup_fault().is_some() {
        let fault = shelf::backups(desk).fault;
        assert!(!fault.is_empty());
        return true;
    }
    assert!(said.iter().all(|[english, dutch]| !english.is_empty() && english != dutch));
    !said.is_empty()
}

/// Calls whose failure nobody needs to hear of: the lock is taken again before the first write, the note of a fault waits
/// for the next start, what waits for answers is no entry, and what is not cleared away is only litter.
fn quiet(call: &(&str, PathBuf)) -> bool {
    call.0 == "lock"
        || call.0 == "remove"
        || call.1.ends_with("stopped.json")
        || call.1.extension().is_some_and(|e| e == "waiting")
}

/// Plays the evening. Returns how often the disk was used.
fn evening(healthy: &[Value], fail_at: usize, for_ever: bool, code: i32) -> usize {
    let dir = super::quick_folder();
    let folder = dir.path().join("my games 🦊");
    let old = lay(&folder);
    let flaky = Flaky::new(fail_at, for_ever, code);
    let mut desk = desk_on(flaky.disk(), &folder);
    let mut failed = 0;
    let mut check = |desk: &mut Desk, what: &str| {
        let calls = flaky.failed();
        let all = format!("{what}: call {fail_at}, for ever: {for_ever}, code {code}: {calls:?}");
        // A backup says itself whether settings and figures are in it.
        let packed = |call: &(&str, PathBuf)| {
            what == "pack" && call.1.extension().is_some_and(|e| e == "json")
        };
        let mut loud = calls[failed..].iter().filter(|call| !quiet(call) && !packed(call));
        let healed = |call: &(&str, PathBuf)| {
            let [settings, figures] =
                ["settings.json", "figures.json"].map(|name| folder.join(name));
            // Tried again within the same touch, and taken.
            let beside = [&settings, &figures].contains(&&call.1) || call.0 == "folder";
            let ledger = desk.path() == Some(&call.1)
                && desk.session().is_some_and(|s| s.keeping() == Keeping::Saved);
            ledger
                || beside
                    && load_settings(&settings).0 == *desk.files.settings()
                    && load_figures(&figures).0 == *desk.files.figures()
        };
        if loud.any(|call| !healed(call)) {
            assert!(told(desk, code), "nobody was told: {all}");
        }
        let worse = failed < calls.len();
        failed = calls.len();
        assert_eq!(fs::read(&old.idle).unwrap(), old.bytes, "{all}");
        assert!(fs::read(&old.played).unwrap().starts_with(&old.bytes), "{all}");
        for file in fs::read_dir(folder.join("games")).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|e| e == "woodland") {
                match load(&path) {
                    // A name that was taken for a copy, and could not be given back.
                    Ok(_) | Err(LoadError::Empty) => {}
                    Err(e) => panic!("{all}: {}: {e}", path.display()),
                }
            }
        }
        let (settings, notice) = load_settings(&folder.join("settings.json"));
        assert_eq!(notice, None, "{all}");
        assert!([100, 120, 150].contains(&settings.scale_percent), "{all}");
        assert_eq!(load_figures(&folder.join("figures.json")).1, None, "{all}");
        worse
    };
    check(&mut desk, "start");
    // Settings that could not be read are not there; everything else is.
    for (at, (what, deed)) in DEEDS.into_iter().enumerate() {
        for again in [false, true] {
            deed(&mut desk);
            settle(&mut desk);
            let worse = check(&mut desk, what);
            let there = game(&desk) == healthy[at];
            if what == "close" && desk.session().is_some() {
                // Nobody leaves what is not saved without having been asked.
                assert_eq!(desk.dialog(), Some(&Dialog::Unsaved), "call {fail_at}, code {code}");
                assert_eq!(game(&desk), healthy[at - 1], "call {fail_at}, code {code}");
                desk.dismiss_dialog();
                flaky.heal();
                desk.retry_save();
                continue;
            }
            if !worse || there {
                break;
            }
            // Only what had to read or make a file first is not done, and it is whole when it is done again.
            let open = ["open", "new game"].contains(&what) && desk.session().is_none();
            assert!(open && !again, "{what}: call {fail_at}, for ever: {for_ever}, code {code}");
            flaky.heal();
            desk.dismiss_remark();
        }
        assert_eq!(game(&desk), healthy[at], "{what}: call {fail_at}, code {code}");
        if matches!(desk.remark(), Some(Remark::NotDone(_))) {
            flaky.heal();
            // Done again; where all but the last sync had been done, there is nothing to do any more.
            deed(&mut desk);
            // What is deleted is put back by the remark's own button.
            if what != "delete" {
                desk.dismiss_remark();
            }
        }
    }
    flaky.heal();
    desk.retry_save();
    assert_eq!(settle(&mut desk), Keeping::Saved);
    assert!(!matches!(desk.remark(), Some(Remark::Trouble(Trouble::NotRemembered(_)))));
    let path = desk.path().unwrap().to_path_buf();
    let settings = desk.files.settings().clone();
    desk.close_game();
    assert_eq!(load_settings(&folder.join("settings.json")), (settings, None));
    assert_eq!(load_figures(&folder.join("figures.json")).0, *desk.files.figures());
    assert_eq!(desk.files.figures().iter().count(), 1);
    // The next start finds all of it.
    let mut next = super::desk(&folder);
    next.resume_last();
    assert_eq!(next.path(), Some(path.as_path()));
    assert_eq!(game(&next), healthy[DEEDS.len() - 1]);
    let theirs = fs::metadata(folder.join("shared/theirs.woodland")).unwrap().len();
    assert!(next.files.games().iter().any(|game| game.size == theirs), "what was brought in");
    next.open_game(&old.played);
    let at_close = DEEDS.iter().position(|(what, _)| *what == "close").unwrap() - 1;
    assert_eq!(game(&next), healthy[at_close], "call {fail_at}, code {code}");
    flaky.calls()
}

/// The game after each deed, on a disk that does not fail.
fn healthy() -> Vec<Value> {
    let dir = tempfile::tempdir().unwrap();
    lay(dir.path());
    let mut desk = super::desk(dir.path());
    let after = DEEDS.into_iter().map(|(_, deed)| {
        deed(&mut desk);
        settle(&mut desk);
        game(&desk)
    });
    after.collect()
}

#[test]
fn each_use_of_the_disk_may_fail_once_or_for_ever_and_the_person_is_told() {
    let healthy = healthy();
    let calls = evening(&healthy, 0, false, 0);
    assert!(calls > 60, "the disk was used {calls} times");
    let next = AtomicUsize::new(1);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let fail_at = next.fetch_add(1, Ordering::SeqCst);
                    if fail_at > calls {
                        return;
                    }
                    for code in CODES {
                        for for_ever in [false, true] {
                            evening(&healthy, fail_at, for_ever, code);
                        }
                    }
                }
            });
        }
    });
}

#[test]
fn settings_that_a_disk_could_not_read_are_not_written_over() {
    let dir = tempfile::tempdir().unwrap();
    lay(dir.path());
    let file = dir.path().join("settings.json");
    let before = fs::read(&file).unwrap();
    // The first thing that is done is to ask how large the file is.
    let flaky = Flaky::new(1, false, 5);
    let mut desk = desk_on(flaky.disk(), dir.path());
    assert_eq!(desk.remark(), Some(Remark::SettingsSetAside));
    assert_eq!(fs::read(&file).unwrap(), before);
    desk.set_language(Language::Dutch);
    assert_eq!(load_settings(&file).0.language.as_deref(), Some("nl"));
    let aside = fs::read_dir(dir.path()).unwrap().map(|e| e.unwrap().path());
    let aside: Vec<_> = aside.filter(|p| p.to_string_lossy().contains(".bad-")).collect();
    assert_eq!(aside.len(), 1);
    assert_eq!(fs::read(&aside[0]).unwrap(), before);
}

#[test]
fn a_fault_of_the_settings_is_told_once_and_over_when_they_are_written() {
    let dir = tempfile::tempdir().unwrap();
    lay(dir.path());
    let flaky = Flaky::new(0, true, 28);
    let mut desk = desk_on(flaky.disk(), dir.path());
    flaky.break_now();
    let full = Some(Remark::Trouble(Trouble::NotRemembered(SaveFault::DiskFull)));
    desk.set_language(Language::Dutch);
    assert_eq!(desk.remark(), full);
    desk.dismiss_remark();
    desk.set_language(Language::English);
    assert_eq!(desk.remark(), None, "the same fault again");
    desk.files.learn(Figure::OldFriends(Suit::Fox).into(), FigureValue::Number(3));
    assert_eq!(desk.remark(), full, "the figures are another file");
    flaky.heal();
    desk.retry_save();
    assert_eq!(desk.remark(), None);
    assert_eq!(load_settings(&dir.path().join("settings.json")).0.language.as_deref(), Some("en"));
    assert_eq!(load_figures(&dir.path().join("figures.json")).0.iter().count(), 1);
}
