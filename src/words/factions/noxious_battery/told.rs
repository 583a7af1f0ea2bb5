//! What the Noxious Battery may do and what was done: buttons, their second lines, and the ledger's lines.
//! It decides nothing: what may be done the rules say, and what came of it stands in the entry.

use tr::tr;

use crate::engine::effect::Effect as Shared;
use crate::engine::entry::Entry;
use crate::engine::factions::noxious_battery::{
    Action, Cannon, Command, Effect, Pool, Reason, State, draw_due, levy_due, load_due,
};
use crate::engine::factions::{Faction, FactionPool};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::words::say::{in_hand, seat_name};
use crate::words::{Language, in_language};

use super::place;

fn cannon(game: &Game, seat: SeatId) -> Cannon {
    match game.seat(seat).map(|who| &who.faction) {
        Some(Faction::NoxiousBattery(state)) => state.cannon,
        Some(_) | None => Cannon::Damaged,
    }
}

pub fn command(language: Language, game: &Game, seat: SeatId, command: &Command) -> String {
    in_language(language, || match command {
        Command::PlaceCannon => tr!("button" => "Place the cannon"),
        Command::Levy => tr!("button" => "Levy warriors"),
        Command::Fire => tr!("button" => "Fire!…"),
        Command::Repair => tr!("button" => "Repair the cannon"),
        Command::Act { action } => match action {
            Action::Recruit => tr!("button" => "Recruit"),
            Action::Battle => tr!("button" => "Battle"),
            Action::Rollout => tr!("button" => "Rollout"),
            Action::Rearm => tr!("button" => "Rearm…"),
        },
        Command::Spray => tr!("button" => "Spray…"),
        Command::Load => tr!("button" => "Load cannonballs"),
        Command::Draw => tr!("button" => "Draw"),
        Command::Discard => tr!("Discard down to 5"),
        Command::FoulStench { .. } => tr!("button" => "All have left"),
        Command::ReadSpace { space } => {
            tr!("Set the bonuses on space {n} of the Scent Marks track…", n = place(*space))
        }
        Command::TurnCannon => match cannon(game, seat) {
            Cannon::Damaged => tr!("The cannon is whole"),
            Cannon::Whole => tr!("The cannon is damaged"),
        },
        Command::SetActions => tr!("Set actions taken to…"),
        Command::SetActivated => tr!("Set scent marks that crafted to…"),
    })
}

pub fn command_detail(
    language: Language,
    _game: &Game,
    _seat: SeatId,
    command: &Command,
) -> String {
    in_language(language, || match command {
        Command::Act { action } => match action {
            Action::Recruit => tr!("1 warrior with the cannon."),
            Action::Battle => tr!("The cannon can battle too."),
            Action::Rollout => {
                tr!(
                    "1 move, with up to 1 cannonball for each warrior. The cannon moves whoever rules."
                )
            }
            Action::Rearm => tr!("Spend a card of the suit of the cannon's clearing."),
        },
        Command::TurnCannon => tr!("A correction, in the open: it becomes an entry."),
        Command::PlaceCannon
        | Command::Levy
        | Command::Fire
        | Command::Repair
        | Command::Spray
        | Command::Load
        | Command::Draw
        | Command::Discard
        | Command::FoulStench { .. }
        | Command::ReadSpace { .. }
        | Command::SetActions
        | Command::SetActivated => String::new(),
    })
}

/// Pieces that came to a place in an entry.
fn came(entry: &Entry, to: Pool) -> u8 {
    let to = FactionPool::from(to);
    let moved = entry.effects.iter().filter_map(|effect| {
        let Shared::Shift { to: place, n, .. } = effect else { return None };
        (*place == to).then_some(*n)
    });
    moved.sum()
}

pub fn done(
    language: Language,
    before: &Game,
    after: &Game,
    seat: SeatId,
    command: &Command,
    entry: &Entry,
) -> String {
    let name = seat_name(language, after, seat);
    in_language(language, || match command {
        Command::PlaceCannon => tr!("{seat} placed the cannon", seat = name),
        Command::Levy => {
            let (n, due) = (came(entry, Pool::OnMap), levy_due(before, seat));
            if n < due {
                tr!(
                    "{seat} levied {n} warrior of {due}"
                        | "{seat} levied {n} warriors of {due}" % n,
                    seat = name,
                    due
                )
            } else {
                tr!("{seat} levied {n} warrior" | "{seat} levied {n} warriors" % n, seat = name)
            }
        }
        Command::Fire => tr!("{seat} fired", seat = name),
        Command::Repair => tr!("{seat} repaired the cannon", seat = name),
        Command::Act { action } => match action {
            Action::Recruit => tr!("{seat} recruited", seat = name),
            Action::Battle => tr!("{seat} battled", seat = name),
            Action::Rollout => tr!("{seat} rolled out", seat = name),
            Action::Rearm => {
                let n = came(entry, Pool::Balls);
                tr!(
                    "{seat} rearmed {n} cannonball" | "{seat} rearmed {n} cannonballs" % n,
                    seat = name
                )
            }
        },
        Command::Spray => {
            let (gone, come) = (came(entry, Pool::Track), came(entry, Pool::MarksOnMap));
            tr!("{seat} sprayed: {gone} off, {come} placed", seat = name, gone, come)
        }
        Command::Load => {
            let n = came(entry, Pool::Bore);
            let short = load_due(after, seat).unwrap_or(n).saturating_sub(n);
            if short > 0 {
                tr!(
                    "{seat} loaded {n} cannonball; {short} more had none in the supply"
                        | "{seat} loaded {n} cannonballs; {short} more had none in the supply" % n,
                    seat = name,
                    short
                )
            } else {
                tr!(
                    "{seat} loaded {n} cannonball" | "{seat} loaded {n} cannonballs" % n,
                    seat = name
                )
            }
        }
        Command::Draw => {
            let n = draw_due(after, seat).unwrap_or(0);
            tr!("{seat} drew {n} card" | "{seat} drew {n} cards" % n, seat = name)
        }
        Command::Discard => {
            let n = in_hand(entry, seat).min(0).unsigned_abs();
            tr!("{seat} discarded {n} card" | "{seat} discarded {n} cards" % n, seat = name)
        }
        Command::FoulStench { at } => {
            tr!("{seat} left the Foul Stench", seat = seat_name(language, after, *at))
        }
        Command::ReadSpace { space } => {
            tr!("Bonuses on space {n} of the Scent Marks track", n = place(*space))
        }
        Command::TurnCannon => match cannon(after, seat) {
            Cannon::Whole => tr!("Correction: the cannon is whole"),
            Cannon::Damaged => tr!("Correction: the cannon is damaged"),
        },
        Command::SetActions => {
            let taken = state(after, seat).map_or(0, |state| state.actions);
            tr!("Correction: {n} action taken" | "Correction: {n} actions taken" % taken)
        }
        Command::SetActivated => {
            let crafted = state(after, seat).map_or(0, |state| state.activated);
            tr!("Correction: {n} scent mark has crafted this turn"
                | "Correction: {n} scent marks have crafted this turn" % crafted)
        }
    })
}

fn state(game: &Game, seat: SeatId) -> Option<&State> {
    let Faction::NoxiousBattery(state) = &game.seat(seat)?.faction else { return None };
    Some(state)
}

pub fn effect(
    language: Language,
    _before: &Game,
    after: &Game,
    seat: SeatId,
    effect: &Effect,
) -> String {
    let name = || seat_name(language, after, seat);
    in_language(language, || match effect {
        Effect::Cannon(Cannon::Whole) => tr!("The cannon is whole again"),
        Effect::Cannon(Cannon::Damaged) => tr!("The cannon is damaged"),
        Effect::Acted(Action::Recruit) => tr!("{seat} recruited", seat = name()),
        Effect::Acted(Action::Battle) => tr!("{seat} battled", seat = name()),
        Effect::Acted(Action::Rollout) => tr!("{seat} rolled out", seat = name()),
        // The label counts the balls.
        Effect::Acted(Action::Rearm) => String::new(),
        Effect::Actions(n) => tr!("{n} action taken" | "{n} actions taken" % *n),
        Effect::Activated(n) => {
            tr!("{n} scent mark has crafted this turn"
                | "{n} scent marks have crafted this turn" % *n)
        }
        Effect::ItemDamaged => tr!("A Vagabond damages an item"),
    })
}

pub fn reason(language: Language, reason: Reason) -> String {
    in_language(language, || match reason {
        Reason::Fired => tr!("cannonball fired"),
        Reason::CannonDamaged => tr!("cannon damaged"),
    })
}
