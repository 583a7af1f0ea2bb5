//! Revolts: one entry with everything that follows.

use super::*;
use crate::engine::ask::{Answerer, Choice as One, Countable, Form, Question as Asked};
use crate::engine::effect::Effect as Shared;
use crate::engine::turn::Status;

/// root:8.4.1, root:8.4.1.II, root:8.4.1.III: two supporters; everything goes and scores; base, warriors, an officer.
#[test]
fn a_revolt_is_one_entry() {
    let mut table = with(2, 1, 0, 1);
    sympathy(&mut table, 3);
    // One guest's roost, the other's sawmill and five warriors; two of the three sympathetic clearings are fox.
    let answers = [Answer::One(0), counts([0, 1, 0, 5, 1, 0, 2])];
    let entry = table.play(revolt(), &answers);
    let one = || line(alliance(), 1, "root:3.2.1");
    assert_eq!(scores(&entry), [one(), one()]);
    assert_eq!(held(&table), [0, 1, 0, 1], "no bird while foxes are enough");
    assert_eq!(warriors(&table), (7, 2, 1));
    assert_eq!(
        (pool(&table, Pool::Box(Ground::Fox)), pool(&table, Pool::Base(Ground::Fox))),
        (0, 1)
    );
    let at = |fits: &dyn Fn(&Shared) -> bool| entry.effects.iter().position(fits).unwrap();
    let spent = at(&|e| matches!(e, Shared::Card { .. }));
    let scored = at(&|e| matches!(e, Shared::Score { .. }));
    let placed = at(&|e| matches!(e, Shared::Shift { .. }));
    assert!(spent < scored && scored < placed, "{:?}", entry.effects);
    table.undo();
    assert_eq!((held(&table), warriors(&table)), ([2, 1, 0, 1], (10, 0, 0)));
}

/// root:8.4.1.I: the base is asked among those still on the board, by suit.
#[test]
fn which_base_is_asked() {
    let mut table = with(0, 2, 2, 0);
    sympathy(&mut table, 1);
    base(&mut table, Ground::Fox);
    let ask = table.asked(revolt(), &[]);
    assert_eq!((ask.to, full(ask.law).as_str()), (Answerer::Seat(alliance()), "root:8.4.1.I"));
    assert_eq!(ask.form, Form::OneOf(vec![One::Suit(Suit::Rabbit), One::Suit(Suit::Mouse)]));
    // Several revolts in one Birdsong, while bases are left.
    let nothing = || counts([0, 0, 0, 0, 0, 0]);
    table.play(revolt(), &[Answer::One(1), nothing()]);
    table.play(revolt(), &[Answer::One(0), nothing()]);
    assert_eq!((bases_out(table.game(), alliance()), state(&table).revolts), (3, 2));
    table.forbids(revolt(), &[], Refusal::NoBaseInBox, "root:8.4.1.I");
    let status = table.step(alliance(), line_of(Step::Revolt)).status;
    assert_eq!(status, Status::Impossible(Refusal::NoBaseInBox.into()));
}

/// root:8.4.1.I, root:8.4.1.II: no sympathy, no cards, no matching cards.
#[test]
fn what_a_revolt_needs() {
    let mut table = with(1, 1, 0, 0);
    table.forbids(revolt(), &[], Refusal::NoSympathyOut, "root:8.4.1.I");
    sympathy(&mut table, 1);
    let refusal = Refusal::NotEnoughMatching { suit: Ground::Mouse, needed: 2, missing: 2 };
    table.forbids(revolt(), &[Answer::One(2)], refusal, "root:8.4.1.II");
    table.play(own(Command::DropSupporter), &[Answer::Cards(vec![table.cards(at())[0]])]);
    let few = Refusal::TooFewSupporters { needed: 2, there: 1 };
    table.forbids(revolt(), &[], few, "root:8.4.1.II");
    let status = table.step(alliance(), line_of(Step::Revolt)).status;
    assert_eq!(status, Status::Impossible(few.into()));
}

/// root:8.4.1.III: pieces and matching sympathetic clearings are one form; with one token out there is no such row.
#[test]
fn one_form_counts_it_all() {
    let mut table = with(2, 0, 0, 0);
    sympathy(&mut table, 4);
    let ask = table.asked(revolt(), &[Answer::One(0)]);
    assert_eq!(ask.question, Asked::Own(Question::RevoltClearing { base: Ground::Fox }.into()));
    assert_eq!(full(ask.law), "root:8.4.1.III");
    let Form::Counts { rows, min: 1, .. } = ask.form else { panic!("{:?}", ask.form) };
    let last = rows.last().unwrap();
    assert_eq!(last.what, Countable::Own(Choice::SympatheticClearings.into()));
    assert_eq!((last.min, last.max), (1, 4));
    sympathy(&mut table, 1);
    let Form::Counts { rows, min: 0, .. } = table.asked(revolt(), &[Answer::One(0)]).form else {
        panic!()
    };
    assert!(rows.iter().all(|row| matches!(row.what, Countable::Pieces(..))));
    table.play(revolt(), &[Answer::One(0), counts([0; 6])]);
    assert_eq!(warriors(&table), (8, 1, 1));
}

/// root:8.4.1.III, root:1.5.4: a short supply gives what it has, warriors first; then no officer comes.
#[test]
fn a_short_supply_gives_what_it_has() {
    let mut table = with(2, 0, 0, 0);
    sympathy(&mut table, 5);
    put(&mut table, Pool::Map, 8);
    table.play(revolt(), &[Answer::One(0), counts([0, 0, 0, 0, 0, 0, 4])]);
    assert_eq!(warriors(&table), (0, 10, 0));
    assert_eq!(pool(&table, Pool::Base(Ground::Fox)), 1);
    table.undo();
    put(&mut table, Pool::Map, 7);
    table.play(revolt(), &[Answer::One(0), counts([0, 0, 0, 0, 0, 0, 2])]);
    assert_eq!(warriors(&table), (0, 9, 1));
}

/// root:8.4.1.II: birds match; chosen behind the curtain if the Alliance wants it.
#[test]
fn birds_revolt_too() {
    let mut table = with(1, 0, 0, 2);
    sympathy(&mut table, 1);
    table.play(revolt(), &[Answer::One(1), counts([0; 6])]);
    assert_eq!((held(&table), pool(&table, Pool::Base(Ground::Rabbit))), ([1, 0, 0, 0], 1));
    table.undo();
    let command = own(Command::Revolt(Spending::Chosen));
    let cards = table.cards(at())[..2].to_vec();
    table.play(command, &[Answer::One(0), Answer::Cards(cards), counts([0; 6])]);
    assert_eq!(held(&table).iter().sum::<usize>(), 1);
}
