//! LR.5: Daylight.

use super::*;

/// nemesis:LR.5: Craft, Rally, Seize, in that order.
#[test]
fn daylight_is_craft_rally_seize() {
    let mut table = in_phase(Phase::Daylight);
    lay(&mut table, Cache::Reserve, 1, 1);
    table.play(own(Command::Rally(Action::Scour)), &[]);
    let craft = Act::Craft { seat: lr() };
    table.forbids(craft, &[], RefusalKind::AlreadyDone, "nemesis:LR.5");
    table.play(own(Command::Seize), &[]);
    let late = own(Command::Rally(Action::Battle));
    table.forbids(late, &[], RefusalKind::AlreadyDone, "nemesis:LR.5");
    assert_eq!(status(&table, Step::Rally).0, Status::Done, "two actions were left lying");
    assert_eq!(status(&table, Step::Craft).0, Status::Skipped);
}

/// nemesis:LR.5.2, nemesis:LR.7.2: three actions, one more per depot on the board, in any order.
#[test]
fn rally_has_three_actions_and_one_more_per_depot() {
    let scour = own(Command::Rally(Action::Scour));
    for (depots, actions) in [(0, 3), (1, 4), (2, 5)] {
        let mut table = in_phase(Phase::Daylight);
        lay(&mut table, Cache::Depot, 0, depots);
        for left in (1..=actions).rev() {
            assert_eq!(status(&table, Step::Rally), (Status::Optional, Some(left)));
            let action = if left % 2 == 0 { Action::Battle } else { Action::Scour };
            table.play(own(Command::Rally(action)), &[]);
        }
        assert_eq!(status(&table, Step::Rally), (Status::Done, Some(0)));
        let none = Refusal::NoActionLeft { actions };
        table.forbids(scour.clone(), &[], none, "nemesis:LR.5.2");
        table.insist(scour.clone(), &[]);
        assert_eq!(status(&table, Step::Rally), (Status::Done, Some(0)));
    }
}

/// nemesis:LR.5.2.I: whoever moves leaves a Lemming piece behind, so one piece alone cannot scour.
#[test]
fn scouring_leaves_a_piece_behind() {
    let mut table = in_phase(Phase::Daylight);
    let scour = own(Command::Rally(Action::Scour));
    on_the_map(&mut table, 1, 0);
    table.forbids(scour.clone(), &[], Refusal::NobodyWouldStay, "nemesis:LR.5.2.I");
    // A cache is a piece that can stay.
    lay(&mut table, Cache::Loot, 1, 0);
    table.play(scour.clone(), &[]);
    set_pool(&mut table, Pool::Warriors, 0);
    table.forbids(scour, &[], Refusal::NobodyOnMap, "nemesis:LR.5.2.I");
}

/// nemesis:LR.5.2.II: a battle takes a warrior on the map.
#[test]
fn battling_takes_a_warrior() {
    let mut table = in_phase(Phase::Daylight);
    let battle = own(Command::Rally(Action::Battle));
    table.play(battle.clone(), &[]);
    table.undo();
    on_the_map(&mut table, 0, 1);
    table.forbids(battle, &[], Refusal::NobodyOnMap, "nemesis:LR.5.2.II");
    assert_eq!(status(&table, Step::Rally).0, impossible(Refusal::NobodyOnMap));
}

/// nemesis:LR.5.2.III: an encampment and a warrior come, the space it uncovers scores, and only once a turn.
#[test]
fn build_with_garrison_once_a_turn() {
    let mut table = in_phase(Phase::Daylight);
    let build = own(Command::Rally(Action::Build));
    let entry = table.play(build.clone(), &[]);
    assert_eq!(scores(&entry), [line(lr(), 1, "nemesis:LR.5.2.III")]);
    assert_eq!(reasons(&entry), [Why::Own(Reason::Built.into())]);
    assert_eq!((pool(&table, Pool::Warriors), pool(&table, Pool::Encampments)), (5, 2));
    assert_eq!(status(&table, Step::Rally), (Status::Optional, Some(2)));
    table.forbids(build.clone(), &[], Refusal::BuiltAlready, "nemesis:LR.5.2.III");
    // Insisted on, the next space scores.
    let entry = table.insist(build.clone(), &[]);
    assert_eq!(scores(&entry), [line(lr(), 2, "nemesis:LR.5.2.III")]);
    table.undo();
    table.play(Act::EndTurn, &[yes()]);
    table.turn_to(lr(), Phase::Daylight);
    table.play(build.clone(), &[]);
    // Nobody rules a clearing without warriors.
    table.play(own(Command::SetTally(Tally::Built)), &[number(0)]);
    set_pool(&mut table, Pool::Warriors, 0);
    table.forbids(build, &[], Refusal::NobodyOnMap, "nemesis:LR.5.2.III");
}

/// nemesis:LR.5.2.III: a space that is worth nothing scores nothing; with all five built there is none to place.
#[test]
fn every_space_of_the_track_has_its_own_points() {
    for (standing, points) in [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)] {
        let mut table = in_phase(Phase::Daylight);
        on_the_map(&mut table, 4, standing);
        table.play(own(Command::Rally(Action::Build)), &[]);
        assert_eq!(table.points(lr()), points);
    }
    let mut table = in_phase(Phase::Daylight);
    on_the_map(&mut table, 4, 5);
    let refusal = table.refused(own(Command::Rally(Action::Build)), &[]);
    assert_eq!((refusal.kind, refusal.can_insist), (Refusal::AllBuilt.into(), false));
}

/// nemesis:LR.5.2.III: without room under Upkeep the encampment comes and scores, and no warrior. root:1.5.4
#[test]
fn a_garrison_without_room_is_left_out() {
    let mut table = in_phase(Phase::Daylight);
    on_the_map(&mut table, 14, 1);
    let entry = table.play(own(Command::Rally(Action::Build)), &[]);
    assert_eq!((pool(&table, Pool::Warriors), pool(&table, Pool::Encampments)), (14, 2));
    assert_eq!(held(&entry), [(1, 0)]);
    assert_eq!(table.points(lr()), 1);
}

/// nemesis:LR.5.2.III: the points are printed on the board only: asked when needed, once, and correctable.
#[test]
fn points_of_a_space_are_asked_once() {
    let laid = Setup { figures: Figures::default(), ..seats(Pick::default()) };
    let mut table = Table::lay(laid);
    table.play(own(Command::Settle), &[]);
    table.play(Act::Start, &[]);
    table.turn_to(lr(), Phase::Daylight);
    let build = own(Command::Rally(Action::Build));
    let second = Figure::Points(Space::Second).into();
    let ask = table.asked(build.clone(), &[]);
    assert_eq!((ask.to, &ask.question), (Answerer::Table, &Asked::Figure(second)));
    let entry = table.play(build.clone(), &[number(2)]);
    assert_eq!(scores(&entry), [line(lr(), 2, "nemesis:LR.5.2.III")]);
    assert_eq!(table.game().figures.number(second), Some(2));
    // The encampment is lost and built again: known.
    table.play(taken(Means::Hits), &[counts([0, 1])]);
    table.play(own(Command::SetTally(Tally::Built)), &[number(0)]);
    table.play(build, &[]);
    assert_eq!(table.points(lr()), 4);
    table.play(Act::Learn(second), &[number(3)]);
    assert_eq!(table.game().figures.number(second), Some(3));
}

/// nemesis:LR.5.3, nemesis:LR.7.3: one Seize for each reserve on the board, not for provisions.
#[test]
fn each_reserve_seizes_once() {
    let mut table = in_phase(Phase::Daylight);
    let seize = own(Command::Seize);
    lay(&mut table, Cache::Provisions, 1, 1);
    assert_eq!(status(&table, Step::Seize).0, impossible(Refusal::NoReserve));
    table.forbids(seize.clone(), &[], Refusal::NoReserve, "nemesis:LR.5.3");
    lay(&mut table, Cache::Reserve, 0, 2);
    assert_eq!(status(&table, Step::Seize), (Status::Optional, Some(2)));
    table.play(seize.clone(), &[]);
    table.play(seize.clone(), &[]);
    assert_eq!(status(&table, Step::Seize), (Status::Done, Some(0)));
    let none = Refusal::NoSeizeLeft { reserves: 2 };
    table.forbids(seize, &[], none, "nemesis:LR.5.3");
}

/// nemesis:LR.5.3: Seize goes where a cache lies, so without one on the map there is nowhere to go.
#[test]
fn seizing_takes_a_cache_and_a_warrior_on_the_map() {
    let mut table = in_phase(Phase::Daylight);
    let seize = own(Command::Seize);
    lay(&mut table, Cache::Reserve, 0, 1);
    assert_eq!(status(&table, Step::Seize).0, impossible(Refusal::NoCacheOnMap));
    table.forbids(seize.clone(), &[], Refusal::NoCacheOnMap, "nemesis:LR.5.3");
    lay(&mut table, Cache::Loot, 1, 0);
    set_pool(&mut table, Pool::Warriors, 0);
    table.forbids(seize.clone(), &[], Refusal::NobodyOnMap, "nemesis:LR.5.3");
    set_pool(&mut table, Pool::Warriors, 1);
    table.play(seize, &[]);
    assert_eq!(status(&table, Step::Seize), (Status::Done, Some(0)));
}
