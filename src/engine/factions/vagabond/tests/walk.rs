//! Random walks of a table with two Vagabonds: nothing panics, everything adds up and can be taken back.

use proptest::{collection, num};

use super::*;
use crate::engine::history::History;
use crate::engine::invariants;
use crate::engine::offer::offers;
use crate::engine::propose::{Proposal, propose};
use crate::engine::tests::walk::{Walker, Will, fitting, runner};

/// What shared walks have to know of him.
pub fn walker() -> Walker {
    let pick: fn(&Will<'_>) -> FactionPick =
        |will| Pick { character: will.of(&Character::ALL) }.into();
    Walker { pick: Some(pick), ..Walker::default() }
}

fn table(will: &Will<'_>) -> Table {
    let any = || Pick { character: will.of(&Character::ALL) };
    let mut seats = vec![sits(any()), sits(guest("Marquise")), sits(guest("Eyrie"))];
    if will.rarely(2) {
        seats.push(sits(any()));
    }
    if will.rarely(3) {
        seats.push(sits(crate::engine::factions::lizard_cult::Pick::default()));
    }
    Table::lay(setup(seats))
}

fn attempt(table: &mut Table, will: &Will<'_>, command: &Act, insist: bool) {
    let mut answers = Vec::new();
    for _ in 0..60 {
        match propose(table.game(), command, insist, &answers) {
            Ok(Proposal::Asked(ask)) => answers.push(fitting(will, &ask.form)),
            Ok(Proposal::Done(effects)) => {
                let (id, on) = (table.history.next_id(), table.history.here());
                let command = command.clone();
                let entry = crate::engine::entry::Entry {
                    id,
                    on,
                    at: 0,
                    command,
                    insist,
                    answers,
                    effects,
                    reroll: false,
                };
                let text = serde_json::to_string(&entry).unwrap();
                assert_eq!(
                    serde_json::from_str::<crate::engine::entry::Entry>(&text).unwrap(),
                    entry
                );
                table.push(entry);
                return;
            }
            Err(_) => return,
        }
    }
    panic!("{command:?} never stops asking");
}

/// Whatever came from the box, the ruins and the supply is somewhere.
fn check(table: &Table, added: u8) {
    let mut all = 0;
    for seat in table.game().order() {
        let Some(state) = state_of(table.game(), *seat) else { continue };
        let there: u8 = Kind::ALL.iter().map(|kind| state.items.total(*kind)).sum();
        let start = u8::try_from(state.character.start().len()).unwrap();
        let came = table.game().seat(*seat).unwrap().items.len() + state.found.len();
        all += there;
        assert!(there >= start + u8::try_from(came).unwrap(), "{state:?}");
        for tracked in Tracked::ALL {
            assert!(state.items.on_track(tracked) <= Items::ROOM);
        }
    }
    let starts: u8 = table
        .game()
        .order()
        .iter()
        .filter_map(|seat| state_of(table.game(), *seat).map(|state| (seat, state)))
        .map(|(seat, state)| {
            let items = table.game().seat(*seat).unwrap().items.len();
            u8::try_from(state.character.start().len() + items + state.found.len()).unwrap()
        })
        .sum();
    assert_eq!(all, starts + added);
}

#[test]
fn walks_of_vagabonds_never_stumble() {
    let done = std::cell::RefCell::new(std::collections::BTreeSet::new());
    runner(40)
        .run(&collection::vec(num::u16::ANY, 200..700), |decisions| {
            let will = Will::new(&decisions);
            let mut table = table(&will);
            attempt(&mut table, &will, &own(Command::GetQuests), false);
            table.play(Act::TurnTo { seat: vb(), phase: Phase::Birdsong, round: 1 }, &[]);
            while !will.over() {
                let seats = table.game().order().to_vec();
                let at = if will.rarely(3) { will.of(&seats) } else { vb() };
                if will.rarely(8) && at == vb() {
                    let phase = will.of(&Phase::OF_TURN);
                    attempt(&mut table, &will, &Act::TurnTo { seat: at, phase, round: 1 }, false);
                }
                let insist = will.rarely(4);
                let mut list = offers(table.game(), at);
                list.retain(|offer| insist || offer.verdict.is_ok());
                list.retain(|offer| {
                    !matches!(offer.command, Act::Leave { .. } | Act::Return { .. })
                });
                if list.is_empty() {
                    continue;
                }
                let mut own_ = list.clone();
                own_.retain(|offer| matches!(offer.command, Act::Play { .. }));
                let from = if will.rarely(3) || own_.is_empty() { list } else { own_ };
                let command = will.of(&from).command;
                attempt(&mut table, &will, &command, insist);
                if let Act::Play { play, .. } = &command {
                    let own = serde_json::to_value(play).unwrap()["vagabond"].clone();
                    let name = match own.as_object().and_then(|map| map.keys().next()) {
                        Some(name) => name.clone(),
                        None => own.as_str().unwrap_or_default().to_owned(),
                    };
                    done.borrow_mut().insert(name);
                }
                assert_eq!(invariants::check(table.game()), []);
                let added = table
                    .history
                    .told()
                    .filter(|entry| {
                        matches!(&entry.command, Act::Play { play, .. }
                            if *play == Command::AddItem.into())
                    })
                    .count();
                check(&table, u8::try_from(added).unwrap());
            }
            let bytes = table.bytes();
            let mut game = crate::engine::game::Game::default();
            for entry in table.history.told() {
                game.fold(entry).unwrap();
            }
            assert_eq!(serde_json::to_string(&game).unwrap(), bytes);
            let _: &History = &table.history;
            Ok(())
        })
        .unwrap();
    let done = done.into_inner();
    assert!(done.len() >= 20, "{done:?}");
}
