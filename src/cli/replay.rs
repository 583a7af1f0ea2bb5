//! `replay`: reads a ledger, folds it and prints the table, every seat's state and where its points came from.
//! What lies face down is left out, in words and in JSON, unless it is asked for.

use std::io::ErrorKind;
use std::path::Path;

use serde_json::json;
use tr::tr;

use crate::app::export::{Sees, table};
use crate::app::ledger::sources;
use crate::app::session::{Keeper, Keeping, Session};
use crate::app::{Chance, Context, Told, start};
use crate::engine::turn::Phase;
use crate::engine::zone::Sight;
use crate::store::ledger::{self, LineFault, LoadError, Loaded};
use crate::store::line::Line;
use crate::store::waiting::Waiting;
use crate::words::{Language, cards, in_language, points, say};

/// A reader keeps nothing.
struct Reader;

impl Keeper for Reader {
    fn keep(&mut self, _: Line) {}
    fn wait(&mut self, _: Option<Waiting>) {}
    fn keeping(&self) -> Keeping {
        Keeping::Saved
    }
    fn retry(&mut self) {}
    fn save_elsewhere(&mut self, _: &Path) {}
    fn settle(&mut self) {}
}

/// Reads a ledger; a fault comes with its line and reason.
pub fn load(language: Language, file: &Path) -> Result<Loaded, String> {
    let loaded = ledger::load(file).map_err(|fault| match detail(&fault) {
        Some(detail) => format!("{} ({detail})", start::load_fault(language, &fault)),
        None => start::load_fault(language, &fault),
    })?;
    if loaded.torn.is_some() {
        eprintln!("{}: {}", file.display(), start::torn(language));
    }
    Ok(loaded)
}

/// What the reader of JSON or the disk itself says of it, in their own words.
fn detail(fault: &LoadError) -> Option<String> {
    match fault {
        LoadError::Line { fault: fault @ LineFault::Json { .. }, .. } => Some(fault.to_string()),
        LoadError::Io(kind) => (*kind != ErrorKind::NotFound).then(|| kind.to_string()),
        LoadError::NotAFile
        | LoadError::Empty
        | LoadError::TooLarge { .. }
        | LoadError::NotALedger
        | LoadError::FutureVersion { .. }
        | LoadError::Line { fault: LineFault::Broken(_) | LineFault::SecondHeader, .. } => None,
    }
}

pub fn replay(
    language: Language,
    Loaded { header, history, .. }: Loaded,
    as_json: bool,
    sees: Sees,
) -> Result<String, String> {
    let session = Session::resume(history, Box::new(Reader), Chance::fresh(), Box::new(|| 0));
    let told = Told::default();
    let context = Context { session: &session, language, told: &told };
    if as_json {
        let value = json!({
            "format": header.format,
            "id": header.id,
            "entries": session.history().len(),
            "table": table(session.history(), sees),
            "sources": sources(&context).into_iter().map(|(seat, row)| json!({
                "seat": u8::from(seat), "name": row.seat, "source": row.source, "law": row.law, "points": row.points,
            })).collect::<Vec<_>>(),
        });
        return serde_json::to_string_pretty(&value).map_err(|e| e.to_string());
    }
    // A name out of a stranger's file must not command the terminal.
    Ok(super::printable(&in_words(&context, sees)))
}

fn in_words(context: &Context<'_>, sees: Sees) -> String {
    let (game, language) = (context.game(), context.language);
    let mut lines = Vec::new();
    let turn = game.turn;
    let phase = say::phase(language, turn.phase);
    let name = context.name(turn.seat);
    lines.push(match turn.phase {
        Phase::Setup => phase,
        Phase::Birdsong | Phase::Daylight | Phase::Evening => in_language(language, || {
            tr!("Round {round}: {seat}, {phase}", round = turn.round, seat = name, phase = phase)
        }),
    });
    if let Some(ending) = &game.ending {
        lines.push(say::ending(language, game, ending));
    }
    let rows = sources(context);
    for seat in game.order() {
        let Some(who) = game.seat(*seat) else { continue };
        let name = context.name(*seat);
        lines.push(String::new());
        let score = if who.scores() {
            points(language, i32::from(who.points.get()))
        } else {
            say::standing(language, who.standing)
        };
        let hand = cards(language, u32::from(who.hand));
        lines.push(format!("{name} ({})", say::faction_name(language, &who.faction)));
        lines.push(in_language(language, || {
            tr!("  {score}; in hand: {hand}", score = score, hand = hand)
        }));
        for (pool, n) in who.pools.iter() {
            lines.push(format!("  {}: {n}", say::pool(language, pool)));
        }
        for (zone, cards) in game.zones().iter().filter(|(zone, _)| zone.seat() == Some(*seat)) {
            let named = || cards.iter().map(|c| context.card(*c)).collect::<Vec<_>>().join(", ");
            let names = match (zone.sight(), sees) {
                (Sight::Everyone, _) | (_, Sees::Everything) => named(),
                (Sight::Owner | Sight::Nobody, Sees::Table) => cards.len().to_string(),
            };
            lines.push(format!("  {}: {names}", say::zone(language, game, zone)));
        }
        for item in &who.items {
            lines.push(format!("  {}", say::item(language, *item)));
        }
        for row in rows.iter().filter(|(s, _)| s == seat).map(|(_, row)| row) {
            let law = if row.law.is_empty() { String::new() } else { format!(" ({})", row.law) };
            lines.push(format!("  {} {}{law}", row.points, row.source));
        }
    }
    lines.join("\n")
}
