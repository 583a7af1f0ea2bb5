//! Evening: the track scores and draws.

use super::*;

/// root:7.6, root:7.6.1, root:7.6.2: by roosts on the map: points 0 0 1 2 3 4 4 5, cards 1 1 1 2 2 2 3 3.
#[test]
fn evening_scores_and_draws_by_the_track() {
    let points = [0, 0, 1, 2, 3, 4, 4, 5];
    let cards = [1, 1, 1, 2, 2, 2, 3, 3];
    for roosts in 0..=ROOSTS {
        let i = usize::from(roosts);
        assert_eq!((roost_points(roosts), cards_drawn(roosts)), (points[i], cards[i]));
        let mut table = evening(u16::from(roosts));
        assert_eq!(status(&table, Step::Draw), (Status::Due, Some(cards[i])));
        if points[i] == 0 {
            assert_eq!(status(&table, Step::Score).0, impossible(Refusal::NoRoostPoints));
            let none = Refusal::NoRoostPoints.into();
            forbids_plainly(&table, own(Command::Score), none, "root:7.6.1");
        } else {
            assert_eq!(status(&table, Step::Score), (Status::Due, Some(points[i])));
            let entry = table.play(own(Command::Score), &[]);
            let by = i16::from(points[i]);
            assert_eq!(scores(&entry), [line(eyrie(), by, "root:7.6.1")]);
            assert_eq!(reasons(&entry), [Why::Own(Reason::Roosts.into())]);
            table.forbids(own(Command::Score), &[], RefusalKind::AlreadyDone, "root:7.6.1");
        }
        table.play(own(Command::Draw), &[]);
        assert_eq!(table.hand(eyrie()), 5 + cards[i]);
        table.forbids(own(Command::Draw), &[], RefusalKind::AlreadyDone, "root:7.6.2");
    }
}

/// root:7.6.2: more than five cards are discarded after drawing, in Evening's order. root:7.6
#[test]
fn evening_ends_with_five_cards() {
    let mut table = evening(6);
    table.play(own(Command::Draw), &[]);
    assert_eq!(status(&table, Step::Discard), (Status::Due, Some(3)));
    table.forbids(own(Command::Score), &[], RefusalKind::AlreadyDone, "root:7.6");
    table.play(own(Command::Discard), &[]);
    assert_eq!((table.hand(eyrie()), status(&table, Step::Discard).0), (5, Status::Done));
    forbids_plainly(&table, own(Command::Discard), RefusalKind::NothingChanges, "root:7.6.2");
    assert!(table.refused(own(Command::Score), &[]).can_insist);
}
