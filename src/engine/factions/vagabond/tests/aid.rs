//! Aid and relationships: root:9.2.9, root:9.5.4.

use super::*;

fn aid(to: SeatId) -> Act {
    own(Command::Aid { to })
}

/// With ten boots and ten cards, so that nothing runs out.
fn generous() -> Table {
    let mut table = in_daylight(Character::Thief);
    for kind in [Kind::TEA, Kind::SWORD, Kind::TORCH, Kind::BOOT] {
        handle(&mut table, up(kind), Change::Lose);
    }
    for _ in 0..10 {
        add(&mut table, Kind::BOOT);
    }
    table.set_hand(vb(), 20);
    table
}

fn points_of(table: &mut Table, to: SeatId, times: usize) -> Vec<i16> {
    (0..times)
        .map(|_| scores(&table.play(aid(to), &[])).iter().map(|(_, points, _)| points).sum())
        .collect()
}

fn next_turn(table: &mut Table) {
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(vb(), Phase::Daylight);
}

/// root:9.2.9.I.a, root:9.2.9.I.b: one, then two, then three aids of one turn; +1, +2, +2.
#[test]
fn aid_improves_a_relationship_step_by_step() {
    let mut table = generous();
    assert_eq!(points_of(&mut table, foe(), 1), [1]);
    assert_eq!(state(&table).relation(foe()), Relation::Second);
    next_turn(&mut table);
    assert_eq!(points_of(&mut table, foe(), 2), [0, 2]);
    next_turn(&mut table);
    assert_eq!(points_of(&mut table, foe(), 3), [0, 0, 2]);
    assert_eq!(state(&table).relation(foe()), Relation::Allied);
    let entry = table.play(aid(foe()), &[]);
    assert_eq!(scores(&entry), [line(vb(), 2, "root:9.2.9.II.a")]);
}

/// root:9.2.9.I.a: all of it goes in one turn, and an aid counts towards one improvement only.
#[test]
fn six_aids_in_one_turn_make_an_ally() {
    let mut table = generous();
    assert_eq!(points_of(&mut table, foe(), 7), [1, 0, 2, 0, 0, 2, 2]);
}

/// root:9.2.9.I.a: what was given does not carry over a turn, nor to another faction.
#[test]
fn aid_does_not_carry_over() {
    let mut table = generous();
    relate(&mut table, foe(), Relation::Third);
    relate(&mut table, other(), Relation::Third);
    assert_eq!(points_of(&mut table, foe(), 2), [0, 0]);
    assert_eq!(points_of(&mut table, other(), 1), [0]);
    assert_eq!((state(&table).aids(foe()), state(&table).aids(other())), (2, 1));
    next_turn(&mut table);
    assert_eq!(state(&table).aids(foe()), 0);
    assert_eq!(points_of(&mut table, foe(), 3), [0, 0, 2]);
}

/// root:9.2.9.I, root:9.2.9.II, root:9.2.9.II.b: whoever reaches the last space is an ally, and may move along.
#[test]
fn the_last_space_makes_an_ally() {
    let mut table = generous();
    relate(&mut table, foe(), Relation::Third);
    assert_eq!(state(&table).allies(), []);
    points_of(&mut table, foe(), 3);
    assert_eq!((state(&table).allies(), state(&table).hostiles()), (vec![foe()], vec![]));
    assert_eq!(Relation::Allied.next(), None, "there is no further space");
}

/// root:9.2.9.II.a: every aid of an ally scores two points.
#[test]
fn every_aid_of_an_ally_scores() {
    let mut table = generous();
    relate(&mut table, foe(), Relation::Allied);
    assert_eq!(points_of(&mut table, foe(), 3), [2, 2, 2]);
    assert_eq!(state(&table).relation(foe()), Relation::Allied);
}

/// root:9.2.9.III.c: aid never moves a Hostile marker, but takes items all the same.
#[test]
fn hostile_factions_never_improve_by_aid() {
    let mut table = generous();
    relate(&mut table, foe(), Relation::Hostile);
    table.play(Act::MoveItem { seat: foe(), item: Item::Tea, back: false }, &[]);
    let tea = Choice::Item(Item::Tea);
    let answer = pick(&table, aid(foe()), &[], tea);
    let entry = table.play(aid(foe()), &[answer]);
    assert_eq!(scores(&entry), []);
    assert_eq!(items(&table).on_track(Tracked::Tea), 1);
    handle(&mut table, up(Kind::TEA), Change::Lose);
    assert_eq!(points_of(&mut table, foe(), 6), [0; 6]);
    assert_eq!(state(&table).relation(foe()), Relation::Hostile);
    assert!(table.game().seat(foe()).unwrap().items.is_empty());
}

/// root:9.5.4: an item of any kind is exhausted, and the card goes to the other hand.
#[test]
fn aid_gives_a_card_for_any_item() {
    let mut table = in_daylight(Character::Thief);
    assert_eq!(step(&table, Step::Aid).count, Some(4));
    let sword = pick(&table, aid(foe()), &[], Choice::Thing(up(Kind::SWORD)));
    table.play(aid(foe()), &[sword]);
    assert_eq!((table.hand(vb()), table.hand(foe()), ready(&table, Kind::SWORD)), (2, 4, 0));
    table.undo();
    assert_eq!((table.hand(vb()), table.hand(foe()), table.points(vb())), (3, 3, 0));
    table.set_hand(vb(), 0);
    table.forbids(aid(foe()), &[], RefusalKind::HandEmpty, "root:9.5.4");
    let empty = Status::Impossible(RefusalKind::HandEmpty);
    assert_eq!(step(&table, Step::Aid).status, empty);
    table.forbids(aid(vb()), &[], Refusal::NobodyToAid, "root:9.5.4");
}

/// root:9.5.4: one item, if any, of the Crafted Items box; or none.
#[test]
fn aid_may_leave_the_items_where_they_are() {
    let mut table = generous();
    table.play(Act::MoveItem { seat: foe(), item: Item::Sword, back: false }, &[]);
    let nothing = pick(&table, aid(foe()), &[], Choice::Nothing);
    table.play(aid(foe()), &[nothing]);
    assert_eq!(table.game().seat(foe()).unwrap().items, [Item::Sword]);
}

/// Nothing is ready, or the pawn is in a forest: root:9.5.4.
#[test]
fn aid_needs_an_item_and_a_clearing() {
    let mut table = in_daylight(Character::Vagrant);
    for kind in [Kind::COINS, Kind::TORCH, Kind::BOOT] {
        handle(&mut table, up(kind), Change::Exhaust);
    }
    table.forbids(aid(foe()), &[], Refusal::NothingReady, "root:9.5.4");
    let table = set_up(Character::Thief);
    table.forbids(aid(foe()), &[], Refusal::InForest, "root:9.5.4");
}
