//! Evening: operations, as many as officers, then the draw.

use super::*;
use crate::engine::refusal::RefusalKind;
use crate::engine::turn::Status;

fn evening(officers: u8) -> Table {
    let mut table = begun();
    put(&mut table, Pool::Officers, officers);
    table.turn_to(alliance(), Phase::Evening);
    table
}

/// root:8.6.1: two officers, two operations, whatever they are.
#[test]
fn two_officers_are_two_operations() {
    let mut table = evening(2);
    base(&mut table, Ground::Fox);
    let info = table.step(alliance(), line_of(Step::Operations));
    assert_eq!((info.status, info.count), (Status::Optional, Some(2)));
    table.play(operate(Operation::Recruit), &[]);
    table.play(operate(Operation::Recruit), &[]);
    assert_eq!(warriors(&table), (6, 2, 2));
    assert_eq!(table.step(alliance(), line_of(Step::Operations)).status, Status::Done);
    let refusal = Refusal::NoOperationLeft { officers: 2 };
    table.forbids(operate(Operation::Move), &[], refusal, "root:8.6.1");
    table.insist(operate(Operation::Move), &[]);
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(alliance(), Phase::Evening);
    assert_eq!(table.step(alliance(), line_of(Step::Operations)).count, Some(2));
}

/// root:8.6.1: without an officer there is none.
#[test]
fn no_officer_no_operation() {
    let mut table = evening(0);
    let status = table.step(alliance(), line_of(Step::Operations)).status;
    assert_eq!(status, Status::Impossible(Refusal::NoOfficer.into()));
    for operation in Operation::ALL {
        let refusal = table.refused(operate(operation), &[]);
        assert_eq!((refusal.kind, refusal.can_insist), (Refusal::NoOfficer.into(), true));
    }
    put(&mut table, Pool::Map, 1);
    table.insist(operate(Operation::Battle), &[]);
    assert_eq!(state(&table).used, 1);
}

/// root:8.6.1.I, root:8.6.1.II: moving and battling take a warrior on the map and an officer; the map is the table's.
#[test]
fn move_and_battle_only_count() {
    let mut table = evening(3);
    for (operation, law) in
        [(Operation::Move, "root:8.6.1.I"), (Operation::Battle, "root:8.6.1.II")]
    {
        table.forbids(operate(operation), &[], Refusal::NoWarriorOnMap, law);
    }
    put(&mut table, Pool::Map, 2);
    table.play(operate(Operation::Move), &[]);
    table.play(operate(Operation::Battle), &[]);
    assert_eq!((warriors(&table), state(&table).used), ((5, 2, 3), 2));
}

/// root:8.6.1.III: recruiting takes a base on the map and a warrior in supply.
#[test]
fn recruit_wants_a_base() {
    let mut table = evening(2);
    table.forbids(operate(Operation::Recruit), &[], Refusal::NoBaseOut, "root:8.6.1.III");
    base(&mut table, Ground::Mouse);
    table.play(operate(Operation::Recruit), &[]);
    put(&mut table, Pool::Map, 8);
    table.forbids(operate(Operation::Recruit), &[], Refusal::NoWarriorInSupply, "root:1.5.1");
}

/// root:8.6.1.IV: a warrior goes, a token comes without cost and scores its space.
#[test]
fn organize_places_sympathy_for_a_warrior() {
    let mut table = evening(2);
    sympathy(&mut table, 7);
    table.forbids(operate(Operation::Organize), &[], Refusal::NoWarriorOnMap, "root:8.6.1.IV");
    put(&mut table, Pool::Map, 2);
    let entry = table.play(operate(Operation::Organize), &[]);
    assert_eq!(scores(&entry), [line(alliance(), 4, "root:8.6.1.IV")]);
    assert_eq!((warriors(&table), pool(&table, Pool::Sympathy)), ((7, 1, 2), 8));
    assert_eq!(reasons(&entry), [crate::engine::score::Reason::Own(Reason::Sympathy.into())]);
    sympathy(&mut table, 10);
    table.forbids(operate(Operation::Organize), &[], Refusal::NoSympathyLeft, "root:1.5.1");
}

/// root:8.6.2: one card and one for each base, four at most; then down to five.
#[test]
fn bases_draw_cards() {
    let mut table = evening(0);
    for (n, suit) in Ground::ALL.into_iter().enumerate() {
        assert_eq!(
            table.step(alliance(), line_of(Step::Draw)).count,
            Some(1 + u8::try_from(n).unwrap())
        );
        base(&mut table, suit);
    }
    table.play(own(Command::Draw), &[]);
    assert_eq!(table.hand(alliance()), 7);
    table.forbids(own(Command::Draw), &[], RefusalKind::AlreadyDone, "root:8.6.2");
    let info = table.step(alliance(), line_of(Step::Discard));
    assert_eq!((info.status, info.count), (Status::Due, Some(2)));
    table.play(own(Command::Discard), &[]);
    assert_eq!(table.hand(alliance()), 5);
}

/// root:8.6: operations come before the draw; the table may insist.
#[test]
fn operations_come_before_the_draw() {
    let mut table = evening(1);
    base(&mut table, Ground::Fox);
    table.play(own(Command::Draw), &[]);
    table.forbids(operate(Operation::Recruit), &[], RefusalKind::AlreadyDone, "root:8.6");
    assert_eq!(table.step(alliance(), line_of(Step::Operations)).status, Status::Skipped);
    table.insist(operate(Operation::Recruit), &[]);
}

/// root:8.2.3: supporters never count for the hand.
#[test]
fn supporters_are_no_hand() {
    let mut table = evening(0);
    base(&mut table, Ground::Fox);
    fill(&mut table, 4, 4, 4, 4);
    assert_eq!(table.step(alliance(), line_of(Step::Discard)).count, Some(0));
}
