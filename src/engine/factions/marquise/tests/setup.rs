//! The keep, the garrison and the first buildings.

use super::*;

/// root:6.2.2, root:6.3.2: the keep is placed in setup, once, and once removed it does not come back.
#[test]
fn the_keep_is_placed_in_setup_and_never_returns() {
    let mut table = bare();
    assert_eq!(table.step(cat(), line_of(Step::Keep)).status, Status::Due);
    table.play(own(Command::PlaceKeep), &[]);
    assert_eq!((on_map(&table, Piece::Keep), supply(&table, Piece::Keep)), (1, 0));
    assert_eq!(table.step(cat(), line_of(Step::Keep)).status, Status::Done);
    table.forbids(own(Command::PlaceKeep), &[], Refusal::KeepPlaced, "root:6.2.2");
    let mut table = begun();
    // Warriors, buildings, tokens: the only token on the map is the keep.
    let entry = table.play(remove(Means::Hits), &[counts([0, 0, 1])]);
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    assert_eq!(on_map(&table, Piece::Keep), 0);
    table.forbids(own(Command::PlaceKeep), &[], Refusal::KeepCannotReturn, "root:6.2.2");
    // A mistake is put right by hand.
    put(&mut table, Piece::Keep, 1);
    assert_eq!(supply(&table, Piece::Keep), 0);
}

/// root:6.3.1: 25 warriors and 8 wood.
#[test]
fn she_starts_with_twenty_five_warriors_and_eight_wood() {
    let table = bare();
    assert_eq!((supply(&table, Piece::Warrior), supply(&table, Piece::Wood)), (25, 8));
    let info = table.step(cat(), line_of(Step::Gather));
    assert_eq!((info.status, info.count), (Status::Done, Some(25)));
}

/// root:6.3.3: a warrior in each clearing but one; how many clearings there are the map tells.
#[test]
fn the_garrison_is_asked_for_by_number() {
    let mut table = bare();
    let ask = table.asked(own(Command::Garrison), &[]);
    assert_eq!(ask.form, Form::Number { min: 1, max: 25, start: 11 });
    assert_eq!(ask.to, Answerer::Table);
    table.play(own(Command::Garrison), &[number(11)]);
    assert_eq!((on_map(&table, Piece::Warrior), supply(&table, Piece::Warrior)), (11, 14));
    table.forbids(own(Command::Garrison), &[], RefusalKind::AlreadyDone, "root:6.3.3");
    let table = begun();
    table.forbids(own(Command::Garrison), &[], RefusalKind::BegunAlready, "root:6.3.3");
}

/// root:6.3.4, root:6.3.5: one of each building on the map, five of each on their tracks.
#[test]
fn one_building_of_each_stands_on_the_map_and_five_on_each_track() {
    let mut table = bare();
    assert_eq!(table.step(cat(), line_of(Step::Buildings)).status, Status::Due);
    let entry = table.play(own(Command::StartingBuildings), &[]);
    assert_eq!(scores(&entry), [], "the first of each scores nothing");
    for building in Building::ALL {
        let piece = Piece::Building(building);
        assert_eq!((on_map(&table, piece), supply(&table, piece)), (1, 5));
    }
    let info = table.step(cat(), line_of(Step::Tracks));
    assert_eq!((info.status, info.count), (Status::Done, Some(5)));
    let again = own(Command::StartingBuildings);
    table.forbids(again, &[], RefusalKind::AlreadyDone, "root:6.3.4");
}

/// Setup left undone is warned of once, and can be made up for by insisting.
#[test]
fn a_forgotten_setup_can_be_made_up_for() {
    let mut table = bare();
    let ask = table.asked(Act::Start, &[]);
    let Asked::StepsLeft { steps, .. } = ask.question else { panic!() };
    assert_eq!(steps, [Step::Keep, Step::Garrison, Step::Buildings].map(line_of));
    table.play(Act::Start, &[yes()]);
    table.insist(own(Command::PlaceKeep), &[]);
    table.insist(own(Command::Garrison), &[number(11)]);
    table.insist(own(Command::StartingBuildings), &[]);
    assert_eq!(on_map(&table, RECRUITER), 1);
}
