//! Conspiracies against every other board: the owner's law answers, in the same entry.

use crate::engine::ask::{Answer, Answerer, Form, Question as Asked};
use crate::engine::card::Face;
use crate::engine::factions::{
    FactionId, FactionPick, eyrie, lemming_reavers as lr, lizard_cult as cult, marquise,
};
use crate::engine::supply::Class;
use crate::engine::table::Command;
use crate::engine::tests::across::*;
use crate::engine::tests::kit::*;
use crate::engine::tests::walk::Will;
use crate::engine::turn::Phase;

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
