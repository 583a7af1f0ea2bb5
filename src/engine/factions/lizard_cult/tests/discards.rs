//! Law 10.2.6: whatever any seat spends or discards comes to Lost Souls by itself.

use super::*;
use crate::engine::ask::Form;
use crate::engine::factions::lost_powers;
use crate::engine::refusal::RefusalKind;
use crate::engine::zone::Sight;

/// The Cult, the Lost Powers and a guest, in the Lost Powers' Evening.
fn beside_the_lost_powers() -> (Table, SeatId) {
    let them = seat(1);
    let seats =
        vec![sits(Pick::default()), sits(lost_powers::Pick::default()), sits(guest("Alliance"))];
    let mut table = Table::lay(setup(seats));
    let fill = lost_powers::Command::FillTableau;
    table.play(Act::Play { seat: them, play: fill.into() }, &[counts([1, 1, 1, 1])]);
    table.play(Act::Start, &[yes()]);
    let upright = Act::SetTo(Tracker::Pool(them, lost_powers::Pool::Upright.into()));
    table.play(upright, &[number(2)]);
    table.turn_to(them, Phase::Evening);
    (table, them)
}

/// root:10.2.6: the pile lies open for all, and what was named stays named.
#[test]
fn any_seats_discard_feeds_the_pile() {
    let mut table = set_up();
    let anvil = named("Anvil", Suit::Fox);
    let ask = table.asked(Act::Discard { seat: foe() }, &[]);
    assert!(matches!(ask.form, Form::Faces { .. }), "cards are told apart: {ask:?}");
    table.play(Act::Discard { seat: foe() }, &[faces([anvil, BIRD])]);
    table.play(Act::Discard { seat: cult() }, &[faces([MOUSE])]);
    assert_eq!(lost_souls(&table), [MOUSE, BIRD, anvil]);
    assert_eq!((table.hand(foe()), table.hand(cult())), (1, 2));
    assert_eq!(at(Zone::LostSouls).sight(), Sight::Everyone);
    assert_eq!(table.cards(Anywhere::Discard), []);
}

/// root:10.2.6, root:3.3.3: a spent dominance card lies in the pile too, until Birdsong discards it.
#[test]
fn dominance_waits_in_the_pile() {
    let mut table = set_up();
    let dominance = named("Dominance", Suit::Fox);
    table.play(Act::Discard { seat: foe() }, &[faces([dominance])]);
    assert_eq!((lost_souls(&table), table.cards(Anywhere::Available)), (vec![dominance], vec![]));
    table.play(own(Command::Adjust), &[]);
    let card = table.cards(Anywhere::Available)[0];
    // Now it can be taken, and the card spent for it goes to the pile.
    table.turn_to(foe(), Phase::Daylight);
    table.play(Act::TakeDominance { seat: foe(), card }, &[faces([FOX])]);
    assert_eq!((lost_souls(&table), table.cards(Anywhere::Available)), (vec![FOX], vec![]));
}

/// root:10.2.6: crafted items, used effects and crafted cards that others discard.
#[test]
fn crafted_cards_come_to_the_pile() {
    let mut table = set_up();
    let anvil = named("Anvil", Suit::Fox);
    table.play(Act::Craft { seat: foe() }, &[faces([anvil])]);
    assert_eq!(lost_souls(&table), [anvil]);
    let used = table.lay_card(named("Royal Claim", Suit::Bird), Anywhere::Crafted(foe()));
    table.turn_to(foe(), Phase::Birdsong);
    table.play(Act::UseCard { seat: foe(), card: used }, &[number(0)]);
    assert_eq!(lost_souls(&table), [named("Royal Claim", Suit::Bird), anvil]);
    let by_hand = table.lay_card(FOX, Anywhere::Crafted(foe()));
    let pile = table.game().discard_zone();
    table.play(Act::MoveCard { card: by_hand, to: pile }, &[]);
    assert_eq!(lost_souls(&table).len(), 3);
}

/// root:10.2.6: what was crafted by its suit alone is discarded once its name shows that it does not stay.
#[test]
fn a_crafted_card_named_later_comes_to_the_pile() {
    let mut table = set_up();
    for (name, suit, stays) in [("Root Tea", Suit::Rabbit, false), ("Cobbler", Suit::Rabbit, true)]
    {
        table.play(Act::Craft { seat: foe() }, &[faces([Face::Suit(suit)])]);
        let card = table.cards(Anywhere::Crafted(foe()))[0];
        table.play(Act::NameCard { card }, &[faces([named(name, suit)])]);
        assert_eq!(table.cards(Anywhere::Crafted(foe())).contains(&card), stays, "{name}");
        assert_eq!(souls(table.game(), cult()).contains(&card), !stays, "{name}");
    }
}

/// root:10.2.6, nemesis:LP.6.1, nemesis:LP.6.4: a retired follower and the cards over the hand limit.
#[test]
fn the_lost_powers_feed_it() {
    let (mut table, them) = beside_the_lost_powers();
    let first = Anywhere::Own(them, lost_powers::Zone::Slot(lost_powers::Slot::First).into());
    let friend = table.cards(first)[0];
    table.play(Act::MoveCard { card: friend, to: Anywhere::Away }, &[]);
    let card = table.lay_card(named("Anvil", Suit::Fox), first);
    let retire = lost_powers::Command::Retire { card };
    table.play(Act::Play { seat: them, play: retire.into() }, &[no()]);
    assert_eq!(lost_souls(&table), [named("Anvil", Suit::Fox)]);
    // An Old Friend is a card as well, and has a suit.
    let friend = faces_in(
        &table,
        Anywhere::Own(them, lost_powers::Zone::Slot(lost_powers::Slot::Third).into()),
    )[0];
    assert_eq!(friend, Face::Own { suit: Suit::Mouse, nth: 0 });
    let card = table
        .cards(Anywhere::Own(them, lost_powers::Zone::Slot(lost_powers::Slot::Third).into()))[0];
    let retire = lost_powers::Command::Retire { card };
    table.insist(Act::Play { seat: them, play: retire.into() }, &[cost(1)]);
    assert_eq!(lost_souls(&table), [friend, named("Anvil", Suit::Fox)]);
    table.set_hand(them, 7);
    let cut = lost_powers::Command::Discard;
    let ask = table.asked(Act::Play { seat: them, play: cut.into() }, &[]);
    assert!(matches!(ask.form, Form::Faces { min: 2, max: 2, .. }), "{ask:?}");
    table.play(Act::Play { seat: them, play: cut.into() }, &[faces([RABBIT, RABBIT])]);
    assert_eq!((lost_souls(&table).len(), table.hand(them)), (4, 5));
    assert_eq!(leader(table.game(), souls(table.game(), cult())), Some(Ground::Rabbit));
}

/// root:10.2.6: a card spent by a rule that every faction shares is told apart and comes to the pile.
#[test]
fn spending_feeds_it() {
    let table = set_up();
    let game = table.game().clone();
    let answers = [faces([FOX, BIRD])];
    let mut draft = crate::engine::draft::Draft::new(&game, &answers, false);
    let law = crate::engine::law::law(crate::engine::law::Book::Root, "10.2.6");
    assert_eq!(draft.spend(foe(), 2, law).unwrap(), [FOX, BIRD]);
    assert_eq!(draft.game.cards_in(at(Zone::LostSouls)).len(), 2);
}

/// root:10.2.6: cards of persistent effects that are spent for.
#[test]
fn effects_that_spend_feed_it() {
    let mut table = Table::lay(crate::engine::setup::Setup {
        deck: crate::engine::deck::DeckKind::ExilesPartisans,
        ..setup(vec![sits(Pick::default()), sits(guest("Marquise")), sits(guest("Alliance"))])
    });
    table.play(Act::Start, &[yes()]);
    let bureau = table.lay_card(named("Propaganda Bureau", Suit::Fox), Anywhere::Crafted(foe()));
    table.turn_to(foe(), Phase::Daylight);
    table.play(Act::UseCard { seat: foe(), card: bureau }, &[faces([RABBIT]), Answer::One(0)]);
    assert_eq!(lost_souls(&table), [RABBIT]);
}

/// Without the Cult's player the cards go where they went before.
#[test]
fn a_cult_that_left_takes_nothing() {
    let mut table = set_up();
    table.turn_to(foe(), Phase::Birdsong);
    table.play(Act::Leave { seat: cult() }, &[]);
    assert_eq!(table.game().discard_zone(), Anywhere::Discard);
    table.play(Act::Discard { seat: foe() }, &[number(1)]);
    assert_eq!((lost_souls(&table), table.hand(foe())), (vec![], 2));
    table.play(Act::Return { seat: cult() }, &[]);
    assert_eq!(table.game().discard_zone(), at(Zone::LostSouls));
}

/// A card laid on the discard pile by hand really gets there.
#[test]
fn a_correction_reaches_the_discard_pile() {
    let mut table = set_up();
    fill(&mut table, 1, 0, 0, 0);
    let soul = souls(table.game(), cult())[0];
    table.play(Act::MoveCard { card: soul, to: Anywhere::Discard }, &[]);
    assert_eq!((lost_souls(&table), faces_in(&table, Anywhere::Discard)), (vec![], vec![FOX]));
    let dominance = table.lay_card(named("Dominance", Suit::Bird), at(Zone::LostSouls));
    table.play(Act::MoveCard { card: dominance, to: Anywhere::Discard }, &[]);
    assert_eq!(table.cards(Anywhere::Available), [dominance]);
    let again = Act::MoveCard { card: soul, to: Anywhere::Discard };
    assert_eq!(table.refused(again, &[]).kind, RefusalKind::NothingChanges);
}
