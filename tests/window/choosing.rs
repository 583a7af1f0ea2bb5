//! Files chosen in a dialog that the test answers: what comes of it, what does not, and that the field works without.

use std::cell::RefCell;
use std::fs;
use std::path::PathBuf;
use std::rc::Rc;

use slint::ComponentHandle;
use woodland_ledger::app::chooser::{Chosen, Kind, Request};
use woodland_ledger::app::desk::Screen;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::Command;
use woodland_ledger::window::ui::Chrome;
use woodland_ledger::words::Language;

use crate::kit::{Person, With};

const BOTH: [Language; 2] = [Language::English, Language::Dutch];

/// The dialogs that were asked for, none of which is answered by itself.
type Asked = Rc<RefCell<Vec<Request>>>;

fn person(language: Language, with: With) -> (Person, Asked) {
    let person = Person::new(language, with);
    person.desk(|desk| desk.welcomed());
    let asked = Asked::default();
    let told = asked.clone();
    person.shell.choose_with(Box::new(move |_, request| told.borrow_mut().push(request)));
    person.look();
    (person, asked)
}

impl Person {
    /// A game that was begun, with a point in it; gives its file.
    fn begun(&self) -> PathBuf {
        self.desk(|desk| {
            desk.go(Screen::NewGame);
            desk.begin();
            desk.act(Command::Score { seat: SeatId::default(), by: 1 });
        });
        self.look();
        self.shell.desk.borrow().path().expect("a game").to_path_buf()
    }

    /// The dialog is over.
    fn dialog_says(&self, chosen: Chosen) {
        self.shell.chosen(chosen);
        self.look();
    }

    /// The file of a ledger that is none of the app's own games.
    fn stick(&self) -> PathBuf {
        let game = self.begun();
        self.desk(|desk| desk.close_game());
        let stick = self.folder.join("Zoë's evening.woodland");
        fs::rename(game, &stick).expect("a file");
        self.look();
        stick
    }

    fn games(&self) -> usize {
        self.shell.desk.borrow().files.games().len()
    }
}

#[test]
fn a_game_is_imported_from_the_dialog_with_finger_reader_and_keys() {
    for (language, with) in [
        (Language::English, With::Finger),
        (Language::Dutch, With::Reader),
        (Language::English, With::Keys),
    ] {
        let (person, asked) = person(language, with);
        let stick = person.stick();
        person.press_text("Import a game");
        person.press_text("Another place…");
        for _ in 0..3 {
            person.press_text("Choose a file…");
        }
        assert_eq!(asked.borrow().len(), 1, "one dialog, however often it is asked for");
        assert!(person.shows(&person.say("The file dialog is open.", "")));
        let title = person.say("Where is the file?", "");
        assert_eq!(
            (asked.borrow()[0].title.as_str(), asked.borrow()[0].kind),
            (&*title, Kind::Open)
        );
        person.dialog_says(Chosen::Path(stick));
        assert!(!person.asked() && person.games() == 1);
        assert!(!person.shell.window.global::<Chrome>().get_snackbar().is_empty());
        // The same answer once more changes nothing.
        person.dialog_says(Chosen::Path("/nowhere".into()));
        assert_eq!((person.games(), asked.borrow().len()), (1, 1));
    }
}

#[test]
fn without_a_dialog_the_field_is_there_and_works() {
    for language in BOTH {
        let (person, asked) = person(language, With::Reader);
        let stick = person.stick();
        person.press_text("Import a game");
        person.press_text("Another place…");
        let cannot = person.say("No file dialog can be shown here. Type the path.", "");
        let title = person.say("Where is the file?", "");
        person.write(&title, 0, "/media");
        // Closed, then one that never came up, then none at all.
        for (n, chosen, told) in [
            (1, Chosen::Nothing, false),
            (2, Chosen::CannotBeShown, true),
            (3, Chosen::Nothing, false),
            (4, Chosen::CannotBeShown, true),
        ] {
            person.press_text("Choose a file…");
            person.dialog_says(chosen);
            assert_eq!(asked.borrow().len(), n);
            assert_eq!(person.shows(&cannot), told);
            assert!(person.shows("/media"), "what was typed stays");
        }
        assert_eq!(person.games(), 0);
        person.write(&title, 0, &stick.display().to_string());
        person.confirm();
        assert_eq!(person.games(), 1);
    }
    // A window that knows of no dialog says so at once.
    let person = Person::new(Language::Dutch, With::Finger);
    person.desk(|desk| {
        desk.welcomed();
        desk.ask_import();
    });
    person.look();
    person.press_text("Choose a file…");
    assert!(person.shows("Hier kan geen bestandsvenster worden getoond."));
}

#[test]
fn a_backup_is_chosen_and_the_folder_that_files_go_to() {
    for language in BOTH {
        let (person, asked) = person(language, With::Reader);
        person.begun();
        let stick = person.folder.join("stick");
        fs::create_dir(&stick).expect("a folder");
        person.desk(|desk| {
            desk.files.settle_backups();
            desk.close_game();
            desk.go(Screen::Backups);
        });
        person.look();
        person.press_text("Another folder…");
        person.press_text("Choose a folder…");
        assert_eq!(asked.borrow()[0].kind, Kind::Folder);
        person.dialog_says(Chosen::Path(stick.clone()));
        assert!(person.shows(&stick.display().to_string()), "the page says where they go");
        person.press_text("Back up to a file");
        let backup = fs::read_dir(&stick).expect("a folder").flatten().next().expect("a backup");
        person.press_text("Restore from another place…");
        person.press_text("Choose a file…");
        person.dialog_says(Chosen::Path(backup.path()));
        assert!(person.asked() && person.games() == 1, "nothing comes in before it is wanted");
        person.press_text("Games and printed numbers");
        assert!(!person.asked() && person.games() == 1, "it was here already");
        assert_eq!(asked.borrow().len(), 2);
    }
}

#[test]
fn a_game_that_is_not_saved_is_saved_where_the_dialog_says() {
    for language in BOTH {
        let (person, asked) = person(language, With::Finger);
        person.begun();
        let games = person.folder.join("games");
        fs::rename(&games, person.folder.join("away")).expect("a folder");
        person.desk(|desk| desk.act(Command::Score { seat: SeatId::default(), by: 1 }));
        person.look();
        let banner = || !person.shell.window.global::<Chrome>().get_banner().is_empty();
        assert!(banner());
        person.press_text("Save elsewhere");
        person.press_text("Choose a place…");
        assert_eq!(asked.borrow()[0].kind, Kind::Save);
        person.dialog_says(Chosen::Nothing);
        assert!(person.asked() && banner());
        person.press_text("Choose a place…");
        let saved = person.folder.join("evening.woodland");
        person.dialog_says(Chosen::Path(saved.clone()));
        assert!(!person.asked() && !banner() && saved.exists());
    }
}

#[test]
fn an_export_goes_to_the_folder_of_the_dialog() {
    let (person, asked) = person(Language::English, With::Keys);
    let game = person.begun();
    person.desk(|desk| {
        desk.close_game();
        desk.ask_export(game.clone());
    });
    person.look();
    person.press("Another folder…");
    person.press("Choose a folder…");
    assert_eq!(asked.borrow().len(), 1);
    person.dialog_says(Chosen::Path(person.folder.clone()));
    person.press("Table (CSV)");
    let csv = fs::read_dir(&person.folder).expect("a folder").flatten();
    assert_eq!(csv.filter(|f| f.path().extension().is_some_and(|e| e == "csv")).count(), 1);
}
