//! The desk as a person uses it, where that is not part of a whole game: a disk that fails, a window that is second,
//! settings that cannot be read.

mod alliance;
mod battery;
pub mod battle;
mod drillbit;
mod ending;
mod figures;
mod triumvirate;

mod exports;
mod games;
mod labels;
mod laws;
mod ledger;
mod monkey;
mod notices;
mod places;
mod settings;
mod vagabond;
mod veiled;
mod waiting;

use std::fs;
use std::path::Path;
use std::sync::Arc;

use woodland_ledger::app::Chance;
use woodland_ledger::app::desk::{Desk, Remark, Screen};
use woodland_ledger::app::dialog::Dialog;
use woodland_ledger::app::files::{Files, OpenFault};
use woodland_ledger::app::session::{Keeping, Session};
use woodland_ledger::app::view::Row;
use woodland_ledger::engine::ask::{Answer, Answerer, Question};
use woodland_ledger::engine::card::Face;
use woodland_ledger::engine::factions::{FactionPick, FactionQuestion, guest, lizard_cult};
use woodland_ledger::engine::propose::Means;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::suit::Suit;
use woodland_ledger::engine::table::{Command, Tracker};
use woodland_ledger::store::place::Place;
use woodland_ledger::words::Language;

fn desk(folder: &Path) -> Desk {
    desk_with(folder, Chance::seeded(1))
}

fn desk_with(folder: &Path, chance: Chance) -> Desk {
    let place = Place::find(Some(folder)).unwrap();
    let files = Files::new(place, || 1_767_225_600_000, Arc::new(|| {}));
    Desk::new(files, chance, Language::English)
}

fn playing(folder: &Path) -> Desk {
    let mut desk = desk(folder);
    desk.go(Screen::NewGame);
    desk.begin();
    score(&mut desk, 0, 1);
    desk
}

fn score(desk: &mut Desk, seat: u8, by: i8) {
    desk.act(Command::Score { seat: SeatId::new(seat).unwrap(), by });
}

fn points(desk: &Desk, seat: u8) -> u16 {
    let session = desk.session().unwrap();
    session.game().seat(SeatId::new(seat).unwrap()).unwrap().points.get()
}

fn settled(desk: &mut Desk) -> Keeping {
    let session = desk.session_mut().unwrap();
    session.settle();
    session.keeping()
}

#[test]
fn when_the_disk_fails_everything_stays_and_a_retry_writes_it_all() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    assert_eq!(settled(&mut desk), Keeping::Saved);
    let (games, away) = (folder.path().join("games"), folder.path().join("away"));
    fs::rename(&games, &away).unwrap();
    let before = fs::read(away.join(desk.path().unwrap().file_name().unwrap())).unwrap();
    for _ in 0..5 {
        score(&mut desk, 1, 1);
    }
    assert!(matches!(settled(&mut desk), Keeping::Failed(_)));
    assert_eq!(points(&desk, 1), 5, "everything is still there");
    desk.undo();
    assert_eq!(points(&desk, 1), 4, "and can be taken back");
    assert!(!desk.may_close(), "closing asks");
    assert_eq!(desk.dialog(), Some(&Dialog::Unsaved));
    desk.dismiss_dialog();
    let kept = away.join(desk.path().unwrap().file_name().unwrap());
    assert_eq!(fs::read(kept).unwrap(), before, "what was on disk is unharmed");

    fs::rename(&away, &games).unwrap();
    desk.retry_save();
    assert_eq!(settled(&mut desk), Keeping::Saved);
    let path = desk.path().unwrap().to_path_buf();
    let state = serde_json::to_value(desk.session().unwrap().game()).unwrap();
    desk.close_game();
    desk.open_game(&path);
    assert_eq!(serde_json::to_value(desk.session().unwrap().game()).unwrap(), state);
    assert_eq!(points(&desk, 1), 4);
    desk.redo();
    assert_eq!(points(&desk, 1), 5, "what was undone is in the file too");
}

#[test]
fn what_cannot_be_saved_in_its_place_is_saved_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    settled(&mut desk);
    fs::rename(folder.path().join("games"), folder.path().join("away")).unwrap();
    score(&mut desk, 1, 1);
    assert!(matches!(settled(&mut desk), Keeping::Failed(_)));
    let elsewhere = folder.path().join("elsewhere.woodland");
    desk.session_mut().unwrap().keeper().save_elsewhere(&elsewhere);
    assert_eq!(settled(&mut desk), Keeping::Saved);
    desk.close_game();
    desk.open_game(&elsewhere);
    assert_eq!((points(&desk, 0), points(&desk, 1)), (1, 1));
}

#[test]
fn a_second_window_says_so_and_leaves_the_game_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = playing(folder.path());
    settled(&mut first);
    let mut second = desk(folder.path());
    second.resume_last();
    assert_eq!(second.remark(), Some(Remark::Fault(OpenFault::Busy)));
    assert!(second.session().is_none());
    assert_eq!(second.screen(), Screen::Start);
    score(&mut first, 0, 1);
    assert_eq!(settled(&mut first), Keeping::Saved);
    first.close_game();
    second.resume_last();
    assert_eq!(points(&second, 0), 2);
}

#[test]
fn the_next_start_is_where_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = playing(folder.path());
    first.show_seat(SeatId::new(2).unwrap());
    settled(&mut first);
    first.close_game();
    let mut next = desk(folder.path());
    next.resume_last();
    assert_eq!(next.screen(), Screen::Board);
    assert_eq!(next.shown_seat(), SeatId::new(2).unwrap());
    assert_eq!(next.session().map(|s| s.history().len()), Some(2));
    assert_eq!(next.session_mut().map(Session::take_notices), Some(Vec::new()));
}

#[test]
fn a_won_game_is_announced_once_and_not_again_by_undo_redo_or_resuming() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    score(&mut desk, 0, 28);
    assert!(desk.dialog().is_none(), "29 points");
    score(&mut desk, 0, 3);
    assert!(matches!(desk.dialog(), Some(Dialog::Won(_))));
    desk.dismiss_dialog();
    desk.undo();
    assert_eq!(points(&desk, 0), 29);
    assert!(desk.session().unwrap().game().ending.is_none(), "undo reopens it");
    desk.redo();
    assert!(desk.dialog().is_none());
    assert!(desk.session().unwrap().game().ending.is_some());
    settled(&mut desk);
    let path = desk.path().unwrap().to_path_buf();
    desk.close_game();
    desk.open_game(&path);
    assert!(desk.dialog().is_none());
}

/// At 0 points there is nothing to take: it says so, in both languages, and the next touch counts at once.
#[test]
fn minus_at_nothing_says_why_and_plus_counts_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    desk.go(Screen::Table);
    let tokens = |desk: &Desk| {
        let seat = desk.table().unwrap().seats.remove(1);
        (seat.minus_token, seat.plus_token)
    };
    let (minus, plus) = tokens(&desk);
    let len = desk.session().unwrap().history().len();
    desk.take(&minus);
    assert_eq!((points(&desk, 1), desk.session().unwrap().history().len()), (0, len));
    let why = |desk: &Desk| {
        let game = desk.session().map(Session::game);
        desk.remark().map(|remark| remark.view(desk.language(), game).text).unwrap_or_default()
    };
    let english = why(&desk);
    desk.set_language(Language::Dutch);
    assert!(!english.is_empty() && !why(&desk).is_empty() && why(&desk) != english);
    assert!(desk.dialog().is_none() && desk.ask().is_none(), "nothing has to be put away first");
    desk.take(&plus);
    assert_eq!((points(&desk, 1), why(&desk).as_str()), (1, ""));
    desk.take(&minus);
    assert_eq!(points(&desk, 1), 0);
}

#[test]
fn settings_that_cannot_be_read_are_set_aside_and_games_are_not() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = playing(folder.path());
    settled(&mut first);
    first.close_game();
    fs::write(folder.path().join("settings.json"), "{ nonsense").unwrap();
    let mut next = desk(folder.path());
    assert_eq!(next.remark(), Some(Remark::SettingsSetAside));
    let game = next.files.games().pop().unwrap();
    next.open_game(&game.path);
    assert_eq!(points(&next, 0), 1);
}

#[test]
fn undo_over_a_form_leaves_the_form_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    let seat = SeatId::new(1).unwrap();
    desk.act(Command::SetTo(Tracker::Hand(seat)));
    assert!(desk.ask().is_some());
    desk.undo();
    assert!(desk.ask().is_none());
    assert_eq!(points(&desk, 0), 1, "the entry before the form stays");
    desk.undo();
    assert_eq!(points(&desk, 0), 0);
}

/// A table of the Lizard Cult and two guests, with a fox garden and seven warriors on the map.
fn with_the_cult(folder: &Path) -> Desk {
    let mut desk = desk(folder);
    desk.go(Screen::NewGame);
    desk.new_game.seats[0].pick = FactionPick::LizardCult(lizard_cult::Pick::default());
    for (at, name) in ["Marquise de Cat", "Vagabond"].into_iter().enumerate() {
        let pick = guest::Pick { name: name.into(), colour: guest::Colour::Red };
        desk.new_game.seats[at + 1].pick = pick.into();
    }
    desk.begin();
    let cult = SeatId::new(0).unwrap();
    let play = |own: lizard_cult::Command| Command::Play { seat: cult, play: own.into() };
    desk.act(play(lizard_cult::Command::PlaceWarriors));
    desk.session_mut().unwrap().answer(Answer::One(0));
    desk.session_mut().unwrap().answer(Answer::Number(3));
    desk.act(play(lizard_cult::Command::ChooseOutcast));
    desk.session_mut().unwrap().answer(Answer::One(0));
    desk.act(Command::Start);
    desk
}

/// root:10.2.5: the app rolls which place of the hand loses its card; asking again is no new roll.
#[test]
fn chance_says_which_card_a_lost_garden_costs() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = with_the_cult(folder.path());
    let (cult, foe) = (SeatId::new(0).unwrap(), SeatId::new(1).unwrap());
    let mut places = Vec::new();
    for _ in 0..3 {
        let lost = Command::Remove { by: Some(foe), whose: Some(cult), means: Means::Hits };
        desk.act(lost);
        desk.session_mut().unwrap().answer(Answer::Counts(vec![0, 1]));
        let pending = desk.session().unwrap().pending().expect("which card lies there?");
        assert_eq!(pending.ask.to, Answerer::Seat(cult));
        let Question::Own(FactionQuestion::LizardCult(lizard_cult::Question::CardAt {
            place,
            hand,
        })) = pending.ask.question
        else {
            panic!("{:?}", pending.ask.question)
        };
        assert!(hand == 3 && (1..=3).contains(&place));
        assert!(desk.ask().unwrap().title.contains(&format!("card {place}")));
        places.push(place);
        desk.cancel();
    }
    assert!(places.iter().all(|place| *place == places[0]), "{places:?}");
}

/// The Lizard Cult's board keeps the preview in view, root:10.4.1, and tells whom it rules, root:10.2.4.
#[test]
fn the_cults_board_tells_what_birdsong_would_bring() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = with_the_cult(folder.path());
    let (cult, foe) = (SeatId::new(0).unwrap(), SeatId::new(1).unwrap());
    desk.act(Command::Discard { seat: foe });
    let mouse = Face::Suit(Suit::Mouse);
    desk.session_mut().unwrap().answer(Answer::Faces(vec![mouse, Face::Suit(Suit::Bird)]));
    desk.show_seat(cult);
    let rows = desk.board().unwrap().rows;
    let note = |key: &str| {
        rows.iter().find_map(|row| match row {
            Row::Note(note) if note.key == key => Some((note.text.clone(), note.law.clone())),
            _ => None,
        })
    };
    assert_eq!(
        note("preview").unwrap(),
        ("If Birdsong came now: Outcast mouse.".into(), "10.4.1".into())
    );
    assert_eq!(note("pilgrims").unwrap().1, "10.2.4");
    let stacks: Vec<(String, u16)> = rows
        .iter()
        .filter_map(|row| match row {
            Row::Pile(pile) => Some((pile.key.clone(), pile.count)),
            _ => None,
        })
        .collect();
    let expected = [("souls-fox", 0), ("souls-rabbit", 0), ("souls-mouse", 1), ("souls-bird", 1)];
    assert_eq!(stacks, expected.map(|(key, n)| (key.to_owned(), n)));
    // One touch adds a card that nobody entered, and the preview follows.
    let add = rows.iter().find_map(|row| match row {
        Row::Choice(row) if row.text == "A fox card to Lost Souls" => Some(row.token.clone()),
        _ => None,
    });
    desk.take(&add.unwrap());
    let told = desk.board().unwrap().rows.iter().any(|row| {
        matches!(row, Row::Note(note) if note.text == "If Birdsong came now: Outcast fox, Hated.")
    });
    assert!(told, "fox and mouse tie: the Outcast stays and turns Hated");
}
