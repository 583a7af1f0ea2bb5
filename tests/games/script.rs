//! Scripts: a game written down touch by touch, one a line, and played by any hand.
//! A line is a word, perhaps an object before the colon, and what is touched after it; numbers are set by `=`; `#` begins a remark.

use serde_json::Value;
use woodland_ledger::app::desk::Screen;
use woodland_ledger::words::Language;

use super::hand::Hand;

/// The ten turns, as text.
pub const TEN_TURNS: &str = include_str!("ten_turns.txt");

/// The luck that they were written down with.
pub const SEED: u64 = 12;

/// One line of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number in the text, from 1.
    pub number: usize,
    pub deed: Deed,
}

/// What a line asks of the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    Sit {
        place: usize,
        faction: String,
        player: String,
    },
    Go(Screen),
    Touch(String),
    Under {
        card: String,
        label: String,
    },
    Set {
        row: String,
        n: i32,
    },
    Pick(String),
    Type(String),
    Confirm,
    Cancel,
    Undo,
    Redo,
    Due,
    Dismiss,
    Speak(Language),
    Kill,
    /// Points of a seat.
    Points {
        player: String,
        points: u64,
    },
    /// Elders in supply, upright and fallen.
    Elders([u64; 3]),
    /// Followers in the tableau, in the Worn Out pile and in the deck.
    Followers([usize; 3]),
}

pub fn read(text: &str) -> Vec<Line> {
    let lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim()));
    lines
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(number, line)| Line {
            number,
            deed: deed(line).unwrap_or_else(|| panic!("line {number} means nothing: {line}")),
        })
        .collect()
}

fn numbers<T: std::str::FromStr>(text: &str) -> Option<Vec<T>> {
    text.split_whitespace().map(|n| n.parse().ok()).collect()
}

fn deed(line: &str) -> Option<Deed> {
    // The names of numbers have colons in them.
    if let Some(set) = line.strip_prefix("set ") {
        let (row, n) = set.rsplit_once(" = ")?;
        return Some(Deed::Set { row: row.into(), n: n.parse().ok()? });
    }
    let (head, rest) = line.split_once(": ").unwrap_or((line, ""));
    let (word, object) = head.split_once(' ').unwrap_or((head, ""));
    let rest = rest.trim();
    Some(match word {
        "seat" => {
            let (faction, player) = rest.split_once(", ").unwrap_or((rest, ""));
            let place = object.parse().ok()?;
            Deed::Sit { place, faction: faction.into(), player: player.into() }
        }
        "go" => Deed::Go(match rest {
            "New game" => Screen::NewGame,
            "Table" => Screen::Table,
            "Board" => Screen::Board,
            "Ledger" => Screen::Ledger,
            "Law" => Screen::Law,
            _ => return None,
        }),
        "touch" => Deed::Touch(rest.into()),
        "under" => Deed::Under { card: object.into(), label: rest.into() },
        "pick" => Deed::Pick(rest.into()),
        "type" => Deed::Type(rest.into()),
        "confirm" => Deed::Confirm,
        "cancel" => Deed::Cancel,
        "undo" => Deed::Undo,
        "redo" => Deed::Redo,
        "due" => Deed::Due,
        "dismiss" => Deed::Dismiss,
        "speak" => Deed::Speak(Language::from_locale(rest)?),
        "kill" => Deed::Kill,
        "points" => Deed::Points { player: object.into(), points: rest.parse().ok()? },
        "elders" => Deed::Elders(numbers(rest)?.try_into().ok()?),
        "followers" => Deed::Followers(numbers(rest)?.try_into().ok()?),
        _ => return None,
    })
}

/// Does what one line says; a line that expects something looks it up in the file.
pub fn play(hand: &mut dyn Hand, line: &Line) {
    match &line.deed {
        Deed::Sit { place, faction, player } => hand.sit(*place, faction, player),
        Deed::Go(page) => hand.go(*page),
        Deed::Touch(label) => hand.touch(label),
        Deed::Under { card, label } => hand.under(card, label),
        Deed::Set { row, n } => hand.set(row, *n),
        Deed::Pick(card) => hand.pick(card),
        Deed::Type(text) => hand.type_text(text),
        Deed::Confirm => hand.confirm(),
        Deed::Cancel => hand.cancel(),
        Deed::Undo => hand.undo(),
        Deed::Redo => hand.redo(),
        Deed::Due => hand.due(),
        Deed::Dismiss => hand.dismiss(),
        Deed::Speak(language) => hand.speak(*language),
        Deed::Kill => hand.kill_and_restart(),
        Deed::Points { player, points } => {
            let state = hand.state();
            let seat = state["seats"].as_array().unwrap().iter().find(|s| s["name"] == **player);
            let seat = seat.unwrap_or_else(|| panic!("line {}: nobody is {player}", line.number));
            assert_eq!(seat["points"], *points, "line {}: points of {player}", line.number);
        }
        Deed::Elders(counts) => {
            assert_eq!(elders(&hand.state()), *counts, "line {}: Elders", line.number);
        }
        Deed::Followers(counts) => {
            assert_eq!(followers(&hand.state()), *counts, "line {}: followers", line.number);
        }
    }
}

/// Plays a whole script.
pub fn play_all(hand: &mut dyn Hand, script: &[Line]) {
    for line in script {
        play(hand, line);
    }
}

/// The lines before this remark.
pub fn until(text: &str, remark: &str) -> String {
    let at = text.find(remark).unwrap_or_else(|| panic!("no remark {remark:?}"));
    text[..at].to_owned()
}

fn elders(state: &Value) -> [u64; 3] {
    let pools = state["seats"][0]["pools"].as_array().unwrap();
    let counts: Vec<u64> = pools.iter().map(|pool| pool[1].as_u64().unwrap()).collect();
    counts.try_into().unwrap()
}

fn followers(state: &Value) -> [usize; 3] {
    let mut counts = [0; 3];
    for zone in state["zones"].as_array().unwrap() {
        let (name, cards) = (zone[0].to_string(), zone[1].as_array().unwrap().len());
        let kinds = ["slot", "worn_out", "deck"];
        if let Some(at) = kinds.iter().position(|kind| name.contains(kind)) {
            counts[at] += cards;
        }
    }
    counts
}
