//! The window: the only room that names Slint. It shows view models and passes touches on; it decides nothing.

mod awake;
mod fonts;
mod models;
mod portal;
mod rows;
mod shell;
pub mod ui;

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::rc::Rc;

use slint::ComponentHandle;

use crate::app::chooser::Chosen;
use crate::app::desk::Desk;

pub use shell::{Chooser, Shell};

thread_local! {
    /// The shell of this thread's window, for messages that come from other threads.
    static SHELL: RefCell<Option<Rc<Shell>>> = const { RefCell::new(None) };
}

/// Why no window came up.
#[derive(Debug, thiserror::Error)]
pub enum WindowFault {
    #[error(
        "no font is installed on this machine; install one, on Debian or Ubuntu with: apt-get install fonts-dejavu-core"
    )]
    NoFont,
    #[error("no window can be opened: {0}")]
    Platform(#[from] slint::PlatformError),
}

/// The name of the desktop entry, by which the desktop finds the window's icon and name.
pub const APP_ID: &str = "io.github.woodland_ledger.WoodlandLedger";

/// Called by any thread when the disk has taken, or refused, something: the window looks again.
pub fn wake() {
    // Before the window is up, and after it is gone, there is nobody to wake.
    let _ = slint::invoke_from_event_loop(|| {
        SHELL.with_borrow(|shell| {
            if let Some(shell) = shell {
                shell.refresh();
            }
        });
    });
}

/// Called by any thread when the dialog is over in which a file is chosen.
fn chosen(chosen: Chosen) {
    // The app may have been closed before the dialog was.
    let _ = slint::invoke_from_event_loop(|| {
        SHELL.with_borrow(|shell| {
            if let Some(shell) = shell {
                shell.chosen(chosen);
            }
        });
    });
}

/// Called by any thread to close the window as it stands; whether there is one to close.
pub fn end() -> bool {
    slint::quit_event_loop().is_ok()
}

/// Without a graphics card the software renderer is up in half the time and takes a fifth of the memory.
/// `SLINT_BACKEND` overrules this.
fn choose_renderer() -> Result<(), slint::PlatformError> {
    let no_card = cfg!(target_os = "linux") && !std::path::Path::new("/dev/dri").exists();
    if no_card && std::env::var_os("SLINT_BACKEND").is_none() {
        slint::BackendSelector::new()
            .backend_name("winit".into())
            .renderer_name("software".into())
            .select()?;
    }
    Ok(())
}

/// Opens the window on a desk and runs until it is closed.
pub fn run(desk: Desk) -> Result<(), WindowFault> {
    if !fonts::any() {
        return Err(WindowFault::NoFont);
    }
    choose_renderer()?;
    let shell = Shell::new(desk)?;
    shell.stay_awake();
    shell.choose_with(Box::new(portal::ask));
    slint::set_xdg_app_id(APP_ID)?;
    SHELL.set(Some(shell.clone()));
    // A fault in a callback ends the window, not what was done in it.
    let ran = catch_unwind(AssertUnwindSafe(|| shell.window.run()));
    SHELL.set(None);
    if let Ok(mut desk) = shell.desk.try_borrow_mut() {
        desk.close_game();
    }
    ran.unwrap_or_else(|fault| resume_unwind(fault))?;
    Ok(())
}
