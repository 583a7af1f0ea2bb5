//! LR.3: Setup.

use super::*;

/// nemesis:LR.3.1: 25 warriors and 8 caches, all in the supply.
#[test]
fn supplies_are_gathered() {
    let table = Table::lay(seats(Pick::default()));
    assert_eq!((pool(&table, Pool::Supply), pool(&table, Pool::Warriors)), (25, 0));
    assert_eq!(Cache::ALL.map(|cache| lies(&table, cache)), [[2, 0, 0]; 4]);
    assert_eq!(status(&table, Step::Supplies), (Status::Done, Some(25)));
}

/// nemesis:LR.3.2, nemesis:LR.3.4: one touch places an encampment and four warriors; four stay on the track.
#[test]
fn setup_places_an_encampment_and_four_warriors() {
    let mut table = Table::lay(seats(Pick::default()));
    assert_eq!(status(&table, Step::Settle), (Status::Due, Some(4)));
    table.play(own(Command::Settle), &[]);
    assert_eq!((pool(&table, Pool::Supply), pool(&table, Pool::Warriors)), (21, 4));
    assert_eq!((pool(&table, Pool::Track), pool(&table, Pool::Encampments)), (4, 1));
    assert_eq!(status(&table, Step::Settle).0, Status::Done);
    assert_eq!(status(&table, Step::Track), (Status::Done, Some(4)));
    let refusal = table.refused(own(Command::Settle), &[]);
    assert_eq!(refusal.kind, Refusal::SettledAlready.into());
    assert_eq!(refusal.law.map(LawRef::full).as_deref(), Some("nemesis:LR.3.2"));
    table.undo();
    // Starting without it warns once.
    let ask = table.asked(Act::Start, &[]);
    let steps = vec![line_of(Step::Settle)];
    assert_eq!(ask.question, Asked::StepsLeft { seat: lr(), steps });
}

/// nemesis:LR.3.3: ten idle warriors are told, and moved by nobody.
#[test]
fn ten_warriors_are_set_aside() {
    let table = set_up();
    let info = table.step(lr(), line_of(Step::Idle));
    assert_eq!((info.status, info.count), (Status::Done, Some(10)));
    assert_eq!(info.law.full(), "nemesis:LR.3.3");
}
