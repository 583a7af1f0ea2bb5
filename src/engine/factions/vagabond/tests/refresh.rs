//! Birdsong: root:9.4.

use super::*;

/// root:9.4.1: two for each tea on its track, then three; the person chooses which.
#[test]
fn two_tea_and_nine_exhausted_refresh_seven() {
    let mut table = set_up(Character::Thief);
    add(&mut table, Kind::TEA);
    for kind in [Kind::BOOT, Kind::SWORD, Kind::TORCH] {
        handle(&mut table, up(kind), Change::Exhaust);
    }
    for kind in [Kind::BOOT, Kind::SWORD, Kind::HAMMER, Kind::CROSSBOW, Kind::COINS, Kind::BAG] {
        add_down(&mut table, kind);
    }
    assert_eq!((items(&table).on_track(Tracked::Tea), items(&table).exhausted()), (2, 9));
    let info = step(&table, Step::Refresh);
    assert_eq!((info.status, info.count), (Status::Due, Some(7)));
    let mut proposed_ = table.clone();
    proposed_.play(own(Command::Refresh), &[one(0)]);
    assert_eq!(items(&proposed_).exhausted(), 2, "two touches for what the app proposes");
    // Chosen one by one: both boots stay exhausted.
    let Form::Counts { rows, min, max } = table.asked(own(Command::Refresh), &[one(1)]).form else {
        panic!("they are counted")
    };
    assert_eq!((min, max), (7, 7));
    let counts = rows
        .iter()
        .map(|row| {
            let boots = Choice::Thing(down(Kind::BOOT)).into();
            if row.what == crate::engine::ask::Countable::Own(boots) { 0 } else { row.max }
        })
        .collect();
    table.play(own(Command::Refresh), &[one(1), Answer::Counts(counts)]);
    assert_eq!((items(&table).exhausted(), ready(&table, Kind::BOOT)), (2, 0));
    assert_eq!(step(&table, Step::Refresh).status, Status::Done);
    table.forbids(own(Command::Refresh), &[one(0)], RefusalKind::AlreadyDone, "root:9.4.1");
}

/// root:9.4.1: two tea and four exhausted: all four, none left for the three.
#[test]
fn two_tea_and_four_exhausted_refresh_all() {
    let mut table = set_up(Character::Thief);
    add(&mut table, Kind::TEA);
    for kind in [Kind::BOOT, Kind::SWORD, Kind::TORCH] {
        handle(&mut table, up(kind), Change::Exhaust);
    }
    add_down(&mut table, Kind::HAMMER);
    assert_eq!(step(&table, Step::Refresh).count, Some(4));
    table.play(own(Command::Refresh), &[]);
    assert_eq!(items(&table).exhausted(), 0, "one touch where nothing is to choose");
}

/// root:9.4.1: one tea and six exhausted: five, one remains.
#[test]
fn one_tea_and_six_exhausted_leave_one() {
    let mut table = set_up(Character::Thief);
    for kind in [Kind::BOOT, Kind::SWORD, Kind::TORCH] {
        handle(&mut table, up(kind), Change::Exhaust);
    }
    for kind in [Kind::HAMMER, Kind::CROSSBOW, Kind::COINS] {
        add_down(&mut table, kind);
    }
    assert_eq!(step(&table, Step::Refresh).count, Some(5));
    table.play(own(Command::Refresh), &[one(0)]);
    assert_eq!(items(&table).exhausted(), 1);
}

/// root:9.4.1: tea that this step turns up adds nothing.
#[test]
fn tea_that_is_refreshed_adds_nothing() {
    let mut table = set_up(Character::Thief);
    handle(&mut table, up(Kind::TEA), Change::Exhaust);
    for kind in [Kind::BOOT, Kind::SWORD, Kind::TORCH] {
        handle(&mut table, up(kind), Change::Exhaust);
    }
    assert_eq!(step(&table, Step::Refresh).count, Some(3));
    let tea = pick_proposed(&table);
    table.play(own(Command::Refresh), &tea);
    assert_eq!((items(&table).on_track(Tracked::Tea), items(&table).exhausted()), (1, 1));
}

/// Three of four, the tea among them.
fn pick_proposed(table: &Table) -> Vec<Answer> {
    let Form::Counts { rows, .. } = table.asked(own(Command::Refresh), &[one(1)]).form else {
        panic!("they are counted")
    };
    let torch = Choice::Thing(down(Kind::TORCH)).into();
    let counts = rows
        .iter()
        .map(|row| u8::from(row.what != crate::engine::ask::Countable::Own(torch)))
        .collect();
    vec![one(1), Answer::Counts(counts)]
}

/// A damaged item turns as well, but stays where it is; nothing exhausted, nothing to do.
#[test]
fn damaged_items_turn_but_stay_damaged() {
    let mut table = set_up(Character::Thief);
    let refusal = Status::Impossible(Refusal::NothingExhausted.into());
    assert_eq!(step(&table, Step::Refresh).status, refusal);
    table.forbids(own(Command::Refresh), &[], Refusal::NothingExhausted, "root:9.4.1");
    handle(&mut table, up(Kind::BOOT), Change::Exhaust);
    handle(&mut table, down(Kind::BOOT), Change::Damage);
    table.play(own(Command::Refresh), &[]);
    assert!(items(&table).can(Thing::Damaged(Kind::BOOT, Side::Up), Change::Mend));
}

/// root:9.4.2: slipping costs nothing, and leads to a clearing or a forest.
#[test]
fn slipping_takes_no_boot() {
    let mut table = set_up(Character::Thief);
    table.play(own(Command::Slip), &[one(0)]);
    assert!(!state(&table).in_forest);
    assert_eq!(ready(&table, Kind::BOOT), 1);
    table.forbids(own(Command::Slip), &[one(0)], RefusalKind::AlreadyDone, "root:9.4.2");
    table.undo();
    table.play(own(Command::Slip), &[one(1)]);
    assert!(state(&table).in_forest, "from forest to forest");
}

/// root:9.4: Refresh comes before Slip; the table may insist.
#[test]
fn refresh_comes_before_slip() {
    let mut table = set_up(Character::Thief);
    handle(&mut table, up(Kind::BOOT), Change::Exhaust);
    table.play(own(Command::Slip), &[one(0)]);
    table.forbids(own(Command::Refresh), &[], RefusalKind::AlreadyDone, "root:9.4");
    table.insist(own(Command::Refresh), &[]);
    assert_eq!(items(&table).exhausted(), 0);
}
