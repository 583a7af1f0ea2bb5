//! What anybody may want to do for a seat, whatever its faction.

use crate::engine::deck::{Boon, Leaves};
use crate::engine::factions;
use crate::engine::game::Game;
use crate::engine::item::Item;
use crate::engine::offer::{Candidate, Place};
use crate::engine::propose::Means;
use crate::engine::seat::SeatId;
use crate::engine::turn::Step;
use crate::engine::zone::Zone;

use super::checklist::{reminder_phase, steps};
use super::{Command, Tracker};

/// What anybody may want to do for a seat, whatever its faction.
pub fn candidates(game: &Game, seat: SeatId) -> Vec<Candidate> {
    let Some(who) = game.seat(seat) else { return Vec::new() };
    let mut list = Vec::new();
    let mut add = |place, command| list.push(Candidate { place, command });
    for info in steps(game, seat) {
        match info.step {
            Step::Dominance => add(Place::Step(info.step), Command::CheckDominance { seat }),
            Step::Reminder(card) => add(Place::Step(info.step), Command::UseCard { seat, card }),
            Step::Own(_) => {}
        }
    }
    // Beside each way to begin a battle, the same with all that comes of it.
    for Candidate { place, command } in factions::candidates(game, seat) {
        if let Command::Play { play, .. } = command
            && factions::begins_battle(game, seat, &play)
        {
            let by = Some(Box::new(play));
            add(place, Command::Battle { attacker: seat, defender: None, by });
        }
    }
    for (info, command) in factions::steps_from_abroad(game, seat) {
        add(Place::Step(info.step), command);
    }
    let stepless = game.in_effect(seat).into_iter().filter(|card| {
        game.persistent(*card).is_some_and(|p| {
            reminder_phase(p.moment).is_none()
                && (p.leaves != Leaves::Never || p.boon == Boon::DefenderScores)
        })
    });
    for card in stepless {
        add(Place::Card(card), Command::UseCard { seat, card });
    }
    add(Place::Events, Command::Score { seat, by: 1 });
    add(Place::Events, Command::Score { seat, by: -1 });
    add(Place::Events, Command::Remove { by: Some(seat), whose: None, means: Means::Hits });
    add(Place::Events, Command::Battle { attacker: seat, defender: None, by: None });
    let lost = |means| Command::Remove { by: None, whose: Some(seat), means };
    add(Place::Events, lost(Means::Hits));
    if factions::sweeps_matter(who) {
        add(Place::Events, lost(Means::Sweep));
    }
    if factions::crafts_by_pieces(who).is_ok() {
        add(Place::Events, Command::Craft { seat });
    }
    for command in factions::events_from_abroad(game, seat) {
        add(Place::Events, command);
    }
    let has_hand = !who.faction.id().is_bot();
    if has_hand {
        add(Place::Events, Command::Draw { seat });
        add(Place::Events, Command::Discard { seat });
    }
    if !who.bot {
        add(Place::Events, Command::ActivateDominance { seat });
        for card in game.cards_in(Zone::Available) {
            add(Place::Events, Command::TakeDominance { seat, card: *card });
        }
    }
    add(Place::Correct, Command::SetTo(Tracker::Points(seat)));
    if has_hand {
        add(Place::Correct, Command::SetTo(Tracker::Hand(seat)));
    }
    for (pool, _) in who.pools.iter() {
        add(Place::Correct, Command::SetTo(Tracker::Pool(seat, pool)));
    }
    for card in game.cards_in(Zone::Crafted(seat)) {
        add(Place::Card(*card), Command::NameCard { card: *card });
        add(Place::Card(*card), Command::MoveCard { card: *card, to: game.discard_zone() });
    }
    add(Place::Correct, Command::AddCard { to: Zone::Crafted(seat) });
    if !who.bot && game.order().len() > 2 {
        add(Place::Correct, Command::AddCard { to: Zone::Available });
    }
    for item in Item::ALL {
        if game.items.count(item) > 0 {
            add(Place::Correct, Command::MoveItem { seat, item, back: false });
        }
        if who.items.contains(&item) {
            add(Place::Correct, Command::MoveItem { seat, item, back: true });
        }
    }
    if who.left {
        add(Place::Correct, Command::Return { seat });
    } else {
        add(Place::Correct, Command::Leave { seat });
    }
    list
}
