//! NB.2.4, NB.2.5: cannonballs.

use super::*;

/// nemesis:NB.2.4: three balls, wherever they are.
#[test]
fn there_are_three_cannonballs() {
    let mut table = set_up();
    assert_eq!(balls(&table), [3, 0, 0]);
    lay_balls(&mut table, 2, 1);
    let ask = table.asked(set(Pool::Bore), &[]);
    assert_eq!(ask.form, Form::Number { min: 0, max: 3, start: 2 });
}

/// nemesis:NB.2.5: no removal takes a ball and none scores, not even one of everything in a place.
#[test]
fn a_cannonball_is_never_removed() {
    let mut table = set_up();
    lay_balls(&mut table, 0, 3);
    table.forbids(hit(foe()), &[], Refusal::CannonDamaged, "nemesis:NB.2.3.I");
    warriors(&mut table, 1);
    for means in [Means::Hits, Means::Sweep] {
        let remove = Act::Remove { by: Some(foe()), whose: Some(nb()), means };
        assert_eq!(classes(&table, remove.clone()), [(Class::Warrior, 1)]);
        let entry = table.play(remove, &[counts([1])]);
        assert_eq!((scores(&entry).len(), balls(&table)), (0, [0, 0, 3]));
        table.undo();
    }
}
