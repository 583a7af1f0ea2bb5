//! By hand.

use super::*;

/// Every tracker set by hand: the pieces still add up, and what stays the same is refused.
#[test]
fn every_tracker_is_corrected_and_pieces_add_up() {
    let mut table = set_up();
    lay_balls(&mut table, 1, 1);
    for (at, to, more) in [
        (Pool::Supply, 9, None),
        (Pool::OnMap, 2, None),
        (Pool::Track, 1, None),
        (Pool::MarksOnMap, 3, None),
        (Pool::Balls, 0, Some(1)),
        (Pool::Bore, 3, None),
        (Pool::BallsOnMap, 2, None),
    ] {
        let answers: Vec<Answer> =
            std::iter::once(number(to)).chain(more.map(Answer::One)).collect();
        table.play(set(at), &answers);
        assert_eq!(u16::from(pool(&table, at)), to, "{at:?}");
        let all: u8 = <Rules as Contract>::pools().into_iter().map(|(p, _)| pool(&table, p)).sum();
        assert_eq!(all, 15 + 5 + 3);
        let again = table.refused(set(at), &[number(to)]);
        assert_eq!(again.kind, RefusalKind::NothingChanges);
    }
    table.play(own(Command::TurnCannon), &[]);
    table.play(own(Command::TurnCannon), &[]);
    assert_eq!(state(&table).cannon, Cannon::Damaged);
    for (command, n) in [(Command::SetActions, 4), (Command::SetActivated, 5)] {
        table.play(own(command), &[number(n)]);
        let same = table.refused(own(command), &[number(n)]);
        assert_eq!(same.kind, RefusalKind::NothingChanges);
    }
    assert_eq!((state(&table).actions, state(&table).activated), (4, 5));
}

/// A file may say anything: what cannot be is no state of the board.
#[test]
fn a_file_cannot_make_an_impossible_board() {
    let mut state = State::default();
    for effect in [Effect::Actions(5), Effect::Activated(6)] {
        assert!(<Rules as Contract>::fold(&mut state, &effect).is_err());
    }
    assert_eq!(state, State::default());
}

/// Touches for a command: one for it, and for each question one for each step of its counters and one to confirm.
fn touches(table: &Table, command: &Act, answers: &[Answer]) -> u16 {
    let answering = answers.iter().enumerate().map(|(at, answer)| {
        let ask = table.asked(command.clone(), &answers[..at]);
        match (ask.form, answer) {
            (Form::Number { start, .. }, Answer::Number(n)) => 1 + n.abs_diff(start),
            (Form::Counts { .. }, Answer::Counts(n)) => {
                1 + n.iter().map(|n| u16::from(*n)).sum::<u16>()
            }
            (form, _) => panic!("{form:?}"),
        }
    });
    1 + answering.sum::<u16>()
}

/// A usual turn, questions included: two shots, four actions, a mark more.
#[test]
fn a_usual_turn_takes_few_touches() {
    let mut table = set_up();
    lay_balls(&mut table, 2, 1);
    warriors(&mut table, 6);
    marks(&mut table, 2);
    repaired(&mut table);
    let shot = || vec![number(1), counts([1, 0, 0, 0, 0, 0, 0])];
    let turn: [(Act, Vec<Answer>); 11] = [
        (own(Command::Levy), vec![]),
        (own(Command::Fire), shot()),
        (own(Command::Fire), shot()),
        (take(Action::Recruit), vec![]),
        (take(Action::Rollout), vec![]),
        (take(Action::Battle), vec![]),
        (take(Action::Rearm), vec![number(3)]),
        (own(Command::Spray), vec![counts([0, 1])]),
        (own(Command::Load), vec![]),
        (own(Command::Draw), vec![]),
        (Act::EndTurn, vec![]),
    ];
    let mut sum = 0;
    for (command, answers) in turn {
        sum += touches(&table, &command, &answers);
        table.play(command, &answers);
    }
    assert_eq!((table.game().turn.seat, sum), (foe(), 20));
}
