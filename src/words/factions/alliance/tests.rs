//! What the Alliance's entries, buttons, refusals and questions sound like, in both languages.

use super::*;
use crate::engine::ask::Answer;
use crate::engine::factions::alliance::{Command, Operation, Spending};
use crate::engine::propose::{Means, Proposal, propose};
use crate::engine::suit::Suit;
use crate::engine::table::{Command as Act, Tracker};
use crate::engine::tests::kit::{Table, counts, faces, guest, named, number, seat, setup, sits, yes};
use crate::engine::turn::Phase;
use crate::engine::zone::Zone as Place;
use crate::words::say;

const FOX: Face = Face::Suit(Suit::Fox);
const BIRD: Face = Face::Suit(Suit::Bird);

fn alliance() -> SeatId {
    seat(0)
}

fn own(command: Command) -> Act {
    Act::Play { seat: alliance(), play: command.into() }
}

fn begun(supporters: &[Face]) -> Table {
    let mut table = Table::lay(setup(vec![sits(Pick::default()), sits(guest("Otters"))]));
    table.play(Act::Start, &[yes()]);
    for face in supporters {
        table.lay_card(*face, Place::Own(alliance(), Zone::Supporters.into()));
    }
    table
}

fn put(table: &mut Table, pool: Pool, n: u16) {
    table.play(Act::SetTo(Tracker::Pool(alliance(), pool.into())), &[number(n)]);
}

/// An entry's label and lines.
fn told(language: Language, table: &mut Table, act: Act, answers: &[Answer]) -> Vec<String> {
    let before = table.game().clone();
    let entry = table.play(act, answers);
    table.undo();
    let text = say::entry(language, &before, &entry);
    [vec![text.label], text.lines].concat()
}

#[test]
fn sympathy_is_told_with_what_was_spent_and_its_points() {
    let mut table = begun(&[FOX, BIRD]);
    put(&mut table, Pool::Sympathy, 1);
    let spread = own(Command::Spread(Spending::FewestBirds));
    assert_eq!(
        told(Language::English, &mut table, spread.clone(), &[Answer::One(0)]),
        [
            "Woodland Alliance spread sympathy, +1",
            "A fox card goes to the discard pile",
            "1 sympathy token came onto the map",
            "Woodland Alliance +1: sympathy placed (8.4.2.III)",
        ]
    );
    let dutch = told(Language::Dutch, &mut table, spread, &[Answer::One(0)]);
    assert_eq!(dutch[0], "Woudland Alliantie: sympathie verspreid, +1");
    assert_eq!(dutch[2], "1 sympathiefiche kwam in het Woudland");
}

#[test]
fn a_revolt_is_told_with_all_that_came() {
    let mut table = begun(&[FOX, FOX]);
    put(&mut table, Pool::Sympathy, 2);
    let revolt = own(Command::Revolt(Spending::FewestBirds));
    let answers = [Answer::One(0), counts([2, 1, 0, 2])];
    assert_eq!(
        told(Language::English, &mut table, revolt.clone(), &answers),
        [
            "Woodland Alliance revolted: fox base, +1",
            "To the discard pile: a fox card and a fox card",
            "Woodland Alliance +1: 1 building removed from Otters (3.2.1)",
            "The fox base came onto the map",
            "2 warriors came onto the map",
            "1 warrior became an officer",
            "Removed from Otters: 2 warriors and 1 building",
        ]
    );
    let dutch = told(Language::Dutch, &mut table, revolt, &answers);
    assert_eq!(dutch[0], "Woudland Alliantie: opstand, basis van de soort vos, +1");
}

/// What comes to the stack is counted, never named; a shown hand is told.
#[test]
fn supporters_come_unnamed() {
    let mut table = begun(&[]);
    put(&mut table, Pool::Sympathy, 1);
    let outrage = own(Command::Outrage { by: Some(seat(1)) });
    let given = told(Language::English, &mut table, outrage.clone(), &[faces([FOX])]);
    assert_eq!(
        given,
        [
            "Outrage: Otters moved into a sympathetic clearing",
            "Otters: 1 card less in hand",
            "1 card goes to the supporters",
        ]
    );
    let drawn = told(Language::English, &mut table, outrage.clone(), &[faces([]), faces([BIRD])]);
    assert_eq!(
        drawn[1..],
        [
            "Otters has no matching card and shows the hand: the Alliance draws 1 card",
            "1 card goes to the supporters",
        ]
    );
    let dutch = told(Language::Dutch, &mut table, outrage, &[faces([]), faces([BIRD])]);
    assert_eq!(
        dutch[1],
        "Otters heeft geen passende kaart en laat de hand zien: de Alliantie trekt 1 kaart"
    );
    table.turn_to(alliance(), Phase::Daylight);
    let anvil = named("Anvil", Suit::Fox);
    for language in [Language::English, Language::Dutch] {
        let mobilized = told(language, &mut table, own(Command::Mobilize), &[faces([anvil])]);
        assert!(!mobilized.concat().contains(&say::face(language, anvil)), "{mobilized:?}");
    }
}

#[test]
fn a_fallen_base_and_a_full_stack_are_told() {
    let mut table = begun(&[FOX, BIRD]);
    put(&mut table, Pool::Base(Ground::Fox), 1);
    put(&mut table, Pool::Officers, 3);
    let hits = Act::Remove { by: Some(seat(1)), whose: Some(alliance()), means: Means::Hits };
    assert_eq!(
        told(Language::English, &mut table, hits, &[counts([1])]),
        [
            "Otters removed from Woodland Alliance: 1 building, +1",
            "The fox base went back to the board",
            "The fox base fell: matching supporters, birds too, and half of the officers go",
            "Otters +1: 1 building removed from Woodland Alliance (3.2.1)",
            "To the discard pile: a bird card and a fox card",
            "2 officers went back to the supply",
        ]
    );
    let mut table = begun(&[FOX; 5]);
    table.turn_to(alliance(), Phase::Daylight);
    let full = told(Language::English, &mut table, own(Command::Mobilize), &[]);
    assert!(full.contains(&"The supporters stack is full: 1 card is discarded".to_owned()), "{full:?}");
    let dutch = told(Language::Dutch, &mut table, own(Command::Mobilize), &[]);
    assert!(dutch.contains(&"De aanhangersstapel is vol: 1 kaart wordt afgelegd".to_owned()), "{dutch:?}");
}

#[test]
fn buttons_and_questions_say_what_it_costs() {
    let mut table = begun(&[FOX, FOX, FOX]);
    put(&mut table, Pool::Sympathy, 6);
    let organize = own(Command::Operate(Operation::Organize));
    assert_eq!(
        say::command_detail(Language::English, table.game(), &organize),
        "A warrior leaves an unsympathetic clearing, sympathy comes: +3"
    );
    let spread = own(Command::Spread(Spending::FewestBirds));
    let Ok(Proposal::Asked(ask)) = propose(table.game(), &spread, false, &[]) else { panic!() };
    let text = say::ask(Language::English, table.game(), &ask);
    assert_eq!(text.title, "Where does sympathy spread?");
    assert!(text.help.starts_with("It costs 3 matching supporters."), "{}", text.help);
    let refusal = propose(table.game(), &spread, false, &[Answer::One(3)]).unwrap_err();
    assert_eq!(
        say::refusal(Language::English, table.game(), &refusal),
        "This takes 4 supporters that match rabbit; missing: 4."
    );
    assert_eq!(
        say::refusal(Language::Dutch, table.game(), &refusal),
        "Dit kost 4 aanhangers die bij konijn passen; er ontbreken er nog: 4."
    );
}
