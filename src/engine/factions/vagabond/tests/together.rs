//! With other factions at the table: what they do to items, and what their pieces are worth.

use super::*;
use crate::engine::ask::Question as Asked;
use crate::engine::card::{CardId, Face};
use crate::engine::factions::{drillbit_duchy, lizard_cult, lost_powers, noxious_battery};
use crate::engine::seat::SeatSetup;
use crate::engine::suit::Suit;
use crate::engine::zone::Zone;

/// nemesis:NB.4.2.III.b: a shot at the pawn damages one item, and nothing else with it.
#[test]
fn a_shot_damages_one_item() {
    let seats = vec![
        sits(noxious_battery::Pick {}),
        sits(Pick { character: Character::Thief }),
        sits(guest("Marquise")),
    ];
    let mut table = Table::lay(setup(seats));
    let ask = table
        .asked(Act::Remove { by: Some(seat(0)), whose: Some(seat(1)), means: Means::Hits }, &[]);
    assert!(matches!(ask.form, Form::Counts { ref rows, .. } if rows.len() == 1));
    let hit = Act::Remove { by: Some(seat(0)), whose: Some(seat(1)), means: Means::Hits };
    table.play(hit, &[counts([1]), one(0)]);
    assert_eq!(state_of(table.game(), seat(1)).unwrap().items.damaged(), 1);
}

/// A strike at the Lost Powers: an Elder goes, they become Hostile, and their own law is followed.
#[test]
fn a_strike_at_elders_makes_them_hostile() {
    let seats = vec![
        sits(Pick { character: Character::Ranger }),
        sits(lost_powers::Pick::default()),
        sits(guest("Marquise")),
    ];
    let mut table = Table::lay(setup(seats));
    let pool = lost_powers::Pool::Upright.into();
    table.play(Act::SetTo(Tracker::Pool(seat(1), pool)), &[number(2)]);
    table.turn_to(vb(), Phase::Daylight);
    table.play(own(Command::SetForest(false)), &[]);
    let entry = table.play(own(Command::Strike), &[counts([1, 0, 0, 0]), counts([2])]);
    assert_eq!(state(&table).relation(seat(1)), Relation::Hostile);
    assert_eq!(scores(&entry), [line(vb(), 1, "nemesis:LP.2.4")]);
}

/// root:10.2.6, clockwork:10.1: a card given to a bot is discarded at once, where discards are told apart as well.
#[test]
fn a_card_given_to_a_bot_is_discarded() {
    let seats = vec![
        sits(Pick { character: Character::Thief }),
        sits(drillbit_duchy::Pick::default()),
        sits(lizard_cult::Pick::default()),
    ];
    let mut table = Table::lay(setup(seats));
    table.turn_to(vb(), Phase::Daylight);
    table.play(own(Command::SetForest(false)), &[]);
    let aid = own(Command::Aid { to: seat(1) });
    let fox = Face::Suit(Suit::Fox);
    table.play(aid, &[one(0), Answer::Faces(vec![fox])]);
    let pile = Zone::Own(seat(2), lizard_cult::Zone::LostSouls.into());
    let faces: Vec<Face> =
        table.cards(pile).iter().map(|card| table.game().card(*card).unwrap().face).collect();
    assert_eq!(faces, [fox]);
    assert_eq!((table.points(seat(1)), table.game().seat(seat(1)).unwrap().hand), (1, 0));
    table.undo();
    assert_eq!(table.cards(pile), []);
}

/// root:10.2.6: so is a card given to a guest that is marked as a bot; without the Cult nobody has to tell it apart.
#[test]
fn a_card_given_to_a_guest_that_is_a_bot_is_discarded() {
    let bot = |pick: FactionPick| SeatSetup { bot: true, ..sits(pick) };
    let (thief, fox) = (Pick { character: Character::Thief }, Face::Suit(Suit::Fox));
    let beside = |third: FactionPick| {
        let mut table = Table::lay(setup(vec![sits(thief), bot(guest("Marquise")), sits(third)]));
        table.turn_to(vb(), Phase::Daylight);
        table.play(own(Command::SetForest(false)), &[]);
        table
    };
    let aid = own(Command::Aid { to: seat(1) });
    let mut table = beside(lizard_cult::Pick::default().into());
    let ask = table.asked(aid.clone(), &[one(0)]);
    assert_eq!(ask.question, Asked::CardsDiscarded { seat: seat(1), count: 1 });
    table.play(aid.clone(), &[one(0), Answer::Faces(vec![fox])]);
    let pile = Zone::Own(seat(2), lizard_cult::Zone::LostSouls.into());
    let lies = |table: &Table| {
        let face = |card: &CardId| table.game().card(*card).unwrap().face;
        table.cards(pile).iter().map(face).collect::<Vec<_>>()
    };
    assert_eq!((lies(&table), table.game().seat(seat(1)).unwrap().hand), (vec![fox], 0));
    table.undo();
    assert_eq!(lies(&table), []);
    let mut table = beside(guest("Alliance"));
    table.play(aid, &[one(0)]);
    assert_eq!(table.game().seat(seat(1)).unwrap().hand, 0);
}
