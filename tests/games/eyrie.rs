//! The Eyrie played touch by touch: a usual turn, a turn that ends in turmoil, and what the board and the ledger say.

use std::path::Path;

use woodland_ledger::app::desk::Screen;
use woodland_ledger::app::view::{CardRow, NoteRow, Row, SpaceRow, StepRow, StepState};
use woodland_ledger::words::Language;

use super::hand::{Bench, DeskHand, Hand};

fn begun(folder: &Path, leader: &str) -> DeskHand {
    let mut hand = DeskHand::new(Bench::new(folder, 1));
    hand.go(Screen::NewGame);
    hand.sit(1, "Eyrie Dynasties", "Ada");
    hand.sit(2, "Another faction", "Bram");
    hand.sit(3, "Another faction", "Chloé");
    hand.touch("Begin the game");
    assert_eq!(hand.desk.screen(), Screen::Board);
    // The roost, then a leader.
    hand.due();
    hand.touch(leader);
    hand.due();
    hand
}

fn rows(hand: &DeskHand) -> Vec<Row> {
    hand.desk.board().unwrap().rows
}

fn cards(hand: &DeskHand, group: &str) -> Vec<CardRow> {
    let cards = rows(hand).into_iter().filter_map(|row| match row {
        Row::Card(row) if row.group == group => Some(row),
        _ => None,
    });
    cards.collect()
}

fn spaces(hand: &DeskHand, group: &str) -> Vec<SpaceRow> {
    let spaces = rows(hand).into_iter().filter_map(|row| match row {
        Row::Space(row) if row.group == group => Some(row),
        _ => None,
    });
    spaces.collect()
}

fn notes(hand: &DeskHand, group: &str) -> Vec<NoteRow> {
    let notes = rows(hand).into_iter().filter_map(|row| match row {
        Row::Note(row) if row.group == group => Some(row),
        _ => None,
    });
    notes.collect()
}

fn step(hand: &DeskHand, key: &str) -> StepRow {
    let step = rows(hand).into_iter().find_map(|row| match row {
        Row::Step(row) if row.key == key => Some(row),
        _ => None,
    });
    step.unwrap_or_else(|| panic!("no step {key}"))
}

fn turmoil(hand: &DeskHand) -> String {
    notes(hand, "reminders").remove(0).text
}

/// Touches a card of the Decree: ticks it off in its turn.
fn tick(hand: &mut DeskHand, group: &str, at: usize) {
    let card = cards(hand, group).remove(at);
    hand.touches += 1;
    hand.desk.take(&card.token);
}

fn ledger(hand: &mut DeskHand) -> Vec<(String, String, String)> {
    let rows = hand.desk.ledger().unwrap().rows;
    rows.into_iter().map(|row| (row.text, row.detail, row.points)).collect()
}

fn others_pass(hand: &mut DeskHand) {
    for _ in 0..2 {
        hand.due();
    }
    hand.touch("Board of Ada");
}

/// root:7.4.2, root:7.5.2, root:7.6.1: one card added, three resolved on the Decree itself, points and cards.
#[test]
fn a_usual_turn_takes_few_touches() {
    let dir = tempfile::tempdir().unwrap();
    let mut hand = begun(dir.path(), "Despot");
    let before = hand.touches;
    hand.touch("Add under Move…");
    hand.pick("a fox card");
    assert_eq!(turmoil(&hand), "Turmoil now would cost 2 points; there are 0 to lose");
    // Birdsong is over: the Decree is touched by way of its step, then on its cards.
    hand.touch("Move with a fox card");
    let marked: Vec<bool> = spaces(&hand, "decree").iter().map(|s| s.marker).collect();
    assert_eq!(marked, [false, true, false, false]);
    assert_eq!(spaces(&hand, "decree")[1].points, "1 left");
    tick(&mut hand, "decree-move", 0);
    assert!(cards(&hand, "decree-move").iter().all(|card| card.used), "ticked off");
    assert!(spaces(&hand, "decree")[1].filled);
    tick(&mut hand, "decree-build", 0);
    assert_eq!(turmoil(&hand), "Turmoil now would cost 2 points; there are 0 to lose");
    let roosts = spaces(&hand, "roosts");
    let points: Vec<&str> = roosts.iter().map(|s| s.points.as_str()).collect();
    assert_eq!(points, ["+0", "+1", "+2", "+3", "+4", "+4", "+5"]);
    let bonus: Vec<usize> = (0..7).filter(|i| roosts[*i].label == "+1 card").collect();
    assert_eq!(bonus, [2, 5]);
    assert_eq!(roosts.iter().filter(|s| s.filled).count(), 5);
    assert!(roosts[1].marker);
    // On to Evening, points, a card, the end of the turn.
    for _ in 0..4 {
        hand.due();
    }
    assert_eq!(hand.touches - before, 9);
    hand.touch("Board of Ada");
    hand.go(Screen::Table);
    hand.touch("One point more for Ada");
    hand.go(Screen::Board);
    assert_eq!(turmoil(&hand), "Turmoil now would cost 2 points", "2 points, so all of it");
    hand.undo();
    let state = hand.state();
    assert_eq!(state["seats"][0]["points"], 1);
    assert_eq!(state["seats"][0]["hand"], 3);
    assert_eq!(state["turn"]["seat"], 1);
}

/// root:7.7: the cost stands before it is confirmed; the entry tells what was due; Evening follows.
#[test]
fn turmoil_is_told_before_and_after() {
    let dir = tempfile::tempdir().unwrap();
    let mut hand = begun(dir.path(), "Commander");
    hand.touch("Add under Build…");
    hand.pick("a bird card");
    hand.go(Screen::Table);
    hand.touch("One point more for Ada");
    hand.go(Screen::Board);
    hand.touch("Move with a Loyal Vizier");
    hand.touch("Battle with a Loyal Vizier");
    assert_eq!(turmoil(&hand), "Turmoil now would cost 3 points; there are 1 to lose");
    hand.touch("Cannot resolve a bird card…");
    let ask = hand.desk.ask().unwrap();
    assert_eq!(ask.title, "Turmoil costs 1 point. Go on?");
    assert!(ask.help.starts_with("3 birds lie on the Decree, Viziers included."), "{}", ask.help);
    hand.touch("Turmoil");
    let ask = hand.desk.ask().unwrap();
    assert_eq!(ask.title, "Who leads from now on?");
    assert_eq!(ask.choices.len(), 3);
    let despot = ask.choices.iter().find(|row| row.text.starts_with("Despot")).unwrap();
    hand.touch(&despot.text.clone());
    let told = ledger(&mut hand).remove(0);
    assert_eq!(told.0, "Ada fell into turmoil over a bird card, −1");
    for part in [
        "Ada −1: birds on the Decree in turmoil (7.7.1); due was −3",
        "A bird card goes to the discard pile",
        "Deposed: Commander",
        "New leader: Despot",
        "Skipped: Build",
    ] {
        assert!(told.1.contains(part), "{part} in {}", told.1);
    }
    assert_eq!(turmoil(&hand), "Turmoil now would cost 2 points; there are 0 to lose");
    let aside: Vec<String> =
        cards(&hand, "leaders").into_iter().filter(|c| c.used).map(|c| c.name).collect();
    assert_eq!(aside, ["Commander"]);
    assert_eq!(cards(&hand, "leaders")[0].name, "Despot");
    assert_eq!(step(&hand, "draw").state, StepState::Due);
    assert_eq!(step(&hand, "build").state, StepState::Skipped);
    hand.undo();
    assert_eq!(cards(&hand, "leaders")[0].name, "Commander");
    assert_eq!(step(&hand, "build").state, StepState::Due);
}

/// root:7.4.2: Birdsong without a card is refused with its law, and the table may insist.
#[test]
fn adding_nothing_is_refused_in_words() {
    let dir = tempfile::tempdir().unwrap();
    let mut hand = begun(dir.path(), "Builder");
    let choices = rows(&hand).into_iter().filter_map(|row| match row {
        Row::Choice(row) if row.text == "Recruit with a Loyal Vizier" => Some(row),
        _ => None,
    });
    for choice in choices {
        assert!(!choice.allowed && choice.law == "7.4.2", "{choice:?}");
    }
    hand.go(Screen::Table);
    hand.desk.act(woodland_ledger::engine::table::Command::EndPhase);
    let dialog = hand.desk.dialog().unwrap();
    let view = dialog.view(Language::English, hand.desk.context().as_ref());
    assert!(view.text.contains("At least one card has to be added"), "{view:?}");
}

/// root:7.2.2, root:7.2.3, root:7.8.3: what only the table does, or works by itself, stands on the board.
#[test]
fn the_board_tells_what_the_table_has_to_know() {
    let dir = tempfile::tempdir().unwrap();
    let mut hand = begun(dir.path(), "Commander");
    let laws: Vec<String> = notes(&hand, "notes").into_iter().map(|note| note.law).collect();
    assert_eq!(laws, ["7.2.2", "7.2.3"]);
    hand.touch("Add under Battle…");
    hand.pick("a mouse card");
    assert!(step(&hand, "battle").detail.contains("The Commander deals 1 extra hit."));
    let leader = cards(&hand, "leaders").remove(0);
    assert_eq!((leader.name.as_str(), leader.cost.as_str()), ("Commander", "Leads now"));
    // In Dutch too, and nothing of it in English.
    hand.speak(Language::Dutch);
    assert_eq!(turmoil(&hand), "Chaos zou nu 2 punten kosten; er zijn er 0 te verliezen");
    let decree: Vec<String> = spaces(&hand, "decree").into_iter().map(|s| s.label).collect();
    assert_eq!(decree, ["Rekruteer", "Verplaats", "Vecht", "Bouw"]);
    assert_eq!(cards(&hand, "decree-battle")[1].name, "Muis");
}

/// root:7.4.1, root:7.4.3, root:7.6.2: a turn that begins with nothing, through the large button alone.
#[test]
fn a_turn_from_nothing_is_led_by_the_large_button() {
    let dir = tempfile::tempdir().unwrap();
    let mut hand = begun(dir.path(), "Charismatic");
    hand.touch("Roosts on the map");
    hand.set("How many are there? Roosts on the map", 0);
    hand.confirm();
    hand.touch("Hand of Ada");
    hand.set("Ada: how many cards in hand?", 0);
    hand.confirm();
    assert_eq!(hand.desk.due().text, "Emergency Orders");
    hand.due();
    assert_eq!(hand.desk.due().text, "Add to the Decree");
    hand.touch("Add under Recruit…");
    hand.pick("a rabbit card");
    assert_eq!(hand.desk.due().text, "A New Roost");
    hand.due();
    let pools = &hand.state()["seats"][0]["pools"];
    let count = |at: usize| pools[at][1].as_u64().unwrap();
    assert_eq!([count(0), count(1), count(2), count(3)], [11, 9, 6, 1]);
    others_pass_after(&mut hand);
}

/// The rest of the turn as the Decree asks, and the other seats' turns.
fn others_pass_after(hand: &mut DeskHand) {
    hand.touch("Recruit with a rabbit card");
    hand.touch("Recruit with a Loyal Vizier");
    hand.touch("Battle with a Loyal Vizier");
    // On to Evening, where one roost scores nothing; a card, the end of the turn.
    for _ in 0..3 {
        hand.due();
    }
    others_pass(hand);
    assert_eq!(hand.desk.due().text, "Add to the Decree");
    assert!(cards(hand, "decree-recruit").iter().all(|card| !card.used), "a new turn, no ticks");
}
