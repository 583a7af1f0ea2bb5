//! Evening, law 10.6.

use super::*;
use crate::engine::figure::FigureValue;
use crate::engine::item::Item;
use crate::engine::refusal::RefusalKind;
use crate::engine::turn::Status;

/// In the Cult's Evening with these gardens of the Outcast suit, fox, and five cards in hand.
fn evening(fox: u16) -> Table {
    let mut table = in_daylight(5);
    set_outcast(&mut table, Ground::Fox, false);
    if fox != 1 {
        set_gardens(&mut table, Ground::Fox, fox);
    }
    table.turn_to(cult(), Phase::Evening);
    table
}

/// root:10.6.1: what was revealed comes back into the hand.
#[test]
fn revealed_cards_return() {
    let mut table = in_daylight(4);
    let step = table.step(cult(), line_of(Step::Return));
    assert_eq!((step.status, step.count), (Status::Done, Some(0)), "nothing to return");
    table.forbids(own(Command::Return), &[], Refusal::NothingRevealed, "root:10.6.1");
    table.play(perform(Ritual::Recruit), &[faces([FOX])]);
    table.play(perform(Ritual::Sacrifice), &[faces([BIRD])]);
    table.play(perform(Ritual::Score), &[faces([FOX])]);
    assert_eq!(table.hand(cult()), 1);
    let step = table.step(cult(), line_of(Step::Return));
    assert_eq!(
        (step.status, step.count, step.law.full().as_str()),
        (Status::Due, Some(2), "root:10.6.1")
    );
    table.play(own(Command::Return), &[]);
    assert_eq!((table.hand(cult()), faces_in(&table, at(Zone::Revealed))), (3, vec![]));
    assert_eq!(table.game().turn.phase, Phase::Evening);
    assert_eq!(table.step(cult(), line_of(Step::Return)).status, Status::Done);
}

/// root:10.6.1, root:10.6: drawing and crafting bring them back first, in the same entry.
#[test]
fn drawing_returns_them_first() {
    let mut table = in_daylight(4);
    table.play(perform(Ritual::Recruit), &[faces([FOX])]);
    table.play(perform(Ritual::Recruit), &[faces([MOUSE])]);
    table.play(own(Command::Draw), &[]);
    assert_eq!((table.hand(cult()), faces_in(&table, at(Zone::Revealed))), (5, vec![]));
    assert_eq!(table.step(cult(), line_of(Step::Return)).status, Status::Done);
    table.undo();
    assert_eq!((table.hand(cult()), faces_in(&table, at(Zone::Revealed)).len()), (2, 2));
}

/// root:10.2.1, root:10.6.2: gardens of the Outcast suit craft, each once a turn, cards of its symbols.
#[test]
fn gardens_of_the_outcast_suit_craft() {
    let mut table = evening(3);
    let craft = own(Command::Craft);
    let step = table.step(cult(), line_of(Step::Craft));
    assert_eq!(
        (step.status, step.count, step.law.full().as_str()),
        (Status::Optional, Some(3), "root:10.6.2")
    );
    let entry = table.play(craft.clone(), &[faces([named("Foxfolk Steel", Suit::Fox)])]);
    assert_eq!(scores(&entry), [line(cult(), 2, "root:3.2.2")]);
    assert_eq!(table.game().seat(cult()).unwrap().items, [Item::Sword]);
    assert_eq!((table.hand(cult()), state(&table).activated), (4, 2));
    assert_eq!(
        lost_souls(&table),
        [named("Foxfolk Steel", Suit::Fox)],
        "a crafted item is discarded"
    );
    let many = Refusal::TooFewGardens { needed: 2, left: 1 };
    // Known by suit alone it is asked for its cost.
    table.forbids(craft.clone(), &[faces([RABBIT]), cost(2)], many, "root:10.6.2");
    let other = Refusal::OtherSymbols { suit: Ground::Fox };
    table.forbids(craft.clone(), &[faces([named("Root Tea", Suit::Fox)])], other, "root:10.2.1");
    table.play(craft.clone(), &[faces([named("Anvil", Suit::Fox)])]);
    assert_eq!(table.points(cult()), 4);
    let none = Refusal::TooFewGardens { needed: 1, left: 0 };
    table.forbids(craft, &[], none, "root:10.6.2");
    assert_eq!(table.step(cult(), line_of(Step::Craft)).status, Status::Done);
    next_turn(&mut table);
    assert_eq!(state(&table).activated, 0);
}

/// root:10.2.1: another suit's gardens do not craft, nor does the Cult in Daylight.
#[test]
fn other_gardens_do_not_craft() {
    let mut table = evening(2);
    set_outcast(&mut table, Ground::Rabbit, true);
    let none = Refusal::NoGardenOut { suit: Ground::Rabbit };
    table.forbids(own(Command::Craft), &[], none, "root:10.2.1");
    assert_eq!(table.step(cult(), line_of(Step::Craft)).status, Status::Impossible(none.into()));
    assert_eq!(crafting_gardens(table.game(), cult(), &state(&table)), 0);
    let shared = Act::Craft { seat: cult() };
    let refusal = table.refused(shared, &[]);
    assert_eq!(refusal.kind, RefusalKind::from(Refusal::CraftsInEvening));
    assert_eq!(full(refusal.law), "root:10.2.1");
    // With the Lost City a garden may give another suit's symbol: the table insists.
    set_outcast(&mut table, Ground::Fox, false);
    table.insist(own(Command::Craft), &[faces([named("Root Tea", Suit::Fox)])]);
    assert_eq!(table.points(cult()), 2);
}

/// root:10.6.2, root:2.1.2: ambush and dominance cards are not crafted, named or not.
#[test]
fn what_has_no_cost_is_not_crafted() {
    let table = evening(3);
    let ambush = [faces([named("Ambush!", Suit::Fox)])];
    table.forbids(own(Command::Craft), &ambush, RefusalKind::NotCraftable, "root:2.1.2");
    let unnamed = [faces([FOX]), Answer::Price(crate::engine::card::Price::NoCost)];
    table.forbids(own(Command::Craft), &unnamed, RefusalKind::NotCraftable, "root:10.6.2");
}

/// root:10.6.2: a card known by suit alone stays in the play area and can be named.
#[test]
fn a_card_by_suit_can_be_crafted() {
    let mut table = evening(3);
    table.play(own(Command::Craft), &[faces([MOUSE]), cost(1)]);
    assert_eq!(faces_in(&table, Anywhere::Crafted(cult())), [MOUSE]);
    assert_eq!((state(&table).activated, table.hand(cult())), (1, 4));
    assert_eq!(lost_souls(&table), []);
}

/// root:10.6.3: one card, and one more for each suit with its draw bonus uncovered.
#[test]
fn gardens_draw_more_cards() {
    let mut table = in_daylight(3);
    table.turn_to(cult(), Phase::Evening);
    for (suit, n, draws) in [
        (Ground::Fox, 2, 2),
        (Ground::Rabbit, 1, 2),
        (Ground::Rabbit, 2, 3),
        (Ground::Mouse, 5, 4),
        (Ground::Fox, 1, 3),
    ] {
        set_gardens(&mut table, suit, n);
        assert_eq!(draw_count(table.game(), cult()), draws, "{suit:?} {n}");
    }
    let step = table.step(cult(), line_of(Step::Draw));
    assert_eq!(
        (step.status, step.count, step.law.full().as_str()),
        (Status::Due, Some(3), "root:10.6.3")
    );
    table.play(own(Command::Draw), &[]);
    assert_eq!(table.hand(cult()), 6);
    table.forbids(own(Command::Draw), &[], RefusalKind::AlreadyDone, "root:10.6.3");
}

/// The space of the bonus has one source only, so the table may read it off its own board.
#[test]
fn the_bonus_space_can_be_put_right() {
    let mut table = in_daylight(3);
    assert_eq!((bonus_space(table.game()), draw_count(table.game(), cult())), (2, 1));
    table.play(Act::Learn(Figure::BonusSpace.into()), &[number(1)]);
    let learned = table.game().figures.get(Figure::BonusSpace.into());
    assert_eq!((learned, draw_count(table.game(), cult())), (Some(FigureValue::Number(1)), 2));
}

/// root:10.6.3: more than five are cut to five, into Lost Souls.
#[test]
fn the_hand_is_cut_to_five() {
    let mut table = evening(1);
    table.play(own(Command::Draw), &[]);
    let step = table.step(cult(), line_of(Step::Discard));
    assert_eq!((step.status, step.count), (Status::Due, Some(1)));
    table.play(own(Command::Discard), &[faces([BIRD])]);
    assert_eq!((table.hand(cult()), lost_souls(&table)), (5, vec![BIRD]));
    assert_eq!(table.step(cult(), line_of(Step::Discard)).status, Status::Done);
    table.forbids(own(Command::Discard), &[], RefusalKind::NothingChanges, "root:10.6.3");
}

/// root:10.6: after the draw no more crafting, unless the table insists.
#[test]
fn evening_has_its_order() {
    let mut table = evening(2);
    table.play(own(Command::Draw), &[]);
    table.forbids(own(Command::Craft), &[], RefusalKind::AlreadyDone, "root:10.6");
    table.insist(own(Command::Craft), &[faces([named("Anvil", Suit::Fox)])]);
    assert_eq!(table.points(cult()), 2);
}

/// A turn that ends with revealed cards open warns; they come back later.
#[test]
fn forgotten_cards_are_warned_of() {
    let mut table = in_daylight(3);
    table.play(perform(Ritual::Recruit), &[faces([FOX])]);
    table.play(Act::EndTurn, &[yes()]);
    assert_eq!(faces_in(&table, at(Zone::Revealed)), [FOX]);
    table.turn_to(cult(), Phase::Birdsong);
    table.play(own(Command::Adjust), &[]);
    table.play(own(Command::Return), &[]);
    assert_eq!(table.hand(cult()), 3);
}
