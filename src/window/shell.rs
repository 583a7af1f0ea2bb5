//! The shell: touches go to the desk, view models come back into Slint's globals. It decides nothing.
//! This file holds the window with its desk and shows everything anew; what a page shows and what it listens to stands beside it.

/// One callback of a global: the desk is touched, then everything is shown anew.
macro_rules! on {
    ($shell:expr, $global:expr, $on:ident, |$desk:ident $(, $arg:ident)*| $body:expr) => {{
        let shell = Rc::downgrade($shell);
        $global.$on(move |$($arg),*| {
            if let Some(shell) = shell.upgrade() {
                shell.touched(|$desk| { $body; });
            }
        });
    }};
}

mod asking;
mod chrome;
mod ending;
mod listening;
mod lists;
mod new_game;
mod pages;
mod shelf;

use std::cell::RefCell;
use std::rc::Rc;

use slint::{ComponentHandle, Global, ModelRc, VecModel};

use crate::app::chooser::{Chosen, Request};
use crate::app::desk::Desk;

use super::awake::Awake;
use super::models::Keyed;
use super::ui::{self, AppWindow};

use chrome::to_ui;
use lists::Lists;

/// Has a dialog shown in which a person chooses a file. It returns at once; what comes of it is told by `Shell::chosen`.
pub type Chooser = Box<dyn Fn(&slint::Window, Request)>;

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
    chooser: RefCell<Option<Chooser>>,
}

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
            chooser: RefCell::default(),
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

    /// Lets a touch reach the desk, then shows what came of it.
    fn touched(self: &Rc<Self>, touch: impl FnOnce(&mut Desk)) {
        touch(&mut self.desk.borrow_mut());
        self.ask_chooser();
        self.refresh();
    }

    /// From here on files are chosen in a dialog.
    pub fn choose_with(&self, chooser: Chooser) {
        *self.chooser.borrow_mut() = Some(chooser);
    }

    /// Has the dialog shown that the desk wants, if it wants one.
    fn ask_chooser(&self) {
        let Some(request) = self.desk.borrow_mut().take_request() else { return };
        if let Some(chooser) = &*self.chooser.borrow() {
            chooser(self.window.window(), request);
        } else {
            self.desk.borrow_mut().chosen(Chosen::CannotBeShown);
        }
    }

    /// The dialog is over.
    pub fn chosen(&self, chosen: Chosen) {
        self.desk.borrow_mut().chosen(chosen);
        self.refresh();
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
        chrome.set_call(chrome.get_call().wrapping_add(1));
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
