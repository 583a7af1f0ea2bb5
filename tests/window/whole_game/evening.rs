//! A person with three friends: whatever is touched, what is on the screen then is checked, and photographed where it is new.

use std::collections::BTreeSet;

use slint::ComponentHandle;
use woodland_ledger::app;
use woodland_ledger::app::desk::{Desk, Remark, Screen};
use woodland_ledger::app::dialog::Dialog;
use woodland_ledger::app::session::Session;
use woodland_ledger::app::view::{AskKind, BoardView, Row, StepState};
use woodland_ledger::engine::effect::Effect;
use woodland_ledger::engine::game::Game;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::turn::Phase;
use woodland_ledger::window::ui::{Chrome, Laws};
use woodland_ledger::words::{Language, say};

use super::foreign::Foreign;
use crate::canvas;
use crate::kit::{Person, With, all, pass};
use crate::pictures::{folder, photograph};

pub struct Evening {
    pub person: Person,
    foreign: Foreign,
    /// Every screen that was met, in order.
    pub met: Vec<String>,
    read: BTreeSet<String>,
    pub faults: Vec<String>,
}

impl Evening {
    pub fn new(language: Language) -> Self {
        canvas::stretch();
        let person = Person::new(language, With::Reader);
        person.desk(|desk| desk.files.change(|settings| settings.reduced_motion = true));
        let foreign = Foreign::to(language);
        let (met, read, faults) = Default::default();
        let mut evening = Self { person, foreign, met, read, faults };
        evening.look();
        evening
    }

    pub fn desk<T>(&self, about: impl FnOnce(&Desk) -> T) -> T {
        about(&self.person.shell.desk.borrow())
    }

    pub fn game(&self) -> Game {
        self.person.game()
    }

    pub fn seat(&self) -> SeatId {
        self.game().turn.seat
    }

    pub fn name(&self, seat: SeatId) -> String {
        say::seat_name(self.person.language(), &self.game(), seat)
    }

    /// A text of the catalogue with its one place filled in, whatever the place is called.
    pub fn say(&self, text: &str, filled: &str) -> String {
        let said = self.person.say(text, filled);
        match (said.find('{'), said.find('}')) {
            (Some(open), Some(end)) => format!("{}{filled}{}", &said[..open], &said[end + 1..]),
            _ => said,
        }
    }

    // Touches

    pub fn press(&mut self, label: &str) {
        self.person.press(label);
        self.look();
    }

    pub fn press_text(&mut self, text: &str) {
        self.press(&self.person.say(text, ""));
    }

    pub fn press_key(&mut self, label: &str, key: &str) {
        self.person.press_key(label, key);
        self.look();
    }

    pub fn undo(&mut self) {
        let label = self.person.shell.window.global::<Chrome>().get_undo();
        self.press(&label);
    }

    pub fn redo(&mut self) {
        let label = self.person.shell.window.global::<Chrome>().get_redo();
        self.press(&label);
    }

    pub fn go(&mut self, page: Screen, tab: &str) {
        self.press_text(tab);
        assert_eq!(self.desk(Desk::screen), page);
    }

    /// Answers questions until none stands, by the first thing that can be chosen.
    pub fn answer(&mut self) {
        for _ in 0..40 {
            let Some(ask) = self.desk(Desk::ask) else { return };
            if !ask.veil.is_empty() {
                let show = self.say("I am {0}: show it", &ask.veil);
                self.press(&show);
            } else if let Some(choice) = ask.choices.first() {
                // Whether strangers stand there costs a second boot, which he may not have.
                let costs = self.scene().ends_with("hostilethere");
                let choice = ask.choices.last().filter(|_| costs).unwrap_or(choice);
                // Numbers and dice stand side by side: the third of them.
                let third = ask.choices.get(2).filter(|_| ask.kind == AskKind::Dice);
                let choice = third.unwrap_or(choice);
                self.press_key(&choice.text, &choice.key);
            } else if ask.can_confirm {
                self.press(&ask.confirm);
            } else if ask.kind == AskKind::Cards {
                let card = ask.cards.first().expect("a card to pick");
                let suit = crate::play::suit_name(&self.person, card.suit);
                let label = self.person.say("{0}, {1} suit", &card.name).replace("{1}", &suit);
                self.press_key(&label, &card.key);
            } else {
                let row = ask.numbers.iter().find(|row| row.value < row.max).expect("a number");
                self.press(&self.say("One more: {0}", &row.name));
            }
        }
        panic!("it asks on and on");
    }

    /// Chooses the answer of this text.
    pub fn choose(&mut self, text: &str) {
        let ask = self.desk(Desk::ask).expect("a question");
        let choice = ask.choices.iter().find(|choice| choice.text == text);
        let choice = choice.unwrap_or_else(|| panic!("no {text} in {:#?}", ask.choices));
        self.press_key(&choice.text, &choice.key);
    }

    /// The large button, and what comes of it.
    pub fn due(&mut self) {
        let before = self.desk(|desk| desk.session().map(|s| s.history().here()));
        self.person.due();
        self.look();
        self.answer();
        if before == self.desk(|desk| desk.session().map(|s| s.history().here())) {
            // It led to a board, where one of several can be chosen.
            self.take_a_choice(StepState::Due);
        }
    }

    /// The first choice that stands under a step in this state, or the step itself; whether there was one.
    pub fn take_a_choice(&mut self, state: StepState) -> bool {
        let BoardView { rows, phase_group: group, .. } = self.desk(Desk::board).expect("a board");
        let steps = rows.iter().filter_map(|row| match row {
            Row::Step(row) if row.state == state && row.group == group => Some(row),
            _ => None,
        });
        for step in steps {
            if !step.token.is_empty() {
                self.press_key(&step.title, &step.key);
                self.answer();
                return true;
            }
            let choice = rows.iter().find_map(|row| match row {
                Row::Choice(row) if row.allowed && row.group == step.key => Some(row),
                _ => None,
            });
            if let Some(choice) = choice {
                self.press_key(&choice.text, &choice.key);
                self.answer();
                return true;
            }
        }
        assert!(state != StepState::Due, "nothing can be chosen for the due step: {rows:#?}");
        false
    }

    // Looking

    /// What lies on the screen, by name.
    fn scene(&self) -> String {
        let chrome = self.person.shell.window.global::<Chrome>();
        self.desk(|desk| {
            if let Some(dialog) = desk.dialog() {
                let debug = format!("{dialog:?}");
                return format!("notice-{}", slug(&debug));
            }
            if chrome.get_keys_open() {
                return "keys".into();
            }
            if !self.person.shell.window.global::<Laws>().get_page().key.is_empty() {
                return "law-sheet".into();
            }
            if let Some(curtain) = desk.curtain() {
                return format!("curtain-{}", if curtain.open { "open" } else { "closed" });
            }
            if let Some(ask) = desk.ask() {
                let pending = desk.session().and_then(|s| s.pending());
                return match pending {
                    _ if !ask.veil.is_empty() => "hand-over".into(),
                    Some(pending) => {
                        format!("ask-{}", slug(&format!("{:?}", pending.ask.question)))
                    }
                    None => format!("form-{}", slug(&format!("{:?}", ask.kind))),
                };
            }
            if !chrome.get_open_pile().is_empty() {
                return "pile".into();
            }
            let screen = desk.screen().name();
            let Some(game) = desk.session().map(Session::game) else { return screen.to_owned() };
            let phase = phase_name(game.turn.phase);
            match desk.screen() {
                Screen::Board => {
                    let seat = desk.shown_seat();
                    let plays = game.turn.seat == seat || game.turn.phase == Phase::Setup;
                    let crest = game.seat(seat).map_or("", |who| app::crest(&who.faction));
                    format!("board-{crest}-{}", if plays { phase } else { "waits" })
                }
                Screen::Table if desk.files.settings().far_view => "far-view".into(),
                Screen::Table => format!("table-{phase}"),
                _ => screen.to_owned(),
            }
        })
    }

    /// What must hold after every touch, and more where a screen is new.
    pub fn look(&mut self) {
        self.desk(|desk| {
            let remark = desk.remark();
            assert!(!matches!(remark, Some(Remark::Refused(_))), "{remark:?}");
            assert!(!matches!(desk.dialog(), Some(Dialog::Refused(_))), "{:?}", desk.dialog());
        });
        let scene = self.scene();
        // It has been drawn: nothing is left to paint, and nothing that stays the same is painted anew.
        let new = !self.met.contains(&scene);
        if new {
            self.person.shell.refresh();
        }
        // A cursor in a field to write in blinks.
        if scene != "form-text" && canvas::painted_in(1) > 0 {
            self.faults.push(format!("{scene} is painted again although nothing has changed"));
        }
        if new || matches!(scene.as_str(), "table-birdsong" | "far-view") {
            self.check(&scene);
        }
        if new {
            self.met.push(scene.clone());
            self.take(&scene);
        }
    }

    /// Texts in the right tongue, and the numbers of the ledger.
    fn check(&mut self, scene: &str) {
        let mut said = Vec::new();
        for e in all(&self.person.shell.window) {
            let label = e.accessible_label().unwrap_or_default().trim().to_owned();
            let value = e.accessible_value().unwrap_or_default().trim().to_owned();
            let detail = e.accessible_description().unwrap_or_default().trim().to_owned();
            let hint = e.accessible_placeholder_text().unwrap_or_default().trim().to_owned();
            for text in [&label, &value, &detail, &hint] {
                if !text.is_empty() && self.read.insert(text.clone()) {
                    let fault = self.foreign.fault(text);
                    self.faults.extend(fault.map(|fault| format!("{scene}: {fault}")));
                }
            }
            said.push((label, value));
        }
        if self.desk(|desk| desk.session().is_some()) {
            self.check_numbers(scene, &said);
        }
    }

    fn check_numbers(&mut self, scene: &str, said: &[(String, String)]) {
        let (game, language) = (self.game(), self.person.language());
        let labelled = |text: &str| said.iter().any(|(label, _)| label.contains(text));
        let mut missing = Vec::new();
        let table = scene.starts_with("table") || scene == "far-view";
        for (seat, points) in self.sums().into_iter().filter(|_| table) {
            let who = game.seat(seat).expect("a seat");
            let shown = if who.scores() { points.to_string() } else { "–".into() };
            let lane = self.person.say("{0}: {1} points", &self.name(seat)).replace("{1}", &shown);
            let card =
                (self.say("Board of {0}", &self.name(seat)), self.person.say("{0} points", &shown));
            if !labelled(&lane) || scene.starts_with("table") && !said.contains(&card) {
                missing.push(lane);
            }
        }
        if table && game.turn.phase != Phase::Setup && game.ending.is_none() {
            let plays = self.say("{seat} to play", &self.name(game.turn.seat));
            let phase = say::phase(language, game.turn.phase);
            missing.extend([plays].into_iter().filter(|text| !labelled(text)));
            missing
                .extend([phase].into_iter().filter(|text| scene != "far-view" && !labelled(text)));
        }
        if scene.starts_with("board") {
            let shown = self.desk(Desk::shown_seat);
            let points = self.sums().into_iter().find(|(seat, _)| *seat == shown).expect("a sum").1;
            let text = self.person.say("{0} points", &points.to_string());
            let phase = say::phase(language, game.turn.phase);
            missing.extend([text, phase].into_iter().filter(|text| !labelled(text)));
        }
        self.faults
            .extend(missing.into_iter().map(|text| format!("{scene} does not say “{text}”")));
    }

    /// Every seat's points, added up anew from the lines of the ledger.
    pub fn sums(&self) -> Vec<(SeatId, i32)> {
        self.desk(|desk| {
            let history = desk.session().expect("a game").history();
            let lines = || history.told().flat_map(|entry| &entry.effects);
            let sum = |of: SeatId| {
                lines()
                    .map(|effect| match effect {
                        Effect::Score { seat, applied, .. } if *seat == of => i32::from(*applied),
                        _ => 0,
                    })
                    .sum()
            };
            history.game().order().iter().map(|seat| (*seat, sum(*seat))).collect()
        })
    }

    /// A picture of a screen that is new, where somebody wants to see it.
    fn take(&mut self, scene: &str) {
        if folder().is_none() {
            return;
        }
        let window = self.person.shell.window.window();
        let code = self.person.language().code();
        let at = self.met.len();
        for (size, width, height) in
            [("phone", 360.0, 720.0), ("tall", 360.0, 2000.0), ("desktop", 1280.0, 800.0)]
        {
            let long = ["board", "table", "ending", "new-game", "statistics"];
            let sheet = scene.starts_with("ask") || scene.starts_with("form");
            if size == "tall" && !long.iter().any(|name| scene.starts_with(name))
                || size == "desktop" && sheet
            {
                continue;
            }
            self.person.resize(width, height);
            pass(300);
            photograph(window, &format!("{size}-{code}-{at:03}-{scene}"));
        }
        self.person.resize(360.0, 3400.0);
        self.person.look();
    }
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Birdsong => "birdsong",
        Phase::Daylight => "daylight",
        Phase::Evening => "evening",
    }
}

/// The names in a value as the debugger shows it, without what they hold: `Own(Marquise(Healed { warriors: 5 }))`.
fn slug(debug: &str) -> String {
    let head = debug.split([' ', '{']).next().unwrap_or_default();
    let words = head.split('(').map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    words
        .filter(|word| word.starts_with(|c: char| c.is_alphabetic()))
        .map(str::to_lowercase)
        .collect::<Vec<_>>()
        .join("-")
}
