//! LP.2.3: falling.

use super::*;

/// nemesis:LP.2.3: the only Elder in its clearing falls instead of leaving; nobody scores, nothing wears out.
#[test]
fn a_lone_upright_elder_falls_and_nobody_scores() {
    let mut table = by_app();
    let [card] = tableau(&mut table, [FOX]);
    place(&mut table, 1, 0);
    let (remove, n) = hits(1);
    let entry = table.play(remove, &[n]);
    assert_eq!(elders(&table), (4, 0, 1));
    assert_eq!(scores(&entry), []);
    assert_eq!(followers(table.game(), lp()), [card]);
    // Fallen, it does leave.
    let (remove, n) = hits(1);
    let entry = table.play(remove, &[n]);
    assert_eq!(elders(&table), (5, 0, 0));
    assert_eq!(scores(&entry), [line(foe(), 1, "nemesis:LP.2.4")]);
    assert_eq!(table.cards(at(Zone::WornOut)), [card]);
}

/// nemesis:LP.2.3, nemesis:LP.5.4: fallen Elders cannot be moved.
#[test]
fn fallen_elders_cannot_be_moved() {
    let mut table = by_app();
    let [fox] = tableau(&mut table, [FOX]);
    place(&mut table, 0, 2);
    table.turn_to(lp(), Phase::Daylight);
    let walk = own(Command::Act { card: fox, action: Action::Move });
    table.forbids(walk, &[], Refusal::NoUprightElder, "nemesis:LP.2.3");
    // But they can fight. law nemesis:LP.5.5
    table.play(own(Command::Act { card: fox, action: Action::Battle }), &[]);
}

/// nemesis:LP.2.3.II: no Elder takes two hits of one deal, so two hits on one lone upright Elder only fell it;
/// the ambush and the end of the battle are two deals.
#[test]
fn no_elder_is_hit_twice_in_one_deal() {
    let mut table = by_app();
    place(&mut table, 1, 0);
    // One Elder on the map: no more than one hit can be entered.
    let (remove, _) = hits(1);
    let Form::Counts { rows, .. } = table.asked(remove.clone(), &[]).form else { panic!() };
    assert_eq!(rows[0].max, 1);
    place_more(&mut table, 3, 0);
    let ask = table.asked(remove.clone(), &[counts([2])]);
    assert_eq!(ask.law.map(LawRef::full).as_deref(), Some("nemesis:LP.2.3.II"));
    assert_eq!(ask.question, Asked::Own(Question::EldersThere.into()));
    // Two hits where one stands: it falls, the second hit is lost.
    let entry = table.play(remove.clone(), &[counts([2]), counts([1])]);
    assert_eq!(elders(&table), (2, 2, 1));
    assert_eq!(scores(&entry), []);
    // The next deal of hits removes it.
    let entry = table.play(remove, &[counts([2]), counts([0, 1])]);
    assert_eq!(elders(&table), (3, 2, 0));
    assert_eq!(scores(&entry), [line(foe(), 1, "nemesis:LP.2.4")]);
}

fn place_more(table: &mut Table, upright: u8, fallen: u8) {
    table.undo();
    place(table, upright, fallen);
}

/// nemesis:LP.2.3: in battle the owner orders the removals, so of several the last one standing falls.
#[test]
fn of_several_elders_in_a_battle_the_last_one_standing_falls() {
    // Elders that stood and lay there, hits, how many of the fallen leave where that is a choice,
    // and what remains, upright and fallen. Whoever left scores for the enemy.
    let cases: [([u8; 3], Option<u16>, [u8; 2]); 7] = [
        ([2, 0, 1], None, [1, 0]),
        ([2, 0, 2], None, [0, 1]),
        ([1, 1, 2], None, [0, 1]),
        ([1, 1, 1], Some(1), [1, 0]),
        ([1, 1, 1], Some(0), [0, 1]),
        ([0, 2, 2], None, [0, 0]),
        ([3, 2, 4], Some(2), [1, 0]),
    ];
    for ([stood, lay, n], leaving, [upright, fallen]) in cases {
        let mut table = by_app();
        place(&mut table, stood, lay);
        let there = match (stood, lay) {
            (_, 0) => counts([stood]),
            (0, _) => counts([lay]),
            _ => counts([stood, lay]),
        };
        let mut answers = vec![counts([n]), there];
        answers.extend(leaving.map(number));
        let (remove, _) = hits(n);
        let entry = table.play(remove, &answers);
        let expected = (5 - upright - fallen, upright, fallen);
        assert_eq!(elders(&table), expected, "{n} hits on {stood} upright, {lay} fallen");
        let gone = usize::from(stood + lay - upright - fallen);
        assert_eq!(scores(&entry), vec![line(foe(), 1, "nemesis:LP.2.4"); gone]);
    }
}

/// nemesis:LP.2.3: several at once, by a favor: by the letter none is alone, so all go; one that was alone falls.
#[test]
fn a_sweep_takes_all_but_those_that_stood_alone() {
    let favor = Act::Craft { seat: foe() };
    let card = faces([named("Favor of the Foxes", Suit::Fox)]);
    let mut table = by_app();
    place(&mut table, 3, 1);
    // Rows: the other guest's warriors, buildings and tokens, then the Elders.
    let ask = table.asked(favor.clone(), std::slice::from_ref(&card));
    let Form::Counts { rows, .. } = ask.form else { panic!() };
    let elders_row =
        rows.iter().position(|r| r.what == Countable::Pieces(lp(), Class::Warrior)).unwrap();
    let sweep = |n: u8| {
        let mut counts = vec![0; rows.len()];
        counts[elders_row] = n;
        Answer::Counts(counts)
    };
    // Three swept, none alone, the fallen one among them.
    let entry = table.play(favor.clone(), &[card.clone(), sweep(3), number(0), number(1)]);
    assert_eq!(elders(&table), (4, 1, 0));
    assert_eq!(scores(&entry), vec![line(foe(), 1, "nemesis:LP.2.4"); 3]);
    table.undo();
    // Three swept, one of them alone: it falls.
    let entry = table.play(favor.clone(), &[card.clone(), sweep(3), number(1), number(1)]);
    assert_eq!(elders(&table), (3, 1, 1));
    assert_eq!(scores(&entry), vec![line(foe(), 1, "nemesis:LP.2.4"); 2]);
    table.undo();
    // A house rule lets the last one of a place fall too.
    let rules = Pick { last_elder_falls: true, ..Pick::default() };
    table.play(own(Command::SetRules(rules)), &[]);
    let entry = table.play(favor.clone(), &[card.clone(), sweep(3), number(0), number(1)]);
    assert_eq!(elders(&table), (3, 1, 1));
    assert_eq!(scores(&entry).len(), 2);
    table.undo();
    let entry = table.play(favor, &[card, sweep(1), number(0), number(1)]);
    assert_eq!(elders(&table), (2, 3, 0), "a fallen one leaves and does not fall again");
    assert_eq!(scores(&entry).len(), 1);
}
