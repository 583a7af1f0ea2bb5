//! LP.4: Birdsong.

use super::*;

/// nemesis:LP.4: first Disarm, then Rise; Disarm after Rise needs the table to insist.
#[test]
fn birdsong_is_disarm_then_rise() {
    let mut table = by_app();
    tableau(&mut table, [BIRD]);
    place(&mut table, 1, 1);
    let own_steps: Vec<Line> = table::steps(table.game(), lp())
        .into_iter()
        .filter(|info| info.phase == Phase::Birdsong)
        .map(|info| info.step)
        .collect();
    assert_eq!(own_steps, [line_of(Step::Disarm), line_of(Step::Rise)]);
    let nothing = counts([0; 6]);
    table.play(own(Command::Rise), &[]);
    let disarm = table.step(lp(), line_of(Step::Disarm));
    assert_eq!((disarm.status, disarm.count), (Status::Due, Some(1)), "forgotten, so warned of");
    let late = own(Command::Disarm);
    table.forbids(late.clone(), &[], RefusalKind::AlreadyDone, "nemesis:LP.4");
    table.insist(late, std::slice::from_ref(&nothing));
    table.undo();
    table.undo();
    table.play(own(Command::Disarm), &[nothing]);
    table.play(own(Command::Rise), &[]);
    for step in [Step::Disarm, Step::Rise] {
        assert_eq!(table.step(lp(), line_of(step)).status, Status::Done);
    }
}

/// nemesis:LP.4.1, nemesis:LP.4.1.I, nemesis:LP.4.1.II: as many pieces as clearings with an upright Elder, at most;
/// the form names every enemy with each class of piece, so that the one chosen says what goes.
#[test]
fn disarm_asks_whose_pieces_and_which() {
    let mut table = by_app();
    place(&mut table, 2, 0);
    assert_eq!(table.step(lp(), line_of(Step::Disarm)).count, Some(2));
    let ask = table.asked(own(Command::Disarm), &[]);
    assert_eq!(ask.question, Asked::Own(Question::Disarm { clearings: 2 }.into()));
    assert_eq!(ask.law.map(LawRef::full).as_deref(), Some("nemesis:LP.4.1"));
    let Form::Counts { rows, min, max } = ask.form else { panic!() };
    assert_eq!((min, max), (0, 2));
    let expected: Vec<Countable> = [foe(), seat(2)]
        .into_iter()
        .flat_map(|enemy| {
            let classes = [Class::Warrior, Class::Building, Class::Token];
            classes.map(|class| Countable::Pieces(enemy, class))
        })
        .collect();
    assert_eq!(rows.iter().map(|row| row.what).collect::<Vec<_>>(), expected);
    let three = table.refused(own(Command::Disarm), &[counts([1, 1, 0, 1, 0, 0])]);
    assert_eq!(three.kind, RefusalKind::AnswerDoesNotFit);
}

/// nemesis:LP.4.1.III: a building or a token scores 1 each, a warrior nothing. root:3.2.1
#[test]
fn disarmed_buildings_and_tokens_score() {
    let mut table = by_app();
    place(&mut table, 4, 0);
    let entry = table.play(own(Command::Disarm), &[counts([1, 1, 0, 0, 0, 2])]);
    let one = |n| line(lp(), n, "root:3.2.1");
    assert_eq!(scores(&entry), [one(1), one(2)]);
    assert_eq!(
        reasons(&entry),
        [
            Why::Removed { whose: foe(), class: Class::Building },
            Why::Removed { whose: seat(2), class: Class::Token },
        ]
    );
    let again = own(Command::Disarm);
    table.forbids(again, &[], RefusalKind::AlreadyDone, "nemesis:LP.4.1");
}

/// nemesis:LP.4.1: without an upright Elder nobody is disarmed.
#[test]
fn disarm_needs_an_upright_elder() {
    let mut table = by_app();
    place(&mut table, 0, 2);
    let step = table.step(lp(), line_of(Step::Disarm));
    assert_eq!(step.status, Status::Impossible(Refusal::NoUprightElder.into()));
    table.forbids(own(Command::Disarm), &[], Refusal::NoUprightElder, "nemesis:LP.4.1");
}

/// nemesis:LP.4.2: fox and rabbit followers, one fallen Elder in a mouse clearing: nothing stands, the step is done with 0.
#[test]
fn rise_stands_up_only_in_clearings_of_a_followers_suit() {
    let mut table = by_app();
    tableau(&mut table, [FOX, RABBIT]);
    place(&mut table, 0, 1);
    assert_eq!(table.step(lp(), line_of(Step::Rise)).count, None, "it depends on the map");
    let rise = own(Command::Rise);
    let ask = table.asked(rise.clone(), &[]);
    assert_eq!(ask.question, Asked::Own(Question::FallenIn.into()));
    table.play(rise.clone(), &[counts([0, 0, 1])]);
    assert_eq!(elders(&table), (4, 0, 1));
    let step = table.step(lp(), line_of(Step::Rise));
    assert_eq!((step.status, step.count), (Status::Done, Some(0)));
    table.undo();
    table.play(rise, &[counts([0, 1, 0])]);
    assert_eq!(elders(&table), (4, 1, 0));
}

/// nemesis:LP.4.2: each follower stands one; birds match any clearing. root:2.1.1
#[test]
fn rise_matches_followers_to_fallen_elders() {
    // Followers, fallen in fox, rabbit, mouse clearings, how many stand up.
    let cases: [(&[Face], [u8; 3], u8); 6] = [
        (&[FOX, FOX], [1, 0, 2], 1),
        (&[FOX, BIRD], [0, 0, 2], 1),
        (&[FOX, BIRD, BIRD], [1, 0, 2], 3),
        (&[FOX, RABBIT, MOUSE, BIRD], [2, 1, 1], 4),
        (&[MOUSE, MOUSE], [2, 1, 0], 0),
        (&[RABBIT], [0, 3, 0], 1),
    ];
    for (faces, lying, stand) in cases {
        let mut table = by_app();
        let mut slots = Slot::ALL.into_iter();
        for face in faces {
            table.lay_card(*face, slot(slots.next().unwrap()));
        }
        let fallen: u8 = lying.iter().sum();
        place(&mut table, 0, fallen);
        table.play(own(Command::Rise), &[counts(lying)]);
        assert_eq!(elders(&table), (5 - fallen, stand, fallen - stand), "{faces:?} {lying:?}");
    }
}

/// nemesis:LP.4.2: birds enough for all: no question, and it is not optional.
#[test]
fn rise_asks_nothing_where_birds_settle_it() {
    let mut table = by_app();
    tableau(&mut table, [BIRD, BIRD]);
    place(&mut table, 0, 1);
    let step = table.step(lp(), line_of(Step::Rise));
    assert_eq!((step.status, step.count), (Status::Due, Some(1)));
    let ask = table.asked(Act::EndPhase, &[]);
    let steps = vec![line_of(Step::Rise)];
    assert_eq!(ask.question, Asked::StepsLeft { seat: lp(), steps });
    table.play(own(Command::Rise), &[]);
    assert_eq!(elders(&table), (4, 1, 0));
    // Who stands up now did not stand at Disarm, so that step is not due after all.
    table.play(Act::EndPhase, &[]);
    // Nobody fallen, or no follower: impossible, and why.
    let status = |table: &Table| table.step(lp(), line_of(Step::Rise)).status;
    let mut table = by_app();
    assert_eq!(status(&table), Status::Impossible(Refusal::NobodyFallen.into()));
    table.forbids(own(Command::Rise), &[], Refusal::NobodyFallen, "nemesis:LP.4.2");
    place(&mut table, 0, 1);
    assert_eq!(status(&table), Status::Impossible(Refusal::NoFollower.into()));
    table.forbids(own(Command::Rise), &[], Refusal::NoFollower, "nemesis:LP.4.2");
}

/// A later step that is out of reach says so at once, not after a warning of the steps left before it.
#[test]
fn an_offer_that_no_answer_can_save_is_refused_at_once() {
    let mut table = by_app();
    let [mouse] = tableau(&mut table, [MOUSE]);
    place(&mut table, 0, 1);
    assert_eq!(table.step(lp(), line_of(Step::Rise)).status, Status::Due);
    let verdict = |table: &Table, command: Act| {
        let offered = offers(table.game(), lp());
        offered.into_iter().find(|o| o.command == command).unwrap().verdict
    };
    let retire = verdict(&table, own(Command::Retire { card: mouse }));
    assert_eq!(retire.unwrap_err().kind, Refusal::NoUprightElder.into());
    // What can be done is asked about first.
    let recruit = verdict(&table, own(Command::Act { card: mouse, action: Action::Recruit }));
    let steps = vec![line_of(Step::Rise)];
    assert_eq!(recruit.unwrap().unwrap().question, Asked::StepsLeft { seat: lp(), steps });
}
