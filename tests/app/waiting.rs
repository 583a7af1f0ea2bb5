//! A question that waits when the app ends waits for the next start, however it ended: with the answers that were given,
//! in its own game, where that stands as it stood, and in nobody else's sight.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use woodland_ledger::app::Chance;
use woodland_ledger::app::desk::{Desk, Remark, Screen};
use woodland_ledger::app::dialog::Dialog;
use woodland_ledger::app::touch::Touch;
use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::card::Face;
use woodland_ledger::engine::deck::{CardKind, DeckKind};
use woodland_ledger::engine::factions::{alliance, guest};
use woodland_ledger::engine::propose::Means;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::suit::Suit;
use woodland_ledger::engine::table::{Command, Tracker};
use woodland_ledger::store::backup;
use woodland_ledger::store::crash::{self, Crash};
use woodland_ledger::store::disk::StdDisk;
use woodland_ledger::store::place::Place;
use woodland_ledger::store::waiting;
use woodland_ledger::words::Language;

use super::battle::{answer, lay, playing};
use super::{desk, score, settled};

/// What is said in a battle, and one number at its end.
const SAID: [&str; 4] = ["1", "0", "No ambush card", "Let the app roll"];

pub fn file(ledger: &Path) -> PathBuf {
    waiting::file(ledger)
}

fn path(desk: &Desk) -> PathBuf {
    desk.path().unwrap().to_path_buf()
}

fn begin_battle(desk: &mut Desk) {
    desk.act(Command::Battle { attacker: SeatId::default(), defender: SeatId::new(1), by: None });
}

/// The next answer of the battle; whether there was one.
fn say_next(desk: &mut Desk) -> bool {
    let given = desk.session().unwrap().pending().unwrap().answers.len();
    let people = given.min(SAID.len());
    match SAID.get(people) {
        Some(text) => answer(desk, text),
        None => {
            desk.set_number("1", 1);
            desk.confirm();
        }
    }
    desk.ask().is_some()
}

/// A battle of which so much was said.
fn half(folder: &Path, said: usize) -> Desk {
    let mut desk = playing(folder);
    begin_battle(&mut desk);
    for text in &SAID[..said] {
        answer(&mut desk, text);
    }
    desk
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let (path, name) = entry.map(|e| (e.path(), e.file_name())).unwrap();
        if path.is_dir() {
            copy(&path, &to.join(name));
        } else {
            fs::copy(&path, to.join(name)).unwrap();
        }
    }
}

/// What the next start finds when this moment is the last one: the disk as it is now.
fn killed(desk: &mut Desk) -> (tempfile::TempDir, Desk) {
    desk.session_mut().unwrap().settle();
    desk.files.settle_backups();
    let folder = tempfile::tempdir().unwrap();
    copy(desk.files.folder(), folder.path());
    let mut next = super::desk(folder.path());
    next.resume_last();
    (folder, next)
}

fn waits(desk: &Desk) -> bool {
    desk.session().unwrap().pending().is_some()
}

/// Killed before every single answer: the same questions stand with the same lines, the same dice fall, and the entry is
/// that of a battle which nobody interrupted.
#[test]
fn a_battle_that_is_killed_at_every_question_comes_to_the_same_entry() {
    let folder = tempfile::tempdir().unwrap();
    let mut whole = half(folder.path(), 0);
    let mut questions = vec![whole.ask().unwrap()];
    while say_next(&mut whole) {
        questions.push(whole.ask().unwrap());
    }
    assert_eq!(questions.len(), SAID.len() + 1);
    let other = tempfile::tempdir().unwrap();
    let mut broken = half(other.path(), 0);
    let mut folders = Vec::new();
    for question in &questions {
        assert_eq!(broken.ask().as_ref(), Some(question));
        let (folder, next) = killed(&mut broken);
        folders.push(folder);
        broken = next;
        assert_eq!(broken.ask().as_ref(), Some(question), "the very same question");
        assert_eq!((broken.screen(), broken.remark()), (whole.screen(), None));
        say_next(&mut broken);
    }
    assert_eq!(broken.ask(), None);
    let entries = |desk: &Desk| desk.session().unwrap().history().all().to_vec();
    assert_eq!(entries(&broken), entries(&whole));
    settled(&mut broken);
    assert!(!file(&path(&broken)).exists());
    let (_folder, next) = killed(&mut broken);
    assert_eq!((next.ask(), next.remark()), (None, None));
}

/// What has fallen once has fallen, also where the next start has another chance.
#[test]
fn dice_that_were_seen_stay_as_they_fell() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = half(folder.path(), SAID.len());
    let ask = desk.ask().unwrap();
    assert!(ask.lines.iter().any(|line| line.starts_with("Dice, rolled by the app: ")));
    drop(desk);
    for seed in 2..12 {
        desk = super::desk_with(folder.path(), Chance::seeded(seed));
        desk.resume_last();
        assert_eq!(desk.ask().as_ref(), Some(&ask));
    }
}

#[test]
fn what_was_cancelled_refused_or_done_is_not_asked_again() {
    type Deed = fn(&mut Desk);
    let deeds: [(&str, Deed); 6] = [
        ("cancel", Desk::cancel),
        ("undo", Desk::undo),
        ("another", |desk| score(desk, 1, 1)),
        ("refused", |desk| desk.act(Command::Reopen)),
        ("done", |desk| while say_next(desk) {}),
        ("back", |desk| {
            let before = desk.session().unwrap().history().before().unwrap();
            desk.session_mut().unwrap().back_to(before);
        }),
    ];
    for (what, deed) in deeds {
        let folder = tempfile::tempdir().unwrap();
        let mut desk = half(folder.path(), 3);
        settled(&mut desk);
        assert!(file(&path(&desk)).exists(), "{what}");
        deed(&mut desk);
        assert!(!waits(&desk), "{what}");
        settled(&mut desk);
        assert!(!file(&path(&desk)).exists(), "{what}");
        let (_folder, next) = killed(&mut desk);
        assert_eq!((next.ask(), next.remark()), (None, None), "{what}");
        assert_eq!(next.session().unwrap().game(), desk.session().unwrap().game(), "{what}");
    }
}

/// What waited in a game that has gone on since, by whatever way, is over without a word.
#[test]
fn what_waited_before_another_entry_is_dropped() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = half(folder.path(), 2);
    settled(&mut desk);
    let path = path(&desk);
    let kept = fs::read(file(&path)).unwrap();
    desk.cancel();
    score(&mut desk, 1, 1);
    // Undone, the game is what it was; the ledger is not.
    for undone in [false, true] {
        if undone {
            desk.undo();
        }
        desk.close_game();
        fs::write(file(&path), &kept).unwrap();
        let ledger = fs::read(&path).unwrap();
        desk.open_game(&path);
        assert_eq!((desk.ask(), desk.remark()), (None, None));
        desk.session_mut().unwrap().settle();
        assert!(!file(&path).exists());
        assert_eq!(fs::read(&path).unwrap(), ledger);
    }
    // Nor does it wait in another game that got this name.
    desk.close_game();
    fs::remove_file(&path).unwrap();
    fs::write(file(&path), &kept).unwrap();
    lay(&mut desk);
    assert_eq!(self::path(&desk), path);
    desk.close_game();
    assert!(file(&path).exists());
    desk.open_game(&path);
    assert_eq!((desk.ask(), desk.remark()), (None, None));
    settled(&mut desk);
    assert!(!file(&path).exists());
}

/// Cut anywhere, changed anywhere, or out of a later app: the game opens as it is, and the person hears of a question that is gone.
#[test]
fn a_spoilt_question_is_dropped_and_the_game_is_not() {
    let folder = crate::damage::quick_folder();
    let mut desk = half(folder.path(), SAID.len());
    desk.close_game();
    let path = desk.files.last_game().unwrap();
    let (ledger, kept) = (fs::read(&path).unwrap(), fs::read(file(&path)).unwrap());
    let mut value: Value = serde_json::from_slice(&kept).unwrap();
    let mut spoilt: Vec<Vec<u8>> = (0..kept.len() - 1).map(|at| kept[..at].to_vec()).collect();
    for at in 0..kept.len() {
        for bit in [0, 4] {
            let mut text = kept.clone();
            text[at] ^= 1 << bit;
            spoilt.push(text);
        }
    }
    let mut with = |place: &str, new: Value| {
        let old = std::mem::replace(value.pointer_mut(place).unwrap(), new);
        spoilt.push(serde_json::to_vec(&value).unwrap());
        *value.pointer_mut(place).unwrap() = old;
    };
    with("/version", json!(2));
    // Answers that do not fit, one too many, none where dice would have to fall again, a command that is none now.
    with("/waiting/answers/0", json!({"number": 999}));
    with("/waiting/answers/3", json!({"yes": true}));
    let answers = serde_json::from_slice::<Value>(&kept).unwrap()["waiting"]["answers"].clone();
    let mut more = answers.as_array().unwrap().clone();
    more.extend([json!({"counts": [0, 1]}), json!({"yes": true})]);
    with("/waiting/answers", json!(more));
    more.pop();
    with("/waiting/answers", json!(more));
    with("/waiting/answers", json!(more[..4]));
    with("/waiting/command", json!("begin_again"));
    with("/waiting/command/battle/defender", json!(7));
    with("/waiting/command/battle/attacker", json!(200));
    let wild = spoilt.len() - 9;
    for (at, text) in spoilt.iter().enumerate() {
        fs::write(file(&path), text).unwrap();
        desk.open_game(&path);
        let session = desk.session().unwrap();
        let what = String::from_utf8_lossy(text);
        assert_eq!(session.history().len(), 3, "{what}");
        if at >= wild {
            assert_eq!(desk.ask(), None, "{what}");
            assert_eq!(desk.remark(), Some(Remark::QuestionLost), "{what}");
            let [english, dutch] =
                Language::OFFERED.map(|language| Remark::QuestionLost.view(language, None).text);
            assert!(!english.is_empty() && english != dutch);
        }
        if !waits(&desk) {
            desk.session_mut().unwrap().settle();
            assert!(!file(&path).exists(), "{what}");
        }
        desk.cancel();
        desk.close_game();
        assert_eq!(fs::read(&path).unwrap(), ledger, "{what}");
    }
}

fn named(suit: Suit) -> Face {
    let mut kinds = CardKind::of(DeckKind::Base).filter(|kind| kind.def().suit == suit);
    Face::Named(kinds.nth(1).unwrap())
}

/// A card was given in secret and the next secret question stands: the file names no card, and the question comes back
/// behind its curtain, closed, with no word of what it asks.
#[test]
fn a_question_for_one_seats_eyes_comes_back_veiled() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    desk.go(Screen::NewGame);
    desk.new_game.seats[0].pick = alliance::Pick::default().into();
    for seat in desk.new_game.seats.iter_mut().skip(1) {
        let name = "Otters".into();
        seat.pick = guest::Pick { name, colour: guest::Colour::Grey }.into();
    }
    desk.begin();
    let seat = SeatId::default();
    let sympathy = Tracker::Pool(seat, alliance::Pool::Sympathy.into());
    let three = Answer::Faces(vec![Face::Suit(Suit::Mouse); 3]);
    let supporters = alliance::Command::GainSupporters.into();
    let remove = Command::Remove { by: SeatId::new(1), whose: Some(seat), means: Means::Hits };
    let fox = named(Suit::Fox);
    for (command, answers) in [
        (Command::Play { seat, play: supporters }, vec![three]),
        (Command::Start, vec![]),
        (Command::SetTo(sympathy), vec![Answer::Number(2)]),
        (remove, vec![Answer::Counts(vec![2]), Answer::Faces(vec![fox])]),
    ] {
        desk.act(command);
        for answer in answers {
            desk.session_mut().unwrap().answer(answer);
        }
    }
    let pending = desk.session().unwrap().pending().unwrap();
    assert!(pending.ask.private && pending.answers.len() == 2, "{:?}", pending.ask);
    desk.show_form();
    let shown = desk.ask().unwrap();
    assert!(shown.veil.is_empty() && shown.private);
    settled(&mut desk);
    let text = fs::read_to_string(file(&path(&desk))).unwrap();
    let name = fox.kind().unwrap().def().name;
    for hidden in [json!(fox).to_string().as_str(), name, "faces", "fox"] {
        assert!(!text.contains(hidden), "{hidden} in {text}");
    }
    let (_folder, mut next) = killed(&mut desk);
    let veiled = next.ask().unwrap();
    assert!(!veiled.veil.is_empty() && veiled.lines.is_empty() && veiled.cards.is_empty());
    assert!(veiled.title != shown.title && !format!("{veiled:?}").contains(name));
    next.show_form();
    assert_eq!(next.ask(), Some(shown));
}

/// What waits goes with its game to another name, into the bin and back; a copy, a backup and an import come without it.
#[test]
fn what_waits_belongs_to_one_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = half(folder.path(), 3);
    let ask = desk.ask();
    let path = path(&desk);
    desk.duplicate_game(&path);
    desk.back_up_to_file();
    let Some(Remark::BackedUp { path: packed, .. }) = desk.remark() else {
        panic!("{:?}", desk.remark())
    };
    assert_eq!(backup::read(&packed).unwrap().games.len(), 2);
    let archive = zip::ZipArchive::new(fs::File::open(&packed).unwrap()).unwrap();
    assert!(archive.file_names().all(|name| !name.unwrap().contains("waiting")));
    // Another name, away, and back again.
    desk.close_game();
    desk.ask_rename(path.clone());
    desk.set_text("other");
    desk.confirm();
    let other = path.with_file_name("other.woodland");
    assert!(!file(&path).exists() && file(&other).exists());
    desk.delete_game(&other);
    assert!(!file(&other).exists());
    desk.remark_action();
    desk.open_game(&other);
    assert_eq!(desk.ask(), ask);
    // The copy is a game with nothing open.
    let games = desk.files.games().into_iter().map(|game| game.path);
    let copy = games.into_iter().find(|game| *game != other).unwrap();
    desk.open_game(&copy);
    assert_eq!((desk.ask(), desk.remark()), (None, None));
    desk.ask_restore(&packed);
    desk.touch(Touch::Restore { settings: false });
    desk.open_game(&other);
    assert_eq!(desk.ask(), ask, "and it waits on where it belongs");
}

/// Saved elsewhere, the game has its question there; one that was only taken up too.
#[test]
fn what_waits_goes_where_the_game_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = half(folder.path(), 2);
    let (ask, path) = (desk.ask(), path(&desk));
    desk.close_game();
    desk.open_game(&path);
    let elsewhere = folder.path().join("elsewhere.woodland");
    desk.session_mut().unwrap().keeper().save_elsewhere(&elsewhere);
    settled(&mut desk);
    assert!(file(&elsewhere).exists());
    desk.close_game();
    desk.open_game(&elsewhere);
    assert_eq!(desk.ask(), ask);
    desk.cancel();
    desk.close_game();
    assert!(!file(&elsewhere).exists());
}

/// A second window learns nothing of it and takes nothing away.
#[test]
fn a_second_window_leaves_what_waits_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = half(folder.path(), 2);
    settled(&mut first);
    let path = path(&first);
    let kept = fs::read(file(&path)).unwrap();
    let mut second = desk(folder.path());
    second.resume_last();
    assert!(second.session().is_none());
    drop(second);
    assert_eq!(fs::read(file(&path)).unwrap(), kept);
    answer(&mut first, SAID[2]);
    settled(&mut first);
    assert_ne!(fs::read(file(&path)).unwrap(), kept);
}

/// A fault may have been the question's own: after one it is taken up once, and again only when somebody could answer.
#[test]
fn a_question_that_may_end_the_app_does_not_do_so_at_every_start() {
    let folder = tempfile::tempdir().unwrap();
    let note = Place::find(Some(folder.path())).unwrap().crash_file();
    let start = |fault: bool| {
        if fault {
            crash::leave(&StdDisk, &note, &Crash::default()).unwrap();
        }
        let mut desk = desk(folder.path());
        desk.resume_last();
        assert_eq!(matches!(desk.dialog(), Some(Dialog::Stopped(_))), fault);
        desk.session_mut().unwrap().settle();
        desk
    };
    drop(half(folder.path(), 1));
    assert!(waits(&start(true)));
    // An end that is no fault says nothing against it.
    assert!(waits(&start(false)));
    assert!(waits(&start(true)));
    let mut desk = start(false);
    answer(&mut desk, SAID[1]);
    drop(desk);
    desk = start(true);
    answer(&mut desk, SAID[2]);
    drop(desk);
    assert!(waits(&start(true)), "it went on after the first");
    let desk = start(true);
    assert!(!waits(&desk), "it did not go on after the second");
    assert_eq!(desk.remark(), Some(Remark::QuestionLost));
    drop(desk);
    assert_eq!(start(false).remark(), None);
}
