//! The desk: everything that a person can do in the app, without a window. Touches come in, view models go out.
//! This file holds what lies on it and shows that; it changes nothing, which the files beside it do, each for one kind of touch.

mod cursor;
mod forms;
mod games;
mod new_game;
mod pages;
mod places;
mod screen;
mod touching;

use std::path::{Path, PathBuf};

use crate::engine::law::LawRef;
use crate::engine::seat::SeatId;
use crate::words::Language;

use super::chance::Chance;
use super::chooser::Choosing;
use super::context::{Context, Told};
use super::curtain::{self, Curtain};
use super::dialog::Dialog;
use super::ending_view::{self, EndingView};
use super::files::Files;
use super::form::{self, Entered};
use super::local::Local;
use super::new_game::NewGame;
use super::repair::Repair;
use super::session::Session;
use super::statistics::{self, By, StatisticsView};
use super::summary::Summary;
use super::view::{AskView, BoardView, DueView, LedgerView, TableView};
use super::{board, ledger};

pub use super::remark::Remark;
pub use screen::Screen;

/// The open game.
struct Open {
    session: Session,
    path: PathBuf,
    /// What its ledger calls itself.
    id: String,
    told: Told,
}

/// The whole app but for its window.
pub struct Desk {
    pub files: Files,
    pub(super) language: Language,
    chance: Chance,
    open: Option<Open>,
    screen: Screen,
    seat: SeatId,
    entered: Entered,
    local: Local,
    choosing: Choosing,
    dialog: Option<Dialog>,
    remark: Option<Remark>,
    law: Option<LawRef>,
    law_words: String,
    pub(super) curtain: Option<Curtain>,
    /// The person whom a form is for has taken the device.
    pub(super) form_shown: bool,
    pub new_game: NewGame,
    repair: Option<Repair>,
    told: usize,
    /// The seat whose ledger is told; every seat's without one.
    ledger_of: Option<SeatId>,
    welcome: bool,
    /// What the Statistics page was opened with.
    summaries: Vec<Summary>,
    sorted_by: By,
}

impl Desk {
    /// Opens the desk as it was left: settings, language, and the last game where there is one.
    pub fn new(mut files: Files, chance: Chance, locale: Language) -> Self {
        let language =
            files.settings().language.as_deref().and_then(Language::from_locale).unwrap_or(locale);
        let language = language.with_table_words(files.settings().table_words);
        let welcome = files.settings().language.is_none();
        let remark = files.set_aside().then_some(Remark::SettingsSetAside);
        let dialog = files.take_crash().map(Dialog::Stopped);
        Self {
            files,
            language,
            chance,
            open: None,
            screen: Screen::Start,
            seat: SeatId::default(),
            entered: Entered::default(),
            local: Local::None,
            choosing: Choosing::Idle,
            dialog,
            remark,
            law: None,
            law_words: String::new(),
            curtain: None,
            form_shown: false,
            new_game: NewGame::default(),
            repair: None,
            told: ledger::PAGE,
            ledger_of: None,
            welcome,
            summaries: Vec::new(),
            sorted_by: By::default(),
        }
    }

    // Looking

    pub fn language(&self) -> Language {
        self.language
    }

    pub fn screen(&self) -> Screen {
        self.screen
    }

    pub fn shown_seat(&self) -> SeatId {
        self.seat
    }

    pub fn session(&self) -> Option<&Session> {
        self.open.as_ref().map(|open| &open.session)
    }

    pub fn session_mut(&mut self) -> Option<&mut Session> {
        self.open.as_mut().map(|open| &mut open.session)
    }

    pub fn path(&self) -> Option<&Path> {
        self.open.as_ref().map(|open| open.path.as_path())
    }

    pub fn context(&self) -> Option<Context<'_>> {
        self.open.as_ref().map(|open| Context {
            session: &open.session,
            language: self.language,
            told: &open.told,
        })
    }

    /// Whether the screen should stay on: a game is being played.
    pub fn wants_screen(&self) -> bool {
        self.files.settings().keep_awake
            && self.session().is_some_and(|s| s.game().ending.is_none())
    }

    pub fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_ref()
    }

    pub fn remark(&self) -> Option<Remark> {
        self.remark.clone().or_else(|| self.files.trouble().map(Remark::Trouble))
    }

    pub fn open_law(&self) -> Option<LawRef> {
        self.law
    }

    pub fn law_words(&self) -> &str {
        &self.law_words
    }

    pub fn first_start(&self) -> bool {
        self.welcome
    }

    pub fn board(&self) -> Option<BoardView> {
        self.context().map(|context| board::board(&context, self.seat))
    }

    pub fn table(&self) -> Option<TableView> {
        let now = self.files.settings().clock.then(|| self.files.now());
        self.context().map(|context| super::table::table(&context, now))
    }

    /// How the open game ended; empty while it goes on.
    pub fn ending(&self) -> EndingView {
        let (Some(context), Some(open)) = (self.context(), &self.open) else {
            return EndingView::default();
        };
        ending_view::ending(&context, &open.id)
    }

    pub fn statistics(&self) -> StatisticsView {
        statistics::view(self.language, &self.summaries, self.sorted_by)
    }

    pub fn ledger(&self) -> Option<LedgerView> {
        self.context().map(|context| ledger::ledger(&context, self.ledger_of, self.told))
    }

    pub fn due(&self) -> DueView {
        self.context().map(|context| board::due(&context)).unwrap_or_default()
    }

    /// The form that stands, if any.
    pub fn ask(&self) -> Option<AskView> {
        let Some(context) = self.context() else {
            return self.local.view_at_start(self.language);
        };
        if let Some(pending) = context.session.pending() {
            let eyes = curtain::for_eyes_of(&pending.game, &pending.ask);
            let eyes = eyes.filter(|_| self.files.settings().curtain);
            if let Some(seat) = eyes.filter(|_| !self.form_shown) {
                return Some(form::veiled(&context, pending, seat));
            }
            let view = form::view(&context, pending, &self.entered);
            return Some(AskView { private: eyes.is_some(), ..view });
        }
        self.local.view(&context)
    }

    /// Whether something was entered or answered that a touch beside the form must not lose.
    pub fn ask_begun(&self) -> bool {
        match self.session().and_then(Session::pending) {
            Some(p) => !p.answers.is_empty() || self.entered != Entered::fresh(&p.ask),
            None => self.local.written(),
        }
    }

    pub fn entered(&self) -> &Entered {
        &self.entered
    }
}
