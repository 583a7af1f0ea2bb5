//! Undo and redo held down: two hundred of each, the window turned and the language switched in between.

use slint::platform::{Key, WindowEvent};
use slint::{ComponentHandle, LogicalPosition, SharedString};
use woodland_ledger::app::desk::Screen;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::Command;
use woodland_ledger::window::ui::Chrome;
use woodland_ledger::words::{Language, say};

use crate::kit::{Person, With};
use crate::scenes::{self, SHORT};

const TIMES: usize = 200;

/// Holds Ctrl and a letter down, so that the keyboard repeats it.
fn hold(person: &Person, shift: bool, times: usize) {
    let window = person.shell.window.window();
    let mut held: Vec<SharedString> = vec![Key::Control.into()];
    held.extend(shift.then(|| Key::Shift.into()));
    let letter: SharedString = if shift { "Z" } else { "z" }.into();
    for key in &held {
        window.dispatch_event(WindowEvent::KeyPressed { text: key.clone() });
    }
    window.dispatch_event(WindowEvent::KeyPressed { text: letter.clone() });
    for _ in 1..times {
        window.dispatch_event(WindowEvent::KeyPressRepeated { text: letter.clone() });
    }
    window.dispatch_event(WindowEvent::KeyReleased { text: letter });
    for key in held.into_iter().rev() {
        window.dispatch_event(WindowEvent::KeyReleased { text: key });
    }
}

fn entries(person: &Person) -> usize {
    person.shell.desk.borrow().session().expect("a game").history().len()
}

/// What the last entry is called, told by the words and not by the window.
fn label(person: &Person) -> String {
    let desk = person.shell.desk.borrow();
    let history = desk.session().expect("a game").history();
    let place = history.len() - 1;
    let mut label = String::new();
    history.walk(place..place + 1, |before, entry| {
        label = say::entry(person.language(), before, entry).label;
    });
    label
}

fn labelled(person: &Person) {
    let chrome = person.shell.window.global::<Chrome>();
    assert_eq!(chrome.get_happened(), label(person).as_str());
    assert_eq!(chrome.get_undo(), say::undo(person.language(), &label(person)).as_str());
}

#[test]
fn two_hundred_undos_and_redos_held_down_lose_nothing() {
    let person = Person::new(Language::English, With::Keys);
    scenes::laid(&person, SHORT);
    scenes::in_the_middle(&person);
    let seat = SeatId::new(1).expect("a seat");
    for n in 0..TIMES {
        person.does(Command::Score { seat, by: if n % 2 == 0 { 1 } else { -1 } }, &[]);
    }
    let (end, most) = (person.game(), entries(&person));
    person.shell.desk.borrow_mut().go(Screen::Board);
    person.resize(360.0, 720.0);
    person.saved();
    person.look();
    // The page is scrolled, and a control that stands still has the focus.
    let strip = |person: &Person| {
        let name = person.say("Board of {0}", SHORT[2]);
        person.controls(&name).into_iter().next().expect("the strip of seats")
    };
    person.tab_to(&strip(&person));
    let window = person.shell.window.window();
    let position = LogicalPosition::new(180.0, 400.0);
    window.dispatch_event(WindowEvent::PointerScrolled { position, delta_x: 0.0, delta_y: -260.0 });
    person.look();
    let mark = |person: &Person| {
        let name = person.say("Read law {0}", "LP.2.2.I");
        person.controls(&name).first().expect("the tableau is in sight").absolute_position().y
    };
    let scrolled = mark(&person);
    labelled(&person);

    hold(&person, false, TIMES / 2);
    assert_eq!(entries(&person), most - TIMES / 2);
    labelled(&person);
    // A tablet: on a desktop the rail of seats stands in the strip's place.
    person.resize(768.0, 1024.0);
    person.look();
    person.shell.window.global::<woodland_ledger::window::ui::Act>().invoke_language("nl".into());
    person.resize(360.0, 720.0);
    person.look();
    labelled(&person);
    assert!(person.ringed(&strip(&person)), "the focus stays through turning and switching");
    hold(&person, false, TIMES / 2);
    assert_eq!(entries(&person), most - TIMES);
    labelled(&person);

    hold(&person, true, TIMES / 2);
    person.shell.window.global::<woodland_ledger::window::ui::Act>().invoke_language("en".into());
    hold(&person, true, TIMES / 2);
    assert_eq!(entries(&person), most);
    assert_eq!(person.game(), end);
    person.saved();
    person.look();
    labelled(&person);
    assert!(person.ringed(&strip(&person)), "the focus is where it was");
    assert!(
        (mark(&person) - scrolled).abs() < 1.0,
        "{} and {scrolled}: the page is where it was",
        mark(&person)
    );
}
