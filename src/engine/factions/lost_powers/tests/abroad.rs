//! Disarm against other boards: the owner's law answers, in the same entry.

use crate::engine::ask::Answer;
use crate::engine::factions::{lizard_cult as cult, lost_powers as lp, marquise};
use crate::engine::supply::Class;
use crate::engine::tests::across::*;
use crate::engine::tests::kit::*;
use crate::engine::turn::Phase;

/// nemesis:LP.4.1, root:6.2.3: each Elder disarms a clearing of its own, so the Marquise heals each warrior for a card
/// of its own: two are asked for, and with one card in hand only one comes back.
#[test]
fn disarmed_warriors_fell_in_clearings_of_their_own() {
    let warriors = marquise::Pool::Map(marquise::Piece::Warrior);
    let mut table = prepared(vec![lp::Pick::default().into(), marquise::Pick::default().into()]);
    set(&mut table, seat(THEM), warriors, 8);
    set(&mut table, seat(0), lp::Pool::Upright, 3);
    table.turn_to(seat(0), Phase::Birdsong);
    let before = pool(&table, seat(THEM), warriors);
    let disarm = play(0, lp::Command::Disarm);
    let two = of(&table, &disarm, &[], &[(THEM, Class::Warrior, 2), (THEM, Class::Building, 1)]);
    // Which building went is asked first; then the warriors, one by one.
    let entry = table.play(disarm.clone(), &[two.clone(), Answer::One(0), yes(), yes()]);
    assert_eq!(scores(&entry), [line(seat(0), 1, "root:3.2.1")]);
    assert_eq!((pool(&table, seat(THEM), warriors), table.hand(seat(THEM))), (before, 1));
    table.undo();
    table.play(disarm.clone(), &[two.clone(), Answer::One(0), yes(), no()]);
    assert_eq!((pool(&table, seat(THEM), warriors), table.hand(seat(THEM))), (before - 1, 2));
    table.undo();
    table.set_hand(seat(THEM), 1);
    table.play(disarm, &[two, Answer::One(0), yes()]);
    assert_eq!((pool(&table, seat(THEM), warriors), table.hand(seat(THEM))), (before - 1, 0));
}

/// nemesis:LP.4.1, root:10.2.3: nobody defended: disarmed warriors of the Cult go to the supply.
#[test]
fn disarmed_warriors_of_the_cult_are_no_acolytes() {
    let mut table = prepared(vec![lp::Pick::default().into(), cult::Pick::default().into()]);
    set(&mut table, seat(0), lp::Pool::Upright, 2);
    table.turn_to(seat(0), Phase::Birdsong);
    let supply = pool(&table, seat(THEM), cult::Pool::Supply);
    let disarm = play(0, lp::Command::Disarm);
    let two = of(&table, &disarm, &[], &[(THEM, Class::Warrior, 2)]);
    table.play(disarm, &[two]);
    let lies = [cult::Pool::Supply, cult::Pool::Acolytes].map(|p| pool(&table, seat(THEM), p));
    assert_eq!(lies, [supply + 2, 0]);
}
