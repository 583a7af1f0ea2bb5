//! Golden games: ledgers kept as they were written. They open for ever, and today's rules, given the same
//! command and answers, still come to the same effects; a difference is for somebody to look at.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use woodland_ledger::app::desk::Screen;
use woodland_ledger::engine::game::Game;
use woodland_ledger::engine::invariants;
use woodland_ledger::engine::propose::{Proposal, propose};
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::Command as Table;
use woodland_ledger::store::ledger::load;

use super::hand::{Bench, DeskHand, Hand};
use super::script::{SEED, TEN_TURNS, until};
use super::ten_turns::played;
use crate::store::script as scripted;

pub fn saves() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/v1");
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == "woodland"));
    files.sort();
    assert!(!files.is_empty(), "no golden games");
    files
}

#[test]
fn golden_games_open_and_the_rules_still_say_the_same() {
    for path in saves() {
        let history = load(&path).unwrap().history;
        // Every entry ever made, undone and dropped ones too, each on the game that it followed.
        let mut games = vec![Game::default()];
        for entry in history.all() {
            let before = &games[usize::try_from(entry.on.0).unwrap()];
            let said = propose(before, &entry.command, entry.insist, &entry.answers);
            let again = Proposal::Done(entry.effects.clone());
            assert_eq!(said, Ok(again), "{}: entry {}", path.display(), entry.id.0);
            let mut after = before.clone();
            after.fold(entry).unwrap();
            assert_eq!(invariants::check(&after), [], "{}: entry {}", path.display(), entry.id.0);
            games.push(after);
        }
        assert_eq!(games[usize::try_from(history.here().0).unwrap()], *history.game());
    }
}

#[test]
fn golden_games_are_replayed_to_the_state_kept_beside_them() {
    for path in saves() {
        let program = env!("CARGO_BIN_EXE_woodland-ledger");
        let out = Command::new(program).args(["replay", "--json"]).arg(&path).output().unwrap();
        assert_eq!(out.status.code(), Some(0), "{}", path.display());
        let said: Value = serde_json::from_slice(&out.stdout).unwrap();
        let kept = fs::read_to_string(path.with_extension("json")).unwrap();
        assert_eq!(
            said["table"],
            serde_json::from_str::<Value>(&kept).unwrap(),
            "{}",
            path.display()
        );
    }
}

/// Writes golden games that are missing. Kept files are never edited: a new version of the format has a folder of its own.
#[test]
#[ignore = "writes into tests/saves"]
fn write_the_golden_games() {
    let dir = tempfile::tempdir().unwrap();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/v1");
    let keep = |name: &str, text: &dyn Fn() -> Vec<u8>| {
        let path = folder.join(name).with_extension("woodland");
        if path.exists() {
            return;
        }
        fs::write(&path, text()).unwrap();
        let program = env!("CARGO_BIN_EXE_woodland-ledger");
        let out = Command::new(program).args(["replay", "--json"]).arg(&path).output().unwrap();
        let said: Value = serde_json::from_slice(&out.stdout).unwrap();
        let table = serde_json::to_string_pretty(&said["table"]).unwrap();
        fs::write(path.with_extension("json"), table + "\n").unwrap();
    };
    let game = |folder: &str, script: &str| {
        fs::read(played(&dir.path().join(folder), script).bench.ledger()).unwrap()
    };
    keep("ten-turns", &|| game("ten", TEN_TURNS));
    let one = until(TEN_TURNS, "# Round 2") + "undo\nundo\nredo\n";
    keep("one-round", &|| game("one", &one));
    // Won, played on, taken back, with a branch left behind.
    keep("won", &|| {
        let mut hand = DeskHand::new(Bench::new(&dir.path().join("won"), SEED));
        let score = |hand: &mut DeskHand, seat, by| {
            hand.desk.act(Table::Score { seat: SeatId::new(seat).unwrap(), by });
        };
        hand.go(Screen::NewGame);
        hand.sit(1, "Lost Powers", "Zoë 🦊");
        hand.touch("Begin the game");
        for (seat, by) in [(0, 20), (1, 3), (2, -1), (0, 9), (1, 5), (0, 4)] {
            score(&mut hand, seat, by);
        }
        hand.desk.dialog_other();
        score(&mut hand, 1, 1);
        (0..4).for_each(|_| hand.undo());
        hand.desk.act(Table::Note("again, more slowly".into()));
        score(&mut hand, 2, 31);
        hand.settle();
        fs::read(hand.bench.ledger()).unwrap()
    });
    // Two guests with the strangest names, undone steps and branches.
    keep("guests", &|| scripted::text(&scripted::ledger(60).0));
}
