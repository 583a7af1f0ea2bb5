//! Dialogs: what has to be heard or decided before anything else.

use tr::tr;

use crate::engine::effect::Ending;
use crate::engine::entry::EntryId;
use crate::engine::factions::FactionFigure;
use crate::engine::refusal::Refusal;
use crate::engine::table::Rescored;
use crate::store::crash::Crash;
use crate::words::{self, Language, in_language, say};

use super::context::Context;
use super::{ledger, start};

/// What stands on top of everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    Won(Ending),
    /// The law forbids it; the table may insist.
    Refused(Refusal),
    BackTo(EntryId),
    /// A printed figure was corrected that earlier entries have used.
    Rescore {
        figure: FactionFigure,
        lines: Vec<Rescored>,
    },
    /// The window is to be closed although something is not saved.
    Unsaved,
    /// A fault of the app ended it last time.
    Stopped(Crash),
}

/// A dialog in words. The first button changes nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DialogView {
    pub title: String,
    pub text: String,
    pub detail: String,
    pub law: String,
    pub drawing: &'static str,
    pub confirm: String,
    pub other: String,
    pub danger: bool,
}

impl Dialog {
    /// What it says; `context` is there while a game is open.
    pub fn view(&self, language: Language, context: Option<&Context<'_>>) -> DialogView {
        let leave = in_language(language, || tr!("Leave it as it is"));
        match self {
            Dialog::Won(ending) => DialogView {
                title: context.map(|c| say::ending(language, c.game(), ending)).unwrap_or_default(),
                text: in_language(language, || {
                    tr!(
                        "The ledger is closed. You can take the last step back, or play on for the fun of it."
                    )
                }),
                drawing: "crown",
                confirm: in_language(language, || tr!("See how it went")),
                other: in_language(language, || tr!("Play on")),
                ..DialogView::default()
            },
            Dialog::Refused(refusal) => DialogView {
                title: in_language(language, || tr!("The law says no")),
                text: context
                    .map(|c| say::refusal(language, c.game(), refusal))
                    .unwrap_or_default(),
                law: refusal.law.map(|l| l.to_string()).unwrap_or_default(),
                confirm: leave,
                other: in_language(language, || tr!("Do it all the same")),
                ..DialogView::default()
            },
            Dialog::Rescore { figure, lines } => {
                let told = lines.iter().filter_map(|line| {
                    let seat = say::seat_name(language, context?.game(), line.seat);
                    let points = words::points(language, i32::from(line.by));
                    Some(in_language(language, || {
                        tr!("{seat}, turn {turn}: {points}", seat, points, turn = line.turn)
                    }))
                });
                let told: Vec<String> = told.collect();
                DialogView {
                    title: in_language(language, || tr!("Score earlier entries anew?")),
                    text: told.join("\n"),
                    detail: in_language(language, || {
                        tr!(
                            "They used another number: {figure}",
                            figure = say::figure(language, *figure)
                        )
                    }),
                    confirm: leave,
                    other: in_language(language, || tr!("Score them anew")),
                    ..DialogView::default()
                }
            }
            Dialog::BackTo(id) => {
                let labels = context.map(|c| ledger::taken_back(c, *id)).unwrap_or_default();
                let n = i64::try_from(labels.len()).unwrap_or(i64::MAX);
                DialogView {
                    title: in_language(language, || {
                        tr!("Take back {n} entry?" | "Take back {n} entries?" % n)
                    }),
                    text: context.map(|c| ledger::some_of(c, &labels)).unwrap_or_default(),
                    detail: in_language(language, || tr!("They can be had back from the ledger.")),
                    confirm: leave,
                    other: in_language(language, || tr!("Go back to here")),
                    ..DialogView::default()
                }
            }
            Dialog::Unsaved => DialogView {
                title: in_language(language, || tr!("Not everything is saved")),
                text: in_language(language, || {
                    tr!(
                        "The disk has not taken the last entries. Try again, or save elsewhere. If you close the window once more, they are lost."
                    )
                }),
                confirm: in_language(language, || tr!("Go on playing")),
                danger: true,
                ..DialogView::default()
            },
            Dialog::Stopped(crash) => DialogView {
                title: in_language(language, || tr!("The app broke off last time")),
                text: in_language(language, || {
                    if crash.saved {
                        tr!(
                            "A fault in it was to blame. Everything that you had done was saved first."
                        )
                    } else {
                        tr!(
                            "A fault in it was to blame. Look whether your last steps are there: they may not have been saved."
                        )
                    }
                }),
                detail: start::crash(language, crash),
                confirm: in_language(language, || tr!("Go on")),
                ..DialogView::default()
            },
        }
    }
}
