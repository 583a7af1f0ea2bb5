//! The file layer: the few things that the store does to a disk, behind a trait so that tests can make each of them fail.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::Arc;

use atomic_write_file::AtomicWriteFile;

/// A place that keeps files.
pub trait Disk: Send + Sync + 'static {
    /// How large a file is; `None` for what is there but is no file.
    fn size(&self, path: &Path) -> io::Result<Option<u64>>;
    /// Reads a file, but no more than so many bytes of it.
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>>;
    /// Opens a file that exists, for writing.
    fn open(&self, path: &Path) -> io::Result<Box<dyn LedgerFile>>;
    /// Opens a file that is there to be locked, and makes it where there is none.
    fn open_lock(&self, path: &Path) -> io::Result<File>;
    /// Writes a whole file in one step: afterwards it is all there for good, or nothing has changed.
    fn replace(&self, path: &Path, text: &[u8]) -> io::Result<()>;
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;
    fn remove(&self, path: &Path) -> io::Result<()>;
    /// Makes a folder, and those that it lies in, where they do not exist.
    fn make_folder(&self, path: &Path) -> io::Result<()>;
}

/// A disk that several hold.
pub type AnyDisk = Arc<dyn Disk>;

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
    fn size(&self, path: &Path) -> io::Result<Option<u64>> {
        let about = fs::metadata(path)?;
        Ok(about.is_file().then_some(about.len()))
    }

    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        let file = File::open(path)?;
        let size = file.metadata()?.len().min(most);
        let mut text = Vec::with_capacity(usize::try_from(size).unwrap_or(0));
        file.take(most).read_to_end(&mut text)?;
        Ok(text)
    }

    fn open(&self, path: &Path) -> io::Result<Box<dyn LedgerFile>> {
        Ok(Box::new(OpenOptions::new().write(true).open(path)?))
    }

    fn open_lock(&self, path: &Path) -> io::Result<File> {
        OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)
    }

    fn replace(&self, path: &Path, text: &[u8]) -> io::Result<()> {
        let mut file = AtomicWriteFile::open(path)?;
        file.write_all(text)?;
        // Syncs the file before it moves it.
        file.commit()?;
        sync_folder(path)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)?;
        sync_folder(to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn make_folder(&self, path: &Path) -> io::Result<()> {
        fs::create_dir_all(path)
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

/// Makes a name in a folder last. Other systems than Unix do so by themselves, or offer no way.
fn sync_folder(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}
