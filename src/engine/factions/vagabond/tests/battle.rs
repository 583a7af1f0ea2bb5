//! Whole battles: swords, items that take the hits, and an ally's warriors.

use super::*;
use crate::engine::battle::Line as Told;
use crate::engine::propose::Toll;
use crate::engine::tests::battle::{Say, battle, dealt, dice, fight, lines, lost, n};

fn began() -> Act {
    let by = Some(Box::new(Command::Battle.into()));
    Act::Battle { attacker: vb(), defender: Some(foe()), by }
}

/// The Thief in Daylight; nobody has a card to ambush with.
fn at_a_battle() -> Table {
    let mut table = in_daylight(Character::Thief);
    for seat in [vb(), foe(), other()] {
        table.set_hand(seat, 0);
    }
    table
}

fn items(n: u8) -> Toll {
    Toll { pawns: n, ..Toll::default() }
}

fn the_first() -> Say {
    Say::That(one(0))
}

/// root:9.2.6: one undamaged sword and a roll of 3 and 2: he deals 1. It is exhausted first, and still counts.
#[test]
fn as_many_rolled_hits_as_undamaged_swords() {
    let mut table = at_a_battle();
    assert_eq!(state(&table).undamaged_swords(), 1);
    let entry = fight(&mut table, began(), &[n(3), dice(3, 2), the_first()]);
    assert_eq!(dealt(&entry), [(1, 0), (2, 0)]);
    assert!(lines(&entry).contains(&Told::Swords { seat: vb(), swords: 1 }));
    assert_eq!(lost(&entry).last(), Some(&(vb(), items(2), 0)), "hits come down on his items");
    assert_eq!(state(&table).items.damaged(), 2);
    // The warrior that he removed made its faction Hostile; one undo takes back all of it.
    assert_eq!(state(&table).relation(foe()), Relation::Hostile);
    table.undo();
    assert_eq!(state(&table).items.damaged(), 0);
    assert_eq!(state(&table).relation(foe()), Relation::Indifferent);
}

/// root:9.2.4: without an undamaged sword he is defenseless: 1 hit more against him, and he deals none.
#[test]
fn without_an_undamaged_sword_he_is_defenseless() {
    let mut table = at_a_battle();
    handle(&mut table, up(Kind::SWORD), Change::Damage);
    assert_eq!(state(&table).undamaged_swords(), 0);
    let entry = fight(&mut table, battle(foe(), vb()), &[n(2), dice(2, 1)]);
    assert_eq!(dealt(&entry), [(2, 1), (0, 0)]);
    // Three items were left, one for each hit.
    assert_eq!(state(&table).items.undamaged(), 0);
}

/// root:9.2.9.III.a: a whole battle of his own turn scores Infamy by itself.
#[test]
fn infamy_in_a_whole_battle() {
    let mut table = at_a_battle();
    relate(&mut table, foe(), Relation::Hostile);
    let entry = fight(&mut table, began(), &[n(3), dice(1, 0)]);
    assert_eq!(scores(&entry), [line(vb(), 1, "root:9.2.9.III.a")]);
    // On another seat's turn he scores none.
    table.turn_to(foe(), Phase::Daylight);
    let entry = fight(&mut table, battle(foe(), vb()), &[n(2), dice(1, 0), the_first()]);
    assert_eq!(dealt(&entry)[1], (0, 0));
    assert_eq!(scores(&entry), []);
}

/// root:9.2.9.II.c, root:9.2.9.II.d: two warriors of an ally and a sword: three hits at most; what they take beyond his
/// items makes the ally Hostile.
#[test]
fn an_allys_warriors_fight_and_fall_for_him() {
    let allied = || {
        let mut table = at_a_battle();
        relate(&mut table, other(), Relation::Allied);
        table
    };
    let with_ally = |table: &mut Table, taken: u16| {
        let said = [Say::That(one(1)), n(2), n(3), dice(3, 2), Say::That(number(taken))];
        fight(table, began(), &said)
    };
    let mut table = allied();
    let entry = fight(&mut table, began(), &[Say::That(one(0)), n(3), dice(3, 0)]);
    assert_eq!(dealt(&entry)[0], (1, 0), "nobody fights for him unless he says so");

    let mut table = allied();
    let entry = with_ally(&mut table, 2);
    assert_eq!(dealt(&entry), [(3, 0), (2, 0)]);
    assert!(lines(&entry).contains(&Told::Allied { seat: vb(), ally: other(), warriors: 2 }));
    assert_eq!(state(&table).relation(other()), Relation::Hostile, "more hits than his items took");
    assert_eq!(state(&table).items.damaged(), 0);
}

/// root:9.2.9.II.d: as many hits on his items as on the ally's warriors: it stays Allied.
#[test]
fn as_many_hits_on_his_items_keep_the_ally() {
    let mut table = at_a_battle();
    relate(&mut table, other(), Relation::Allied);
    let said = [Say::That(one(1)), n(2), n(3), dice(3, 2), Say::That(number(1)), the_first()];
    fight(&mut table, began(), &said);
    assert_eq!(state(&table).relation(other()), Relation::Allied);
    assert_eq!(state(&table).items.damaged(), 1);
}

/// root:9.2.9.II.c: an ally does not fight for him against itself.
#[test]
fn no_ally_against_itself() {
    let mut table = at_a_battle();
    relate(&mut table, foe(), Relation::Allied);
    let entry = fight(&mut table, began(), &[n(3), dice(1, 0)]);
    assert_eq!(dealt(&entry)[0], (1, 0));
}
