//! NB.2.3: the cannon.

use super::*;

/// nemesis:NB.2.3, nemesis:NB.2.3.I: a pawn, so no warrior, building or token; damaged it cannot be removed,
/// and alone on the map there is nothing to remove at all.
#[test]
fn a_damaged_cannon_cannot_be_removed() {
    let mut table = set_up();
    assert_eq!(state(&table).cannon, Cannon::Damaged);
    table.forbids(hit(foe()), &[], Refusal::CannonDamaged, "nemesis:NB.2.3.I");
    warriors(&mut table, 2);
    assert_eq!(classes(&table, hit(foe())), [(Class::Warrior, 2)]);
    repaired(&mut table);
    assert_eq!(classes(&table, hit(foe())), [(Class::Warrior, 2), (Class::Pawn, 1)]);
    marks(&mut table, 1);
    assert_eq!(
        classes(&table, hit(foe())),
        [(Class::Warrior, 2), (Class::Token, 1), (Class::Pawn, 1)]
    );
}

/// nemesis:NB.2.3.III: hit while whole it flips, the hitter scores 1, and every loaded ball lies on the map.
#[test]
fn a_whole_cannon_that_is_hit_flips_and_scatters_its_balls() {
    let mut table = set_up();
    lay_balls(&mut table, 2, 0);
    repaired(&mut table);
    let entry = table.play(hit(foe()), &[counts([1])]);
    assert_eq!(scores(&entry), [line(foe(), 1, "nemesis:NB.2.3.III")]);
    assert_eq!(reasons(&entry), [Why::Own(Reason::CannonDamaged.into())]);
    assert_eq!((state(&table).cannon, balls(&table)), (Cannon::Damaged, [1, 0, 2]));
    // Again, while damaged and alone.
    table.forbids(hit(foe()), &[], Refusal::CannonDamaged, "nemesis:NB.2.3.I");
    table.undo();
    assert_eq!((state(&table).cannon, balls(&table)), (Cannon::Whole, [1, 2, 0]));
    assert_eq!(table.points(foe()), 0);
}

/// nemesis:NB.2.3.III, root:1.5.4: with warriors and a mark in one removal: all goes first, then the points.
#[test]
fn everything_goes_before_anybody_scores() {
    let mut table = set_up();
    lay_balls(&mut table, 1, 0);
    warriors(&mut table, 3);
    marks(&mut table, 1);
    repaired(&mut table);
    let entry = table.play(hit(other()), &[counts([3, 1, 1])]);
    assert_eq!(
        scores(&entry),
        [line(other(), 1, "root:3.2.1"), line(other(), 1, "nemesis:NB.2.3.III")]
    );
    let first_score = entry.effects.iter().position(|e| matches!(e, Shared::Score { .. }));
    let last_move = entry.effects.iter().rposition(|e| matches!(e, Shared::Shift { .. }));
    assert!(last_move < first_score);
    assert_eq!((pool(&table, Pool::Supply), balls(&table)), (15, [2, 0, 1]));
}

/// nemesis:NB.2.3.III: nobody scores for a cannon that its own side loses.
#[test]
fn its_own_side_scores_nothing_for_the_cannon() {
    let mut table = set_up();
    lay_balls(&mut table, 1, 0);
    repaired(&mut table);
    let entry = table.play(hit(nb()), &[counts([1])]);
    assert_eq!((scores(&entry).len(), state(&table).cannon), (0, Cannon::Damaged));
}

/// nemesis:NB.2.3.II, nemesis:NB.5.3, nemesis:NB.5.2: the cannon moves and battles without a warrior beside it.
#[test]
fn the_cannon_moves_and_battles_alone() {
    let mut table = set_up();
    table.turn_to(nb(), Phase::Daylight);
    assert_eq!(pool(&table, Pool::OnMap), 0);
    table.play(take(Action::Rollout), &[]);
    table.play(take(Action::Battle), &[]);
    assert_eq!(actions_left(&state(&table)), 2);
}
