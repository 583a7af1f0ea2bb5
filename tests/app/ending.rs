//! The end of a game as a person sees it: its page, what is passed on, statistics over all games, and a new table.

use std::cell::Cell;
use std::fs::{self, File};
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Instant;

use serde_json::Value;
use woodland_ledger::app::Chance;
use woodland_ledger::app::bg_stats;
use woodland_ledger::app::curves::{curves, played};
use woodland_ledger::app::desk::{Desk, Remark, Screen};
use woodland_ledger::app::dialog::Dialog;
use woodland_ledger::app::files::{ExportKind, Files};
use woodland_ledger::app::picture;
use woodland_ledger::app::reach;
use woodland_ledger::app::statistics::{By, Key, tally};
use woodland_ledger::app::summary::Summary;
use woodland_ledger::app::touch::Touch;
use woodland_ledger::app::view::Row;
use woodland_ledger::engine::ask::Answer;
use woodland_ledger::engine::effect::Victory;
use woodland_ledger::engine::factions::{
    FactionPick, eyrie, guest, lizard_cult, marquise, vagabond,
};
use woodland_ledger::engine::printing::Printing;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::Command;
use woodland_ledger::store::place::Place;
use woodland_ledger::words::Language;

use super::{desk, score, settled};

const MINUTE: i64 = 60_000;
const NOW: i64 = 1_767_225_600_000;

fn named(name: &str, colour: guest::Colour) -> FactionPick {
    guest::Pick { name: name.into(), colour }.into()
}

fn seat(n: u8) -> SeatId {
    SeatId::new(n).unwrap()
}

/// A desk whose clock the test turns, with guests at the table and the first turn begun.
fn begun(folder: &Path, names: &[&str], clock: &Rc<Cell<i64>>) -> Desk {
    let place = Place::find(Some(folder)).unwrap();
    let now = clock.clone();
    let files = Files::new(place, move || now.get(), Arc::new(|| {}));
    let mut desk = Desk::new(files, Chance::seeded(3), Language::English);
    lay(&mut desk, names);
    desk
}

fn lay(desk: &mut Desk, names: &[&str]) {
    desk.go(Screen::NewGame);
    desk.new_game = Default::default();
    while desk.new_game.seats.len() < names.len() {
        desk.new_game.add();
    }
    desk.new_game.seats.truncate(names.len());
    let factions = ["Marquise de Cat", "Eyrie Dynasties", "Woodland Alliance", "Vagabond"];
    for (at, name) in names.iter().enumerate() {
        let colour = guest::Colour::ALL[at % guest::Colour::ALL.len()];
        desk.new_game.seats[at].pick = named(factions[at % 4], colour);
        desk.name_new_seat(at, name);
    }
    desk.begin();
    desk.act(Command::Start);
}

/// Three rounds, in which the second seat gets ahead and wins.
fn won(desk: &mut Desk, clock: &Rc<Cell<i64>>) {
    let seats = u8::try_from(desk.session().unwrap().game().order().len()).unwrap();
    for round in 0..3 {
        for at in 0..seats {
            clock.set(clock.get() + 2 * MINUTE);
            score(desk, at, if at == 1 { 10 } else { 3 });
            if round < 2 || at != 1 {
                desk.act(Command::EndTurn);
            }
            if desk.dialog().is_some() {
                return;
            }
        }
    }
}

#[test]
fn the_page_of_the_end_tells_who_how_and_how_it_came_to_that() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Rc::new(Cell::new(NOW));
    let mut desk = begun(folder.path(), &["Mara", "Tim", "Zoë"], &clock);
    desk.touch(Touch::ShowEnding);
    assert_ne!(desk.screen(), Screen::Ending, "there is no end yet");
    assert_eq!(desk.ending().title, "");
    won(&mut desk, &clock);
    assert!(matches!(desk.dialog(), Some(Dialog::Won(_))));
    desk.dismiss_dialog();
    assert_eq!(desk.screen(), Screen::Ending);
    for language in [Language::Dutch, Language::English] {
        desk.set_language(language);
        let view = desk.ending();
        assert!(view.title.contains("Tim") && view.title.contains("30"), "{}", view.title);
        assert_eq!((view.law.as_str(), view.places[0].name.as_str()), ("3.1", "Tim"));
        let points: Vec<&str> = view.places.iter().map(|place| place.points.as_str()).collect();
        assert_eq!(points, ["30", "9", "6"]);
        assert_eq!(view.places.iter().filter(|place| place.won).count(), 1);
        assert_eq!(view.facts[0].value, "16 min");
        assert_eq!(view.facts[1].value, "3");
        // Every point has its source, and every seat its line.
        let sum: i32 = view.sources.iter().map(|row| row.points.parse::<i32>().unwrap()).sum();
        assert_eq!(sum, 45);
        assert_eq!(view.plot.ends.len(), 3);
        assert_eq!((view.plot.ends[0].name.as_str(), view.plot.ends[0].at), ("Tim", 0.0));
        assert_eq!(view.plot.rounds.len(), 3);
        let inside = |n: f32| (0.0..=1.0).contains(&n);
        assert!(view.plot.steps.iter().all(|s| [s.x1, s.x2, s.y1, s.y2].into_iter().all(inside)));
        assert!(view.plot.steps.iter().all(|s| s.x1 <= s.x2 && s.y1 <= s.y2));
        assert!(view.plot.ends[0].detail.split(", ").count() == 3, "{}", view.plot.ends[0].detail);
        assert_eq!(view.exports.len(), 5, "four, and where they go");
        assert!(view.code.is_some() && !view.reopen.is_empty());
    }
    // Opened again by an entry, the page is left; taken back, it can be had again.
    desk.act(Command::Reopen);
    assert_eq!(desk.screen(), Screen::Table);
    desk.undo();
    desk.touch(Touch::ShowEnding);
    assert_eq!(desk.screen(), Screen::Ending);
    desk.undo();
    assert_eq!(desk.screen(), Screen::Table, "the last point is taken back");
    desk.redo();
    // Locked: nothing is played on, but a name can be put right.
    desk.act(Command::Score { seat: seat(0), by: 1 });
    assert!(matches!(desk.remark(), Some(Remark::Refused(_))));
    desk.act(Command::Rename { seat: seat(1), name: "Timo".into() });
    assert!(desk.ending().title.contains("Timo"));
}

/// A correction that is dated to an earlier turn changes the line from there on; breaks are not playing.
#[test]
fn lines_follow_dated_corrections_and_breaks_are_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Rc::new(Cell::new(NOW));
    let mut desk = begun(folder.path(), &["Mara", "Tim"], &clock);
    for minutes in [5, 20, 45, 5] {
        clock.set(clock.get() + minutes * MINUTE);
        score(&mut desk, 0, 4);
        desk.act(Command::EndTurn);
    }
    let history = desk.session().unwrap().history();
    assert_eq!(curves(history)[0].points, [0, 4, 8, 12, 16, 16]);
    assert_eq!(played(history), 30 * MINUTE, "dinner is no part of the game");
    desk.act(Command::MovePoints { from: seat(0), to: seat(1), points: 4, turn: 2 });
    let history = desk.session().unwrap().history();
    assert_eq!(curves(history)[0].points, [0, 4, 4, 8, 12, 12]);
    assert_eq!(curves(history)[1].points, [0, 0, 4, 4, 4, 4]);
    for curve in curves(history) {
        let who = history.game().seat(curve.seat).unwrap();
        assert_eq!(curve.points.last(), Some(&i32::from(who.points.get())));
    }
}

fn decoded(link: &str) -> Value {
    let data = link.strip_prefix("https://app.bgstatsapp.com/createPlay.html?data=").unwrap();
    let mut bytes = Vec::new();
    let mut rest = data.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let hex = [rest.next().unwrap(), rest.next().unwrap()];
            bytes.push(u8::from_str_radix(std::str::from_utf8(&hex).unwrap(), 16).unwrap());
        } else {
            bytes.push(byte);
        }
    }
    serde_json::from_slice(&bytes).unwrap()
}

/// Every boolean is there, also where it is false, and the number on BoardGameGeek is a number.
#[test]
fn bg_stats_gets_all_that_it_fails_without() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Rc::new(Cell::new(NOW));
    let long = "Margaretha van den Berghe-Vandenbroucke ";
    let names = [long, "Zoë 🦊 & \"Tim\"", "a=b%c", long, long, long, long, "Bram"];
    let mut desk = begun(folder.path(), &names, &clock);
    let history = desk.session().unwrap().history();
    assert_eq!(bg_stats::link(Language::English, "id", history), None, "it is not finished");
    won(&mut desk, &clock);
    desk.dismiss_dialog();
    let view = desk.ending();
    assert!(view.code.is_some(), "eight long names fit in a code: {}", view.link.len());
    let play = decoded(&view.link);
    assert_eq!(play["game"]["bggId"].as_u64(), Some(237_182));
    assert_eq!(
        (play["game"]["highestWins"].as_bool(), play["game"]["noPoints"].as_bool()),
        (Some(true), Some(false))
    );
    let players = play["players"].as_array().unwrap();
    assert_eq!(players.len(), 8);
    for (at, player) in players.iter().enumerate() {
        assert_eq!(player["winner"].as_bool(), Some(at == 1), "{player}");
        assert_eq!(player["startPlayer"].as_bool(), Some(at == 0), "{player}");
        assert!(player["score"].is_u64() && player["role"].is_string());
        let (name, id) = (player["name"].as_str().unwrap(), player["sourcePlayerId"].as_str());
        assert!(id.unwrap().starts_with(name), "{player}");
    }
    let ids: std::collections::BTreeSet<_> =
        players.iter().map(|player| player["sourcePlayerId"].as_str()).collect();
    assert_eq!(ids.len(), players.len(), "players of one name are told apart");
    assert_eq!(players[1]["name"], "Zoë 🦊 & \"Tim\"");
    assert!(play["sourcePlayId"].as_str().is_some_and(|id| id.len() == 16));
    assert_eq!(play["playDate"].as_str().unwrap().len(), "2026-01-01 00:00:00".len());
    assert!(play["durationMin"].as_u64().unwrap() > 10);
}

/// A game that was opened again is nowhere a finished one; closed again, it is told as it ended last.
#[test]
fn a_reopened_game_is_told_as_it_ended_last() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Rc::new(Cell::new(NOW));
    let mut desk = begun(folder.path(), &["Mara", "Tim", "Zoë"], &clock);
    won(&mut desk, &clock);
    desk.dismiss_dialog();
    let first = decoded(&desk.ending().link);
    desk.act(Command::Reopen);
    settled(&mut desk);
    let history = desk.session().unwrap().history();
    assert_eq!(bg_stats::link(Language::English, "id", history), None);
    assert_eq!((Summary::of(history), desk.ending().link.as_str()), (None, ""));
    desk.go(Screen::Statistics);
    assert_eq!(desk.statistics(), Default::default(), "nothing when there is nothing");
    // The next day a detail is put right, and that is all.
    clock.set(clock.get() + 24 * 60 * MINUTE);
    score(&mut desk, 0, 2);
    clock.set(clock.get() + 10 * MINUTE);
    let close = desk.table().unwrap().rows.into_iter().find_map(|row| match row {
        Row::Choice(row) if row.key == "events-close" => Some(row.token),
        _ => None,
    });
    desk.take(&close.expect("the table offers it"));
    assert!(matches!(desk.dialog(), Some(Dialog::Won(_))));
    desk.dismiss_dialog();
    let second = decoded(&desk.ending().link);
    assert!(second["playDate"].as_str() > first["playDate"].as_str());
    let score = |play: &Value| play["players"][0]["score"].as_u64().unwrap();
    assert_eq!(score(&second), score(&first) + 2);
    let minutes = |play: &Value| play["durationMin"].as_u64().unwrap();
    assert_eq!(minutes(&second), minutes(&first) + 10, "a day between is no playing");
    settled(&mut desk);
    desk.go(Screen::Statistics);
    assert!(desk.statistics().summary.starts_with("1 finished game"));
    let close = Command::Close;
    desk.act(close);
    assert!(matches!(desk.remark(), Some(Remark::Refused(_))), "it is closed already");
}

/// A seat that plays for dominance has no score to hand on, and a game won by it has no points that count.
#[test]
fn dominance_is_told_on_the_page_and_handed_on_without_points() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Rc::new(Cell::new(NOW));
    let mut desk = begun(folder.path(), &["Mara", "Tim", "Zoë"], &clock);
    score(&mut desk, 0, 12);
    desk.act(Command::EndPhase);
    desk.act(Command::ActivateDominance { seat: seat(0) });
    desk.session_mut().unwrap().answer(Answer::One(0));
    for _ in 0..3 {
        desk.act(Command::EndTurn);
    }
    desk.act(Command::CheckDominance { seat: seat(0) });
    desk.session_mut().unwrap().answer(Answer::Yes(true));
    desk.go(Screen::Ending);
    let view = desk.ending();
    assert!(view.title.contains("Mara") && view.title.contains("dominance"), "{}", view.title);
    assert_eq!((view.law.as_str(), view.places[0].points.as_str()), ("3.3.1", "–"));
    let play = decoded(&view.link);
    assert_eq!(play["game"]["noPoints"], true);
    assert!(play["players"][0].get("score").is_none() && play["players"][1]["score"].is_u64());
    assert_eq!(play["players"][0]["winner"], true);
}

/// A picture, a table, a list and a copy: four files beside each other, from the page itself.
#[test]
fn a_finished_game_goes_out_as_four_files() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Rc::new(Cell::new(NOW));
    let long = "Margaretha <van den> Berghe & \"Vandenbroucke\" \u{1b}[31m";
    let mut desk = begun(folder.path(), &[long, "Tim", "Zoë", "", "Bram", "Ada"], &clock);
    won(&mut desk, &clock);
    desk.dismiss_dialog();
    settled(&mut desk);
    // The last row asks for another folder.
    for row in desk.ending().exports.iter().take(4) {
        desk.take(&row.token);
        let Some(Remark::Exported(path)) = desk.remark() else { panic!("{:?}", desk.remark()) };
        assert!(path.is_file());
        assert_eq!(desk.screen(), Screen::Ending);
    }
    let png = fs::read_dir(folder.path().join("shared"))
        .unwrap()
        .map(|file| file.unwrap().path())
        .find(|path| path.extension().is_some_and(|ending| ending == "png"))
        .expect("a picture");
    // To look at.
    if let Some(folder) = std::env::var_os("WOODLAND_PICTURES") {
        fs::create_dir_all(&folder).unwrap();
        fs::copy(&png, Path::new(&folder).join("export.png")).unwrap();
    }
    let decoder = png::Decoder::new(std::io::BufReader::new(File::open(png).unwrap()));
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    assert_eq!(info.width, 1200);
    assert!(info.height > 900, "six seats and a plot");
    let colours: std::collections::BTreeSet<&[u8]> = pixels.chunks(4).collect();
    assert!(colours.len() > 20, "paper, ink, crests and lines");
    // As a drawing it is well formed, whatever people are called, and says no control sign.
    for language in [Language::English, Language::Dutch] {
        let svg = picture::svg(language, desk.session().unwrap().history());
        let document = roxmltree::Document::parse(&svg).unwrap();
        assert!(document.descendants().any(|node| node.text().is_some_and(|t| t.contains("Tim"))));
        assert!(!svg.contains('\u{1b}'));
    }
}

#[test]
fn a_game_at_setup_has_its_picture_too() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    desk.go(Screen::NewGame);
    desk.begin();
    settled(&mut desk);
    let path = desk.path().unwrap().to_path_buf();
    desk.ask_export(path);
    desk.touch(Touch::Export(ExportKind::Picture));
    assert!(matches!(desk.remark(), Some(Remark::Exported(_))), "{:?}", desk.remark());
}

fn summary(names: [&str; 3], points: [u16; 3], winner: usize, minutes: i64) -> Summary {
    let factions = ["Marquise de Cat", "Eyrie Dynasties", "Woodland Alliance"];
    serde_json::from_value(serde_json::json!({
        "seats": (0..3).map(|at| serde_json::json!({
            "name": names[at],
            "pick": named(factions[at], guest::Colour::ALL[at]),
            "bot": false,
            "points": points[at],
            "won": at == winner,
            "left": false,
        })).collect::<Vec<_>>(),
        "how": "points",
        "rounds": 5,
        "played": minutes * MINUTE,
        "ended": NOW,
    }))
    .unwrap()
}

#[test]
fn games_add_up_by_faction_by_place_and_by_number_of_players() {
    let mut games = vec![
        summary(["a", "b", "c"], [30, 20, 10], 0, 60),
        summary(["a", "b", "c"], [31, 10, 12], 0, 80),
        summary(["b", "c", "a"], [5, 32, 20], 1, 100),
    ];
    let by = |games: &[Summary], by| tally(games, by);
    let factions = by(&games, By::Faction);
    let name = |key: &Key| match key {
        Key::Faction(FactionPick::Guest(pick)) => pick.name.clone(),
        _ => String::new(),
    };
    let cats = factions.iter().find(|(key, _)| name(key) == "Marquise de Cat").unwrap().1;
    assert_eq!((cats.games, cats.wins, cats.average()), (3, 2, Some(22.0)));
    let places = by(&games, By::Place);
    assert_eq!(places.iter().map(|(_, t)| t.wins).collect::<Vec<_>>(), [2, 1, 0]);
    assert_eq!(places[1].1.average(), Some(62.0 / 3.0));
    let players = by(&games, By::Players);
    assert_eq!(players.len(), 1);
    assert_eq!((players[0].0.clone(), players[0].1.games), (Key::Players(3), 3));
    assert_eq!(players[0].1.length().num_minutes(), 80);
    // Another colour is the same faction; a seat that left counts nowhere; one without points has no average.
    games[0].seats[0].pick = named("Marquise de Cat", guest::Colour::Teal);
    games[1].seats[1].left = true;
    games[2].seats[2].points = None;
    let factions = by(&games, By::Faction);
    assert_eq!(factions.len(), 3);
    let of = |wanted: &str| factions.iter().find(|(key, _)| name(key) == wanted).unwrap().1;
    assert_eq!(of("Marquise de Cat").games, 3);
    assert_eq!(of("Eyrie Dynasties").games, 2);
    assert_eq!((of("Woodland Alliance").scored, of("Woodland Alliance").seats), (2, 3));
    assert_eq!(by(&[], By::Faction), []);
}

#[test]
fn statistics_show_finished_games_and_say_when_there_is_none() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Rc::new(Cell::new(NOW));
    let mut desk = begun(folder.path(), &["Mara", "Tim"], &clock);
    settled(&mut desk);
    desk.go(Screen::Statistics);
    assert_eq!(desk.statistics(), Default::default(), "nothing is finished");
    desk.go(Screen::Table);
    won(&mut desk, &clock);
    desk.dismiss_dialog();
    settled(&mut desk);
    lay(&mut desk, &["Ada", "Bram", "Zoë"]);
    won(&mut desk, &clock);
    settled(&mut desk);
    desk.go(Screen::Statistics);
    for language in [Language::English, Language::Dutch] {
        desk.set_language(language);
        let view = desk.statistics();
        assert!(view.summary.starts_with('2'), "{}", view.summary);
        assert_eq!(view.rows.len(), 3);
        assert!(view.rows.iter().all(|row| (0.0..=1.0).contains(&row.won_share)));
        assert!(view.choices[0].selected && !view.choices[1].selected);
    }
    let by_players = desk.statistics().choices[2].token.clone();
    desk.take(&by_players);
    let view = desk.statistics();
    assert_eq!(
        view.rows.iter().map(|row| row.title.as_str()).collect::<Vec<_>>(),
        ["2 spelers", "3 spelers"]
    );
    assert!(view.rows.iter().all(|row| row.won.is_empty() && !row.average.is_empty()));
}

/// Two hundred games are read once; after that only their names, sizes and dates are looked at.
#[test]
fn two_hundred_games_open_without_a_wait() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    fs::create_dir_all(&games).unwrap();
    let won = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/saves/v1/won.woodland");
    let text = fs::read(won).unwrap();
    for n in 0..200 {
        fs::write(games.join(format!("game-{n}.woodland")), &text).unwrap();
    }
    let first = desk(folder.path());
    let began = Instant::now();
    assert_eq!(first.files.summaries().len(), 200);
    let reading = began.elapsed();
    // Another start. Whatever is in the files now is not read: they look unchanged.
    let mut end = text.clone();
    end.truncate(text.len() / 2);
    for n in 0..100 {
        let path = games.join(format!("game-{n}.woodland"));
        let date = fs::metadata(&path).unwrap().modified().unwrap();
        let mut spoilt = text.clone();
        let middle = spoilt.len() / 2;
        spoilt[middle] = b'#';
        fs::write(&path, spoilt).unwrap();
        File::options().write(true).open(&path).unwrap().set_modified(date).unwrap();
    }
    let next = desk(folder.path());
    let began = Instant::now();
    assert_eq!(next.files.summaries().len(), 200);
    println!("{reading:?} the first time, then {:?}", began.elapsed());
    // A game that has changed is read again, one that is gone counts no more.
    fs::write(games.join("game-0.woodland"), &end).unwrap();
    fs::remove_file(games.join("game-1.woodland")).unwrap();
    assert_eq!(next.files.summaries().len(), 198);
    // Without what was kept, nothing is lost but time.
    fs::write(folder.path().join("summaries.json"), "{ nonsense").unwrap();
    assert_eq!(desk(folder.path()).files.summaries().len(), 100);
}

/// root:5.2: what is published is added up; what is not is named and counts nothing.
#[test]
fn reach_is_added_up_against_the_size_of_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    desk.go(Screen::NewGame);
    let mut sit = |names: &[&str]| {
        desk.new_game = Default::default();
        while desk.new_game.seats.len() < names.len() {
            desk.new_game.add();
        }
        desk.new_game.seats.truncate(names.len());
        for (seat, name) in desk.new_game.seats.iter_mut().zip(names) {
            seat.pick = match *name {
                "Marquise de Cat" => marquise::Pick::default().into(),
                "Eyrie Dynasties" => eyrie::Pick::default().into(),
                "Lizard Cult" => lizard_cult::Pick::default().into(),
                "Vagabond" => vagabond::Pick { character: vagabond::Character::ALL[0] }.into(),
                other => named(other, guest::Colour::Red),
            };
        }
        desk.new_game.seats.clone()
    };
    let seats = sit(&["Marquise de Cat", "Eyrie Dynasties"]);
    assert_eq!((reach::reach(&seats).total, reach::reach(&seats).low()), (17, false));
    let two = sit(&["Vagabond", "Vagabond", "Lizard Cult"]);
    let thin = reach::reach(&two);
    assert_eq!((thin.total, thin.low(), thin.advised), (9, true, Some(18)));
    assert!(reach::told(Language::English, &two).contains("at least 18"));
    let odd = sit(&["Marquise de Cat", "Moles of my own", "Lizard Cult", "Riverfolk Company"]);
    let reach = reach::reach(&odd);
    assert_eq!((reach.total, reach.unknown.as_slice(), reach.low()), (17, [1].as_slice(), false));
    for language in [Language::English, Language::Dutch] {
        let told = reach::told(language, &odd);
        assert!(told.contains("17") && told.contains("21") && told.contains("Moles"), "{told}");
    }
    let many = sit(&["Vagabond"; 7]);
    assert_eq!(reach::reach(&many).advised, None);
    assert!(!reach::told(Language::Dutch, &many).is_empty());
}

/// What is drawn by lot is chance's, is kept with the table, and is no lot any more once somebody changes it.
#[test]
fn places_and_factions_are_drawn_by_lot_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    desk.go(Screen::NewGame);
    desk.new_game.add();
    for (at, name) in ["Ada", "Bram", "Mara", "Tim"].into_iter().enumerate() {
        desk.name_new_seat(at, name);
    }
    let picks = |desk: &Desk| -> Vec<FactionPick> {
        desk.new_game.seats.iter().map(|seat| seat.pick.clone()).collect()
    };
    let mut seen = Vec::new();
    for _ in 0..6 {
        desk.choose_new("factions|");
        assert!(desk.new_game.fault().is_none(), "nobody sits twice");
        seen.push(picks(&desk));
    }
    seen.dedup();
    assert!(seen.len() > 1, "each draw is another one");
    desk.choose_new("shuffle|");
    assert!(desk.new_game.lots.seating && desk.new_game.lots.factions);
    assert!(desk.new_game.order_rows(Language::English).last().unwrap().selected);
    // Whose faction is chosen by hand was not drawn.
    let token = desk.new_game.faction_rows(Language::English);
    assert!(token.is_empty(), "nobody is choosing");
    desk.new_game.shift(0, 1);
    assert_eq!((desk.new_game.lots.seating, desk.new_game.lots.factions), (false, true));
    desk.choose_new("printing|");
    desk.begin();
    let history = desk.session().unwrap().history();
    let Command::Begin(setup) = &history.told().next().unwrap().command else {
        panic!("it begins")
    };
    assert_eq!((setup.printing, setup.lots.factions), (Printing::Law2025, true));
    assert_eq!(desk.session().unwrap().game().printing, Printing::Law2025);
    // The same table again keeps the printing; what was drawn then is not drawn now.
    desk.go(Screen::NewGame);
    assert_eq!(desk.new_game.printing, Printing::Law2025);
    assert_eq!(desk.new_game.lots, Default::default());
    let rules = desk.new_game.option_rows(Language::Dutch);
    assert!(rules.iter().any(|row| row.key == "printing" && row.selected));
}

/// A faction that sits elsewhere cannot be chosen, and says why where it is chosen.
#[test]
fn exclusions_are_explained() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    desk.go(Screen::NewGame);
    assert_eq!(desk.new_game.exclusions(Language::English), Vec::<String>::new());
    desk.new_game.editing = Some(0);
    for language in [Language::English, Language::Dutch] {
        let why = desk.new_game.exclusions(language);
        assert_eq!(why.len(), 2, "{why:?}");
        assert!(why.iter().all(|line| line.contains(": ")));
    }
}

/// The Vagabond is one faction to choose, then a character; two at a table are two characters.
#[test]
fn a_vagabond_says_who_he_is() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    desk.go(Screen::NewGame);
    let table = &mut desk.new_game;
    for at in [0, 1] {
        table.editing = Some(at);
        let rows = table.faction_rows(Language::English);
        let his: Vec<_> = rows.iter().filter(|row| row.text.starts_with("Vagabond")).collect();
        assert_eq!(his.len(), 1, "one row for all characters");
        table.pick(at, &his[0].token);
        assert_eq!(table.editing, Some(at), "there is more to say");
    }
    assert_ne!(table.seats[0].pick, table.seats[1].pick);
    let (title, characters) = table.look_rows(Language::English);
    assert_eq!((title.as_str(), characters.len()), ("Character", 12));
    let taken: Vec<_> = characters.iter().filter(|row| !row.allowed).collect();
    assert_eq!(taken.len(), 1, "the other seat's");
    assert!(!taken[0].selected && !taken[0].detail.is_empty());
    let jailor = characters.iter().find(|row| row.text == "Jailor").unwrap();
    table.pick(1, &jailor.token);
    assert_eq!(table.rows(Language::English)[1].faction, "Vagabond (Jailor)");
    assert_eq!(table.fault(), None);
    // A third has no place.
    table.editing = Some(2);
    let rows = table.faction_rows(Language::English);
    assert!(rows.iter().any(|row| row.text == "Vagabond" && !row.allowed));
}

/// The lot gives people factions with a board: never a bot, and the Vagabond too.
#[test]
fn the_lot_draws_every_board_that_people_play() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    desk.go(Screen::NewGame);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..60 {
        desk.choose_new("factions|");
        let table = &desk.new_game;
        assert_eq!(table.fault(), None);
        seen.extend(table.rows(Language::English).into_iter().map(|row| row.faction));
        assert!(table.seats.iter().all(|seat| !seat.pick.id().is_bot()));
    }
    assert!(seen.iter().filter(|name| name.starts_with("Vagabond (")).count() > 1, "{seen:?}");
}

/// A guest goes by the name and the colour that people give it, and may be a bot.
#[test]
fn a_guest_has_its_name_its_colour_and_its_head() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    desk.go(Screen::NewGame);
    desk.new_game.name_faction(0, "Moss Folk");
    assert_ne!(desk.new_game.rows(Language::Dutch)[0].faction, "Moss Folk", "a board has its name");
    desk.new_game.editing = Some(0);
    assert!(desk.new_game.bot_rows(Language::Dutch).is_empty(), "people play the boards");
    let rows = desk.new_game.faction_rows(Language::English);
    desk.new_game.pick(0, &rows.last().unwrap().token);
    desk.new_game.name_faction(0, "Moss Folk");
    let (title, colours) = desk.new_game.look_rows(Language::Dutch);
    assert_eq!((title.as_str(), colours.len()), ("Kleur", 8));
    let violet = colours.iter().find(|row| row.colour == "guest-violet").unwrap();
    desk.new_game.pick(0, &violet.token);
    desk.choose_new(&desk.new_game.bot_rows(Language::Dutch)[0].token.clone());
    let row = &desk.new_game.rows(Language::Dutch)[0];
    assert_eq!((row.faction.as_str(), row.colour), ("Moss Folk", "guest-violet"));
    assert!(desk.new_game.bot_rows(Language::Dutch)[0].selected);
    desk.begin();
    let game = desk.session().unwrap().game();
    let first = game.seats().next().unwrap();
    assert!(first.1.bot, "the game knows");
    // Another faction in that place is played by people again.
    desk.go(Screen::NewGame);
    desk.new_game.seats[0].bot = true;
    desk.new_game.editing = Some(0);
    let board = desk.new_game.faction_rows(Language::English)[0].token.clone();
    desk.new_game.pick(0, &board);
    assert!(!desk.new_game.seats[0].bot);
}

/// The Table screen: who is next, what can happen to anybody, and the printing that holds.
#[test]
fn the_table_says_who_is_next_and_what_can_happen() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Rc::new(Cell::new(NOW));
    let mut desk = begun(folder.path(), &["Mara", "Tim", "Zoë"], &clock);
    let view = desk.table().unwrap();
    assert_eq!(view.following, "Next: Tim");
    let choices = |desk: &Desk, wanted: &str| -> Vec<(String, String, bool)> {
        let rows = desk.table().unwrap().rows;
        let choices = rows.into_iter().filter_map(|row| match row {
            Row::Choice(row) if row.group == wanted => Some((row.key, row.token, row.selected)),
            _ => None,
        });
        choices.collect()
    };
    let keys: Vec<String> = choices(&desk, "events").into_iter().map(|(key, ..)| key).collect();
    assert_eq!(
        keys,
        [
            "events-battle",
            "events-removed",
            "events-removed-by",
            "events-craft",
            "events-draw",
            "events-discard",
            "events-note"
        ]
    );
    let rules = choices(&desk, "rules");
    assert_eq!(rules.iter().map(|(.., selected)| *selected).collect::<Vec<_>>(), [true, false]);
    desk.take(&rules[1].1);
    assert_eq!(desk.session().unwrap().game().printing, Printing::Law2025);
    desk.undo();
    score(&mut desk, 0, 10);
    desk.act(Command::EndPhase);
    let keys: Vec<String> = choices(&desk, "events").into_iter().map(|(key, ..)| key).collect();
    assert!(keys.contains(&"events-dominance".to_owned()), "{keys:?}");
    score(&mut desk, 1, 30);
    desk.dismiss_dialog();
    assert_eq!(desk.table().unwrap().following, "");
    let keys: Vec<String> = choices(&desk, "events").into_iter().map(|(key, ..)| key).collect();
    assert_eq!(keys, ["events-ending", "events-reopen", "events-note"]);
    assert_eq!(Summary::of(desk.session().unwrap().history()).unwrap().how, Victory::Points);
}

/// The pile that takes every discard stands on the table by suit, and leads to its board.
#[test]
fn the_pile_of_discards_lies_on_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    desk.go(Screen::NewGame);
    desk.new_game.seats[1].pick = lizard_cult::Pick::default().into();
    desk.begin();
    let counters: Vec<_> = desk
        .table()
        .unwrap()
        .rows
        .into_iter()
        .filter_map(|row| match row {
            Row::Counter(row) if row.group == "discards" => Some(row),
            _ => None,
        })
        .collect();
    assert_eq!(counters.len(), 4);
    desk.take(&counters[0].token);
    assert_eq!((desk.screen(), desk.shown_seat()), (Screen::Board, seat(1)));
}
