//! The words of the Lemming Reavers: warriors under Upkeep, encampments and caches.

use tr::tr;

use crate::engine::effect::Effect as Shared;
use crate::engine::entry::Entry;
use crate::engine::factions::lemming_reavers::{
    Action, Cache, Choice, Command, Effect, Figure, Pick, Pool, Prize, Question, Reason, Refusal,
    Space, Spot, State, Step, Tally, Zone, count, room,
};
use crate::engine::factions::{Faction, FactionEffect};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::turn::{Status, StepInfo};
use crate::words::say::{in_hand, seat_name};
use crate::words::{Language, in_language};

pub fn faction_name(language: Language, _state: &State) -> String {
    name(language)
}

pub fn pick_name(language: Language, _pick: &Pick) -> String {
    name(language)
}

fn name(language: Language) -> String {
    in_language(language, || tr!("Lemming Reavers"))
}

// Pieces

/// A type of cache.
fn cache_name(cache: Cache) -> String {
    match cache {
        Cache::Provisions => tr!("cache" => "Provisions"),
        Cache::Depot => tr!("cache" => "Depot"),
        Cache::Reserve => tr!("cache" => "Reserve"),
        Cache::Loot => tr!("cache" => "Loot"),
    }
}

pub fn pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Warriors in supply"),
        Pool::Warriors => tr!("Warriors on the map"),
        Pool::Track => tr!("Encampments on the track"),
        Pool::Encampments => tr!("Encampments on the map"),
        Pool::Cache(cache, spot) => {
            let cache = cache_name(cache);
            match spot {
                Spot::Supply => tr!("{cache} in supply", cache),
                Spot::Map => tr!("{cache} on the map", cache),
                Spot::Board => tr!("{cache} on the board", cache),
            }
        }
    })
}

pub fn set_pool(language: Language, which: Pool) -> String {
    in_language(language, || match which {
        Pool::Supply => tr!("Set warriors in supply to…"),
        Pool::Warriors => tr!("Set warriors on the map to…"),
        Pool::Track => tr!("Set encampments on the track to…"),
        Pool::Encampments => tr!("Set encampments on the map to…"),
        Pool::Cache(cache, spot) => {
            let cache = cache_name(cache);
            match spot {
                Spot::Supply => tr!("Caches in supply, set to: {cache}…", cache),
                Spot::Map => tr!("Caches on the map, set to: {cache}…", cache),
                Spot::Board => tr!("Caches on the board, set to: {cache}…", cache),
            }
        }
    })
}

pub fn shift(language: Language, from: Pool, to: Pool, n: u8) -> String {
    in_language(language, || match (from, to) {
        (Pool::Supply, Pool::Warriors) => {
            tr!("{n} warrior came onto the map" | "{n} warriors came onto the map" % n)
        }
        (Pool::Warriors, Pool::Supply) => {
            tr!("{n} warrior left the map" | "{n} warriors left the map" % n)
        }
        (Pool::Track, Pool::Encampments) => {
            tr!("{n} encampment came onto the map" | "{n} encampments came onto the map" % n)
        }
        (Pool::Encampments, Pool::Track) => {
            tr!("{n} encampment went back to the track"
                | "{n} encampments went back to the track" % n)
        }
        (Pool::Cache(cache, _), Pool::Cache(_, to)) => {
            let cache = cache_name(cache);
            match to {
                Spot::Supply => tr!("{n} cache went back to the supply: {cache}"
                    | "{n} caches went back to the supply: {cache}" % n, cache),
                Spot::Map => tr!("{n} cache came onto the map: {cache}"
                    | "{n} caches came onto the map: {cache}" % n, cache),
                Spot::Board => tr!("{n} cache came onto the board: {cache}"
                    | "{n} caches came onto the board: {cache}" % n, cache),
            }
        }
        // Pieces of two kinds never change places.
        (
            Pool::Supply
            | Pool::Warriors
            | Pool::Track
            | Pool::Encampments
            | Pool::Cache(..),
            _,
        ) => String::new(),
    })
}

pub fn removed(language: Language) -> String {
    in_language(language, || tr!("Lemming pieces removed…"))
}

super::no_cards!();

fn place(space: Space) -> u8 {
    match space {
        Space::First => 1,
        Space::Second => 2,
        Space::Third => 3,
        Space::Fourth => 4,
        Space::Fifth => 5,
    }
}

pub fn figure(language: Language, figure: Figure) -> String {
    in_language(language, || match figure {
        Figure::Points(space) => {
            tr!("Points that encampment {n} of 5 uncovers", n = place(space))
        }
    })
}

// The checklist

pub fn step_title(language: Language, step: Step) -> String {
    in_language(language, || match step {
        Step::Supplies => tr!("step" => "Gather supplies"),
        Step::Settle => tr!("step" => "Place the first encampment"),
        Step::Idle => tr!("step" => "Set aside Idle Warriors"),
        Step::Track => tr!("step" => "Fill the Encampments track"),
        Step::Arrive => tr!("step" => "Arrive"),
        Step::Recruit => tr!("step" => "Recruit"),
        Step::Scout => tr!("step" => "Scout"),
        Step::Craft => tr!("step" => "Craft"),
        Step::Rally => tr!("step" => "Rally"),
        Step::Seize => tr!("step" => "Seize"),
        Step::Plunder => tr!("step" => "Plunder"),
        Step::Draw => tr!("step" => "Draw"),
        Step::Discard => tr!("step" => "Discard to 5"),
    })
}

pub fn step_figure(
    language: Language,
    _game: &Game,
    _seat: SeatId,
    step: Step,
    info: &StepInfo,
) -> String {
    let done = matches!(info.status, Status::Done | Status::Skipped);
    in_language(language, || match (step, info.count) {
        (Step::Supplies, Some(n)) => {
            tr!("{n} warrior and 8 caches" | "{n} warriors and 8 caches" % n)
        }
        (Step::Settle, Some(n)) if !done => {
            tr!("1 encampment and {n} warrior" | "1 encampment and {n} warriors" % n)
        }
        (Step::Idle, Some(n)) => {
            tr!("{n} warrior of the supply" | "{n} warriors of the supply" % n)
        }
        (Step::Track, Some(n)) => {
            tr!("{n} encampment, from right to left" | "{n} encampments, from right to left" % n)
        }
        (Step::Arrive | Step::Recruit, Some(n)) if !done => {
            tr!("Place {n} warrior" | "Place {n} warriors" % n)
        }
        (Step::Scout, Some(n)) if info.status == Status::Due => {
            tr!("Place {n} cache" | "Place {n} caches" % n)
        }
        (Step::Scout, Some(n)) if !done => {
            tr!("{n} cache left, 2 cards" | "{n} caches left, 2 cards each" % n)
        }
        (Step::Craft, Some(n)) => {
            tr!("{n} encampment can craft" | "{n} encampments can craft" % n)
        }
        (Step::Rally, Some(n)) => tr!("{n} action left" | "{n} actions left" % n),
        (Step::Seize, Some(n)) => tr!("Seize {n} time" | "Seize {n} times" % n),
        (Step::Plunder, Some(n)) => {
            tr!("Up to {n} cache" | "Up to {n} caches" % n)
        }
        (Step::Draw, Some(n)) if !done => tr!("Draw {n} card" | "Draw {n} cards" % n),
        (Step::Discard, Some(n)) if n > 0 && !done => {
            tr!("Discard {n} card" | "Discard {n} cards" % n)
        }
        (
            Step::Supplies
            | Step::Settle
            | Step::Idle
            | Step::Track
            | Step::Arrive
            | Step::Recruit
            | Step::Scout
            | Step::Craft
            | Step::Rally
            | Step::Seize
            | Step::Plunder
            | Step::Draw
            | Step::Discard,
            _,
        ) => String::new(),
    })
}

pub fn step_detail(
    language: Language,
    game: &Game,
    seat: SeatId,
    step: Step,
    info: &StepInfo,
) -> String {
    let open = matches!(info.status, Status::Due | Status::Optional);
    in_language(language, || match step {
        Step::Settle if open => {
            tr!("In a corner where nobody else starts, across from a starting corner if there is one.")
        }
        Step::Idle => tr!("A reminder for Upkeep: they still belong to the supply."),
        Step::Arrive if open => held(game, seat, 2).unwrap_or_else(|| {
            tr!("In the clearing with the fewest pieces where your warriors may be placed.")
        }),
        Step::Recruit if open => {
            let due = count(game, seat, Pool::Encampments);
            held(game, seat, due).unwrap_or_else(|| tr!("One at each encampment."))
        }
        Step::Scout if info.status == Status::Due => tr!("In a clearing without Lemming pieces."),
        Step::Scout if open => {
            tr!("Two cards of the clearing's suit pay for each; birds match any.")
        }
        Step::Seize if open => {
            tr!("Battle where a cache lies, or move to a cache and then battle there if you wish.")
        }
        Step::Plunder if open => {
            tr!("Where a cache and a warrior of yours are and no enemy piece, for a card of that clearing's suit.")
        }
        Step::Discard if info.status == Status::Done && info.count == Some(0) => {
            tr!("The hand holds 5 cards or fewer.")
        }
        Step::Supplies
        | Step::Settle
        | Step::Track
        | Step::Arrive
        | Step::Recruit
        | Step::Scout
        | Step::Craft
        | Step::Rally
        | Step::Seize
        | Step::Plunder
        | Step::Draw
        | Step::Discard => String::new(),
    })
}

/// Why fewer warriors come than are due.
fn held(game: &Game, seat: SeatId, due: u8) -> Option<String> {
    let room = room(game, seat, state(game, seat)?);
    (room < due).then(|| tr!("Upkeep leaves room for {room} of {due}.", room, due))
}

// Refusals

pub fn refusal(language: Language, refusal: Refusal) -> String {
    in_language(language, || match refusal {
        Refusal::SettledAlready => {
            tr!("Lemming pieces are on the map already. Correct single numbers instead.")
        }
        Refusal::Upkeep { remain } => {
            tr!("Upkeep: {n} warrior has to stay in the supply, so none may be placed."
                | "Upkeep: {n} warriors have to stay in the supply, so none may be placed."
                    % remain)
        }
        Refusal::SupplyEmpty => tr!("The supply is empty: all 25 warriors are on the map."),
        Refusal::NoEncampment => tr!("No encampment stands on the map. Build one in Daylight."),
        Refusal::NobodyOnMap => tr!("No warrior of yours is on the map."),
        Refusal::NobodyWouldStay => {
            tr!("Only one Lemming piece is on the map, and one has to stay where you move from.")
        }
        Refusal::NoCacheInSupply => tr!("No cache lies in the supply. All eight are out."),
        Refusal::NotInSupply { cache } => tr!(
            "No cache of this type lies in the supply: {cache}. Choose another type.",
            cache = cache_name(cache)
        ),
        Refusal::NoCacheOnMap => tr!("No cache lies on the map. Scout one in Birdsong."),
        Refusal::NotOnMap { cache } => tr!(
            "No cache of this type lies on the map: {cache}. Choose another type.",
            cache = cache_name(cache)
        ),
        Refusal::BothOnBoard { cache } => tr!(
            "Both caches of this type are on the board already: {cache}.",
            cache = cache_name(cache)
        ),
        Refusal::TwoCards => {
            tr!("The first cache is free; each further one takes two cards, and the hand holds fewer.")
        }
        Refusal::PairDoesNotMatch => {
            tr!("Both cards have to match the cache's clearing. Choose two of one suit; birds match any.")
        }
        Refusal::EncampmentsShort { needed, left: 0 } => {
            tr!("This takes {n} encampment to craft, and none is left this turn."
                | "This takes {n} encampments to craft, and none is left this turn." % needed)
        }
        Refusal::EncampmentsShort { needed, left } => tr!(
            "This takes {n} encampment to craft; left this turn: {left}."
                | "This takes {n} encampments to craft; left this turn: {left}." % needed,
            left
        ),
        Refusal::NoActionLeft { actions } => {
            tr!("The {n} action of this turn is used." | "All {n} actions of this turn are used."
                % actions)
        }
        Refusal::BuiltAlready => {
            tr!("Build with Garrison is allowed once a turn. Scour or battle instead.")
        }
        Refusal::AllBuilt => tr!("All five encampments are on the map already."),
        Refusal::NoReserve => tr!("No reserve is on the board. Plunder one to seize with."),
        Refusal::NoSeizeLeft { reserves } => {
            tr!("Each reserve on the board seizes once a turn: {n} is used."
                | "Each reserve on the board seizes once a turn: {n} are used." % reserves)
        }
        Refusal::NoPlunderLeft { encampments } => {
            tr!("Each encampment on the map plunders once a turn: {n} is used."
                | "Each encampment on the map plunders once a turn: {n} are used." % encampments)
        }
        Refusal::NotAlone => {
            tr!("A cache goes only when no other enemy piece is in its clearing. Remove those first, or insist.")
        }
    })
}

// Questions

pub fn question(language: Language, _game: &Game, question: Question) -> (String, String) {
    in_language(language, || match question {
        Question::ScoutCards => (
            tr!("Which two cards pay for this cache?"),
            tr!("Both match the cache's clearing; birds match any. By name, or only by suit."),
        ),
        Question::WhichCaches { n } => (
            tr!("{n} cache was removed. Of which type?" | "{n} caches were removed. Of which types?" % n),
            tr!("Each type gives its own reward to whoever took it."),
        ),
        Question::WasAlone { n, bot } => (
            tr!("Was the cache the last enemy piece in its clearing?"
                | "Were the {n} caches the last enemy pieces in their clearings?" % n),
            if bot {
                tr!("If not, it stays: a bot passes over it and takes its next target.")
            } else {
                tr!("If not, it stays: other pieces have to go first.")
            },
        ),
        Question::Provisions => (
            tr!("What do you take for the provisions?"),
            tr!("Two of your warriors in the cache's clearing, or one of your exhausted items turned face up."),
        ),
        Question::Raided => (
            tr!("Which cache goes back to the supply?"),
            tr!("An encampment was lost; the Lemming Reavers choose."),
        ),
        Question::Tally(what) => {
            let title = match what {
                Tally::Scouted => tr!("How many caches were scouted this turn?"),
                Tally::Crafted => tr!("How many encampments have crafted this turn?"),
                Tally::Scoured => tr!("How many times was Scour taken this turn?"),
                Tally::Battled => tr!("How many times was Battle taken this turn?"),
                Tally::Built => tr!("How many times was Build with Garrison taken this turn?"),
                Tally::Seized => tr!("How many times was Seize taken this turn?"),
                Tally::Plundered => tr!("How many caches were plundered this turn?"),
            };
            (title, tr!("A correction, in the open: it becomes an entry."))
        }
    })
}

pub fn confirm(language: Language, question: Question) -> String {
    in_language(language, || match question {
        Question::ScoutCards => tr!("button" => "Scout"),
        Question::WhichCaches { .. } => tr!("button" => "Remove"),
        Question::WasAlone { .. } => tr!("button" => "Confirm"),
        Question::Provisions | Question::Raided => tr!("button" => "Choose"),
        Question::Tally(_) => tr!("button" => "Set"),
    })
}

pub fn choice(language: Language, _game: &Game, choice: Choice) -> String {
    in_language(language, || match choice {
        Choice::Prize(prize) => match prize {
            Prize::Warriors => tr!("Place two warriors"),
            Prize::Item => tr!("Turn an exhausted item face up"),
            Prize::Nothing => tr!("Neither"),
            Prize::Action => tr!("A move or a battle"),
            Prize::Point => tr!("1 point more"),
            Prize::Card => tr!("Draw 1 card"),
        },
        Choice::Cache(cache) => cache_name(cache),
    })
}

// Commands

fn state(game: &Game, seat: SeatId) -> Option<&State> {
    let Faction::LemmingReavers(state) = &game.seat(seat)?.faction else { return None };
    Some(state)
}

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

// Entries

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

#[cfg(test)]
mod tests;
