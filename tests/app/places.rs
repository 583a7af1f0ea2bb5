//! Places that a person names: typed, or chosen in a dialog, which comes to the same; and a dialog that says nothing.

use std::fs;
use std::path::{Path, PathBuf};

use woodland_ledger::app::chooser::{Chosen, Kind, Request};
use woodland_ledger::app::desk::{Desk, Remark, Screen};
use woodland_ledger::app::files::{ExportKind, ShelfFault};
use woodland_ledger::app::session::Keeping;
use woodland_ledger::app::touch::Touch;
use woodland_ledger::store::SaveFault;
use woodland_ledger::store::ledger::load;
use woodland_ledger::words::Language;

use super::{desk, playing, points, score, settled};

/// Touches the button of the form, and is the window that has the dialog shown.
fn dialog(desk: &mut Desk) -> Request {
    desk.take(&Touch::Choose.token());
    desk.take_request().expect("a dialog")
}

fn globs(request: &Request) -> Vec<&str> {
    request.filters.iter().map(|filter| filter.glob.as_str()).collect()
}

/// A ledger from elsewhere.
fn stick(folder: &Path) -> PathBuf {
    let mut desk = playing(&folder.join("elsewhere"));
    settled(&mut desk);
    let path = desk.path().unwrap().to_path_buf();
    desk.close_game();
    let stick = folder.join("Zoë's evening.woodland");
    fs::copy(path, &stick).unwrap();
    stick
}

#[test]
fn a_file_that_is_chosen_comes_in_as_one_that_is_typed() {
    let folder = tempfile::tempdir().unwrap();
    let stick = stick(folder.path());
    let mut remarks = Vec::new();
    for chosen in [true, false] {
        let mut desk = desk(&folder.path().join(chosen.to_string()));
        desk.ask_import();
        if chosen {
            let request = dialog(&mut desk);
            assert_eq!((request.kind, request.title.as_str()), (Kind::Open, "Where is the file?"));
            assert_eq!((request.accept.as_str(), request.name.as_str()), ("Import", ""));
            assert_eq!(globs(&request), ["*.woodland", "*"]);
            desk.chosen(Chosen::Path(stick.clone()));
        } else {
            desk.set_text(&stick.display().to_string());
            desk.confirm();
        }
        assert!(desk.ask().is_none());
        assert_eq!(desk.files.games().len(), 1);
        remarks.push(desk.remark());
    }
    assert!(matches!(&remarks[0], Some(Remark::Imported { entries: 2, .. })), "{remarks:?}");
    assert_eq!(remarks[0], remarks[1]);
}

#[test]
fn there_is_one_dialog_and_what_it_says_counts_for_the_form_that_asked() {
    let folder = tempfile::tempdir().unwrap();
    let stick = stick(folder.path());
    let mut desk = desk(folder.path());
    // Nothing asks for a dialog where no place is asked for.
    desk.take(&Touch::Choose.token());
    assert_eq!(desk.take_request(), None);
    desk.ask_import();
    dialog(&mut desk);
    for _ in 0..3 {
        desk.take(&Touch::Choose.token());
        assert_eq!(desk.take_request(), None, "a second dialog");
    }
    assert_eq!(desk.ask().unwrap().choices[0].detail, "The file dialog is open.");
    // Another form meanwhile: it opens no second one, and takes nothing from the first.
    desk.cancel();
    desk.ask_backup();
    desk.take(&Touch::Choose.token());
    assert_eq!(desk.take_request(), None);
    desk.chosen(Chosen::Path(stick.clone()));
    assert!(desk.ask().unwrap().title.contains("backup") && desk.files.games().is_empty());
    assert_eq!(desk.ask().unwrap().choices[0].detail, "");
    assert_eq!(dialog(&mut desk).kind, Kind::Open, "now there may be one");
    // Nobody waits any more.
    desk.cancel();
    desk.chosen(Chosen::Path(stick.clone()));
    assert_eq!((desk.ask(), desk.remark()), (None, None));
    desk.ask_import();
    desk.chosen(Chosen::Path(stick));
    assert!(desk.ask().is_some() && desk.files.games().is_empty(), "no dialog was open");
}

#[test]
fn a_dialog_without_a_choice_leaves_the_field_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    for (language, none, ended) in [
        (Language::English, "No file dialog can be shown here.", "If no file dialog came up"),
        (Language::Dutch, "Hier kan geen bestandsvenster", "Kwam er geen bestandsvenster"),
    ] {
        let mut desk = desk(folder.path());
        desk.set_language(language);
        desk.ask_import();
        let help = desk.ask().unwrap().help;
        desk.set_text("/media/st");
        for (chosen, told) in [
            (Chosen::Nothing, ""),
            (Chosen::CannotBeShown, none),
            (Chosen::Nothing, ""),
            (Chosen::Ended, ended),
        ] {
            dialog(&mut desk);
            desk.chosen(chosen);
            let ask = desk.ask().unwrap();
            assert_eq!((ask.text.as_str(), ask.can_confirm), ("/media/st", true));
            assert!(ask.help.contains(told) && ask.help.ends_with(&help), "{}", ask.help);
            assert_eq!(ask.help == help, told.is_empty());
            assert!(desk.remark().is_none() && desk.ask_begun());
        }
    }
}

#[test]
fn a_backup_from_another_place_is_looked_into_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut here = playing(&folder.path().join("here"));
    settled(&mut here);
    here.back_up_to_file();
    let Some(Remark::BackedUp { path, .. }) = here.remark() else { panic!("{:?}", here.remark()) };
    let stick = folder.path().join("stick.woodland-backup");
    fs::copy(path, &stick).unwrap();
    let mut there = desk(&folder.path().join("there"));
    there.go(Screen::Backups);
    there.ask_backup();
    let request = dialog(&mut there);
    assert_eq!(globs(&request), ["*.woodland-backup", "*"]);
    there.chosen(Chosen::Path(stick));
    assert!(there.ask().unwrap().help.contains("Brings 1 game as a new one."));
    assert!(there.files.games().is_empty());
    there.take(&Touch::Restore { settings: false }.token());
    assert_eq!(there.files.games().len(), 1);
    // What is no backup says so.
    there.ask_backup();
    there.set_text("/nowhere");
    there.confirm();
    assert!(matches!(there.remark(), Some(Remark::NotDone(ShelfFault::Backup(_)))));
}

#[test]
fn exports_and_backup_files_go_to_the_folder_that_was_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let stick = folder.path().join("stick");
    fs::create_dir(&stick).unwrap();
    let mut desk = playing(folder.path());
    settled(&mut desk);
    let game = desk.path().unwrap().to_path_buf();
    let own = desk.files.outbox().to_path_buf();
    desk.ask_export(game.clone());
    desk.take(&Touch::AskOutbox.token());
    let request = dialog(&mut desk);
    assert_eq!((request.kind, &request.folder, request.filters.len()), (Kind::Folder, &own, 0));
    desk.chosen(Chosen::Path(stick.clone()));
    // The export that waited for it goes on, and says where to.
    let row = &desk.ask().unwrap().choices[4];
    assert_eq!(row.detail, format!("Now it goes to {}.", stick.display()));
    desk.take(&Touch::Export(ExportKind::Csv).token());
    assert!(matches!(desk.remark(), Some(Remark::Exported(path)) if path.starts_with(&stick)));
    desk.back_up_to_file();
    assert!(
        matches!(desk.remark(), Some(Remark::BackedUp { path, .. }) if path.starts_with(&stick))
    );
    assert_eq!(desk.files.found_backups().len(), 1, "it is found again");
    // Typed, and no folder: nothing changes.
    desk.ask_outbox();
    desk.set_text("/nowhere/at/all");
    desk.confirm();
    assert_eq!(desk.remark(), Some(Remark::NotDone(ShelfFault::Disk(SaveFault::Missing))));
    assert_eq!(desk.files.outbox(), stick);
    // The stick is pulled out: its folder is not made anew, and the own one serves.
    fs::rename(&stick, folder.path().join("pulled")).unwrap();
    desk.take(&Touch::Export(ExportKind::Csv).token());
    assert!(matches!(desk.remark(), Some(Remark::Exported(path)) if path.starts_with(&own)));
    assert!(!stick.exists());
}

/// A game with an entry that its own folder does not take.
fn unsaved(folder: &Path) -> Desk {
    let mut desk = playing(folder);
    settled(&mut desk);
    fs::rename(folder.join("games"), folder.join("away")).unwrap();
    score(&mut desk, 1, 1);
    assert!(matches!(settled(&mut desk), Keeping::Failed(_)));
    desk
}

#[test]
fn a_game_that_its_place_does_not_take_goes_on_where_it_was_sent() {
    for typed in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let mut desk = unsaved(folder.path());
        let stick = folder.path().join("stick");
        fs::create_dir(&stick).unwrap();
        fs::write(stick.join("evening.woodland"), "another's").unwrap();
        desk.ask_elsewhere();
        let offered = desk.ask().unwrap().text;
        assert!(offered.ends_with(".woodland") && !desk.ask_begun(), "{offered}");
        // A place that takes nothing: the game stays as it is, and the person hears.
        let request = dialog(&mut desk);
        assert_eq!((request.kind, globs(&request)), (Kind::Save, vec!["*.woodland", "*"]));
        assert_eq!(request.folder.join(&request.name), Path::new(&offered));
        desk.chosen(Chosen::Path("/proc/nowhere/evening".into()));
        assert!(matches!(desk.remark(), Some(Remark::NotElsewhere(_))), "{:?}", desk.remark());
        assert!(matches!(settled(&mut desk), Keeping::Failed(_)));
        // The ending is put there where it is missing, and another's file is left alone.
        desk.ask_elsewhere();
        if typed {
            desk.set_text(&format!(" {} ", stick.join("evening").display()));
            desk.confirm();
        } else {
            dialog(&mut desk);
            desk.chosen(Chosen::Path(stick.join("evening")));
        }
        let saved = stick.join("evening-2.woodland");
        assert_eq!(desk.remark(), Some(Remark::SavedElsewhere(saved.clone())));
        assert_eq!(settled(&mut desk), Keeping::Saved);
        assert_eq!(fs::read(stick.join("evening.woodland")).unwrap(), b"another's");
        // What follows is written there, exported from there, and it is the game that was open last.
        score(&mut desk, 1, 1);
        settled(&mut desk);
        assert_eq!(load(&saved).unwrap().history.len(), 4);
        assert_eq!(desk.path(), Some(saved.as_path()));
        drop(desk);
        let mut next = super::desk(folder.path());
        next.resume_last();
        assert_eq!((next.path(), points(&next, 1)), (Some(saved.as_path()), 2));
    }
}

#[test]
fn a_folder_is_place_enough_for_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = unsaved(folder.path());
    let stick = folder.path().join("stick");
    fs::create_dir(&stick).unwrap();
    let name = desk.path().unwrap().file_name().unwrap().to_owned();
    desk.ask_elsewhere();
    desk.set_text(&stick.display().to_string());
    desk.confirm();
    assert_eq!(desk.remark(), Some(Remark::SavedElsewhere(stick.join(name))));
}
