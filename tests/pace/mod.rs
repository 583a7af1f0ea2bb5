//! What must not grow with a game, and what may cost no more than a few times what the machine needs anyway. Ratios of
//! one run, best of several, with room for a machine that does other things; the figures themselves are the benchmark's.

use std::fs::OpenOptions;
use std::hint::black_box;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::Value;
use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::engine::game::Game;
use woodland_ledger::store::ledger::{load, read};
use woodland_ledger::store::writer::Writer;

use crate::damage::{desk, entries, score};
use crate::store::kill::{Child, say};
use crate::store::script::{Script, header, ledger, quiet, settle, text};

/// The shortest of so many runs.
fn best(runs: usize, mut run: impl FnMut() -> Duration) -> Duration {
    (0..runs).map(|_| run()).min().unwrap()
}

fn timed<T>(work: impl FnOnce() -> T) -> Duration {
    let begun = Instant::now();
    black_box(work());
    begun.elapsed()
}

#[track_caller]
fn at_most(most: f64, what: &str, this: Duration, that: Duration) {
    let ratio = this.as_secs_f64() / that.as_secs_f64();
    println!("{what}: {this:?} to {that:?}, {ratio:.2} of at most {most}");
    assert!(ratio <= most, "{what}: {ratio:.2}");
}

#[test]
fn undo_in_10_000_entries_is_no_more_than_folding_a_stride() {
    let (_, mut history) = ledger(10_000);
    let (last, before) = (history.here(), history.before().unwrap());
    let stride: Vec<_> = history.told().take(64).cloned().collect();
    let undo = best(50, || {
        let took = timed(|| history.go_to(before).unwrap());
        history.go_to(last).unwrap();
        took
    });
    let fold = best(50, || {
        timed(|| {
            let mut game = Game::default();
            stride.iter().for_each(|entry| game.fold(entry).unwrap());
            game
        })
    });
    at_most(4.0, "undo in 10,000 to 64 folds", undo, fold);
}

#[test]
fn opening_grows_with_the_entries_and_no_faster() {
    let open = |n: usize, runs| {
        let file = text(&ledger(n).0);
        let open = best(runs, || {
            let file = file.clone();
            timed(|| read(file).unwrap())
        });
        let bare = best(runs, || {
            timed(|| {
                let lines = file.split(|b| *b == b'\n').filter(|line| !line.is_empty());
                lines.map(|l| serde_json::from_slice::<Value>(l).unwrap()).collect::<Vec<_>>()
            })
        });
        (open, bare)
    };
    let ((short, _), (long, bare)) = (open(1_000, 8), open(10_000, 3));
    at_most(2.5, "open 10,000 to ten times 1,000", long, short * 10);
    at_most(6.0, "open 10,000 to reading them as JSON", long, bare);
}

fn touch(desk: &mut Desk) {
    let by = if entries(desk).is_multiple_of(2) { -1 } else { 1 };
    score(desk, by);
}

#[test]
fn a_touch_costs_the_same_in_a_game_of_3_000_entries_as_in_one_of_300() {
    let folder = tempfile::tempdir().unwrap();
    let mut desks = [300, 3_000].map(|n| {
        let mut desk = desk(&folder.path().join(n.to_string()));
        desk.go(Screen::NewGame);
        desk.begin();
        while entries(&desk) < n {
            touch(&mut desk);
        }
        desk
    });
    for screen in [Screen::Board, Screen::Table, Screen::Ledger] {
        let [short, long] = desks.each_mut().map(|desk| {
            desk.go(screen);
            best(20, || {
                timed(|| {
                    touch(desk);
                    let page = (screen == Screen::Board).then(|| desk.board());
                    let told = (screen == Screen::Ledger).then(|| desk.ledger());
                    black_box((page, told, desk.table(), desk.due()))
                })
            })
        });
        at_most(4.0, &format!("a touch and its {screen:?}"), long, short);
    }
}

#[test]
fn the_first_look_at_a_long_ledger_with_many_branches_takes_less_than_opening_it() {
    let folder = tempfile::tempdir().unwrap();
    let (lines, history) = ledger(10_000);
    assert!(history.branches().len() > 50, "{} branches", history.branches().len());
    let path = folder.path().join("long.woodland");
    std::fs::write(&path, text(&lines)).unwrap();
    let mut desk = desk(folder.path());
    let open = timed(|| desk.open_game(&path));
    let look = timed(|| desk.ledger().unwrap());
    at_most(2.0, "the ledger of 10,000 to opening them", look, open);
}

#[test]
fn the_game_before_any_entry_is_the_one_it_was_made_in() {
    let mut script = Script::default();
    let mut games = vec![Game::default()];
    for _ in 0..700 {
        let before = script.history.game().clone();
        if let woodland_ledger::store::line::Line::Entry(_) = script.next() {
            games.push(before);
        }
    }
    for entry in script.history.all() {
        let game = script.history.game_before(entry).unwrap();
        assert_eq!(game, games[usize::try_from(entry.id.0).unwrap()], "entry {}", entry.id.0);
    }
}

#[test]
fn a_durable_entry_costs_little_more_than_a_bare_synced_write() {
    let folder = tempfile::tempdir().unwrap();
    let mut script = Script::default();
    let mut writer = Writer::create(&folder.path().join("m.woodland"), &header(), quiet()).unwrap();
    settle(&writer);
    let entry = best(100, || {
        let line = script.next();
        timed(|| {
            writer.append(line);
            settle(&writer)
        })
    });
    let bare = folder.path().join("bare");
    let mut file = OpenOptions::new().create(true).append(true).open(bare).unwrap();
    let line = text(&[script.next()]);
    let bare = best(100, || {
        timed(|| {
            file.write_all(&line).unwrap();
            file.sync_data().unwrap();
        })
    });
    // Where a sync costs nothing, two threads that call each other do.
    at_most(5.0, "a durable entry to a bare one", entry, bare.max(Duration::from_micros(200)));
}

/// What a process of its own needs for a ledger, in kilobytes.
pub fn weigh(ledger: &Path) {
    let loaded = load(ledger).unwrap();
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|l| l.strip_prefix("VmRSS:")).unwrap();
    say(&format!("weighs {}", line.trim().trim_end_matches(" kB")));
    drop(loaded);
    std::process::exit(0);
}

#[cfg(target_os = "linux")]
#[test]
fn memory_grows_with_the_entries_and_no_faster() {
    let folder = tempfile::tempdir().unwrap();
    let [none, half, whole] = [1, 10_000, 20_000].map(|n| {
        let path = folder.path().join(format!("{n}.woodland"));
        std::fs::write(&path, text(&ledger(n).0)).unwrap();
        let said = Child::start("weigh", &path).wait_for("weighs ");
        said.trim().strip_prefix("weighs ").unwrap().parse::<f64>().unwrap()
    });
    let (first, second) = (half - none, whole - half);
    println!("10,000 lines: {first} kB, 10,000 more: {second} kB");
    assert!(second < first * 1.6, "{first} kB, then {second} kB");
    // A long evening is a few hundred lines; ten thousand of them fit into any phone.
    assert!(first < 120_000.0, "{first} kB");
}
