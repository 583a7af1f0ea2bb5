//! Field Hospitals.

use super::*;

/// root:6.2.3: one card brings all warriors of a removal to the keep, in the same entry as their removal.
#[test]
fn field_hospitals_bring_all_warriors_of_a_removal_to_the_keep_for_one_card() {
    let mut table = begun();
    let before = table.bytes();
    let ask = table.asked(remove(Means::Hits), &[counts([3, 0, 0])]);
    assert_eq!(ask.to, Answerer::Seat(cat()), "the Marquise decides, not the remover");
    assert_eq!(ask.question, Asked::Own(Question::Hospitals { warriors: 3 }.into()));
    assert_eq!(ask.law.map(LawRef::full).as_deref(), Some("root:6.2.3"));
    assert_eq!(ask.form, Form::YesNo);
    let entry = table.play(remove(Means::Hits), &[counts([3, 0, 0]), yes()]);
    assert_eq!((on_map(&table, Piece::Warrior), supply(&table, Piece::Warrior)), (11, 14));
    assert_eq!(table.hand(cat()), 2);
    assert!(entry.effects.contains(&Shared::Own { seat: cat(), effect: Effect::Healed(3).into() }));
    assert_eq!(scores(&entry), [], "warriors score nothing");
    table.undo();
    assert_eq!(table.bytes(), before, "one undo takes back the removal and the healing");
    // She may also leave it.
    table.play(remove(Means::Hits), &[counts([3, 0, 0]), no()]);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (8, 3));
}

/// root:6.2.3: each removal is offered anew, so an ambush and the hits after it are two.
#[test]
fn every_removal_is_offered_by_itself() {
    let mut table = begun();
    table.play(remove(Means::Hits), &[counts([2, 0, 0]), yes()]);
    table.play(remove(Means::Hits), &[counts([1, 0, 0]), yes()]);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (11, 1));
    // In her own turn too, when she attacked and the defender hit back.
    table.turn_to(cat(), Phase::Daylight);
    table.play(remove(Means::Hits), &[counts([1, 0, 0]), yes()]);
    // The hand is empty now: nothing to spend, nothing asked.
    table.play(remove(Means::Hits), &[counts([1, 0, 0])]);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (10, 0));
}

/// root:6.2.3: without the keep there is no offer, and none when the keep goes in the same removal.
#[test]
fn field_hospitals_need_the_keep() {
    let mut table = begun();
    // The keep is the only token on the map: no question which.
    let entry = table.play(remove(Means::Hits), &[counts([2, 0, 1])]);
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (9, 3));
    table.play(remove(Means::Hits), &[counts([2, 0])]);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (7, 3));
}

/// root:6.2.3: buildings and tokens alone are nobody to heal.
#[test]
fn only_warriors_are_healed() {
    let mut table = begun();
    let entry = table.play(remove(Means::Hits), &[counts([0, 1, 0]), Answer::One(0)]);
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    assert_eq!(table.hand(cat()), 3);
}

/// root:6.2.3: what she removes herself, to pay for a card's effect, is not offered.
#[test]
fn what_she_removes_herself_is_not_healed() {
    let mut table = daylight();
    let card = table.lay_card(named("Tax Collector", Suit::Fox), Anywhere::Crafted(cat()));
    let entry = table.play(Act::UseCard { seat: cat(), card }, &[]);
    assert_eq!(scores(&entry), []);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (10, 4));
}

/// root:6.2.3: swept out of several clearings at once, each clearing takes a card of its own.
#[test]
fn a_sweep_over_several_clearings_takes_a_card_for_each() {
    let favor = Act::Craft { seat: foe() };
    let card = faces([named("Favor of the Foxes", Suit::Fox)]);
    let mut table = begun();
    let ask = table.asked(favor.clone(), std::slice::from_ref(&card));
    let Form::Counts { rows, .. } = ask.form else { panic!() };
    let sweep = |n: u8| {
        let of = |what| if what == Countable::Pieces(cat(), Class::Warrior) { n } else { 0 };
        Answer::Counts(rows.iter().map(|row| of(row.what)).collect())
    };
    let ask = table.asked(favor.clone(), &[card.clone(), sweep(4)]);
    assert_eq!(ask.form, Form::Number { min: 0, max: 4, start: 0 });
    // Three stood in two of the clearings: two cards.
    table.play(favor.clone(), &[card.clone(), sweep(4), number(3), number(2)]);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (10, 1));
    table.undo();
    table.play(favor.clone(), &[card.clone(), sweep(4), number(0)]);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (7, 3));
    table.undo();
    // One warrior is one clearing.
    table.play(favor.clone(), &[card.clone(), sweep(1), yes()]);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (11, 2));
    table.undo();
    // More cards than she holds cannot be spent.
    table.set_hand(cat(), 1);
    table.play(favor, &[card, sweep(4), number(3)]);
    assert_eq!((on_map(&table, Piece::Warrior), table.hand(cat())), (10, 0));
}
