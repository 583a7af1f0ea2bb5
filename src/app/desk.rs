//! The desk: everything that a person can do in the app, without a window. Touches come in, view models go out.
//! It owns the open game, the form that is being filled in and what lies open on the screen.

mod games;

use std::path::{Path, PathBuf};

use crate::engine::ask::{Answer, Form};
use crate::engine::card::CardId;
use crate::engine::effect::{Effect, Notice};
use crate::engine::entry::EntryId;
use crate::engine::law::LawRef;
use crate::engine::score::VictoryPoints;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::engine::table::Command;
use crate::words::Language;

use super::board;
use super::chance::Chance;
use super::context::{Context, Told};
use super::curtain::{self, Curtain};
use super::dialog::Dialog;
use super::ending_view::{self, EndingView};
use super::files::Files;
use super::form::{self, Entered};
use super::ledger;
use super::local::Local;
use super::new_game::NewGame;
use super::repair::Repair;
use super::rescore;
use super::session::{Outcome, Session};
use super::statistics::{self, By, StatisticsView};
use super::summary::Summary;
use super::touch::Touch;
use super::view::{AskView, BoardView, DueView, LedgerView, TableView};

pub use super::remark::Remark;

/// The pages of the app.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    #[default]
    Start,
    NewGame,
    Table,
    Board,
    Ledger,
    Law,
    Settings,
    About,
    Backups,
    Import,
    Repair,
    Ending,
    Statistics,
}

impl Screen {
    const NAMES: [(Screen, &'static str); 13] = [
        (Screen::Start, "start"),
        (Screen::NewGame, "new-game"),
        (Screen::Table, "table"),
        (Screen::Board, "board"),
        (Screen::Ledger, "ledger"),
        (Screen::Law, "law"),
        (Screen::Settings, "settings"),
        (Screen::About, "about"),
        (Screen::Backups, "backups"),
        (Screen::Import, "import"),
        (Screen::Repair, "repair"),
        (Screen::Ending, "ending"),
        (Screen::Statistics, "statistics"),
    ];

    pub fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(screen, _)| *screen == self).map_or("start", |(_, name)| name)
    }

    fn from_name(name: &str) -> Screen {
        Self::NAMES.iter().find(|(_, n)| *n == name).map_or(Screen::Start, |(screen, _)| *screen)
    }

    fn in_game(self) -> bool {
        matches!(self, Screen::Table | Screen::Board | Screen::Ledger | Screen::Law)
    }
}

/// The open game.
struct Open {
    session: Session,
    path: PathBuf,
    /// What its ledger calls itself.
    id: String,
    told: Told,
}

/// The whole app but for its window.
pub struct Desk {
    pub files: Files,
    pub(super) language: Language,
    chance: Chance,
    open: Option<Open>,
    screen: Screen,
    seat: SeatId,
    entered: Entered,
    local: Local,
    dialog: Option<Dialog>,
    remark: Option<Remark>,
    law: Option<LawRef>,
    law_words: String,
    pub(super) curtain: Option<Curtain>,
    /// The person whom a form is for has taken the device.
    pub(super) form_shown: bool,
    pub new_game: NewGame,
    repair: Option<Repair>,
    told: usize,
    /// The seat whose ledger is told; every seat's without one.
    ledger_of: Option<SeatId>,
    welcome: bool,
    /// What the Statistics page was opened with.
    summaries: Vec<Summary>,
    sorted_by: By,
}

impl Desk {
    /// Opens the desk as it was left: settings, language, and the last game where there is one.
    pub fn new(files: Files, chance: Chance, locale: Language) -> Self {
        let language =
            files.settings().language.as_deref().and_then(Language::from_locale).unwrap_or(locale);
        let language = language.with_table_words(files.settings().table_words);
        let welcome = files.settings().language.is_none();
        let remark = files.set_aside().then_some(Remark::SettingsSetAside);
        let dialog = files.take_crash().map(Dialog::Stopped);
        Self {
            files,
            language,
            chance,
            open: None,
            screen: Screen::Start,
            seat: SeatId::default(),
            entered: Entered::default(),
            local: Local::None,
            dialog,
            remark,
            law: None,
            law_words: String::new(),
            curtain: None,
            form_shown: false,
            new_game: NewGame::default(),
            repair: None,
            told: ledger::PAGE,
            ledger_of: None,
            welcome,
            summaries: Vec::new(),
            sorted_by: By::default(),
        }
    }

    // Looking

    pub fn language(&self) -> Language {
        self.language
    }

    pub fn screen(&self) -> Screen {
        self.screen
    }

    pub fn shown_seat(&self) -> SeatId {
        self.seat
    }

    pub fn session(&self) -> Option<&Session> {
        self.open.as_ref().map(|open| &open.session)
    }

    pub fn session_mut(&mut self) -> Option<&mut Session> {
        self.open.as_mut().map(|open| &mut open.session)
    }

    pub fn path(&self) -> Option<&Path> {
        self.open.as_ref().map(|open| open.path.as_path())
    }

    pub fn context(&self) -> Option<Context<'_>> {
        self.open.as_ref().map(|open| Context {
            session: &open.session,
            language: self.language,
            told: &open.told,
        })
    }

    /// Whether the screen should stay on: a game is being played.
    pub fn wants_screen(&self) -> bool {
        self.files.settings().keep_awake
            && self.session().is_some_and(|s| s.game().ending.is_none())
    }

    pub fn dialog(&self) -> Option<&Dialog> {
        self.dialog.as_ref()
    }

    pub fn remark(&self) -> Option<Remark> {
        self.remark.clone().or_else(|| self.files.trouble().map(Remark::Trouble))
    }

    pub fn open_law(&self) -> Option<LawRef> {
        self.law
    }

    pub fn law_words(&self) -> &str {
        &self.law_words
    }

    pub fn first_start(&self) -> bool {
        self.welcome
    }

    pub fn board(&self) -> Option<BoardView> {
        self.context().map(|context| board::board(&context, self.seat))
    }

    pub fn table(&self) -> Option<TableView> {
        let now = self.files.settings().clock.then(|| self.files.now());
        self.context().map(|context| super::table::table(&context, now))
    }

    /// How the open game ended; empty while it goes on.
    pub fn ending(&self) -> EndingView {
        match (self.context(), &self.open) {
            (Some(context), Some(open)) => ending_view::ending(&context, &open.id),
            _ => EndingView::default(),
        }
    }

    pub fn statistics(&self) -> StatisticsView {
        statistics::view(self.language, &self.summaries, self.sorted_by)
    }

    pub fn ledger(&self) -> Option<LedgerView> {
        self.context().map(|context| ledger::ledger(&context, self.ledger_of, self.told))
    }

    pub fn due(&self) -> DueView {
        self.context().map(|context| board::due(&context)).unwrap_or_default()
    }

    /// The form that stands, if any.
    pub fn ask(&self) -> Option<AskView> {
        let Some(context) = self.context() else {
            return self.local.view_at_start(self.language);
        };
        if let Some(pending) = context.session.pending() {
            let eyes = curtain::for_eyes_of(&pending.game, &pending.ask);
            let eyes = eyes.filter(|_| self.files.settings().curtain);
            if let Some(seat) = eyes.filter(|_| !self.form_shown) {
                return Some(form::veiled(&context, pending, seat));
            }
            let view = form::view(&context, pending, &self.entered);
            return Some(AskView { private: eyes.is_some(), ..view });
        }
        self.local.view(&context)
    }

    pub fn entered(&self) -> &Entered {
        &self.entered
    }

    // Touching

    /// A control was touched.
    pub fn take(&mut self, token: &str) {
        if let Some(touch) = Touch::parse(token) {
            self.touch(touch);
        }
    }

    /// The same, already read.
    pub fn touch(&mut self, touch: Touch) {
        match touch {
            Touch::Do(command) => self.act(command),
            Touch::BackTo(id) => self.ask_back_to(id),
            Touch::Recover(tip) => {
                if let Some(open) = &mut self.open {
                    open.session.recover(tip);
                }
                self.settle_screen();
            }
            Touch::Answer(pick) => {
                if let Some(answer) = self.form().and_then(|form| form::picked(&form, pick)) {
                    self.answer(answer);
                }
            }
            Touch::ShowSeat(seat) => self.show_seat(seat),
            Touch::ShowCorrections(seat) => self.local = Local::Corrections(seat),
            Touch::ShowFigures(seat) => self.local = Local::Figures(seat),
            Touch::ShowCard(seat, card) => self.show_card(seat, card),
            Touch::EditName(seat) => {
                let name = self.session().and_then(|s| s.game().seat(seat)).map(|s| s.name.clone());
                self.local = Local::Name(seat, name.unwrap_or_default());
            }
            Touch::EditFaction(seat) => self.local = Local::Faction(seat),
            Touch::MovePoints(seat) => self.local = Local::MoveTo(seat),
            Touch::MoveTo(from, to) => {
                self.local = Local::MovePoints { from, to, points: 1, ago: 0 }
            }
            Touch::WriteNote => self.local = Local::Note(String::new()),
            Touch::SetTurn(seat) => self.local = Local::Turn(seat),
            Touch::SwapSeat(seat) => self.local = Local::Swap(seat),
            Touch::Look(zone) => self.look_behind(zone),
            Touch::ReadLaw(law) => self.law = Some(law),
            Touch::ShowSteps(seat) => {
                self.law = None;
                self.show_seat(seat);
            }
            Touch::ShowPoints => {
                self.law = None;
                self.go(Screen::Ledger);
            }
            Touch::TellMore => self.told += ledger::PAGE,
            Touch::ChooseLedger => self.local = Local::Whose,
            Touch::LedgerOf(seat) => {
                self.local = Local::None;
                self.ledger_of = seat;
                self.told = ledger::PAGE;
            }
            Touch::Export(kind) => self.export(kind),
            Touch::ShowEnding => self.go(Screen::Ending),
            Touch::StatisticsBy(by) => self.sorted_by = by,
            Touch::Restore { settings } => self.restore(settings),
        }
    }

    fn show_card(&mut self, seat: SeatId, card: CardId) {
        self.local = Local::Card(seat, card);
    }

    /// Puts a command to the open game.
    pub fn act(&mut self, command: Command) {
        self.local = Local::None;
        self.dialog = None;
        self.remark = None;
        // Whatever comes of it, a question too: the pile that was looked at is closed first.
        self.close_curtain();
        let Some(open) = &mut self.open else { return };
        let outcome = open.session.act(command);
        self.settled(outcome);
    }

    fn insist(&mut self) {
        self.dialog = None;
        let Some(open) = &mut self.open else { return };
        let outcome = open.session.insist();
        self.settled(outcome);
    }

    fn answer(&mut self, answer: Answer) {
        let Some(open) = &mut self.open else { return };
        let outcome = open.session.answer(answer);
        self.settled(outcome);
    }

    fn settled(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Done(id) => self.done(id),
            Outcome::Asked => {
                self.form_shown = false;
                let pending = self.open.as_ref().and_then(|open| open.session.pending());
                self.entered = pending.map(|p| Entered::fresh(&p.ask)).unwrap_or_default();
            }
            Outcome::Refused(refusal) if refusal.can_insist => {
                self.hear(Dialog::Refused(refusal));
            }
            Outcome::Refused(refusal) => self.remark = Some(Remark::Refused(refusal)),
        }
    }

    fn done(&mut self, id: EntryId) {
        self.entered = Entered::default();
        self.close_curtain();
        let Some(open) = &mut self.open else { return };
        for notice in open.session.take_notices() {
            match notice {
                Notice::Won(ending) => {
                    self.dialog = Some(Dialog::Won(ending));
                    self.law = None;
                }
            }
        }
        let Some(entry) = open.session.history().entry(id) else { return };
        let (effects, told_anew) =
            (entry.effects.clone(), matches!(entry.command, Command::Learn(_)));
        for effect in &effects {
            match effect {
                Effect::Learned { figure, value } => {
                    self.files.learn(*figure, *value);
                    // One that is asked when it is needed was not known, so nothing has used it.
                    if told_anew {
                        let lines = rescore::differences(open.session.history(), *figure, *value);
                        if !lines.is_empty() {
                            self.dialog = Some(Dialog::Rescore { figure: *figure, lines });
                        }
                    }
                }
                // A new turn: its seat's board comes up, unless the table as a whole is being watched.
                Effect::Turned(turn) if self.screen == Screen::Board => self.seat = turn.seat,
                _ => {}
            }
        }
        self.leave_ending();
        self.remember();
        self.files.back_up_if_due();
    }

    /// A dialog comes up, over a law that is being read as well.
    pub(super) fn hear(&mut self, dialog: Dialog) {
        self.dialog = Some(dialog);
        self.law = None;
    }

    // Forms

    /// The form of the question that stands.
    fn form(&self) -> Option<Form> {
        self.session().and_then(Session::pending).map(|p| p.ask.form.clone())
    }

    pub fn set_number(&mut self, key: &str, value: i32) {
        if let Some(form) = self.form() {
            self.entered.set(&form, key, value);
        } else {
            self.local.set_number(key, value);
        }
    }

    pub fn set_text(&mut self, text: &str) {
        self.local.set_text(text);
    }

    pub fn filter(&mut self, search: &str, suit: Option<Suit>) {
        self.entered.search = search.to_owned();
        self.entered.suit = suit;
    }

    pub fn pick_card(&mut self, key: &str) {
        let Some(form) = self.form() else { return };
        if let Some(answer) = self.entered.pick(&form, key) {
            self.answer(answer);
        }
    }

    pub fn unpick_card(&mut self, key: &str) {
        let Some(form) = self.form() else { return };
        self.entered.unpick(&form, key);
    }

    /// Sends the form off.
    pub fn confirm(&mut self) {
        if let Some(form) = self.form() {
            if let Some(answer) = self.entered.answer(&form) {
                self.answer(answer);
            }
            return;
        }
        let turn = self.session().map_or(0, |s| s.game().turn.number);
        if let Some(command) = self.local.command(turn) {
            self.act(command);
        } else {
            self.confirm_file();
        }
    }

    /// Leaves the form, or whatever lies on top: nothing has happened.
    pub fn cancel(&mut self) {
        if let Some(open) = &mut self.open {
            open.session.cancel();
        }
        self.local = Local::None;
        self.entered = Entered::default();
        self.close_curtain();
    }

    pub fn dismiss_remark(&mut self) {
        if self.remark.take().is_none() {
            self.files.heard();
        }
    }

    pub fn dismiss_dialog(&mut self) {
        if let Some(Dialog::Won(_)) = self.dialog.take() {
            self.go(Screen::Ending);
        }
        if let Some(open) = &mut self.open {
            open.session.cancel();
        }
    }

    /// The dialog's second button.
    pub fn dialog_other(&mut self) {
        match self.dialog.take() {
            Some(Dialog::Won(_)) => self.act(Command::Reopen),
            Some(Dialog::Refused(_)) => self.insist(),
            Some(Dialog::BackTo(id)) => {
                if let Some(open) = &mut self.open {
                    open.session.back_to(id);
                }
                self.settle_screen();
            }
            Some(Dialog::Rescore { figure, lines }) => self.act(Command::Rescore { figure, lines }),
            Some(Dialog::Unsaved | Dialog::Stopped(_)) | None => {}
        }
    }

    // The cursor

    /// Takes back the last entry. A question or form that stands has not happened yet: that goes first.
    pub fn undo(&mut self) {
        if matches!(self.remark, Some(Remark::Deleted(_))) {
            self.remark_action();
            return;
        }
        if self.leaves_form() {
            return;
        }
        if let Some(open) = &mut self.open {
            open.session.undo();
        }
        self.settle_screen();
    }

    pub fn redo(&mut self) {
        if self.leaves_form() {
            return;
        }
        if let Some(open) = &mut self.open {
            open.session.redo();
        }
        self.settle_screen();
    }

    /// Drops whatever lies open; whether that was a form that somebody was filling in.
    fn leaves_form(&mut self) -> bool {
        let asked = self.form().is_some();
        let form = asked || !matches!(self.local, Local::None);
        if asked {
            self.cancel();
        }
        self.drop_open_forms();
        form
    }

    fn ask_back_to(&mut self, id: EntryId) {
        let undone = self.session().is_some_and(|s| s.history().undone().any(|e| e.id == id));
        if undone {
            // Nothing goes: it comes back.
            if let Some(open) = &mut self.open {
                open.session.back_to(id);
            }
            self.settle_screen();
        } else if self.session().is_some_and(|s| s.history().here() != id) {
            self.hear(Dialog::BackTo(id));
        }
    }

    fn drop_open_forms(&mut self) {
        self.close_curtain();
        self.local = Local::None;
        self.dialog = None;
        self.remark = None;
        self.entered = Entered::default();
    }

    fn settle_screen(&mut self) {
        let seats = self.session().map_or(0, |s| s.game().order().len());
        if self.seat.index() >= seats {
            self.seat = SeatId::default();
        }
        self.leave_ending();
        self.remember();
    }

    /// A game that goes on again has no page of its end.
    fn leave_ending(&mut self) {
        let over = self.session().is_some_and(|s| s.game().ending.is_some());
        if self.screen == Screen::Ending && !over {
            self.screen = Screen::Table;
        }
    }

    // Getting about

    pub fn go(&mut self, screen: Screen) {
        if screen.in_game() && self.open.is_none() && screen != Screen::Law
            || screen == Screen::Repair && self.repair.is_none()
        {
            return;
        }
        let over = self.session().is_some_and(|s| s.game().ending.is_some());
        if screen == Screen::Ending && !over {
            return;
        }
        if screen == Screen::Statistics {
            self.summaries = self.files.summaries();
        }
        if screen == Screen::NewGame
            && let Some(setup) = self.last_setup()
        {
            self.new_game = NewGame::again(&setup);
        }
        self.screen = screen;
        self.told = ledger::PAGE;
        self.remember();
    }

    pub fn show_seat(&mut self, seat: SeatId) {
        if self.session().is_some_and(|s| s.game().seat(seat).is_some()) {
            self.seat = seat;
            self.local = Local::None;
            self.screen = Screen::Board;
            self.remember();
        }
    }

    /// The seat at this place, counted from 1.
    pub fn show_place(&mut self, place: usize) {
        let seat =
            self.session().and_then(|s| s.game().order().get(place.checked_sub(1)?).copied());
        if let Some(seat) = seat {
            self.show_seat(seat);
        }
    }

    /// The due step, whatever it is.
    pub fn do_due(&mut self) {
        let token = self.due().token;
        if !token.is_empty() {
            self.take(&token);
        }
    }

    pub fn use_table_words(&mut self, on: bool) {
        self.files.change(|settings| settings.table_words = on);
        self.language = self.language.with_table_words(on);
    }

    pub fn set_language(&mut self, language: Language) {
        self.language = language.with_table_words(self.files.settings().table_words);
        self.welcome = false;
        self.files.change(|settings| settings.language = Some(language.code().into()));
    }

    pub fn welcomed(&mut self) {
        self.set_language(self.language);
    }

    pub fn open_law_page(&mut self, number: &str) {
        self.law = super::law::find(number, self.session().map(Session::game));
    }

    pub fn close_law(&mut self) {
        self.law = None;
    }

    pub fn search_law(&mut self, words: &str) {
        self.law_words = words.to_owned();
    }

    fn remember(&mut self) {
        let Some(open) = &self.open else { return };
        if !self.screen.in_game() {
            return;
        }
        let name = Some(self.files.short(&open.path));
        let (screen, seat) = (self.screen.name(), u8::from(self.seat));
        let settings = self.files.settings();
        let same = settings.last_game == name
            && settings.last_screen == screen
            && settings.last_seat == Some(seat);
        if !same {
            self.files.change(|settings| {
                settings.last_game = name;
                settings.last_screen = screen.into();
                settings.last_seat = Some(seat);
            });
        }
    }

    pub fn name_new_seat(&mut self, at: usize, name: &str) {
        if let Some(seat) = self.new_game.seats.get_mut(at) {
            name.clone_into(&mut seat.name);
        }
    }

    pub fn start_points(&mut self, at: usize, points: i32) {
        let points = u16::try_from(points).ok().and_then(VictoryPoints::new);
        if let (Some(seat), Some(points)) = (self.new_game.seats.get_mut(at), points) {
            seat.points = points;
        }
    }

    pub fn choose_new(&mut self, choice: &str) {
        self.new_game.choose(choice, &mut self.chance);
    }
}
