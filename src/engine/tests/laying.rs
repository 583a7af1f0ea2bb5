//! The table as it is laid.

use super::*;

/// root:5.1.1, root:5.1.2, root:5.1.3, root:5.1.5: two to eight seats, the chosen one begins, nought points,
/// three cards each (bots none), twelve items.
#[test]
fn a_table_is_laid_as_the_law_says() {
    let lay = |n: u8| {
        let seats = (0..n).map(|_| sits(guest("Guest"))).collect();
        Setup { first: seat(1), ..setup(seats) }
    };
    assert_eq!(lay(1).check().unwrap_err().kind, RefusalKind::SeatCount);
    let nobody = Setup { first: seat(4), ..lay(4) };
    assert_eq!(nobody.check().unwrap_err().kind, RefusalKind::NoSuchSeat);
    assert_eq!(lay(9).check().unwrap_err().kind, RefusalKind::SeatCount);
    let mut with_bot = lay(4);
    with_bot.seats[3].bot = true;
    let mut table = Table::lay(with_bot.clone());
    let hands: Vec<u8> = table.game().seats().map(|(_, s)| s.hand).collect();
    assert_eq!(hands, [3, 3, 3, 0]);
    assert!(table.game().seats().all(|(_, s)| s.points == VictoryPoints::default()));
    let items: Vec<u8> = Item::ALL.map(|item| table.game().items.count(item)).to_vec();
    assert_eq!((items, table.game().items.total()), (vec![2, 2, 1, 1, 2, 2, 2], 12));
    assert_eq!(table.refused(Command::EndTurn, &[]).kind, RefusalKind::StillSetup);
    table.play(Command::Start, &[]);
    assert_eq!(table.game().turn.seat, seat(1));
    let again = Command::Begin(Box::new(with_bot));
    assert_eq!(table.refused(again, &[]).kind, RefusalKind::BegunAlready);
}

/// root:5.1.2: a table that wants a handicap starts a seat with other points.
#[test]
fn a_seat_can_start_with_three_points() {
    let mut seats = vec![sits(guest("Cats")), sits(guest("Birds"))];
    seats[1].points = VictoryPoints::new(3).unwrap();
    let table = Table::lay(setup(seats));
    assert_eq!((table.points(a()), table.points(b())), (0, 3));
}
