//! Evening: the draw and the discard.

use super::*;

/// root:6.6: one card, one more from three recruiters, one more again from five; then down to five.
#[test]
fn evening_draws_by_recruiters_and_cuts_to_five() {
    for (recruiters, cards) in [1, 1, 1, 2, 2, 3, 3].into_iter().enumerate() {
        let mut table = begun();
        put(&mut table, RECRUITER, u8::try_from(recruiters).unwrap());
        table.turn_to(cat(), Phase::Evening);
        table.set_hand(cat(), 4);
        let info = table.step(cat(), line_of(Step::Draw));
        assert_eq!((info.status, info.count), (Status::Due, Some(cards)), "{recruiters}");
        table.play(own(Command::Draw), &[]);
        assert_eq!(table.hand(cat()), 4 + cards);
        table.forbids(own(Command::Draw), &[], RefusalKind::AlreadyDone, "root:6.6");
        let info = table.step(cat(), line_of(Step::Discard));
        if cards == 1 {
            assert_eq!((info.status, info.count), (Status::Done, Some(0)));
            assert_eq!(table.refused(own(Command::Discard), &[]).kind, RefusalKind::NothingChanges);
        } else {
            assert_eq!((info.status, info.count), (Status::Due, Some(cards - 1)));
            table.play(own(Command::Discard), &[]);
            assert_eq!(table.hand(cat()), 5);
        }
    }
}

/// root:6.6: the draw comes before the discard.
#[test]
fn the_draw_comes_before_the_discard() {
    let mut table = begun();
    table.turn_to(cat(), Phase::Evening);
    table.set_hand(cat(), 7);
    table.play(own(Command::Discard), &[]);
    table.forbids(own(Command::Draw), &[], RefusalKind::AlreadyDone, "root:6.6");
    table.insist(own(Command::Draw), &[]);
    assert_eq!(table.hand(cat()), 6);
}
