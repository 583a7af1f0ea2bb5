//! The Noxious Battery in the middle of a game: its board, its questions, and its step on somebody else's board.

use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::factions::FactionCommand;
use woodland_ledger::engine::factions::noxious_battery::{Action, Command as Own, Pick, Pool};
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::{Command, Tracker};
use woodland_ledger::engine::turn::Phase;
use woodland_ledger::words::Language;

use crate::kit::{Person, With, pass};
use crate::scenes::laid_with;

fn seat(at: u8) -> SeatId {
    SeatId::new(at).expect("a seat")
}

fn play(own: Own) -> Command {
    Command::Play { seat: seat(0), play: FactionCommand::from(own) }
}

/// Two balls loaded, one on the map, three marks out; points and bonuses are made up.
fn in_the_middle(person: &Person) {
    let set = |pool: Pool| Command::SetTo(Tracker::Pool(seat(0), pool.into()));
    person.does(play(Own::PlaceCannon), &[]);
    person.does(Command::Start, &[]);
    for (pool, n) in
        [(Pool::Bore, 3), (Pool::BallsOnMap, 1), (Pool::OnMap, 8), (Pool::MarksOnMap, 3)]
    {
        person.does(set(pool), &[Answer::Number(n)]);
    }
    let evening = Command::TurnTo { seat: seat(0), phase: Phase::Evening, round: 1 };
    person.does(evening, &[]);
    person.does(play(Own::Draw), &[Answer::Counts(vec![1, 0, 0, 1, 0, 0])]);
    let birdsong = Command::TurnTo { seat: seat(1), phase: Phase::Birdsong, round: 2 };
    person.does(birdsong, &[]);
    let birdsong = Command::TurnTo { seat: seat(0), phase: Phase::Birdsong, round: 3 };
    person.does(birdsong, &[]);
    person.does(play(Own::TurnCannon), &[]);
    person.does(play(Own::Levy), &[]);
}

/// Shows its scenes, each under its name.
pub fn every(language: Language, names: [&str; 5], see: &mut dyn FnMut(&Person, &str)) {
    let person = Person::new(language, With::Reader);
    laid_with(&person, names, Pick {}.into());
    in_the_middle(&person);
    let desk = |touch: &dyn Fn(&mut woodland_ledger::app::desk::Desk)| {
        touch(&mut person.shell.desk.borrow_mut());
    };
    let mut shown = |name: &str| {
        person.shell.refresh();
        pass(300);
        see(&person, name);
    };
    desk(&|desk| desk.show_seat(seat(0)));
    shown("battery-birdsong");
    desk(&|desk| desk.act(play(Own::Fire)));
    desk(&|desk| {
        let session = desk.session_mut().expect("a game");
        session.answer(Answer::Number(2));
        session.answer(Answer::Number(2));
    });
    shown("battery-shot");
    desk(&|desk| desk.cancel());
    person.does(play(Own::Fire), &[Answer::Number(2), Answer::Number(1)]);
    person.does(play(Own::Act { action: Action::Recruit }), &[]);
    person.does(play(Own::TurnCannon), &[]);
    desk(&|desk| desk.show_seat(seat(0)));
    shown("battery-daylight");
    person.does(Command::EndTurn, &[]);
    let evening = Command::TurnTo { seat: seat(1), phase: Phase::Evening, round: 3 };
    person.does(evening, &[]);
    desk(&|desk| desk.show_seat(seat(1)));
    shown("battery-stench");
}
