//! LR.2.3: Encampments.

use super::*;

/// nemesis:LR.2.3: five encampments; they are buildings, and no more of them can be removed than stand.
#[test]
fn encampments_are_five_buildings() {
    let mut table = set_up();
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::Encampments)), (4, 1));
    let Form::Counts { rows, .. } = table.asked(taken(Means::Hits), &[]).form else { panic!() };
    let listed: Vec<_> = rows.iter().map(|row| (row.what, row.max)).collect();
    let class = Countable::Class;
    assert_eq!(listed, [(class(Class::Warrior), 4), (class(Class::Building), 1)]);
    let entry = table.play(taken(Means::Hits), &[counts([0, 1])]);
    assert_eq!(reasons(&entry), [Why::Removed { whose: lr(), class: Class::Building }]);
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::Encampments)), (5, 0));
}

/// nemesis:LR.2.3.I: a lost encampment sends a cache of the board back, of the Lemmings' choice; an empty board
/// loses nothing.
#[test]
fn a_lost_encampment_costs_a_cache_of_the_board() {
    let mut table = set_up();
    let lost = counts([0, 1]);
    // Nothing on the board: only the remover's point.
    let entry = table.play(taken(Means::Hits), std::slice::from_ref(&lost));
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    table.undo();
    // One type: it goes without a question, and nobody is rewarded for it.
    lay(&mut table, Cache::Reserve, 0, 2);
    let entry = table.play(taken(Means::Hits), std::slice::from_ref(&lost));
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    assert_eq!(lies(&table, Cache::Reserve), [1, 0, 1]);
    table.undo();
    // Two types: the Lemmings choose.
    lay(&mut table, Cache::Loot, 0, 1);
    let ask = table.asked(taken(Means::Hits), std::slice::from_ref(&lost));
    assert_eq!(ask.question, Asked::Own(Question::Raided.into()));
    assert_eq!((ask.to, law_of(&ask)), (Answerer::Seat(lr()), "nemesis:LR.2.3.I".into()));
    let before = table.bytes();
    table.play(taken(Means::Hits), &[lost, Answer::One(1)]);
    assert_eq!(lies(&table, Cache::Loot), [2, 0, 0]);
    assert_eq!(lies(&table, Cache::Reserve), [0, 0, 2]);
    table.undo();
    assert_eq!(table.bytes(), before);
    // Three encampments and three caches: all of them go.
    set_pool(&mut table, Pool::Encampments, 3);
    table.play(taken(Means::Hits), &[counts([0, 3]), Answer::One(0), Answer::One(0)]);
    assert_eq!(lies(&table, Cache::Loot), [2, 0, 0]);
    assert_eq!(lies(&table, Cache::Reserve), [2, 0, 0]);
    table.undo();
    // Whoever removed it: nemesis:LR.2.3.I speaks of any removal.
    let mine = Act::Remove { by: Some(lr()), whose: Some(lr()), means: Means::Hits };
    let entry = table.play(mine, &[counts([0, 1]), Answer::One(0)]);
    assert_eq!(scores(&entry), []);
    assert_eq!(lies(&table, Cache::Reserve), [1, 0, 1]);
}
