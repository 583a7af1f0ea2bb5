//! The words of the Eyrie: the Decree, its Viziers, roosts, leaders and turmoil.

use tr::tr;

use crate::engine::card::Face;
use crate::engine::entry::Entry;
use crate::engine::factions::eyrie::{
    Choice, Column, Command, Edict, Effect, Figure, Leader, Pick, Pool, Question, Reason, Refusal,
    State, Step, Zone, birds,
};
use crate::engine::factions::Faction;
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::engine::turn::{Status, StepInfo};
use crate::words::say::{capital, card, in_hand, seat_name};
use crate::words::{Language, in_language};

pub fn faction_name(language: Language, _state: &State) -> String {
    name(language)
}

pub fn pick_name(language: Language, _pick: &Pick) -> String {
    name(language)
}

fn name(language: Language) -> String {
    in_language(language, || tr!("Eyrie Dynasties"))
}

// Pieces

pub fn pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Eyrie warriors in supply"),
        Pool::Warriors => tr!("Eyrie warriors on the map"),
        Pool::Track => tr!("Roosts on the track"),
        Pool::Roosts => tr!("Roosts on the map"),
    })
}

pub fn set_pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Set Eyrie warriors in supply to…"),
        Pool::Warriors => tr!("Set Eyrie warriors on the map to…"),
        Pool::Track => tr!("Set roosts on the track to…"),
        Pool::Roosts => tr!("Set roosts on the map to…"),
    })
}

pub fn shift(language: Language, _from: Pool, to: Pool, n: u8) -> String {
    in_language(language, || match to {
        Pool::Supply => tr!("{n} Eyrie warrior left the map" | "{n} Eyrie warriors left the map" % n),
        Pool::Warriors => {
            tr!("{n} Eyrie warrior came onto the map" | "{n} Eyrie warriors came onto the map" % n)
        }
        Pool::Track => tr!("{n} roost went back to the track" | "{n} roosts went back to the track" % n),
        Pool::Roosts => tr!("{n} roost came onto the map" | "{n} roosts came onto the map" % n),
    })
}

pub fn removed(language: Language) -> String {
    in_language(language, || tr!("Warrior or roost removed…"))
}

// The Decree

fn column_name(column: Column) -> String {
    match column {
        Column::Recruit => tr!("step" => "Recruit"),
        Column::Move => tr!("step" => "Move"),
        Column::Battle => tr!("step" => "Battle"),
        Column::Build => tr!("step" => "Build"),
    }
}

pub fn zone(language: Language, zone: Zone) -> String {
    let Zone::Decree(column) = zone;
    in_language(language, || match column {
        Column::Recruit => tr!("Decree, Recruit"),
        Column::Move => tr!("Decree, Move"),
        Column::Battle => tr!("Decree, Battle"),
        Column::Build => tr!("Decree, Build"),
    })
}

pub fn move_to(language: Language, zone: Zone) -> String {
    let Zone::Decree(column) = zone;
    in_language(language, || match column {
        Column::Recruit => tr!("Put under Recruit"),
        Column::Move => tr!("Put under Move"),
        Column::Battle => tr!("Put under Battle"),
        Column::Build => tr!("Put under Build"),
    })
}

pub fn add_to(language: Language, zone: Zone) -> String {
    let Zone::Decree(column) = zone;
    in_language(language, || match column {
        Column::Recruit => tr!("Lay a card under Recruit by hand…"),
        Column::Move => tr!("Lay a card under Move by hand…"),
        Column::Battle => tr!("Lay a card under Battle by hand…"),
        Column::Build => tr!("Lay a card under Build by hand…"),
    })
}

pub fn goes(language: Language, zone: Zone, card: &str) -> String {
    let Zone::Decree(column) = zone;
    in_language(language, || match column {
        Column::Recruit => tr!("{card} goes under Recruit", card),
        Column::Move => tr!("{card} goes under Move", card),
        Column::Battle => tr!("{card} goes under Battle", card),
        Column::Build => tr!("{card} goes under Build", card),
    })
}

pub fn all_go(language: Language, zone: Zone, cards: &str) -> String {
    let Zone::Decree(column) = zone;
    in_language(language, || match column {
        Column::Recruit => tr!("Under Recruit: {cards}", cards),
        Column::Move => tr!("Under Move: {cards}", cards),
        Column::Battle => tr!("Under Battle: {cards}", cards),
        Column::Build => tr!("Under Build: {cards}", cards),
    })
}

pub fn go(language: Language, zone: Zone, n: usize) -> String {
    let Zone::Decree(column) = zone;
    in_language(language, || match column {
        Column::Recruit => tr!("{n} card goes under Recruit" | "{n} cards go under Recruit" % n),
        Column::Move => tr!("{n} card goes under Move" | "{n} cards go under Move" % n),
        Column::Battle => tr!("{n} card goes under Battle" | "{n} cards go under Battle" % n),
        Column::Build => tr!("{n} card goes under Build" | "{n} cards go under Build" % n),
    })
}

pub fn shuffled(language: Language, _zone: Zone) -> String {
    in_language(language, || tr!("Cards of the Decree were put in another order"))
}

/// "a fox card", "Root Tea", "a Loyal Vizier".
fn edict(language: Language, game: &Game, edict: Edict) -> String {
    match edict {
        Edict::Card(id) => card(language, game, id),
        Edict::Vizier(_) => in_language(language, || tr!("a Loyal Vizier")),
    }
}

/// Where something on the Decree lies, or lay.
fn column_of(game: &Game, seat: SeatId, edict: Edict) -> Option<Column> {
    match edict {
        Edict::Vizier(column) => Some(column),
        Edict::Card(card) => Column::ALL.into_iter().find(|column| {
            crate::engine::factions::eyrie::cards_of(game, seat, *column).contains(&card)
        }),
    }
}

pub fn own_face(_language: Language, _face: Face) -> Option<String> {
    None
}

pub fn figure(_language: Language, figure: Figure) -> String {
    match figure {}
}

fn leader_name(leader: Leader) -> String {
    match leader {
        Leader::Builder => tr!("Builder"),
        Leader::Charismatic => tr!("Charismatic"),
        Leader::Commander => tr!("Commander"),
        Leader::Despot => tr!("Despot"),
    }
}

/// What a leader gives, and where the Viziers lie.
fn leader_gives(leader: Leader) -> String {
    match leader {
        Leader::Builder => {
            tr!("Crafted items score what their card says. Viziers under Recruit and Move.")
        }
        Leader::Charismatic => {
            tr!("Recruit places 2 warriors. Viziers under Recruit and Battle.")
        }
        Leader::Commander => {
            tr!("1 extra hit in battle as attacker. Viziers under Move and Battle.")
        }
        Leader::Despot => {
            tr!("+1 point in a battle that removes a building or token. Viziers under Move and Build.")
        }
    }
}

// The checklist

pub fn step_title(language: Language, step: Step) -> String {
    in_language(language, || match step {
        Step::Warriors => tr!("step" => "Gather warriors"),
        Step::FirstRoost => tr!("step" => "Place the first roost"),
        Step::Leader => tr!("step" => "Choose a leader"),
        Step::Viziers => tr!("step" => "Tuck the Viziers"),
        Step::Track => tr!("step" => "Fill the roosts track"),
        Step::EmergencyOrders => tr!("step" => "Emergency Orders"),
        Step::Add => tr!("step" => "Add to the Decree"),
        Step::NewRoost => tr!("step" => "A New Roost"),
        Step::Craft => tr!("step" => "Craft"),
        Step::Recruit => column_name(Column::Recruit),
        Step::Move => column_name(Column::Move),
        Step::Battle => column_name(Column::Battle),
        Step::Build => column_name(Column::Build),
        Step::Score => tr!("step" => "Score points"),
        Step::Draw => tr!("step" => "Draw"),
        Step::Discard => tr!("step" => "Discard to 5"),
    })
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
        (Step::Warriors, Some(n)) => tr!("{n} warrior in all" | "{n} warriors in all" % n),
        (Step::FirstRoost, _) if !done => tr!("1 roost and 6 warriors"),
        (Step::Leader, _) => match state(game, seat).and_then(|state| state.leader) {
            Some(leader) => leader_name(leader),
            None => String::new(),
        },
        (Step::Track, Some(n)) => tr!("{n} roost on the track" | "{n} roosts on the track" % n),
        (Step::EmergencyOrders, Some(n)) if !done => tr!("Draw {n} card" | "Draw {n} cards" % n),
        (Step::Add, Some(2)) => tr!("1 or 2 cards, at most 1 bird"),
        (Step::Add, Some(n)) if info.status == Status::Optional => {
            tr!("{n} more card if you like" | "{n} more cards if you like" % n)
        }
        (Step::NewRoost, Some(n)) if !done => {
            tr!("1 roost and {n} warrior" | "1 roost and {n} warriors" % n)
        }
        (Step::Craft, Some(n)) if info.status == Status::Optional => {
            tr!("{n} roost can craft" | "{n} roosts can craft" % n)
        }
        (Step::Recruit | Step::Move | Step::Battle | Step::Build, Some(n)) if n > 0 => {
            tr!("{n} card to resolve" | "{n} cards to resolve" % n)
        }
        (Step::Score, Some(n)) => tr!("+{n} point" | "+{n} points" % n),
        (Step::Draw, Some(n)) if !done => tr!("Draw {n} card" | "Draw {n} cards" % n),
        (Step::Discard, Some(n)) if n > 0 && !done => {
            tr!("Discard {n} card" | "Discard {n} cards" % n)
        }
        (
            Step::Warriors
            | Step::FirstRoost
            | Step::Viziers
            | Step::Track
            | Step::EmergencyOrders
            | Step::Add
            | Step::NewRoost
            | Step::Craft
            | Step::Recruit
            | Step::Move
            | Step::Battle
            | Step::Build
            | Step::Score
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
    let leader = state(game, seat).and_then(|state| state.leader);
    in_language(language, || match step {
        Step::FirstRoost if open => {
            tr!("In a corner where nobody else starts, if possible opposite another start.")
        }
        Step::Viziers => leader.map_or_else(String::new, |leader| {
            let [first, second] = leader.viziers().map(column_name);
            tr!("One under {first}, one under {second}", first, second)
        }),
        Step::NewRoost if open => tr!("In a clearing with the fewest warriors."),
        Step::Recruit if open => match leader {
            Some(Leader::Charismatic) => tr!("2 warriors at a roost in a clearing of the card's suit."),
            Some(Leader::Builder | Leader::Commander | Leader::Despot) | None => {
                tr!("1 warrior at a roost in a clearing of the card's suit.")
            }
        },
        Step::Move if open => tr!("1 warrior or more out of a clearing of the card's suit."),
        Step::Battle if open => match leader {
            Some(Leader::Commander) => {
                tr!("In a clearing of the card's suit. The Commander deals 1 extra hit.")
            }
            Some(Leader::Builder | Leader::Charismatic | Leader::Despot) | None => {
                tr!("In a clearing of the card's suit.")
            }
        },
        Step::Build if open => {
            tr!("A roost in a clearing of the card's suit that you rule and that has none.")
        }
        Step::Discard if info.status == Status::Done && info.count == Some(0) => {
            tr!("The hand holds 5 cards or fewer.")
        }
        Step::Warriors
        | Step::FirstRoost
        | Step::Leader
        | Step::Track
        | Step::EmergencyOrders
        | Step::Add
        | Step::NewRoost
        | Step::Craft
        | Step::Recruit
        | Step::Move
        | Step::Battle
        | Step::Build
        | Step::Score
        | Step::Draw
        | Step::Discard => String::new(),
    })
}

// Refusals

pub fn refusal(language: Language, refusal: Refusal) -> String {
    in_language(language, || match refusal {
        Refusal::NoLeader => tr!("No leader has been chosen yet. Choose one first."),
        Refusal::SameLeader => tr!("This leader has been chosen already."),
        Refusal::LeaderChosen => {
            tr!("There is a leader already. Only turmoil brings another; a mistake can be put right.")
        }
        Refusal::LeadsNow => tr!("This is the leader now, so the card lies on the board."),
        Refusal::HandNotEmpty => tr!("There are cards in hand, so no card is drawn."),
        Refusal::EmergencyFirst => {
            tr!("The hand is empty. Draw a card with Emergency Orders first.")
        }
        Refusal::NothingAdded => {
            tr!("At least one card has to be added to the Decree. Add one, or insist.")
        }
        Refusal::TwoAdded => tr!("Two cards were added this turn, and two is the most."),
        Refusal::BirdAdded => {
            tr!("A bird card was added this turn. Only one of the cards added may be a bird.")
        }
        Refusal::RoostStands => tr!("There is a roost on the map, so no new one is placed."),
        Refusal::DecreeBegun => {
            tr!("The Eyrie craft before they resolve the Decree, and that has begun.")
        }
        Refusal::RoostsShort { needed, left } => tr!(
            "This takes {n} roost; left this turn: {left}. Choose another card, or insist."
                | "This takes {n} roosts; left this turn: {left}. Choose another card, or insist."
                % needed,
            left
        ),
        Refusal::NotOnDecree => tr!("That card is not on the Decree. Choose one that is."),
        Refusal::ColumnEmpty(_) => tr!("No card lies here, so there is nothing to resolve."),
        Refusal::ColumnFirst(column) => match column {
            Column::Recruit => tr!("First resolve all cards under Recruit."),
            Column::Move => tr!("First resolve all cards under Move."),
            Column::Battle => tr!("First resolve all cards under Battle."),
            Column::Build => tr!("First resolve all cards under Build."),
        },
        Refusal::Resolved => tr!("This card has been resolved this turn."),
        Refusal::NoRoostOnMap => tr!("There is no roost on the map."),
        Refusal::NoRoostLeft => tr!("All 7 roosts are on the map. There is none left to place."),
        Refusal::NoWarriorOnMap => tr!("There is no Eyrie warrior on the map."),
        Refusal::TooFewWarriors { needed, left: 0 } => {
            tr!("{n} warrior has to be placed, and the supply is empty."
                | "{n} warriors have to be placed, and the supply is empty." % needed)
        }
        Refusal::TooFewWarriors { needed, left } => tr!(
            "{n} warrior has to be placed; left in supply: {left}."
                | "{n} warriors have to be placed; left in supply: {left}." % needed,
            left
        ),
        Refusal::NoRoostPoints => tr!("With fewer than 2 roosts on the map there are no points."),
    })
}

// Questions

pub fn question(language: Language, _game: &Game, question: Question) -> (String, String) {
    in_language(language, || match question {
        Question::Add(column) => {
            let title = match column {
                Column::Recruit => tr!("Which card goes under Recruit?"),
                Column::Move => tr!("Which card goes under Move?"),
                Column::Battle => tr!("Which card goes under Battle?"),
                Column::Build => tr!("Which card goes under Build?"),
            };
            (title, tr!("The suit is enough; it can be named later."))
        }
        Question::RoostThere(suit) => {
            let title = match suit {
                Suit::Fox => tr!("Is there a roost in a fox clearing?"),
                Suit::Rabbit => tr!("Is there a roost in a rabbit clearing?"),
                Suit::Mouse => tr!("Is there a roost in a mouse clearing?"),
                Suit::Bird => tr!("Is there a roost on the map?"),
            };
            (title, tr!("Then the last warrior is placed there before the turmoil."))
        }
        Question::Turmoil { cost, points, cards } => {
            let lost = u16::from(cost).min(points);
            let title = tr!("Turmoil costs {n} point. Go on?"
                | "Turmoil costs {n} points. Go on?" % lost);
            let purge = tr!("{n} card leaves the Decree, a new leader comes and Daylight ends."
                | "{n} cards leave the Decree, a new leader comes and Daylight ends." % cards);
            let birds = tr!("{n} bird lies on the Decree, Viziers included."
                | "{n} birds lie on the Decree, Viziers included." % cost);
            (title, format!("{birds} {purge}"))
        }
        Question::NewLeader => (
            tr!("Who leads from now on?"),
            tr!("These leaders lie face up. The Viziers go where the new one says."),
        ),
        Question::InBattle => (
            tr!("Does the Despot score 1 point for this battle?"),
            tr!("Once a battle, if at least one building or token was removed in it."),
        ),
        Question::Activated => (
            tr!("How many roosts have crafted this turn?"),
            tr!("Each roost on the map crafts once a turn."),
        ),
    })
}

pub fn confirm(language: Language, question: Question) -> String {
    in_language(language, || match question {
        Question::Add(_) => tr!("button" => "Add"),
        Question::RoostThere(_) => tr!("button" => "Yes, place it"),
        Question::Turmoil { .. } => tr!("button" => "Turmoil"),
        Question::NewLeader => tr!("button" => "Choose"),
        Question::InBattle => tr!("button" => "Score"),
        Question::Activated => tr!("button" => "Set"),
    })
}

pub fn choice(language: Language, _game: &Game, choice: Choice) -> String {
    in_language(language, || match choice {
        Choice::Leader(leader) => {
            tr!("{leader}: {gives}", leader = leader_name(leader), gives = leader_gives(leader))
        }
    })
}

// Commands

fn state(game: &Game, seat: SeatId) -> Option<&State> {
    let Faction::Eyrie(state) = &game.seat(seat)?.faction else { return None };
    Some(state)
}

fn is_aside(game: &Game, seat: SeatId, leader: Leader) -> bool {
    state(game, seat).is_some_and(|state| state.aside.contains(&leader))
}

pub fn command(language: Language, game: &Game, seat: SeatId, command: &Command) -> String {
    let named = |e: Edict| edict(language, game, e);
    in_language(language, || match *command {
        Command::FirstRoost => tr!("Place the first roost"),
        Command::Choose(leader) => leader_name(leader),
        Command::EmergencyOrders => tr!("Draw a card"),
        Command::Add(column) => match column {
            Column::Recruit => tr!("Add under Recruit…"),
            Column::Move => tr!("Add under Move…"),
            Column::Battle => tr!("Add under Battle…"),
            Column::Build => tr!("Add under Build…"),
        },
        Command::NewRoost => tr!("Place a new roost"),
        Command::Resolve(e) => match column_of(game, seat, e) {
            Some(Column::Recruit) => tr!("Recruit with {card}", card = named(e)),
            Some(Column::Move) => tr!("Move with {card}", card = named(e)),
            Some(Column::Battle) => tr!("Battle with {card}", card = named(e)),
            Some(Column::Build) => tr!("Build with {card}", card = named(e)),
            None => tr!("Resolve {card}", card = named(e)),
        },
        Command::Cannot(e) => tr!("Cannot resolve {card}…", card = named(e)),
        Command::Score => tr!("Score roosts"),
        Command::Draw => tr!("Draw cards"),
        Command::Discard => tr!("Discard down to 5"),
        Command::SetLeader(leader) => match leader {
            Leader::Builder => tr!("Let the Builder lead"),
            Leader::Charismatic => tr!("Let the Charismatic lead"),
            Leader::Commander => tr!("Let the Commander lead"),
            Leader::Despot => tr!("Let the Despot lead"),
        },
        Command::Flip(leader) => match (leader, is_aside(game, seat, leader)) {
            (Leader::Builder, true) => tr!("Turn the Builder face up"),
            (Leader::Charismatic, true) => tr!("Turn the Charismatic face up"),
            (Leader::Commander, true) => tr!("Turn the Commander face up"),
            (Leader::Despot, true) => tr!("Turn the Despot face up"),
            (Leader::Builder, false) => tr!("Set the Builder aside, face down"),
            (Leader::Charismatic, false) => tr!("Set the Charismatic aside, face down"),
            (Leader::Commander, false) => tr!("Set the Commander aside, face down"),
            (Leader::Despot, false) => tr!("Set the Despot aside, face down"),
        },
        Command::SetActivated => tr!("Set roosts that crafted to…"),
        Command::Untick(Edict::Card(_)) => tr!("Mark as not resolved"),
        Command::Untick(Edict::Vizier(column)) => match column {
            Column::Recruit => tr!("Mark the Vizier under Recruit as not resolved"),
            Column::Move => tr!("Mark the Vizier under Move as not resolved"),
            Column::Battle => tr!("Mark the Vizier under Battle as not resolved"),
            Column::Build => tr!("Mark the Vizier under Build as not resolved"),
        },
    })
}

pub fn command_detail(language: Language, game: &Game, seat: SeatId, command: &Command) -> String {
    in_language(language, || match *command {
        Command::Choose(leader) => leader_gives(leader),
        Command::Cannot(_) => {
            let cost = state(game, seat).map_or(0, |state| birds(game, seat, state));
            tr!("Turmoil: {n} point" | "Turmoil: {n} points" % cost)
        }
        Command::SetLeader(_) => tr!("A correction: nobody is deposed, the Viziers move."),
        Command::Flip(_) | Command::Untick(_) | Command::SetActivated => {
            tr!("A correction, in the open: it becomes an entry.")
        }
        Command::FirstRoost
        | Command::EmergencyOrders
        | Command::Add(_)
        | Command::NewRoost
        | Command::Resolve(_)
        | Command::Score
        | Command::Draw
        | Command::Discard => String::new(),
    })
}

// Entries

pub fn done(
    language: Language,
    before: &Game,
    after: &Game,
    seat: SeatId,
    command: &Command,
    entry: &Entry,
) -> String {
    let name = seat_name(language, after, seat);
    let named = |e: Edict| edict(language, before, e);
    let resolved = |e: Edict| match column_of(before, seat, e) {
        Some(Column::Recruit) => tr!("{seat} recruited with {card}", seat = name, card = named(e)),
        Some(Column::Move) => tr!("{seat} moved with {card}", seat = name, card = named(e)),
        Some(Column::Battle) => tr!("{seat} battled with {card}", seat = name, card = named(e)),
        Some(Column::Build) => tr!("{seat} built with {card}", seat = name, card = named(e)),
        None => tr!("{seat} resolved {card}", seat = name, card = named(e)),
    };
    in_language(language, || match *command {
        Command::FirstRoost => tr!("{seat} placed the first roost", seat = name),
        Command::Choose(leader) => {
            tr!("{seat} chose a leader: {leader}", seat = name, leader = leader_name(leader))
        }
        Command::EmergencyOrders => tr!("{seat} drew by Emergency Orders", seat = name),
        Command::Add(column) => match column {
            Column::Recruit => tr!("{seat} added under Recruit", seat = name),
            Column::Move => tr!("{seat} added under Move", seat = name),
            Column::Battle => tr!("{seat} added under Battle", seat = name),
            Column::Build => tr!("{seat} added under Build", seat = name),
        },
        Command::NewRoost => tr!("{seat} placed a new roost", seat = name),
        Command::Resolve(e) => resolved(e),
        Command::Cannot(e) => {
            tr!("{seat} fell into turmoil over {card}", seat = name, card = named(e))
        }
        Command::Score => tr!("{seat} scored roosts", seat = name),
        Command::Draw => {
            let n = in_hand(entry, seat).max(0).unsigned_abs();
            tr!("{seat} drew {n} card" | "{seat} drew {n} cards" % n, seat = name)
        }
        Command::Discard => {
            let n = in_hand(entry, seat).min(0).unsigned_abs();
            tr!("{seat} discarded {n} card" | "{seat} discarded {n} cards" % n, seat = name)
        }
        Command::SetLeader(leader) => {
            tr!("Correction: the leader now is {leader}", leader = leader_name(leader))
        }
        Command::Flip(leader) => {
            let leader_ = leader_name(leader);
            if is_aside(after, seat, leader) {
                tr!("Correction: leader set aside, {leader}", leader = leader_)
            } else {
                tr!("Correction: leader face up, {leader}", leader = leader_)
            }
        }
        Command::SetActivated => {
            let n = state(after, seat).map_or(0, |state| state.activated);
            tr!("Correction: {n} roost has crafted this turn"
                | "Correction: {n} roosts have crafted this turn" % n)
        }
        Command::Untick(e) => {
            tr!("Correction: {card} not resolved this turn", card = named(e))
        }
    })
}

pub fn effect(
    language: Language,
    _before: &Game,
    after: &Game,
    seat: SeatId,
    effect: &Effect,
) -> String {
    let named = |e: Edict| capital(&edict(language, after, e));
    in_language(language, || match *effect {
        Effect::Leads(leader) => tr!("New leader: {leader}", leader = leader_name(leader)),
        Effect::Deposed(leader) => tr!("Deposed: {leader}", leader = leader_name(leader)),
        Effect::NewClutch => tr!("No leader was face up, so all four are again"),
        Effect::Flipped(leader) if is_aside(after, seat, leader) => {
            tr!("Set aside: {leader}", leader = leader_name(leader))
        }
        Effect::Flipped(leader) => tr!("Face up: {leader}", leader = leader_name(leader)),
        // Where the card goes and what was resolved stands in the label.
        Effect::Added(_) | Effect::Resolved(_) => String::new(),
        Effect::Activated(n) => {
            tr!("{n} roost has crafted this turn" | "{n} roosts have crafted this turn" % n)
        }
        Effect::Unticked(e) => tr!("{card} has not been resolved this turn", card = named(e)),
    })
}

pub fn reason(language: Language, reason: Reason) -> String {
    in_language(language, || match reason {
        Reason::Roosts => tr!("roosts on the map"),
        Reason::Humiliate => tr!("birds on the Decree in turmoil"),
        Reason::Despot => tr!("the Despot in battle"),
        Reason::Commander => tr!("the Commander attacks"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [Language; 2] = [Language::English, Language::Dutch];

    /// Each says something, and something else, in both languages.
    fn told(texts: impl Fn(Language) -> Vec<String>) {
        for (english, dutch) in texts(BOTH[0]).into_iter().zip(texts(BOTH[1])) {
            assert!(!english.trim().is_empty() && !dutch.trim().is_empty(), "{english:?} {dutch:?}");
            assert!(!english.contains('{') && !dutch.contains('{'), "{english:?} {dutch:?}");
            assert_ne!(english, dutch);
        }
    }

    #[test]
    fn every_refusal_has_words() {
        let columns = Column::ALL.map(Refusal::ColumnFirst);
        let others = [
            Refusal::NoLeader,
            Refusal::SameLeader,
            Refusal::LeaderChosen,
            Refusal::LeadsNow,
            Refusal::HandNotEmpty,
            Refusal::EmergencyFirst,
            Refusal::NothingAdded,
            Refusal::TwoAdded,
            Refusal::BirdAdded,
            Refusal::RoostStands,
            Refusal::DecreeBegun,
            Refusal::RoostsShort { needed: 1, left: 0 },
            Refusal::RoostsShort { needed: 2, left: 1 },
            Refusal::NotOnDecree,
            Refusal::ColumnEmpty(Column::Move),
            Refusal::Resolved,
            Refusal::NoRoostOnMap,
            Refusal::NoRoostLeft,
            Refusal::NoWarriorOnMap,
            Refusal::TooFewWarriors { needed: 1, left: 0 },
            Refusal::TooFewWarriors { needed: 2, left: 0 },
            Refusal::TooFewWarriors { needed: 2, left: 1 },
            Refusal::NoRoostPoints,
        ];
        told(|language| columns.iter().chain(&others).map(|r| refusal(language, *r)).collect());
    }

    #[test]
    fn every_question_and_every_command_has_words() {
        let (game, seat) = (&Game::default(), SeatId::default());
        let mut questions: Vec<Question> = Column::ALL.map(Question::Add).to_vec();
        questions.extend(Suit::ALL.map(Question::RoostThere));
        questions.extend([Question::NewLeader, Question::InBattle, Question::Activated]);
        for (cost, points, cards) in [(5, 4, 3), (2, 9, 1), (0, 0, 0), (1, 1, 0)] {
            questions.push(Question::Turmoil { cost, points, cards });
        }
        told(|language| {
            questions
                .iter()
                .flat_map(|q| {
                    let (title, help) = question(language, game, *q);
                    [title, help, confirm(language, *q)]
                })
                .collect()
        });
        let mut commands = vec![
            Command::FirstRoost,
            Command::EmergencyOrders,
            Command::NewRoost,
            Command::Score,
            Command::Draw,
            Command::Discard,
            Command::SetActivated,
        ];
        for leader in Leader::ALL {
            commands.extend([Command::SetLeader(leader), Command::Flip(leader)]);
        }
        for column in Column::ALL {
            let vizier = Edict::Vizier(column);
            commands.push(Command::Add(column));
            commands.push(Command::Untick(vizier));
            commands.push(Command::Resolve(vizier));
            commands.push(Command::Cannot(vizier));
        }
        told(|language| commands.iter().map(|c| command(language, game, seat, c)).collect());
        let leaders = Leader::ALL.map(Command::Choose);
        told(|language| {
            leaders.iter().map(|c| command_detail(language, game, seat, c)).collect()
        });
    }
}
