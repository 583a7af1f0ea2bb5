//! Putting whole files on a shelf and moving them about: never over another file, and all there or not at all.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::disk;
use super::place::free_path;
use super::writer::free_name;

/// Writes a new file under this name, or under one like it that is free. Waits for the disk.
pub fn put(folder: &Path, stem: &str, extension: &str, text: &[u8]) -> io::Result<PathBuf> {
    let path = reserve(folder, stem, extension)?;
    match disk::replace(&path, text) {
        Ok(()) => Ok(path),
        Err(e) => {
            give_back(&path);
            Err(e)
        }
    }
}

/// Moves a file into a folder, under this name or one like it that is free.
pub fn take_to(from: &Path, folder: &Path, stem: &str, extension: &str) -> io::Result<PathBuf> {
    // Asked before a name is taken for it.
    fs::symlink_metadata(from)?;
    let path = reserve(folder, stem, extension)?;
    let moved = match fs::rename(from, &path) {
        // Another disk, or another part of this one.
        Err(e) if e.kind() == io::ErrorKind::CrossesDevices => fs::read(from)
            .and_then(|text| disk::replace(&path, &text))
            .and_then(|()| fs::remove_file(from)),
        moved => moved,
    };
    match moved.and_then(|()| disk::sync_folder(&path)) {
        Ok(()) => Ok(path),
        Err(e) => {
            if from.symlink_metadata().is_ok() {
                give_back(&path);
            }
            Err(e)
        }
    }
}

/// Keeps a copy of a file beside it.
pub fn copy_aside(path: &Path, why: &str) -> io::Result<PathBuf> {
    let kept = free_name(path, why);
    disk::replace(&kept, &fs::read(path)?)?;
    Ok(kept)
}

/// Takes a name by an empty file, so that nobody else gets it meanwhile.
fn reserve(folder: &Path, stem: &str, extension: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    loop {
        let path = free_path(folder, stem, extension);
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(_) => return Ok(path),
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
            Err(e) => return Err(e),
        }
    }
}

/// Gives a name back that nothing was written under.
fn give_back(path: &Path) {
    if path.metadata().is_ok_and(|about| about.len() == 0)
        && let Err(e) = fs::remove_file(path)
    {
        log::warn!("an empty file is left: {e}");
    }
}
