//! Turns of the Marquise, touched as a person touches them, and counted.

use serde_json::Value;
use woodland_ledger::app::desk::Screen;
use woodland_ledger::app::view::Row;

use super::hand::{Bench, DeskHand, Hand};

/// The Marquise and two guests, set up, in her first Birdsong.
fn begun(folder: &std::path::Path) -> DeskHand {
    let mut hand = DeskHand::new(Bench::new(folder, 1));
    hand.go(Screen::NewGame);
    hand.sit(1, "Another faction", "");
    hand.sit(2, "Another faction", "Bram");
    hand.sit(3, "Another faction", "Chloé");
    hand.sit(1, "Marquise de Cat", "Ada");
    hand.touch("Begin the game");
    assert_eq!(hand.desk.screen(), Screen::Board, "there is something to set up");
    let before = hand.touches;
    hand.due();
    hand.due();
    hand.confirm();
    hand.due();
    hand.due();
    assert_eq!(hand.touches - before, 5, "keep, garrison and its number, buildings, first turn");
    hand
}

fn pool(state: &Value, wanted: &Value) -> u64 {
    let pools = state["seats"][0]["pools"].as_array().unwrap();
    let pool = pools.iter().find(|pool| pool[0]["marquise"] == *wanted).unwrap();
    pool[1].as_u64().unwrap()
}

fn on_map(hand: &mut DeskHand, piece: &Value) -> u64 {
    pool(&hand.state(), &serde_json::json!({ "map": piece }))
}

fn counter(hand: &DeskHand, key: &str) -> i32 {
    let rows = hand.desk.board().unwrap().rows;
    let value = rows.iter().find_map(|row| match row {
        Row::Counter(row) if row.key == key => Some(row.value),
        _ => None,
    });
    value.unwrap_or_else(|| panic!("no {key}: {rows:#?}"))
}

/// A usual turn: wood, three actions, the draw and the end: seven touches; six by touching the draw itself.
#[test]
fn a_usual_turn_takes_seven_touches() {
    let dir = tempfile::tempdir().unwrap();
    let mut hand = begun(dir.path());
    let before = hand.touches;
    hand.due();
    hand.touch("Build a sawmill: 1 wood, +1");
    hand.touch("Recruit");
    hand.touch("March");
    assert_eq!(counter(&hand, "actions-left"), 0);
    hand.due();
    hand.due();
    hand.due();
    assert_eq!(hand.touches - before, 7);
    let state = hand.state();
    assert_eq!(state["seats"][0]["points"], 1);
    assert_eq!(state["seats"][0]["hand"], 4);
    assert_eq!(state["turn"]["seat"], 1);
    assert_eq!(on_map(&mut hand, &"warrior".into()), 12);
    assert_eq!(on_map(&mut hand, &"wood".into()), 0);
    assert_eq!(on_map(&mut hand, &serde_json::json!({ "building": "sawmill" })), 2);
}

/// The next space of a track builds; any other opens the correction of its count.
#[test]
fn a_track_builds_and_is_corrected_by_touch() {
    let dir = tempfile::tempdir().unwrap();
    let mut hand = begun(dir.path());
    hand.due();
    hand.touch("Workshop 2: cost in wood 1, points 2");
    assert_eq!(hand.state()["seats"][0]["points"], 2);
    assert_eq!(counter(&hand, "actions-left"), 2);
    hand.undo();
    hand.touch("Workshop 6: cost in wood 4, points 5");
    hand.set("How many are there? Workshops on the map", 3);
    hand.confirm();
    assert_eq!(on_map(&mut hand, &serde_json::json!({ "building": "workshop" })), 3);
    hand.touch("Workshop 4: cost in wood 3, points 3");
    assert!(hand.desk.dialog().is_some(), "not enough wood: refused, and the table may insist");
}

/// Warriors fall in another seat's turn: who, what and whether she heals, in one entry.
#[test]
fn field_hospitals_are_answered_within_the_removal() {
    let dir = tempfile::tempdir().unwrap();
    let mut hand = begun(dir.path());
    hand.touch("Pieces removed…");
    hand.touch("Bram");
    hand.set("Warriors", 2);
    hand.confirm();
    hand.touch("Spend a card");
    assert_eq!(on_map(&mut hand, &"warrior".into()), 11);
    assert_eq!(hand.state()["seats"][0]["hand"], 2);
    hand.undo();
    assert_eq!(hand.state()["seats"][0]["hand"], 3);
    assert_eq!(on_map(&mut hand, &"warrior".into()), 11);
}
