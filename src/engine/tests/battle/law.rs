//! The base law's chapter 4.3, played by guests.

use super::*;
use crate::engine::ask::{Answerer, Question as Asked};
use crate::engine::battle::{Force, Question, Roll, Why, by_dice};
use crate::engine::law::LawRef;
use crate::engine::offer::{Place, offers};
use crate::engine::refusal::RefusalKind;
use crate::engine::suit::Suit;

/// root:4.3: an enemy is chosen, both forces are counted, and all of it is one entry.
#[test]
fn a_battle_is_one_entry() {
    let mut table = guests();
    let any = Command::Battle { attacker: a(), defender: None, by: None };
    let ask = table.asked(any.clone(), &[]);
    assert_eq!(ask.question, Asked::Battle(Question::Defender { attacker: a() }));
    assert_eq!(ask.law.map(LawRef::full).as_deref(), Some("root:4.3"));
    let here = offers(table.game(), a()).into_iter().find(|o| o.command == any).unwrap();
    assert_eq!((here.place, here.verdict.is_ok()), (Place::Events, true));
    let said = [That(Answer::One(1)), n(3), n(3), no_ambush(), dice(3, 1)];
    let entry = fight(&mut table, any, &said);
    assert_eq!(lines(&entry)[0], Line::Began { attacker: a(), defender: c() });
    assert_eq!(lost(&entry), [(c(), warriors(3), 0), (a(), warriors(1), 0)]);
    assert_eq!(scores(&entry), []);
}

/// root:4.3: with neither warrior nor pawn nobody attacks; setup knows no battles, and nobody battles themselves.
#[test]
fn somebody_has_to_attack_and_somebody_else_to_defend() {
    let table = guests();
    assert_eq!(table.refused(battle(a(), a()), &[]).kind, RefusalKind::NobodyElse);
    let Form::OneOf(choices) = table.asked(battle(a(), b()), &[]).form else { panic!() };
    assert_eq!(choices.first(), Some(&Choice::Battle(Pick::Count(1))), "one at least");
    let Form::OneOf(choices) = table.asked(battle(a(), b()), &[Answer::One(0)]).form else {
        panic!()
    };
    assert_eq!(choices.first(), Some(&Choice::Battle(Pick::Count(0))));
    let laid = Table::lay(setup(vec![sits(guest("One")), sits(guest("Two"))]));
    assert_eq!(laid.refused(battle(a(), b()), &[]).kind, RefusalKind::StillSetup);
    let mut left = guests();
    left.play(Command::Leave { seat: b() }, &[]);
    assert_eq!(left.refused(battle(a(), b()), &[]).kind, RefusalKind::NobodyElse);
    assert_eq!(left.refused(battle(b(), a()), &[]).kind, RefusalKind::SeatLeft);
}

/// root:4.3.2, root:4.3.2.I: the attacker takes the higher roll, and no side more than it has warriors there.
#[test]
fn the_dice_give_no_more_hits_than_there_are_warriors() {
    for (attackers, defenders, rolled, expected) in [
        (3, 3, (3, 1), [(3, 0), (1, 0)]),
        (1, 3, (1, 3), [(1, 0), (1, 0)]),
        (4, 3, (3, 2), [(3, 0), (2, 0)]),
        (2, 2, (3, 3), [(2, 0), (2, 0)]),
        (5, 5, (0, 0), [(0, 0), (0, 0)]),
        (12, 3, (3, 3), [(3, 0), (3, 0)]),
    ] {
        let mut table = guests();
        let said = [
            if attackers < 12 { n(attackers) } else { pick(Pick::AtLeast(12)) },
            n(defenders),
            no_ambush(),
            dice(rolled.0, rolled.1),
        ];
        let entry = fight(&mut table, battle(a(), b()), &said);
        assert_eq!(dealt(&entry), expected, "{attackers} against {defenders}, {rolled:?}");
    }
}

/// root:4.3.2.I: the number that was cut says so, with its law.
#[test]
fn each_number_has_its_reason() {
    let mut table = guests();
    let entry = fight(&mut table, battle(a(), b()), &[n(2), n(5), no_ambush(), dice(3, 1)]);
    let [first, second] = [(a(), Roll::Higher, 3, 2), (b(), Roll::Lower, 1, 5)]
        .map(|(seat, roll, hits, most)| Line::Rolled { seat, roll: Some(roll), hits, most });
    let told = lines(&entry);
    assert!(told.contains(&first) && told.contains(&second), "{told:?}");
    assert_eq!(first.law().map(LawRef::full).as_deref(), Some("root:4.3.2.I"));
    assert_eq!(second.law().map(LawRef::full).as_deref(), Some("root:4.3.2"));
}

/// root:4.3.2: rolled by the app, through chance, or typed in: one question with both ways. root:8.2.2 is below.
#[test]
fn the_app_may_roll() {
    let mut table = guests();
    let before = answers(&table, &battle(a(), b()), &[n(3), n(3), no_ambush()]);
    let ask = table.asked(battle(a(), b()), &before);
    let Form::OneOf(choices) = &ask.form else { panic!() };
    assert_eq!((choices.len(), choices[0]), (11, Choice::Battle(Pick::Roll)));
    assert_eq!(ask.to, Answerer::Table);
    let entry = fight(&mut table, battle(a(), b()), &[n(3), n(3), no_ambush(), pick(Pick::Roll)]);
    assert!(lines(&entry).contains(&Line::Dice { dice: [3, 3], by_app: true }));
    assert_eq!(entry.answers.len(), 6, "chance's dice are kept like answers");
}

/// root:8.2.2, root:4.3.2.I: an Alliance of two that defends against a roll of 3 and 1 takes the higher and deals
/// 2, the attacker 1. Two laws that say so swap the rolls once.
#[test]
fn the_defender_may_take_the_higher_roll() {
    assert_eq!(by_dice([1, 3], false), [(Roll::Higher, 3), (Roll::Lower, 1)]);
    assert_eq!(by_dice([3, 1], true), [(Roll::Lower, 1), (Roll::Higher, 3)]);
    assert_eq!(by_dice([2, 2], true), [(Roll::Same, 2); 2]);
    let [(_, attacker), (_, defender)] = by_dice([3, 1], true);
    assert_eq!(attacker.min(Force::of_warriors(4).most_rolled()), 1);
    assert_eq!(defender.min(Force::of_warriors(2).most_rolled()), 2);
}

/// root:9.2.4, root:9.2.6, root:9.2.7: swords are what a Vagabond rolls for; without one he is defenceless; his hits
/// damage items. An ally's warriors count beside the swords.
#[test]
fn a_vagabond_fights_with_swords() {
    let with_items = pick(Pick::Swords);
    let mut table = guests();
    let said = [with_items.clone(), n(1), n(3), no_ambush(), dice(3, 2)];
    let entry = fight(&mut table, battle(a(), b()), &said);
    assert_eq!(dealt(&entry), [(1, 0), (2, 0)]);
    assert_eq!(lost(&entry), [(b(), warriors(1), 0), (a(), Toll::default(), 2)]);
    let said = [n(2), with_items, n(0), no_ambush(), dice(1, 1)];
    let entry = fight(&mut table, battle(b(), a()), &said);
    assert_eq!(dealt(&entry), [(1, 1), (0, 0)]);
    let allied = Force { ally: Some((c(), 2)), ..Force::with_swords(1) };
    assert_eq!(allied.most_rolled(), 3);
}

/// root:4.3.3.II: nobody defends but a token: one hit more, and what is hit scores. root:4.3.4
#[test]
fn without_warriors_the_defender_is_defenceless() {
    let mut table = guests();
    let said = [n(1), n(0), no_ambush(), dice(0, 0), That(counts([0, 1]))];
    let entry = fight(&mut table, battle(a(), b()), &said);
    assert!(lines(&entry).contains(&Line::Extra { seat: a(), hits: 1, why: Why::Defenceless }));
    assert_eq!(dealt(&entry), [(0, 1), (0, 0)]);
    assert_eq!(scores(&entry), [line(a(), 1, "root:3.2.1")]);
}

/// root:4.3.4: all warriors go before anything else is asked; hits that find nothing are lost, and said.
#[test]
fn warriors_go_before_buildings_and_tokens() {
    let mut table = guests();
    let said = [n(3), n(1), no_ambush(), dice(3, 0)];
    let before = answers(&table, &battle(a(), b()), &said);
    let ask = table.asked(battle(a(), b()), &before);
    assert_eq!(ask.question, Asked::Battle(Question::Else { seat: b(), hits: 2 }));
    assert_eq!(ask.law.map(LawRef::full).as_deref(), Some("root:4.3.4"));
    let Form::Counts { rows, max, .. } = &ask.form else { panic!() };
    assert_eq!((rows.len(), *max), (2, 2), "buildings and tokens, no more than there are hits");
    let said = [said.to_vec(), vec![That(counts([1, 0]))]].concat();
    let entry = fight(&mut table, battle(a(), b()), &said);
    let toll = Toll { warriors: 1, buildings: 1, ..Toll::default() };
    assert_eq!(lost(&entry), [(b(), toll, 0)]);
    assert!(lines(&entry).contains(&Line::Spent { seat: b(), hits: 1 }));
    assert_eq!(scores(&entry), [line(a(), 1, "root:3.2.1")]);
}

/// root:4.3.4: the defender scores too for what the attacker loses. root:3.2.1
#[test]
fn both_sides_score_for_what_they_remove() {
    let mut table = guests();
    let said = [
        n(1),
        n(2),
        no_ambush(),
        dice(2, 2),
        That(counts([0, 1])), // The attacker's second hit.
    ];
    let entry = fight(&mut table, battle(a(), b()), &said);
    assert_eq!(dealt(&entry), [(1, 0), (2, 0)]);
    assert_eq!(scores(&entry), [line(b(), 1, "root:3.2.1")]);
}

/// root:4.3.1, root:4.3.1.II: two hits at once, whatever the defender has there; who is left fights on.
#[test]
fn an_ambush_comes_before_the_roll() {
    let mut table = guests();
    let ambush = pick(Pick::Ambush(Suit::Fox));
    let said = [n(3), n(1), ambush.clone(), no_ambush(), dice(3, 2)];
    let entry = fight(&mut table, battle(a(), b()), &said);
    assert_eq!(dealt(&entry), [(1, 0), (1, 0)], "one attacker is left");
    assert_eq!(lost(&entry)[0], (a(), warriors(2), 0));
    assert_eq!((table.hand(a()), table.hand(b())), (3, 2));
    // Nobody left: neither roll nor hits.
    let entry = fight(&mut table, battle(a(), c()), &[n(2), n(1), ambush.clone(), no_ambush()]);
    assert_eq!(lines(&entry).last(), Some(&Line::Over { seat: a() }));
    assert_eq!(dealt(&entry), []);
    // One warrior and a building behind it: the second hit goes on.
    let said = [n(1), n(1), ambush, no_ambush(), That(counts([1, 0]))];
    let entry = fight(&mut table, battle(a(), c()), &said);
    assert_eq!(scores(&entry), [line(c(), 1, "root:3.2.1")]);
}

/// root:4.3.1.I: a fitting ambush of the attacker's stops it; both cards are gone.
#[test]
fn an_ambush_is_foiled_by_one_that_fits() {
    let mut table = guests();
    let [fox, bird] = [Suit::Fox, Suit::Bird].map(|suit| pick(Pick::Ambush(suit)));
    let said = [n(2), n(2), fox.clone(), bird, dice(1, 0)];
    let entry = fight(&mut table, battle(a(), b()), &said);
    assert!(lines(&entry).contains(&Line::Foiled { seat: a() }));
    assert_eq!(dealt(&entry), [(1, 0), (0, 0)]);
    assert_eq!((table.hand(a()), table.hand(b())), (2, 2));
    let mouse = pick(Pick::Ambush(Suit::Mouse));
    let wrong = answers(&table, &battle(a(), b()), &[n(2), n(2), fox, mouse]);
    let needed = RefusalKind::WrongSuit { needed: Suit::Fox };
    table.forbids(battle(a(), b()), &wrong, needed, "root:4.3.1.I");
}

/// root:4.3.1: an empty hand plays none and is not asked.
#[test]
fn an_empty_hand_is_not_asked_for_an_ambush() {
    let mut table = guests();
    table.set_hand(b(), 0);
    fight(&mut table, battle(a(), b()), &[n(1), n(1), dice(1, 1)]);
    // And an attacker without cards is not asked to foil one.
    table.set_hand(a(), 0);
    let ambush = pick(Pick::Ambush(Suit::Mouse));
    fight(&mut table, battle(a(), c()), &[n(2), n(1), ambush]);
}

/// root:4.3.1, root:4.3.4: no ambush with a bot in the battle; a bot loses its tokens before its buildings.
#[test]
fn bots_have_no_ambush_and_lose_tokens_first() {
    let mut seats: Vec<_> = ["One", "Two", "Three"].map(|name| sits(guest(name))).into();
    seats[1].bot = true;
    let mut table = Table::lay(setup(seats));
    table.play(Command::Start, &[]);
    let entry = fight(&mut table, battle(a(), b()), &[n(3), n(1), dice(3, 0), n(1), n(1)]);
    let toll = Toll { warriors: 1, buildings: 1, tokens: 1, ..Toll::default() };
    assert_eq!(lost(&entry), [(b(), toll, 0)]);
    // Enough tokens: no building is asked for.
    let entry = fight(&mut table, battle(a(), b()), &[n(3), n(1), dice(3, 0), n(2)]);
    let toll = Toll { warriors: 1, tokens: 2, ..Toll::default() };
    assert_eq!(lost(&entry), [(b(), toll, 0)]);
    fight(&mut table, battle(b(), c()), &[n(1), n(1), dice(0, 0)]);
}
