//! The Marquise's board in the middle of a game, and what she is asked when warriors fall.

use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::factions::marquise::{
    Action, Building, Command as Own, Pick, Piece, Pool,
};
use woodland_ledger::engine::factions::{FactionCommand, guest};
use woodland_ledger::engine::propose::Means;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::{Command, Tracker};
use woodland_ledger::words::Language;

use crate::kit::{Person, With, pass};

fn seat(at: u8) -> SeatId {
    SeatId::new(at).expect("a seat")
}

fn play(own: Own) -> Command {
    Command::Play { seat: seat(0), play: FactionCommand::Marquise(own) }
}

fn on_map(person: &Person, piece: Piece, n: u16) {
    let tracker = Tracker::Pool(seat(0), Pool::Map(piece).into());
    person.does(Command::SetTo(tracker), &[Answer::Number(n)]);
}

pub fn every(language: Language, names: [&str; 5], see: &mut dyn FnMut(&Person, &str)) {
    let person = Person::new(language, With::Reader);
    let mut shown = |name: &str| {
        person.shell.refresh();
        pass(300);
        see(&person, name);
    };
    person.desk(|desk| {
        desk.welcomed();
        for (at, name) in names.into_iter().take(3).enumerate() {
            desk.name_new_seat(at, name);
        }
        desk.new_game.seats[0].pick = Pick {}.into();
        for (seat, colour) in desk.new_game.seats.iter_mut().skip(1).zip(guest::Colour::ALL) {
            seat.pick = guest::Pick { name: "Another faction".into(), colour }.into();
        }
        desk.begin();
        desk.show_seat(seat(0));
    });
    shown("marquise-setup");
    for own in [Own::PlaceKeep, Own::Garrison, Own::StartingBuildings] {
        person.does(play(own), &[]);
    }
    person.does(Command::Start, &[]);
    on_map(&person, Piece::Building(Building::Sawmill), 3);
    on_map(&person, Piece::Building(Building::Workshop), 2);
    on_map(&person, Piece::Building(Building::Recruiter), 2);
    on_map(&person, Piece::Wood, 2);
    person.does(play(Own::Wood), &[]);
    person.does(Command::EndPhase, &[]);
    for action in [Action::Recruit, Action::Build(Building::Recruiter)] {
        person.does(play(Own::Act(action)), &[]);
    }
    person.desk(|desk| desk.show_seat(seat(0)));
    shown("marquise-board");
    let hits = Command::Remove { by: Some(seat(1)), whose: Some(seat(0)), means: Means::Hits };
    person.desk(|desk| {
        desk.act(hits);
        desk.session_mut().expect("a game").answer(Answer::Counts(vec![3, 1, 1]));
    });
    shown("marquise-which");
    person.desk(|desk| {
        let session = desk.session_mut().expect("a game");
        session.answer(Answer::One(0));
        session.answer(Answer::One(0));
    });
    shown("marquise-hospitals");
    person.desk(|desk| desk.cancel());
}
