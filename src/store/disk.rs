//! The file layer: the few things that the store does to a disk, behind a trait so that tests can make each of them fail.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;

use atomic_write_file::AtomicWriteFile;

/// A place that keeps files.
pub trait Disk: Send + 'static {
    type File: LedgerFile;

    /// Opens a file that exists, for writing.
    fn open(&mut self, path: &Path) -> io::Result<Self::File>;
    /// Writes a whole file in one step: afterwards it is all there for good, or nothing has changed.
    fn replace(&mut self, path: &Path, text: &[u8]) -> io::Result<()>;
    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()>;
}

/// A ledger open for writing.
pub trait LedgerFile {
    fn size(&mut self) -> io::Result<u64>;
    /// Writes at the end. On an error part of it may be there.
    fn append(&mut self, text: &[u8]) -> io::Result<()>;
    /// Returns when everything appended would survive a power cut.
    fn sync(&mut self) -> io::Result<()>;
    fn truncate(&mut self, len: u64) -> io::Result<()>;
}

/// The real one.
#[derive(Clone, Copy, Debug, Default)]
pub struct StdDisk;

impl Disk for StdDisk {
    type File = File;

    fn open(&mut self, path: &Path) -> io::Result<File> {
        OpenOptions::new().write(true).open(path)
    }

    fn replace(&mut self, path: &Path, text: &[u8]) -> io::Result<()> {
        replace(path, text)
    }

    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)?;
        sync_folder(to)
    }
}

impl LedgerFile for File {
    fn size(&mut self) -> io::Result<u64> {
        Ok(self.metadata()?.len())
    }

    fn append(&mut self, text: &[u8]) -> io::Result<()> {
        self.seek(SeekFrom::End(0))?;
        self.write_all(text)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.sync_data()
    }

    fn truncate(&mut self, len: u64) -> io::Result<()> {
        self.set_len(len)
    }
}

/// Writes a whole file beside its place, syncs it, moves it there and syncs the folder.
pub(super) fn replace(path: &Path, text: &[u8]) -> io::Result<()> {
    let mut file = AtomicWriteFile::open(path)?;
    file.write_all(text)?;
    // Syncs the file before it moves it.
    file.commit()?;
    sync_folder(path)
}

/// Makes a name in a folder last. Other systems than Unix do so by themselves, or offer no way.
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}
