//! When a backup is made, and which of the old ones stay.
//! It makes one only where something changed, and drops none that a later look would want.

use std::io;
use std::path::Path;

use crate::store::disk::Disk;
use crate::store::place::Place;
use crate::store::shelf;

use super::{EXTENSION, games, list, pack, print};

/// How many of the newest backups are kept,
pub const RECENT: usize = 10;
/// and of how many days one more, the last of its day.
pub const DAILY: usize = 7;

/// Writes a backup of a place, unless nothing has changed since the newest one, and drops those that are too many.
/// Whether one was written.
pub fn rotate(
    disk: &dyn Disk,
    place: &Place,
    at: i64,
    app: &str,
    day: impl Fn(i64) -> i64,
) -> io::Result<bool> {
    let folder = place.backups();
    if games(place).is_empty() {
        return Ok(false);
    }
    let newest = list(&folder).into_iter().find_map(|file| file.index.ok());
    if newest.is_some_and(|index| index.print == print(place)) {
        return Ok(false);
    }
    disk.make_folder(&folder)?;
    let text = pack(disk, place, at, app)?;
    shelf::put(disk, &folder, &name(at), EXTENSION, &text)?;
    drop_old(disk, &folder, day);
    Ok(true)
}

/// What a backup's file is called.
pub fn name(at: i64) -> String {
    let at = chrono::DateTime::from_timestamp_millis(at).unwrap_or_default();
    at.format("%Y-%m-%d-%H%M%SZ").to_string()
}

fn drop_old(disk: &dyn Disk, folder: &Path, day: impl Fn(i64) -> i64) {
    let files = list(folder);
    let times: Vec<i64> = files.iter().map_while(|f| f.index.as_ref().ok().map(|i| i.at)).collect();
    for (file, keep) in files.iter().zip(keep(&times, day)) {
        if !keep && let Err(e) = disk.remove(&file.path) {
            log::warn!("an old backup stays: {e}");
        }
    }
}

/// Which of these backups stay, the newest coming first.
pub fn keep(times: &[i64], day: impl Fn(i64) -> i64) -> Vec<bool> {
    let mut days: Vec<i64> = Vec::new();
    let mut stays = Vec::with_capacity(times.len());
    for (nth, at) in times.iter().enumerate() {
        let last_of_day = !days.contains(&day(*at));
        if last_of_day {
            days.push(day(*at));
        }
        stays.push(nth < RECENT || last_of_day && days.len() <= DAILY);
    }
    stays
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::super::{GAME, read};
    use super::*;
    use crate::store::disk::StdDisk;

    const HOUR: i64 = 3_600_000;

    fn by_day(at: i64) -> i64 {
        at.div_euclid(24 * HOUR)
    }

    #[test]
    fn of_two_backups_of_one_moment_the_later_one_is_the_newest() {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::find(Some(folder.path())).unwrap();
        let mut texts = Vec::new();
        for n in 0..11 {
            let game = place.games().join("evening").with_extension(GAME);
            fs::create_dir_all(place.games()).unwrap();
            fs::write(&game, format!("{{\"n\":{n}}}\n")).unwrap();
            texts.push(fs::read(&game).unwrap());
            assert!(rotate(&StdDisk, &place, 0, "0", by_day).unwrap(), "{n}");
            let newest = read(&list(&place.backups())[0].path).unwrap();
            assert_eq!(newest.games[0].1, texts[n], "{n}");
        }
    }

    #[test]
    fn ten_recent_and_one_of_each_of_seven_days_stay() {
        // One an hour for thirty days.
        let times: Vec<i64> = (0..720).rev().map(|h| h * HOUR).collect();
        let stay: Vec<i64> =
            times.iter().zip(keep(&times, by_day)).filter(|(_, k)| *k).map(|(t, _)| *t).collect();
        let recent = (0..10).map(|n| (719 - n) * HOUR);
        let daily = (1..7).map(|n| (719 - n * 24) * HOUR);
        assert_eq!(stay, recent.chain(daily).collect::<Vec<_>>());
        // One a day: ten stay all the same.
        let times: Vec<i64> = (0..30).rev().map(|d| d * 24 * HOUR).collect();
        assert_eq!(keep(&times, by_day).iter().filter(|k| **k).count(), 10);
        assert!(keep(&[], by_day).is_empty());
    }

    /// Kept one by one as they are made, nothing is dropped that a later look would want.
    #[test]
    fn the_last_of_each_day_survives_a_week_of_evenings() {
        let mut kept: Vec<i64> = Vec::new();
        for day in 0..40 {
            for quarter in 0..20 {
                kept.insert(0, day * 24 * HOUR + 18 * HOUR + quarter * HOUR / 4);
                let stays = keep(&kept, by_day);
                let mut stays = stays.iter();
                kept.retain(|_| *stays.next().unwrap());
            }
        }
        assert_eq!(kept.len(), 10 + 6);
        let last = |day: i64| day * 24 * HOUR + 18 * HOUR + 19 * HOUR / 4;
        assert_eq!(kept[10..], (33..39).rev().map(last).collect::<Vec<_>>());
    }
}
