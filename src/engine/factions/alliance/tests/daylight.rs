//! Daylight: craft, mobilize, train, in any order and number.

use super::*;
use crate::engine::refusal::RefusalKind;
use crate::engine::turn::Status;

fn daylight(hand: u16) -> Table {
    let mut table = begun();
    table.turn_to(alliance(), Phase::Daylight);
    if hand != 3 {
        table.set_hand(alliance(), hand);
    }
    table
}

/// root:8.2.1, root:8.5.1, root:4.1.1: sympathy tokens craft in Daylight, each once a turn.
#[test]
fn sympathy_crafts_and_pays_once() {
    let mut table = daylight(5);
    let craft = Act::Craft { seat: alliance() };
    table.forbids(craft.clone(), &[], Refusal::NoSympathyOut, "root:8.2.1");
    let status = table.step(alliance(), line_of(Step::Craft)).status;
    assert_eq!(status, Status::Impossible(Refusal::NoSympathyOut.into()));
    sympathy(&mut table, 2);
    let tea = [faces([named("Root Tea", Suit::Fox)])];
    let entry = table.play(craft.clone(), &tea);
    assert_eq!(scores(&entry), [line(alliance(), 2, "root:3.2.2")]);
    let info = table.step(alliance(), line_of(Step::Craft));
    assert_eq!((info.status, info.count), (Status::Optional, Some(1)));
    let favor = [faces([named("Favor of the Foxes", Suit::Fox)])];
    let few = Refusal::TooFewTokens { needed: 3, left: 1 };
    table.forbids(craft.clone(), &favor, few, "root:4.1.1");
    table.play(craft.clone(), &[faces([RABBIT])]);
    assert_eq!(table.step(alliance(), line_of(Step::Craft)).status, Status::Done);
    // Next turn they craft again.
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(alliance(), Phase::Daylight);
    assert_eq!(state(&table).activated, 0);
    table.turn_to(alliance(), Phase::Evening);
    table.forbids(craft, &[], RefusalKind::OtherPhase(Phase::Daylight), "root:8.5.1");
}

/// root:8.5.2: a card of the hand joins the stack.
#[test]
fn mobilize_adds_a_card() {
    let mut table = daylight(2);
    table.play(own(Command::Mobilize), &[faces([named("Root Tea", Suit::Mouse)])]);
    table.play(own(Command::Mobilize), &[faces([BIRD])]);
    assert_eq!((held(&table), table.hand(alliance())), ([0, 0, 1, 1], 0));
    table.forbids(own(Command::Mobilize), &[], RefusalKind::HandEmpty, "root:8.5.2");
    let status = table.step(alliance(), line_of(Step::Mobilize)).status;
    assert_eq!(status, Status::Impossible(RefusalKind::HandEmpty));
}

/// root:8.5.3: a card that matches a base on the map makes a warrior an officer; birds match any.
#[test]
fn train_wants_a_card_of_a_base() {
    let mut table = daylight(4);
    let train = own(Command::Train);
    table.forbids(train.clone(), &[], Refusal::NoBaseOut, "root:8.5.3");
    base(&mut table, Ground::Rabbit);
    table.forbids(train.clone(), &[faces([FOX])], Refusal::NoBaseMatches, "root:8.5.3");
    table.play(train.clone(), &[faces([RABBIT])]);
    table.play(train.clone(), &[faces([BIRD])]);
    assert_eq!((warriors(&table), table.hand(alliance())), ((8, 0, 2), 2));
    table.insist(train.clone(), &[faces([FOX])]);
    assert_eq!(warriors(&table), (7, 0, 3));
    put(&mut table, Pool::Map, 7);
    table.forbids(train.clone(), &[], Refusal::NoWarriorInSupply, "root:1.5.1");
    let status = table.step(alliance(), line_of(Step::Train)).status;
    assert_eq!(status, Status::Impossible(Refusal::NoWarriorInSupply.into()));
}

/// root:8.5: in any order; nothing of it closes anything else.
#[test]
fn daylight_has_no_order() {
    let mut table = daylight(5);
    base(&mut table, Ground::Fox);
    sympathy(&mut table, 1);
    table.play(own(Command::Train), &[faces([FOX])]);
    table.play(own(Command::Mobilize), &[faces([FOX])]);
    table.play(Act::Craft { seat: alliance() }, &[faces([named("Root Tea", Suit::Fox)])]);
    table.play(own(Command::Train), &[faces([FOX])]);
    assert_eq!((held(&table), warriors(&table)), ([1, 0, 0, 0], (8, 0, 2)));
}

/// Spent cards feed the pile that takes every discard.
#[test]
fn what_trains_becomes_a_lost_soul() {
    let mut table = with_cult();
    base(&mut table, Ground::Fox);
    table.play(own(Command::Train), &[faces([FOX])]);
    assert_eq!(faces_in(&table, table.game().discard_zone()), [FOX]);
}
