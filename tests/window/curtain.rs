//! What only one seat may see is covered again by itself: when the window is left, after a while, and with the turn.

use slint::ComponentHandle;
use slint::platform::{Key, WindowEvent};
use woodland_ledger::app::touch::Touch;
use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::card::Face;
use woodland_ledger::engine::factions::FactionPick;
use woodland_ledger::engine::factions::alliance::{Command as Own, Pick, Zone};
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::suit::Suit;
use woodland_ledger::engine::table::Command;
use woodland_ledger::engine::zone::Zone as Place;
use woodland_ledger::words::Language;

use crate::kit::{Person, With, guests_beside, pass};

const SEAT: fn() -> SeatId = SeatId::default;

fn supporters() -> Place {
    Place::Own(SEAT(), Zone::Supporters.into())
}

/// The Alliance with three supporters, after setup.
fn playing(with: With) -> Person {
    let person = Person::new(Language::English, with);
    person.desk(|desk| {
        desk.welcomed();
        guests_beside(&mut desk.new_game.seats);
        desk.new_game.seats[0].pick = FactionPick::Alliance(Pick::default());
        desk.begin();
        desk.show_seat(SEAT());
    });
    let three = Answer::Faces(vec![Face::Suit(Suit::Mouse); 3]);
    person.does(Command::Play { seat: SEAT(), play: Own::GainSupporters.into() }, &[three]);
    person.does(Command::Start, &[]);
    person.saved();
    person.look();
    person
}

fn look_behind(person: &Person) {
    person.desk(|desk| {
        desk.touch(Touch::Look(supporters()));
        desk.hold_curtain(true);
    });
    person.saved();
    person.look();
    assert!(person.shows("Mouse: 3 cards"), "the curtain is open");
}

/// A form for the Alliance's eyes, which the person who plays it has opened.
fn private_form(person: &Person) {
    person.desk(|desk| desk.act(Command::Play { seat: SEAT(), play: Own::NameSupporter.into() }));
    person.saved();
    person.look();
    person.press("I am Woodland Alliance: show it");
    assert!(shown(person));
}

/// Whether the form lies open.
fn shown(person: &Person) -> bool {
    person.shell.desk.borrow().ask().is_some_and(|ask| ask.veil.is_empty() && !ask.cards.is_empty())
}

fn leaves(person: &Person) {
    person.shell.window.window().dispatch_event(WindowEvent::WindowActiveChanged(false));
    person.look();
    person.shell.window.window().dispatch_event(WindowEvent::WindowActiveChanged(true));
    person.look();
}

fn arrives(person: &Person) {
    person.shell.window.window().dispatch_event(WindowEvent::WindowActiveChanged(true));
    person.look();
}

#[test]
fn leaving_the_window_closes_the_curtain_wherever_the_keys_are() {
    for tabs in 0..4 {
        let person = playing(With::Keys);
        arrives(&person);
        look_behind(&person);
        for _ in 0..tabs {
            person.key(&[], Key::Tab.into());
            pass(20);
        }
        leaves(&person);
        assert!(person.shell.desk.borrow().curtain().is_none(), "after {tabs} times Tab");
        assert!(!person.shows("Mouse: 3 cards"));
    }
}

#[test]
fn leaving_the_window_veils_a_private_form() {
    for (with, tabs) in [(With::Finger, 0), (With::Reader, 0), (With::Keys, 0)] {
        let person = playing(with);
        arrives(&person);
        private_form(&person);
        for _ in 0..tabs {
            person.key(&[], Key::Tab.into());
            pass(20);
        }
        leaves(&person);
        assert!(person.asked() && !shown(&person), "{with:?}: the question stands, veiled");
        person.press("I am Woodland Alliance: show it");
        assert!(shown(&person));
    }
}

#[test]
fn after_twenty_seconds_everything_is_covered() {
    let person = playing(With::Finger);
    look_behind(&person);
    pass(18_000);
    assert!(person.shell.desk.borrow().curtain().is_some());
    pass(3_000);
    assert!(person.shell.desk.borrow().curtain().is_none());
    private_form(&person);
    pass(18_000);
    assert!(shown(&person));
    pass(3_000);
    assert!(person.asked() && !shown(&person));
}

#[test]
fn the_end_of_a_turn_closes_the_curtain() {
    let person = playing(With::Finger);
    look_behind(&person);
    person.desk(|desk| desk.act(Command::EndTurn));
    person.saved();
    person.look();
    assert!(person.shell.desk.borrow().curtain().is_none());
}
