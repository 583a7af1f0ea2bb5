//! A question that waits for answers, on disks that fail and in a process that is killed: no answer that was kept is lost,
//! and whatever becomes of it, entries are saved as ever and nobody is told otherwise.

use std::path::Path;
use std::time::{Duration, Instant};

use woodland_ledger::app::desk::Desk;
use woodland_ledger::app::session::Keeping;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::Command;
use woodland_ledger::store::waiting;

use super::{desk, desk_on, entries, quick_folder, score};
use crate::app::battle::{answer, lay};
use crate::store::disks::{CODES, Flaky};
use crate::store::kill::{Child, say};

/// A battle; at its end nothing more is asked.
const SAID: [&str; 4] = ["2", "3", "No ambush card", "3 and 1"];
const DEATHS: usize = 30;

/// How far they are: entries, and answers of the battle that is being told.
type At = (usize, usize);

fn at(desk: &Desk) -> At {
    let answers = desk.session().unwrap().pending().map_or(0, |pending| pending.answers.len());
    (entries(desk), answers)
}

fn stands(desk: &Desk) -> bool {
    desk.session().unwrap().pending().is_some()
}

/// One touch more: the next answer, or the next battle.
fn go_on(desk: &mut Desk) {
    let (_, answers) = at(desk);
    if stands(desk) {
        answer(desk, SAID[answers]);
    } else {
        let (attacker, defender) = (SeatId::default(), SeatId::new(1));
        desk.act(Command::Battle { attacker, defender, by: None });
    }
}

fn keeping(desk: &mut Desk) -> Keeping {
    let session = desk.session_mut().unwrap();
    session.settle();
    session.keeping()
}

fn opened(folder: &Path) -> Desk {
    let mut desk = desk(folder);
    desk.resume_last();
    assert!(desk.session().is_some(), "{:?}", desk.remark());
    desk
}

/// What the child does: it goes on where it stands, says how far it is once that is safe, and never closes.
pub fn battles(folder: &Path) {
    let mut desk = opened(folder);
    loop {
        go_on(&mut desk);
        assert_eq!(keeping(&mut desk), Keeping::Saved);
        let (entries, answers) = at(&desk);
        say(&format!("at {entries} {answers} {}", stands(&desk)));
    }
}

fn said(line: &str) -> Option<(At, bool)> {
    let mut words = line.strip_suffix('\n')?.strip_prefix("at ")?.split(' ');
    let mut number = || words.next()?.parse().ok();
    let at = (number()?, number()?);
    Some((at, words.next()?.parse().ok()?))
}

#[test]
fn killed_in_the_middle_of_battles_each_answer_that_was_kept_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = desk(folder.path());
    lay(&mut first);
    first.show_seat(SeatId::default());
    first.close_game();
    drop(first);
    let (mut last, mut halves) = ((0, 0), 0);
    for death in 0..DEATHS {
        let mut child = Child::start("battles", folder.path());
        let mut heard = child.wait_for("at ");
        std::thread::sleep(Duration::from_micros(rand::random_range(0..40_000)));
        heard += &child.kill();
        let (kept, stood) = heard.split_inclusive('\n').filter_map(said).next_back().unwrap();
        assert!(kept > last || stood, "death {death}: it went on from {last:?}");
        let next = opened(folder.path());
        let there = at(&next);
        assert!(there >= kept, "death {death}: {kept:?} was kept, {there:?} is there");
        assert!(there > kept || stands(&next) || !stood, "death {death}: no question at {kept:?}");
        assert_eq!(next.remark(), None, "death {death}");
        halves += usize::from(there.1 > 0);
        last = there;
    }
    assert!(halves > 3, "only {halves} of {DEATHS} were in the middle of a battle");
    // And the battle that it was killed in is fought to its end.
    let mut desk = opened(folder.path());
    let before = entries(&desk);
    while entries(&desk) == before {
        go_on(&mut desk);
    }
    assert_eq!((entries(&desk), stands(&desk)), (before + 1, false));
}

/// An evening in which every entry is saved, nobody is told of anything, and the game is left without a question.
/// Returns how often what waits was touched on the disk.
fn evening(fail_at: usize, for_ever: bool, code: i32) -> usize {
    let what = format!("call {fail_at}, for ever: {for_ever}, code {code}");
    let folder = quick_folder();
    let flaky = Flaky::new(fail_at, for_ever, code).only("waiting");
    let mut desk = desk_on(flaky.disk(), folder.path());
    let quiet = |desk: &mut Desk| {
        assert_eq!(keeping(desk), Keeping::Saved, "{what}");
        assert_eq!((desk.remark(), desk.dialog()), (None, None), "{what}");
    };
    lay(&mut desk);
    desk.show_seat(SeatId::default());
    let begun = entries(&desk);
    for _ in 0..SAID.len() + 1 {
        go_on(&mut desk);
        quiet(&mut desk);
    }
    assert_eq!(at(&desk), (begun + 1, 0), "{what}");
    go_on(&mut desk);
    go_on(&mut desk);
    quiet(&mut desk);
    desk.cancel();
    score(&mut desk, 1);
    desk.undo();
    go_on(&mut desk);
    go_on(&mut desk);
    quiet(&mut desk);
    let path = desk.path().unwrap().to_path_buf();
    desk.close_game();
    desk.open_game(&path);
    quiet(&mut desk);
    assert_eq!(entries(&desk), begun + 1, "{what}");
    if !stands(&desk) {
        assert!(fail_at > 0, "the question is there on a healthy disk");
    }
    while entries(&desk) == begun + 1 {
        go_on(&mut desk);
    }
    quiet(&mut desk);
    desk.close_game();
    assert!(desk.session().is_none(), "{what}");
    // Whatever was left behind is over, since the game went on.
    let next = opened(folder.path());
    assert_eq!((at(&next), stands(&next)), ((begun + 2, 0), false), "{what}");
    let calls = flaky.calls();
    drop(next);
    assert!(fail_at > 0 || !waiting::file(&path).exists());
    calls
}

#[test]
fn a_disk_that_does_not_take_what_waits_takes_every_entry() {
    let calls = evening(0, false, 0);
    assert!(calls > 12, "what waits was touched {calls} times");
    for fail_at in 1..=calls {
        for code in CODES {
            for for_ever in [false, true] {
                evening(fail_at, for_ever, code);
            }
        }
    }
}

/// Answers are kept behind people's backs: who plays on waits for no disk, however slow, and of what was overtaken by the
/// next answer only the last is written.
#[test]
fn no_touch_waits_until_an_answer_is_kept() {
    const SLOW: Duration = Duration::from_millis(1500);
    let folder = quick_folder();
    let flaky = Flaky::new(0, false, 0).only("waiting").slow(SLOW);
    let mut desk = desk_on(flaky.disk(), folder.path());
    lay(&mut desk);
    desk.show_seat(SeatId::default());
    let begun = entries(&desk);
    let clock = Instant::now();
    for _ in 0..SAID.len() + 1 {
        go_on(&mut desk);
    }
    let took = clock.elapsed();
    println!("{} touches on a disk of {SLOW:?} a call: {took:?}", SAID.len() + 1);
    assert!(took < SLOW, "{took:?}");
    assert_eq!((keeping(&mut desk), at(&desk)), (Keeping::Saved, (begun + 1, 0)));
    assert!(!waiting::file(desk.path().unwrap()).exists());
}

/// When nothing is saved any more, the banner is that of the entries; and the next start has the battle before the entry
/// that the disk did not take.
#[test]
fn an_entry_that_was_not_saved_leaves_the_answers_that_were() {
    let folder = quick_folder();
    let flaky = Flaky::new(0, true, 28);
    let mut desk = desk_on(flaky.disk(), folder.path());
    lay(&mut desk);
    desk.show_seat(SeatId::default());
    let begun = entries(&desk);
    for _ in 0..SAID.len() {
        go_on(&mut desk);
    }
    assert_eq!(keeping(&mut desk), Keeping::Saved);
    flaky.break_now();
    go_on(&mut desk);
    assert!(matches!(keeping(&mut desk), Keeping::Failed(_)));
    assert_eq!(at(&desk), (begun + 1, 0));
    // It ends here, with the disk as it is.
    drop(desk);
    let mut next = opened(folder.path());
    assert_eq!((at(&next), stands(&next)), ((begun, SAID.len() - 1), true));
    go_on(&mut next);
    assert_eq!(at(&next), (begun + 1, 0));
}
