//! What the Marquise may do and what was done: buttons, their second lines, and the ledger's lines.
//! It decides nothing: what may be done the rules say, and what came of it stands in the entry.

use tr::tr;

use crate::engine::entry::Entry;
use crate::engine::factions::marquise::{
    Action, Building, Command, Effect, Piece, Pool, Reason, count, next_cost, next_points,
};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::words::say::{in_hand, seat_name, signed};
use crate::words::{Language, in_language};

use super::state;

pub fn command(language: Language, game: &Game, seat: SeatId, command: &Command) -> String {
    in_language(language, || match command {
        Command::PlaceKeep => tr!("Place the keep"),
        Command::Garrison => tr!("Place the garrison…"),
        Command::StartingBuildings => tr!("Place one building of each kind"),
        Command::Wood => tr!("Place wood at the sawmills"),
        Command::Act(action) => match action {
            Action::Battle => tr!("button" => "Battle"),
            Action::March => tr!("button" => "March"),
            Action::Recruit => tr!("button" => "Recruit"),
            Action::Build(building) => {
                let what = match building {
                    Building::Sawmill => tr!("Build a sawmill"),
                    Building::Workshop => tr!("Build a workshop"),
                    Building::Recruiter => tr!("Build a recruiter"),
                };
                match price(game, seat, *building) {
                    price if price.is_empty() => what,
                    price => tr!("{build}: {price}", build = what, price),
                }
            }
            Action::Overwork => tr!("button" => "Overwork"),
        },
        Command::SpendBird => tr!("Spend a bird card for one more action"),
        Command::Draw => tr!("button" => "Draw"),
        Command::Discard => tr!("Discard down to 5"),
        Command::SetActions => tr!("Set actions left to…"),
        Command::SetWorkshops => tr!("Set workshops that crafted to…"),
        Command::ReopenRecruit => tr!("Not recruited yet this turn"),
    })
}

pub fn command_detail(language: Language, game: &Game, seat: SeatId, command: &Command) -> String {
    in_language(language, || match command {
        Command::Act(action) => match action {
            Action::Battle => tr!("One battle."),
            Action::March => tr!("Up to two moves."),
            Action::Recruit => {
                let recruiters = count(game, seat, Pool::Map(Piece::Building(Building::Recruiter)));
                let n = recruiters.min(count(game, seat, Pool::Supply(Piece::Warrior)));
                if n < recruiters {
                    tr!("{n} warrior: the supply holds no more."
                        | "{n} warriors: the supply holds no more." % n)
                } else {
                    tr!("{n} warrior, 1 at each recruiter."
                        | "{n} warriors, 1 at each recruiter." % n)
                }
            }
            Action::Build(_) => tr!("In a clearing that you rule, with a free slot."),
            Action::Overwork => {
                tr!("Spend a card that matches a sawmill's clearing: 1 wood there.")
            }
        },
        Command::ReopenRecruit => tr!("A correction, in the open: it becomes an entry."),
        Command::PlaceKeep
        | Command::Garrison
        | Command::StartingBuildings
        | Command::Wood
        | Command::SpendBird
        | Command::Draw
        | Command::Discard
        | Command::SetActions
        | Command::SetWorkshops => String::new(),
    })
}

/// "2 wood, +2": what the next building of a track costs and scores.
fn price(game: &Game, seat: SeatId, building: Building) -> String {
    match (next_cost(game, seat, building), next_points(game, seat, building)) {
        (Some(cost), Some(points)) => {
            let points = signed(points.into());
            tr!("{n} wood, {points}" | "{n} wood, {points}" % cost, points)
        }
        (None, _) | (_, None) => String::new(),
    }
}

pub fn done(
    language: Language,
    _before: &Game,
    after: &Game,
    seat: SeatId,
    command: &Command,
    entry: &Entry,
) -> String {
    let name = seat_name(language, after, seat);
    in_language(language, || match command {
        Command::PlaceKeep => tr!("{seat} placed the keep", seat = name),
        Command::Garrison => tr!("{seat} garrisoned the Woodland", seat = name),
        Command::StartingBuildings => tr!("{seat} placed one building of each kind", seat = name),
        Command::Wood => tr!("{seat} placed wood", seat = name),
        Command::Act(action) => acted(&name, *action),
        Command::SpendBird => tr!("{seat} spent a bird card for one more action", seat = name),
        Command::Draw => {
            let n = in_hand(entry, seat).max(0).unsigned_abs();
            tr!("{seat} drew {n} card" | "{seat} drew {n} cards" % n, seat = name)
        }
        Command::Discard => {
            let n = in_hand(entry, seat).min(0).unsigned_abs();
            tr!("{seat} discarded {n} card" | "{seat} discarded {n} cards" % n, seat = name)
        }
        Command::SetActions => {
            let n = state(after, seat).map_or(0, |state| state.left);
            tr!("Correction: {n} action left" | "Correction: {n} actions left" % n)
        }
        Command::SetWorkshops => {
            let n = state(after, seat).map_or(0, |state| state.workshops);
            tr!("Correction: {n} workshop has crafted this turn"
                | "Correction: {n} workshops have crafted this turn" % n)
        }
        Command::ReopenRecruit => tr!("Correction: not recruited yet this turn"),
    })
}

fn acted(seat: &str, action: Action) -> String {
    match action {
        Action::Battle => tr!("{seat} battled", seat),
        Action::March => tr!("{seat} marched", seat),
        Action::Recruit => tr!("{seat} recruited", seat),
        Action::Build(Building::Sawmill) => tr!("{seat} built a sawmill", seat),
        Action::Build(Building::Workshop) => tr!("{seat} built a workshop", seat),
        Action::Build(Building::Recruiter) => tr!("{seat} built a recruiter", seat),
        Action::Overwork => tr!("{seat} overworked", seat),
    }
}

pub fn effect(
    language: Language,
    _before: &Game,
    after: &Game,
    seat: SeatId,
    effect: &Effect,
) -> String {
    in_language(language, || match effect {
        // The label tells what was done; what is left is worth a line.
        Effect::Acted(_) | Effect::Bird => {
            let n = state(after, seat).map_or(0, |state| state.left);
            tr!("{n} action left" | "{n} actions left" % n)
        }
        Effect::Actions(n) => tr!("{n} action left" | "{n} actions left" % *n),
        Effect::Workshops(n) => {
            tr!("{n} workshop has crafted this turn" | "{n} workshops have crafted this turn" % *n)
        }
        Effect::RecruitReopened => tr!("Not recruited yet this turn"),
        Effect::Healed(n) => {
            tr!("Field Hospitals: {n} warrior is at the keep"
                | "Field Hospitals: {n} warriors are at the keep" % *n)
        }
    })
}

pub fn reason(language: Language, reason: Reason) -> String {
    in_language(language, || match reason {
        Reason::Built(Building::Sawmill) => tr!("sawmill built"),
        Reason::Built(Building::Workshop) => tr!("workshop built"),
        Reason::Built(Building::Recruiter) => tr!("recruiter built"),
    })
}
