//! An evening played through the window's controls alone, with a finger, with a screen reader and
//! with keys, in both languages.

use slint::ComponentHandle;
use slint::platform::Key;
use woodland_ledger::app::desk::Screen;
use woodland_ledger::app::view::Row;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::turn::Phase;
use woodland_ledger::window::ui::Chrome;
use woodland_ledger::words::{Language, say};

use crate::kit::{Person, With, guests_beside};

const NAMES: [&str; 3] = ["Mara", "Tim", "Zoë"];

/// From the first page to a table that is laid.
pub fn begin(person: &Person) {
    if person.shell.desk.borrow().first_start() {
        person.press_text("Begin");
    }
    person.press_text("New game");
    guests_beside(&mut person.shell.desk.borrow_mut().new_game.seats);
    person.shell.refresh();
    let label = person.say("Name of the player", "");
    assert_eq!(person.controls(&label).len(), 3, "three seats to begin with");
    for (at, name) in NAMES.into_iter().enumerate() {
        person.write(&label, at, name);
    }
    // The others are guests, whatever else has a board of its own by now.
    for at in 1..NAMES.len() {
        let faction =
            person.shell.desk.borrow().new_game.rows(person.language())[at].faction.clone();
        person.press(&person.say("Faction: {0}", &faction));
        person.press_text("Another faction");
    }
    person.press_text("Begin the game");
    assert_eq!(person.shell.desk.borrow().screen(), Screen::Board);
}

/// The printed numbers are asked once, then the first turn begins.
pub fn set_up(person: &Person) {
    person.due();
    assert!(person.asked(), "the app does not know the Old Friends");
    let rows: Vec<String> =
        person.shell.desk.borrow().ask().unwrap().numbers.iter().map(|n| n.name.clone()).collect();
    assert_eq!(rows.len(), 4);
    for (row, times) in rows.iter().zip([2, 1, 2, 1]) {
        person.more(row, times);
    }
    person.confirm();
    while person.asked() {
        first_choice(person);
    }
    person.due();
    assert_eq!(person.game().turn.phase, Phase::Birdsong);
}

/// Answers a question with the first thing that can be chosen.
pub fn first_choice(person: &Person) {
    let ask = person.shell.desk.borrow().ask().expect("a question");
    if let Some(choice) = ask.choices.first() {
        person.press(&choice.text);
    } else if let Some(card) = ask.cards.first().filter(|_| !ask.can_confirm) {
        let suit = suit_name(person, card.suit);
        let label = person.say("{0}, {1} suit", &card.name).replace("{1}", &suit);
        person.press_key(&label, &card.key);
    } else {
        person.confirm();
    }
}

pub fn suit_name(person: &Person, drawing: &str) -> String {
    person.say(
        match drawing {
            "fox" => "Fox",
            "rabbit" => "Rabbit",
            "mouse" => "Mouse",
            _ => "Bird",
        },
        "",
    )
}

/// The followers' actions that can be taken now: key of the button, its words.
fn actions(person: &Person) -> Vec<(String, String)> {
    let board = person.shell.desk.borrow().board().expect("a board");
    let choices = board.rows.into_iter().filter_map(|row| match row {
        Row::Choice(row) if row.allowed && row.group.starts_with("slot-") && !row.selected => {
            Some((row.key, row.text))
        }
        _ => None,
    });
    choices.collect()
}

/// The choices that stand under a step.
fn choices(person: &Person, group: &str) -> Vec<(String, String)> {
    let board = person.shell.desk.borrow().board().expect("a board");
    let choices = board.rows.into_iter().filter_map(|row| match row {
        Row::Choice(row) if row.allowed && row.group == group => Some((row.key, row.text)),
        _ => None,
    });
    choices.collect()
}

fn step(person: &Person, key: &str) -> String {
    let board = person.shell.desk.borrow().board().expect("a board");
    board
        .rows
        .into_iter()
        .find_map(|row| match row {
            Row::Step(row) if row.key == key => Some(row.title),
            _ => None,
        })
        .expect("the step")
}

/// A whole turn of the Lost Powers, whatever the cards are.
pub fn turn(person: &Person) {
    let seat = SeatId::default();
    let before = person.game();
    assert_eq!((before.turn.seat, before.turn.phase), (seat, Phase::Birdsong));
    // Birdsong: what is due is done until the next phase is.
    while person.game().turn.phase == Phase::Birdsong {
        person.due();
        while person.asked() {
            first_choice(person);
        }
    }
    // Daylight: every follower does the first thing that it can.
    let mut acted = 0;
    while let Some((key, text)) = actions(person).into_iter().next() {
        person.press_key(&text, &key);
        acted += 1;
        assert!(acted <= 8, "followers act without end");
    }
    assert!(acted >= 4, "each of four followers acts");
    assert_eq!(person.game().turn.phase, Phase::Daylight);
    person.due();
    // Evening: one retires, a card is taught, the tableau is filled anew.
    let (key, text) = choices(person, "retire").into_iter().next().expect("somebody can retire");
    person.press_key(&text, &key);
    let points = person.game().seat(seat).unwrap().points.get();
    while person.asked() {
        first_choice(person);
    }
    assert!(person.game().seat(seat).unwrap().points.get() > points, "retiring scores");
    person.press(&step(person, "indoctrinate"));
    assert!(person.asked());
    // The picker: a suit, then a card by a few letters of its name.
    person.press_text("Mouse");
    let name = person.say("Mouse", "");
    let ask = person.shell.desk.borrow().ask().unwrap();
    assert!(ask.cards.iter().all(|card| card.suit == "mouse"), "only {name}");
    let card = ask.cards.iter().find(|card| card.item == "bag").expect("a card with a bag").clone();
    person.write(&person.say("Search for a card", ""), 0, &card.name[..5]);
    let label = person.say("{0}, {1} suit", &card.name).replace("{1}", &name);
    person.press_key(&label, &card.key);
    if person.asked() {
        person.confirm();
    }
    while person.game().turn.seat == seat {
        person.due();
        while person.asked() {
            first_choice(person);
        }
    }
    let after = person.game();
    assert_eq!(after.turn.seat, after.order()[1]);
    assert!(after.seat(seat).unwrap().points.get() > points);
}

/// The guests score on the Table, and it is the first seat's turn again.
pub fn guests(person: &Person) {
    person.press_text("Table");
    for name in [NAMES[1], NAMES[2]] {
        person.press(&person.say("One point more for {0}", name));
        person.press(&person.say("One point more for {0}", name));
        person.press(&person.say("One point less for {0}", name));
        let label = person.say("{0}: {1} points", name).replace("{1}", "1");
        assert!(person.shows(&label), "the track shows {label}");
        person.due();
        while person.asked() {
            first_choice(person);
        }
    }
    person.press(&person.say("Board of {0}", NAMES[0]));
    assert_eq!(person.shell.desk.borrow().screen(), Screen::Board);
}

fn back_and_forth(person: &Person) {
    let here = person.game();
    let undo = || {
        if person.with == With::Keys {
            person.shortcut(&[Key::Control], "z");
        } else {
            let label = person.shell.window.global::<Chrome>().get_undo();
            person.press(&label);
        }
    };
    let redo = || {
        if person.with == With::Keys {
            person.shortcut(&[Key::Control, Key::Shift], "Z");
        } else {
            let label = person.shell.window.global::<Chrome>().get_redo();
            person.press(&label);
        }
    };
    for _ in 0..5 {
        undo();
    }
    assert_ne!(person.game(), here);
    for _ in 0..5 {
        redo();
    }
    assert_eq!(person.game(), here, "what was undone came back");
}

/// From the ledger back to an earlier entry, and forth again.
fn ledger(person: &Person) {
    let here = person.game();
    person.press_text("Ledger");
    let rows = person.shell.desk.borrow().ledger().unwrap().rows;
    let third = &rows[3].text;
    assert!(person.shows(third), "the ledger shows {third}");
    person.press_key(&person.say("Back to here: {0}", third), &rows[3].key);
    let dialog = person.shell.window.global::<Chrome>();
    assert_ne!(dialog.get_notice_title(), "", "going back is warned of");
    person.press_text("Go back to here");
    assert_ne!(person.game(), here);
    // Something else happens: what came after stands aside.
    person.press_text("Table");
    person.press(&person.say("One point more for {0}", NAMES[1]));
    person.press_text("Ledger");
    let branch = person.shell.desk.borrow().ledger().unwrap().branches[0].text.clone();
    person.press(&branch);
    assert_eq!(person.game(), here, "the branch came back");
}

fn evening(language: Language, with: With) {
    let person = Person::new(language, with);
    begin(&person);
    set_up(&person);
    turn(&person);
    guests(&person);
    turn(&person);
    back_and_forth(&person);
    ledger(&person);
    // What was played is what the file holds.
    let path = person.shell.desk.borrow().path().expect("a file").to_path_buf();
    let game = person.game();
    person.press_text("Table");
    let seat = game.seat(SeatId::default()).unwrap();
    let points =
        person.say("{0}: {1} points", NAMES[0]).replace("{1}", &seat.points.get().to_string());
    assert!(person.shows(&points), "{points}");
    assert!(person.shows(&say::phase(language, game.turn.phase)));
    person.shell.desk.borrow_mut().close_game();
    let loaded = woodland_ledger::store::ledger::load(&path).expect("the file is whole");
    assert_eq!(loaded.history.game(), &game);
}

#[test]
fn an_evening_with_a_finger() {
    evening(Language::English, With::Finger);
}

#[test]
fn an_evening_with_a_finger_in_dutch() {
    evening(Language::Dutch, With::Finger);
}

#[test]
fn an_evening_with_a_screen_reader_in_dutch() {
    evening(Language::Dutch, With::Reader);
}

#[test]
fn a_turn_with_keys_alone() {
    let person = Person::new(Language::English, With::Keys);
    begin(&person);
    set_up(&person);
    turn(&person);
    back_and_forth(&person);
}
