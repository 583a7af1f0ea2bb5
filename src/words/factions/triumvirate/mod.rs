//! The words of the Triumvirate of Fury: anger, grudges, the Nemesis, retribution and the furies.

use tr::tr;

use crate::engine::factions::triumvirate::{
    Choice, Command, Figure, Fury, Pick, Pool, Punishment, Question, Refusal, State, Step, Why, Zone,
    anger, evenly, foremost, shade,
};
use crate::engine::factions::Faction;
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::turn::{Status, StepInfo};
use crate::words::say::seat_name;
use crate::words::{Language, in_language, list};

mod told;
#[cfg(test)]
mod tests;

pub use told::{done, effect, reason};

pub fn faction_name(language: Language, _state: &State) -> String {
    name(language)
}

pub fn pick_name(language: Language, _pick: &Pick) -> String {
    name(language)
}

fn name(language: Language) -> String {
    in_language(language, || tr!("Triumvirate of Fury"))
}

/// A fury by its name, the same in every language.
pub fn fury(fury: Fury) -> &'static str {
    match fury {
        Fury::Alecto => "Alecto",
        Fury::Megaera => "Megaera",
        Fury::Tisiphone => "Tisiphone",
    }
}

/// What a fury does, as a reminder.
pub fn fury_effect(language: Language, fury: Fury) -> String {
    in_language(language, || match fury {
        Fury::Alecto => tr!(
            "Attacking the Nemesis in a clearing with a grudge, you may ignore the first hit that you take."
        ),
        Fury::Megaera => tr!("Grudges count for rule, each of them three times."),
        Fury::Tisiphone => tr!(
            "Whenever an enemy removes a grudge, place a warrior in any clearing with a grudge."
        ),
    })
}

/// Why somebody is the Nemesis.
pub fn why(language: Language, why: Why) -> String {
    in_language(language, || match why {
        Why::Most { points } => tr!("Most points: {points}", points),
        Why::Tied { points } => tr!("Chosen among those with most points: {points}", points),
        Why::NoMarker => tr!("Nobody on the map has a score marker"),
        Why::TableWipe => tr!("No enemy is on the map: chosen freely"),
        Why::ByHand => tr!("Set by the table"),
    })
}

// Pieces

pub fn pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Warriors => tr!("Warriors in supply"),
        Pool::WarriorsOnMap => tr!("Warriors on the map"),
        Pool::Grudges => tr!("Grudges in supply"),
        Pool::GrudgesOnMap => tr!("Grudges on the map"),
        Pool::Retribution => tr!("Retribution in supply"),
        Pool::RetributionBox => tr!("Retribution box"),
    })
}

pub fn set_pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Warriors => tr!("Set warriors in supply to…"),
        Pool::WarriorsOnMap => tr!("Set warriors on the map to…"),
        Pool::Grudges => tr!("Set grudges in supply to…"),
        Pool::GrudgesOnMap => tr!("Set grudges on the map to…"),
        Pool::Retribution => tr!("Set retribution in supply to…"),
        Pool::RetributionBox => tr!("Set the Retribution box to…"),
    })
}

pub fn shift(language: Language, from: Pool, to: Pool, n: u8) -> String {
    in_language(language, || match (from, to) {
        (Pool::Warriors, Pool::WarriorsOnMap) => {
            tr!("{n} warrior came onto the map" | "{n} warriors came onto the map" % n)
        }
        (Pool::WarriorsOnMap, Pool::Warriors) => {
            tr!("{n} warrior left the map" | "{n} warriors left the map" % n)
        }
        (Pool::Grudges, Pool::GrudgesOnMap) => {
            tr!("{n} grudge came onto the map" | "{n} grudges came onto the map" % n)
        }
        (Pool::GrudgesOnMap, Pool::Grudges) => {
            tr!("{n} grudge left the map" | "{n} grudges left the map" % n)
        }
        (Pool::Retribution, Pool::RetributionBox) => tr!("{n} retribution gained", n),
        (Pool::RetributionBox, Pool::Retribution) => tr!("{n} retribution spent", n),
        (
            Pool::Warriors
            | Pool::WarriorsOnMap
            | Pool::Grudges
            | Pool::GrudgesOnMap
            | Pool::Retribution
            | Pool::RetributionBox,
            _,
        ) => tr!("{n} piece stayed in place" | "{n} pieces stayed in place" % n),
    })
}

pub fn removed(language: Language) -> String {
    in_language(language, || tr!("Warriors or grudges removed…"))
}

// No cards of its own

super::no_cards!();

pub fn figure(language: Language, figure: Figure) -> String {
    in_language(language, || match figure {
        Figure::Anger(space) => tr!("Anger under space {n}", n = space.number()),
        Figure::Shade(space) => tr!("Shade above space {n}", n = space.number()),
    })
}

pub fn choice(language: Language, _game: &Game, choice: Choice) -> String {
    match choice {
        Choice::Fury(which) => fury(which).to_owned(),
        Choice::ItemsDamaged => in_language(language, || tr!("Items damaged")),
    }
}

// The checklist

pub fn step_title(language: Language, step: Step) -> String {
    in_language(language, || match step {
        Step::Gather => tr!("step" => "Gather supplies"),
        Step::Place => tr!("step" => "Place a grudge and warriors"),
        Step::Evoke => tr!("step" => "Evoke a fury"),
        Step::GetMad => tr!("step" => "Get mad"),
        Step::Track => tr!("step" => "Copy the track"),
        Step::Craft => tr!("step" => "Craft with grudges"),
        Step::Nemesis => tr!("step" => "Adjust the Nemesis"),
        Step::GetMadder => tr!("step" => "Get madder"),
        Step::Recruit => tr!("step" => "Recruit"),
        Step::Remind => tr!("step" => "Remind"),
        Step::Punish => tr!("step" => "Punish"),
        Step::Vindicate => tr!("step" => "Vindicate"),
        Step::Draw => tr!("step" => "Draw"),
        Step::Discard => tr!("step" => "Discard to 5"),
    })
}

fn state(game: &Game, seat: SeatId) -> Option<&State> {
    let Faction::Triumvirate(state) = &game.seat(seat)?.faction else { return None };
    Some(state)
}

fn count(game: &Game, seat: SeatId, pool: Pool) -> u8 {
    game.seat(seat).map_or(0, |who| who.pools.count(pool.into()))
}

pub fn step_figure(
    language: Language,
    game: &Game,
    seat: SeatId,
    step: Step,
    info: &StepInfo,
) -> String {
    let done = info.status == Status::Done;
    in_language(language, || match (step, info.count) {
        (Step::Gather, Some(n)) => tr!("{n} warrior in supply" | "{n} warriors in supply" % n),
        (Step::Place, _) if !done => tr!("1 grudge and 6 warriors"),
        (Step::GetMad, _) => tr!("The marker stands on space 1"),
        (Step::Track, Some(n)) if n > 0 => tr!("{n} number to read" | "{n} numbers to read" % n),
        (Step::Craft, Some(n)) if n > 0 => {
            tr!("{n} grudge can craft" | "{n} grudges can craft" % n)
        }
        (Step::Nemesis, _) if !done => next_nemesis(language, game, seat),
        (Step::GetMadder, Some(n)) if !done => tr!("Marker to space {n}", n),
        (Step::Recruit, Some(n)) if done => {
            tr!("{n} warrior placed" | "{n} warriors placed" % n)
        }
        (Step::Recruit, Some(n)) => tr!("Place {n} warrior" | "Place {n} warriors" % n),
        (Step::Recruit, None) => tr!("As many as your anger"),
        (Step::Remind, Some(n)) if n > 0 => {
            tr!("Up to {n} grudge, 1 card each" | "Up to {n} grudges, 1 card each" % n)
        }
        (Step::Punish, Some(n)) if n > 0 => tr!("{n} time left" | "{n} times left" % n),
        (Step::Vindicate, Some(n)) if n > 0 => tr!("+{n} point" | "+{n} points" % n),
        (Step::Draw, Some(n)) if !done => tr!("Draw {n} card" | "Draw {n} cards" % n),
        (Step::Draw, None) if !done => tr!("As many as your shade"),
        (Step::Discard, Some(n)) if n > 0 && !done => {
            tr!("Discard {n} card" | "Discard {n} cards" % n)
        }
        (
            Step::Gather
            | Step::Place
            | Step::Evoke
            | Step::Track
            | Step::Craft
            | Step::Nemesis
            | Step::GetMadder
            | Step::Remind
            | Step::Punish
            | Step::Vindicate
            | Step::Draw
            | Step::Discard,
            _,
        ) => String::new(),
    })
}

/// Who the Nemesis would be if it were adjusted now.
fn next_nemesis(language: Language, game: &Game, seat: SeatId) -> String {
    let next = foremost(game, seat);
    let names: Vec<String> = next.seats.iter().map(|s| seat_name(language, game, *s)).collect();
    match (next.seats.as_slice(), next.why) {
        ([_], why) => {
            let (seat, reason) = (list(language, &names), self::why(language, why));
            tr!("{seat}. {reason}", seat, reason)
        }
        (_, Why::TableWipe) => tr!("Any enemy: none of them is on the map"),
        (_, Why::Most { points } | Why::Tied { points }) => tr!(
            "Choose among {seats}: {points} point each"
                | "Choose among {seats}: {points} points each" % points,
            seats = list(language, &names),
            points
        ),
        (_, Why::NoMarker | Why::ByHand) => {
            tr!("Choose among {seats}", seats = list(language, &names))
        }
    }
}

pub fn step_detail(
    language: Language,
    game: &Game,
    seat: SeatId,
    step: Step,
    info: &StepInfo,
) -> String {
    let (done, due) = (info.status == Status::Done, info.status == Status::Due);
    let pool = |pool| count(game, seat, pool);
    in_language(language, || match step {
        Step::Place if due => tr!(
            "In a corner that is nobody's start, if you can diagonally opposite one: the grudge and 3 warriors. 3 more around it, as evenly as possible."
        ),
        Step::Track if !done => {
            tr!("You may copy all numbers now, or let the app ask for each when it is needed.")
        }
        Step::Recruit if due => recruit_detail(game, seat, info.count),
        Step::Remind if !done => tr!("Spend a card for a grudge in a matching clearing without one."),
        Step::Punish if !done => tr!(
            "A battle in a clearing with a grudge; or a move from each clearing with a grudge next to one clearing, and then, if you like, a battle there."
        ),
        Step::Vindicate if due => {
            let n = pool(Pool::RetributionBox) % 3;
            tr!("{n} retribution stays in the box.", n)
        }
        Step::Vindicate if done => {
            let n = pool(Pool::RetributionBox);
            tr!("{n} retribution in the box: 3 make a point.", n)
        }
        Step::Discard if done && info.count == Some(0) => {
            tr!("The hand holds 5 cards or fewer.")
        }
        Step::Gather
        | Step::Place
        | Step::Evoke
        | Step::GetMad
        | Step::Track
        | Step::Craft
        | Step::Nemesis
        | Step::GetMadder
        | Step::Recruit
        | Step::Remind
        | Step::Punish
        | Step::Vindicate
        | Step::Draw
        | Step::Discard => String::new(),
    })
}

fn recruit_detail(game: &Game, seat: SeatId, placed: Option<u8>) -> String {
    let (Some(placed), Some(state)) = (placed, state(game, seat)) else { return String::new() };
    let places = count(game, seat, Pool::GrudgesOnMap);
    if let Some(anger) = anger(game, state.space).filter(|anger| *anger > placed) {
        return tr!(
            "Anger {anger}, but the supply holds only {n} warrior."
                | "Anger {anger}, but the supply holds only {n} warriors." % placed,
            anger
        );
    }
    match evenly(placed, places).as_slice() {
        [(_, each)] if u16::from(places) * u16::from(*each) == u16::from(placed) => {
            tr!("{n} in each clearing with a grudge.", n = each)
        }
        [(more, each)] => tr!(
            "{each} each in {n} clearing with a grudge."
                | "{each} each in {n} clearings with a grudge." % *more,
            each
        ),
        [(more, most), (_, least)] => tr!(
            "{most} in {n} clearing with a grudge, {least} in each of the others."
                | "{most} each in {n} clearings with a grudge, {least} in each of the others."
                    % *more,
            most,
            least
        ),
        _ => String::new(),
    }
}

// Refusals

pub fn refusal(language: Language, refusal: Refusal) -> String {
    in_language(language, || match refusal {
        Refusal::PlacedAlready => {
            tr!("The first grudge and warriors were placed already. Correct the numbers instead.")
        }
        Refusal::FuryEvoked => {
            tr!("A fury was evoked already. Put it right by hand if it was the wrong one.")
        }
        Refusal::TrackRead => {
            tr!("Every number of the track is known. Touch a space to change it.")
        }
        Refusal::ShadesFall => {
            tr!("Shades only rise from left to right. Check the numbers and enter them again.")
        }
        Refusal::NoGrudgeOnMap => tr!("There is no grudge on the map."),
        Refusal::NoGrudgeInSupply => tr!("All nine grudges are on the map."),
        Refusal::NoGrudgeLeft { needed, left: 0 } => {
            tr!("This takes {n} grudge to craft, and none is left this turn."
                | "This takes {n} grudges to craft, and none is left this turn." % needed)
        }
        Refusal::NoGrudgeLeft { needed, left } => tr!(
            "This takes {n} grudge to craft; left this turn: {left}."
                | "This takes {n} grudges to craft; left this turn: {left}." % needed,
            left
        ),
        Refusal::NoWarriorInSupply => {
            tr!("There is no warrior in the supply. All of them are on the map.")
        }
        Refusal::NoWarriorOnMap => tr!("There is no warrior on the map to move or fight."),
        Refusal::LastSpace => tr!("The marker stands on the tenth space, and there it stays."),
        Refusal::PunishedThrice => {
            tr!("Punish was used three times this turn. The table may allow more.")
        }
        Refusal::TooLittleRetribution { there: 0 } => {
            tr!("There is no retribution in the box: 3 make a point.")
        }
        Refusal::TooLittleRetribution { there } => {
            tr!("There is only {n} retribution in the box: 3 make a point.", n = there)
        }
    })
}

// Questions

pub fn question(language: Language, game: &Game, question: Question) -> (String, String) {
    in_language(language, || match question {
        Question::Printed { space } => (
            tr!("What is printed at space {n} of the anger track?", n = space.number()),
            tr!("Anger stands under the space, the shade above it. The app asks only once."),
        ),
        Question::Track => (
            tr!("What is printed on the anger track?"),
            tr!("From left to right: anger stands under each space, the shade above it."),
        ),
        Question::Evoke => {
            let effects: Vec<String> = Fury::ALL
                .iter()
                .map(|which| {
                    let (name, effect) = (fury(*which), fury_effect(language, *which));
                    tr!("{name}: {effect}", name, effect)
                })
                .collect();
            (tr!("Which fury do you evoke?"), effects.join("\n"))
        }
        Question::Nemesis(Why::Most { points } | Why::Tied { points }) => (
            tr!("Who becomes the Nemesis?"),
            tr!("They all have {n} point. The Triumvirate chooses."
                | "They all have {n} points. The Triumvirate chooses." % points),
        ),
        Question::Nemesis(Why::NoMarker) => (
            tr!("Who becomes the Nemesis?"),
            tr!("Nobody on the map has a score marker. The Triumvirate chooses."),
        ),
        Question::Nemesis(Why::TableWipe) => (
            tr!("Who becomes the Nemesis?"),
            tr!("No enemy has a piece on the map. The Triumvirate chooses anybody."),
        ),
        Question::Nemesis(Why::ByHand) => (
            tr!("Who is the Nemesis?"),
            tr!("A correction, in the open: it becomes an entry."),
        ),
        Question::Defender => (
            tr!("Whom do you battle?"),
            tr!("The defender's pieces are asked next."),
        ),
        Question::RolledHits { defender } => {
            let seat = seat_name(language, game, defender);
            (
                tr!("Battle with {seat}: what did rolled hits remove?", seat),
                tr!(
                    "Of both sides. Leave out the ambush and extra hits: those give no retribution and are entered as removed pieces."
                ),
            )
        }
        Question::Space => (
            tr!("On which space does the anger marker stand?"),
            tr!("Counted from the left. A correction, in the open: it becomes an entry."),
        ),
        Question::Punished => (
            tr!("How often was Punish used this turn?"),
            tr!("A correction, in the open: it becomes an entry."),
        ),
        Question::Activated => (
            tr!("How many grudges have crafted this turn?"),
            tr!("A correction, in the open: it becomes an entry."),
        ),
        Question::Ignore => (
            tr!("Alecto: ignore the first hit?"),
            tr!("Only where a grudge is in the clearing of battle."),
        ),
    })
}

pub fn confirm(language: Language, question: Question) -> String {
    in_language(language, || match question {
        Question::Printed { .. } | Question::Track => tr!("button" => "Remember"),
        Question::Evoke => tr!("button" => "Evoke"),
        Question::Nemesis(_) | Question::Defender => tr!("button" => "Choose"),
        Question::RolledHits { .. } | Question::Ignore => tr!("button" => "Confirm"),
        Question::Space | Question::Punished | Question::Activated => tr!("button" => "Set"),
    })
}

// Commands

pub fn command(language: Language, game: &Game, _seat: SeatId, command: &Command) -> String {
    let name = |seat: SeatId| seat_name(language, game, seat);
    in_language(language, || match command {
        Command::PlaceStart => tr!("Place grudge and warriors"),
        Command::Evoke => tr!("Evoke a fury…"),
        Command::AdjustNemesis => tr!("button" => "Adjust the Nemesis"),
        Command::GetMadder => tr!("button" => "Get madder"),
        Command::Recruit => tr!("button" => "Recruit"),
        Command::Remind => tr!("Place a grudge"),
        Command::Punish(Punishment::Moves) => tr!("Punish without a battle"),
        Command::Punish(Punishment::Battle { defender: Some(seat) }) => {
            tr!("Battle the Nemesis: {seat}…", seat = name(*seat))
        }
        Command::Punish(Punishment::Battle { defender: None }) => tr!("Battle…"),
        Command::Vindicate => tr!("button" => "Vindicate"),
        Command::Draw => tr!("button" => "Draw"),
        Command::Discard => tr!("Discard down to 5"),
        Command::ReadTrack => tr!("Copy the anger track…"),
        Command::ReadSpace(space) => tr!("Read space {n}…", n = space.number()),
        Command::SetOnMap { whose, on_map: false } => {
            tr!("{seat} has no piece on the map", seat = name(*whose))
        }
        Command::SetOnMap { whose, on_map: true } => {
            tr!("{seat} does have a piece on the map", seat = name(*whose))
        }
        Command::SetSpace => tr!("Set the anger marker to…"),
        Command::SetNemesis => tr!("Set the Nemesis to…"),
        Command::SetFury { fury: which, evoked: true } => {
            tr!("Set {fury} to evoked", fury = fury(*which))
        }
        Command::SetFury { fury: which, evoked: false } => {
            tr!("Set {fury} to unevoked", fury = fury(*which))
        }
        Command::SetPunished => tr!("Set uses of Punish to…"),
        Command::SetActivated => tr!("Set grudges that crafted to…"),
    })
}

pub fn command_detail(language: Language, game: &Game, seat: SeatId, command: &Command) -> String {
    in_language(language, || match command {
        Command::Punish(Punishment::Battle { defender: Some(_) }) => {
            match state(game, seat).and_then(|state| shade(game, state.space)) {
                Some(n) => tr!(
                    "You deal {n} hit, at most as many as your warriors there."
                        | "You deal {n} hits, at most as many as your warriors there." % n
                ),
                None => tr!("You deal as many hits as your shade."),
            }
        }
        Command::Punish(Punishment::Battle { defender: None }) => {
            tr!("You deal the lower roll and take the higher.")
        }
        Command::Punish(Punishment::Moves) => {
            tr!("Moves only; no retribution comes of it.")
        }
        Command::SetOnMap { .. } => tr!("Then somebody else may be the Nemesis."),
        Command::PlaceStart
        | Command::Evoke
        | Command::AdjustNemesis
        | Command::GetMadder
        | Command::Recruit
        | Command::Remind
        | Command::Vindicate
        | Command::Draw
        | Command::Discard
        | Command::ReadTrack
        | Command::ReadSpace(_)
        | Command::SetSpace
        | Command::SetNemesis
        | Command::SetFury { .. }
        | Command::SetPunished
        | Command::SetActivated => String::new(),
    })
}
