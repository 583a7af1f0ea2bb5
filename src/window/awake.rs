//! Keeps the screen awake while a game is on, and lets go of it afterwards.

use std::sync::mpsc::{Sender, channel};

/// Asks the system on a thread of its own: it may be slow to answer, and it may refuse.
pub struct Awake {
    tell: Sender<bool>,
    wanted: bool,
}

impl Awake {
    pub fn new() -> Self {
        let (tell, told) = channel::<bool>();
        std::thread::spawn(move || {
            let mut held = None;
            while let Ok(wanted) = told.recv() {
                held = if wanted { held.or_else(hold) } else { None };
            }
        });
        Self { tell, wanted: false }
    }

    /// Says whether the screen has to stay on.
    pub fn set(&mut self, wanted: bool) {
        if wanted != self.wanted {
            self.wanted = wanted;
            // The thread ends with the window.
            let _ = self.tell.send(wanted);
        }
    }
}

fn hold() -> Option<keepawake::KeepAwake> {
    let held = keepawake::Builder::default()
        .display(true)
        .reason("A game is on")
        .app_name("Woodland Ledger")
        .app_reverse_domain(super::APP_ID)
        .create();
    held.inspect_err(|e| log::info!("the system does not keep the screen awake: {e}")).ok()
}
