//! Crafting and what crafted cards do.

use super::*;

/// root:4.1, root:4.1.1: what the pieces of a craft cost stands on the card; the table pays it and names the card.
#[test]
fn crafting_asks_which_card() {
    let table = Table::of_guests(2);
    let ask = table.asked(craft(a()), &[]);
    assert_eq!(ask.question, Question::CardCrafted { seat: a() });
    assert_eq!((ask.to, full(ask.law)), (Answerer::Seat(a()), "root:4.1".to_owned()));
    assert_eq!(kind("Tax Collector", Suit::Fox).def().cost, [1, 1, 1, 0]);
    assert_eq!(kind("Royal Claim", Suit::Bird).cost(), Some(4));
    for kind in CardKind::all().filter(|k| k.cost().is_some()) {
        assert!(kind.cost() > Some(0), "{} would be free", kind.def().name);
    }
}

/// root:4.1.3: a persistent effect stays in the play area, has its line at its moment, and is used once a turn.
#[test]
fn a_persistent_effect_stays_and_reminds() {
    let mut table = Table::of_guests(2);
    let entry = table.play(craft(a()), &[faces([named("Stand and Deliver!", Suit::Fox)])]);
    assert_eq!(scores(&entry), []);
    let card = table.cards(Zone::Crafted(a()))[0];
    let step = table.step(a(), Step::Reminder(card));
    assert_eq!((step.phase, step.status), (Phase::Birdsong, Status::Optional));
    assert_eq!(full(step.law.into()), "root:4.1.3");
    let take = Command::UseCard { seat: a(), card };
    // Two players: there is only one other to take from, and the victim scores.
    let entry = table.play(take.clone(), &[]);
    assert_eq!(scores(&entry), [line(b(), 1, "root:4.1.3")]);
    assert_eq!((table.hand(a()), table.hand(b())), (3, 2));
    table.forbids(take, &[], RefusalKind::AlreadyDone, "root:4.1.3");
    let theirs = Command::UseCard { seat: b(), card };
    assert_eq!(table.refused(theirs, &[]).kind, RefusalKind::CardElsewhere(card));
}

/// root:4.1.3: discarded by its own effect it is gone, and its step stands done.
#[test]
fn a_used_up_effect_is_discarded() {
    let mut table = Table::of_guests(2);
    let claim = table.lay_card(named("Royal Claim", Suit::Bird), Zone::Crafted(a()));
    let entry = table.play(Command::UseCard { seat: a(), card: claim }, &[number(3)]);
    assert_eq!(scores(&entry), [line(a(), 3, "root:4.1.3")]);
    assert_eq!(table.cards(Zone::Discard), [claim]);
    assert_eq!(table.step(a(), Step::Reminder(claim)).status, Status::Done);
}

/// root:4.1.4: no second copy of a persistent effect, unless the table insists; an item twice is fine.
#[test]
fn no_duplicates_in_the_play_area() {
    let mut table = Table::of_guests(2);
    let armorers = faces([named("Armorers", Suit::Bird)]);
    table.play(craft(a()), std::slice::from_ref(&armorers));
    table.forbids(
        craft(a()),
        std::slice::from_ref(&armorers),
        RefusalKind::Duplicate,
        "root:4.1.4",
    );
    table.play(craft(b()), std::slice::from_ref(&armorers));
    table.insist(craft(a()), &[armorers]);
    let tea = faces([named("Root Tea", Suit::Fox)]);
    table.play(craft(a()), std::slice::from_ref(&tea));
    table.play(craft(a()), &[tea]);
}

/// A card known by suit lies in the play area until it is named; then it reminds.
#[test]
fn a_crafted_card_can_be_named_later() {
    let mut table = Table::of_guests(2);
    table.play(craft(a()), &[faces([Face::Suit(Suit::Rabbit)])]);
    let card = table.cards(Zone::Crafted(a()))[0];
    assert_eq!(table::steps(table.game(), a()), []);
    let name = Command::NameCard { card };
    table.play(name.clone(), &[faces([named("Cobbler", Suit::Rabbit)])]);
    assert_eq!(table.step(a(), Step::Reminder(card)).phase, Phase::Evening);
    let same = faces([named("Cobbler", Suit::Rabbit)]);
    assert_eq!(table.refused(name, &[same]).kind, RefusalKind::NothingChanges);
}

/// The bodies of cards that the shared rules resolve at once are items and favors, and no others.
#[test]
fn immediate_effects_are_items_and_favors() {
    let immediate = CardKind::of(DeckKind::Base)
        .filter(|k| matches!(k.def().body, Body::Item { .. } | Body::Favor(_)))
        .map(|k| k.copies(DeckKind::Base))
        .sum::<u8>();
    assert_eq!(immediate, 20 + 3);
}
