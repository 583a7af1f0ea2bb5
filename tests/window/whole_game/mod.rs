//! A whole game of four seats through the true window, from New game to the end: setup, turns of everybody through their
//! controls, a battle with dice, a card crafted, an undo across turns, the device handed over, the far view, dominance,
//! 30 points and how it went. Every screen on the way is checked, and photographed where `WOODLAND_PICTURES` says so.

mod evening;
mod foreign;
mod script;

use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::touch::Touch;
use woodland_ledger::app::view::StepState;
use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::offer::{Place, offers};
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::{Command, due};
use woodland_ledger::engine::turn::Phase;
use woodland_ledger::words::Language;

use self::evening::Evening;

const PLAYERS: [&str; 4] = ["Mara", "Tim", "Zoë", "Ada"];
const FACTIONS: [&str; 4] = ["Lost Powers", "Marquise de Cat", "Woodland Alliance", "Vagabond"];

fn seat(at: u8) -> SeatId {
    SeatId::new(at).expect("a seat")
}

/// From the first page to the first turn.
fn set_up(evening: &mut Evening) {
    evening.press_text("Begin");
    evening.press_text("New game");
    evening.press_text("Add a seat");
    let language = evening.person.language();
    // The last first: a faction that sits already cannot be chosen once more.
    for (at, player) in PLAYERS.into_iter().enumerate().rev() {
        let rows = |language, desk: &Desk| desk.new_game.faction_rows(language);
        let now = evening.desk(|desk| desk.new_game.rows(language))[at].faction.clone();
        evening.press(&evening.say("Faction: {0}", &now));
        let english = evening.desk(|desk| rows(Language::English, desk));
        let place = english.iter().position(|row| row.text == FACTIONS[at]).expect(FACTIONS[at]);
        let row = evening.desk(|desk| rows(language, desk))[place].text.clone();
        evening.press(&row);
        evening.person.write(&evening.say("Name of the player", ""), at, player);
    }
    evening.look();
    evening.press_text("Begin the game");
    let seats: Vec<String> = (0..4).map(|at| evening.name(seat(at))).collect();
    assert_eq!(seats, PLAYERS);
    for _ in 0..40 {
        if evening.game().turn.phase != Phase::Setup {
            return;
        }
        evening.due();
    }
    panic!("setup has no end");
}

/// A turn with the large button; what the law leaves open is done some times before it goes on.
fn turn(evening: &mut Evening, mut now: impl FnMut(&mut Evening, Phase)) {
    let (number, mut phase) = (evening.game().turn.number, None);
    for _ in 0..60 {
        if evening.game().turn.number != number {
            return;
        }
        let who = evening.seat();
        if evening.desk(|desk| (desk.screen(), desk.shown_seat())) != (Screen::Board, who) {
            if evening.desk(Desk::screen) != Screen::Table {
                evening.go(Screen::Table, "Table");
            }
            evening.press(&evening.say("Board of {0}", &evening.name(who)));
        }
        let here = evening.game().turn.phase;
        if phase.replace(here) != Some(here) {
            now(evening, here);
            continue;
        }
        let token = evening.desk(|desk| desk.due().token);
        let on =
            matches!(Touch::parse(&token), Some(Touch::Do(Command::EndPhase | Command::EndTurn)));
        let acted = evening.game().turn.phase == Phase::Daylight && on;
        if acted {
            for _ in 0..3 {
                if !evening.take_a_choice(StepState::Optional) {
                    break;
                }
            }
        }
        evening.due();
    }
    panic!("a turn has no end");
}

/// A turn by commands, as far as the law says what is due.
fn quick_turn(evening: &mut Evening) {
    let (number, person) = (evening.game().turn.number, &evening.person);
    for _ in 0..40 {
        let game = person.game();
        assert_eq!(game.ending, None, "the game goes on");
        if game.turn.number != number {
            break;
        }
        let who = game.turn.seat;
        let due = due(&game, who).into_iter().next();
        let command = due.and_then(|info| {
            let here = offers(&game, who).into_iter().filter(|o| o.verdict.is_ok());
            here.filter(|o| o.place == Place::Step(info.step)).map(|o| o.command).next()
        });
        let on =
            if game.turn.phase == Phase::Evening { Command::EndTurn } else { Command::EndPhase };
        let command = command.unwrap_or(on);
        // Nobody rules three clearings of a suit yet.
        let first = match command {
            Command::CheckDominance { .. } => vec![Answer::Yes(false)],
            _ => Vec::new(),
        };
        person.does(command, &first);
    }
    evening.person.desk(|_| {});
    evening.person.look();
    evening.look();
}

fn whole_game(language: Language) {
    let mut evening = Evening::new(language);
    set_up(&mut evening);
    script::play(&mut evening);
    println!("{:#?}", evening.met);
    println!("{} times painted", crate::canvas::painted());
    assert!(evening.faults.is_empty(), "{:#?}", evening.faults);
}

#[test]
fn a_whole_game() {
    whole_game(Language::English);
}

#[test]
fn a_whole_game_in_dutch() {
    whole_game(Language::Dutch);
}
