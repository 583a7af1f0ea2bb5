//! A law that a question or a refusal names is read over it, and left to where one was.

use slint::ComponentHandle;
use slint::platform::Key;
use woodland_ledger::app::desk::Screen;
use woodland_ledger::app::dialog::Dialog;
use woodland_ledger::engine::ask::Form;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::Command;
use woodland_ledger::window::ui::Laws;
use woodland_ledger::words::Language;

use crate::kit::{Person, With, pass};
use crate::scenes::{self, SHORT};

fn playing(with: With) -> Person {
    let person = Person::new(Language::English, with);
    scenes::laid(&person, SHORT);
    scenes::in_the_middle(&person);
    person.look();
    person
}

/// A refusal that the table may insist on.
fn refused(person: &Person) -> String {
    // Nobody has the points for it, or it is not their turn: either way a law says so.
    let seat = SeatId::new(1).unwrap();
    person.desk(|desk| desk.act(Command::ActivateDominance { seat }));
    person.look();
    let desk = person.shell.desk.borrow();
    let Some(Dialog::Refused(refusal)) = desk.dialog() else { panic!("{:?}", desk.dialog()) };
    refusal.law.expect("a law").to_string()
}

#[test]
fn the_law_of_a_refusal_is_read_over_its_dialog() {
    for with in [With::Finger, With::Keys, With::Reader] {
        let person = playing(with);
        let law = refused(&person);
        person.press(&person.say("Read law {0}", &law));
        assert!(person.shell.desk.borrow().open_law().is_some());
        // What lies on top is what a finger meets and what Tab goes round in.
        person.press_text("Close");
        assert!(person.shell.desk.borrow().open_law().is_none(), "{with:?}");
        assert!(person.shell.desk.borrow().dialog().is_some(), "the dialog waits below");
        person.press(&person.say("Read law {0}", &law));
        person.key(&[], Key::Escape.into());
        person.look();
        assert!(person.shell.desk.borrow().open_law().is_none(), "Escape leaves the law first");
        assert!(person.shell.desk.borrow().dialog().is_some());
        if with == With::Keys {
            // The keys are back at the dialog: the page below is not reached.
            let below = person.controls("Settings").pop().expect("the page lies below");
            for _ in 0..12 {
                person.key(&[], Key::Tab.into());
                pass(20);
                assert!(!person.ringed(&below));
            }
        }
        person.press_text("Leave it as it is");
        assert!(person.shell.desk.borrow().dialog().is_none());
    }
}

#[test]
fn the_law_of_a_question_is_read_over_it_and_nothing_is_lost() {
    let person = playing(With::Keys);
    let (attacker, defender) = (SeatId::default(), SeatId::new(1));
    person.desk(|desk| desk.act(Command::Battle { attacker, defender, by: None }));
    person.look();
    let ask = person.shell.desk.borrow().ask().expect("a question");
    assert!(!ask.law.is_empty());
    person.press(&person.say("Read law {0}", &ask.law));
    person.key(&[], Key::Escape.into());
    person.look();
    assert_eq!(person.shell.desk.borrow().ask(), Some(ask));
    let form = person.shell.desk.borrow().session().unwrap().pending().unwrap().ask.form.clone();
    assert!(matches!(form, Form::OneOf(_) | Form::Number { .. }));
    let below = person.controls("Settings").pop().expect("the page lies below");
    for _ in 0..30 {
        person.key(&[], Key::Tab.into());
        pass(20);
        assert!(!person.ringed(&below), "Tab has left the sheet");
    }
}

/// What has to be decided is not hidden under what was being read.
#[test]
fn a_dialog_that_comes_up_meanwhile_is_seen() {
    let person = playing(With::Reader);
    person.desk(|desk| desk.open_law_page("3.1"));
    person.look();
    assert!(person.shell.desk.borrow().open_law().is_some());
    refused(&person);
    assert!(person.shell.desk.borrow().open_law().is_none());
    person.press_text("Leave it as it is");
}

/// Words that were looked for stay until somebody takes them away, which is one touch.
#[test]
fn a_search_is_emptied_by_one_touch() {
    for with in [With::Finger, With::Keys, With::Reader] {
        let person = playing(with);
        person.desk(|desk| desk.go(Screen::Law));
        person.look();
        let field = person.say("Search the law by number or word", "");
        let empty = person.say("Empty the search", "");
        assert!(person.controls(&empty).is_empty(), "there is nothing to take away");
        person.write(&field, 0, "qqq");
        assert!(person.shows(&person.say("No law found", "")));
        person.press(&empty);
        assert!(!person.shows(&person.say("No law found", "")), "{with:?}");
        assert!(person.controls(&empty).is_empty());
        // Whoever emptied it types on.
        person.key(&[], "q".into());
        person.look();
        assert_eq!(person.shell.window.global::<Laws>().get_search(), "q", "{with:?}");
    }
}
