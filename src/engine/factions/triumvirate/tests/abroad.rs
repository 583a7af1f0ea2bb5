//! Punish against other boards: the owner's law answers, in the same entry.

use crate::engine::factions::{
    FactionPick, eyrie, lizard_cult as cult, noxious_battery as nb, triumvirate as tof,
};
use crate::engine::supply::Class;
use crate::engine::table::Command;
use crate::engine::tests::across::*;
use crate::engine::tests::kit::*;
use crate::engine::tests::walk::Will;
use crate::engine::turn::Phase;

fn fury_against(pick: impl Into<FactionPick>) -> Table {
    let mut table = prepared(vec![tof::Pick::default().into(), pick.into()]);
    table.turn_to(seat(0), Phase::Daylight);
    table
}

fn punish() -> Command {
    play(0, tof::Command::Punish(tof::Punishment::Battle { defender: Some(seat(THEM)) }))
}

/// nemesis:TOF.5.3.I, root:10.2.3: the Cult defended in that battle, so its dead are acolytes; they count for both.
#[test]
fn punished_warriors_of_the_cult_become_acolytes() {
    let mut table = fury_against(cult::Pick::default());
    let punished = of(&table, &punish(), &[], &[(THEM, Class::Warrior, 2), (0, Class::Warrior, 1)]);
    table.play(punish(), &[punished]);
    assert_eq!(pool(&table, seat(THEM), cult::Pool::Acolytes), 2);
    assert_eq!(pool(&table, seat(0), tof::Pool::RetributionBox), 3);
}

/// nemesis:TOF.5.3.I, nemesis:NB.2.3.III: the cannon flips and is no removed piece: a point, and no retribution.
#[test]
fn a_cannon_that_is_hit_in_battle_gives_no_retribution() {
    let mut table = fury_against(nb::Pick::default());
    table.play(play(THEM, nb::Command::TurnCannon), &[]);
    set(&mut table, seat(THEM), nb::Pool::Bore, 2);
    let hits = of(&table, &punish(), &[], &[(THEM, Class::Pawn, 1)]);
    let entry = table.play(punish(), &[hits]);
    assert_eq!(scores(&entry), [line(seat(0), 1, "nemesis:NB.2.3.III")]);
    assert_eq!(pool(&table, seat(0), tof::Pool::RetributionBox), 0);
    let balls = [nb::Pool::Bore, nb::Pool::BallsOnMap].map(|p| pool(&table, seat(THEM), p));
    assert_eq!(balls, [0, 2]);
}

/// root:7.8.4, nemesis:TOF.7.3: the Despot defends against the Triumvirate and takes a grudge: +1 and +1, once; then
/// Tisiphone answers.
#[test]
fn a_despot_who_defends_scores_once() {
    use eyrie::{Command as Own, Leader};
    let mut table = fury_against(eyrie::Pick::default());
    table.play(play(THEM, Own::SetLeader(Leader::Despot)), &[]);
    for fury in tof::Fury::ALL {
        let _ = attempt(
            &mut table,
            &Will::new(&[]),
            play(0, tof::Command::SetFury { fury, evoked: true }),
        );
    }
    set(&mut table, seat(0), tof::Pool::GrudgesOnMap, 3);
    let warriors = pool(&table, seat(0), tof::Pool::WarriorsOnMap);
    let hits = of(&table, &punish(), &[], &[(THEM, Class::Warrior, 1), (0, Class::Token, 1)]);
    let entry = table.play(punish(), &[hits, yes()]);
    let expected = [line(seat(THEM), 1, "root:3.2.1"), line(seat(THEM), 1, "root:7.8.4")];
    assert_eq!(scores(&entry), expected);
    assert_eq!(pool(&table, seat(0), tof::Pool::WarriorsOnMap), warriors + 1);
}
