//! Files: games, settings and printed figures as the app uses them. What goes wrong comes back typed.

use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use crate::engine::factions::FactionFigure;
use crate::engine::figure::{FigureValue, Figures};
use crate::engine::history::History;
use crate::store::SaveFault;
use crate::store::ledger::{self, LoadError, Loaded};
use crate::store::line::{Header, Line};
use crate::store::place::{self, GameFile, Place};
use crate::store::settings::{self, Settings};
use crate::store::writer::{Settled, Writer};

use super::chance::Chance;
use super::session::{Clock, Keeper, Keeping, Session};

pub use crate::store::writer::OpenFault;

/// How long closing waits for a disk that does not answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Called by the writer's thread whenever the disk has something to say.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// A game that was opened.
pub struct Opened {
    pub session: Session,
    pub path: PathBuf,
    /// Its last line was torn and has been set aside.
    pub torn: bool,
}

/// The folders of this person, with what is remembered apart from games.
pub struct Files {
    place: Place,
    settings: Settings,
    figures: Figures,
    set_aside: bool,
    wake: Wake,
    clock: Rc<dyn Fn() -> i64>,
}

impl Keeper for Writer {
    fn keep(&mut self, line: Line) {
        self.append(line);
    }

    fn keeping(&self) -> Keeping {
        let status = self.status();
        match status.fault {
            Some(fault) => Keeping::Failed(fault),
            None if status.saved < status.appended => Keeping::Saving,
            None => Keeping::Saved,
        }
    }

    fn retry(&mut self) {
        Writer::retry(self);
    }

    fn save_elsewhere(&mut self, path: &Path) {
        Writer::save_elsewhere(self, path);
    }

    fn settle(&mut self) {
        if let Settled::Failed(fault) = Writer::settle(self, PATIENCE) {
            log::warn!("not saved: {fault}");
        }
    }
}

impl Files {
    /// Reads what is remembered. Folders are made when they are first needed.
    pub fn now(&self) -> i64 {
        (self.clock)()
    }

    pub fn new(place: Place, clock: impl Fn() -> i64 + 'static, wake: Wake) -> Self {
        let (settings, bad_settings) = settings::load_settings(&place.settings_file());
        let (figures, bad_figures) = settings::load_figures(&place.figures_file());
        let set_aside = bad_settings.is_some() || bad_figures.is_some();
        Self { place, settings, figures, set_aside, wake, clock: Rc::new(clock) }
    }

    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    pub fn figures(&self) -> &Figures {
        &self.figures
    }

    /// Whether a file of settings or figures could not be read and was set aside.
    pub fn set_aside(&self) -> bool {
        self.set_aside
    }

    pub fn folder(&self) -> &Path {
        self.place.data()
    }

    /// Changes a setting. One that cannot be written still counts until the app is closed.
    pub fn change(&mut self, change: impl FnOnce(&mut Settings)) {
        let before = self.settings.clone();
        change(&mut self.settings);
        if self.settings != before {
            let written = self.place.prepare().and_then(|()| {
                settings::save_settings(&self.place.settings_file(), &self.settings)
            });
            if let Err(e) = written {
                log::warn!("settings not written: {e}");
            }
        }
    }

    /// Remembers a printed figure for this and every later game.
    pub fn learn(&mut self, figure: FactionFigure, value: FigureValue) {
        self.figures.learn(figure, value);
        let written = self
            .place
            .prepare()
            .and_then(|()| settings::save_figures(&self.place.figures_file(), &self.figures));
        if let Err(e) = written {
            log::warn!("printed figures not written: {e}");
        }
    }

    fn session(&self, history: History, keeper: Writer, chance: Chance) -> Session {
        let clock = self.clock.clone();
        let clock: Clock = Box::new(move || clock());
        Session::resume(history, Box::new(keeper), chance, clock)
    }

    fn wake(&self) -> crate::store::writer::Wake {
        let wake = self.wake.clone();
        Box::new(move |_| wake())
    }

    /// Begins an empty ledger.
    pub fn create(&self, chance: &mut Chance) -> Result<Opened, OpenFault> {
        self.place.prepare().map_err(LoadError::from)?;
        let now = (self.clock)();
        let stem = chrono::DateTime::from_timestamp_millis(now)
            .map(|t| t.with_timezone(&chrono::Local).format("%Y-%m-%d").to_string())
            .unwrap_or_default();
        let path = place::new_game(&self.place.games(), &stem);
        let header = Header::new(chance.id(), now, env!("CARGO_PKG_VERSION"));
        let chance = chance.of_game(&header.id);
        let writer = Writer::create(&path, &header, self.wake())?;
        Ok(Opened { session: self.session(History::default(), writer, chance), path, torn: false })
    }

    /// Opens a ledger for going on with it.
    pub fn open(&self, path: &Path, chance: &Chance) -> Result<Opened, OpenFault> {
        let (loaded, writer) = Writer::resume(path, self.wake())?;
        let torn = loaded.torn.is_some();
        let Loaded { history, header, .. } = loaded;
        let chance = chance.of_game(&header.id);
        Ok(Opened { session: self.session(history, writer, chance), path: path.into(), torn })
    }

    /// The game that was open last, if it is still there.
    pub fn last_game(&self) -> Option<PathBuf> {
        let name = self.settings.last_game.as_ref()?;
        let path = self.place.games().join(name);
        path.exists().then_some(path)
    }

    /// A game's path as it is remembered: its name alone where it lies among the others.
    pub fn short(&self, path: &Path) -> PathBuf {
        let games = self.place.games();
        let whole = std::path::absolute(path).unwrap_or_else(|_| path.into());
        whole.strip_prefix(&games).map_or(whole.clone(), Path::to_path_buf)
    }

    pub fn games(&self) -> Vec<GameFile> {
        place::list(&self.place.games()).unwrap_or_default()
    }

    /// A game as it stands in its file, only looked at.
    pub fn look(&self, path: &Path) -> Result<History, LoadError> {
        ledger::load(path).map(|loaded| loaded.history)
    }

    /// A second copy of a game under a name of its own.
    pub fn duplicate(&self, path: &Path) {
        let stem = path.file_stem().and_then(|s| s.to_str()).unwrap_or("game");
        let copy = place::new_game(&self.place.games(), stem);
        if let Err(e) = std::fs::copy(path, &copy) {
            log::warn!("not duplicated: {e}");
        }
    }

    /// Puts a game aside, in a folder beside the others.
    pub fn delete(&mut self, path: &Path) {
        let bin = self.place.data().join("deleted");
        let stem = path.file_stem().and_then(|s| s.to_str()).unwrap_or("game");
        let moved = std::fs::create_dir_all(&bin)
            .and_then(|()| std::fs::rename(path, place::new_game(&bin, stem)));
        if let Err(e) = moved {
            log::warn!("not deleted: {e}");
        }
    }

    /// Gives a game's file another name.
    pub fn rename(&self, path: &Path, name: &str) {
        let new = place::new_game(&self.place.games(), name);
        if let Err(e) = std::fs::rename(path, new) {
            log::warn!("not renamed: {e}");
        }
    }

    /// Where a ledger goes that cannot be saved in its own place: the home folder, else the temporary one.
    pub fn elsewhere(&self, path: &Path) -> PathBuf {
        let name = path.file_stem().and_then(|s| s.to_str()).unwrap_or("game");
        let folder = std::env::home_dir().filter(|h| h.is_dir() && !path.starts_with(h));
        place::new_game(&folder.unwrap_or_else(std::env::temp_dir), name)
    }
}

/// What the disk said, for `start` to put in words.
pub type Fault = SaveFault;
