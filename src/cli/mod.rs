//! The command line: what can be done without a window, and how the window is started.
//! Exit status: 0, 1 for a bad file (with line number and reason), 2 for wrong usage.

mod arguments;
mod replay;
mod usage;

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use tr::tr;

use crate::app::{bg_stats, export, law};
use crate::store::ledger::Loaded;
use crate::store::place::{EXTENSION, Place};
use crate::store::schema;
use crate::words::{Language, in_language};

use arguments::{As, Task, read};
use usage::{usage, wrong};

/// A file that cannot be used.
const BAD_FILE: u8 = 1;
/// Arguments that cannot be understood.
const USAGE: u8 = 2;

/// Does what the arguments say.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let system = Language::from_environment(|name| std::env::var(name).ok());
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let asked = arguments::language(&arguments);
    let arguments = match read(arguments) {
        Ok(arguments) => arguments,
        Err(fault) => {
            let language = asked.unwrap_or(system);
            eprintln!("{}", printable(&wrong(language, &fault)));
            eprintln!("{}", usage(language));
            return ExitCode::from(USAGE);
        }
    };
    let language = arguments.language.unwrap_or(system);
    let data = arguments.data;
    match arguments.task {
        Task::Help => say(&usage(language)),
        Task::Version => say(concat!("woodland-ledger ", env!("CARGO_PKG_VERSION"))),
        Task::Law(words) => print_law(language, &words),
        Task::Schema => match schema::schema()
            .map_err(|e| e.to_string())
            .and_then(|schema| serde_json::to_string_pretty(&schema).map_err(|e| e.to_string()))
        {
            Ok(text) => say(&text),
            Err(fault) => bad_file(Path::new("schema"), &fault),
        },
        Task::Replay { file, json, sees } => of_game(language, data.as_deref(), &file, |loaded| {
            replay::replay(language, loaded, json, sees)
        }),
        Task::Export { file, how, sees } => {
            of_game(language, data.as_deref(), &file, |Loaded { header, history, .. }| match how {
                As::Csv => {
                    let text = export::csv(language, &history).map_err(|e| e.to_string())?;
                    String::from_utf8(text).map_err(|e| e.to_string())
                }
                As::Json => {
                    let value = export::json(language, &header, &history, sees);
                    serde_json::to_string_pretty(&value).map_err(|e| e.to_string())
                }
                As::BgStats => bg_stats::link(language, &header.id, &history)
                    .ok_or_else(|| in_language(language, || tr!("This game is not finished yet."))),
            })
        }
        Task::Window(file) => window(language, arguments.language, data, file),
    }
}

/// Prints what comes of a game, or why it cannot be read.
fn of_game(
    language: Language,
    data: Option<&Path>,
    file: &Path,
    tell: impl FnOnce(Loaded) -> Result<String, String>,
) -> ExitCode {
    let file = saved_game(data, file);
    match replay::load(language, &file).and_then(tell) {
        Ok(text) => say(text.trim_end_matches('\n')),
        Err(fault) => bad_file(&file, &fault),
    }
}

fn bad_file(file: &Path, fault: &str) -> ExitCode {
    eprintln!("{}", printable(&format!("{}: {fault}", file.display())));
    ExitCode::from(BAD_FILE)
}

/// Without what a stranger's file or name could command the terminal with.
fn printable(text: &str) -> String {
    text.replace(|c: char| c.is_control() && c != '\n', "")
}

/// A file, or the saved game of that name where there is no such file.
fn saved_game(data: Option<&Path>, file: &Path) -> PathBuf {
    let bare = file.components().count() == 1;
    if file.exists() || !bare {
        return file.into();
    }
    let Ok(place) = Place::find(data) else { return file.into() };
    let named = |name: PathBuf| Some(place.games().join(name)).filter(|path| path.is_file());
    let mut with_ending = file.as_os_str().to_owned();
    with_ending.push(format!(".{EXTENSION}"));
    named(file.into()).or_else(|| named(with_ending.into())).unwrap_or_else(|| file.into())
}

/// Prints; a reader that has heard enough is no fault.
fn say(text: &str) -> ExitCode {
    match writeln!(std::io::stdout(), "{text}") {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) if e.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("{e}");
            ExitCode::from(BAD_FILE)
        }
    }
}

/// As many laws as are printed for one search.
const MOST_LAWS: usize = 10;

fn print_law(language: Language, words: &str) -> ExitCode {
    let pages = law::search(language, words);
    if pages.is_empty() {
        eprintln!("{}", in_language(language, || tr!("No law speaks of that.")));
        return ExitCode::from(BAD_FILE);
    }
    let text: Vec<String> = pages
        .iter()
        .take(MOST_LAWS)
        .map(|page| {
            let mut lines =
                vec![format!("{} {} ({})", page.number, page.title, page.book), page.text.clone()];
            lines.extend(
                [page.note.clone(), page.class.clone()].into_iter().filter(|t| !t.is_empty()),
            );
            lines.join("\n")
        })
        .collect();
    let said = say(&text.join("\n\n"));
    let more = pages.len().saturating_sub(MOST_LAWS);
    if more > 0 {
        let more = in_language(language, || {
            tr!("{n} more law was found: say more." | "{n} more laws were found: say more." % more)
        });
        eprintln!("{more}");
    }
    said
}

#[cfg(feature = "window")]
fn window(
    language: Language,
    asked: Option<Language>,
    data: Option<PathBuf>,
    file: Option<PathBuf>,
) -> ExitCode {
    use crate::app::Chance;
    use crate::app::desk::Desk;
    use crate::app::ending;
    use crate::app::files::Files;
    use crate::window;
    use std::sync::Arc;

    let place = match Place::find(data.as_deref()) {
        Ok(place) => place,
        Err(fault) => {
            log::info!("{fault}");
            eprintln!(
                "{}",
                in_language(language, || {
                    tr!("The system names no home folder. Name one with --data-dir FOLDER.")
                })
            );
            return ExitCode::from(BAD_FILE);
        }
    };
    let now = || chrono::Utc::now().timestamp_millis();
    ending::note_faults(place.crash_file(), now);
    if let Err(fault) = ending::on_signal(window::end) {
        log::warn!("signals end the app at once: {fault}");
    }
    let files = Files::new(place, now, Arc::new(window::wake));
    let mut desk = Desk::new(files, Chance::fresh(), language);
    if let Some(language) = asked {
        desk.set_language(language);
    }
    match file {
        Some(file) => desk.open_first(&file),
        None => desk.resume_last(),
    }
    match window::run(desk) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            let why = in_language(language, || tr!("The window cannot be opened."));
            eprintln!("{why} ({fault})");
            ExitCode::from(BAD_FILE)
        }
    }
}

#[cfg(not(feature = "window"))]
fn window(
    language: Language,
    _: Option<Language>,
    _: Option<PathBuf>,
    _: Option<PathBuf>,
) -> ExitCode {
    eprintln!("{}", in_language(language, || tr!("This build has no window.")));
    eprintln!("{}", usage(language));
    ExitCode::from(USAGE)
}
