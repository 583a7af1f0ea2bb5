//! Birdsong: the emergency draw, cards for the Decree, a new roost.

use super::*;

/// root:7.4: Emergency Orders, then the Decree, then a new roost; back takes the table's insisting.
#[test]
fn birdsong_runs_in_its_order() {
    let mut table = led_by(Leader::Despot);
    set(&mut table, Pool::Roosts, 0);
    table.play(own(Command::NewRoost), &[]);
    let add = own(Command::Add(Column::Move));
    table.forbids(add.clone(), &[], RefusalKind::AlreadyDone, "root:7.4");
    table.insist(add, &[faces([fox()])]);
    table.forbids(own(Command::EmergencyOrders), &[], RefusalKind::AlreadyDone, "root:7.4");
}

/// root:7.4.1: only an empty hand draws, and then before a card is added.
#[test]
fn an_empty_hand_draws_first() {
    let mut table = led_by(Leader::Despot);
    assert_eq!(status(&table, Step::EmergencyOrders).0, impossible(Refusal::HandNotEmpty));
    table.forbids(own(Command::EmergencyOrders), &[], Refusal::HandNotEmpty, "root:7.4.1");
    table.set_hand(eyrie(), 0);
    assert_eq!(status(&table, Step::EmergencyOrders), (Status::Due, Some(1)));
    let add = own(Command::Add(Column::Move));
    table.forbids(add.clone(), &[], Refusal::EmergencyFirst, "root:7.4.1");
    assert_eq!(table::due(table.game(), eyrie())[0].step, line_of(Step::EmergencyOrders));
    table.play(own(Command::EmergencyOrders), &[]);
    assert_eq!(table.hand(eyrie()), 1);
    table.forbids(own(Command::EmergencyOrders), &[], RefusalKind::AlreadyDone, "root:7.4.1");
    table.play(add.clone(), &[faces([fox()])]);
    assert_eq!(table.hand(eyrie()), 0);
    table.forbids(add, &[], RefusalKind::HandEmpty, "root:7.4.2");
}

/// root:7.4.1: a hand that the Decree has emptied is no emergency.
#[test]
fn the_last_card_on_the_decree_is_no_emergency() {
    let mut table = led_by(Leader::Despot);
    table.set_hand(eyrie(), 1);
    table.play(own(Command::Add(Column::Move)), &[faces([fox()])]);
    assert_eq!(status(&table, Step::EmergencyOrders).0, Status::Skipped);
    assert_eq!(status(&table, Step::Add).0, Status::Done);
    assert_eq!(table::due(table.game(), eyrie()), []);
    // What stands in the way of a second card is the empty hand.
    let add = own(Command::Add(Column::Move));
    table.forbids(add, &[], RefusalKind::HandEmpty, "root:7.4.2");
}

/// root:7.4.2: a card out of the hand under any action, by suit or by name; it lies open.
#[test]
fn a_card_goes_from_the_hand_under_an_action() {
    let mut table = led_by(Leader::Commander);
    assert_eq!(status(&table, Step::Add), (Status::Due, Some(2)));
    let add = own(Command::Add(Column::Build));
    let ask = table.asked(add.clone(), &[]);
    assert!(matches!(ask.form, Form::Faces { min: 1, max: 1, .. }));
    table.play(add, &[faces([named("Anvil", Suit::Fox)])]);
    assert_eq!((on_decree(&table), table.hand(eyrie())), ([0, 0, 0, 1], 4));
    assert_eq!(at(Column::Build).sight(), Sight::Everyone);
    assert_eq!(status(&table, Step::Add), (Status::Optional, Some(1)));
    table.play(own(Command::Add(Column::Build)), &[faces([bird()])]);
    assert_eq!((on_decree(&table), table.hand(eyrie())), ([0, 0, 0, 2], 3));
    assert_eq!(status(&table, Step::Add), (Status::Done, Some(0)));
    assert_eq!(cost(&table), 3);
    table.undo();
    assert_eq!((on_decree(&table), table.hand(eyrie()), cost(&table)), ([0, 0, 0, 1], 4, 2));
}

/// root:7.4.2: zero cards: refused, from the button and from the Decree alike, unless the table insists.
#[test]
fn no_card_added_is_refused() {
    let mut table = led_by(Leader::Builder);
    for command in [Act::EndPhase, Act::EndTurn, own(vizier(Column::Recruit))] {
        table.forbids(command, &[], Refusal::NothingAdded, "root:7.4.2");
    }
    let offer = offers(table.game(), eyrie());
    let offer = offer.iter().find(|o| o.command == own(vizier(Column::Recruit))).unwrap();
    assert_eq!(offer.verdict.as_ref().unwrap_err().kind, Refusal::NothingAdded.into());
    // An answer without a card is none.
    let refusal = table.refused(own(Command::Add(Column::Move)), &[Answer::Faces(vec![])]);
    assert_eq!(refusal.kind, RefusalKind::AnswerDoesNotFit);
    table.insist(Act::EndPhase, &[yes()]);
    assert_eq!(status(&table, Step::Add).0, Status::Skipped);
}

/// root:7.4.2: two birds: refused, also when they go to different columns; a bird and a fox are fine.
#[test]
fn only_one_bird_is_added() {
    let mut table = led_by(Leader::Builder);
    table.play(own(Command::Add(Column::Move)), &[faces([bird()])]);
    let add = own(Command::Add(Column::Battle));
    table.forbids(add.clone(), &[faces([bird()])], Refusal::BirdAdded, "root:7.4.2");
    let by_name = faces([named("Royal Claim", Suit::Bird)]);
    table.forbids(add.clone(), &[by_name], Refusal::BirdAdded, "root:7.4.2");
    table.play(add, &[faces([fox()])]);
    // Next turn a bird may be added again, whatever lies there.
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(eyrie(), Phase::Birdsong);
    table.play(own(Command::Add(Column::Move)), &[faces([bird()])]);
}

/// root:7.4.2: three: refused, unless the table insists.
#[test]
fn no_third_card_is_added() {
    let mut table = led_by(Leader::Builder);
    for _ in 0..2 {
        table.play(own(Command::Add(Column::Move)), &[faces([fox()])]);
    }
    let third = own(Command::Add(Column::Build));
    table.forbids(third.clone(), &[faces([fox()])], Refusal::TwoAdded, "root:7.4.2");
    table.insist(third, &[faces([fox()])]);
    assert_eq!(on_decree(&table), [0, 2, 0, 1]);
}

/// root:7.4.2: a card that was added by mistake and taken off by hand does not count.
#[test]
fn a_card_taken_off_by_hand_does_not_count() {
    let mut table = led_by(Leader::Builder);
    let first = table.game().next_card();
    for _ in 0..2 {
        table.play(own(Command::Add(Column::Move)), &[faces([fox()])]);
    }
    table.play(Act::MoveCard { card: first, to: Anywhere::Discard }, &[]);
    assert_eq!(added(table.game(), eyrie(), &state(&table)).len(), 1);
    table.play(own(Command::Add(Column::Build)), &[faces([bird()])]);
    // Moved to another column it still was added this turn.
    let last = table.cards(at(Column::Build))[0];
    table.play(Act::MoveCard { card: last, to: at(Column::Recruit) }, &[]);
    assert_eq!(added(table.game(), eyrie(), &state(&table)).len(), 2);
}

/// root:7.4.2: a column holds any number of cards.
#[test]
fn a_column_holds_any_number() {
    let (table, _) = daylight(Leader::Builder, [(Column::Battle, fox()); 12]);
    assert_eq!(on_decree(&table), [0, 0, 12, 0]);
    assert_eq!(status(&table, Step::Battle), (Status::Due, Some(12)));
}

/// root:7.4.3: without a roost on the map one comes with three warriors; with one standing, none.
#[test]
fn a_new_roost_when_none_is_left() {
    let mut table = led_by(Leader::Builder);
    assert_eq!(status(&table, Step::NewRoost).0, impossible(Refusal::RoostStands));
    table.forbids(own(Command::NewRoost), &[], Refusal::RoostStands, "root:7.4.3");
    set(&mut table, Pool::Roosts, 0);
    assert_eq!(status(&table, Step::NewRoost), (Status::Due, Some(3)));
    table.play(own(Command::Add(Column::Move)), &[faces([fox()])]);
    table.play(own(Command::NewRoost), &[]);
    assert_eq!((pool(&table, Pool::Roosts), pool(&table, Pool::Warriors)), (1, 9));
    table.forbids(own(Command::NewRoost), &[], RefusalKind::AlreadyDone, "root:7.4.3");
}

/// root:7.4.3: with two warriors in supply the roost comes with two, and the step says so. root:1.5.4
#[test]
fn a_new_roost_comes_with_what_is_left() {
    let mut table = led_by(Leader::Builder);
    set(&mut table, Pool::Roosts, 0);
    set(&mut table, Pool::Supply, 2);
    assert_eq!(status(&table, Step::NewRoost), (Status::Due, Some(2)));
    table.play(own(Command::NewRoost), &[]);
    assert_eq!((pool(&table, Pool::Roosts), pool(&table, Pool::Supply)), (1, 0));
}
