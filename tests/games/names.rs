//! Names and notes that files and screens have been broken by: kept to the letter, shown in one line, replayed unharmed.

use std::process::Command;

use serde_json::Value;
use woodland_ledger::app::desk::Screen;
use woodland_ledger::app::touch::Touch;
use woodland_ledger::engine::seat::SeatId;

use super::hand::{Bench, DeskHand, Hand, history};
use super::ten_turns::BOTH;

const NAMES: [&str; 12] = [
    "",
    "   ",
    "exactly forty letters long, no less: aaa",
    "🦊🐇🐁🦅 👩‍👩‍👧‍👦",
    "שָׂרָה ومريم",
    "\u{202e}backwards",
    "\"quotes\" 'and' „more“ \\ back / slash",
    "two\nlines\r\nand\u{2028}more",
    "{seat} %s {0} {{}}",
    "{\"entry\":{}}",
    "\u{0}\u{1b}[31mred\u{7}\t\u{7f}",
    "Zoë e\u{301}",
];

fn shown(name: &str, faction: &str) -> String {
    let line = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.is_empty() { faction.into() } else { line }
}

#[test]
fn names_are_saved_shown_and_replayed_unharmed() {
    assert_eq!(NAMES[2].chars().count(), 40);
    for (n, name) in NAMES.into_iter().enumerate() {
        let dir = tempfile::tempdir().unwrap();
        let mut hand = DeskHand::new(Bench::new(&dir.path().join("data"), n as u64));
        hand.go(Screen::NewGame);
        hand.sit(1, "Lost Powers", name);
        hand.sit(2, "Another faction", "Bram");
        hand.touch("Begin the game");
        // The second seat gets the name through the form, and there is a note of it.
        hand.go(Screen::Table);
        if name != "Bram" {
            hand.desk.touch(Touch::EditName(SeatId::new(1).unwrap()));
            hand.type_text(name);
            hand.confirm();
        }
        if !name.trim().is_empty() {
            hand.touch("Write a note…");
            hand.type_text(name);
            hand.confirm();
        }
        hand.desk.touch(Touch::EditName(SeatId::new(1).unwrap()));
        assert_eq!(hand.desk.ask().unwrap().text, name, "the form begins with the name as it is");
        hand.cancel();
        let state = hand.state();
        for seat in 0..2 {
            assert_eq!(state["seats"][seat]["name"], *name);
        }
        let reopened = history(&hand.bench.ledger());
        assert_eq!(reopened.game(), hand.desk.session().unwrap().game());
        for language in BOTH {
            hand.speak(language);
            let seats = hand.desk.table().unwrap().seats;
            let faction = if n < 2 { seats[0].name.clone() } else { String::new() };
            assert_eq!(seats[0].name, shown(name, &faction));
            assert!(!seats[0].name.is_empty() && !seats[1].name.is_empty());
            for row in hand.desk.ledger().unwrap().rows {
                assert!(!row.text.contains(['\n', '\r', '\u{2028}']), "{:?}", row.text);
            }
            assert_eq!(hand.desk.board().unwrap().seat, seats[0].key);
        }
        let replay = |more: &[&str]| {
            let out = Command::new(env!("CARGO_BIN_EXE_woodland-ledger"))
                .arg("replay")
                .arg(hand.bench.ledger())
                .args(more)
                .output()
                .unwrap();
            assert_eq!(out.status.code(), Some(0), "{name:?}");
            String::from_utf8(out.stdout).unwrap()
        };
        let told: Value = serde_json::from_str(&replay(&["--json"])).unwrap();
        assert_eq!(told["table"]["seats"][1]["name"], *name);
        for language in ["en", "nl"] {
            let text = replay(&["--lang", language]);
            // What would command a terminal stays out of it.
            assert!(!text.contains(|c: char| c.is_control() && c != '\n'), "{text:?}");
            let line: String = shown(name, "").chars().filter(|c| !c.is_control()).collect();
            assert!(text.contains(&line), "{name:?} in {text:?}");
        }
    }
}

#[test]
fn a_name_that_is_far_too_long_is_refused_in_words() {
    let dir = tempfile::tempdir().unwrap();
    let mut hand = DeskHand::new(Bench::new(&dir.path().join("data"), 1));
    hand.go(Screen::NewGame);
    hand.sit(1, "Lost Powers", &"é".repeat(1001));
    hand.touch("Begin the game");
    assert!(hand.desk.session().is_none() && hand.desk.remark().is_some());
    hand.sit(1, "Lost Powers", "Ada");
    hand.touch("Begin the game");
    hand.go(Screen::Table);
    hand.touch("Write a note…");
    hand.type_text(&"é".repeat(1001));
    hand.confirm();
    assert!(hand.desk.remark().is_some());
    assert_eq!(hand.desk.session().unwrap().history().len(), 1);
}
