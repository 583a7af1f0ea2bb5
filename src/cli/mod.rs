//! The command line: what can be done without a window, and how the window is started.
//! Exit status: 0, 1 for a bad file (with line number and reason), 2 for wrong usage.

mod replay;

use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use lexopt::prelude::{Long, Short, Value, ValueExt};
use tr::tr;

use crate::app::law;
use crate::words::{Language, in_language};

/// What the arguments ask for.
#[derive(Debug, PartialEq, Eq)]
enum Task {
    Help,
    Version,
    /// The window, on a game if one is named.
    Window(Option<PathBuf>),
    Replay {
        file: PathBuf,
        json: bool,
    },
    Law(String),
}

/// The arguments, read.
#[derive(Debug, PartialEq, Eq)]
struct Arguments {
    task: Task,
    language: Option<Language>,
    data: Option<PathBuf>,
}

/// A file that cannot be used.
const BAD_FILE: u8 = 1;
/// Arguments that cannot be understood.
const USAGE: u8 = 2;

/// Does what the arguments say.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let system = Language::from_environment(|name| std::env::var(name).ok());
    let arguments = match read(arguments) {
        Ok(arguments) => arguments,
        Err(fault) => {
            eprintln!("{fault}");
            eprintln!("{}", usage(system));
            return ExitCode::from(USAGE);
        }
    };
    let language = arguments.language.unwrap_or(system);
    match arguments.task {
        Task::Help => say(&usage(language)),
        Task::Version => say(concat!("woodland-ledger ", env!("CARGO_PKG_VERSION"))),
        Task::Law(words) => print_law(language, &words),
        Task::Replay { file, json } => match replay::replay(language, &file, json) {
            Ok(text) => say(&text),
            Err(fault) => {
                eprintln!("{}: {fault}", file.display());
                ExitCode::from(BAD_FILE)
            }
        },
        Task::Window(file) => window(language, arguments.language, arguments.data, file),
    }
}

/// Prints; a reader that has heard enough is no fault.
fn say(text: &str) -> ExitCode {
    match writeln!(std::io::stdout(), "{text}") {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) if e.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(_) => ExitCode::from(BAD_FILE),
    }
}

fn read(arguments: impl IntoIterator<Item = OsString>) -> Result<Arguments, lexopt::Error> {
    let mut parser = lexopt::Parser::from_iter(arguments);
    let (mut language, mut data, mut json) = (None, None, false);
    let mut words: Vec<OsString> = Vec::new();
    while let Some(argument) = parser.next()? {
        match argument {
            Short('h') | Long("help") => {
                return Ok(Arguments { task: Task::Help, language, data });
            }
            Short('V') | Long("version") => {
                return Ok(Arguments { task: Task::Version, language, data });
            }
            Long("lang") => {
                let code = parser.value()?.string()?;
                let found = Language::from_locale(&code);
                language = Some(found.ok_or_else(|| format!("no language {code:?}: en or nl"))?);
            }
            Long("data-dir") => data = Some(PathBuf::from(parser.value()?)),
            Long("json") => json = true,
            Value(word) => words.push(word),
            _ => return Err(argument.unexpected()),
        }
    }
    let rest = words.get(1..).unwrap_or_default();
    let task = match (words.first().and_then(|w| w.to_str()), rest) {
        (Some("replay"), [file]) => Task::Replay { file: file.into(), json },
        (Some("replay"), _) => return Err("replay takes one file".into()),
        (Some("law"), []) => return Err("law takes a number or words".into()),
        (Some("law"), words) => {
            let words: Vec<String> =
                words.iter().map(|w| w.to_string_lossy().into_owned()).collect();
            Task::Law(words.join(" "))
        }
        (_, []) => Task::Window(words.first().map(PathBuf::from)),
        _ => return Err("one game at a time".into()),
    };
    if json && !matches!(task, Task::Replay { .. }) {
        return Err("--json goes with replay".into());
    }
    Ok(Arguments { task, language, data })
}

fn usage(language: Language) -> String {
    in_language(language, || {
        [
            tr!("Usage: woodland-ledger [FILE]              open the app, or a game in it"),
            tr!(
                "       woodland-ledger replay FILE [--json] check a ledger and print how it stands"
            ),
            tr!("       woodland-ledger law NUMBER|WORDS     look up the law"),
            tr!("Options: --lang en|nl   --data-dir FOLDER   --help   --version"),
        ]
        .join("\n")
    })
}

fn print_law(language: Language, words: &str) -> ExitCode {
    let pages = law::search(language, words);
    if pages.is_empty() {
        eprintln!("{}", in_language(language, || tr!("No law speaks of that.")));
        return ExitCode::from(BAD_FILE);
    }
    let text: Vec<String> = pages
        .iter()
        .take(10)
        .map(|page| {
            let mut lines =
                vec![format!("{} {} ({})", page.number, page.title, page.book), page.text.clone()];
            lines.extend(
                [page.note.clone(), page.class.clone()].into_iter().filter(|t| !t.is_empty()),
            );
            lines.join("\n")
        })
        .collect();
    say(&text.join("\n\n"))
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
    use crate::store::place::Place;
    use crate::window;
    use std::sync::Arc;

    let place = match Place::find(data.as_deref()) {
        Ok(place) => place,
        Err(fault) => {
            eprintln!("{fault}; --data-dir FOLDER names one");
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
            eprintln!("{fault}");
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

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(line: &str) -> Result<Arguments, String> {
        read(["woodland-ledger"].into_iter().chain(line.split_whitespace()).map(OsString::from))
            .map_err(|e| e.to_string())
    }

    #[test]
    fn tasks_are_told_apart() {
        assert_eq!(arguments("").unwrap().task, Task::Window(None));
        assert_eq!(arguments("a.jsonl").unwrap().task, Task::Window(Some("a.jsonl".into())));
        let replay = Task::Replay { file: "a".into(), json: true };
        assert_eq!(arguments("replay a --json").unwrap().task, replay);
        assert_eq!(arguments("law lp 6 2").unwrap().task, Task::Law("lp 6 2".into()));
        assert_eq!(arguments("--lang nl").unwrap().language, Some(Language::Dutch));
    }

    #[test]
    fn what_cannot_be_meant_is_refused() {
        for line in [
            "replay",
            "replay a b",
            "law",
            "a b",
            "--lang fr",
            "--nonsense",
            "--json",
            "law x --json",
        ] {
            assert!(arguments(line).is_err(), "{line}");
        }
    }
}
