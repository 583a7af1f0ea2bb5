//! The hand-off to BG Stats, an app that keeps plays of board games: a link that says all of a play, and the same as a
//! code for a camera. Nothing is sent from here; whoever opens the link sees the play before it is kept.
//! Its Android version fails on a boolean that is left out, and on a number written as a text.

use chrono::DateTime;
use qrcode::{EcLevel, QrCode};
use serde_json::{Value, json};

use crate::engine::effect::{Effect, Victory};
use crate::engine::history::History;
use crate::words::{Language, say};

use super::curves;

const PAGE: &str = "https://app.bgstatsapp.com/createPlay.html?data=";
/// Root on BoardGameGeek.
const BGG: u32 = 237_182;
/// The longest name that goes into the link, in letters.
const MOST_NAME: usize = 60;
/// Light modules round a code, so that a camera finds it.
const QUIET: usize = 4;

/// A code for a camera: so many modules a side, and which of them are dark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    pub side: usize,
    pub dark: Vec<bool>,
}

/// A finished game as BG Stats wants it; nothing while it is not finished.
pub fn play(language: Language, id: &str, history: &History) -> Option<Value> {
    let game = history.game();
    let ending = game.ending?;
    let winners = game.winners();
    let first = history.told().flat_map(|entry| &entry.effects).find_map(|e| {
        let Effect::Began(setup) = e else { return None };
        Some(setup.first)
    });
    let mut ids: Vec<String> = Vec::new();
    let players: Vec<Value> = game
        .order()
        .iter()
        .filter_map(|seat| {
            let who = game.seat(*seat)?;
            let name: String =
                say::seat_name(language, game, *seat).chars().take(MOST_NAME).collect();
            let id = apart(&name, &ids);
            ids.push(id.clone());
            let mut player = json!({
                "name": name,
                "sourcePlayerId": id,
                "startPlayer": Some(*seat) == first,
                "winner": winners.contains(seat),
                "role": say::faction_name(language, &who.faction),
            });
            if who.scores() {
                player["score"] = who.points.get().into();
            }
            Some(player)
        })
        .collect();
    let mut play = json!({
        "sourceName": "Woodland Ledger",
        "sourcePlayId": id,
        "playDate": utc(curves::ended(history)),
        "comments": say::ending(language, game, &ending),
        "game": {
            "name": "Root",
            "sourceGameId": "root",
            "bggId": BGG,
            "highestWins": true,
            "noPoints": ending.how != Victory::Points,
        },
        "players": players,
    });
    let minutes = curves::played(history) / 60_000;
    if minutes > 0 {
        play["durationMin"] = minutes.into();
    }
    Some(play)
}

/// What a player is known by from play to play: the name, and which of several of that name.
fn apart(name: &str, taken: &[String]) -> String {
    let mut id = name.to_owned();
    for which in 2.. {
        if !taken.contains(&id) {
            break;
        }
        id = format!("{name} {which}");
    }
    id
}

/// The link that says all of it.
pub fn link(language: Language, id: &str, history: &History) -> Option<String> {
    play(language, id, history).map(|play| format!("{PAGE}{}", encoded(&play.to_string())))
}

/// The link as a code; nothing where it is too long for one.
pub fn code(link: &str) -> Option<Code> {
    let code = QrCode::with_error_correction_level(link, EcLevel::L).ok()?;
    let width = code.width();
    let side = width + 2 * QUIET;
    let mut dark = vec![false; side * side];
    for (at, module) in code.to_colors().into_iter().enumerate() {
        let (x, y) = (at % width + QUIET, at / width + QUIET);
        dark[y * side + x] = module == qrcode::Color::Dark;
    }
    Some(Code { side, dark })
}

/// "2026-11-30 19:05:00", in universal time.
fn utc(at: i64) -> String {
    DateTime::from_timestamp_millis(at)
        .map(|t| t.format("%Y-%m-%d %H:%M:%S").to_string())
        .unwrap_or_default()
}

/// As it stands in an address: letters, digits and four signs stay, every other byte becomes %XX.
fn encoded(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => {
                out.push(char::from(byte));
            }
            _ => out += &format!("%{byte:02X}"),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_holds_no_sign_of_its_own() {
        assert_eq!(encoded("a b\"{Zoë}&=%"), "a%20b%22%7BZo%C3%AB%7D%26%3D%25");
        assert_eq!(encoded("Az-_.~09"), "Az-_.~09");
    }

    #[test]
    fn players_of_one_name_are_told_apart() {
        let mut ids: Vec<String> = Vec::new();
        for name in ["Mara", "Tim", "Mara", "Mara 2", "Mara"] {
            ids.push(apart(name, &ids));
        }
        assert_eq!(ids, ["Mara", "Tim", "Mara 2", "Mara 2 2", "Mara 3"]);
    }

    #[test]
    fn a_code_has_a_quiet_edge_and_its_three_corners() {
        let code = code("https://app.bgstatsapp.com/").unwrap();
        assert_eq!(code.dark.len(), code.side * code.side);
        let at = |x: usize, y: usize| code.dark[y * code.side + x];
        for n in 0..code.side {
            assert!(!at(n, 0) && !at(0, n) && !at(n, code.side - 1) && !at(code.side - 1, n));
        }
        let far = code.side - QUIET - 1;
        assert!(at(QUIET, QUIET) && at(far, QUIET) && at(QUIET, far));
        assert_eq!(super::code(&"x".repeat(4000)), None, "too long for any code");
    }
}
