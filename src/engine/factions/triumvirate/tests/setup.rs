//! TOF.3: setup.

use super::*;

/// nemesis:TOF.3.1, nemesis:TOF.3.4: 15 warriors, 9 grudges, 19 retribution pieces of which one is the marker.
#[test]
fn setup_gathers_supplies_and_sets_the_marker() {
    let table = Table::lay(seats());
    let supplies = [Pool::Warriors, Pool::Grudges, Pool::Retribution].map(|p| pool(&table, p));
    assert_eq!(supplies, [15, 9, 19 - 1]);
    assert_eq!(stands(&table, Step::Gather), (Status::Done, Some(15)));
    assert_eq!(state(&table).space, Space::FIRST);
    assert_eq!(stands(&table, Step::GetMad).0, Status::Done);
}

/// nemesis:TOF.3.2: a grudge and three warriors in the corner, three around it.
#[test]
fn setup_places_a_grudge_and_six_warriors() {
    let mut table = Table::lay(seats());
    assert_eq!(stands(&table, Step::Place).0, Status::Due);
    table.play(own(Command::PlaceStart), &[]);
    assert_eq!((pool(&table, Pool::GrudgesOnMap), pool(&table, Pool::WarriorsOnMap)), (1, 6));
    let again = own(Command::PlaceStart);
    table.forbids(again, &[], Refusal::PlacedAlready, "nemesis:TOF.3.2");
    table.undo();
    assert_eq!((pool(&table, Pool::Grudges), pool(&table, Pool::Warriors)), (9, 15));
}

/// nemesis:TOF.3.3: one of three furies is evoked.
#[test]
fn setup_evokes_a_fury() {
    let mut table = Table::lay(seats());
    let ask = table.asked(own(Command::Evoke), &[]);
    assert_eq!(ask.to, Answerer::Seat(tof()));
    let furies = Fury::ALL.map(|fury| Picked::Own(Choice::Fury(fury).into()));
    assert_eq!(ask.form, Form::OneOf(furies.to_vec()));
    assert_eq!(stands(&table, Step::Evoke).0, Status::Due);
    table.play(own(Command::Evoke), &[Answer::One(1)]);
    assert_eq!(state(&table).furies, [Fury::Megaera]);
    assert_eq!(stands(&table, Step::Evoke).0, Status::Done);
    table.forbids(own(Command::Evoke), &[], Refusal::FuryEvoked, "nemesis:TOF.3.3");
}
