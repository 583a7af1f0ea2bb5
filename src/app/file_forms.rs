//! Forms about files: what a game shall be called, as what it is sent out, where a file lies, what of a backup comes.

use std::path::PathBuf;

use chrono::{Local, TimeZone};
use tr::tr;

use crate::words::{self, Language, in_language};

use super::chooser::PathForm;
use super::files::{ExportKind, Preview};
use super::local::empty;
use super::remark::shown;
use super::touch::Touch;
use super::view::{AskKind, AskView, ChoiceRow, Weight};

/// What stands open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileForm {
    Name(PathBuf, String),
    /// A game, and the folder that it goes to.
    Export {
        game: PathBuf,
        to: PathBuf,
    },
    Path(PathForm),
    Restore(Preview),
}

/// A moment as people read it.
pub fn when(language: Language, at: i64) -> String {
    let at = Local.timestamp_millis_opt(at).single();
    at.map(|t| words::date_time(language, &t)).unwrap_or_default()
}

impl FileForm {
    pub fn set_text(&mut self, new: &str) {
        match self {
            FileForm::Name(_, text) => new.clone_into(text),
            FileForm::Path(form) => new.clone_into(&mut form.text),
            FileForm::Export { .. } | FileForm::Restore(_) => {}
        }
    }

    pub fn view(&self, language: Language) -> AskView {
        in_language(language, || match self {
            FileForm::Name(_, name) => AskView {
                kind: AskKind::Text,
                title: tr!("Name of the game"),
                confirm: tr!("Save the name"),
                can_confirm: !name.trim().is_empty(),
                text: name.clone(),
                text_limit: 60,
                ..empty()
            },
            FileForm::Path(form) => form.view(),
            FileForm::Export { to, .. } => AskView {
                title: tr!("Export as what?"),
                help: tr!("All but the ledger leave out what lies face down."),
                choices: vec![
                    choice(
                        0,
                        tr!("Copy of the ledger"),
                        tr!("Complete; opens in this app, on any machine."),
                        &Touch::Export(ExportKind::Ledger),
                    ),
                    choice(
                        1,
                        tr!("Table (CSV)"),
                        tr!("Every entry and every point, for a spreadsheet."),
                        &Touch::Export(ExportKind::Csv),
                    ),
                    choice(
                        2,
                        tr!("List (JSON)"),
                        tr!("How the game stands and every entry, for other programs."),
                        &Touch::Export(ExportKind::Json),
                    ),
                    choice(
                        3,
                        tr!("Picture (PNG)"),
                        tr!("How the game stands and how it came to that, to look at."),
                        &Touch::Export(ExportKind::Picture),
                    ),
                    choice(
                        4,
                        tr!("Another folder…"),
                        tr!("Now it goes to {folder}.", folder = shown(to)),
                        &Touch::AskOutbox,
                    ),
                ],
                ..empty()
            },
            FileForm::Restore(preview) => restore(language, preview),
        })
    }
}

/// Spoken inside `in_language`.
fn restore(language: Language, preview: &Preview) -> AskView {
    let comes = preview.comes;
    let when = when(language, preview.at);
    let mut help = vec![
        tr!("Brings {n} game as a new one." | "Brings {n} games as new ones." % comes.games),
        tr!("{n} game is here already." | "{n} games are here already." % comes.here),
    ];
    if comes.figures > 0 {
        help.push(
            tr!("Brings {n} printed number." | "Brings {n} printed numbers." % comes.figures),
        );
    }
    help.push(tr!("Nothing that is here is overwritten."));
    let plain = tr!("Games and printed numbers");
    let mut choices = vec![choice(0, plain, String::new(), &Touch::Restore { settings: false })];
    if comes.settings {
        choices.push(choice(
            1,
            tr!("The settings too"),
            tr!("Language, colours and size as they were; yours are kept beside them."),
            &Touch::Restore { settings: true },
        ));
    }
    AskView {
        title: tr!("Restore the backup of {when}?", when = when),
        help: help.join(" "),
        choices,
        ..empty()
    }
}

fn choice(at: usize, text: String, detail: String, touch: &Touch) -> ChoiceRow {
    ChoiceRow {
        group: "menu".into(),
        key: format!("menu-{at}"),
        text,
        detail,
        law: String::new(),
        drawing: "",
        weight: Weight::Tonal,
        allowed: true,
        selected: false,
        token: touch.token(),
    }
}
