//! Cards: hands, the discard pile, suits and what a bird stands for.

use super::*;

/// root:1.2.1: how many cards a seat holds is a number that all see; drawing, spending and correcting keep it.
#[test]
fn hands_are_public_counts() {
    let mut table = Table::of_guests(2);
    table.play(Command::Draw { seat: a() }, &[number(2)]);
    assert_eq!((table.hand(a()), table.hand(b())), (5, 3));
    table.play(Command::Discard { seat: a() }, &[number(4)]);
    assert_eq!(table.hand(a()), 1);
    table.set_hand(a(), 7);
    assert_eq!(table.game().redacted(Some(b())).seat(a()).unwrap().hand, 7);
    table.set_hand(a(), 0);
    let empty = Command::Discard { seat: a() };
    assert_eq!(table.refused(empty, &[]).kind, RefusalKind::HandEmpty);
}

/// root:1.2.2: the discard pile lies open to all.
#[test]
fn the_discard_pile_lies_open() {
    assert_eq!(Zone::Discard.sight(), Sight::Everyone);
    let mut table = Table::of_guests(2);
    table.play(craft(a()), &[faces([named("Anvil", Suit::Fox)])]);
    let pile = table.cards(Zone::Discard);
    assert_eq!(pile.len(), 1);
    assert_eq!(table.game().redacted(Some(b())).cards_in(Zone::Discard), pile);
}

/// root:2.1: four suits; a deck of 54 serves the whole table, and most of its cards can be crafted.
#[test]
fn each_card_has_one_of_four_suits() {
    assert_eq!(Suit::ALL.len(), 4);
    for deck in DeckKind::ALL {
        let all: u32 = CardKind::of(deck).map(|k| u32::from(k.copies(deck))).sum();
        let craftable: u32 = CardKind::of(deck)
            .filter(|k| k.cost().is_some())
            .map(|k| u32::from(k.copies(deck)))
            .sum();
        assert_eq!((all, craftable), (54, 45));
    }
    // A card of another deck is no answer.
    let table = Table::of_guests(2);
    let other = faces([named("Sky Couriers", Suit::Bird)]);
    assert_eq!(table.refused(craft(a()), &[other]).kind, RefusalKind::AnswerDoesNotFit);
}

/// root:2.1.1, root:2.1.1.I: a bird passes for any suit, so who is asked for a fox may give one.
#[test]
fn birds_are_wild() {
    for ground in Ground::ALL {
        assert!(Suit::Bird.matches(ground) && ground.suit().matches(ground));
    }
    assert!(!Suit::Fox.matches(Ground::Mouse));
    let mut table = with_available(Suit::Fox);
    let card = table.cards(Zone::Available)[0];
    let take = Command::TakeDominance { seat: a(), card };
    table.play(take.clone(), &[faces([Face::Suit(Suit::Bird)])]);
    table.undo();
    table.play(take, &[faces([Face::Suit(Suit::Fox)])]);
}

/// root:2.1.1.II, root:3.3.4: where a bird is asked for only a bird will do.
#[test]
fn nothing_passes_for_a_bird() {
    let mut table = with_available(Suit::Bird);
    let card = table.cards(Zone::Available)[0];
    let take = Command::TakeDominance { seat: a(), card };
    for suit in [Suit::Fox, Suit::Rabbit, Suit::Mouse] {
        let needed = RefusalKind::WrongSuit { needed: Suit::Bird };
        table.forbids(take.clone(), &[faces([Face::Suit(suit)])], needed, "root:3.3.4");
    }
    table.play(take, &[faces([Face::Suit(Suit::Bird)])]);
}

/// root:2.1.2, root:2.1.3, root:4.1: ambush and dominance cards, in every deck as many as the law says, are not crafted.
#[test]
fn ambush_and_dominance_cards_are_not_crafted() {
    for deck in DeckKind::ALL {
        for suit in Suit::ALL {
            let birds = if suit == Suit::Bird { 2 } else { 1 };
            assert_eq!(kind("Ambush!", suit).copies(deck), birds);
            assert_eq!(kind("Dominance", suit).copies(deck), 1);
        }
    }
    let table = Table::of_guests(2);
    for suit in Suit::ALL {
        let ambush = faces([named("Ambush!", suit)]);
        table.forbids(craft(a()), &[ambush], RefusalKind::NotCraftable, "root:2.1.2");
        let dominance = faces([named("Dominance", suit)]);
        table.forbids(craft(a()), &[dominance], RefusalKind::NotCraftable, "root:2.1.3");
    }
}
