//! Dig and Build.

use super::*;
use crate::engine::refusal::RefusalKind;

fn dig() -> Act {
    own(Command::Dig)
}

/// clockwork:10.5.1: four warriors leave the Burrow with a tunnel.
#[test]
fn a_dig_moves_four_warriors_and_a_tunnel() {
    let mut table = in_daylight(FOX);
    set(&mut table, Pool::Burrow, 5);
    assert_eq!(table.step(duchy(), line_of(Step::Dig)).count, Some(4));
    let ask = table.asked(dig(), &[]);
    asks(&ask, Question::DigWhere { order: Suit::Fox, warriors: 4, by: None });
    play(&mut table, dig(), &[Choice::One]);
    assert_eq!(warriors(&table), (9, 1, 10));
    assert_eq!(out(&table), [2, 0, 0]);
    table.forbids(dig(), &[], RefusalKind::AlreadyDone, "clockwork:10.5.1");
}

/// clockwork:10.5.1: three in the Burrow are not enough, and the step says so.
#[test]
fn a_dig_needs_four_in_the_burrow() {
    let mut table = in_daylight(FOX);
    set(&mut table, Pool::Burrow, 3);
    let short = Refusal::BurrowShort { needed: 4, there: 3 };
    impossible(&table, Step::Dig, short);
    table.forbids(dig(), &[], short, "clockwork:10.5.1");
    let offers = crate::engine::offer::offers(table.game(), duchy());
    assert!(!offers.iter().any(|offer| offer.command == dig()), "never a command");
    // The table overrules it: as many go as there are.
    table.insist(dig(), &[Answer::One(0)]);
    assert_eq!(pool(&table, Pool::Burrow), 0);
}

/// clockwork:10.5.1.I: one tie-break at a time, in order, ending in the lowest priority number.
#[test]
fn ties_of_a_dig_come_one_at_a_time() {
    use Tie::{FewestWarriors, MostEnemyBuildingsAndTokens, MostSlots, Priority};
    let mut table = in_daylight(RABBIT);
    set(&mut table, Pool::Burrow, 4);
    let mut answers = Vec::new();
    for (by, next) in
        [(None, MostSlots), (Some(MostSlots), FewestWarriors), (Some(FewestWarriors), Priority)]
    {
        let ask = table.asked(dig(), &answers);
        asks(&ask, Question::DigWhere { order: Suit::Rabbit, warriors: 4, by });
        let nowhere = by.is_none().then_some(Choice::Nowhere);
        let choices: Vec<Choice> =
            [Choice::One, Choice::Tied(next)].into_iter().chain(nowhere).collect();
        assert_eq!(offered(&ask), choices);
        answers.push(chooses(&ask, Choice::Tied(next)));
    }
    // The last one settles it by itself.
    table.play(dig(), &answers);
    assert_eq!(pool(&table, Pool::Burrow), 0);

    let mut table = in_daylight(BIRD);
    set(&mut table, Pool::Burrow, 4);
    let ask = table.asked(dig(), &[]);
    let tie = Choice::Tied(MostEnemyBuildingsAndTokens);
    assert_eq!(offered(&ask), [Choice::One, tie, Choice::Nowhere]);
    play(&mut table, dig(), &[tie, Choice::Tied(Priority)]);
    assert_eq!(warriors(&table), (10, 0, 10));
}

/// clockwork:10.5.1: no clearing fits, nothing moves.
#[test]
fn a_dig_may_have_nowhere_to_go() {
    let mut table = in_daylight(MOUSE);
    set(&mut table, Pool::Burrow, 6);
    play(&mut table, dig(), &[Choice::Nowhere]);
    assert_eq!((warriors(&table), out(&table)), ((8, 6, 6), [1, 0, 0]));
    assert_eq!(status(&table, Step::Dig), Status::Done);
}

/// clockwork:10.5.1.II: without a tunnel in supply one is moved; it never refuses.
#[test]
fn without_a_tunnel_one_of_the_map_moves() {
    let mut table = in_daylight(FOX);
    set(&mut table, Pool::Burrow, 4);
    set(&mut table, Pool::TunnelsOnMap, 3);
    let first = chosen(&table, &dig(), &[Choice::One]);
    let ask = table.asked(dig(), &first);
    asks(&ask, Question::TunnelFrom);
    assert_eq!(ask.law.unwrap().full(), "clockwork:10.5.1.II");
    assert_eq!(offered(&ask), [Choice::One, Choice::Tied(Tie::Priority)]);
    play(&mut table, dig(), &[Choice::One, Choice::One]);
    assert_eq!((warriors(&table), out(&table)), ((10, 0, 10), [3, 0, 0]));
}

/// clockwork:10.5.1 with Overwhelm: three are enough for one Dig, two take six.
#[test]
fn overwhelm_digs_twice_with_three() {
    let traits = Traits { overwhelm: true, ..Traits::default() };
    for (burrow, digs) in [(3, 1), (5, 1), (6, 2), (9, 2)] {
        let mut table = in_daylight_as(with(traits), FOX);
        set(&mut table, Pool::Burrow, burrow);
        play(&mut table, dig(), &vec![Choice::One; usize::from(digs)]);
        assert_eq!(pool(&table, Pool::Burrow), burrow - 3 * digs);
        assert_eq!(out(&table)[0], 1 + digs);
        assert_eq!(status(&table, Step::Dig), Status::Done);
    }
    let mut table = in_daylight_as(with(traits), FOX);
    set(&mut table, Pool::Burrow, 2);
    impossible(&table, Step::Dig, Refusal::BurrowShort { needed: 3, there: 2 });
    set(&mut table, Pool::Burrow, 6);
    play(&mut table, dig(), &[Choice::Nowhere]);
    assert_eq!(pool(&table, Pool::Burrow), 6, "no second Dig where there was none to begin with");
}

/// clockwork:10.5.1.I with Invaders: enemy buildings, then the fewest enemy warriors, whatever the order.
#[test]
fn invaders_dig_towards_enemies() {
    let traits = Traits { invaders: true, ..Traits::default() };
    for order in [FOX, BIRD] {
        let mut table = in_daylight_as(with(traits), order);
        set(&mut table, Pool::Burrow, 4);
        let ties = [Tie::MostEnemyBuildings, Tie::FewestEnemyWarriors, Tie::Priority];
        play(&mut table, dig(), &ties.map(Choice::Tied));
        assert_eq!(pool(&table, Pool::Burrow), 0);
    }
}

/// clockwork:10.4.1: without an order there is nothing to dig to.
#[test]
fn daylight_waits_for_the_order() {
    let mut table = set_up();
    set(&mut table, Pool::Burrow, 4);
    table.turn_to(duchy(), Phase::Daylight);
    table.forbids(dig(), &[], Refusal::NoOrder, "clockwork:10.4.1");
    table.forbids(battle(), &[], Refusal::NoOrder, "clockwork:10.4.1");
}

fn build() -> Act {
    own(Command::Build)
}

/// clockwork:10.5.3: nine in supply make a citadel, eight a market.
#[test]
fn the_supply_says_what_is_built() {
    for (supply, building, map) in
        [(9, Building::Citadel, [1, 1, 0]), (8, Building::Market, [1, 0, 1])]
    {
        let mut table = in_daylight(FOX);
        set(&mut table, Pool::Burrow, 14 - supply);
        assert_eq!(pool(&table, Pool::Supply), supply);
        let ask = table.asked(build(), &[]);
        asks(&ask, Question::BuildWhere { building, supply });
        assert_eq!(offered(&ask), [Choice::One, Choice::Tied(Tie::Priority), Choice::NoSlot]);
        let entry = play(&mut table, build(), &[Choice::Tied(Tie::Priority)]);
        assert_eq!((out(&table), scores(&entry)), (map, vec![]));
    }
}

/// clockwork:10.5.3: no slot anywhere but buildings left: a point.
#[test]
fn no_slot_gives_a_point() {
    let mut table = in_daylight(FOX);
    let entry = play(&mut table, build(), &[Choice::NoSlot]);
    assert_eq!(tag(&entry), [(1, "clockwork:10.5.3".into())]);
    assert_eq!(out(&table), [1, 0, 0]);
}

/// clockwork:10.5.3: nine in supply and no citadel left: a point while markets are left, and nothing to ask.
#[test]
fn an_empty_track_gives_a_point_by_the_letter() {
    let mut table = in_daylight(FOX);
    set(&mut table, Pool::CitadelsOnMap, 3);
    assert_eq!(pool(&table, Pool::Supply), 14);
    let entry = table.play(build(), &[]);
    assert_eq!((tag(&entry), out(&table)), (vec![(1, "clockwork:10.5.3".into())], [1, 3, 0]));
    table.undo();
    // The table's house rule: a market instead.
    table.play(own(Command::SetRules(Pick { other_kind: true, ..Pick::default() })), &[]);
    play(&mut table, build(), &[Choice::One]);
    assert_eq!((table.points(duchy()), out(&table)), (0, [1, 3, 1]));
}

/// clockwork:10.5.3: with neither left nothing happens, and no point.
#[test]
fn with_everything_built_there_is_no_point() {
    let mut table = in_daylight(FOX);
    set(&mut table, Pool::CitadelsOnMap, 3);
    set(&mut table, Pool::MarketsOnMap, 3);
    impossible(&table, Step::Build, Refusal::AllBuilt);
    table.forbids(build(), &[], Refusal::AllBuilt, "clockwork:10.5.3");
    assert_eq!(table.points(duchy()), 0);
}

/// clockwork:10.5.3: without a piece on the map nothing needs to be asked.
#[test]
fn whoever_rules_nothing_cannot_build() {
    let mut table = in_daylight(FOX);
    set(&mut table, Pool::OnMap, 0);
    let entry = table.play(build(), &[]);
    assert_eq!(tag(&entry), [(1, "clockwork:10.5.3".into())]);
}

/// clockwork:10.5.3 with Invaders: without a slot it battles everywhere instead.
#[test]
fn invaders_battle_where_they_cannot_build() {
    let mut table = in_daylight_as(with(Traits { invaders: true, ..Traits::default() }), FOX);
    let everywhere = Front::Everywhere;
    let fight = own(Command::Battle { front: everywhere });
    table.forbids(fight.clone(), &[], Refusal::NoInvasion, "clockwork:10.5.3");
    let ask = table.asked(build(), &[]);
    assert_eq!(offered(&ask).last(), Some(&Choice::RulesNothing));
    let entry = play(&mut table, build(), &[Choice::NoSlot]);
    assert_eq!(scores(&entry), [], "instead of the point");
    assert_eq!(status(&table, Step::Invade), Status::Due);
    table.play(fight.clone(), &[Answer::One(0), counts([1, 0, 0, 0, 0])]);
    table.play(fight.clone(), &[Answer::One(1), counts([0; 5])]);
    assert_eq!(status(&table, Step::Invade), Status::Due);
    play(&mut table, fight.clone(), &[Choice::NoBattle]);
    assert_eq!(status(&table, Step::Invade), Status::Done);
    table.forbids(fight, &[], Refusal::NoInvasion, "clockwork:10.5.3");
    next_turn(&mut table);
    assert!(!has_line(&table, Step::Invade));
    table.undo();
    table.undo();
    // Ruling nothing is no lack of slots.
    let mut table = in_daylight_as(with(Traits { invaders: true, ..Traits::default() }), FOX);
    play(&mut table, build(), &[Choice::RulesNothing]);
    assert_eq!(table.points(duchy()), 1);
}
