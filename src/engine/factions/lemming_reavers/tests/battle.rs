//! Caches in battle.

use crate::engine::factions::lemming_reavers::{self, Cache, Spot};
use crate::engine::tests::battle::*;
use crate::engine::tests::kit::*;

/// nemesis:LR.2.2.I, nemesis:LR.2.2.II: a cache is hit only where nothing else of an enemy stands; it scores 1, pays
/// its reward to who took it, and its owner 1.
#[test]
fn a_cache_is_hit_only_alone() {
    let mut table = first(lemming_reavers::Pick::default());
    let on_map = lemming_reavers::Pool::Cache(Cache::Reserve, Spot::Map);
    set(&mut table, a(), on_map, 1);
    set(&mut table, a(), lemming_reavers::Pool::Warriors, 1);
    let said = [n(3), n(1), dice(2, 0), That(counts([1]))];
    let command = battle(b(), a());
    let alone = [&said[..], &[That(yes())]].concat();
    let entry = fight(&mut table.clone(), command.clone(), &alone);
    let sum = |seat| -> i16 { scores(&entry).iter().filter(|s| s.0 == seat).map(|s| s.1).sum() };
    assert_eq!((sum(a()), sum(b())), (1, 2));
    let beside = [&said[..], &[That(no())]].concat();
    let refused = table.refused(command.clone(), &answers(&table, &command, &beside));
    assert_eq!(refused.law.map(|law| law.to_string()).as_deref(), Some("LR.2.2.I"));
    // So the hit is lost.
    let lost = [n(3), n(1), dice(2, 0), That(counts([0]))];
    let entry = fight(&mut table, command, &lost);
    assert_eq!(scores(&entry), []);
}
