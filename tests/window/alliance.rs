//! The Alliance's board in the middle of a game, and the curtain before its supporters: closed, nobody reads them.

use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::card::Face;
use woodland_ledger::engine::factions::FactionPick;
use woodland_ledger::engine::factions::alliance::{Command as Own, Pick, Pool, Spending, Zone};
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::suit::Suit;
use woodland_ledger::engine::table::{Command, Tracker};
use woodland_ledger::engine::zone::Zone as Place;
use woodland_ledger::words::Language;

use woodland_ledger::app::touch::Touch;

use crate::kit::{Person, With, guests_beside, pass};

fn seat(at: u8) -> SeatId {
    SeatId::new(at).expect("a seat")
}

fn suits(list: &[Suit]) -> Answer {
    Answer::Faces(list.iter().copied().map(Face::Suit).collect())
}

/// The board at setup, in Birdsong with sympathy and a base, and the curtain closed and open.
pub fn every(language: Language, names: [&str; 5], see: &mut dyn FnMut(&Person, &str)) {
    let person = Person::new(language, With::Reader);
    person.desk(|desk| {
        desk.welcomed();
        desk.new_game.add();
        guests_beside(&mut desk.new_game.seats);
        desk.new_game.seats[0].pick = FactionPick::Alliance(Pick::default());
        for (at, name) in names.into_iter().take(4).enumerate() {
            desk.name_new_seat(at, name);
        }
        desk.begin();
        desk.show_seat(seat(0));
    });
    person.saved();
    let mut shown = |name: &str| {
        person.shell.refresh();
        pass(300);
        see(&person, name);
    };
    shown("alliance-setup");
    let own = |own: Own, first: &[Answer]| {
        person.does(Command::Play { seat: seat(0), play: own.into() }, first);
    };
    own(Own::GainSupporters, &[suits(&[Suit::Fox, Suit::Fox, Suit::Mouse])]);
    person.does(Command::Start, &[]);
    own(Own::Spread(Spending::FewestBirds), &[Answer::One(0)]);
    let set = |pool: Pool, n: u16| {
        person.does(Command::SetTo(Tracker::Pool(seat(0), pool.into())), &[Answer::Number(n)]);
    };
    set(Pool::Officers, 2);
    set(Pool::Sympathy, 4);
    person.desk(|desk| desk.show_seat(seat(0)));
    shown("alliance-birdsong");
    let zone = Place::Own(seat(0), Zone::Supporters.into());
    person.desk(|desk| desk.touch(Touch::Look(zone)));
    assert!(person.shell.desk.borrow().curtain().expect("a curtain").cards.is_empty());
    shown("alliance-curtain");
    person.desk(|desk| desk.hold_curtain(true));
    shown("alliance-curtain-open");
    person.desk(|desk| desk.close_curtain());
    person.desk(|desk| desk.act(Command::Play { seat: seat(0), play: Own::Mobilize.into() }));
    shown("alliance-veiled-form");
    person.desk(|desk| desk.cancel());
}
