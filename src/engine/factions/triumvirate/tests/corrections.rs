//! The table puts things right.

use super::*;

/// Every tracker of the board set by hand once: the pieces still add up (the kit checks after each entry).
#[test]
fn every_tracker_can_be_corrected_by_hand() {
    let mut table = known();
    for (which, n, twin, rest) in [
        (Pool::Warriors, 2, Pool::WarriorsOnMap, 13),
        (Pool::WarriorsOnMap, 15, Pool::Warriors, 0),
        (Pool::Grudges, 0, Pool::GrudgesOnMap, 9),
        (Pool::GrudgesOnMap, 4, Pool::Grudges, 5),
        (Pool::Retribution, 0, Pool::RetributionBox, 18),
        (Pool::RetributionBox, 7, Pool::Retribution, 11),
    ] {
        set(&mut table, which, n);
        assert_eq!((pool(&table, which), pool(&table, twin)), (n, rest));
    }
    table.set_points(tof(), 7);
    table.set_points(tof(), 4);
    table.set_hand(tof(), 6);
    stand_on(&mut table, 6);
    assert_eq!(state(&table).space, space(6));
    let same = own(Command::SetSpace);
    assert_eq!(table.refused(same, &[number(6)]).kind, RefusalKind::NothingChanges);
    set_nemesis(&mut table, foe());
    // Of the two others the present one is not asked for again.
    table.play(own(Command::SetNemesis), &[]);
    assert_eq!(nemesis(table.game(), tof()), Some((other(), Why::ByHand)));
    for fury in Fury::ALL {
        let evoked = !state(&table).furies.contains(&fury);
        table.play(own(Command::SetFury { fury, evoked }), &[]);
        assert_eq!(state(&table).furies.contains(&fury), evoked);
        let again = own(Command::SetFury { fury, evoked });
        assert_eq!(table.refused(again, &[]).kind, RefusalKind::NothingChanges);
    }
    table.play(own(Command::SetPunished), &[number(2)]);
    table.play(own(Command::SetActivated), &[number(3)]);
    assert_eq!((state(&table).punished, state(&table).activated), (2, 3));
    for same in [(Command::SetPunished, 2), (Command::SetActivated, 3)] {
        let refusal = table.refused(own(same.0), &[number(same.1)]);
        assert_eq!(refusal.kind, RefusalKind::NothingChanges);
    }
}

/// Everything that can be put right is offered where it belongs.
#[test]
fn corrections_are_offered() {
    let table = known();
    let offers = offers(table.game(), tof());
    for command in [Command::SetSpace, Command::SetNemesis, Command::SetPunished] {
        let act = own(command);
        assert!(offers.iter().any(|o| o.command == act && o.place == Place::Correct), "{act:?}");
    }
}

/// A whole usual turn, touch by touch: what is tapped, and what is answered. nemesis:TOF.4 to nemesis:TOF.6
#[test]
fn a_usual_turn_takes_few_touches() {
    let mut table = known();
    table.set_points(foe(), 5);
    table.set_hand(tof(), 5);
    let mut touches = 0;
    let mut tap = |table: &mut Table, act: Act, answers: &[Answer]| {
        touches += 1 + answers.len();
        table.play(act, answers);
    };
    tap(&mut table, own(Command::AdjustNemesis), &[]);
    tap(&mut table, own(Command::GetMadder), &[]);
    tap(&mut table, own(Command::Recruit), &[]);
    tap(&mut table, own(Command::Remind), &[]);
    tap(&mut table, fight(Some(foe())), &[counts([1, 1, 0, 1, 0, 0])]);
    tap(&mut table, fight(Some(foe())), &[counts([1, 0, 0, 0, 0, 0])]);
    tap(&mut table, moves(), &[]);
    tap(&mut table, own(Command::Vindicate), &[]);
    tap(&mut table, own(Command::Draw), &[]);
    tap(&mut table, Act::EndTurn, &[]);
    assert_eq!(touches, 12);
    // 1 for the Nemesis, 1 building, 1 of four retribution.
    assert_eq!((table.points(tof()), pool(&table, Pool::RetributionBox)), (3, 1));
    assert_eq!(table.hand(tof()), 5);
}

/// The Nemesis's point can win. root:3.1
#[test]
fn vindicate_can_win() {
    let mut table = known();
    table.set_points(tof(), 28);
    set(&mut table, Pool::RetributionBox, 8);
    table.turn_to(tof(), Phase::Evening);
    let entry = table.play(own(Command::Vindicate), &[]);
    let ending = Ending { winner: tof(), how: Victory::Points };
    assert_eq!(entry.notices().collect::<Vec<_>>(), [Notice::Won(ending)]);
    assert_eq!(table.points(tof()), 30);
}

/// A game entered as it stands in its fourth round plays on; a faction corrected later begins anew.
#[test]
fn a_game_can_be_entered_as_it_stands() {
    let mut table = Table::lay(seats());
    table.play(Act::TurnTo { seat: tof(), phase: Phase::Daylight, round: 4 }, &[]);
    set(&mut table, Pool::WarriorsOnMap, 8);
    set(&mut table, Pool::GrudgesOnMap, 3);
    set(&mut table, Pool::RetributionBox, 2);
    stand_on(&mut table, 5);
    set_nemesis(&mut table, other());
    evoke_by_hand(&mut table, Fury::Megaera);
    table.play(own(Command::Recruit), &[counts([4])]);
    assert_eq!(pool(&table, Pool::WarriorsOnMap), 12);
    table.play(Act::Repick { seat: tof(), pick: guest("Eyrie") }, &[]);
    assert_eq!(table.game().seat(tof()).unwrap().pools.iter().count(), 0);
    table.play(Act::Repick { seat: foe(), pick: Pick::default().into() }, &[]);
    let twice = Act::Repick { seat: other(), pick: Pick::default().into() };
    assert_eq!(table.refused(twice, &[]).kind, RefusalKind::FactionTwice);
}

/// A stranger's file with effects that do not fit is refused whole.
#[test]
fn effects_that_do_not_fit_are_refused() {
    let table = known();
    let entry = |effect: Effect| {
        let mut entry = table.history.told().last().unwrap().clone();
        entry.effects = vec![Shared::Own { seat: tof(), effect: effect.into() }];
        entry
    };
    for wrong in [
        Effect::Fury { fury: Fury::Alecto, evoked: true },
        Effect::Fury { fury: Fury::Megaera, evoked: false },
        Effect::Punished { battle: true, due: 1, lost: 2 },
    ] {
        assert!(table.game().clone().fold(&entry(wrong)).is_err(), "{wrong:?}");
    }
    assert!(serde_json::from_str::<Space>("11").is_err());
    assert!(serde_json::from_str::<Space>("0").is_err());
    assert!(History::default().is_empty());
}
