//! Whatever is put right by hand, on the board of any faction: pieces add up, and nothing else moves.

use super::*;
use crate::engine::ask::{Choice, Form};
use crate::engine::game::Game;

/// How many pieces lie in each pool of each seat.
fn all_pools(game: &Game) -> Vec<(SeatId, FactionPool, u8)> {
    let seats = game.seats();
    seats.flat_map(|(seat, who)| who.pools.iter().map(move |(p, n)| (seat, p, n))).collect()
}

/// Every pool of every faction, to every number that it can hold, from every pool that can give or take: the kind
/// keeps its total, what was asked for is there, and no other kind and no other seat is touched. root:1.5.1
#[test]
fn every_pool_of_every_faction_is_set_by_hand() {
    let mut tried = 0;
    for (id, pick) in factions() {
        let mut table = prepared(vec![pick.clone(), guest("Guest")]);
        for (which, _) in pick.pools() {
            let kind = |pool: FactionPool| pool.kind() == which.kind();
            let total: u8 =
                pick.pools().into_iter().filter(|(p, _)| kind(*p)).map(|(_, n)| n).sum();
            assert!(
                pick.pools().iter().filter(|(p, _)| kind(*p)).count() > 1,
                "{id:?}: {which:?} can be set to nothing, for no other pool holds such pieces"
            );
            let now = pool(&table, seat(0), which);
            for n in (0..=total).filter(|n| *n != now) {
                tried += set_every_way(&mut table, which, n, total);
            }
        }
    }
    assert!(tried > 400, "{tried}");
}

/// The same number by each way that the counterpart's question leaves open.
fn set_every_way(table: &mut Table, which: FactionPool, n: u8, total: u8) -> usize {
    let command = Command::SetTo(Tracker::Pool(seat(0), which));
    let ask = table.asked(command.clone(), &[]);
    let start = u16::from(pool(table, seat(0), which));
    assert_eq!(ask.form, Form::Number { min: 0, max: total.into(), start }, "{which:?}");
    let mut open = vec![vec![number(n.into())]];
    let mut ways = 0;
    while let Some(answers) = open.pop() {
        match propose(table.game(), &command, false, &answers) {
            Ok(Proposal::Asked(ask)) => {
                let Form::OneOf(choices) = ask.form else { panic!("{:?}", ask.form) };
                for (at, choice) in (0..).zip(&choices) {
                    let Choice::Pool(other) = choice else { panic!("{choice:?}") };
                    assert_eq!(other.kind(), which.kind());
                    let more = crate::engine::ask::Answer::One(at);
                    open.push([answers.clone(), vec![more]].concat());
                }
            }
            Ok(Proposal::Done(_)) => {
                let before = all_pools(table.game());
                let points = table.points(seat(0));
                table.play(command.clone(), &answers);
                assert_eq!(pool(table, seat(0), which), n, "{which:?}");
                let after = all_pools(table.game());
                for ((at, p, was), (_, _, is)) in before.into_iter().zip(after) {
                    let same = at == seat(0) && p.kind() == which.kind();
                    assert!(same || was == is, "{which:?} moved {p:?}");
                }
                assert_eq!(table.points(seat(0)), points);
                table.undo();
                ways += 1;
            }
            Err(refusal) => panic!("{which:?} to {n}: {refusal:?}"),
        }
    }
    ways
}

/// Whatever is offered under corrections can be carried out and taken back; points move only by their own tracker.
#[test]
fn every_correction_that_is_offered_works() {
    let decisions: Vec<u16> =
        (0..4000_u32).map(|n| u16::try_from(n * 7919 % 65_521).unwrap()).collect();
    for (id, pick) in factions() {
        let mut table = prepared(vec![pick, guest("Guest"), guest("Other")]);
        let will = Will::new(&decisions);
        let here = |offer: &crate::engine::offer::Offer| {
            matches!(offer.place, Place::Correct | Place::Card(_))
        };
        let list: Vec<_> = offers(table.game(), seat(0)).into_iter().filter(here).collect();
        assert!(!list.is_empty(), "{id:?} can be put right");
        for offer in list.into_iter().filter(|offer| offer.verdict.is_ok()) {
            let before = table.points(seat(0));
            // An answer that is what stands already changes nothing, so it is tried a few times.
            let done = (0..6).any(|_| attempt(&mut table, &will, offer.command.clone()));
            assert!(done, "{id:?} is offered {:?} and never gets it", offer.command);
            let points = matches!(offer.command, Command::SetTo(Tracker::Points(_)));
            assert!(points || table.points(seat(0)) == before, "{:?}", offer.command);
            table.undo();
        }
    }
}
