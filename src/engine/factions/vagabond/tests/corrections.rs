//! Every tracker of the board set by hand, in the open.

use super::*;

/// Each item can lie in any way that is one, and each of them adds up.
#[test]
fn items_are_put_right() {
    let mut table = in_daylight(Character::Thief);
    let all = items(&table).iter().map(|(_, n)| n).sum::<u8>();
    for change in [Change::Exhaust, Change::Refresh, Change::Damage, Change::Mend] {
        for (thing, _) in items(&table).iter().collect::<Vec<_>>() {
            handle(&mut table, thing, change);
            assert_eq!(items(&table).iter().map(|(_, n)| n).sum::<u8>(), all);
        }
    }
    assert!(items(&table).iter().all(|(thing, _)| thing == up(thing.kind())));
    handle(&mut table, up(Kind::SWORD), Change::Lose);
    assert_eq!(items(&table).gone().collect::<Vec<_>>(), [(Kind::SWORD, 1)]);
    let refusal = table.refused(own(Command::Handle(up(Kind::SWORD))), &[]);
    assert_eq!(refusal.kind, RefusalKind::NoSuchPiece);
    add(&mut table, Kind::SWORD);
    assert_eq!(ready(&table, Kind::SWORD), 1);
}

#[test]
fn relationships_and_aids_are_put_right() {
    let mut table = in_daylight(Character::Thief);
    for relation in Relation::ALL {
        if relation != state(&table).relation(foe()) {
            relate(&mut table, foe(), relation);
        }
        assert_eq!(state(&table).relation(foe()), relation);
    }
    let set = own(Command::SetRelation { with: foe() });
    assert_eq!(table.refused(set, &[one(4)]).kind, RefusalKind::NothingChanges);
    relate(&mut table, foe(), Relation::Third);
    let aids = own(Command::SetAids { to: foe() });
    table.play(aids.clone(), &[number(2)]);
    assert_eq!(state(&table).aids(foe()), 2);
    assert_eq!(table.refused(aids, &[number(2)]).kind, RefusalKind::NothingChanges);
    let own_marker = own(Command::SetRelation { with: vb() });
    assert_eq!(table.refused(own_marker, &[]).kind, RefusalKind::NothingChanges);
}

#[test]
fn the_pawn_and_the_ruins_are_put_right() {
    let mut table = in_daylight(Character::Thief);
    table.play(own(Command::SetForest(true)), &[]);
    assert!(state(&table).in_forest);
    let again = table.refused(own(Command::SetForest(true)), &[]);
    assert_eq!(again.kind, RefusalKind::NothingChanges);
    table.play(own(Command::SetRuins), &[counts([1, 0, 1, 0])]);
    assert_eq!(in_ruins(table.game()), [1, 0, 1, 0]);
}

#[test]
fn quests_are_put_right() {
    let mut table = in_daylight(Character::Thief);
    table.play(own(Command::ChangeQuest(Quest::FoxErrand)), &[one(0)]);
    assert_eq!(
        quest_row(table.game()),
        [Quest::FoxFundraising, Quest::FoxLogistics, Quest::FoxShed]
    );
    table.play(own(Command::AddDone), &[one(0)]);
    assert_eq!(state(&table).done, [Quest::FoxErrand]);
    table.play(own(Command::TakeBackDone(Quest::FoxErrand)), &[]);
    assert_eq!(state(&table).done, []);
    let refusal = table.refused(own(Command::TakeBackDone(Quest::FoxErrand)), &[]);
    assert_eq!(refusal.kind, RefusalKind::NothingChanges);
}

#[test]
fn a_special_action_is_given_back() {
    let mut table = in_daylight(Character::Jailor);
    let refusal = table.refused(own(Command::Unuse), &[]);
    assert_eq!(refusal.kind, RefusalKind::NothingChanges);
    table.play(own(Command::Special), &[]);
    table.play(own(Command::Unuse), &[]);
    assert!(!state(&table).used && !state(&table).credit);
}

/// The hand and the points, as of any seat.
#[test]
fn points_and_hand_are_put_right() {
    let mut table = in_daylight(Character::Thief);
    table.play(Act::SetTo(Tracker::Points(vb())), &[number(7)]);
    table.play(Act::SetTo(Tracker::Hand(vb())), &[number(1)]);
    assert_eq!((table.points(vb()), table.hand(vb())), (7, 1));
}
