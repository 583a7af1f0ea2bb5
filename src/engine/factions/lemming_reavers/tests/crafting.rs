//! LR.2.1, LR.5.1: Crafting.

use super::*;

/// nemesis:LR.2.1, nemesis:LR.5.1: encampments pay for cards in Daylight, each once a turn.
#[test]
fn encampments_craft_once_a_turn_in_daylight() {
    let mut table = in_phase(Phase::Daylight);
    let craft = Act::Craft { seat: lr() };
    assert_eq!(status(&table, Step::Craft), (Status::Optional, Some(1)));
    let sword = [faces([named("Sword", Suit::Mouse)])];
    let short = Refusal::EncampmentsShort { needed: 2, left: 1 };
    table.forbids(craft.clone(), &sword, short, "nemesis:LR.2.1");
    let anvil = [faces([named("Anvil", Suit::Fox)])];
    let entry = table.play(craft.clone(), &anvil);
    assert_eq!(scores(&entry), [line(lr(), 2, "root:3.2.2")]);
    assert_eq!(status(&table, Step::Craft), (Status::Done, Some(0)));
    let tea = [faces([named("Root Tea", Suit::Rabbit)])];
    let short = Refusal::EncampmentsShort { needed: 1, left: 0 };
    table.forbids(craft.clone(), &tea, short, "nemesis:LR.2.1");
    table.insist(craft.clone(), &tea);
    table.undo();
    // A second encampment crafts the same turn; a new turn frees both.
    on_the_map(&mut table, 4, 2);
    assert_eq!(status(&table, Step::Craft), (Status::Optional, Some(1)));
    table.play(craft.clone(), &tea);
    for _ in 0..3 {
        table.play(Act::EndTurn, &[yes()][..usize::from(table.game().turn.seat == lr())]);
    }
    assert_eq!(status(&table, Step::Craft).1, Some(2));
    // Not in Birdsong's order, nor when it is another seat's turn.
    table.turn_to(foe(), Phase::Daylight);
    table.forbids(craft, &[], RefusalKind::NotYourTurn, "nemesis:LR.5.1");
}

/// nemesis:LR.2.1: without an encampment nothing is crafted; for a card known by suit alone the table pays.
#[test]
fn crafting_takes_an_encampment() {
    let mut table = in_phase(Phase::Daylight);
    let craft = Act::Craft { seat: lr() };
    table.play(craft.clone(), &[faces([FOX])]);
    assert_eq!(state(&table).tally(Tally::Crafted), 0);
    table.undo();
    set_pool(&mut table, Pool::Encampments, 0);
    assert_eq!(status(&table, Step::Craft).0, impossible(Refusal::NoEncampment));
    table.forbids(craft, &[], Refusal::NoEncampment, "nemesis:LR.2.1");
    set_pool(&mut table, Pool::Encampments, 1);
    table.set_hand(lr(), 0);
    assert_eq!(status(&table, Step::Craft).0, Status::Impossible(RefusalKind::HandEmpty));
}
