//! The command line as a program: what it prints, to whom, and how it ends.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use woodland_ledger::store::ledger::load;

fn golden() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/v1/ten-turns.woodland")
}

fn run(arguments: &[&str]) -> Output {
    program().args(arguments).output().unwrap()
}

fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_woodland-ledger"));
    program.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "en_GB.UTF-8");
    program
}

#[track_caller]
fn printed(out: &Output) -> String {
    let fault = String::from_utf8_lossy(&out.stderr);
    assert_eq!(out.status.code(), Some(0), "{fault}");
    String::from_utf8(out.stdout.clone()).unwrap()
}

/// Nothing on standard output, the reason on the other, and this status.
#[track_caller]
fn refused(out: &Output, status: i32) -> String {
    assert_eq!(out.status.code(), Some(status));
    assert!(out.stdout.is_empty(), "{}", String::from_utf8_lossy(&out.stdout));
    String::from_utf8(out.stderr.clone()).unwrap()
}

#[test]
fn a_game_is_told_in_words_and_in_json() {
    let file = golden();
    let file = file.to_str().unwrap();
    let english = printed(&run(&["replay", file]));
    assert!(english.contains("Ada") && english.contains("Round 10"), "{english}");
    let dutch = printed(&run(&["replay", file, "--lang", "nl"]));
    assert!(dutch.contains("Ronde 10"), "{dutch}");
    let value: Value = serde_json::from_str(&printed(&run(&["replay", "--json", file]))).unwrap();
    assert_eq!(value["table"]["turn"]["round"], 10);
}

#[test]
fn a_game_is_exported_whole_and_without_what_lies_face_down() {
    let file = golden();
    let history = load(&file).unwrap().history;
    let file = file.to_str().unwrap();
    let csv = printed(&run(&["export", file, "--as", "csv"]));
    let mut reader = ::csv::Reader::from_reader(csv.as_bytes());
    let rows: Vec<::csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(rows.iter().filter(|row| &row[0] == "entry").count(), history.len());
    let dutch = printed(&run(&["export", file, "--as", "csv", "--lang", "nl"]));
    assert!(csv != dutch && csv.lines().next() == dutch.lines().next());

    let told: Value =
        serde_json::from_str(&printed(&run(&["export", "--as", "json", file]))).unwrap();
    assert_eq!((told["redacted"].as_bool(), told["language"].as_str()), (Some(true), Some("en")));
    let all: Value =
        serde_json::from_str(&printed(&run(&["export", "--as", "json", "--reveal", file])))
            .unwrap();
    assert_eq!(all["table"], serde_json::to_value(history.game()).unwrap());
    assert_eq!(all["redacted"], false);
    assert_ne!(told["table"], all["table"], "two cards lie face down at the end");
    let revealed: Value =
        serde_json::from_str(&printed(&run(&["replay", "--json", "--reveal", file]))).unwrap();
    assert_eq!(revealed["table"], all["table"]);
    let words = printed(&run(&["replay", file]));
    assert_ne!(words, printed(&run(&["replay", "--reveal", file])));
}

#[test]
fn the_schema_is_printed_and_is_one() {
    let schema: Value = serde_json::from_str(&printed(&run(&["schema"]))).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    for line in fs::read_to_string(golden()).unwrap().lines() {
        assert!(validator.is_valid(&serde_json::from_str(line).unwrap()), "{line}");
    }
}

#[test]
fn the_law_is_looked_up() {
    let law = printed(&run(&["law", "LP.6.2"]));
    assert!(law.starts_with("LP.6.2"), "{law}");
    refused(&run(&["law", "no such word anywhere"]), 1);
}

#[test]
fn a_bad_file_is_named_with_its_line_and_the_reason() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("bad.woodland");
    let text = fs::read_to_string(golden()).unwrap();
    let spoilt = text.replacen("{\"entry\":{\"id\":6,", "{\"entry\":{\"id\":6;", 1);
    let misfit = text.replacen("{\"entry\":{\"id\":6,", "{\"entry\":{\"id\":60,", 1);
    for (bytes, english, dutch) in [
        (spoilt.as_str(), "Line 7 cannot be read", "Regel 7"),
        (misfit.as_str(), "Line 7 does not fit", "Regel 7"),
        ("", "The file is empty", "leeg"),
        ("no ledger", "not a ledger", "geen logboek"),
    ] {
        fs::write(&path, bytes).unwrap();
        let file = path.to_str().unwrap();
        for task in [
            &["replay"][..],
            &["replay", "--json"],
            &["export", "--as", "csv"],
            &["export", "--as", "json"],
        ] {
            let said = refused(&run(&[task, &[file]].concat()), 1);
            assert!(said.contains(english) && said.starts_with(file), "{said}");
            let said = refused(&run(&[task, &[file, "--lang", "nl"]].concat()), 1);
            assert!(said.contains(dutch), "{said}");
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), bytes);
    }
    refused(&run(&["replay", dir.path().to_str().unwrap()]), 1);
    refused(&run(&["replay", dir.path().join("none").to_str().unwrap()]), 1);
    // A torn end is told, and no fault.
    fs::write(&path, format!("{text}{{\"entry\":")).unwrap();
    let out = run(&["replay", path.to_str().unwrap()]);
    printed(&out);
    assert!(!out.stderr.is_empty());
}

#[test]
fn what_cannot_be_meant_tells_the_usage() {
    for line in [
        "replay",
        "export x",
        "export x --as pdf",
        "schema x",
        "law",
        "--lang fr",
        "a b",
        "--what",
        "law x --reveal",
    ] {
        let words: Vec<&str> = line.split(' ').collect();
        let said = refused(&run(&words), 2);
        assert!(said.contains("Usage: woodland-ledger"), "{line}: {said}");
    }
    assert!(printed(&run(&["--help", "--lang", "nl"])).contains("BESTAND"));
    assert!(printed(&run(&["--version"])).starts_with("woodland-ledger "));
}

/// A saved game is found by its name, in the folder that is named or in the person's own.
#[test]
fn a_saved_game_is_found_by_its_name() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("with spaces 🦊");
    fs::create_dir_all(data.join("games")).unwrap();
    fs::copy(golden(), data.join("games/Friday.woodland")).unwrap();
    for name in ["Friday", "Friday.woodland"] {
        let told = printed(&run(&["replay", name, "--data-dir", data.to_str().unwrap()]));
        assert!(told.contains("Ada"));
    }
    refused(&run(&["replay", "Saturday", "--data-dir", data.to_str().unwrap()]), 1);
    // Without a home nothing is found by name, and everything else works.
    let homeless = |arguments: &[&str]| {
        program().args(arguments).env_remove("HOME").env_remove("XDG_DATA_HOME").output().unwrap()
    };
    printed(&homeless(&["replay", golden().to_str().unwrap()]));
    printed(&homeless(&["schema"]));
    printed(&homeless(&["law", "3.1"]));
    refused(&homeless(&["replay", "Friday"]), 1);
    let file = dir.path().join("file");
    fs::write(&file, "").unwrap();
    for data in [file, dir.path().join("none")] {
        refused(&run(&["replay", "Friday", "--data-dir", data.to_str().unwrap()]), 1);
    }
    let home =
        program().args(["replay", "Friday"]).env("XDG_DATA_HOME", dir.path()).output().unwrap();
    refused(&home, 1);
    fs::rename(&data, dir.path().join("woodland-ledger")).unwrap();
    let home =
        program().args(["replay", "Friday"]).env("XDG_DATA_HOME", dir.path()).output().unwrap();
    printed(&home);
}

/// A reader that has heard enough is no fault.
#[test]
fn a_closed_pipe_is_no_fault() {
    use std::process::Stdio;
    let mut child =
        program().arg("schema").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let out = child.wait_with_output().unwrap();
    assert_eq!(out.status.code(), Some(0), "{}", String::from_utf8_lossy(&out.stderr));
}

/// A finished game is handed on as a link; one that goes on is refused with the reason.
#[test]
fn a_finished_game_is_handed_to_bg_stats() {
    let won = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/v1/won.woodland");
    let link = printed(&run(&["export", won.to_str().unwrap(), "--as", "bgstats"]));
    assert!(link.starts_with("https://app.bgstatsapp.com/createPlay.html?data=%7B"), "{link}");
    assert!(link.contains("%22bggId%22%3A237182") && link.contains("%22winner%22%3Afalse"));
    assert_eq!(link.trim_end().lines().count(), 1);
    let on = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/v1/one-round.woodland");
    let fault = refused(&run(&["export", on.to_str().unwrap(), "--as", "bgstats"]), 1);
    assert!(fault.contains("not finished"), "{fault}");
}
