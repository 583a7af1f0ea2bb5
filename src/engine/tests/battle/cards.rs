//! Crafted cards that change a battle: offered to their owners, and what using them costs.

use super::*;
use crate::engine::ask::Question as Asked;
use crate::engine::battle::Why;
use crate::engine::card::{CardId, Face};
use crate::engine::deck::DeckKind;
use crate::engine::setup::Setup;
use crate::engine::suit::Suit;
use crate::engine::zone::Zone;

/// Guests with a deck, in the Daylight of the first, no cards in hand: nobody is asked for ambushes.
fn with_deck(deck: DeckKind) -> Table {
    let seats = ["One", "Two", "Three"].map(|name| sits(guest(name))).into();
    let mut table = Table::lay(Setup { deck, ..setup(seats) });
    table.play(Command::Start, &[]);
    table.turn_to(a(), Phase::Daylight);
    for seat in [a(), b(), c()] {
        table.set_hand(seat, 0);
    }
    table
}

fn crafted(table: &mut Table, seat: SeatId, name: &str, suit: Suit) -> CardId {
    table.lay_card(named(name, suit), Zone::Crafted(seat))
}

fn yes_() -> Say {
    That(yes())
}

fn no_() -> Say {
    That(no())
}

fn used(seat: SeatId, card: CardId) -> Line {
    Line::Extra { seat, hits: 1, why: Why::Card(card) }
}

/// root:4.3.3, root:4.3.3.I: a hit more for one point to the defender; it stays, and it is not forced.
#[test]
fn brutal_tactics_deals_a_hit_and_pays_the_defender() {
    let mut table = with_deck(DeckKind::Base);
    let card = crafted(&mut table, a(), "Brutal Tactics", Suit::Bird);
    let entry = fight(&mut table, battle(a(), b()), &[n(1), n(3), dice(1, 0), yes_()]);
    assert_eq!(dealt(&entry), [(1, 1), (0, 0)], "not limited by one warrior");
    assert!(lines(&entry).contains(&used(a(), card)));
    assert_eq!(scores(&entry), [line(b(), 1, "root:4.1.3")]);
    assert_eq!(table.cards(Zone::Crafted(a())), [card]);
    let entry = fight(&mut table, battle(a(), b()), &[n(1), n(3), dice(1, 0), no_()]);
    assert_eq!((dealt(&entry)[0], scores(&entry)), ((1, 0), vec![]));
    // Its owner defends: it has no moment.
    fight(&mut table, battle(b(), a()), &[n(1), n(3), dice(1, 0)]);
}

/// root:4.3.3: Sappers for the defender, Armorers for either; both are discarded. An attacker goes first.
#[test]
fn sappers_and_armorers_are_discarded_for_their_effect() {
    let mut table = with_deck(DeckKind::Base);
    let armour = crafted(&mut table, a(), "Armorers", Suit::Bird);
    let sappers = crafted(&mut table, b(), "Sappers", Suit::Bird);
    let command = battle(a(), b());
    let said = [n(2), n(3), dice(3, 2)];
    let ask = table.asked(command.clone(), &answers(&table, &command, &said));
    assert_eq!(ask.question, Asked::ResolveEffect { seat: a(), card: armour });
    let entry = fight(&mut table, command, &[&said[..], &[yes_(), yes_()]].concat());
    assert_eq!(dealt(&entry), [(2, 0), (0, 1)], "the rolled 2 ignored, the extra hit not");
    let ignored = Line::Ignored { seat: a(), hits: 2, why: Why::Card(armour) };
    assert!(lines(&entry).contains(&ignored));
    assert!(lines(&entry).contains(&used(b(), sappers)));
    assert_eq!(table.cards(Zone::Discard).len(), 2);
    // No rolled hits come: nothing to ignore, nothing asked.
    crafted(&mut table, a(), "Armorers", Suit::Bird);
    fight(&mut table, battle(a(), b()), &[n(2), n(3), dice(3, 0)]);
}

/// root:4.3.1: an attacker with a Scouting Party is not ambushed; the defender is not asked.
#[test]
fn a_scouting_party_walks_past_ambushes() {
    let mut table = with_deck(DeckKind::Base);
    let card = crafted(&mut table, a(), "Scouting Party", Suit::Mouse);
    table.set_hand(b(), 3);
    let entry = fight(&mut table, battle(a(), b()), &[n(2), n(3), dice(3, 0)]);
    assert!(lines(&entry).contains(&Line::NoAmbush { seat: a(), card }));
    table.set_hand(a(), 3);
    fight(&mut table, battle(b(), a()), &[n(2), n(3), no_ambush(), dice(3, 0)]);
}

/// root:4.3.3.I: Partisans: a hit, and the hand keeps one suit only; for either side.
#[test]
fn partisans_deal_a_hit_and_empty_the_hand() {
    let mut table = with_deck(DeckKind::ExilesPartisans);
    let card = crafted(&mut table, b(), "Fox Partisans", Suit::Fox);
    table.set_hand(b(), 4);
    let said = [n(2), n(3), no_ambush(), dice(1, 0), yes_(), That(number(3))];
    let entry = fight(&mut table, battle(a(), b()), &said);
    assert_eq!((dealt(&entry), table.hand(b())), (vec![(1, 0), (0, 1)], 1));
    assert_eq!(table.cards(Zone::Crafted(b())), [card]);
}

/// root:4.3.3: Bold Leadership must deal its hit; then it goes into the hand, or a card is spent.
#[test]
fn bold_leadership_has_to_lead() {
    let mut table = with_deck(DeckKind::SquiresDisciples);
    let card = crafted(&mut table, a(), "Bold Leadership", Suit::Fox);
    table.set_hand(a(), 2);
    let entry = fight(&mut table, battle(a(), b()), &[n(2), n(3), dice(1, 0), no_()]);
    assert_eq!((dealt(&entry)[0], table.hand(a())), ((1, 1), 1));
    assert_eq!(table.cards(Zone::Crafted(a())), [card]);
    fight(&mut table, battle(a(), b()), &[n(2), n(3), dice(1, 0), yes_()]);
    assert_eq!((table.hand(a()), table.cards(Zone::Crafted(a()))), (2, vec![]));
}

/// root:4.3.2.I, root:4.3.3: warriors that a card brings in before the roll raise what the dice may give.
#[test]
fn warriors_may_join_before_the_roll() {
    let mut table = with_deck(DeckKind::SquiresDisciples);
    let tactician = crafted(&mut table, a(), "Tactician", Suit::Fox);
    let lookouts = crafted(&mut table, b(), "Lookouts", Suit::Rabbit);
    let said = [n(1), n(2), yes_(), n(2), dice(3, 2)];
    let entry = fight(&mut table, battle(a(), b()), &said);
    assert_eq!(dealt(&entry), [(3, 0), (2, 0)]);
    let joined = |seat, card, n| Line::Joined { seat, card, n };
    assert!(lines(&entry).contains(&joined(a(), tactician, 2)));
    assert!(lines(&entry).contains(&joined(b(), lookouts, 1)));
    assert_eq!((table.hand(a()), table.hand(b())), (1, 1));
}

/// root:4.3.3: The Faithful stay as long as the turned card fits.
#[test]
fn the_faithful_turn_a_card() {
    let mut table = with_deck(DeckKind::SquiresDisciples);
    let card = crafted(&mut table, a(), "The Faithful", Suit::Rabbit);
    let entry = fight(&mut table, battle(a(), b()), &[n(1), n(3), dice(1, 0), yes_(), yes_()]);
    assert_eq!((dealt(&entry)[0], table.cards(Zone::Crafted(a()))), ((1, 1), vec![card]));
    fight(&mut table, battle(a(), b()), &[n(1), n(3), dice(1, 0), yes_(), no_()]);
    assert_eq!(table.cards(Zone::Crafted(a())), []);
}

/// root:4.3.1: Mice-in-a-Bush ambush for one hit; the card itself or another is spent for it.
#[test]
fn mice_in_a_bush_are_a_small_ambush() {
    let mut table = with_deck(DeckKind::SquiresDisciples);
    let card = crafted(&mut table, b(), "Mice-in-a-Bush", Suit::Mouse);
    let of = |itself| pick(Pick::Crafted { card, itself });
    table.set_hand(b(), 1);
    let said = [n(2), n(3), of(false), dice(2, 0)];
    let entry = fight(&mut table, battle(a(), b()), &said);
    assert_eq!((lost(&entry)[0], table.hand(b())), ((a(), warriors(1), 0), 0));
    assert_eq!(dealt(&entry)[0], (1, 0));
    let entry = fight(&mut table, battle(a(), b()), &[n(1), n(3), of(true)]);
    assert_eq!(lines(&entry).last(), Some(&Line::Over { seat: a() }));
    assert_eq!(table.cards(Zone::Crafted(b())), []);
}

/// root:4.3.3: a Standard Bearer goes into the hand, and the entry says that there may be another battle.
#[test]
fn a_standard_bearer_calls_to_battle_again() {
    let mut table = with_deck(DeckKind::SquiresDisciples);
    let card = crafted(&mut table, a(), "Standard Bearer", Suit::Rabbit);
    let entry = fight(&mut table, battle(a(), b()), &[n(2), n(3), dice(1, 0), yes_()]);
    assert_eq!(lines(&entry).last(), Some(&Line::Again { seat: a(), card }));
    assert_eq!((table.hand(a()), table.cards(Zone::Crafted(a()))), (1, vec![]));
    let face = table.game().card(card).map(|card| card.face);
    assert_eq!(face, Some(Face::Named(kind("Standard Bearer", Suit::Rabbit))));
}
