//! The law of the Triumvirate of Fury, law by law. What is printed on the track is made up here: no source prints it.

pub mod walker;

use super::*;
use crate::engine::ask::{Answer, Answerer, Choice as Picked, Countable, Form, Question as Asked};
use crate::engine::card::Face;
use crate::engine::effect::{Effect as Shared, Ending, Notice, Victory};
use crate::engine::factions::{self, Faction, FactionFigure, lost_powers as lp, noxious_battery};
use crate::engine::figure::{FigureValue, Figures};
use crate::engine::history::History;
use crate::engine::law::LawRef;
use crate::engine::offer::{Place, offers};
use crate::engine::propose::Means;
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Because;
use crate::engine::setup::Setup;
use crate::engine::suit::Suit;
use crate::engine::supply::Class;
use crate::engine::table::{Command as Act, Tracker};
use crate::engine::tests::kit::*;
use crate::engine::turn::{Phase, Status, Step as Line, StepInfo};

// The table

fn tof() -> SeatId {
    seat(0)
}

fn foe() -> SeatId {
    seat(1)
}

fn other() -> SeatId {
    seat(2)
}

/// A made-up track: anger and shade from left to right. Anger is not the number of the space.
const TRACK: [(u8, u8); 10] =
    [(1, 1), (2, 1), (2, 1), (3, 2), (4, 2), (4, 2), (5, 2), (6, 3), (7, 3), (9, 3)];

fn read() -> Figures {
    let mut figures = Figures::default();
    for (space, (anger, shade)) in Space::all().zip(TRACK) {
        figures.learn(Figure::Anger(space).into(), FigureValue::Number(anger));
        figures.learn(Figure::Shade(space).into(), FigureValue::Number(shade));
    }
    figures
}

fn seats() -> Setup {
    setup(vec![sits(Pick::default()), sits(guest("Marquise")), sits(guest("Vagabond"))])
}

/// The Triumvirate and two guests in the first Birdsong, Alecto evoked; the track is known.
fn known() -> Table {
    set_up(Setup { figures: read(), ..seats() })
}

/// The same, and nothing of the track is known.
fn unknown() -> Table {
    set_up(seats())
}

fn set_up(setup: Setup) -> Table {
    let mut table = Table::lay(setup);
    table.play(own(Command::PlaceStart), &[]);
    table.play(own(Command::Evoke), &[Answer::One(0)]);
    table.play(Act::Start, &[]);
    table
}

fn own(command: Command) -> Act {
    Act::Play { seat: tof(), play: command.into() }
}

fn fight(defender: Option<SeatId>) -> Act {
    own(Command::Punish(Punishment::Battle { defender }))
}

fn moves() -> Act {
    own(Command::Punish(Punishment::Moves))
}

fn line_of(step: Step) -> Line {
    Line::Own(step.into())
}

fn info(table: &Table, step: Step) -> StepInfo {
    table.step(tof(), line_of(step))
}

fn stands(table: &Table, step: Step) -> (Status, Option<u8>) {
    let info = info(table, step);
    (info.status, info.count)
}

fn impossible(refusal: Refusal) -> Status {
    Status::Impossible(refusal.into())
}

fn pool(table: &Table, pool: Pool) -> u8 {
    table.game().seat(tof()).unwrap().pools.count(pool.into())
}

fn set(table: &mut Table, which: Pool, n: u8) {
    if pool(table, which) != n {
        let act = Act::SetTo(Tracker::Pool(tof(), which.into()));
        table.play(act, &[number(n.into())]);
    }
}

/// The marker put on a space by hand.
fn stand_on(table: &mut Table, space: u8) {
    table.play(own(Command::SetSpace), &[number(space.into())]);
}

fn state(table: &Table) -> State {
    match &table.game().seat(tof()).unwrap().faction {
        Faction::Triumvirate(state) => state.clone(),
        other => panic!("{other:?}"),
    }
}

fn space(n: u8) -> Space {
    Space::new(n).unwrap()
}

fn set_nemesis(table: &mut Table, whose: SeatId) {
    let at = if whose == foe() { 0 } else { 1 };
    table.play(own(Command::SetNemesis), &[Answer::One(at)]);
    assert_eq!(nemesis(table.game(), tof()), Some((whose, Why::ByHand)));
}

fn evoke_by_hand(table: &mut Table, fury: Fury) {
    table.play(own(Command::SetFury { fury, evoked: true }), &[]);
}

fn removed_by(by: SeatId) -> Act {
    Act::Remove { by: Some(by), whose: Some(tof()), means: Means::Hits }
}

fn law_of_ask(ask: &crate::engine::ask::Ask) -> Option<String> {
    ask.law.map(LawRef::full)
}

// TOF.2

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

// TOF.3: setup

/// nemesis:TOF.3.1, nemesis:TOF.3.4: 15 warriors, 9 grudges, 19 retribution pieces of which one is the marker.
#[test]
fn setup_gathers_supplies_and_sets_the_marker() {
    let table = Table::lay(seats());
    let supplies = [Pool::Warriors, Pool::Grudges, Pool::Retribution].map(|p| pool(&table, p));
    assert_eq!(supplies, [15, 9, 19 - 1]);
    assert_eq!(stands(&table, Step::Gather), (Status::Done, Some(15)));
    assert_eq!(state(&table).space, Space::FIRST);
    assert_eq!(stands(&table, Step::GetMad).0, Status::Done);
}

/// nemesis:TOF.3.2: a grudge and three warriors in the corner, three around it.
#[test]
fn setup_places_a_grudge_and_six_warriors() {
    let mut table = Table::lay(seats());
    assert_eq!(stands(&table, Step::Place).0, Status::Due);
    table.play(own(Command::PlaceStart), &[]);
    assert_eq!((pool(&table, Pool::GrudgesOnMap), pool(&table, Pool::WarriorsOnMap)), (1, 6));
    let again = own(Command::PlaceStart);
    table.forbids(again, &[], Refusal::PlacedAlready, "nemesis:TOF.3.2");
    table.undo();
    assert_eq!((pool(&table, Pool::Grudges), pool(&table, Pool::Warriors)), (9, 15));
}

/// nemesis:TOF.3.3: one of three furies is evoked.
#[test]
fn setup_evokes_a_fury() {
    let mut table = Table::lay(seats());
    let ask = table.asked(own(Command::Evoke), &[]);
    assert_eq!(ask.to, Answerer::Seat(tof()));
    let furies = Fury::ALL.map(|fury| Picked::Own(Choice::Fury(fury).into()));
    assert_eq!(ask.form, Form::OneOf(furies.to_vec()));
    assert_eq!(stands(&table, Step::Evoke).0, Status::Due);
    table.play(own(Command::Evoke), &[Answer::One(1)]);
    assert_eq!(state(&table).furies, [Fury::Megaera]);
    assert_eq!(stands(&table, Step::Evoke).0, Status::Done);
    table.forbids(own(Command::Evoke), &[], Refusal::FuryEvoked, "nemesis:TOF.3.3");
}

// TOF.4: Birdsong

/// nemesis:TOF.2.2, nemesis:TOF.4.2: the enemy with most points; ahead of them it gives them a point.
#[test]
fn the_enemy_with_most_points_is_the_nemesis() {
    let mut table = known();
    table.set_points(tof(), 10);
    table.set_points(foe(), 17);
    table.set_points(other(), 12);
    let entry = table.play(own(Command::AdjustNemesis), &[]);
    assert_eq!(nemesis(table.game(), tof()), Some((foe(), Why::Most { points: 17 })));
    assert_eq!(scores(&entry), [line(tof(), 1, "nemesis:TOF.4.2")]);
    assert_eq!(reasons(&entry), [Because::Own(Reason::NemesisAhead.into())]);
    let again = own(Command::AdjustNemesis);
    table.forbids(again, &[], RefusalKind::AlreadyDone, "nemesis:TOF.4.2");
    table.undo();
    assert_eq!((table.points(tof()), nemesis(table.game(), tof())), (10, None));
}

/// nemesis:TOF.4.2.I: 10 (their own), 12, 12, 7: they choose which of the two, and score 1.
#[test]
fn a_tie_is_theirs_to_break() {
    let four = vec![
        sits(Pick::default()),
        sits(guest("Marquise")),
        sits(guest("Alliance")),
        sits(guest("Eyrie")),
    ];
    let mut table = set_up(Setup { figures: read(), ..setup(four) });
    for (who, points) in [(0, 10), (1, 12), (2, 12), (3, 7)] {
        table.set_points(seat(who), points);
    }
    let ask = table.asked(own(Command::AdjustNemesis), &[]);
    assert_eq!(ask.to, Answerer::Seat(tof()));
    assert_eq!(law_of_ask(&ask).as_deref(), Some("nemesis:TOF.4.2.I"));
    assert_eq!(ask.form, Form::OneOf(vec![Picked::Seat(seat(1)), Picked::Seat(seat(2))]));
    let entry = table.play(own(Command::AdjustNemesis), &[Answer::One(1)]);
    assert_eq!(nemesis(table.game(), tof()), Some((seat(2), Why::Tied { points: 12 })));
    assert_eq!(scores(&entry), [line(tof(), 1, "nemesis:TOF.4.2")]);
}

/// nemesis:TOF.4.2: as many points or fewer give nothing.
#[test]
fn a_nemesis_that_is_not_ahead_gives_no_point() {
    for points in [10, 12] {
        let mut table = known();
        table.set_points(tof(), 12);
        table.set_points(foe(), points);
        if points == 10 {
            table.set_points(other(), 3);
        }
        let entry = table.play(own(Command::AdjustNemesis), &[]);
        assert_eq!(nemesis(table.game(), tof()), Some((foe(), Why::Most { points })));
        assert_eq!(scores(&entry), []);
    }
}

/// nemesis:TOF.4.2: a seat with an active dominance card has no points and is passed over, as long as a seat that
/// scores has a piece on the map.
#[test]
fn a_seat_without_a_marker_is_passed_over() {
    let mut table = known();
    table.set_points(foe(), 20);
    table.set_points(other(), 2);
    table.turn_to(foe(), Phase::Daylight);
    table.play(Act::ActivateDominance { seat: foe() }, &[Answer::One(0)]);
    table.turn_to(tof(), Phase::Birdsong);
    let entry = table.play(own(Command::AdjustNemesis), &[]);
    assert_eq!(nemesis(table.game(), tof()), Some((other(), Why::Most { points: 2 })));
    assert_eq!(scores(&entry).len(), 1);
    table.undo();
    // The table says that the other has no piece there: then it is the only one left.
    table.play(own(Command::SetOnMap { whose: other(), on_map: false }), &[]);
    let entry = table.play(own(Command::AdjustNemesis), &[]);
    assert_eq!(nemesis(table.game(), tof()), Some((foe(), Why::NoMarker)));
    assert_eq!(scores(&entry), [], "no points, so no more points");
}

/// nemesis:TOF.4.2: without a marker of their own nobody is ahead of them.
#[test]
fn without_their_own_marker_nothing_is_scored() {
    let mut table = known();
    table.set_points(tof(), 10);
    table.set_points(foe(), 17);
    table.turn_to(tof(), Phase::Daylight);
    table.play(Act::ActivateDominance { seat: tof() }, &[Answer::One(0)]);
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(tof(), Phase::Birdsong);
    assert_eq!(scores(&table.play(own(Command::AdjustNemesis), &[])), []);
    assert_eq!(nemesis(table.game(), tof()).map(|(whose, _)| whose), Some(foe()));
}

/// nemesis:TOF.4.2: whose pieces the app counts has to have one on the map; of guests the table says so.
#[test]
fn the_nemesis_has_a_piece_on_the_map() {
    let three = vec![sits(Pick::default()), sits(lp::Pick::default()), sits(guest("Eyrie"))];
    let mut table = Table::lay(Setup { figures: read(), ..setup(three) });
    table.play(own(Command::PlaceStart), &[]);
    table.play(own(Command::Evoke), &[Answer::One(0)]);
    table.play(Act::Start, &[yes()]);
    table.set_points(foe(), 20);
    table.set_points(other(), 5);
    assert_eq!(factions::on_map(table.game(), foe()), Some(false), "all Elders in the supply");
    assert_eq!(factions::on_map(table.game(), other()), None);
    assert_eq!(foremost(table.game(), tof()).seats, [other()]);
    let said = own(Command::SetOnMap { whose: foe(), on_map: false });
    assert_eq!(table.refused(said, &[]).kind, RefusalKind::NothingChanges, "the app knows");
    let elder = Act::SetTo(Tracker::Pool(foe(), lp::Pool::Upright.into()));
    table.play(elder.clone(), &[number(1)]);
    assert_eq!(
        foremost(table.game(), tof()),
        Foremost { seats: vec![foe()], why: Why::Most { points: 20 } }
    );
    table.play(elder, &[number(0), Answer::One(0)]);
    // The table's word on a guest holds for this turn, and can be taken back.
    let gone = |on_map| own(Command::SetOnMap { whose: other(), on_map });
    table.play(gone(false), &[]);
    assert_eq!(foremost(table.game(), tof()).why, Why::TableWipe);
    assert_eq!(table.refused(gone(false), &[]).kind, RefusalKind::NothingChanges);
    let offered = |table: &Table, command: &Act| {
        offers(table.game(), tof())
            .iter()
            .any(|o| o.place == Place::Correct && o.command == *command)
    };
    assert!(offered(&table, &gone(true)));
    table.play(gone(true), &[]);
    assert_eq!(foremost(table.game(), tof()).seats, [other()]);
    assert!(offered(&table, &gone(false)));
    table.play(gone(false), &[]);
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(tof(), Phase::Birdsong);
    assert_eq!(foremost(table.game(), tof()).seats, [other()], "a new turn");
}

/// nemesis:TOF.4.2: a pawn that nobody can remove is a piece on the map all the same. nemesis:NB.2.3
#[test]
fn a_pawn_is_a_piece_on_the_map() {
    let two = vec![sits(Pick::default()), sits(noxious_battery::Pick::default())];
    let table = Table::lay(setup(two));
    assert!(factions::removable(table.game(), foe()).iter().all(|(_, n)| *n == 0));
    assert_eq!(factions::on_map(table.game(), foe()), Some(true));
    assert_eq!(foremost(table.game(), tof()).why, Why::Most { points: 0 });
}

/// nemesis:TOF.4.2.II: everybody else off the map: any enemy may be chosen, never themselves; the point only if ahead.
#[test]
fn a_table_wipe_leaves_the_choice_to_them() {
    let mut table = known();
    table.set_points(other(), 4);
    for whose in [foe(), other()] {
        table.play(own(Command::SetOnMap { whose, on_map: false }), &[]);
    }
    let ask = table.asked(own(Command::AdjustNemesis), &[]);
    assert_eq!(law_of_ask(&ask).as_deref(), Some("nemesis:TOF.4.2.II"));
    assert_eq!(ask.form, Form::OneOf(vec![Picked::Seat(foe()), Picked::Seat(other())]));
    let entry = table.play(own(Command::AdjustNemesis), &[Answer::One(0)]);
    assert_eq!(nemesis(table.game(), tof()), Some((foe(), Why::TableWipe)));
    assert_eq!(scores(&entry), []);
    table.undo();
    let entry = table.play(own(Command::AdjustNemesis), &[Answer::One(1)]);
    assert_eq!(scores(&entry), [line(tof(), 1, "nemesis:TOF.4.2")]);
}

/// nemesis:TOF.4.2: a seat that has left is nobody's enemy, and a Nemesis that leaves is none any more.
#[test]
fn a_seat_that_left_is_no_nemesis() {
    let mut table = known();
    table.set_points(foe(), 9);
    table.play(own(Command::AdjustNemesis), &[]);
    table.play(Act::Leave { seat: foe() }, &[]);
    assert_eq!(nemesis(table.game(), tof()), None);
    assert_eq!(foremost(table.game(), tof()).seats, [other()]);
    table.play(Act::Return { seat: foe() }, &[]);
    assert_eq!(nemesis(table.game(), tof()).map(|(whose, _)| whose), Some(foe()));
}

/// nemesis:TOF.4.3: one space to the right; the step into a new shade asks for a fury, and undo gives it back.
#[test]
fn a_new_shade_evokes_a_fury() {
    let mut table = known();
    table.play(own(Command::GetMadder), &[]);
    assert_eq!((state(&table).space, state(&table).furies.len()), (space(2), 1));
    let again = own(Command::GetMadder);
    table.forbids(again, &[], RefusalKind::AlreadyDone, "nemesis:TOF.4.3");
    table.turn_to(foe(), Phase::Birdsong);
    stand_on(&mut table, 3);
    table.turn_to(tof(), Phase::Birdsong);
    let left = [Fury::Megaera, Fury::Tisiphone].map(|f| Picked::Own(Choice::Fury(f).into()));
    let ask = table.asked(own(Command::GetMadder), &[]);
    assert_eq!(ask.form, Form::OneOf(left.to_vec()));
    assert_eq!(law_of_ask(&ask).as_deref(), Some("nemesis:TOF.4.3"));
    let before = table.bytes();
    table.play(own(Command::GetMadder), &[Answer::One(1)]);
    assert_eq!(state(&table).furies, [Fury::Alecto, Fury::Tisiphone]);
    table.undo();
    assert_eq!(table.bytes(), before);
    table.redo();
    // The last fury comes without a question, and then there is none left to come.
    stand_on(&mut table, 7);
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(tof(), Phase::Birdsong);
    table.play(own(Command::GetMadder), &[]);
    assert_eq!(state(&table).furies, [Fury::Alecto, Fury::Tisiphone, Fury::Megaera]);
    stand_on(&mut table, 3);
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(tof(), Phase::Birdsong);
    table.play(own(Command::GetMadder), &[]);
    assert_eq!((state(&table).space, state(&table).furies.len()), (space(4), 3));
}

/// nemesis:TOF.4.3: the marker on the tenth space stays there.
#[test]
fn on_the_tenth_space_the_marker_stays() {
    let mut table = known();
    stand_on(&mut table, 9);
    assert_eq!(stands(&table, Step::GetMadder), (Status::Due, Some(10)));
    table.play(own(Command::GetMadder), &[]);
    assert_eq!(state(&table).space, Space::LAST);
    assert_eq!(stands(&table, Step::GetMadder).0, Status::Done);
    table.turn_to(foe(), Phase::Birdsong);
    table.turn_to(tof(), Phase::Birdsong);
    assert_eq!(stands(&table, Step::GetMadder).0, impossible(Refusal::LastSpace));
    table.forbids(own(Command::GetMadder), &[], Refusal::LastSpace, "nemesis:TOF.4.3");
    assert_eq!(state(&table).space, Space::LAST);
    assert_eq!(Space::new(11), None);
    assert_eq!(Space::new(0), None);
}

// TOF.5: Daylight

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
    assert_eq!(offered, [fight(Some(other())), fight(None), moves()]);
}

// TOF.6: Evening

/// nemesis:TOF.6.1: 11 give 3 points and leave two, in one touch; with 2 there is nothing to do.
#[test]
fn vindicate_turns_threes_into_points() {
    let mut table = known();
    set(&mut table, Pool::RetributionBox, 11);
    table.turn_to(tof(), Phase::Evening);
    assert_eq!(stands(&table, Step::Vindicate), (Status::Due, Some(3)));
    let entry = table.play(own(Command::Vindicate), &[]);
    assert_eq!(scores(&entry), [line(tof(), 3, "nemesis:TOF.6.1")]);
    assert_eq!(reasons(&entry), [Because::Own(Reason::Vindicated.into())]);
    assert_eq!((pool(&table, Pool::RetributionBox), pool(&table, Pool::Retribution)), (2, 16));
    assert_eq!(stands(&table, Step::Vindicate), (Status::Done, Some(0)));
    let none = Refusal::TooLittleRetribution { there: 2 };
    table.forbids(own(Command::Vindicate), &[], none, "nemesis:TOF.6.1");
    // Three again: it must be done again.
    set(&mut table, Pool::RetributionBox, 3);
    assert_eq!(stands(&table, Step::Vindicate), (Status::Due, Some(1)));
    table.play(own(Command::Vindicate), &[]);
    assert_eq!((table.points(tof()), pool(&table, Pool::RetributionBox)), (4, 0));
}

/// nemesis:TOF.6.1: whoever goes on without it is warned, once.
#[test]
fn vindicate_is_warned_of() {
    let mut table = known();
    set(&mut table, Pool::RetributionBox, 6);
    table.turn_to(tof(), Phase::Evening);
    let ask = table.asked(Act::EndTurn, &[]);
    let steps = vec![line_of(Step::Vindicate), line_of(Step::Draw)];
    assert_eq!(ask.question, Asked::StepsLeft { seat: tof(), steps });
    table.play(Act::EndTurn, &[yes()]);
    assert_eq!(stands(&table, Step::Vindicate), (Status::Skipped, Some(2)));
}

/// nemesis:TOF.6: Vindicate comes before Draw; the table may insist.
#[test]
fn evening_has_an_order() {
    let mut table = known();
    set(&mut table, Pool::RetributionBox, 3);
    table.turn_to(tof(), Phase::Evening);
    table.play(own(Command::Draw), &[]);
    table.forbids(own(Command::Vindicate), &[], RefusalKind::AlreadyDone, "nemesis:TOF.6");
    table.insist(own(Command::Vindicate), &[]);
    assert_eq!(table.points(tof()), 1);
}

/// nemesis:TOF.6.2: draw the shade, not the anger; then down to five.
#[test]
fn draw_is_the_shade_and_the_hand_is_cut_to_five() {
    let mut table = known();
    stand_on(&mut table, 8);
    assert_eq!(anger(table.game(), space(8)), Some(6));
    table.turn_to(tof(), Phase::Evening);
    assert_eq!(stands(&table, Step::Draw), (Status::Due, Some(3)));
    table.play(own(Command::Draw), &[]);
    assert_eq!(table.hand(tof()), 6);
    assert_eq!(stands(&table, Step::Discard), (Status::Due, Some(1)));
    table.play(own(Command::Discard), &[]);
    assert_eq!((table.hand(tof()), stands(&table, Step::Discard).0), (5, Status::Done));
    let nothing = own(Command::Discard);
    table.forbids(nothing, &[], RefusalKind::NothingChanges, "nemesis:TOF.6.2");
    table.forbids(own(Command::Draw), &[], RefusalKind::AlreadyDone, "nemesis:TOF.6");
    // Unknown, it is asked.
    let mut table = unknown();
    table.turn_to(tof(), Phase::Evening);
    assert_eq!(stands(&table, Step::Draw), (Status::Due, None));
    table.play(own(Command::Draw), &[counts([2])]);
    assert_eq!(table.hand(tof()), 5);
}

// TOF.2.4 and TOF.7: battle and furies

const ATTACK: Attack = Attack { dice: [3, 1], own: 5, theirs: 5, shade: None };

/// nemesis:TOF.2.4: the attacker deals the lower roll, the defender the higher, each capped by its warriors. root:4.3.2.I
#[test]
fn hatred_of_sunlight_swaps_the_rolls() {
    assert_eq!(rolled(ATTACK), Rolled { dealt: 1, taken: 3 });
    assert_eq!(rolled(Attack { dice: [1, 3], ..ATTACK }), Rolled { dealt: 1, taken: 3 });
    assert_eq!(rolled(Attack { dice: [2, 2], ..ATTACK }), Rolled { dealt: 2, taken: 2 });
    let few = Attack { dice: [3, 2], own: 1, theirs: 2, shade: None };
    assert_eq!(rolled(few), Rolled { dealt: 1, taken: 2 });
    // Against a defender who takes the higher roll anyway (root:8.2.2) the rolls are swapped once.
    let nobody = Attack { theirs: 0, ..ATTACK };
    assert_eq!(rolled(nobody), Rolled { dealt: 1, taken: 0 });
}

/// nemesis:TOF.2.4.I: against the Nemesis the shade replaces the roll; the defender still uses the higher one,
/// even if it is less than the shade. The hits are rolled hits: capped by their warriors.
#[test]
fn break_them_in_deals_the_shade() {
    let on = |shade, dice, own| rolled(Attack { dice, own, shade: Some(shade), ..ATTACK });
    assert_eq!(on(3, [0, 1], 5), Rolled { dealt: 3, taken: 1 });
    assert_eq!(on(1, [3, 3], 5), Rolled { dealt: 1, taken: 3 });
    assert_eq!(on(3, [0, 0], 2), Rolled { dealt: 2, taken: 0 });
}

/// nemesis:TOF.7.1: Alecto spares the first hit: evoked, against the Nemesis, with a grudge there.
#[test]
fn alecto_spares_the_first_hit() {
    let evoked = [Fury::Megaera, Fury::Alecto];
    assert_eq!(spared(&evoked, true, true), 1);
    for (furies, nemesis, grudge) in
        [(&evoked[..1], true, true), (&evoked[..], false, true), (&evoked[..], true, false)]
    {
        assert_eq!(spared(furies, nemesis, grudge), 0);
    }
}

/// nemesis:TOF.7.2: with Megaera each grudge counts three for rule.
#[test]
fn megaera_makes_grudges_rule() {
    assert_eq!(rule_weight(&[Fury::Megaera], 4), 12);
    assert_eq!(rule_weight(&[Fury::Alecto], 4), 0);
    assert_eq!(rule_weight(&[Fury::Megaera], 0), 0);
}

/// Shares are as even as possible, the larger ones first. nemesis:TOF.5.1
#[test]
fn warriors_are_spread_evenly() {
    assert_eq!(evenly(5, 3), [(2, 2), (1, 1)]);
    assert_eq!(evenly(6, 3), [(3, 2)]);
    assert_eq!(evenly(2, 3), [(2, 1)]);
    assert_eq!(evenly(0, 3), []);
    assert_eq!(evenly(3, 0), []);
}

/// nemesis:TOF.7.3: Tisiphone: an enemy removes a grudge: enemy +1, a warrior comes, one entry.
#[test]
fn tisiphone_answers_a_removed_grudge() {
    let mut table = known();
    evoke_by_hand(&mut table, Fury::Tisiphone);
    set(&mut table, Pool::GrudgesOnMap, 4);
    let before = table.bytes();
    let entry = table.play(removed_by(foe()), &[counts([0, 2])]);
    assert_eq!(scores(&entry), [line(foe(), 2, "root:3.2.1")]);
    assert_eq!((pool(&table, Pool::GrudgesOnMap), pool(&table, Pool::WarriorsOnMap)), (2, 8));
    table.undo();
    assert_eq!(table.bytes(), before);
    // As many as the supply holds.
    set(&mut table, Pool::Warriors, 1);
    table.play(removed_by(foe()), &[counts([0, 2])]);
    assert_eq!(pool(&table, Pool::Warriors), 0);
    table.play(removed_by(foe()), &[counts([0, 1])]);
    assert_eq!(pool(&table, Pool::WarriorsOnMap), 15);
    // Without a grudge left there is nowhere to come to.
    set(&mut table, Pool::Warriors, 5);
    let entry = table.play(removed_by(foe()), &[counts([0, 1])]);
    assert_eq!(scores(&entry).len(), 1);
    assert_eq!(pool(&table, Pool::WarriorsOnMap), 10);
}

/// nemesis:TOF.7.3: unevoked she answers nothing, and warriors are no grudges.
#[test]
fn an_unevoked_fury_does_nothing() {
    let mut table = known();
    set(&mut table, Pool::GrudgesOnMap, 3);
    table.play(removed_by(foe()), &[counts([1, 1])]);
    assert_eq!((pool(&table, Pool::WarriorsOnMap), pool(&table, Pool::GrudgesOnMap)), (5, 2));
    evoke_by_hand(&mut table, Fury::Tisiphone);
    table.play(removed_by(foe()), &[counts([1, 0])]);
    assert_eq!(pool(&table, Pool::WarriorsOnMap), 4);
}

/// nemesis:TOF.7.3: in their own battle too, after all pieces are gone. root:1.5.4
#[test]
fn tisiphone_answers_in_their_own_battle() {
    let mut table = known();
    evoke_by_hand(&mut table, Fury::Tisiphone);
    set(&mut table, Pool::GrudgesOnMap, 2);
    set(&mut table, Pool::Warriors, 0);
    table.turn_to(tof(), Phase::Daylight);
    let entry = table.play(fight(Some(foe())), &[counts([0, 0, 0, 2, 1, 0])]);
    assert_eq!(scores(&entry), [line(foe(), 1, "root:3.2.1")]);
    assert_eq!((pool(&table, Pool::Warriors), pool(&table, Pool::RetributionBox)), (1, 3));
}

/// No more pieces leave than are there, and none of a kind that they have not. root:1.5.1
#[test]
fn removals_take_what_is_there() {
    let mut table = known();
    let Form::Counts { rows, .. } = table.asked(removed_by(foe()), &[]).form else { panic!() };
    assert_eq!(
        rows.iter().map(|r| (r.what, r.max)).collect::<Vec<_>>(),
        [(Countable::Class(Class::Warrior), 6), (Countable::Class(Class::Token), 1),]
    );
    set(&mut table, Pool::WarriorsOnMap, 0);
    set(&mut table, Pool::GrudgesOnMap, 0);
    assert_eq!(table.refused(removed_by(foe()), &[]).kind, RefusalKind::NoSuchPiece);
    assert_eq!(factions::on_map(table.game(), tof()), Some(false));
}

// The table puts things right

/// Every tracker of the board set by hand once: the pieces still add up (the kit checks after each entry).
#[test]
fn every_tracker_can_be_corrected_by_hand() {
    let mut table = known();
    for (which, n, twin, rest) in [
        (Pool::Warriors, 2, Pool::WarriorsOnMap, 13),
        (Pool::WarriorsOnMap, 15, Pool::Warriors, 0),
        (Pool::Grudges, 0, Pool::GrudgesOnMap, 9),
        (Pool::GrudgesOnMap, 4, Pool::Grudges, 5),
        (Pool::Retribution, 0, Pool::RetributionBox, 18),
        (Pool::RetributionBox, 7, Pool::Retribution, 11),
    ] {
        set(&mut table, which, n);
        assert_eq!((pool(&table, which), pool(&table, twin)), (n, rest));
    }
    table.set_points(tof(), 7);
    table.set_points(tof(), 4);
    table.set_hand(tof(), 6);
    stand_on(&mut table, 6);
    assert_eq!(state(&table).space, space(6));
    let same = own(Command::SetSpace);
    assert_eq!(table.refused(same, &[number(6)]).kind, RefusalKind::NothingChanges);
    set_nemesis(&mut table, foe());
    // Of the two others the present one is not asked for again.
    table.play(own(Command::SetNemesis), &[]);
    assert_eq!(nemesis(table.game(), tof()), Some((other(), Why::ByHand)));
    for fury in Fury::ALL {
        let evoked = !state(&table).furies.contains(&fury);
        table.play(own(Command::SetFury { fury, evoked }), &[]);
        assert_eq!(state(&table).furies.contains(&fury), evoked);
        let again = own(Command::SetFury { fury, evoked });
        assert_eq!(table.refused(again, &[]).kind, RefusalKind::NothingChanges);
    }
    table.play(own(Command::SetPunished), &[number(2)]);
    table.play(own(Command::SetActivated), &[number(3)]);
    assert_eq!((state(&table).punished, state(&table).activated), (2, 3));
    for same in [(Command::SetPunished, 2), (Command::SetActivated, 3)] {
        let refusal = table.refused(own(same.0), &[number(same.1)]);
        assert_eq!(refusal.kind, RefusalKind::NothingChanges);
    }
}

/// Everything that can be put right is offered where it belongs.
#[test]
fn corrections_are_offered() {
    let table = known();
    let offers = offers(table.game(), tof());
    for command in [Command::SetSpace, Command::SetNemesis, Command::SetPunished] {
        let act = own(command);
        assert!(offers.iter().any(|o| o.command == act && o.place == Place::Correct), "{act:?}");
    }
}

/// A whole usual turn, touch by touch: what is tapped, and what is answered. nemesis:TOF.4 to nemesis:TOF.6
#[test]
fn a_usual_turn_takes_few_touches() {
    let mut table = known();
    table.set_points(foe(), 5);
    table.set_hand(tof(), 5);
    let mut touches = 0;
    let mut tap = |table: &mut Table, act: Act, answers: &[Answer]| {
        touches += 1 + answers.len();
        table.play(act, answers);
    };
    tap(&mut table, own(Command::AdjustNemesis), &[]);
    tap(&mut table, own(Command::GetMadder), &[]);
    tap(&mut table, own(Command::Recruit), &[]);
    tap(&mut table, own(Command::Remind), &[]);
    tap(&mut table, fight(Some(foe())), &[counts([1, 1, 0, 1, 0, 0])]);
    tap(&mut table, fight(Some(foe())), &[counts([1, 0, 0, 0, 0, 0])]);
    tap(&mut table, moves(), &[]);
    tap(&mut table, own(Command::Vindicate), &[]);
    tap(&mut table, own(Command::Draw), &[]);
    tap(&mut table, Act::EndTurn, &[]);
    assert_eq!(touches, 12);
    // 1 for the Nemesis, 1 building, 1 of four retribution.
    assert_eq!((table.points(tof()), pool(&table, Pool::RetributionBox)), (3, 1));
    assert_eq!(table.hand(tof()), 5);
}

/// The Nemesis's point can win. root:3.1
#[test]
fn vindicate_can_win() {
    let mut table = known();
    table.set_points(tof(), 28);
    set(&mut table, Pool::RetributionBox, 8);
    table.turn_to(tof(), Phase::Evening);
    let entry = table.play(own(Command::Vindicate), &[]);
    let ending = Ending { winner: tof(), how: Victory::Points };
    assert_eq!(entry.notices().collect::<Vec<_>>(), [Notice::Won(ending)]);
    assert_eq!(table.points(tof()), 30);
}

/// A game entered as it stands in its fourth round plays on; a faction corrected later begins anew.
#[test]
fn a_game_can_be_entered_as_it_stands() {
    let mut table = Table::lay(seats());
    table.play(Act::TurnTo { seat: tof(), phase: Phase::Daylight, round: 4 }, &[]);
    set(&mut table, Pool::WarriorsOnMap, 8);
    set(&mut table, Pool::GrudgesOnMap, 3);
    set(&mut table, Pool::RetributionBox, 2);
    stand_on(&mut table, 5);
    set_nemesis(&mut table, other());
    evoke_by_hand(&mut table, Fury::Megaera);
    table.play(own(Command::Recruit), &[counts([4])]);
    assert_eq!(pool(&table, Pool::WarriorsOnMap), 12);
    table.play(Act::Repick { seat: tof(), pick: guest("Eyrie") }, &[]);
    assert_eq!(table.game().seat(tof()).unwrap().pools.iter().count(), 0);
    table.play(Act::Repick { seat: foe(), pick: Pick::default().into() }, &[]);
    let twice = Act::Repick { seat: other(), pick: Pick::default().into() };
    assert_eq!(table.refused(twice, &[]).kind, RefusalKind::FactionTwice);
}

/// A stranger's file with effects that do not fit is refused whole.
#[test]
fn effects_that_do_not_fit_are_refused() {
    let table = known();
    let entry = |effect: Effect| {
        let mut entry = table.history.told().last().unwrap().clone();
        entry.effects = vec![Shared::Own { seat: tof(), effect: effect.into() }];
        entry
    };
    for wrong in [
        Effect::Fury { fury: Fury::Alecto, evoked: true },
        Effect::Fury { fury: Fury::Megaera, evoked: false },
        Effect::Punished { battle: true, due: 1, lost: 2 },
    ] {
        assert!(table.game().clone().fold(&entry(wrong)).is_err(), "{wrong:?}");
    }
    assert!(serde_json::from_str::<Space>("11").is_err());
    assert!(serde_json::from_str::<Space>("0").is_err());
    assert!(History::default().is_empty());
}
