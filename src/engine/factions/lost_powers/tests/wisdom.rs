//! LP.2.4: Loss of Wisdom.

use super::*;

/// nemesis:LP.2.4: costs 1, 3, 3 and none: the remover scores 1, the app asks which 3, undo takes all of it back.
#[test]
fn an_elder_removed_scores_for_the_remover_and_wears_out_the_costliest() {
    let mut table = by_app();
    let [one, three, other_three, none] = tableau(&mut table, [FOX, RABBIT, MOUSE, BIRD]);
    for (card, n) in [(one, 1), (three, 3), (other_three, 3)] {
        price(&mut table, card, cost(n));
    }
    price(&mut table, none, Answer::Price(Price::NoCost));
    place(&mut table, 0, 1);
    let before = table.bytes();
    let (remove, n) = hits(1);
    let ask = table.asked(remove.clone(), std::slice::from_ref(&n));
    assert_eq!(ask.to, Answerer::Seat(lp()), "its owner chooses, not the remover");
    assert_eq!(ask.form, Form::Cards { from: vec![three, other_three], min: 1, max: 1 });
    let entry = table.play(remove, &[n, Answer::Cards(vec![other_three])]);
    assert_eq!(scores(&entry), [line(foe(), 1, "nemesis:LP.2.4")]);
    assert_eq!(reasons(&entry), [Why::Own(Reason::ElderRemoved.into())]);
    assert_eq!(table.cards(at(Zone::WornOut)), [other_three]);
    assert_eq!(elders(&table), (5, 0, 0));
    table.undo();
    assert_eq!(table.bytes(), before);
}

/// nemesis:LP.2.4: an empty tableau loses nothing, the remover scores all the same.
#[test]
fn an_empty_tableau_loses_nothing() {
    let mut table = by_app();
    place(&mut table, 0, 1);
    let (remove, n) = hits(1);
    let entry = table.play(remove, &[n]);
    assert_eq!(scores(&entry), [line(foe(), 1, "nemesis:LP.2.4")]);
    assert_eq!(counted(&table), (0, 0, 0));
}

/// nemesis:LP.2.4: a cost that nobody knows is asked when an Elder dies, and 0 is a cost that then is known.
#[test]
fn an_unknown_cost_is_asked_when_an_elder_dies() {
    let mut table = by_app();
    let [fox, tea] = tableau(&mut table, [FOX, named("Root Tea", Suit::Mouse)]);
    place(&mut table, 0, 2);
    let (remove, n) = hits(1);
    let there = counts([1]);
    let ask = table.asked(remove.clone(), &[n.clone(), there.clone()]);
    assert_eq!(ask.question, Asked::CostOf { card: fox });
    table.play(remove, &[n, there, cost(0)]);
    assert_eq!(table.cards(at(Zone::WornOut)), [tea], "1 is more than 0");
    assert_eq!(table.game().price(fox), Some(Price::Cost(0)), "and it is not asked again");
}

/// nemesis:LP.2.4: with one follower left there is nothing to compare, so no cost is asked.
#[test]
fn a_single_follower_wears_out_without_a_question() {
    let mut table = by_app();
    let [fox] = tableau(&mut table, [FOX]);
    place(&mut table, 0, 1);
    let (remove, n) = hits(1);
    table.play(remove, &[n]);
    assert_eq!(table.cards(at(Zone::WornOut)), [fox]);
    assert_eq!(table.game().price(fox), None);
}

/// nemesis:LP.2.4: an Old Friend whose cost nobody entered: the printed figure is asked once and remembered.
#[test]
fn an_old_friends_cost_is_a_printed_figure() {
    let mut table = Table::lay(Setup { figures: friends(1, &[]), ..seats(Pick::default()) });
    table.play(own(Command::FillTableau), &[]);
    place(&mut table, 0, 2);
    table.turn_to(foe(), Phase::Daylight);
    let (remove, n) = hits(2);
    let figure = |suit| FactionFigure::from(Figure::Cost { suit, nth: 0 });
    let answers = [n, counts([2]), cost(0), cost(2), Answer::Price(Price::NoCost), cost(1)];
    let ask = table.asked(remove.clone(), &answers[..2]);
    assert_eq!(ask.question, Asked::Figure(figure(Suit::Fox)));
    let entry = table.play(remove, &answers);
    assert_eq!(scores(&entry).len(), 2);
    assert_eq!(suits(&table), [Suit::Fox, Suit::Mouse], "rabbit costs 2, then bird 1");
    assert_eq!(table.game().figures.price(figure(Suit::Fox)), Some(Price::Cost(0)));
    assert_eq!(table.game().figures.price(figure(Suit::Mouse)), Some(Price::NoCost));
}

/// nemesis:LP.2.4: Elders that their own effect removes are no enemy's.
#[test]
fn an_elder_removed_by_its_owner_gives_nobody_points() {
    let mut table = by_app();
    let [tax, fox] = tableau(&mut table, [named("Tax Collector", Suit::Fox), FOX]);
    place(&mut table, 0, 1);
    table.turn_to(lp(), Phase::Daylight);
    let entry = table.play(Act::UseCard { seat: lp(), card: tax }, &[]);
    assert_eq!(scores(&entry), []);
    assert_eq!(elders(&table), (5, 0, 0));
    assert_eq!(table.hand(lp()), 4);
    assert_eq!(followers(table.game(), lp()), [tax, fox]);
}
