//! Turmoil, and what comes after it.

use super::*;

/// root:7.7, root:7.7.1, root:7.7.2, root:7.7.3, root:7.7.4: three birds and two Viziers at 4 points.
#[test]
fn turmoil_humiliates_purges_deposes_and_rests() {
    let (mut table, [a, ..]) = daylight(
        Leader::Builder,
        [
            (Column::Move, bird()),
            (Column::Battle, bird()),
            (Column::Build, bird()),
            (Column::Recruit, fox()),
        ],
    );
    table.set_points(eyrie(), 4);
    assert_eq!(cost(&table), 5);
    table.play(own(vizier(Column::Recruit)), &[]);
    let fox = table.cards(at(Column::Recruit))[0];
    table.play(own(card(fox)), &[]);
    let before = table.bytes();
    let cannot = own(Command::Cannot(Edict::Card(a)));
    let ask = table.asked(cannot.clone(), &[]);
    let question = Question::Turmoil { cost: 5, points: 4, cards: 4 };
    assert_eq!(
        (ask.question, ask.law),
        (Asked::Own(question.into()), Some(law(Book::Root, "7.7")))
    );
    assert_eq!(table.refused(cannot.clone(), &[no()]).kind, RefusalKind::Cancelled);
    assert_eq!(table.bytes(), before);
    let ask = table.asked(cannot.clone(), &[yes()]);
    assert!(matches!(&ask.form, Form::OneOf(choices) if choices.len() == 3));
    let entry = table.play(cannot, &[yes(), Answer::One(2)]);
    // −4 of the 5 that were due.
    assert!(entry.effects.iter().any(|e| matches!(e, Shared::Score { due: -5, applied: -4, .. })));
    assert_eq!(scores(&entry), [line(eyrie(), -4, "root:7.7.1")]);
    assert_eq!(reasons(&entry), [Why::Own(Reason::Humiliate.into())]);
    assert_eq!((table.points(eyrie()), on_decree(&table)), (0, [0; 4]));
    assert_eq!(table.cards(Anywhere::Discard).len(), 4);
    let now = state(&table);
    assert_eq!((now.leader, now.aside), (Some(Leader::Despot), vec![Leader::Builder]));
    assert_eq!((cost(&table), table.game().turn.phase), (2, Phase::Evening));
    // Recruit was finished, the rest was not.
    let there = Column::ALL.map(|c| status(&table, c.step()).0);
    use Status::{Done, Skipped};
    assert_eq!(there, [Done, Skipped, Skipped, Skipped]);
    table.undo();
    assert_eq!(table.bytes(), before, "one undo is back at the half-resolved Decree");
}

/// root:7.7.4: Evening's points and cards come all the same.
#[test]
fn after_turmoil_evening_comes() {
    let (mut table, []) = daylight(Leader::Commander, []);
    set(&mut table, Pool::Roosts, 4);
    table.set_points(eyrie(), 10);
    table.play(own(Command::Cannot(Edict::Vizier(Column::Move))), &[yes(), Answer::One(0)]);
    assert_eq!(table.points(eyrie()), 8);
    let entry = table.play(own(Command::Score), &[]);
    assert_eq!(scores(&entry), [line(eyrie(), 3, "root:7.6.1")]);
    table.play(own(Command::Draw), &[]);
    assert_eq!(table.hand(eyrie()), 7);
    table.play(own(Command::Discard), &[]);
    table.play(Act::EndTurn, &[]);
    assert_eq!(table.game().turn.seat, foe());
}

/// root:7.7.2: a dominance card that is purged becomes available. root:3.3.3
#[test]
fn purged_dominance_cards_become_available() {
    let dominance = named("Dominance", Suit::Fox);
    let cards = [(Column::Build, dominance), (Column::Build, bird())];
    let (mut table, [dominant, other]) = daylight(Leader::Commander, cards);
    table.play(own(Command::Cannot(Edict::Vizier(Column::Move))), &[yes(), Answer::One(0)]);
    assert_eq!(table.cards(Anywhere::Available), [dominant]);
    assert_eq!(table.cards(table.game().discard_zone()), [other]);
}

/// root:7.7.3, root:7.7.3.I: the third chooses among one, without a question; the fourth deposed turns all face up.
#[test]
fn the_fourth_deposed_leader_turns_all_face_up() {
    let (mut table, []) = daylight(Leader::Builder, []);
    let fall = |table: &mut Table, answers: &[Answer]| {
        table.turn_to(foe(), Phase::Birdsong);
        table.turn_to(eyrie(), Phase::Daylight);
        let column = state(table).leader.unwrap().viziers()[0];
        table.play(own(Command::Cannot(Edict::Vizier(column))), answers)
    };
    fall(&mut table, &[yes(), Answer::One(0)]);
    assert_eq!(state(&table).leader, Some(Leader::Charismatic));
    fall(&mut table, &[yes(), Answer::One(0)]);
    assert_eq!(state(&table).leader, Some(Leader::Commander));
    fall(&mut table, &[yes()]);
    assert_eq!(state(&table).leader, Some(Leader::Despot));
    assert_eq!(face_up(&state(&table)), []);
    // All four are aside now: any may lead, also the one that was just deposed.
    let entry = fall(&mut table, &[yes(), Answer::One(3)]);
    let clutch = Shared::Own { seat: eyrie(), effect: Effect::NewClutch.into() };
    assert!(entry.effects.contains(&clutch));
    let now = state(&table);
    assert_eq!((now.leader, now.aside.len()), (Some(Leader::Despot), 0));
    assert_eq!(face_up(&now).len(), 3);
}

/// root:7.5.2, root:7.7: "cannot" has the same order as resolving: the columns to the left come first.
#[test]
fn turmoil_comes_in_the_order_of_the_decree() {
    let (mut table, []) = daylight(Leader::Commander, []);
    let battle = own(Command::Cannot(Edict::Vizier(Column::Battle)));
    table.forbids(battle.clone(), &[], Refusal::ColumnFirst(Column::Move), "root:7.5.2");
    table.play(own(vizier(Column::Move)), &[]);
    table.forbids(
        own(Command::Cannot(Edict::Vizier(Column::Move))),
        &[],
        Refusal::Resolved,
        "root:7.5.2",
    );
    table.asked(battle, &[]);
}

/// root:7.8.2: one warrior left: it is placed, and then turmoil follows; where no roost matches, it stays.
#[test]
fn the_charismatic_places_the_last_warrior_before_turmoil() {
    let (mut table, [fox]) = daylight(Leader::Charismatic, [(Column::Recruit, fox())]);
    set(&mut table, Pool::Supply, 1);
    let cannot = own(Command::Cannot(Edict::Card(fox)));
    let ask = table.asked(cannot.clone(), &[]);
    assert_eq!(ask.question, Asked::Own(Question::RoostThere(Suit::Fox).into()));
    let mut without = table.clone();
    without.play(cannot.clone(), &[no(), yes(), Answer::One(0)]);
    assert_eq!((pool(&without, Pool::Supply), pool(&without, Pool::Warriors)), (1, 19));
    table.play(cannot, &[yes(), yes(), Answer::One(0)]);
    assert_eq!((pool(&table, Pool::Supply), pool(&table, Pool::Warriors)), (0, 20));
    assert_eq!(table.game().turn.phase, Phase::Evening);
    // A bird matches any clearing with a roost, so nothing is asked; without a roost nothing is placed.
    for (roosts, left) in [(1, 0), (0, 1)] {
        let (mut table, []) = daylight(Leader::Charismatic, []);
        set(&mut table, Pool::Supply, 1);
        set(&mut table, Pool::Roosts, roosts);
        let cannot = own(Command::Cannot(Edict::Vizier(Column::Recruit)));
        table.play(cannot, &[yes(), Answer::One(0)]);
        assert_eq!(pool(&table, Pool::Supply), left);
    }
}

/// root:7.7.1: the marker of an active dominance card is off the track: nothing is lost. root:3.3.1
#[test]
fn without_a_marker_turmoil_costs_no_points() {
    let (mut table, []) = daylight(Leader::Commander, []);
    table.set_points(eyrie(), 12);
    table.play(Act::ActivateDominance { seat: eyrie() }, &[Answer::One(0)]);
    let cannot = own(Command::Cannot(Edict::Vizier(Column::Move)));
    let question = Question::Turmoil { cost: 2, points: 0, cards: 0 };
    assert_eq!(table.asked(cannot.clone(), &[]).question, Asked::Own(question.into()));
    let entry = table.play(cannot, &[yes(), Answer::One(0)]);
    assert_eq!(scores(&entry), [line(eyrie(), 0, "root:7.7.1")]);
}
