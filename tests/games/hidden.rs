//! What lies face down stays hidden: two games that differ only in the order of the Follower deck look the same,
//! whatever is looked at, touched or printed.

use std::cell::RefCell;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command as Process;

use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::ledger::label;
use woodland_ledger::app::start;
use woodland_ledger::app::view::Row;
use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::effect::Effect;
use woodland_ledger::engine::entry::Entry;
use woodland_ledger::engine::game::Game;
use woodland_ledger::engine::history::History;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::zone::{Sight, Zone};
use woodland_ledger::store::line::{Header, Line};

use super::hand::{Bench, NOW, history};
use super::script::{SEED, TEN_TURNS};
use super::ten_turns::{BOTH, played};

/// Hears what is logged on the thread of a test.
struct Ears;

thread_local! {
    static HEARD: RefCell<String> = const { RefCell::new(String::new()) };
}

impl log::Log for Ears {
    fn enabled(&self, _: &log::Metadata<'_>) -> bool {
        true
    }

    fn log(&self, record: &log::Record<'_>) {
        HEARD.with_borrow_mut(|heard| {
            writeln!(heard, "{} {}", record.level(), record.args()).unwrap()
        });
    }

    fn flush(&self) {}
}

/// The entries of a path as a game of its own, without branches.
fn straight(entries: &[Entry]) -> Vec<Entry> {
    let mut history = History::default();
    for entry in entries {
        let entry = Entry { id: history.next_id(), on: history.here(), ..entry.clone() };
        history.push(entry).unwrap();
    }
    history.all().to_vec()
}

fn face_down(game: &Game) -> Option<Zone> {
    game.zones().iter().map(|(zone, _)| zone).find(|zone| zone.sight() == Sight::Nobody)
}

/// The same game, but the cards that still lie face down came out of the last shuffle in the opposite order.
fn turned_about(entries: &[Entry]) -> Option<Vec<Entry>> {
    let mut game = Game::default();
    for entry in entries {
        game.fold(entry).unwrap();
    }
    let deck = face_down(&game)?;
    let lying = game.cards_in(deck).to_vec();
    if lying.len() < 2 {
        return None;
    }
    let mut other = entries.to_vec();
    let shuffled = |e: &Effect| matches!(e, Effect::Reordered { zone, .. } if *zone == deck);
    let last = other.iter_mut().rev().find(|entry| entry.effects.iter().any(shuffled))?;
    let mut turned = lying.iter().rev();
    let mut swap = |order: &mut Vec<_>| {
        for card in order.iter_mut().filter(|card| lying.contains(card)) {
            *card = *turned.next().unwrap();
        }
    };
    let order = last.effects.iter_mut().rev().find_map(|effect| match effect {
        Effect::Reordered { zone, order } if *zone == deck => Some(order),
        _ => None,
    })?;
    let before = order.clone();
    swap(&mut order.0);
    let after = order.clone();
    for answer in &mut last.answers {
        if *answer == Answer::Order(before.clone()) {
            *answer = Answer::Order(after.clone());
        }
    }
    Some(other)
}

fn write(bench: &Bench, entries: &[Entry]) {
    fs::remove_dir_all(&bench.folder).ok();
    fs::create_dir_all(bench.folder.join("games")).unwrap();
    let mut text = Vec::new();
    Line::Header(Header::new("hidden", NOW, "0.1.0")).write_to(&mut text).unwrap();
    for entry in entries {
        Line::entry(entry.clone()).write_to(&mut text).unwrap();
    }
    fs::write(bench.folder.join("games/game.woodland"), text).unwrap();
}

fn open(bench: &Bench) -> Desk {
    let mut desk = bench.desk();
    desk.open_game(&bench.ledger());
    assert!(desk.session().is_some(), "{:?}", desk.remark());
    desk
}

const SCREENS: [Screen; 8] = [
    Screen::Start,
    Screen::NewGame,
    Screen::Table,
    Screen::Board,
    Screen::Ledger,
    Screen::Law,
    Screen::Settings,
    Screen::About,
];

/// What lies on top.
fn on_top(desk: &Desk, seen: &mut String) {
    let dialog = desk.dialog().map(|d| d.view(desk.language(), desk.context().as_ref()));
    writeln!(seen, "{:?} {dialog:?} {:?} {:?}", desk.ask(), desk.remark(), desk.entered()).unwrap();
}

/// Everything that can be seen, in both languages.
fn look(desk: &mut Desk) -> String {
    let mut seen = String::new();
    for language in BOTH {
        desk.set_language(language);
        for screen in SCREENS {
            desk.go(screen);
            let seats = if screen == Screen::Board { 0..3 } else { 0..1 };
            for seat in seats.filter_map(SeatId::new) {
                if screen == Screen::Board {
                    desk.show_seat(seat);
                }
                let start = start::start(desk);
                writeln!(seen, "{:?} {:?} {:?}", desk.board(), desk.table(), desk.due()).unwrap();
                writeln!(seen, "{:?} {:?} {:?}", desk.ledger(), start.going_on, start.games)
                    .unwrap();
                writeln!(seen, "{:?} {:?}", desk.new_game.rows(language), desk.open_law()).unwrap();
                on_top(desk, &mut seen);
                let context = desk.context().unwrap();
                let history = context.session.history();
                writeln!(seen, "{}", woodland_ledger::app::turn_line(&context)).unwrap();
                for entry in history.all() {
                    writeln!(seen, "{}", label(&context, entry.id)).unwrap();
                }
                let session = context.session;
                writeln!(seen, "{:?} {:?}", session.refusal(), session.pending()).unwrap();
                // Not only what is shown: what a fault report would hold as well.
                writeln!(
                    seen,
                    "{:?} {:?} {:?}",
                    session.game(),
                    history.all(),
                    desk.files.figures()
                )
                .unwrap();
                writeln!(seen, "{:?}", session.game().redacted(Some(seat))).unwrap();
            }
        }
    }
    seen
}

fn tokens(rows: &[Row]) -> Vec<String> {
    let token = |row: &Row| match row {
        Row::Choice(row) => row.token.clone(),
        Row::Step(row) => row.token.clone(),
        Row::Card(row) => row.token.clone(),
        Row::Counter(row) => row.token.clone(),
        Row::Pile(row) => row.token.clone(),
        Row::Space(row) => row.token.clone(),
        Row::Note(_) | Row::Header(_) => String::new(),
    };
    let mut tokens: Vec<String> = rows.iter().map(token).filter(|t| !t.is_empty()).collect();
    tokens.dedup();
    tokens
}

/// Touches one control, looks at what comes up, and leaves it. What happened is taken back: it may show what was drawn.
fn touch(desk: &mut Desk, token: &str, deep: bool, seen: &mut String) {
    let before = desk.session().unwrap().history().len();
    desk.take(token);
    if desk.session().unwrap().history().len() > before {
        writeln!(seen, "done").unwrap();
        // Once the table deals, nobody knows the order any more, not even the app.
        if deep && token.contains("\"deal\":\"table\"") {
            let rows = desk.board().unwrap().rows;
            writeln!(seen, "{rows:?}").unwrap();
            for token in tokens(&rows) {
                touch(desk, &token, false, seen);
            }
        }
        desk.undo();
        return;
    }
    on_top(desk, seen);
    let choices = desk.ask().map(|ask| ask.choices).unwrap_or_default();
    let menu = desk.session().unwrap().pending().is_none();
    desk.dismiss_remark();
    desk.dismiss_dialog();
    desk.cancel();
    if deep && menu {
        for choice in choices {
            touch(desk, &choice.token, true, seen);
        }
    }
}

fn touch_all(desk: &mut Desk) -> String {
    let mut seen = String::new();
    desk.set_language(BOTH[0]);
    desk.show_seat(SeatId::default());
    let board = tokens(&desk.board().unwrap().rows);
    let table = tokens(&desk.table().unwrap().rows);
    for token in board.iter().chain(&table) {
        touch(desk, token, true, &mut seen);
    }
    seen
}

fn replay(ledger: &Path) -> String {
    let mut printed = String::new();
    for (task, more) in [
        ("replay", &["--json"][..]),
        ("replay", &["--lang", "en"]),
        ("replay", &["--lang", "nl"]),
        ("export", &["--as", "csv"]),
        ("export", &["--as", "json"]),
        ("export", &["--as", "json", "--lang", "nl"]),
    ] {
        let out = Process::new(env!("CARGO_BIN_EXE_woodland-ledger"))
            .arg(task)
            .arg(ledger)
            .args(more)
            .env("RUST_LOG", "trace")
            .output()
            .unwrap();
        assert_eq!(out.status.code(), Some(0));
        printed += &String::from_utf8(out.stdout).unwrap();
        printed += &String::from_utf8(out.stderr).unwrap();
    }
    printed
}

fn assert_alike(a: &str, b: &str, what: &str) {
    for (a, b) in a.lines().zip(b.lines()) {
        if a != b {
            let at = a
                .char_indices()
                .zip(b.chars())
                .find(|((_, a), b)| a != b)
                .map_or(0, |((i, _), _)| i);
            let from =
                (0..=at.saturating_sub(200)).rev().find(|i| a.is_char_boundary(*i)).unwrap_or(0);
            let piece =
                |text: &str| text.get(from..).unwrap_or(text).chars().take(400).collect::<String>();
            panic!("{what}: the order shows\n{}\n{}", piece(a), piece(b));
        }
    }
    assert_eq!(a.len(), b.len(), "{what}");
}

#[test]
fn the_order_of_the_follower_deck_shows_nowhere() {
    if log::set_logger(&Ears).is_ok() {
        log::set_max_level(log::LevelFilter::Trace);
    }
    let dir = tempfile::tempdir().unwrap();
    let hand = played(&dir.path().join("played"), TEN_TURNS);
    let whole = history(&hand.bench.ledger());
    let told: Vec<Entry> = whole.told().cloned().collect();
    let bench = Bench::new(&dir.path().join("looked at"), SEED);
    let (mut compared, mut dealt) = (0, false);
    // Every eleventh state, and the last one.
    for n in (2..told.len()).step_by(11).chain([told.len()]) {
        let one = straight(&told[..n]);
        let Some(other) = turned_about(&one) else { continue };
        let mut seen = Vec::new();
        for entries in [&one, &other] {
            write(&bench, entries);
            HEARD.take();
            let mut desk = open(&bench);
            let truth = serde_json::to_string(desk.session().unwrap().game()).unwrap();
            let views = look(&mut desk);
            let touched = touch_all(&mut desk);
            drop(desk);
            write(&bench, entries);
            let printed = replay(&bench.ledger());
            seen.push((truth, views, touched, printed, HEARD.take()));
        }
        let [a, b] = &seen[..] else { panic!("two games") };
        assert_ne!(a.0, b.0, "the two games are not the same");
        for (what, a, b) in [
            ("views", &a.1, &b.1),
            ("forms", &a.2, &b.2),
            ("replay", &a.3, &b.3),
            ("log", &a.4, &b.4),
        ] {
            assert_alike(a, b, &format!("{what} after {n} entries"));
        }
        assert!(a.1.len() > 100_000 && a.2.len() > 10_000, "something was looked at");
        compared += 1;
        dealt |= a.2.contains("came up?");
    }
    assert!(dealt, "the table was never asked which followers came up");
    assert!(compared >= 12, "only {compared} states had two cards face down");
}

/// The same search finds what is not hidden: the open pile in another order.
#[test]
fn the_search_finds_an_order_that_shows() {
    let dir = tempfile::tempdir().unwrap();
    let hand = played(&dir.path().join("played"), TEN_TURNS);
    let game = history(&hand.bench.ledger()).game().clone();
    let open = game
        .zones()
        .iter()
        .find(|(zone, cards)| zone.sight() == Sight::Everyone && cards.len() > 1);
    let (zone, cards) = open.expect("an open pile");
    let entry = |cards: Vec<_>| {
        let order = woodland_ledger::engine::veil::Veiled(cards);
        Entry { effects: vec![Effect::Reordered { zone, order }], ..hand_entry(&hand) }
    };
    let (mut one, mut other) = (game.clone(), game.clone());
    one.fold(&entry(cards.to_vec())).unwrap();
    other.fold(&entry(cards.iter().rev().copied().collect())).unwrap();
    assert_ne!(format!("{one:?}"), format!("{other:?}"));
    // And a deck face down does not show in the same way.
    let deck = face_down(&game).unwrap();
    let lying = game.cards_in(deck);
    let shuffled = |cards: Vec<_>| {
        let order = woodland_ledger::engine::veil::Veiled(cards);
        let mut game = game.clone();
        game.fold(&Entry {
            effects: vec![Effect::Reordered { zone: deck, order }],
            ..hand_entry(&hand)
        })
        .unwrap();
        game
    };
    let (one, other) = (shuffled(lying.to_vec()), shuffled(lying.iter().rev().copied().collect()));
    assert_ne!(one, other);
    assert_eq!(format!("{one:?}"), format!("{other:?}"));
}

fn hand_entry(hand: &super::hand::DeskHand) -> Entry {
    hand.desk.session().unwrap().history().told().next_back().unwrap().clone()
}
