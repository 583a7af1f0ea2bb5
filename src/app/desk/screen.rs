//! The pages of the app, by name.
//! It knows no desk: when a page may be shown is said where one gets about.

/// The pages of the app.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    #[default]
    Start,
    NewGame,
    Table,
    Board,
    Ledger,
    Law,
    Settings,
    About,
    Backups,
    Import,
    Repair,
    Ending,
    Statistics,
}

impl Screen {
    const NAMES: [(Screen, &'static str); 13] = [
        (Screen::Start, "start"),
        (Screen::NewGame, "new-game"),
        (Screen::Table, "table"),
        (Screen::Board, "board"),
        (Screen::Ledger, "ledger"),
        (Screen::Law, "law"),
        (Screen::Settings, "settings"),
        (Screen::About, "about"),
        (Screen::Backups, "backups"),
        (Screen::Import, "import"),
        (Screen::Repair, "repair"),
        (Screen::Ending, "ending"),
        (Screen::Statistics, "statistics"),
    ];

    pub fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(screen, _)| *screen == self).map_or("start", |(_, name)| name)
    }

    pub(super) fn from_name(name: &str) -> Screen {
        Self::NAMES.iter().find(|(_, n)| *n == name).map_or(Screen::Start, |(screen, _)| *screen)
    }

    pub(super) fn in_game(self) -> bool {
        matches!(self, Screen::Table | Screen::Board | Screen::Ledger | Screen::Law)
    }
}
