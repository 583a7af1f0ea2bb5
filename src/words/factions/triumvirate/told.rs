//! What the Triumvirate may do and what was done: buttons, their second lines, and the ledger's lines.
//! It decides nothing: what may be done the rules say, and what came of it stands in the entry.

use tr::tr;

use crate::engine::effect::Effect as Shared;
use crate::engine::entry::Entry;
use crate::engine::factions::FactionEffect;
use crate::engine::factions::triumvirate::{
    Command, Effect, Pool, Punishment, Reason, nemesis, shade,
};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::words::say::{in_hand, seat_name};
use crate::words::{Language, in_language};

use super::{fury, state, why};

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
                Some(n) => tr!("You deal {n} hit, at most as many as your warriors there."
                    | "You deal {n} hits, at most as many as your warriors there." % n),
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

/// The effects of this faction in an entry.
fn own(entry: &Entry) -> impl Iterator<Item = &Effect> {
    entry.effects.iter().filter_map(|effect| {
        let Shared::Own { effect: FactionEffect::Triumvirate(own), .. } = effect else {
            return None;
        };
        Some(own)
    })
}

/// Pieces that an entry brought to a place.
fn brought(entry: &Entry, pool: Pool) -> u8 {
    entry
        .effects
        .iter()
        .filter_map(|effect| {
            let Shared::Shift { to, n, .. } = effect else { return None };
            (*to == pool.into()).then_some(*n)
        })
        .fold(0, u8::saturating_add)
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
        Command::PlaceStart => tr!("{seat} placed a grudge and warriors", seat = name),
        Command::Evoke => match own(entry).find_map(evoked) {
            Some(fury) => tr!("{seat} evoked {fury}", seat = name, fury),
            None => tr!("{seat} evoked a fury", seat = name),
        },
        Command::AdjustNemesis => match nemesis(after, seat) {
            Some((whose, _)) => tr!(
                "{seat}: the Nemesis is {nemesis}",
                seat = name,
                nemesis = seat_name(language, after, whose)
            ),
            None => tr!("{seat} adjusted the Nemesis", seat = name),
        },
        Command::GetMadder => {
            let n = state(after, seat).map_or(0, |state| state.space.number());
            tr!("{seat} got madder: space {n}", seat = name, n)
        }
        Command::Recruit => {
            let n = brought(entry, Pool::WarriorsOnMap);
            tr!("{seat} recruited {n} warrior" | "{seat} recruited {n} warriors" % n, seat = name)
        }
        Command::Remind => tr!("{seat} placed a grudge", seat = name),
        Command::Punish(Punishment::Moves) => tr!("{seat} punished by moving", seat = name),
        Command::Punish(Punishment::Battle { .. }) => {
            tr!("{seat} punished with a battle", seat = name)
        }
        Command::Vindicate => tr!("{seat} vindicated", seat = name),
        Command::Draw => {
            let n = in_hand(entry, seat).max(0);
            tr!("{seat} drew {n} card" | "{seat} drew {n} cards" % n, seat = name)
        }
        Command::Discard => {
            let n = in_hand(entry, seat).min(0).unsigned_abs();
            tr!("{seat} discarded {n} card" | "{seat} discarded {n} cards" % n, seat = name)
        }
        Command::ReadTrack => tr!("The anger track was copied from the board"),
        Command::ReadSpace(space) => {
            tr!("Space {n} of the anger track was read", n = space.number())
        }
        Command::SetOnMap { whose, on_map } => {
            on_map_line(seat_name(language, after, *whose), *on_map)
        }
        Command::SetSpace => {
            let n = state(after, seat).map_or(0, |state| state.space.number());
            tr!("Correction: the anger marker stands on space {n}", n)
        }
        Command::SetNemesis => match nemesis(after, seat) {
            Some((whose, _)) => {
                tr!("Correction: the Nemesis is {seat}", seat = seat_name(language, after, whose))
            }
            None => tr!("Correction: the Nemesis was set"),
        },
        Command::SetFury { fury: which, evoked: true } => {
            tr!("Correction: {fury} is evoked", fury = fury(*which))
        }
        Command::SetFury { fury: which, evoked: false } => {
            tr!("Correction: {fury} is not evoked", fury = fury(*which))
        }
        Command::SetPunished => {
            let n = state(after, seat).map_or(0, |state| state.punished);
            tr!("Correction: Punish was used {n} time"
                | "Correction: Punish was used {n} times" % n)
        }
        Command::SetActivated => {
            let n = state(after, seat).map_or(0, |state| state.activated);
            tr!("Correction: {n} grudge has crafted this turn"
                | "Correction: {n} grudges have crafted this turn" % n)
        }
    })
}

fn evoked(effect: &Effect) -> Option<&'static str> {
    match effect {
        Effect::Fury { fury: which, evoked: true } => Some(fury(*which)),
        Effect::Fury { evoked: false, .. }
        | Effect::Marker(_)
        | Effect::Nemesis { .. }
        | Effect::Recruited { .. }
        | Effect::Punished { .. }
        | Effect::PunishedSet(_)
        | Effect::Activated(_)
        | Effect::OnMap { .. }
        | Effect::Avenged(_) => None,
    }
}

fn on_map_line(seat: String, on_map: bool) -> String {
    if on_map {
        tr!("{seat} has a piece on the map", seat)
    } else {
        tr!("{seat} has no piece on the map", seat)
    }
}

pub fn effect(
    language: Language,
    _before: &Game,
    after: &Game,
    _seat: SeatId,
    effect: &Effect,
) -> String {
    let name = |seat: SeatId| seat_name(language, after, seat);
    in_language(language, || match *effect {
        Effect::Marker(space) => {
            tr!("The anger marker stands on space {n}", n = space.number())
        }
        Effect::Nemesis { whose, why: reason } => tr!(
            "The Nemesis is {seat}. {reason}",
            seat = name(whose),
            reason = why(language, reason)
        ),
        Effect::Fury { fury: which, evoked: true } => tr!("{fury} is evoked", fury = fury(which)),
        Effect::Fury { fury: which, evoked: false } => {
            tr!("{fury} is not evoked", fury = fury(which))
        }
        Effect::Recruited { anger, placed } if placed < anger => {
            tr!(
                "Anger {anger}, but the supply held only {n} warrior"
                    | "Anger {anger}, but the supply held only {n} warriors" % placed,
                anger
            )
        }
        Effect::Recruited { .. } => String::new(),
        Effect::Punished { battle: false, .. } => String::new(),
        Effect::Punished { due, lost: 0, .. } => tr!("Retribution due: {due}", due),
        Effect::Punished { due, lost, .. } => {
            tr!("Retribution due: {due}; for {n} of it no piece was left", due, n = lost)
        }
        Effect::PunishedSet(n) => {
            tr!("Punish was used {n} time this turn" | "Punish was used {n} times this turn" % n)
        }
        Effect::Activated(n) => {
            tr!("{n} grudge has crafted this turn" | "{n} grudges have crafted this turn" % n)
        }
        Effect::OnMap { whose, on_map } => on_map_line(name(whose), on_map),
        Effect::Avenged(n) => {
            tr!("Tisiphone brought {n} warrior to a grudge"
                | "Tisiphone brought {n} warriors to a grudge" % n)
        }
    })
}

pub fn reason(language: Language, reason: Reason) -> String {
    in_language(language, || match reason {
        Reason::NemesisAhead => tr!("Nemesis has more points"),
        Reason::Vindicated => tr!("retribution spent"),
        Reason::HatredOfSunlight => tr!("Hatred of Sunlight"),
        Reason::BreakThemIn => tr!("Break Them In"),
        Reason::Alecto => tr!("Alecto"),
    })
}
