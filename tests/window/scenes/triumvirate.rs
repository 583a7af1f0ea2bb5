//! The Triumvirate's board: before anything of its track is read, and in the Daylight of a fourth round.
//! What is printed on the track is made up.

use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::factions::triumvirate::{
    Command as Own, Fury, Pick, Pool, Punishment,
};
use woodland_ledger::engine::table::{Command, Tracker};
use woodland_ledger::engine::turn::Phase;
use woodland_ledger::words::Language;

use super::{laid_with, seat};
use crate::kit::{Person, With, pass};

const TRACK: [u8; 20] = [1, 1, 2, 1, 2, 1, 3, 2, 4, 2, 4, 2, 5, 2, 6, 3, 7, 3, 9, 3];

impl Person {
    fn rages(&self, own: Own, first: &[Answer]) {
        self.does(Command::Play { seat: seat(0), play: own.into() }, first);
    }

    fn sets(&self, pool: Pool, n: u16) {
        self.does(Command::SetTo(Tracker::Pool(seat(0), pool.into())), &[Answer::Number(n)]);
    }
}

pub fn every(language: Language, names: [&str; 5], see: &mut dyn FnMut(&Person, &str)) {
    let person = Person::new(language, With::Reader);
    let mut shown = |name: &str| {
        person.shell.refresh();
        pass(300);
        see(&person, name);
    };
    laid_with(&person, names, Pick {}.into());
    person.desk(|desk| desk.show_seat(seat(0)));
    shown("board-triumvirate-setup");
    for own in [Own::PlaceStart, Own::Evoke] {
        person.rages(own, &[]);
    }
    person.does(Command::Start, &[]);
    person.does(Command::TurnTo { seat: seat(0), phase: Phase::Birdsong, round: 4 }, &[]);
    for (at, points) in [(0, 9), (1, 17), (2, 12)] {
        let set = Command::SetTo(Tracker::Points(seat(at)));
        person.does(set, &[Answer::Number(points)]);
    }
    person.sets(Pool::GrudgesOnMap, 4);
    person.rages(Own::SetSpace, &[Answer::Number(4)]);
    person.rages(Own::ReadTrack, &[Answer::Counts(TRACK.to_vec())]);
    person.rages(Own::SetFury { fury: Fury::Tisiphone, evoked: true }, &[]);
    shown("board-triumvirate-birdsong");
    person.rages(Own::AdjustNemesis, &[]);
    person.rages(Own::GetMadder, &[]);
    person.rages(Own::Recruit, &[]);
    person.sets(Pool::RetributionBox, 11);
    person.desk(|desk| desk.show_seat(seat(0)));
    shown("board-triumvirate");
    person.desk(|desk| {
        let battle = Own::Punish(Punishment::Battle { defender: Some(seat(1)) });
        desk.act(Command::Play { seat: seat(0), play: battle.into() });
    });
    shown("ask-triumvirate");
    person.desk(|desk| desk.cancel());
}
