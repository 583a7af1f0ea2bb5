//! Exports: a game as CSV and as JSON, for other programs and for people. What lies face down is left out,
//! unless it is asked for in so many words; the complete ledger is another thing, a copy of its file.

use std::collections::BTreeSet;

use chrono::DateTime;
use serde_json::{Value, json};

use crate::engine::ask::Answer;
use crate::engine::card::{CardId, Face};
use crate::engine::effect::Effect;
use crate::engine::entry::Entry;
use crate::engine::game::Game;
use crate::engine::history::History;
use crate::engine::score::Reason;
use crate::engine::seat::SeatId;
use crate::engine::zone::{Sight, Zone};
use crate::store::line::Header;
use crate::words::{Language, say};

/// What the JSON export calls itself.
const FORMAT: &str = "woodland-ledger-export";
const VERSION: u32 = 1;

/// The columns of the CSV. Names stay the same in every language.
pub const COLUMNS: [&str; 15] = [
    "kind",
    "entry",
    "time",
    "round",
    "turn",
    "phase",
    "seat",
    "player",
    "faction",
    "what",
    "points",
    "total",
    "source",
    "law",
    "counts_for_turn",
];

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sees {
    /// What everybody at the table may see.
    Table,
    Everything,
}

fn time(at: i64) -> String {
    DateTime::from_timestamp_millis(at)
        .map(|t| t.format("%Y-%m-%dT%H:%M:%SZ").to_string())
        .unwrap_or_default()
}

/// A line of the table: one for each entry that counts, and one for each score line under it.
/// The points of the score lines add up to what the seats have.
pub fn csv(language: Language, history: &History) -> Result<Vec<u8>, csv::Error> {
    let mut out = csv::Writer::from_writer(Vec::new());
    out.write_record(COLUMNS)?;
    let mut failed = Ok(());
    history.walk(0..history.len(), |before, entry| {
        if failed.is_ok() {
            failed = csv_entry(language, before, entry, &mut out);
        }
    });
    failed?;
    out.into_inner().map_err(|e| e.into_error().into())
}

fn csv_entry(
    language: Language,
    before: &Game,
    entry: &Entry,
    out: &mut csv::Writer<Vec<u8>>,
) -> Result<(), csv::Error> {
    let mut game = before.clone();
    if game.fold(entry).is_err() {
        // It was folded when the ledger was read: this cannot happen.
        return Ok(());
    }
    let turn = if before.begun() { before.turn } else { game.turn };
    let seat_cells = |seat: Option<SeatId>| {
        let who = seat.and_then(|seat| game.seat(seat));
        [
            seat.map(|seat| (seat.index() + 1).to_string()).unwrap_or_default(),
            who.map(|who| typed(&who.name)).unwrap_or_default(),
            who.map(|who| typed(&say::faction_name(language, &who.faction))).unwrap_or_default(),
        ]
    };
    let mut row = |kind: &str, seat: Option<SeatId>, what: String, score: [String; 5]| {
        let [number, player, faction] = seat_cells(seat);
        let [points, total, source, law, counts] = score;
        out.write_record([
            kind.to_owned(),
            entry.id.0.to_string(),
            time(entry.at),
            turn.round.to_string(),
            turn.number.to_string(),
            say::phase(language, turn.phase),
            number,
            player,
            faction,
            what,
            points,
            total,
            source,
            law,
            counts,
        ])
    };
    let label = typed(&say::entry(language, before, entry).label);
    row("entry", entry.command.seat(&game), label, Default::default())?;
    // Totals run along with the score lines of the entry.
    let mut totals: Vec<(SeatId, i32)> =
        before.seats().map(|(seat, who)| (seat, i32::from(who.points.get()))).collect();
    for line in scores(entry) {
        let total = match totals.iter_mut().find(|(seat, _)| *seat == line.seat) {
            Some((_, total)) => {
                *total += line.points;
                *total
            }
            None => {
                totals.push((line.seat, line.points));
                line.points
            }
        };
        let score = [
            line.points.to_string(),
            total.to_string(),
            typed(&say::reason(language, &game, &line.reason)),
            line.law,
            line.turn.to_string(),
        ];
        row("score", Some(line.seat), String::new(), score)?;
    }
    Ok(())
}

/// Points that a seat got or lost.
struct ScoreLine {
    seat: SeatId,
    points: i32,
    reason: Reason,
    law: String,
    turn: u16,
}

fn scores(entry: &Entry) -> Vec<ScoreLine> {
    let mut lines = Vec::new();
    for effect in &entry.effects {
        if let Effect::Score { seat, applied, reason, law, turn, .. } = effect {
            lines.push(ScoreLine {
                seat: *seat,
                points: i32::from(*applied),
                reason: reason.clone(),
                law: law.map(|law| law.to_string()).unwrap_or_default(),
                turn: *turn,
            });
        } else if let Effect::Began(setup) = effect {
            for (at, seat) in setup.seats.iter().enumerate() {
                let id = u8::try_from(at).ok().and_then(SeatId::new);
                if let (Some(id), points @ 1..) = (id, seat.points.get()) {
                    lines.push(ScoreLine {
                        seat: id,
                        points: i32::from(points),
                        reason: Reason::Start,
                        law: String::new(),
                        turn: 0,
                    });
                }
            }
        }
    }
    lines
}

/// What somebody typed, on one line and so that a spreadsheet takes it for a text and not for a formula.
fn typed(text: &str) -> String {
    let line: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let line: String = line.chars().filter(|c| !c.is_control()).collect();
    if line.starts_with(['=', '+', '-', '@']) { format!("'{line}") } else { line }
}

/// The table as it stands, where every point came from, and every entry that counts.
pub fn json(language: Language, header: &Header, history: &History, sees: Sees) -> Value {
    let mut entries = Vec::new();
    let mut hidden = Hidden::default();
    history.walk(0..history.len(), |before, entry| {
        entries.push(json_entry(language, before, entry, sees, &mut hidden));
    });
    json!({
        "format": FORMAT,
        "version": VERSION,
        "id": header.id,
        "created": header.created,
        "app": env!("CARGO_PKG_VERSION"),
        "language": language.code(),
        "redacted": sees == Sees::Table,
        "table": table(history, sees),
        "entries": entries,
    })
}

fn json_entry(
    language: Language,
    before: &Game,
    entry: &Entry,
    sees: Sees,
    hidden: &mut Hidden,
) -> Value {
    let text = say::entry(language, before, entry);
    let mut game = before.clone();
    if game.fold(entry).is_err() {
        game = before.clone();
    }
    let turn = if before.begun() { before.turn } else { game.turn };
    let scores: Vec<Value> = scores(entry)
        .into_iter()
        .map(|line| {
            json!({
                "seat": u8::from(line.seat),
                "points": line.points,
                "source": say::reason(language, &game, &line.reason),
                "law": line.law,
                "turn": line.turn,
            })
        })
        .collect();
    let mut value = json!({
        "id": entry.id,
        "time": time(entry.at),
        "round": turn.round,
        "turn": turn.number,
        "phase": turn.phase,
        "seat": entry.command.seat(&game),
        "text": text.label,
        "lines": text.lines,
        "scores": scores,
    });
    if let Some(value) = value.as_object_mut() {
        match sees {
            Sees::Everything => {
                value.insert("command".into(), json!(entry.command));
                let answers: Vec<Value> = entry.answers.iter().map(plain_answer).collect();
                let effects: Vec<Value> = entry.effects.iter().map(plain).collect();
                value.insert("answers".into(), answers.into());
                value.insert("effects".into(), effects.into());
            }
            // What was asked for and answered may speak of cards that nobody else saw.
            Sees::Table => {
                let effects: Vec<Value> =
                    entry.effects.iter().map(|effect| hidden.redacted(effect)).collect();
                value.insert("effects".into(), effects.into());
            }
        }
        if entry.insist {
            value.insert("insist".into(), true.into());
        }
    }
    value
}

/// An effect without the veil that the file has over it.
fn plain(effect: &Effect) -> Value {
    match effect {
        Effect::Dealt { card, face, to, end } => {
            json!({ "dealt": { "card": card, "face": face, "to": to, "end": end } })
        }
        Effect::Named { card, face, .. } => json!({ "named": { "card": card, "face": face } }),
        effect => json!(effect),
    }
}

fn plain_answer(answer: &Answer) -> Value {
    match answer {
        Answer::Unseen(unseen) => json!({ "faces": unseen.0 }),
        answer => json!(answer),
    }
}

/// Whether everybody sees what lies there. What is in a hand or in the box was never laid open.
fn open(zone: Zone) -> bool {
    zone != Zone::Away && zone.sight() == Sight::Everyone
}

/// Which cards lie face down, told effect by effect.
#[derive(Default)]
struct Hidden(BTreeSet<CardId>);

impl Hidden {
    /// In a hand or in the box nobody learns what it is.
    fn lies(&mut self, card: CardId, zone: Zone) {
        if zone.sight() != Sight::Everyone {
            self.0.insert(card);
        } else if open(zone) {
            self.0.remove(&card);
        }
    }

    /// An effect as everybody at the table saw it.
    fn redacted(&mut self, effect: &Effect) -> Value {
        match effect {
            Effect::Reordered { zone, order } => {
                json!({ "reordered": { "zone": zone, "cards": order.0.len() } })
            }
            Effect::Dealt { card, to, end, .. } => {
                self.lies(*card, *to);
                match to.sight() {
                    Sight::Everyone => json!(effect),
                    Sight::Owner | Sight::Nobody => json!({ "dealt": { "to": to, "end": end } }),
                }
            }
            Effect::Card { card, from, to, end } => {
                self.lies(*card, *to);
                if open(*from) || open(*to) {
                    json!(effect)
                } else {
                    json!({ "card": { "from": from, "to": to, "end": end } })
                }
            }
            Effect::Named { card, .. } if self.0.contains(card) => json!({ "named": {} }),
            Effect::Priced { card, .. } if self.0.contains(card) => json!({ "priced": {} }),
            effect => json!(effect),
        }
    }
}

/// The state. Of a zone that lies face down only the count is told, unless everything is.
pub fn table(history: &History, sees: Sees) -> Value {
    let game = history.game();
    let mut value = serde_json::to_value(game).unwrap_or_default();
    if sees == Sees::Everything {
        return value;
    }
    let hidden: Vec<(Zone, &[CardId])> =
        game.zones().iter().filter(|(zone, _)| zone.sight() != Sight::Everyone).collect();
    let (mut known, mut lay_hidden) = (BTreeSet::new(), BTreeSet::new());
    for effect in history.told().flat_map(|entry| &entry.effects) {
        let (card, from, to) = if let Effect::Dealt { card, to, .. } = effect {
            (*card, Zone::Away, *to)
        } else if let Effect::Card { card, from, to, .. } = effect {
            (*card, *from, *to)
        } else {
            continue;
        };
        if open(from) || open(to) {
            known.insert(card);
        }
        if to.sight() != Sight::Everyone {
            lay_hidden.insert(card);
        }
    }
    // Out of a hidden pile into a hand or the box: still nobody else knows what it is.
    for card in game.cards_in(Zone::Away).iter().filter(|c| lay_hidden.contains(c)) {
        if !known.contains(card)
            && let Some(told) = value.get_mut("cards").and_then(|all| all.get_mut(card.index()))
        {
            *told = json!({ "face": "hidden" });
        }
    }
    for (zone, cards) in &hidden {
        let name = serde_json::to_value(zone).unwrap_or_default();
        let zones = value.get_mut("zones").and_then(Value::as_array_mut);
        let found = zones.into_iter().flatten().find(|z| z.get(0) == Some(&name));
        if let Some(found) = found.and_then(|zone| zone.get_mut(1)) {
            *found = json!({ "count": cards.len() });
        }
        for card in *cards {
            // What a faction's own cards are stands on them for all to read; where each lies does not.
            let own = matches!(game.card(*card).map(|c| c.face), Some(Face::Own { .. }));
            let secret = zone.sight() == Sight::Owner || !own;
            if secret
                && !known.contains(card)
                && let Some(told) = value.get_mut("cards").and_then(|all| all.get_mut(card.index()))
            {
                *told = json!({ "face": "hidden" });
            }
        }
    }
    value
}
