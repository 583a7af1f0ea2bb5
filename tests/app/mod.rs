//! The desk as a person uses it, where that is not part of a whole game: a disk that fails, a window that is second,
//! settings that cannot be read.

mod battery;
mod figures;

use std::fs;
use std::path::Path;
use std::sync::Arc;

use woodland_ledger::app::Chance;
use woodland_ledger::app::desk::{Desk, Remark, Screen};
use woodland_ledger::app::dialog::Dialog;
use woodland_ledger::app::files::{Files, OpenFault};
use woodland_ledger::app::session::{Keeping, Session};
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::{Command, Tracker};
use woodland_ledger::store::place::Place;
use woodland_ledger::words::Language;

fn desk(folder: &Path) -> Desk {
    let place = Place::find(Some(folder)).unwrap();
    let files = Files::new(place, || 1_767_225_600_000, Arc::new(|| {}));
    Desk::new(files, Chance::seeded(1), Language::English)
}

fn playing(folder: &Path) -> Desk {
    let mut desk = desk(folder);
    desk.go(Screen::NewGame);
    desk.begin();
    score(&mut desk, 0, 1);
    desk
}

fn score(desk: &mut Desk, seat: u8, by: i8) {
    desk.act(Command::Score { seat: SeatId::new(seat).unwrap(), by });
}

fn points(desk: &Desk, seat: u8) -> u16 {
    let session = desk.session().unwrap();
    session.game().seat(SeatId::new(seat).unwrap()).unwrap().points.get()
}

fn settled(desk: &mut Desk) -> Keeping {
    let session = desk.session_mut().unwrap();
    session.settle();
    session.keeping()
}

#[test]
fn when_the_disk_fails_everything_stays_and_a_retry_writes_it_all() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    assert_eq!(settled(&mut desk), Keeping::Saved);
    let (games, away) = (folder.path().join("games"), folder.path().join("away"));
    fs::rename(&games, &away).unwrap();
    let before = fs::read(away.join(desk.path().unwrap().file_name().unwrap())).unwrap();
    for _ in 0..5 {
        score(&mut desk, 1, 1);
    }
    assert!(matches!(settled(&mut desk), Keeping::Failed(_)));
    assert_eq!(points(&desk, 1), 5, "everything is still there");
    desk.undo();
    assert_eq!(points(&desk, 1), 4, "and can be taken back");
    assert!(!desk.may_close(), "closing asks");
    assert_eq!(desk.dialog(), Some(&Dialog::Unsaved));
    desk.dismiss_dialog();
    let kept = away.join(desk.path().unwrap().file_name().unwrap());
    assert_eq!(fs::read(kept).unwrap(), before, "what was on disk is unharmed");

    fs::rename(&away, &games).unwrap();
    desk.retry_save();
    assert_eq!(settled(&mut desk), Keeping::Saved);
    let path = desk.path().unwrap().to_path_buf();
    let state = serde_json::to_value(desk.session().unwrap().game()).unwrap();
    desk.close_game();
    desk.open_game(&path);
    assert_eq!(serde_json::to_value(desk.session().unwrap().game()).unwrap(), state);
    assert_eq!(points(&desk, 1), 4);
    desk.redo();
    assert_eq!(points(&desk, 1), 5, "what was undone is in the file too");
}

#[test]
fn what_cannot_be_saved_in_its_place_is_saved_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    settled(&mut desk);
    fs::rename(folder.path().join("games"), folder.path().join("away")).unwrap();
    score(&mut desk, 1, 1);
    assert!(matches!(settled(&mut desk), Keeping::Failed(_)));
    let elsewhere = folder.path().join("elsewhere.woodland");
    desk.session_mut().unwrap().keeper().save_elsewhere(&elsewhere);
    assert_eq!(settled(&mut desk), Keeping::Saved);
    desk.close_game();
    desk.open_game(&elsewhere);
    assert_eq!((points(&desk, 0), points(&desk, 1)), (1, 1));
}

#[test]
fn a_second_window_says_so_and_leaves_the_game_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = playing(folder.path());
    settled(&mut first);
    let mut second = desk(folder.path());
    second.resume_last();
    assert_eq!(second.remark(), Some(Remark::Fault(OpenFault::Busy)));
    assert!(second.session().is_none());
    assert_eq!(second.screen(), Screen::Start);
    score(&mut first, 0, 1);
    assert_eq!(settled(&mut first), Keeping::Saved);
    first.close_game();
    second.resume_last();
    assert_eq!(points(&second, 0), 2);
}

#[test]
fn the_next_start_is_where_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = playing(folder.path());
    first.show_seat(SeatId::new(2).unwrap());
    settled(&mut first);
    first.close_game();
    let mut next = desk(folder.path());
    next.resume_last();
    assert_eq!(next.screen(), Screen::Board);
    assert_eq!(next.shown_seat(), SeatId::new(2).unwrap());
    assert_eq!(next.session().map(|s| s.history().len()), Some(2));
    assert_eq!(next.session_mut().map(Session::take_notices), Some(Vec::new()));
}

#[test]
fn a_won_game_is_announced_once_and_not_again_by_undo_redo_or_resuming() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    score(&mut desk, 0, 28);
    assert!(desk.dialog().is_none(), "29 points");
    score(&mut desk, 0, 3);
    assert!(matches!(desk.dialog(), Some(Dialog::Won(_))));
    desk.dismiss_dialog();
    desk.undo();
    assert_eq!(points(&desk, 0), 29);
    assert!(desk.session().unwrap().game().ending.is_none(), "undo reopens it");
    desk.redo();
    assert!(desk.dialog().is_none());
    assert!(desk.session().unwrap().game().ending.is_some());
    settled(&mut desk);
    let path = desk.path().unwrap().to_path_buf();
    desk.close_game();
    desk.open_game(&path);
    assert!(desk.dialog().is_none());
}

#[test]
fn settings_that_cannot_be_read_are_set_aside_and_games_are_not() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = playing(folder.path());
    settled(&mut first);
    first.close_game();
    fs::write(folder.path().join("settings.json"), "{ nonsense").unwrap();
    let mut next = desk(folder.path());
    assert_eq!(next.remark(), Some(Remark::SettingsSetAside));
    let game = next.files.games().pop().unwrap();
    next.open_game(&game.path);
    assert_eq!(points(&next, 0), 1);
}

#[test]
fn undo_over_a_form_leaves_the_form_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    let seat = SeatId::new(1).unwrap();
    desk.act(Command::SetTo(Tracker::Hand(seat)));
    assert!(desk.ask().is_some());
    desk.undo();
    assert!(desk.ask().is_none());
    assert_eq!(points(&desk, 0), 1, "the entry before the form stays");
    desk.undo();
    assert_eq!(points(&desk, 0), 0);
}
