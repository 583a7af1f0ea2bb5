//! Setup and the four leaders.

use super::*;

/// root:7.3.1, root:7.3.2, root:7.3.5: twenty warriors and seven roosts; a roost and six warriors go onto the map.
#[test]
fn setup_places_a_roost_and_six_warriors() {
    let mut table = laid();
    assert_eq!(status(&table, Step::Warriors), (Status::Done, Some(20)));
    assert_eq!(status(&table, Step::FirstRoost).0, Status::Due);
    table.play(own(Command::FirstRoost), &[]);
    assert_eq!(status(&table, Step::FirstRoost).0, Status::Done);
    assert_eq!(status(&table, Step::Track), (Status::Done, Some(6)));
    let pools = [Pool::Supply, Pool::Warriors, Pool::Track, Pool::Roosts];
    assert_eq!(pools.map(|p| pool(&table, p)), [14, 6, 6, 1]);
    forbids_plainly(&table, own(Command::FirstRoost), RefusalKind::AlreadyDone, "root:7.3.2");
}

/// root:7.3.3, root:7.3.4: one of four leaders; the Viziers go where it says. Until the start a choice can be changed.
#[test]
fn a_leader_is_chosen_and_viziers_are_tucked() {
    let mut table = laid();
    assert_eq!(status(&table, Step::Leader).0, Status::Due);
    assert_eq!(status(&table, Step::Viziers).0, impossible(Refusal::NoLeader));
    assert_eq!(cost(&table), 0);
    let offered = offers(table.game(), eyrie());
    let choices = offered.iter().filter(|o| o.place == Place::Step(line_of(Step::Leader)));
    assert_eq!(choices.count(), 4);
    table.play(own(Command::Choose(Leader::Builder)), &[]);
    table.play(own(Command::Choose(Leader::Despot)), &[]);
    assert_eq!(status(&table, Step::Viziers).0, Status::Done);
    assert_eq!(face_up(&state(&table)), [Leader::Builder, Leader::Charismatic, Leader::Commander]);
    assert_eq!(state(&table).aside, []);
    table.play(own(Command::FirstRoost), &[]);
    table.play(Act::Start, &[]);
    forbids_plainly(
        &table,
        own(Command::Choose(Leader::Builder)),
        Refusal::LeaderChosen.into(),
        "root:7.3.3",
    );
}

/// root:7.3: what is left of setup is named once when the game starts.
#[test]
fn starting_unprepared_warns_once() {
    let mut table = laid();
    let ask = table.asked(Act::Start, &[]);
    let steps = vec![line_of(Step::FirstRoost), line_of(Step::Leader)];
    assert_eq!(ask.question, Asked::StepsLeft { seat: eyrie(), steps });
    table.play(Act::Start, &[yes()]);
    // A leader can be chosen late; it still is the first.
    table.play(own(Command::Choose(Leader::Commander)), &[]);
}

/// root:7.8, root:7.8.1, root:7.8.2, root:7.8.3, root:7.8.4: two Viziers under every leader, in two columns.
#[test]
fn each_leader_has_its_columns() {
    let columns = Leader::ALL.map(Leader::viziers);
    use Column::{Battle, Build, Move, Recruit};
    assert_eq!(columns, [[Recruit, Move], [Recruit, Battle], [Move, Battle], [Move, Build]]);
    for leader in Leader::ALL {
        let table = led_by(leader);
        let now = state(&table);
        for column in Column::ALL {
            let tucked = leader.viziers().contains(&column);
            let expected = if tucked { vec![Edict::Vizier(column)] } else { vec![] };
            assert_eq!(edicts(table.game(), eyrie(), &now, column), expected);
        }
        assert_eq!(cost(&table), 2);
    }
}
