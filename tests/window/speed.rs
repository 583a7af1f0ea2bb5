//! How long a touch takes in a long game. The numbers are printed: `--nocapture`.

use std::time::Instant;

use woodland_ledger::app::desk::Screen;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::Command;
use woodland_ledger::words::Language;

use crate::kit::{Person, With};
use crate::scenes::{self, SHORT};

#[test]
fn a_touch_in_a_long_game_is_answered_soon() {
    let person = Person::new(Language::Dutch, With::Reader);
    scenes::laid(&person, SHORT);
    scenes::in_the_middle(&person);
    let seat = SeatId::new(1).expect("a seat");
    let mut by = 1;
    while person.shell.desk.borrow().session().expect("a game").history().len() < 300 {
        person.does(Command::Score { seat, by }, &[]);
        by = -by;
    }
    person.resize(360.0, 720.0);
    for screen in [Screen::Board, Screen::Table, Screen::Ledger] {
        person.shell.desk.borrow_mut().go(screen);
        person.saved();
        person.look();
        let (mut refresh, mut undo) = (f64::MAX, f64::MAX);
        for _ in 0..5 {
            let begun = Instant::now();
            person.shell.desk.borrow_mut().undo();
            person.shell.refresh();
            undo = undo.min(begun.elapsed().as_secs_f64() * 1000.0);
            let begun = Instant::now();
            person.shell.refresh();
            refresh = refresh.min(begun.elapsed().as_secs_f64() * 1000.0);
        }
        println!("{screen:?}: undo shown in {undo:.1} ms, refresh alone {refresh:.1} ms");
        let most = if cfg!(debug_assertions) { 250.0 } else { 16.0 };
        assert!(undo < most, "{screen:?}: {undo} ms");
    }
}
