//! The words of the Marquise de Cat: warriors, wood, the keep, her buildings and what happens to them.

use tr::tr;

use crate::engine::entry::Entry;
use crate::engine::factions::Faction;
use crate::engine::factions::marquise::{
    Action, Building, Choice, Command, Effect, Figure, Pick, Piece, Pool, Question, Reason, Refusal, State,
    Step, Zone, count, next_cost, next_points,
};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::turn::{Status, StepInfo};
use crate::words::say::{in_hand, seat_name, signed};
use crate::words::{Language, in_language, list};

pub fn faction_name(language: Language, _state: &State) -> String {
    name(language)
}

pub fn pick_name(language: Language, _pick: &Pick) -> String {
    name(language)
}

fn name(language: Language) -> String {
    in_language(language, || tr!("Marquise de Cat"))
}

// Pieces

/// "Sawmill": one of a kind, as an answer or the name of a row.
pub fn choice(language: Language, _game: &Game, choice: Choice) -> String {
    in_language(language, || match choice {
        Piece::Warrior => tr!("Warrior"),
        Piece::Wood => tr!("Wood"),
        Piece::Keep => tr!("Keep"),
        Piece::Building(Building::Sawmill) => tr!("Sawmill"),
        Piece::Building(Building::Workshop) => tr!("Workshop"),
        Piece::Building(Building::Recruiter) => tr!("Recruiter"),
    })
}

pub fn pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply(Piece::Warrior) => tr!("Warriors in supply"),
        Pool::Supply(Piece::Wood) => tr!("Wood in supply"),
        Pool::Supply(Piece::Keep) => tr!("Keep off the map"),
        Pool::Supply(Piece::Building(Building::Sawmill)) => tr!("Sawmills on the track"),
        Pool::Supply(Piece::Building(Building::Workshop)) => tr!("Workshops on the track"),
        Pool::Supply(Piece::Building(Building::Recruiter)) => tr!("Recruiters on the track"),
        Pool::Map(Piece::Warrior) => tr!("Warriors on the map"),
        Pool::Map(Piece::Wood) => tr!("Wood on the map"),
        Pool::Map(Piece::Keep) => tr!("Keep on the map"),
        Pool::Map(Piece::Building(Building::Sawmill)) => tr!("Sawmills on the map"),
        Pool::Map(Piece::Building(Building::Workshop)) => tr!("Workshops on the map"),
        Pool::Map(Piece::Building(Building::Recruiter)) => tr!("Recruiters on the map"),
    })
}

pub fn set_pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply(Piece::Warrior) => tr!("Set warriors in supply to…"),
        Pool::Supply(Piece::Wood) => tr!("Set wood in supply to…"),
        Pool::Supply(Piece::Keep) => tr!("Set keep off the map to…"),
        Pool::Supply(Piece::Building(Building::Sawmill)) => tr!("Set sawmills on the track to…"),
        Pool::Supply(Piece::Building(Building::Workshop)) => tr!("Set workshops on the track to…"),
        Pool::Supply(Piece::Building(Building::Recruiter)) => {
            tr!("Set recruiters on the track to…")
        }
        Pool::Map(Piece::Warrior) => tr!("Set warriors on the map to…"),
        Pool::Map(Piece::Wood) => tr!("Set wood on the map to…"),
        Pool::Map(Piece::Keep) => tr!("Set keep on the map to…"),
        Pool::Map(Piece::Building(Building::Sawmill)) => tr!("Set sawmills on the map to…"),
        Pool::Map(Piece::Building(Building::Workshop)) => tr!("Set workshops on the map to…"),
        Pool::Map(Piece::Building(Building::Recruiter)) => tr!("Set recruiters on the map to…"),
    })
}

pub fn shift(language: Language, from: Pool, to: Pool, n: u8) -> String {
    in_language(language, || match (from, to) {
        (_, Pool::Map(piece)) => came(piece, n),
        (_, Pool::Supply(piece)) => left(piece, n),
    })
}

fn came(piece: Piece, n: u8) -> String {
    match piece {
        Piece::Warrior => {
            tr!("{n} warrior came onto the map" | "{n} warriors came onto the map" % n)
        }
        Piece::Wood => tr!("{n} wood came onto the map" | "{n} wood came onto the map" % n),
        Piece::Keep => tr!("The keep came onto the map"),
        Piece::Building(Building::Sawmill) => {
            tr!("{n} sawmill came onto the map" | "{n} sawmills came onto the map" % n)
        }
        Piece::Building(Building::Workshop) => {
            tr!("{n} workshop came onto the map" | "{n} workshops came onto the map" % n)
        }
        Piece::Building(Building::Recruiter) => {
            tr!("{n} recruiter came onto the map" | "{n} recruiters came onto the map" % n)
        }
    }
}

fn left(piece: Piece, n: u8) -> String {
    match piece {
        Piece::Warrior => tr!("{n} warrior left the map" | "{n} warriors left the map" % n),
        Piece::Wood => tr!("{n} wood left the map" | "{n} wood left the map" % n),
        Piece::Keep => tr!("The keep left the map"),
        Piece::Building(Building::Sawmill) => tr!(
            "{n} sawmill went back to its track" | "{n} sawmills went back to their track" % n
        ),
        Piece::Building(Building::Workshop) => tr!(
            "{n} workshop went back to its track" | "{n} workshops went back to their track" % n
        ),
        Piece::Building(Building::Recruiter) => tr!(
            "{n} recruiter went back to its track" | "{n} recruiters went back to their track" % n
        ),
    }
}

pub fn removed(language: Language) -> String {
    in_language(language, || tr!("Pieces removed…"))
}

// Cards: none of her own

super::no_cards!();

pub fn figure(_language: Language, figure: Figure) -> String {
    match figure {}
}

// The checklist

pub fn step_title(language: Language, step: Step) -> String {
    in_language(language, || match step {
        Step::Gather => tr!("step" => "Gather warriors and wood"),
        Step::Keep => tr!("step" => "Place the keep"),
        Step::Garrison => tr!("step" => "Garrison"),
        Step::Buildings => tr!("step" => "Place starting buildings"),
        Step::Tracks => tr!("step" => "Fill the buildings tracks"),
        Step::Wood => tr!("step" => "Place wood"),
        Step::Craft => tr!("step" => "Craft"),
        Step::Actions => tr!("step" => "Actions"),
        Step::Birds => tr!("step" => "Spend a bird card"),
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
    let done = info.status == Status::Done;
    in_language(language, || match (step, info.count) {
        (Step::Gather, _) => tr!("25 warriors and 8 wood in supply"),
        (Step::Keep, _) => tr!("In any corner clearing"),
        (Step::Garrison, Some(n)) => tr!("{n} warrior on the map" | "{n} warriors on the map" % n),
        (Step::Garrison, None) => tr!("1 warrior in each clearing but one"),
        (Step::Buildings, _) => tr!("1 of each, at the keep or next to it"),
        (Step::Tracks, Some(n)) => tr!("{n} of each on its track" | "{n} of each on its track" % n),
        (Step::Wood, Some(n)) if !done => tr!("Place {n} wood" | "Place {n} wood" % n),
        (Step::Craft, Some(n)) if !matches!(info.status, Status::Impossible(_)) => {
            tr!("{n} workshop left" | "{n} workshops left" % n)
        }
        (Step::Actions, Some(n)) => tr!("{n} action left" | "{n} actions left" % n),
        (Step::Birds, _) if info.status == Status::Optional => tr!("1 more action each"),
        (Step::Draw, Some(n)) if !done => tr!("Draw {n} card" | "Draw {n} cards" % n),
        (Step::Discard, Some(n)) if n > 0 && !done => {
            tr!("Discard {n} card" | "Discard {n} cards" % n)
        }
        (
            Step::Tracks
            | Step::Wood
            | Step::Craft
            | Step::Actions
            | Step::Birds
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
    let on_map = |piece| count(game, seat, Pool::Map(piece));
    let done = info.status == Status::Done;
    in_language(language, || match step {
        Step::Keep if !done => {
            tr!("From now on only you can place pieces in that clearing.")
        }
        Step::Garrison if !done => {
            tr!("Not in the corner diagonally opposite the keep.")
        }
        Step::Wood if info.status == Status::Due => {
            let sawmills = on_map(Piece::Building(Building::Sawmill));
            match info.count {
                Some(n) if n < sawmills => tr!(
                    "{n} sawmill stands on the map, but the supply holds no more wood."
                        | "{n} sawmills stand on the map, but the supply holds no more wood."
                            % sawmills
                ),
                Some(_) | None => tr!("1 at each sawmill."),
            }
        }
        Step::Craft if info.status == Status::Optional => tr!("Before the first action."),
        Step::Actions => match state(game, seat) {
            Some(state) if !state.acts.is_empty() => {
                let acts: Vec<String> = state.acts.iter().map(|act| act_name(*act)).collect();
                tr!("Taken: {acts}", acts = list(language, &acts))
            }
            Some(_) | None => String::new(),
        },
        Step::Birds => tr!("It is spent beside what an action costs."),
        Step::Discard if done && info.count == Some(0) => {
            tr!("The hand holds 5 cards or fewer.")
        }
        Step::Gather
        | Step::Keep
        | Step::Garrison
        | Step::Buildings
        | Step::Tracks
        | Step::Wood
        | Step::Craft
        | Step::Draw
        | Step::Discard => String::new(),
    })
}

/// An action among others that were taken.
fn act_name(action: Action) -> String {
    match action {
        Action::Battle => tr!("action" => "battle"),
        Action::March => tr!("action" => "march"),
        Action::Recruit => tr!("action" => "recruit"),
        Action::Build(Building::Sawmill) => tr!("action" => "sawmill"),
        Action::Build(Building::Workshop) => tr!("action" => "workshop"),
        Action::Build(Building::Recruiter) => tr!("action" => "recruiter"),
        Action::Overwork => tr!("action" => "overwork"),
    }
}

// Refusals

pub fn refusal(language: Language, refusal: Refusal) -> String {
    in_language(language, || match refusal {
        Refusal::KeepPlaced => tr!("The keep stands on the map already."),
        Refusal::KeepCannotReturn => {
            tr!("Once setup is over, nothing brings the keep back onto the map.")
        }
        Refusal::NoSawmill => tr!("No sawmill stands on the map. Build one first."),
        Refusal::NoWoodLeft => {
            tr!("All 8 wood are on the map, so none is left to place. Build something first.")
        }
        Refusal::NoActionLeft => {
            tr!("No action is left this turn. Spend a bird card for one more, or insist.")
        }
        Refusal::NoWarriorOnMap => tr!("There is no warrior on the map. Recruit first, or insist."),
        Refusal::NoRecruiter => tr!("No recruiter stands on the map. Build one first."),
        Refusal::RecruitedAlready => {
            tr!("You have recruited this turn, and that goes once a turn. Take another action, or insist.")
        }
        Refusal::NoWarriorLeft => {
            tr!("There is no warrior left in the supply. All 25 are on the map.")
        }
        Refusal::NoBuildingLeft(Building::Sawmill) => {
            tr!("All 6 sawmills are on the map. Build something else.")
        }
        Refusal::NoBuildingLeft(Building::Workshop) => {
            tr!("All 6 workshops are on the map. Build something else.")
        }
        Refusal::NoBuildingLeft(Building::Recruiter) => {
            tr!("All 6 recruiters are on the map. Build something else.")
        }
        Refusal::NotEnoughWood { cost, there } => {
            tr!("This costs {cost} wood; on the map: {there}. Get more wood, or insist.", cost, there)
        }
        Refusal::CraftFirst => {
            tr!("Crafting comes before the first action of Daylight. Wait for your next turn, or insist.")
        }
        Refusal::NoWorkshop => tr!("No workshop stands on the map, so nothing can be crafted."),
        Refusal::NoWorkshopLeft { needed, left } => tr!(
            "This takes {n} workshop; left this turn: {left}. Choose another card, or insist."
                | "This takes {n} workshops; left this turn: {left}. Choose another card, or insist."
                    % needed,
            left
        ),
    })
}

// Questions

pub fn question(language: Language, _game: &Game, question: Question) -> (String, String) {
    in_language(language, || match question {
        Question::Garrison => (
            tr!("How many clearings get a warrior?"),
            tr!("Every clearing but the corner opposite the keep: 11 on a map of 12."),
        ),
        Question::BuildingsLost { removed } => (
            tr!("Which building was removed?" | "Which {n} buildings were removed?" % removed),
            tr!("It goes back to its track: cost, points and draw bonus roll back."
                | "They go back to their tracks: cost, points and draw bonus roll back." % removed),
        ),
        Question::TokensLost { removed } => (
            tr!("Which token was removed?" | "Which {n} tokens were removed?" % removed),
            tr!("Without the keep there are no Field Hospitals."),
        ),
        Question::Hospitals { warriors } => (
            tr!("Field Hospitals: spend a card to bring {n} warrior to the keep?"
                | "Field Hospitals: spend a card to bring {n} warriors to the keep?" % warriors),
            tr!("The card has to match the clearing that they were removed from."),
        ),
        Question::Healed { warriors } => (
            tr!("Field Hospitals: how many warriors go to the keep?"),
            tr!("Of {n} removed. Each clearing takes a matching card of its own, for all its warriors."
                | "Of {n} removed. Each clearing takes a matching card of its own, for all its warriors."
                    % warriors),
        ),
        Question::CardsForHealed { warriors } => (
            tr!("How many cards do you spend for them?"),
            tr!("One for each clearing that {n} warrior was removed from."
                | "One for each clearing that these {n} warriors were removed from." % warriors),
        ),
        Question::ActionsLeft => (
            tr!("How many actions are left this turn?"),
            tr!("A correction, in the open: it becomes an entry."),
        ),
        Question::WorkshopsUsed => (
            tr!("How many workshops have crafted this turn?"),
            tr!("A correction, in the open: it becomes an entry."),
        ),
    })
}

pub fn confirm(language: Language, question: Question) -> String {
    in_language(language, || match question {
        Question::Garrison => tr!("button" => "Place"),
        Question::BuildingsLost { .. } | Question::TokensLost { .. } => tr!("button" => "Remove"),
        Question::Hospitals { .. } => tr!("button" => "Spend a card"),
        Question::Healed { .. } => tr!("button" => "Confirm"),
        Question::CardsForHealed { .. } => tr!("button" => "Spend"),
        Question::ActionsLeft | Question::WorkshopsUsed => tr!("button" => "Set"),
    })
}

// Commands

fn state(game: &Game, seat: SeatId) -> Option<&State> {
    let Faction::Marquise(state) = &game.seat(seat)?.faction else { return None };
    Some(state)
}

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
                    tr!("{n} warrior, 1 at each recruiter." | "{n} warriors, 1 at each recruiter." % n)
                }
            }
            Action::Build(_) => tr!("In a clearing that you rule, with a free slot."),
            Action::Overwork => tr!("Spend a card that matches a sawmill's clearing: 1 wood there."),
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

#[cfg(test)]
mod tests;
