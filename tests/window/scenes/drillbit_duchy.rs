//! The Duchy's board at setup and in the Daylight of a third round, and what the table is asked for the bot.

use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::card::Face;
use woodland_ledger::engine::deck::CardKind;
use woodland_ledger::engine::factions::drillbit_duchy::{
    Command as Own, Difficulty, Front, Minister, Pick, Pool, Traits,
};
use woodland_ledger::engine::suit::Suit;
use woodland_ledger::engine::table::{Command, Tracker};
use woodland_ledger::engine::turn::Phase;
use woodland_ledger::words::Language;

use super::{laid_with, seat};
use crate::kit::{Person, With, pass};

impl Person {
    fn digs(&self, own: Own, first: &[Answer]) {
        self.does(Command::Play { seat: seat(0), play: own.into() }, first);
    }

    fn asks_for_the_bot(&self, own: Own) {
        self.desk(|desk| desk.act(Command::Play { seat: seat(0), play: own.into() }));
    }
}

fn cards(suits: &[Suit]) -> Answer {
    Answer::Faces(suits.iter().copied().map(Face::Suit).collect())
}

pub fn every(language: Language, names: [&str; 5], see: &mut dyn FnMut(&Person, &str)) {
    let person = Person::new(language, With::Reader);
    let mut shown = |name: &str| {
        person.shell.refresh();
        pass(300);
        see(&person, name);
    };
    let traits = Traits { overwhelm: true, ..Traits::default() };
    let pick = Pick { difficulty: Difficulty::Challenging, traits, ..Pick::default() };
    laid_with(&person, names, pick.into());
    person.desk(|desk| desk.show_seat(seat(0)));
    shown("board-drillbit-setup");
    person.digs(Own::Surface, &[Answer::Number(3)]);
    person.digs(Own::FirstMinisters, &[cards(&[Suit::Fox, Suit::Rabbit])]);
    person.does(Command::Start, &[]);
    person.does(Command::TurnTo { seat: seat(0), phase: Phase::Birdsong, round: 3 }, &[]);
    for (pool, n) in [(Pool::CitadelsOnMap, 1), (Pool::MarketsOnMap, 1), (Pool::TunnelsOnMap, 2)] {
        let set = Command::SetTo(Tracker::Pool(seat(0), pool.into()));
        person.does(set, &[Answer::Number(n)]);
    }
    person.digs(Own::SetCrown { minister: Minister::Brigadier, swayed: true }, &[]);
    let kind = CardKind::find("Root Tea", Suit::Mouse).expect("a card");
    person.digs(Own::SetOrder, &[Answer::Faces(vec![Face::Named(kind)])]);
    shown("board-drillbit-birdsong");
    person.digs(Own::Craft, &[]);
    person.digs(Own::Recruit, &[]);
    person.does(Command::EndPhase, &[]);
    person.desk(|desk| desk.show_seat(seat(0)));
    shown("board-drillbit");
    person.asks_for_the_bot(Own::Dig);
    shown("ask-drillbit-dig");
    person.desk(|desk| desk.cancel());
    person.asks_for_the_bot(Own::Battle { front: Front::Ordered });
    shown("ask-drillbit-battle");
    person.desk(|desk| desk.cancel());
}
