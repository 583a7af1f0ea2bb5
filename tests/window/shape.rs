//! The window changes its shape, the person their language, and nothing that was entered is lost.

use slint::ComponentHandle;
use slint::platform::Key;
use woodland_ledger::app::desk::Screen;
use woodland_ledger::app::touch::Touch;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::{Command, Tracker};
use woodland_ledger::window::ui::{AskKind, Asking};
use woodland_ledger::words::Language;

use crate::kit::{Person, With};
use crate::scenes::{self, SHORT};

/// A phone upright and on its side, a tablet, a desktop, and back.
const SHAPES: [(f32, f32); 5] =
    [(360.0, 720.0), (720.0, 360.0), (768.0, 1024.0), (1280.0, 800.0), (360.0, 3400.0)];

fn playing() -> Person {
    playing_with(With::Reader)
}

fn playing_with(with: With) -> Person {
    let person = Person::new(Language::English, with);
    scenes::laid(&person, SHORT);
    scenes::in_the_middle(&person);
    person.look();
    person
}

#[test]
fn a_sheet_that_lies_open_outlives_every_shape() {
    let person = playing();
    person.shell.desk.borrow_mut().act(Command::SetTo(Tracker::Hand(SeatId::new(1).unwrap())));
    person.saved();
    person.look();
    let asking = person.shell.window.global::<Asking>();
    let row = slint::Model::row_data(&asking.get_numbers(), 0).unwrap();
    person.more(&row.name, 2);
    let before = slint::Model::row_data(&asking.get_numbers(), 0).unwrap().value;
    assert_eq!(before, row.value + 2);
    for (width, height) in SHAPES {
        person.resize(width, height);
        person.look();
        assert_eq!(asking.get_kind(), AskKind::Numbers, "{width} × {height}");
        assert_eq!(slint::Model::row_data(&asking.get_numbers(), 0).unwrap().value, before);
    }
    person.confirm();
    assert_eq!(i32::from(person.game().seat(SeatId::new(1).unwrap()).unwrap().hand), before);
}

#[test]
fn a_half_typed_name_outlives_another_language_and_every_shape() {
    let person = playing();
    person.shell.desk.borrow_mut().touch(Touch::EditName(SeatId::new(2).unwrap()));
    person.saved();
    person.look();
    let asking = person.shell.window.global::<Asking>();
    let field = person.say("Player's name", "");
    person.write(&field, 0, "Zoë-Mar");
    for (width, height) in SHAPES {
        person.resize(width, height);
        person.look();
        assert_eq!(asking.get_text(), "Zoë-Mar");
    }
    person.shell.desk.borrow_mut().set_language(Language::Dutch);
    person.saved();
    person.look();
    assert_eq!(asking.get_text(), "Zoë-Mar");
    assert_eq!(asking.get_title(), person.say("Player's name", ""));
    person.confirm();
    assert_eq!(person.game().seat(SeatId::new(2).unwrap()).unwrap().name, "Zoë-Mar");
}

#[test]
fn a_wide_window_shows_seats_page_ledger_and_law_at_once() {
    let person = playing();
    assert!(!person.shows("Where points came from"));
    person.resize(1280.0, 2400.0);
    person.look();
    // The ledger and the law beside the board, the seats on its other side.
    assert!(
        person.shows("Where points came from") && person.shows("Search the law by number or word")
    );
    let seat = person.controls("Board of Ada");
    assert_eq!(seat.len(), 1, "the rail stands instead of the strip");
    person.touch(&seat[0]);
    assert_eq!(person.shell.desk.borrow().shown_seat(), SeatId::new(3).unwrap());
    // Whatever happens stands in the ledger beside the page at once.
    person.shell.desk.borrow_mut().act(Command::Note("the kettle boils".into()));
    person.saved();
    person.look();
    let lines = |text: &str| person.labels().iter().filter(|l| l.contains(text)).count();
    assert!(lines("the kettle boils") >= 2, "the action bar and the ledger tell it");
    // The page that fills the middle is not shown beside it as well.
    person.shell.desk.borrow_mut().go(Screen::Ledger);
    person.saved();
    person.look();
    assert_eq!(person.controls("By turn").len(), 1);
    person.resize(360.0, 3400.0);
    person.look();
    assert!(!person.shows("Search the law by number or word"));
}

#[test]
fn tab_stays_on_the_sheet_that_lies_on_top() {
    let keys = playing_with(With::Keys);
    keys.shell.desk.borrow_mut().touch(Touch::ShowCorrections(SeatId::default()));
    keys.saved();
    keys.look();
    let below = keys.controls("Settings").pop().expect("the page lies below");
    for _ in 0..120 {
        keys.key(&[], Key::Tab.into());
        crate::kit::pass(20);
        assert!(!keys.ringed(&below), "Tab has left the sheet");
    }
    for _ in 0..40 {
        keys.key(&[Key::Shift], Key::Tab.into());
        crate::kit::pass(20);
        assert!(!keys.ringed(&below), "Shift and Tab have left the sheet");
    }
    let close = keys.controls("Close").pop().expect("a way out");
    keys.tab_to(&close);
    keys.key(&[], " ".into());
    assert!(keys.shell.desk.borrow().ask().is_none());
}

#[test]
fn the_far_view_stands_over_the_table_until_it_is_left() {
    let person = playing();
    person.shell.desk.borrow_mut().go(Screen::Table);
    person.saved();
    person.look();
    person.press_text("Far view");
    assert!(person.shows("Ada: 7 points"));
    person.key(&[], Key::Escape.into());
    person.look();
    assert!(person.controls("Leave the far view").is_empty());
    assert!(!person.shell.desk.borrow().files.settings().far_view);
}

/// Whoever does not read the language of a question switches it without leaving the question.
#[test]
fn the_other_language_is_a_touch_away_from_what_lies_on_top() {
    for with in [With::Finger, With::Keys, With::Reader] {
        let person = playing_with(with);
        person.resize(360.0, 720.0);
        let second = SeatId::new(1).unwrap();
        person.shell.desk.borrow_mut().act(Command::SetTo(Tracker::Hand(second)));
        person.saved();
        person.look();
        let asking = person.shell.window.global::<Asking>();
        let row = || slint::Model::row_data(&asking.get_numbers(), 0).unwrap();
        let before = row();
        person.more(&before.name, 1);
        person.press("Naar het Nederlands");
        assert_eq!(person.language(), Language::Dutch, "{with:?}");
        assert_eq!(asking.get_kind(), AskKind::Numbers, "the question stands");
        assert_eq!(row().value, before.value + 1, "{with:?}: what was entered stays");
        person.more(&row().name, 1);
        person.confirm();
        let hand = person.game().seat(second).unwrap().hand;
        assert_eq!(i32::from(hand), before.value + 2);
        // A dialog and a law over it too.
        person.desk(|desk| desk.act(Command::ActivateDominance { seat: second }));
        person.look();
        person.press("Switch to English");
        assert_eq!(person.language(), Language::English, "{with:?}");
        assert!(person.shell.desk.borrow().dialog().is_some(), "the dialog stands");
        person.press_text("Leave it as it is");
        person.desk(|desk| desk.open_law_page("3.1"));
        person.look();
        person.press("Naar het Nederlands");
        assert!(person.shell.desk.borrow().open_law().is_some(), "the law stands");
    }
}
