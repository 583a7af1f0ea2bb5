//! A battle as people play it: one touch begins it, short answers stand side by side, and above each question stand
//! the numbers so far with their reasons.

use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::touch::Touch;
use woodland_ledger::app::view::{AskKind, ChoiceRow, Row};
use woodland_ledger::engine::factions::guest;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::Command;
use woodland_ledger::engine::turn::Phase;
use woodland_ledger::words::Language;

use super::points;

/// Three guests in the first one's Daylight.
pub fn playing(folder: &std::path::Path) -> Desk {
    let mut desk = super::desk(folder);
    lay(&mut desk);
    desk
}

pub fn lay(desk: &mut Desk) {
    desk.go(Screen::NewGame);
    for (seat, name) in desk.new_game.seats.iter_mut().zip(["Cats", "Birds", "Otters", "Moles"]) {
        seat.pick = guest::Pick { name: name.into(), colour: guest::Colour::Brown }.into();
    }
    desk.begin();
    desk.act(Command::Start);
    let seat = SeatId::default();
    desk.act(Command::TurnTo { seat, phase: Phase::Daylight, round: 1 });
}

fn choices(rows: &[Row]) -> impl Iterator<Item = &ChoiceRow> {
    rows.iter().filter_map(|row| match row {
        Row::Choice(row) => Some(row),
        _ => None,
    })
}

fn touch(desk: &mut Desk, token: &str) {
    desk.touch(Touch::parse(token).unwrap());
}

/// Touches the answer that reads like this.
pub fn answer(desk: &mut Desk, text: &str) {
    let ask = desk.ask().expect("a question");
    let found = ask.choices.iter().find(|choice| choice.text == text);
    let token = found.unwrap_or_else(|| panic!("no {text:?} in {ask:?}")).token.clone();
    touch(desk, &token);
}

/// root:4.3: from the table in six touches; the sheet tells each number before the next question.
#[test]
fn a_battle_in_six_touches() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    let table = desk.table().unwrap();
    let battle = choices(&table.rows).find(|row| row.key == "events-battle").unwrap();
    touch(&mut desk, &battle.token.clone());
    assert_eq!(desk.ask().unwrap().kind, AskKind::Choices);
    answer(&mut desk, "Birds");
    let ask = desk.ask().unwrap();
    assert_eq!(
        (ask.kind, ask.lines.as_slice()),
        (AskKind::Dice, &["Cats attacks Birds (4.3)".to_owned()][..])
    );
    assert_eq!(ask.choices[0].text, "1", "an attacker has somebody there");
    answer(&mut desk, "2");
    answer(&mut desk, "3");
    let ask = desk.ask().unwrap();
    assert_eq!((ask.to.as_str(), ask.law.as_str()), ("Birds", "4.3.1"));
    answer(&mut desk, "No ambush card");
    let ask = desk.ask().unwrap();
    assert_eq!((ask.kind, ask.choices.len()), (AskKind::Dice, 11));
    assert_eq!(ask.lines[1..], ["Cats: 2 warriors there", "Birds: 3 warriors there"]);
    answer(&mut desk, "3 and 1");
    assert_eq!(desk.ask(), None);
    let told = desk.ledger().unwrap().rows.remove(0);
    assert_eq!(told.text, "Cats attacked Birds");
    for line in [
        "Cats: higher roll 3, but never more than fight there: 2 hits (4.3.2.I)",
        "Birds: lower roll 1: 1 hit (4.3.2)",
        "Birds is hit: 2 warriors",
        "Cats is hit: 1 warrior",
    ] {
        assert!(told.detail.contains(line), "{line:?} is not in {:?}", told.detail);
    }
}

/// root:4.3.2: the app rolls; cancelling before the end leaves nothing behind, and one undo takes all of it back.
#[test]
fn the_app_rolls_and_one_undo_takes_it_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    let battle = |desk: &mut Desk| {
        let attacker = SeatId::default();
        desk.act(Command::Battle { attacker, defender: SeatId::new(1), by: None });
        for text in ["1", "0", "No ambush card"] {
            answer(desk, text);
        }
    };
    let len = |desk: &Desk| desk.session().unwrap().history().len();
    let before = len(&desk);
    battle(&mut desk);
    desk.cancel();
    assert_eq!((len(&desk), points(&desk, 0)), (before, 0));
    battle(&mut desk);
    answer(&mut desk, "Let the app roll");
    // Defenceless: one hit at least, and it is asked what it hits.
    let ask = desk.ask().unwrap();
    assert_eq!(ask.kind, AskKind::Numbers);
    assert!(ask.lines.iter().any(|line| line.starts_with("Dice, rolled by the app: ")));
    assert!(ask.lines.contains(&"No warrior defends: 1 extra hit for Cats (4.3.3.II)".to_owned()));
    desk.set_number("1", 1);
    desk.confirm();
    assert_eq!((len(&desk), points(&desk, 0)), (before + 1, 1));
    desk.undo();
    assert_eq!((len(&desk), points(&desk, 0)), (before, 0));
}

/// root:4.3.1, root:4.3.4: a guest that is marked as a bot plays no ambush and is played none, on either side, has
/// no hand to count, and loses its tokens before its buildings.
#[test]
fn a_guest_that_is_a_bot_battles_as_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = super::desk(folder.path());
    desk.go(Screen::NewGame);
    for (seat, name) in desk.new_game.seats.iter_mut().zip(["Cats", "Birds", "Otters"]) {
        seat.pick = guest::Pick { name: name.into(), colour: guest::Colour::Brown }.into();
    }
    desk.new_game.seats[1].bot = true;
    desk.begin();
    desk.act(Command::Start);
    let [cats, birds] = [0, 1].map(|n| SeatId::new(n).unwrap());
    desk.act(Command::TurnTo { seat: cats, phase: Phase::Daylight, round: 1 });
    assert!(desk.table().unwrap().seats[1].status.contains("Bot"));
    assert_eq!(desk.session().unwrap().game().seat(birds).unwrap().hand, 0);
    for (attacker, defender) in [(cats, birds), (birds, cats)] {
        desk.act(Command::Battle { attacker, defender: Some(defender), by: None });
        answer(&mut desk, "2");
        answer(&mut desk, "2");
        let ask = desk.ask().unwrap();
        assert_eq!(
            (ask.kind, ask.choices.len()),
            (AskKind::Dice, 11),
            "no ambush is asked: {ask:?}"
        );
        answer(&mut desk, "1 and 1");
        assert_eq!(desk.ask(), None);
    }
    desk.act(Command::Battle { attacker: cats, defender: Some(birds), by: None });
    for text in ["3", "0", "3 and 0"] {
        answer(&mut desk, text);
    }
    assert!(desk.ask().unwrap().title.to_lowercase().contains("token"), "{:?}", desk.ask());
}

/// Until the last question is answered nothing has happened, whatever is done in between: no entry, no point, no
/// line in the file. Who leaves the game between two questions finds the question again, and may still break off.
#[test]
fn dice_that_are_thrown_anew_after_another_answer_are_told_and_the_same_ones_are_not() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    let fight = |desk: &mut Desk, warriors: &str| {
        let (attacker, defender) = (SeatId::default(), SeatId::new(1));
        desk.act(Command::Battle { attacker, defender, by: None });
        for text in [warriors, "0", "No ambush card", "Let the app roll"] {
            answer(desk, text);
        }
        // A question stands between the dice and the entry.
        assert!(desk.ask().is_some());
        desk.confirm();
        assert!(desk.ask().is_none());
        desk.session().unwrap().history().all().last().unwrap().clone()
    };
    let first = fight(&mut desk, "3");
    assert!(!first.reroll);
    desk.undo();
    let other = fight(&mut desk, "2");
    assert!(other.reroll, "chance was asked again after another answer");
    desk.undo();
    let again = fight(&mut desk, "3");
    assert!(!again.reroll, "the dice lie as they lay");
    assert_eq!(again.answers, first.answers);
}

/// Until the last answer nothing has happened.
#[test]
fn a_battle_that_is_broken_off_has_not_happened() {
    let said = ["2", "3", "No ambush card", "3 and 3"];
    for broken_off_after in 0..=said.len() {
        for how in ["undo", "redo", "cancel", "another", "kill", "back to", "close"] {
            let folder = tempfile::tempdir().unwrap();
            let mut desk = playing(folder.path());
            super::score(&mut desk, 1, 2);
            super::settled(&mut desk);
            let path = desk.path().unwrap().to_path_buf();
            let file = std::fs::read(&path).unwrap();
            let game = desk.session().unwrap().game().clone();
            let len = desk.session().unwrap().history().len();
            // Two hits more than there are warriors, so there is one question more.
            let (attacker, defender) = (SeatId::default(), SeatId::new(1));
            desk.act(Command::Battle { attacker, defender, by: None });
            for text in &said[..broken_off_after] {
                answer(&mut desk, text);
            }
            let ask = desk.ask().unwrap_or_else(|| panic!("{how} after {broken_off_after}"));
            desk.set_language(Language::Dutch);
            let dutch = desk.ask().unwrap();
            assert!(dutch != ask && dutch.lines.len() == ask.lines.len());
            desk.set_language(Language::English);
            desk.go(Screen::Ledger);
            assert_eq!(
                desk.ask().as_ref(),
                Some(&ask),
                "another page leaves the question as it is"
            );
            match how {
                "undo" => desk.undo(),
                "redo" => desk.redo(),
                "cancel" => desk.cancel(),
                "another" => {
                    // Another thing is done first; the question is gone, and only that has happened.
                    desk.act(Command::Note("wait".into()));
                    assert_eq!(desk.session().unwrap().history().len(), len + 1);
                    desk.undo();
                }
                "back to" => {
                    let here = desk.session().unwrap().history().here();
                    desk.touch(Touch::BackTo(here));
                    desk.cancel();
                }
                "close" => {
                    desk.close_game();
                    assert_eq!(std::fs::read(&path).unwrap(), file);
                    desk.open_game(&path);
                    assert_eq!(desk.ask().as_ref(), Some(&ask), "{how} after {broken_off_after}");
                    desk.cancel();
                }
                _ => {
                    drop(desk);
                    assert_eq!(std::fs::read(&path).unwrap(), file);
                    desk = super::desk(folder.path());
                    desk.resume_last();
                    assert_eq!(desk.ask().as_ref(), Some(&ask), "{how} after {broken_off_after}");
                    desk.cancel();
                }
            }
            assert_eq!(desk.ask(), None, "{how} after {broken_off_after}");
            super::settled(&mut desk);
            assert!(!super::waiting::file(&path).exists(), "{how} after {broken_off_after}");
            assert_eq!(*desk.session().unwrap().game(), game, "{how} after {broken_off_after}");
            assert_eq!(desk.session().unwrap().history().len(), len);
            // And it can be fought again.
            desk.act(Command::Battle { attacker, defender, by: None });
            for text in said {
                answer(&mut desk, text);
            }
            desk.set_number("0", 0);
            desk.confirm();
            assert_eq!(desk.session().unwrap().history().len(), len + 1, "{:?}", desk.ask());
        }
    }
}
