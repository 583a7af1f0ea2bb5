//! How long the app takes for what a touch asks of it in a long evening, and how that compares:
//! `cargo bench --no-default-features --bench evening`. Every ratio is of two figures of one run.

use std::fs::{File, OpenOptions};
use std::hint::black_box;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use criterion::{BatchSize, Criterion};
use serde_json::Value;
use woodland_ledger::app::Chance;
use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::files::Files;
use woodland_ledger::engine::entry::Entry;
use woodland_ledger::engine::history::History;
use woodland_ledger::engine::offer;
use woodland_ledger::engine::propose::propose;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::Command;
use woodland_ledger::store::ledger::read;
use woodland_ledger::store::place::Place;
use woodland_ledger::store::writer::Writer;
use woodland_ledger::words::Language;

#[allow(dead_code)]
#[path = "../tests/store/script.rs"]
mod script;

use script::{Script, header, ledger, quiet, seat, text};

const LONG: usize = 10_000;
const SHORT: usize = 100;

fn main() {
    let mut c = Criterion::default()
        .configure_from_args()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(3));
    engine(&mut c);
    files(&mut c);
    views(&mut c);
    durable(&mut c);
    c.final_summary();
    ratios();
}

fn engine(c: &mut Criterion) {
    for (n, name) in [(SHORT, "100"), (LONG, "10000")] {
        let (_, history) = ledger(n);
        let last = history.told().next_back().expect("an entry").clone();
        let mut shorter = history.clone();
        shorter.go_to(last.on).expect("undo");
        let again = Entry { id: shorter.next_id(), on: shorter.here(), ..last.clone() };
        // What one entry does to a game, with the copy of the game that it is done to.
        c.bench_function(&format!("fold/{name}"), |b| {
            b.iter_batched_ref(
                || shorter.game().clone(),
                |game| game.fold(&again).expect("the same entry again"),
                BatchSize::SmallInput,
            );
        });
        c.bench_function(&format!("undo/{name}"), |b| {
            let mut history = history.clone();
            b.iter_custom(|times| {
                let mut took = Duration::ZERO;
                for _ in 0..times {
                    let begun = Instant::now();
                    history.go_to(last.on).expect("undo");
                    took += begun.elapsed();
                    history.go_to(last.id).expect("redo");
                }
                took
            });
        });
    }
    let (_, history) = ledger(LONG);
    // The same entries without a history: what undo can at worst have to do again.
    let entries: Vec<Entry> = history.told().take(64).cloned().collect();
    c.bench_function("fold/64 entries", |b| {
        b.iter(|| {
            let mut game = woodland_ledger::engine::game::Game::default();
            for entry in &entries {
                game.fold(entry).expect("it was folded before");
            }
            game
        });
    });
    let game = history.game();
    let offers = offer::offers(game, seat(0));
    c.bench_function("offers to a seat", |b| b.iter(|| offer::offers(game, seat(0))));
    c.bench_function("propose each offer", |b| {
        b.iter(|| offers.iter().filter(|o| propose(game, &o.command, false, &[]).is_ok()).count());
    });
}

fn files(c: &mut Criterion) {
    for (n, name) in [(LONG / 10, "1000"), (LONG, "10000")] {
        let file = text(&ledger(n).0);
        let mut group = c.benchmark_group("open");
        group.sample_size(20);
        group.bench_function(name, |b| {
            b.iter_batched(
                || file.clone(),
                |file| read(file).expect("a ledger"),
                BatchSize::LargeInput,
            );
        });
        group.bench_function(format!("{name} as bare JSON"), |b| {
            b.iter(|| {
                let lines = file.split(|b| *b == b'\n').filter(|line| !line.is_empty());
                lines.map(|l| serde_json::from_slice::<Value>(l).expect("JSON")).for_each(|v| {
                    black_box(v);
                });
            });
        });
        group.finish();
    }
}

/// A desk with a game of so many entries, two of three of which count.
fn desk(folder: &Path, entries: usize) -> Desk {
    let files = Files::new(Place::find(Some(folder)).expect("a place"), || 0, Arc::new(|| {}));
    let mut desk = Desk::new(files, Chance::seeded(1), Language::English);
    desk.go(Screen::NewGame);
    desk.begin();
    while history(&desk).all().len() < entries {
        touch(&mut desk);
    }
    settle(&mut desk);
    desk
}

fn history(desk: &Desk) -> &History {
    desk.session().expect("a game").history()
}

/// Waits for the disk, which a touch does not.
fn settle(desk: &mut Desk) {
    desk.session_mut().expect("a game").settle();
}

fn touch(desk: &mut Desk) {
    let by = if history(desk).all().len().is_multiple_of(2) { -1 } else { 1 };
    desk.act(Command::Score { seat: SeatId::new(1).expect("a seat"), by });
}

fn views(c: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder");
    for (n, name) in [(SHORT, "100"), (LONG, "10000")] {
        let mut desk = desk(&folder.path().join(name), n);
        for (screen, page) in
            [(Screen::Board, "board"), (Screen::Table, "table"), (Screen::Ledger, "ledger")]
        {
            desk.go(screen);
            c.bench_function(&format!("an entry and its {page}/{name}"), |b| {
                b.iter_custom(|times| {
                    let mut took = Duration::ZERO;
                    for _ in 0..times {
                        let begun = Instant::now();
                        touch(&mut desk);
                        match screen {
                            Screen::Board => drop(black_box(desk.board())),
                            Screen::Ledger => drop(black_box(desk.ledger())),
                            _ => {}
                        }
                        // What stands on every page.
                        black_box((desk.table(), desk.due()));
                        took += begun.elapsed();
                        // The game stays as long as it is, whatever the number of samples.
                        desk.undo();
                        settle(&mut desk);
                    }
                    took
                });
            });
        }
    }
}

fn durable(c: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut group = c.benchmark_group("durable");
    group.sample_size(50);
    let mut script = Script::default();
    let mut writer =
        Writer::create(&folder.path().join("m.woodland"), &header(), quiet()).expect("a ledger");
    script::settle(&writer);
    group.bench_function("an entry", |b| {
        b.iter_custom(|times| {
            let lines: Vec<_> = (0..times).map(|_| script.next()).collect();
            let begun = Instant::now();
            for line in lines {
                writer.append(line);
                script::settle(&writer);
            }
            begun.elapsed()
        });
    });
    let line = text(&[Script::default().next()]);
    let path = folder.path().join("bare");
    File::create(&path).expect("a file");
    group.bench_function("a bare write and sync", |b| {
        let mut file = OpenOptions::new().append(true).open(&path).expect("the file");
        b.iter(|| {
            file.write_all(&line).expect("written");
            file.sync_data().expect("synced");
        });
    });
    group.finish();
}

/// The median of a figure of this run, in nanoseconds.
fn median(name: &str) -> Option<f64> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or("target".into(), PathBuf::from);
    let home = std::env::var_os("CRITERION_HOME").map_or(target.join("criterion"), PathBuf::from);
    // What stands in no group has a folder without a slash.
    let folders = [home.join(name), home.join(name.replace('/', "_"))];
    let folder = folders.iter().map(|f| f.join("new/estimates.json")).find(|f| f.exists())?;
    let text = std::fs::read(folder).ok()?;
    serde_json::from_slice::<Value>(&text).ok()?["median"]["point_estimate"].as_f64()
}

fn ratios() {
    println!("\n{:52} {:>12} {:>12} {:>7}", "ratio", "this", "to that", "");
    for (what, this, that, times) in [
        ("fold one of 10,000 : of 100", "fold/10000", "fold/100", 1.0),
        ("undo in 10,000 : fold 64 entries", "undo/10000", "fold/64 entries", 1.0),
        ("undo in 10,000 : in 100", "undo/10000", "undo/100", 1.0),
        ("open 10,000 : read them as bare JSON", "open/10000", "open/10000 as bare JSON", 1.0),
        ("open 10,000 : ten times open 1,000", "open/10000", "open/1000", 10.0),
        (
            "entry and board in 10,000 : in 100",
            "an entry and its board/10000",
            "an entry and its board/100",
            1.0,
        ),
        (
            "entry and table in 10,000 : in 100",
            "an entry and its table/10000",
            "an entry and its table/100",
            1.0,
        ),
        (
            "entry and ledger in 10,000 : in 100",
            "an entry and its ledger/10000",
            "an entry and its ledger/100",
            1.0,
        ),
        (
            "durable entry : bare write and sync",
            "durable/an entry",
            "durable/a bare write and sync",
            1.0,
        ),
    ] {
        let (Some(this), Some(that)) = (median(this), median(that)) else { continue };
        let show = |ns: f64| format!("{:.2} µs", ns / 1000.0);
        println!(
            "{what:52} {:>12} {:>12} {:>7.2}",
            show(this),
            show(that * times),
            this / (that * times)
        );
    }
}
