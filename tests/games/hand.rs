//! A hand: what a person does in the app, named by what stands on the screen in the person's language.
//! `DeskHand` does it without a window; the window's own tests have a hand of the same kind, so one script serves both.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::Value;
use woodland_ledger::app::Chance;
use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::files::Files;
use woodland_ledger::app::touch::Touch;
use woodland_ledger::app::view::{CardRow, ChoiceRow, Row};
use woodland_ledger::engine::history::History;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::store::ledger::load;
use woodland_ledger::store::place::Place;
use woodland_ledger::words::Language;

/// Whatever touches the app.
pub trait Hand {
    /// Gives a place on the New game screen, counted from 1, to a faction and a player.
    fn sit(&mut self, place: usize, faction: &str, player: &str);
    /// Goes to a page.
    fn go(&mut self, page: Screen);
    /// Touches the button of this text, or of this accessible label: of the dialog if one is open, else of the form,
    /// else of the page. Of several alike, the first that is allowed.
    fn touch(&mut self, label: &str);
    /// Touches a button that stands under a card: "Recruit" under "Old Friend (mouse)". The first card that allows it.
    fn under(&mut self, card: &str, label: &str);
    /// Brings a number of the form to this value.
    fn set(&mut self, row: &str, n: i32);
    /// Picks a card of the form.
    fn pick(&mut self, card: &str);
    /// Types into the form.
    fn type_text(&mut self, text: &str);
    /// The form's button that sends it off.
    fn confirm(&mut self);
    fn cancel(&mut self);
    fn undo(&mut self);
    fn redo(&mut self);
    /// The large button with the due step.
    fn due(&mut self);
    /// Leaves the dialog by its first button, or puts away the word at the bottom.
    fn dismiss(&mut self);
    fn speak(&mut self, language: Language);
    /// The program ends without warning and is started again.
    fn kill_and_restart(&mut self);
    /// The game as its file tells it.
    fn state(&mut self) -> Value;
}

/// What a game needs to be played the same way twice: a folder, and the luck.
#[derive(Clone, Debug)]
pub struct Bench {
    pub folder: PathBuf,
    pub seed: u64,
}

/// It is always the same moment here.
pub const NOW: i64 = 1_767_225_600_000;

impl Bench {
    pub fn new(folder: &Path, seed: u64) -> Self {
        Self { folder: folder.into(), seed }
    }

    /// The app as it starts on this bench.
    pub fn desk(&self) -> Desk {
        let place = Place::find(Some(&self.folder)).unwrap();
        let files = Files::new(place, || NOW, Arc::new(|| {}));
        let mut desk = Desk::new(files, Chance::seeded(self.seed), Language::English);
        if desk.first_start() {
            desk.welcomed();
        }
        desk.resume_last();
        desk
    }

    /// The only game on the bench.
    pub fn ledger(&self) -> PathBuf {
        let games = fs::read_dir(self.folder.join("games")).unwrap();
        let mut games: Vec<PathBuf> = games
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| path.extension().is_some_and(|e| e == "woodland"))
            .collect();
        assert_eq!(games.len(), 1, "{games:?}");
        games.remove(0)
    }
}

/// The game in a file.
pub fn history(ledger: &Path) -> History {
    load(ledger).unwrap_or_else(|e| panic!("{}: {e}", ledger.display())).history
}

pub fn state(ledger: &Path) -> Value {
    serde_json::to_value(history(ledger).game()).unwrap()
}

/// A hand on the desk itself.
pub struct DeskHand {
    pub desk: Desk,
    pub bench: Bench,
    /// How often the person has touched the screen; every step of a number is a touch, a typed text is one.
    pub touches: usize,
}

impl DeskHand {
    pub fn new(bench: Bench) -> Self {
        Self { desk: bench.desk(), bench, touches: 0 }
    }

    fn touched(&mut self) -> &mut Desk {
        self.touches += 1;
        &mut self.desk
    }

    pub fn settle(&mut self) {
        if let Some(session) = self.desk.session_mut() {
            session.settle();
        }
    }

    fn dialog(&mut self, label: &str) -> bool {
        let Some(dialog) = self.desk.dialog() else { return false };
        let view = dialog.view(self.desk.language(), self.desk.context().as_ref());
        if label == view.confirm {
            self.touched().dismiss_dialog();
        } else if label == view.other {
            self.touched().dialog_other();
        } else {
            panic!("the dialog {view:?} has no {label:?}");
        }
        true
    }

    fn form(&mut self, label: &str) -> bool {
        let Some(ask) = self.desk.ask() else { return false };
        match best(ask.choices.iter(), label) {
            Some(token) => self.touched().take(&token),
            None if label == ask.confirm => self.confirm(),
            None => panic!("the form {:?} has no {label:?}: {:?}", ask.title, texts(&ask.choices)),
        }
        true
    }

    fn new_game(&mut self, label: &str) {
        let language = self.desk.language();
        let table = &self.desk.new_game;
        let options =
            [table.order_rows(language), table.deck_rows(language), table.option_rows(language)];
        if let Some(row) = options.iter().flatten().find(|row| row.text == label) {
            let token = row.token.clone();
            self.touched().choose_new(&token);
        } else if label == "Begin the game" {
            self.touched().begin();
        } else {
            panic!("nothing here is called {label:?}");
        }
    }

    /// What can be touched on a page of the game, by its label.
    fn page(&self) -> Vec<(String, bool, String)> {
        let rows = match self.desk.screen() {
            Screen::Table => self.desk.table().map(|t| t.rows),
            Screen::Board => self.desk.board().map(|b| b.rows),
            _ => None,
        };
        let mut list: Vec<(String, bool, String)> = Vec::new();
        for row in rows.unwrap_or_default() {
            list.push(match row {
                Row::Choice(row) => (row.text, row.allowed, row.token),
                Row::Step(row) => (row.title, true, row.token),
                Row::Card(row) => (spoken(&row), true, row.token),
                Row::Counter(row) => (row.name, true, row.token),
                Row::Pile(row) => (row.name, true, row.token),
                Row::Space(row) => (row.label, true, row.token),
                Row::Note(_) | Row::Header(_) => continue,
            });
        }
        let table = self.desk.table();
        let table = table.as_ref();
        if self.desk.screen() == Screen::Table {
            for seat in table.iter().flat_map(|t| &t.seats) {
                let mut add =
                    |label: String, token: &String| list.push((label, true, token.clone()));
                add(format!("One point more for {}", seat.name), &seat.plus_token);
                add(format!("One point less for {}", seat.name), &seat.minus_token);
                add(format!("{} removed pieces…", seat.name), &seat.removal_token);
            }
            list.extend(table.map(|t| (t.next.clone(), true, t.next_token.clone())));
        }
        if matches!(self.desk.screen(), Screen::Table | Screen::Board) {
            for seat in table.iter().flat_map(|t| &t.seats) {
                let id = seat.key.parse().ok().and_then(SeatId::new).unwrap_or_default();
                let token = Touch::ShowSeat(id).token();
                list.push((format!("Board of {}", seat.name), true, token));
            }
        }
        if self.desk.screen() == Screen::Ledger {
            let ledger = self.desk.ledger();
            for row in ledger.iter().flat_map(|l| &l.rows) {
                list.push((format!("Back to here: {}", row.text), true, row.back_token.clone()));
            }
            for row in ledger.iter().flat_map(|l| &l.branches) {
                list.push((row.text.clone(), row.allowed, row.token.clone()));
            }
        }
        list.retain(|(_, _, token)| !token.is_empty());
        list
    }
}

fn texts(rows: &[ChoiceRow]) -> Vec<&str> {
    rows.iter().map(|row| row.text.as_str()).collect()
}

/// What a card is called aloud: cards of one name differ by suit.
fn spoken(card: &CardRow) -> String {
    let suit = match card.suit {
        "fox" => "Fox",
        "rabbit" => "Rabbit",
        "mouse" => "Mouse",
        _ => "Bird",
    };
    format!("{}, {suit} suit", card.name)
}

/// The token of the first row of this text, one that is allowed before one that is not.
fn best<'a>(rows: impl Iterator<Item = &'a ChoiceRow> + Clone, label: &str) -> Option<String> {
    let mut called = rows.filter(|row| row.text == label);
    let first = called.clone().next();
    called.find(|row| row.allowed).or(first).map(|row| row.token.clone())
}

impl Hand for DeskHand {
    fn sit(&mut self, place: usize, faction: &str, player: &str) {
        let at = place - 1;
        while self.desk.new_game.seats.len() < place {
            self.touches += 1;
            self.desk.new_game.add();
        }
        self.desk.new_game.editing = Some(at);
        let rows = self.desk.new_game.faction_rows(Language::English);
        let row = rows.iter().find(|row| row.text == faction);
        let token = row.unwrap_or_else(|| panic!("no {faction:?}")).token.clone();
        self.touches += 2;
        self.desk.new_game.pick(at, &token);
        self.touched().name_new_seat(at, player);
    }

    fn go(&mut self, page: Screen) {
        self.touched().go(page);
        assert_eq!(self.desk.screen(), page);
    }

    fn touch(&mut self, label: &str) {
        if self.dialog(label) || self.form(label) {
            return;
        }
        if self.desk.screen() == Screen::NewGame {
            return self.new_game(label);
        }
        let page = self.page();
        let mut called = page.iter().filter(|(text, _, _)| text == label);
        let first = called.clone().next();
        let Some((_, _, token)) = called.find(|(_, allowed, _)| *allowed).or(first) else {
            let texts: Vec<&String> = page.iter().map(|(text, _, _)| text).collect();
            panic!("nothing on {:?} is called {label:?}: {texts:#?}", self.desk.screen());
        };
        self.touched().take(token);
    }

    fn under(&mut self, card: &str, label: &str) {
        let rows = self.desk.board().map(|b| b.rows).unwrap_or_default();
        let cards: Vec<&String> = rows
            .iter()
            .filter_map(|row| match row {
                Row::Card(row) if row.name == card => Some(&row.key),
                _ => None,
            })
            .collect();
        let choices = rows.iter().filter_map(|row| match row {
            Row::Choice(row) if cards.contains(&&row.group) => Some(row),
            _ => None,
        });
        match best(choices, label) {
            Some(token) => self.touched().take(&token),
            None => panic!("no {label:?} under {card:?}: {rows:#?}"),
        }
    }

    fn set(&mut self, row: &str, n: i32) {
        let ask = self.desk.ask().unwrap_or_else(|| panic!("no form has {row:?}"));
        let number = ask.numbers.iter().find(|number| number.name == row);
        let number = number.unwrap_or_else(|| panic!("no {row:?} in {:?}", ask.numbers));
        assert!((number.min..=number.max).contains(&n), "{number:?} does not go to {n}");
        self.touches += (number.value - n).unsigned_abs() as usize;
        self.desk.set_number(&number.key, n);
    }

    fn pick(&mut self, card: &str) {
        let ask = self.desk.ask().unwrap_or_else(|| panic!("no form has {card:?}"));
        let row = ask.cards.iter().find(|row| row.name == card || spoken(row) == card);
        let row = row.unwrap_or_else(|| {
            let names: Vec<&String> = ask.cards.iter().map(|c| &c.name).collect();
            panic!("no {card:?} in {:?}: {names:?}", ask.title)
        });
        self.touched().pick_card(&row.key);
    }

    fn type_text(&mut self, text: &str) {
        assert!(self.desk.ask().is_some(), "nothing to type into");
        self.touched().set_text(text);
    }

    fn confirm(&mut self) {
        let ask = self.desk.ask().expect("no form");
        assert!(ask.can_confirm && !ask.confirm.is_empty(), "{ask:#?}");
        self.touched().confirm();
    }

    fn cancel(&mut self) {
        assert!(self.desk.ask().is_some(), "nothing to cancel");
        self.touched().cancel();
    }

    fn undo(&mut self) {
        self.touched().undo();
    }

    fn redo(&mut self) {
        self.touched().redo();
    }

    fn due(&mut self) {
        assert!(self.desk.dialog().is_none() && self.desk.ask().is_none(), "something lies on top");
        assert!(!self.desk.due().token.is_empty(), "nothing is due");
        self.touched().do_due();
    }

    fn dismiss(&mut self) {
        if self.desk.dialog().is_some() {
            self.touched().dismiss_dialog();
        } else {
            assert!(self.desk.remark().is_some(), "nothing to put away");
            self.touched().dismiss_remark();
        }
    }

    fn speak(&mut self, language: Language) {
        self.touched().set_language(language);
    }

    /// Goes on in a copy of the folder as it lies on the disk now; whatever the old desk has in memory is never asked again.
    fn kill_and_restart(&mut self) {
        self.settle();
        let next = self.bench.folder.with_extension(match self.bench.folder.extension() {
            None => "1".to_owned(),
            Some(n) => (n.to_str().unwrap().parse::<u32>().unwrap() + 1).to_string(),
        });
        copy(&self.bench.folder, &next);
        self.bench.folder = next;
        std::mem::forget(std::mem::replace(&mut self.desk, self.bench.desk()));
    }

    fn state(&mut self) -> Value {
        self.settle();
        state(&self.bench.ledger())
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let goal = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &goal);
        } else {
            fs::copy(entry.path(), goal).unwrap();
        }
    }
}
