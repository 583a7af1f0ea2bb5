//! Daylight: the Decree, from left to right.

use super::*;

/// root:7.5, root:7.5.2: columns from the left; within one, any order; each thing once.
#[test]
fn the_decree_is_resolved_from_the_left() {
    let (mut table, [a, b, c]) = daylight(
        Leader::Builder,
        [(Column::Recruit, fox()), (Column::Recruit, bird()), (Column::Build, fox())],
    );
    assert_eq!(status(&table, Step::Recruit), (Status::Due, Some(3)));
    assert_eq!(status(&table, Step::Battle).0, impossible(Refusal::ColumnEmpty(Column::Battle)));
    let first = Refusal::ColumnFirst(Column::Recruit);
    table.forbids(own(vizier(Column::Move)), &[], first, "root:7.5.2");
    table.forbids(own(card(c)), &[], first, "root:7.5.2");
    // The last of the column first, the Vizier in the middle.
    for command in [card(b), vizier(Column::Recruit), card(a)] {
        table.play(own(command), &[]);
    }
    assert_eq!(status(&table, Step::Recruit), (Status::Done, Some(0)));
    table.forbids(own(card(a)), &[], Refusal::Resolved, "root:7.5.2");
    table.forbids(own(card(c)), &[], Refusal::ColumnFirst(Column::Move), "root:7.5.2");
    table.play(own(vizier(Column::Move)), &[]);
    // Battle is empty: that is no turmoil, and Build is next.
    table.play(own(card(c)), &[]);
    assert_eq!(table::due(table.game(), eyrie()), []);
    assert_eq!((pool(&table, Pool::Warriors), pool(&table, Pool::Roosts)), (9, 2));
    let mut insisting = table.clone();
    insisting.insist(own(card(c)), &[]);
    assert_eq!(state(&insisting).resolved.len(), 5);
}

/// root:7.5.2: the checklist offers the running column alone, "cannot" once a suit; a later card only by itself.
#[test]
fn the_running_column_is_offered() {
    let cards = [(Column::Move, fox()), (Column::Move, fox()), (Column::Build, bird())];
    // Laid by hand, the last one lies first.
    let (table, [b, a, c]) = daylight(Leader::Commander, cards);
    let offered = offers(table.game(), eyrie());
    let at = |place: Place| -> Vec<Act> {
        offered.iter().filter(|o| o.place == place).map(|o| o.command.clone()).collect()
    };
    let vizier = Edict::Vizier(Column::Move);
    let expected = [
        Command::Resolve(vizier),
        card(a),
        card(b),
        Command::Cannot(vizier),
        Command::Cannot(Edict::Card(a)),
    ];
    assert_eq!(at(Place::Step(line_of(Step::Move))), expected.map(own));
    assert_eq!(at(Place::Step(line_of(Step::Battle))), []);
    assert!(at(Place::Card(c)).contains(&own(card(c))));
}

/// root:7.5.2: must: Daylight does not end unresolved without a warning that names the columns.
#[test]
fn an_unresolved_decree_is_warned_of() {
    let (mut table, []) = daylight(Leader::Commander, []);
    let ask = table.asked(Act::EndPhase, &[]);
    let steps = vec![line_of(Step::Move), line_of(Step::Battle)];
    assert_eq!(ask.question, Asked::StepsLeft { seat: eyrie(), steps });
    table.play(Act::EndPhase, &[yes()]);
    assert_eq!(status(&table, Step::Move).0, Status::Skipped);
}

/// root:7.5.2: it is the Eyrie's own Daylight; Birdsong ends by itself when its steps are done.
#[test]
fn resolving_begins_daylight() {
    let mut table = led_by(Leader::Commander);
    table.play(own(Command::Add(Column::Move)), &[faces([fox()])]);
    let fox = table.cards(at(Column::Move))[0];
    let before = table.game().turn;
    table.play(own(card(fox)), &[]);
    assert_eq!(table.game().turn.phase, Phase::Daylight);
    assert_eq!(table.game().turn.number, before.number);
    table.turn_to(foe(), Phase::Daylight);
    table.forbids(own(vizier(Column::Move)), &[], RefusalKind::NotYourTurn, "root:7.5.2.II");
    let nowhere = own(vizier(Column::Build));
    forbids_plainly(&table, nowhere, Refusal::NotOnDecree.into(), "root:7.5.2");
}

/// root:7.5.2.I: a warrior, or two under the Charismatic (root:7.8.2), out of the supply; a roost has to stand.
#[test]
fn recruit_places_warriors() {
    for (leader, n) in [(Leader::Builder, 1), (Leader::Charismatic, 2)] {
        let (mut table, [fox]) = daylight(leader, [(Column::Recruit, fox())]);
        table.play(own(card(fox)), &[]);
        assert_eq!((pool(&table, Pool::Supply), pool(&table, Pool::Warriors)), (14 - n, 6 + n));
        table.undo();
        set(&mut table, Pool::Roosts, 0);
        table.forbids(own(card(fox)), &[], Refusal::NoRoostOnMap, "root:7.5.2.I");
    }
}

/// root:7.5.2.I, root:7.8.2: too few in supply is turmoil, not less; the table may insist.
#[test]
fn too_few_warriors_cannot_recruit() {
    let (mut table, [fox]) = daylight(Leader::Builder, [(Column::Recruit, fox())]);
    set(&mut table, Pool::Supply, 0);
    let short = Refusal::TooFewWarriors { needed: 1, left: 0 };
    table.forbids(own(card(fox)), &[], short, "root:7.5.2.I");
    table.insist(own(card(fox)), &[]);
    assert_eq!(status(&table, Step::Recruit), (Status::Due, Some(1)));
    let (mut table, [fox]) = daylight(Leader::Charismatic, [(Column::Recruit, self::fox())]);
    set(&mut table, Pool::Supply, 1);
    let short = Refusal::TooFewWarriors { needed: 2, left: 1 };
    table.forbids(own(card(fox)), &[], short, "root:7.8.2");
}

/// root:7.5.2.II, root:7.5.2.III: moving and fighting change nothing counted here, but need a warrior.
#[test]
fn moving_and_fighting_need_a_warrior() {
    for (column, law) in [(Column::Move, "root:7.5.2.II"), (Column::Battle, "root:7.5.2.III")] {
        let (mut table, [first]) = daylight(Leader::Commander, [(Column::Move, fox())]);
        if column == Column::Battle {
            table.play(own(card(first)), &[]);
            table.play(own(vizier(Column::Move)), &[]);
        }
        let before = pool(&table, Pool::Warriors);
        table.play(own(vizier(column)), &[]);
        assert_eq!(pool(&table, Pool::Warriors), before);
        table.undo();
        set(&mut table, Pool::Warriors, 0);
        table.forbids(own(vizier(column)), &[], Refusal::NoWarriorOnMap, law);
    }
}

/// root:7.5.2.IV: a roost from the track; with all seven on the map there is none. Nothing is scored yet.
#[test]
fn build_takes_a_roost_from_the_track() {
    let (mut table, [fox]) = daylight(Leader::Charismatic, [(Column::Build, fox())]);
    table.play(own(vizier(Column::Recruit)), &[]);
    table.play(own(vizier(Column::Battle)), &[]);
    let entry = table.play(own(card(fox)), &[]);
    assert_eq!((pool(&table, Pool::Roosts), scores(&entry)), (2, vec![]));
    table.undo();
    set(&mut table, Pool::Roosts, 7);
    table.forbids(own(card(fox)), &[], Refusal::NoRoostLeft, "root:7.5.2.IV");
    set(&mut table, Pool::Warriors, 0);
    table.forbids(own(card(fox)), &[], Refusal::NoWarriorOnMap, "root:7.5.2.IV");
}

/// root:7.8.3: the Commander's hit is dealt at the table; the Decree is the same for everybody.
#[test]
fn the_commander_battles_by_the_same_card() {
    let (mut table, []) = daylight(Leader::Commander, []);
    table.play(own(vizier(Column::Move)), &[]);
    let entry = table.play(own(vizier(Column::Battle)), &[]);
    assert_eq!(scores(&entry), []);
    assert_eq!(state(&table).leader, Some(Leader::Commander));
}
