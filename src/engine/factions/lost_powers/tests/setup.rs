//! LP.3: setup.

use super::*;

/// nemesis:LP.3.1: five Elders, all in the supply.
#[test]
fn five_elders_in_the_supply() {
    let table = by_app();
    assert_eq!(elders(&table), (5, 0, 0));
    let step = table.step(lp(), line_of(Step::Warriors));
    assert_eq!((step.phase, step.status, step.count), (Phase::Setup, Status::Done, Some(5)));
}

/// nemesis:LP.3.2: two Old Friends of each suit (made up): four different suits, a deck of four, none worn out.
#[test]
fn setup_lays_an_old_friend_of_each_suit_and_shuffles_the_rest() {
    let mut table = Table::lay(seats(Pick::default()));
    let fill = own(Command::FillTableau);
    let ask = table.asked(fill.clone(), &[]);
    assert_eq!(ask.question, Asked::Own(Question::OldFriends.into()));
    let entry = table.play(fill.clone(), &[counts([2, 2, 2, 2])]);
    assert!(entry.effects.iter().any(|e| matches!(e, Shared::Reordered { .. })), "it is shuffled");
    assert_eq!(counted(&table), (4, 0, 4));
    assert_eq!(suits(&table), Suit::ALL);
    assert_eq!(table.step(lp(), line_of(Step::Tableau)).status, Status::Done);
    table.forbids(fill, &[], Refusal::TableauFilled, "nemesis:LP.3.2");
}

/// nemesis:LP.3.2: only what is not known yet is asked: one bird Old Friend is an answer, though it is less than four.
#[test]
fn setup_asks_only_for_the_old_friends_it_does_not_know() {
    let mut figures = Figures::default();
    for suit in [Suit::Fox, Suit::Rabbit, Suit::Mouse] {
        figures.learn(Figure::OldFriends(suit).into(), FigureValue::Number(2));
    }
    let mut table = Table::lay(Setup { figures, ..seats(Pick::default()) });
    table.play(own(Command::FillTableau), &[counts([1])]);
    assert_eq!(counted(&table), (4, 0, 3));
}

/// nemesis:LP.3.2: where Old Friends of one suit differ in cost, the Lost Powers choose which one lies first.
#[test]
fn setup_asks_which_old_friend_only_where_they_differ() {
    let costs = [(Suit::Fox, 0, Price::Cost(1)), (Suit::Fox, 1, Price::Cost(2))];
    let figures = friends(2, &costs);
    let mut table = Table::lay(Setup { figures, ..seats(Pick::default()) });
    let fill = own(Command::FillTableau);
    let ask = table.asked(fill.clone(), &[]);
    assert_eq!(ask.question, Asked::Own(Question::FirstOldFriend { suit: Suit::Fox }.into()));
    let Form::Cards { from, .. } = ask.form else { panic!() };
    table.play(fill, &[Answer::Cards(vec![from[1]])]);
    assert_eq!(table.game().price(followers(table.game(), lp())[0]), Some(Price::Cost(2)));
}

/// nemesis:LP.3.2: setup with a step left undone warns once, names it, and goes on when told to.
#[test]
fn starting_without_the_tableau_warns_once() {
    let mut table = Table::lay(seats(Pick::default()));
    let ask = table.asked(Act::Start, &[]);
    let steps = vec![line_of(Step::Tableau)];
    assert_eq!(ask.question, Asked::StepsLeft { seat: lp(), steps });
    assert_eq!(table.refused(Act::Start, &[no()]).kind, RefusalKind::Cancelled);
    table.play(Act::Start, &[yes()]);
    assert_eq!(table.step(lp(), line_of(Step::Tableau)).status, Status::Skipped);
    // The tableau can still be filled later.
    table.play(own(Command::FillTableau), &[counts([1, 1, 1, 1])]);
    assert_eq!(counted(&table), (4, 0, 0));
}
