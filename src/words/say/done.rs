//! What a command did, in the past tense: the label of its entry without the points.

use tr::tr;

use crate::engine::battle::Line;
use crate::engine::effect::Effect;
use crate::engine::entry::Entry;
use crate::engine::game::Game;

use crate::engine::seat::{SeatId, Standing};
use crate::engine::table::{Command, Tracker};
use crate::engine::turn::Phase;
use crate::engine::zone::Zone;
use crate::words::{Language, factions, in_language, list};

use super::effects::{goes, item_moved, may_name};
use super::entries::shortened;
use super::removals::{Removed, removed};
use super::{
    capital, card, face, figure, one_line, phase, pick_name, price, printing, seat_name, standing,
    tracker,
};

/// The seat that a label names as its doer.
pub(super) fn actor(before: &Game, entry: &Entry) -> Option<SeatId> {
    if matches!(entry.command, Command::Remove { .. }) {
        return removal(before, entry).0;
    }
    entry.command.seat(before)
}

/// Who removed pieces, whose, and the first of them as they were counted.
fn removal(before: &Game, entry: &Entry) -> (Option<SeatId>, Option<SeatId>, Option<Removed>) {
    let Command::Remove { by, whose, .. } = entry.command else { return (None, None, None) };
    let counted = removed(before, entry).into_iter().next();
    let by = by.or(counted.as_ref().and_then(|c| c.by));
    (by, whose.or(counted.as_ref().map(|c| c.whose)), counted)
}

pub(super) fn done(language: Language, before: &Game, after: &Game, entry: &Entry) -> String {
    let name = |seat: SeatId| seat_name(language, after, seat);
    in_language(language, || match &entry.command {
        Command::Begin(_) => {
            let seats: Vec<String> = after.order().iter().map(|seat| name(*seat)).collect();
            tr!("Game begun: {seats}", seats = list(language, &seats))
        }
        Command::Start => tr!("Setup ended"),
        Command::EndPhase | Command::EndTurn => ended(language, before, after, entry),
        Command::Score { seat, by } => {
            let (seat, n) = (name(*seat), by.unsigned_abs());
            if *by < 0 {
                tr!("{seat} lost {n} point" | "{seat} lost {n} points" % n, seat)
            } else {
                tr!("{seat} scored {n} point" | "{seat} scored {n} points" % n, seat)
            }
        }
        Command::Rescore { figure: which, .. } => {
            tr!("Points scored anew: {figure}", figure = figure(language, *which))
        }
        Command::MovePoints { from, to, points, turn } if from == to => tr!(
            "{n} point of {seat} dated to turn {turn}"
                | "{n} points of {seat} dated to turn {turn}" % *points,
            seat = name(*from),
            turn
        ),
        Command::MovePoints { from, to, points, .. } => tr!(
            "{n} point moved from {from} to {to}"
                | "{n} points moved from {from} to {to}" % *points,
            from = name(*from),
            to = name(*to)
        ),
        Command::Remove { .. } => {
            let (by, whose, counted) = removal(before, entry);
            match (by, whose, counted) {
                (Some(by), Some(whose), Some(counted)) if by != whose => tr!(
                    "{by} removed from {whose}: {pieces}",
                    by = name(by),
                    whose = name(whose),
                    pieces = counted.pieces(language)
                ),
                (_, Some(whose), Some(counted)) => tr!(
                    "Removed from {seat}: {pieces}",
                    seat = name(whose),
                    pieces = counted.pieces(language)
                ),
                (_, Some(whose), None) => tr!("Pieces of {seat} removed", seat = name(whose)),
                (Some(by), None, _) => tr!("{seat} removed pieces", seat = name(by)),
                (None, None, _) => tr!("Pieces removed"),
            }
        }
        Command::Battle { attacker, defender, .. } => {
            let fought = entry.effects.iter().find_map(|effect| {
                let Effect::Fought(Line::Began { defender, .. }) = effect else { return None };
                Some(*defender)
            });
            match fought.or(*defender) {
                Some(defender) => tr!(
                    "{attacker} attacked {defender}",
                    attacker = name(*attacker),
                    defender = name(defender)
                ),
                None => tr!("{attacker} attacked", attacker = name(*attacker)),
            }
        }
        Command::Craft { seat } => {
            let made = dealt(language, entry).unwrap_or_else(|| tr!("a card"));
            tr!("{seat} crafted {card}", seat = name(*seat), card = made)
        }
        Command::Draw { seat } => {
            let n = in_hand(entry, *seat).max(0);
            tr!("{seat} drew {n} card" | "{seat} drew {n} cards" % n, seat = name(*seat))
        }
        Command::Discard { seat } => {
            let n = in_hand(entry, *seat).min(0).unsigned_abs();
            tr!("{seat} discarded {n} card" | "{seat} discarded {n} cards" % n, seat = name(*seat))
        }
        Command::UseCard { seat, card: id } => {
            tr!("{seat} used {card}", seat = name(*seat), card = card(language, after, *id))
        }
        Command::ActivateDominance { seat } => {
            let now = after.seat(*seat).map_or(Standing::Points, |s| s.standing);
            if let Standing::Coalition(with) = now {
                return tr!(
                    "{seat} formed a coalition with {other}",
                    seat = name(*seat),
                    other = name(with)
                );
            }
            let dominance = standing(language, now);
            tr!("{seat} activated {dominance}", seat = name(*seat), dominance)
        }
        Command::TakeDominance { seat, card: id } => {
            let dominance = match after.card(*id).map(|c| c.face.suit()) {
                Some(suit) => standing(language, Standing::Dominance(suit)),
                None => tr!("a card"),
            };
            tr!("{seat} took {dominance}", seat = name(*seat), dominance)
        }
        Command::CheckDominance { seat } => {
            if entry.effects.iter().any(|effect| matches!(effect, Effect::Ended(_))) {
                tr!("{seat}: dominance holds", seat = name(*seat))
            } else {
                tr!("{seat}: dominance does not hold yet", seat = name(*seat))
            }
        }
        Command::SetTo(
            which @ (Tracker::Points(seat) | Tracker::Hand(seat) | Tracker::Pool(seat, _)),
        ) => {
            let n = after.seat(*seat).map_or(0, |s| match which {
                Tracker::Points(_) => s.points.get(),
                Tracker::Hand(_) => u16::from(s.hand),
                Tracker::Pool(_, pool) => u16::from(s.pools.count(*pool)),
            });
            let tracker = tracker(language, after, *which);
            tr!("Correction: {tracker} set to {n}", tracker, n)
        }
        Command::MoveItem { seat, item: which, back } => {
            tr!("Correction: {line}", line = item_moved(language, after, *seat, *which, *back))
        }
        Command::MoveCard { card: id, to } => {
            let from = before.zones().zone_of(*id).unwrap_or(Zone::Away);
            let named = may_name(from, *to).then(|| card(language, before, *id));
            let went = goes(language, after, *to, named);
            tr!("Correction: {line}", line = went)
        }
        Command::AddCard { to } => {
            let line = goes(language, after, *to, dealt(language, entry));
            tr!("Correction: {line}", line)
        }
        Command::NameCard { card: id } => {
            let place = before.zones().zone_of(*id).unwrap_or(Zone::Away);
            match after.card(*id) {
                Some(known) if may_name(place, place) => tr!(
                    "{before} named: {after}",
                    before = capital(&card(language, before, *id)),
                    after = face(language, known.face)
                ),
                Some(_) | None => tr!("A card named"),
            }
        }
        Command::PriceCard { card: id } => {
            let place = before.zones().zone_of(*id).unwrap_or(Zone::Away);
            let cost = price(language, after.price(*id));
            if may_name(place, place) {
                tr!("{card}: {cost}", card = capital(&card(language, after, *id)), cost)
            } else {
                tr!("The crafting cost of a card entered")
            }
        }
        Command::Learn(which) => {
            tr!("Printed number entered: {figure}", figure = figure(language, *which))
        }
        Command::Rename { seat, .. } => tr!(
            "New name for {before}: {after}",
            before = seat_name(language, before, *seat),
            after = name(*seat)
        ),
        Command::Repick { seat, pick } => tr!(
            "New faction for {before}: {faction}",
            before = seat_name(language, before, *seat),
            faction = pick_name(language, pick)
        ),
        Command::Leave { seat } => tr!("{seat} left the table", seat = name(*seat)),
        Command::Return { seat } => tr!("{seat} came back to the table", seat = name(*seat)),
        Command::Swap { seat, with } => {
            tr!("{seat} and {with} swapped places", seat = name(*seat), with = name(*with))
        }
        Command::TurnTo { seat, phase: to, .. } => tr!(
            "Correction: turn set to {seat}, {phase}",
            seat = name(*seat),
            phase = phase(language, *to)
        ),
        Command::Note(text) if one_line(text).is_empty() => tr!("Empty note"),
        Command::Note(text) => tr!("Note: {text}", text = shortened(text)),
        Command::Follow(which) => {
            tr!("From now on: {printing}", printing = printing(language, *which))
        }
        Command::Reopen => tr!("Game reopened"),
        Command::Close => tr!("Game closed again"),
        Command::Play { seat, play } => factions::done(language, before, after, *seat, play, entry),
    })
}

/// What ended: a phase, or a turn and whose. Told by what began, so that a label asked for later fits.
fn ended(language: Language, before: &Game, after: &Game, entry: &Entry) -> String {
    let mut turned = None;
    for effect in &entry.effects {
        if let Effect::Turned(turn) = effect {
            turned = Some(*turn);
        }
    }
    let now = turned.unwrap_or(after.turn);
    let seat = seat_name(language, after, now.seat);
    in_language(language, || match now.phase {
        Phase::Daylight => tr!("{seat} ended Birdsong", seat),
        Phase::Evening => tr!("{seat} ended Daylight", seat),
        Phase::Setup | Phase::Birdsong => {
            let seat = seat_name(language, after, before.turn.seat);
            if before.turn.number == now.number {
                tr!("Turn ended")
            } else {
                tr!("{seat} ended the turn", seat)
            }
        }
    })
}

/// The first card that came into sight.
fn dealt(language: Language, entry: &Entry) -> Option<String> {
    entry.effects.iter().find_map(|effect| {
        let Effect::Dealt { face: seen, to, .. } = effect else { return None };
        (may_name(*to, *to) || *to == Zone::Away).then(|| face(language, *seen))
    })
}

/// By how much a hand grew or shrank.
pub(in crate::words) fn in_hand(entry: &Entry, of: SeatId) -> i32 {
    let mut sum = 0;
    for effect in &entry.effects {
        if let Effect::Hand { seat, by } = effect
            && *seat == of
        {
            sum += i32::from(*by);
        }
    }
    sum
}
