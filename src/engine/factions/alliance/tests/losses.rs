//! What others remove: bases take supporters and officers with them.

use super::*;
use crate::engine::ask::{Answerer, Choice as One, Countable, Form, Question as Asked};
use crate::engine::effect::Effect as Shared;
use crate::engine::printing::Printing;
use crate::engine::refusal::RefusalKind;

/// root:8.2.4: F3 B1 R2 and five officers, one of two bases gone: F3 and B1 go, and three officers.
#[test]
fn a_lost_base_takes_its_suit_the_birds_and_half_the_officers() {
    let mut table = with(3, 2, 0, 1);
    base(&mut table, Ground::Fox);
    base(&mut table, Ground::Mouse);
    put(&mut table, Pool::Officers, 5);
    let entry = table.play(removal(), &[counts([1]), Answer::One(0)]);
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    assert_eq!((held(&table), warriors(&table)), ([0, 2, 0, 0], (8, 0, 2)));
    assert_eq!(
        (pool(&table, Pool::Box(Ground::Fox)), pool(&table, Pool::Base(Ground::Fox))),
        (1, 0)
    );
    assert_eq!(state(&table).fallen, []);
    // Pieces first, then the point, then what the owner loses.
    let at = |fits: &dyn Fn(&Shared) -> bool| entry.effects.iter().position(fits).unwrap();
    let score = at(&|e| matches!(e, Shared::Score { .. }));
    let card = at(&|e| matches!(e, Shared::Card { .. }));
    assert!(score < card, "{:?}", entry.effects);
    table.undo();
    assert_eq!((held(&table), warriors(&table)), ([3, 2, 0, 1], (5, 0, 5)));
}

/// root:8.2.4, root:8.2.3.I: the last base gone with R4 M3 left: the Alliance says which two go, unseen.
#[test]
fn the_last_base_leaves_five() {
    let mut table = with(2, 4, 3, 1);
    base(&mut table, Ground::Fox);
    let answers = [counts([1])];
    let ask = table.asked(removal(), &answers);
    assert_eq!((ask.to, ask.private), (Answerer::Seat(alliance()), true));
    assert_eq!(ask.question, Asked::Own(Question::DownToCapacity { count: 2 }.into()));
    let Form::Cards { from, min: 2, max: 2 } = ask.form else { panic!("{:?}", ask.form) };
    assert_eq!(from.len(), 7);
    let mice: Vec<CardId> =
        from.into_iter().filter(|c| table.game().card(*c).unwrap().face == MOUSE).take(2).collect();
    table.play(removal(), &[counts([1]), Answer::Cards(mice)]);
    assert_eq!(held(&table), [0, 4, 1, 0]);
    assert_eq!(table.game().cards_in(Anywhere::Discard).len(), 5);
}

/// root:8.2.4: with five or fewer left nothing is asked; with another base standing there is no limit.
#[test]
fn five_may_stay() {
    let mut table = with(2, 4, 1, 0);
    base(&mut table, Ground::Fox);
    table.play(removal(), &[counts([1])]);
    assert_eq!(held(&table), [0, 4, 1, 0]);
    let mut table = with(2, 4, 3, 0);
    base(&mut table, Ground::Fox);
    base(&mut table, Ground::Rabbit);
    table.play(removal(), &[counts([1]), Answer::One(0)]);
    assert_eq!(held(&table), [0, 4, 3, 0]);
}

/// root:8.2.4: half of the officers, rounded up; of one, one.
#[test]
fn half_the_officers_rounded_up() {
    for (before, after) in [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)] {
        let mut table = begun();
        base(&mut table, Ground::Mouse);
        put(&mut table, Pool::Officers, before);
        table.play(removal(), &[counts([1])]);
        assert_eq!(warriors(&table), (10 - after, 0, after), "{before}");
    }
}

/// root:8.2.4: which base fell is asked where it can be more than one; all of them need no question.
#[test]
fn which_base_fell_is_asked() {
    let mut table = with(1, 1, 1, 0);
    for suit in Ground::ALL {
        base(&mut table, suit);
    }
    put(&mut table, Pool::Officers, 6);
    let ask = table.asked(removal(), &[counts([1])]);
    let pools = Ground::ALL.map(|suit| One::Pool(Pool::Base(suit).into()));
    assert_eq!((ask.to, ask.form), (Answerer::Table, Form::OneOf(pools.to_vec())));
    let ask = table.asked(removal(), &[counts([2])]);
    let Form::Counts { rows, min: 2, max: 2 } = ask.form else { panic!("{:?}", ask.form) };
    assert!(rows.iter().all(|row| matches!(row.what, Countable::Pool(_)) && row.max == 1));
    table.play(removal(), &[counts([2]), counts([1, 0, 1])]);
    // Each base in its turn: six officers, then three, then one.
    assert_eq!((held(&table), pool(&table, Pool::Officers)), ([0, 1, 0, 0], 1));
    table.undo();
    table.play(removal(), &[counts([3])]);
    assert_eq!((held(&table), pool(&table, Pool::Officers)), ([0; 4], 0));
}

/// root:8.2.4, printing of 2025: the suit of the clearing counts, not that of the base.
#[test]
fn the_printing_of_2025_goes_by_the_clearing() {
    let mut table = begun_as(Pick { by_clearing: true });
    fill(&mut table, 1, 1, 1, 1);
    base(&mut table, Ground::Fox);
    let ask = table.asked(removal(), &[counts([1])]);
    assert_eq!(ask.question, Asked::Own(Question::BaseClearing { base: Ground::Fox }.into()));
    table.play(removal(), &[counts([1]), Answer::One(2)]);
    assert_eq!(held(&table), [1, 1, 0, 0]);
    table.undo();
    // A clearing of every suit takes them all.
    table.play(removal(), &[counts([1]), Answer::One(3)]);
    assert_eq!(held(&table), [0; 4]);
    table.undo();
    table.play(own(Command::SetRules(Pick::default())), &[]);
    table.play(removal(), &[counts([1])]);
    assert_eq!(held(&table), [0, 1, 1, 0]);
    let same = table.refused(own(Command::SetRules(Pick::default())), &[]);
    assert_eq!(same.kind, RefusalKind::NothingChanges);
    // The same where the whole table follows that printing.
    table.undo();
    table.play(Act::Follow(Printing::Law2025), &[]);
    let ask = table.asked(removal(), &[counts([1])]);
    assert_eq!(ask.question, Asked::Own(Question::BaseClearing { base: Ground::Fox }.into()));
}

/// root:8.2.5: ten tokens; a removed one goes back to the right end of its track, and cost and points roll back.
#[test]
fn removed_sympathy_rolls_the_track_back() {
    let mut table = begun();
    sympathy(&mut table, 4);
    assert_eq!(
        (next_cost(table.game(), alliance()), next_points(table.game(), alliance())),
        (Some(2), Some(2))
    );
    let entry = table.play(removal(), &[counts([1]), faces([FOX])]);
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    assert_eq!(
        (next_cost(table.game(), alliance()), next_points(table.game(), alliance())),
        (Some(2), Some(1))
    );
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::Sympathy)), (7, 3));
    let too_many = table.refused(set(Pool::Sympathy), &[number(11)]);
    assert_eq!(too_many.kind, RefusalKind::AnswerDoesNotFit);
}

/// Warriors go back to the supply, and what is not there cannot be removed.
#[test]
fn warriors_fall() {
    let mut table = begun();
    assert_eq!(table.refused(removal(), &[]).kind, RefusalKind::NoSuchPiece);
    put(&mut table, Pool::Map, 3);
    table.play(removal(), &[counts([2])]);
    assert_eq!(warriors(&table), (9, 1, 0));
}

/// Cards that a fallen base takes become Lost Souls where the Cult sits.
#[test]
fn what_deserts_becomes_lost_souls() {
    let mut table = with_cult();
    fill(&mut table, 1, 1, 0, 1);
    base(&mut table, Ground::Fox);
    table.play(removal(), &[counts([1])]);
    assert_eq!(faces_in(&table, table.game().discard_zone()), [FOX, BIRD]);
    assert_eq!(held(&table), [0, 1, 0, 0]);
}
