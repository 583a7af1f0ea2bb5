//! The hand that plays a script through the window: every touch is a control that is looked for by its name.

use std::fs;
use std::path::Path;

use i_slint_backend_testing::ElementHandle;
use serde_json::Value;
use slint::ComponentHandle;
use woodland_ledger::app::desk::Screen;
use woodland_ledger::app::view::{CardRow, Row};
use woodland_ledger::window::ui::Chrome;
use woodland_ledger::words::Language;

use crate::games::hand::{Bench, DeskHand, Hand, state};
use crate::games::script::{Deed, SEED, TEN_TURNS, play_all, read};
use crate::kit::{Person, With};
use crate::play::suit_name;

struct WindowHand {
    person: Person,
    bench: Bench,
}

impl WindowHand {
    fn new(bench: Bench, with: With) -> Self {
        Self { person: Person::before(bench.desk(), with, &bench.folder), bench }
    }

    /// Whether a form or a dialog lies over the page.
    fn covered(&self) -> bool {
        self.person.asked() || self.person.shell.desk.borrow().dialog().is_some()
    }

    /// Opens the phases that lie folded, where a control of that name may be.
    fn unfold(&self, label: &str) {
        for phase in ["Setup", "Birdsong", "Daylight", "Evening"] {
            if !self.person.controls(label).is_empty() {
                return;
            }
            let heading = self.person.controls(&self.person.say(phase, ""));
            if let Some(heading) = heading.iter().find(|e| e.accessible_expanded() == Some(false)) {
                self.person.touch(heading);
            }
        }
    }

    fn spoken(&self, card: &CardRow) -> String {
        let suit = suit_name(&self.person, card.suit);
        self.person.say("{0}, {1} suit", &card.name).replace("{1}", &suit)
    }
}

impl Hand for WindowHand {
    fn sit(&mut self, place: usize, faction: &str, player: &str) {
        let at = place - 1;
        let seats = |person: &Person| {
            let desk = person.shell.desk.borrow();
            desk.new_game.rows(person.language())
        };
        while seats(&self.person).len() < place {
            self.person.press_text("Add a seat");
        }
        let now = seats(&self.person)[at].faction.clone();
        self.person.press(&self.person.say("Faction: {0}", &now));
        self.person.press(faction);
        self.person.write(&self.person.say("Name of the player", ""), at, player);
    }

    fn go(&mut self, page: Screen) {
        self.person.press_text(match page {
            Screen::NewGame => "New game",
            Screen::Table => "Table",
            Screen::Board => "Board",
            Screen::Ledger => "Ledger",
            Screen::Law => "Law",
            Screen::Start
            | Screen::Settings
            | Screen::About
            | Screen::Backups
            | Screen::Import
            | Screen::Repair
            | Screen::Ending
            | Screen::Statistics => panic!("no script goes there"),
        });
        assert_eq!(self.person.shell.desk.borrow().screen(), page);
    }

    fn touch(&mut self, label: &str) {
        if self.covered() {
            return self.person.press(label);
        }
        self.unfold(label);
        let forbidden = self.person.say("Not now. {0}", "");
        let allowed = |e: &ElementHandle| {
            !e.accessible_description().is_some_and(|d| d.starts_with(forbidden.trim()))
        };
        let controls = self.person.controls(label);
        match controls.iter().find(|e| allowed(e)) {
            Some(control) => self.person.touch(control),
            None => self.person.press(label),
        }
    }

    fn under(&mut self, card: &str, label: &str) {
        let rows = self.person.shell.desk.borrow().board().expect("a board").rows;
        let keys: Vec<&String> = rows
            .iter()
            .filter_map(|row| match row {
                Row::Card(row) if row.name == card => Some(&row.key),
                _ => None,
            })
            .collect();
        let choices = rows.iter().filter_map(|row| match row {
            Row::Choice(row) if keys.contains(&&row.group) && row.text == label => Some(row),
            _ => None,
        });
        let choice = choices.clone().find(|row| row.allowed).or(choices.clone().next());
        let choice = choice.unwrap_or_else(|| panic!("no {label} under {card}"));
        self.person.press_key(label, &choice.key);
    }

    fn set(&mut self, row: &str, n: i32) {
        let ask = self.person.shell.desk.borrow().ask().expect("a form");
        let now = ask.numbers.iter().find(|number| number.name == row).expect("the row").value;
        let button = if n > now { "One more: {0}" } else { "One less: {0}" };
        for _ in 0..n.abs_diff(now) {
            self.person.press(&self.person.say(button, row));
        }
    }

    fn pick(&mut self, card: &str) {
        let ask = self.person.shell.desk.borrow().ask().expect("a form");
        let row = ask.cards.iter().find(|row| row.name == card || self.spoken(row) == card);
        let row = row.unwrap_or_else(|| panic!("no {card} in {}", ask.title)).clone();
        // The list shows what fits the letters.
        let search = self.person.say("Search for a card", "");
        self.person.write(&search, 0, &row.name);
        self.person.press_key(&self.spoken(&row), &row.key);
        if self.person.asked() && !self.person.controls(&search).is_empty() {
            self.person.write(&search, 0, "");
        }
    }

    fn type_text(&mut self, text: &str) {
        let title = self.person.shell.desk.borrow().ask().expect("a form").title;
        self.person.write(&title, 0, text);
    }

    fn confirm(&mut self) {
        self.person.confirm();
    }

    fn cancel(&mut self) {
        self.person.press_text("Cancel");
    }

    fn undo(&mut self) {
        let label = self.person.shell.window.global::<Chrome>().get_undo();
        self.person.press(&label);
    }

    fn redo(&mut self) {
        let label = self.person.shell.window.global::<Chrome>().get_redo();
        self.person.press(&label);
    }

    fn due(&mut self) {
        assert!(!self.covered(), "something lies on top");
        self.person.due();
    }

    fn dismiss(&mut self) {
        let dialog = self.person.shell.window.global::<Chrome>().get_notice_confirm();
        if self.person.shell.desk.borrow().dialog().is_some() {
            self.person.press(&dialog);
        } else {
            self.person.press_text("Close");
        }
    }

    fn speak(&mut self, language: Language) {
        self.person.press(match language {
            Language::English => "Switch to English",
            _ => "Naar het Nederlands",
        });
        assert_eq!(self.person.language(), language);
    }

    fn kill_and_restart(&mut self) {
        self.person.saved();
        let next = self.bench.folder.with_extension(match self.bench.folder.extension() {
            None => "1".to_owned(),
            Some(n) => (n.to_str().unwrap().parse::<u32>().unwrap() + 1).to_string(),
        });
        copy(&self.bench.folder, &next);
        self.bench.folder = next;
        self.person.shell.window.hide().expect("the window goes");
        let again = Person::before(self.bench.desk(), self.person.with, &self.bench.folder);
        // Whatever the old one has in memory is never asked again.
        std::mem::forget(std::mem::replace(&mut self.person, again));
    }

    fn state(&mut self) -> Value {
        self.person.saved();
        state(&self.bench.ledger())
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let goal = to.join(entry.file_name());
        if entry.file_type().expect("a kind").is_dir() {
            copy(&entry.path(), &goal);
        } else {
            fs::copy(entry.path(), goal).expect("a copy");
        }
    }
}

#[test]
fn the_window_plays_the_ten_turns_like_the_desk() {
    let dir = tempfile::tempdir().expect("a folder");
    let mut seen = WindowHand::new(Bench::new(&dir.path().join("window"), SEED), With::Reader);
    play_all(&mut seen, &read(TEN_TURNS));
    let mut script = read(TEN_TURNS);
    script.retain(|line| line.deed != Deed::Kill);
    let mut unseen = DeskHand::new(Bench::new(&dir.path().join("desk"), SEED));
    play_all(&mut unseen, &script);
    assert_eq!(seen.state(), unseen.state());
}
