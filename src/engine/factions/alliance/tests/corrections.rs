//! Every tracker of the board put right by hand: pieces still add up.

use super::*;
use crate::engine::factions::{Contract, FactionPick};
use crate::engine::offer::{Place, offers};
use crate::engine::refusal::RefusalKind;

/// Each pool once; what it gains another loses.
#[test]
fn every_pool_can_be_set() {
    let mut table = begun();
    table.play(set(Pool::Officers), &[number(4)]);
    table.play(set(Pool::Map), &[number(3), Answer::One(0)]);
    assert_eq!(warriors(&table), (3, 3, 4));
    table.play(set(Pool::Supply), &[number(5), Answer::One(1)]);
    assert_eq!(warriors(&table), (5, 3, 2));
    table.play(set(Pool::Sympathy), &[number(10)]);
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::Sympathy)), (0, 10));
    table.play(set(Pool::Track), &[number(7)]);
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::Sympathy)), (7, 3));
    for suit in Ground::ALL {
        table.play(set(Pool::Base(suit)), &[number(1)]);
        assert_eq!((pool(&table, Pool::Box(suit)), pool(&table, Pool::Base(suit))), (0, 1));
        let too_many = table.refused(set(Pool::Base(suit)), &[number(2)]);
        assert_eq!(too_many.kind, RefusalKind::AnswerDoesNotFit);
        table.play(set(Pool::Box(suit)), &[number(1)]);
        assert_eq!(pool(&table, Pool::Base(suit)), 0);
    }
    table.set_points(alliance(), 12);
    table.set_hand(alliance(), 8);
    assert_eq!((table.points(alliance()), table.hand(alliance())), (12, 8));
}

/// Operations and tokens used this turn.
#[test]
fn what_was_used_can_be_set() {
    let mut table = begun();
    table.play(own(Command::SetUsed), &[number(2)]);
    table.play(own(Command::SetActivated), &[number(3)]);
    assert_eq!((state(&table).used, state(&table).activated), (2, 3));
    for command in [Command::SetUsed, Command::SetActivated] {
        let now = if command == Command::SetUsed { 2 } else { 3 };
        let same = table.refused(own(command), &[number(now)]);
        assert_eq!(same.kind, RefusalKind::NothingChanges);
    }
}

/// root:8.2.3: a supporter can be added, named and dropped by hand; only the Alliance sees which.
#[test]
fn the_stack_can_be_put_right() {
    let mut table = with(1, 0, 0, 1);
    let fox = table.cards(at())[0];
    let fox = if table.game().card(fox).unwrap().face == FOX { fox } else { table.cards(at())[1] };
    let anvil = named("Anvil", Suit::Fox);
    table.play(own(Command::NameSupporter), &[Answer::Cards(vec![fox]), faces([anvil])]);
    assert_eq!(table.game().card(fox).unwrap().face, anvil);
    let again = [Answer::Cards(vec![fox]), faces([anvil])];
    let same = table.refused(own(Command::NameSupporter), &again);
    assert_eq!(same.kind, RefusalKind::NothingChanges);
    table.play(own(Command::DropSupporter), &[Answer::Cards(vec![fox])]);
    assert_eq!((held(&table), faces_in(&table, Anywhere::Discard)), ([0, 0, 0, 1], vec![anvil]));
    // One left: it needs no choice.
    table.play(own(Command::DropSupporter), &[]);
    for command in [Command::DropSupporter, Command::NameSupporter] {
        table.forbids(own(command), &[], Refusal::NoSupporter, "root:8.2.3");
    }
}

/// All of it is offered where things are put right.
#[test]
fn corrections_are_offered() {
    let table = with(1, 0, 0, 1);
    let offered = offers(table.game(), alliance());
    for command in [
        own(Command::NameSupporter),
        own(Command::DropSupporter),
        own(Command::SetUsed),
        own(Command::SetActivated),
        own(Command::SetRules(Pick { by_clearing: true })),
        Act::AddCard { to: at() },
    ] {
        let fits =
            |o: &&crate::engine::offer::Offer| o.command == command && o.place == Place::Correct;
        assert!(offered.iter().find(fits).is_some_and(|o| o.verdict.is_ok()), "{command:?}");
    }
}

/// Another faction takes the seat: the stack leaves with the board.
#[test]
fn another_faction_takes_the_seat() {
    let mut table = with(2, 0, 0, 0);
    table.play(Act::Repick { seat: alliance(), pick: guest("Vagabond") }, &[]);
    let back: FactionPick = Pick::default().into();
    table.play(Act::Repick { seat: alliance(), pick: back }, &[]);
    assert_eq!((warriors(&table), held(&table)), ((10, 0, 0), [0; 4]));
}

/// What does not fit the board is refused by the fold, whatever a stranger's file says.
#[test]
fn a_strange_effect_does_not_fit() {
    let mut state = State::default();
    let fold = |state: &mut State, effect| Rules::fold(state, &effect);
    assert!(fold(&mut state, Effect::Activated(11)).is_err());
    assert!(fold(&mut state, Effect::Activated(10)).is_ok());
    fold(&mut state, Effect::BaseFell(Ground::Fox)).unwrap();
    assert!(fold(&mut state, Effect::BaseFell(Ground::Fox)).is_err());
    fold(&mut state, Effect::BasesPaid).unwrap();
    assert_eq!(state.fallen, []);
}

/// root:8.2.5.I: what only the map can tell is stated, not checked: no step and no refusal stands for it.
#[test]
fn the_map_is_the_tables() {
    let mut table = with(5, 0, 0, 0);
    for _ in 0..2 {
        table.play(spread(), &[clearing(Ground::Fox, false)]);
    }
    assert_eq!(pool(&table, Pool::Sympathy), 2);
}
