//! A disk that is really full, and one that is really read-only: small file systems in memory, mounted by this program
//! once more in name spaces of its own. Where the machine allows nobody to mount, the tests say so and are skipped.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::process::Command;

use woodland_ledger::app::desk::{Desk, Remark, Screen};
use woodland_ledger::app::dialog::Dialog;
use woodland_ledger::app::files::{ShelfFault, Trouble};
use woodland_ledger::app::session::Keeping;
use woodland_ledger::app::start;
use woodland_ledger::engine::table::Command as Touch;
use woodland_ledger::store::SaveFault;
use woodland_ledger::store::crash::{self, Crash};
use woodland_ledger::store::disk::StdDisk;
use woodland_ledger::store::ledger::load;
use woodland_ledger::store::settings::load_settings;
use woodland_ledger::words::Language;

use super::{BOTH, desk, entries, score};
use crate::store::kill::{Child, say};

const MOUNT: &str = "mount -t tmpfs -o size=512k none \"$0\" && exec \"$@\"";

/// The words that mount a small disk on a folder and then start what follows; or why nobody may.
fn mounter(folder: &str) -> Result<Vec<&str>, String> {
    let mut why = String::new();
    for unshare in [&["unshare", "-rm"][..], &["unshare", "-m"]] {
        let words = [unshare, &["sh", "-c", MOUNT, folder]].concat();
        match Command::new(words[0]).args(&words[1..]).arg("true").output() {
            Ok(out) if out.status.success() => return Ok(words),
            Ok(out) => why = String::from_utf8_lossy(&out.stderr).trim().into(),
            Err(e) => why = e.to_string(),
        }
    }
    Err(why)
}

fn mounted(role: &str) {
    let dir = tempfile::tempdir().unwrap();
    let disk = dir.path().join("small disk");
    fs::create_dir(&disk).unwrap();
    match mounter(disk.to_str().unwrap()) {
        Ok(words) => {
            let (said, status) = Child::start_by(&words, role, &disk).wait();
            assert!(status.success() && said.contains("all of it"), "{status}: {said}");
        }
        Err(why) => println!("skipped: nobody may mount a disk here: {why}"),
    }
}

fn keeping(desk: &mut Desk) -> Keeping {
    let session = desk.session_mut().unwrap();
    session.settle();
    session.keeping()
}

/// The banner and the word at the bottom, in every language.
fn told(desk: &Desk, fault: SaveFault) {
    let trouble = Trouble::NotRemembered(fault);
    assert_eq!(desk.remark(), Some(Remark::Trouble(trouble)));
    let said = BOTH.map(|language| start::save_fault(language, fault).1);
    let beside = BOTH.map(|language| start::trouble(language, trouble));
    for [english, dutch] in [&said, &beside] {
        assert!(!english.is_empty() && english != dutch);
    }
    assert!(beside[0].ends_with(&said[0]) && beside[1].ends_with(&said[1]));
}

#[test]
fn a_disk_that_is_really_full() {
    mounted("full");
}

pub fn full(disk: &Path) {
    let folder = disk.join("data");
    let mut desk = desk(&folder);
    desk.welcomed();
    desk.go(Screen::NewGame);
    desk.begin();
    assert_eq!(keeping(&mut desk), Keeping::Saved);
    let path = desk.path().unwrap().to_path_buf();
    let before = fs::read(&path).unwrap();
    // Not a byte is left.
    let ballast = disk.join("ballast");
    let mut file = OpenOptions::new().create(true).append(true).open(&ballast).unwrap();
    while file.write_all(&[1; 512]).is_ok() {}
    drop(file);
    let mut touches = 0;
    let mut touch = |desk: &mut Desk| {
        desk.act(Touch::Note(format!("touch {touches}")));
        touches += 1;
        keeping(desk)
    };
    // The last block of the ledger has some room.
    while touch(&mut desk) == Keeping::Saved {}
    for _ in 0..20 {
        assert_eq!(touch(&mut desk), Keeping::Failed(SaveFault::DiskFull));
    }
    let there = entries(&desk);
    desk.set_language(Language::Dutch);
    told(&desk, SaveFault::DiskFull);
    desk.dismiss_remark();
    let done = desk.files.duplicate(&path);
    assert_eq!(done, Err(ShelfFault::Disk(SaveFault::DiskFull)));
    desk.dismiss_remark();
    assert_eq!(desk.files.games().len(), 1, "no half copy");
    desk.close_game();
    assert_eq!(desk.dialog(), Some(&Dialog::Unsaved));
    assert!(!desk.may_close() || desk.dialog().is_some());
    desk.dismiss_dialog();
    assert_eq!(entries(&desk), there, "all of it is in memory");
    let now = fs::read(&path).unwrap();
    assert!(now.starts_with(&before), "what was there is there");
    assert!(load(&path).unwrap().history.len() < there);
    let (settings, notice) = load_settings(&folder.join("settings.json"));
    assert_eq!((settings.language.as_deref(), notice), (Some("en"), None), "the old ones");
    // Somebody makes room.
    fs::remove_file(&ballast).unwrap();
    desk.retry_save();
    assert_eq!(keeping(&mut desk), Keeping::Saved);
    assert_eq!(load_settings(&folder.join("settings.json")).0.language.as_deref(), Some("nl"));
    let game = desk.session().unwrap().game().clone();
    desk.close_game();
    desk.open_game(&path);
    assert_eq!(*desk.session().unwrap().game(), game);
    assert_eq!(entries(&desk), there);
    say("all of it");
}

#[test]
fn a_disk_that_is_really_read_only() {
    mounted("read-only");
}

fn remount(disk: &Path, how: &str) {
    let mount = Command::new("mount").args(["-o", &format!("remount,{how}")]).arg(disk).status();
    assert!(mount.unwrap().success());
}

pub fn read_only(disk: &Path) {
    let folder = disk.join("data");
    let mut first = desk(&folder);
    first.welcomed();
    first.go(Screen::NewGame);
    first.begin();
    assert_eq!(keeping(&mut first), Keeping::Saved);
    let path = first.path().unwrap().to_path_buf();
    first.close_game();
    // A torn end, which opening would like to set aside.
    let mut file = OpenOptions::new().append(true).open(&path).unwrap();
    file.write_all(b"{\"entry\":{").unwrap();
    drop(file);
    let before = fs::read(&path).unwrap();
    // A file that is being written keeps the disk from turning.
    first.files.settle_backups();
    remount(disk, "ro");
    let mut desk = desk(&folder);
    desk.resume_last();
    assert_eq!(entries(&desk), 1, "it can be looked at");
    score(&mut desk, 1);
    assert_eq!(keeping(&mut desk), Keeping::Failed(SaveFault::ReadOnly));
    desk.set_language(Language::Dutch);
    told(&desk, SaveFault::ReadOnly);
    desk.dismiss_remark();
    desk.close_game();
    let done = desk.files.rename(&path, "other");
    assert_eq!(done, Err(ShelfFault::Disk(SaveFault::ReadOnly)));
    desk.dismiss_remark();
    let note = folder.join("stopped.json");
    assert!(crash::leave(&StdDisk, &note, &Crash::default()).is_err());
    assert_eq!(fs::read(&path).unwrap(), before, "not a byte has changed");
    // Saved elsewhere, it goes on there.
    let other = tempfile::tempdir().unwrap();
    let elsewhere = other.path().join("elsewhere.woodland");
    desk.session_mut().unwrap().keeper().save_elsewhere(&elsewhere);
    assert_eq!(keeping(&mut desk), Keeping::Saved);
    score(&mut desk, 1);
    assert_eq!(keeping(&mut desk), Keeping::Saved);
    assert_eq!(load(&elsewhere).unwrap().history.game(), desk.session().unwrap().game());
    desk.close_game();
    // Or the disk can be written again.
    desk.open_game(&path);
    score(&mut desk, 2);
    assert_eq!(keeping(&mut desk), Keeping::Failed(SaveFault::ReadOnly));
    remount(disk, "rw");
    desk.retry_save();
    assert_eq!(keeping(&mut desk), Keeping::Saved);
    assert_eq!(load(&path).unwrap().history.game(), desk.session().unwrap().game());
    assert_eq!(load_settings(&folder.join("settings.json")).0.language.as_deref(), Some("nl"));
    say("all of it");
}
