//! LR.7: what each cache on the board is worth.

use super::*;

/// nemesis:LR.7.1, nemesis:LR.7.2, nemesis:LR.7.3, nemesis:LR.7.4: a cache works the moment it lies on the board,
/// and no longer once it is gone.
#[test]
fn caches_work_while_they_lie_on_the_board() {
    let mut table = in_phase(Phase::Evening);
    on_the_map(&mut table, 4, 4);
    table.set_hand(lr(), 5);
    for cache in Cache::ALL {
        lay(&mut table, cache, 1, 0);
    }
    assert_eq!(room_now(&table), 10);
    for cache in Cache::ALL {
        table.play(own(Command::Plunder { cache }), &[]);
    }
    assert_eq!(room_now(&table), 15);
    assert_eq!(status(&table, Step::Draw).1, Some(2));
    assert_eq!(status(&table, Step::Rally).1, Some(4));
    table.play(own(Command::Draw), &[]);
    for _ in 0..3 {
        table.play(Act::EndTurn, &[]);
    }
    table.turn_to(lr(), Phase::Daylight);
    // Out of the supply, where the board could give it too.
    let loot = Pool::Cache(Cache::Loot, Spot::Map);
    table.play(set(loot), &[number(1), Answer::One(0)]);
    assert_eq!(status(&table, Step::Seize).1, Some(1));
    // All four encampments lost, one after the other: the board is empty again.
    for at in [0, 0, 0] {
        table.play(taken(Means::Hits), &[counts([0, 1, 0]), Answer::One(at)]);
    }
    table.play(taken(Means::Hits), &[counts([0, 1, 0])]);
    assert_eq!(room_now(&table), 10);
    assert_eq!(status(&table, Step::Rally).1, Some(3));
}
