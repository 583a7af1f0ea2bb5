//! Turns, phases, and players who leave.

use super::*;

/// root:1.4.1: Birdsong, Daylight, Evening, then the next seat clockwise; a round ends where it began.
#[test]
fn turns_go_round_the_table() {
    let mut table = Table::of_guests(3);
    let now = |table: &Table| {
        let turn = table.game().turn;
        (turn.seat, turn.phase, turn.round, turn.number)
    };
    assert_eq!(now(&table), (a(), Phase::Birdsong, 1, 1));
    table.play(Command::EndPhase, &[]);
    assert_eq!(now(&table), (a(), Phase::Daylight, 1, 1));
    table.play(Command::EndPhase, &[]);
    table.play(Command::EndPhase, &[]);
    assert_eq!(now(&table), (b(), Phase::Birdsong, 1, 2));
    table.play(Command::EndTurn, &[]);
    table.play(Command::EndTurn, &[]);
    assert_eq!(now(&table), (a(), Phase::Birdsong, 2, 4));
    // Two change places: the turn stays where it is and goes on in the new order.
    table.play(Command::Swap { seat: b(), with: c() }, &[]);
    table.play(Command::EndTurn, &[]);
    assert_eq!(now(&table), (c(), Phase::Birdsong, 2, 5));
    assert_eq!(table.refused(Command::Start, &[]).kind, RefusalKind::BegunAlready);
}

/// root:1.4.1: what acts "at the start of" a phase stands before the rest of it, what must be done is warned of once.
#[test]
fn the_start_of_a_phase_comes_first() {
    let mut table = Table::of_guests(2);
    // In the order of crafting: any time in Birdsong, then one that comes at its start and must.
    let claim = table.lay_card(named("Royal Claim", Suit::Bird), Zone::Crafted(a()));
    let bank = table.lay_card(named("Better Burrow Bank", Suit::Rabbit), Zone::Crafted(a()));
    let steps: Vec<Step> = table::steps(table.game(), a()).into_iter().map(|i| i.step).collect();
    assert_eq!(steps, [Step::Reminder(bank), Step::Reminder(claim)]);
    let ask = table.asked(Command::EndPhase, &[]);
    let steps = vec![Step::Reminder(bank)];
    assert_eq!(ask.question, Question::StepsLeft { seat: a(), steps });
    assert_eq!(full(ask.law), "root:1.4.1");
    assert_eq!(table.refused(Command::EndPhase, &[no()]).kind, RefusalKind::Cancelled);
    table.play(Command::EndPhase, &[yes()]);
    assert_eq!(table.step(a(), Step::Reminder(bank)).status, Status::Skipped);
    table.play(Command::EndPhase, &[]);
}

/// root:1.4.1: a player who leaves is passed over, the round is counted on, and may come back.
#[test]
fn a_player_leaves_and_comes_back() {
    let mut table = Table::of_guests(3);
    table.turn_to(c(), Phase::Daylight);
    table.play(Command::Leave { seat: c() }, &[]);
    let turn = table.game().turn;
    assert_eq!((turn.seat, turn.phase, turn.round), (a(), Phase::Birdsong, 2));
    assert_eq!(table.refused(points(c(), 1), &[]).kind, RefusalKind::SeatLeft);
    let set = Command::SetTo(Tracker::Points(c()));
    assert_eq!(table.refused(set, &[]).kind, RefusalKind::SeatLeft);
    table.set_points(a(), 5);
    let to_nobody = Command::MovePoints { from: a(), to: c(), points: 2, turn: 0 };
    assert_eq!(table.refused(to_nobody, &[]).kind, RefusalKind::SeatLeft);
    let turn_to = Command::TurnTo { seat: c(), phase: Phase::Birdsong, round: 2 };
    assert_eq!(table.refused(turn_to, &[]).kind, RefusalKind::SeatLeft);
    table.play(Command::EndTurn, &[]);
    table.play(Command::EndTurn, &[]);
    assert_eq!((table.game().turn.seat, table.game().turn.round), (a(), 3));
    table.play(Command::Return { seat: c() }, &[]);
    table.play(points(c(), 1), &[]);
    table.play(Command::Leave { seat: c() }, &[]);
    table.play(Command::Leave { seat: b() }, &[]);
    let last = Command::Leave { seat: a() };
    assert_eq!(table.refused(last, &[]).kind, RefusalKind::NobodyElse);
}
