//! Two windows, each a program of its own, on the same game; and the one that has it is killed. Fifty times.

use std::path::Path;
use std::time::Duration;

use woodland_ledger::app::desk::{Desk, Remark, Screen};
use woodland_ledger::app::files::OpenFault;
use woodland_ledger::engine::table::Command;

use super::{desk, entries};
use crate::store::kill::{Child, say};

const TIMES: usize = 50;

/// What a window does: it opens the game that was open last and plays, or says that somebody else has it and leaves.
pub fn window(folder: &Path) {
    let mut desk = desk(folder);
    desk.resume_last();
    if desk.session().is_none() {
        assert_eq!(desk.remark(), Some(Remark::Fault(OpenFault::Busy)));
        say("busy");
        std::process::exit(0);
    }
    say("open");
    loop {
        write(&mut desk);
        desk.session_mut().unwrap().settle();
        say(&format!("saved {}", entries(&desk)));
    }
}

fn write(desk: &mut Desk) {
    desk.act(Command::Note(format!("after {}", entries(desk))));
}

fn opened(folder: &Path) -> Desk {
    let mut desk = desk(folder);
    desk.resume_last();
    assert!(desk.session().is_some(), "{:?}", desk.remark());
    desk
}

#[test]
fn two_windows_fifty_times_on_one_game_and_its_owner_killed_fifty_times() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = desk(folder.path());
    first.go(Screen::NewGame);
    first.begin();
    let mut there = entries(&first);
    first.close_game();
    drop(first);
    for time in 0..TIMES {
        // Both at once: one of them has it, the other one says so and leaves.
        let mut pair = [(); 2].map(|()| Child::start("window", folder.path()));
        let said = pair.each_mut().map(|child| {
            let word = child.wait_for_any(&["open", "busy"]);
            word.trim().to_owned()
        });
        let [a, b] = pair;
        let (mut owner, other) = match said.each_ref().map(String::as_str) {
            ["open", "busy"] => (a, b),
            ["busy", "open"] => (b, a),
            both => panic!("time {time}: {both:?}"),
        };
        assert!(other.wait().1.success());
        let mut third = desk(folder.path());
        third.resume_last();
        assert_eq!(third.remark(), Some(Remark::Fault(OpenFault::Busy)), "time {time}");
        let mut said = owner.wait_for("saved ");
        std::thread::sleep(Duration::from_millis(rand::random_range(0..12)));
        said += &owner.kill();
        let saved = said.split_inclusive('\n').filter_map(|line| {
            line.strip_suffix('\n')?.strip_prefix("saved ")?.parse::<usize>().ok()
        });
        let saved = saved.max().unwrap();
        assert!(saved > there, "time {time}");
        // The next one has everything that was called saved, goes on, and leaves it to the next.
        let mut next = opened(folder.path());
        assert!(entries(&next) >= saved, "time {time}: {saved} saved, {} there", entries(&next));
        write(&mut next);
        there = entries(&next);
        next.close_game();
        assert!(next.session().is_none(), "saved");
    }
    assert_eq!(entries(&opened(folder.path())), there);
}
