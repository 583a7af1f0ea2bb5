//! The table puts things right.

use super::daylight::acts;
use super::evening::{evening, retires};
use super::*;

/// Every tracker of the board set by hand once: pieces and followers still add up (the kit checks after each entry).
#[test]
fn every_tracker_can_be_corrected_by_hand() {
    let mut table = set_up(Pick::default());
    place(&mut table, 2, 1);
    let set = |pool: Pool| Act::SetTo(Tracker::Pool(lp(), pool.into()));
    // The supply cannot get all five back out of one pool: it takes them from both.
    table.play(set(Pool::Supply), &[number(5)]);
    assert_eq!(elders(&table), (5, 0, 0));
    table.undo();
    table.play(set(Pool::Supply), &[number(1), Answer::One(1)]);
    assert_eq!(elders(&table), (1, 2, 2));
    table.set_points(lp(), 7);
    table.set_points(lp(), 4);
    table.set_hand(lp(), 6);
    let all = |table: &Table| {
        let (tableau, worn, deck) = counted(table);
        tableau + worn + deck
    };
    let first = followers(table.game(), lp())[0];
    for (to, now) in [
        (at(Zone::WornOut), (3, 1, 4)),
        (slot(Slot::First), (4, 0, 4)),
        (at(Zone::Deck), (3, 0, 5)),
        (Anywhere::Discard, (3, 0, 4)),
    ] {
        table.play(Act::MoveCard { card: first, to }, &[]);
        assert_eq!(counted(&table), now);
    }
    assert_eq!(all(&table), 7);
    table.lay_card(named("Anvil", Suit::Fox), at(Zone::Deck));
    table.lay_card(FOX, slot(Slot::First));
    assert_eq!(all(&table), 9);
    table.turn_to(lp(), Phase::Daylight);
    let used = followers(table.game(), lp())[0];
    table.play(acts(used, Action::Move), &[]);
    table.play(own(Command::Refresh { card: used }), &[]);
    assert_eq!(state(&table).acts, []);
    let refresh = own(Command::Refresh { card: used });
    assert_eq!(table.refused(refresh, &[]).kind, RefusalKind::NothingChanges);
    table.play(own(Command::SetActivated), &[number(3)]);
    assert_eq!(state(&table).activated, 3);
    let dealt = Pick { deal: Deal::Table, check_suits: true, last_elder_falls: true };
    table.play(own(Command::SetRules(dealt)), &[]);
    assert_eq!(state(&table).rules, dealt);
    let deck = table.cards(at(Zone::Deck));
    assert!(deck.is_sorted(), "an order that nobody knows is not kept");
    table.play(own(Command::SetRules(Pick::default())), &[]);
    assert_ne!(table.cards(at(Zone::Deck)), deck, "the app deals: it shuffles");
    table.play(own(Command::Shuffle), &[]);
    assert_eq!(all(&table), 9);
}

/// A follower named later loses what was read off it while only its suit was known.
#[test]
fn a_follower_can_be_named_later() {
    let (mut table, [fox]) = evening([FOX]);
    price(&mut table, fox, cost(0));
    assert_eq!(
        table.refused(Act::PriceCard { card: fox }, &[cost(0)]).kind,
        RefusalKind::NothingChanges
    );
    table.play(Act::NameCard { card: fox }, &[faces([named("Protection Racket", Suit::Fox)])]);
    assert_eq!(table.game().price(fox), Some(Price::Cost(2)), "the card's own cost");
    table.play(retires(fox), &[no()]);
    assert_eq!(table.points(lp()), 3);
}

/// A game entered as it stands in its fifth round: everything can be laid by hand, then it plays on.
#[test]
fn a_game_can_be_entered_as_it_stands() {
    let mut table = Table::lay(seats(Pick { deal: Deal::Table, ..Pick::default() }));
    table.play(Act::TurnTo { seat: lp(), phase: Phase::Evening, round: 5 }, &[]);
    place(&mut table, 2, 1);
    table.set_points(lp(), 11);
    table.set_points(foe(), 17);
    table.set_hand(lp(), 4);
    tableau(&mut table, [FOX, named("Codebreakers", Suit::Mouse)]);
    table.lay_card(BIRD, at(Zone::WornOut));
    table.lay_card(RABBIT, at(Zone::Deck));
    table.lay_card(named("Armorers", Suit::Bird), Anywhere::Crafted(foe()));
    table.play(Act::MoveItem { seat: foe(), item: Item::Boot, back: false }, &[]);
    table.play(own(Command::Cycle), &[]);
    assert_eq!(counted(&table), (4, 0, 0));
    table.play(Act::EndTurn, &[]);
    let turn = table.game().turn;
    assert_eq!((turn.seat, turn.phase, turn.round), (foe(), Phase::Birdsong, 5));
}

/// A wrong faction, corrected after two turns: the board starts anew, points, hand and items stay.
#[test]
fn a_wrong_faction_is_corrected() {
    let mut table = Table::of_guests(3);
    for _ in 0..2 {
        table.play(Act::EndTurn, &[]);
    }
    table.set_points(lp(), 6);
    table.play(Act::Repick { seat: lp(), pick: Pick::default().into() }, &[]);
    assert_eq!((table.points(lp()), elders(&table)), (6, (5, 0, 0)));
    let twice = Act::Repick { seat: foe(), pick: Pick::default().into() };
    assert_eq!(table.refused(twice, &[]).kind, RefusalKind::FactionTwice);
    table.play(own(Command::FillTableau), &[counts([2, 1, 1, 1])]);
    place(&mut table, 2, 0);
    // And back: their cards are followed no longer, the pieces are a guest's.
    table.play(Act::Repick { seat: lp(), pick: guest("Eyrie") }, &[]);
    assert_eq!(table.cards(Anywhere::Away).len(), 5);
    assert_eq!(table.game().seat(lp()).unwrap().pools.iter().count(), 0);
}

/// Elders are the Lost Powers' own: no other seat has any to set, and their commands are nobody else's. root:1.5.3
#[test]
fn elders_belong_to_the_lost_powers() {
    let table = by_app();
    let set = Act::SetTo(Tracker::Pool(foe(), Pool::Upright.into()));
    assert_eq!(table.refused(set, &[]).kind, RefusalKind::NothingChanges);
    let theirs = Act::Play { seat: foe(), play: Command::Rise.into() };
    assert!(matches!(table.refused(theirs, &[]).kind, RefusalKind::Misfit(_)));
    let there = Act::AddCard { to: Anywhere::Own(foe(), Zone::WornOut.into()) };
    assert!(matches!(table.refused(there, &[faces([FOX])]).kind, RefusalKind::Misfit(_)));
}

/// Lost Powers' own effects still work when they no longer score.
#[test]
fn without_a_marker_nothing_scores() {
    let (mut table, [tax]) = evening([named("Tax Collector", Suit::Fox)]);
    table.set_points(lp(), 10);
    table.turn_to(lp(), Phase::Daylight);
    table.play(Act::ActivateDominance { seat: lp() }, &[Answer::One(0)]);
    table.turn_to(lp(), Phase::Evening);
    let entry = table.play(retires(tax), &[]);
    assert_eq!(scores(&entry).iter().map(|s| s.1).collect::<Vec<_>>(), [0, 0]);
}

/// Winning by a retirement: 29 and 3 more end the game at once. root:3.1
#[test]
fn a_retirement_can_win() {
    let (mut table, [tea]) = evening([named("Sword", Suit::Mouse)]);
    table.set_points(lp(), 29);
    let entry = table.play(retires(tea), &[no()]);
    let ending = Ending { winner: lp(), how: Victory::Points };
    assert_eq!(entry.notices().collect::<Vec<_>>(), [Notice::Won(ending)]);
    assert_eq!(table.points(lp()), 32);
}

/// What can come to a hand of cards that every shared rule asks of a seat is asked of this one too.
#[test]
fn its_choices_at_a_dominance_are_the_four_suits() {
    let (mut table, _) = evening([]);
    table.set_points(lp(), 10);
    table.turn_to(lp(), Phase::Daylight);
    let ask = table.asked(Act::ActivateDominance { seat: lp() }, &[]);
    assert_eq!(ask.form, Form::OneOf(Suit::ALL.map(Choice::Suit).to_vec()));
}

/// A guest's Revolt: everything goes at once, so only an Elder that was alone falls. nemesis:LP.2.3
#[test]
fn a_sweep_by_a_guest_fells_only_who_stood_alone() {
    let mut table = by_app();
    place(&mut table, 3, 0);
    let sweep = Act::Remove { by: Some(foe()), whose: Some(lp()), means: Means::Sweep };
    // Three removed, one of them upright and alone; no followers lie in the tableau.
    table.play(sweep, &[counts([3]), number(1)]);
    assert_eq!(elders(&table), (4, 0, 1));
    assert_eq!(table.game().seat(foe()).unwrap().points.get(), 2);
}
