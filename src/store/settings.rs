//! Settings and the printed figures that the table has told: conveniences apart from the ledgers.
//! A file that cannot be read is set aside and replaced by the defaults; no game ever depends on it.

use std::io;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::engine::factions::FactionFigure;
use crate::engine::figure::{FigureValue, Figures, Shape};
use crate::engine::seat::SeatId;

use super::disk::{Disk, StdDisk};
use super::writer::free_name;

/// The version that this build writes, and the highest that it reads.
const VERSION: u32 = 1;
/// More than any such file holds.
const MOST_BYTES: u64 = 1024 * 1024;
/// The longest short text, in characters.
const MOST_TEXT: usize = 64;

/// Which colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    #[default]
    System,
    Light,
    Dark,
    HighContrast,
}

/// What a person chose, and where they were.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// A language tag; without one the system's language counts.
    pub language: Option<String>,
    pub theme: Theme,
    pub scale_percent: u16,
    pub reduced_motion: bool,
    /// While a game is on.
    pub keep_awake: bool,
    pub far_view: bool,
    pub curtain: bool,
    /// The Nemesis text's own words, such as Bunny for Rabbit.
    pub table_words: bool,
    /// How long turns and games last.
    pub clock: bool,
    pub last_game: Option<PathBuf>,
    pub last_screen: String,
    pub last_seat: Option<u8>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::System,
            scale_percent: 100,
            reduced_motion: false,
            keep_awake: true,
            far_view: false,
            curtain: true,
            table_words: false,
            clock: false,
            last_game: None,
            last_screen: String::new(),
            last_seat: None,
        }
    }
}

impl Settings {
    pub const LEAST_SCALE: u16 = 80;
    pub const MOST_SCALE: u16 = 200;

    fn within_limits(mut self) -> Self {
        self.scale_percent = self.scale_percent.clamp(Self::LEAST_SCALE, Self::MOST_SCALE);
        self.last_seat = self.last_seat.filter(|seat| *seat < SeatId::MOST);
        self.language = self.language.map(|text| text.chars().take(MOST_TEXT).collect());
        self.last_screen = self.last_screen.chars().take(MOST_TEXT).collect();
        self
    }
}

/// Why the defaults were taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Not readable as what it should be.
    Garbage {
        kept: Option<PathBuf>,
    },
    /// Written by a later app.
    Future {
        found: u32,
        kept: Option<PathBuf>,
    },
    Unreadable(io::ErrorKind),
}

#[derive(Serialize)]
struct Written<'a, T> {
    version: u32,
    #[serde(flatten)]
    what: &'a T,
}

#[derive(Deserialize)]
struct Version {
    version: u32,
}

#[derive(Serialize)]
struct FiguresWritten<'a> {
    figures: &'a Figures,
}

#[derive(Deserialize)]
struct FiguresRead {
    figures: Vec<serde_json::Value>,
}

/// Reads the settings; where that fails, the defaults with the reason.
pub fn load_settings(path: &Path) -> (Settings, Option<Notice>) {
    load_settings_on(&StdDisk, path)
}

pub fn load_settings_on(disk: &dyn Disk, path: &Path) -> (Settings, Option<Notice>) {
    let (found, notice) = load::<Settings>(disk, path);
    (found.unwrap_or_default().within_limits(), notice)
}

/// Writes the settings in one step. Waits for the disk.
pub fn save_settings(path: &Path, settings: &Settings) -> io::Result<()> {
    save_settings_on(&StdDisk, path, settings)
}

pub fn save_settings_on(disk: &dyn Disk, path: &Path, settings: &Settings) -> io::Result<()> {
    save(disk, path, &settings.clone().within_limits())
}

/// Reads the figures. One that this build does not know, or that is out of range, counts as not told.
pub fn load_figures(path: &Path) -> (Figures, Option<Notice>) {
    load_figures_on(&StdDisk, path)
}

pub fn load_figures_on(disk: &dyn Disk, path: &Path) -> (Figures, Option<Notice>) {
    let (found, notice) = load::<FiguresRead>(disk, path);
    let mut figures = Figures::default();
    for told in found.map(|f| f.figures).unwrap_or_default() {
        if let Ok((figure, value)) = serde_json::from_value::<(FactionFigure, FigureValue)>(told)
            && fits(figure, value)
        {
            figures.learn(figure, value);
        }
    }
    (figures, notice)
}

/// Writes the figures in one step. Waits for the disk.
pub fn save_figures(path: &Path, figures: &Figures) -> io::Result<()> {
    save_figures_on(&StdDisk, path, figures)
}

pub fn save_figures_on(disk: &dyn Disk, path: &Path, figures: &Figures) -> io::Result<()> {
    save(disk, path, &FiguresWritten { figures })
}

fn fits(figure: FactionFigure, value: FigureValue) -> bool {
    match (figure.shape(), value) {
        (Shape::Number { min, max }, FigureValue::Number(n)) => (min..=max).contains(&n),
        (Shape::Price { max }, FigureValue::Price(price)) => price.amount() <= max,
        (Shape::Number { .. }, FigureValue::Price(_))
        | (Shape::Price { .. }, FigureValue::Number(_)) => false,
    }
}

fn save<T: Serialize>(disk: &dyn Disk, path: &Path, what: &T) -> io::Result<()> {
    let mut text = serde_json::to_vec_pretty(&Written { version: VERSION, what })?;
    text.push(b'\n');
    disk.replace(path, &text)
}

fn load<T: DeserializeOwned>(disk: &dyn Disk, path: &Path) -> (Option<T>, Option<Notice>) {
    let text = match read(disk, path) {
        Ok(text) => text,
        Err(e) if e.kind() == io::ErrorKind::NotFound => return (None, None),
        Err(e) => return (None, Some(Notice::Unreadable(e.kind()))),
    };
    let garbage = || Notice::Garbage { kept: set_aside(disk, path).ok() };
    match serde_json::from_slice::<Version>(&text) {
        Ok(Version { version: found }) if found > VERSION => {
            (None, Some(Notice::Future { found, kept: set_aside(disk, path).ok() }))
        }
        Ok(_) => match serde_json::from_slice(&text) {
            Ok(found) => (Some(found), None),
            Err(_) => (None, Some(garbage())),
        },
        Err(_) => (None, Some(garbage())),
    }
}

fn read(disk: &dyn Disk, path: &Path) -> io::Result<Vec<u8>> {
    // Asked before opening: opening a pipe would wait for its other end.
    disk.size(path)?.ok_or(io::ErrorKind::InvalidInput)?;
    disk.read(path, MOST_BYTES)
}

/// Renames a file that could not be read, so that the next one does not overwrite it.
pub fn set_aside(disk: &dyn Disk, path: &Path) -> io::Result<PathBuf> {
    let kept = free_name(path, "bad");
    disk.rename(path, &kept)?;
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::engine::card::Price;
    use crate::engine::factions::lost_powers::Figure;
    use crate::engine::suit::Suit;

    fn file(text: &str) -> (tempfile::TempDir, PathBuf) {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("settings.json");
        fs::write(&path, text).unwrap();
        (dir, path)
    }

    #[test]
    fn settings_come_back_as_saved() {
        let (_dir, path) = file("old");
        let settings = Settings {
            language: Some("nl".into()),
            theme: Theme::HighContrast,
            scale_percent: 150,
            last_game: Some("games/a \"b\" 🦊.woodland".into()),
            last_screen: "board".into(),
            last_seat: Some(3),
            far_view: true,
            ..Settings::default()
        };
        save_settings(&path, &settings).unwrap();
        assert_eq!(load_settings(&path), (settings, None));
    }

    #[test]
    fn a_missing_file_means_the_defaults_and_is_no_fault() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("none.json");
        assert_eq!(load_settings(&path), (Settings::default(), None));
        assert_eq!(load_figures(&path), (Figures::default(), None));
    }

    #[test]
    fn garbage_is_set_aside_unchanged() {
        for text in ["", "{", "\u{0}\u{0}", "{\"version\":1,\"theme\":3}", "[]"] {
            let (_dir, path) = file(text);
            let (settings, notice) = load_settings(&path);
            assert_eq!(settings, Settings::default());
            let Some(Notice::Garbage { kept: Some(kept) }) = notice else {
                panic!("{text}: {notice:?}")
            };
            assert!(kept.to_string_lossy().contains("settings.json.bad-"));
            assert_eq!(fs::read_to_string(kept).unwrap(), text);
            assert!(!path.exists());
        }
    }

    #[test]
    fn a_later_app_keeps_its_settings() {
        let (_dir, path) = file("{\"version\":2,\"theme\":\"sepia\"}");
        let (settings, notice) = load_settings(&path);
        assert_eq!(settings, Settings::default());
        let Some(Notice::Future { found: 2, kept: Some(kept) }) = notice else {
            panic!("{notice:?}")
        };
        assert!(fs::read_to_string(kept).unwrap().contains("sepia"));
    }

    #[test]
    fn a_folder_in_the_place_of_settings_stays() {
        let dir = tempfile::tempdir().unwrap();
        let (settings, notice) = load_settings(dir.path());
        assert_eq!(settings, Settings::default());
        assert_eq!(notice, Some(Notice::Unreadable(io::ErrorKind::InvalidInput)));
        assert!(dir.path().is_dir());
    }

    #[test]
    fn values_out_of_range_are_clamped() {
        let (_dir, path) =
            file("{\"version\":1,\"scale_percent\":9000,\"last_seat\":8,\"new\":true}");
        let (settings, notice) = load_settings(&path);
        assert_eq!((settings.scale_percent, settings.last_seat), (200, None));
        assert_eq!(notice, None);
        let (_dir, path) = file("{\"version\":1,\"scale_percent\":0}");
        assert_eq!(load_settings(&path).0.scale_percent, 80);
    }

    #[test]
    fn figures_come_back_and_only_those_that_make_sense() {
        let (_dir, path) = file("");
        let mut figures = Figures::default();
        figures.learn(Figure::OldFriends(Suit::Mouse).into(), FigureValue::Number(2));
        let cost = Figure::Cost { suit: Suit::Fox, nth: 1 };
        figures.learn(cost.into(), FigureValue::Price(Price::NoCost));
        save_figures(&path, &figures).unwrap();
        assert_eq!(load_figures(&path), (figures.clone(), None));

        let text = fs::read_to_string(&path).unwrap();
        let number = "\"number\": 2";
        assert!(text.contains(number));
        fs::write(&path, text.replace(number, "\"number\": 250")).unwrap();
        let (fewer, notice) = load_figures(&path);
        assert_eq!((fewer.iter().count(), notice), (1, None));
        fs::write(&path, text.replace("lost_powers", "moon_people")).unwrap();
        assert_eq!(load_figures(&path), (Figures::default(), None));
    }
}
