//! The Supporters stack: what it holds, who sees it and how it is spent.

use super::*;
use crate::engine::ask::{Answerer, Form, Question as Asked};
use crate::engine::effect::Effect as Shared;
use crate::engine::factions::FactionEffect;
use crate::engine::offer::offers;

fn overflow(entry: &crate::engine::entry::Entry) -> Option<u8> {
    entry.effects.iter().find_map(|effect| match effect {
        Shared::Own { effect: FactionEffect::Alliance(Effect::Overflow(n)), .. } => Some(*n),
        _ => None,
    })
}

/// root:8.2.3, root:8.4.2.II: F1 M1 B2, cost 2 in a fox clearing: a fox and a bird go, not two birds.
#[test]
fn the_fewest_birds_are_spent() {
    let mut table = with(1, 0, 1, 2);
    sympathy(&mut table, 3);
    table.play(spread(), &[clearing(Ground::Fox, false)]);
    assert_eq!(held(&table), [0, 0, 1, 1]);
    assert_eq!(faces_in(&table, Anywhere::Discard), [BIRD, FOX]);
    // With enough of the suit no bird goes at all.
    let mut table = with(3, 0, 0, 2);
    sympathy(&mut table, 3);
    table.play(spread(), &[clearing(Ground::Fox, false)]);
    assert_eq!(held(&table), [1, 0, 0, 2]);
}

/// root:8.2.3: unless the Alliance says otherwise, which it does where nobody else looks.
#[test]
fn the_alliance_may_choose_what_it_spends() {
    let mut table = with(2, 0, 1, 2);
    sympathy(&mut table, 3);
    let command = own(Command::Spread(Spending::Chosen));
    let ask = table.asked(command.clone(), &[clearing(Ground::Fox, false)]);
    assert_eq!((ask.to, ask.private), (Answerer::Seat(alliance()), true));
    let Form::Cards { from, min: 2, max: 2 } = ask.form else { panic!("{:?}", ask.form) };
    assert_eq!(from.len(), 4, "foxes and birds, not the mouse");
    let birds: Vec<CardId> =
        from.into_iter().filter(|c| table.game().card(*c).unwrap().face == BIRD).collect();
    table.play(command, &[clearing(Ground::Fox, false), Answer::Cards(birds)]);
    assert_eq!(held(&table), [2, 0, 1, 0]);
}

/// Of one suit the unnamed go first and a dominance card last: others could take that.
#[test]
fn what_others_would_want_is_spent_last() {
    let mut table = begun();
    for face in [named("Dominance", Suit::Fox), named("Anvil", Suit::Fox), FOX] {
        table.lay_card(face, at());
    }
    for left in [2, 1] {
        table.play(spread(), &[clearing(Ground::Fox, false)]);
        assert_eq!(table.cards(at()).len(), left);
        assert!(faces_in(&table, at()).contains(&named("Dominance", Suit::Fox)));
    }
    table.play(spread(), &[clearing(Ground::Fox, false)]);
    assert_eq!(faces_in(&table, Anywhere::Available), [named("Dominance", Suit::Fox)]);
}

/// root:8.2.3.I: the sixth supporter without a base is discarded, and the entry says so.
#[test]
fn the_sixth_supporter_is_discarded() {
    let mut table = with(2, 2, 0, 0);
    table.turn_to(alliance(), Phase::Daylight);
    let entry = table.play(own(Command::Mobilize), &[faces([BIRD])]);
    assert_eq!((held(&table), overflow(&entry)), ([2, 2, 0, 1], None));
    // Full: where discards are not told apart nothing is asked.
    let entry = table.play(own(Command::Mobilize), &[]);
    assert_eq!((held(&table), overflow(&entry)), ([2, 2, 0, 1], Some(1)));
    assert_eq!(table.hand(alliance()), 1);
    // With a base there is room for any number.
    base(&mut table, Ground::Mouse);
    assert_eq!(capacity(table.game(), alliance()), None);
    let entry = table.play(own(Command::Mobilize), &[faces([MOUSE])]);
    assert_eq!((held(&table), overflow(&entry)), ([2, 2, 1, 1], None));
}

/// Where the Cult wants every discard, what the stack cannot hold is named and goes there, as spent supporters do.
#[test]
fn spent_and_overflowing_supporters_become_lost_souls() {
    let mut table = with_cult();
    fill(&mut table, 5, 0, 0, 0);
    let souls = table.game().discard_zone();
    table.play(spread(), &[clearing(Ground::Fox, false)]);
    assert_eq!(faces_in(&table, souls), [FOX]);
    fill(&mut table, 1, 0, 0, 0);
    let entry = table.play(own(Command::Mobilize), &[faces([MOUSE])]);
    assert_eq!((overflow(&entry), faces_in(&table, souls)), (Some(1), vec![MOUSE, FOX]));
}

/// root:8.2.3: what is offered, and why not, is the same whatever lies in the stack.
#[test]
fn offers_say_nothing_of_the_stack() {
    let told = |fox, rabbit, mouse, bird, bases: &[Ground]| {
        let mut table = with(fox, rabbit, mouse, bird);
        sympathy(&mut table, 4);
        for suit in bases {
            base(&mut table, *suit);
        }
        let all: Vec<String> = (0..3)
            .flat_map(|n| offers(table.game(), seat(n)))
            .map(|offer| format!("{offer:?}"))
            .collect();
        let steps: Vec<_> =
            (0..3).flat_map(|n| crate::engine::table::steps(table.game(), seat(n))).collect();
        (all, steps)
    };
    // With one base left in the box too, where its suit is all there is to choose.
    for bases in [&[][..], &[Ground::Fox], &[Ground::Fox, Ground::Mouse], &Ground::ALL] {
        let one = told(3, 0, 0, 0, bases);
        for other in [[0, 3, 0, 0], [1, 1, 1, 0], [0, 0, 0, 3], [0, 0, 2, 1]] {
            let [fox, rabbit, mouse, bird] = other;
            assert_eq!(one, told(fox, rabbit, mouse, bird, bases), "{other:?} {bases:?}");
        }
    }
}

/// root:8.2.3: every question whose answer says what a supporter is, is for one pair of eyes.
#[test]
fn what_goes_into_the_stack_is_asked_in_private() {
    let mut table = with(1, 0, 0, 0);
    sympathy(&mut table, 2);
    table.turn_to(alliance(), Phase::Daylight);
    let outrage = own(Command::Outrage { by: Some(foe()) });
    let card = table.cards(at())[0];
    for (command, answers, of) in [
        (own(Command::Mobilize), vec![], alliance()),
        (outrage.clone(), vec![], foe()),
        (outrage, vec![faces([])], alliance()),
        (Act::AddCard { to: at() }, vec![], alliance()),
        (Act::NameCard { card }, vec![], alliance()),
        (own(Command::NameSupporter), vec![], alliance()),
    ] {
        let ask = table.asked(command.clone(), &answers);
        assert_eq!((ask.to, ask.private), (Answerer::Seat(of), true), "{command:?}");
    }
    // What lies open is asked in the open.
    let ask = table.asked(Act::AddCard { to: Anywhere::Crafted(alliance()) }, &[]);
    assert!(!ask.private);
    base(&mut table, Ground::Fox);
    let ask = table.asked(own(Command::Train), &[]);
    assert_eq!((ask.question, ask.private), (Asked::Own(Question::Train.into()), false));
}
