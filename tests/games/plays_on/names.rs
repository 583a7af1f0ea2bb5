//! What commands are called, and how forms that count are answered.

use woodland_ledger::engine::ask::{CountRow, Countable};
use woodland_ledger::engine::factions::FactionCommand;

/// What a faction's own command is called in the file.
pub fn name(play: &FactionCommand) -> String {
    let value = serde_json::to_value(play).unwrap();
    let (faction, own) = value.as_object().unwrap().iter().next().unwrap();
    let own = match own {
        serde_json::Value::Object(own) => own.keys().next().unwrap().clone(),
        own => own.as_str().unwrap_or_default().to_owned(),
    };
    format!("{faction}.{own}")
}

/// The same with what it is done with: `marquise.act.build.sawmill`, `eyrie.resolve.card`.
pub fn whole_name(play: &FactionCommand) -> String {
    let (mut name, mut value) = (String::new(), serde_json::to_value(play).unwrap());
    loop {
        let (word, inner) = match &value {
            serde_json::Value::Object(own) => {
                let (word, inner) = own.iter().next().unwrap();
                (word.clone(), Some(inner.clone()))
            }
            serde_json::Value::String(word) => (word.clone(), None),
            _ => return name,
        };
        name = if name.is_empty() { word } else { format!("{name}.{word}") };
        match inner {
            Some(inner) => value = inner,
            None => return name,
        }
    }
}

/// The least that is asked for, begun at another row each time; two of a removal's pieces at most.
pub fn counts(rows: &[CountRow], min: u8, max: u8, n: usize) -> Vec<u8> {
    let mut counts: Vec<u8> = rows.iter().map(|row| row.min).collect();
    let pieces =
        rows.iter().any(|row| matches!(row.what, Countable::Class(_) | Countable::Pieces(..)));
    let least = if pieces { 1 } else { 2 };
    let wanted = min.max(least).min(max);
    for at in (0..rows.len()).cycle().skip(n % rows.len().max(1)).take(rows.len() * 40) {
        if counts.iter().map(|n| u32::from(*n)).sum::<u32>() >= u32::from(wanted) {
            break;
        }
        if counts[at] < rows[at].max {
            counts[at] += 1;
        }
    }
    counts
}
