//! The woodland factions at one table, six full rounds through the desk: after every entry the pieces and the points
//! add up, everything that their boards can do is done at least once, corrections by hand too, and the file replays
//! to the same game. The fourth seat is the Alliance's: a guest of that name, until it has a board of its own.

use woodland_ledger::engine::factions::FactionId;
use woodland_ledger::engine::factions::lizard_cult::Pool;
use woodland_ledger::engine::suit::Ground;
use woodland_ledger::engine::table::Tracker;

use super::plays_on::{Table, seat};

const ROUNDS: u16 = 6;

/// What is done at least once in these six rounds.
const DONE: &str = "lizard_cult.place_warriors lizard_cult.choose_outcast lizard_cult.adjust
    lizard_cult.conspire.crusade lizard_cult.conspire.convert lizard_cult.conspire.sanctify
    lizard_cult.perform.build lizard_cult.perform.recruit lizard_cult.perform.score lizard_cult.perform.sacrifice
    lizard_cult.return lizard_cult.craft lizard_cult.draw lizard_cult.discard lizard_cult.set_rules
    lizard_cult.set_outcast lizard_cult.add_soul.fox lizard_cult.add_soul.rabbit lizard_cult.add_soul.mouse
    lizard_cult.add_soul.bird lizard_cult.take_back lizard_cult.unscore lizard_cult.set_activated
    eyrie.first_roost eyrie.choose eyrie.emergency_orders eyrie.add.recruit eyrie.add.move eyrie.add.battle
    eyrie.add.build eyrie.new_roost Eyrie.craft eyrie.resolve.card eyrie.resolve.vizier.move eyrie.cannot eyrie.score
    eyrie.draw eyrie.discard eyrie.set_leader eyrie.flip eyrie.untick eyrie.set_activated
    marquise.place_keep marquise.garrison marquise.starting_buildings marquise.wood Marquise.craft
    marquise.act.battle marquise.act.march marquise.act.recruit marquise.act.build.sawmill
    marquise.act.build.workshop marquise.act.build.recruiter marquise.act.overwork marquise.spend_bird marquise.draw
    marquise.discard marquise.set_actions marquise.set_workshops marquise.reopen_recruit";

#[test]
fn six_rounds_of_the_woodland_factions_add_up_and_replay() {
    let folder = tempfile::tempdir().unwrap();
    let sits = ["Lizard Cult", "Eyrie Dynasties", "Marquise de Cat", "Woodland Alliance"];
    let mut table = Table::laid(folder.path(), &sits, 3, 5);
    (table.corrects, table.once, table.nth) = (true, "eyrie.cannot", 1);
    table.set_up();
    while table.game().turn.round <= ROUNDS {
        let turn = table.game().turn;
        // What six rounds of plenty would not bring: an empty hand, no roost, and roosts that score;
        // then acolytes, and gardens that craft.
        table.generous = (turn.round, turn.seat) != (3, seat(1));
        if !table.generous {
            table.set(Tracker::Hand(seat(1)), 0);
        }
        if turn.seat == seat(1) {
            let pools: Vec<_> = table.game().seat(seat(1)).unwrap().pools.iter().collect();
            let (roosts, n) = *pools.last().unwrap();
            let wanted = if turn.round == 2 { 0 } else { n.max(4) };
            table.set(Tracker::Pool(seat(1), roosts), u16::from(wanted));
        }
        if turn.seat == seat(0) && turn.round > 3 {
            table.set(Tracker::Pool(seat(0), Pool::Acolytes.into()), 4);
            for suit in Ground::ALL {
                table.set(Tracker::Pool(seat(0), Pool::Garden(suit).into()), 3);
            }
        }
        table.turn();
    }
    let game = table.game().clone();
    assert_eq!(game.turn.number, 4 * ROUNDS + 1, "six turns of four seats");
    let ours = [FactionId::LizardCult, FactionId::Eyrie, FactionId::Marquise];
    for (at, faction) in (0..).zip(ours) {
        assert_eq!(game.seat(seat(at)).unwrap().faction.id(), faction);
    }
    let missed = table.missed(DONE);
    assert!(missed.is_empty(), "nobody ever did {missed:?} in {:?}", table.done);
    assert!(game.seats().all(|(_, who)| who.points.get() > 0), "everybody scored");
    table.replays();
}
