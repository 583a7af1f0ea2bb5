//! NB.2.2: scent marks and Foul Stench.

use super::*;

/// nemesis:NB.2.2, nemesis:NB.3.3: five marks, on their track until they are sprayed.
#[test]
fn there_are_five_marks() {
    let mut table = set_up();
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::MarksOnMap)), (5, 0));
    let Form::Number { min, max, start } = table.asked(set(Pool::MarksOnMap), &[]).form else {
        panic!()
    };
    assert_eq!((min, max, start), (0, 5, 0));
    marks(&mut table, 5);
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::MarksOnMap)), (0, 5));
}

fn stench(table: &Table, at: SeatId) -> Option<StepInfo> {
    let mut steps = table::steps(table.game(), at);
    steps.retain(|info| info.step == line_of(Step::FoulStench));
    assert!(steps.len() <= 1, "it never appears twice");
    steps.pop()
}

/// nemesis:NB.2.2.I: with a mark on the map every other seat's Evening ends with the step; without one, with none.
#[test]
fn foul_stench_stands_on_every_other_checklist_while_a_mark_is_out() {
    let mut table = set_up();
    let leave = |at| own(Command::FoulStench { at });
    assert!(stench(&table, foe()).is_none() && stench(&table, other()).is_none());
    marks(&mut table, 1);
    for at in [foe(), other()] {
        let info = stench(&table, at).unwrap();
        assert_eq!((info.phase, info.status), (Phase::Evening, Status::Due));
        assert_eq!((info.law.full().as_str(), info.count), ("nemesis:NB.2.2.I", Some(1)));
    }
    assert!(stench(&table, nb()).is_none(), "never on its own list");
    assert_eq!(table.refused(leave(nb()), &[]).kind, RefusalKind::NobodyElse);
    table.forbids(leave(foe()), &[], RefusalKind::NotYourTurn, "nemesis:NB.2.2.I");
    table.turn_to(foe(), Phase::Birdsong);
    // The step is warned of when it is left.
    let ask = table.asked(Act::EndTurn, &[]);
    let steps = vec![line_of(Step::FoulStench)];
    assert_eq!(ask.question, Asked::StepsLeft { seat: foe(), steps });
    // Taken, it ends the earlier phases by itself.
    table.play(leave(foe()), &[]);
    assert_eq!(table.game().turn.phase, Phase::Evening);
    assert_eq!(stench(&table, foe()).unwrap().status, Status::Done);
    table.forbids(leave(foe()), &[], RefusalKind::AlreadyDone, "nemesis:NB.2.2.I");
    table.play(Act::EndTurn, &[]);
    assert_eq!(stench(&table, other()).unwrap().status, Status::Due);
    // The last mark goes: nobody has to move any more.
    table.play(hit(other()), &[counts([1])]);
    assert!(stench(&table, other()).is_none());
    table.forbids(leave(other()), &[], Refusal::NoMarkOnMap, "nemesis:NB.2.2.I");
    table.play(Act::EndTurn, &[]);
}

/// nemesis:NB.2.2.I: undone it is due once more, redone and read again it is done; a new turn opens it again.
#[test]
fn foul_stench_never_comes_twice_by_undo_or_resume() {
    let mut table = set_up();
    marks(&mut table, 2);
    table.turn_to(foe(), Phase::Evening);
    table.play(own(Command::FoulStench { at: foe() }), &[]);
    table.undo();
    assert_eq!(stench(&table, foe()).unwrap().status, Status::Due);
    table.redo();
    assert_eq!(stench(&table, foe()).unwrap().status, Status::Done);
    let mut resumed = crate::engine::game::Game::default();
    for entry in table.history.told() {
        resumed.fold(entry).unwrap();
    }
    assert_eq!(&resumed, table.game());
    assert_eq!(table::due(&resumed, foe()), []);
    table.turn_to(other(), Phase::Birdsong);
    table.turn_to(foe(), Phase::Birdsong);
    assert_eq!(stench(&table, foe()).unwrap().status, Status::Due);
}

/// nemesis:NB.2.2.I: left with the warning, it is skipped, and it can still be done; one touch does it.
#[test]
fn foul_stench_is_offered_where_it_stands() {
    let mut table = set_up();
    marks(&mut table, 1);
    table.turn_to(foe(), Phase::Evening);
    let here = Place::Step(line_of(Step::FoulStench));
    let mine: Vec<_> =
        offers(table.game(), foe()).into_iter().filter(|o| o.place == here).collect();
    assert_eq!(mine.len(), 1);
    assert_eq!(mine[0].command, own(Command::FoulStench { at: foe() }));
    assert_eq!(mine[0].verdict, Ok(None), "nothing is asked");
    table.play(Act::EndTurn, &[yes()]);
    assert_eq!(table.game().turn.seat, other());
}

/// nemesis:NB.2.2.I.d: a bot has the step too, by its own law.
#[test]
fn bots_smell_it_as_well() {
    let mut seats = seats();
    seats.seats[1].bot = true;
    let mut table = begun(seats);
    marks(&mut table, 1);
    assert_eq!(stench(&table, foe()).unwrap().law.full(), "nemesis:NB.2.2.I.d");
    assert_eq!(stench(&table, other()).unwrap().law.full(), "nemesis:NB.2.2.I");
}

/// A Battery that has left the table stinks no more, and a seat that left has nothing to move.
#[test]
fn who_has_left_neither_stinks_nor_smells() {
    let mut table = set_up();
    marks(&mut table, 1);
    table.play(Act::Leave { seat: foe() }, &[]);
    assert!(stench(&table, foe()).is_none() && stench(&table, other()).is_some());
    table.play(Act::Return { seat: foe() }, &[]);
    table.play(Act::Leave { seat: nb() }, &[]);
    assert!(stench(&table, foe()).is_none() && stench(&table, other()).is_none());
}

/// root:3.2.1: a mark removed scores 1 for the remover, goes back to its track and covers its bonus again.
#[test]
fn a_removed_mark_scores_for_the_remover() {
    let mut table = set_up();
    marks(&mut table, 2);
    assert_eq!(load_due(table.game(), nb()), Some(2));
    assert_eq!(draw_due(table.game(), nb()), Some(2));
    let entry = table.play(hit(foe()), &[counts([1])]);
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    assert_eq!(reasons(&entry), [Why::Removed { whose: nb(), class: Class::Token }]);
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::MarksOnMap)), (4, 1));
    assert_eq!(draw_due(table.game(), nb()), Some(1));
    table.undo();
    assert_eq!((table.points(foe()), pool(&table, Pool::MarksOnMap)), (0, 2));
}
