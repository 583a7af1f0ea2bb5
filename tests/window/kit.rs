//! A person before a window that has no display: it looks for controls by what they are called and
//! touches them with a finger, with a screen reader or with keys.

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use i_slint_backend_testing::{
    AccessibleRole, ElementHandle, ElementQuery, ElementRoot, TestingBackend,
    TestingBackendOptions, mock_elapsed_time,
};
use slint::platform::{Key, PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalSize, SharedString};
use woodland_ledger::app::Chance;
use woodland_ledger::app::desk::Desk;
use woodland_ledger::app::files::Files;
use woodland_ledger::engine::factions::guest;
use woodland_ledger::engine::game::Game;
use woodland_ledger::engine::seat::SeatSetup;
use woodland_ledger::store::disk::{AnyDisk, StdDisk};
use woodland_ledger::store::place::Place;
use woodland_ledger::window::Shell;
use woodland_ledger::words::{Language, look_up};

use crate::canvas;

/// What a person touches with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum With {
    Finger,
    Reader,
    Keys,
}

/// Roles that answer to a touch.
pub const TOUCHED: [AccessibleRole; 6] = [
    AccessibleRole::Button,
    AccessibleRole::Checkbox,
    AccessibleRole::RadioButton,
    AccessibleRole::Switch,
    AccessibleRole::Tab,
    AccessibleRole::TextInput,
];

/// Whether this thread had a platform already; from now on it has one.
pub fn has_platform() -> bool {
    thread_local!(static SET: Cell<bool> = const { Cell::new(false) });
    SET.replace(true)
}

/// A platform without a display for this thread.
pub fn no_display() {
    if has_platform() {
        return;
    }
    slint::platform::set_platform(Box::new(TestingBackend::new(TestingBackendOptions {
        mock_time: true,
        threading: false,
        renderer_name: Some("software".into()),
    })))
    .expect("the first platform");
}

/// Guests at every place but the first, whichever factions a new table offers.
pub fn guests_beside(seats: &mut [SeatSetup]) {
    let names = ["Marquise de Cat", "Eyrie Dynasties", "Woodland Alliance", "Vagabond"];
    let colours =
        [guest::Colour::Brown, guest::Colour::Blue, guest::Colour::Green, guest::Colour::Grey];
    for (seat, (name, colour)) in seats.iter_mut().skip(1).zip(names.iter().zip(colours)) {
        seat.pick = guest::Pick { name: (*name).into(), colour }.into();
    }
}

/// Lets animations end and whatever has changed be told.
pub fn pass(millis: u64) {
    mock_elapsed_time(Duration::from_millis(millis));
}

/// A quarter to nine on an evening in September 2026; every call is a second later.
pub fn clock() -> i64 {
    thread_local!(static NOW: Cell<i64> = const { Cell::new(1_789_930_000_000) });
    NOW.set(NOW.get() + 1_000);
    NOW.get()
}

pub struct Person {
    pub shell: Rc<Shell>,
    pub with: With,
    pub folder: PathBuf,
    _kept: Option<tempfile::TempDir>,
    touches: Cell<u32>,
}

impl Person {
    /// Before the first page of the app, which was never started here.
    pub fn new(language: Language, with: With) -> Self {
        Self::on(Arc::new(StdDisk), language, with)
    }

    /// The same with a disk that may fail.
    pub fn on(disk: AnyDisk, language: Language, with: With) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let place = Place::find(Some(folder.path())).expect("a place");
        let files = Files::on_disk(disk, place, clock, Arc::new(|| {}));
        let desk = Desk::new(files, Chance::seeded(7), language);
        let mut person = Self::before(desk, with, folder.path());
        person._kept = Some(folder);
        person
    }

    /// Before the window of a desk that stands in this folder.
    pub fn before(desk: Desk, with: With, folder: &Path) -> Self {
        no_display();
        let shell = Shell::new(desk).expect("a window");
        let person =
            Self { shell, with, folder: folder.into(), _kept: None, touches: Cell::new(0) };
        // Rows that are scrolled out of sight cannot be found: the window is as high as its pages.
        person.resize(360.0, 3400.0);
        person.shell.window.show().expect("the window shows");
        person.look();
        person
    }

    pub fn language(&self) -> Language {
        self.shell.desk.borrow().language()
    }

    /// A text of the catalogue as this person reads it, its first place filled in.
    pub fn say(&self, text: &str, filled: &str) -> String {
        look_up(self.language(), text).replace("{0}", filled)
    }

    pub fn resize(&self, width: f32, height: f32) {
        self.shell.window.window().set_size(LogicalSize::new(width, height));
    }

    /// Draws once: that makes the rows which a page shows.
    pub fn look(&self) {
        pass(250);
        // On a canvas only what has changed is drawn.
        if !canvas::draw() {
            self.shell.window.window().take_snapshot().expect("a picture");
        }
    }

    pub fn game(&self) -> Game {
        self.shell.desk.borrow().session().expect("a game").game().clone()
    }

    /// Every control of that name which can be touched.
    pub fn controls(&self, label: &str) -> Vec<ElementHandle> {
        ElementHandle::find_by_accessible_label(&self.shell.window, label)
            .filter(|e| e.accessible_role().is_some_and(|role| TOUCHED.contains(&role)))
            .filter(|e| e.accessible_enabled() != Some(false) && e.size().width > 0.0)
            .collect()
    }

    /// What a screen reader would find now.
    pub fn labels(&self) -> Vec<String> {
        all(&self.shell.window)
            .iter()
            .filter_map(|e| e.accessible_label())
            .map(String::from)
            .filter(|label| !label.is_empty())
            .collect()
    }

    /// Whether any element is called, or says, this.
    pub fn shows(&self, text: &str) -> bool {
        all(&self.shell.window).iter().any(|e| {
            [e.accessible_label(), e.accessible_value(), e.accessible_description()]
                .into_iter()
                .flatten()
                .any(|said| said.contains(text))
        })
    }

    #[track_caller]
    fn one(&self, label: &str, fits: impl Fn(&ElementHandle) -> bool) -> ElementHandle {
        // What lies on top stands last.
        let find = || self.controls(label).into_iter().rfind(&fits);
        find()
            .or_else(|| {
                self.look();
                find()
            })
            .unwrap_or_else(|| {
                panic!("no control called “{label}” among:\n{}", self.labels().join("\n"))
            })
    }

    /// Touches the control that is called this.
    #[track_caller]
    pub fn press(&self, label: &str) {
        let control = self.one(label, |_| true);
        self.touch(&control);
    }

    /// Touches the control that is called a text of the catalogue.
    #[track_caller]
    pub fn press_text(&self, text: &str) {
        self.press(&self.say(text, ""));
    }

    /// Of several controls with one name, the one with this key.
    #[track_caller]
    pub fn press_key(&self, label: &str, key: &str) {
        let control = self.one(label, |e| e.accessible_id().as_deref() == Some(key));
        self.touch(&control);
    }

    #[track_caller]
    pub fn touch(&self, control: &ElementHandle) {
        // What was touched, in order: read it where a test fails.
        println!("{}", control.accessible_label().unwrap_or_default());
        self.touches.set(self.touches.get() + 1);
        assert!(self.touches.get() < 2000, "the evening goes round in circles");
        match self.with {
            With::Finger => control.mock_single_click(PointerEventButton::Left),
            With::Reader => control.invoke_accessible_default_action(),
            With::Keys => {
                self.tab_to(control);
                self.key(&[], " ".into());
            }
        }
        self.saved();
        self.look();
    }

    /// How often this person has touched the screen; a text that is typed counts as one.
    pub fn touches(&self) -> u32 {
        self.touches.get()
    }

    /// Waits for the disk, as a person does who talks between two touches.
    pub fn saved(&self) {
        if let Some(session) = self.shell.desk.borrow_mut().session_mut() {
            session.settle();
        }
        self.shell.refresh();
    }

    /// Whether the ring lies around a control.
    pub fn ringed(&self, control: &ElementHandle) -> bool {
        let middle = |e: &ElementHandle| {
            let (at, size) = (e.absolute_position(), e.size());
            (at.x + size.width / 2.0, at.y + size.height / 2.0)
        };
        let wanted = middle(control);
        ElementHandle::find_by_element_id(&self.shell.window, "Pressable::ring").any(|ring| {
            let at = middle(&ring);
            (at.0 - wanted.0).abs() < 1.0 && (at.1 - wanted.1).abs() < 1.0
        })
    }

    /// Tabs on until the ring lies around a control.
    #[track_caller]
    pub fn tab_to(&self, control: &ElementHandle) {
        for _ in 0..240 {
            self.key(&[], Key::Tab.into());
            pass(20);
            if self.ringed(control) {
                return;
            }
        }
        panic!("“{}” cannot be reached with Tab", control.accessible_label().unwrap_or_default());
    }

    /// One key, with others held.
    pub fn key(&self, held: &[Key], text: SharedString) {
        let window = self.shell.window.window();
        for key in held {
            window.dispatch_event(WindowEvent::KeyPressed { text: (*key).into() });
        }
        window.dispatch_event(WindowEvent::KeyPressed { text: text.clone() });
        window.dispatch_event(WindowEvent::KeyReleased { text });
        for key in held.iter().rev() {
            window.dispatch_event(WindowEvent::KeyReleased { text: (*key).into() });
        }
    }

    /// The key that a command is bound to, then a look.
    pub fn shortcut(&self, held: &[Key], text: impl Into<SharedString>) {
        self.key(held, text.into());
        self.saved();
        self.look();
    }

    /// Writes into the nth field of that name.
    #[track_caller]
    pub fn write(&self, label: &str, nth: usize, text: &str) {
        let field = self.controls(label).into_iter().nth(nth).expect("a field");
        self.touches.set(self.touches.get() + 1);
        match self.with {
            With::Finger => {
                field.mock_single_click(PointerEventButton::Left);
                for letter in text.chars() {
                    self.key(&[], letter.to_string().into());
                }
            }
            With::Reader | With::Keys => field.set_accessible_value(text),
        }
        self.look();
    }

    /// Does the due step: with the button, or with its key.
    #[track_caller]
    pub fn due(&self) {
        let due = self.shell.desk.borrow().due();
        assert!(!due.text.is_empty(), "nothing is due");
        if self.with == With::Keys {
            self.shortcut(&[Key::Control], Key::Return);
        } else {
            let button = self.one(&due.text, |e| {
                e.accessible_description().as_deref() == Some(due.detail.as_str())
            });
            self.touch(&button);
        }
    }

    /// Touches the button that sends a form off.
    #[track_caller]
    pub fn confirm(&self) {
        let text = self.shell.desk.borrow().ask().expect("a question").confirm;
        self.press(&text);
    }

    /// One more of a row in a form, some times.
    #[track_caller]
    pub fn more(&self, row: &str, times: u16) {
        for _ in 0..times {
            self.press(&self.say("One more: {0}", row));
        }
    }

    /// Whether a question stands.
    pub fn asked(&self) -> bool {
        self.shell.desk.borrow().ask().is_some()
    }
}

/// Every element that is there.
pub fn all(window: &impl ElementRoot) -> Vec<ElementHandle> {
    ElementQuery::from_root(window).match_descendants().find_all()
}
