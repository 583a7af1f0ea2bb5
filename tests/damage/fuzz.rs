//! Golden ledgers cut at every length, with flipped bits, and files of nonsense: each is opened or refused with a typed
//! reason, always the same, without a panic and without a change to a byte.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::start;
use woodland_ledger::engine::history::History;
use woodland_ledger::engine::invariants;
use woodland_ledger::store::ledger::{LoadError, Loaded, load, read};
use woodland_ledger::store::place;
use woodland_ledger::store::settings::{Notice, load_figures, load_settings};

use super::BOTH;
use crate::games::golden::saves;
use crate::store::script::assert_same;

/// How many flips, and how many files of nonsense.
const MANY: usize = 10_000;
/// A golden ledger up to so many bytes is a small one.
const SMALL: usize = 20_000;
const SEED: u64 = 0x000d_a11a_9e00;

/// Does so many things on all processors.
fn spread(many: usize, work: impl Fn(usize) + Sync) {
    let (next, work) = (AtomicUsize::new(0), &work);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    if at >= many {
                        return;
                    }
                    work(at);
                }
            });
        }
    });
}

fn golden() -> Vec<(PathBuf, Vec<u8>)> {
    let saves: Vec<_> =
        saves().into_iter().map(|path| (path.clone(), fs::read(path).unwrap())).collect();
    let small = saves.iter().filter(|(_, text)| text.len() < SMALL).count();
    assert!(small >= 3, "three golden ledgers that are not too long for every test");
    saves
}

/// What a reader says of a text.
type Said = Result<Loaded, LoadError>;

/// What is said of it twice, and the same.
fn said_twice(text: &[u8]) -> Said {
    let (first, second) = (read(text.to_vec()), read(text.to_vec()));
    match (&first, &second) {
        (Ok(a), Ok(b)) => {
            assert_eq!((&a.header, &a.torn, a.keep), (&b.header, &b.torn, b.keep));
            assert_eq!(a.history.game(), b.history.game());
        }
        (Err(a), Err(b)) => assert_eq!(a, b),
        (a, b) => panic!("said differently: {a:?}, {b:?}"),
    }
    first
}

/// A text as a file among the games of a person. Opening it at the desk says the same as reading it, and leaves it alone.
fn at_the_desk(folder: &Path, name: usize, text: &[u8], said: &Said) {
    let data = folder.join(name.to_string());
    let path = data.join("games/strange.woodland");
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, text).unwrap();
    let mut desk = super::desk(&data);
    for language in BOTH {
        desk.set_language(language);
        let start = start::start(&desk);
        let listed: Vec<_> = start.games.into_iter().chain(start.finished).collect();
        assert_eq!(listed.len(), 1);
        assert_eq!(listed[0].fault.is_empty(), said.is_ok(), "{:?}", listed[0].fault);
    }
    desk.open_game(&path);
    match said {
        Ok(loaded) => {
            // Whatever stands there now can be looked at, in every language.
            for language in BOTH {
                desk.set_language(language);
                look(&mut desk);
            }
            desk.close_game();
            let now = fs::read(&path).unwrap();
            let keep = usize::try_from(loaded.keep).unwrap();
            assert!(now.starts_with(&text[..keep]) && now.len() <= keep + 1);
        }
        Err(fault) => {
            assert_eq!(desk.screen(), Screen::Repair);
            let [english, dutch] = BOTH.map(|language| {
                desk.set_language(language);
                let view = desk.repair().unwrap();
                assert_eq!(view.fault, start::load_fault(language, fault));
                view.fault
            });
            assert!(!english.is_empty() && english != dutch);
            assert!(desk.session().is_none());
            assert!(fs::read(&path).unwrap() == text, "unchanged");
            assert!(place::glance(path.clone()).fault.is_none_or(|glanced| glanced == *fault));
            // Mended, what can be read is a game, and the damaged file is kept as it is.
            desk.mend();
            let mended = desk.session().is_some();
            let kept = if mended { data.join("damaged/strange.woodland") } else { path };
            assert!(fs::read(kept).unwrap() == text, "unchanged");
            if mended {
                look(&mut desk);
                desk.close_game();
            }
        }
    }
    desk.files.settle_backups();
    fs::remove_dir_all(data).unwrap();
}

fn look(desk: &mut Desk) {
    for screen in [Screen::Table, Screen::Board, Screen::Ledger] {
        desk.go(screen);
    }
    let order = desk.session().unwrap().game().order().to_vec();
    for seat in order {
        desk.show_seat(seat);
        desk.board().unwrap();
    }
    desk.table().unwrap();
    desk.ledger().unwrap();
    desk.due();
}

/// Whatever is taken adds up.
fn adds_up(history: &History, what: &str) {
    assert_eq!(invariants::check(history.game()), [], "{what}");
}

#[test]
fn golden_ledgers_cut_at_every_length() {
    let folder = super::quick_folder();
    for (path, text) in golden() {
        // Where lines end, and the game as it is there.
        let mut ends = vec![0];
        ends.extend(text.iter().enumerate().filter(|(_, b)| **b == b'\n').map(|(at, _)| at + 1));
        let whole: Vec<Option<History>> =
            ends.iter().map(|end| Some(read(text[..*end].to_vec()).ok()?.history)).collect();
        // Of a long one every length takes minutes: here those around the ends of lines and one of forty others.
        let all = text.len() < SMALL || std::env::var_os("WOODLAND_EVERY_CUT").is_some();
        let near = |cut: usize| (cut..cut + 3).any(|at| ends.binary_search(&at).is_ok());
        let cuts: Vec<usize> =
            (0..text.len()).filter(|cut| all || cut % 40 == 5 || near(*cut)).collect();
        spread(cuts.len(), |at| {
            let cut = cuts[at];
            let what = format!("{} cut at {cut}", path.display());
            let said = read(text[..cut].to_vec());
            let line = ends.partition_point(|end| *end <= cut) - 1;
            // All but its line break: the line is whole.
            let line = if text.get(cut) == Some(&b'\n') { line + 1 } else { line };
            match &said {
                Ok(loaded) => {
                    let whole = whole[line].as_ref().unwrap_or_else(|| panic!("{what}"));
                    assert_eq!(loaded.history.game(), whole.game(), "{what}");
                    assert_eq!(loaded.history.all().len(), whole.all().len(), "{what}");
                    assert_eq!(loaded.torn.is_some(), (loaded.keep as usize) < cut, "{what}");
                    if cut.is_multiple_of(101) {
                        assert_same(&loaded.history, whole);
                    }
                }
                Err(LoadError::Empty) => assert_eq!(cut, 0, "{what}"),
                Err(fault) => {
                    assert_eq!((fault, line), (&LoadError::NotALedger, 0), "{what}");
                }
            }
            if cut.is_multiple_of(211) || ends.contains(&cut) && cut.is_multiple_of(7) {
                at_the_desk(folder.path(), cut, &text[..cut], &said);
            }
        });
    }
}

#[test]
fn golden_ledgers_with_one_bit_flipped() {
    let (golden, folder) = (golden(), super::quick_folder());
    let (taken, refused) = (AtomicUsize::new(0), AtomicUsize::new(0));
    spread(MANY, |at| {
        let mut luck = StdRng::seed_from_u64(SEED + at as u64);
        // The small ones more often than the large one.
        let (path, text) = match at % 10 {
            0 => golden.choose(&mut luck).unwrap(),
            _ => golden
                .iter()
                .filter(|(_, text)| text.len() < SMALL)
                .collect::<Vec<_>>()
                .choose(&mut luck)
                .copied()
                .unwrap(),
        };
        let mut text = text.clone();
        let (byte, bit) = (luck.random_range(0..text.len()), luck.random_range(0..8));
        text[byte] ^= 1 << bit;
        let said = said_twice(&text);
        let what = format!("{}: bit {bit} of byte {byte}", path.display());
        match &said {
            Ok(loaded) => {
                adds_up(&loaded.history, &what);
                taken.fetch_add(1, Ordering::Relaxed);
            }
            Err(_) => drop(refused.fetch_add(1, Ordering::Relaxed)),
        }
        if at % 20 == 0 {
            at_the_desk(folder.path(), at, &text, &said);
        }
    });
    println!("{taken:?} taken, {refused:?} refused");
    assert!(taken.into_inner() > 100 && refused.into_inner() > 1000);
}

/// A file of nonsense: now this kind, now that.
fn nonsense(luck: &mut StdRng, golden: &[Vec<u8>]) -> Vec<u8> {
    let lines = |text: &[u8]| -> Vec<Vec<u8>> {
        text.split_inclusive(|b| *b == b'\n').map(<[u8]>::to_vec).collect()
    };
    let some = golden.choose(luck).unwrap();
    let header = some.split_inclusive(|b| *b == b'\n').next().unwrap().to_vec();
    let bytes = |luck: &mut StdRng, most: usize| -> Vec<u8> {
        let n = luck.random_range(0..most);
        (0..n).map(|_| luck.random()).collect()
    };
    let soup = |luck: &mut StdRng| -> Vec<u8> {
        const WORDS: [&str; 26] = [
            "{",
            "}",
            "[",
            "]",
            ":",
            ",",
            "\"entry\"",
            "\"cursor\"",
            "\"at\"",
            "\"id\"",
            "\"on\"",
            "\"effects\"",
            "\"command\"",
            "\"score\"",
            "\"seat\"",
            "0",
            "1",
            "-1",
            "99999999999999999999",
            "1e400",
            "null",
            "true",
            "\"\\ud800\"",
            "\"🦊\"",
            "\n",
            " ",
        ];
        let n = luck.random_range(1..120);
        (0..n).flat_map(|_| WORDS.choose(luck).unwrap().bytes()).collect()
    };
    match luck.random_range(0..12) {
        0 => bytes(luck, 4096),
        1 => [header, bytes(luck, 4096)].concat(),
        2 => soup(luck),
        3 => [header, soup(luck), b"\n".to_vec()].concat(),
        // Deeper than anybody should follow.
        4 => [header, b"{\"entry\":".to_vec(), b"[".repeat(luck.random_range(1..5000))].concat(),
        // Lines in another order, missing, or there twice.
        5 => {
            let mut lines = lines(some);
            let (a, b) = (luck.random_range(0..lines.len()), luck.random_range(0..lines.len()));
            lines.swap(a, b);
            lines.concat()
        }
        6 => {
            let mut lines = lines(some);
            let at = luck.random_range(0..lines.len());
            lines.remove(at);
            lines.concat()
        }
        7 => {
            let mut lines = lines(some);
            let (at, to) = (luck.random_range(0..lines.len()), luck.random_range(0..lines.len()));
            lines.insert(to, lines[at].clone());
            lines.concat()
        }
        // The beginning of one game and the end of another.
        8 => {
            let other = golden.choose(luck).unwrap();
            let (cut, from) = (luck.random_range(0..some.len()), luck.random_range(0..other.len()));
            [&some[..cut], &other[from..]].concat()
        }
        // A number that is another one.
        9 => {
            let mut text = some.clone();
            let digits: Vec<usize> =
                (0..text.len()).filter(|at| text[*at].is_ascii_digit()).collect();
            let at = *digits.choose(luck).unwrap();
            let number: &[u8] =
                [&b"0"[..], b"7", b"255", b"256", b"65536", b"4294967295", b"-5", b"1.5", b"\"1\""]
                    .choose(luck)
                    .unwrap();
            text.splice(at..=at, number.iter().copied());
            text
        }
        // A stretch of nothing, as a disk leaves behind that lost a block.
        10 => {
            let mut text = some.clone();
            let from = luck.random_range(0..text.len());
            let end = (from + luck.random_range(1..4096)).min(text.len());
            text[from..end].fill(0);
            text
        }
        _ => {
            let mut text = some.clone();
            for _ in 0..luck.random_range(2..40) {
                let at = luck.random_range(0..text.len());
                text[at] = luck.random();
            }
            text
        }
    }
}

#[test]
fn files_of_nonsense() {
    let golden: Vec<Vec<u8>> = golden()
        .into_iter()
        .map(|(_, text)| text)
        // Of the long one, the beginning.
        .map(|text| {
            let ends: Vec<usize> = text
                .iter()
                .enumerate()
                .filter(|(_, b)| **b == b'\n')
                .map(|(at, _)| at + 1)
                .collect();
            text[..ends[ends.len().min(60) - 1]].to_vec()
        })
        .collect();
    let folder = super::quick_folder();
    let (taken, refused) = (AtomicUsize::new(0), AtomicUsize::new(0));
    spread(MANY, |at| {
        let mut luck = StdRng::seed_from_u64(SEED ^ at as u64);
        let text = nonsense(&mut luck, &golden);
        let said = said_twice(&text);
        match &said {
            Ok(loaded) => {
                adds_up(&loaded.history, &format!("file {at}"));
                taken.fetch_add(1, Ordering::Relaxed);
            }
            Err(_) => drop(refused.fetch_add(1, Ordering::Relaxed)),
        }
        if at % 20 == 0 {
            at_the_desk(folder.path(), at, &text, &said);
        }
        // On disk, each time: nobody writes to what is only read.
        let path = folder.path().join(format!("{at}.woodland"));
        fs::write(&path, &text).unwrap();
        assert_eq!(load(&path).map(|l| l.keep), said.map(|l| l.keep));
        assert!(fs::read(&path).unwrap() == text);
        fs::remove_file(path).unwrap();
    });
    println!("{taken:?} taken, {refused:?} refused");
    assert!(taken.into_inner() > 100 && refused.into_inner() > 5000);
}

#[test]
fn settings_and_figures_of_nonsense() {
    let folder = super::quick_folder();
    let good: [&[u8]; 2] = [
        b"{\"version\":1,\"language\":\"nl\",\"theme\":\"dark\",\"scale_percent\":100,\"last_game\":\"a\",\"last_seat\":1}",
        b"{\"version\":1,\"figures\":[[{\"lost_powers\":{\"old_friends\":\"fox\"}},{\"number\":3}]]}",
    ];
    spread(2000, |at| {
        let mut luck = StdRng::seed_from_u64(SEED ^ at as u64);
        let mut text = good[at % 2].to_vec();
        for _ in 0..luck.random_range(1..4) {
            let at = luck.random_range(0..text.len());
            match luck.random_range(0..3) {
                0 => text[at] ^= 1 << luck.random_range(0..8),
                1 => text.truncate(at.max(1)),
                _ => text.insert(at, luck.random()),
            }
        }
        let path = folder.path().join(format!("{at}.json"));
        fs::write(&path, &text).unwrap();
        let notice = if at % 2 == 0 { load_settings(&path).1 } else { load_figures(&path).1 };
        match notice {
            None => assert!(fs::read(&path).unwrap() == text),
            Some(Notice::Garbage { kept } | Notice::Future { kept, .. }) => {
                assert!(fs::read(kept.unwrap()).unwrap() == text, "set aside as it was");
            }
            Some(Notice::Unreadable(kind)) => panic!("{kind}"),
        }
    });
}
