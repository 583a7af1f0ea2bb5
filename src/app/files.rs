//! Files: games, settings and printed figures as the app uses them. What goes wrong comes back typed.

mod backups;
mod shelf;
mod summaries;

use std::cell::RefCell;
use std::io;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use crate::engine::factions::FactionFigure;
use crate::engine::figure::{FigureValue, Figures};
use crate::engine::history::History;
use crate::store::SaveFault;
use crate::store::crash::{self, Crash};
use crate::store::disk::{AnyDisk, StdDisk};
use crate::store::ledger::{self, LoadError, Loaded};
use crate::store::line::{Header, Line};
use crate::store::place::{self, GameFile, Place};
use crate::store::settings::{self, Notice, Settings};
use crate::store::waiting::{self, Waiting};
use crate::store::writer::{Settled, Writer};

use super::chance::Chance;
use super::session::{Clock, Keeper, Keeping, Session};

pub use self::backups::{Preview, Restored};
pub use self::shelf::{ExportKind, Imported, Moved, ShelfFault};
pub use crate::store::writer::OpenFault;

/// How long closing waits for a disk that does not answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Called by the writer's thread whenever the disk has something to say.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// A game that was opened.
pub struct Opened {
    pub session: Session,
    pub path: PathBuf,
    /// What the ledger calls itself.
    pub id: String,
    /// Its last line was torn and has been set aside.
    pub torn: bool,
    /// A command waited in it and could not be taken up.
    pub lost: bool,
}

/// What could not be done to a file, for the person to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Settings or printed figures are not written; they count until the app is closed.
    NotRemembered(SaveFault),
}

/// Settings and printed figures, each a file of its own.
#[derive(Clone, Copy, Debug, Default)]
struct Both<T> {
    settings: T,
    figures: T,
}

/// The folders of this person, with what is remembered apart from games.
pub struct Files {
    disk: AnyDisk,
    place: Place,
    settings: Settings,
    figures: Figures,
    set_aside: bool,
    /// A fault ended the app last time.
    stopped: bool,
    /// Files that could not be read and still lie in their place: they go aside before anything is written there.
    strange: Both<bool>,
    /// What the disk has not taken yet.
    unwritten: Both<Option<SaveFault>>,
    trouble: Option<Trouble>,
    wake: Wake,
    clock: Rc<dyn Fn() -> i64>,
    rota: backups::Rota,
    looked: RefCell<shelf::Looked>,
    /// Where files for other people go, until the app is closed.
    outbox: Option<PathBuf>,
}

impl Keeper for Writer {
    fn keep(&mut self, line: Line) {
        self.append(line);
    }

    fn wait(&mut self, waiting: Option<Waiting>) {
        self.keep_waiting(waiting);
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
    pub fn now(&self) -> i64 {
        (self.clock)()
    }

    /// Reads what is remembered. Folders are made when they are first needed.
    pub fn new(place: Place, clock: impl Fn() -> i64 + 'static, wake: Wake) -> Self {
        Self::on_disk(Arc::new(StdDisk), place, clock, wake)
    }

    pub fn on_disk(
        disk: AnyDisk,
        place: Place,
        clock: impl Fn() -> i64 + 'static,
        wake: Wake,
    ) -> Self {
        let (settings, bad_settings) = settings::load_settings_on(&*disk, &place.settings_file());
        let (figures, bad_figures) = settings::load_figures_on(&*disk, &place.figures_file());
        let set_aside = bad_settings.is_some() || bad_figures.is_some();
        let strange =
            Both { settings: stays(bad_settings.as_ref()), figures: stays(bad_figures.as_ref()) };
        Self {
            disk,
            place,
            settings,
            figures,
            set_aside,
            stopped: false,
            strange,
            unwritten: Both::default(),
            trouble: None,
            wake,
            clock: Rc::new(clock),
            rota: backups::Rota::default(),
            looked: RefCell::default(),
            outbox: None,
        }
    }

    /// How the app ended last time, if a fault of its own ended it. It is told once.
    pub fn take_crash(&mut self) -> Option<Crash> {
        let crash = crash::take(&*self.disk, &self.place.crash_file());
        self.stopped = crash.is_some();
        crash
    }

    /// What the person has not heard yet.
    pub fn trouble(&self) -> Option<Trouble> {
        self.trouble
    }

    /// The person has heard.
    pub fn heard(&mut self) {
        self.trouble = None;
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
        if self.settings != before || self.unwritten.settings.is_some() {
            self.write_settings();
        }
    }

    /// Remembers a printed figure for this and every later game.
    pub fn learn(&mut self, figure: FactionFigure, value: FigureValue) {
        self.figures.learn(figure, value);
        self.write_figures();
    }

    /// Tries again to write what the disk has not taken.
    pub fn write_again(&mut self) {
        if self.unwritten.settings.is_some() {
            self.write_settings();
        }
        if self.unwritten.figures.is_some() {
            self.write_figures();
        }
    }

    fn write_settings(&mut self) {
        let file = self.place.settings_file();
        let written = self.make_way(self.strange.settings, &file).and_then(|()| {
            self.strange.settings = false;
            settings::save_settings_on(&*self.disk, &file, &self.settings)
        });
        let before = self.unwritten.settings;
        self.unwritten.settings = self.written(before, written);
    }

    fn write_figures(&mut self) {
        let file = self.place.figures_file();
        let written = self.make_way(self.strange.figures, &file).and_then(|()| {
            self.strange.figures = false;
            settings::save_figures_on(&*self.disk, &file, &self.figures)
        });
        let before = self.unwritten.figures;
        self.unwritten.figures = self.written(before, written);
    }

    /// Makes the folders, and sets a strange file aside: a disk that could not read it once may give it back later.
    fn make_way(&self, strange: bool, file: &Path) -> io::Result<()> {
        self.place.prepare_on(&*self.disk)?;
        if !strange {
            return Ok(());
        }
        match settings::set_aside(&*self.disk, file) {
            Err(e) if e.kind() != io::ErrorKind::NotFound => Err(e),
            _ => Ok(()),
        }
    }

    /// What became of a write. A fault is told once, not at every touch that meets it again.
    fn written(&mut self, before: Option<SaveFault>, now: io::Result<()>) -> Option<SaveFault> {
        let fault = now.err().map(SaveFault::from);
        match fault {
            Some(fault) => {
                log::warn!("settings or figures not written: {fault}");
                if before != Some(fault) {
                    self.trouble = Some(Trouble::NotRemembered(fault));
                }
            }
            None if before.is_some() => self.trouble = None,
            None => {}
        }
        fault
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

    /// Makes the folders. Where that fails the game can still be played: the writer says that nothing is saved.
    pub fn prepare(&self) {
        if let Err(e) = self.place.prepare_on(&*self.disk) {
            log::warn!("no folder for games: {e}");
        }
    }

    /// Begins an empty ledger.
    pub fn create(&self, chance: &mut Chance) -> Result<Opened, OpenFault> {
        self.prepare();
        let now = (self.clock)();
        let stem = chrono::DateTime::from_timestamp_millis(now)
            .map(|t| t.with_timezone(&chrono::Local).format("%Y-%m-%d").to_string())
            .unwrap_or_default();
        let path = place::new_game(&self.place.games(), &stem);
        let header = Header::new(chance.id(), now, env!("CARGO_PKG_VERSION"));
        let chance = chance.of_game(&header.id);
        let writer = Writer::create_on(self.disk.clone(), &path, &header, self.wake())?;
        let session = self.session(History::default(), writer, chance);
        Ok(Opened { session, path, id: header.id, torn: false, lost: false })
    }

    /// Opens a ledger for going on with it.
    pub fn open(&self, path: &Path, chance: &Chance) -> Result<Opened, OpenFault> {
        let (loaded, writer) = Writer::resume_on(self.disk.clone(), path, self.wake())?;
        let torn = loaded.torn.is_some();
        let Loaded { history, header, .. } = loaded;
        let chance = chance.of_game(&header.id);
        let mut session = self.session(history, writer, chance);
        // Only now: whoever had the lock before may have answered.
        let found = waiting::read(&*self.disk, path, &header.id);
        let lost = !session.take_up(found, self.stopped);
        Ok(Opened { session, path: path.into(), id: header.id, torn, lost })
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
        ledger::load_on(&*self.disk, path).map(|loaded| loaded.history)
    }

    /// Where a ledger goes that cannot be saved in its own place: the home folder, else the temporary one.
    pub fn elsewhere(&self, path: &Path) -> PathBuf {
        let folder = std::env::home_dir().filter(|h| h.is_dir() && !path.starts_with(h));
        place::new_game(&folder.unwrap_or_else(std::env::temp_dir), place::stem(path))
    }
}

/// Whether a file that could not be read still lies in its place.
fn stays(notice: Option<&Notice>) -> bool {
    match notice {
        Some(Notice::Garbage { kept } | Notice::Future { kept, .. }) => kept.is_none(),
        Some(Notice::Unreadable(_)) => true,
        None => false,
    }
}

/// What the disk said, for `start` to put in words.
pub type Fault = SaveFault;
