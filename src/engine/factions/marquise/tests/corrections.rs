//! Whatever is put right by hand, and what is offered.

use super::*;

/// Every number of the board can be set by hand, and the pieces still add up; the kit checks that after each entry.
#[test]
fn every_tracker_is_set_by_hand_and_pieces_add_up() {
    let mut table = begun();
    for kind in Piece::ALL {
        let total = on_map(&table, kind) + supply(&table, kind);
        for (pool, other) in
            [(Pool::Map(kind), Pool::Supply(kind)), (Pool::Supply(kind), Pool::Map(kind))]
        {
            let set = Act::SetTo(Tracker::Pool(cat(), pool.into()));
            let now = count(table.game(), cat(), pool);
            let ask = table.asked(set.clone(), &[]);
            let form = Form::Number { min: 0, max: total.into(), start: now.into() };
            assert_eq!(ask.form, form, "{pool:?}");
            for n in (0..=total).filter(|n| *n != now) {
                table.play(set.clone(), &[number(u16::from(n))]);
                assert_eq!(count(table.game(), cat(), other), total - n);
                table.undo();
            }
        }
    }
    table.play(own(Command::SetActions), &[number(1)]);
    assert_eq!(left(&table), 1);
    table.play(own(Command::SetWorkshops), &[number(1)]);
    assert_eq!(state(&table).workshops, 1);
    let same = table.refused(own(Command::SetActions), &[number(1)]);
    assert_eq!(same.kind, RefusalKind::NothingChanges);
}

/// Corrections and steps are offered where a board looks for them.
#[test]
fn what_she_can_do_is_offered() {
    let mut table = daylight();
    let list = offers(table.game(), cat());
    let at = |place: Place| list.iter().filter(|o| o.place == place).count();
    // A battle also with all that comes of it.
    assert_eq!(at(Place::Step(line_of(Step::Actions))), Action::ALL.len() + 1);
    assert_eq!(at(Place::Step(line_of(Step::Birds))), 1);
    assert_eq!(at(Place::Step(line_of(Step::Craft))), 1);
    assert!(!list.iter().any(|o| o.command == own(Command::ReopenRecruit)));
    table.play(acts(Action::Recruit), &[]);
    let list = offers(table.game(), cat());
    assert!(list.iter().any(|o| o.command == own(Command::ReopenRecruit) && o.verdict.is_ok()));
}

/// A file that holds what no turn can come to is refused whole.
#[test]
fn a_strangers_file_does_not_overflow() {
    let mut state = Rules::begin(&Pick {});
    assert!(Rules::fold(&mut state, &Effect::Workshops(7)).is_err());
    assert!(Rules::fold(&mut state, &Effect::Actions(255)).is_ok());
    assert!(Rules::fold(&mut state, &Effect::Bird).is_err());
    assert_eq!(Rules::step_phase(Step::Wood), Phase::Birdsong);
}
