//! The whole program on a made-up screen, beside the smallest window that Slint can show:
//! `cargo bench --features bench --bench whole_program`. What the screen reports as painted counts, not what a program says of itself.
//!
//! - the first picture: from the start of the process to the first content in its window;
//! - idle: what is painted, and the processor's time, while nobody touches anything, for 60 s (`WOODLAND_IDLE` seconds), by what lies
//!   open: a board, the table, the far view, the last two with the clock as well;
//! - a touch: from a key to the picture that it makes;
//! - memory, once the first picture stands.
//!
//! It fails where something is painted in idle, but for the clock's minutes, or where the first picture takes many times that of
//! the smallest window.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::damage::{ConnectionExt as _, ReportLevel};
use x11rb::protocol::xproto::{
    ChangeWindowAttributesAux, ConnectionExt as _, EventMask, ImageFormat, InputFocus,
    KEY_PRESS_EVENT, KEY_RELEASE_EVENT,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

const APP: &str = env!("CARGO_BIN_EXE_woodland-ledger");
const RUNS: usize = 7;
/// How many times the smallest window's time the first picture may take.
const MOST_TIMES_HELLO: f64 = if cfg!(debug_assertions) { 40.0 } else { 5.0 };
const PATIENCE: Duration = Duration::from_secs(60);
/// Ctrl, Shift and Z on the keyboard of every X server.
const UNDO: &[u8] = &[37, 52];
const REDO: &[u8] = &[37, 50, 52];

type Fault = Box<dyn std::error::Error>;

/// A program that is ended when it is no longer measured.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A made-up screen, and what is painted on it.
struct Screen {
    name: String,
    x: RustConnection,
    root: u32,
    _server: Running,
}

impl Screen {
    fn new() -> Result<Self, Fault> {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1200x900x24"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut number = String::new();
        BufReader::new(server.stdout.take().ok_or("no pipe")?).read_line(&mut number)?;
        let server = Running(server);
        let name = format!(":{}", number.trim());
        let (x, _) = x11rb::connect(Some(&name))?;
        let root = x.setup().roots[0].root;
        let watch = ChangeWindowAttributesAux::new().event_mask(EventMask::SUBSTRUCTURE_NOTIFY);
        x.change_window_attributes(root, &watch)?.check()?;
        x.damage_query_version(1, 1)?.reply()?;
        // Whatever is painted in any window is painted on the root.
        x.damage_create(x.generate_id()?, root, ReportLevel::RAW_RECTANGLES)?.check()?;
        Ok(Self { name, x, root, _server: server })
    }

    /// Waits until something is told, but not longer than until then.
    fn next(&self, end: Instant) -> Result<Option<Event>, Fault> {
        loop {
            if let Some(event) = self.x.poll_for_event()? {
                return Ok(Some(event));
            }
            if Instant::now() >= end {
                return Ok(None);
            }
            std::thread::sleep(Duration::from_micros(200));
        }
    }

    fn forget(&self) -> Result<(), Fault> {
        self.x.get_input_focus()?.reply()?;
        while self.x.poll_for_event()?.is_some() {}
        Ok(())
    }

    /// How often something is painted in so much time.
    fn painted(&self, time: Duration) -> Result<usize, Fault> {
        let end = Instant::now() + time;
        let mut painted = 0;
        while let Some(event) = self.next(end)? {
            painted += usize::from(matches!(event, Event::DamageNotify(_)));
        }
        Ok(painted)
    }

    /// Whether a window shows more than one colour.
    fn shows(&self, window: u32) -> Result<bool, Fault> {
        let about = self.x.get_geometry(window)?.reply()?;
        let (width, height) = (about.width, about.height);
        let all = u32::MAX;
        let image =
            self.x.get_image(ImageFormat::Z_PIXMAP, window, 0, 0, width, height, all)?.reply();
        // A window that has just been mapped may not be there yet.
        let Ok(image) = image else { return Ok(false) };
        let mut pixels = image.data.chunks_exact(4);
        let first = pixels.next();
        Ok(pixels.any(|pixel| Some(pixel) != first))
    }

    /// Starts a program; its window, and how long the first picture took.
    fn start(&self, program: &Path, words: &[&str]) -> Result<(Running, u32, Duration), Fault> {
        self.forget()?;
        let begun = Instant::now();
        let child = Command::new(program)
            .args(words)
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("SLINT_BACKEND")
            .env("DISPLAY", &self.name)
            .spawn()?;
        let child = Running(child);
        let (mut window, end) = (None, begun + PATIENCE);
        while let Some(event) = self.next(end)? {
            match event {
                Event::MapNotify(map) if map.event == self.root => window = Some(map.window),
                Event::DamageNotify(_) => {
                    let took = begun.elapsed();
                    if let Some(window) = window
                        && self.shows(window)?
                    {
                        return Ok((child, window, took));
                    }
                }
                _ => {}
            }
        }
        Err(format!("{} showed nothing in {PATIENCE:?}", program.display()).into())
    }

    /// Presses keys together; how long it takes until something is painted, if anything is.
    fn touch(&self, keys: &[u8]) -> Result<Option<Duration>, Fault> {
        self.forget()?;
        let begun = Instant::now();
        let press = |kind, key| self.x.xtest_fake_input(kind, key, 0, self.root, 0, 0, 0).map(drop);
        for key in keys.iter().copied() {
            press(KEY_PRESS_EVENT, key)?;
        }
        for key in keys.iter().copied().rev() {
            press(KEY_RELEASE_EVENT, key)?;
        }
        self.x.flush()?;
        while let Some(event) = self.next(begun + Duration::from_secs(5))? {
            if matches!(event, Event::DamageNotify(_)) {
                return Ok(Some(begun.elapsed()));
            }
        }
        Ok(None)
    }
}

/// A figure of `/proc/PID/status`, in megabytes.
fn megabytes(child: &Running, name: &str) -> f64 {
    let status = fs::read_to_string(format!("/proc/{}/status", child.0.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
    let figure = line.trim_start_matches(':').trim().trim_end_matches(" kB");
    figure.parse::<f64>().unwrap_or(0.0) / 1024.0
}

/// The processor's time that a program has taken, in hundredths of a second.
fn ticks(child: &Running) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{}/stat", child.0.id())).unwrap_or_default();
    let rest = stat.rsplit_once(") ").map(|(_, rest)| rest.to_owned()).unwrap_or_default();
    rest.split(' ').skip(11).take(2).filter_map(|n| n.parse::<u64>().ok()).sum()
}

fn median(mut all: Vec<Duration>) -> Duration {
    all.sort_unstable();
    all[all.len() / 2]
}

/// The smallest window, built like the app.
fn hello() -> Result<PathBuf, Fault> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--example", "hello"]);
    if !cfg!(debug_assertions) {
        cargo.arg("--release");
    }
    // The same features, so that nothing is built a second time.
    cargo.args(["--features", if cfg!(feature = "ui-test") { "bench,ui-test" } else { "bench" }]);
    if !cargo.status()?.success() {
        return Err("the smallest window does not build".into());
    }
    Ok(Path::new(APP).parent().ok_or("no folder")?.join("examples/hello"))
}

/// What may lie open while nobody touches anything.
#[derive(Clone, Copy)]
struct Left {
    name: &'static str,
    page: &'static str,
    far: bool,
    clock: bool,
}

const BOARD: Left = Left { name: "a board", page: "board", far: false, clock: false };
const TABLE: Left = Left { name: "the table", page: "table", far: false, clock: false };
const FAR: Left = Left { name: "the far view", far: true, ..TABLE };
const LEFT: [Left; 5] = [
    BOARD,
    TABLE,
    FAR,
    Left { name: "the table with the clock", clock: true, ..TABLE },
    Left { name: "the far view with the clock", clock: true, ..FAR },
];

/// A folder in which perhaps a game is going on.
fn table(folder: &Path, name: &str, game: Option<Left>) -> Result<String, Fault> {
    let data = folder.join(name);
    fs::create_dir_all(data.join("games"))?;
    let mut settings = String::from("{\"version\":1,\"language\":\"en\"");
    if let Some(Left { page, far, clock, .. }) = game {
        let golden =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/v1/ten-turns.woodland");
        fs::copy(golden, data.join("games/ten-turns.woodland"))?;
        settings += &format!(
            ",\"last_game\":\"ten-turns.woodland\",\"last_screen\":\"{page}\",\"last_seat\":0,\"far_view\":{far},\"clock\":{clock}"
        );
    }
    fs::write(data.join("settings.json"), settings + "}")?;
    Ok(data.display().to_string())
}

/// What each of them paints, side by side on screens of their own; whether they are as still as they should be.
fn idle(folder: &Path) -> Result<bool, Fault> {
    let seconds = std::env::var("WOODLAND_IDLE").ok().and_then(|s| s.parse().ok()).unwrap_or(60);
    let mut running = Vec::new();
    for left in LEFT {
        let (data, screen) = (table(folder, left.name, Some(left))?, Screen::new()?);
        let (child, _, _) = screen.start(Path::new(APP), &["--data-dir", &data])?;
        running.push((left, screen, child));
    }
    // Whatever comes in after the first picture has come by then.
    std::thread::sleep(Duration::from_secs(3));
    let mut before = Vec::new();
    for (_, screen, child) in &running {
        screen.painted(Duration::ZERO)?;
        before.push(ticks(child));
    }
    std::thread::sleep(Duration::from_secs(seconds));
    println!("\n{:28} {:>8} {:>24}", "idle", "painted", "hundredths of a second");
    let mut still = true;
    for ((left, screen, child), before) in running.iter().zip(before) {
        let (painted, idle) = (screen.painted(Duration::ZERO)?, ticks(child) - before);
        println!("{:28} {painted:>8} {idle:>24}", left.name);
        // This turn and this game: each may come to its next minute once in every minute.
        let clock = left.clock && !left.far;
        let most = if clock { 2 * (seconds as usize).div_ceil(60) } else { 0 };
        still &= painted <= most;
    }
    println!("in {seconds} s");
    Ok(still)
}

fn run() -> Result<bool, Fault> {
    let (hello, folder) = (hello()?, tempfile::tempdir()?);
    let (empty, game) =
        (table(folder.path(), "empty", None)?, table(folder.path(), "game", Some(BOARD))?);
    let app = Path::new(APP);
    let programs: [(&str, &Path, Vec<&str>); 3] = [
        ("hello", &hello, vec![]),
        ("no game", app, vec!["--data-dir", &empty]),
        ("board of a game", app, vec!["--data-dir", &game]),
    ];
    let screen = Screen::new()?;
    let mut pictures: [Vec<Duration>; 3] = Default::default();
    let mut memory = [0.0_f64; 3];
    // In turn, so that a machine that grows slower does so for all of them. The first round warms the disk.
    for round in 0..=RUNS {
        for (at, (_, program, words)) in programs.iter().enumerate() {
            let (child, _, took) = screen.start(program, words)?;
            if round > 0 {
                pictures[at].push(took);
                memory[at] = memory[at].max(megabytes(&child, "VmHWM"));
            }
        }
    }
    let first = pictures.map(median);
    let (child, window, _) = screen.start(app, &["--data-dir", &game])?;
    screen.painted(Duration::from_secs(3))?;
    screen.x.set_input_focus(InputFocus::PARENT, window, x11rb::CURRENT_TIME)?.check()?;
    screen.painted(Duration::from_secs(1))?;
    let mut touches = Vec::new();
    for keys in [UNDO, REDO].into_iter().cycle().take(20) {
        let Some(took) = screen.touch(keys)? else { break };
        touches.push(took);
        screen.painted(Duration::from_millis(400))?;
    }
    drop(child);

    println!("\n{:28} {:>12} {:>10} {:>10}", "first picture", "", "to hello", "memory");
    for (at, (name, _, _)) in programs.iter().enumerate() {
        let times = first[at].as_secs_f64() / first[0].as_secs_f64();
        println!("{name:28} {:>12.1?} {times:>10.2} {:>7.1} MB", first[at], memory[at]);
    }
    match touches.is_empty() {
        true => println!("a key paints nothing: the window has no keyboard here"),
        false => println!("from a key to its picture: {:.1?}", median(touches)),
    }
    let times = first[2].as_secs_f64() / first[0].as_secs_f64();
    let (soon, still) = (times <= MOST_TIMES_HELLO, idle(folder.path())?);
    if !soon {
        eprintln!("the first picture takes {times:.1} times that of the smallest window");
    }
    if !still {
        eprintln!("something is painted although nobody touches anything");
    }
    Ok(soon && still)
}

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}
