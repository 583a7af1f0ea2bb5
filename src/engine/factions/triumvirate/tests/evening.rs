//! TOF.6: Evening.

use super::*;

/// nemesis:TOF.6.1: 11 give 3 points and leave two, in one touch; with 2 there is nothing to do.
#[test]
fn vindicate_turns_threes_into_points() {
    let mut table = known();
    set(&mut table, Pool::RetributionBox, 11);
    table.turn_to(tof(), Phase::Evening);
    assert_eq!(stands(&table, Step::Vindicate), (Status::Due, Some(3)));
    let entry = table.play(own(Command::Vindicate), &[]);
    assert_eq!(scores(&entry), [line(tof(), 3, "nemesis:TOF.6.1")]);
    assert_eq!(reasons(&entry), [Because::Own(Reason::Vindicated.into())]);
    assert_eq!((pool(&table, Pool::RetributionBox), pool(&table, Pool::Retribution)), (2, 16));
    assert_eq!(stands(&table, Step::Vindicate), (Status::Done, Some(0)));
    let none = Refusal::TooLittleRetribution { there: 2 };
    table.forbids(own(Command::Vindicate), &[], none, "nemesis:TOF.6.1");
    // Three again: it must be done again.
    set(&mut table, Pool::RetributionBox, 3);
    assert_eq!(stands(&table, Step::Vindicate), (Status::Due, Some(1)));
    table.play(own(Command::Vindicate), &[]);
    assert_eq!((table.points(tof()), pool(&table, Pool::RetributionBox)), (4, 0));
}

/// nemesis:TOF.6.1: whoever goes on without it is warned, once.
#[test]
fn vindicate_is_warned_of() {
    let mut table = known();
    set(&mut table, Pool::RetributionBox, 6);
    table.turn_to(tof(), Phase::Evening);
    let ask = table.asked(Act::EndTurn, &[]);
    let steps = vec![line_of(Step::Vindicate), line_of(Step::Draw)];
    assert_eq!(ask.question, Asked::StepsLeft { seat: tof(), steps });
    table.play(Act::EndTurn, &[yes()]);
    assert_eq!(stands(&table, Step::Vindicate), (Status::Skipped, Some(2)));
}

/// nemesis:TOF.6: Vindicate comes before Draw; the table may insist.
#[test]
fn evening_has_an_order() {
    let mut table = known();
    set(&mut table, Pool::RetributionBox, 3);
    table.turn_to(tof(), Phase::Evening);
    table.play(own(Command::Draw), &[]);
    table.forbids(own(Command::Vindicate), &[], RefusalKind::AlreadyDone, "nemesis:TOF.6");
    table.insist(own(Command::Vindicate), &[]);
    assert_eq!(table.points(tof()), 1);
}

/// nemesis:TOF.6.2: draw the shade, not the anger; then down to five.
#[test]
fn draw_is_the_shade_and_the_hand_is_cut_to_five() {
    let mut table = known();
    stand_on(&mut table, 8);
    assert_eq!(anger(table.game(), space(8)), Some(6));
    table.turn_to(tof(), Phase::Evening);
    assert_eq!(stands(&table, Step::Draw), (Status::Due, Some(3)));
    table.play(own(Command::Draw), &[]);
    assert_eq!(table.hand(tof()), 6);
    assert_eq!(stands(&table, Step::Discard), (Status::Due, Some(1)));
    table.play(own(Command::Discard), &[]);
    assert_eq!((table.hand(tof()), stands(&table, Step::Discard).0), (5, Status::Done));
    let nothing = own(Command::Discard);
    table.forbids(nothing, &[], RefusalKind::NothingChanges, "nemesis:TOF.6.2");
    table.forbids(own(Command::Draw), &[], RefusalKind::AlreadyDone, "nemesis:TOF.6");
    // Unknown, it is asked.
    let mut table = unknown();
    table.turn_to(tof(), Phase::Evening);
    assert_eq!(stands(&table, Step::Draw), (Status::Due, None));
    table.play(own(Command::Draw), &[counts([2])]);
    assert_eq!(table.hand(tof()), 5);
}
