//! How long the engine takes for what a touch asks of it, in a long evening: `cargo bench --no-default-features`.
//! Prints medians and fails at nothing; a whole touch should stay below 16 ms.

use std::hint::black_box;
use std::time::{Duration, Instant};

use woodland_ledger::engine::entry::Entry;
use woodland_ledger::engine::history::History;
use woodland_ledger::engine::offer;
use woodland_ledger::engine::propose::propose;
use woodland_ledger::store::ledger::read;

#[allow(dead_code)]
#[path = "../tests/store/script.rs"]
mod script;

use script::{ledger, seat, text};

/// The median of so many runs; what `prepare` makes is not counted.
fn measure<T, R>(name: &str, runs: usize, mut prepare: impl FnMut() -> T, run: impl Fn(T) -> R) {
    let mut times: Vec<Duration> = (0..runs)
        .map(|_| {
            let prepared = prepare();
            let start = Instant::now();
            let result = black_box(run(prepared));
            let took = start.elapsed();
            drop(result);
            took
        })
        .collect();
    times.sort_unstable();
    println!("{name:45} {:>12?}", times[runs / 2]);
}

fn main() {
    let (lines, history) = ledger(10_000);
    let file = text(&lines);
    println!("{} entries, {} bytes", history.all().len(), file.len());

    let game = history.game();
    let offers = offer::offers(game, seat(0));
    println!("{} offers to a seat", offers.len());
    measure("offers to a seat", 200, || (), |()| offer::offers(game, seat(0)));
    measure(
        "propose each of them once",
        200,
        || (),
        |()| {
            offers.iter().filter(|offer| propose(game, &offer.command, false, &[]).is_ok()).count()
        },
    );

    let last = history.told().next_back().expect("an entry").clone();
    let shorter = || {
        let mut shorter: History = history.clone();
        shorter.go_to(last.on).expect("undo");
        shorter
    };
    let push = |mut history: History| {
        let again = Entry { id: history.next_id(), on: history.here(), ..last.clone() };
        history.push(again).expect("the same entry again");
        history
    };
    measure("fold one entry", 50, shorter, push);
    let undo = |mut history: History| {
        history.go_to(last.on).expect("undo");
        history
    };
    measure("undo one entry", 50, || history.clone(), undo);
    let first = history.all()[0].id;
    let back = |mut history: History| {
        history.go_to(first).expect("back to the start");
        history
    };
    measure("back to the first entry", 50, || history.clone(), back);
    measure("open 10,000 lines", 20, || file.clone(), |file| read(file).expect("a ledger"));
}
