//! The Lizard Cult's board in the middle of a game: a full pile, acolytes, gardens and revealed cards.

use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::card::Face;
use woodland_ledger::engine::deck::CardKind;
use woodland_ledger::engine::factions::FactionPick;
use woodland_ledger::engine::factions::lizard_cult::{Command as Own, Pick, Ritual};
use woodland_ledger::engine::propose::Means;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::suit::Suit;
use woodland_ledger::engine::table::Command;
use woodland_ledger::words::Language;

use crate::kit::{Person, With, guests_beside, pass};

fn seat(at: u8) -> SeatId {
    SeatId::new(at).expect("a seat")
}

fn faces(list: &[Face]) -> Answer {
    Answer::Faces(list.to_vec())
}

/// The board at setup, with a pile to be turned in Birdsong, and after the rituals.
pub fn every(language: Language, names: [&str; 5], see: &mut dyn FnMut(&Person, &str)) {
    let person = Person::new(language, With::Reader);
    {
        let mut desk = person.shell.desk.borrow_mut();
        desk.welcomed();
        desk.new_game.add();
        guests_beside(&mut desk.new_game.seats);
        desk.new_game.seats[0].pick = FactionPick::LizardCult(Pick::default());
        for (at, name) in names.into_iter().take(4).enumerate() {
            desk.name_new_seat(at, name);
        }
        desk.begin();
        desk.show_seat(seat(0));
    }
    person.saved();
    let mut shown = |name: &str| {
        person.shell.desk.borrow_mut().show_seat(seat(0));
        person.shell.refresh();
        pass(300);
        see(&person, name);
    };
    shown("cult-setup");
    let own = |own: Own, first: &[Answer]| {
        person.does(Command::Play { seat: seat(0), play: own.into() }, first);
    };
    own(Own::PlaceWarriors, &[Answer::One(0), Answer::Number(3)]);
    own(Own::ChooseOutcast, &[Answer::One(2)]);
    person.does(Command::Start, &[]);
    own(Own::Adjust, &[]);
    for suit in [Suit::Fox, Suit::Mouse] {
        own(Own::Perform(Ritual::Build), &[faces(&[Face::Suit(suit)])]);
    }
    own(Own::Draw, &[]);
    person.does(Command::EndTurn, &[]);
    let named: Vec<Face> = CardKind::of(person.game().deck).map(Face::Named).take(3).collect();
    person.does(Command::Discard { seat: seat(1) }, &[faces(&named)]);
    let suits = [Suit::Mouse, Suit::Mouse, Suit::Rabbit, Suit::Bird].map(Face::Suit);
    person.does(Command::Discard { seat: seat(2) }, &[faces(&suits[..3])]);
    person.does(Command::Discard { seat: seat(3) }, &[faces(&suits[1..])]);
    let lost = Command::Remove { by: Some(seat(1)), whose: Some(seat(0)), means: Means::Hits };
    person.does(lost, &[Answer::Counts(vec![3, 0]), Answer::Yes(true)]);
    for _ in 1..4 {
        person.does(Command::EndTurn, &[]);
    }
    shown("cult-birdsong");
    own(Own::Adjust, &[]);
    person.does(Command::EndPhase, &[]);
    own(Own::Perform(Ritual::Build), &[faces(&[Face::Suit(Suit::Rabbit)])]);
    own(Own::Perform(Ritual::Score), &[faces(&[Face::Suit(Suit::Fox)])]);
    own(Own::Perform(Ritual::Sacrifice), &[faces(&[Face::Suit(Suit::Bird)])]);
    own(Own::Perform(Ritual::Recruit), &[faces(&[Face::Suit(Suit::Mouse)])]);
    shown("cult-daylight");
}
