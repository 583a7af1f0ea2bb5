//! What happened, effect by effect. A card is named only where everybody could see it come or go.

use tr::tr;

use crate::engine::effect::Effect;
use crate::engine::entry::Entry;
use crate::engine::figure::FigureValue;
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::turn::Mark;
use crate::engine::zone::{Sight, Zone};
use crate::words::{Language, factions, in_language, list};

use super::seats::counted_source;
use super::{
    capital, card, deck, ending, face, figure, item, notice, phase, pick_name, price, seat_name,
    signed, standing, step_title,
};

/// Whether everybody sees what lies there.
fn open(zone: Zone) -> bool {
    zone != Zone::Away && zone.sight() == Sight::Everyone
}

/// Whether everybody sees a card that goes from one place to the other.
pub(super) fn may_name(from: Zone, to: Zone) -> bool {
    open(from) || open(to)
}

/// A card goes to a place. Without a name it is any card.
pub(super) fn goes(language: Language, game: &Game, to: Zone, card: Option<String>) -> String {
    in_language(language, || {
        let card = card.map_or_else(|| tr!("A card"), |name| capital(&name));
        match to {
            Zone::Away => tr!("{card} leaves the table", card),
            Zone::Discard => tr!("{card} goes to the discard pile", card),
            Zone::Available => tr!("{card} becomes available", card),
            Zone::Crafted(seat) => tr!(
                "{card} goes to the crafted cards of {seat}",
                card,
                seat = seat_name(language, game, seat)
            ),
            Zone::Own(_, own) => factions::goes(language, own, &card),
        }
    })
}

/// Several cards go to a place unnamed.
fn go(language: Language, game: &Game, to: Zone, n: usize) -> String {
    in_language(language, || match to {
        Zone::Away => tr!("{n} card leaves the table" | "{n} cards leave the table" % n),
        Zone::Discard => {
            tr!("{n} card goes to the discard pile" | "{n} cards go to the discard pile" % n)
        }
        Zone::Available => tr!("{n} card becomes available" | "{n} cards become available" % n),
        Zone::Crafted(seat) => tr!(
            "{n} card goes to the crafted cards of {seat}"
                | "{n} cards go to the crafted cards of {seat}" % n,
            seat = seat_name(language, game, seat)
        ),
        Zone::Own(_, own) => factions::go(language, own, n),
    })
}

/// All lines of an entry, each told once in a row; unnamed cards on one way are counted together.
pub(super) fn lines(language: Language, before: &Game, after: &Game, entry: &Entry) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut unnamed: Option<(Zone, usize)> = None;
    for effect in &entry.effects {
        let way = unnamed_way(effect);
        if let Some((to, n)) = unnamed
            && way != Some(to)
        {
            lines.push(go(language, after, to, n));
            unnamed = None;
        }
        match way {
            Some(to) => unnamed = Some((to, unnamed.map_or(1, |(_, n)| n + 1))),
            None => lines.extend(line(language, before, after, effect)),
        }
    }
    if let Some((to, n)) = unnamed {
        lines.push(go(language, after, to, n));
    }
    lines.dedup();
    lines
}

/// The place where a card goes that is not named.
fn unnamed_way(effect: &Effect) -> Option<Zone> {
    let to = match effect {
        Effect::Dealt { to, .. } | Effect::Card { to, .. } => *to,
        Effect::Began(_)
        | Effect::Score { .. }
        | Effect::Shift { .. }
        | Effect::Reordered { .. }
        | Effect::Named { .. }
        | Effect::Priced { .. }
        | Effect::Learned { .. }
        | Effect::Hand { .. }
        | Effect::ItemTaken { .. }
        | Effect::ItemReturned { .. }
        | Effect::Marked { .. }
        | Effect::Turned(_)
        | Effect::Standing { .. }
        | Effect::Renamed { .. }
        | Effect::Repicked { .. }
        | Effect::Left { .. }
        | Effect::Reseated { .. }
        | Effect::Overruled { .. }
        | Effect::Notice(_)
        | Effect::Ended(_)
        | Effect::Reopened
        | Effect::Own { .. } => return None,
    };
    // Into a hand or the box it goes by name, or is told by what becomes of it.
    (to != Zone::Away && !open(to)).then_some(to)
}

/// One line for one effect; nothing where the label or another line tells it.
pub(super) fn line(
    language: Language,
    before: &Game,
    after: &Game,
    effect: &Effect,
) -> Option<String> {
    let name = |seat: SeatId| seat_name(language, after, seat);
    let line = in_language(language, || match effect {
        Effect::Began(setup) => tr!(
            "{deck}; {seat} takes the first turn",
            deck = deck(language, setup.deck),
            seat = name(setup.first)
        ),
        Effect::Score { .. } => scored(language, before, after, effect),
        Effect::Shift { from, to, n, .. } => factions::shift(language, *from, *to, *n),
        Effect::Dealt { to: Zone::Away, .. } => String::new(),
        Effect::Dealt { face: seen, to, .. } => {
            goes(language, after, *to, open(*to).then(|| face(language, *seen)))
        }
        Effect::Card { card: id, from, to, .. } => {
            goes(language, after, *to, may_name(*from, *to).then(|| card(language, after, *id)))
        }
        Effect::Reordered { zone, .. } => match zone {
            Zone::Own(_, own) => factions::shuffled(language, *own),
            Zone::Away | Zone::Discard | Zone::Available | Zone::Crafted(_) => {
                tr!("Cards were shuffled")
            }
        },
        Effect::Named { card: id, face: now } => {
            let place = after.zones().zone_of(*id).unwrap_or(Zone::Away);
            if open(place) {
                tr!(
                    "{before} named: {after}",
                    before = capital(&card(language, before, *id)),
                    after = face(language, *now)
                )
            } else {
                tr!("A card named")
            }
        }
        Effect::Priced { card: id, price: cost } => {
            let cost = price(language, Some(*cost));
            let place = after.zones().zone_of(*id).unwrap_or(Zone::Away);
            if open(place) {
                tr!("{card}: {cost}", card = capital(&card(language, after, *id)), cost)
            } else {
                tr!("The crafting cost of a card entered")
            }
        }
        Effect::Learned { figure: which, value } => {
            let figure = figure(language, *which);
            match value {
                FigureValue::Number(n) => tr!("{figure}: {n}", figure, n),
                FigureValue::Price(cost) => {
                    tr!("{figure}: {cost}", figure, cost = price(language, Some(*cost)))
                }
            }
        }
        Effect::Hand { seat, by } => {
            let (seat, n) = (name(*seat), by.unsigned_abs());
            if *by < 0 {
                tr!("{seat}: {n} card less in hand" | "{seat}: {n} cards less in hand" % n, seat)
            } else {
                tr!("{seat}: {n} card more in hand" | "{seat}: {n} cards more in hand" % n, seat)
            }
        }
        Effect::ItemTaken { seat, item: which } => {
            tr!("{seat} took an item: {item}", seat = name(*seat), item = item(language, *which))
        }
        Effect::ItemReturned { seat, item: which } => {
            tr!(
                "{seat} gave back an item: {item}",
                seat = name(*seat),
                item = item(language, *which)
            )
        }
        Effect::Marked { step, mark, .. } => {
            let step = capital(&step_title(language, after, *step));
            match mark {
                // The label tells what was done.
                Some(Mark::Done) => String::new(),
                Some(Mark::Skipped) => tr!("Skipped: {step}", step),
                None => tr!("Open again: {step}", step),
            }
        }
        Effect::Turned(turn) => tr!(
            "Turn {n}: {seat}, {phase}",
            n = turn.number,
            seat = name(turn.seat),
            phase = phase(language, turn.phase)
        ),
        Effect::Standing { seat, standing: now } => tr!(
            "{seat} plays for: {standing}",
            seat = name(*seat),
            standing = standing(language, *now)
        ),
        Effect::Renamed { seat, .. } => tr!(
            "{before} is called {after} now",
            before = seat_name(language, before, *seat),
            after = name(*seat)
        ),
        Effect::Repicked { seat, pick } => tr!(
            "{before} plays this faction now: {faction}",
            before = seat_name(language, before, *seat),
            faction = pick_name(language, pick)
        ),
        Effect::Left { seat, left: true } => tr!("{seat} left the table", seat = name(*seat)),
        Effect::Left { seat, left: false } => {
            tr!("{seat} came back to the table", seat = name(*seat))
        }
        Effect::Reseated { order } => {
            let seats: Vec<String> = order.iter().map(|seat| name(*seat)).collect();
            tr!("Clockwise now: {seats}", seats = list(language, &seats))
        }
        Effect::Overruled { law } => tr!("The table overruled law {law}", law),
        Effect::Notice(what) => notice(language, after, what),
        Effect::Ended(end) => ending(language, after, end),
        Effect::Reopened => tr!("Game reopened"),
        Effect::Own { seat, effect } => factions::effect(language, before, after, *seat, effect),
    });
    (!line.is_empty()).then_some(line)
}

/// "Lost Powers +1: follower retired (LP.6.1)".
fn scored(language: Language, before: &Game, after: &Game, effect: &Effect) -> String {
    let Effect::Score { seat, due, applied, reason, law, turn } = effect else {
        return String::new();
    };
    let (seat, points) = (seat_name(language, after, *seat), signed(*applied));
    let source = counted_source(language, after, reason, *due);
    let now = if before.begun() { before.turn.number } else { *turn };
    in_language(language, || {
        let line = match law {
            Some(law) => tr!("{seat} {points}: {source} ({law})", seat, points, source, law),
            None => tr!("{seat} {points}: {source}", seat, points, source),
        };
        if applied != due {
            tr!("{line}; due was {points}", line, points = signed(*due))
        } else if *turn != now {
            tr!("{line}; counts for turn {turn}", line, turn)
        } else {
            line
        }
    })
}
