//! NB.4: Birdsong.

use super::*;

/// nemesis:NB.4: Levy, Fire, Repair, in that order; the table may insist.
#[test]
fn birdsong_runs_in_order() {
    let mut table = set_up();
    lay_balls(&mut table, 1, 0);
    table.play(own(Command::Repair), &[]);
    for late in [Command::Levy, Command::Fire] {
        table.forbids(own(late), &[], RefusalKind::AlreadyDone, "nemesis:NB.4");
    }
    assert_eq!(step(&table, Step::Fire).status, Status::Skipped);
    assert_eq!(step(&table, Step::Levy).status, Status::Due);
    table.insist(own(Command::Fire), &[counts(NOTHING)]);
    // In Daylight its moment has passed.
    table.turn_to(nb(), Phase::Daylight);
    let law = "nemesis:NB.4.1";
    table.forbids(own(Command::Levy), &[], RefusalKind::OtherPhase(Phase::Birdsong), law);
    table.turn_to(foe(), Phase::Birdsong);
    table.forbids(own(Command::Levy), &[], RefusalKind::NotYourTurn, law);
}

/// nemesis:NB.4.1: one warrior with the cannon and one at each ball on the map; loaded ones do not count.
#[test]
fn levy_places_one_and_one_for_each_ball_on_the_map() {
    let mut table = set_up();
    assert_eq!(step(&table, Step::Levy).count, Some(1));
    lay_balls(&mut table, 1, 2);
    assert_eq!(step(&table, Step::Levy).count, Some(3));
    table.play(own(Command::Levy), &[]);
    assert_eq!((pool(&table, Pool::Supply), pool(&table, Pool::OnMap)), (12, 3));
    assert_eq!(step(&table, Step::Levy).status, Status::Done);
    table.forbids(own(Command::Levy), &[], RefusalKind::AlreadyDone, "nemesis:NB.4.1");
}

/// nemesis:NB.4.1, root:1.5.4: the supply gives what it has; empty, there is nothing to levy.
#[test]
fn levy_ends_where_the_supply_ends() {
    let mut table = set_up();
    lay_balls(&mut table, 0, 2);
    warriors(&mut table, 14);
    assert_eq!(step(&table, Step::Levy).count, Some(1));
    assert_eq!(levy_due(table.game(), nb()), 3);
    table.play(own(Command::Levy), &[]);
    assert_eq!(pool(&table, Pool::OnMap), 15);
    table.undo();
    warriors(&mut table, 15);
    let no = Refusal::NoWarriorInSupply;
    assert_eq!(step(&table, Step::Levy).status, Status::Impossible(no.into()));
    table.forbids(own(Command::Levy), &[], no, "nemesis:NB.4.1");
    assert_eq!(table::due(table.game(), nb()).len(), 1, "only Repair is due");
}

/// nemesis:NB.4.2: with an empty Bore track it is impossible, and says why.
#[test]
fn an_empty_bore_track_cannot_fire() {
    let table = set_up();
    let no = Refusal::BoreEmpty;
    assert_eq!(step(&table, Step::Fire).status, Status::Impossible(no.into()));
    table.forbids(own(Command::Fire), &[], no, "nemesis:NB.4.2");
    let refusal = table.refused(own(Command::Fire), &[]);
    assert!(!refusal.can_insist, "nobody fires a ball that is not there");
}

/// nemesis:NB.4.2, nemesis:NB.4.2.II: any number of times, the leftmost ball each time, and its space scores.
#[test]
fn each_shot_takes_the_leftmost_ball_and_scores_its_space() {
    let mut table = set_up();
    lay_balls(&mut table, 3, 0);
    // Made up: 1, 2, 3 from the left.
    for (space, points, there) in [(Space::Left, 1, 1), (Space::Middle, 2, 2), (Space::Right, 3, 3)]
    {
        assert_eq!(next_space(table.game(), nb()), Some(space));
        assert_eq!(step(&table, Step::Fire).status, Status::Optional);
        let answers = [number(1), counts(NOTHING)];
        // With only one ball on the map nobody has to be asked how many lie there.
        let entry = table.play(own(Command::Fire), &answers[usize::from(there == 1)..]);
        assert_eq!(scores(&entry), [line(nb(), points, "nemesis:NB.4.2.II")]);
        assert_eq!(reasons(&entry), [Why::Own(Reason::Fired.into())]);
        assert_eq!(balls(&table), [0, 3 - there, there]);
    }
    assert_eq!(table.points(nb()), 6);
    assert_eq!(step(&table, Step::Fire).status, Status::Done);
    table.undo();
    assert_eq!((table.points(nb()), balls(&table)), (3, [0, 1, 2]));
    assert_eq!(step(&table, Step::Fire).status, Status::Optional);
}

/// nemesis:NB.4.2.II: fewer balls lie to the right: one ball scores the right space, two the middle one first.
#[test]
fn balls_lie_to_the_right() {
    for (bore, space) in [(1, Space::Right), (2, Space::Middle), (3, Space::Left)] {
        let mut table = set_up();
        lay_balls(&mut table, bore, 0);
        assert_eq!(next_space(table.game(), nb()), Some(space));
        let there = Space::ALL.map(|space| loaded(table.game(), nb(), space));
        assert_eq!(there.iter().filter(|ball| **ball).count(), usize::from(bore));
        assert!(there.is_sorted(), "{there:?}");
    }
}

/// nemesis:NB.4.2.II: points that nobody has read are asked when they are needed, once, and can be put right.
#[test]
fn points_of_the_bore_track_are_asked_once() {
    let mut table = unread();
    lay_balls(&mut table, 1, 0);
    let figure = Figure::Points(Space::Right).into();
    let ask = table.asked(own(Command::Fire), &[]);
    assert_eq!((ask.to, &ask.question), (Answerer::Table, &Asked::Figure(figure)));
    assert_eq!(law_name(ask.law), "nemesis:NB.4.2.II");
    let entry = table.play(own(Command::Fire), &[number(3), counts(NOTHING)]);
    assert_eq!(scores(&entry), [line(nb(), 3, "nemesis:NB.4.2.II")]);
    assert_eq!(bore_points(table.game(), Space::Right), Some(3));
    // A space of 0 points scores nothing and is no riddle either.
    table.play(Act::Learn(figure), &[number(0)]);
    lay_balls_again(&mut table);
    let entry = table.play(own(Command::Fire), &[counts(NOTHING)]);
    assert_eq!(scores(&entry), []);
}

fn lay_balls_again(table: &mut Table) {
    table.play(set(Pool::BallsOnMap), &[number(0), Answer::One(0)]);
    table.play(set(Pool::Bore), &[number(1)]);
    assert_eq!(balls(table), [2, 1, 0]);
}

/// nemesis:NB.4.2.I: the question is about one clearing: every enemy's pieces, its own never.
#[test]
fn a_shot_is_offered_every_enemy_and_never_its_own() {
    let mut table = set_up();
    lay_balls(&mut table, 1, 0);
    warriors(&mut table, 5);
    let ask = table.asked(own(Command::Fire), &[]);
    assert_eq!(ask.question, Asked::Own(Question::Shot { balls: 1 }.into()));
    assert_eq!(law_name(ask.law), "nemesis:NB.4.2.III");
    let Form::Counts { rows, min, max } = ask.form else { panic!() };
    assert_eq!((rows.len(), min, max), (7, 0, 1));
    assert!(
        rows.iter().all(|row| !matches!(row.what, Countable::Pieces(whose, _) if whose == nb()))
    );
}

/// nemesis:NB.4.2.III: one piece for each ball in that clearing; two lay there already, so three go.
#[test]
fn a_shot_removes_a_piece_for_each_ball_there() {
    let mut table = set_up();
    lay_balls(&mut table, 1, 2);
    let ask = table.asked(own(Command::Fire), &[]);
    assert_eq!(ask.question, Asked::Own(Question::BallsThere.into()));
    assert_eq!(ask.form, Form::Number { min: 1, max: 3, start: 1 });
    let three = table.asked(own(Command::Fire), &[number(3)]);
    assert_eq!(three.question, Asked::Own(Question::Shot { balls: 3 }.into()));
    // Marquise: a warrior and a building; the other guest: a token.
    let entry = table.play(own(Command::Fire), &[number(3), counts([1, 1, 0, 0, 0, 1, 0])]);
    assert_eq!(
        scores(&entry),
        [
            line(nb(), 3, "nemesis:NB.4.2.II"),
            line(nb(), 1, "root:3.2.1"),
            line(nb(), 1, "root:3.2.1"),
        ]
    );
    table.undo();
    let too_many = [number(2), counts([3, 0, 0, 0, 0, 0, 0])];
    let refusal = table.refused(own(Command::Fire), &too_many);
    assert_eq!(refusal.kind, RefusalKind::AnswerDoesNotFit);
}

/// nemesis:NB.4.2.III.a: what Fire! removes was defending, whoever loses it.
#[test]
fn what_is_fired_at_was_defending() {
    let removal = Removal {
        by: Some(nb()),
        whose: foe(),
        toll: Toll { warriors: 1, ..Toll::default() },
        means: Means::Hits,
        defending: false,
    };
    let [fired] = super::turn::defending(vec![removal]).try_into().unwrap();
    assert!(fired.defending);
    assert_eq!((fired.by, fired.whose, fired.toll), (removal.by, removal.whose, removal.toll));
}

/// nemesis:NB.4.2.III: whoever is fired at reacts by its own law: a lone upright Elder falls, and nothing scores.
#[test]
fn a_shot_goes_through_the_owners_own_law() {
    let setup = setup(vec![sits(Pick {}), sits(lost_powers::Pick::default())]);
    let mut table = Table::lay(Setup { figures: made_up(), ..setup });
    table.play(own(Command::PlaceCannon), &[]);
    table.play(Act::Start, &[yes()]);
    lay_balls(&mut table, 1, 0);
    let upright = lost_powers::Pool::Upright;
    table.play(Act::SetTo(Tracker::Pool(foe(), upright.into())), &[number(1)]);
    // Nobody here could be a Vagabond, so that row is missing.
    let ask = table.asked(own(Command::Fire), &[]);
    let Form::Counts { rows, .. } = ask.form else { panic!() };
    assert_eq!(rows.len(), 1);
    let entry = table.play(own(Command::Fire), &[counts([1])]);
    assert_eq!(scores(&entry), [line(nb(), 3, "nemesis:NB.4.2.II")]);
    let fallen = lost_powers::Pool::Fallen;
    assert_eq!(table.game().seat(foe()).unwrap().pools.count(fallen.into()), 1);
}

/// nemesis:NB.4.2.III.b: a Vagabond damages one item instead, however many balls lie there; no points for that.
#[test]
fn a_vagabond_damages_one_item_instead() {
    let mut table = set_up();
    lay_balls(&mut table, 1, 2);
    let ask = table.asked(own(Command::Fire), &[number(3)]);
    let Form::Counts { rows, .. } = ask.form else { panic!() };
    let last = rows.last().unwrap();
    assert_eq!((last.what, last.max), (Countable::Own(Choice::ItemDamaged.into()), 1));
    let entry = table.play(own(Command::Fire), &[number(3), counts([0, 0, 0, 0, 0, 0, 1])]);
    assert_eq!(scores(&entry), [line(nb(), 3, "nemesis:NB.4.2.II")]);
    let damaged = Shared::Own { seat: nb(), effect: Effect::ItemDamaged.into() };
    assert!(entry.effects.contains(&damaged));
    table.undo();
    let both = [number(3), counts([1, 0, 0, 0, 0, 0, 1])];
    let law = "nemesis:NB.4.2.III.b";
    table.forbids(own(Command::Fire), &both, Refusal::VagabondInstead, law);
    table.insist(own(Command::Fire), &both);
}

/// nemesis:NB.4.2, nemesis:NB.2.3: a damaged cannon fires what is loaded.
#[test]
fn a_damaged_cannon_fires() {
    let mut table = set_up();
    lay_balls(&mut table, 1, 0);
    assert_eq!(state(&table).cannon, Cannon::Damaged);
    table.play(own(Command::Fire), &[counts(NOTHING)]);
    assert_eq!(balls(&table), [2, 0, 1]);
}

/// root:3.1: points of a shot end the game at once.
#[test]
fn a_shot_can_win() {
    let mut table = set_up();
    lay_balls(&mut table, 1, 0);
    table.set_points(nb(), 28);
    table.play(own(Command::Fire), &[counts(NOTHING)]);
    assert_eq!(table.game().ending.map(|e| e.winner), Some(nb()));
}

/// nemesis:NB.4.3: a damaged cannon is repaired; a whole one has nothing to repair.
#[test]
fn a_damaged_cannon_is_repaired() {
    let mut table = set_up();
    assert_eq!(step(&table, Step::Repair).status, Status::Due);
    table.play(own(Command::Repair), &[]);
    assert_eq!(state(&table).cannon, Cannon::Whole);
    assert_eq!(step(&table, Step::Repair).status, Status::Done);
    table.forbids(own(Command::Repair), &[], RefusalKind::AlreadyDone, "nemesis:NB.4.3");
    // It stays whole until it is hit.
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(nb(), Phase::Birdsong);
    let no = Refusal::CannonWhole;
    assert_eq!(step(&table, Step::Repair).status, Status::Impossible(no.into()));
    table.forbids(own(Command::Repair), &[], no, "nemesis:NB.4.3");
}
