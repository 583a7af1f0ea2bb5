//! Kill -9 at random moments. The child is this test program again, playing the script and telling what is saved.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, BufWriter, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use woodland_ledger::engine::history::History;
use woodland_ledger::store::ledger::load;
use woodland_ledger::store::line::Line;
use woodland_ledger::store::writer::{Report, Ticket, Writer};

use super::script::{Script, assert_same, header, quiet, text, wake};

const MODE: &str = "WOODLAND_TEST_CHILD";
const LEDGER: &str = "WOODLAND_TEST_LEDGER";

/// This program once more, in another role.
pub struct Child {
    process: std::process::Child,
    out: BufReader<std::process::ChildStdout>,
}

impl Child {
    pub fn start(mode: &str, ledger: &Path) -> Self {
        Self::start_by(&[], mode, ledger)
    }

    /// Started by another program, which finds this one and its arguments at the end of its own.
    pub fn start_by(starter: &[&str], mode: &str, ledger: &Path) -> Self {
        let role = ["store::kill::in_another_role", "--exact", "--nocapture", "--test-threads=1"];
        let this = std::env::current_exe().unwrap();
        let mut words = starter.iter().map(Path::new).chain([this.as_path()]);
        let mut process = Command::new(words.next().unwrap())
            .args(words)
            .args(role)
            .env(MODE, mode)
            .env(LEDGER, ledger)
            // Some end in a fault, and are meant to.
            .env("RUST_BACKTRACE", "0")
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let out = BufReader::new(process.stdout.take().unwrap());
        Self { process, out }
    }

    /// Waits for a line that begins like this, and returns it.
    pub fn wait_for(&mut self, word: &str) -> String {
        self.wait_for_any(&[word])
    }

    pub fn wait_for_any(&mut self, words: &[&str]) -> String {
        let mut line = String::new();
        while !words.iter().any(|word| line.starts_with(word)) {
            line.clear();
            assert_ne!(self.out.read_line(&mut line).unwrap(), 0, "the child never said {words:?}");
        }
        line
    }

    /// Sends it a signal: TERM, HUP.
    pub fn signal(&self, signal: &str) {
        let kill = format!("kill -{signal} {}", self.process.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
    }

    /// Waits for its end; what else it had said, and how it ended.
    pub fn wait(mut self) -> (String, std::process::ExitStatus) {
        let mut said = String::new();
        self.out.read_to_string(&mut said).unwrap();
        (said, self.process.wait().unwrap())
    }

    /// Kills it and returns what else it had said.
    pub fn kill(mut self) -> String {
        self.process.kill().unwrap();
        let status = self.process.wait().unwrap();
        let mut said = String::new();
        self.out.read_to_string(&mut said).unwrap();
        assert_eq!(status.code(), None, "the child ended by itself: {said}");
        said
    }
}

pub fn say(what: &str) {
    let mut out = std::io::stdout();
    out.write_all(format!("\n{what}\n").as_bytes()).unwrap();
    out.flush().unwrap();
}

/// Not a test: what the child does. Without its variables it does nothing.
#[test]
fn in_another_role() {
    let (Ok(mode), Some(path)) = (std::env::var(MODE), std::env::var_os(LEDGER)) else { return };
    let path = Path::new(&path);
    match mode.as_str() {
        "hold" => {
            let _held = Writer::resume(path, quiet()).unwrap();
            say("held");
            std::thread::sleep(Duration::from_secs(60));
        }
        "careful" => careful(path),
        "careless" => careless(path),
        other => crate::damage::role(other, path),
    }
}

/// Lines of a ledger, without the header.
fn lines_in(path: &Path) -> usize {
    fs::read(path).unwrap().iter().filter(|b| **b == b'\n').count().saturating_sub(1)
}

fn careful(path: &Path) {
    let (wake, reports) = wake();
    let (history, mut writer) = if path.exists() {
        let (loaded, writer) = Writer::resume(path, wake).unwrap();
        (loaded.history, writer)
    } else {
        (History::default(), Writer::create(path, &header(), wake).unwrap())
    };
    // Once this is reported the file is in order: torn end cut off, last line ended.
    assert!(matches!(reports.recv().unwrap(), Report::Saved(Ticket(0))));
    let before = lines_in(path);
    let mut script = Script::from(history, before);
    loop {
        // A few at a time, so that lines are also gathered for one write.
        for _ in 0..=script.lines % 4 {
            writer.append(script.next());
        }
        loop {
            match reports.recv().unwrap() {
                Report::Saved(Ticket(n)) => {
                    let saved = before + usize::try_from(n).unwrap();
                    say(&format!("saved {saved}"));
                    if saved == script.lines {
                        break;
                    }
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

/// The control: says "saved" as soon as a line lies in its buffer.
fn careless(path: &Path) {
    let mut script = Script::default();
    if path.exists() {
        script = Script::from(load(path).unwrap().history, lines_in(path));
    } else {
        fs::write(path, text(&[Line::Header(header())])).unwrap();
    }
    let file = OpenOptions::new().append(true).open(path).unwrap();
    let mut file: BufWriter<File> = BufWriter::new(file);
    loop {
        file.write_all(&text(&[script.next()])).unwrap();
        say(&format!("saved {}", script.lines));
        std::thread::sleep(Duration::from_millis(1));
    }
}

#[derive(Default, Debug)]
struct Toll {
    saved: usize,
    torn: usize,
    lost: usize,
}

/// Plays games that are killed again and again, a new game every ten deaths.
fn massacre(mode: &str, deaths: usize) -> Toll {
    let dir = tempfile::tempdir().unwrap();
    let mut toll = Toll::default();
    let mut expected = Script::default();
    let mut bytes = Vec::new();
    for death in 0..deaths {
        let path = dir.path().join(format!("{}.woodland", death / 10));
        if death % 10 == 0 {
            expected = Script::default();
            bytes = text(&[Line::Header(header())]);
        }
        let mut child = Child::start(mode, &path);
        // Every second one gets as far as saving, however slow the machine; the others die at any moment at all.
        let early = mode == "careful" && death % 2 == 0;
        let mut said = if early { String::new() } else { child.wait_for("saved ") };
        let patience = rand::random_range(0..50_000);
        std::thread::sleep(Duration::from_micros(patience));
        said += &child.kill();
        let saved = said
            .split_inclusive('\n')
            .filter_map(|line| line.strip_suffix('\n')?.strip_prefix("saved ")?.parse().ok())
            .max();
        let Some(saved): Option<usize> = saved else { continue };
        toll.saved += saved.saturating_sub(expected.lines);
        let loaded = match load(&path) {
            Ok(loaded) => loaded,
            Err(e) if mode == "careful" => panic!("death {death}: {e}"),
            Err(_) => return Toll { lost: toll.lost + 1, ..toll },
        };
        let file = fs::read(&path).unwrap();
        let whole = &file[..usize::try_from(loaded.keep).unwrap()];
        toll.torn += usize::from(loaded.torn.is_some());
        let there = whole.iter().filter(|b| **b == b'\n').count() - 1
            + usize::from(!whole.ends_with(b"\n"));
        if there < saved {
            toll.lost += saved - there;
        }
        if mode == "careful" {
            // Not only as many lines: the very same ones.
            assert!(there >= saved, "death {death}: {saved} lines were saved, {there} are there");
            while expected.lines < there {
                bytes.extend(text(&[expected.next()]));
            }
            assert!(bytes.starts_with(whole) && bytes.len() <= whole.len() + 1);
            assert_same(&loaded.history, &expected.history);
        } else {
            expected.lines = there;
            // The careless one cannot go on from a torn line; its next game is a new one.
            if loaded.torn.is_some() {
                return toll;
            }
        }
    }
    toll
}

#[test]
fn killed_at_200_random_moments_every_acknowledged_line_is_there() {
    let workers: Vec<_> = (0..4).map(|_| std::thread::spawn(|| massacre("careful", 50))).collect();
    let tolls: Vec<Toll> = workers.into_iter().map(|w| w.join().unwrap()).collect();
    println!("{tolls:?}");
    let saved: usize = tolls.iter().map(|t| t.saved).sum();
    assert!(
        saved > 300,
        "only {saved} lines were saved in all: the kills came too early to show anything"
    );
    assert!(tolls.iter().all(|t| t.lost == 0));
}

#[test]
fn a_careless_writer_is_caught_by_the_same_test() {
    let lost: usize = (0..10).map(|_| massacre("careless", 3).lost).sum();
    assert!(lost > 0, "a writer that saves nothing in time passed");
}
