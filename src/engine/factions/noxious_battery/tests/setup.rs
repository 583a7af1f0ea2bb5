//! NB.3: setup.

use super::*;

/// nemesis:NB.3.1, nemesis:NB.3.2, nemesis:NB.3.3: 15 warriors, 3 balls, 5 marks; the cannon is placed, damaged.
#[test]
fn setup_gathers_the_pieces_and_places_the_cannon() {
    let mut table = Table::lay(seats());
    let at = |table: &Table| -> Vec<(Step, Status, Option<u8>)> {
        [Step::Gather, Step::Cannon, Step::Track]
            .map(|s| (s, step(table, s)))
            .map(|(s, info)| (s, info.status, info.count))
            .to_vec()
    };
    assert_eq!(
        at(&table),
        [
            (Step::Gather, Status::Done, Some(15)),
            (Step::Cannon, Status::Due, None),
            (Step::Track, Status::Done, Some(5)),
        ]
    );
    assert_eq!((pool(&table, Pool::Supply), balls(&table)), (15, [3, 0, 0]));
    let ask = table.asked(Act::Start, &[]);
    let steps = vec![line_of(Step::Cannon)];
    assert_eq!(ask.question, Asked::StepsLeft { seat: nb(), steps });
    table.play(own(Command::PlaceCannon), &[]);
    table.forbids(own(Command::PlaceCannon), &[], RefusalKind::AlreadyDone, "nemesis:NB.3.2");
    table.play(Act::Start, &[]);
    assert_eq!(state(&table).cannon, Cannon::Damaged);
}
