//! The ten turns of the script, and what has to hold along the way.

use super::hand::{Bench, DeskHand, Hand};
use super::script::{TEN_TURNS, play, read};

/// The luck that the script was written down with.
pub const SEED: u64 = 12;

#[test]
fn ten_turns_are_played_as_they_are_written() {
    let dir = tempfile::tempdir().unwrap();
    let mut hand = DeskHand::new(Bench::new(&dir.path().join("data"), SEED));
    for line in read(TEN_TURNS) {
        if std::env::var("SHOW").is_ok() {
            println!("{line:?}");
        }
        play(&mut hand, &line);
        if std::env::var("SHOW").is_ok() {
            hand.settle();
            if let Some(board) = hand.desk.ledger() {
                println!(
                    "   => {:?} | {:?} | {:?}",
                    board.rows.first().map(|r| (&r.text, &r.detail)),
                    hand.desk.ask().map(|a| a.title),
                    hand.desk.remark()
                );
            }
        }
    }
    if std::env::var("SHOW").is_ok() {
        println!("{:#}", hand.state());
        println!(
            "{:#?}",
            hand.desk.board().map(|b| b
                .rows
                .into_iter()
                .filter(|r| matches!(r, woodland_ledger::app::view::Row::Card(_)))
                .collect::<Vec<_>>())
        );
    }
}
