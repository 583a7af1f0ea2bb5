//! The arguments: what a person asks for in so many words.

use std::ffi::OsString;
use std::path::PathBuf;

use lexopt::prelude::{Long, Short, Value};

use crate::app::export::Sees;
use crate::words::Language;

use super::usage::Wrong;

/// As what a game is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum As {
    Csv,
    Json,
    /// A link that hands a finished game to BG Stats.
    BgStats,
}

/// What the arguments ask for.
#[derive(Debug, PartialEq, Eq)]
pub enum Task {
    Help,
    Version,
    /// The window, on a game if one is named.
    Window(Option<PathBuf>),
    Replay {
        file: PathBuf,
        json: bool,
        sees: Sees,
    },
    Export {
        file: PathBuf,
        how: As,
        sees: Sees,
    },
    Law(String),
    Schema,
}

/// The arguments, read.
#[derive(Debug, PartialEq, Eq)]
pub struct Arguments {
    pub task: Task,
    pub language: Option<Language>,
    pub data: Option<PathBuf>,
}

/// The language that arguments ask for, whatever else is wrong with them.
pub fn language(arguments: &[OsString]) -> Option<Language> {
    let text = |at: usize| arguments.get(at).and_then(|a: &OsString| a.to_str());
    let code = |at: usize| match text(at)? {
        "--lang" => text(at + 1),
        other => other.strip_prefix("--lang="),
    };
    (0..arguments.len()).filter_map(code).find_map(Language::from_locale)
}

pub fn read(arguments: impl IntoIterator<Item = OsString>) -> Result<Arguments, Wrong> {
    let mut parser = lexopt::Parser::from_iter(arguments);
    let (mut language, mut data, mut json, mut reveal, mut how) = (None, None, false, false, None);
    let mut words: Vec<OsString> = Vec::new();
    let mut asked = None;
    while let Some(argument) = parser.next()? {
        match argument {
            Short('h') | Long("help") => asked = asked.or(Some(Task::Help)),
            Short('V') | Long("version") => asked = asked.or(Some(Task::Version)),
            Long("lang") => {
                let code = parser.value()?.to_string_lossy().into_owned();
                let found = Language::from_locale(&code);
                language = Some(found.ok_or(Wrong::Language(code))?);
            }
            Long("data-dir") => data = Some(PathBuf::from(parser.value()?)),
            Long("json") => json = true,
            Long("reveal") => reveal = true,
            Long("as") => {
                let name = parser.value()?.to_string_lossy().into_owned();
                how = Some(match name.as_str() {
                    "csv" => As::Csv,
                    "json" => As::Json,
                    "bgstats" => As::BgStats,
                    _ => return Err(Wrong::As(name)),
                });
            }
            Value(word) => words.push(word),
            _ => return Err(argument.unexpected().into()),
        }
    }
    if let Some(task) = asked {
        return Ok(Arguments { task, language, data });
    }
    let sees = if reveal { Sees::Everything } else { Sees::Table };
    let rest = words.get(1..).unwrap_or_default();
    let task = match (words.first().and_then(|w| w.to_str()), rest) {
        (Some("replay"), [file]) => Task::Replay { file: file.into(), json, sees },
        (Some("replay"), _) => return Err(Wrong::OneFile("replay")),
        (Some("export"), [file]) => match how {
            Some(how) => Task::Export { file: file.into(), how, sees },
            None => return Err(Wrong::AsWhat),
        },
        (Some("export"), _) => return Err(Wrong::OneFile("export")),
        (Some("law"), words) => {
            let words: Vec<String> =
                words.iter().map(|w| w.to_string_lossy().into_owned()).collect();
            let words = words.join(" ");
            if words.trim().is_empty() {
                return Err(Wrong::LawOfWhat);
            }
            Task::Law(words)
        }
        (Some("schema"), []) => Task::Schema,
        (Some("schema"), _) => return Err(Wrong::NothingMore("schema")),
        (_, []) => Task::Window(words.first().map(PathBuf::from)),
        _ => return Err(Wrong::OneGame),
    };
    if json && !matches!(task, Task::Replay { .. }) {
        return Err(Wrong::GoesWith("--json", "replay"));
    }
    if how.is_some() && !matches!(task, Task::Export { .. }) {
        return Err(Wrong::GoesWith("--as", "export"));
    }
    if reveal && !matches!(task, Task::Replay { .. } | Task::Export { .. }) {
        return Err(Wrong::GoesWith("--reveal", "replay, export"));
    }
    Ok(Arguments { task, language, data })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(line: &str) -> Result<Arguments, String> {
        read(["woodland-ledger"].into_iter().chain(line.split_whitespace()).map(OsString::from))
            .map_err(|e| format!("{e:?}"))
    }

    #[test]
    fn the_language_is_found_whatever_else_is_wrong() {
        let of =
            |line: &str| language(&line.split_whitespace().map(OsString::from).collect::<Vec<_>>());
        assert_eq!(of("w --what --lang nl x"), Some(Language::Dutch));
        assert_eq!(of("w replay --lang=nl_NL"), Some(Language::Dutch));
        assert_eq!(of("w --lang fr"), None);
        assert_eq!(of("w replay --lang"), None);
    }

    #[test]
    fn tasks_are_told_apart() {
        assert_eq!(arguments("").unwrap().task, Task::Window(None));
        assert_eq!(arguments("a.jsonl").unwrap().task, Task::Window(Some("a.jsonl".into())));
        let replay = Task::Replay { file: "a".into(), json: true, sees: Sees::Table };
        assert_eq!(arguments("replay a --json").unwrap().task, replay);
        let export = |how, sees| Task::Export { file: "a".into(), how, sees };
        assert_eq!(arguments("export a --as csv").unwrap().task, export(As::Csv, Sees::Table));
        let link = export(As::BgStats, Sees::Table);
        assert_eq!(arguments("export a --as bgstats").unwrap().task, link);
        let all = export(As::Json, Sees::Everything);
        assert_eq!(arguments("export --reveal --as json a").unwrap().task, all);
        assert_eq!(arguments("law lp 6 2").unwrap().task, Task::Law("lp 6 2".into()));
        assert_eq!(arguments("schema").unwrap().task, Task::Schema);
        assert_eq!(arguments("--lang nl").unwrap().language, Some(Language::Dutch));
        assert_eq!(arguments("--data-dir x").unwrap().data, Some("x".into()));
    }

    #[test]
    fn what_cannot_be_meant_is_refused() {
        for line in [
            "replay",
            "replay a b",
            "export a",
            "export --as csv",
            "export a b --as csv",
            "export a --as xml",
            "replay a --as csv",
            "schema a",
            "law",
            "a b",
            "--lang fr",
            "--lang",
            "--data-dir",
            "--nonsense",
            "--json",
            "--reveal",
            "law x --reveal",
            "law x --json",
        ] {
            assert!(arguments(line).is_err(), "{line}");
        }
    }
}
