//! Factions against each other: what one does to the other's board, and what holds for every faction alike.

mod corrections;
mod removals;

use crate::engine::ask::{Answer, Countable, Form};
use crate::engine::card::Face;
use crate::engine::entry::Entry;
use crate::engine::factions::{FactionCommand, FactionId, FactionPick, FactionPool, walkers};
use crate::engine::offer::{Place, offers};
use crate::engine::propose::{Proposal, propose};
use crate::engine::seat::SeatId;
use crate::engine::setup::Setup;
use crate::engine::supply::Class;
use crate::engine::table::{Command, Tracker, due};
use crate::engine::tests::kit::*;
use crate::engine::tests::walk::{Will, fitting};

/// Every faction that sits once, each with a pick of its own.
pub fn factions() -> Vec<(FactionId, FactionPick)> {
    let will = Will::new(&[]);
    let all = walkers().into_iter().filter(|(id, _)| id.most() < usize::MAX);
    all.map(|(id, walker)| (id, walker.pick(id, &will))).collect()
}

/// Carries a command out with answers that fit, if the law lets it pass.
pub fn attempt(table: &mut Table, will: &Will<'_>, command: Command) -> bool {
    let mut answers = Vec::new();
    for _ in 0..60 {
        match propose(table.game(), &command, false, &answers) {
            Ok(Proposal::Asked(ask)) => answers.push(fitting(will, &ask.form)),
            Ok(Proposal::Done(effects)) => {
                let (id, on) = (table.history.next_id(), table.history.here());
                let (insist, at, reroll) = (false, 0, false);
                table.push(Entry { id, on, at, command, insist, answers, effects, reroll });
                return true;
            }
            Err(_) => return false,
        }
    }
    panic!("{command:?} never stops asking");
}

/// These seats, set up by what is due before the first turn, in the first seat's Birdsong.
pub fn prepared(picks: Vec<FactionPick>) -> Table {
    let seats = picks.into_iter().map(sits).collect();
    let mut table = Table::lay(Setup { figures: Default::default(), ..setup(seats) });
    let will = Will::new(&[]);
    for at in table.game().order().to_vec() {
        for _ in 0..12 {
            let Some(info) = due(table.game(), at).into_iter().next() else { break };
            let here = Place::Step(info.step);
            let offer = offers(table.game(), at)
                .into_iter()
                .find(|offer| offer.place == here && offer.verdict.is_ok());
            attempt(&mut table, &will, offer.expect("what is due can be done").command);
        }
        assert_eq!(due(table.game(), at), [], "{at:?} is set up");
    }
    table.play(Command::Start, &[]);
    table
}

pub fn pool(table: &Table, seat: SeatId, pool: impl Into<FactionPool>) -> u8 {
    table.game().seat(seat).unwrap().pools.count(pool.into())
}

/// Sets a pool by hand; where several could give the pieces, the first does.
pub fn set(table: &mut Table, seat: SeatId, which: impl Into<FactionPool>, n: u8) {
    let which = which.into();
    if pool(table, seat, which) != n {
        let mut answers = vec![number(n.into())];
        let command = Command::SetTo(Tracker::Pool(seat, which));
        while let Ok(Proposal::Asked(_)) = propose(table.game(), &command, false, &answers) {
            answers.push(Answer::One(0));
        }
        table.play(command, &answers);
    }
}

/// What lies in a zone, from the top.
pub fn faces_in(table: &Table, zone: crate::engine::zone::Zone) -> Vec<Face> {
    table.cards(zone).iter().map(|card| table.game().card(*card).unwrap().face).collect()
}

/// The seat of the faction that something is done to.
pub const THEM: u8 = 1;

/// A faction's own command.
pub fn play(at: u8, command: impl Into<FactionCommand>) -> Command {
    Command::Play { seat: seat(at), play: command.into() }
}

/// Answers a form that counts pieces: so many of this seat's, and nothing else.
pub fn of(
    table: &Table,
    command: &Command,
    before: &[Answer],
    wanted: &[(u8, Class, u8)],
) -> Answer {
    let Form::Counts { rows, .. } = table.asked(command.clone(), before).form else { panic!() };
    let n = |what: Countable| {
        let fits = |(at, class, _): &&(u8, Class, u8)| what == Countable::Pieces(seat(*at), *class);
        wanted.iter().find(fits).map_or(0, |(_, _, n)| *n)
    };
    Answer::Counts(rows.iter().map(|row| n(row.what)).collect())
}
