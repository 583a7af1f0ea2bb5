//! The cannon in battle.

use crate::engine::battle::{Line, Pick};
use crate::engine::factions::{Faction, noxious_battery as battery};
use crate::engine::suit::Suit;
use crate::engine::table::Command;
use crate::engine::tests::battle::*;
use crate::engine::tests::kit::*;

fn shooters(warriors: u8) -> Table {
    let mut table =
        Table::lay(setup(vec![sits(battery::Pick {}), sits(guest("One")), sits(guest("Two"))]));
    table.play(Command::Play { seat: a(), play: battery::Command::PlaceCannon.into() }, &[]);
    let mut table = in_daylight(table);
    // Set up damaged, and repaired.
    table.play(Command::Play { seat: a(), play: battery::Command::TurnCannon.into() }, &[]);
    set(&mut table, a(), battery::Pool::OnMap, warriors);
    set(&mut table, a(), battery::Pool::Bore, 2);
    set(&mut table, a(), battery::Pool::MarksOnMap, 1);
    table
}

/// nemesis:NB.2.3.IV, nemesis:NB.2.3.III: no hit on the cannon while a warrior is there; hit, it flips, pays a
/// point, and its balls move and score nothing.
#[test]
fn the_cannon_is_hit_after_all_warriors() {
    let mut table = shooters(2);
    fight(&mut table, battle(b(), a()), &[n(3), n(2), dice(2, 0)]);
    set(&mut table, a(), battery::Pool::OnMap, 2);
    let said = [n(3), n(1), dice(3, 0), That(counts([1, 1]))];
    let entry = fight(&mut table, battle(b(), a()), &said);
    assert_eq!(scores(&entry), [line(b(), 1, "root:3.2.1"), line(b(), 1, "nemesis:NB.2.3.III"),]);
    let Faction::NoxiousBattery(state) = &table.game().seat(a()).unwrap().faction else { panic!() };
    assert_eq!(state.cannon, battery::Cannon::Damaged);
    assert_eq!(
        [battery::Pool::Bore, battery::Pool::BallsOnMap].map(|p| pool(&table, a(), p)),
        [0, 2]
    );
    // Damaged it takes no hit any more: only marks could.
    let said = [n(3), n(1), dice(3, 0)];
    let entry = fight(&mut table, battle(b(), a()), &said);
    assert!(lines(&entry).contains(&Line::Spent { seat: a(), hits: 2 }));
}

/// nemesis:NB.2.3, root:4.3, root:4.3.1.II: the cannon battles alone, deals no rolled hit, and is asked for when the
/// ambush has taken every warrior beside it.
#[test]
fn the_cannon_battles_alone() {
    let mut table = shooters(2);
    let entry = fight(&mut table, battle(a(), b()), &[n(0), n(1), dice(3, 0)]);
    assert_eq!(dealt(&entry), [(0, 0), (0, 0)]);
    table.set_hand(b(), 2);
    let ambush = pick(Pick::Ambush(Suit::Bird));
    let said = [n(2), n(1), ambush, That(yes()), dice(2, 0)];
    let entry = fight(&mut table, battle(a(), b()), &said);
    assert_eq!(dealt(&entry), [(0, 0), (0, 0)]);
    // Alone as defender it is defenceless. law root:4.3.3.II
    let said = [n(1), dice(0, 0), That(counts([0, 1]))];
    let entry = fight(&mut table, battle(c(), a()), &said);
    assert_eq!(dealt(&entry), [(0, 1), (0, 0)]);
    assert_eq!(scores(&entry), [line(c(), 1, "nemesis:NB.2.3.III")]);
}
