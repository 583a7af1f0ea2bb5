//! Random walks: whatever is offered or tried, insisted on or not, nothing panics, pieces add up and every entry can
//! be taken back.

use std::cell::RefCell;

use super::*;
use crate::engine::ask::Form;
use crate::engine::offer::offers;
use crate::engine::propose::{Proposal, propose};
use crate::engine::tests::walk::{Will, fitting, runner};
use crate::engine::veil::Veiled;

const PLAYS: [Command; 18] = [
    Command::GainSupporters,
    Command::Revolt(Spending::FewestBirds),
    Command::Revolt(Spending::Chosen),
    Command::Spread(Spending::FewestBirds),
    Command::Spread(Spending::Chosen),
    Command::Mobilize,
    Command::Train,
    Command::Operate(Operation::Move),
    Command::Operate(Operation::Battle),
    Command::Operate(Operation::Recruit),
    Command::Operate(Operation::Organize),
    Command::Draw,
    Command::Discard,
    Command::Outrage { by: None },
    Command::SetUsed,
    Command::SetActivated,
    Command::NameSupporter,
    Command::DropSupporter,
];

fn any_act(will: &Will<'_>, table: &Table) -> Act {
    match will.below(8) {
        0 => Act::AddCard { to: at() },
        1 => removal(),
        2 => set(will.of(&[Pool::Sympathy, Pool::Map, Pool::Officers, Pool::Base(Ground::Fox)])),
        3 => own(will.of(&PLAYS)),
        4 => own(Command::SetRules(Pick { by_clearing: will.rarely(2) })),
        5 => Act::TurnTo { seat: alliance(), phase: will.of(&Phase::OF_TURN), round: 1 },
        _ => {
            let offered = offers(table.game(), seat(u8::try_from(will.below(3)).unwrap()));
            will.of(&offered).command
        }
    }
}

/// Whether it came to something.
fn attempt(table: &mut Table, will: &Will<'_>, act: Act) -> bool {
    let insist = will.rarely(3);
    let mut answers = Vec::new();
    for _ in 0..40 {
        match propose(table.game(), &act, insist, &answers) {
            Ok(Proposal::Done(effects)) => {
                let (id, on) = (table.history.next_id(), table.history.here());
                table.push(crate::engine::entry::Entry {
                    id,
                    on,
                    at: 0,
                    command: act,
                    insist,
                    answers,
                    effects,
                    reroll: false,
                });
                return true;
            }
            Ok(Proposal::Asked(ask)) => {
                let answer = match &ask.form {
                    Form::Shuffle { cards } => Answer::Order(Veiled(cards.clone())),
                    form => fitting(will, form),
                };
                assert!(ask.form.accepts(&answer), "{ask:?}");
                answers.push(answer);
            }
            Err(_) => return false,
        }
    }
    panic!("{act:?} never stops asking")
}

#[test]
fn walks_never_stumble() {
    let decisions = proptest::collection::vec(proptest::num::u16::ANY, 300);
    let been: RefCell<Vec<Act>> = RefCell::default();
    let walk = |decisions: Vec<u16>| {
        let will = Will::new(&decisions);
        let mut table = begun();
        while !will.over() && table.game().ending.is_none() {
            let act = any_act(&will, &table);
            let without_base = bases_out(table.game(), alliance()) == 0;
            let before = table.cards(at()).len();
            let done = attempt(&mut table, &will, act.clone());
            let by_hand = matches!(act, Act::AddCard { .. } | Act::MoveCard { .. });
            // The stack never grows beyond five without a base, but by hand.
            if done && without_base && !by_hand {
                let after = table.cards(at()).len();
                let revolted = bases_out(table.game(), alliance()) > 0;
                assert!(after <= before.max(5) || revolted, "{act:?}");
            }
            assert_eq!(state(&table).fallen, [], "every fallen base is paid for");
            if done {
                been.borrow_mut().push(act);
            }
        }
        Ok(())
    };
    runner(40).run(&decisions, walk).unwrap();
    for play in PLAYS {
        let played = own(play);
        assert!(
            been.borrow().contains(&played) || play == Command::GainSupporters,
            "no walk came to {play:?}"
        );
    }
}
