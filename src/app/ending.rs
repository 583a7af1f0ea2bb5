//! How the app ends when nobody closes it: by a signal, or by a fault of its own. Either way, what was done is saved first.

use std::io;
use std::panic;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use crate::store::crash::{self, Crash};
use crate::store::disk::StdDisk;
use crate::store::writer::settle_all;

/// How long an end waits for the disk.
const PATIENCE: Duration = Duration::from_secs(5);

/// The first fault is the one to tell: what follows is only how it ended the program.
static NOTED: AtomicBool = AtomicBool::new(false);

/// From now on a fault on this thread, which is the one that the person touches, leaves a note in a file and saves what
/// was done. It does so at once and not while unwinding: a fault inside the window's own code may not unwind at all.
pub fn note_faults(file: PathBuf, clock: impl Fn() -> i64 + Send + Sync + 'static) {
    let (mine, say) = (thread::current().id(), panic::take_hook());
    panic::set_hook(Box::new(move |fault| {
        say(fault);
        if thread::current().id() != mine || NOTED.swap(true, Ordering::SeqCst) {
            return;
        }
        let mut crash = Crash {
            app: env!("CARGO_PKG_VERSION").into(),
            at: clock(),
            place: fault.location().map(ToString::to_string).unwrap_or_default(),
            saved: false,
        };
        let leave = |crash: &Crash| {
            if let Err(e) = crash::leave(&StdDisk, &file, crash) {
                log::error!("no note of the fault: {e}");
            }
        };
        leave(&crash);
        crash.saved = settle_all(PATIENCE);
        if crash.saved {
            leave(&crash);
        }
    }));
}

/// Ends the app on SIGTERM, SIGINT and SIGHUP as if it had been closed. `end` asks for that from another thread and says
/// whether anybody listens. Who does not end in time is ended, with the ledgers saved.
#[cfg(unix)]
pub fn on_signal(end: impl Fn() -> bool + Send + 'static) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;

    let wanted = [SIGTERM, SIGINT, SIGHUP].into_iter().filter(|signal| !ignored(*signal));
    let mut signals = Signals::new(wanted)?;
    thread::Builder::new().name("signals".into()).spawn(move || {
        let Some(signal) = signals.forever().next() else { return };
        let listened = end();
        let saved = settle_all(PATIENCE);
        if listened {
            thread::sleep(PATIENCE);
        }
        log::warn!("ended by signal {signal}; everything saved: {saved}");
        std::process::exit(if saved { 0 } else { 1 });
    })?;
    Ok(())
}

/// Other systems tell a program in other ways that it is to end; the writer's thread has saved all but the last moment.
#[cfg(not(unix))]
pub fn on_signal(_: impl Fn() -> bool + Send + 'static) -> io::Result<()> {
    Ok(())
}

/// Whether whoever started the app wants it to stay through this signal, as `nohup` does.
#[cfg(unix)]
fn ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
    mask >> (signal - 1) & 1 == 1
}
