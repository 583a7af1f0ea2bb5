//! Birdsong: wood.

use super::*;

/// root:6.4: a wood for each sawmill, once a turn.
#[test]
fn birdsong_places_wood_at_each_sawmill() {
    let mut table = begun();
    put(&mut table, SAWMILL, 3);
    let info = table.step(cat(), line_of(Step::Wood));
    assert_eq!((info.status, info.count), (Status::Due, Some(3)));
    table.play(own(Command::Wood), &[]);
    assert_eq!((on_map(&table, Piece::Wood), supply(&table, Piece::Wood)), (3, 5));
    assert_eq!(table.step(cat(), line_of(Step::Wood)).status, Status::Done);
    table.forbids(own(Command::Wood), &[], RefusalKind::AlreadyDone, "root:6.4");
    table.undo();
    put(&mut table, SAWMILL, 0);
    table.forbids(own(Command::Wood), &[], Refusal::NoSawmill, "root:6.4");
    let status = table.step(cat(), line_of(Step::Wood)).status;
    assert_eq!(status, Status::Impossible(Refusal::NoSawmill.into()));
}

/// root:6.4, root:1.5.1, root:1.5.4: wood is limited to eight; what there is is placed, and with none left that is said.
#[test]
fn wood_stops_when_eight_are_out() {
    let mut table = begun();
    put(&mut table, SAWMILL, 5);
    put(&mut table, Piece::Wood, 6);
    assert_eq!(table.step(cat(), line_of(Step::Wood)).count, Some(2));
    table.play(own(Command::Wood), &[]);
    assert_eq!((on_map(&table, Piece::Wood), supply(&table, Piece::Wood)), (8, 0));
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(cat(), Phase::Birdsong);
    let status = table.step(cat(), line_of(Step::Wood)).status;
    assert_eq!(status, Status::Impossible(Refusal::NoWoodLeft.into()));
    table.forbids(own(Command::Wood), &[], Refusal::NoWoodLeft, "root:1.5.1");
    assert!(table::due(table.game(), cat()).is_empty(), "what is impossible is not due");
}
