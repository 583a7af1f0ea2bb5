//! Recorded games: their score lines, played turn by turn through guest seats by the desk that the window uses.
//! The four real ones are data of others and lie outside this repository; a small one made up for the purpose is always played.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use woodland_ledger::app::desk::Screen;
use woodland_ledger::engine::effect::Effect;

use super::hand::{Bench, DeskHand, Hand, history};

/// A game as far as points go.
struct Recorded {
    /// Seats in the order of their turns, by letter.
    seats: Vec<char>,
    turns: Vec<Turn>,
    winners: String,
}

struct Turn {
    seat: char,
    scores: Vec<Score>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Score {
    Points {
        seat: char,
        by: i32,
    },
    /// The score marker leaves the track for a faction's board.
    Leaves {
        seat: char,
        to: char,
    },
}

/// One action of a turn, if it is about points.
fn score(turn: char, action: &str) -> Option<Score> {
    let action = action.trim();
    if let Some(to) = action.strip_prefix("++->") {
        return Some(Score::Leaves { seat: turn, to: to.chars().next()? });
    }
    let at = action.find("++").or_else(|| action.find("--"))?;
    let (who, rest) = action.split_at(at);
    let seat = match who.chars().collect::<Vec<_>>()[..] {
        [] => turn,
        [letter] if letter.is_ascii_uppercase() => letter,
        _ => return None,
    };
    let (sign, n) = rest.split_at(2);
    let n: i32 = if n.is_empty() { 1 } else { n.parse().ok()? };
    Some(Score::Points { seat, by: if sign == "++" { n } else { -n } })
}

fn read(text: &str) -> Recorded {
    let mut game = Recorded { seats: Vec::new(), turns: Vec::new(), winners: String::new() };
    let (mut pool, mut lines) = (String::new(), Vec::new());
    for line in text.lines() {
        let line = line.split("//").next().unwrap_or_default().trim();
        let Some((head, rest)) = line.split_once(':') else { continue };
        match (head, head.chars().collect::<Vec<_>>().as_slice()) {
            ("Pool", _) => pool = rest.trim().into(),
            ("Winner", _) => game.winners = rest.trim().into(),
            (_, [letter]) if pool.contains(*letter) => {
                // A seat's first line names the player, its second is its setup; then come its turns.
                let before = lines.iter().filter(|l| *l == letter).count();
                lines.push(*letter);
                if before < 2 {
                    continue;
                }
                if before == 2 {
                    game.seats.push(*letter);
                }
                let scores = rest.split(['/', ';']).filter_map(|action| score(*letter, action));
                game.turns.push(Turn { seat: *letter, scores: scores.collect() });
            }
            _ => {}
        }
    }
    game
}

fn faction(letter: char) -> &'static str {
    match letter {
        'O' => "Riverfolk Company",
        'D' => "Underground Duchy",
        'P' => "Corvid Conspiracy",
        'H' => "Lord of the Hundreds",
        'K' => "Keepers in Iron",
        // Factions with a board of their own sit as guests here: only their points are played.
        _ => "Another faction",
    }
}

/// What the lines come to by adding them up, and nothing else.
fn sums(game: &Recorded) -> Vec<i32> {
    let mut left = Vec::new();
    let mut sums = vec![0; game.seats.len()];
    for score in game.turns.iter().flat_map(|turn| &turn.scores) {
        match score {
            Score::Leaves { seat, .. } => left.push(*seat),
            Score::Points { seat, .. } if left.contains(seat) => {}
            Score::Points { seat, by } => {
                let at = game.seats.iter().position(|s| s == seat).unwrap();
                sums[at] = (sums[at] + by).max(0);
            }
        }
    }
    sums
}

/// What the app says in the end, seat by seat.
#[derive(Debug)]
struct Outcome {
    points: Vec<i32>,
    entries: usize,
    won: String,
}

fn play(game: &Recorded, folder: &Path) -> Outcome {
    let mut hand = DeskHand::new(Bench::new(folder, 1));
    hand.go(Screen::NewGame);
    let name = |letter: char| format!("Player {letter}");
    for (at, letter) in game.seats.iter().enumerate() {
        hand.sit(at + 1, faction(*letter), &name(*letter));
    }
    while hand.desk.new_game.seats.len() > game.seats.len() {
        hand.desk.new_game.remove(game.seats.len());
    }
    hand.touch("Begin the game");
    assert_eq!(hand.desk.screen(), Screen::Table, "guests have nothing to set up");
    hand.touch("Begin the first turn");
    let mut left: Vec<char> = Vec::new();
    // By turn and seat, as the lines have it.
    let mut dated: Vec<(u16, usize, i32)> = Vec::new();
    let mut standing = vec![0; game.seats.len()];
    let turns = game.turns.len();
    for (n, turn) in game.turns.iter().enumerate() {
        let number = u16::try_from(n + 1).unwrap();
        let table = hand.desk.table().unwrap();
        assert_eq!(table.turn, format!("{} to play", name(turn.seat)));
        for score in &turn.scores {
            match score {
                Score::Leaves { seat, to } => {
                    left.push(*seat);
                    hand.touch("Write a note…");
                    hand.type_text(&format!(
                        "{}: the score marker lies with {} now; points are counted no more",
                        name(*seat),
                        name(*to)
                    ));
                    hand.confirm();
                }
                Score::Points { seat, .. } if left.contains(seat) => {}
                Score::Points { seat, by } => {
                    let at = game.seats.iter().position(|s| s == seat).unwrap();
                    let due = (standing[at] + by).max(0) - standing[at];
                    let sign = if *by > 0 { "more" } else { "less" };
                    for _ in 0..due.abs() {
                        hand.touch(&format!("One point {sign} for {}", name(*seat)));
                        if hand.desk.dialog().is_some() {
                            // Somebody has won by the app's reckoning; what is still on the line is played all the same.
                            hand.touch("Play on");
                        }
                    }
                    standing[at] += due;
                    dated.push((number, at, due));
                }
            }
        }
        check(&hand, &standing);
        if n + 1 < turns {
            let next = hand.desk.table().unwrap().next;
            hand.touch(&next);
        }
    }
    hand.settle();
    check_dated(&hand, &mut dated);
    check_file(&hand, &standing);
    check_back_and_forth(&mut hand, &standing);
    let session = hand.desk.session().unwrap();
    let won = session.history().told().find_map(|entry| {
        entry.effects.iter().find_map(|effect| match effect {
            Effect::Ended(ending) => Some(game.seats[ending.winner.index()]),
            _ => None,
        })
    });
    Outcome {
        points: standing,
        entries: session.history().len(),
        won: won.map(String::from).unwrap_or_default(),
    }
}

/// The engine and the Table screen say the same as the lines.
fn check(hand: &DeskHand, standing: &[i32]) {
    let game = hand.desk.session().unwrap().game();
    let points: Vec<i32> = game.seats().map(|(_, seat)| i32::from(seat.points.get())).collect();
    assert_eq!(points, standing);
    let seen: Vec<String> =
        hand.desk.table().unwrap().seats.into_iter().map(|s| s.points).collect();
    let told: Vec<String> = standing.iter().map(i32::to_string).collect();
    assert_eq!(seen, told);
}

/// Points by turn, from the effects, are those of the lines.
fn check_dated(hand: &DeskHand, dated: &mut [(u16, usize, i32)]) {
    let add = |list: &[(u16, usize, i32)]| {
        let mut sums = std::collections::BTreeMap::new();
        for (turn, seat, by) in list {
            *sums.entry((*turn, *seat)).or_insert(0) += by;
        }
        sums.retain(|_, by| *by != 0);
        sums
    };
    let history = hand.desk.session().unwrap().history();
    let effects = history.told().flat_map(|entry| &entry.effects);
    let scored: Vec<(u16, usize, i32)> = effects
        .filter_map(|effect| match effect {
            Effect::Score { seat, applied, turn, .. } => {
                Some((*turn, seat.index(), i32::from(*applied)))
            }
            _ => None,
        })
        .collect();
    assert_eq!(add(&scored), add(dated));
}

/// The file, opened anew and replayed, comes to the same.
fn check_file(hand: &DeskHand, standing: &[i32]) {
    let ledger = hand.bench.ledger();
    let reopened = history(&ledger);
    let session = hand.desk.session().unwrap();
    assert_eq!(reopened.game(), session.game());
    assert_eq!(reopened.all(), session.history().all());
    let out = Command::new(env!("CARGO_BIN_EXE_woodland-ledger"))
        .args(["replay".as_ref(), ledger.as_os_str(), "--json".as_ref()])
        .output()
        .unwrap();
    assert_eq!(out.status.code(), Some(0));
    let told: Value = serde_json::from_slice(&out.stdout).unwrap();
    let mut sums = vec![0; standing.len()];
    for source in told["sources"].as_array().unwrap() {
        let points: i32 = source["points"].as_str().unwrap().parse().unwrap();
        sums[usize::try_from(source["seat"].as_u64().unwrap()).unwrap()] += points;
    }
    assert_eq!(sums, standing);
    let seats = told["table"]["seats"].as_array().unwrap();
    let points: Vec<i64> = seats.iter().map(|seat| seat["points"].as_i64().unwrap()).collect();
    assert!(points.iter().copied().eq(standing.iter().map(|n| i64::from(*n))));
}

/// Everything undone back to the laid table, and redone.
fn check_back_and_forth(hand: &mut DeskHand, standing: &[i32]) {
    let end = hand.desk.session().unwrap().game().clone();
    let mut back = 0;
    while hand.desk.session().unwrap().history().before().is_some() {
        hand.undo();
        back += 1;
    }
    check(hand, &vec![0; standing.len()]);
    while hand.desk.session().unwrap().history().after().is_some() {
        hand.redo();
        back -= 1;
    }
    assert_eq!(back, 0);
    assert_eq!(*hand.desk.session().unwrap().game(), end);
    check(hand, standing);
    hand.settle();
    assert_eq!(*history(&hand.bench.ledger()).game(), end);
}

fn report(name: &str, game: &Recorded, result: &Outcome) {
    let points: Vec<String> =
        game.seats.iter().zip(&result.points).map(|(seat, n)| format!("{seat} {n}")).collect();
    println!(
        "{name}: {} turns, {} entries; {}; by points {}, by its last line {}",
        game.turns.len(),
        result.entries,
        points.join(", "),
        result.won,
        game.winners
    );
}

#[test]
fn a_made_up_game_ends_with_what_its_lines_add_up_to() {
    let game = read(include_str!("sample.rootlog"));
    assert_eq!(game.seats, ['C', 'A', 'E']);
    assert_eq!(game.turns.len(), 9);
    assert_eq!(
        game.turns[3].scores,
        [Score::Points { seat: 'C', by: 2 }, Score::Points { seat: 'C', by: -1 }]
    );
    assert_eq!(game.turns[7].scores[0], Score::Leaves { seat: 'A', to: 'A' });
    // By hand: C 1 + 2 − 1 + 9 − 3; A 1 + 2 + 10, then no more; E 3 − 4, not below 0, + 1 + 2.
    assert_eq!(sums(&game), [8, 13, 3]);
    let dir = tempfile::tempdir().unwrap();
    let result = play(&game, &dir.path().join("data"));
    report("made up", &game, &result);
    assert_eq!(result.points, [8, 13, 3]);
}

/// Where the recorded games lie: beside the checkout, or where a variable says.
pub(super) fn recorded() -> Option<PathBuf> {
    let named = std::env::var_os("WOODLAND_ROOTLOG").map(PathBuf::from);
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/rootlog/games");
    let found = named.into_iter().chain([beside]).find(|folder| folder.is_dir());
    // Folders of a checkout beside its first one see the same games.
    found.or_else(|| {
        let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/rootlog/games");
        beside.is_dir().then_some(beside)
    })
}

#[test]
fn recorded_games_end_with_what_their_lines_add_up_to() {
    let Some(folder) = recorded() else {
        println!("No recorded games beside the checkout: only the made-up one was played.");
        return;
    };
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "rootlog"))
        .collect();
    paths.sort();
    assert_eq!(paths.len(), 4, "{paths:?}");
    for path in paths {
        let game = read(&fs::read_to_string(&path).unwrap());
        assert_eq!(game.seats.len(), 4);
        let dir = tempfile::tempdir().unwrap();
        let result = play(&game, &dir.path().join("data"));
        report(&path.file_stem().unwrap().to_string_lossy(), &game, &result);
        assert_eq!(result.points, sums(&game), "{}", path.display());
        assert!(result.points.iter().sum::<i32>() > 40, "these are whole games");
        // Who got to thirty won, alone or with those who had bound themselves to that seat.
        assert!(!result.won.is_empty() && game.winners.contains(&result.won), "{}", path.display());
    }
}
