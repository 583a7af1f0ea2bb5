//! Battles that it begins.

use super::*;
use crate::engine::ask::Countable;
use crate::engine::propose::Toll;
use crate::engine::supply::Class;
use crate::engine::tests::battle::{That, dealt, dice, fight, lost, n};

fn question(by: Option<Tie>) -> Question {
    Question::Defender { order: Suit::Fox, front: Front::Ordered, by }
}

/// clockwork:10.5.2: one battle after another, and both sides' losses in one form; points and reactions come at once.
#[test]
fn a_battle_takes_the_losses_of_both_sides() {
    let mut table = in_daylight(FOX);
    set(&mut table, Pool::MarketsOnMap, 1);
    asks(&table.asked(battle(), &[]), question(None));
    let ask = table.asked(battle(), &[Answer::One(0)]);
    asks(&ask, Question::Losses { defender: foe(), captain: true });
    let Form::Counts { rows, min: 0, .. } = &ask.form else { panic!("{ask:?}") };
    let whose: Vec<(SeatId, Class)> = rows
        .iter()
        .map(|row| match row.what {
            Countable::Pieces(seat, class) => (seat, class),
            other => panic!("{other:?}"),
        })
        .collect();
    let classes = [Class::Warrior, Class::Building, Class::Token];
    let both = [foe(), duchy()].into_iter().flat_map(|s| classes.map(|class| (s, class)));
    assert_eq!(whose, both.collect::<Vec<_>>());
    let lost = counts([2, 1, 1, 2, 1, 1]);
    let entry = table.play(battle(), &[Answer::One(0), lost]);
    assert_eq!(
        scores(&entry),
        [
            line(duchy(), 1, "root:3.2.1"),
            line(duchy(), 1, "root:3.2.1"),
            line(foe(), 1, "root:3.2.1"),
            line(foe(), 1, "root:3.2.1"),
        ]
    );
    assert_eq!((warriors(&table), out(&table)), ((16, 0, 4), [0, 0, 0]));
    // Cost of Errors in the same entry.
    assert_eq!(state(&table).swayed, [Minister::Captain]);
    table.undo();
    assert_eq!((warriors(&table), out(&table)), ((14, 0, 6), [1, 0, 1]));
}

/// clockwork:10.5.2: the step stays open for the next battle until a later one is taken.
#[test]
fn there_may_be_several_battles() {
    let mut table = in_daylight(FOX);
    assert_eq!(status(&table, Step::Battle), Status::Due);
    for _ in 0..2 {
        table.play(battle(), &[Answer::One(1), counts([0; 5])]);
        assert_eq!(status(&table, Step::Battle), Status::Optional);
    }
    let nobody = [Answer::One(3)];
    let refusal = table.refused(battle(), &nobody);
    assert_eq!(refusal.kind, crate::engine::refusal::RefusalKind::NothingChanges);
    play(&mut table, own(Command::Build), &[Choice::One]);
    assert_eq!(status(&table, Step::Battle), Status::Done);

    let mut table = in_daylight(FOX);
    table.play(battle(), &nobody);
    assert_eq!(status(&table, Step::Battle), Status::Optional);
}

/// clockwork:10.5.2.I: buildings, pieces, points, then who comes first in setup.
#[test]
fn the_defender_is_settled_one_tie_at_a_time() {
    let mut table = in_daylight(FOX);
    let ask = table.asked(battle(), &[]);
    let seats = [foe(), other()].map(Chosen::Seat);
    let tied = |tie: Tie| Chosen::Own(Choice::Tied(tie).into());
    let none = Chosen::Own(Choice::NoBattle.into());
    assert_eq!(ask.form, Form::OneOf(vec![seats[0], seats[1], tied(Tie::MostPieces), none]));
    assert_eq!(ask.law.unwrap().full(), "clockwork:10.5.2.I");
    let pieces = table.asked(battle(), &[Answer::One(2)]);
    asks(&pieces, question(Some(Tie::MostPieces)));
    assert_eq!(pieces.form, Form::OneOf(vec![seats[0], seats[1], tied(Tie::MostPoints)]));
    // As many points: the order of setup, where nobody can be tied.
    let setup = table.asked(battle(), &[Answer::One(2), Answer::One(2)]);
    asks(&setup, question(Some(Tie::SetupOrder)));
    assert_eq!(setup.form, Form::OneOf(seats.to_vec()));
    // Two of them: the score track alone decides, without a question.
    table.set_points(other(), 3);
    let ask = table.asked(battle(), &[Answer::One(2), Answer::One(2)]);
    asks(&ask, Question::Losses { defender: other(), captain: true });
}

/// clockwork:10.5.2.I: of three who may be tied the list is in order of points, and only the table sees who is.
#[test]
fn three_are_listed_by_points() {
    let seats = vec![sits(Pick::default()), sits(guest("A")), sits(guest("B")), sits(guest("C"))];
    let mut table = Table::lay(setup(seats));
    table.play(own(Command::Surface), &[number(2)]);
    table.play(own(Command::FirstMinisters), &[faces([MOUSE, RABBIT])]);
    table.play(Act::Start, &[]);
    table.play(own(Command::SetOrder), &[faces([FOX])]);
    table.turn_to(duchy(), Phase::Daylight);
    for (at, points) in [(1, 4), (2, 9), (3, 7)] {
        table.set_points(seat(at), points);
    }
    let by_points = table.asked(battle(), &[Answer::One(3), Answer::One(3)]);
    let Form::OneOf(choices) = &by_points.form else { panic!("{by_points:?}") };
    assert_eq!(choices[..3], [2, 3, 1].map(|at| Chosen::Seat(seat(at))));
    assert_eq!(choices.len(), 4);
    let last = table.asked(battle(), &[Answer::One(3), Answer::One(3), Answer::One(3)]);
    asks(&last, question(Some(Tie::SetupOrder)));
    // clockwork:10.7.1: no Captain, no extra hit.
    let losses = table.asked(battle(), &[Answer::One(0)]);
    asks(&losses, Question::Losses { defender: seat(1), captain: false });
}

/// clockwork:10.5.2: against one enemy there is no tie; without warriors there is no battle.
#[test]
fn only_what_has_to_be_asked_is_asked() {
    let mut table = Table::lay(setup(vec![sits(Pick::default()), sits(guest("A"))]));
    table.play(own(Command::Surface), &[number(1)]);
    table.play(own(Command::FirstMinisters), &[faces([FOX, FOX])]);
    table.play(Act::Start, &[]);
    table.play(own(Command::SetOrder), &[faces([FOX])]);
    table.turn_to(duchy(), Phase::Daylight);
    let ask = table.asked(battle(), &[]);
    assert_eq!(offered(&ask), [Choice::NoBattle], "against one enemy there is no tie");
    asks(
        &table.asked(battle(), &[Answer::One(0)]),
        Question::Losses { defender: foe(), captain: true },
    );
    set(&mut table, Pool::OnMap, 0);
    impossible(&table, Step::Battle, Refusal::NobodyOnMap);
    table.forbids(battle(), &[], Refusal::NobodyOnMap, "clockwork:10.5.2");
}

/// clockwork:10.7.1
#[test]
fn the_captain_is_spoken_of_in_battle() {
    let mut table = in_daylight(FOX);
    let asked = |table: &Table| table.asked(battle(), &[Answer::One(0)]);
    asks(&asked(&table), Question::Losses { defender: foe(), captain: true });
    crown(&mut table, &[Minister::Marshal]);
    asks(&asked(&table), Question::Losses { defender: foe(), captain: false });
}

fn attacks(attacker: SeatId, defender: SeatId) -> Act {
    Act::Battle { attacker, defender: Some(defender), by: None }
}

/// clockwork:10.1, root:4.3.1, root:4.3.4: no ambush is asked for in a whole battle, and tokens go before buildings.
#[test]
fn a_whole_battle_has_no_ambush_and_takes_tokens_first() {
    let mut table = in_daylight(FOX);
    crown(&mut table, &[]);
    set(&mut table, Pool::MarketsOnMap, 1);
    table.set_hand(foe(), 5);
    // Two rolled hits and one more where no warrior stands: a tunnel and a market.
    let there = [n(3), n(0), dice(2, 0), n(1), n(1)];
    let entry = fight(&mut table, attacks(foe(), duchy()), &there);
    let toll = Toll { buildings: 1, tokens: 1, ..Toll::default() };
    assert_eq!(lost(&entry)[0].1, toll);
    assert_eq!(out(&table), [0, 0, 0]);
    table.undo();
    // One hit: the tunnel, and nobody asks for the market.
    let entry = fight(&mut table, attacks(foe(), duchy()), &[n(3), n(0), dice(0, 0), n(1)]);
    assert_eq!(lost(&entry)[0].1, Toll { tokens: 1, ..Toll::default() });
}

/// clockwork:10.5.2.I: a whole battle that its own step begins settles the defender one tie at a time as well.
#[test]
fn a_whole_battle_settles_its_defender() {
    let mut table = in_daylight(FOX);
    crown(&mut table, &[]);
    let Act::Play { play, .. } = battle() else { panic!("its own step") };
    let whole = Act::Battle { attacker: duchy(), defender: None, by: Some(Box::new(play)) };
    asks(&table.asked(whole.clone(), &[]), question(None));
    // Tied on the map, tied by pieces: more points, with nothing left to ask.
    table.set_points(other(), 3);
    let said = [That(Answer::One(2)), That(Answer::One(2)), n(2), n(2), dice(1, 0)];
    let entry = fight(&mut table, whole, &said);
    assert_eq!(lost(&entry).first().map(|lost| lost.0), Some(other()));
}

/// clockwork:10.7.1: where the Duchy attacks beside a tunnel the Captain deals a hit; it is not asked when it defends.
#[test]
fn the_captain_deals_a_hit_in_a_whole_battle() {
    let mut table = in_daylight(FOX);
    for (beside, hits) in [(true, 1), (false, 0)] {
        let said = [n(2), n(2), dice(1, 0), That(Answer::Yes(beside))];
        let entry = fight(&mut table, attacks(duchy(), foe()), &said);
        assert_eq!(dealt(&entry)[0], (1, hits));
        table.undo();
    }
    let entry = fight(&mut table, attacks(foe(), duchy()), &[n(2), n(2), dice(1, 0)]);
    assert_eq!(dealt(&entry)[0], (1, 0));
}
