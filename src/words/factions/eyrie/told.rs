//! What the Eyrie Dynasties may do and what was done: buttons, their second lines, and the ledger's lines.
//! It decides nothing: what may be done the rules say, and what came of it stands in the entry.

use tr::tr;

use crate::engine::entry::Entry;
use crate::engine::factions::eyrie::{Column, Command, Edict, Effect, Leader, Reason, birds};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::words::say::{capital, card, in_hand, seat_name};
use crate::words::{Language, in_language};

use super::{leader_gives, leader_name, state};

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
