//! What the Lemming Reavers may do and what they did: buttons, their second lines, and the ledger's lines.
//! It decides nothing: what may be done the rules say, and what came of it stands in the entry.

use tr::tr;

use crate::engine::effect::Effect as Shared;
use crate::engine::entry::Entry;
use crate::engine::factions::FactionEffect;
use crate::engine::factions::lemming_reavers::{
    Action, Cache, Command, Effect, Pick, Prize, Reason, Tally,
};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::words::say::{in_hand, seat_name};
use crate::words::{Language, in_language};

use super::{cache_name, held};

pub fn command(language: Language, _game: &Game, _seat: SeatId, command: &Command) -> String {
    in_language(language, || match command {
        Command::Settle => tr!("button" => "Place the first encampment"),
        Command::Arrive => tr!("button" => "Place the arriving warriors"),
        Command::Recruit => tr!("button" => "Recruit"),
        Command::Scout { cache } => match cache {
            Cache::Provisions => tr!("Scout provisions"),
            Cache::Depot => tr!("Scout a depot"),
            Cache::Reserve => tr!("Scout a reserve"),
            Cache::Loot => tr!("Scout loot"),
        },
        Command::Rally(Action::Scour) => tr!("button" => "Scour"),
        Command::Rally(Action::Battle) => tr!("button" => "Battle"),
        Command::Rally(Action::Build) => tr!("button" => "Build with Garrison"),
        Command::Seize => tr!("button" => "Seize"),
        Command::Plunder { cache } => match cache {
            Cache::Provisions => tr!("Plunder provisions"),
            Cache::Depot => tr!("Plunder a depot"),
            Cache::Reserve => tr!("Plunder a reserve"),
            Cache::Loot => tr!("Plunder loot"),
        },
        Command::Draw => tr!("button" => "Draw"),
        Command::Discard => tr!("Discard down to 5"),
        Command::SetRules(Pick { idle_box_is_limit: true }) => {
            tr!("House rule: the Idle Warriors box is the limit")
        }
        Command::SetRules(Pick { idle_box_is_limit: false }) => {
            tr!("By the law: one warrior more stays in the supply")
        }
        Command::SetTally(what) => match what {
            Tally::Scouted => tr!("Set scouted caches to…"),
            Tally::Crafted => tr!("Set encampments that crafted to…"),
            Tally::Scoured => tr!("Set Scour actions to…"),
            Tally::Battled => tr!("Set Battle actions to…"),
            Tally::Built => tr!("Set Build with Garrison to…"),
            Tally::Seized => tr!("Set Seize actions to…"),
            Tally::Plundered => tr!("Set plundered caches to…"),
        },
    })
}

pub fn command_detail(language: Language, game: &Game, seat: SeatId, command: &Command) -> String {
    in_language(language, || match command {
        Command::Scout { cache } | Command::Plunder { cache } => match cache {
            Cache::Provisions => tr!("On the board: 5 warriors more may be placed."),
            Cache::Depot => tr!("On the board: 1 more Scour or Battle in Daylight."),
            Cache::Reserve => tr!("On the board: 1 Seize in Daylight."),
            Cache::Loot => tr!("On the board: 1 more card in Evening."),
        },
        Command::Rally(Action::Scour) => {
            tr!("Up to two moves. A Lemming piece stays where each move begins.")
        }
        Command::Rally(Action::Battle) => tr!("Anywhere that your warriors stand."),
        Command::Rally(Action::Build) => {
            let clearing = tr!("In a clearing you rule, without encampment or cache.");
            match held(game, seat, 1) {
                Some(held) => tr!("{text} {held}", text = clearing, held),
                None => clearing,
            }
        }
        Command::Settle
        | Command::Arrive
        | Command::Recruit
        | Command::Seize
        | Command::Draw
        | Command::Discard
        | Command::SetRules(_)
        | Command::SetTally(_) => String::new(),
    })
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
        Command::Settle => tr!("{seat} placed the first encampment", seat = name),
        Command::Arrive => tr!("{seat}: warriors arrived", seat = name),
        Command::Recruit => tr!("{seat} recruited", seat = name),
        Command::Scout { cache } => {
            tr!("{seat} scouted: {cache}", seat = name, cache = cache_name(*cache))
        }
        Command::Rally(Action::Scour) => tr!("{seat} scoured", seat = name),
        Command::Rally(Action::Battle) => tr!("{seat} battled", seat = name),
        Command::Rally(Action::Build) => tr!("{seat} built with garrison", seat = name),
        Command::Seize => tr!("{seat} seized", seat = name),
        Command::Plunder { cache } => {
            tr!("{seat} plundered: {cache}", seat = name, cache = cache_name(*cache))
        }
        Command::Draw => {
            let n = in_hand(entry, seat).max(0).unsigned_abs();
            tr!("{seat} drew {n} card" | "{seat} drew {n} cards" % n, seat = name)
        }
        Command::Discard => {
            let n = in_hand(entry, seat).min(0).unsigned_abs();
            tr!("{seat} discarded {n} card" | "{seat} discarded {n} cards" % n, seat = name)
        }
        Command::SetRules(rules) => changed_rules(*rules),
        Command::SetTally(what) => corrected(*what, tallied(entry)),
    })
}

fn changed_rules(rules: Pick) -> String {
    if rules.idle_box_is_limit {
        tr!("House rule: the Idle Warriors box is the limit")
    } else {
        tr!("By the law: one warrior more stays in the supply")
    }
}

/// The number that a correction set.
fn tallied(entry: &Entry) -> u8 {
    let counted = entry.effects.iter().find_map(|effect| {
        let Shared::Own {
            effect: FactionEffect::LemmingReavers(Effect::Counted { n, .. }), ..
        } = effect
        else {
            return None;
        };
        Some(*n)
    });
    counted.unwrap_or(0)
}

fn corrected(what: Tally, n: u8) -> String {
    match what {
        Tally::Scouted => tr!("Correction: {n} cache scouted this turn"
            | "Correction: {n} caches scouted this turn" % n),
        Tally::Crafted => tr!("Correction: {n} encampment has crafted this turn"
            | "Correction: {n} encampments have crafted this turn" % n),
        Tally::Scoured => tr!("Correction: Scour taken {n} time this turn"
            | "Correction: Scour taken {n} times this turn" % n),
        Tally::Battled => tr!("Correction: Battle taken {n} time this turn"
            | "Correction: Battle taken {n} times this turn" % n),
        Tally::Built => tr!("Correction: Build with Garrison taken {n} time this turn"
            | "Correction: Build with Garrison taken {n} times this turn" % n),
        Tally::Seized => tr!("Correction: Seize taken {n} time this turn"
            | "Correction: Seize taken {n} times this turn" % n),
        Tally::Plundered => tr!("Correction: {n} cache plundered this turn"
            | "Correction: {n} caches plundered this turn" % n),
    }
}

pub fn effect(
    language: Language,
    _before: &Game,
    after: &Game,
    _seat: SeatId,
    effect: &Effect,
) -> String {
    in_language(language, || match effect {
        // What was done is told by the label, what left the map by its pieces.
        Effect::Counted { .. } | Effect::Lost { .. } => String::new(),
        Effect::Held { due, placed } => {
            tr!("Upkeep: {placed} of {due} warriors placed", placed = *placed, due = *due)
        }
        Effect::Rewarded { to, prize, .. } => {
            let seat = seat_name(language, after, *to);
            match prize {
                Prize::Warriors => tr!("For the provisions {seat} places two warriors", seat),
                Prize::Item => {
                    tr!("For the provisions {seat} turns an exhausted item face up", seat)
                }
                Prize::Nothing => tr!("{seat} takes nothing for the provisions", seat),
                Prize::Action => tr!("For the depot {seat} may move or battle now", seat),
                // Its points are a line already.
                Prize::Point => String::new(),
                Prize::Card => {
                    if after.seat(*to).is_some_and(|who| who.bot) {
                        tr!("The loot gives {seat} no card: a bot has no hand", seat)
                    } else {
                        tr!("For the loot {seat} draws 1 card", seat)
                    }
                }
            }
        }
        Effect::Rules(rules) => changed_rules(*rules),
    })
}

pub fn reason(language: Language, reason: Reason) -> String {
    in_language(language, || match reason {
        Reason::Built => tr!("encampment built"),
        Reason::CacheTaken => tr!("Scouting Reward for a cache taken"),
        Reason::ReserveTaken => tr!("reserve taken"),
    })
}
