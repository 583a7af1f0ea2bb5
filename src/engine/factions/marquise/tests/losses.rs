//! Pieces that others remove.

use super::*;

/// root:3.2.1: which building it was is asked only where it can be more than one kind; each scores 1 for the remover.
#[test]
fn a_removed_building_is_asked_for_by_kind() {
    let mut table = begun();
    let one = counts([0, 1, 0]);
    let ask = table.asked(remove(Means::Hits), std::slice::from_ref(&one));
    assert_eq!(ask.form, Form::OneOf([SAWMILL, WORKSHOP, RECRUITER].map(piece).to_vec()));
    assert_eq!(ask.to, Answerer::Table, "anybody sees what went");
    let entry = table.play(remove(Means::Hits), &[one.clone(), Answer::One(2)]);
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    assert_eq!((on_map(&table, RECRUITER), supply(&table, RECRUITER)), (0, 6));
    // Two of two kinds: nothing to ask; two of more: counted.
    let entry = table.play(remove(Means::Hits), &[counts([0, 2, 0])]);
    assert_eq!(scores(&entry), [line(foe(), 2, "root:3.2.1")]);
    assert_eq!((on_map(&table, SAWMILL), on_map(&table, WORKSHOP)), (0, 0));
    put(&mut table, SAWMILL, 3);
    table.play(remove(Means::Hits), &[counts([0, 2, 0])]);
    assert_eq!(on_map(&table, SAWMILL), 1, "one kind alone is not asked for");
    put(&mut table, WORKSHOP, 2);
    table.play(remove(Means::Hits), &[counts([0, 2, 0]), counts([1, 1])]);
    assert_eq!((on_map(&table, SAWMILL), on_map(&table, WORKSHOP)), (0, 1));
}

/// root:6.5.4.II, root:6.5.4.III, root:6.6: a removed building goes back to the rightmost empty space: cost, points and draw bonus roll back.
#[test]
fn a_removed_building_rolls_its_track_back() {
    let mut table = begun();
    put(&mut table, RECRUITER, 3);
    put(&mut table, SAWMILL, 0);
    put(&mut table, WORKSHOP, 0);
    let next = |table: &Table| {
        let game = table.game();
        let building = Building::Recruiter;
        (next_cost(game, cat(), building), next_points(game, cat(), building), to_draw(game, cat()))
    };
    assert_eq!(next(&table), (Some(3), Some(3), 2));
    table.play(remove(Means::Hits), &[counts([0, 1, 0])]);
    assert_eq!(next(&table), (Some(2), Some(2), 1));
    table.undo();
    assert_eq!(next(&table), (Some(3), Some(3), 2));
    table.play(remove(Means::Hits), &[counts([0, 3, 0])]);
    // With none on the map the first space is covered again: free, and worth nothing.
    assert_eq!(next(&table), (Some(0), Some(0), 1));
    table.turn_to(cat(), Phase::Daylight);
    let entry = table.play(acts(Action::Build(Building::Recruiter)), &[]);
    assert_eq!(scores(&entry), []);
    assert_eq!(on_map(&table, RECRUITER), 1);
}

/// root:3.2.1: a removed token is the keep or wood; asked only where both are there and it can be either.
#[test]
fn a_removed_token_is_wood_or_the_keep() {
    let mut table = begun();
    put(&mut table, Piece::Wood, 2);
    let one = counts([0, 0, 1]);
    let ask = table.asked(remove(Means::Hits), std::slice::from_ref(&one));
    assert_eq!(ask.form, Form::OneOf([Piece::Wood, Piece::Keep].map(piece).to_vec()));
    table.play(remove(Means::Hits), &[one.clone(), Answer::One(0)]);
    assert_eq!((on_map(&table, Piece::Wood), on_map(&table, Piece::Keep)), (1, 1));
    // Both that are there: nothing to ask.
    let entry = table.play(remove(Means::Sweep), &[counts([0, 0, 2])]);
    assert_eq!(scores(&entry), [line(foe(), 2, "root:3.2.1")]);
    assert_eq!((supply(&table, Piece::Wood), supply(&table, Piece::Keep)), (8, 1));
    put(&mut table, Piece::Wood, 4);
    table.play(remove(Means::Hits), &[counts([0, 0, 3])]);
    assert_eq!(on_map(&table, Piece::Wood), 1);
}

/// root:1.5.4: all pieces of a removal leave before the owner is asked about the warriors.
#[test]
fn pieces_leave_before_the_hospitals_are_offered() {
    let mut table = begun();
    put(&mut table, Piece::Wood, 1);
    let answers = [counts([2, 1, 1]), Answer::One(0), Answer::One(0), yes()];
    let entry = table.play(remove(Means::Hits), &answers);
    let at = |wanted: &Shared| entry.effects.iter().position(|e| e == wanted).unwrap();
    let score = entry.effects.iter().position(|e| matches!(e, Shared::Score { .. })).unwrap();
    let healed = Shared::Own { seat: cat(), effect: Effect::Healed(2).into() };
    assert!(score < at(&healed));
    assert_eq!(scores(&entry), vec![line(foe(), 1, "root:3.2.1"); 2]);
    assert_eq!(on_map(&table, Piece::Warrior), 11);
}
