//! NB.5: Daylight.

use super::*;

/// nemesis:NB.5: four actions in any order and number; crafting comes before them.
#[test]
fn four_actions_are_counted_down() {
    let mut table = set_up();
    marks(&mut table, 1);
    table.turn_to(nb(), Phase::Daylight);
    for (left, action) in
        [(4, Action::Battle), (3, Action::Recruit), (2, Action::Recruit), (1, Action::Rollout)]
    {
        assert_eq!(step(&table, Step::Actions).count, Some(left));
        assert_eq!(step(&table, Step::Actions).status, Status::Optional);
        table.play(take(action), &[]);
        assert_eq!(step(&table, Step::Craft).status, Status::Skipped);
    }
    assert_eq!(step(&table, Step::Actions).status, Status::Done);
    table.forbids(take(Action::Battle), &[], Refusal::NoActionLeft, "nemesis:NB.5");
    let tea = faces([named("Root Tea", Suit::Fox)]);
    table.forbids(craft(), std::slice::from_ref(&tea), RefusalKind::AlreadyDone, "nemesis:NB.5");
    table.insist(take(Action::Battle), &[]);
    assert_eq!(actions_left(&state(&table)), 0);
    table.play(own(Command::SetActions), &[number(3)]);
    table.play(take(Action::Rollout), &[]);
    table.turn_to(foe(), Phase::Birdsong);
    let law = "nemesis:NB.5.2";
    table.forbids(take(Action::Battle), &[], RefusalKind::NotYourTurn, law);
    table.turn_to(nb(), Phase::Birdsong);
    assert_eq!(actions_left(&state(&table)), 4);
}

/// nemesis:NB.5, nemesis:NB.5.1: an action in Birdsong ends it, after the warning of what is due.
#[test]
fn an_action_ends_birdsong() {
    let mut table = set_up();
    let ask = table.asked(take(Action::Recruit), &[]);
    let steps = vec![line_of(Step::Levy), line_of(Step::Repair)];
    assert_eq!(ask.question, Asked::StepsLeft { seat: nb(), steps });
    table.play(take(Action::Recruit), &[yes()]);
    assert_eq!(step(&table, Step::Levy).status, Status::Skipped);
    assert_eq!(pool(&table, Pool::OnMap), 1);
}

/// nemesis:NB.5.1: one warrior out of the supply; from an empty one nobody comes.
#[test]
fn recruit_places_a_warrior() {
    let mut table = set_up();
    table.turn_to(nb(), Phase::Daylight);
    table.play(take(Action::Recruit), &[]);
    assert_eq!((pool(&table, Pool::Supply), pool(&table, Pool::OnMap)), (14, 1));
    warriors(&mut table, 15);
    table.forbids(take(Action::Recruit), &[], Refusal::NoWarriorInSupply, "nemesis:NB.5.1");
    assert_eq!(actions_left(&state(&table)), 3, "what is refused takes no action");
}

/// nemesis:NB.5.4: one card, any number of the balls that lie with the cannon.
#[test]
fn rearm_returns_any_number_of_balls_for_one_card() {
    let mut table = set_up();
    table.turn_to(nb(), Phase::Daylight);
    table.forbids(take(Action::Rearm), &[], Refusal::NoBallOnMap, "nemesis:NB.5.4");
    lay_balls(&mut table, 0, 3);
    let ask = table.asked(take(Action::Rearm), &[]);
    assert_eq!(ask.question, Asked::Own(Question::BallsReturned.into()));
    assert_eq!(ask.form, Form::Number { min: 1, max: 3, start: 3 });
    table.play(take(Action::Rearm), &[number(2)]);
    assert_eq!((balls(&table), table.hand(nb())), ([2, 0, 1], 2));
    // One left on the map: nothing to ask.
    table.play(take(Action::Rearm), &[]);
    assert_eq!((balls(&table), table.hand(nb()), state(&table).actions), ([3, 0, 0], 1, 2));
    table.undo();
    table.set_hand(nb(), 0);
    table.forbids(take(Action::Rearm), &[], RefusalKind::HandEmpty, "nemesis:NB.5.4");
}
