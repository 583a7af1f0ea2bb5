//! Points: what scores, what wins, and what is put right.

use super::*;

/// root:3.1: 29 points and 3 more: the game ends with its winner, once. Undo opens it again, redo brings back
/// the same entry, whose notice is the only one.
#[test]
fn thirty_points_end_the_game_once() {
    let mut table = Table::of_guests(3);
    table.set_points(b(), 29);
    let entry = table.play(points(b(), 3), &[]);
    let ending = Ending { winner: b(), how: Victory::Points };
    assert_eq!(entry.notices().collect::<Vec<_>>(), [Notice::Won(ending)]);
    assert_eq!((table.points(b()), table.game().ending), (32, Some(ending)));
    assert_eq!(table.refused(points(a(), 1), &[]).kind, RefusalKind::GameOver);
    assert_eq!(table.refused(Command::EndTurn, &[]).kind, RefusalKind::GameOver);
    let offered = offers(table.game(), b());
    assert!(offered.iter().all(|offer| offer.verdict.is_err()), "nothing is offered any more");
    table.undo();
    assert_eq!(table.game().ending, None);
    table.redo();
    assert_eq!(table.game().ending, Some(ending));
    let told = table.history.told().flat_map(|e| e.notices()).count();
    assert_eq!(told, 1, "redo makes no second entry");
    // A name can still be put right.
    table.play(Command::Rename { seat: b(), name: "Hans".to_owned() }, &[]);
}

/// root:3.1: the table may carry on; the ending is not announced a second time.
#[test]
fn a_finished_game_can_be_reopened_and_played_on() {
    let mut table = Table::of_guests(2);
    table.set_points(a(), 29);
    assert_eq!(table.refused(Command::Reopen, &[]).kind, RefusalKind::NotOver);
    table.play(points(a(), 1), &[]);
    table.play(Command::Reopen, &[]);
    assert_eq!((table.game().ending, table.game().playing_on), (None, true));
    let entry = table.play(points(a(), 1), &[]);
    assert_eq!((entry.notices().count(), table.game().ending), (0, None));
    table.set_points(b(), 30);
    assert_eq!(table.game().ending, None);
}

/// root:3.1: several seats past 30 in one entry: the one whose turn it is, otherwise the closest clockwise from it.
#[test]
fn of_several_past_thirty_the_turn_decides() {
    let lay = |first: u8, points: [u16; 4]| {
        let mut seats: Vec<_> = (0..4).map(|i| sits(guest(&format!("Guest {i}")))).collect();
        for (seat, points) in seats.iter_mut().zip(points) {
            seat.points = VictoryPoints::new(points).unwrap();
        }
        let table = Table::lay(Setup { first: seat(first), ..setup(seats) });
        table.game().ending.map(|ending| ending.winner)
    };
    assert_eq!(lay(1, [30, 31, 30, 0]), Some(seat(1)));
    assert_eq!(lay(1, [30, 29, 0, 35]), Some(seat(3)));
    assert_eq!(lay(3, [0, 30, 30, 29]), Some(seat(1)));
    assert_eq!(lay(0, [29, 29, 29, 29]), None);
}

/// root:3.2.1: every enemy building and token removed is 1 point for the remover, in anybody's turn;
/// warriors give nothing, and the owner loses no points.
#[test]
fn removed_buildings_and_tokens_score() {
    let mut table = Table::of_guests(3);
    table.set_points(c(), 4);
    let remove = Command::Remove { by: Some(b()), whose: Some(c()), means: Means::Hits };
    let entry = table.play(remove.clone(), &[counts([3, 2, 1])]);
    assert_eq!(scores(&entry), [line(b(), 2, "root:3.2.1"), line(b(), 1, "root:3.2.1")]);
    assert_eq!((table.points(b()), table.points(c())), (3, 4));
    assert_eq!(scores(&table.play(remove, &[counts([5, 0, 0])])), []);
    // Own pieces are no enemy's.
    let own = Command::Remove { by: Some(c()), whose: Some(c()), means: Means::Hits };
    assert_eq!(scores(&table.play(own, &[counts([0, 1, 1])])), []);
    // Who and whose are asked where they are not said; the seat whose turn it is comes first.
    let ask = table.asked(Command::Remove { by: None, whose: Some(c()), means: Means::Hits }, &[]);
    assert_eq!(ask.form, Form::OneOf(vec![Choice::Seat(a()), Choice::Seat(b())]));
    let nothing = table.refused(
        Command::Remove { by: Some(a()), whose: Some(b()), means: Means::Hits },
        &[counts([0, 0, 0])],
    );
    assert_eq!(nothing.kind, RefusalKind::AnswerDoesNotFit);
}

/// root:3.2.2, root:4.1.2, root:5.1.5: a crafted item leaves the supply for the box and scores what its card says.
#[test]
fn crafted_items_score_their_points() {
    let mut table = Table::of_guests(2);
    let sale = faces([named("Bake Sale", Suit::Rabbit)]);
    let entry = table.play(craft(a()), std::slice::from_ref(&sale));
    assert_eq!(scores(&entry), [line(a(), 3, "root:3.2.2")]);
    assert_eq!(reasons(&entry), [Reason::Crafted(Item::Coins)]);
    assert_eq!(table.game().seat(a()).unwrap().items, [Item::Coins]);
    assert_eq!((table.game().items.count(Item::Coins), table.hand(a())), (1, 2));
    assert_eq!(table.cards(Zone::Discard).len(), 1);
    table.play(craft(b()), std::slice::from_ref(&sale));
    let gone = RefusalKind::ItemGone(Item::Coins);
    table.forbids(craft(a()), std::slice::from_ref(&sale), gone, "root:4.1.2");
    assert!(!table.refused(craft(a()), &[sale]).can_insist, "there is no third");
}

/// At 0 points there is nothing to take away, and the app says so.
#[test]
fn minus_at_nought_is_refused() {
    let table = Table::of_guests(2);
    assert_eq!(table.refused(points(a(), -1), &[]).kind, RefusalKind::NoPointsToLose);
    assert_eq!(table.refused(points(a(), 0), &[]).kind, RefusalKind::NothingChanges);
}

/// Points written for the wrong seat, or in the wrong turn, are moved without making or losing any.
#[test]
fn points_are_moved_between_seats_and_turns() {
    let mut table = Table::of_guests(3);
    table.play(points(a(), 5), &[]);
    table.play(Command::EndTurn, &[]);
    let entry = table.play(Command::MovePoints { from: a(), to: b(), points: 2, turn: 1 }, &[]);
    assert_eq!(scores(&entry), [line(a(), -2, ""), line(b(), 2, "")]);
    table.play(Command::MovePoints { from: a(), to: a(), points: 3, turn: 1 }, &[]);
    assert_eq!((table.points(a()), table.points(b())), (3, 2));
    let more = Command::MovePoints { from: a(), to: b(), points: 4, turn: 1 };
    assert_eq!(table.refused(more, &[]).kind, RefusalKind::NoPointsToLose);
    let later = Command::MovePoints { from: a(), to: b(), points: 1, turn: 9 };
    assert_eq!(table.refused(later, &[]).kind, RefusalKind::AnswerDoesNotFit);
}
