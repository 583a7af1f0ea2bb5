//! A monkey at the device: it touches whatever can be touched, on every page and in every form, types nonsense and
//! closes the app at will. Nothing panics, nothing is said half, and what the file holds is what was played.

use std::path::Path;

use woodland_ledger::app::Chance;
use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::ledger::label;
use woodland_ledger::app::session::Keeping;
use woodland_ledger::app::view::{AskKind, Row};
use woodland_ledger::app::{law, shelf, start};
use woodland_ledger::engine::ask::{Answer, Ask};
use woodland_ledger::engine::invariants;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::suit::Suit;
use woodland_ledger::engine::table::Command;
use woodland_ledger::store::ledger::load;
use woodland_ledger::words::Language;

const SCREENS: [Screen; 13] = [
    Screen::Start,
    Screen::NewGame,
    Screen::Table,
    Screen::Board,
    Screen::Ledger,
    Screen::Law,
    Screen::Settings,
    Screen::About,
    Screen::Backups,
    Screen::Import,
    Screen::Repair,
    Screen::Ending,
    Screen::Statistics,
];

const TYPED: [&str; 8] = [
    "",
    " ",
    "Zoë",
    "two\nlines\tand \u{1b}[31mred\u{0}",
    "{seat} {0} %s",
    "../../etc/passwd",
    "\u{202e}backwards 🦊",
    "a name that is much longer than any name that a person has ever had, and then some more of it",
];

struct Monkey {
    state: u64,
    desk: Desk,
}

impl Monkey {
    fn below(&mut self, n: usize) -> usize {
        self.state = self
            .state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.state >> 33).unwrap() % n.max(1)
    }

    fn of<T: Clone>(&mut self, list: &[T]) -> Option<T> {
        if list.is_empty() { None } else { Some(list[self.below(list.len())].clone()) }
    }

    /// Whatever can be touched on the page that is open.
    fn tokens(&self) -> Vec<String> {
        let desk = &self.desk;
        let row = |row: Row| match row {
            Row::Choice(row) => row.token,
            Row::Step(row) => row.token,
            Row::Card(row) => row.token,
            Row::Counter(row) => row.token,
            Row::Pile(row) => row.token,
            Row::Space(row) => row.token,
            Row::Note(_) | Row::Header(_) => String::new(),
        };
        let mut tokens: Vec<String> = Vec::new();
        tokens.extend(desk.board().into_iter().flat_map(|board| board.rows).map(row));
        if let Some(table) = desk.table() {
            tokens.extend(table.rows.into_iter().map(row));
            tokens.push(table.next_token);
            for seat in table.seats {
                tokens.extend([seat.plus_token, seat.minus_token, seat.removal_token]);
            }
        }
        if let Some(ledger) = desk.ledger() {
            tokens.extend(ledger.rows.into_iter().map(|row| row.back_token));
            tokens.extend(ledger.branches.into_iter().map(|row| row.token));
            tokens.push(ledger.whose.token);
        }
        let ending = desk.ending();
        tokens.extend(ending.exports.into_iter().chain(ending.reopen).map(|row| row.token));
        tokens.extend(desk.statistics().choices.into_iter().map(|row| row.token));
        if let Some(open) = desk.open_law() {
            let links = law::links(desk.language(), desk.context().as_ref(), open);
            tokens.extend(links.into_iter().map(|row| row.token));
        }
        tokens.retain(|token| !token.is_empty());
        tokens
    }

    /// Something in the form that stands.
    fn in_form(&mut self) {
        let Some(ask) = self.desk.ask() else { return };
        if !ask.veil.is_empty() {
            return self.desk.show_form();
        }
        match ask.kind {
            AskKind::Choices | AskKind::Dice => {
                if let Some(choice) = self.of(&ask.choices) {
                    self.desk.take(&choice.token);
                }
            }
            AskKind::Numbers => {
                for row in &ask.numbers {
                    let value = match self.below(9) {
                        0 => -1,
                        1 => i32::MAX,
                        2 => i32::MIN,
                        3 => row.max,
                        _ => row.min + i32::try_from(self.below(3)).unwrap(),
                    };
                    self.desk.set_number(&row.key, value);
                }
                self.desk.confirm();
            }
            AskKind::Cards => {
                let search = TYPED[self.below(TYPED.len())];
                let suit = self.of(&[None, None, Some(Suit::Fox), Some(Suit::Bird)]).flatten();
                self.desk.filter(search, suit);
                self.desk.filter("", None);
                if let Some(card) = self.of(&ask.cards) {
                    self.desk.pick_card(&card.key);
                }
                if self.below(6) == 0 {
                    self.desk.unpick_card("0");
                }
                self.desk.confirm();
            }
            AskKind::Text => {
                let text = TYPED[self.below(TYPED.len())];
                self.desk.set_text(text);
                self.desk.confirm();
            }
            AskKind::None => {}
        }
    }

    fn step(&mut self) {
        if self.desk.ask().is_some() && self.below(8) > 0 {
            return self.in_form();
        }
        match self.below(26) {
            0 => self.desk.undo(),
            1 => self.desk.redo(),
            2 => self.desk.cancel(),
            3 => self.desk.dismiss_dialog(),
            4 => self.desk.dialog_other(),
            5 => self.desk.dismiss_remark(),
            6 => {
                let screen = SCREENS[self.below(SCREENS.len())];
                self.desk.go(screen);
            }
            7 => {
                let place = self.below(10);
                self.desk.show_place(place);
            }
            8 => {
                let language = Language::OFFERED[self.below(2)];
                self.desk.set_language(language);
            }
            9 => {
                let on = self.below(2) == 0;
                self.desk.use_table_words(on);
                self.desk.files.change(|s| (s.curtain, s.clock) = (!on, on));
            }
            10 => {
                let open = self.below(2) == 0;
                self.desk.hold_curtain(open);
                let _ = self.desk.curtain();
                if !open {
                    self.desk.close_curtain();
                }
            }
            11 => {
                let words = TYPED[self.below(TYPED.len())];
                self.desk.search_law(words);
                let found = law::search(self.desk.language(), words);
                if let Some(page) = self.of(&found) {
                    self.desk.open_law_page(&page.key);
                } else {
                    self.desk.open_law_page(words);
                }
            }
            12 => self.desk.close_law(),
            13 => self.desk.take(
                ["", "{}", "{\"do\":1}", "null", "{\"answer\":{\"one\":200}}"]
                    [self.state as usize % 5],
            ),
            14..=17 => {
                self.desk.do_due();
            }
            _ => {
                let tokens = self.tokens();
                if let Some(token) = self.of(&tokens) {
                    self.desk.take(&token);
                }
            }
        }
    }

    /// Everything is said whole, in both languages.
    fn look(&mut self) {
        let chosen = self.desk.language();
        for language in Language::OFFERED {
            self.desk.set_language(language);
            let desk = &self.desk;
            let dialog = desk.dialog().map(|d| d.view(desk.language(), desk.context().as_ref()));
            let remark =
                desk.remark().map(|r| r.view(desk.language(), desk.session().map(|s| s.game())));
            let seen = format!(
                "{:?}{:?}{:?}{:?}{dialog:?}{remark:?}{:?}{:?}",
                desk.board(),
                desk.table(),
                desk.ledger(),
                desk.ask(),
                desk.due(),
                desk.ending(),
            );
            for half in ["{seat}", "{n}", "{card}", "{name}", "{points}", "{faction}"] {
                // What somebody typed is theirs.
                let typed = seen.matches("{seat} {0} %s").count();
                let found = seen.matches(half).count();
                assert!(found <= if half == "{seat}" { typed } else { 0 }, "{half} in {seen}");
            }
            if let Some(context) = desk.context() {
                let name = label(&context, context.session.history().here());
                assert!(!name.trim().is_empty() && !name.contains('\n'), "{name:?}");
            }
            let start = start::start(desk);
            assert!(start.games.iter().all(|game| game.fault.is_empty()));
            let _ = (shelf::backups(desk), shelf::imports(desk), desk.repair(), desk.statistics());
        }
        self.desk.set_language(chosen);
        if let Some(session) = self.desk.session() {
            assert_eq!(invariants::check(session.game()), []);
        }
    }
}

/// The question that stands, with the command and the answers so far.
fn asked(desk: &Desk) -> Option<(Command, bool, Vec<Answer>, Ask)> {
    let pending = desk.session()?.pending()?.clone();
    Some((pending.command, pending.insist, pending.answers, pending.ask))
}

fn plays(folder: &Path, seed: u64, steps: usize) {
    let desk = super::desk_with(folder, Chance::seeded(seed));
    let mut monkey = Monkey { state: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15), desk };
    monkey.desk.go(Screen::NewGame);
    for _ in 0..monkey.below(5) {
        monkey.desk.new_game.add();
    }
    monkey.desk.choose_new("factions|");
    if monkey.below(2) == 0 {
        monkey.desk.choose_new("shuffle|");
    }
    monkey.desk.begin();
    assert!(monkey.desk.session().is_some(), "{:?}", monkey.desk.remark());
    monkey.desk.show_seat(SeatId::default());
    for n in 0..steps {
        monkey.step();
        if n % 7 == 0 {
            monkey.look();
        }
        if monkey.desk.session().is_none() || n % 90 == 89 {
            // The lid is closed: everything is where it was.
            let path = monkey.desk.path().map(Path::to_path_buf).or(monkey.desk.files.last_game());
            let game = monkey.desk.session().map(|session| session.game().clone());
            let stood = asked(&monkey.desk);
            if monkey.desk.session().is_some() {
                assert_eq!(super::settled(&mut monkey.desk), Keeping::Saved);
            }
            monkey.desk.close_game();
            monkey.desk = super::desk_with(folder, Chance::seeded(seed));
            if let (Some(path), Some(game)) = (path, game) {
                assert_eq!(load(&path).unwrap().history.game(), &game);
                monkey.desk.open_game(&path);
                assert_eq!(monkey.desk.session().unwrap().game(), &game);
                assert_eq!(asked(&monkey.desk), stood, "{:?}", monkey.desk.remark());
            } else {
                monkey.desk.resume_last();
            }
        }
    }
}

#[test]
fn a_monkey_breaks_nothing() {
    let folder = tempfile::tempdir().unwrap();
    // More of them for who has the time.
    let monkeys = std::env::var("WOODLAND_MONKEYS").ok().and_then(|n| n.parse().ok()).unwrap_or(6);
    for seed in 1..=monkeys {
        println!("monkey {seed}");
        plays(&folder.path().join(seed.to_string()), seed, 270);
    }
}
