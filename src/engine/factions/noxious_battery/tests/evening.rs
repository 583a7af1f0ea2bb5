//! NB.6: Evening.

use super::*;

/// nemesis:NB.6: Spray, Load, Draw, Discard, in that order.
#[test]
fn evening_runs_in_order() {
    let mut table = set_up();
    warriors(&mut table, 4);
    table.turn_to(nb(), Phase::Evening);
    table.play(own(Command::Draw), &[]);
    for late in [Command::Spray, Command::Load] {
        table.forbids(own(late), &[], RefusalKind::AlreadyDone, "nemesis:NB.6");
    }
    let due: Vec<Line> = table::due(table.game(), nb()).into_iter().map(|i| i.step).collect();
    assert_eq!(due, [line_of(Step::Spray), line_of(Step::Load)], "left out, they are warned of");
}

/// nemesis:NB.6.1: marks that have fewer than two warriors go, clearings with two or more get one.
#[test]
fn spray_moves_marks_on_and_off() {
    let mut table = set_up();
    warriors(&mut table, 6);
    table.turn_to(nb(), Phase::Evening);
    let ask = table.asked(own(Command::Spray), &[]);
    let Form::Counts { rows, .. } = ask.form else { panic!() };
    assert_eq!(rows.len(), 1, "no mark can go while none is out");
    table.play(own(Command::Spray), &[counts([3])]);
    assert_eq!(pool(&table, Pool::MarksOnMap), 3);
    table.forbids(own(Command::Spray), &[], RefusalKind::AlreadyDone, "nemesis:NB.6.1");
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(nb(), Phase::Evening);
    let ask = table.asked(own(Command::Spray), &[]);
    assert_eq!((law_name(ask.law), ask.to), ("nemesis:NB.6.1".into(), Answerer::Seat(nb())));
    let Form::Counts { rows, .. } = ask.form else { panic!() };
    assert_eq!(rows.len(), 2);
    table.play(own(Command::Spray), &[counts([2, 1])]);
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::MarksOnMap)), (3, 2));
}

/// nemesis:NB.6.1: never more than five out, and never more than the warriors allow, two in each clearing.
#[test]
fn spray_never_has_more_than_five_marks_out() {
    let mut table = set_up();
    warriors(&mut table, 15);
    marks(&mut table, 4);
    table.turn_to(nb(), Phase::Evening);
    table.play(own(Command::Spray), &[counts([0, 5])]);
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::MarksOnMap)), (0, 5));
    table.undo();
    warriors(&mut table, 5);
    let no = Refusal::TooFewWarriors { marks: 3, warriors: 5 };
    table.forbids(own(Command::Spray), &[counts([2, 1])], no, "nemesis:NB.6.1");
    // The table knows better where they stand.
    table.insist(own(Command::Spray), &[counts([2, 1])]);
    assert_eq!(pool(&table, Pool::MarksOnMap), 3);
}

/// nemesis:NB.6.1: without two warriors all marks go unasked; without a mark too there is nothing to do.
#[test]
fn without_two_warriors_every_mark_goes() {
    let mut table = set_up();
    table.turn_to(nb(), Phase::Evening);
    warriors(&mut table, 1);
    let no = Refusal::NothingToSpray;
    assert_eq!(step(&table, Step::Spray).status, Status::Impossible(no.into()));
    table.forbids(own(Command::Spray), &[], no, "nemesis:NB.6.1");
    marks(&mut table, 4);
    assert_eq!(step(&table, Step::Spray).status, Status::Due);
    table.play(own(Command::Spray), &[]);
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::MarksOnMap)), (5, 0));
}

/// nemesis:NB.6.2: one ball and one for each uncovered load bonus; two due more than the supply holds, one is loaded.
#[test]
fn load_takes_what_the_supply_has() {
    let mut table = set_up();
    marks(&mut table, 4);
    table.turn_to(nb(), Phase::Evening);
    // Made up: load bonuses on the first and the fourth space.
    assert_eq!((load_due(table.game(), nb()), step(&table, Step::Load).count), (Some(3), Some(3)));
    table.play(own(Command::Load), &[]);
    assert_eq!(balls(&table), [0, 3, 0]);
    table.undo();
    lay_balls(&mut table, 0, 2);
    assert_eq!(step(&table, Step::Load).count, Some(1));
    table.play(own(Command::Load), &[]);
    assert_eq!(balls(&table), [0, 1, 2]);
    assert_eq!(next_space(table.game(), nb()), Some(Space::Right));
    table.forbids(own(Command::Load), &[], RefusalKind::AlreadyDone, "nemesis:NB.6.2");
    // Next turn: nothing in supply.
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(nb(), Phase::Evening);
    let no = Refusal::NoBallInSupply;
    assert_eq!(step(&table, Step::Load).status, Status::Impossible(no.into()));
    table.forbids(own(Command::Load), &[], no, "nemesis:NB.6.2");
}

/// nemesis:NB.6.2, nemesis:NB.6.3: bonuses nobody has read are asked of the uncovered spaces alone, once for both.
#[test]
fn bonuses_are_asked_once() {
    let mut table = unread();
    table.turn_to(nb(), Phase::Evening);
    // Every space is covered: nothing to read.
    assert_eq!((load_due(table.game(), nb()), draw_due(table.game(), nb())), (Some(1), Some(1)));
    table.play(own(Command::Load), &[]);
    table.undo();
    marks(&mut table, 2);
    assert_eq!((load_due(table.game(), nb()), step(&table, Step::Draw).count), (None, None));
    let ask = table.asked(own(Command::Load), &[]);
    assert_eq!((ask.to, &ask.question), (Answerer::Table, &Asked::Own(Question::Bonuses.into())));
    let Form::Counts { rows, .. } = ask.form else { panic!() };
    let figures = [MarkSpace::First, MarkSpace::Second].map(|space| {
        Bonus::ALL.map(|bonus| Countable::Figure(Figure::Bonus { space, bonus }.into()))
    });
    assert_eq!(rows.iter().map(|row| row.what).collect::<Vec<_>>(), figures.concat());
    // Made up: a load bonus on the first, a draw bonus on the second.
    table.play(own(Command::Load), &[counts([1, 0, 0, 1])]);
    assert_eq!(balls(&table), [1, 2, 0]);
    table.play(own(Command::Draw), &[]);
    assert_eq!(table.hand(nb()), 5);
    // A third mark: only its space is asked.
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(nb(), Phase::Evening);
    marks(&mut table, 3);
    let Form::Counts { rows, .. } = table.asked(own(Command::Draw), &[]).form else { panic!() };
    assert_eq!(rows.len(), 2);
    table.play(own(Command::Draw), &[counts([0, 1])]);
    assert_eq!(table.hand(nb()), 8);
}

/// nemesis:NB.6.2: a space can be read beforehand, and put right afterwards.
#[test]
fn a_space_can_be_read_at_any_time() {
    let mut table = Table::lay(seats());
    let read = own(Command::ReadSpace { space: MarkSpace::Third });
    table.play(read.clone(), &[counts([0, 1])]);
    assert_eq!(bonus(table.game(), MarkSpace::Third, Bonus::Draw), Some(1));
    let again = table.refused(read.clone(), &[counts([0, 1])]);
    assert_eq!(again.kind, RefusalKind::NothingChanges);
    table.play(read, &[counts([1, 0])]);
    let now = Bonus::ALL.map(|kind| bonus(table.game(), MarkSpace::Third, kind));
    assert_eq!(now, [Some(1), Some(0)]);
}

/// nemesis:NB.6.3: one card and one for each uncovered draw bonus, then down to five.
#[test]
fn draw_then_discard_to_five() {
    let mut table = set_up();
    marks(&mut table, 5);
    table.turn_to(nb(), Phase::Evening);
    assert_eq!(step(&table, Step::Draw).count, Some(3));
    table.play(own(Command::Draw), &[]);
    assert_eq!(table.hand(nb()), 6);
    table.forbids(own(Command::Draw), &[], RefusalKind::AlreadyDone, "nemesis:NB.6.3");
    let info = step(&table, Step::Discard);
    assert_eq!((info.status, info.count), (Status::Due, Some(1)));
    table.play(own(Command::Discard), &[]);
    assert_eq!((table.hand(nb()), step(&table, Step::Discard).status), (5, Status::Done));
    let nothing = table.refused(own(Command::Discard), &[]);
    assert_eq!(nothing.kind, RefusalKind::NothingChanges);
}
