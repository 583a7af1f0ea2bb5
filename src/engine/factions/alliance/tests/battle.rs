//! Guerrilla War.

use crate::engine::battle::{Line, Why};
use crate::engine::factions::alliance;
use crate::engine::tests::battle::*;

/// root:8.2.2, root:4.3.2.I: two warriors of the Alliance are attacked and 3 and 1 are rolled: the attacker deals 1, and
/// they deal 2, not 3. When they attack, nothing is swapped.
#[test]
fn guerrilla_war_gives_the_defender_the_higher_roll() {
    let guerrillas = || {
        let mut table = first(alliance::Pick::default());
        set(&mut table, a(), alliance::Pool::Map, 4);
        table
    };
    let mut table = guerrillas();
    let entry = fight(&mut table, battle(b(), a()), &[n(3), n(2), dice(3, 1)]);
    assert_eq!(dealt(&entry), [(1, 0), (2, 0)]);
    let why = Why::own(alliance::Reason::GuerrillaWar, "root:8.2.2".parse().unwrap());
    assert!(lines(&entry).contains(&Line::Swapped { seat: a(), why }));

    let mut table = guerrillas();
    let entry = fight(&mut table, battle(a(), b()), &[n(2), n(2), dice(3, 1)]);
    assert_eq!(dealt(&entry), [(2, 0), (1, 0)]);
    assert!(!lines(&entry).iter().any(|line| matches!(line, Line::Swapped { .. })));
}
