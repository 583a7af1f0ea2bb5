//! Birdsong: sympathy spreads.

use super::*;
use crate::engine::ask::{Answerer, Choice as One, Form, Question as Asked};
use crate::engine::factions::FactionChoice;
use crate::engine::refusal::RefusalKind;
use crate::engine::turn::Status;

/// root:8.4.2, root:8.4.2.III: three tokens on an empty map score 0, 1 and 1.
#[test]
fn three_tokens_on_an_empty_map() {
    let mut table = with(3, 0, 0, 0);
    let mut points = Vec::new();
    for _ in 0..3 {
        let entry = table.play(spread(), &[clearing(Ground::Fox, false)]);
        points.push(scores(&entry));
    }
    let one = || line(alliance(), 1, "root:8.4.2.III");
    assert_eq!(points, [vec![], vec![one()], vec![one()]]);
    assert_eq!((table.points(alliance()), pool(&table, Pool::Sympathy)), (2, 3));
    assert_eq!(state(&table).spread, 3);
    table.undo();
    assert_eq!((table.points(alliance()), held(&table)), (1, [1, 0, 0, 0]));
}

/// root:8.4.2.II, root:8.4.2.III: cost and points of every space, and none of an eleventh.
#[test]
fn the_track_tells_cost_and_points() {
    let mut table = with(0, 0, 0, 30);
    let (mut paid, mut scored) = (Vec::new(), Vec::new());
    for _ in 0..10 {
        let before = (table.cards(at()).len(), table.points(alliance()));
        let info = table.step(alliance(), line_of(Step::Spread));
        assert_eq!(
            (info.status, info.count),
            (Status::Optional, next_cost(table.game(), alliance()))
        );
        table.play(spread(), &[clearing(Ground::Mouse, false)]);
        paid.push(u8::try_from(before.0 - table.cards(at()).len()).unwrap());
        scored.push(u8::try_from(table.points(alliance()) - before.1).unwrap());
    }
    assert_eq!((paid, scored), (COST.to_vec(), POINTS.to_vec()));
    table.forbids(spread(), &[], Refusal::NoSympathyLeft, "root:1.5.1");
    let status = table.step(alliance(), line_of(Step::Spread)).status;
    assert_eq!(status, Status::Impossible(Refusal::NoSympathyLeft.into()));
}

/// root:8.4.2.I, root:8.4.2.II.a: the clearing is asked by suit, with martial law or without, in one question.
#[test]
fn clearing_and_martial_law_are_one_question() {
    let table = with(0, 1, 0, 0);
    let ask = table.asked(spread(), &[]);
    assert_eq!(ask.to, Answerer::Seat(alliance()));
    assert_eq!(ask.question, Asked::Own(Question::SpreadClearing { cost: 1 }.into()));
    assert_eq!(full(ask.law), "root:8.4.2.I");
    let Form::OneOf(choices) = ask.form else { panic!() };
    let own = |choice: Choice| One::Own(FactionChoice::from(choice));
    assert_eq!(choices.len(), 6);
    assert_eq!(choices[2], own(Choice::Clearing(Ground::Rabbit)));
    assert_eq!(choices[3], own(Choice::UnderMartialLaw(Ground::Rabbit)));
}

/// root:8.4.2.II.a: where nobody has three warriors on the map there is no martial law to ask about.
#[test]
fn martial_law_needs_three_warriors() {
    use crate::engine::factions::lizard_cult::Pool as Cult;
    let seats = vec![sits(Pick::default()), sits(lizard_cult::Pick::default())];
    let mut table = Table::lay(setup(seats));
    table.play(Act::Start, &[yes(), yes()]);
    fill(&mut table, 3, 0, 0, 0);
    let ways = |table: &Table| match table.asked(spread(), &[]).form {
        Form::OneOf(choices) => choices.len(),
        other => panic!("{other:?}"),
    };
    assert_eq!(ways(&table), 3);
    let on_map = Act::SetTo(Tracker::Pool(seat(1), Cult::Map.into()));
    table.play(on_map.clone(), &[number(2)]);
    assert_eq!(ways(&table), 3);
    table.play(on_map, &[number(3)]);
    assert_eq!(ways(&table), 6);
}

/// root:8.4.2.II.a: one supporter more; cost 3 with F1 B1 is refused, with what is missing.
#[test]
fn martial_law_costs_one_more() {
    let mut table = with(1, 0, 0, 1);
    sympathy(&mut table, 3);
    let refusal = Refusal::NotEnoughMatching { suit: Ground::Fox, needed: 3, missing: 1 };
    table.forbids(spread(), &[clearing(Ground::Fox, true)], refusal, "root:8.4.2.II.a");
    let refusal = table.refused(spread(), &[clearing(Ground::Fox, true)]);
    assert!(!refusal.can_insist, "what is not there cannot be spent");
    table.play(spread(), &[clearing(Ground::Fox, false)]);
    assert_eq!(held(&table), [0; 4]);
    let mut table = with(1, 0, 0, 2);
    sympathy(&mut table, 3);
    let entry = table.play(spread(), &[clearing(Ground::Fox, true)]);
    assert_eq!((held(&table), scores(&entry).len()), ([0; 4], 1));
}

/// root:8.4.2.II: too few cards in all is known to everybody; too few that match is told to who tries.
#[test]
fn supporters_have_to_match() {
    let mut table = with(0, 1, 0, 0);
    sympathy(&mut table, 3);
    let few = Refusal::TooFewSupporters { needed: 2, there: 1 };
    table.forbids(spread(), &[], few, "root:8.4.2.II");
    fill(&mut table, 0, 0, 1, 0);
    for (suit, missing) in [(Ground::Fox, 2), (Ground::Rabbit, 1), (Ground::Mouse, 1)] {
        let refusal = Refusal::NotEnoughMatching { suit, needed: 2, missing };
        table.forbids(spread(), &[clearing(suit, false)], refusal, "root:8.4.2.II");
    }
}

/// root:8.4: revolts first, then sympathy; the table may insist.
#[test]
fn revolts_come_before_spreading() {
    let mut table = with(4, 0, 0, 0);
    sympathy(&mut table, 1);
    table.play(spread(), &[clearing(Ground::Fox, false)]);
    table.forbids(revolt(), &[], Refusal::RevoltFirst, "root:8.4");
    assert_eq!(table.step(alliance(), line_of(Step::Revolt)).status, Status::Skipped);
    table.insist(revolt(), &[Answer::One(0), counts([0, 0, 0, 0, 0, 0, 1])]);
    assert_eq!(pool(&table, Pool::Base(Ground::Fox)), 1);
    // And neither in another phase or another's turn.
    table.turn_to(alliance(), Phase::Daylight);
    let late = RefusalKind::OtherPhase(Phase::Birdsong);
    table.forbids(spread(), &[], late, "root:8.4.2");
    table.turn_to(foe(), Phase::Birdsong);
    table.forbids(spread(), &[], RefusalKind::NotYourTurn, "root:8.4.2");
}
