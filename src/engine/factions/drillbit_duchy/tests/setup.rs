//! Setup, and what a bot is.

use super::*;
use crate::engine::refusal::RefusalKind;

/// clockwork:10.3.1, 10.3.2, 10.3.4: what lies where before the first turn.
#[test]
fn pieces_lie_in_their_supplies() {
    let table = laid(Pick::default());
    assert_eq!(warriors(&table), (20, 0, 0));
    assert_eq!(out(&table), [0, 0, 0]);
    assert_eq!([Pool::Tunnels, Pool::Citadels, Pool::Markets].map(|p| pool(&table, p)), [3, 3, 3]);
    for step in [Step::Gather, Step::Burrow, Step::Tracks] {
        assert_eq!(status(&table, step), Status::Done);
    }
    // clockwork:10.3.2
    assert_eq!(table.step(duchy(), line_of(Step::Burrow)).law.full(), "clockwork:10.3.2");
    // clockwork:10.3.4
    assert_eq!(table.step(duchy(), line_of(Step::Tracks)).law.full(), "clockwork:10.3.4");
}

/// clockwork:10.3.3
#[test]
fn it_surfaces_in_a_corner_and_around_it() {
    for (beside, on_map) in [(1, 4), (2, 6), (3, 8), (5, 12)] {
        let mut table = laid(Pick::default());
        asks(&table.asked(own(Command::Surface), &[]), Question::Adjacent);
        table.play(own(Command::Surface), &[number(beside)]);
        assert_eq!(warriors(&table), (20 - on_map, 0, on_map));
        assert_eq!(out(&table), [1, 0, 0]);
        let again = own(Command::Surface);
        table.forbids(again, &[], Refusal::PlacedAlready, "clockwork:10.3");
        table.undo();
        assert_eq!(warriors(&table), (20, 0, 0));
    }
}

/// clockwork:10.3.5
#[test]
fn two_cards_sway_the_first_ministers() {
    use Minister::{Captain, Foremole, Marshal};
    let cases: [([Face; 2], &[Minister]); 5] = [
        ([FOX, RABBIT], &[Captain, Marshal]),
        ([FOX, FOX], &[Captain, Minister::Brigadier]),
        ([MOUSE, MOUSE], &[Foremole, Minister::Mayor]),
        // A bird matches every minister: the topmost of all.
        ([BIRD, BIRD], &[Captain, Marshal]),
        ([BIRD, FOX], &[Captain, Minister::Brigadier]),
    ];
    for (cards, swayed) in cases {
        let mut table = laid(Pick::default());
        table.play(own(Command::FirstMinisters), &[faces(cards)]);
        assert_eq!(state(&table).swayed, swayed, "{cards:?}");
        table.forbids(own(Command::FirstMinisters), &[], Refusal::PlacedAlready, "clockwork:10.3");
    }
}

/// clockwork:10.1: a bot has no hand, activates no dominance and crafts no cards of its own.
#[test]
fn a_bot_is_marked_as_one_and_has_no_hand() {
    let mut table = set_up();
    let who = table.game().seat(duchy()).unwrap();
    assert!(who.bot);
    assert_eq!(who.hand, 0);
    table.set_points(duchy(), 12);
    let refusal = table.refused(Act::ActivateDominance { seat: duchy() }, &[]);
    assert_eq!(refusal.kind, RefusalKind::NoDominanceForBots);
    let craft = Act::Craft { seat: duchy() };
    table.forbids(craft, &[], Refusal::CraftsOrders, "clockwork:10.4.2");
    let offers = crate::engine::offer::offers(table.game(), duchy());
    let hand = |command: &Act| {
        matches!(
            command,
            Act::Draw { .. }
                | Act::Discard { .. }
                | Act::SetTo(Tracker::Hand(_))
                | Act::Craft { .. }
        )
    };
    assert!(!offers.iter().any(|offer| hand(&offer.command)));
}

/// clockwork:10.1: what it draws stays where it was; whoever takes a card of it draws instead.
#[test]
fn nothing_comes_into_its_hand_and_nothing_leaves_it() {
    let mut table = set_up();
    table.turn_to(foe(), Phase::Birdsong);
    let card = table.lay_card(named("Stand and Deliver!", Suit::Fox), Anywhere::Crafted(foe()));
    let entry = table.play(Act::UseCard { seat: foe(), card }, &[Answer::One(1)]);
    assert_eq!(scores(&entry), [line(duchy(), 1, "root:4.1.3")]);
    assert_eq!((table.hand(foe()), table.hand(duchy())), (4, 0));
    let bank = table.lay_card(named("Better Burrow Bank", Suit::Rabbit), Anywhere::Crafted(foe()));
    table.play(Act::UseCard { seat: foe(), card: bank }, &[Answer::One(1)]);
    assert_eq!((table.hand(foe()), table.hand(duchy())), (5, 0));
}

/// clockwork:10.1: a card given to it is discarded for a point.
#[test]
fn a_card_that_is_given_scores() {
    let mut table = set_up();
    let entry = table.play(own(Command::Gift), &[]);
    assert_eq!(tag(&entry), [(1, "clockwork:10.1".into())]);
    assert_eq!(table.hand(duchy()), 0);
    table.undo();
    assert_eq!(table.points(duchy()), 0);
}

/// clockwork:10.1: another faction chosen for the seat is no bot, and a seat made the Duchy's becomes one.
#[test]
fn it_is_a_bot_as_long_as_it_sits_there() {
    let mut table = set_up();
    table.play(Act::Repick { seat: duchy(), pick: guest("Corvids") }, &[]);
    assert!(!table.game().seat(duchy()).unwrap().bot);
    table.play(Act::Repick { seat: foe(), pick: Pick::default().into() }, &[]);
    let who = table.game().seat(foe()).unwrap();
    assert_eq!((who.bot, who.hand), (true, 0));
}
