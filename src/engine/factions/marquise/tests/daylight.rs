//! Daylight: three actions, and one for each bird.

use super::*;

/// root:6.5: three actions in any order and number.
#[test]
fn three_actions_in_any_order() {
    let mut table = daylight();
    let info = table.step(cat(), line_of(Step::Actions));
    assert_eq!((info.status, info.count), (Status::Optional, Some(3)));
    for (action, rest) in [(Action::March, 2), (Action::Battle, 1), (Action::March, 0)] {
        table.play(acts(action), &[]);
        assert_eq!(left(&table), rest);
    }
    assert_eq!(state(&table).acts, [Action::March, Action::Battle, Action::March]);
    assert_eq!(table.step(cat(), line_of(Step::Actions)).status, Status::Done);
    for action in Action::ALL {
        table.forbids(acts(action), &[], Refusal::NoActionLeft, "root:6.5");
    }
    table.insist(acts(Action::Battle), &[]);
    assert_eq!(left(&table), 0, "one too many is not a debt");
    table.turn_to(foe(), Phase::Daylight);
    table.turn_to(cat(), Phase::Daylight);
    assert_eq!((left(&table), state(&table).acts.len()), (3, 0));
}

/// root:6.5: each bird card spent is one action more, also after the last one and before the first.
#[test]
fn a_bird_card_gives_a_fourth_action() {
    let mut table = daylight();
    table.play(own(Command::SpendBird), &[]);
    assert_eq!((left(&table), table.hand(cat())), (4, 2));
    for _ in 0..4 {
        table.play(acts(Action::March), &[]);
    }
    table.forbids(acts(Action::March), &[], Refusal::NoActionLeft, "root:6.5");
    // The step stays open although no action is left.
    assert_eq!(table.step(cat(), line_of(Step::Birds)).status, Status::Optional);
    table.play(own(Command::SpendBird), &[]);
    table.play(acts(Action::Battle), &[]);
    assert_eq!((left(&table), table.hand(cat())), (0, 1));
    table.undo();
    assert_eq!(left(&table), 1);
    table.set_hand(cat(), 0);
    table.forbids(own(Command::SpendBird), &[], RefusalKind::HandEmpty, "root:6.5");
    let status = table.step(cat(), line_of(Step::Birds)).status;
    assert_eq!(status, Status::Impossible(RefusalKind::HandEmpty));
}

/// root:6.5, root:6.5.5: a bird spent to overwork is spent as part of that action and gives no other.
#[test]
fn a_card_spent_for_an_action_gives_no_other() {
    let mut table = daylight();
    table.play(acts(Action::Overwork), &[]);
    assert_eq!((left(&table), table.hand(cat())), (2, 2));
    table.play(own(Command::SpendBird), &[]);
    assert_eq!((left(&table), table.hand(cat())), (3, 1), "each takes a card of its own");
}

/// root:6.5: actions belong to her own Daylight; the table may insist.
#[test]
fn actions_belong_to_her_own_daylight() {
    let mut table = daylight();
    table.turn_to(cat(), Phase::Evening);
    let late = RefusalKind::OtherPhase(Phase::Daylight);
    table.forbids(acts(Action::March), &[], late.clone(), "root:6.5.2");
    table.forbids(own(Command::SpendBird), &[], late, "root:6.5");
    table.turn_to(foe(), Phase::Daylight);
    table.forbids(acts(Action::March), &[], RefusalKind::NotYourTurn, "root:6.5.2");
    table.insist(acts(Action::March), &[]);
    // From Birdsong the phase ends by itself.
    let mut table = begun();
    table.play(own(Command::Wood), &[]);
    table.play(acts(Action::March), &[]);
    assert_eq!((table.game().turn.phase, left(&table)), (Phase::Daylight, 2));
}

/// root:6.5.1, root:6.5.2: to battle or march takes a warrior on the map; a march is one action, whatever it moves.
#[test]
fn battle_and_march_take_a_warrior() {
    let mut table = daylight();
    put(&mut table, Piece::Warrior, 0);
    table.forbids(acts(Action::Battle), &[], Refusal::NoWarriorOnMap, "root:6.5.1");
    table.forbids(acts(Action::March), &[], Refusal::NoWarriorOnMap, "root:6.5.2");
    put(&mut table, Piece::Warrior, 1);
    table.play(acts(Action::Battle), &[]);
    table.play(acts(Action::March), &[]);
    assert_eq!(left(&table), 1);
}

/// root:6.5.3: one warrior at each recruiter, once a turn.
#[test]
fn recruiting_places_a_warrior_at_each_recruiter_once_a_turn() {
    let mut table = daylight();
    put(&mut table, RECRUITER, 3);
    table.play(acts(Action::Recruit), &[]);
    assert_eq!((on_map(&table, Piece::Warrior), left(&table)), (14, 2));
    table.forbids(acts(Action::Recruit), &[], Refusal::RecruitedAlready, "root:6.5.3");
    // Not even with an action from a bird.
    table.play(own(Command::SpendBird), &[]);
    table.forbids(acts(Action::Recruit), &[], Refusal::RecruitedAlready, "root:6.5.3");
    table.insist(acts(Action::Recruit), &[]);
    assert_eq!(on_map(&table, Piece::Warrior), 17);
    // Put right by hand: it was somebody's slip.
    table.play(own(Command::ReopenRecruit), &[]);
    assert!(!state(&table).recruited());
    assert_eq!(table.refused(own(Command::ReopenRecruit), &[]).kind, RefusalKind::NothingChanges);
    table.turn_to(foe(), Phase::Daylight);
    table.turn_to(cat(), Phase::Daylight);
    table.play(acts(Action::Recruit), &[]);
}

/// root:6.5.3, root:1.5.4: as many as the supply holds; none at all is refused.
#[test]
fn recruiting_stops_with_the_supply() {
    let mut table = daylight();
    put(&mut table, RECRUITER, 4);
    put(&mut table, Piece::Warrior, 23);
    table.play(acts(Action::Recruit), &[]);
    assert_eq!((on_map(&table, Piece::Warrior), supply(&table, Piece::Warrior)), (25, 0));
    table.turn_to(foe(), Phase::Daylight);
    table.turn_to(cat(), Phase::Daylight);
    table.forbids(acts(Action::Recruit), &[], Refusal::NoWarriorLeft, "root:1.5.1");
    put(&mut table, RECRUITER, 0);
    table.forbids(acts(Action::Recruit), &[], Refusal::NoRecruiter, "root:6.5.3");
}

/// root:6.5.4, root:6.5.4.I, root:6.5.4.II, root:6.5.4.III: the leftmost building of each track costs and scores what its space says.
#[test]
fn each_building_costs_and_scores_what_its_space_says() {
    let tracks = [
        (Building::Sawmill, [1, 2, 3, 4, 5]),
        (Building::Workshop, [2, 2, 3, 4, 5]),
        (Building::Recruiter, [1, 2, 3, 3, 4]),
    ];
    for (building, points) in tracks {
        let mut table = daylight();
        for (at, (cost, points)) in [1, 2, 3, 3, 4].into_iter().zip(points).enumerate() {
            table.turn_to(foe(), Phase::Daylight);
            table.turn_to(cat(), Phase::Daylight);
            put(&mut table, Piece::Wood, 8);
            let entry = table.play(acts(Action::Build(building)), &[]);
            assert_eq!(on_map(&table, Piece::Wood), 8 - cost, "{building:?} {at}");
            assert_eq!(scores(&entry), [line(cat(), points, "root:6.5.4.III")]);
            assert_eq!(reasons(&entry), [Why::Own(Reason::Built(building).into())]);
            assert_eq!(usize::from(on_map(&table, Piece::Building(building))), at + 2);
            assert_eq!(left(&table), 2);
        }
        let none = Refusal::NoBuildingLeft(building);
        table.forbids(acts(Action::Build(building)), &[], none, "root:6.5.4.I");
        assert_eq!(next_cost(table.game(), cat(), building), None);
    }
}

/// root:6.5.4.II, root:6.5.4.III: the third sawmill costs 2 and scores 2, the fourth workshop 3 and 3, the second recruiter 1 and 1.
#[test]
fn third_sawmill_fourth_workshop_second_recruiter() {
    let cases = [
        (Building::Sawmill, 2, 2, 2),
        (Building::Workshop, 3, 3, 3),
        (Building::Recruiter, 1, 1, 1),
    ];
    for (building, built, cost, points) in cases {
        let mut table = daylight();
        put(&mut table, Piece::Building(building), built);
        put(&mut table, Piece::Wood, 4);
        assert_eq!(next_cost(table.game(), cat(), building), Some(cost));
        assert_eq!(next_points(table.game(), cat(), building), Some(points));
        let entry = table.play(acts(Action::Build(building)), &[]);
        assert_eq!(on_map(&table, Piece::Wood), 4 - cost);
        assert_eq!(scores(&entry), [line(cat(), points.into(), "root:6.5.4.III")]);
    }
}

/// root:6.5.4.II: wood that is not on the map pays for nothing; what was spent is in the supply again.
#[test]
fn building_takes_wood_from_the_map() {
    let mut table = daylight();
    put(&mut table, SAWMILL, 2);
    let build = acts(Action::Build(Building::Sawmill));
    put(&mut table, Piece::Wood, 1);
    let refusal = Refusal::NotEnoughWood { cost: 2, there: 1 };
    table.forbids(build.clone(), &[], refusal, "root:6.5.4.II");
    assert_eq!(left(&table), 3);
    // The table may let it pass: what there is goes.
    table.insist(build.clone(), &[]);
    assert_eq!((on_map(&table, Piece::Wood), supply(&table, Piece::Wood)), (0, 8));
    table.undo();
    put(&mut table, Piece::Wood, 2);
    table.play(build, &[]);
    assert_eq!((on_map(&table, Piece::Wood), supply(&table, Piece::Wood)), (0, 8));
}

/// root:6.5.4: the winning building ends the game at once.
#[test]
fn a_building_can_win_the_game() {
    let mut table = daylight();
    table.set_points(cat(), 28);
    put(&mut table, SAWMILL, 2);
    put(&mut table, Piece::Wood, 2);
    let entry = table.play(acts(Action::Build(Building::Sawmill)), &[]);
    assert_eq!(entry.notices().count(), 1);
    assert_eq!(table.game().ending.map(|end| end.winner), Some(cat()));
}

/// root:6.5.5: a card for a wood at a sawmill.
#[test]
fn overwork_spends_a_card_for_a_wood() {
    let mut table = daylight();
    table.play(acts(Action::Overwork), &[]);
    assert_eq!((on_map(&table, Piece::Wood), table.hand(cat()), left(&table)), (1, 2, 2));
    put(&mut table, Piece::Wood, 8);
    table.forbids(acts(Action::Overwork), &[], Refusal::NoWoodLeft, "root:1.5.1");
    put(&mut table, Piece::Wood, 7);
    table.set_hand(cat(), 0);
    table.forbids(acts(Action::Overwork), &[], RefusalKind::HandEmpty, "root:6.5.5");
    put(&mut table, SAWMILL, 0);
    table.forbids(acts(Action::Overwork), &[], Refusal::NoSawmill, "root:6.5.5");
}
