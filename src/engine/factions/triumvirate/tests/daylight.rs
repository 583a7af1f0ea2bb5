//! TOF.5: Daylight.

use super::*;

/// nemesis:TOF.5.1: as many as the anger, which is not the number of the space.
#[test]
fn recruit_places_as_many_as_the_anger() {
    let mut table = known();
    stand_on(&mut table, 4);
    table.turn_to(tof(), Phase::Daylight);
    assert_eq!(stands(&table, Step::Recruit), (Status::Due, Some(3)));
    table.play(own(Command::Recruit), &[]);
    assert_eq!(pool(&table, Pool::WarriorsOnMap), 9);
    assert_eq!(stands(&table, Step::Recruit), (Status::Done, Some(3)));
    let again = own(Command::Recruit);
    table.forbids(again, &[], RefusalKind::AlreadyDone, "nemesis:TOF.5.1");
}

/// nemesis:TOF.5.1: cut by the supply, and it says so. root:1.5.4
#[test]
fn recruit_is_cut_by_the_supply() {
    let mut table = known();
    stand_on(&mut table, 10);
    set(&mut table, Pool::Warriors, 4);
    table.turn_to(tof(), Phase::Daylight);
    assert_eq!(stands(&table, Step::Recruit), (Status::Due, Some(4)));
    let entry = table.play(own(Command::Recruit), &[]);
    assert_eq!((pool(&table, Pool::Warriors), pool(&table, Pool::WarriorsOnMap)), (0, 15));
    let said = Effect::Recruited { anger: 9, placed: 4 };
    let told = Shared::Own { seat: tof(), effect: said.into() };
    assert!(entry.effects.contains(&told), "{entry:?}");
    table.undo();
    set(&mut table, Pool::Warriors, 0);
    assert_eq!(stands(&table, Step::Recruit).0, impossible(Refusal::NoWarriorInSupply));
    let none = own(Command::Recruit);
    table.forbids(none.clone(), &[], Refusal::NoWarriorInSupply, "nemesis:TOF.5.1");
    set(&mut table, Pool::GrudgesOnMap, 0);
    assert_eq!(stands(&table, Step::Recruit).0, impossible(Refusal::NoGrudgeOnMap));
    table.forbids(none, &[], Refusal::NoGrudgeOnMap, "nemesis:TOF.5.1");
}

/// nemesis:TOF.5.1: an anger of 0 (made up) places nobody and is not due.
#[test]
fn an_anger_of_nought_recruits_nobody() {
    let mut table = unknown();
    table.play(own(Command::ReadSpace(space(1))), &[counts([0, 1])]);
    table.turn_to(tof(), Phase::Daylight);
    assert_eq!(stands(&table, Step::Recruit), (Status::Done, Some(0)));
    table.play(own(Command::Recruit), &[]);
    assert_eq!(pool(&table, Pool::WarriorsOnMap), 6);
}

/// nemesis:TOF.5.2: a card for a grudge, any number of times, as long as there are both.
#[test]
fn remind_spends_a_card_for_each_grudge() {
    let mut table = known();
    table.turn_to(tof(), Phase::Daylight);
    assert_eq!(stands(&table, Step::Remind), (Status::Optional, Some(3)));
    for _ in 0..3 {
        table.play(own(Command::Remind), &[]);
    }
    assert_eq!((table.hand(tof()), pool(&table, Pool::GrudgesOnMap)), (0, 4));
    assert_eq!(stands(&table, Step::Remind).0, Status::Done, "begun, and no card is left");
    let more = own(Command::Remind);
    table.forbids(more.clone(), &[], RefusalKind::HandEmpty, "nemesis:TOF.5.2");
    table.set_hand(tof(), 2);
    assert_eq!(stands(&table, Step::Remind), (Status::Optional, Some(2)));
    set(&mut table, Pool::Grudges, 0);
    table.forbids(more, &[], Refusal::NoGrudgeInSupply, "nemesis:TOF.5.2");
    assert_eq!(table.hand(tof()), 2, "nothing is spent for nothing");
}

/// nemesis:TOF.5: Recruit, then Remind, then Punish; the table may insist.
#[test]
fn daylight_has_an_order() {
    let mut table = known();
    table.turn_to(tof(), Phase::Daylight);
    table.play(own(Command::Remind), &[]);
    table.forbids(own(Command::Recruit), &[], RefusalKind::AlreadyDone, "nemesis:TOF.5");
    table.insist(own(Command::Recruit), &[]);
    table.play(moves(), &[]);
    table.forbids(own(Command::Remind), &[], RefusalKind::AlreadyDone, "nemesis:TOF.5");
    table.insist(own(Command::Remind), &[]);
    assert_eq!(stands(&table, Step::Punish), (Status::Optional, Some(2)));
    // Begun and passed: it is over, though cards and grudges are left.
    assert_eq!(stands(&table, Step::Remind).0, Status::Done);
}

/// nemesis:TOF.5.3: three times a turn; a fourth is refused.
#[test]
fn punish_is_used_three_times() {
    let mut table = known();
    table.turn_to(tof(), Phase::Daylight);
    assert_eq!(stands(&table, Step::Punish), (Status::Optional, Some(3)));
    table.play(moves(), &[]);
    let nobody = Answer::Counts(vec![0; 6]);
    table.play(fight(Some(foe())), std::slice::from_ref(&nobody));
    assert_eq!(stands(&table, Step::Punish), (Status::Optional, Some(1)));
    table.play(fight(None), &[Answer::One(1), nobody.clone()]);
    assert_eq!(stands(&table, Step::Punish), (Status::Done, Some(0)));
    table.forbids(moves(), &[], Refusal::PunishedThrice, "nemesis:TOF.5.3");
    table.insist(fight(Some(foe())), &[nobody]);
    assert_eq!(state(&table).punished, 4);
    assert_eq!(stands(&table, Step::Punish).0, Status::Done);
    table.undo();
    assert_eq!(state(&table).punished, 3);
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(tof(), Phase::Daylight);
    assert_eq!(stands(&table, Step::Punish), (Status::Optional, Some(3)), "a new turn");
}

/// nemesis:TOF.5.3: without a warrior on the map there is nothing to move or fight with.
#[test]
fn punish_needs_a_warrior() {
    let mut table = known();
    table.turn_to(tof(), Phase::Daylight);
    set(&mut table, Pool::WarriorsOnMap, 0);
    assert_eq!(stands(&table, Step::Punish).0, impossible(Refusal::NoWarriorOnMap));
    table.forbids(moves(), &[], Refusal::NoWarriorOnMap, "nemesis:TOF.5.3");
    let oneself = fight(Some(tof()));
    set(&mut table, Pool::WarriorsOnMap, 1);
    assert_eq!(table.refused(oneself, &[]).kind, RefusalKind::NobodyElse);
}

/// nemesis:TOF.5.3.I: a battle against a Vagabond: three own pieces removed by rolled hits and two items damaged
/// give 4 retribution; what ambushes and extra hits remove is entered elsewhere and gives none.
#[test]
fn a_battle_gives_retribution_for_rolled_hits_and_items() {
    let mut table = known();
    table.turn_to(tof(), Phase::Daylight);
    let ask = table.asked(fight(Some(other())), &[]);
    assert_eq!(law_of_ask(&ask).as_deref(), Some("nemesis:TOF.5.3.I"));
    let Form::Counts { rows, .. } = &ask.form else { panic!() };
    let asked: Vec<Countable> = rows.iter().map(|row| row.what).collect();
    assert_eq!(
        asked,
        [
            Countable::Pieces(other(), Class::Warrior),
            Countable::Pieces(other(), Class::Building),
            Countable::Pieces(other(), Class::Token),
            Countable::Pieces(tof(), Class::Warrior),
            Countable::Pieces(tof(), Class::Token),
            Countable::Own(Choice::ItemsDamaged.into()),
        ]
    );
    table.play(fight(Some(other())), &[counts([0, 0, 0, 3, 0, 2])]);
    assert_eq!((pool(&table, Pool::RetributionBox), pool(&table, Pool::Retribution)), (4, 14));
    assert_eq!(pool(&table, Pool::WarriorsOnMap), 3);
    // An ambush: two more go, and no retribution comes.
    table.play(removed_by(other()), &[counts([2, 0])]);
    assert_eq!((pool(&table, Pool::WarriorsOnMap), pool(&table, Pool::RetributionBox)), (1, 4));
}

/// nemesis:TOF.5.3.I: pieces of both sides count, and score as every removal does. root:3.2.1
#[test]
fn a_battle_removes_on_both_sides_in_one_entry() {
    let mut table = known();
    table.turn_to(tof(), Phase::Daylight);
    let before = table.bytes();
    let entry = table.play(fight(Some(foe())), &[counts([2, 1, 0, 1, 1, 0])]);
    assert_eq!(scores(&entry), [line(tof(), 1, "root:3.2.1"), line(foe(), 1, "root:3.2.1")]);
    assert_eq!(pool(&table, Pool::RetributionBox), 5);
    table.undo();
    assert_eq!(table.bytes(), before);
}

/// nemesis:TOF.5.3.I: what falls instead of leaving is not removed. nemesis:LP.2.3
#[test]
fn a_piece_that_stays_gives_no_retribution() {
    let two = vec![sits(Pick::default()), sits(lp::Pick::default())];
    let mut table = Table::lay(Setup { figures: read(), ..setup(two) });
    table.play(own(Command::PlaceStart), &[]);
    table.play(own(Command::Evoke), &[Answer::One(0)]);
    table.play(Act::Start, &[yes()]);
    let elder = Act::SetTo(Tracker::Pool(foe(), lp::Pool::Upright.into()));
    table.play(elder, &[number(1)]);
    table.turn_to(tof(), Phase::Daylight);
    // No items: the app knows that this faction bears none. The one enemy need not be named.
    let entry = table.play(fight(None), &[counts([1, 1, 0])]);
    assert_eq!(scores(&entry), []);
    assert_eq!(pool(&table, Pool::RetributionBox), 1, "their own warrior alone");
    let entry = table.play(fight(None), &[counts([1, 0, 0])]);
    assert_eq!(scores(&entry), [line(tof(), 1, "nemesis:LP.2.4")]);
    assert_eq!(pool(&table, Pool::RetributionBox), 2);
}

/// nemesis:TOF.5.3.I: 18 in the box: a gain of 4 adds none, and the entry says so.
#[test]
fn retribution_is_cut_by_the_supply() {
    for (there, gained, lost) in [(18, 0, 4), (16, 2, 2), (14, 4, 0)] {
        let mut table = known();
        set(&mut table, Pool::RetributionBox, there);
        table.turn_to(tof(), Phase::Daylight);
        let entry = table.play(fight(Some(foe())), &[counts([4, 0, 0, 0, 0, 0])]);
        assert_eq!(pool(&table, Pool::RetributionBox), there + gained);
        let said = Effect::Punished { battle: true, due: 4, lost };
        let told = Shared::Own { seat: tof(), effect: said.into() };
        assert!(entry.effects.contains(&told), "{entry:?}");
    }
}

/// nemesis:TOF.5.3: the Nemesis is offered as defender in one touch.
#[test]
fn the_nemesis_is_offered_as_defender() {
    let mut table = known();
    set_nemesis(&mut table, other());
    table.turn_to(tof(), Phase::Daylight);
    let offered: Vec<Act> = offers(table.game(), tof())
        .into_iter()
        .filter(|offer| offer.place == Place::Step(line_of(Step::Punish)))
        .map(|offer| offer.command)
        .collect();
    let by = Some(Box::new(Command::Punish(Punishment::Battle { defender: None }).into()));
    let whole = Act::Battle { attacker: tof(), defender: None, by };
    assert_eq!(offered, [fight(Some(other())), fight(None), moves(), whole]);
}
