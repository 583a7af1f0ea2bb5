//! The Start screen, and what is said about files: why a game cannot be opened or saved.

use std::io::ErrorKind;
use std::path::Path;

use tr::tr;

use crate::engine::game::Game;
use crate::engine::turn::Phase;
use crate::store::SaveFault;
use crate::store::crash::Crash;
use crate::store::ledger::{LineFault, LoadError};
use crate::words::{Language, in_language, say};

use super::desk::Desk;
use super::factions;
use super::file_forms::when;
use super::files::{OpenFault, Trouble};
use super::view::GameRow;

/// The Start screen.
pub struct StartView {
    pub going_on: Option<GameRow>,
    pub games: Vec<GameRow>,
    /// Games that have been won.
    pub finished: Vec<GameRow>,
}

/// How many games are looked into; the others are listed by name.
const LOOKED_INTO: usize = 24;

/// What a file is called, for people.
pub fn name(path: &Path) -> String {
    path.file_stem().and_then(|s| s.to_str()).unwrap_or_default().to_owned()
}

pub fn start(desk: &Desk) -> StartView {
    let language = desk.language();
    let last = desk.path().map(Path::to_path_buf).or_else(|| desk.files.last_game());
    let mut view = StartView { going_on: None, games: Vec::new(), finished: Vec::new() };
    for (i, file) in desk.files.games().into_iter().enumerate() {
        let mut row = GameRow {
            key: file.path.display().to_string(),
            name: name(&file.path),
            summary: String::new(),
            when: file.played.map(|t| when(language, t)).unwrap_or_default(),
            crests: Vec::new(),
            fault: file.fault.as_ref().map(|f| load_fault(language, f)).unwrap_or_default(),
        };
        let is_last = Some(&file.path) == last.as_ref();
        let mut won = false;
        if row.fault.is_empty() && (i < LOOKED_INTO || is_last) {
            let open = desk.session().filter(|_| desk.path() == Some(file.path.as_path()));
            match open {
                Some(session) => won = tell(language, &mut row, session.game()),
                None => match desk.files.look_at(&file) {
                    Ok(game) => won = tell(language, &mut row, &game),
                    Err(fault) => row.fault = load_fault(language, &fault),
                },
            }
        }
        if is_last && row.fault.is_empty() {
            view.going_on = Some(row);
        } else if won {
            view.finished.push(row);
        } else {
            view.games.push(row);
        }
    }
    view
}

/// Fills a row in; whether the game is won.
fn tell(language: Language, row: &mut GameRow, game: &Game) -> bool {
    row.crests = game
        .order()
        .iter()
        .filter_map(|s| game.seat(*s))
        .map(|s| factions::crest(&s.faction))
        .collect();
    row.summary = standing(language, game);
    game.ending.is_some()
}

/// How a game stands, in a few lines.
pub(super) fn standing(language: Language, game: &Game) -> String {
    let mut points: Vec<String> = Vec::new();
    for seat in game.order() {
        let Some(who) = game.seat(*seat) else { continue };
        let name = say::seat_name(language, game, *seat);
        points.push(format!("{name} {}", who.points.get()));
    }
    let points = points.join(" · ");
    let turn = game.turn;
    match (game.ending, turn.phase) {
        (Some(ending), _) => {
            let won = say::ending(language, game, &ending);
            in_language(language, || tr!("{won}\n{points}", won = won, points = points))
        }
        (None, Phase::Setup) => in_language(language, || tr!("Setup\n{points}", points = points)),
        (None, Phase::Birdsong | Phase::Daylight | Phase::Evening) => {
            let name = say::seat_name(language, game, turn.seat);
            in_language(language, || {
                tr!(
                    "{seat} to play, round {round}\n{points}",
                    seat = name,
                    round = turn.round,
                    points = points
                )
            })
        }
    }
}

/// Why a file is no game that can be opened.
pub fn load_fault(language: Language, fault: &LoadError) -> String {
    in_language(language, || match fault {
        LoadError::NotAFile => tr!("This is not a file."),
        LoadError::Empty => tr!("The file is empty."),
        LoadError::TooLarge { .. } => tr!("The file is far too large for a ledger."),
        LoadError::NotALedger => tr!("This is not a ledger of Woodland Ledger."),
        LoadError::FutureVersion { .. } => {
            tr!(
                "A later version of the app wrote this ledger. Update the app to open it; the file is unchanged."
            )
        }
        LoadError::Line { line, fault } => match fault {
            LineFault::Json { .. } => {
                tr!("Line {line} cannot be read. The file is unchanged.", line = line)
            }
            LineFault::Broken(broken) => {
                let why = say::broken(language, *broken);
                tr!(
                    "Line {line} does not fit: {why} The file is unchanged.",
                    line = line,
                    why = why
                )
            }
            LineFault::SecondHeader => {
                tr!("Line {line} begins another ledger. The file is unchanged.", line = line)
            }
        },
        LoadError::Io(ErrorKind::NotFound) => tr!("There is no such file."),
        LoadError::Io(ErrorKind::PermissionDenied) => tr!("You may not read this file."),
        LoadError::Io(_) => tr!("The file cannot be read from the disk."),
    })
}

/// Why a game cannot be opened for playing.
pub fn open_fault(language: Language, fault: &OpenFault) -> String {
    in_language(language, || match fault {
        OpenFault::Busy => tr!("This game is open in another window. Close it there first."),
        OpenFault::Exists => tr!("There is a file of that name already."),
        OpenFault::Changed => tr!("The file has changed since it was read. Open it again."),
        OpenFault::Load(fault) => load_fault(language, fault),
        OpenFault::Thread(_) => {
            tr!("The system has no room to save in the background. Close other programs first.")
        }
    })
}

/// What the banner says while something is not saved, and what to do.
pub fn save_fault(language: Language, fault: SaveFault) -> (String, String) {
    in_language(language, || {
        (tr!("Not saved: everything since then is in memory only"), why(fault))
    })
}

/// What could not be done to a file, and why.
pub fn trouble(language: Language, trouble: Trouble) -> String {
    in_language(language, || match trouble {
        Trouble::NotRemembered(fault) => tr!(
            "Your settings and printed figures are not written down; they count until you close the app. {why}",
            why = why(fault)
        ),
    })
}

/// When and where a fault ended the app, for who reports it.
pub fn crash(language: Language, crash: &Crash) -> String {
    if crash.place.is_empty() {
        return String::new();
    }
    let (when, version, place) = (when(language, crash.at), &crash.app, &crash.place);
    in_language(language, || {
        tr!(
            "If it happens again, report this: {when}, version {version}, {place}.",
            when = when,
            version = version,
            place = place
        )
    })
}

/// Why the disk did not take something; in the language that is set.
fn why(fault: SaveFault) -> String {
    match fault {
        SaveFault::DiskFull => tr!("The disk is full. Make room, then try again."),
        SaveFault::ReadOnly => {
            tr!("The folder is read-only. Save elsewhere, or make it writable and try again.")
        }
        SaveFault::Denied => {
            tr!("You may not write in this folder. Save elsewhere, or change its permissions.")
        }
        SaveFault::Missing => {
            tr!("The folder is gone. Put it back and try again, or save elsewhere.")
        }
        SaveFault::Busy => {
            tr!("Another window writes this game. Close it there, then try again.")
        }
        SaveFault::Changed => {
            tr!("Another program changed the file. Trying again sets its version aside.")
        }
        SaveFault::TooLarge => {
            tr!("The ledger has become too large. Save elsewhere and begin a new game.")
        }
        SaveFault::Unwritable | SaveFault::Stopped | SaveFault::Io { .. } => {
            tr!("The disk reports a fault. Try again, or save elsewhere.")
        }
    }
}

pub fn torn(language: Language) -> String {
    in_language(language, || {
        tr!(
            "The last line of this ledger was cut off while it was being written. Every whole line is here; the rest was kept beside the file."
        )
    })
}

pub fn settings_set_aside(language: Language) -> String {
    in_language(language, || {
        tr!("The settings could not be read and were set aside. The app starts with its own.")
    })
}
