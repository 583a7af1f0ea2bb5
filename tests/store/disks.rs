//! Disks that fail on purpose, and one that forgets what was not synced.

use std::collections::HashMap;
use std::fs::File;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use woodland_ledger::store::disk::{AnyDisk, Disk, LedgerFile, StdDisk};

/// How a disk fails, and how often it was used.
#[derive(Debug, Default)]
pub struct Plan {
    pub calls: usize,
    /// The first call that fails, counted from 1; 0 for never.
    pub fail_at: usize,
    pub for_ever: bool,
    pub code: i32,
    /// Counts and fails only for files that end so.
    pub only: Option<&'static str>,
    /// How long each of these calls takes.
    pub slow: Duration,
    /// The calls that failed, and on which file.
    pub failed: Vec<(&'static str, PathBuf)>,
}

/// What disks say most: full, broken, forbidden, read-only.
pub const CODES: [i32; 4] = [28, 5, 13, 30];

/// The real disk, behind a plan of failures. What fails does half its work first.
#[derive(Clone, Debug, Default)]
pub struct Flaky(pub Arc<Mutex<Plan>>);

impl Flaky {
    pub fn new(fail_at: usize, for_ever: bool, code: i32) -> Self {
        Self(Arc::new(Mutex::new(Plan { fail_at, for_ever, code, ..Plan::default() })))
    }

    /// One that fails for files with this ending and for no others.
    pub fn only(self, ending: &'static str) -> Self {
        self.0.lock().unwrap().only = Some(ending);
        self
    }

    pub fn slow(self, slow: Duration) -> Self {
        self.0.lock().unwrap().slow = slow;
        self
    }

    /// As it is handed to the app.
    pub fn disk(&self) -> AnyDisk {
        Arc::new(self.clone())
    }

    /// How often it was used.
    pub fn calls(&self) -> usize {
        self.0.lock().unwrap().calls
    }

    pub fn heal(&self) {
        self.0.lock().unwrap().fail_at = 0;
    }

    /// From now on nothing works.
    pub fn break_now(&self) {
        let mut plan = self.0.lock().unwrap();
        (plan.fail_at, plan.for_ever) = (plan.calls + 1, true);
    }

    pub fn healed(&self) -> bool {
        self.0.lock().unwrap().fail_at == 0
    }

    /// The calls that have failed so far.
    pub fn failed(&self) -> Vec<(&'static str, PathBuf)> {
        self.0.lock().unwrap().failed.clone()
    }

    fn call(&self, what: &'static str, path: &Path) -> Result<(), io::Error> {
        let (done, slow) = self.plan(what, path);
        std::thread::sleep(slow);
        done
    }

    fn plan(&self, what: &'static str, path: &Path) -> (io::Result<()>, Duration) {
        let mut plan = self.0.lock().unwrap();
        if plan.only.is_some_and(|ending| path.extension().is_none_or(|e| e != ending)) {
            return (Ok(()), Duration::ZERO);
        }
        plan.calls += 1;
        let slow = plan.slow;
        let now = plan.calls == plan.fail_at;
        let later = plan.for_ever && plan.fail_at > 0 && plan.calls > plan.fail_at;
        if now || later {
            plan.failed.push((what, path.into()));
            return (Err(io::Error::from_raw_os_error(plan.code)), slow);
        }
        (Ok(()), slow)
    }
}

impl Disk for Flaky {
    fn size(&self, path: &Path) -> io::Result<Option<u64>> {
        self.call("size", path)?;
        StdDisk.size(path)
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        self.call("read", path)?;
        StdDisk.read(path, most)
    }

    fn open(&self, path: &Path) -> io::Result<Box<dyn LedgerFile>> {
        self.call("open", path)?;
        let file = StdDisk.open(path)?;
        Ok(Box::new(FlakyFile { disk: self.clone(), path: path.into(), file }))
    }

    fn open_lock(&self, path: &Path) -> io::Result<File> {
        self.call("lock", path)?;
        StdDisk.open_lock(path)
    }

    fn replace(&self, path: &Path, text: &[u8]) -> io::Result<()> {
        self.call("replace", path)?;
        StdDisk.replace(path, text)?;
        // The folder's sync is the last thing, and can fail when the file is in place already.
        self.call("sync folder", path)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.call("rename", from)?;
        StdDisk.rename(from, to)
    }

    fn put_new(&self, path: &Path, text: &[u8]) -> io::Result<()> {
        self.call("put", path)?;
        StdDisk.put_new(path, text)?;
        self.call("sync folder", path)
    }

    fn move_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.call("move", from)?;
        StdDisk.move_new(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.call("remove", path)?;
        StdDisk.remove(path)
    }

    fn make_folder(&self, path: &Path) -> io::Result<()> {
        self.call("folder", path)?;
        StdDisk.make_folder(path)
    }
}

pub struct FlakyFile {
    disk: Flaky,
    path: PathBuf,
    file: Box<dyn LedgerFile>,
}

impl LedgerFile for FlakyFile {
    fn size(&mut self) -> io::Result<u64> {
        self.disk.call("size", &self.path)?;
        self.file.size()
    }

    fn append(&mut self, text: &[u8]) -> io::Result<()> {
        let can = self.disk.call("append", &self.path);
        let part = if can.is_ok() { text } else { &text[..text.len() / 2] };
        self.file.append(part)?;
        can
    }

    fn sync(&mut self) -> io::Result<()> {
        self.disk.call("sync", &self.path)?;
        self.file.sync()
    }

    fn truncate(&mut self, len: u64) -> io::Result<()> {
        self.disk.call("truncate", &self.path)?;
        self.file.truncate(len)
    }
}

/// What a power cut would leave, and what programs see until then.
#[derive(Clone, Debug, Default)]
struct Sectors {
    lasting: Vec<u8>,
    seen: Vec<u8>,
}

/// A disk in memory that keeps what was synced apart from what was written.
#[derive(Clone, Debug, Default)]
pub struct Forgetful {
    files: Arc<Mutex<HashMap<PathBuf, Sectors>>>,
    lies: bool,
}

impl Forgetful {
    /// One that lies claims to have synced.
    pub fn new(lies: bool) -> Self {
        Self { lies, ..Self::default() }
    }

    /// What would be there after a power cut now.
    pub fn lasting(&self, path: &Path) -> Vec<u8> {
        self.files.lock().unwrap().get(path).map(|s| s.lasting.clone()).unwrap_or_default()
    }
}

impl Disk for Forgetful {
    fn size(&self, path: &Path) -> io::Result<Option<u64>> {
        let files = self.files.lock().unwrap();
        Ok(Some(files.get(path).ok_or(ErrorKind::NotFound)?.seen.len() as u64))
    }

    fn read(&self, path: &Path, _most: u64) -> io::Result<Vec<u8>> {
        Ok(self.files.lock().unwrap().get(path).ok_or(ErrorKind::NotFound)?.seen.clone())
    }

    fn open(&self, path: &Path) -> io::Result<Box<dyn LedgerFile>> {
        self.size(path)?;
        Ok(Box::new(ForgetfulFile { disk: self.clone(), path: path.into() }))
    }

    fn open_lock(&self, path: &Path) -> io::Result<File> {
        StdDisk.open_lock(path)
    }

    fn replace(&self, path: &Path, text: &[u8]) -> io::Result<()> {
        let sectors = Sectors { lasting: text.into(), seen: text.into() };
        self.files.lock().unwrap().insert(path.into(), sectors);
        Ok(())
    }

    fn rename(&self, _from: &Path, _to: &Path) -> io::Result<()> {
        Err(ErrorKind::Unsupported.into())
    }

    fn put_new(&self, _path: &Path, _text: &[u8]) -> io::Result<()> {
        Err(ErrorKind::Unsupported.into())
    }

    fn move_new(&self, _from: &Path, _to: &Path) -> io::Result<()> {
        Err(ErrorKind::Unsupported.into())
    }

    fn remove(&self, _path: &Path) -> io::Result<()> {
        Err(ErrorKind::Unsupported.into())
    }

    fn make_folder(&self, _path: &Path) -> io::Result<()> {
        Ok(())
    }
}

#[derive(Debug)]
pub struct ForgetfulFile {
    disk: Forgetful,
    path: PathBuf,
}

impl ForgetfulFile {
    fn with<T>(&self, work: impl FnOnce(&mut Sectors) -> T) -> T {
        work(self.disk.files.lock().unwrap().entry(self.path.clone()).or_default())
    }
}

impl LedgerFile for ForgetfulFile {
    fn size(&mut self) -> io::Result<u64> {
        Ok(self.with(|s| s.seen.len()) as u64)
    }

    fn append(&mut self, text: &[u8]) -> io::Result<()> {
        self.with(|s| s.seen.extend(text));
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        if !self.disk.lies {
            self.with(|s| s.lasting.clone_from(&s.seen));
        }
        Ok(())
    }

    fn truncate(&mut self, len: u64) -> io::Result<()> {
        self.with(|s| s.seen.truncate(usize::try_from(len).unwrap()));
        Ok(())
    }
}
