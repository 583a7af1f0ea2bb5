//! The arguments: what a person asks for in so many words.

use std::ffi::OsString;
use std::path::PathBuf;

use lexopt::prelude::{Long, Short, Value, ValueExt};
use tr::tr;

use crate::app::export::Sees;
use crate::words::{Language, in_language};

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

pub fn read(arguments: impl IntoIterator<Item = OsString>) -> Result<Arguments, lexopt::Error> {
    let mut parser = lexopt::Parser::from_iter(arguments);
    let (mut language, mut data, mut json, mut reveal, mut how) = (None, None, false, false, None);
    let mut words: Vec<OsString> = Vec::new();
    let mut asked = None;
    while let Some(argument) = parser.next()? {
        match argument {
            Short('h') | Long("help") => asked = asked.or(Some(Task::Help)),
            Short('V') | Long("version") => asked = asked.or(Some(Task::Version)),
            Long("lang") => {
                let code = parser.value()?.string()?;
                let found = Language::from_locale(&code);
                language = Some(found.ok_or_else(|| format!("no language {code:?}: en or nl"))?);
            }
            Long("data-dir") => data = Some(PathBuf::from(parser.value()?)),
            Long("json") => json = true,
            Long("reveal") => reveal = true,
            Long("as") => {
                let name = parser.value()?.string()?;
                how = Some(match name.as_str() {
                    "csv" => As::Csv,
                    "json" => As::Json,
                    "bgstats" => As::BgStats,
                    _ => return Err(format!("no export as {name:?}: csv, json or bgstats").into()),
                });
            }
            Value(word) => words.push(word),
            _ => return Err(argument.unexpected()),
        }
    }
    if let Some(task) = asked {
        return Ok(Arguments { task, language, data });
    }
    let sees = if reveal { Sees::Everything } else { Sees::Table };
    let rest = words.get(1..).unwrap_or_default();
    let task = match (words.first().and_then(|w| w.to_str()), rest) {
        (Some("replay"), [file]) => Task::Replay { file: file.into(), json, sees },
        (Some("replay"), _) => return Err("replay takes one file".into()),
        (Some("export"), [file]) => match how {
            Some(how) => Task::Export { file: file.into(), how, sees },
            None => return Err("export takes --as csv, --as json or --as bgstats".into()),
        },
        (Some("export"), _) => return Err("export takes one file".into()),
        (Some("law"), []) => return Err("law takes a number or words".into()),
        (Some("law"), words) => {
            let words: Vec<String> =
                words.iter().map(|w| w.to_string_lossy().into_owned()).collect();
            Task::Law(words.join(" "))
        }
        (Some("schema"), []) => Task::Schema,
        (Some("schema"), _) => return Err("schema takes nothing more".into()),
        (_, []) => Task::Window(words.first().map(PathBuf::from)),
        _ => return Err("one game at a time".into()),
    };
    if json && !matches!(task, Task::Replay { .. }) {
        return Err("--json goes with replay".into());
    }
    if how.is_some() && !matches!(task, Task::Export { .. }) {
        return Err("--as goes with export".into());
    }
    if reveal && !matches!(task, Task::Replay { .. } | Task::Export { .. }) {
        return Err("--reveal goes with replay and export".into());
    }
    Ok(Arguments { task, language, data })
}

pub fn usage(language: Language) -> String {
    in_language(language, || {
        [
            tr!("Usage: woodland-ledger [FILE]              open the app, or a game in it"),
            tr!(
                "       woodland-ledger replay FILE [--json] check a ledger and print how it stands"
            ),
            tr!("       woodland-ledger export FILE --as csv|json  print every entry and point"),
            tr!("       woodland-ledger export FILE --as bgstats   print a link for BG Stats"),
            tr!("       woodland-ledger law NUMBER|WORDS     look up the law"),
            tr!("       woodland-ledger schema               print the JSON Schema of the ledger"),
            tr!("FILE is a ledger, or the name of a saved game."),
            tr!("Options: --lang en|nl   --data-dir FOLDER   --help   --version"),
            tr!("         --reveal   also print what lies face down"),
        ]
        .join("\n")
    })
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
