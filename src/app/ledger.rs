//! The Ledger screen: what happened, newest first, and where every seat's points came from.

use std::collections::BTreeMap;

use chrono::{Local, TimeZone};
use tr::tr;

use crate::engine::effect::Effect;
use crate::engine::entry::{Entry, EntryId};
use crate::engine::law::LawRef;
use crate::engine::score::Reason;
use crate::engine::seat::SeatId;
use crate::words::{self, say};

use super::context::Context;
use super::factions;
use super::session::Keeping;
use super::touch::Touch;
use super::view::{ChoiceRow, LedgerRow, LedgerView, SourceRow};

/// How many entries are told at first; the rest on request.
pub const PAGE: usize = 200;

/// The ledger, of one seat or of all, at most `most` entries of it.
pub fn ledger(context: &Context<'_>, of: Option<SeatId>, most: usize) -> LedgerView {
    let history = context.session.history();
    let saved = context.session.keeping() == Keeping::Saved;
    let newest = history.here();
    let undone = history.path_len() - history.len();
    let row = |entry: &Entry, undone| {
        let saved = saved || entry.id != newest;
        row(context, entry, undone, saved, most)
    };
    // Undone entries stand on top, the last one first.
    let mut rows: Vec<LedgerRow> = history
        .undone()
        .rev()
        .filter(|e| concerns(context, e, of))
        .take(most)
        .map(|e| row(e, true))
        .collect();
    let mut told = history.told().rev().filter(|e| concerns(context, e, of));
    rows.extend(told.by_ref().take(most).map(|e| row(e, false)));
    let more = usize::from(told.next().is_some()) + undone.saturating_sub(most);
    let mut branches = branches(context);
    if more > 0 {
        let text = context.tell(|| tr!("Show older entries"));
        branches.push(context.button("branches", "more", text, &Touch::TellMore));
    }
    LedgerView {
        rows,
        sources: sources(context)
            .into_iter()
            .filter(|(seat, _)| of.is_none_or(|of| of == *seat))
            .map(|(_, row)| row)
            .collect(),
        branches,
        whose: whose(context, of),
    }
}

/// Whether an entry is a seat's own, gives it points, or begins its turn.
fn concerns(context: &Context<'_>, entry: &Entry, of: Option<SeatId>) -> bool {
    let Some(of) = of else { return true };
    entry.command.seat(context.game()) == Some(of)
        || entry.effects.iter().any(|effect| {
            matches!(effect, Effect::Score { seat, .. } if *seat == of)
                || matches!(effect, Effect::Turned(turn) if turn.seat == of)
        })
}

/// The button that tells whose entries these are, and asks for others.
fn whose(context: &Context<'_>, of: Option<SeatId>) -> ChoiceRow {
    let name = of.and_then(|seat| context.seat(seat)).map(|seat| {
        let drawing = factions::crest(&seat.faction);
        (context.name(of.unwrap_or_default()), drawing)
    });
    let (text, drawing) = name.unwrap_or_else(|| (context.tell(|| tr!("Every seat")), "table"));
    ChoiceRow {
        drawing,
        detail: context.tell(|| tr!("Whose entries are told")),
        ..context.button("ledger-of", "who", text, &Touch::ChooseLedger)
    }
}

fn points(entry: &Entry) -> i32 {
    let own = |e: &Effect| {
        let Effect::Score { applied, .. } = e else { return 0 };
        i32::from(*applied)
    };
    entry.effects.iter().map(own).sum()
}

fn row(context: &Context<'_>, entry: &Entry, undone: bool, saved: bool, back: usize) -> LedgerRow {
    let game = context.game();
    let told = context.entry(entry.id, back);
    let who = entry.command.seat(game).and_then(|seat| game.seat(seat));
    let turned = entry.effects.iter().find_map(|e| {
        let Effect::Turned(turn) = e else { return None };
        Some(*turn)
    });
    let points = points(entry);
    LedgerRow {
        key: entry.id.0.to_string(),
        turn: turned
            .map(|t| context.tell(|| tr!("Round {round}", round = t.round)))
            .unwrap_or_default(),
        text: told.label.clone(),
        detail: told.lines.join("\n"),
        points: if points == 0 { String::new() } else { format!("{points:+}") },
        time: Local
            .timestamp_millis_opt(entry.at)
            .single()
            .map(|t| t.format("%H:%M").to_string())
            .unwrap_or_default(),
        crest: who.map_or("", |s| factions::crest(&s.faction)),
        colour: who.map_or("", |s| factions::colour(&s.faction)),
        undone,
        saved,
        back_token: Touch::BackTo(entry.id).token(),
    }
}

/// What undo or redo would name.
pub fn label(context: &Context<'_>, id: EntryId) -> String {
    context.entry(id, 0).label.clone()
}

/// Points by seat and source, of the entries that count. A dated correction counts like any other.
pub fn sources(context: &Context<'_>) -> Vec<(SeatId, SourceRow)> {
    let game = context.game();
    // Summed before they are put in words: a long game has many entries and few sources.
    let mut typed: Vec<(SeatId, Reason, Option<LawRef>, i32)> = Vec::new();
    let mut add = |seat: SeatId, reason: &Reason, law: Option<LawRef>, by: i32| {
        let same = |sum: &&mut (SeatId, Reason, Option<LawRef>, i32)| {
            sum.0 == seat && sum.1 == *reason && sum.2 == law
        };
        match typed.iter_mut().find(same) {
            Some(sum) => sum.3 += by,
            None => typed.push((seat, reason.clone(), law, by)),
        }
    };
    for effect in context.session.history().told().flat_map(|entry| &entry.effects) {
        if let Effect::Score { seat, applied, reason, law, .. } = effect {
            if *applied != 0 {
                add(*seat, reason, *law, i32::from(*applied));
            }
        } else if let Effect::Began(setup) = effect {
            for (at, seat) in setup.seats.iter().enumerate() {
                let points = i32::from(seat.points.get());
                if points > 0 {
                    let id = u8::try_from(at).ok().and_then(SeatId::new).unwrap_or_default();
                    add(id, &Reason::Start, None, points);
                }
            }
        }
    }
    let mut sums: BTreeMap<(usize, String, String), i32> = BTreeMap::new();
    let place = |seat: SeatId| game.order().iter().position(|s| *s == seat).unwrap_or(usize::MAX);
    for (seat, reason, law, points) in typed {
        let source = say::reason(context.language, game, &reason);
        let law = law.map(|l| l.to_string()).unwrap_or_default();
        *sums.entry((place(seat), source, law)).or_default() += points;
    }
    sums.into_iter()
        .filter_map(|((at, source, law), points)| {
            let seat = *game.order().get(at)?;
            let points = format!("{points:+}");
            Some((seat, SourceRow { seat: context.name(seat), source, law, points }))
        })
        .collect()
}

fn branches(context: &Context<'_>) -> Vec<ChoiceRow> {
    let history = context.session.history();
    history
        .branches()
        .iter()
        .rev()
        .map(|tip| {
            let label = label(context, *tip);
            let text = context.tell(|| tr!("Bring back: {label}", label = label));
            context.button("branches", &tip.0.to_string(), text, &Touch::Recover(*tip))
        })
        .collect()
}

/// What going back to an entry would take away, for the warning.
pub fn taken_back(context: &Context<'_>, id: EntryId) -> Vec<String> {
    let history = context.session.history();
    history.told().rev().take_while(|e| e.id != id).map(|e| label(context, e.id)).collect()
}

/// A sentence with the names of some of them.
pub fn some_of(context: &Context<'_>, labels: &[String]) -> String {
    let shown: Vec<&String> = labels.iter().take(5).collect();
    let list = words::list(context.language, &shown);
    match labels.len().saturating_sub(shown.len()) {
        0 => list,
        more => context.tell(|| tr!("{list} and {n} more", list = list, n = more)),
    }
}
