//! What happens on this evening, in order.

use slint::platform::Key;
use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::touch::Touch;
use woodland_ledger::app::view::Row;
use woodland_ledger::engine::effect::{Effect, Victory};
use woodland_ledger::engine::seat::Standing;
use woodland_ledger::engine::table::Command;
use woodland_ledger::engine::turn::Phase;
use woodland_ledger::words::say;

use super::evening::Evening;
use super::{PLAYERS, quick_turn, seat, turn};
use crate::canvas;

const FOLLOWERS: u8 = 0;
const CATS: u8 = 1;
const ALLIANCE: u8 = 2;

pub fn play(evening: &mut Evening) {
    turn(evening, |_, _| {});
    turn(evening, |evening, phase| {
        if phase == Phase::Evening {
            corrections(evening);
        }
    });
    back_to_the_turn_before(evening);
    turn(evening, |evening, phase| {
        if phase == Phase::Daylight {
            curtain(evening);
        }
    });
    turn(evening, |evening, phase| {
        if phase == Phase::Evening {
            left_alone(evening);
        }
    });
    far_view(evening);
    papers(evening);
    turn(evening, |_, _| {});
    turn(evening, |evening, phase| {
        if phase == Phase::Daylight {
            battle(evening);
            craft(evening);
        }
    });
    for _ in 0..6 {
        quick_turn(evening);
    }
    dominance(evening);
    to_the_end(evening);
}

/// The Table, whatever lies open.
fn table(evening: &mut Evening) {
    if evening.desk(Desk::screen) != Screen::Table {
        evening.go(Screen::Table, "Table");
    }
}

/// Cats turn on the followers, with dice by hand.
fn battle(evening: &mut Evening) {
    table(evening);
    evening.press_text("Battle with dice…");
    let foe = PLAYERS[usize::from(FOLLOWERS)];
    let ask = evening.desk(Desk::ask).expect("a question");
    // Nobody asks where there is only one to fight with.
    if ask.choices.iter().any(|choice| choice.text == foe) {
        evening.choose(foe);
    }
    let entries = evening.desk(|desk| desk.session().map(|s| s.history().len()));
    evening.answer();
    let fought = evening.desk(|desk| {
        let entry = desk.session().expect("a game").history().told().next_back().cloned();
        entry.expect("an entry").effects.iter().filter(|e| matches!(e, Effect::Fought(_))).count()
    });
    assert!(fought > 3, "a battle of {fought} lines");
    assert_eq!(evening.desk(|desk| desk.session().map(|s| s.history().len() - 1)), entries);
}

/// An item of a card in the hand: points, and one less in the supply.
fn craft(evening: &mut Evening) {
    let before = evening.sums()[usize::from(CATS)].1;
    table(evening);
    let text = say::command(
        evening.person.language(),
        &evening.game(),
        &Command::Craft { seat: seat(CATS) },
    );
    evening.press(&text);
    let ask = evening.desk(Desk::ask).expect("which card");
    let card = ask.cards.iter().find(|card| card.item == "bag").expect("a card with a bag");
    let suit = crate::play::suit_name(&evening.person, card.suit);
    let label = evening.person.say("{0}, {1} suit", &card.name).replace("{1}", &suit);
    evening.press_key(&label, &card.key);
    evening.answer();
    assert!(evening.sums()[usize::from(CATS)].1 > before, "an item scores");
}

/// The turn before is taken back step by step, and comes again.
fn back_to_the_turn_before(evening: &mut Evening) {
    let (here, number) = (evening.game(), evening.game().turn.number);
    let mut steps = 0;
    while evening.game().turn.number == number || steps < 6 {
        evening.undo();
        steps += 1;
    }
    assert_ne!(evening.game().turn.seat, here.turn.seat);
    for _ in 0..steps {
        evening.redo();
    }
    assert_eq!(evening.game(), here, "all of it came back");
}

/// The stack that only the Alliance may see.
fn curtain(evening: &mut Evening) {
    let rows = evening.desk(Desk::board).expect("a board").rows;
    let pile = rows.iter().find_map(|row| match row {
        Row::Pile(row) if matches!(Touch::parse(&row.token), Some(Touch::Look(_))) => Some(row),
        _ => None,
    });
    let pile = pile.expect("a pile behind a curtain");
    evening.press_key(&pile.name, &pile.key);
    assert!(evening.desk(Desk::curtain).expect("a curtain").cards.is_empty());
    evening.press_text("Look at the cards");
    assert!(!evening.desk(Desk::curtain).expect("a curtain").cards.is_empty());
    evening.press_text("Hide the cards");
    evening.press_text("Close");
    assert_eq!(evening.seat(), seat(ALLIANCE));
}

fn far_view(evening: &mut Evening) {
    table(evening);
    evening.press_text("Far view");
    evening.press_text("Leave the far view");
    // Left open, it follows what happens.
    evening.press_text("Far view");
    evening.person.does(Command::Score { seat: seat(FOLLOWERS), by: 1 }, &[]);
    evening.person.desk(|_| {});
    evening.person.look();
    evening.look();
    evening.press_text("Leave the far view");
}

/// Ledger, law, keys, a note.
fn papers(evening: &mut Evening) {
    evening.go(Screen::Ledger, "Ledger");
    evening.press_text("Where points came from");
    evening.press_text("By turn");
    evening.go(Screen::Law, "Law");
    evening.go(Screen::Table, "Table");
    evening.person.shortcut(&[], Key::F1);
    evening.look();
    evening.person.shortcut(&[], Key::Escape);
    evening.look();
    evening.press_text("Write a note…");
    let title = evening.desk(Desk::ask).expect("a form").title;
    evening.person.write(&title, 0, "Zoë 🦊");
    evening.look();
    let confirm = evening.desk(Desk::ask).expect("a form").confirm;
    evening.press(&confirm);
}

/// A law read at its step, and a number put right on the board.
fn corrections(evening: &mut Evening) {
    let label = evening.say("Read law {0}", "");
    let told = evening.person.labels();
    let law = told.iter().find(|told| told.starts_with(label.trim())).expect("a law on a board");
    evening.press(&law.clone());
    evening.press_text("Close");
    evening.press_text("Put something right…");
    evening.press_text("Cancel");
}

/// The cats put their marker away, and do not hold what they should.
fn dominance(evening: &mut Evening) {
    while evening.seat() != seat(CATS) {
        quick_turn(evening);
    }
    let points = evening.sums()[usize::from(CATS)].1;
    for _ in points..10 {
        evening.person.does(Command::Score { seat: seat(CATS), by: 1 }, &[]);
    }
    table(evening);
    evening.person.desk(|_| {});
    let text = say::command(
        evening.person.language(),
        &evening.game(),
        &Command::ActivateDominance { seat: seat(CATS) },
    );
    evening.press(&text);
    evening.answer();
    let standing = evening.game().seat(seat(CATS)).expect("a seat").standing;
    assert!(matches!(standing, Standing::Dominance(_)));
    for _ in 0..4 {
        quick_turn(evening);
    }
    assert!(evening.game().ending.is_none());
}

/// The followers come to 30.
fn to_the_end(evening: &mut Evening) {
    while evening.seat() != seat(FOLLOWERS) {
        quick_turn(evening);
    }
    table(evening);
    for _ in evening.sums()[0].1..29 {
        evening.person.does(Command::Score { seat: seat(FOLLOWERS), by: 1 }, &[]);
    }
    evening.person.desk(|_| {});
    evening.person.look();
    evening.look();
    let more = evening.say("One point more for {0}", PLAYERS[0]);
    evening.press(&more);
    let ending = evening.game().ending.expect("somebody has won");
    assert_eq!((ending.winner, ending.how), (seat(FOLLOWERS), Victory::Points));
    evening.press_text("See how it went");
    let view = evening.desk(Desk::ending);
    for end in &view.plot.ends {
        assert!(evening.person.shows(&end.detail), "the plot tells {}", end.detail);
    }
    assert_eq!(view.plot.ends.len(), 4);
    evening.press_text("Back");
    assert_eq!(evening.desk(Desk::screen), Screen::Table);
    // The file holds all of it.
    let (game, path) = (evening.game(), evening.desk(|desk| desk.path().map(Into::into)));
    let path: std::path::PathBuf = path.expect("a file");
    evening.press_text("Settings");
    evening.press_text("Close this game");
    assert_eq!(evening.desk(Desk::screen), Screen::Start);
    let loaded = woodland_ledger::store::ledger::load(&path).expect("the file is whole");
    assert_eq!(*loaded.history.game(), game);
    evening.press_text("Statistics");
    let view = evening.desk(Desk::statistics);
    assert!(view.rows.len() >= 4 && evening.person.shows(&view.summary), "{}", view.summary);
}

/// A minute in which nobody touches anything: a board, the table and the far view paint nothing, with the clock too
/// but for its minutes.
fn left_alone(evening: &mut Evening) {
    let mut told = String::new();
    let mut minute = |evening: &mut Evening, name: &str, most: usize| {
        let painted = canvas::painted_in(60);
        told += &format!("{name}: painted {painted} times in a minute\n");
        if painted > most {
            evening
                .faults
                .push(format!("{name} is painted {painted} times while nobody touches it"));
        }
    };
    minute(evening, "a board", 0);
    table(evening);
    minute(evening, "the table", 0);
    let set = |evening: &mut Evening, far: bool, clock: bool| {
        evening.person.desk(|desk| desk.files.change(|s| (s.far_view, s.clock) = (far, clock)));
        evening.person.look();
        evening.look();
    };
    set(evening, false, true);
    minute(evening, "the table with the clock", 2);
    set(evening, true, true);
    minute(evening, "the far view with the clock", 0);
    set(evening, true, false);
    minute(evening, "the far view", 0);
    set(evening, false, false);
    println!("{told}");
}
