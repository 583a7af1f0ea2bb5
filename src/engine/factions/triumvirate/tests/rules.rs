//! TOF.2.

use super::*;

/// nemesis:TOF.2.1, nemesis:TOF.4.1: they craft in Birdsong, by grudges, each once a turn. root:4.1.1
#[test]
fn they_craft_in_birdsong_with_grudges() {
    let mut table = known();
    set(&mut table, Pool::GrudgesOnMap, 2);
    assert_eq!(stands(&table, Step::Craft), (Status::Optional, Some(2)));
    let tea = faces([named("Root Tea", Suit::Fox)]);
    let entry = table.play(Act::Craft { seat: tof() }, std::slice::from_ref(&tea));
    assert_eq!(scores(&entry), [line(tof(), 2, "root:3.2.2")]);
    assert_eq!(stands(&table, Step::Craft), (Status::Optional, Some(1)));
    // Two symbols, and one grudge is left.
    let twice = faces([named("Anvil", Suit::Fox)]);
    let kind = kind("Protection Racket", Suit::Fox);
    assert_eq!(kind.cost(), Some(2));
    let racket = faces([Face::Named(kind)]);
    let short = Refusal::NoGrudgeLeft { needed: 2, left: 1 };
    table.forbids(
        Act::Craft { seat: tof() },
        std::slice::from_ref(&racket),
        short,
        "nemesis:TOF.2.1",
    );
    table.play(Act::Craft { seat: tof() }, &[twice]);
    assert_eq!(stands(&table, Step::Craft), (Status::Done, Some(0)));
    table.insist(Act::Craft { seat: tof() }, &[racket]);
    assert_eq!(state(&table).activated, 4);
    // A card known by suit alone is paid for by the table.
    table.set_hand(tof(), 3);
    table.play(Act::Craft { seat: tof() }, &[faces([Face::Suit(Suit::Bird)])]);
    assert_eq!(state(&table).activated, 4);
    table.play(Act::EndTurn, &[yes()]);
    table.turn_to(tof(), Phase::Birdsong);
    assert_eq!(stands(&table, Step::Craft), (Status::Optional, Some(2)), "a new turn");
}

/// nemesis:TOF.4.1: not in Daylight, and not without a grudge or a card.
#[test]
fn crafting_has_its_moment_and_its_means() {
    let mut table = known();
    table.set_hand(tof(), 0);
    assert_eq!(stands(&table, Step::Craft).0, Status::Impossible(RefusalKind::HandEmpty));
    set(&mut table, Pool::GrudgesOnMap, 0);
    assert_eq!(stands(&table, Step::Craft).0, impossible(Refusal::NoGrudgeOnMap));
    table.turn_to(tof(), Phase::Daylight);
    let craft = Act::Craft { seat: tof() };
    table.forbids(craft, &[], RefusalKind::OtherPhase(Phase::Birdsong), "nemesis:TOF.4.1");
}

/// nemesis:TOF.4: Craft comes before Adjust Nemesis; the table may insist.
#[test]
fn birdsong_has_an_order() {
    let mut table = known();
    table.play(own(Command::GetMadder), &[]);
    let craft = Act::Craft { seat: tof() };
    table.forbids(craft, &[], RefusalKind::AlreadyDone, "nemesis:TOF.4");
    table.forbids(own(Command::AdjustNemesis), &[], RefusalKind::AlreadyDone, "nemesis:TOF.4");
    table.insist(own(Command::AdjustNemesis), &[Answer::One(0)]);
    assert_eq!(stands(&table, Step::Craft).0, Status::Skipped);
}

/// nemesis:TOF.2.3, nemesis:TOF.2.3.I: what is printed is asked when it is needed, once, and remembered.
#[test]
fn the_track_is_read_when_it_is_needed() {
    let mut table = unknown();
    let ask = table.asked(own(Command::GetMadder), &[]);
    assert_eq!(ask.to, Answerer::Table);
    assert_eq!(ask.question, Asked::Own(Question::Printed { space: space(2) }.into()));
    assert_eq!(law_of_ask(&ask).as_deref(), Some("nemesis:TOF.2.3.I"));
    let Form::Counts { rows, .. } = &ask.form else { panic!() };
    let asked: Vec<Countable> = rows.iter().map(|row| row.what).collect();
    let figure = |figure: Figure| Countable::Figure(FactionFigure::from(figure));
    let (one, two) = (space(1), space(2));
    assert_eq!(asked, [Figure::Shade(one), Figure::Anger(two), Figure::Shade(two)].map(figure));
    // Made up: anger 3 under the second space, both in the first shade.
    table.play(own(Command::GetMadder), &[counts([1, 3, 1])]);
    assert_eq!(anger(table.game(), two), Some(3));
    assert_eq!(anger(table.game(), one), None, "nobody needs it");
    // Neither Recruit nor Draw asks again.
    table.play(Act::EndPhase, &[yes()]);
    table.play(own(Command::Recruit), &[]);
    assert_eq!(pool(&table, Pool::WarriorsOnMap), 9);
    table.play(own(Command::Draw), &[]);
    assert_eq!(table.hand(tof()), 4);
    // The next turn asks for the next space alone; its shade is no lower.
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(tof(), Phase::Birdsong);
    let Form::Counts { rows, .. } = table.asked(own(Command::GetMadder), &[]).form else {
        panic!()
    };
    let three = space(3);
    assert_eq!(
        rows.iter().map(|r| r.what).collect::<Vec<_>>(),
        [figure(Figure::Anger(three)), figure(Figure::Shade(three))]
    );
    assert_eq!((rows[1].min, rows[1].max), (1, 3));
}

/// nemesis:TOF.2.3: figures of an earlier game come with the setup and are not asked again.
#[test]
fn a_known_track_asks_nothing() {
    let mut table = known();
    assert_eq!(stands(&table, Step::Track), (Status::Done, Some(0)));
    table.play(own(Command::AdjustNemesis), &[Answer::One(0)]);
    table.play(own(Command::GetMadder), &[]);
    table.play(own(Command::Recruit), &[]);
    table.play(own(Command::Draw), &[]);
    let again = own(Command::ReadTrack);
    table.forbids(again, &[], Refusal::TrackRead, "nemesis:TOF.2.3");
}

/// nemesis:TOF.2.3: the whole track can be copied at once, and one space be read again.
#[test]
fn the_track_can_be_copied_and_put_right() {
    let mut table = unknown();
    assert_eq!(stands(&table, Step::Track), (Status::Optional, Some(20)));
    let all: Vec<u8> = TRACK.iter().flat_map(|(anger, shade)| [*anger, *shade]).collect();
    table.play(own(Command::ReadTrack), &[Answer::Counts(all.clone())]);
    assert_eq!(table.game().figures, read());
    // A shade never falls from left to right.
    let falls = own(Command::ReadSpace(space(5)));
    table.forbids(falls, &[counts([4, 3])], Refusal::ShadesFall, "nemesis:TOF.2.3");
    let same = own(Command::ReadSpace(space(5)));
    assert_eq!(table.refused(same, &[counts([4, 2])]).kind, RefusalKind::NothingChanges);
    table.play(own(Command::ReadSpace(space(7))), &[counts([5, 3])]);
    assert_eq!(shade(table.game(), space(7)), Some(3));
    table.undo();
    assert_eq!(shade(table.game(), space(7)), Some(2));
    // One figure can be put right like any printed number.
    table.play(Act::Learn(Figure::Anger(space(10)).into()), &[number(8)]);
    assert_eq!(anger(table.game(), space(10)), Some(8));
    let mut blank = unknown();
    let mut wrong = all;
    wrong[3] = 3;
    let copy = own(Command::ReadTrack);
    blank.forbids(copy, &[Answer::Counts(wrong)], Refusal::ShadesFall, "nemesis:TOF.2.3");
    blank.play(own(Command::ReadSpace(space(4))), &[counts([3, 2])]);
    assert_eq!(stands(&blank, Step::Track), (Status::Optional, Some(18)));
}

/// nemesis:TOF.2.3: between two spaces of one shade there is no other, so nothing is asked.
#[test]
fn a_shade_between_equal_shades_is_certain() {
    let mut table = unknown();
    table.play(own(Command::ReadSpace(space(4))), &[counts([3, 2])]);
    assert_eq!(shade(table.game(), space(5)), None);
    table.play(own(Command::ReadSpace(space(7))), &[counts([5, 2])]);
    assert_eq!([5, 6, 8].map(|n| shade(table.game(), space(n))), [Some(2), Some(2), None]);
    assert_eq!(anger(table.game(), space(5)), None);
    // The eighth can only be the second or the third.
    stand_on(&mut table, 7);
    let Form::Counts { rows, .. } = table.asked(own(Command::GetMadder), &[]).form else {
        panic!()
    };
    assert_eq!((rows[1].min, rows[1].max), (2, 3));
}
