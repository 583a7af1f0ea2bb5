//! Games as files, through the desk: listed, renamed, deleted and put back, brought in, sent out, backed up and mended.

use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use woodland_ledger::app::desk::{Desk, Remark, Screen};
use woodland_ledger::app::files::{ExportKind, Files, Restored, ShelfFault};
use woodland_ledger::app::touch::Touch;
use woodland_ledger::app::{Chance, shelf, start};
use woodland_ledger::engine::card::Price;
use woodland_ledger::engine::factions::lost_powers::Figure;
use woodland_ledger::engine::figure::FigureValue;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::suit::Suit;
use woodland_ledger::engine::table::Command;
use woodland_ledger::store::ledger::load;
use woodland_ledger::store::place::Place;
use woodland_ledger::store::settings::Theme;
use woodland_ledger::words::Language;

use super::{desk, playing, points, score, settled};

const MINUTE: i64 = 60_000;
const NOW: i64 = 1_767_225_600_000;

/// A desk with a clock that the test turns.
fn clocked(folder: &Path, clock: &Rc<Cell<i64>>) -> Desk {
    let place = Place::find(Some(folder)).unwrap();
    let clock = clock.clone();
    let files = Files::new(place, move || clock.get(), Arc::new(|| {}));
    Desk::new(files, Chance::seeded(1), Language::English)
}

fn begin(desk: &mut Desk) -> PathBuf {
    desk.go(Screen::NewGame);
    desk.begin();
    settled(desk);
    desk.path().unwrap().to_path_buf()
}

fn names(desk: &Desk) -> Vec<String> {
    let mut names: Vec<String> = desk.files.games().iter().map(|g| start::name(&g.path)).collect();
    names.sort();
    names
}

/// Every file under a folder but for locks, with its bytes.
fn everything(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(everything(&path));
        } else if path.extension().is_none_or(|e| e != "lock") {
            found.push((path.clone(), fs::read(&path).unwrap()));
        }
    }
    found.sort();
    found
}

fn text(desk: &Desk, language: Language) -> String {
    desk.remark().map(|r| r.view(language, None).text).unwrap_or_default()
}

#[test]
fn all_games_stand_on_the_first_page_the_finished_ones_apart() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    let first = begin(&mut desk);
    score(&mut desk, 0, 30);
    desk.dismiss_dialog();
    let second = begin(&mut desk);
    score(&mut desk, 1, 4);
    settled(&mut desk);
    begin(&mut desk);
    settled(&mut desk);
    fs::write(second.with_file_name("spoilt.woodland"), "no ledger\n").unwrap();
    desk.go(Screen::Start);
    for open in [true, false] {
        if !open {
            desk.close_game();
        }
        let view = start::start(&desk);
        assert!(view.going_on.unwrap().summary.starts_with("Setup"));
        assert_eq!(view.finished.len(), 1);
        assert_eq!(view.finished[0].key, first.display().to_string());
        let keys: Vec<&str> = view.games.iter().map(|g| g.key.as_str()).collect();
        assert!(keys.contains(&second.to_str().unwrap()) && keys.len() == 2);
        let spoilt = view.games.iter().find(|g| g.name == "spoilt").unwrap();
        assert_eq!(spoilt.fault, "This is not a ledger of Woodland Ledger.");
    }
}

#[test]
fn a_deleted_game_comes_back_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    settled(&mut desk);
    let path = desk.path().unwrap().to_path_buf();
    let text_before = fs::read(&path).unwrap();
    desk.go(Screen::Start);
    // The open game, without a question, and back by the button; then again, and back by the key.
    for by_key in [false, true] {
        desk.delete_game(&path);
        assert!(desk.session().is_none() && names(&desk).is_empty());
        assert!(matches!(desk.remark(), Some(Remark::Deleted(_))));
        assert_eq!(desk.remark().unwrap().view(Language::Dutch, None).action, "Ongedaan maken");
        assert!(start::start(&desk).going_on.is_none());
        if by_key {
            desk.undo()
        } else {
            desk.remark_action()
        }
        assert!(matches!(desk.remark(), Some(Remark::PutBack(_))));
        assert_eq!(fs::read(&path).unwrap(), text_before);
        assert!(start::start(&desk).going_on.is_some(), "it is the last game again");
    }
    // Days later, from the list, when its name is taken.
    desk.delete_game(&path);
    desk.dismiss_remark();
    fs::write(&path, "taken").unwrap();
    let deleted = shelf::backups(&desk).deleted;
    assert_eq!(deleted.len(), 1);
    desk.put_back(Path::new(&deleted[0].key));
    assert_eq!(fs::read_to_string(&path).unwrap(), "taken");
    assert_eq!(names(&desk).len(), 2);
    assert!(shelf::backups(&desk).deleted.is_empty());
}

#[test]
fn a_game_that_another_window_has_open_is_not_moved() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = playing(folder.path());
    settled(&mut first);
    let path = first.path().unwrap().to_path_buf();
    let mut second = desk(folder.path());
    second.delete_game(&path);
    assert_eq!(second.remark(), Some(Remark::NotDone(ShelfFault::Busy)));
    second.ask_rename(path.clone());
    second.set_text("mine");
    second.confirm();
    assert_eq!(second.remark(), Some(Remark::NotDone(ShelfFault::Busy)));
    assert!(path.exists());
    score(&mut first, 0, 1);
    settled(&mut first);
    assert_eq!(points(&first, 0), 2);
}

#[test]
fn a_renamed_game_stays_the_last_game_and_takes_nobodys_name() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    settled(&mut desk);
    let path = desk.path().unwrap().to_path_buf();
    fs::copy(&path, path.with_file_name("Evening.woodland")).unwrap();
    desk.go(Screen::Start);
    for (typed, name) in
        [("Evening", "Evening-2"), ("Zoë & Bram", "Zoë-Bram"), ("../../x", "x"), ("🦊", "game")]
    {
        let now = desk.files.last_game().unwrap();
        desk.ask_rename(now);
        desk.set_text(typed);
        desk.confirm();
        assert_eq!(desk.remark(), None);
        assert_eq!(start::name(&desk.files.last_game().unwrap()), name);
    }
    assert_eq!(names(&desk), ["Evening", "game"]);
    let mut next = super::desk(folder.path());
    next.resume_last();
    assert_eq!(points(&next, 0), 1);
    // A duplicate of a game that is being played has all of it.
    score(&mut next, 0, 1);
    let path = next.path().unwrap().to_path_buf();
    next.duplicate_game(&path);
    assert_eq!(next.remark(), Some(Remark::Duplicated("game-2".into())));
    assert_eq!(fs::read(&path).unwrap(), fs::read(path.with_file_name("game-2.woodland")).unwrap());
}

/// Sends the game at this path out; says where it is.
fn export(desk: &mut Desk, path: &Path, kind: ExportKind) -> PathBuf {
    desk.ask_export(path.into());
    desk.take(&Touch::Export(kind).token());
    match desk.remark() {
        Some(Remark::Exported(path)) => path,
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_older_export_comes_in_beside_the_newer_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    let path = desk.path().unwrap().to_path_buf();
    let out = export(&mut desk, &path, ExportKind::Ledger);
    assert_eq!(fs::read(&out).unwrap(), fs::read(&path).unwrap());
    score(&mut desk, 0, 5);
    settled(&mut desk);
    let newer = fs::read(&path).unwrap();
    desk.go(Screen::Import);
    let found = shelf::imports(&desk);
    assert_eq!(found.len(), 1);
    desk.import(Path::new(&found[0].key));
    let name = format!("{}-2", start::name(&path));
    assert_eq!(desk.remark(), Some(Remark::Imported { name: name.clone(), entries: 2 }));
    assert!(text(&desk, Language::English).contains("1 game came in, with 2 entries"));
    assert!(text(&desk, Language::Dutch).contains("1 spel geïmporteerd, met 2 logboekregels"));
    assert_eq!(fs::read(&path).unwrap(), newer, "the newer game is as it was");
    assert_eq!(
        fs::read(path.with_file_name(format!("{name}.woodland"))).unwrap(),
        fs::read(&out).unwrap()
    );
    // Once more: it is here already. By its path, with a space too many.
    desk.ask_import();
    desk.set_text(&format!(" {} ", out.display()));
    desk.confirm();
    assert_eq!(desk.remark(), Some(Remark::HereAlready(name)));
    assert_eq!(names(&desk).len(), 2);
    // What is no ledger does not come in.
    let strange = folder.path().join("strange.woodland");
    for bytes in ["", "no ledger", "{\"header\":{\"format\":\"woodland-ledger\",\"version\":9}}\n"]
    {
        fs::write(&strange, bytes).unwrap();
        desk.import(&strange);
        assert!(matches!(desk.remark(), Some(Remark::NotDone(ShelfFault::Load(_)))), "{bytes}");
    }
    desk.import(&folder.path().join("none"));
    assert!(matches!(desk.remark(), Some(Remark::NotDone(ShelfFault::Load(_)))));
    assert_eq!(names(&desk).len(), 2);
}

/// Four backups of an evening; gives the folder's games as they stood at each of them.
fn evening(desk: &mut Desk, clock: &Cell<i64>) -> Vec<Vec<u8>> {
    desk.set_language(Language::Dutch);
    desk.files.change(|s| s.theme = Theme::Dark);
    desk.files.learn(Figure::OldFriends(Suit::Mouse).into(), FigureValue::Number(2));
    let cost = Figure::Cost { suit: Suit::Fox, nth: 1 };
    desk.files.learn(cost.into(), FigureValue::Price(Price::Cost(2)));
    let path = begin(desk);
    let mut stood = Vec::new();
    for n in 0..4 {
        clock.set(clock.get() + 11 * MINUTE);
        desk.files.settle_backups();
        score(desk, 0, 1);
        // While people play only what is on disk already is taken; here it all is.
        settled(desk);
        desk.files.settle_backups();
        desk.files.back_up();
        desk.files.settle_backups();
        stood.push(fs::read(&path).unwrap());
        assert!(desk.files.backups().len() > n);
    }
    stood
}

#[test]
fn the_third_newest_backup_and_a_full_one_bring_everything_back_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Rc::new(Cell::new(NOW));
    let mut desk = clocked(folder.path(), &clock);
    let stood = evening(&mut desk, &clock);
    let made = desk.files.backups();
    assert!(made.len() >= 4, "{made:?}");
    let with = |text: &[u8]| {
        made.iter()
            .position(|file| {
                let contents = woodland_ledger::store::backup::read(&file.path).unwrap();
                contents.games.iter().any(|(_, game)| game == text)
            })
            .unwrap()
    };
    assert_eq!(with(&stood[3]), 0, "the newest one has all of it");
    let third = made[2].path.clone();
    let rows = shelf::backups(&desk).made;
    assert!(rows[2].detail.contains("logboekregel") && rows[2].fault.is_empty(), "{:?}", rows[2]);
    desk.back_up_to_file();
    let Some(Remark::BackedUp { path: full, games: 1, left_out: 0 }) = desk.remark() else {
        panic!("{:?}", desk.remark())
    };
    desk.close_game();
    for backup in [third, full] {
        let elsewhere = tempfile::tempdir().unwrap();
        let mut other = super::desk(elsewhere.path());
        other.ask_restore(&backup);
        assert!(other.ask().unwrap().help.contains("Brings 1 game as a new one."));
        other.take(&Touch::Restore { settings: true }.token());
        let came = Restored { games: 1, here: 0, figures: 2, settings: true };
        assert_eq!(other.remark(), Some(Remark::Restored(came)));
        assert_eq!(other.language(), Language::Dutch);
        assert_eq!(other.files.settings().theme, Theme::Dark);
        assert_eq!(other.files.figures().iter().count(), 2);
        // All of it is on disk, and the game that was played last is the last game here.
        let mut next = super::desk(elsewhere.path());
        assert_eq!(next.files.figures().iter().count(), 2);
        assert_eq!(next.files.settings().theme, Theme::Dark);
        next.resume_last();
        assert!(points(&next, 0) >= 1);
        next.close_game();
        // Once more brings nothing and overwrites nothing.
        next.ask_restore(&backup);
        next.take(&Touch::Restore { settings: false }.token());
        let came = Restored { games: 0, here: 1, figures: 0, settings: false };
        assert_eq!(next.remark(), Some(Remark::Restored(came)));
        assert!(text(&next, Language::English).contains("1 was here already"));
    }
}

#[test]
fn restoring_overwrites_nothing_that_is_here() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Rc::new(Cell::new(NOW));
    let mut desk = clocked(folder.path(), &clock);
    let stood = evening(&mut desk, &clock);
    let path = desk.path().unwrap().to_path_buf();
    let backup = desk.files.backups()[2].path.clone();
    desk.set_language(Language::English);
    desk.files.learn(Figure::OldFriends(Suit::Mouse).into(), FigureValue::Number(1));
    let settings = fs::read(folder.path().join("settings.json")).unwrap();
    desk.ask_restore(&backup);
    desk.take(&Touch::Restore { settings: true }.token());
    assert_eq!(fs::read(&path).unwrap(), stood[3], "the game goes on");
    assert!(desk.session().is_some());
    assert_eq!(names(&desk).len(), 2, "the older one stands beside it");
    let known = desk.files.figures().number(Figure::OldFriends(Suit::Mouse).into());
    assert_eq!(known, Some(1), "what the table told last stands");
    assert_eq!(desk.language(), Language::Dutch);
    let kept = fs::read_dir(folder.path()).unwrap().flatten().map(|e| e.path());
    let kept: Vec<PathBuf> =
        kept.filter(|p| p.to_string_lossy().contains("settings.json.before-")).collect();
    assert_eq!(fs::read(&kept[0]).unwrap(), settings, "the settings of before are kept");
    // A damaged backup says so and changes nothing.
    fs::write(&backup, "no zip").unwrap();
    desk.ask_restore(&backup);
    assert!(desk.ask().is_none() && matches!(desk.remark(), Some(Remark::NotDone(_))));
    assert!(!shelf::backups(&desk).made.iter().all(|row| row.fault.is_empty()));
}

#[test]
fn a_ledger_that_does_not_open_is_looked_into_and_mended() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    for _ in 0..6 {
        score(&mut desk, 1, 1);
    }
    settled(&mut desk);
    let path = desk.path().unwrap().to_path_buf();
    desk.close_game();
    desk.files.settle_backups();
    let text_before = fs::read_to_string(&path).unwrap();
    let spoilt = text_before.replacen("{\"entry\":{\"id\":6,", "{\"entry\":{\"id\":6;", 1);
    fs::write(&path, &spoilt).unwrap();

    let mut next = super::desk(folder.path());
    next.resume_last();
    assert_eq!(next.screen(), Screen::Repair, "the last game is damaged: the start says so");
    let view = next.repair().unwrap();
    assert!(view.fault.contains("Line 7 cannot be read"), "{view:?}");
    assert_eq!(view.readable, "5 entries can be read. 3 lines cannot be used.");
    assert!(view.can_mend && view.can_put_aside && !view.standing.is_empty());
    // The one of its end, whether or not one of its beginning was still being made then.
    assert_eq!(view.backups[0].detail, "8 entries", "{view:?}");
    assert_eq!(fs::read_to_string(&path).unwrap(), spoilt, "looking changes nothing");

    // Leaving it changes nothing either; the first page shows it, and leads back here.
    next.go(Screen::Start);
    let row = start::start(&next).games.remove(0);
    assert!(!row.fault.is_empty());
    next.open_game(Path::new(&row.key));
    next.mend();
    assert_eq!(next.remark(), Some(Remark::Mended { entries: 5, lost: 3 }));
    assert_eq!(next.path(), Some(path.as_path()), "under its own name");
    assert_eq!((points(&next, 0), points(&next, 1)), (1, 3));
    score(&mut next, 1, 1);
    settled(&mut next);
    assert_eq!(load(&path).unwrap().history.len(), 6);
    let kept = folder.path().join("damaged").join(path.file_name().unwrap());
    assert_eq!(fs::read_to_string(&kept).unwrap(), spoilt, "the original is kept to the letter");

    // From the backup, as a new game.
    fs::write(&path, &spoilt).unwrap();
    next.close_game();
    next.open_game(&path);
    let backups = next.repair().unwrap().backups;
    let whole = backups.iter().find(|row| row.detail == "8 entries").unwrap();
    next.restore_damaged(Path::new(&whole.key));
    assert!(
        matches!(next.remark(), Some(Remark::Imported { entries: 8, .. })),
        "{:?}",
        next.remark()
    );
    assert_eq!(names(&next).len(), 2);
    // And put aside.
    next.open_game(&path);
    next.put_aside();
    assert!(matches!(next.remark(), Some(Remark::PutAside(_))) && !path.exists());
    assert_eq!(next.screen(), Screen::Start);
}

#[test]
fn what_nothing_can_be_read_of_is_told_and_left() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    settled(&mut desk);
    let path = desk.path().unwrap().with_file_name("x.woodland");
    desk.close_game();
    let future = "{\"header\":{\"format\":\"woodland-ledger\",\"version\":9}}\n{\"entry\":1}\n";
    for (bytes, aside) in [("", true), ("garbage\n\u{0}", true), (future, false)] {
        fs::write(&path, bytes).unwrap();
        desk.open_game(&path);
        assert_eq!(desk.screen(), Screen::Repair);
        let view = desk.repair().unwrap();
        assert_eq!((view.can_mend, view.can_put_aside), (false, aside), "{bytes:?}");
        desk.mend();
        assert_eq!(fs::read_to_string(&path).unwrap(), bytes);
    }
    // A damaged file from elsewhere is mended into a game of ours and stays where it is.
    let (from, to) = (folder.path().join("stick.woodland"), desk.files.games().len());
    let whole = fs::read_to_string(desk.files.last_game().unwrap()).unwrap();
    fs::write(&from, format!("{whole}garbage\n{{}}\n")).unwrap();
    desk.import(&from);
    assert_eq!(desk.screen(), Screen::Repair);
    assert!(!desk.repair().unwrap().can_put_aside);
    desk.mend();
    assert_eq!(points(&desk, 0), 1);
    assert!(from.exists() && desk.files.games().len() == to + 1);
}

#[test]
fn settings_of_garbage_or_of_the_future_are_set_aside_with_a_word() {
    for (file, text) in [
        ("settings.json", "{ nonsense"),
        ("settings.json", "{\"version\":9,\"theme\":\"sepia\"}"),
        ("figures.json", "\u{0}\u{1}"),
        ("figures.json", "{\"version\":9}"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(file), text).unwrap();
        let mut desk = desk(folder.path());
        assert_eq!(desk.remark(), Some(Remark::SettingsSetAside), "{text}");
        for language in [Language::English, Language::Dutch] {
            assert!(!super::games::text(&desk, language).is_empty());
        }
        assert_eq!(desk.files.settings(), &Default::default());
        let kept: Vec<_> =
            everything(folder.path()).into_iter().filter(|(_, b)| b == text.as_bytes()).collect();
        assert!(kept.len() == 1 && kept[0].0.to_string_lossy().contains(".bad-"));
        desk.files.change(|s| s.theme = Theme::Dark);
        assert_eq!(super::desk(folder.path()).files.settings().theme, Theme::Dark);
        assert!(kept[0].0.exists(), "and stays there");
    }
}

#[test]
fn last_game_screen_and_seat_are_restored_whichever_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    let first = begin(&mut desk);
    let second = begin(&mut desk);
    for (path, screen, seat) in [
        (&first, Screen::Table, 0),
        (&first, Screen::Ledger, 1),
        (&second, Screen::Law, 2),
        (&second, Screen::Board, 1),
        (&first, Screen::Board, 2),
    ] {
        desk.open_game(path);
        desk.show_seat(SeatId::new(seat).unwrap());
        desk.go(screen);
        // Somewhere else for a moment: the game stays where it was.
        desk.go(Screen::Settings);
        drop(desk);
        let mut next = super::desk(folder.path());
        next.resume_last();
        assert_eq!(next.path(), Some(path.as_path()));
        assert_eq!((next.screen(), next.shown_seat()), (screen, SeatId::new(seat).unwrap()));
        desk = next;
    }
}

/// A game is begun and played whatever the folder is like; where nothing can be kept a banner says so, and nothing panics.
fn play_in(folder: &Path) -> Desk {
    let mut desk = desk(folder);
    begin(&mut desk);
    score(&mut desk, 0, 2);
    desk.show_seat(SeatId::new(1).unwrap());
    desk.files.change(|s| s.theme = Theme::Dark);
    assert_eq!(points(&desk, 0), 2);
    desk
}

#[test]
fn a_data_folder_with_spaces_and_emoji_or_not_there_yet_is_made() {
    let dir = tempfile::tempdir().unwrap();
    for name in ["not there/deep/er", "with spaces and 🦊 émoji", " \"quotes\" 'and' $HOME"] {
        let folder = dir.path().join(name);
        let mut desk = play_in(&folder);
        assert_eq!(settled(&mut desk), woodland_ledger::app::session::Keeping::Saved);
        drop(desk);
        let mut next = super::desk(&folder);
        next.resume_last();
        assert_eq!(points(&next, 0), 2);
        let game = next.path().unwrap().to_path_buf();
        assert!(export(&mut next, &game, ExportKind::Csv).exists());
    }
}

#[test]
fn a_data_folder_that_cannot_be_used_stops_nobody_from_playing() {
    use woodland_ledger::app::session::Keeping;
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("a file");
    fs::write(&file, "mine").unwrap();
    let mut places = vec![file.clone(), file.join("inside")];
    if cfg!(target_os = "linux") {
        // Nobody may write there, not even root.
        places.push("/proc/woodland".into());
    }
    for folder in places {
        let mut desk = play_in(&folder);
        let Keeping::Failed(fault) = settled(&mut desk) else { panic!("{}", folder.display()) };
        assert!(!start::save_fault(Language::Dutch, fault).1.is_empty());
        assert!(!desk.may_close(), "closing asks");
        desk.retry_save();
        assert!(matches!(settled(&mut desk), Keeping::Failed(_)));
        let path = desk.path().unwrap().to_path_buf();
        desk.delete_game(&path);
        assert!(matches!(desk.remark(), Some(Remark::NotDone(_))), "it is the only one there is");
        assert!(desk.session().is_some());
        desk.back_up_to_file();
        assert!(matches!(desk.remark(), Some(Remark::NotDone(_))));
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    // What was in the way is taken away: the retry makes the folder and writes everything.
    let mut desk = play_in(&file);
    fs::remove_file(&file).unwrap();
    desk.retry_save();
    assert_eq!(settled(&mut desk), Keeping::Saved);
    assert_eq!(load(desk.path().unwrap()).unwrap().history.len(), 2);
}

/// Making a backup never keeps a touch waiting, even while one is being made.
#[test]
fn a_backup_is_made_behind_peoples_backs() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Rc::new(Cell::new(NOW));
    let mut desk = clocked(folder.path(), &clock);
    let path = begin(&mut desk);
    // A shelf that takes a while to read.
    let text = fs::read(&path).unwrap();
    for n in 0..30 {
        fs::write(path.with_file_name(format!("old-{n}.woodland")), text.repeat(200)).unwrap();
    }
    desk.files.settle_backups();
    clock.set(clock.get() + 11 * MINUTE);
    let before = std::time::Instant::now();
    score(&mut desk, 0, 1);
    let touch = before.elapsed();
    desk.files.settle_backups();
    let backup = before.elapsed();
    assert_eq!(desk.files.backups()[0].index.as_ref().unwrap().games.len(), 31);
    assert!(touch * 2 < backup, "the touch took {touch:?} of {backup:?}");
    assert_eq!(desk.files.backup_fault(), None);
    // One that fails is told on its screen, and mends itself.
    fs::remove_dir_all(folder.path().join("backups")).unwrap();
    fs::write(folder.path().join("backups"), "in the way").unwrap();
    clock.set(clock.get() + 11 * MINUTE);
    desk.act(Command::Note("on".into()));
    desk.files.settle_backups();
    assert!(!shelf::backups(&desk).fault.is_empty());
    fs::remove_file(folder.path().join("backups")).unwrap();
    desk.files.back_up();
    desk.files.settle_backups();
    assert!(shelf::backups(&desk).fault.is_empty() && !desk.files.backups().is_empty());
}
