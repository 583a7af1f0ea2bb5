//! TOF.4: Birdsong.

use super::*;

/// nemesis:TOF.2.2, nemesis:TOF.4.2: the enemy with most points; ahead of them it gives them a point.
#[test]
fn the_enemy_with_most_points_is_the_nemesis() {
    let mut table = known();
    table.set_points(tof(), 10);
    table.set_points(foe(), 17);
    table.set_points(other(), 12);
    let entry = table.play(own(Command::AdjustNemesis), &[]);
    assert_eq!(nemesis(table.game(), tof()), Some((foe(), Why::Most { points: 17 })));
    assert_eq!(scores(&entry), [line(tof(), 1, "nemesis:TOF.4.2")]);
    assert_eq!(reasons(&entry), [Because::Own(Reason::NemesisAhead.into())]);
    let again = own(Command::AdjustNemesis);
    table.forbids(again, &[], RefusalKind::AlreadyDone, "nemesis:TOF.4.2");
    table.undo();
    assert_eq!((table.points(tof()), nemesis(table.game(), tof())), (10, None));
}

/// nemesis:TOF.4.2.I: 10 (their own), 12, 12, 7: they choose which of the two, and score 1.
#[test]
fn a_tie_is_theirs_to_break() {
    let four = vec![
        sits(Pick::default()),
        sits(guest("Marquise")),
        sits(guest("Alliance")),
        sits(guest("Eyrie")),
    ];
    let mut table = set_up(Setup { figures: read(), ..setup(four) });
    for (who, points) in [(0, 10), (1, 12), (2, 12), (3, 7)] {
        table.set_points(seat(who), points);
    }
    let ask = table.asked(own(Command::AdjustNemesis), &[]);
    assert_eq!(ask.to, Answerer::Seat(tof()));
    assert_eq!(law_of_ask(&ask).as_deref(), Some("nemesis:TOF.4.2.I"));
    assert_eq!(ask.form, Form::OneOf(vec![Picked::Seat(seat(1)), Picked::Seat(seat(2))]));
    let entry = table.play(own(Command::AdjustNemesis), &[Answer::One(1)]);
    assert_eq!(nemesis(table.game(), tof()), Some((seat(2), Why::Tied { points: 12 })));
    assert_eq!(scores(&entry), [line(tof(), 1, "nemesis:TOF.4.2")]);
}

/// nemesis:TOF.4.2: as many points or fewer give nothing.
#[test]
fn a_nemesis_that_is_not_ahead_gives_no_point() {
    for points in [10, 12] {
        let mut table = known();
        table.set_points(tof(), 12);
        table.set_points(foe(), points);
        if points == 10 {
            table.set_points(other(), 3);
        }
        let entry = table.play(own(Command::AdjustNemesis), &[]);
        assert_eq!(nemesis(table.game(), tof()), Some((foe(), Why::Most { points })));
        assert_eq!(scores(&entry), []);
    }
}

/// nemesis:TOF.4.2: a seat with an active dominance card has no points and is passed over, as long as a seat that
/// scores has a piece on the map.
#[test]
fn a_seat_without_a_marker_is_passed_over() {
    let mut table = known();
    table.set_points(foe(), 20);
    table.set_points(other(), 2);
    table.turn_to(foe(), Phase::Daylight);
    table.play(Act::ActivateDominance { seat: foe() }, &[Answer::One(0)]);
    table.turn_to(tof(), Phase::Birdsong);
    let entry = table.play(own(Command::AdjustNemesis), &[]);
    assert_eq!(nemesis(table.game(), tof()), Some((other(), Why::Most { points: 2 })));
    assert_eq!(scores(&entry).len(), 1);
    table.undo();
    // The table says that the other has no piece there: then it is the only one left.
    table.play(own(Command::SetOnMap { whose: other(), on_map: false }), &[]);
    let entry = table.play(own(Command::AdjustNemesis), &[]);
    assert_eq!(nemesis(table.game(), tof()), Some((foe(), Why::NoMarker)));
    assert_eq!(scores(&entry), [], "no points, so no more points");
}

/// nemesis:TOF.4.2: without a marker of their own nobody is ahead of them.
#[test]
fn without_their_own_marker_nothing_is_scored() {
    let mut table = known();
    table.set_points(tof(), 10);
    table.set_points(foe(), 17);
    table.turn_to(tof(), Phase::Daylight);
    table.play(Act::ActivateDominance { seat: tof() }, &[Answer::One(0)]);
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(tof(), Phase::Birdsong);
    assert_eq!(scores(&table.play(own(Command::AdjustNemesis), &[])), []);
    assert_eq!(nemesis(table.game(), tof()).map(|(whose, _)| whose), Some(foe()));
}

/// nemesis:TOF.4.2: whose pieces the app counts has to have one on the map; of guests the table says so.
#[test]
fn the_nemesis_has_a_piece_on_the_map() {
    let three = vec![sits(Pick::default()), sits(lp::Pick::default()), sits(guest("Eyrie"))];
    let mut table = Table::lay(Setup { figures: read(), ..setup(three) });
    table.play(own(Command::PlaceStart), &[]);
    table.play(own(Command::Evoke), &[Answer::One(0)]);
    table.play(Act::Start, &[yes()]);
    table.set_points(foe(), 20);
    table.set_points(other(), 5);
    assert_eq!(factions::on_map(table.game(), foe()), Some(false), "all Elders in the supply");
    assert_eq!(factions::on_map(table.game(), other()), None);
    assert_eq!(foremost(table.game(), tof()).seats, [other()]);
    let said = own(Command::SetOnMap { whose: foe(), on_map: false });
    assert_eq!(table.refused(said, &[]).kind, RefusalKind::NothingChanges, "the app knows");
    let elder = Act::SetTo(Tracker::Pool(foe(), lp::Pool::Upright.into()));
    table.play(elder.clone(), &[number(1)]);
    assert_eq!(
        foremost(table.game(), tof()),
        Foremost { seats: vec![foe()], why: Why::Most { points: 20 } }
    );
    table.play(elder, &[number(0), Answer::One(0)]);
    // The table's word on a guest holds for this turn, and can be taken back.
    let gone = |on_map| own(Command::SetOnMap { whose: other(), on_map });
    table.play(gone(false), &[]);
    assert_eq!(foremost(table.game(), tof()).why, Why::TableWipe);
    assert_eq!(table.refused(gone(false), &[]).kind, RefusalKind::NothingChanges);
    let offered = |table: &Table, command: &Act| {
        offers(table.game(), tof())
            .iter()
            .any(|o| o.place == Place::Correct && o.command == *command)
    };
    assert!(offered(&table, &gone(true)));
    table.play(gone(true), &[]);
    assert_eq!(foremost(table.game(), tof()).seats, [other()]);
    assert!(offered(&table, &gone(false)));
    table.play(gone(false), &[]);
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(tof(), Phase::Birdsong);
    assert_eq!(foremost(table.game(), tof()).seats, [other()], "a new turn");
}

/// nemesis:TOF.4.2: a pawn that nobody can remove is a piece on the map all the same. nemesis:NB.2.3
#[test]
fn a_pawn_is_a_piece_on_the_map() {
    let two = vec![sits(Pick::default()), sits(noxious_battery::Pick::default())];
    let table = Table::lay(setup(two));
    assert!(factions::removable(table.game(), foe()).iter().all(|(_, n)| *n == 0));
    assert_eq!(factions::on_map(table.game(), foe()), Some(true));
    assert_eq!(foremost(table.game(), tof()).why, Why::Most { points: 0 });
}

/// nemesis:TOF.4.2.II: everybody else off the map: any enemy may be chosen, never themselves; the point only if ahead.
#[test]
fn a_table_wipe_leaves_the_choice_to_them() {
    let mut table = known();
    table.set_points(other(), 4);
    for whose in [foe(), other()] {
        table.play(own(Command::SetOnMap { whose, on_map: false }), &[]);
    }
    let ask = table.asked(own(Command::AdjustNemesis), &[]);
    assert_eq!(law_of_ask(&ask).as_deref(), Some("nemesis:TOF.4.2.II"));
    assert_eq!(ask.form, Form::OneOf(vec![Picked::Seat(foe()), Picked::Seat(other())]));
    let entry = table.play(own(Command::AdjustNemesis), &[Answer::One(0)]);
    assert_eq!(nemesis(table.game(), tof()), Some((foe(), Why::TableWipe)));
    assert_eq!(scores(&entry), []);
    table.undo();
    let entry = table.play(own(Command::AdjustNemesis), &[Answer::One(1)]);
    assert_eq!(scores(&entry), [line(tof(), 1, "nemesis:TOF.4.2")]);
}

/// nemesis:TOF.4.2: a seat that has left is nobody's enemy, and a Nemesis that leaves is none any more.
#[test]
fn a_seat_that_left_is_no_nemesis() {
    let mut table = known();
    table.set_points(foe(), 9);
    table.play(own(Command::AdjustNemesis), &[]);
    table.play(Act::Leave { seat: foe() }, &[]);
    assert_eq!(nemesis(table.game(), tof()), None);
    assert_eq!(foremost(table.game(), tof()).seats, [other()]);
    table.play(Act::Return { seat: foe() }, &[]);
    assert_eq!(nemesis(table.game(), tof()).map(|(whose, _)| whose), Some(foe()));
}

/// nemesis:TOF.4.3: one space to the right; the step into a new shade asks for a fury, and undo gives it back.
#[test]
fn a_new_shade_evokes_a_fury() {
    let mut table = known();
    table.play(own(Command::GetMadder), &[]);
    assert_eq!((state(&table).space, state(&table).furies.len()), (space(2), 1));
    let again = own(Command::GetMadder);
    table.forbids(again, &[], RefusalKind::AlreadyDone, "nemesis:TOF.4.3");
    table.turn_to(foe(), Phase::Birdsong);
    stand_on(&mut table, 3);
    table.turn_to(tof(), Phase::Birdsong);
    let left = [Fury::Megaera, Fury::Tisiphone].map(|f| Picked::Own(Choice::Fury(f).into()));
    let ask = table.asked(own(Command::GetMadder), &[]);
    assert_eq!(ask.form, Form::OneOf(left.to_vec()));
    assert_eq!(law_of_ask(&ask).as_deref(), Some("nemesis:TOF.4.3"));
    let before = table.bytes();
    table.play(own(Command::GetMadder), &[Answer::One(1)]);
    assert_eq!(state(&table).furies, [Fury::Alecto, Fury::Tisiphone]);
    table.undo();
    assert_eq!(table.bytes(), before);
    table.redo();
    // The last fury comes without a question, and then there is none left to come.
    stand_on(&mut table, 7);
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(tof(), Phase::Birdsong);
    table.play(own(Command::GetMadder), &[]);
    assert_eq!(state(&table).furies, [Fury::Alecto, Fury::Tisiphone, Fury::Megaera]);
    stand_on(&mut table, 3);
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(tof(), Phase::Birdsong);
    table.play(own(Command::GetMadder), &[]);
    assert_eq!((state(&table).space, state(&table).furies.len()), (space(4), 3));
}

/// nemesis:TOF.4.3: the marker on the tenth space stays there.
#[test]
fn on_the_tenth_space_the_marker_stays() {
    let mut table = known();
    stand_on(&mut table, 9);
    assert_eq!(stands(&table, Step::GetMadder), (Status::Due, Some(10)));
    table.play(own(Command::GetMadder), &[]);
    assert_eq!(state(&table).space, Space::LAST);
    assert_eq!(stands(&table, Step::GetMadder).0, Status::Done);
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(tof(), Phase::Birdsong);
    assert_eq!(stands(&table, Step::GetMadder).0, impossible(Refusal::LastSpace));
    table.forbids(own(Command::GetMadder), &[], Refusal::LastSpace, "nemesis:TOF.4.3");
    assert_eq!(state(&table).space, Space::LAST);
    assert_eq!(Space::new(11), None);
    assert_eq!(Space::new(0), None);
}
