//! What items are and where they lie: root:9.2.5.

use super::*;

/// root:9.2.5: face-up undamaged items are exhausted for actions; others are not.
#[test]
fn only_items_face_up_and_undamaged_can_be_exhausted() {
    let mut items = Items::of(Character::Thief);
    assert!(items.can(up(Kind::BOOT), Change::Exhaust));
    items.change(up(Kind::BOOT), Change::Exhaust).unwrap();
    assert_eq!(items.change(up(Kind::BOOT), Change::Exhaust), None, "none is left face up");
    assert!(!items.can(down(Kind::BOOT), Change::Exhaust));
    items.change(up(Kind::SWORD), Change::Damage).unwrap();
    let hurt = Thing::Damaged(Kind::SWORD, Side::Up);
    assert!(items.can(hurt, Change::Mend) && !items.can(hurt, Change::Exhaust));
    assert_eq!(items.ready(Kind::SWORD), 0);
}

/// root:9.2.5.I: tea, coins and bags lie face up on tracks with room for three, exhausted in the satchel.
#[test]
fn tracked_items_go_to_their_tracks_and_leave_them_exhausted() {
    for (kind, tracked) in
        [(Kind::TEA, Tracked::Tea), (Kind::COINS, Tracked::Coins), (Kind::BAG, Tracked::Bag)]
    {
        let mut items = Items::default();
        for n in 1..=3 {
            items.gain(kind);
            assert_eq!((items.on_track(tracked), items.carried()), (n, 0));
        }
        items.gain(kind);
        assert_eq!((items.on_track(tracked), items.carried()), (3, 1), "the fourth finds no room");
        items.change(Thing::Track(tracked), Change::Exhaust).unwrap();
        assert_eq!((items.on_track(tracked), items.carried()), (2, 2));
        items.change(down(kind), Change::Refresh).unwrap();
        assert_eq!((items.on_track(tracked), items.carried()), (3, 1));
        items.change(Thing::Track(tracked), Change::Damage).unwrap();
        assert_eq!(items.damaged(), 1);
        items.change(Thing::Damaged(kind, Side::Up), Change::Mend).unwrap();
        assert_eq!(items.on_track(tracked), 3, "face up it goes back to its track");
    }
}

/// root:9.2.5.II: everything else lies in the satchel.
#[test]
fn other_items_stay_in_the_satchel() {
    for kind in [Kind::BOOT, Kind::SWORD, Kind::TORCH, Kind::HAMMER, Kind::CROSSBOW] {
        let mut items = Items::default();
        items.gain(kind);
        assert_eq!(items.iter().collect::<Vec<_>>(), [(Thing::Satchel(kind, Side::Up), 1)]);
        for change in [Change::Exhaust, Change::Refresh] {
            let thing = items.iter().next().unwrap().0;
            items.change(thing, change).unwrap();
        }
        assert_eq!(items.iter().collect::<Vec<_>>(), [(Thing::Satchel(kind, Side::Up), 1)]);
    }
}

/// A mended item keeps its side: root:9.5.7.
#[test]
fn a_mended_item_keeps_its_side() {
    let mut items = Items::default();
    items.gain(Kind::TEA);
    items.change(up(Kind::TEA), Change::Exhaust).unwrap();
    items.change(down(Kind::TEA), Change::Damage).unwrap();
    items.change(Thing::Damaged(Kind::TEA, Side::Exhausted), Change::Mend).unwrap();
    assert_eq!(items.iter().collect::<Vec<_>>(), [(down(Kind::TEA), 1)]);
}

/// What is out of the game for good is still counted among what came.
#[test]
fn items_add_up_whatever_becomes_of_them() {
    for character in Character::ALL {
        let mut items = Items::of(character);
        let total = |items: &Items| Kind::ALL.iter().map(|kind| items.total(*kind)).sum::<u8>();
        let all = total(&items);
        assert_eq!(usize::from(all), character.start().len());
        for change in Change::ALL {
            let all_of = |(thing, n): (Thing, u8)| vec![thing; usize::from(n)];
            for thing in items.iter().flat_map(all_of).collect::<Vec<_>>() {
                let done = items.can(thing, change);
                assert_eq!(items.change(thing, change).is_some(), done);
                assert_eq!(total(&items), all, "{change:?} of {thing:?}");
            }
        }
        assert_eq!((items.carried(), items.gone().count() > 0), (0, true));
    }
}

/// The exhausted one in the satchel goes before the one on the track, whose bonus is worth keeping.
#[test]
fn a_fourth_coin_in_the_satchel_pays_first() {
    let mut table = in_daylight(Character::Vagrant);
    for _ in 0..3 {
        add(&mut table, Kind::COINS);
    }
    assert_eq!((items(&table).on_track(Tracked::Coins), ready(&table, Kind::COINS)), (3, 4));
    let aid = own(Command::Aid { to: foe() });
    let answer =
        pick(&table, aid.clone(), &[], Choice::Thing(Thing::Satchel(Kind::COINS, Side::Up)));
    table.play(aid, &[answer]);
    assert_eq!(items(&table).on_track(Tracked::Coins), 3);
}
