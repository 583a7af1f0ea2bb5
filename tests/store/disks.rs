//! Disks that fail on purpose, and one that forgets what was not synced.

use std::collections::HashMap;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use woodland_ledger::store::disk::{Disk, LedgerFile, StdDisk};

/// How a disk fails, and how often it was used.
#[derive(Debug, Default)]
pub struct Plan {
    pub calls: usize,
    /// The first call that fails, counted from 1; 0 for never.
    pub fail_at: usize,
    pub for_ever: bool,
    pub code: i32,
}

/// The real disk, behind a plan of failures. What fails does half its work first.
#[derive(Clone, Debug, Default)]
pub struct Flaky(pub Arc<Mutex<Plan>>);

impl Flaky {
    pub fn heal(&self) {
        self.0.lock().unwrap().fail_at = 0;
    }

    fn call(&self) -> Result<(), io::Error> {
        let mut plan = self.0.lock().unwrap();
        plan.calls += 1;
        let now = plan.calls == plan.fail_at;
        let later = plan.for_ever && plan.fail_at > 0 && plan.calls > plan.fail_at;
        if now || later { Err(io::Error::from_raw_os_error(plan.code)) } else { Ok(()) }
    }
}

impl Disk for Flaky {
    type File = FlakyFile;

    fn open(&mut self, path: &Path) -> io::Result<FlakyFile> {
        self.call()?;
        Ok(FlakyFile { disk: self.clone(), file: StdDisk.open(path)? })
    }

    fn replace(&mut self, path: &Path, text: &[u8]) -> io::Result<()> {
        self.call()?;
        StdDisk.replace(path, text)?;
        // The folder's sync is the last thing, and can fail when the file is in place already.
        self.call()
    }

    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
        self.call()?;
        StdDisk.rename(from, to)
    }
}

#[derive(Debug)]
pub struct FlakyFile {
    disk: Flaky,
    file: fs::File,
}

impl LedgerFile for FlakyFile {
    fn size(&mut self) -> io::Result<u64> {
        self.disk.call()?;
        self.file.size()
    }

    fn append(&mut self, text: &[u8]) -> io::Result<()> {
        let can = self.disk.call();
        let part = if can.is_ok() { text } else { &text[..text.len() / 2] };
        self.file.append(part)?;
        can
    }

    fn sync(&mut self) -> io::Result<()> {
        self.disk.call()?;
        self.file.sync()
    }

    fn truncate(&mut self, len: u64) -> io::Result<()> {
        self.disk.call()?;
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
    type File = ForgetfulFile;

    fn open(&mut self, path: &Path) -> io::Result<ForgetfulFile> {
        if !self.files.lock().unwrap().contains_key(path) {
            return Err(ErrorKind::NotFound.into());
        }
        Ok(ForgetfulFile { disk: self.clone(), path: path.into() })
    }

    fn replace(&mut self, path: &Path, text: &[u8]) -> io::Result<()> {
        let sectors = Sectors { lasting: text.into(), seen: text.into() };
        self.files.lock().unwrap().insert(path.into(), sectors);
        Ok(())
    }

    fn rename(&mut self, _from: &Path, _to: &Path) -> io::Result<()> {
        Err(ErrorKind::Unsupported.into())
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
