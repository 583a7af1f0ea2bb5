//! Coalitions: root:9.2.8.

use super::*;
use crate::engine::effect::Effect as Shared;
use crate::engine::seat::Standing;

const LAW: &str = "root:9.2.8";

fn pledge() -> Act {
    Act::ActivateDominance { seat: vb() }
}

fn four(points: [u16; 4]) -> Table {
    let pick = Pick { character: Character::Thief };
    let mut table = laid_with(pick, &["Marquise", "Eyrie", "Alliance"]);
    begin(&mut table);
    for (at, n) in points.into_iter().enumerate().filter(|(_, n)| *n > 0) {
        table.set_points(seat(u8::try_from(at).unwrap()), n);
    }
    table.turn_to(vb(), Phase::Daylight);
    table.play(own(Command::SetForest(false)), &[]);
    table
}

fn standing(table: &Table) -> Standing {
    table.game().seat(vb()).unwrap().standing
}

/// root:9.2.8: the marker leaves, the points stop, and who is behind most is the partner.
#[test]
fn the_marker_leaves_and_points_stop() {
    let mut table = four([12, 9, 4, 15]);
    table.play(pledge(), &[]);
    assert_eq!(standing(&table), Standing::Coalition(seat(2)));
    assert_eq!(table.hand(vb()), 2);
    let entry = table.play(own(Command::Aid { to: foe() }), &[one(0)]);
    assert_eq!((scores(&entry), table.points(vb())), (vec![line(vb(), 0, "root:9.2.9.I.b")], 12));
    table.forbids(pledge(), &[], RefusalKind::DominanceAlready, "root:3.3.2");
    table.undo();
    table.undo();
    assert_eq!(standing(&table), Standing::Points);
}

/// root:9.2.8: a tie for fewest points is asked.
#[test]
fn a_tie_is_asked() {
    let mut table = four([12, 4, 4, 15]);
    table.play(pledge(), &[one(1)]);
    assert_eq!(standing(&table), Standing::Coalition(seat(2)));
}

/// root:9.2.8: four players and ten points; no dominance for himself.
#[test]
fn a_coalition_takes_four_players_and_ten_points() {
    let mut table = in_daylight(Character::Thief);
    table.set_points(vb(), 12);
    table.forbids(pledge(), &[], RefusalKind::NoCoalition { players: 3 }, LAW);
    let table = four([9, 1, 2, 3]);
    table.forbids(pledge(), &[], RefusalKind::TooFewPoints { points: 9 }, "root:3.3.1");
}

/// root:9.2.8: whoever no longer scores, or has a partner, cannot be one.
#[test]
fn partners_have_a_marker_on_the_track() {
    let mut table = four([12, 10, 11, 15]);
    table.turn_to(foe(), Phase::Daylight);
    table.play(Act::ActivateDominance { seat: foe() }, &[one(0)]);
    table.turn_to(vb(), Phase::Daylight);
    table.play(pledge(), &[]);
    assert_eq!(standing(&table), Standing::Coalition(seat(2)), "next after the one with dominance");
}

/// root:9.2.8: if the partner wins, so does the Vagabond.
#[test]
fn the_partner_wins_for_both() {
    let mut table = four([12, 9, 4, 15]);
    table.play(pledge(), &[]);
    assert_eq!(table.game().partners_of(seat(2)), [vb()]);
    table.set_points(seat(2), 29);
    let entry = table.play(Act::Score { seat: seat(2), by: 1 }, &[]);
    let won = entry
        .effects
        .iter()
        .any(|effect| matches!(effect, Shared::Ended(ending) if ending.winner == seat(2)));
    assert!(won);
}

/// root:9.2.9.III.d: a Hostile partner becomes Indifferent.
#[test]
fn a_hostile_partner_becomes_indifferent() {
    let mut table = four([12, 9, 4, 15]);
    relate(&mut table, seat(2), Relation::Hostile);
    table.play(pledge(), &[]);
    assert_eq!(state(&table).relation(seat(2)), Relation::Indifferent);
}

/// A partner is no enemy: not fought, and its pieces give nothing.
#[test]
fn a_partner_is_no_enemy() {
    let mut table = four([12, 9, 4, 15]);
    table.play(pledge(), &[]);
    assert!(!table.game().enemies(vb()).contains(&seat(2)));
    assert!(!table.game().enemies(seat(2)).contains(&vb()));
    let gone = Act::Remove { by: Some(seat(2)), whose: Some(vb()), means: Means::Hits };
    table.play(gone, &[counts([1]), one(0)]);
    let gone = Act::Remove { by: Some(vb()), whose: Some(seat(2)), means: Means::Hits };
    let entry = table.play(gone, &[counts([1, 1, 0])]);
    assert_eq!((scores(&entry), state(&table).relation(seat(2))), (vec![], Relation::Indifferent));
}
