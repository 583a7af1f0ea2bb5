//! Elders in battle: those that stand and those that lie are asked for once.

use crate::engine::battle::{Line, Pick};
use crate::engine::factions::lost_powers::{Pick as Powers, Pool};
use crate::engine::suit::Suit;
use crate::engine::table::Command;
use crate::engine::tests::battle::*;
use crate::engine::tests::kit::*;

/// A guest attacks the Lost Powers, who have this many Elders on the map and no cards.
fn elders(upright: u8, fallen: u8) -> Table {
    let mut table = Table::lay(setup(vec![sits(guest("Marquise")), sits(Powers::default())]));
    table.play(Command::Start, &[yes()]);
    set(&mut table, b(), Pool::Upright, upright);
    set(&mut table, b(), Pool::Fallen, fallen);
    table.set_hand(b(), 0);
    table
}

fn left(table: &Table) -> [u8; 3] {
    [Pool::Supply, Pool::Upright, Pool::Fallen].map(|p| pool(table, b(), p))
}

/// nemesis:LP.2.3, nemesis:LP.2.3.II, nemesis:LP.2.4: two upright Elders alone take three hits of one deal: one
/// leaves, the other falls, the third hit is lost. A later deal removes the fallen one.
#[test]
fn two_elders_that_take_three_hits() {
    let mut table = elders(2, 0);
    let entry = fight(&mut table, battle(a(), b()), &[n(3), n(2), dice(3, 0)]);
    assert_eq!(left(&table), [4, 0, 1]);
    assert_eq!(scores(&entry), [line(a(), 1, "nemesis:LP.2.4")]);
    assert!(lines(&entry).contains(&Line::Spent { seat: b(), hits: 1 }));
    let entry = fight(&mut table, battle(a(), b()), &[n(3), n(1), dice(1, 0)]);
    assert_eq!(left(&table), [5, 0, 0]);
    assert_eq!(scores(&entry), [line(a(), 1, "nemesis:LP.2.4")]);
}

/// nemesis:LP.2.3.II: the ambush and the end of the battle are two deals: an Elder that fell in the first leaves in
/// the second. nemesis:LP.2.3: it fights on lying down.
#[test]
fn an_elder_falls_in_the_ambush_and_leaves_in_the_battle() {
    let mut table = elders(1, 0);
    table.set_hand(a(), 1);
    let ambush = pick(Pick::Ambush(Suit::Bird));
    let said = [n(1), n(2), ambush, dice(2, 1)];
    let entry = fight(&mut table, battle(b(), a()), &said);
    assert_eq!(dealt(&entry), [(1, 0), (1, 0)], "the fallen Elder still counts");
    assert_eq!(left(&table), [5, 0, 0]);
    assert_eq!(scores(&entry), [line(a(), 1, "nemesis:LP.2.4")]);
}

/// nemesis:LP.2.3: of one that stands and one that lies, their owner chooses for one hit; nothing is asked twice.
#[test]
fn the_owner_chooses_which_elder_is_hit() {
    for (leaving, stays) in [(1, [4, 1, 0]), (0, [4, 0, 1])] {
        let mut table = elders(1, 1);
        let said = [n(3), n(1), n(1), dice(1, 0), That(number(leaving))];
        fight(&mut table, battle(a(), b()), &said);
        assert_eq!(left(&table), stays);
    }
}

/// nemesis:LP.2.3, root:4.3.2.I: three upright Elders of whom two are there: two hits at most, and they defend.
#[test]
fn only_elders_of_the_clearing_fight() {
    let mut table = elders(3, 0);
    let entry = fight(&mut table, battle(a(), b()), &[n(3), n(2), dice(3, 3)]);
    assert_eq!(dealt(&entry), [(3, 0), (2, 0)]);
    assert_eq!(left(&table), [3, 1, 1]);
}
