//! The order, the item on it and recruits.

use super::*;
use crate::engine::item::Item;
use crate::engine::refusal::RefusalKind;

/// clockwork:10.4.1
#[test]
fn the_order_card_lies_open_until_the_evening() {
    let mut table = set_up();
    asks(&table.asked(own(Command::SetOrder), &[]), Question::OrderCard);
    table.play(own(Command::SetOrder), &[faces([FOX])]);
    assert_eq!(order(table.game(), duchy()), Some(Suit::Fox));
    assert_eq!(table.cards(order_zone()).len(), 1);
    let again = own(Command::SetOrder);
    table.forbids(again, &[], RefusalKind::AlreadyDone, "clockwork:10.4.1");
    table.undo();
    assert_eq!(order(table.game(), duchy()), None);
}

/// clockwork:10.4.1: an order left lying makes room for the next.
#[test]
fn an_order_that_nobody_discarded_goes_first() {
    let mut table = set_up();
    table.play(own(Command::SetOrder), &[faces([FOX])]);
    next_turn(&mut table);
    table.play(own(Command::SetOrder), &[faces([MOUSE])]);
    assert_eq!(order(table.game(), duchy()), Some(Suit::Mouse));
    assert_eq!(table.cards(Anywhere::Discard).len(), 1);
}

/// clockwork:10.4.2
#[test]
fn the_item_on_the_order_is_crafted_for_one_point() {
    let mut table = set_up();
    table.play(own(Command::SetOrder), &[faces([named("Investments", Suit::Mouse)])]);
    let entry = table.play(own(Command::Craft), &[]);
    // Worth 3 to others.
    assert_eq!(tag(&entry), [(1, "root:3.2.2".into())]);
    assert_eq!(table.game().seat(duchy()).unwrap().items, [Item::Coins]);
    assert_eq!(table.game().items.count(Item::Coins), 1);
    assert_eq!(status(&table, Step::Craft), Status::Done);
}

/// clockwork:10.4.2: an item that is gone gives nothing, and a card without one neither.
#[test]
fn no_item_no_point() {
    let mut table = set_up();
    table.play(own(Command::SetOrder), &[faces([named("Anvil", Suit::Fox)])]);
    table.play(Act::MoveItem { seat: foe(), item: Item::Hammer, back: false }, &[]);
    let gone = Status::Impossible(RefusalKind::ItemGone(Item::Hammer));
    assert_eq!(status(&table, Step::Craft), gone);
    let craft = own(Command::Craft);
    table.forbids(craft, &[], RefusalKind::ItemGone(Item::Hammer), "clockwork:10.4.2");
    for name in ["Tax Collector", "Favor of the Foxes"] {
        let mut table = set_up();
        table.play(own(Command::SetOrder), &[faces([named(name, Suit::Fox)])]);
        impossible(&table, Step::Craft, Refusal::OrderWithoutItem);
        table.forbids(own(Command::Craft), &[], Refusal::OrderWithoutItem, "clockwork:10.4.2");
        assert_eq!(table.points(duchy()), 0);
    }
}

/// clockwork:10.4.2: of a card known by suit alone, only items of that suit that can still be had are offered.
#[test]
fn a_card_of_which_only_the_suit_is_known_is_asked_about() {
    let mut table = set_up();
    table.play(own(Command::SetOrder), &[faces([RABBIT])]);
    let ask = table.asked(own(Command::Craft), &[]);
    asks(&ask, Question::ItemShown);
    let items = [Item::Boot, Item::Bag, Item::Tea, Item::Coins].map(Choice::Item);
    assert_eq!(offered(&ask), [items.as_slice(), &[Choice::NoItem]].concat());
    play(&mut table, own(Command::Craft), &[Choice::NoItem]);
    assert_eq!((table.points(duchy()), status(&table, Step::Craft)), (0, Status::Done));
    table.undo();
    play(&mut table, own(Command::Craft), &[Choice::Item(Item::Tea)]);
    assert_eq!(table.points(duchy()), 1);
    assert_eq!(table.game().items.count(Item::Tea), 1);
}

/// clockwork:10.4.3: default, two citadels out, the Foremole swayed: 2 + 2 + 1.
#[test]
fn recruits_come_into_the_burrow() {
    let mut table = set_up();
    set(&mut table, Pool::CitadelsOnMap, 2);
    crown(&mut table, &[Minister::Foremole]);
    assert_eq!(table.step(duchy(), line_of(Step::Recruit)).count, Some(5));
    table.play(own(Command::Recruit), &[]);
    assert_eq!(warriors(&table), (9, 5, 6));
}

/// clockwork:10.4.3
#[test]
fn difficulty_and_mole_icons_count_together() {
    let mut table = set_up();
    let all = |table: &Table| recruit_due(table.game(), duchy()).iter().sum::<u8>();
    crown(&mut table, &[]);
    for (difficulty, due) in [
        (Difficulty::Easy, [1, 2, 3, 5]),
        (Difficulty::Default, [2, 3, 4, 6]),
        (Difficulty::Challenging, [3, 4, 5, 7]),
        // With three citadels: 3 + 4.
        (Difficulty::Nightmare, [3, 4, 5, 7]),
    ] {
        if state(&table).rules.difficulty != difficulty {
            table.play(own(Command::SetRules(Pick { difficulty, ..Pick::default() })), &[]);
        }
        for (citadels, due) in (0..=3).zip(due) {
            set(&mut table, Pool::CitadelsOnMap, citadels);
            assert_eq!(all(&table), due, "{difficulty:?} with {citadels} citadels");
        }
    }
}

/// clockwork:10.4.3: the supply gives what it holds.
#[test]
fn recruits_are_cut_by_the_supply() {
    let mut table = set_up();
    set(&mut table, Pool::Burrow, 13);
    assert_eq!(warriors(&table), (1, 13, 6));
    assert_eq!(table.step(duchy(), line_of(Step::Recruit)).count, Some(1));
    table.play(own(Command::Recruit), &[]);
    assert_eq!(warriors(&table), (0, 14, 6));
    next_turn(&mut table);
    impossible(&table, Step::Recruit, Refusal::NoWarriorInSupply);
    table.forbids(own(Command::Recruit), &[], Refusal::NoWarriorInSupply, "clockwork:10.4.3");
}

/// clockwork:10.4: all of Birdsong in one go, with its one question.
#[test]
fn birdsong_can_be_played_in_one_touch() {
    let mut table = set_up();
    let entry = table.play(own(Command::Rest), &[faces([named("Root Tea", Suit::Mouse)])]);
    assert_eq!(tag(&entry), [(1, "root:3.2.2".into())]);
    assert_eq!(warriors(&table), (12, 2, 6));
    for step in [Step::Order, Step::Craft, Step::Recruit] {
        assert_eq!(status(&table, step), Status::Done);
    }
    let again = table.refused(own(Command::Rest), &[]);
    assert_eq!(again.kind, RefusalKind::NothingChanges);
    table.turn_to(duchy(), Phase::Daylight);
    let daylight = table.refused(own(Command::Rest), &[]);
    assert_eq!(daylight.kind, RefusalKind::OtherPhase(Phase::Evening));
}
