//! The ten turns of the script: played through, killed in between, replayed, and what has to hold along the way.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use woodland_ledger::app::desk::Screen;
use woodland_ledger::app::ledger::label;
use woodland_ledger::app::session::Session;
use woodland_ledger::app::view::Row;
use woodland_ledger::app::{Context, Told};
use woodland_ledger::engine::game::Game;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::words::{Language, say};

use super::hand::{Bench, DeskHand, Hand, history, state};
use super::script::{Deed, Line, SEED, TEN_TURNS, play, play_all, read, until};

pub const BOTH: [Language; 2] = [Language::English, Language::Dutch];

/// A hand that has played so much of the script, without being killed.
pub fn played(folder: &Path, text: &str) -> DeskHand {
    let mut hand = DeskHand::new(Bench::new(folder, SEED));
    play_all(&mut hand, &peaceful(text));
    hand.settle();
    hand
}

/// The lines of a script without those that kill.
pub fn peaceful(text: &str) -> Vec<Line> {
    let mut script = read(text);
    script.retain(|line| line.deed != Deed::Kill);
    script
}

#[test]
fn ten_turns_are_played_as_they_are_written() {
    let dir = tempfile::tempdir().unwrap();
    let mut killed = DeskHand::new(Bench::new(&dir.path().join("killed"), SEED));
    play_all(&mut killed, &read(TEN_TURNS));
    let mut whole = played(&dir.path().join("whole"), TEN_TURNS);
    assert_eq!(killed.state(), whole.state());
    // Not only the end: every line of the file is the same.
    let text = |hand: &DeskHand| fs::read_to_string(hand.bench.ledger()).unwrap();
    assert_eq!(text(&killed), text(&whole));
    let end = whole.state();
    let points: Vec<u64> =
        end["seats"].as_array().unwrap().iter().map(|s| s["points"].as_u64().unwrap()).collect();
    assert_eq!(points, [32, 11, 10]);
    assert_eq!(end["turn"]["round"], 10);
    // The Old Friends are counted once: the next game knows them.
    whole.desk.go(Screen::NewGame);
    whole.desk.begin();
    whole.due();
    // What is asked now is which of them come first, and each can be told from the others.
    let ask = whole.desk.ask().unwrap();
    assert_eq!(ask.title, "Which fox Old Friend goes into the tableau?");
    let cards: Vec<_> = ask.cards.iter().map(|c| (&*c.name, c.suit, &*c.cost)).collect();
    let fox = |cost| ("Old Friend (fox)", "fox", cost);
    assert_eq!(cards, [fox("Cost 3"), fox("Cost unknown"), fox("Cost 1")]);
}

/// What the script has to have in it.
#[test]
fn the_ten_turns_leave_nothing_out() {
    let dir = tempfile::tempdir().unwrap();
    let hand = played(&dir.path().join("data"), TEN_TURNS);
    let ledger = fs::read_to_string(hand.bench.ledger()).unwrap();
    for word in [
        "fill_tableau",
        "disarm",
        "\"rise\"",
        "recruit",
        "\"draw\"",
        "seek",
        "\"move\"",
        "battle",
        "retire",
        "indoctrinate",
        "cycle",
        "reordered",
        "\"discard\"",
        "craft",
        "note",
        "cursor",
        "sweep",
        "item_taken",
        "overruled",
        "correction",
        "oral_history",
        "elder_removed",
        "set_to",
        "move_points",
        "use_card",
        "ended",
    ] {
        assert!(ledger.contains(word), "the ten turns have no {word}");
    }
    assert!(!history(&hand.bench.ledger()).branches().is_empty());
}

// Killed at any moment

const FOLDER: &str = "WOODLAND_TEST_FOLDER";

/// How things stood after a line of the script.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Stand {
    lines: usize,
    /// Nothing was open that a kill would close.
    closed: bool,
    /// The command that waits for answers, with those that it has: it is there after a kill.
    waits: String,
    page: String,
    seat: u8,
    language: String,
}

fn lines_in(folder: &Path) -> usize {
    let Ok(games) = fs::read_dir(folder.join("games")) else { return 0 };
    let game = games
        .filter_map(Result::ok)
        .map(|e| e.path())
        .find(|p| p.extension() == Some("woodland".as_ref()));
    let text = game.and_then(|path| fs::read(path).ok()).unwrap_or_default();
    text.iter().filter(|b| **b == b'\n').count().saturating_sub(1)
}

fn waits(hand: &DeskHand) -> String {
    let pending = hand.desk.session().and_then(Session::pending);
    pending.map(|p| serde_json::to_string(&(&p.command, &p.answers)).unwrap()).unwrap_or_default()
}

fn stand(hand: &mut DeskHand) -> Stand {
    hand.settle();
    Stand {
        lines: lines_in(&hand.bench.folder),
        closed: hand.desk.ask().is_none() && hand.desk.dialog().is_none(),
        waits: waits(hand),
        page: hand.desk.screen().name().into(),
        seat: hand.desk.shown_seat().into(),
        language: hand.desk.language().code().into(),
    }
}

/// Not a test: what the child does. Without its variable it does nothing.
#[test]
fn in_another_role() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let folder = Path::new(&folder);
    let stands: Vec<Stand> =
        serde_json::from_str(&fs::read_to_string(folder.with_extension("stands")).unwrap())
            .unwrap();
    let mut say = std::io::stdout();
    let script = peaceful(TEN_TURNS);
    let mut from = 0;
    if lines_in(folder) == 0 {
        fs::remove_dir_all(folder).ok();
    }
    let mut hand = DeskHand::new(Bench::new(folder, SEED));
    hand.settle();
    let lines = lines_in(folder);
    if lines > 0 {
        // A person looks where they were: right after the last line that is there, or the last answer.
        let waits = waits(&hand);
        let at = stands.iter().position(|s| s.lines == lines && s.waits == waits);
        let at = at.expect("a line that nobody wrote");
        from = at + 1;
        let was = &stands[at];
        hand.desk.set_language(Language::from_locale(&was.language).unwrap());
        let pages = [Screen::Table, Screen::Board, Screen::Ledger, Screen::NewGame];
        let page = pages.into_iter().find(|p| p.name() == was.page).unwrap_or_default();
        hand.desk.show_seat(SeatId::new(was.seat).unwrap());
        hand.desk.go(page);
    }
    // Who won is said once: a program that is killed while it says so does not say it again.
    let heard = from > 0 && !stands[from - 1].closed && stands[from - 1].waits.is_empty();
    for line in &script[from..] {
        if heard && line.deed == Deed::Dismiss {
            continue;
        }
        play(&mut hand, line);
        writeln!(say, "\nplayed {}", line.number).unwrap();
        say.flush().unwrap();
    }
    hand.settle();
    writeln!(say, "\nfinished").unwrap();
    say.flush().unwrap();
    std::thread::sleep(Duration::from_secs(60));
}

#[test]
fn a_game_killed_at_random_moments_ends_like_one_that_was_not() {
    let dir = tempfile::tempdir().unwrap();
    let whole = dir.path().join("whole");
    let mut hand = DeskHand::new(Bench::new(&whole, SEED));
    let mut stands = Vec::new();
    for line in peaceful(TEN_TURNS) {
        play(&mut hand, &line);
        stands.push(stand(&mut hand));
    }
    for pair in stands.windows(2) {
        assert!(pair[1].lines <= pair[0].lines + 1, "{pair:?}");
        // Where a child may go on, nothing is open but the dialog of who won.
        assert!(
            pair[1].lines == pair[0].lines || pair[1].closed || pair[1] == stands[stands.len() - 3],
            "{pair:?}"
        );
    }
    let folder = dir.path().join("killed");
    fs::write(folder.with_extension("stands"), serde_json::to_string(&stands).unwrap()).unwrap();
    let mut kills = BTreeMap::new();
    loop {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args([
                "games::ten_turns::in_another_role",
                "--exact",
                "--nocapture",
                "--test-threads=1",
            ])
            .env(FOLDER, &folder)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        // So many lines of the script, and a moment more.
        let (mut patience, mut line, mut finished) =
            (rand::random_range(1..40), String::new(), false);
        while patience > 0 && !finished {
            line.clear();
            assert_ne!(out.read_line(&mut line).unwrap(), 0, "the child fell over");
            patience -= usize::from(line.starts_with("played "));
            finished = line.starts_with("finished");
        }
        if !finished {
            std::thread::sleep(Duration::from_micros(rand::random_range(0..5000)));
        }
        child.kill().unwrap();
        assert_eq!(child.wait().unwrap().code(), None);
        if finished {
            break;
        }
        *kills.entry(lines_in(&folder)).or_insert(0) += 1;
    }
    println!("killed at so many lines: {kills:?}");
    assert!(kills.values().sum::<u32>() >= 5, "{kills:?}");
    let text = |folder: &Path| fs::read_to_string(Bench::new(folder, SEED).ledger()).unwrap();
    assert_eq!(text(&folder), text(&whole));
}

// The command line

fn program(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_woodland-ledger"))
        .args(words)
        .env("LC_ALL", "C")
        .env("RUST_LOG", "trace")
        .output()
        .unwrap()
}

/// What `replay --json` prints of a state: of what lies face down only how much it is.
pub fn with_hidden_counted(mut state: Value) -> Value {
    for zone in state["zones"].as_array_mut().unwrap() {
        if zone[0].to_string().contains("\"deck\"") {
            zone[1] = json!({ "count": zone[1].as_array().unwrap().len() });
        }
    }
    state
}

#[test]
fn replay_prints_the_state_that_was_played() {
    let dir = tempfile::tempdir().unwrap();
    let hand = played(&dir.path().join("data"), TEN_TURNS);
    let ledger = hand.bench.ledger();
    let path = ledger.to_str().unwrap();
    let before = fs::read(&ledger).unwrap();
    let out = program(&["replay", path, "--json"]);
    assert_eq!(out.status.code(), Some(0));
    let told: Value = serde_json::from_slice(&out.stdout).unwrap();
    assert_eq!(told["table"], with_hidden_counted(state(&ledger)));
    let mut sums = [0i64; 3];
    for source in told["sources"].as_array().unwrap() {
        let points: i64 = source["points"].as_str().unwrap().parse().unwrap();
        sums[source["seat"].as_u64().unwrap() as usize] += points;
    }
    assert_eq!(sums, [32, 11, 10]);
    for (language, words) in
        [("en", ["Ada", "32 points", "Won by Ada"]), ("nl", ["Ada", "32 punten", "Gewonnen"])]
    {
        let out = program(&["replay", path, "--lang", language]);
        assert_eq!(out.status.code(), Some(0));
        let text = String::from_utf8(out.stdout).unwrap();
        for word in words {
            assert!(text.contains(word), "{word} in {text}");
        }
    }
    assert_eq!(fs::read(&ledger).unwrap(), before, "replay only reads");
}

#[test]
fn replay_tells_by_its_exit_status_what_is_wrong() {
    let dir = tempfile::tempdir().unwrap();
    let hand = played(&dir.path().join("data"), &until(TEN_TURNS, "# Round 2"));
    let text = fs::read_to_string(hand.bench.ledger()).unwrap();
    let bad = dir.path().join("bad.woodland");
    let path = bad.to_str().unwrap();
    // The same card twice, a line that is no line, and a line that is missing, each in the fifth place.
    let lines: Vec<&str> = text.lines().collect();
    let with = |fifth: &[&str]| [&lines[..4], fifth, &lines[5..]].concat().join("\n") + "\n";
    let spoiled = [
        with(&[lines[3]]),
        with(&["not a line"]),
        with(&["{\"entry\":{}}"]),
        with(&[]),
        with(&[lines[0]]),
    ];
    for broken in spoiled {
        fs::write(&bad, &broken).unwrap();
        for words in [vec!["replay", path], vec!["replay", path, "--json"]] {
            let out = program(&words);
            let why = String::from_utf8(out.stderr).unwrap();
            assert_eq!(out.status.code(), Some(1), "{why}");
            assert!(out.stdout.is_empty() && why.contains("ine 5"), "{why}");
        }
        assert_eq!(fs::read_to_string(&bad).unwrap(), broken);
    }
    for nothing in ["", "no ledger at all\n"] {
        fs::write(&bad, nothing).unwrap();
        assert_eq!(program(&["replay", path]).status.code(), Some(1));
    }
    let missing = dir.path().join("missing.woodland");
    assert_eq!(program(&["replay", missing.to_str().unwrap()]).status.code(), Some(1));
    for words in [
        vec!["replay"],
        vec!["replay", path, path],
        vec!["--nonsense"],
        vec!["law"],
        vec!["a", "b"],
    ] {
        let out = program(&words);
        assert_eq!(out.status.code(), Some(2), "{words:?}");
        assert!(!out.stderr.is_empty());
    }
    assert_eq!(program(&["--version"]).status.code(), Some(0));
}

// Labels

/// What undo, redo and the ledger call each entry, compared with the entry told anew by nobody who remembers anything.
fn check_labels(hand: &mut DeskHand, language: Language) {
    hand.settle();
    let Some(session) = hand.desk.session() else { return };
    let fresh = Told::default();
    let told = Context { session, language, told: &fresh };
    let seen = Context { language, ..hand.desk.context().unwrap() };
    let ledger = woodland_ledger::app::ledger::ledger(&seen, None, usize::MAX);
    let anew = woodland_ledger::app::ledger::ledger(&told, None, usize::MAX);
    assert_eq!(ledger, anew, "{language:?}");
    let history = session.history();
    let entries: Vec<_> = history.undone().rev().chain(history.told().rev()).collect();
    assert_eq!(ledger.rows.len(), entries.len());
    for (row, entry) in ledger.rows.iter().zip(entries) {
        let name = label(&seen, entry.id);
        assert_eq!(row.text, name);
        assert!(!name.trim().is_empty());
        for sentence in [say::undo(language, &name), say::redo(language, &name)] {
            assert!(sentence.contains(&name) && sentence.len() > name.len(), "{sentence}");
        }
    }
}

#[test]
fn undo_and_the_ledger_name_the_same_thing_in_both_languages() {
    let dir = tempfile::tempdir().unwrap();
    let mut hand = DeskHand::new(Bench::new(&dir.path().join("data"), SEED));
    let mut checked = 0;
    for (n, line) in peaceful(TEN_TURNS).iter().enumerate() {
        play(&mut hand, line);
        if n % 9 == 0 || matches!(line.deed, Deed::Undo | Deed::Redo | Deed::Speak(_)) {
            for language in BOTH {
                check_labels(&mut hand, language);
                checked += 1;
            }
        }
    }
    // Back to the second line, and the dropped branch again.
    hand.go(Screen::Ledger);
    let branches = hand.desk.ledger().unwrap().branches;
    hand.desk.take(&branches[0].token);
    for language in BOTH {
        check_labels(&mut hand, language);
    }
    assert!(checked > 40);
    // A line that was told in one language is told in the other when that is chosen.
    for language in [Language::Dutch, Language::English, Language::Dutch] {
        hand.speak(language);
        let rows = hand.desk.ledger().unwrap().rows;
        let other = if language == Language::Dutch { Language::English } else { Language::Dutch };
        let context = Context { language: other, ..hand.desk.context().unwrap() };
        let same = rows.iter().zip(woodland_ledger::app::ledger::ledger(&context, None, 200).rows);
        let same: Vec<String> =
            same.filter(|(a, b)| a.text == b.text).map(|(a, _)| a.text.clone()).collect();
        assert!(same.is_empty(), "{same:?}");
    }
}

/// A branch is told by what came before it, not by where the game stands now, also when it is had back.
#[test]
fn what_was_put_aside_is_told_as_it_was() {
    let dir = tempfile::tempdir().unwrap();
    let mut hand = played(&dir.path().join("data"), &until(TEN_TURNS, "# Round 2"));
    let line = hand.desk.ledger().unwrap().rows[0].text.clone();
    play_all(
        &mut hand,
        &read(
            "touch: Board of Bram
            touch: +1 point
            touch: Put something right…
            touch: Set points to…
            set Bram: how many points on the score track? = 9
            confirm
            go: Ledger",
        ),
    );
    let told = hand.desk.ledger().unwrap().rows[0].clone();
    assert_eq!(told.text, "Correction: Points of Bram set to 9");
    hand.touch(&format!("Back to here: {line}"));
    hand.touch("Go back to here");
    play_all(
        &mut hand,
        &read("go: Board\ntouch: Board of Bram\ntouch: +1 point\ntouch: +1 point\ngo: Ledger"),
    );
    check_labels(&mut hand, Language::English);
    let back = format!("Bring back: {}", told.text);
    hand.touch(&back);
    for language in BOTH {
        check_labels(&mut hand, language);
    }
    let again = hand.desk.ledger().unwrap().rows[0].clone();
    assert_eq!((again.text, again.detail), (told.text, told.detail));
}

#[test]
fn two_hundred_undos_and_redos_and_every_state_is_right() {
    let dir = tempfile::tempdir().unwrap();
    let mut hand = played(&dir.path().join("data"), TEN_TURNS);
    let session = hand.desk.session().unwrap();
    let mut games: Vec<Game> = Vec::new();
    session.history().walk(0..session.history().len(), |before, _| games.push(before.clone()));
    games.push(session.game().clone());
    let (mut at, mut undos, mut redos) = (games.len() - 1, 0, 0);
    for step in 0..400 {
        // More back than forth until the middle, then the other way round; the languages take turns.
        let back = rand::random_range(0..10) < if step < 200 { 7 } else { 3 };
        hand.desk.set_language(BOTH[step % 2]);
        let language = hand.desk.language();
        if back {
            hand.undo();
            undos += usize::from(at > 1);
            at = at.saturating_sub(1).max(1);
        } else {
            hand.redo();
            redos += usize::from(at + 1 < games.len());
            at = (at + 1).min(games.len() - 1);
        }
        let session = hand.desk.session().unwrap();
        assert_eq!(session.history().len(), at);
        assert_eq!(*session.game(), games[at]);
        let entry = session.history().told().next_back().unwrap();
        let anew = say::entry(language, &games[at - 1], entry).label;
        assert_eq!(label(&hand.desk.context().unwrap(), session.history().here()), anew);
        let row = hand.desk.ledger().unwrap().rows.into_iter().find(|row| !row.undone).unwrap();
        assert_eq!(row.text, anew);
        if let Some(next) = session.history().after() {
            let entry = session.history().entry(next).unwrap();
            let anew = say::entry(language, &games[at], entry).label;
            assert_eq!(label(&hand.desk.context().unwrap(), next), anew);
        }
        assert!(hand.desk.dialog().is_none(), "what was heard once is not heard again");
    }
    assert!(undos >= 100 && redos >= 100, "{undos} {redos}");
    hand.settle();
    assert_eq!(*history(&hand.bench.ledger()).game(), games[at]);
}

/// In the second round a follower that moved is shuffled back and comes up again at once.
#[test]
fn a_follower_that_comes_up_again_looks_unused() {
    let dir = tempfile::tempdir().unwrap();
    let mut hand = played(&dir.path().join("data"), &until(TEN_TURNS, "# Chloé takes one of two"));
    let used = |hand: &mut DeskHand| {
        hand.desk.show_seat(SeatId::default());
        let rows = hand.desk.board().unwrap().rows;
        rows.iter().filter(|row| matches!(row, Row::Card(card) if card.used)).count()
    };
    assert_eq!(used(&mut hand), 0);
    while used(&mut hand) == 0 {
        hand.undo();
    }
    assert_eq!(used(&mut hand), 4, "before the cycle all four had been used");
}

// Touches

/// A usual turn: one piece disarmed, four followers used, one retired, a card indoctrinated, cycled, ended.
const USUAL: &str = "
due
set Chloé: buildings = 1
confirm
under Armorers: Move
under Old Friend (mouse): Recruit
under Old Friend (bird): Draw
under Old Friend (fox): Seek
touch: Retire Old Friend (bird)
touch: Indoctrinate
pick: Better Burrow Bank
confirm
due
due
";

/// A small one: nothing disarmed, one follower used, cycled, ended.
const SMALL: &str = "
due
confirm
under Old Friend (mouse): Recruit
due
due
due
";

#[test]
fn a_turn_takes_few_touches() {
    let dir = tempfile::tempdir().unwrap();
    for (name, turn, most) in [("usual", USUAL, 13), ("small", SMALL, 6)] {
        let mut hand = played(&dir.path().join(name), &until(TEN_TURNS, "# Round 6"));
        let turn_before = hand.state()["turn"]["number"].clone();
        let before = hand.touches;
        play_all(&mut hand, &read(turn));
        let touches = hand.touches - before;
        println!("a {name} turn of the Lost Powers: {touches} touches");
        let now = hand.state();
        assert_eq!(now["turn"]["number"], json!(turn_before.as_u64().unwrap() + 1), "{name}");
        assert_eq!(now["turn"]["seat"], 1);
        assert!(touches <= most, "{name}: {touches}");
    }
}
