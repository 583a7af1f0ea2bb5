//! The four factions of the woodland at one table, six full rounds through the desk: after every entry the pieces and
//! the points add up, everybody's lines are done, and the file replays to the same game.

use super::plays_on::{Table, seat};

const ROUNDS: u16 = 6;

/// What is done at least once in these six rounds.
const DONE: &str = "alliance.gain_supporters alliance.spread alliance.revolt alliance.mobilize alliance.train
    alliance.operate alliance.draw lizard_cult.adjust lizard_cult.perform lizard_cult.conspire lizard_cult.draw
    marquise.wood marquise.act marquise.draw eyrie.add eyrie.resolve eyrie.cannot eyrie.draw";

#[test]
fn six_rounds_of_the_woodland_add_up_and_replay() {
    let folder = tempfile::tempdir().unwrap();
    let sits = ["Lizard Cult", "Eyrie Dynasties", "Woodland Alliance", "Marquise de Cat"];
    let mut table = Table::laid(folder.path(), &sits, 4, 11);
    (table.battles, table.nth) = (7, 1);
    table.set_up();
    while table.game().turn.round <= ROUNDS {
        table.turn();
    }
    assert_eq!(table.game().turn.number, 4 * ROUNDS + 1, "six turns of four seats");
    let missed = table.missed(DONE);
    assert!(missed.is_empty(), "nobody ever did {missed:?} in {:?}", table.done);
    let alliance = table.game().seat(seat(2)).unwrap();
    assert!(alliance.points.get() > 0, "sympathy scores");
    table.replays();
}
