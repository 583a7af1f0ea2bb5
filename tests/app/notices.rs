//! What has to be heard is heard once: when it happens, and not again when it is taken back, brought back, opened
//! anew or read in another language.

use std::path::Path;

use woodland_ledger::app::desk::{Desk, Screen};
use woodland_ledger::app::dialog::Dialog;
use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::factions::{FactionPick, guest, noxious_battery, triumvirate};
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::{Command, Tracker};
use woodland_ledger::words::Language;

use super::{desk, score, settled};

fn seat(n: u8) -> SeatId {
    SeatId::new(n).unwrap()
}

/// This faction and two guests, in the first turn.
fn playing(folder: &Path, pick: impl Into<FactionPick>) -> Desk {
    let mut desk = desk(folder);
    desk.go(Screen::NewGame);
    for (seat, name) in desk.new_game.seats.iter_mut().zip(["Otters", "Moles", "Crows"]) {
        seat.pick = guest::Pick { name: name.into(), colour: guest::Colour::Brown }.into();
    }
    desk.new_game.seats[0].pick = pick.into();
    desk.begin();
    does(&mut desk, Command::Start);
    desk
}

/// Carries a command out, with the first answer that there is.
fn does(desk: &mut Desk, command: Command) {
    desk.act(command);
    answers(desk);
}

fn answers(desk: &mut Desk) {
    while desk.session().unwrap().pending().is_some() {
        let session = desk.session_mut().unwrap();
        for answer in
            [Answer::Yes(true), Answer::One(0), Answer::Number(2), Answer::Counts(vec![0])]
        {
            session.answer(answer);
        }
    }
    assert!(desk.session().unwrap().refusal().is_none(), "{:?}", desk.session().unwrap().refusal());
}

fn quiet(desk: &Desk, when: &str) {
    assert!(desk.dialog().is_none() && desk.remark().is_none() && desk.ask().is_none(), "{when}");
}

/// Taken back and brought back, left and opened again, in both languages: nothing is said.
fn stays_quiet(desk: &mut Desk, folder: &Path) {
    quiet(desk, "once it was heard");
    let there = desk.due();
    desk.undo();
    quiet(desk, "taken back");
    desk.redo();
    quiet(desk, "brought back");
    for language in [Language::Dutch, Language::English] {
        desk.set_language(language);
        quiet(desk, "in another language");
    }
    assert_eq!(desk.due(), there);
    settled(desk);
    let path = desk.path().unwrap().to_path_buf();
    desk.close_game();
    desk.open_game(&path);
    quiet(desk, "opened again");
    // The process ends and begins again.
    drop(std::mem::replace(desk, super::desk(&folder.join("elsewhere"))));
    let mut next = super::desk(folder);
    next.resume_last();
    quiet(&next, "at the next start");
    assert_eq!(next.due(), there);
}

#[test]
fn a_won_game_is_told_once_and_in_the_language_that_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let pick = guest::Pick { name: "Badgers".into(), colour: guest::Colour::Grey };
    let mut desk = playing(folder.path(), pick);
    score(&mut desk, 0, 30);
    let told = |desk: &Desk| {
        assert!(matches!(desk.dialog(), Some(Dialog::Won(_))));
        desk.dialog().unwrap().view(desk.language(), desk.context().as_ref()).title
    };
    let english = told(&desk);
    desk.set_language(Language::Dutch);
    assert_ne!(told(&desk), english, "while it stands it changes its language");
    desk.set_language(Language::English);
    desk.dismiss_dialog();
    stays_quiet(&mut desk, folder.path());
}

/// nemesis:TOF.4.3: a fury is chosen when the marker comes to another shade, in the very entry that brings it there.
#[test]
fn a_fury_is_chosen_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path(), triumvirate::Pick {});
    let own = |play: triumvirate::Command| Command::Play { seat: seat(0), play: play.into() };
    desk.act(own(triumvirate::Command::ReadTrack));
    let track = [1, 1, 2, 1, 2, 1, 3, 1, 4, 2, 4, 2, 5, 2, 6, 3, 7, 3, 9, 3];
    desk.session_mut().unwrap().answer(Answer::Counts(track.to_vec()));
    desk.act(own(triumvirate::Command::SetSpace));
    desk.session_mut().unwrap().answer(Answer::Number(4));
    answers(&mut desk);
    let before = desk.session().unwrap().history().len();
    desk.act(own(triumvirate::Command::GetMadder));
    let asked = desk.ask().expect("which fury?");
    assert!(asked.choices.len() > 1, "{asked:?}");
    desk.take(&asked.choices[0].token);
    answers(&mut desk);
    assert_eq!(desk.session().unwrap().history().len(), before + 1, "one entry");
    stays_quiet(&mut desk, folder.path());
}

/// nemesis:NB.2.2.I: the Foul Stench is due once at the end of another seat's Evening.
#[test]
fn the_foul_stench_is_due_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path(), noxious_battery::Pick {});
    let marks = Tracker::Pool(seat(0), noxious_battery::Pool::MarksOnMap.into());
    desk.act(Command::SetTo(marks));
    desk.session_mut().unwrap().answer(Answer::Number(2));
    answers(&mut desk);
    does(&mut desk, Command::EndTurn);
    let due = desk.due();
    assert_eq!(due.text, "Foul Stench");
    desk.take(&due.token);
    answers(&mut desk);
    assert_ne!(desk.due().text, "Foul Stench");
    stays_quiet(&mut desk, folder.path());
}
