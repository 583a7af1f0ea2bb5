//! The Alliance's supporters are never readable off its seat: on the board, in forms, in the ledger, in labels and
//! remarks, in exports, and on the command line.

use std::fs;
use std::path::Path;
use std::process::Command as Process;

use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::export::{Sees, csv, json};
use woodland_ledger::app::ledger::label;
use woodland_ledger::app::touch::Touch;
use woodland_ledger::app::view::Row;
use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::card::Face;
use woodland_ledger::engine::deck::CardKind;
use woodland_ledger::engine::factions::alliance::{
    Command as Own, Pick, Pool, Spending, Zone, stack,
};
use woodland_ledger::engine::factions::guest;
use woodland_ledger::engine::propose::Means;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::suit::Suit;
use woodland_ledger::engine::table::{Command, Tracker};
use woodland_ledger::engine::zone::Zone as Place;
use woodland_ledger::store::ledger::{Loaded, load};
use woodland_ledger::words::Language;

use super::{desk, settled};

fn alliance() -> SeatId {
    SeatId::default()
}

fn other(at: u8) -> SeatId {
    SeatId::new(at).unwrap()
}

fn own(play: Own) -> Command {
    Command::Play { seat: alliance(), play: play.into() }
}

fn supporters() -> Place {
    Place::Own(alliance(), Zone::Supporters.into())
}

/// The Alliance and two guests, whose names say nothing of suits.
fn begun(folder: &Path) -> Desk {
    let mut desk = desk(folder);
    desk.go(Screen::NewGame);
    desk.new_game.seats[0].pick = Pick::default().into();
    for (seat, name) in desk.new_game.seats.iter_mut().skip(1).zip(["Otters", "Moles"]) {
        seat.pick = guest::Pick { name: name.into(), colour: guest::Colour::Grey }.into();
    }
    desk.begin();
    desk.show_seat(alliance());
    desk
}

/// What everybody around the device can see: boards, table, ledger, forms, dialogs, remarks and labels.
fn seen(desk: &mut Desk) -> String {
    let mut seen = String::new();
    for language in [Language::English, Language::Dutch] {
        desk.set_language(language);
        for screen in [Screen::Table, Screen::Board, Screen::Ledger] {
            desk.go(screen);
            let seats = if screen == Screen::Board { 0..3 } else { 0..1 };
            for at in seats {
                if screen == Screen::Board {
                    desk.show_seat(other(at));
                }
                let dialog = desk.dialog().map(|d| d.view(language, desk.context().as_ref()));
                seen += &format!(
                    "{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{:?}\n{dialog:?}\n",
                    desk.board(),
                    desk.table(),
                    desk.due(),
                    desk.ledger(),
                    desk.remark(),
                    desk.ask(),
                    desk.curtain(),
                );
            }
        }
        let context = desk.context().unwrap();
        for entry in context.session.history().all() {
            seen += &format!("{}\n", label(&context, entry.id));
        }
    }
    desk.set_language(Language::English);
    desk.show_seat(alliance());
    seen
}

fn exported(desk: &mut Desk) -> String {
    settled(desk);
    let loaded = load(desk.path().unwrap()).unwrap();
    let mut text = String::new();
    for language in [Language::English, Language::Dutch] {
        text += &json(language, &loaded.header, &loaded.history, Sees::Table).to_string();
        text += &String::from_utf8(csv(language, &loaded.history).unwrap()).unwrap();
    }
    text
}

fn printed(desk: &mut Desk) -> String {
    settled(desk);
    let copy = desk.path().unwrap().with_extension("copy");
    fs::copy(desk.path().unwrap(), &copy).unwrap();
    let mut text = String::new();
    for (task, more) in [
        ("replay", &["--json"][..]),
        ("replay", &["--lang", "nl"]),
        ("export", &["--as", "json"]),
        ("export", &["--as", "csv"]),
    ] {
        let out = Process::new(env!("CARGO_BIN_EXE_woodland-ledger"))
            .arg(task)
            .arg(&copy)
            .args(more)
            .env("RUST_LOG", "trace")
            .output()
            .unwrap();
        assert_eq!(out.status.code(), Some(0));
        text += &String::from_utf8(out.stdout).unwrap();
        text += &String::from_utf8(out.stderr).unwrap();
    }
    text
}

fn answers(desk: &mut Desk, command: Command, given: &[Answer]) {
    desk.act(command);
    for answer in given {
        desk.session_mut().unwrap().answer(answer.clone());
    }
    let session = desk.session().unwrap();
    assert!(session.pending().is_none() && session.refusal().is_none(), "{:?}", session.refusal());
}

/// The whole life of a stack whose cards are these: gained, mobilized, given in Outrage, drawn, added, named.
fn played(folder: &Path, cards: [Face; 8]) -> Desk {
    let mut desk = begun(folder);
    let [a, b, c, d, e, f, g, h] = cards;
    answers(&mut desk, own(Own::GainSupporters), &[Answer::Faces(vec![a, b, c])]);
    desk.act(Command::Start);
    let sympathy = Command::SetTo(Tracker::Pool(alliance(), Pool::Sympathy.into()));
    answers(&mut desk, sympathy, &[Answer::Number(2)]);
    let base = Command::SetTo(Tracker::Pool(
        alliance(),
        Pool::Base(woodland_ledger::engine::suit::Ground::Fox).into(),
    ));
    answers(&mut desk, base, &[Answer::Number(1)]);
    desk.act(Command::EndPhase);
    answers(&mut desk, own(Own::Mobilize), &[Answer::Faces(vec![d])]);
    let outrage = |by| own(Own::Outrage { by: Some(other(by)) });
    answers(&mut desk, outrage(1), &[Answer::Faces(vec![e])]);
    answers(&mut desk, outrage(2), &[Answer::Faces(vec![]), Answer::Faces(vec![f])]);
    let lost = Command::Remove { by: Some(other(1)), whose: Some(alliance()), means: Means::Hits };
    answers(&mut desk, lost, &[Answer::Counts(vec![0, 1]), Answer::Faces(vec![g])]);
    answers(
        &mut desk,
        Command::AddCard { to: supporters() },
        &[Answer::Faces(vec![Face::Suit(h.suit())])],
    );
    let newest = *stack(desk.session().unwrap().game(), alliance()).iter().max().unwrap();
    answers(&mut desk, Command::NameCard { card: newest }, &[Answer::Faces(vec![h])]);
    assert_eq!(stack(desk.session().unwrap().game(), alliance()).len(), 8);
    desk
}

fn named(desk: &Desk, suit: Suit, nth: usize) -> Face {
    let deck = desk.session().map(|s| s.game().deck).unwrap_or_default();
    let kinds = CardKind::of(deck).filter(|kind| kind.def().suit == suit);
    Face::Named(kinds.collect::<Vec<_>>()[nth])
}

/// Two games that differ in nothing but what the supporters are look the same to everybody but the Alliance.
#[test]
fn the_stack_shows_nowhere() {
    let dir = tempfile::tempdir().unwrap();
    let bare = desk(&dir.path().join("bare"));
    let suits = [Suit::Fox, Suit::Rabbit, Suit::Mouse, Suit::Bird].map(Face::Suit);
    let [fox, rabbit, mouse, bird] = suits;
    let one =
        [fox, fox, fox, named(&bare, Suit::Fox, 3), fox, fox, fox, named(&bare, Suit::Fox, 5)];
    let two = [
        rabbit,
        mouse,
        bird,
        named(&bare, Suit::Bird, 2),
        bird,
        mouse,
        rabbit,
        named(&bare, Suit::Mouse, 4),
    ];
    let mut looks = Vec::new();
    for (name, cards) in [("table-a", one), ("table-b", two)] {
        // The folders' names are of one length: they may stand in what is seen.
        let mut desk = played(&dir.path().join(name), cards);
        let truth = serde_json::to_string(desk.session().unwrap().game()).unwrap();
        settled(&mut desk);
        let views = seen(&mut desk);
        let id = |text: String| -> String {
            // A game's own id and file name are drawn by chance, and not the stack's business.
            text.lines()
                .filter(|line| !line.contains("\"id\": \"") && !line.contains("files::"))
                .map(|line| format!("{line}\n"))
                .collect()
        };
        let exports = exported(&mut desk);
        let printed = id(printed(&mut desk)).replace(name, "game");
        looks.push((truth, views.replace(name, "game"), exports, printed));
        // Forms: looked into, the curtain is closed, and a question about the stack is veiled.
        desk.touch(Touch::Look(supporters()));
        let closed = desk.curtain().unwrap();
        assert!(!closed.open && closed.cards.is_empty());
        desk.close_curtain();
    }
    let [a, b] = &looks[..] else { panic!() };
    assert_ne!(a.0, b.0, "the two games are not the same");
    let same = |what: &str, a: &str, b: &str| {
        for (a, b) in a.lines().zip(b.lines()) {
            if a != b {
                let at = a.bytes().zip(b.bytes()).position(|(a, b)| a != b).unwrap_or(0);
                let piece = |text: &str| {
                    text.chars().skip(at.saturating_sub(120)).take(300).collect::<String>()
                };
                panic!("{what}: the stack shows\n{}\n{}", piece(a), piece(b));
            }
        }
        assert_eq!(a.len(), b.len(), "{what}");
    };
    same("views", &a.1, &b.1);
    let [left, right] = [&a.2, &b.2].map(|text| {
        let value = text
            .find("\"id\":\"")
            .map(|at| text[at + 6..].split('"').next().unwrap_or("").to_owned());
        value.map_or(text.clone(), |id| {
            if id.is_empty() { text.clone() } else { text.replace(&id, "id") }
        })
    });
    same("exports", &left, &right);
    same("command line", &a.3, &b.3);
}

/// A faction that was chosen wrongly is put right: the stack goes out of sight, and shows no more than it did before.
#[test]
fn the_stack_shows_nowhere_once_another_faction_sits_there() {
    let dir = tempfile::tempdir().unwrap();
    let bare = desk(&dir.path().join("bare"));
    let [fox, rabbit, mouse] = [Suit::Fox, Suit::Rabbit, Suit::Mouse].map(Face::Suit);
    let (anvil, bird) = (named(&bare, Suit::Fox, 5), named(&bare, Suit::Bird, 2));
    let one = [fox, fox, fox, anvil, fox, fox, fox, anvil];
    let two = [mouse, rabbit, bird, mouse, bird, mouse, rabbit, bird];
    let looks = [("a", one), ("b", two)].map(|(name, cards)| {
        let mut desk = played(&dir.path().join(name), cards);
        let pick = guest::Pick { name: "Otters".into(), colour: guest::Colour::Grey }.into();
        desk.act(Command::Repick { seat: alliance(), pick });
        assert!(desk.session().unwrap().refusal().is_none());
        settled(&mut desk);
        let Loaded { header, history, .. } = load(desk.path().unwrap()).unwrap();
        let mut told = json(Language::English, &header, &history, Sees::Table);
        told["id"] = "id".into();
        told.to_string()
    });
    assert_eq!(looks[0], looks[1]);
}

/// With --reveal, and in the complete ledger, everything is there: a choice made in so many words.
#[test]
fn everything_is_told_when_it_is_asked_for() {
    let dir = tempfile::tempdir().unwrap();
    let fox = Face::Suit(Suit::Fox);
    let anvil = named(&desk(&dir.path().join("bare")), Suit::Fox, 0);
    let mut desk = played(&dir.path().join("game"), [fox, fox, fox, fox, fox, fox, fox, anvil]);
    settled(&mut desk);
    let loaded = load(desk.path().unwrap()).unwrap();
    let all =
        json(Language::English, &loaded.header, &loaded.history, Sees::Everything).to_string();
    let table = json(Language::English, &loaded.header, &loaded.history, Sees::Table).to_string();
    assert!(all.contains("{\"suit\":\"fox\"}") && !table.contains("{\"suit\":\"fox\"}"));
}

/// Every question about the stack says no more than whom to hand the device to, until that person has it.
#[test]
fn questions_about_the_stack_are_veiled() {
    let dir = tempfile::tempdir().unwrap();
    let mut desk = begun(dir.path());
    desk.act(own(Own::GainSupporters));
    let veiled = desk.ask().unwrap();
    assert!(!veiled.veil.is_empty() && veiled.cards.is_empty() && veiled.picked.is_empty());
    assert_eq!(veiled.title, format!("A question for {}", veiled.veil));
    desk.show_form();
    let shown = desk.ask().unwrap();
    assert!(shown.veil.is_empty() && !shown.cards.is_empty());
    for suit in ["fox", "fox", "bird"] {
        let key = desk.ask().unwrap().cards.iter().find(|c| c.suit == suit).unwrap().key.clone();
        desk.pick_card(&key);
    }
    desk.confirm();
    desk.act(Command::Start);
    // Outrage: first who moved, then the Alliance; the veil falls again between the two.
    let sympathy = Command::SetTo(Tracker::Pool(alliance(), Pool::Sympathy.into()));
    answers(&mut desk, sympathy, &[Answer::Number(1)]);
    desk.act(own(Own::Outrage { by: Some(other(1)) }));
    assert!(desk.ask().unwrap().veil.contains("Otters"), "{:?}", desk.ask());
    desk.show_form();
    desk.confirm();
    let next = desk.ask().unwrap();
    assert!(next.veil.contains("Alliance") && next.cards.is_empty(), "{next:?}");
    desk.cancel();
    // Choosing supporters, and naming one.
    desk.act(own(Own::Spread(Spending::Chosen)));
    desk.session_mut().unwrap().answer(Answer::One(0));
    assert!(!desk.ask().unwrap().veil.is_empty() && desk.ask().unwrap().cards.is_empty());
    desk.cancel();
    desk.act(own(Own::NameSupporter));
    assert!(!desk.ask().unwrap().veil.is_empty());
    desk.cancel();
    // A table that wants no curtain sees the form at once.
    desk.files.change(|settings| settings.curtain = false);
    desk.act(own(Own::NameSupporter));
    assert!(desk.ask().unwrap().veil.is_empty());
}

/// Behind the curtain the stack is told by suits with counts, and by name where a name is known.
#[test]
fn behind_the_curtain_suits_are_counted() {
    let dir = tempfile::tempdir().unwrap();
    let bare = desk(&dir.path().join("bare"));
    let fox = Face::Suit(Suit::Fox);
    let anvil = named(&bare, Suit::Fox, 0);
    let bird = Face::Suit(Suit::Bird);
    let mut desk = played(&dir.path().join("game"), [fox, fox, bird, bird, fox, bird, bird, anvil]);
    desk.touch(Touch::Look(supporters()));
    desk.hold_curtain(true);
    let open = desk.curtain().unwrap();
    let names: Vec<&str> = open.cards.iter().map(|card| card.name.as_str()).collect();
    assert_eq!(
        (names[0], *names.last().unwrap(), names.len()),
        ("Fox: 4 cards", "Bird: 4 cards", 3)
    );
    desk.hold_curtain(false);
    assert!(desk.curtain().unwrap().cards.is_empty());
    // Whatever happens in the game closes it.
    desk.hold_curtain(true);
    desk.act(Command::Score { seat: other(1), by: 1 });
    assert!(desk.curtain().is_none());
}

/// The board: sympathy with cost and points, the cap while no base stands, bases and officers. Not readable: the stack.
#[test]
fn the_board_shows_what_everybody_may_know() {
    let dir = tempfile::tempdir().unwrap();
    let mut desk = begun(dir.path());
    let rows = |desk: &Desk| desk.board().unwrap().rows;
    let note = |desk: &Desk, key: &str| {
        rows(desk).into_iter().find_map(|row| match row {
            Row::Note(row) if row.key == key => Some((row.text, row.law)),
            _ => None,
        })
    };
    let pile = |desk: &Desk| {
        rows(desk).into_iter().find_map(|row| match row {
            Row::Pile(row) => Some((row.count, row.face_down, row.detail)),
            _ => None,
        })
    };
    let three = Answer::Faces(vec![Face::Suit(Suit::Fox); 3]);
    answers(&mut desk, own(Own::GainSupporters), &[three]);
    assert_eq!(pile(&desk), Some((3, true, String::new())));
    assert_eq!(
        note(&desk, "capacity").unwrap(),
        ("No base on the map: the stack holds 5; now 3.".into(), "8.2.3.I".into())
    );
    assert!(note(&desk, "guerrilla").unwrap().0.contains("higher roll"));
    let spaces = |desk: &Desk, group: &str| -> Vec<(String, bool, bool)> {
        let found = rows(desk).into_iter().filter_map(|row| match row {
            Row::Space(row) if row.group == group => Some((row.points, row.filled, row.marker)),
            _ => None,
        });
        found.collect()
    };
    let points = |list: Vec<(String, bool, bool)>| -> Vec<String> {
        list.into_iter().map(|s| s.0).collect()
    };
    assert_eq!(points(spaces(&desk, "sympathy-1")), ["0", "1", "1"]);
    assert_eq!(points(spaces(&desk, "sympathy-2")), ["1", "2", "2"]);
    assert_eq!(points(spaces(&desk, "sympathy-3")), ["3", "4", "4", "4"]);
    desk.act(Command::Start);
    answers(&mut desk, own(Own::Spread(Spending::FewestBirds)), &[Answer::One(0)]);
    let first = spaces(&desk, "sympathy-1");
    assert_eq!((first[0].1, first[1].1, first[1].2), (false, true, true));
    let base = Command::SetTo(Tracker::Pool(
        alliance(),
        Pool::Base(woodland_ledger::engine::suit::Ground::Fox).into(),
    ));
    answers(&mut desk, base, &[Answer::Number(1)]);
    assert_eq!(spaces(&desk, "bases")[0], ("On the map".into(), true, true));
    assert_eq!(
        note(&desk, "capacity").unwrap().0,
        "With a base on the map the stack holds any number."
    );
}
