//! Getting about: pages, seats, the Law, the language, and remembering where one was.
//! Nothing in here touches a game.

use crate::app::local::Local;
use crate::app::new_game::NewGame;
use crate::app::session::Session;
use crate::app::{law, ledger};
use crate::engine::seat::SeatId;
use crate::words::Language;

use super::{Desk, Screen};

impl Desk {
    pub fn go(&mut self, screen: Screen) {
        if screen.in_game() && self.open.is_none() && screen != Screen::Law
            || screen == Screen::Repair && self.repair.is_none()
        {
            return;
        }
        let over = self.session().is_some_and(|s| s.game().ending.is_some());
        if screen == Screen::Ending && !over {
            return;
        }
        if screen == Screen::Statistics {
            self.summaries = self.files.summaries();
        }
        if screen == Screen::NewGame
            && let Some(setup) = self.last_setup()
        {
            self.new_game = NewGame::again(&setup);
        }
        self.screen = screen;
        self.told = ledger::PAGE;
        self.remember();
    }

    pub fn show_seat(&mut self, seat: SeatId) {
        if self.session().is_some_and(|s| s.game().seat(seat).is_some()) {
            self.seat = seat;
            self.local = Local::None;
            self.screen = Screen::Board;
            self.remember();
        }
    }

    /// The seat at this place, counted from 1.
    pub fn show_place(&mut self, place: usize) {
        let seat =
            self.session().and_then(|s| s.game().order().get(place.checked_sub(1)?).copied());
        if let Some(seat) = seat {
            self.show_seat(seat);
        }
    }

    pub fn use_table_words(&mut self, on: bool) {
        self.files.change(|settings| settings.table_words = on);
        self.language = self.language.with_table_words(on);
    }

    pub fn set_language(&mut self, language: Language) {
        self.language = language.with_table_words(self.files.settings().table_words);
        self.welcome = false;
        self.files.change(|settings| settings.language = Some(language.code().into()));
    }

    pub fn welcomed(&mut self) {
        self.set_language(self.language);
    }

    pub fn open_law_page(&mut self, number: &str) {
        self.law = law::find(number, self.session().map(Session::game));
    }

    pub fn close_law(&mut self) {
        self.law = None;
    }

    pub fn search_law(&mut self, words: &str) {
        self.law_words = words.to_owned();
    }

    pub(super) fn remember(&mut self) {
        let Some(open) = &self.open else { return };
        if !self.screen.in_game() {
            return;
        }
        let name = Some(self.files.short(&open.path));
        let (screen, seat) = (self.screen.name(), u8::from(self.seat));
        let settings = self.files.settings();
        let same = settings.last_game == name
            && settings.last_screen == screen
            && settings.last_seat == Some(seat);
        if !same {
            self.files.change(|settings| {
                settings.last_game = name;
                settings.last_screen = screen.into();
                settings.last_seat = Some(seat);
            });
        }
    }
}
