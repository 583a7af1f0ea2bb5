//! Random walks over everything that can be done with this board.

use std::cell::RefCell;
use std::collections::BTreeSet;

use proptest::{collection, num};

use super::*;
use crate::engine::factions::FactionCommand;
use crate::engine::offer::{Offer, Place, offers};
use crate::engine::tests::walk::{Will, fitting, runner};

fn any_command(will: &Will<'_>) -> Command {
    let front = will.of(&[Front::Ordered, Front::Everywhere]);
    let minister = will.of(&Minister::ALL);
    match will.below(19) {
        0 => Command::Surface,
        1 => Command::FirstMinisters,
        2 => Command::SetOrder,
        3 => Command::Craft,
        4 => Command::Recruit,
        5 => Command::Dig,
        6 => Command::Battle { front },
        7 => Command::Rest,
        8 => Command::Build,
        9 => Command::Act { minister },
        10 => Command::Rally,
        11 => Command::Score,
        12 => Command::Sway,
        13 => Command::Discard,
        14 => Command::Nightmare,
        15 | 16 => Command::Gift,
        17 => Command::SetRules(any_rules(will)),
        _ => Command::SetCrown { minister, swayed: will.rarely(2) },
    }
}

fn any_rules(will: &Will<'_>) -> Pick {
    let yes = || will.rarely(2);
    let traits = Traits { foundations: yes(), investors: yes(), overwhelm: yes(), invaders: yes() };
    Pick { difficulty: will.of(&Difficulty::ALL), traits, other_kind: yes(), mayor_on_map: yes() }
}

fn name(command: &Command) -> String {
    let text = serde_json::to_value(command).unwrap();
    match text {
        serde_json::Value::Object(map) => map.keys().next().unwrap().clone(),
        other => other.as_str().unwrap().to_owned(),
    }
}

/// Whatever fits, until the rule has asked enough; a refusal changes nothing.
fn attempt(table: &mut Table, will: &Will<'_>, command: Act, insist: bool) -> bool {
    let mut answers = Vec::new();
    for _ in 0..40 {
        match propose(table.game(), &command, insist, &answers) {
            Ok(Proposal::Asked(ask)) => answers.push(fitting(will, &ask.form)),
            Ok(Proposal::Done(effects)) => {
                let (id, on) = (table.history.next_id(), table.history.here());
                let entry =
                    Entry { id, on, at: 0, command, insist, answers, effects, reroll: false };
                table.push(entry);
                return true;
            }
            Err(refusal) => {
                assert!(!insist || !refusal.can_insist, "{command:?}: {refusal:?}");
                return false;
            }
        }
    }
    panic!("{command:?} never stops asking");
}

#[test]
fn walks_never_stumble_and_take_every_step() {
    let been: RefCell<BTreeSet<String>> = RefCell::default();
    let note = |command: &Act| {
        if let Act::Play { play: FactionCommand::DrillbitDuchy(play), .. } = command {
            been.borrow_mut().insert(name(play));
        }
    };
    let walk = |decisions: Vec<u16>| {
        let will = Will::new(&decisions);
        let mut table = laid(any_rules(&will));
        for command in [Command::Surface, Command::FirstMinisters] {
            if attempt(&mut table, &will, own(command), false) {
                note(&own(command));
            }
        }
        attempt(&mut table, &will, Act::Start, false);
        while !will.over() {
            let (round, turn) = (table.game().turn.round.max(1), table.game().turn);
            let phase = will.of(&Phase::OF_TURN);
            let command = match will.below(8) {
                0 => Act::EndPhase,
                1 | 2 if turn.seat != duchy() => Act::TurnTo { seat: duchy(), phase, round },
                3 if will.rarely(2) => own(Command::Rest),
                3 => removal(),
                4 => own(any_command(&will)),
                _ => {
                    let mut offers = offers(table.game(), duchy());
                    offers.retain(|offer| offer.verdict.is_ok());
                    // Corrections are many, steps few.
                    let step = |offer: &Offer| matches!(offer.place, Place::Step(_));
                    if will.rarely(2) && offers.iter().any(step) {
                        offers.retain(step);
                    }
                    if offers.is_empty() { Act::Reopen } else { will.of(&offers).command }
                }
            };
            let insist = will.rarely(4);
            if attempt(&mut table, &will, command.clone(), insist) {
                note(&command);
            }
            if table.game().ending.is_some() {
                attempt(&mut table, &will, Act::Reopen, false);
            }
        }
        Ok(())
    };
    runner(40).run(&collection::vec(num::u16::ANY, 200..500), walk).unwrap();
    let all = "surface first_ministers set_order craft recruit dig battle build act rally score sway \
               discard nightmare rest gift set_rules set_crown";
    let been = been.into_inner();
    let missed: Vec<&str> = all.split_whitespace().filter(|n| !been.contains(*n)).collect();
    assert!(missed.is_empty(), "no walk came to {missed:?}");
}
