//! What can be done for the Drillbit Duchy, and what it did, as the ledger tells it.

use tr::tr;

use crate::engine::effect::Effect as Shared;
use crate::engine::entry::Entry;
use crate::engine::factions::FactionEffect;
use crate::engine::factions::drillbit_duchy::{
    Command, Effect, Front, Minister, Pick, Pool, Reason, order,
};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::words::say::{item, seat_name};
use crate::words::{Language, in_language};

use super::{Switch, difficulty, minister, order_text, state, switch};

pub fn command(language: Language, game: &Game, seat: SeatId, command: &Command) -> String {
    in_language(language, || match *command {
        Command::Surface => tr!("button" => "Surface"),
        Command::FirstMinisters => tr!("Sway starting ministers…"),
        Command::SetOrder => tr!("Set the order…"),
        Command::Craft => tr!("Craft the order card"),
        Command::Recruit => tr!("button" => "Recruit"),
        Command::Dig => tr!("Dig…"),
        Command::Battle { .. } => tr!("Battle…"),
        Command::Build => tr!("Build…"),
        Command::Act { minister: who } => minister(language, who),
        Command::Rally => tr!("Rally…"),
        Command::Score => tr!("Score markets"),
        Command::Sway => tr!("Sway a minister"),
        Command::Discard => tr!("Discard the order"),
        Command::Nightmare => tr!("Score for Nightmare"),
        Command::Rest => tr!("All steps left in this phase"),
        Command::Gift => tr!("A card was given to the Duchy"),
        Command::SetRules(rules) => match state(game, seat) {
            Some(now) => change(language, now.rules, rules),
            None => String::new(),
        },
        Command::SetCrown { minister: who, swayed: true } => {
            tr!("Set {minister}: with a crown", minister = minister(language, who))
        }
        Command::SetCrown { minister: who, swayed: false } => {
            tr!("Set {minister}: without a crown", minister = minister(language, who))
        }
    })
}

/// What is different between two sets of rules.
fn change(language: Language, before: Pick, after: Pick) -> String {
    if before.difficulty != after.difficulty {
        return tr!("Difficulty: {name}", name = difficulty(language, after.difficulty));
    }
    let turned = Switch::ALL.into_iter().find(|s| s.is_on(&before) != s.is_on(&after));
    match turned {
        Some(which) if which.is_on(&after) => tr!("{rule}: on", rule = switch(language, which)),
        Some(which) => tr!("{rule}: off", rule = switch(language, which)),
        None => tr!("Rules of the Duchy"),
    }
}

pub fn command_detail(
    language: Language,
    _game: &Game,
    _seat: SeatId,
    command: &Command,
) -> String {
    in_language(language, || match command {
        Command::Rest => tr!("One after another, with their questions, as one entry."),
        Command::Gift => tr!("It is discarded, and the Duchy scores 1 point."),
        Command::Surface
        | Command::FirstMinisters
        | Command::SetOrder
        | Command::Craft
        | Command::Recruit
        | Command::Dig
        | Command::Battle { .. }
        | Command::Build
        | Command::Act { .. }
        | Command::Rally
        | Command::Score
        | Command::Sway
        | Command::Discard
        | Command::Nightmare
        | Command::SetRules(_)
        | Command::SetCrown { .. } => String::new(),
    })
}

/// The effects of this faction in an entry.
fn own(entry: &Entry) -> impl Iterator<Item = &Effect> {
    entry.effects.iter().filter_map(|effect| {
        let Shared::Own { effect: FactionEffect::DrillbitDuchy(own), .. } = effect else {
            return None;
        };
        Some(own)
    })
}

/// Pieces that an entry brought from one place to another.
fn brought(entry: &Entry, from: Pool, to: Pool) -> u8 {
    let moved = entry.effects.iter().filter_map(|effect| {
        let Shared::Shift { from: f, to: t, n, .. } = effect else { return None };
        (*f == from.into() && *t == to.into()).then_some(*n)
    });
    moved.fold(0, u8::saturating_add)
}

fn crowned(entry: &Entry) -> Option<Minister> {
    own(entry).find_map(|effect| match effect {
        Effect::Crown { minister, swayed: true } => Some(*minister),
        Effect::Crown { swayed: false, .. }
        | Effect::Invading(_)
        | Effect::Battled { .. }
        | Effect::Rules(_) => None,
    })
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
    in_language(language, || match *command {
        Command::Surface => tr!("{seat} surfaced", seat = name),
        Command::FirstMinisters => tr!("{seat} swayed its first ministers", seat = name),
        Command::SetOrder => match order(after, seat) {
            Some(suit) => {
                tr!("{seat}. {order}", seat = name, order = order_text(language, suit))
            }
            None => tr!("{seat} set the order", seat = name),
        },
        Command::Craft => crafted(language, name, entry),
        Command::Recruit => {
            let n = brought(entry, Pool::Supply, Pool::Burrow);
            tr!("{seat} recruited {n} warrior" | "{seat} recruited {n} warriors" % n, seat = name)
        }
        Command::Dig => dug(name, entry),
        Command::Battle { front } => battled(language, after, name, front, entry),
        Command::Build => built(name, entry),
        Command::Act { minister: who } => {
            tr!("{seat}: the {minister} acted", seat = name, minister = minister(language, who))
        }
        Command::Rally => {
            let n = brought(entry, Pool::OnMap, Pool::Burrow);
            tr!("{seat} rallied: {n} warrior to the Burrow"
                | "{seat} rallied: {n} warriors to the Burrow" % n, seat = name)
        }
        Command::Score => tr!("{seat} scored its markets", seat = name),
        Command::Sway => match crowned(entry) {
            Some(who) => {
                tr!("{seat} swayed the {minister}", seat = name, minister = minister(language, who))
            }
            None => tr!("{seat} swayed a minister", seat = name),
        },
        Command::Discard => tr!("{seat} discarded the order", seat = name),
        Command::Nightmare => tr!("{seat} scored for Nightmare", seat = name),
        Command::Rest => tr!("{seat} played the phase to its end", seat = name),
        Command::Gift => tr!("{seat} was given a card", seat = name),
        Command::SetRules(rules) => match state(before, seat) {
            Some(now) => tr!("Correction: {rule}", rule = change(language, now.rules, rules)),
            None => String::new(),
        },
        Command::SetCrown { minister: who, swayed: true } => {
            tr!("Correction: the {minister} has a crown", minister = minister(language, who))
        }
        Command::SetCrown { minister: who, swayed: false } => {
            tr!("Correction: the {minister} has no crown", minister = minister(language, who))
        }
    })
}

fn crafted(language: Language, seat: String, entry: &Entry) -> String {
    let taken = entry.effects.iter().find_map(|effect| {
        let Shared::ItemTaken { item, .. } = effect else { return None };
        Some(*item)
    });
    match taken {
        Some(which) => {
            tr!("{seat} crafted its order card: {item}", seat, item = item(language, which))
        }
        None => tr!("{seat} crafted nothing: the order card shows no item", seat),
    }
}

fn dug(seat: String, entry: &Entry) -> String {
    match brought(entry, Pool::Burrow, Pool::OnMap) {
        0 => tr!("{seat} found nowhere to dig", seat),
        n => tr!("{seat} dug with {n} warrior" | "{seat} dug with {n} warriors" % n, seat),
    }
}

fn battled(
    language: Language,
    game: &Game,
    seat: String,
    front: Front,
    entry: &Entry,
) -> String {
    let with = own(entry).find_map(|effect| match effect {
        Effect::Battled { defender } => Some(*defender),
        Effect::Crown { .. } | Effect::Invading(_) | Effect::Rules(_) => None,
    });
    match (with, front) {
        (Some(defender), _) => {
            tr!("{seat} battled {defender}", seat, defender = seat_name(language, game, defender))
        }
        (None, Front::Ordered) => tr!("{seat} found nobody to battle", seat),
        (None, Front::Everywhere) => tr!("{seat} has battled everywhere", seat),
    }
}

fn built(seat: String, entry: &Entry) -> String {
    if brought(entry, Pool::Citadels, Pool::CitadelsOnMap) > 0 {
        tr!("{seat} built a citadel", seat)
    } else if brought(entry, Pool::Markets, Pool::MarketsOnMap) > 0 {
        tr!("{seat} built a market", seat)
    } else {
        tr!("{seat} could not build", seat)
    }
}

pub fn effect(
    language: Language,
    before: &Game,
    _after: &Game,
    seat: SeatId,
    effect: &Effect,
) -> String {
    in_language(language, || match *effect {
        Effect::Crown { minister: who, swayed: true } => {
            tr!("The {minister} gets a crown", minister = minister(language, who))
        }
        Effect::Crown { minister: who, swayed: false } => {
            tr!("The {minister} loses the crown", minister = minister(language, who))
        }
        Effect::Invading(true) => tr!("No free slot: it battles in every clearing"),
        // The label tells it.
        Effect::Invading(false) | Effect::Battled { .. } => String::new(),
        Effect::Rules(rules) => match state(before, seat) {
            Some(now) => change(language, now.rules, rules),
            None => String::new(),
        },
    })
}

pub fn reason(language: Language, reason: Reason) -> String {
    in_language(language, || match reason {
        Reason::CannotBuild => tr!("could not build"),
        Reason::Markets => tr!("markets on the map"),
        Reason::Minister(who) => minister(language, who),
        Reason::Nightmare => tr!("Nightmare"),
        Reason::Gift => tr!("card given to a bot"),
        Reason::Investors => tr!("Investors"),
    })
}
