//! One faction's law removes another's pieces: the owner's law answers, in the same entry.

use super::*;
use crate::engine::ask::{Answer, Answerer, Choice, Countable, Form, Question as Asked};
use crate::engine::factions::{
    eyrie, lemming_reavers as lr, lizard_cult as cult, lost_powers as lp, marquise,
    noxious_battery as nb, triumvirate as tof,
};
use crate::engine::supply::Class;
use crate::engine::turn::Phase;

const THEM: u8 = 1;

fn play(at: u8, command: impl Into<crate::engine::factions::FactionCommand>) -> Command {
    Command::Play { seat: seat(at), play: command.into() }
}

/// Answers a form that counts pieces: so many of this seat's, and nothing else.
fn of(table: &Table, command: &Command, before: &[Answer], wanted: &[(u8, Class, u8)]) -> Answer {
    let Form::Counts { rows, .. } = table.asked(command.clone(), before).form else { panic!() };
    let n = |what: Countable| {
        let fits = |(at, class, _): &&(u8, Class, u8)| what == Countable::Pieces(seat(*at), *class);
        wanted.iter().find(fits).map_or(0, |(_, _, n)| *n)
    };
    Answer::Counts(rows.iter().map(|row| n(row.what)).collect())
}

// The Cult's conspiracies

/// The Cult and another faction, after the Outcast turned, with five acolytes.
fn plotting(pick: impl Into<FactionPick>) -> Table {
    let mut table = prepared(vec![cult::Pick::default().into(), pick.into()]);
    table.turn_to(seat(0), Phase::Birdsong);
    table.play(play(0, cult::Command::Adjust), &[]);
    set(&mut table, seat(0), cult::Pool::Acolytes, 5);
    table
}

fn conspire(conspiracy: cult::Conspiracy) -> Command {
    play(0, cult::Command::Conspire(conspiracy))
}

fn gardens(table: &Table) -> u8 {
    crate::engine::suit::Ground::ALL
        .map(|suit| pool(table, seat(0), cult::Pool::Garden(suit)))
        .iter()
        .sum()
}

/// root:10.4.3.III, nemesis:LR.2.3.I: a sanctified encampment: the Cult scores, the Lemmings give a cache back.
#[test]
fn sanctifying_an_encampment_raids_it() {
    let mut table = plotting(lr::Pick::default());
    let board = |cache| lr::Pool::Cache(cache, lr::Spot::Board);
    set(&mut table, seat(THEM), board(lr::Cache::Depot), 1);
    set(&mut table, seat(THEM), board(lr::Cache::Loot), 1);
    let before = (table.bytes(), gardens(&table));
    let sanctify = conspire(cult::Conspiracy::Sanctify);
    let ask = table.asked(sanctify.clone(), &[]);
    assert_eq!(
        (ask.to, ask.question),
        (Answerer::Seat(seat(THEM)), Asked::Own(lr::Question::Raided.into()))
    );
    let entry = table.play(sanctify, &[Answer::One(1)]);
    assert_eq!(scores(&entry), [line(seat(0), 1, "root:3.2.1")]);
    assert_eq!(pool(&table, seat(THEM), lr::Pool::Encampments), 0);
    let held = [lr::Cache::Depot, lr::Cache::Loot].map(|c| pool(&table, seat(THEM), board(c)));
    assert_eq!((held, gardens(&table)), ([1, 0], before.1 + 1));
    table.undo();
    assert_eq!(table.bytes(), before.0);
}

/// root:10.4.3.III, root:7.6.1: a sanctified roost goes back to the track; its points and cards roll back.
#[test]
fn sanctifying_a_roost_rolls_the_track_back() {
    let mut table = plotting(eyrie::Pick::default());
    set(&mut table, seat(THEM), eyrie::Pool::Roosts, 3);
    let entry = table.play(conspire(cult::Conspiracy::Sanctify), &[]);
    assert_eq!(scores(&entry), [line(seat(0), 1, "root:3.2.1")]);
    let roosts = pool(&table, seat(THEM), eyrie::Pool::Roosts);
    assert_eq!((roosts, eyrie::roost_points(roosts), eyrie::cards_drawn(roosts)), (2, 1, 1));
    assert_eq!(pool(&table, seat(THEM), eyrie::Pool::Track), 5);
}

/// root:10.4.3.III, root:6.5.4.II: a sanctified building of the Marquise: which kind is asked, and its track rolls back.
#[test]
fn sanctifying_a_building_of_the_marquise_asks_for_its_kind() {
    use marquise::{Building, Piece, Pool};
    let mut table = plotting(marquise::Pick::default());
    let sanctify = conspire(cult::Conspiracy::Sanctify);
    let ask = table.asked(sanctify.clone(), &[]);
    assert!(matches!(&ask.form, Form::OneOf(kinds) if kinds.len() == 3), "{ask:?}");
    let entry = table.play(sanctify, &[Answer::One(0)]);
    assert_eq!(scores(&entry), [line(seat(0), 1, "root:3.2.1")]);
    let sawmill = Piece::Building(Building::Sawmill);
    let lies = [Pool::Map(sawmill), Pool::Supply(sawmill)].map(|p| pool(&table, seat(THEM), p));
    assert_eq!(lies, [0, 6]);
    assert_eq!(marquise::next_cost(table.game(), seat(THEM), Building::Sawmill), Some(0));
}

/// root:10.4.3.II, root:6.2.3: a converted warrior of the Marquise may go to the hospitals; the Cult's stands there.
#[test]
fn a_converted_warrior_may_be_healed() {
    let warriors = marquise::Pool::Map(marquise::Piece::Warrior);
    let mut table = plotting(marquise::Pick::default());
    let (theirs, own) =
        (pool(&table, seat(THEM), warriors), pool(&table, seat(0), cult::Pool::Map));
    let convert = conspire(cult::Conspiracy::Convert);
    let ask = table.asked(convert.clone(), &[]);
    assert_eq!((ask.to, ask.form), (Answerer::Seat(seat(THEM)), Form::YesNo));
    let entry =
        table.play(convert.clone(), &[yes(), faces([Face::Suit(crate::engine::suit::Suit::Fox)])]);
    assert_eq!(scores(&entry), []);
    assert_eq!(pool(&table, seat(THEM), warriors), theirs, "back at the keep");
    assert_eq!((pool(&table, seat(0), cult::Pool::Map), table.hand(seat(THEM))), (own + 1, 2));
    table.undo();
    table.play(convert, &[no()]);
    assert_eq!(pool(&table, seat(THEM), warriors), theirs - 1);
}

/// root:10.4.3.II: a warrior of every faction that has one on the map; one of its kind goes, and nobody scores but
/// by the owner's own law.
#[test]
fn a_warrior_of_every_faction_can_be_converted() {
    let mut converted = 0;
    for (id, pick) in factions().into_iter().filter(|(id, _)| *id != FactionId::LizardCult) {
        let mut table = plotting(pick);
        let removable = |table: &Table| {
            crate::engine::factions::removable(table.game(), seat(THEM))
                .into_iter()
                .find_map(|(class, n)| (class == Class::Warrior).then_some(n))
        };
        let (before, own) = (removable(&table).unwrap(), pool(&table, seat(0), cult::Pool::Map));
        let convert = conspire(cult::Conspiracy::Convert);
        if before == 0 {
            table.forbids(convert, &[], cult::Refusal::NothingToConvert, "root:10.4.3.II");
            continue;
        }
        let will = Will::new(&[]);
        assert!(attempt(&mut table, &will, convert), "{id:?}");
        // The hospitals bring theirs back.
        let back = u8::from(id == FactionId::Marquise);
        assert_eq!(removable(&table), Some(before - 1 + back), "{id:?}");
        assert_eq!(pool(&table, seat(0), cult::Pool::Map), own + 1);
        converted += 1;
    }
    assert!(converted >= 4, "{converted}");
}

// The Battery's cannon

fn battery_against(pick: impl Into<FactionPick>, bore: u8, on_map: u8) -> Table {
    let mut table = prepared(vec![nb::Pick::default().into(), pick.into()]);
    for (space, points) in nb::Space::ALL.into_iter().zip([1, 2, 3]) {
        table.play(Command::Learn(nb::Figure::Points(space).into()), &[number(points)]);
    }
    set(&mut table, seat(0), nb::Pool::Bore, bore);
    set(&mut table, seat(0), nb::Pool::BallsOnMap, on_map);
    table
}

/// nemesis:NB.4.2.III.a, root:10.2.3: what the cannon removes of the Cult was defending, so it joins the acolytes.
#[test]
fn warriors_of_the_cult_that_are_fired_at_become_acolytes() {
    let mut table = battery_against(cult::Pick::default(), 1, 2);
    let map = pool(&table, seat(THEM), cult::Pool::Map);
    let fire = play(0, nb::Command::Fire);
    let shot = of(&table, &fire, &[number(3)], &[(THEM, Class::Warrior, 3)]);
    let entry = table.play(fire, &[number(3), shot]);
    assert_eq!(scores(&entry), [line(seat(0), 3, "nemesis:NB.4.2.II")]);
    let lies = [cult::Pool::Map, cult::Pool::Acolytes].map(|p| pool(&table, seat(THEM), p));
    assert_eq!(lies, [map - 3, 3]);
}

/// nemesis:NB.4.2.III, root:6.2.3: one clearing, so one card heals all that the shot removed of the Marquise.
#[test]
fn a_shot_at_the_marquise_is_healed_for_one_card() {
    let warriors = marquise::Pool::Map(marquise::Piece::Warrior);
    let mut table = battery_against(marquise::Pick::default(), 1, 2);
    set(&mut table, seat(THEM), warriors, 8);
    let before = pool(&table, seat(THEM), warriors);
    let fire = play(0, nb::Command::Fire);
    let shot = of(&table, &fire, &[number(3)], &[(THEM, Class::Warrior, 3)]);
    table.play(fire, &[number(3), shot, yes()]);
    assert_eq!((pool(&table, seat(THEM), warriors), table.hand(seat(THEM))), (before, 2));
}

/// nemesis:NB.4.2.III, nemesis:LR.2.2.I: a cache that is not alone is no piece for a ball.
#[test]
fn a_shot_at_a_cache_asks_whether_it_was_alone() {
    let mut table = battery_against(lr::Pick::default(), 1, 0);
    set(&mut table, seat(THEM), lr::Pool::Cache(lr::Cache::Reserve, lr::Spot::Map), 1);
    let fire = play(0, nb::Command::Fire);
    let shot = of(&table, &fire, &[], &[(THEM, Class::Token, 1)]);
    table.forbids(fire.clone(), &[shot.clone(), no()], lr::Refusal::NotAlone, "nemesis:LR.2.2.I");
    let entry = table.play(fire, &[shot, yes()]);
    let expected = [
        line(seat(0), 3, "nemesis:NB.4.2.II"),
        line(seat(0), 1, "root:3.2.1"),
        line(seat(THEM), 1, "nemesis:LR.2.2.II"),
        line(seat(0), 1, "nemesis:LR.2.2.II.c"),
    ];
    assert_eq!(scores(&entry), expected);
}

// The Triumvirate's battles

fn fury_against(pick: impl Into<FactionPick>) -> Table {
    let mut table = prepared(vec![tof::Pick::default().into(), pick.into()]);
    table.turn_to(seat(0), Phase::Daylight);
    table
}

fn punish() -> Command {
    play(0, tof::Command::Punish(tof::Punishment::Battle { defender: Some(seat(THEM)) }))
}

/// nemesis:TOF.5.3.I, root:10.2.3: the Cult defended in that battle, so its dead are acolytes; they count for both.
#[test]
fn punished_warriors_of_the_cult_become_acolytes() {
    let mut table = fury_against(cult::Pick::default());
    let punished = of(&table, &punish(), &[], &[(THEM, Class::Warrior, 2), (0, Class::Warrior, 1)]);
    table.play(punish(), &[punished]);
    assert_eq!(pool(&table, seat(THEM), cult::Pool::Acolytes), 2);
    assert_eq!(pool(&table, seat(0), tof::Pool::RetributionBox), 3);
}

/// nemesis:TOF.5.3.I, nemesis:NB.2.3.III: the cannon flips and is no removed piece: a point, and no retribution.
#[test]
fn a_cannon_that_is_hit_in_battle_gives_no_retribution() {
    let mut table = fury_against(nb::Pick::default());
    table.play(play(THEM, nb::Command::TurnCannon), &[]);
    set(&mut table, seat(THEM), nb::Pool::Bore, 2);
    let hits = of(&table, &punish(), &[], &[(THEM, Class::Pawn, 1)]);
    let entry = table.play(punish(), &[hits]);
    assert_eq!(scores(&entry), [line(seat(0), 1, "nemesis:NB.2.3.III")]);
    assert_eq!(pool(&table, seat(0), tof::Pool::RetributionBox), 0);
    let balls = [nb::Pool::Bore, nb::Pool::BallsOnMap].map(|p| pool(&table, seat(THEM), p));
    assert_eq!(balls, [0, 2]);
}

/// root:7.8.4, nemesis:TOF.7.3: the Despot defends against the Triumvirate and takes a grudge: +1 and +1, once; then
/// Tisiphone answers.
#[test]
fn a_despot_who_defends_scores_once() {
    use eyrie::{Command as Own, Leader};
    let mut table = fury_against(eyrie::Pick::default());
    table.play(play(THEM, Own::SetLeader(Leader::Despot)), &[]);
    for fury in tof::Fury::ALL {
        let _ = attempt(
            &mut table,
            &Will::new(&[]),
            play(0, tof::Command::SetFury { fury, evoked: true }),
        );
    }
    set(&mut table, seat(0), tof::Pool::GrudgesOnMap, 3);
    let warriors = pool(&table, seat(0), tof::Pool::WarriorsOnMap);
    let hits = of(&table, &punish(), &[], &[(THEM, Class::Warrior, 1), (0, Class::Token, 1)]);
    let entry = table.play(punish(), &[hits, yes()]);
    let expected = [line(seat(THEM), 1, "root:3.2.1"), line(seat(THEM), 1, "root:7.8.4")];
    assert_eq!(scores(&entry), expected);
    assert_eq!(pool(&table, seat(0), tof::Pool::WarriorsOnMap), warriors + 1);
}

// The Lost Powers' Disarm

/// nemesis:LP.4.1, root:6.2.3: each Elder disarms a clearing of its own, so the Marquise heals each warrior for a card
/// of its own: two are asked for, and with one card in hand only one comes back.
#[test]
fn disarmed_warriors_fell_in_clearings_of_their_own() {
    let warriors = marquise::Pool::Map(marquise::Piece::Warrior);
    let mut table = prepared(vec![lp::Pick::default().into(), marquise::Pick::default().into()]);
    set(&mut table, seat(THEM), warriors, 8);
    set(&mut table, seat(0), lp::Pool::Upright, 3);
    table.turn_to(seat(0), Phase::Birdsong);
    let before = pool(&table, seat(THEM), warriors);
    let disarm = play(0, lp::Command::Disarm);
    let two = of(&table, &disarm, &[], &[(THEM, Class::Warrior, 2), (THEM, Class::Building, 1)]);
    // Which building went is asked first; then the warriors, one by one.
    let entry = table.play(disarm.clone(), &[two.clone(), Answer::One(0), yes(), yes()]);
    assert_eq!(scores(&entry), [line(seat(0), 1, "root:3.2.1")]);
    assert_eq!((pool(&table, seat(THEM), warriors), table.hand(seat(THEM))), (before, 1));
    table.undo();
    table.play(disarm.clone(), &[two.clone(), Answer::One(0), yes(), no()]);
    assert_eq!((pool(&table, seat(THEM), warriors), table.hand(seat(THEM))), (before - 1, 2));
    table.undo();
    table.set_hand(seat(THEM), 1);
    table.play(disarm, &[two, Answer::One(0), yes()]);
    assert_eq!((pool(&table, seat(THEM), warriors), table.hand(seat(THEM))), (before - 1, 0));
}

/// nemesis:LP.4.1, root:10.2.3: nobody defended: disarmed warriors of the Cult go to the supply.
#[test]
fn disarmed_warriors_of_the_cult_are_no_acolytes() {
    let mut table = prepared(vec![lp::Pick::default().into(), cult::Pick::default().into()]);
    set(&mut table, seat(0), lp::Pool::Upright, 2);
    table.turn_to(seat(0), Phase::Birdsong);
    let supply = pool(&table, seat(THEM), cult::Pool::Supply);
    let disarm = play(0, lp::Command::Disarm);
    let two = of(&table, &disarm, &[], &[(THEM, Class::Warrior, 2)]);
    table.play(disarm, &[two]);
    let lies = [cult::Pool::Supply, cult::Pool::Acolytes].map(|p| pool(&table, seat(THEM), p));
    assert_eq!(lies, [supply + 2, 0]);
}

// Foul Stench on the boards of others

/// nemesis:NB.2.2.I: beside every faction, also after turmoil: the step stands once, last of Evening, and goes by one
/// touch.
#[test]
fn foul_stench_stands_last_in_the_evening_of_every_faction() {
    use crate::engine::table::steps;
    use crate::engine::turn::Step;
    for (id, pick) in factions().into_iter().filter(|(id, _)| *id != FactionId::NoxiousBattery) {
        let mut table = prepared(vec![nb::Pick::default().into(), pick]);
        set(&mut table, seat(0), nb::Pool::MarksOnMap, 2);
        table.turn_to(seat(THEM), Phase::Evening);
        let stench = Step::Own(nb::Step::FoulStench.into());
        let list = steps(table.game(), seat(THEM));
        assert_eq!(list.iter().filter(|info| info.step == stench).count(), 1, "{id:?}");
        assert_eq!(list.last().map(|info| info.step), Some(stench), "{id:?}");
        table.play(play(0, nb::Command::FoulStench { at: seat(THEM) }), &[]);
        table.undo();
        table.redo();
        assert!(!due(table.game(), seat(THEM)).iter().any(|info| info.step == stench), "{id:?}");
        assert!(!steps(table.game(), seat(0)).iter().any(|info| info.step == stench));
    }
}

/// A seat that is offered to lose a piece is never its own remover. root:3.2.1
#[test]
fn nobody_is_offered_its_own_pieces() {
    for (_, pick) in factions() {
        let table = prepared(vec![pick, guest("Guest"), guest("Other")]);
        let by_guest =
            Command::Remove { by: Some(seat(1)), whose: None, means: Default::default() };
        if let Form::OneOf(seats) = table.asked(by_guest, &[]).form {
            assert!(!seats.contains(&Choice::Seat(seat(1))));
        }
    }
}
