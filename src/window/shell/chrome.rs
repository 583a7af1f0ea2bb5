//! The shell's part about what stands around every page: the bars, banners, notices, and settings.
//! It tells what the desk says and keeps nothing of its own.

use slint::SharedString;

use crate::app::desk::{Desk, Screen};
use crate::app::ledger::label;
use crate::app::session::{Keeping, Session};
use crate::app::{start, view};
use crate::engine::entry::EntryId;
use crate::store::settings::Theme;
use crate::window::rows::ToUi;
use crate::window::ui;
use crate::words::{Language, say};

use super::Shell;

impl Shell {
    pub(super) fn show_settings(&self, desk: &Desk) {
        let settings = self.global::<ui::Settings>();
        let now = desk.files.settings();
        settings.set_language(desk.language().code().into());
        settings.set_theme(theme_name(now.theme).into());
        settings.set_scale(i32::from(now.scale_percent));
        settings.set_reduced_motion(now.reduced_motion);
        settings.set_keep_awake(now.keep_awake);
        settings.set_far_view(now.far_view);
        settings.set_curtain(now.curtain);
        settings.set_table_words(now.table_words);
        settings.set_clock(now.clock);
        settings.set_data_folder(desk.files.folder().display().to_string().into());
        settings.set_version(env!("CARGO_PKG_VERSION").into());
    }

    pub(super) fn show_chrome(&self, desk: &Desk) {
        let chrome = self.global::<ui::Chrome>();
        let language = desk.language();
        chrome.set_lang(language.code().into());
        chrome.set_playing(desk.session().is_some());
        let context = desk.context();
        let board = self.global::<ui::Board>();
        let due = desk.due();
        board.set_due_text(due.text.into());
        board.set_due_detail(due.detail.into());
        board.set_due_token(due.token.into());
        board.set_due_step(due.step.into());
        board.set_due_colour(due.colour.into());
        if let Some(context) = &context {
            let history = context.session.history();
            let named = |id: Option<EntryId>| id.map(|id| label(context, id)).unwrap_or_default();
            let undo = history.before().map(|_| history.here());
            let redo = history.after();
            let wrap = |text: String, f: fn(Language, &str) -> String| {
                if text.is_empty() { SharedString::new() } else { f(language, &text).into() }
            };
            chrome.set_undo(wrap(named(undo), say::undo));
            chrome.set_redo(wrap(named(redo), say::redo));
            chrome.set_happened(named(Some(history.here())).into());
            let turn = context.game().turn;
            let who = if desk.screen() == Screen::Board { desk.shown_seat() } else { turn.seat };
            let seat = context.game().seat(who);
            chrome.set_title(context.name(who).into());
            chrome.set_crest(seat.map_or("", |s| crate::app::crest(&s.faction)).into());
            chrome.set_colour(seat.map_or("", |s| crate::app::colour(&s.faction)).into());
            // Whose turn it is stands in the title already where its own board is shown.
            let phase = if who == turn.seat {
                say::phase(language, turn.phase)
            } else {
                crate::app::turn_line(context)
            };
            chrome.set_phase(phase.into());
        }
        let keeping = desk.session().map(Session::keeping);
        let saved = match &keeping {
            None => view::Saved::Nothing,
            Some(Keeping::Saved) => view::Saved::Saved,
            Some(Keeping::Saving) => view::Saved::Saving,
            Some(Keeping::Failed(_)) => view::Saved::Failed,
        };
        chrome.set_saved(saved.to_ui());
        let fault = if let Some(Keeping::Failed(fault)) = &keeping {
            Some(start::save_fault(language, *fault))
        } else {
            None
        };
        let (banner, detail) = fault.unwrap_or_default();
        chrome.set_banner(banner.into());
        chrome.set_banner_detail(detail.into());

        let dialog = desk.dialog().map(|d| d.view(language, context.as_ref())).unwrap_or_default();
        chrome.set_notice_text(dialog.text.into());
        chrome.set_notice_detail(dialog.detail.into());
        chrome.set_notice_law(dialog.law.into());
        chrome.set_notice_drawing(dialog.drawing.into());
        chrome.set_notice_confirm(dialog.confirm.into());
        chrome.set_notice_other(dialog.other.into());
        chrome.set_notice_danger(dialog.danger);
        chrome.set_notice_title(dialog.title.into());

        let game = context.as_ref().map(|c| c.game());
        let remark = desk.remark().map(|r| r.view(language, game)).unwrap_or_default();
        chrome.set_snackbar(remark.text.into());
        chrome.set_snackbar_law(remark.law.into());
        chrome.set_snackbar_action(remark.action.into());
    }
}

fn theme_name(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "system",
        Theme::Light => "light",
        Theme::Dark => "dark",
        Theme::HighContrast => "contrast",
    }
}

pub(super) fn theme_named(name: &str) -> Theme {
    match name {
        "light" => Theme::Light,
        "dark" => Theme::Dark,
        "contrast" => Theme::HighContrast,
        _ => Theme::System,
    }
}

pub(super) fn to_ui(screen: Screen) -> ui::Screen {
    match screen {
        Screen::Start => ui::Screen::Start,
        Screen::NewGame => ui::Screen::NewGame,
        Screen::Table => ui::Screen::Table,
        Screen::Board => ui::Screen::Board,
        Screen::Ledger => ui::Screen::Ledger,
        Screen::Law => ui::Screen::Law,
        Screen::Settings => ui::Screen::Settings,
        Screen::About => ui::Screen::About,
        Screen::Backups => ui::Screen::Backups,
        Screen::Import => ui::Screen::Import,
        Screen::Repair => ui::Screen::Repair,
        Screen::Ending => ui::Screen::Ending,
        Screen::Statistics => ui::Screen::Statistics,
    }
}

pub(super) fn from_ui(screen: ui::Screen) -> Screen {
    match screen {
        ui::Screen::Start => Screen::Start,
        ui::Screen::NewGame => Screen::NewGame,
        ui::Screen::Table => Screen::Table,
        ui::Screen::Board => Screen::Board,
        ui::Screen::Ledger => Screen::Ledger,
        ui::Screen::Law => Screen::Law,
        ui::Screen::Settings => Screen::Settings,
        ui::Screen::About => Screen::About,
        ui::Screen::Backups => Screen::Backups,
        ui::Screen::Import => Screen::Import,
        ui::Screen::Repair => Screen::Repair,
        ui::Screen::Ending => Screen::Ending,
        ui::Screen::Statistics => Screen::Statistics,
    }
}
