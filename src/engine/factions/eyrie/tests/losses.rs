//! What others take of the Eyrie, and what the Despot takes of others.

use super::*;

fn lost(warriors: u8, roosts: u8) -> (Act, Answer) {
    let by_foe = Act::Remove { by: Some(foe()), whose: Some(eyrie()), means: Means::Hits };
    (by_foe, counts([warriors, roosts]))
}

/// A removed roost goes back to the track: remover +1, points and cards roll back. root:3.2.1, root:7.6.1
#[test]
fn a_removed_roost_rolls_the_track_back() {
    let mut table = evening(4);
    let (remove, answer) = lost(2, 1);
    let entry = table.play(remove, &[answer]);
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    let pools = [Pool::Supply, Pool::Warriors, Pool::Track, Pool::Roosts];
    assert_eq!(pools.map(|p| pool(&table, p)), [16, 4, 4, 3]);
    assert_eq!(status(&table, Step::Score), (Status::Due, Some(2)));
    table.undo();
    assert_eq!(status(&table, Step::Score), (Status::Due, Some(3)));
}

/// No more is taken than stands there; without pieces on the map nothing can be. root:1.5.1
#[test]
fn only_what_is_on_the_map_can_be_removed() {
    let mut table = led_by(Leader::Builder);
    let (remove, _) = lost(0, 0);
    let ask = table.asked(remove.clone(), &[]);
    let Form::Counts { rows, .. } = ask.form else { panic!("{:?}", ask.form) };
    assert_eq!(rows.iter().map(|r| r.max).collect::<Vec<_>>(), [6, 1]);
    set(&mut table, Pool::Roosts, 0);
    set(&mut table, Pool::Warriors, 0);
    assert_eq!(table.refused(remove, &[]).kind, RefusalKind::NoSuchPiece);
}

fn removes(means: Means) -> Act {
    Act::Remove { by: Some(eyrie()), whose: Some(foe()), means }
}

/// root:7.8.4: one building and two tokens in a battle: 3 and the Despot's 1, once; not by other means.
#[test]
fn the_despot_scores_once_a_battle() {
    let (mut table, []) = daylight(Leader::Despot, []);
    let answers = [counts([2, 1, 2]), yes()];
    let entry = table.play(removes(Means::Hits), &answers);
    let expected = [
        line(eyrie(), 1, "root:3.2.1"),
        line(eyrie(), 2, "root:3.2.1"),
        line(eyrie(), 1, "root:7.8.4"),
    ];
    assert_eq!(scores(&entry), expected);
    let ask = table.asked(removes(Means::Hits), &[counts([0, 0, 1])]);
    assert_eq!(ask.question, Asked::Own(Question::InBattle.into()));
    let entry = table.play(removes(Means::Hits), &[counts([0, 0, 1]), no()]);
    assert_eq!(scores(&entry), [line(eyrie(), 1, "root:3.2.1")]);
    // Warriors alone, and whole clearings taken by an effect, are no such battle.
    table.play(removes(Means::Hits), &[counts([3, 0, 0])]);
    let entry = table.play(removes(Means::Sweep), &[counts([3, 1, 0])]);
    assert_eq!(scores(&entry), [line(eyrie(), 1, "root:3.2.1")]);
}

/// root:7.8.4: only the Despot, and only for what the Eyrie removed; defending it counts too.
#[test]
fn no_other_leader_scores_more_in_battle() {
    for leader in [Leader::Builder, Leader::Charismatic, Leader::Commander] {
        let (mut table, []) = daylight(leader, []);
        let entry = table.play(removes(Means::Hits), &[counts([0, 1, 0])]);
        assert_eq!(scores(&entry), [line(eyrie(), 1, "root:3.2.1")]);
    }
    let (mut table, []) = daylight(Leader::Despot, []);
    table.turn_to(foe(), Phase::Daylight);
    let other = Act::Remove { by: Some(seat(2)), whose: Some(foe()), means: Means::Hits };
    table.play(other, &[counts([0, 1, 0])]);
    let (remove, answer) = lost(1, 0);
    table.play(remove, &[answer]);
    let entry = table.play(removes(Means::Hits), &[counts([0, 1, 0]), yes()]);
    assert_eq!(scores(&entry).len(), 2);
    assert!(matches!(reasons(&entry)[0], Why::Removed { class: Class::Building, .. }));
}
