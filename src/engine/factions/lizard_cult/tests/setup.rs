//! Setup, law 10.3.

use super::*;
use crate::engine::ask::{Choice, Form};
use crate::engine::turn::Status;

/// root:10.3.1: 25 warriors, all in the supply.
#[test]
fn it_starts_with_25_warriors_in_supply() {
    let table = laid(Pick::default());
    assert_eq!(warriors(&table), (25, 0, 0));
    let step = table.step(cult(), line_of(Step::Gather));
    assert_eq!(
        (step.status, step.count, step.law.full().as_str()),
        (Status::Done, Some(25), "root:10.3.1")
    );
}

/// root:10.3.2: four warriors and a garden of its suit in the corner, one warrior in each clearing beside it.
#[test]
fn the_first_pieces_are_asked_for_by_suit_and_paths() {
    let mut table = laid(Pick::default());
    let place = own(Command::PlaceWarriors);
    let ask = table.asked(place.clone(), &[]);
    let suits = Ground::ALL.map(|suit| Choice::Suit(suit.suit())).to_vec();
    assert_eq!((ask.form, full(ask.law).as_str()), (Form::OneOf(suits), "root:10.3.2"));
    let ask = table.asked(place.clone(), &[Answer::One(1)]);
    assert_eq!(ask.form, Form::Number { min: 1, max: 6, start: 3 });
    table.play(place.clone(), &[Answer::One(1), number(2)]);
    assert_eq!((warriors(&table), gardens(&table)), ((19, 6, 0), [0, 1, 0]));
    table.forbids(place, &[], Refusal::PlacedAlready, "root:10.3.2");
    assert_eq!(table.step(cult(), line_of(Step::Place)).status, Status::Done);
    table.undo();
    assert_eq!((warriors(&table), gardens(&table)), ((25, 0, 0), [0, 0, 0]));
}

/// root:10.3.3: the Outcast is any suit, and not Hated yet.
#[test]
fn the_outcast_is_chosen_once() {
    let mut table = laid(Pick::default());
    assert_eq!(outcast(&table), None);
    assert_eq!(table.step(cult(), line_of(Step::Choose)).status, Status::Due);
    table.play(own(Command::ChooseOutcast), &[Answer::One(2)]);
    assert_eq!(outcast(&table), Some((Ground::Mouse, false)));
    table.forbids(own(Command::ChooseOutcast), &[], Refusal::ChosenAlready, "root:10.3.3");
    assert_eq!(table.step(cult(), line_of(Step::Choose)).status, Status::Done);
}

/// root:10.3.4: the other 14 gardens lie on their tracks, five spaces a suit.
#[test]
fn fourteen_gardens_fill_the_tracks() {
    let table = set_up();
    let tracks = Ground::ALL.map(|suit| pool(&table, Pool::Track(suit)));
    assert_eq!((tracks, gardens(&table)), ([4, 5, 5], [1, 0, 0]));
    let step = table.step(cult(), line_of(Step::Tracks));
    assert_eq!(
        (step.status, step.count, step.law.full().as_str()),
        (Status::Done, Some(14), "root:10.3.4")
    );
}

/// Going on without setup warns of both open steps, once.
#[test]
fn a_game_can_start_without_them_and_be_put_right() {
    let mut table = laid(Pick::default());
    table.play(Act::Start, &[yes()]);
    let skipped = |step| table.step(cult(), line_of(step)).status == Status::Skipped;
    assert!(skipped(Step::Place) && skipped(Step::Choose));
    assert_eq!(outcast(&table), None);
    // Without an Outcast nothing can be spent on one, and Birdsong asks which it is.
    let no = Refusal::NoOutcast;
    let mut other = table.clone();
    other.play(own(Command::Adjust), &[Answer::One(0)]);
    assert_eq!(outcast(&other), Some((Ground::Fox, false)));
    fill(&mut table, 0, 1, 0, 0);
    let mut leading = table.clone();
    leading.play(own(Command::Adjust), &[]);
    assert_eq!(outcast(&leading), Some((Ground::Rabbit, false)));
    let step = table.step(cult(), line_of(Step::Conspiracies));
    assert_eq!(step.status, Status::Impossible(no.into()));
    let insisted = Act::Play { seat: cult(), play: Command::Conspire(Conspiracy::Crusade).into() };
    table.forbids(insisted, &[], Refusal::AdjustFirst, "root:10.4");
}
