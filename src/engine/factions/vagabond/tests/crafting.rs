//! Crafting by hammers: root:9.2.1, root:9.5.8.

use super::*;
use crate::engine::card::Face;
use crate::engine::deck::{Body, CardKind, DeckKind};

fn craft() -> Act {
    Act::Craft { seat: vb() }
}

fn item_card(wanted: Item) -> Face {
    let is = |kind: &CardKind| matches!(kind.def().body, Body::Item { item, .. } if item == wanted);
    Face::Named(CardKind::of(DeckKind::Base).find(is).unwrap())
}

/// root:9.5.8, root:9.2.1: hammers are exhausted for its cost, and the item comes face up.
#[test]
fn a_crafted_item_comes_face_up() {
    let mut table = in_daylight(Character::Tinker);
    let boots = item_card(Item::Boot);
    let entry = table.play(craft(), &[faces([boots])]);
    assert_eq!(scores(&entry), [line(vb(), 1, "root:3.2.2")]);
    assert_eq!((ready(&table, Kind::BOOT), ready(&table, Kind::HAMMER)), (2, 0));
    assert_eq!(table.game().items.count(Item::Boot), 1);
    let law = "root:9.5.8";
    let none = Refusal::NotReady { kind: Kind::HAMMER, needed: 1, there: 0 };
    table.forbids(craft(), &[], none, law);
    table.undo();
    assert_eq!((ready(&table, Kind::BOOT), table.game().items.count(Item::Boot)), (1, 2));
}

/// root:9.5.8: a card that takes two of a suit takes two hammers.
#[test]
fn two_symbols_take_two_hammers() {
    let mut table = in_daylight(Character::Tinker);
    let sword = item_card(Item::Sword);
    let few = Refusal::NotReady { kind: Kind::HAMMER, needed: 2, there: 1 };
    table.forbids(craft(), &[faces([sword])], few, "root:9.5.8");
    add(&mut table, Kind::HAMMER);
    table.play(craft(), &[faces([sword])]);
    assert_eq!((ready(&table, Kind::SWORD), ready(&table, Kind::HAMMER)), (1, 0));
}

/// root:9.2.1: all hammers stand in one clearing, so a card of two suits is out of reach.
#[test]
fn a_card_of_two_suits_is_out_of_reach() {
    let mixed = DeckKind::ALL.into_iter().flat_map(CardKind::of).find(|kind| {
        kind.cost().is_some() && kind.def().cost[..3].iter().filter(|n| **n > 0).count() > 1
    });
    let Some(mixed) = mixed else { return };
    let mut table = in_daylight(Character::Tinker);
    for _ in 0..4 {
        add(&mut table, Kind::HAMMER);
    }
    let deck = DeckKind::ALL.into_iter().find(|deck| CardKind::of(*deck).any(|kind| kind == mixed));
    if deck == Some(DeckKind::Base) {
        let card = faces([Face::Named(mixed)]);
        table.forbids(craft(), &[card], Refusal::NoHammerForTwoSuits, "root:9.2.1");
    }
}

/// root:9.2.1: in a forest hammers have no suit.
#[test]
fn nothing_is_crafted_in_a_forest() {
    let table = set_up(Character::Tinker);
    table.forbids(craft(), &[], Refusal::InForest, "root:9.2.1");
    let refusal = Status::Impossible(Refusal::InForest.into());
    assert_eq!(step(&table, Step::Craft).status, refusal);
}

/// An item that is gone from the supply cannot be crafted, and an item put back by hand leaves the board.
#[test]
fn items_of_the_supply_come_and_go() {
    let mut table = in_daylight(Character::Tinker);
    for _ in 0..2 {
        table.play(Act::MoveItem { seat: vb(), item: Item::Boot, back: false }, &[]);
    }
    assert_eq!(ready(&table, Kind::BOOT), 3);
    let refusal = table.refused(craft(), &[faces([item_card(Item::Boot)])]);
    assert_eq!(refusal.kind, RefusalKind::ItemGone(Item::Boot));
    table.play(Act::MoveItem { seat: vb(), item: Item::Boot, back: true }, &[]);
    assert_eq!((ready(&table, Kind::BOOT), table.game().items.count(Item::Boot)), (2, 1));
}

/// Items that came from the supply stay with the seat when its character is corrected.
#[test]
fn another_character_keeps_what_was_crafted() {
    let mut table = in_daylight(Character::Tinker);
    table.play(Act::MoveItem { seat: vb(), item: Item::Tea, back: false }, &[]);
    let pick = Pick { character: Character::Ranger }.into();
    table.play(Act::Repick { seat: vb(), pick }, &[]);
    assert_eq!(
        (state(&table).character, items(&table).on_track(Tracked::Tea)),
        (Character::Ranger, 1)
    );
    assert_eq!(items(&table).total(Kind::CROSSBOW), 1);
}
