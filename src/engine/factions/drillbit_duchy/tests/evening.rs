//! Rally, markets, the next minister and the discard.

use super::*;
use crate::engine::ask::{CountRow, Countable};

/// clockwork:10.6.1: both halves in one form, over every ordered and every ruled clearing.
#[test]
fn rally_brings_warriors_back_to_the_burrow() {
    let mut table = in_evening(FOX);
    set(&mut table, Pool::OnMap, 12);
    let ask = table.asked(own(Command::Rally), &[]);
    asks(&ask, Question::Rally { order: Suit::Fox });
    let row = |what: Choice, max| CountRow { what: Countable::Own(what.into()), min: 0, max };
    let rows = vec![row(Choice::SentHome, 12), row(Choice::AboveFour, 8)];
    assert_eq!(ask.form, Form::Counts { rows, min: 0, max: 12 });
    // Two ordered clearings empty towards the Burrow, three ruled ones lose what is above four.
    table.play(own(Command::Rally), &[counts([3, 5])]);
    assert_eq!(warriors(&table), (8, 8, 4));
    table.undo();
    table.play(own(Command::Rally), &[counts([0, 0])]);
    assert_eq!(warriors(&table), (8, 0, 12));
}

/// clockwork:10.6.1.I, 10.6.1.II: those who have a building beside them stay on the map, the rest go home.
#[test]
fn only_those_without_a_building_beside_them_go_home() {
    let mut table = in_evening(RABBIT);
    set(&mut table, Pool::OnMap, 4);
    let ask = table.asked(own(Command::Rally), &[]);
    // With four on the map none stands above four.
    let Form::Counts { rows, .. } = &ask.form else { panic!("{ask:?}") };
    assert_eq!(rows.len(), 1);
    // clockwork:10.6.1.I: two moved on the map; clockwork:10.6.1.II: two found no building.
    table.play(own(Command::Rally), &[counts([2])]);
    assert_eq!(warriors(&table), (16, 2, 2));
    set(&mut table, Pool::OnMap, 0);
    next_turn(&mut table);
    impossible(&table, Step::Rally, Refusal::NobodyOnMap);
    table.play(own(Command::SetOrder), &[faces([FOX])]);
    table.turn_to(duchy(), Phase::Evening);
    table.forbids(own(Command::Rally), &[], Refusal::NobodyOnMap, "clockwork:10.6.1");
}

/// clockwork:10.6.2
#[test]
fn markets_score() {
    let mut table = in_evening(FOX);
    impossible(&table, Step::Score, Refusal::NoMarketOnMap);
    table.forbids(own(Command::Score), &[], Refusal::NoMarketOnMap, "clockwork:10.6.2");
    set(&mut table, Pool::MarketsOnMap, 2);
    let entry = table.play(own(Command::Score), &[]);
    assert_eq!(tag(&entry), [(2, "clockwork:10.6.2".into())]);
}

/// clockwork:10.6.3: the topmost ordered minister without a crown.
#[test]
fn the_order_sways_its_topmost_minister() {
    use Minister::{Banker, Brigadier, Captain, Duchess, Earl, Foremole, Marshal, Mayor};
    let cases: [(Face, &[Minister], Minister); 6] = [
        (FOX, &[], Captain),
        (FOX, &[Captain], Brigadier),
        (RABBIT, &[Captain, Marshal], Banker),
        (MOUSE, &[Foremole, Mayor], Duchess),
        // No fox minister without a crown: the bottommost of all without one.
        (FOX, &[Captain, Brigadier, Earl], Duchess),
        // A bird orders no minister.
        (BIRD, &[Duchess], Minister::Baron),
    ];
    for (order, swayed, next) in cases {
        let mut table = in_evening(order);
        crown(&mut table, swayed);
        table.play(own(Command::Sway), &[]);
        let mut then = swayed.to_vec();
        then.push(next);
        then.sort_unstable();
        assert_eq!(state(&table).swayed, then, "{order:?} after {swayed:?}");
    }
}

/// clockwork:10.6.3: all nine crowned: nothing to do, and no loop.
#[test]
fn with_all_crowned_nobody_is_swayed() {
    for order in [FOX, BIRD] {
        let mut table = in_evening(order);
        crown(&mut table, &Minister::ALL);
        impossible(&table, Step::Sway, Refusal::AllSwayed);
        table.forbids(own(Command::Sway), &[], Refusal::AllSwayed, "clockwork:10.6.3");
        assert_eq!(next_swayed(&state(&table), Suit::Fox), None);
    }
}

/// clockwork:10.6.4
#[test]
fn the_order_is_discarded() {
    let mut table = in_evening(MOUSE);
    table.play(own(Command::Discard), &[]);
    assert_eq!(table.cards(order_zone()), []);
    assert_eq!(table.cards(Anywhere::Discard).len(), 1);
    table.undo();
    assert_eq!(table.cards(order_zone()).len(), 1);
    let mut table = set_up();
    table.turn_to(duchy(), Phase::Evening);
    table.forbids(own(Command::Discard), &[], Refusal::NoOrder, "clockwork:10.4.1");
    table.forbids(own(Command::Sway), &[], Refusal::NoOrder, "clockwork:10.4.1");
}

/// clockwork:10.6: Nightmare's point, at the end of its Evening and at no other difficulty.
#[test]
fn nightmare_scores_at_the_end() {
    let mut table = in_evening(FOX);
    assert!(!has_line(&table, Step::Nightmare));
    table.forbids(own(Command::Nightmare), &[], Refusal::NoNightmare, "clockwork:10.6");
    let difficulty = Difficulty::Nightmare;
    table.play(own(Command::SetRules(Pick { difficulty, ..Pick::default() })), &[]);
    let steps = crate::engine::table::steps(table.game(), duchy());
    assert_eq!(steps.last().unwrap().step, line_of(Step::Nightmare));
    let entry = table.play(own(Command::Nightmare), &[]);
    assert_eq!(tag(&entry), [(1, "clockwork:10.6".into())]);
}

/// clockwork:10.6: the whole Evening in one go, with Rally's one question.
#[test]
fn the_evening_can_be_played_in_one_touch() {
    let pick = Pick { difficulty: Difficulty::Nightmare, ..Pick::default() };
    let mut table = in_daylight_as(pick, FOX);
    set(&mut table, Pool::MarketsOnMap, 2);
    table.turn_to(duchy(), Phase::Evening);
    let entry = table.play(own(Command::Rest), &[counts([1, 0])]);
    let points = [(2, "clockwork:10.6.2".into()), (1, "clockwork:10.6".into())];
    assert_eq!(tag(&entry), points);
    assert_eq!(state(&table).swayed, [Minister::Captain, Minister::Marshal, Minister::Brigadier]);
    assert_eq!((warriors(&table), table.cards(order_zone())), ((14, 1, 5), vec![]));
    table.undo();
    assert_eq!(table.points(duchy()), 0);
    table.turn_to(foe(), Phase::Evening);
    let refusal = table.refused(own(Command::Rest), &[]);
    assert_eq!(refusal.kind, crate::engine::refusal::RefusalKind::NotYourTurn);
}

/// clockwork:10.6.4: while a seat takes all discards, the order and the first two cards go there too.
#[test]
fn discards_go_where_all_discards_go() {
    use crate::engine::factions::FactionPick;
    let taking = FactionPick::LizardCult(Default::default());
    let mut table = Table::lay(setup(vec![sits(Pick::default()), sits(taking)]));
    let pile = table.game().discard_zone();
    assert_ne!(pile, Anywhere::Discard);
    table.play(own(Command::Surface), &[number(2)]);
    table.play(own(Command::FirstMinisters), &[faces([FOX, BIRD])]);
    assert_eq!(table.cards(pile).len(), 2);
    let left = table.asked(Act::Start, &[]);
    assert!(matches!(left.question, Asked::StepsLeft { .. }));
    table.play(Act::Start, &[yes()]);
    table.play(own(Command::SetOrder), &[faces([MOUSE])]);
    table.turn_to(duchy(), Phase::Evening);
    table.play(own(Command::Discard), &[]);
    assert_eq!(table.cards(pile).len(), 3);
    table.play(own(Command::Gift), &[faces([FOX])]);
    assert_eq!((table.cards(pile).len(), table.points(duchy())), (4, 1));
}
