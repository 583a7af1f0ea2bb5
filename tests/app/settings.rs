//! Each setting does what it says, at once, and is there again at the next start.

use std::path::Path;

use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::touch::Touch;
use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::card::Face;
use woodland_ledger::engine::factions::alliance::{Command as Own, Pick, Zone};
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::suit::Suit;
use woodland_ledger::engine::table::Command;
use woodland_ledger::engine::zone::Zone as Place;
use woodland_ledger::store::settings::{Settings, Theme};
use woodland_ledger::words::Language;

use super::{desk, playing, score, settled};

fn seat() -> SeatId {
    SeatId::default()
}

/// The Alliance with a rabbit among its supporters.
fn with_supporters(folder: &Path) -> Desk {
    let mut desk = desk(folder);
    desk.go(Screen::NewGame);
    desk.new_game.seats[0].pick = Pick::default().into();
    desk.begin();
    desk.act(Command::Play { seat: seat(), play: Own::GainSupporters.into() });
    desk.session_mut().unwrap().answer(Answer::Faces(vec![Face::Suit(Suit::Rabbit); 3]));
    desk.act(Command::Start);
    desk
}

/// Off unless it is wanted; one switch shows and hides all of it.
#[test]
fn no_clock_runs_unless_it_is_wanted() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    desk.act(Command::Start);
    while desk.session().unwrap().pending().is_some() {
        desk.session_mut().unwrap().answer(Answer::Yes(true));
    }
    let shown = |desk: &Desk| desk.table().unwrap().clock;
    assert!(shown(&desk).is_empty() && !desk.files.settings().clock);
    desk.files.change(|settings| settings.clock = true);
    assert!(shown(&desk).contains("This turn") && shown(&desk).contains("this game"));
    desk.set_language(Language::Dutch);
    assert!(!shown(&desk).is_empty() && !shown(&desk).contains("turn"));
    desk.files.change(|settings| settings.clock = false);
    assert!(shown(&desk).is_empty());
}

/// During a game, on every page of it, and no longer.
#[test]
fn the_screen_stays_awake_during_a_game_and_no_longer() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    assert!(!desk.wants_screen(), "no game is on");
    desk.go(Screen::NewGame);
    desk.begin();
    for screen in [Screen::Table, Screen::Board, Screen::Ledger, Screen::Law, Screen::Settings] {
        desk.go(screen);
        assert!(desk.wants_screen(), "{screen:?}");
    }
    desk.files.change(|settings| settings.keep_awake = false);
    assert!(!desk.wants_screen());
    desk.files.change(|settings| settings.keep_awake = true);
    score(&mut desk, 0, 30);
    assert!(!desk.wants_screen(), "it is over");
    desk.undo();
    assert!(desk.wants_screen(), "and is not after all");
    settled(&mut desk);
    desk.close_game();
    assert!(!desk.wants_screen(), "it was left");
}

/// Without a curtain a pile lies open at once.
#[test]
fn a_table_may_do_without_a_curtain() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = with_supporters(folder.path());
    let look = Touch::Look(Place::Own(seat(), Zone::Supporters.into()));
    desk.touch(look.clone());
    assert!(!desk.curtain().unwrap().open);
    desk.close_curtain();
    desk.files.change(|settings| settings.curtain = false);
    desk.touch(look);
    assert!(desk.curtain().unwrap().open && !desk.curtain().unwrap().cards.is_empty());
}

/// Bunny for Rabbit, in the one language that has it, on every page.
#[test]
fn the_tables_own_words_are_one_switch() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = with_supporters(folder.path());
    desk.files.change(|settings| settings.curtain = false);
    desk.touch(Touch::Look(Place::Own(seat(), Zone::Supporters.into())));
    let said = |desk: &Desk| format!("{:?}", desk.curtain().unwrap().cards);
    assert!(said(&desk).contains("Rabbit: 3 cards"));
    desk.use_table_words(true);
    assert!(said(&desk).contains("Bunny: 3 cards") && !said(&desk).contains("Rabbit:"));
    desk.set_language(Language::Dutch);
    assert!(said(&desk).contains("Konijn"));
    desk.set_language(Language::English);
    assert!(said(&desk).contains("Bunny"), "it outlives another language");
    desk.use_table_words(false);
    assert!(said(&desk).contains("Rabbit"));
}

#[test]
fn every_setting_is_there_again_at_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = desk(folder.path());
    first.set_language(Language::Dutch);
    let chosen = Settings {
        language: Some("nl".into()),
        theme: Theme::HighContrast,
        scale_percent: 175,
        reduced_motion: true,
        keep_awake: false,
        far_view: true,
        curtain: false,
        table_words: true,
        clock: true,
        ..Settings::default()
    };
    first.files.change(|settings| *settings = chosen.clone());
    drop(first);
    let next = desk(folder.path());
    assert_eq!(next.files.settings(), &chosen);
    assert_eq!(next.language(), Language::Dutch);
    assert!(!next.first_start());
    // Each of them differs from what nobody has chosen: this test speaks of all of them.
    let usual = serde_json::to_value(Settings::default()).unwrap();
    let now = serde_json::to_value(&chosen).unwrap();
    for (name, value) in now.as_object().unwrap() {
        assert!(name.starts_with("last_") || usual[name] != *value, "{name}");
    }
}
