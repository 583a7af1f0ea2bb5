//! The Eyrie's board in setup, in the middle of the Decree, and before turmoil.

use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::card::Face;
use woodland_ledger::engine::deck::CardKind;
use woodland_ledger::engine::factions::eyrie::{Column, Command as Own, Edict, Leader, Pick, Pool};
use woodland_ledger::engine::factions::{FactionCommand, FactionPick};
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::suit::Suit;
use woodland_ledger::engine::table::{Command, Tracker};
use woodland_ledger::words::Language;

use crate::kit::{Person, With, pass};
use crate::scenes::guests;

fn play(own: Own) -> Command {
    Command::Play { seat: SeatId::default(), play: FactionCommand::Eyrie(own) }
}

/// Shows them in turn.
pub fn every(language: Language, see: &mut dyn FnMut(&Person, &str)) {
    let person = Person::new(language, With::Reader);
    let mut shown = |name: &str| {
        person.shell.refresh();
        pass(300);
        see(&person, name);
    };
    let desk = || person.shell.desk.borrow_mut();
    desk().welcomed();
    desk().new_game.seats[0].pick = FactionPick::Eyrie(Pick::default());
    for (at, guest) in guests().into_iter().take(2).enumerate() {
        desk().new_game.seats[at + 1].pick = guest;
    }
    desk().begin();
    desk().show_seat(SeatId::default());
    shown("eyrie-setup");
    person.does(play(Own::FirstRoost), &[]);
    person.does(play(Own::Choose(Leader::Charismatic)), &[]);
    person.does(Command::Start, &[]);
    let set = Command::SetTo(Tracker::Pool(SeatId::default(), Pool::Roosts.into()));
    person.does(set, &[Answer::Number(4)]);
    person.does(play(Own::Flip(Leader::Builder)), &[]);
    let named = |name: &str, suit| Face::Named(CardKind::find(name, suit).expect("a card"));
    let cards = [
        (Column::Recruit, Face::Suit(Suit::Fox)),
        (Column::Move, named("Root Tea", Suit::Rabbit)),
        (Column::Move, Face::Suit(Suit::Mouse)),
        (Column::Build, Face::Suit(Suit::Bird)),
    ];
    for (column, face) in cards {
        let zone = woodland_ledger::engine::factions::eyrie::Zone::Decree(column);
        let to = woodland_ledger::engine::zone::Zone::Own(SeatId::default(), zone.into());
        person.does(Command::AddCard { to }, &[Answer::Faces(vec![face])]);
    }
    shown("eyrie-birdsong");
    let mouse = Answer::Faces(vec![Face::Suit(Suit::Mouse)]);
    person.does(play(Own::Add(Column::Battle)), &[mouse]);
    person.does(Command::EndPhase, &[]);
    let first = Own::Resolve(Edict::Vizier(Column::Recruit));
    person.does(play(first), &[]);
    let offers = desk().session().expect("a game").offers(SeatId::default());
    let next = offers.into_iter().filter(|o| o.verdict.is_ok()).find_map(|o| match o.command {
        Command::Play { play: FactionCommand::Eyrie(own @ Own::Resolve(_)), .. } => Some(own),
        _ => None,
    });
    person.does(play(next.expect("something left")), &[]);
    desk().show_seat(SeatId::default());
    shown("eyrie-decree");
    let offers = desk().session().expect("a game").offers(SeatId::default());
    let cannot = offers.into_iter().filter(|o| o.verdict.is_ok()).find_map(|o| match o.command {
        Command::Play { play: FactionCommand::Eyrie(own @ Own::Cannot(_)), .. } => Some(own),
        _ => None,
    });
    desk().act(play(cannot.expect("something left")));
    shown("eyrie-turmoil");
    desk().cancel();
}
