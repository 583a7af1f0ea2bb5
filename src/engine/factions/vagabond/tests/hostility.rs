//! Hostility and infamy: root:9.2.9.III.

use super::*;
use crate::engine::propose::{Removal, Toll};

fn remove(warriors: u8, buildings: u8, tokens: u8) -> (Act, Answer) {
    let command = Act::Remove { by: Some(vb()), whose: Some(foe()), means: Means::Hits };
    (command, counts([warriors, buildings, tokens]))
}

fn fighting() -> Table {
    let mut table = in_daylight(Character::Thief);
    table.play(own(Command::Battle), &[one(0)]);
    table
}

fn infamy(n: i16) -> (SeatId, i16, String) {
    line(vb(), n, "root:9.2.9.III.a")
}

/// root:9.2.9.III: removing a warrior makes its faction Hostile; a building or token does not.
#[test]
fn removing_a_warrior_makes_hostile() {
    let mut table = fighting();
    let (command, answer) = remove(0, 1, 1);
    let entry = table.play(command, &[answer]);
    assert_eq!(state(&table).relation(foe()), Relation::Indifferent);
    assert_eq!(scores(&entry).len(), 2, "building and token, and no Infamy");
    let (command, answer) = remove(1, 0, 0);
    let entry = table.play(command, &[answer]);
    assert_eq!(state(&table).relation(foe()), Relation::Hostile);
    assert_eq!(scores(&entry), [], "the warrior that made it Hostile does not count");
    table.undo();
    assert_eq!(state(&table).relation(foe()), Relation::Indifferent);
}

/// root:9.2.9.III.a: three Hostile pieces: three points, and one for each building and token among them.
#[test]
fn three_hostile_pieces_give_three_by_infamy() {
    let mut table = fighting();
    relate(&mut table, foe(), Relation::Hostile);
    let (command, answer) = remove(1, 1, 1);
    let entry = table.play(command, &[answer]);
    assert_eq!(
        scores(&entry),
        [line(vb(), 1, "root:3.2.1"), line(vb(), 1, "root:3.2.1"), infamy(3)]
    );
    let (command, answer) = remove(3, 0, 0);
    assert_eq!(scores(&table.play(command, &[answer])), [infamy(3)]);
}

/// root:9.2.9.III.a: of pieces that make a faction Hostile, all but the first warrior count.
#[test]
fn the_first_warrior_does_not_count() {
    for (warriors, buildings, tokens, due) in [(3, 0, 0, 2), (1, 1, 0, 1), (1, 1, 1, 2)] {
        let mut table = fighting();
        let (command, answer) = remove(warriors, buildings, tokens);
        let entry = table.play(command, &[answer]);
        assert_eq!(scores(&entry).last(), Some(&infamy(due)));
    }
}

/// root:9.2.9.III.a: in battle only; without a battle of the turn the app asks.
#[test]
fn infamy_is_for_battle() {
    let mut table = in_daylight(Character::Thief);
    relate(&mut table, foe(), Relation::Hostile);
    let (command, answer) = remove(2, 0, 0);
    let mut battle = table.clone();
    assert_eq!(scores(&battle.play(command.clone(), &[answer.clone(), yes()])), [infamy(2)]);
    assert_eq!(scores(&table.play(command, &[answer, no()])), []);
}

/// root:9.2.9.III.a: only on the own turn, defending or not.
#[test]
fn no_infamy_on_the_turn_of_another() {
    let mut table = fighting();
    relate(&mut table, foe(), Relation::Hostile);
    table.turn_to(foe(), Phase::Daylight);
    let (command, answer) = remove(2, 0, 0);
    assert_eq!(scores(&table.play(command, &[answer])), []);
    let mut table = fighting();
    table.turn_to(foe(), Phase::Daylight);
    let (command, answer) = remove(1, 0, 0);
    table.play(command, &[answer]);
    assert_eq!(state(&table).relation(foe()), Relation::Hostile, "but it becomes Hostile");
}

/// root:9.2.9.III.a: an effect that sweeps a clearing is no battle.
#[test]
fn a_sweep_gives_no_infamy() {
    let mut table = fighting();
    relate(&mut table, foe(), Relation::Hostile);
    let command = Act::Remove { by: Some(vb()), whose: Some(foe()), means: Means::Sweep };
    let entry = table.play(command, &[counts([2, 0, 1])]);
    assert_eq!(scores(&entry), [line(vb(), 1, "root:3.2.1")]);
}

/// What a battle screen hands over: pieces of the defender, marked as such, count without a question.
#[test]
fn pieces_removed_while_defending_count_as_battle() {
    use crate::engine::propose::Draft;
    let mut table = in_daylight(Character::Thief);
    relate(&mut table, foe(), Relation::Hostile);
    let mut draft = Draft::new(table.game(), &[], false);
    let toll = Toll { warriors: 2, ..Toll::default() };
    let means = Means::Hits;
    let removal = Removal { by: Some(vb()), whose: foe(), toll, means, defending: true };
    draft.remove_all(&[removal]).unwrap();
    assert_eq!(draft.seat(vb()).unwrap().points.get(), 2);
}

/// A fight of a turn is over with it.
#[test]
fn a_new_turn_knows_no_fight() {
    let mut table = fighting();
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(vb(), Phase::Birdsong);
    assert_eq!(state(&table).fight, Fight::None);
}

/// root:9.2.9.II.c, root:9.2.9.II.d: hits on an ally's warriors; more than on items: Hostile.
#[test]
fn an_ally_that_bleeds_more_becomes_hostile() {
    let law = "root:9.2.9.II.c";
    let table = in_daylight(Character::Arbiter);
    table.forbids(own(Command::HitsWithAlly), &[], Refusal::NoBattle, law);
    let mut table = in_daylight(Character::Arbiter);
    table.play(own(Command::Battle), &[one(0)]);
    table.forbids(own(Command::HitsWithAlly), &[], Refusal::NoAllyInBattle, law);
    relate(&mut table, foe(), Relation::Allied);
    table.forbids(own(Command::HitsWithAlly), &[], Refusal::NoAllyInBattle, law);
    relate(&mut table, other(), Relation::Allied);
    let mut even = table.clone();
    even.play(own(Command::HitsWithAlly), &[counts([2, 2]), one(0)]);
    assert_eq!(state(&even).relation(other()), Relation::Allied);
    assert_eq!(items(&even).damaged(), 2);
    table.play(own(Command::HitsWithAlly), &[counts([2, 1]), one(0)]);
    assert_eq!(state(&table).relation(other()), Relation::Hostile);
    assert_eq!(state(&table).relation(foe()), Relation::Allied, "the defender's marker stays");
}
