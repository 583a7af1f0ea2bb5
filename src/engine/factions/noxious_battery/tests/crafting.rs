//! NB.2.1: crafting.

use super::*;

/// nemesis:NB.2.1: in Daylight, each mark on the map once a turn; without a mark there is nothing to craft with.
#[test]
fn marks_on_the_map_craft_once_a_turn() {
    let mut table = set_up();
    assert_eq!(step(&table, Step::Craft).status, Status::Impossible(Refusal::NoMarkOnMap.into()));
    table.turn_to(nb(), Phase::Daylight);
    table.forbids(craft(), &[], Refusal::NoMarkOnMap, "nemesis:NB.2.1");
    marks(&mut table, 2);
    assert_eq!(step(&table, Step::Craft).count, Some(2));
    let here = Place::Step(line_of(Step::Craft));
    assert!(offers(table.game(), nb()).iter().any(|o| o.command == craft() && o.place == here));
    let tea = faces([named("Root Tea", Suit::Fox)]);
    let entry = table.play(craft(), &[tea]);
    assert_eq!(scores(&entry), [line(nb(), 2, "root:3.2.2")]);
    assert_eq!(table.game().seat(nb()).unwrap().items, [Item::Tea]);
    assert_eq!((table.hand(nb()), state(&table).activated), (2, 1));
    // One mark left, two symbols needed.
    let steel = faces([named("Foxfolk Steel", Suit::Fox)]);
    let no = Refusal::NoMarkFree { needed: 2, left: 1 };
    table.forbids(craft(), std::slice::from_ref(&steel), no, "nemesis:NB.2.1");
    table.insist(craft(), &[steel]);
    assert_eq!(step(&table, Step::Craft).status, Status::Done);
    table.forbids(craft(), &[], Refusal::NoMarkFree { needed: 1, left: 0 }, "nemesis:NB.2.1");
    // Known by suit alone nobody knows its cost; the count is put right by hand.
    table.play(Act::SetTo(Tracker::Hand(nb())), &[number(2)]);
    table.play(own(Command::SetActivated), &[number(0)]);
    table.play(craft(), &[faces([Face::Suit(Suit::Fox)])]);
    assert_eq!((table.hand(nb()), marks_free(table.game(), nb())), (1, 2));
    // A new turn frees the marks.
    table.play(own(Command::SetActivated), &[number(2)]);
    table.turn_to(foe(), Phase::Birdsong);
    table.forbids(craft(), &[], RefusalKind::NotYourTurn, "nemesis:NB.2.1");
    table.turn_to(nb(), Phase::Birdsong);
    assert_eq!((state(&table).activated, step(&table, Step::Craft).count), (0, Some(2)));
}

/// nemesis:NB.2.1, root:2.1.2: what nobody can craft is refused; a persistent card stays in the play area.
#[test]
fn crafted_cards_go_where_they_belong() {
    let mut table = set_up();
    marks(&mut table, 3);
    table.turn_to(nb(), Phase::Daylight);
    let ambush = faces([named("Ambush!", Suit::Fox)]);
    assert_eq!(table.refused(craft(), &[ambush]).kind, RefusalKind::NotCraftable);
    table.play(craft(), &[faces([named("Command Warren", Suit::Rabbit)])]);
    assert_eq!(table.cards(Anywhere::Crafted(nb())).len(), 1);
    assert_eq!(state(&table).activated, 2);
}
