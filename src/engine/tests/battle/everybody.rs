//! Battles of every faction with every other, both ways, whatever stands there and whatever is answered: the numbers
//! that are told follow from one another by the law, and what they come to is what the pools and the points show.

use super::*;
use crate::engine::ask::{Answerer, Ask};
use crate::engine::battle::{Roll, Why};
use crate::engine::factions::{FactionId, walkers};
use crate::engine::game::Game;
use crate::engine::offer::offers;
use crate::engine::tests::walk::{Walker, Will, fitting};

/// Decisions that are the same every time.
fn decisions(seed: u64, n: usize) -> Vec<u16> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u16::try_from(state >> 48).unwrap()
    };
    (0..n).map(|_| next()).collect()
}

/// Two factions and a guest, in the Daylight of the first, with pieces on the map as they come.
fn laid(will: &Will<'_>, one: FactionId, other: FactionId) -> Option<Table> {
    if one == other && one.most() < 2 {
        return None;
    }
    let mut seats: Vec<_> =
        [one, other].map(|id| sits(Walker::of(id).pick(id, will))).into_iter().collect();
    seats.push(sits(guest("Third")));
    seats[1].bot |= one.most() > 2 && will.rarely(4);
    let mut table = Table::lay(setup(seats));
    for at in 0..2 {
        for offer in offers(table.game(), seat(at)) {
            // Setup as the boards want it, as far as answers lead there.
            if matches!(offer.place, crate::engine::offer::Place::Step(_)) {
                attempt(&mut table, will, offer.command);
            }
        }
    }
    attempt(&mut table, will, Command::Start);
    for _ in 0..2 {
        for at in 0..2 {
            let pools: Vec<FactionPool> =
                table.game().seat(seat(at)).unwrap().pools.iter().map(|(pool, _)| pool).collect();
            for pool in pools {
                attempt(&mut table, will, Command::SetTo(Tracker::Pool(seat(at), pool)));
            }
        }
    }
    let phase = crate::engine::turn::Phase::Daylight;
    attempt(&mut table, will, Command::TurnTo { seat: seat(0), phase, round: 1 });
    Some(table)
}

/// Puts a command through its questions; the entry, unless it was refused.
fn attempt(table: &mut Table, will: &Will<'_>, command: Command) -> Option<(Entry, Vec<Ask>)> {
    let (mut answers, mut asked) = (Vec::new(), Vec::new());
    loop {
        assert!(answers.len() < 60, "{command:?} never stops asking");
        match propose(table.game(), &command, false, &answers) {
            Ok(Proposal::Done(effects)) => {
                let (id, on) = (table.history.next_id(), table.history.here());
                let entry = Entry {
                    id,
                    on,
                    at: 0,
                    command,
                    insist: false,
                    answers,
                    effects,
                    reroll: false,
                };
                table.push(entry.clone());
                return Some((entry, asked));
            }
            Ok(Proposal::Asked(ask)) => {
                answers.push(fitting(will, &ask.form));
                asked.push(*ask);
            }
            Err(_) => return None,
        }
    }
}

/// What is told of one side.
#[derive(Default)]
struct Told {
    /// Warriors, swords and an ally's warriors, as they are before the roll.
    there: u8,
    rolled: Option<(Option<Roll>, u8, u8)>,
    extra: u8,
    deals: Option<(u8, u8)>,
    ignored_by_card: bool,
    defenceless: bool,
}

/// The whole battle as it is told.
struct Story {
    sides: [(SeatId, Told); 2],
    dice: Option<[u8; 2]>,
    swapped: bool,
    over: bool,
    ambushed: bool,
    /// What the hits on each seat came to: pieces, items, ignored, or nothing.
    hit: Vec<(SeatId, u8)>,
    lines: Vec<Line>,
}

fn side(sides: &mut [(SeatId, Told); 2], seat: SeatId) -> &mut Told {
    &mut sides.iter_mut().find(|(s, _)| *s == seat).expect("it fights").1
}

fn read(entry: &Entry) -> Story {
    let lines = lines(entry);
    let Some(Line::Began { attacker, defender }) = lines.first().cloned() else {
        panic!("a battle begins: {lines:?}")
    };
    let mut sides = [(attacker, Told::default()), (defender, Told::default())];
    let (mut dice, mut swapped, mut over, mut ambushed) = (None, false, false, false);
    let mut hit = Vec::new();
    for line in &lines {
        match line {
            Line::Stands { seat, warriors: n, .. }
            | Line::Swords { seat, swords: n }
            | Line::Allied { seat, warriors: n, .. }
            | Line::Joined { seat, n, .. } => side(&mut sides, *seat).there += n,
            Line::Dice { dice: both, .. } => dice = Some(*both),
            Line::Swapped { .. } => swapped = true,
            Line::Rolled { seat, roll, hits, most } => {
                side(&mut sides, *seat).rolled = Some((*roll, *hits, *most));
            }
            Line::Extra { seat, hits, why } => {
                let side = side(&mut sides, *seat);
                side.extra += hits;
                side.defenceless |= *why == Why::Defenceless;
            }
            Line::Ignored { seat, why: Why::Card(_), .. } => {
                side(&mut sides, *seat).ignored_by_card = true;
            }
            Line::Ignored { seat, hits, .. } | Line::Spent { seat, hits } => {
                hit.push((*seat, *hits))
            }
            Line::Deals { seat, rolled, extra } => {
                side(&mut sides, *seat).deals = Some((*rolled, *extra));
            }
            Line::Lost { seat, toll, items } => {
                let n = toll.warriors + toll.buildings + toll.tokens + toll.pawns + items;
                hit.push((*seat, n));
            }
            Line::Over { .. } => over = true,
            Line::Ambushed { .. } => ambushed = true,
            Line::Began { .. }
            | Line::NoAmbush { .. }
            | Line::Foiled { .. }
            | Line::Instead { .. }
            | Line::Again { .. } => {}
        }
    }
    Story { sides, dice, swapped, over, ambushed, hit, lines }
}

/// root:4.3.2, root:4.3.2.I, root:4.3.3.II: who takes which roll, no more than fight there, and defenceless.
fn check_the_dice(story: &Story) {
    let told = &story.lines;
    assert_eq!(story.over, story.dice.is_none(), "a battle that goes on is rolled for: {told:?}");
    let Some(dice) = story.dice else { return };
    let expected = crate::engine::battle::by_dice(dice, story.swapped);
    for ((seat, side), (roll, hits)) in story.sides.iter().zip(expected) {
        let (rolled, by, most) = side.rolled.expect("both sides roll");
        assert!(rolled.is_none() || (rolled, by) == (Some(roll), hits), "{told:?}");
        let (dealt, extra) = side.deals.expect("both sides deal");
        let ignored = story.sides.iter().any(|(s, other)| s != seat && other.ignored_by_card);
        assert_eq!(dealt, if ignored { 0 } else { by.min(most) }, "{told:?}");
        assert_eq!(extra, side.extra, "{told:?}");
        assert!(story.ambushed || most == side.there, "{told:?}");
    }
    let (_, _, most) = story.sides[1].1.rolled.unwrap();
    assert_eq!(story.sides[0].1.defenceless, most == 0, "{told:?}");
    assert!(!story.sides[1].1.defenceless);
}

/// root:4.3.4: every hit has found something, was ignored, or is said to have found nothing.
fn check_the_hits(story: &Story) {
    if story.dice.is_none() || story.ambushed {
        return;
    }
    for ((whose, _), (_, by)) in story.sides.iter().zip(story.sides.iter().rev()) {
        let (rolled, extra) = by.deals.unwrap();
        let ally = story.lines.iter().find_map(|line| match line {
            Line::Allied { seat, ally, .. } if seat == whose => Some(*ally),
            _ => None,
        });
        let those = |seat: SeatId| seat == *whose || Some(seat) == ally;
        let found: u8 = story.hit.iter().filter(|(s, _)| those(*s)).map(|h| h.1).sum();
        assert_eq!(found, rolled + extra, "{whose:?}: {:?}", story.lines);
    }
}

/// root:3.2.1: a point for each building and token that the other side lost, and nothing else by that law.
fn check_the_points(entry: &Entry, before: &Game, told: &[Line]) {
    for (seat, _) in before.seats() {
        let by_law: i16 = entry
            .effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Score { seat: s, due, law: Some(law), .. }
                    if *s == seat && law.full() == "root:3.2.1" =>
                {
                    Some(*due)
                }
                _ => None,
            })
            .sum();
        let Some(Line::Began { attacker, defender }) = told.first() else { panic!() };
        let other = if seat == *attacker {
            Some(*defender)
        } else {
            (seat == *defender).then_some(*attacker)
        };
        let lost: u8 = lost(entry)
            .into_iter()
            .filter(|(whose, _, _)| Some(*whose) == other)
            .map(|(_, toll, _)| toll.buildings + toll.tokens)
            .sum();
        assert_eq!(by_law, i16::from(lost), "{seat:?}: {entry:?}");
    }
}

/// root:4.3: nobody else is asked than the two who fight, their ally, chance and the table.
fn asked_whom(asked: &[Ask], entry: &Entry) {
    let told = lines(entry);
    for ask in asked {
        if let Answerer::Seat(seat) = ask.to {
            let mine = |line: &Line| match line {
                Line::Began { attacker, defender } => [*attacker, *defender].contains(&seat),
                Line::Allied { ally, .. } => *ally == seat,
                _ => false,
            };
            assert!(told.iter().any(mine), "{seat:?} has no part in it: {ask:?}");
        }
    }
}

#[test]
fn every_faction_battles_every_other() {
    let all: Vec<FactionId> = walkers().into_iter().map(|(id, _)| id).collect();
    let mut fought = std::collections::BTreeMap::new();
    for (i, one) in all.iter().enumerate() {
        for (j, other) in all.iter().enumerate() {
            for round in 0..2 {
                let seed = (i * 100 + j) * 10 + round;
                let decisions = decisions(seed as u64, 4_000);
                let will = Will::new(&decisions);
                let Some(mut table) = laid(&will, *one, *other) else { continue };
                for n in 0..12 {
                    let (attacker, defender) = if n % 3 == 2 { (b(), a()) } else { (a(), b()) };
                    let mut commands = vec![battle(attacker, defender)];
                    // What begins a battle on its own board as well.
                    commands.extend(
                        offers(table.game(), attacker)
                            .into_iter()
                            .map(|o| o.command)
                            .filter(|c| matches!(c, Command::Battle { by: Some(_), .. })),
                    );
                    let command = will.of(&commands);
                    let before = table.game().clone();
                    let Some((entry, asked)) = attempt(&mut table, &will, command) else {
                        continue;
                    };
                    let story = read(&entry);
                    check_the_dice(&story);
                    check_the_hits(&story);
                    check_the_points(&entry, &before, &story.lines);
                    asked_whom(&asked, &entry);
                    let after = table.game().clone();
                    table.undo();
                    assert_eq!(*table.game(), before, "one undo takes back all of it");
                    table.redo();
                    assert_eq!(*table.game(), after);
                    *fought.entry((*one, *other)).or_insert(0) += 1;
                    if table.game().ending.is_some() {
                        break;
                    }
                }
            }
        }
    }
    for one in &all {
        for other in &all {
            let never = one == other && one.most() < 2;
            assert!(
                never || fought.contains_key(&(*one, *other)),
                "{one:?} never fought {other:?}"
            );
        }
    }
}
