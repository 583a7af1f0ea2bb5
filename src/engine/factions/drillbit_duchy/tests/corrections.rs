//! What is put right by hand: every tracker once, crowns, rules and the order card.

use super::*;
use crate::engine::invariants;
use crate::engine::refusal::RefusalKind;

#[test]
fn every_pool_is_set_and_pieces_still_add_up() {
    let pools: [(Pool, u8); 9] = [
        (Pool::Supply, 3),
        (Pool::Burrow, 5),
        (Pool::OnMap, 9),
        (Pool::Tunnels, 0),
        (Pool::TunnelsOnMap, 2),
        (Pool::Citadels, 1),
        (Pool::CitadelsOnMap, 3),
        (Pool::Markets, 0),
        (Pool::MarketsOnMap, 2),
    ];
    let mut table = set_up();
    for (which, n) in pools {
        set(&mut table, which, n);
        assert_eq!(invariants::check(table.game()), []);
        let again = Act::SetTo(Tracker::Pool(duchy(), which.into()));
        let refusal = table.refused(again, &[number(u16::from(n))]);
        assert_eq!(refusal.kind, RefusalKind::NothingChanges);
    }
}

#[test]
fn crowns_are_set_by_hand() {
    let mut table = set_up();
    for minister in Minister::ALL {
        let swayed = !state(&table).is_swayed(minister);
        let command = own(Command::SetCrown { minister, swayed });
        table.play(command.clone(), &[]);
        assert_eq!(state(&table).is_swayed(minister), swayed);
        assert_eq!(table.refused(command, &[]).kind, RefusalKind::NothingChanges);
    }
    let mut sorted = state(&table).swayed;
    sorted.sort_unstable();
    assert_eq!(state(&table).swayed, sorted, "from top to bottom");
}

#[test]
fn rules_are_changed_in_the_open() {
    let mut table = set_up();
    let now = state(&table).rules;
    assert_eq!(table.refused(own(Command::SetRules(now)), &[]).kind, RefusalKind::NothingChanges);
    let offers = crate::engine::offer::offers(table.game(), duchy());
    let rules = offers.iter().filter_map(|offer| match &offer.command {
        Act::Play {
            play: crate::engine::factions::FactionCommand::DrillbitDuchy(Command::SetRules(rules)),
            ..
        } => Some(*rules),
        _ => None,
    });
    let rules: Vec<Pick> = rules.collect();
    assert_eq!(rules.len(), 3 + 4 + 2);
    for rules in rules {
        table.play(own(Command::SetRules(rules)), &[]);
        assert_eq!(state(&table).rules, rules);
        table.undo();
    }
}

/// clockwork:10.4.1: the order card is added, named and taken away by hand.
#[test]
fn the_order_card_is_put_right() {
    let mut table = set_up();
    table.play(Act::AddCard { to: order_zone() }, &[faces([FOX])]);
    let card = order_card(table.game(), duchy()).unwrap();
    table.play(Act::NameCard { card }, &[faces([named("Anvil", Suit::Fox)])]);
    assert_eq!(table.step(duchy(), line_of(Step::Craft)).count, Some(1));
    let second = table.refused(Act::AddCard { to: order_zone() }, &[faces([FOX])]);
    assert!(!second.can_insist);
    table.play(Act::MoveCard { card, to: Anywhere::Discard }, &[]);
    assert_eq!(order(table.game(), duchy()), None);
}

/// A file that says what cannot be is refused.
#[test]
fn a_crown_is_given_and_lost_once() {
    let mut table = set_up();
    let entry = table.play(own(Command::SetCrown { minister: Minister::Earl, swayed: true }), &[]);
    let mut game = table.game().clone();
    assert!(game.fold(&entry).is_err());
    assert!(entry.effects.iter().all(|effect| matches!(effect, Shared::Own { .. })));
}
