//! Evening: root:9.6.

use super::*;

fn in_evening(character: Character) -> Table {
    let mut table = in_daylight(character);
    table.play(Act::EndPhase, &[]);
    table
}

fn bare(table: &mut Table) {
    for (thing, n) in items(table).iter().collect::<Vec<_>>() {
        for _ in 0..n {
            handle(table, thing, Change::Lose);
        }
    }
}

/// root:9.6.1: in a forest every damaged item is repaired and turned face up.
#[test]
fn a_night_in_the_forest_repairs_everything() {
    let mut table = in_evening(Character::Thief);
    table.forbids(own(Command::Rest), &[], Refusal::NotInForest, "root:9.6.1");
    table.play(own(Command::SetForest(true)), &[]);
    table.forbids(own(Command::Rest), &[], Refusal::NothingDamaged, "root:9.6.1");
    handle(&mut table, up(Kind::TEA), Change::Exhaust);
    handle(&mut table, down(Kind::TEA), Change::Damage);
    handle(&mut table, up(Kind::SWORD), Change::Damage);
    handle(&mut table, up(Kind::BOOT), Change::Exhaust);
    let info = step(&table, Step::Rest);
    assert_eq!((info.status, info.count), (Status::Due, Some(2)));
    table.play(own(Command::Rest), &[]);
    assert_eq!((items(&table).damaged(), items(&table).on_track(Tracked::Tea)), (0, 1));
    assert_eq!(ready(&table, Kind::BOOT), 0, "what was not damaged stays exhausted");
}

/// root:9.6.2: one card, and one for each coin on its track.
#[test]
fn coins_draw_cards() {
    let mut table = in_evening(Character::Vagrant);
    assert_eq!(step(&table, Step::Draw).count, Some(2));
    for _ in 0..3 {
        add(&mut table, Kind::COINS);
    }
    assert_eq!(step(&table, Step::Draw).count, Some(4), "three on the track at most");
    table.play(own(Command::Draw), &[]);
    assert_eq!(table.hand(vb()), 7);
    let mut table = in_evening(Character::Vagrant);
    handle(&mut table, up(Kind::COINS), Change::Exhaust);
    table.play(own(Command::Draw), &[]);
    assert_eq!(table.hand(vb()), 4);
}

/// root:9.6.3: down to five.
#[test]
fn the_hand_is_cut_to_five() {
    let mut table = in_evening(Character::Thief);
    table.set_hand(vb(), 6);
    table.play(own(Command::Draw), &[]);
    assert_eq!(step(&table, Step::Discard).count, Some(2));
    table.play(own(Command::Discard), &[]);
    assert_eq!(table.hand(vb()), 5);
}

/// root:9.6.4: nine items in satchel and Damaged box with one bag: one leaves the game for good.
#[test]
fn nine_items_with_one_bag_lose_one() {
    let mut table = in_evening(Character::Tinker);
    bare(&mut table);
    add(&mut table, Kind::BAG);
    for _ in 0..5 {
        add(&mut table, Kind::BOOT);
    }
    for _ in 0..4 {
        add(&mut table, Kind::SWORD);
    }
    handle(&mut table, up(Kind::SWORD), Change::Damage);
    assert_eq!((items(&table).carried(), items(&table).limit()), (9, 8));
    let info = step(&table, Step::Capacity);
    assert_eq!((info.status, info.count), (Status::Due, Some(1)));
    let boot = Choice::Thing(up(Kind::BOOT));
    let answer = pick(&table, own(Command::CheckCapacity), &[], boot);
    table.play(own(Command::CheckCapacity), &[answer]);
    assert_eq!((items(&table).carried(), ready(&table, Kind::BOOT)), (8, 4));
    assert_eq!(items(&table).gone().filter(|(kind, _)| *kind == Kind::BOOT).count(), 1);
    assert_eq!(step(&table, Step::Capacity).status, Status::Done);
    table.forbids(own(Command::CheckCapacity), &[], Refusal::WithinLimit, "root:9.6.4");
    // The bag turns over: it lies in the satchel now, and two places fewer are there.
    handle(&mut table, up(Kind::BAG), Change::Exhaust);
    let info = step(&table, Step::Capacity);
    assert_eq!((info.status, info.count), (Status::Due, Some(3)), "due again at once");
    table.play(own(Command::CheckCapacity), &[one(0)]);
    assert_eq!(items(&table).carried(), 6);
}

/// root:9.6.4: what lies face up on tracks does not count.
#[test]
fn tracks_do_not_count() {
    let mut table = in_evening(Character::Thief);
    for kind in [Kind::TEA, Kind::TEA, Kind::COINS, Kind::COINS, Kind::COINS] {
        add(&mut table, kind);
    }
    assert_eq!((items(&table).carried(), items(&table).limit()), (3, 6));
    assert_eq!(step(&table, Step::Capacity).status, Status::Done);
}

/// root:9.6: the four steps in their order.
#[test]
fn evening_goes_in_order() {
    let mut table = in_evening(Character::Thief);
    table.play(own(Command::SetForest(true)), &[]);
    handle(&mut table, up(Kind::SWORD), Change::Damage);
    table.play(own(Command::Draw), &[]);
    table.forbids(own(Command::Rest), &[], RefusalKind::AlreadyDone, "root:9.6");
    table.insist(own(Command::Rest), &[]);
    assert_eq!(items(&table).damaged(), 0);
}

/// Ending the turn names what is due; going on skips it.
#[test]
fn a_turn_ends_with_a_warning() {
    let mut table = in_evening(Character::Thief);
    table.play(Act::EndTurn, &[yes()]);
    assert_eq!(table.game().turn.seat, foe());
}
