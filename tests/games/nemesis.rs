//! All four factions of the Nemesis expansion at one table with two guests, twelve full rounds through the desk:
//! after every entry the pieces and the points add up, every line of the four checklists is done at least once,
//! and the file replays to the same game.

use woodland_ledger::engine::factions::FactionId;

use super::plays_on::{Table, seat};

const ROUNDS: u16 = 12;
const NEMESIS: [FactionId; 4] = [
    FactionId::LostPowers,
    FactionId::LemmingReavers,
    FactionId::NoxiousBattery,
    FactionId::Triumvirate,
];

/// What is done at least once in these twelve rounds: all that the four factions do on their turns, and on each other's.
const DONE: &str = "battle
    lost_powers.fill_tableau lost_powers.disarm lost_powers.rise lost_powers.act lost_powers.retire
    lost_powers.indoctrinate lost_powers.cycle lost_powers.discard
    lemming_reavers.settle lemming_reavers.arrive lemming_reavers.recruit lemming_reavers.scout LemmingReavers.craft
    lemming_reavers.rally lemming_reavers.seize lemming_reavers.plunder lemming_reavers.draw lemming_reavers.discard
    noxious_battery.place_cannon noxious_battery.levy noxious_battery.fire noxious_battery.repair NoxiousBattery.craft
    noxious_battery.act noxious_battery.spray noxious_battery.load noxious_battery.draw noxious_battery.discard
    noxious_battery.foul_stench
    triumvirate.place_start triumvirate.evoke triumvirate.adjust_nemesis triumvirate.get_madder triumvirate.recruit
    triumvirate.remind triumvirate.punish triumvirate.vindicate triumvirate.draw triumvirate.discard Triumvirate.craft";

#[test]
fn twelve_rounds_of_all_four_nemesis_factions_add_up_and_replay() {
    let folder = tempfile::tempdir().unwrap();
    let sits = [
        "Lost Powers",
        "Lemming Reavers",
        "Noxious Battery",
        "Triumvirate of Fury",
        "Another faction",
        "Another faction",
    ];
    let mut table = Table::laid(folder.path(), &sits, 4, 11);
    (table.battles, table.nth) = (7, 1);
    table.set_up();
    while table.game().turn.round <= ROUNDS {
        table.turn();
    }
    let game = table.game().clone();
    assert_eq!(game.turn.number, 6 * ROUNDS + 1, "twelve turns of six seats");

    for (at, faction) in NEMESIS.into_iter().enumerate() {
        let who = game.seat(seat(u8::try_from(at).unwrap())).unwrap();
        assert_eq!(who.faction.id(), faction);
    }
    let missed = table.missed(DONE);
    assert!(missed.is_empty(), "nobody ever did {missed:?} in {:?}", table.done);
    assert!(game.seats().all(|(_, who)| who.left || who.points.get() > 0), "everybody scored");

    table.replays();
}
