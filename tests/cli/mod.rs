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

/// What is wrong with the arguments is said in the language that is asked for, even where they cannot be understood.
#[test]
fn wrong_usage_is_told_in_the_language_asked_for() {
    for (line, english, dutch) in [
        ("replay", "replay takes one file.", "replay gaat over één bestand."),
        ("export x", "export takes --as", "Bij export hoort --as"),
        ("export x --as pdf", "no export as pdf", "Exporteren als pdf"),
        ("law", "law takes a number or words.", "Bij law hoort een nummer of woorden."),
        ("schema x", "schema takes nothing more.", "Bij schema hoort verder niets."),
        ("a b", "Only one game", "één spel"),
        ("--what", "--what means nothing here.", "--what betekent hier niets."),
        ("schema --json", "--json goes with: replay.", "--json hoort bij: replay."),
        ("--data-dir", "--data-dir takes a value.", "Bij --data-dir hoort een waarde."),
        ("--version=3", "--version takes no value.", "Bij --version hoort geen waarde."),
    ] {
        let words: Vec<&str> = line.split(' ').collect();
        let said = refused(&run(&words), 2);
        assert!(said.contains(english) && said.contains("Usage: "), "{line}: {said}");
        for place in ["before", "after"] {
            let with = if place == "before" {
                [&["--lang", "nl"][..], &words].concat()
            } else {
                [&words[..], &["--lang=nl"]].concat()
            };
            // An option that waits for its value would take the next one.
            if line == "--data-dir" && place == "after" {
                continue;
            }
            let said = refused(&run(&with), 2);
            assert!(said.contains(dutch) && said.contains("Gebruik: "), "{line}: {said}");
            assert!(!said.contains("Usage"), "{line}: {said}");
        }
    }
    let said = refused(&run(&["law", " ", ""]), 2);
    assert!(said.contains("law takes"), "{said}");
    let said = refused(&run(&["--lang", "fr", "law", "x"]), 2);
    assert!(said.contains("There is no language fr"), "{said}");
}

/// Files that are none, or are a stranger's: a reason in words, and nothing that commands a terminal.
#[test]
fn strange_files_are_refused_without_a_trace() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("with spaces 🦊.woodland");
    let file = path.to_str().unwrap();
    let text = fs::read_to_string(golden()).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let evil = lines[2].replacen("\"command\":{\"", "\"command\":{\"\\u001b]0;gone\\u0007", 1);
    let deep = format!("{}\n{{\"entry\":{}\n", lines[0], "[".repeat(200_000));
    let marked = [&b"\xef\xbb\xbf"[..], text.as_bytes()].concat();
    let long = format!("{}\n{{\"note\":\"{}\"}}\n", lines[0], "x".repeat(3_000_000));
    for (bytes, english, dutch) in [
        (format!("{}\n{}\n{evil}\n", lines[0], lines[1]).into_bytes(), "Line 3", "Regel 3"),
        (deep.into_bytes(), "Line 2", "Regel 2"),
        (long.into_bytes(), "Line 2", "Regel 2"),
        (vec![0; 1_000_000], "not a ledger", "geen logboek"),
        (marked, "not a ledger", "geen logboek"),
        (vec![0xff, 0xfe, b'{', 0], "not a ledger", "geen logboek"),
    ] {
        fs::write(&path, &bytes).unwrap();
        let said = refused(&run(&["replay", file]), 1);
        assert!(said.starts_with(file) && said.contains(english), "{said}");
        assert!(!said.trim_end().contains(char::is_control), "{said:?}");
        assert!(said.len() < 1_000, "{}", said.len());
        let said = refused(&run(&["replay", file, "--lang", "nl"]), 1);
        assert!(said.contains(dutch), "{said}");
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
    // Larger than any ledger, without taking room on the disk.
    fs::File::create(&path).unwrap().set_len(1 << 36).unwrap();
    let said = refused(&run(&["export", "--as", "csv", file]), 1);
    assert!(said.contains("far too large") && !said.contains('('), "{said}");
    let none = dir.path().join("none");
    let said = refused(&run(&["replay", none.to_str().unwrap(), "--lang", "nl"]), 1);
    assert!(said.contains("Dit bestand is er niet."), "{said}");
    let folder = refused(&run(&["replay", dir.path().to_str().unwrap()]), 1);
    assert!(folder.contains("not a file"), "{folder}");
    let said = refused(&run(&["replay", "--", "--lang"]), 1);
    assert!(said.starts_with("--lang"), "{said}");
    // Line breaks as another system writes them are none of its business.
    fs::write(&path, text.replace('\n', "\r\n")).unwrap();
    assert_eq!(
        printed(&run(&["replay", file])),
        printed(&run(&["replay", golden().to_str().unwrap()]))
    );
}

/// What cannot be printed is a fault with a reason; what nobody reads any more is none.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_under_the_output_is_told() {
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let out = program().args(["law", "3.1"]).stdout(full).output().unwrap();
    assert_eq!(out.status.code(), Some(1));
    assert!(!out.stderr.is_empty());
    // A pipe is no file, and is not waited for.
    let dir = tempfile::tempdir().unwrap();
    let pipe = dir.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    refused(&run(&["replay", pipe.to_str().unwrap()]), 1);
}

/// Of many laws the first ones are printed, and the rest is not kept quiet about.
#[test]
fn more_laws_than_are_printed_are_told_of() {
    let out = run(&["law", "battle", "--lang", "en"]);
    assert_eq!(printed(&out).matches("\n\n").count(), 9);
    assert!(String::from_utf8_lossy(&out.stderr).contains("more laws were found"));
    let out = run(&["law", "LP.6.2", "--lang", "en"]);
    printed(&out);
    assert!(out.stderr.is_empty());
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
