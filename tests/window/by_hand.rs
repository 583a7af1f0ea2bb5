//! What people stumbled over with the true program in their hands.

use i_slint_backend_testing::ElementHandle;
use slint::platform::{Key, PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition};
use woodland_ledger::app::desk::Screen;
use woodland_ledger::app::view::{ChoiceRow, Row, StepState};
use woodland_ledger::engine::factions::{FactionPick, alliance, eyrie, guest};
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::turn::Phase;
use woodland_ledger::words::Language;

use crate::kit::{Person, With, pass};
use crate::play;
use crate::scenes::{self, SHORT};

/// A table of this faction and two guests, with its board in sight.
fn table(with: With, pick: FactionPick) -> Person {
    let person = Person::new(Language::English, with);
    person.desk(|desk| {
        desk.welcomed();
        for (at, name) in SHORT.into_iter().take(3).enumerate() {
            desk.name_new_seat(at, name);
        }
        desk.new_game.seats[0].pick = pick;
        for (seat, colour) in desk.new_game.seats.iter_mut().skip(1).zip(guest::Colour::ALL) {
            seat.pick = guest::Pick { name: "Another faction".into(), colour }.into();
        }
        desk.begin();
        desk.show_seat(SeatId::new(0).expect("a seat"));
    });
    person.look();
    person
}

fn scroll(person: &Person, by: f32) {
    let position = LogicalPosition::new(180.0, 400.0);
    let scrolled = WindowEvent::PointerScrolled { position, delta_x: 0.0, delta_y: -by };
    person.shell.window.window().dispatch_event(scrolled);
    person.look();
}

/// What the cards of the tableau can do now.
fn of_cards(person: &Person) -> Vec<ChoiceRow> {
    let rows = person.shell.desk.borrow().board().expect("a board").rows;
    let choices = rows.into_iter().filter_map(|row| match row {
        Row::Choice(row) if row.group.starts_with("slot-") => Some(row),
        _ => None,
    });
    choices.collect()
}

#[test]
fn what_a_card_can_do_shows_as_it_is_after_every_touch() {
    let person = Person::new(Language::English, With::Finger);
    play::begin(&person);
    play::set_up(&person);
    while person.game().turn.phase != Phase::Daylight {
        person.due();
    }
    for touches in 0.. {
        for row in of_cards(&person) {
            let shown = person.controls(&row.text).into_iter();
            let mut shown = shown.filter(|e| e.accessible_id().as_deref() == Some(&row.key));
            let said = shown.next().expect("a button").accessible_description();
            let barred = said.is_some_and(|said| said.starts_with("Not now."));
            assert_eq!(barred, !row.allowed, "{} of {} after {touches}", row.text, row.group);
        }
        let Some(row) = of_cards(&person).into_iter().find(|row| row.allowed) else { break };
        person.press_key(&row.text, &row.key);
        while person.asked() {
            play::first_choice(&person);
        }
        assert!(touches < 9, "the followers never tire");
    }
}

#[test]
fn a_typed_number_counts_without_enter() {
    let person = Person::new(Language::English, With::Finger);
    play::begin(&person);
    person.due();
    let number = || person.shell.desk.borrow().ask().expect("a form").numbers[0].clone();
    let field = || person.controls(&number().name).into_iter().next().expect("a field");
    for (typed, counts) in [("3", 3), ("2", 2), ("99", number().max), ("", number().max)] {
        field().mock_single_click(PointerEventButton::Left);
        pass(50);
        for letter in typed.chars() {
            person.key(&[], letter.to_string().into());
            pass(50);
        }
        assert_eq!(number().value, counts, "{typed} typed");
        assert_eq!(field().accessible_value().as_deref(), Some(counts.to_string().as_str()));
        // Another field, so that the next one is entered anew.
        let other = person.shell.desk.borrow().ask().expect("a form").numbers[1].name.clone();
        person.controls(&other)[0].mock_single_click(PointerEventButton::Left);
        pass(50);
    }
}

#[test]
fn another_board_begins_at_its_top() {
    let person = Person::new(Language::English, With::Finger);
    scenes::laid(&person, SHORT);
    scenes::in_the_middle(&person);
    person.shell.desk.borrow_mut().go(Screen::Board);
    person.resize(360.0, 720.0);
    person.saved();
    person.look();
    let head = || {
        let mut heads =
            ElementHandle::find_by_element_id(&person.shell.window, "BoardScreen::head");
        heads.next().expect("a board").absolute_position().y
    };
    let top = head();
    scroll(&person, 100.0);
    assert!(head() < top - 60.0, "it scrolls");
    person.press(&person.say("Board of {0}", SHORT[2]));
    // The name of another faction may take another line.
    assert!((head() - top).abs() < 50.0, "{} and {top}", head());
}

#[test]
fn a_due_step_with_choices_comes_into_sight_and_under_tab() {
    let person = table(With::Keys, eyrie::Pick {}.into());
    person.due();
    person.resize(360.0, 720.0);
    person.look();
    scroll(&person, 900.0);
    let choice = || of_step(&person);
    assert!(choice().is_none_or(|e| e.absolute_position().y < 0.0), "it is out of sight");
    person.due();
    let place = choice().expect("a leader to choose").absolute_position().y;
    assert!((120.0..480.0).contains(&place), "{place}");
    person.key(&[], Key::Tab.into());
    pass(20);
    // The law stands beside the step, before its choices.
    person.key(&[], Key::Tab.into());
    pass(20);
    assert!(person.ringed(&choice().expect("a leader")), "Tab goes to the choices");
}

/// The first choice of the step that is due.
fn of_step(person: &Person) -> Option<ElementHandle> {
    let rows = person.shell.desk.borrow().board().expect("a board").rows;
    let step = rows.iter().find_map(|row| match row {
        Row::Step(row) if row.state == StepState::Due => Some(row.key.clone()),
        _ => None,
    })?;
    let row = rows.into_iter().find_map(|row| match row {
        Row::Choice(row) if row.group == step => Some(row),
        _ => None,
    })?;
    let controls = person.controls(&row.text).into_iter();
    controls.into_iter().find(|e| e.accessible_id().as_deref() == Some(&row.key))
}

#[test]
fn keys_still_reach_the_app_when_what_was_touched_vanishes() {
    let person = table(With::Keys, eyrie::Pick {}.into());
    person.due();
    let entries = || person.shell.desk.borrow().session().expect("a game").history().len();
    let before = entries();
    person.touch(&of_step(&person).expect("a leader to choose"));
    assert_eq!(entries(), before + 1);
    pass(100);
    pass(100);
    person.shortcut(&[Key::Control], "z");
    assert_eq!(entries(), before, "Ctrl+Z takes it back");
}

#[test]
fn a_picked_card_moves_no_other() {
    let person = table(With::Finger, alliance::Pick { by_clearing: false }.into());
    person.resize(360.0, 720.0);
    person.due();
    person.press(&person.say("I am {0}: show it", SHORT[0]));
    let ask = || person.shell.desk.borrow().ask().expect("a question");
    let first = ask().cards[0].clone();
    let place = || {
        let all = crate::kit::all(&person.shell.window);
        let mut lines = all.iter().filter(|e| e.accessible_id().as_deref() == Some(&first.key));
        lines.next().expect("a line").absolute_position().y
    };
    let before = place();
    for _ in 0..3 {
        let all = crate::kit::all(&person.shell.window);
        let line = all.iter().find(|e| e.accessible_id().as_deref() == Some(&first.key));
        person.touch(line.expect("a line"));
        assert_eq!(place(), before);
    }
    assert!(ask().can_confirm, "three of a kind by three touches on one place");
}

#[test]
fn the_focus_goes_with_its_seat_from_the_strip_to_the_rail_and_back() {
    let person = Person::new(Language::English, With::Keys);
    scenes::laid(&person, SHORT);
    scenes::in_the_middle(&person);
    person.shell.desk.borrow_mut().go(Screen::Board);
    person.resize(900.0, 1024.0);
    person.saved();
    person.look();
    let seat = || person.controls(&person.say("Board of {0}", SHORT[2])).remove(0);
    person.tab_to(&seat());
    for width in [1280.0, 360.0, 1280.0] {
        person.resize(width, 800.0);
        person.look();
        person.look();
        assert!(person.ringed(&seat()), "at a width of {width}");
    }
}

#[test]
fn the_page_stands_still_under_a_sheet() {
    let person = table(With::Finger, alliance::Pick { by_clearing: false }.into());
    person.resize(360.0, 720.0);
    person.look();
    let head = || {
        let mut heads =
            ElementHandle::find_by_element_id(&person.shell.window, "BoardScreen::head");
        heads.next().expect("a board").absolute_position().y
    };
    let top = head();
    person.due();
    scroll(&person, 300.0);
    assert_eq!(head(), top);
    person.shortcut(&[], Key::Escape);
    scroll(&person, 300.0);
    assert!(head() < top, "without the sheet it scrolls");
}

#[test]
fn the_last_choice_of_the_table_stands_on_the_page() {
    for language in [Language::English, Language::Dutch] {
        let person = Person::new(language, With::Finger);
        scenes::laid(&person, SHORT);
        scenes::in_the_middle(&person);
        person.shell.desk.borrow_mut().go(Screen::Table);
        person.saved();
        person.look();
        let bottom = |kind: &str| {
            let all = ElementHandle::find_by_element_type_name(&person.shell.window, kind);
            all.map(|e| e.absolute_position().y + e.size().height).fold(0.0, f32::max)
        };
        let (list, last) = (bottom("ChoiceList"), bottom("ChoiceButton"));
        assert!(list > 0.0 && last <= list + 1.0, "{last} in {list} in {language:?}");
    }
}

#[test]
fn a_touch_beside_a_form_loses_nothing_that_was_entered() {
    let person = Person::new(Language::English, With::Finger);
    play::begin(&person);
    person.resize(360.0, 720.0);
    person.look();
    let window = person.shell.window.window();
    let beside = || {
        let (position, button) = (LogicalPosition::new(180.0, 90.0), PointerEventButton::Left);
        window.dispatch_event(WindowEvent::PointerPressed { position, button });
        window.dispatch_event(WindowEvent::PointerReleased { position, button });
        person.look();
    };
    person.due();
    beside();
    assert!(!person.asked(), "an empty form goes");
    person.due();
    let row = person.shell.desk.borrow().ask().expect("a form").numbers[0].name.clone();
    person.more(&row, 2);
    beside();
    assert!(person.asked(), "one with a number in it stays");
    person.press_text("Cancel");
    assert!(!person.asked());
}

#[test]
fn ctrl_enter_sends_a_form_off_with_what_was_entered() {
    let person = Person::new(Language::English, With::Finger);
    play::begin(&person);
    person.due();
    let row = person.shell.desk.borrow().ask().expect("a form").numbers[0].name.clone();
    person.more(&row, 2);
    let entered = person.shell.desk.borrow().entered().numbers.clone();
    let keys = |person: &Person| person.shortcut(&[Key::Control], Key::Return);
    person.shortcut(&[], Key::F1);
    keys(&person);
    assert_eq!(person.shell.desk.borrow().entered().numbers, entered, "nothing under the keys");
    person.shortcut(&[], Key::Escape);
    keys(&person);
    assert!(!person.asked(), "the form is sent off");
    let told = format!("{:?}", person.game().figures);
    assert!(told.contains(&format!("Number({})", entered[0])), "{told}");
}

#[test]
fn esc_leaves_the_search_so_that_digits_are_keys_again() {
    let person = Person::new(Language::English, With::Keys);
    scenes::laid(&person, SHORT);
    person.look();
    person.shortcut(&[Key::Control], "f");
    person.shortcut(&[], "2");
    assert_eq!(person.shell.desk.borrow().screen(), Screen::Law);
    person.shortcut(&[], Key::Escape);
    person.shortcut(&[], "2");
    assert_eq!(person.shell.desk.borrow().screen(), Screen::Board);
    assert_eq!(person.shell.desk.borrow().shown_seat(), SeatId::new(1).expect("a seat"));
}

#[test]
fn in_a_low_window_large_bars_leave_room_for_the_page() {
    let person = Person::new(Language::English, With::Finger);
    scenes::laid(&person, SHORT);
    scenes::in_the_middle(&person);
    person.shell.desk.borrow_mut().go(Screen::Board);
    person.desk(|desk| desk.files.change(|settings| settings.scale_percent = 200));
    for (width, height, least) in
        [(720.0, 480.0, 100.0), (1280.0, 800.0, 300.0), (360.0, 720.0, 250.0)]
    {
        person.resize(width, height);
        person.look();
        person.look();
        let mut pages =
            ElementHandle::find_by_element_id(&person.shell.window, "BoardScreen::page");
        let page = pages.next().expect("a board").size().height;
        assert!(page >= least, "{page} in {width} × {height}");
    }
}

#[test]
fn esc_reaches_the_question_under_a_law_that_was_read() {
    let person = Person::new(Language::English, With::Finger);
    play::begin(&person);
    person.due();
    let law = person.shell.desk.borrow().ask().expect("a form").law;
    let name = person.say("Read law {0}", &law);
    person.press(&name);
    assert!(person.labels().len() > 3);
    person.shortcut(&[], Key::Escape);
    assert!(person.asked(), "the law goes, the question stays");
    person.shortcut(&[], Key::Escape);
    assert!(!person.asked(), "then the question");
}
