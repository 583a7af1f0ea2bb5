//! Putting whole files on a shelf and moving them about: never over another file, and all there or not at all.

use std::io;
use std::path::{Path, PathBuf};

use super::disk::Disk;
use super::place::free_path;
use super::writer::free_name;

/// Writes a new file under this name, or under one like it that is free. Waits for the disk.
pub fn put(
    disk: &dyn Disk,
    folder: &Path,
    stem: &str,
    extension: &str,
    text: &[u8],
) -> io::Result<PathBuf> {
    onto_free(disk, folder, stem, extension, |path| disk.put_new(path, text))
}

/// Moves a file into a folder, under this name or one like it that is free.
pub fn take_to(
    disk: &dyn Disk,
    from: &Path,
    folder: &Path,
    stem: &str,
    extension: &str,
) -> io::Result<PathBuf> {
    onto_free(disk, folder, stem, extension, |path| disk.move_new(from, path))
}

/// Tries names until one is free: another window may have taken it since it was looked at.
fn onto_free(
    disk: &dyn Disk,
    folder: &Path,
    stem: &str,
    extension: &str,
    put: impl Fn(&Path) -> io::Result<()>,
) -> io::Result<PathBuf> {
    disk.make_folder(folder)?;
    loop {
        let path = free_path(folder, stem, extension);
        match put(&path) {
            Ok(()) => return Ok(path),
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
            Err(e) => return Err(e),
        }
    }
}

/// Keeps a copy of a file beside it, if there is one.
pub fn copy_aside(disk: &dyn Disk, path: &Path, why: &str, most: u64) -> io::Result<()> {
    match disk.read(path, most) {
        Ok(text) => disk.put_new(&free_name(path, why), &text),
        Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(e) => Err(e),
    }
}
