//! The game that is being set up: seats, their names and points, what is chosen, and beginning it.
//! The rules of setup are the engine's; a fault of theirs is shown, not worked out here.

use crate::app::session::Session;
use crate::engine::history::History;
use crate::engine::score::VictoryPoints;
use crate::engine::setup::Setup;
use crate::engine::table::{self, Command};

use super::{Desk, NewGame, Remark, Screen};

impl Desk {
    pub fn name_new_seat(&mut self, at: usize, name: &str) {
        if let Some(seat) = self.new_game.seats.get_mut(at) {
            name.clone_into(&mut seat.name);
        }
    }

    pub fn start_points(&mut self, at: usize, points: i32) {
        let points = u16::try_from(points).ok().and_then(VictoryPoints::new);
        if let (Some(seat), Some(points)) = (self.new_game.seats.get_mut(at), points) {
            seat.points = points;
        }
    }

    pub fn choose_new(&mut self, choice: &str) {
        self.new_game.choose(choice, &mut self.chance);
    }

    /// Lays the table that the New game screen shows.
    pub fn begin(&mut self) {
        let setup = self.new_game.setup(self.files.figures().clone());
        if let Some(fault) = self.new_game.fault() {
            self.remark = Some(Remark::Refused(fault));
            return;
        }
        self.close_game();
        if self.open.is_some() {
            return;
        }
        match self.files.create(&mut self.chance) {
            Ok(opened) => {
                self.opened(opened);
                self.act(Command::Begin(Box::new(setup)));
                let first = self.session().map(|s| s.game().order().to_vec()).unwrap_or_default();
                // The first seat that still has something to set up.
                let game = self.session().map(Session::game);
                let due = game
                    .and_then(|g| first.iter().copied().find(|s| !table::due(g, *s).is_empty()));
                self.screen = if due.is_some() { Screen::Board } else { Screen::Table };
                self.seat = due.unwrap_or_default();
                self.remember();
            }
            Err(fault) => self.remark = Some(Remark::Fault(fault)),
        }
    }

    pub(super) fn last_setup(&self) -> Option<Setup> {
        setup_of(self.session()?.history())
    }

    /// Whether there is a table to lay out again.
    pub fn can_repeat(&self) -> bool {
        self.open.is_some() || self.files.last_game().is_some()
    }

    /// Lays out the last table again.
    pub fn repeat_last(&mut self) {
        let saved = || setup_of(&self.files.look(&self.files.last_game()?).ok()?);
        if let Some(setup) = self.last_setup().or_else(saved) {
            self.new_game = NewGame::again(&setup);
        }
    }
}

/// How a game's table was laid.
fn setup_of(history: &History) -> Option<Setup> {
    let Command::Begin(setup) = &history.told().next()?.command else { return None };
    Some((**setup).clone())
}
