//! What the program says of its own arguments: how they are used, and what is wrong with some.

use tr::tr;

use crate::words::{Language, in_language};

/// Why arguments cannot be understood.
#[derive(Debug)]
pub enum Wrong {
    Language(String),
    /// No export of that name.
    As(String),
    /// An export without a name.
    AsWhat,
    OneFile(&'static str),
    LawOfWhat,
    NothingMore(&'static str),
    OneGame,
    /// An option with a task that has no use for it.
    GoesWith(&'static str, &'static str),
    Value {
        option: String,
    },
    NoValue {
        option: String,
    },
    Unknown(String),
}

impl From<lexopt::Error> for Wrong {
    fn from(error: lexopt::Error) -> Self {
        use lexopt::Error;
        match error {
            Error::MissingValue { option } => Wrong::Value { option: option.unwrap_or_default() },
            Error::UnexpectedOption(option) => Wrong::Unknown(option),
            Error::UnexpectedValue { option, .. } => Wrong::NoValue { option },
            Error::UnexpectedArgument(argument) | Error::NonUnicodeValue(argument) => {
                Wrong::Unknown(argument.to_string_lossy().into_owned())
            }
            Error::ParsingFailed { value, .. } => Wrong::Unknown(value),
            Error::Custom(fault) => Wrong::Unknown(fault.to_string()),
        }
    }
}

pub fn wrong(language: Language, wrong: &Wrong) -> String {
    in_language(language, || match wrong {
        Wrong::Language(code) => tr!("There is no language {code}: choose en or nl.", code),
        Wrong::As(name) => tr!("There is no export as {name}: choose csv, json or bgstats.", name),
        Wrong::AsWhat => tr!("export takes --as csv, --as json or --as bgstats."),
        Wrong::OneFile(task) => tr!("{task} takes one file.", task),
        Wrong::LawOfWhat => tr!("law takes a number or words."),
        Wrong::NothingMore(task) => tr!("{task} takes nothing more.", task),
        Wrong::OneGame => tr!("Only one game can be opened at a time."),
        Wrong::GoesWith(option, task) => tr!("{option} goes with: {task}.", option, task),
        Wrong::Value { option } => tr!("{option} takes a value.", option),
        Wrong::NoValue { option } => tr!("{option} takes no value.", option),
        Wrong::Unknown(argument) => tr!("{argument} means nothing here.", argument),
    })
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
