//! What hits do: root:9.2.2, root:9.2.7.

use super::*;
use crate::engine::factions;
use crate::engine::supply::Class;

fn hit(means: Means) -> Act {
    Act::Remove { by: Some(foe()), whose: Some(vb()), means }
}

/// root:9.2.2: the pawn is never removed; nothing else stands on the map.
#[test]
fn the_pawn_stays() {
    let table = in_daylight(Character::Thief);
    let rows = factions::removable(table.game(), vb());
    let expected = [(Class::Warrior, 0), (Class::Building, 0), (Class::Token, 0), (Class::Pawn, 4)];
    assert_eq!(rows, expected);
    assert_eq!(factions::on_map(table.game(), vb()), Some(true));
}

/// root:9.2.7: each hit damages one undamaged item, which the Vagabond chooses; nobody scores.
#[test]
fn a_hit_damages_an_item() {
    let mut table = in_daylight(Character::Thief);
    let tea = Choice::Thing(up(Kind::TEA));
    let answer = pick(&table, hit(Means::Hits), &[counts([1])], tea);
    let entry = table.play(hit(Means::Hits), &[counts([1]), answer]);
    assert_eq!((scores(&entry), items(&table).damaged()), (vec![], 1));
    assert_eq!(items(&table).on_track(Tracked::Tea), 0);
    // Several: as proposed, exhausted ones first.
    handle(&mut table, up(Kind::TORCH), Change::Exhaust);
    table.play(hit(Means::Hits), &[counts([2]), one(0)]);
    assert!(items(&table).can(Thing::Damaged(Kind::TORCH, Side::Exhausted), Change::Mend));
    assert_eq!(items(&table).damaged(), 3);
}

/// root:9.2.7: hits beyond the last undamaged item are ignored.
#[test]
fn further_hits_are_ignored() {
    let mut table = in_daylight(Character::Vagrant);
    assert_eq!(factions::removable(table.game(), vb())[3], (Class::Pawn, 3));
    table.play(hit(Means::Hits), &[counts([3])]);
    assert_eq!(items(&table).undamaged(), 0);
    table.forbids(hit(Means::Hits), &[], Refusal::NothingToDamage, "root:9.2.7");
}

/// root:9.2.2.I: an effect that removes everything in the clearing damages three items.
#[test]
fn a_full_removal_damages_three() {
    let mut table = in_daylight(Character::Thief);
    table.play(hit(Means::Sweep), &[counts([1]), one(0)]);
    assert_eq!(items(&table).damaged(), 3);
    table.play(hit(Means::Sweep), &[counts([1])]);
    assert_eq!(items(&table).damaged(), 4, "one was left");
    table.undo();
    table.undo();
    assert_eq!(items(&table).damaged(), 0);
}

/// root:9.2.2.I: a favor of another seat asks for the pawn as well.
#[test]
fn a_favor_of_another_damages_three() {
    use crate::engine::card::Face;
    use crate::engine::deck::{Body, CardKind, DeckKind};
    let favor = CardKind::of(DeckKind::Base)
        .find(|kind| matches!(kind.def().body, Body::Favor(_)))
        .unwrap();
    let mut table = in_daylight(Character::Thief);
    table.turn_to(foe(), Phase::Daylight);
    // Rows: the other guest's warriors, buildings and tokens, then the pawn, clockwise.
    let craft = Act::Craft { seat: foe() };
    let face = faces([Face::Named(favor)]);
    table.play(craft, &[face, counts([0, 0, 0, 1]), one(0)]);
    assert_eq!(items(&table).damaged(), 3);
}

/// A bag that is damaged lowers the limit at once: root:9.6.4.
#[test]
fn a_damaged_bag_lowers_the_limit() {
    let mut table = in_daylight(Character::Tinker);
    assert_eq!(items(&table).limit(), 8);
    let bag = pick(&table, hit(Means::Hits), &[counts([1])], Choice::Thing(up(Kind::BAG)));
    table.play(hit(Means::Hits), &[counts([1]), bag]);
    assert_eq!(items(&table).limit(), 6);
    // Said at once: the line of the Evening counts what is too many now.
    for _ in 0..4 {
        let answer = pick(&table, own(Command::AddItem), &[], Choice::Kind(Kind::BOOT));
        table.play(own(Command::AddItem), &[answer]);
    }
    let info = step(&table, Step::Capacity);
    assert_eq!((info.status, info.count), (Status::Due, Some(items(&table).carried() - 6)));
}

/// Another faction's reward turns one exhausted item face up.
#[test]
fn a_reward_refreshes_one_item() {
    use crate::engine::propose::Draft;
    let mut table = in_daylight(Character::Thief);
    handle(&mut table, up(Kind::BOOT), Change::Exhaust);
    let mut draft = Draft::new(table.game(), &[], false);
    factions::refresh_item(&mut draft, vb()).unwrap();
    factions::refresh_item(&mut draft, vb()).unwrap();
    assert_eq!(state_of(&draft.game, vb()).unwrap().items.exhausted(), 0);
}
