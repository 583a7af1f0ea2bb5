//! Every screen and every sheet of the true window in the middle of a game.

mod drillbit_duchy;
mod sheets;
mod triumvirate;

use slint::ComponentHandle;
use woodland_ledger::app::desk::{Remark, Screen};
use woodland_ledger::app::touch::Touch;
use woodland_ledger::engine::ask::{Answer, CountRow, Form};
use woodland_ledger::engine::card::{Face, Price};
use woodland_ledger::engine::deck::{Body, CardKind};
use woodland_ledger::engine::factions::guest::{self, Colour};
use woodland_ledger::engine::factions::lost_powers::{Action, Command as Own};
use woodland_ledger::engine::factions::{
    FactionCommand, FactionPick, FactionZone, lost_powers, vagabond,
};
use woodland_ledger::engine::offer::Place;
use woodland_ledger::engine::propose::Means;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::suit::Suit;
use woodland_ledger::engine::table::Command;
use woodland_ledger::engine::turn::Phase;
use woodland_ledger::engine::zone::Zone;
use woodland_ledger::window::ui::Chrome;
use woodland_ledger::words::Language;

use crate::disks::Flaky;
use crate::kit::{Person, With, guests_beside, pass};
use crate::marquise;
use crate::scenes_eyrie;
use crate::scenes_lemming_reavers;

use sheets::{end, ledger_sheets, sheets};

/// What a disk says that has no room left.
const FULL: i32 = 28;

/// Names as people have them, and some that take room.
pub const SHORT: [&str; 5] = ["Mara", "Tim", "Zoë", "Ada", "Bram"];
pub const LONG: [&str; 5] = [
    "Margaretha van den Berghe-Vandenbroucke",
    "Jan-Willem van Nieuwenhuizen",
    "Zoë",
    "Grootmoeder Wilhelmina",
    "Bram de Rooij-Hendrickx",
];

fn seat(at: u8) -> SeatId {
    SeatId::new(at).expect("a seat")
}

/// An answer that fits, where it does not matter which.
fn any(form: &Form) -> Answer {
    match form {
        Form::YesNo => Answer::Yes(true),
        Form::OneOf(_) => Answer::One(0),
        Form::Number { start, .. } => Answer::Number(*start),
        Form::Counts { rows, min, max } => Answer::Counts(fill(rows, (*min).max(1).min(*max))),
        Form::Cards { from, min, .. } => {
            Answer::Cards(from.iter().copied().take(usize::from(*min)).collect())
        }
        Form::Faces { min, deck, .. } => Answer::Faces(
            CardKind::of(*deck).map(Face::Named).take(usize::from(*min).max(1)).collect(),
        ),
        Form::Price { .. } => Answer::Price(Price::Cost(2)),
        Form::Shuffle { .. } => unreachable!("chance answers this"),
    }
}

/// The least that each row takes, and as much of the first ones as the whole needs.
fn fill(rows: &[CountRow], total: u8) -> Vec<u8> {
    let mut left = total.saturating_sub(rows.iter().map(|row| row.min).sum());
    let mut count = |row: &CountRow| {
        let more = left.min(row.max - row.min);
        left -= more;
        row.min + more
    };
    rows.iter().map(&mut count).collect()
}

impl Person {
    /// A command with the first answers, then answers that fit.
    pub fn does(&self, command: Command, first: &[Answer]) {
        let mut desk = self.shell.desk.borrow_mut();
        desk.act(command.clone());
        let session = desk.session_mut().expect("a game");
        let mut first = first.iter();
        for _ in 0..20 {
            let Some(pending) = session.pending() else { break };
            let answer = first.next().cloned().unwrap_or_else(|| any(&pending.ask.form));
            session.answer(answer.clone());
        }
        assert!(session.pending().is_none(), "{command:?} asks on: {:?}", session.pending());
        assert!(session.refusal().is_none(), "{command:?}: {:?}", session.refusal());
    }

    pub fn plays(&self, own: Own, first: &[Answer]) {
        let play = FactionCommand::LostPowers(own);
        self.does(Command::Play { seat: seat(0), play }, first);
    }

    pub fn desk(&self, touch: impl FnOnce(&mut woodland_ledger::app::desk::Desk)) {
        touch(&mut self.shell.desk.borrow_mut());
        self.saved();
    }
}

/// Factions without a board, each of another colour.
pub fn guests() -> [FactionPick; 4] {
    [
        ("Riverfolk Company", Colour::Teal),
        ("Corvid Conspiracy", Colour::Violet),
        ("Keepers in Iron", Colour::Grey),
        ("Lord of the Hundreds", Colour::Red),
    ]
    .map(|(name, colour)| guest::Pick { name: name.into(), colour }.into())
}

/// Five seats laid, at setup.
pub fn laid(person: &Person, names: [&str; 5]) {
    laid_with(person, names, lost_powers::Pick::default().into());
}

/// The same with another faction in the first seat.
pub fn laid_with(person: &Person, names: [&str; 5], first: FactionPick) {
    person.desk(|desk| {
        desk.welcomed();
        desk.new_game.seats[0].pick = first;
        desk.new_game.add();
        desk.new_game.add();
        guests_beside(&mut desk.new_game.seats);
        for (at, name) in names.into_iter().enumerate() {
            desk.name_new_seat(at, name);
        }
        // Guests beside the first seat, whatever other factions the app has boards for.
        for (seat, colour) in desk.new_game.seats.iter_mut().skip(1).zip(guest::Colour::ALL) {
            let name = "Another faction".into();
            seat.pick = guest::Pick { name, colour }.into();
        }
        desk.begin();
    });
}

/// Three rounds on, in the Evening of the first seat.
pub fn in_the_middle(person: &Person) {
    person.plays(Own::FillTableau, &[Answer::Counts(vec![2, 3, 2, 2])]);
    person.does(Command::Start, &[]);
    for round in 1..=4_u8 {
        person.does_if_offered(Own::Disarm);
        person.does_if_offered(Own::Rise);
        person.does(Command::EndPhase, &[]);
        followers_act(person);
        if round == 4 {
            break;
        }
        person.does(Command::EndPhase, &[]);
        let retire = person.offered(|own| matches!(own, Own::Retire { .. }));
        if let Some(own) = retire {
            person.plays(own, &[Answer::Price(Price::Cost(round))]);
        }
        person.plays(Own::Cycle, &[]);
        person.does(Command::EndTurn, &[]);
        for at in 1..5 {
            for _ in 0..(at * 2 + round) % 4 + 1 {
                person.does(Command::Score { seat: seat(at), by: 1 }, &[]);
            }
            if round == 2 && at == 1 {
                let pieces =
                    Command::Remove { by: Some(seat(1)), whose: Some(seat(0)), means: Means::Hits };
                person.does(pieces, &[]);
            }
            person.does(Command::EndTurn, &[]);
        }
    }
    person.desk(|desk| {
        desk.dismiss_dialog();
        desk.show_seat(seat(0));
    });
}

/// Named followers of four suits in the tableau, of which two have acted: for the picture in the README.
pub fn named_followers(person: &Person) {
    let zone = |zone| Zone::Own(seat(0), FactionZone::LostPowers(zone));
    let deck = zone(lost_powers::Zone::Deck);
    person.does(Command::TurnTo { seat: seat(0), phase: Phase::Birdsong, round: 4 }, &[]);
    for (slot, suit) in lost_powers::Slot::ALL.into_iter().zip(Suit::ALL) {
        let slot = zone(lost_powers::Zone::Slot(slot));
        for card in person.game().cards_in(slot).to_vec() {
            person.does(Command::MoveCard { card, to: deck }, &[]);
        }
        let named = CardKind::of(person.game().deck)
            .find(|kind| kind.def().suit == suit && matches!(kind.def().body, Body::Item { .. }))
            .map(Face::Named)
            .expect("a card with an item");
        person.does(Command::AddCard { to: slot }, &[Answer::Faces(vec![named])]);
    }
    person.does(Command::EndPhase, &[]);
    for action in [Action::Seek, Action::Draw] {
        let own = person.offered(|own| matches!(own, Own::Act { action: a, .. } if *a == action));
        person.plays(own.expect("a follower that can"), &[]);
    }
    person.desk(|desk| desk.show_seat(seat(0)));
}

fn followers_act(person: &Person) {
    for action in [Action::Recruit, Action::Draw, Action::Seek, Action::Move] {
        while let Some(own) =
            person.offered(|own| matches!(own, Own::Act { action: a, .. } if *a == action))
        {
            person.plays(own, &[]);
        }
    }
}

impl Person {
    /// The first command of that kind which the law allows now.
    pub fn offered(&self, fits: impl Fn(&Own) -> bool) -> Option<Own> {
        let desk = self.shell.desk.borrow();
        let offers = desk.session()?.offers(seat(0));
        offers.into_iter().filter(|o| o.verdict.is_ok() && o.place != Place::Correct).find_map(
            |offer| match offer.command {
                Command::Play { play: FactionCommand::LostPowers(own), .. } if fits(&own) => {
                    Some(own)
                }
                _ => None,
            },
        )
    }

    fn does_if_offered(&self, own: Own) {
        if self.offered(|o| *o == own).is_some() {
            self.plays(own, &[]);
        }
    }
}

/// Shows every screen and every sheet in turn, each as it is in a true game.
pub fn every(language: Language, names: [&str; 5], see: &mut dyn FnMut(&Person, &str)) {
    let disk = Flaky::new(0, true, FULL);
    let person = Person::on(disk.disk(), language, With::Reader);
    let mut shown = |name: &str| {
        person.shell.refresh();
        pass(300);
        see(&person, name);
    };
    shown("first-start");
    person.desk(|desk| desk.welcomed());
    shown("start-empty");
    person.desk(|desk| desk.go(Screen::NewGame));
    shown("new-game");
    person.desk(|desk| desk.new_game.editing = Some(1));
    shown("new-game-faction");
    person.desk(|desk| {
        desk.new_game.seats[1].pick = vagabond::Pick::default().into();
    });
    shown("new-game-character");
    person.desk(|desk| {
        let [.., guest] = guests();
        desk.new_game.seats[1].pick = guest;
        desk.choose_new("bot|1");
    });
    shown("new-game-guest");
    person.desk(|desk| {
        desk.new_game.editing = None;
        let lost_powers = desk.new_game.seats[0].pick.clone();
        desk.new_game.seats[2].pick = lost_powers;
    });
    shown("new-game-fault");
    person.desk(|desk| desk.new_game = Default::default());
    laid(&person, names);
    shown("board-setup");
    person.desk(|desk| {
        desk.act(Command::Play {
            seat: seat(0),
            play: FactionCommand::LostPowers(Own::FillTableau),
        });
    });
    shown("ask-numbers");
    person.desk(|desk| desk.cancel());
    in_the_middle(&person);
    shown("board");
    person.desk(|desk| desk.go(Screen::Table));
    shown("table");
    person.desk(|desk| desk.files.change(|s| (s.far_view, s.clock) = (true, true)));
    shown("table-far");
    person.desk(|desk| desk.files.change(|s| s.far_view = false));
    shown("table-clock");
    person.desk(|desk| desk.files.change(|s| s.clock = false));
    person.desk(|desk| desk.show_seat(seat(1)));
    shown("board-guest");
    person.desk(|desk| desk.go(Screen::Ledger));
    shown("ledger");
    person.press_text("Where points came from");
    shown("ledger-sources");
    person.press_text("By turn");
    person.desk(|desk| desk.go(Screen::Law));
    shown("law");
    person.desk(|desk| desk.search_law("qqq"));
    shown("law-none");
    person.desk(|desk| {
        desk.search_law("");
        desk.go(Screen::Settings);
    });
    shown("settings");
    person.desk(|desk| desk.go(Screen::About));
    shown("about");

    sheets(&person, &mut shown);

    // An evening phase on the board, with a refusal.
    person.does(Command::EndPhase, &[]);
    person.desk(|desk| desk.show_seat(seat(0)));
    shown("board-evening");
    person.desk(|desk| {
        desk.act(Command::Play { seat: seat(0), play: FactionCommand::LostPowers(Own::Rise) });
    });
    shown("refused");
    person.desk(|desk| desk.dismiss_dialog());
    person.desk(|desk| {
        let play = FactionCommand::LostPowers(Own::FillTableau);
        desk.act(Command::Play { seat: seat(0), play });
    });
    shown("snackbar");
    assert!(matches!(person.shell.desk.borrow().remark(), Some(Remark::Refused(_))));
    person.desk(|desk| desk.dismiss_remark());
    disk.break_now();
    person.does(Command::Score { seat: seat(0), by: 1 }, &[]);
    person.saved();
    disk.heal();
    shown("not-saved");
    assert!(!person.shell.window.global::<Chrome>().get_banner().is_empty(), "the disk was full");
    person.press_text("Try again");

    ledger_sheets(&person, see);
    end(&person, see);
    crate::alliance::every(language, names, see);
    crate::ending::every(language, names, see);
    crate::cult::every(language, names, see);
    triumvirate::every(language, names, see);
    drillbit_duchy::every(language, names, see);
    marquise::every(language, names, see);
    scenes_eyrie::every(language, see);
    scenes_lemming_reavers::every(language, names, see);
    crate::battery::every(language, names, see);
    crate::scenes_vagabond::every(language, names, see);
}
