//! What lies hidden cannot be read in the ledger file: the supporters, and whatever was laid into a deck face down.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::card::Face;
use woodland_ledger::engine::deck::{CardKind, DeckKind};
use woodland_ledger::engine::factions::{
    FactionCommand, FactionPick, alliance, drillbit_duchy, lost_powers, vagabond,
};
use woodland_ledger::engine::game::Game;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::suit::Suit;
use woodland_ledger::engine::table::{Command, Tracker};
use woodland_ledger::engine::veil::Unseen;
use woodland_ledger::engine::zone::{Sight, Zone};
use woodland_ledger::store::ledger;

use super::{desk, settled};

fn seat(at: u8) -> SeatId {
    SeatId::new(at).unwrap()
}

/// A command with its answers; what chance is asked, it answers.
fn does(desk: &mut Desk, command: Command, answers: &[Answer]) {
    desk.act(command.clone());
    for answer in answers {
        desk.session_mut().unwrap().answer(answer.clone());
    }
    let session = desk.session().unwrap();
    let (pending, refusal) = (session.pending(), session.refusal());
    assert!(pending.is_none() && refusal.is_none(), "{command:?}: {pending:?} {refusal:?}");
}

fn play(at: u8, command: impl Into<FactionCommand>) -> Command {
    Command::Play { seat: seat(at), play: command.into() }
}

/// Every faction that has cards or things of its own, with what lies hidden told in every way that there is.
fn played(folder: &Path, faces: [Face; 6]) -> Desk {
    let mut desk = desk(folder);
    desk.go(Screen::NewGame);
    desk.new_game.add();
    let picks: [FactionPick; 4] = [
        alliance::Pick::default().into(),
        lost_powers::Pick::default().into(),
        vagabond::Pick::default().into(),
        drillbit_duchy::Pick::default().into(),
    ];
    for (seat, pick) in desk.new_game.seats.iter_mut().zip(picks) {
        seat.pick = pick;
    }
    desk.begin();
    let [a, b, c, d, e, f] = faces;
    let supporters = Zone::Own(seat(0), alliance::Zone::Supporters.into());
    does(&mut desk, play(0, alliance::Command::GainSupporters), &[Answer::Faces(vec![a, b, a])]);
    let counts = Answer::Counts(vec![3, 2, 2, 2]);
    does(&mut desk, play(1, lost_powers::Command::FillTableau), &[counts]);
    let sympathy = Tracker::Pool(seat(0), alliance::Pool::Sympathy.into());
    does(&mut desk, Command::SetTo(sympathy), &[Answer::Number(2)]);
    let outrage = play(0, alliance::Command::Outrage { by: Some(seat(1)) });
    does(&mut desk, outrage, &[Answer::Faces(vec![c])]);
    let by_suit = Face::Suit(d.suit());
    does(&mut desk, Command::AddCard { to: supporters }, &[Answer::Faces(vec![by_suit])]);
    let card = desk.session().unwrap().game().cards_in(supporters)[0];
    does(&mut desk, Command::NameCard { card }, &[Answer::Faces(vec![d])]);
    let own = play(0, alliance::Command::NameSupporter);
    let first = desk.session().unwrap().game().cards_in(supporters)[1];
    does(&mut desk, own, &[Answer::Cards(vec![first]), Answer::Faces(vec![e])]);
    let deck = Zone::Own(seat(1), lost_powers::Zone::Deck.into());
    does(&mut desk, Command::AddCard { to: deck }, &[Answer::Faces(vec![f])]);
    settled(&mut desk);
    desk
}

fn hidden(game: &Game) -> Vec<(Sight, Face)> {
    let zones = game.zones().iter().filter(|(zone, _)| zone.sight() != Sight::Everyone);
    let face = |card| game.card(card).unwrap().face;
    zones
        .flat_map(|(zone, cards)| cards.iter().map(move |card| (zone.sight(), face(*card))))
        .collect()
}

fn named(suit: Suit, nth: usize) -> Face {
    let kinds = CardKind::of(DeckKind::Base).filter(|kind| kind.def().suit == suit);
    Face::Named(kinds.collect::<Vec<_>>()[nth])
}

/// Six cards, all different, two of them by their suits.
fn cards() -> [Face; 6] {
    [
        Face::Suit(Suit::Rabbit),
        named(Suit::Fox, 1),
        Face::Suit(Suit::Mouse),
        named(Suit::Bird, 2),
        named(Suit::Rabbit, 3),
        named(Suit::Mouse, 4),
    ]
}

/// Neither a name nor a suit of what lies hidden can be read in the bytes of the file; what lies open can.
#[test]
fn nobody_reads_in_the_file_what_lies_hidden() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(folder.path(), cards());
    let open = named(Suit::Fox, 5);
    let crafted = Zone::Crafted(seat(2));
    does(&mut desk, Command::AddCard { to: crafted }, &[Answer::Faces(vec![open])]);
    settled(&mut desk);
    let text = fs::read_to_string(desk.path().unwrap()).unwrap();
    let lies = hidden(desk.session().unwrap().game());
    let own = |face: &Face| matches!(face, Face::Own { .. });
    for sight in [Sight::Owner, Sight::Nobody] {
        assert!(lies.iter().any(|(seen, face)| *seen == sight && !own(face)), "{sight:?}");
    }
    for (_, face) in lies.iter().filter(|(_, face)| !own(face)) {
        assert!(!text.contains(&json!(face).to_string()), "{face:?}");
        if let Some(kind) = face.kind() {
            assert!(!text.contains(kind.def().name), "{face:?}");
        }
    }
    assert_eq!(text.matches("\"faces\":").count(), 1, "only what is crafted is told");
    assert!(text.contains(&json!(open).to_string()));
    // It is all there for the app.
    let again = ledger::read(text.into_bytes()).unwrap();
    assert_eq!(again.history.game(), desk.session().unwrap().game());
    assert_eq!(again.history.all(), desk.session().unwrap().history().all());
}

/// A line as older apps wrote it.
fn unveiled(value: &mut Value) {
    let faces = |veiled: &Value| serde_json::from_value::<Unseen>(veiled.clone()).unwrap().0;
    match value {
        Value::Object(map) => {
            if let Some(veiled) = map.remove("veiled") {
                map.insert("face".into(), json!(faces(&veiled)[0]));
            }
            if let Some(veiled) = map.remove("unseen") {
                map.insert("faces".into(), json!(faces(&veiled)));
            }
            map.values_mut().for_each(unveiled);
        }
        Value::Array(list) => list.iter_mut().for_each(unveiled),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// A file in which everything stands openly comes to the same game, goes on, and fits the schema.
#[test]
fn a_file_without_veils_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = played(folder.path(), cards());
    let path = desk.path().unwrap().to_owned();
    let game = desk.session().unwrap().game().clone();
    desk.close_game();
    let schema = woodland_ledger::store::schema::schema().unwrap();
    let fits = jsonschema::validator_for(&schema).unwrap();
    let mut old = String::new();
    for line in fs::read_to_string(&path).unwrap().lines() {
        let mut value: Value = serde_json::from_str(line).unwrap();
        assert!(fits.is_valid(&value), "{line}");
        unveiled(&mut value);
        assert!(fits.is_valid(&value), "{value}");
        old += &format!("{value}\n");
    }
    assert!(old.contains(&json!(cards()[1]).to_string()) && !old.contains("veiled"));
    fs::write(&path, &old).unwrap();
    desk.open_game(&path);
    assert_eq!(*desk.session().unwrap().game(), game);
    desk.act(Command::Score { seat: seat(0), by: 1 });
    settled(&mut desk);
    assert!(fs::read_to_string(&path).unwrap().starts_with(&old));
}
