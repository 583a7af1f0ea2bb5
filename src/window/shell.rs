//! The shell: touches go to the desk, view models come back into Slint's globals. It decides nothing.

mod ending;
mod shelf;

use std::cell::RefCell;
use std::rc::Rc;

use slint::{ComponentHandle, Global, ModelRc, SharedString, VecModel};

use super::awake::Awake;
use super::models::{Groups, Keyed};
use super::rows::ToUi;
use super::ui::{self, AppWindow};
use crate::app::desk::{Desk, Screen};
use crate::app::ledger::label;
use crate::app::session::{Keeping, Session};
use crate::app::view::{self, Row};
use crate::app::{law, reach, start};
use crate::engine::entry::EntryId;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::store::settings::Theme;
use crate::words::{Language, say};

/// All lists of a board or of the table, by group.
struct Lists {
    steps: Groups<ui::StepRow>,
    spaces: Groups<ui::SpaceRow>,
    cards: Groups<ui::CardRow>,
    piles: Groups<ui::PileRow>,
    counters: Groups<ui::CounterRow>,
    choices: Groups<ui::ChoiceRow>,
    notes: Groups<ui::NoteRow>,
    headers: Groups<ui::HeaderRow>,
}

impl Lists {
    fn new() -> Self {
        Self {
            steps: Groups::new(|r| &r.key),
            spaces: Groups::new(|r| &r.key),
            cards: Groups::new(|r| &r.key),
            piles: Groups::new(|r| &r.key),
            counters: Groups::new(|r| &r.key),
            choices: Groups::new(|r| &r.key),
            notes: Groups::new(|r| &r.key),
            headers: Groups::new(|r| &r.key),
        }
    }

    /// Sets every list; says which groups there are, in their own order.
    fn set(&self, rows: &[Row]) -> Vec<String> {
        let mut groups: Vec<String> = Vec::new();
        macro_rules! part {
            ($list:ident, $Kind:ident) => {
                self.$list.set(
                    rows.iter()
                        .filter_map(|row| match row {
                            Row::$Kind(row) => {
                                if !groups.contains(&row.group) {
                                    groups.push(row.group.clone());
                                }
                                Some((row.group.clone(), row.to_ui()))
                            }
                            _ => None,
                        })
                        .collect(),
                );
            };
        }
        part!(headers, Header);
        part!(steps, Step);
        part!(spaces, Space);
        part!(cards, Card);
        part!(piles, Pile);
        part!(counters, Counter);
        part!(choices, Choice);
        part!(notes, Note);
        groups
    }
}

macro_rules! bind_groups {
    ($global:expr, $shell:expr, $lists:ident) => {{
        let global = $global;
        macro_rules! one {
            ($on:ident, $list:ident) => {
                let shell = Rc::downgrade($shell);
                global.$on(move |group| {
                    shell.upgrade().map(|s| s.$lists.$list.list(&group)).unwrap_or_default()
                });
            };
        }
        one!(on_steps, steps);
        one!(on_spaces, spaces);
        one!(on_cards, cards);
        one!(on_piles, piles);
        one!(on_counters, counters);
        one!(on_choices, choices);
        one!(on_notes, notes);
        one!(on_headers, headers);
    }};
}

/// The window with everything it shows.
pub struct Shell {
    pub window: AppWindow,
    pub desk: RefCell<Desk>,
    board: Lists,
    table: Lists,
    seats: Keyed<ui::SeatRow>,
    ledger: Keyed<ui::LedgerRow>,
    branches: Keyed<ui::ChoiceRow>,
    ask_choices: Keyed<ui::ChoiceRow>,
    ask_numbers: Keyed<ui::NumberRow>,
    ask_cards: Keyed<ui::CardRow>,
    ask_picked: Keyed<ui::CardRow>,
    curtain: Keyed<ui::CardRow>,
    laws: Keyed<ui::LawRow>,
    shelf: shelf::Lists,
    ending: ending::Lists,
    law_links: Keyed<ui::ChoiceRow>,
    new_seats: Keyed<ui::NewSeatRow>,
    new_factions: Keyed<ui::PickRow>,
    new_looks: Keyed<ui::PickRow>,
    new_bots: Keyed<ui::ChoiceRow>,
    new_decks: Keyed<ui::ChoiceRow>,
    new_deals: Keyed<ui::ChoiceRow>,
    new_rules: Keyed<ui::ChoiceRow>,
    new_orders: Keyed<ui::ChoiceRow>,
    /// What the sheet that is open was asked last, so that a new question starts with empty fields.
    asked: RefCell<String>,
    /// Only where a true window stands.
    awake: RefCell<Option<Awake>>,
}

const TABLE_GROUPS: [&str; 4] = ["events", "supply", "available", "notes"];

impl Shell {
    /// Puts a desk behind a new window.
    pub fn new(desk: Desk) -> Result<Rc<Self>, slint::PlatformError> {
        let window = AppWindow::new()?;
        let shell = Rc::new(Self {
            window,
            desk: RefCell::new(desk),
            board: Lists::new(),
            table: Lists::new(),
            seats: Keyed::new(|r| &r.key),
            ledger: Keyed::new(|r| &r.key),
            branches: Keyed::new(|r| &r.key),
            ask_choices: Keyed::new(|r| &r.key),
            ask_numbers: Keyed::new(|r| &r.key),
            ask_cards: Keyed::new(|r| &r.key),
            ask_picked: Keyed::new(|r| &r.key),
            curtain: Keyed::new(|r| &r.key),
            laws: Keyed::new(|r| &r.key),
            shelf: shelf::Lists::new(),
            ending: ending::Lists::new(),
            law_links: Keyed::new(|r| &r.key),
            new_seats: Keyed::new(|r| &r.key),
            new_factions: Keyed::new(|r| &r.key),
            new_looks: Keyed::new(|r| &r.key),
            new_bots: Keyed::new(|r| &r.key),
            new_decks: Keyed::new(|r| &r.key),
            new_deals: Keyed::new(|r| &r.key),
            new_rules: Keyed::new(|r| &r.key),
            new_orders: Keyed::new(|r| &r.key),
            asked: RefCell::default(),
            awake: RefCell::default(),
        });
        shell.lend_lists();
        shell.listen();
        shell.tell_language();
        shell.refresh();
        Ok(shell)
    }

    fn global<'a, G: Global<'a, AppWindow>>(&'a self) -> G {
        self.window.global::<G>()
    }

    fn lend_lists(self: &Rc<Self>) {
        bind_groups!(self.global::<ui::Board>(), self, board);
        bind_groups!(self.global::<ui::Table>(), self, table);
        self.global::<ui::Table>().set_seats(self.seats.model());
        let ledger = self.global::<ui::Ledger>();
        ledger.set_rows(self.ledger.model());
        ledger.set_branches(self.branches.model());
        let asking = self.global::<ui::Asking>();
        asking.set_choices(self.ask_choices.model());
        asking.set_numbers(self.ask_numbers.model());
        asking.set_cards(self.ask_cards.model());
        asking.set_picked(self.ask_picked.model());
        self.global::<ui::Curtain>().set_cards(self.curtain.model());
        self.global::<ui::Laws>().set_results(self.laws.model());
        self.shelf.lend(self);
        self.ending.lend(self);
        self.global::<ui::Laws>().set_links(self.law_links.model());
        let new_game = self.global::<ui::NewGame>();
        new_game.set_seats(self.new_seats.model());
        new_game.set_factions(self.new_factions.model());
        new_game.set_looks(self.new_looks.model());
        new_game.set_bots(self.new_bots.model());
        new_game.set_decks(self.new_decks.model());
        new_game.set_deals(self.new_deals.model());
        new_game.set_rules(self.new_rules.model());
        new_game.set_orders(self.new_orders.model());
    }

    /// Lets a touch reach the desk, then shows what came of it.
    fn touched(self: &Rc<Self>, touch: impl FnOnce(&mut Desk)) {
        touch(&mut self.desk.borrow_mut());
        self.refresh();
    }

    fn listen(self: &Rc<Self>) {
        macro_rules! on {
            ($global:expr, $on:ident, |$desk:ident $(, $arg:ident)*| $body:expr) => {{
                let shell = Rc::downgrade(self);
                $global.$on(move |$($arg),*| {
                    if let Some(shell) = shell.upgrade() {
                        shell.touched(|$desk| { $body; });
                    }
                });
            }};
        }
        let act = self.global::<ui::Act>();
        on!(act, on_take, |desk, token| desk.take(&token));
        on!(act, on_answer_choice, |desk, token| desk.take(&token));
        on!(act, on_answer_number, |desk, key, value| desk.set_number(&key, value));
        on!(act, on_answer_card, |desk, key| desk.pick_card(&key));
        on!(act, on_unpick_card, |desk, key| desk.unpick_card(&key));
        on!(act, on_answer_text, |desk, text| desk.set_text(&text));
        on!(act, on_confirm, |desk| desk.confirm());
        on!(act, on_cancel, |desk| desk.cancel());
        on!(act, on_undo, |desk| desk.undo());
        on!(act, on_redo, |desk| desk.redo());
        on!(act, on_due, |desk| desk.do_due());
        on!(act, on_law, |desk, number| desk.open_law_page(&number));
        on!(act, on_go, |desk, screen| desk.go(from_ui(screen)));
        on!(act, on_seat, |desk, key| {
            if let Some(seat) = key.parse().ok().and_then(SeatId::new) {
                desk.show_seat(seat);
            }
        });
        on!(act, on_seat_at, |desk, place| desk.show_place(usize::try_from(place).unwrap_or(0)));
        on!(act, on_retry_save, |desk| desk.retry_save());
        on!(act, on_save_elsewhere, |desk| desk.save_elsewhere());
        on!(act, on_dismiss_notice, |desk| desk.dismiss_dialog());
        on!(act, on_notice_other, |desk| desk.dialog_other());
        on!(act, on_dismiss_snackbar, |desk| desk.dismiss_remark());
        on!(act, on_snackbar_act, |desk| desk.remark_action());
        on!(act, on_close_game, |desk| desk.close_game());
        self.listen_shelf();
        let shell = Rc::downgrade(self);
        act.on_language(move |code| {
            let Some(shell) = shell.upgrade() else { return };
            if let Some(language) = Language::from_locale(&code) {
                shell.desk.borrow_mut().set_language(language);
                shell.tell_language();
                shell.refresh();
            }
        });

        let asking = self.global::<ui::Asking>();
        let shell = Rc::downgrade(self);
        asking.on_filter(move || {
            let Some(shell) = shell.upgrade() else { return };
            let asking = shell.global::<ui::Asking>();
            let suit = match asking.get_suit_filter().as_str() {
                "fox" => Some(Suit::Fox),
                "rabbit" => Some(Suit::Rabbit),
                "mouse" => Some(Suit::Mouse),
                "bird" => Some(Suit::Bird),
                _ => None,
            };
            shell.touched(|desk| desk.filter(&asking.get_search(), suit));
        });

        on!(self.global::<ui::Chrome>(), on_side_changed, |_desk| {});
        let laws = self.global::<ui::Laws>();
        on!(laws, on_searched, |desk, words| desk.search_law(&words));
        on!(laws, on_open, |desk, key| desk.open_law_page(&key));
        on!(laws, on_close, |desk| desk.close_law());

        let new_game = self.global::<ui::NewGame>();
        let at = |key: &str| key.parse::<usize>().unwrap_or(usize::MAX);
        on!(new_game, on_name, |desk, seat, name| desk.name_new_seat(at(&seat), &name));
        on!(new_game, on_edit, |desk, seat| desk.new_game.editing = seat.parse().ok());
        on!(new_game, on_faction, |desk, seat, token| desk.new_game.pick(at(&seat), &token));
        on!(new_game, on_name_faction, |desk, seat, name| desk
            .new_game
            .name_faction(at(&seat), &name));
        on!(new_game, on_start_points, |desk, seat, points| desk.start_points(at(&seat), points));
        on!(new_game, on_up, |desk, seat| {
            let at = at(&seat);
            desk.new_game.shift(at, at.wrapping_sub(1));
        });
        on!(new_game, on_down, |desk, seat| {
            let at = at(&seat);
            desk.new_game.shift(at, at.saturating_add(1));
        });
        on!(new_game, on_add_seat, |desk| desk.new_game.add());
        on!(new_game, on_remove_seat, |desk, seat| desk.new_game.remove(at(&seat)));
        on!(new_game, on_choose, |desk, choice| desk.choose_new(&choice));
        on!(new_game, on_repeat_last, |desk| desk.repeat_last());
        on!(new_game, on_begin, |desk| desk.begin());

        let settings = self.global::<ui::Settings>();
        on!(settings, on_set_theme, |desk, theme| desk
            .files
            .change(|s| s.theme = theme_named(&theme)));
        on!(settings, on_set_scale, |desk, percent| desk
            .files
            .change(|s| s.scale_percent = u16::try_from(percent).unwrap_or(100)));
        on!(settings, on_set_reduced_motion, |desk, on| desk
            .files
            .change(|s| s.reduced_motion = on));
        on!(settings, on_set_keep_awake, |desk, on| desk.files.change(|s| s.keep_awake = on));
        on!(settings, on_set_far_view, |desk, on| desk.files.change(|s| s.far_view = on));
        on!(settings, on_set_curtain, |desk, on| desk.files.change(|s| s.curtain = on));
        on!(settings, on_set_clock, |desk, on| desk.files.change(|s| s.clock = on));
        on!(settings, on_set_table_words, |desk, on| desk.use_table_words(on));
        on!(act, on_tick, |_desk| {});

        let curtain = self.global::<ui::Curtain>();
        on!(curtain, on_hold, |desk, open| desk.hold_curtain(open));
        on!(curtain, on_close, |desk| desk.close_curtain());
        on!(curtain, on_show_form, |desk| desk.show_form());

        let shell = Rc::downgrade(self);
        self.window.window().on_close_requested(move || {
            let Some(shell) = shell.upgrade() else {
                return slint::CloseRequestResponse::HideWindow;
            };
            let may = shell.desk.borrow_mut().may_close();
            shell.refresh();
            if may {
                slint::CloseRequestResponse::HideWindow
            } else {
                slint::CloseRequestResponse::KeepWindowShown
            }
        });
    }

    /// Slint's own texts follow the person's language.
    fn tell_language(&self) {
        let code = self.desk.borrow().language().code();
        let code = if code == "en" { "" } else { code };
        if let Err(e) = slint::select_bundled_translation(code) {
            log::error!("the language {code:?} is not in the window: {e}");
        }
    }

    /// From here on the screen stays awake during a game, where the person wants that.
    pub fn stay_awake(&self) {
        *self.awake.borrow_mut() = Some(Awake::new());
        self.refresh();
    }

    /// Shows everything as it stands. Rows that stay the same are not touched.
    pub fn refresh(&self) {
        let desk = self.desk.borrow();
        if let Some(awake) = self.awake.borrow_mut().as_mut() {
            awake.set(desk.wants_screen());
        }
        self.show_settings(&desk);
        self.show_chrome(&desk);
        self.show_board(&desk);
        self.show_table(&desk);
        self.show_ledger(&desk);
        self.show_ask(&desk);
        self.show_curtain(&desk);
        self.show_law(&desk);
        self.show_start(&desk);
        self.show_shelf(&desk);
        self.show_ending(&desk);
        self.show_statistics(&desk);
        self.show_new_game(&desk);
        // Last, so that a page comes up with its rows in place.
        let chrome = self.global::<ui::Chrome>();
        chrome.set_screen(to_ui(desk.screen()));
    }

    fn show_settings(&self, desk: &Desk) {
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

    fn show_chrome(&self, desk: &Desk) {
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
        let fault = match &keeping {
            Some(Keeping::Failed(fault)) => Some(start::save_fault(language, *fault)),
            _ => None,
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

    fn show_board(&self, desk: &Desk) {
        let board = self.global::<ui::Board>();
        let Some(view) = desk.board() else {
            self.board.set(&[]);
            return;
        };
        let groups = self.board.set(&view.rows);
        // A group named like a row holds that row's choices; the row shows them itself.
        let of_a_row = |group: &String| {
            view.rows.iter().any(|row| match row {
                Row::Step(row) => row.key == *group,
                Row::Card(row) => row.key == *group,
                _ => false,
            })
        };
        let more: Vec<SharedString> = groups
            .into_iter()
            .filter(|g| !view.groups.contains(&g.as_str()) && !of_a_row(g))
            .map(SharedString::from)
            .collect();
        set_if_new(&board.get_more_groups(), more, |m| board.set_more_groups(m));
        board.set_board(view.board.into());
        board.set_longest_word(i32::try_from(view.longest_word()).unwrap_or(i32::MAX));
        board.set_seat(view.seat.into());
        board.set_crest(view.crest.into());
        board.set_colour(view.colour.into());
        board.set_faction(view.faction.into());
        board.set_points(view.points.into());
        board.set_phase_group(view.phase_group.into());
    }

    fn show_table(&self, desk: &Desk) {
        let table = self.global::<ui::Table>();
        let Some(view) = desk.table() else { return };
        let groups = self.table.set(&view.rows);
        let more: Vec<SharedString> = groups
            .into_iter()
            .filter(|g| !TABLE_GROUPS.contains(&g.as_str()))
            .map(SharedString::from)
            .collect();
        set_if_new(&table.get_more_groups(), more, |m| table.set_more_groups(m));
        self.seats.set(view.seats.iter().map(ToUi::to_ui).collect());
        table.set_turn(view.turn.into());
        table.set_phase(view.phase.into());
        table.set_following(view.following.into());
        table.set_next(view.next.into());
        table.set_next_token(view.next_token.into());
        table.set_won(view.won.into());
        table.set_clock(view.clock.into());
    }

    fn show_ledger(&self, desk: &Desk) {
        // Telling a long ledger takes time; it is told when somebody looks.
        if desk.screen() != Screen::Ledger && !self.global::<ui::Chrome>().get_side() {
            return;
        }
        let Some(view) = desk.ledger() else { return };
        self.ledger.set(view.rows.iter().map(ToUi::to_ui).collect());
        self.branches.set(view.branches.iter().map(ToUi::to_ui).collect());
        let ledger = self.global::<ui::Ledger>();
        ledger.set_whose(view.whose.to_ui());
        let sources: Vec<ui::SourceRow> = view.sources.iter().map(ToUi::to_ui).collect();
        set_if_new(&ledger.get_sources(), sources, |m| ledger.set_sources(m));
    }

    fn show_ask(&self, desk: &Desk) {
        let asking = self.global::<ui::Asking>();
        let Some(view) = desk.ask() else {
            asking.set_kind(ui::AskKind::None);
            asking.set_private(false);
            self.asked.borrow_mut().clear();
            return;
        };
        let asked = format!("{:?}{}{}", view.kind, view.title, view.to);
        let new = *self.asked.borrow() != asked;
        self.ask_choices.set(view.choices.iter().map(ToUi::to_ui).collect());
        self.ask_numbers.set(view.numbers.iter().map(ToUi::to_ui).collect());
        self.ask_cards.set(view.cards.iter().map(ToUi::to_ui).collect());
        self.ask_picked.set(view.picked.iter().map(ToUi::to_ui).collect());
        asking.set_to(view.to.into());
        asking.set_title(view.title.into());
        set_if_new(&asking.get_lines(), view.lines.iter().map(SharedString::from).collect(), |m| {
            asking.set_lines(m)
        });
        asking.set_help(view.help.into());
        asking.set_law(view.law.into());
        asking.set_veil(view.veil.into());
        asking.set_private(view.private);
        asking.set_min(view.min);
        asking.set_max(view.max);
        asking.set_confirm(view.confirm.into());
        asking.set_can_confirm(view.can_confirm);
        asking.set_text_limit(view.text_limit);
        if new {
            asking.set_text(view.text.into());
            asking.set_search(SharedString::new());
            asking.set_suit_filter(SharedString::new());
            *self.asked.borrow_mut() = asked;
        }
        asking.set_kind(view.kind.to_ui());
    }

    fn show_curtain(&self, desk: &Desk) {
        let curtain = self.global::<ui::Curtain>();
        let view = desk.curtain().unwrap_or_default();
        self.curtain.set(view.cards.iter().map(ToUi::to_ui).collect());
        curtain.set_text(view.text.into());
        curtain.set_open(view.open);
        curtain.set_title(view.title.into());
    }

    fn show_law(&self, desk: &Desk) {
        let laws = self.global::<ui::Laws>();
        let open = desk.open_law();
        let context = desk.context();
        let links =
            open.map(|l| law::links(desk.language(), context.as_ref(), l)).unwrap_or_default();
        self.law_links.set(links.iter().map(ToUi::to_ui).collect());
        let page = open.and_then(|l| law::page(desk.language(), l));
        laws.set_page(page.map(|p| p.to_ui()).unwrap_or_default());
        if desk.screen() == Screen::Law || self.global::<ui::Chrome>().get_side() {
            let found = law::search(desk.language(), desk.law_words());
            self.laws.set(found.iter().map(ToUi::to_ui).collect());
        }
    }

    fn show_new_game(&self, desk: &Desk) {
        if desk.screen() != Screen::NewGame {
            return;
        }
        let language = desk.language();
        let new_game = self.global::<ui::NewGame>();
        let table = &desk.new_game;
        self.new_seats.set(table.rows(language).iter().map(ToUi::to_ui).collect());
        self.new_factions.set(table.faction_rows(language).iter().map(ToUi::to_ui).collect());
        let (looks_title, looks) = table.look_rows(language);
        self.new_looks.set(looks.iter().map(ToUi::to_ui).collect());
        new_game.set_looks_title(looks_title.into());
        self.new_bots.set(table.bot_rows(language).iter().map(ToUi::to_ui).collect());
        self.new_decks.set(table.deck_rows(language).iter().map(ToUi::to_ui).collect());
        let (deals, rules): (Vec<_>, Vec<_>) =
            table.option_rows(language).into_iter().partition(|row| row.group == "deals");
        self.new_deals.set(deals.iter().map(ToUi::to_ui).collect());
        self.new_rules.set(rules.iter().map(ToUi::to_ui).collect());
        self.new_orders.set(table.order_rows(language).iter().map(ToUi::to_ui).collect());
        let none = crate::engine::game::Game::default();
        let fault = table.fault();
        let faults: Vec<SharedString> =
            fault.iter().map(|f| say::refusal(language, &none, f).into()).collect();
        set_if_new(&new_game.get_faults(), faults, |m| new_game.set_faults(m));
        let words = |list: Vec<String>| -> Vec<SharedString> {
            list.into_iter().map(SharedString::from).collect()
        };
        let exclusions = words(table.exclusions(language));
        set_if_new(&new_game.get_exclusions(), exclusions, |m| new_game.set_exclusions(m));
        new_game.set_reach(reach::told(language, &table.seats).into());
        new_game.set_reach_low(reach::reach(&table.seats).low());
        new_game.set_can_begin(fault.is_none());
        new_game.set_can_add(table.can_add());
        new_game.set_can_repeat(desk.can_repeat());
        let editing = table.editing.map(|at| at.to_string()).unwrap_or_default();
        new_game.set_editing(editing.into());
    }
}

/// Sets a small list only when it is another one, so that nothing is drawn anew for nothing.
fn set_if_new<T: Clone + PartialEq + 'static>(
    now: &ModelRc<T>,
    new: Vec<T>,
    set: impl FnOnce(ModelRc<T>),
) {
    use slint::Model;
    if !now.iter().eq(new.iter().cloned()) {
        set(ModelRc::new(VecModel::from(new)));
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

fn theme_named(name: &str) -> Theme {
    match name {
        "light" => Theme::Light,
        "dark" => Theme::Dark,
        "contrast" => Theme::HighContrast,
        _ => Theme::System,
    }
}

fn to_ui(screen: Screen) -> ui::Screen {
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

fn from_ui(screen: ui::Screen) -> Screen {
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
