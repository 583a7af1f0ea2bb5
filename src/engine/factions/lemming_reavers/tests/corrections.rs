//! The table puts things right.

use super::*;

/// Every tracker of the board set by hand once: pieces still add up (the kit checks after each entry).
#[test]
fn every_tracker_can_be_corrected_by_hand() {
    let mut table = set_up();
    for (from, to) in [(Pool::Supply, Pool::Warriors), (Pool::Track, Pool::Encampments)] {
        let all = pool(&table, from) + pool(&table, to);
        for which in [from, to] {
            for n in [0, all, all - 1] {
                set_pool(&mut table, which, n);
                assert_eq!(pool(&table, from) + pool(&table, to), all);
            }
        }
    }
    for cache in Cache::ALL {
        let at = |spot| Pool::Cache(cache, spot);
        table.play(set(at(Spot::Board)), &[number(2)]);
        assert_eq!(lies(&table, cache), [0, 0, 2]);
        // To the supply or the map: it is asked which.
        table.play(set(at(Spot::Board)), &[number(1), Answer::One(1)]);
        assert_eq!(lies(&table, cache), [0, 1, 1]);
        // Both come back, from wherever they lie.
        table.play(set(at(Spot::Supply)), &[number(2)]);
        assert_eq!(lies(&table, cache), [2, 0, 0]);
        table.play(set(at(Spot::Map)), &[number(1)]);
        table.play(set(at(Spot::Map)), &[number(0), Answer::One(1)]);
        assert_eq!(lies(&table, cache), [1, 0, 1]);
    }
    table.set_points(lr(), 7);
    table.set_hand(lr(), 6);
    for what in Tally::ALL {
        table.play(own(Command::SetTally(what)), &[number(3)]);
        assert_eq!(state(&table).tally(what), 3);
        let same = table.refused(own(Command::SetTally(what)), &[number(3)]);
        assert_eq!(same.kind, RefusalKind::NothingChanges);
    }
    assert_eq!(state(&table).rallied(), 9);
    for space in Space::ALL {
        table.play(Act::Learn(Figure::Points(space).into()), &[number(9)]);
    }
    table.play(own(Command::SetRules(Pick { idle_box_is_limit: true })), &[]);
    // A new turn counts from nothing; the house rule stays.
    table.play(Act::EndTurn, &[yes()]);
    table.turn_to(lr(), Phase::Birdsong);
    let rules = Pick { idle_box_is_limit: true };
    assert_eq!(state(&table), State { rules, ..State::default() });
}

/// The warriors' own pools and commands are nobody else's. root:1.5.3
#[test]
fn lemming_pieces_belong_to_the_lemmings() {
    let table = set_up();
    let theirs = Act::SetTo(Tracker::Pool(foe(), Pool::Warriors.into()));
    assert_eq!(table.refused(theirs, &[]).kind, RefusalKind::NothingChanges);
    let theirs = Act::Play { seat: foe(), play: Command::Arrive.into() };
    assert!(matches!(table.refused(theirs, &[]).kind, RefusalKind::Misfit(_)));
}

/// A wrong faction, corrected in the middle of a game: the board starts anew, points and hand stay.
#[test]
fn a_wrong_faction_is_corrected() {
    let mut table = Table::of_guests(3);
    table.set_points(lr(), 6);
    table.play(Act::Repick { seat: lr(), pick: Pick::default().into() }, &[]);
    assert_eq!((table.points(lr()), pool(&table, Pool::Supply)), (6, 25));
    let twice = Act::Repick { seat: foe(), pick: Pick::default().into() };
    assert_eq!(table.refused(twice, &[]).kind, RefusalKind::FactionTwice);
    table.play(own(Command::Settle), &[]);
    on_the_map(&mut table, 12, 3);
    lay(&mut table, Cache::Depot, 1, 1);
    assert_eq!(status(&table, Step::Rally).1, Some(4));
}

/// Without a marker the Lemmings score nothing more; whoever takes a cache still does. root:3.3.1
#[test]
fn without_a_marker_nothing_scores() {
    let mut table = in_phase(Phase::Daylight);
    table.set_points(lr(), 10);
    table.play(Act::ActivateDominance { seat: lr() }, &[Answer::One(0)]);
    let entry = table.play(own(Command::Rally(Action::Build)), &[]);
    assert_eq!(scores(&entry), [line(lr(), 0, "nemesis:LR.5.2.III")]);
    lay(&mut table, Cache::Reserve, 1, 0);
    let entry = table.play(taken(Means::Hits), &[counts([0, 0, 1]), yes()]);
    let points: Vec<i16> = scores(&entry).iter().map(|s| s.1).collect();
    assert_eq!(points, [1, 0, 1]);
}

/// A usual turn takes nine touches: each step one, three actions, and the end of the turn; no question is asked.
#[test]
fn a_usual_turn_takes_nine_touches() {
    let mut table = set_up();
    let touches = [
        own(Command::Arrive),
        own(Command::Recruit),
        own(Command::Scout { cache: Cache::Depot }),
        own(Command::Rally(Action::Scour)),
        own(Command::Rally(Action::Battle)),
        own(Command::Rally(Action::Build)),
        own(Command::Plunder { cache: Cache::Depot }),
        own(Command::Draw),
        Act::EndTurn,
    ];
    let n = touches.len();
    for touch in touches {
        table.play(touch, &[]);
    }
    // Scout and Plunder stand among the types of cache, so each of them is one touch as well.
    assert_eq!((n, table.game().turn.seat), (9, foe()));
    assert_eq!(lies(&table, Cache::Depot), [1, 0, 1]);
    assert_eq!((pool(&table, Pool::Warriors), table.hand(lr()), table.points(lr())), (8, 3, 1));
}
