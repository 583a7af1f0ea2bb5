//! Measurements, for those who ask: `cargo test --release --no-default-features -- --ignored --nocapture measure`.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use woodland_ledger::store::ledger::read;
use woodland_ledger::store::line::Line;
use woodland_ledger::store::writer::{SaveFault, Settled, Writer};

use super::script::{Script, close, header, ledger, quiet, settle, text};

#[test]
#[ignore = "a measurement"]
fn one_durable_append() {
    let dir = tempfile::tempdir().unwrap();
    let mut writer = Writer::create(&dir.path().join("m.woodland"), &header(), quiet()).unwrap();
    settle(&writer);
    let mut script = Script::default();
    let mut times: Vec<Duration> = (0..500)
        .map(|_| {
            let line = script.next();
            let start = Instant::now();
            writer.append(line);
            settle(&writer);
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    println!("one durable append: median {:?}, 99 of 100 within {:?}", times[250], times[494]);
    let lines: Vec<_> = (0..500).map(|_| script.next()).collect();
    let start = Instant::now();
    for line in lines {
        writer.append(line);
    }
    let handed_over = start.elapsed();
    settle(&writer);
    println!("500 at once: handed over in {handed_over:?}, saved in {:?}", start.elapsed());
    close(writer);
}

#[test]
#[ignore = "a measurement"]
fn loading_10_000_lines() {
    let (lines, history) = ledger(10_000);
    let text = text(&lines);
    let (bytes, start) = (text.len(), Instant::now());
    let loaded = read(text).unwrap();
    let took = start.elapsed();
    assert_eq!(loaded.history.all().len(), history.all().len());
    println!(
        "10,000 lines, {} entries, {bytes} bytes: {took:?}, {:.0} lines a second",
        history.all().len(),
        10_000.0 / took.as_secs_f64()
    );
}

/// On a small disk of your own, named in WOODLAND_SMALL_DISK: fills it with a game, makes room, goes on.
#[test]
#[ignore = "needs a small disk"]
fn a_disk_that_is_really_full() {
    let Some(disk) = std::env::var_os("WOODLAND_SMALL_DISK") else { return };
    let (path, ballast) =
        (Path::new(&disk).join("full.woodland"), Path::new(&disk).join("ballast"));
    fs::write(&ballast, vec![0; 16 * 1024]).unwrap();
    let mut writer = Writer::create(&path, &header(), quiet()).unwrap();
    let mut script = Script::default();
    let mut lines = vec![Line::Header(header())];
    let append = |writer: &mut Writer, script: &mut Script, lines: &mut Vec<Line>| {
        lines.push(script.next());
        writer.append(lines[lines.len() - 1].clone());
        settle(writer)
    };
    while append(&mut writer, &mut script, &mut lines) == Settled::Saved {}
    for _ in 0..10 {
        let failed = Settled::Failed(SaveFault::DiskFull);
        assert_eq!(append(&mut writer, &mut script, &mut lines), failed);
    }
    let saved = usize::try_from(writer.status().saved.0).unwrap();
    println!("full after {saved} lines");
    assert!(fs::read(&path).unwrap().starts_with(&text(&lines[..=saved])));
    fs::remove_file(&ballast).unwrap();
    writer.retry();
    assert_eq!(settle(&writer), Settled::Saved);
    close(writer);
    assert!(fs::read(&path).unwrap() == text(&lines));
    fs::remove_file(&path).unwrap();
}
