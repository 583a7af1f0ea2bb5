//! Exports: the numbers add up, everything is there in both languages, and what lies face down is not.

use std::collections::BTreeMap;

use serde_json::Value;
use woodland_ledger::app::export::{COLUMNS, Sees, csv, json, table};
use woodland_ledger::engine::history::History;
use woodland_ledger::engine::seat::SeatId;
use woodland_ledger::engine::table::{Command, Tracker};
use woodland_ledger::store::ledger::{Loaded, load};
use woodland_ledger::words::Language;

use super::{desk, playing, points, score, settled};

type Row = BTreeMap<String, String>;

fn rows(language: Language, history: &History) -> Vec<Row> {
    let text = csv(language, history).unwrap();
    let mut reader = ::csv::Reader::from_reader(text.as_slice());
    assert_eq!(reader.headers().unwrap().iter().collect::<Vec<_>>(), COLUMNS);
    reader.deserialize().map(Result::unwrap).collect()
}

fn golden() -> Loaded {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/saves/v1/ten-turns.woodland");
    load(path.as_ref()).unwrap()
}

#[test]
fn the_points_of_the_csv_add_up_to_the_score() {
    let Loaded { history, .. } = golden();
    for language in [Language::English, Language::Dutch] {
        let rows = rows(language, &history);
        let entries: Vec<&Row> = rows.iter().filter(|row| row["kind"] == "entry").collect();
        assert_eq!(entries.len(), history.len(), "one row for each entry that counts");
        assert!(entries.iter().all(|row| !row["what"].is_empty() && row["time"].ends_with('Z')));
        for (seat, who) in history.game().seats() {
            let number = (seat.index() + 1).to_string();
            let of: Vec<&Row> =
                rows.iter().filter(|r| r["kind"] == "score" && r["seat"] == number).collect();
            let sum: i32 = of.iter().map(|row| row["points"].parse::<i32>().unwrap()).sum();
            assert_eq!(sum, i32::from(who.points.get()));
            assert_eq!(of.last().unwrap()["total"], sum.to_string());
            assert!(of.iter().all(|row| !row["source"].is_empty() && row["player"] == who.name));
            assert!(of.iter().any(|row| !row["law"].is_empty()) || seat.index() > 0);
        }
    }
    let [english, dutch] = [Language::English, Language::Dutch].map(|l| rows(l, &history));
    assert_ne!(english[3]["what"], dutch[3]["what"]);
}

/// What somebody typed stays a text in a spreadsheet, on one line.
#[test]
fn a_name_is_no_formula() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = playing(folder.path());
    for name in ["=1+1", "@SUM(A1)", "+31 6", "-2", "two\nlines; \"quoted\", \u{1b}[31mred"] {
        desk.act(Command::Rename { seat: SeatId::default(), name: name.into() });
        score(&mut desk, 0, 1);
        let rows = rows(Language::English, desk.session().unwrap().history());
        let player = &rows.last().unwrap()["player"];
        assert!(!player.starts_with(['=', '+', '-', '@']), "{player}");
        assert!(!player.contains(char::is_control) && player.len() > 2, "{player:?}");
    }
}

#[test]
fn the_json_tells_the_table_and_every_entry() {
    let Loaded { header, history, .. } = golden();
    let told = json(Language::English, &header, &history, Sees::Table);
    assert_eq!(told["redacted"], true);
    assert_eq!(told["entries"].as_array().unwrap().len(), history.len());
    assert_eq!(told["table"], table(&history, Sees::Table));
    let scored: i64 = told["entries"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|e| e["scores"].as_array().unwrap())
        .filter(|s| s["seat"] == 0)
        .map(|s| s["points"].as_i64().unwrap())
        .sum();
    assert_eq!(scored, i64::from(history.game().seat(SeatId::default()).unwrap().points.get()));
    // What was asked and answered stays out, and with it the order of every shuffle.
    let text = told.to_string();
    for secret in ["\"order\":\"", "\"answers\":", "\"command\":"] {
        assert!(!text.contains(secret), "{secret}");
    }
    let all = json(Language::English, &header, &history, Sees::Everything);
    assert_eq!(all["redacted"], false);
    assert_eq!(all["table"], serde_json::to_value(history.game()).unwrap());
    assert!(all["entries"][1]["answers"].to_string().contains("order"));
}

/// Points given to the wrong seat four turns ago go to the right one, and count for that turn.
#[test]
fn points_given_to_the_wrong_seat_four_turns_ago_are_put_right() {
    use woodland_ledger::app::touch::Touch;
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path());
    desk.go(woodland_ledger::app::desk::Screen::NewGame);
    desk.new_game.editing = Some(0);
    let guests = desk.new_game.faction_rows(Language::English);
    let guest = guests.iter().rfind(|row| row.token.contains("guest")).unwrap();
    for seat in 0..desk.new_game.seats.len() {
        desk.new_game.pick(seat, &guest.token);
    }
    desk.begin();
    desk.act(Command::Start);
    let [wrong, right] = [0, 1].map(|n| SeatId::new(n).unwrap());
    score(&mut desk, 0, 5);
    let then = desk.session().unwrap().game().turn.number;
    for n in 0..4 {
        desk.act(Command::EndTurn);
        score(&mut desk, 0, 1);
        score(&mut desk, 1, 2);
        assert_eq!(desk.session().unwrap().game().turn.number, then + n + 1, "{:?}", desk.remark());
    }
    assert_eq!((points(&desk, 0), points(&desk, 1)), (9, 8));
    // A correction in the open, before.
    desk.act(Command::SetTo(Tracker::Points(right)));
    desk.session_mut().unwrap().answer(woodland_ledger::engine::ask::Answer::Number(12));
    assert_eq!(points(&desk, 1), 12);

    desk.touch(Touch::MovePoints(wrong));
    desk.touch(Touch::MoveTo(wrong, right));
    desk.set_number("points", 5);
    desk.set_number("ago", 4);
    desk.confirm();
    assert_eq!((points(&desk, 0), points(&desk, 1)), (4, 17), "both totals");
    score(&mut desk, 1, 1);
    assert_eq!(points(&desk, 1), 18, "the correction stands under what comes after it");
    settled(&mut desk);

    // By turn: as if it had been written down rightly then.
    let history = desk.session().unwrap().history();
    let mut by_turn: BTreeMap<(String, u16), i32> = BTreeMap::new();
    for row in rows(Language::English, history).iter().filter(|row| row["kind"] == "score") {
        let turn = row["counts_for_turn"].parse().unwrap();
        *by_turn.entry((row["seat"].clone(), turn)).or_default() +=
            row["points"].parse::<i32>().unwrap();
    }
    let of = |seat: &str, turn| by_turn.get(&(seat.to_owned(), turn)).copied().unwrap_or(0);
    assert_eq!((of("1", then), of("2", then)), (0, 5));
    for turn in then + 1..then + 4 {
        assert_eq!((of("1", turn), of("2", turn)), (1, 2));
    }
    assert_eq!(
        (of("1", then + 4), of("2", then + 4)),
        (1, 2 + 4 + 1),
        "the correction and the last point"
    );
    // Taken back, all of it is as it was.
    desk.undo();
    desk.undo();
    assert_eq!((points(&desk, 0), points(&desk, 1)), (9, 12));
    let value: Value = serde_json::to_value(desk.session().unwrap().game()).unwrap();
    desk.redo();
    desk.undo();
    assert_eq!(serde_json::to_value(desk.session().unwrap().game()).unwrap(), value);
}
