//! The nine ministers.

use super::*;
use crate::engine::refusal::RefusalKind;

/// clockwork:10.5.4: only the swayed act, from top to bottom, and abilities are no actions.
#[test]
fn swayed_ministers_with_an_action_have_a_line() {
    use Minister::{Banker, Captain, Duchess, Foremole, Marshal};
    let mut table = in_daylight(FOX);
    crown(&mut table, &[Captain, Marshal, Foremole, Banker, Duchess]);
    let lines: Vec<Step> =
        Minister::ALL.into_iter().map(Step::Act).filter(|step| has_line(&table, *step)).collect();
    assert_eq!(lines, [Marshal, Banker, Duchess].map(Step::Act));
    assert!(!has_line(&table, Step::Ministers));
    for minister in [Captain, Foremole] {
        table.forbids(act(minister), &[], Refusal::NoAction(minister), "clockwork:10.5.4");
    }
    let mayor = Minister::Mayor;
    table.forbids(act(mayor), &[], Refusal::NotSwayed(mayor), "clockwork:10.5.4");
    crown(&mut table, &[Captain, Foremole]);
    impossible(&table, Step::Ministers, Refusal::NobodyActs);
}

/// clockwork:10.5.4: each acts once, and none after one below it.
#[test]
fn they_act_in_order_once() {
    let mut table = in_daylight(FOX);
    set(&mut table, Pool::MarketsOnMap, 1);
    set(&mut table, Pool::CitadelsOnMap, 1);
    crown(&mut table, &[Minister::Marshal, Minister::Earl, Minister::Baron]);
    table.play(act(Minister::Earl), &[]);
    table.forbids(act(Minister::Earl), &[], RefusalKind::AlreadyDone, "clockwork:10.7.7");
    table.forbids(act(Minister::Marshal), &[], RefusalKind::AlreadyDone, "clockwork:10.5");
    table.play(act(Minister::Baron), &[]);
    // A crown lost after the action does not take its line away.
    crown(&mut table, &[Minister::Marshal]);
    assert_eq!(status(&table, Step::Act(Minister::Baron)), Status::Done);
}

/// clockwork:10.7.2
#[test]
fn the_marshal_places_a_warrior() {
    let mut table = in_daylight(FOX);
    let marshal = act(Minister::Marshal);
    impossible(&table, Step::Act(Minister::Marshal), Refusal::NoBuildingOnMap);
    table.forbids(marshal.clone(), &[], Refusal::NoBuildingOnMap, "clockwork:10.7.2");
    set(&mut table, Pool::MarketsOnMap, 1);
    table.play(marshal.clone(), &[]);
    assert_eq!(warriors(&table), (13, 0, 7));
    table.undo();
    set(&mut table, Pool::Burrow, 14);
    table.forbids(marshal, &[], Refusal::NoWarriorInSupply, "clockwork:10.7.2");
}

/// clockwork:10.7.3
#[test]
fn the_foremole_brings_one_more() {
    let mut table = set_up();
    assert_eq!(table.step(duchy(), line_of(Step::Recruit)).count, Some(2));
    crown(&mut table, &[Minister::Foremole]);
    assert_eq!(table.step(duchy(), line_of(Step::Recruit)).count, Some(3));
    // Two of the difficulty, two Moles of two citadels, and one.
    set(&mut table, Pool::CitadelsOnMap, 2);
    assert_eq!(table.step(duchy(), line_of(Step::Recruit)).count, Some(5));
    table.play(own(Command::SetOrder), &[faces([FOX])]);
    table.play(own(Command::Recruit), &[]);
    assert_eq!(pool(&table, Pool::Burrow), 5);
}

/// clockwork:10.7.4: three are enough and three go, with a tie of its own whatever the order.
#[test]
fn the_brigadier_digs_with_three() {
    let mut table = in_daylight(FOX);
    crown(&mut table, &[Minister::Brigadier]);
    let brigadier = act(Minister::Brigadier);
    set(&mut table, Pool::Burrow, 2);
    let short = Refusal::BurrowShort { needed: 3, there: 2 };
    impossible(&table, Step::Act(Minister::Brigadier), short);
    table.forbids(brigadier.clone(), &[], short, "clockwork:10.7.4");
    set(&mut table, Pool::Burrow, 4);
    let ask = table.asked(brigadier.clone(), &[]);
    let tie = Choice::Tied(Tie::MostEnemyBuildingsAndTokens);
    assert_eq!(offered(&ask), [Choice::One, tie, Choice::Nowhere]);
    play(&mut table, brigadier.clone(), &[tie, Choice::One]);
    assert_eq!((warriors(&table), out(&table)), ((10, 1, 9), [2, 0, 0]));
    // Invaders change the Dig, not the Brigadier.
    let mut table = in_daylight_as(with(Traits { invaders: true, ..Traits::default() }), FOX);
    crown(&mut table, &[Minister::Brigadier]);
    set(&mut table, Pool::Burrow, 6);
    play(&mut table, brigadier, &[tie, Choice::Tied(Tie::Priority)]);
    assert_eq!(pool(&table, Pool::Burrow), 3, "once, also with six");
}

/// clockwork:10.7.5
#[test]
fn the_banker_builds_once_more() {
    let mut table = in_daylight(FOX);
    crown(&mut table, &[Minister::Banker]);
    play(&mut table, own(Command::Build), &[Choice::One]);
    play(&mut table, act(Minister::Banker), &[Choice::One]);
    assert_eq!(out(&table), [1, 2, 0]);
    next_turn(&mut table);
    table.turn_to(duchy(), Phase::Daylight);
    let entry = play(&mut table, act(Minister::Banker), &[Choice::NoSlot]);
    assert_eq!(tag(&entry), [(1, "clockwork:10.5.3".into())]);
    set(&mut table, Pool::CitadelsOnMap, 3);
    set(&mut table, Pool::MarketsOnMap, 3);
    next_turn(&mut table);
    impossible(&table, Step::Act(Minister::Banker), Refusal::AllBuilt);
}

/// clockwork:10.7.6: the Burrow is a clearing that it rules; the table is asked only where the map may hold as many.
#[test]
fn the_mayor_takes_from_the_fullest_ruled_clearing() {
    let mut table = in_daylight(FOX);
    crown(&mut table, &[Minister::Mayor]);
    let mayor = act(Minister::Mayor);
    set(&mut table, Pool::Burrow, 4);
    asks(&table.asked(mayor.clone(), &[]), Question::MayorOnMap { burrow: 4 });
    let entry = table.play(mayor.clone(), &[yes()]);
    assert_eq!(tag(&entry), [(1, "clockwork:10.7.6".into())]);
    assert_eq!(warriors(&table), (11, 4, 5));
    table.undo();
    table.play(mayor.clone(), &[no()]);
    assert_eq!(warriors(&table), (11, 3, 6));
    table.undo();
    // More in the Burrow than on the whole map.
    set(&mut table, Pool::Burrow, 7);
    table.play(mayor.clone(), &[]);
    assert_eq!(warriors(&table), (8, 6, 6));
    table.undo();
    // The house rule leaves the Burrow alone.
    table.play(own(Command::SetRules(Pick { mayor_on_map: true, ..Pick::default() })), &[]);
    asks(&table.asked(mayor.clone(), &[]), Question::MayorOnMap { burrow: 0 });
    let entry = table.play(mayor.clone(), &[no()]);
    assert_eq!((tag(&entry), warriors(&table)), (vec![], (7, 7, 6)));
    table.undo();
    set(&mut table, Pool::OnMap, 0);
    impossible(&table, Step::Act(Minister::Mayor), Refusal::NobodyToRemove);
    table.forbids(mayor, &[], Refusal::NobodyToRemove, "clockwork:10.7.6");
}

/// clockwork:10.2.2: the Burrow counts for the Mayor with nobody else on the map.
#[test]
fn the_burrow_is_always_ruled() {
    let mut table = in_daylight(FOX);
    crown(&mut table, &[Minister::Mayor]);
    set(&mut table, Pool::OnMap, 0);
    set(&mut table, Pool::Burrow, 1);
    let entry = table.play(act(Minister::Mayor), &[]);
    assert_eq!((tag(&entry), warriors(&table)), (vec![(1, "clockwork:10.7.6".into())], (20, 0, 0)));
}

/// clockwork:10.7.7, 10.7.8
#[test]
fn earl_and_baron_score_buildings() {
    for (minister, pool, none, law) in [
        (Minister::Earl, Pool::CitadelsOnMap, Refusal::NoCitadelOnMap, "clockwork:10.7.7"),
        (Minister::Baron, Pool::MarketsOnMap, Refusal::NoMarketOnMap, "clockwork:10.7.8"),
    ] {
        let mut table = in_daylight(FOX);
        crown(&mut table, &[minister]);
        impossible(&table, Step::Act(minister), none);
        table.forbids(act(minister), &[], none, law);
        set(&mut table, pool, 3);
        assert_eq!(table.step(duchy(), line_of(Step::Act(minister))).count, Some(3));
        let entry = table.play(act(minister), &[]);
        assert_eq!(tag(&entry), [(3, law.into())]);
    }
}

/// clockwork:10.7.9
#[test]
fn the_duchess_wants_all_tunnels_out() {
    let mut table = in_daylight(FOX);
    crown(&mut table, &[Minister::Duchess]);
    set(&mut table, Pool::TunnelsOnMap, 2);
    let left = Refusal::TunnelsLeft { left: 1 };
    impossible(&table, Step::Act(Minister::Duchess), left);
    table.forbids(act(Minister::Duchess), &[], left, "clockwork:10.7.9");
    set(&mut table, Pool::TunnelsOnMap, 3);
    let entry = table.play(act(Minister::Duchess), &[]);
    assert_eq!(tag(&entry), [(2, "clockwork:10.7.9".into())]);
}

/// clockwork:10.7.8, 10.6.2: markets score in Daylight by the Baron and in the Evening again.
#[test]
fn markets_score_twice_with_the_baron() {
    let mut table = in_daylight(FOX);
    crown(&mut table, &[Minister::Baron]);
    set(&mut table, Pool::MarketsOnMap, 3);
    table.play(act(Minister::Baron), &[]);
    table.turn_to(duchy(), Phase::Evening);
    table.play(own(Command::Score), &[]);
    assert_eq!(table.points(duchy()), 6);
}
