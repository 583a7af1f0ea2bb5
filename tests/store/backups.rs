//! Backups: everything comes back as it was; what is damaged or strange is refused, typed; the old ones go, the right ones stay.

use std::fs;
use std::io::Write;
use std::path::Path;

use woodland_ledger::store::backup::{
    self, BackupFault, EXTENSION, list, pack, read, read_index, rotate,
};
use woodland_ledger::store::disk::StdDisk;
use woodland_ledger::store::place::Place;

use super::disks::{CODES, Flaky};
use super::script::{ledger, text};

const DAY: i64 = 24 * 3_600_000;
const NOW: i64 = 1_767_225_600_000;

fn by_day(at: i64) -> i64 {
    at.div_euclid(DAY)
}

/// A place with some games, settings and figures.
fn place(folder: &Path) -> Place {
    let place = Place::find(Some(folder)).unwrap();
    place.prepare().unwrap();
    for (name, lines) in [("2026-01-02", 40), ("Zoë's", 3), ("long", 300)] {
        fs::write(place.games().join(format!("{name}.woodland")), text(&ledger(lines).0)).unwrap();
    }
    fs::write(place.games().join("spoilt.woodland"), "no ledger").unwrap();
    fs::write(place.settings_file(), "{\"version\":1,\"theme\":\"dark\"}").unwrap();
    fs::write(place.figures_file(), "{\"version\":1,\"figures\":[]}").unwrap();
    place
}

#[test]
fn everything_comes_back_as_it_was() {
    let dir = tempfile::tempdir().unwrap();
    let place = place(dir.path());
    let file = dir.path().join("all.woodland-backup");
    fs::write(&file, pack(&StdDisk, &place, NOW, "0.1.0").unwrap()).unwrap();
    let contents = read(&file).unwrap();
    assert_eq!(contents.index, read_index(&file).unwrap());
    assert_eq!(contents.index.at, NOW);
    assert_eq!(contents.games.len(), 4);
    for (name, text) in &contents.games {
        let there = place.games().join(format!("{name}.woodland"));
        let there = if there.exists() { there } else { place.games().join("Zoë's.woodland") };
        assert!(*text == fs::read(there).unwrap(), "{name}");
    }
    assert_eq!(contents.settings.unwrap(), fs::read(place.settings_file()).unwrap());
    assert_eq!(contents.figures.unwrap(), fs::read(place.figures_file()).unwrap());
    let long = contents.index.games.iter().find(|game| game.name == "long").unwrap();
    assert_eq!(long.entries, ledger(300).1.all().len());
    assert!(long.played.is_some() && long.id.is_some());
}

#[test]
fn a_damaged_backup_is_refused_wherever_it_is_damaged() {
    let dir = tempfile::tempdir().unwrap();
    let place = place(dir.path());
    fs::remove_file(place.games().join("long.woodland")).unwrap();
    let whole = pack(&StdDisk, &place, NOW, "0.1.0").unwrap();
    let file = dir.path().join("damaged.woodland-backup");
    let good = {
        fs::write(&file, &whole).unwrap();
        read(&file).unwrap()
    };
    for cut in (0..whole.len()).step_by(7) {
        fs::write(&file, &whole[..cut]).unwrap();
        let fault = read(&file).map(|c| c.index.at).unwrap_err();
        assert!(
            matches!(fault, BackupFault::NotABackup | BackupFault::Damaged),
            "{cut}: {fault:?}"
        );
    }
    // A flipped bit is refused, or lies where it means nothing.
    for at in (0..whole.len()).step_by(3) {
        let mut bytes = whole.clone();
        bytes[at] ^= 1 << (at % 8);
        fs::write(&file, &bytes).unwrap();
        if let Ok(found) = read(&file) {
            for (name, text) in &found.games {
                let known = good.games.iter().any(|(_, other)| other == text);
                assert!(known, "byte {at}: another text was taken for {name}");
            }
        }
    }
}

/// Whatever a stranger packs, no part of it gets a path, and none is larger than a game can be.
#[test]
fn a_strangers_archive_does_no_harm() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("strange.woodland-backup");
    let pack = |index: &str, parts: &[(&str, &[u8])]| {
        let mut zip = zip::ZipWriter::new(fs::File::create(&file).unwrap());
        let how = zip::write::SimpleFileOptions::default();
        for (name, text) in [("backup.json", index.as_bytes())].iter().chain(parts) {
            zip.start_file(*name, how).unwrap();
            zip.write_all(text).unwrap();
        }
        zip.finish().unwrap();
    };
    let index = |version: u32| {
        format!(
            "{{\"format\":\"woodland-ledger-backup\",\"version\":{version},\"at\":1,\"app\":\"x\",\"games\":[],\"figures\":false,\"settings\":false,\"print\":\"\"}}"
        )
    };
    let bomb = vec![0; 65 * 1024 * 1024];
    for (index, parts, fault) in [
        ("{}".to_owned(), &[][..], BackupFault::NotABackup),
        ("{\"format\":\"other\",\"version\":1}".into(), &[], BackupFault::NotABackup),
        (index(2), &[], BackupFault::FutureVersion { found: 2 }),
        ("{\"format\":\"woodland-ledger-backup\",\"version\":1}".into(), &[], BackupFault::Damaged),
        (index(1), &[("games/bomb.woodland", bomb.as_slice())], BackupFault::TooLarge),
    ] {
        pack(&index, parts);
        assert_eq!(read(&file).map(|c| c.index.at).unwrap_err(), fault, "{index}");
    }
    pack(
        &index(1),
        &[
            ("games/../../../up.woodland", b"x"),
            ("/etc/passwd", b"x"),
            ("games/n\u{fc}l.woodland", b"y"),
        ],
    );
    let contents = read(&file).unwrap();
    let names: Vec<&str> = contents.games.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["up", "nül"]);
    // No archive at all.
    for bytes in [&b""[..], b"PK\x03\x04", b"{\"header\":1}\n"] {
        fs::write(&file, bytes).unwrap();
        assert_eq!(read_index(&file).unwrap_err(), BackupFault::NotABackup);
    }
    assert_eq!(read_index(dir.path()).unwrap_err(), BackupFault::NotABackup);
    assert!(matches!(read_index(&dir.path().join("none")), Err(BackupFault::Io(_))));
}

#[test]
fn ten_recent_and_seven_daily_ones_lie_beside_the_data() {
    let dir = tempfile::tempdir().unwrap();
    let place = place(dir.path());
    let game = place.games().join("2026-01-02.woodland");
    let mut made = 0;
    for day in 0..12 {
        for n in 0..4 {
            let at = NOW + day * DAY + n * 600_000;
            let lines = usize::try_from(day * 4 + n).unwrap();
            fs::write(&game, text(&ledger(lines + 1).0)).unwrap();
            assert!(rotate(&StdDisk, &place, at, "0.1.0", by_day).unwrap());
            // Nothing has changed since.
            assert!(!rotate(&StdDisk, &place, at + 1, "0.1.0", by_day).unwrap());
            made += 1;
        }
    }
    assert_eq!(made, 48);
    let kept: Vec<i64> = list(&place.backups()).into_iter().map(|f| f.index.unwrap().at).collect();
    let recent = (0..10).map(|n| (47 - n) / 4 * DAY + (47 - n) % 4 * 600_000);
    // The three days that the ten reach into are told already.
    let daily = (5..9).rev().map(|day| day * DAY + 3 * 600_000);
    let wanted: Vec<i64> = recent.chain(daily).map(|at| NOW + at).collect();
    assert_eq!(kept, wanted);
    // A file of somebody else's in that folder stays.
    let strange = place.backups().join(format!("mine.{EXTENSION}"));
    fs::write(&strange, "mine").unwrap();
    fs::write(&game, text(&ledger(99).0)).unwrap();
    rotate(&StdDisk, &place, NOW + 20 * DAY, "0.1.0", by_day).unwrap();
    assert_eq!(fs::read_to_string(strange).unwrap(), "mine");
}

#[test]
fn a_disk_that_fails_costs_no_backup_that_was_there() {
    for code in CODES {
        for fail_at in 1.. {
            let dir = tempfile::tempdir().unwrap();
            let place = place(dir.path());
            rotate(&StdDisk, &place, NOW, "0.1.0", by_day).unwrap();
            let before = list(&place.backups()).remove(0);
            fs::write(place.games().join("new.woodland"), text(&ledger(9).0)).unwrap();
            let flaky = Flaky::new(fail_at, true, code);
            let made = rotate(&flaky, &place, NOW + DAY, "0.1.0", by_day);
            let failed = flaky.failed().len();
            if let Err(fault) = &made {
                assert_eq!(fault.raw_os_error(), Some(code), "call {fail_at}");
            }
            assert_eq!(backup::read(&before.path).unwrap().games.len(), 4, "call {fail_at}");
            assert!(list(&place.backups()).iter().all(|file| file.index.is_ok()));
            flaky.heal();
            rotate(&flaky, &place, NOW + 2 * DAY, "0.1.0", by_day).unwrap();
            let newest = list(&place.backups()).remove(0);
            assert_eq!(newest.index.unwrap().games.len(), 5, "call {fail_at}, code {code}");
            assert_eq!(backup::read(&newest.path).unwrap().games.len(), 5);
            if failed == 0 {
                assert!(fail_at > 10, "the disk was used {fail_at} times");
                break;
            }
        }
    }
}

#[test]
fn nothing_is_backed_up_where_there_is_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let place = Place::find(Some(dir.path())).unwrap();
    assert!(!rotate(&StdDisk, &place, NOW, "0.1.0", by_day).unwrap());
    assert!(!place.backups().exists() && list(&place.backups()).is_empty());
}
