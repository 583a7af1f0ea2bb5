//! Outrage: who moves into a sympathetic clearing or removes sympathy pays with a card.

use super::*;
use crate::engine::ask::{Answerer, Form, Question as Asked};
use crate::engine::effect::Effect as Shared;
use crate::engine::factions::FactionEffect;
use crate::engine::offer::{Place, offers};

fn outrage(by: Option<SeatId>) -> Act {
    own(Command::Outrage { by })
}

fn told(entry: &crate::engine::entry::Entry) -> (SeatId, u8, u8) {
    let found = entry.effects.iter().find_map(|effect| match effect {
        Shared::Own {
            effect: FactionEffect::Alliance(Effect::Outrage { by, given, drawn }),
            ..
        } => Some((*by, *given, *drawn)),
        _ => None,
    });
    found.expect("outrage")
}

/// root:8.2.6: who moved in gives a card of its hand; it goes to the stack, seen by the two of them.
#[test]
fn who_moves_in_gives_a_card() {
    let mut table = begun();
    sympathy(&mut table, 1);
    table.turn_to(foe(), Phase::Daylight);
    let ask = table.asked(outrage(Some(foe())), &[]);
    assert_eq!((ask.to, ask.private), (Answerer::Seat(foe()), true));
    assert_eq!(full(ask.law), "root:8.2.6");
    assert!(matches!(ask.form, Form::Faces { min: 0, max: 1, .. }));
    let entry = table.play(outrage(Some(foe())), &[faces([named("Anvil", Suit::Fox)])]);
    assert_eq!(told(&entry), (foe(), 1, 0));
    assert_eq!((held(&table), table.hand(foe())), ([1, 0, 0, 0], 2));
    table.undo();
    assert_eq!((held(&table), table.hand(foe())), ([0; 4], 3));
}

/// root:8.2.6: no matching card: the hand is shown, and the Alliance draws one.
#[test]
fn without_a_matching_card_one_is_drawn() {
    let mut table = begun();
    sympathy(&mut table, 1);
    let ask = table.asked(outrage(Some(foe())), &[faces([])]);
    assert_eq!(ask.question, Asked::Own(Question::OutrageDrawn { count: 1 }.into()));
    assert_eq!((ask.to, ask.private), (Answerer::Seat(alliance()), true));
    let entry = table.play(outrage(Some(foe())), &[faces([]), faces([BIRD])]);
    assert_eq!(told(&entry), (foe(), 0, 1));
    assert_eq!((held(&table), table.hand(foe())), ([0, 0, 0, 1], 3));
    // An empty hand has none: nobody is asked for it.
    table.set_hand(foe(), 0);
    let entry = table.play(outrage(Some(foe())), &[faces([FOX])]);
    assert_eq!((told(&entry), held(&table)), ((foe(), 0, 1), [1, 0, 0, 1]));
}

/// root:8.2.6, root:8.2.3.I: a full stack: the card is spent all the same, and discarded.
#[test]
fn a_full_stack_discards_it() {
    let mut table = with(5, 0, 0, 0);
    sympathy(&mut table, 1);
    let entry = table.play(outrage(Some(foe())), &[faces([MOUSE])]);
    assert_eq!((told(&entry), held(&table), table.hand(foe())), ((foe(), 1, 0), [5, 0, 0, 0], 2));
    assert_eq!(faces_in(&table, Anywhere::Discard), [MOUSE]);
    // Drawn and discarded: nobody needs to say what it was.
    table.play(outrage(Some(foe())), &[faces([])]);
    assert_eq!(held(&table), [5, 0, 0, 0]);
}

/// root:8.2.6, root:1.5.4: sympathy removed by another: the point first, then Outrage for each token.
#[test]
fn removed_sympathy_is_paid_for() {
    let mut table = begun();
    sympathy(&mut table, 3);
    let entry = table.play(removal(), &[counts([1]), faces([RABBIT])]);
    assert_eq!((told(&entry), held(&table)), ((foe(), 1, 0), [0, 1, 0, 0]));
    // Two at once: one card given, the other drawn.
    let entry = table.play(removal(), &[counts([2]), faces([FOX]), faces([BIRD])]);
    assert_eq!(scores(&entry), [line(foe(), 2, "root:3.2.1")]);
    assert_eq!((told(&entry), held(&table)), ((foe(), 1, 1), [1, 1, 0, 1]));
    assert_eq!((table.hand(foe()), pool(&table, Pool::Sympathy)), (1, 0));
    let score = entry.effects.iter().position(|e| matches!(e, Shared::Score { .. })).unwrap();
    let hand = entry.effects.iter().position(|e| matches!(e, Shared::Hand { .. })).unwrap();
    assert!(score < hand);
}

/// root:8.2.4, root:8.2.6: base and sympathy at once: the base is paid for first, then Outrage finds five at most.
#[test]
fn base_before_outrage() {
    let mut table = with(0, 5, 0, 0);
    base(&mut table, Ground::Fox);
    sympathy(&mut table, 1);
    let entry = table.play(removal(), &[counts([1, 1]), faces([RABBIT])]);
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1"), line(foe(), 1, "root:3.2.1")]);
    assert_eq!((held(&table), faces_in(&table, Anywhere::Discard)), ([0, 5, 0, 0], vec![RABBIT]));
}

/// Outrage stands among the events of every other seat while sympathy is on the map, and asks who where it is not told.
#[test]
fn others_find_it_on_their_own_board() {
    let mut table = begun();
    let has = |table: &Table, seat: SeatId, command: &Act| {
        offers(table.game(), seat)
            .iter()
            .any(|o| o.place == Place::Events && o.command == *command && o.verdict.is_ok())
    };
    assert!(!has(&table, foe(), &outrage(Some(foe()))) && !has(&table, alliance(), &outrage(None)));
    table.forbids(outrage(Some(foe())), &[], Refusal::NoSympathyOut, "root:8.2.6");
    sympathy(&mut table, 1);
    for at in [foe(), seat(2)] {
        assert!(has(&table, at, &outrage(Some(at))));
        assert!(!has(&table, at, &outrage(None)));
    }
    assert!(has(&table, alliance(), &outrage(None)));
    let entry = table.play(outrage(None), &[Answer::One(1), faces([FOX])]);
    assert_eq!(told(&entry), (seat(2), 1, 0));
    table.forbids(outrage(Some(alliance())), &[], Refusal::NotItself, "root:8.2.6");
}

/// Nobody's removal, such as a cost of its own, enrages nobody.
#[test]
fn own_losses_enrage_nobody() {
    use crate::engine::propose::{Draft, Removal, Toll};
    let mut table = begun();
    sympathy(&mut table, 1);
    let toll = Toll { tokens: 1, ..Toll::default() };
    let means = Means::Hits;
    let removal = Removal { by: None, whose: alliance(), toll, means, defending: false };
    let mut draft = Draft::new(table.game(), &[], false);
    draft.remove_all(&[removal]).unwrap();
    assert_eq!(count(&draft.game, alliance(), Pool::Sympathy), 0);
}
