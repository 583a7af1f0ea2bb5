//! The four factions of the woodland at one table, six full rounds through the desk: after every entry the pieces and
//! the points add up, everybody's lines are done, and the file replays to the same game.

use woodland_ledger::engine::table::Command;

use super::nemesis::{Table, seat};

const ROUNDS: u16 = 6;

/// What is done at least once in these six rounds.
const DONE: &str = "alliance.gain_supporters alliance.spread alliance.revolt alliance.mobilize alliance.train
    alliance.operate alliance.draw lizard_cult.adjust lizard_cult.perform lizard_cult.conspire lizard_cult.draw
    marquise.wood marquise.act marquise.draw eyrie.add eyrie.resolve eyrie.cannot eyrie.draw";

#[test]
fn six_rounds_of_the_woodland_add_up_and_replay() {
    let folder = tempfile::tempdir().unwrap();
    let sits = ["Lizard Cult", "Eyrie Dynasties", "Woodland Alliance", "Marquise de Cat"];
    let mut table = Table::laid(folder.path(), &sits);
    table.set_up();
    table.act(Command::Start);
    while table.game().turn.round <= ROUNDS {
        table.turn();
    }
    assert_eq!(table.game().turn.number, 4 * ROUNDS + 1, "six turns of four seats");
    let missed: Vec<&str> =
        DONE.split_whitespace().filter(|own| !table.done.contains(*own)).collect();
    assert!(missed.is_empty(), "nobody ever did {missed:?} in {:?}", table.done);
    let alliance = table.game().seat(seat(2)).unwrap();
    assert!(alliance.points.get() > 0, "sympathy scores");
    table.replays();
}
