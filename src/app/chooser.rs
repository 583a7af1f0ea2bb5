//! Where a file lies or shall go: a field for its whole path, and what the window asks the system's own dialog for.
//! What is chosen there counts as if it had been typed; how a dialog is shown is not known here.

use std::path::PathBuf;

use tr::tr;

use crate::store::{backup, place};
use crate::words::{Language, in_language};

use super::local::empty;
use super::touch::Touch;
use super::view::{AskKind, AskView, ChoiceRow, Weight};

/// The longest path that can be typed.
const MOST_PATH: i32 = 1000;

/// What a place is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A ledger to bring in.
    Import,
    /// A backup to look into.
    Restore,
    /// Where the open game is saved from then on.
    Elsewhere,
    /// The folder that files for other people go to, and the game that is to be exported there.
    Outbox(Option<PathBuf>),
}

/// What can be chosen in the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Open,
    Save,
    Folder,
}

/// Which files the dialog shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    pub name: String,
    pub glob: String,
}

/// A dialog that the window shall have shown, in the person's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    pub kind: Kind,
    pub title: String,
    pub accept: String,
    /// The first one counts when it opens.
    pub filters: Vec<Filter>,
    /// Where it opens, and under which name it would save.
    pub folder: PathBuf,
    pub name: String,
}

/// What came of the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    Path(PathBuf),
    /// It was closed without a choice.
    Nothing,
    /// It ended and the system does not say how: closed perhaps, or never seen.
    Ended,
    CannotBeShown,
}

/// The one dialog that there may be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Choosing {
    #[default]
    Idle,
    /// The window has not asked for it yet.
    Wanted(Purpose, Request),
    Open(Purpose),
}

/// What the form has to say about the dialog.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standing {
    #[default]
    Offered,
    Open,
    Ended,
    CannotBeShown,
}

/// A place that is being asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathForm {
    pub purpose: Purpose,
    /// The path that stood in the field from the beginning.
    pub offered: String,
    pub text: String,
    pub standing: Standing,
}

impl PathForm {
    pub fn new(purpose: Purpose, offered: String) -> Self {
        Self { purpose, text: offered.clone(), offered, standing: Standing::Offered }
    }

    fn kind(&self) -> Kind {
        match self.purpose {
            Purpose::Import | Purpose::Restore => Kind::Open,
            Purpose::Elsewhere => Kind::Save,
            Purpose::Outbox(_) => Kind::Folder,
        }
    }

    /// The form as it is shown. Spoken inside `in_language`, like what follows.
    pub fn view(&self) -> AskView {
        let (title, help, confirm) = match self.purpose {
            Purpose::Import => (
                tr!("Where is the file?"),
                tr!(
                    "Its whole path, such as /media/stick/evening.woodland. It comes in as a new game and stays where it is."
                ),
                tr!("Import"),
            ),
            Purpose::Restore => (
                tr!("Where is the backup?"),
                tr!(
                    "Its whole path, such as /media/stick/evening.woodland-backup. You hear what it would bring before anything comes in."
                ),
                tr!("Look into it"),
            ),
            Purpose::Elsewhere => (
                tr!("Where shall the game be saved?"),
                tr!(
                    "The whole path of a file. The game goes on there; what lies there already is not overwritten."
                ),
                tr!("Save here"),
            ),
            Purpose::Outbox(_) => (
                tr!("Which folder shall files go to?"),
                tr!("Its whole path. Exports and backup files go there until the app is closed."),
                tr!("Use this folder"),
            ),
        };
        let told = match self.standing {
            Standing::Offered | Standing::Open => None,
            Standing::Ended => {
                Some(tr!("Nothing was chosen. If no file dialog came up, type the path."))
            }
            Standing::CannotBeShown => {
                Some(tr!("No file dialog can be shown here. Type the path."))
            }
        };
        AskView {
            kind: AskKind::Text,
            title,
            help: told.map_or(help.clone(), |told| format!("{told} {help}")),
            confirm,
            can_confirm: !self.text.trim().is_empty(),
            text: self.text.clone(),
            text_limit: MOST_PATH,
            choices: vec![self.choose()],
            ..empty()
        }
    }

    fn choose(&self) -> ChoiceRow {
        let text = match self.kind() {
            Kind::Open => tr!("Choose a file…"),
            Kind::Save => tr!("Choose a place…"),
            Kind::Folder => tr!("Choose a folder…"),
        };
        let detail = match self.standing {
            Standing::Open => tr!("The file dialog is open."),
            Standing::Offered | Standing::Ended | Standing::CannotBeShown => String::new(),
        };
        ChoiceRow {
            group: "menu".into(),
            key: "choose".into(),
            text,
            detail,
            law: String::new(),
            drawing: "search",
            weight: Weight::Tonal,
            allowed: true,
            selected: false,
            token: Touch::Choose.token(),
        }
    }

    /// The dialog that can fill this form in; it opens in `folder` where the field names none.
    pub fn request(&self, language: Language, folder: PathBuf) -> Request {
        in_language(language, || {
            let ledgers = (tr!("Games of Woodland Ledger"), place::EXTENSION);
            let backups = (tr!("Backups of Woodland Ledger"), backup::EXTENSION);
            let shown = match self.purpose {
                Purpose::Import | Purpose::Elsewhere => Some(ledgers),
                Purpose::Restore => Some(backups),
                Purpose::Outbox(_) => None,
            };
            let shown = shown.map(|(name, ending)| Filter { name, glob: format!("*.{ending}") });
            let all = shown.is_some().then(|| Filter { name: tr!("All files"), glob: "*".into() });
            let AskView { title, confirm: accept, .. } = self.view();
            let offered = PathBuf::from(&self.offered);
            let name = match self.kind() {
                Kind::Save => offered.file_name(),
                Kind::Open | Kind::Folder => None,
            };
            let name = name.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let named = offered.parent().filter(|_| !name.is_empty());
            let folder = named.map_or(folder, PathBuf::from);
            Request {
                kind: self.kind(),
                title,
                accept,
                filters: shown.into_iter().chain(all).collect(),
                folder,
                name,
            }
        })
    }
}
