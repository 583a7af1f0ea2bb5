//! The window without a display: played through its controls, measured, read and photographed.
//! Set `WOODLAND_PICTURES` to keep the pictures in that directory.

mod access;
mod alliance;
mod battery;
mod by_hand;
mod canvas;
mod choosing;
mod contrast;
mod crowd;
mod cult;
mod curtain;
/// Disks that fail on purpose.
#[allow(dead_code)]
#[path = "../store/disks.rs"]
mod disks;
mod ending;
mod gallery;
/// The script of ten turns and the hand that plays it without a window.
#[allow(dead_code)]
#[path = "../games"]
mod games {
    pub mod hand;
    pub mod script;
}
mod hand;
mod kit;
mod law;
mod layout;
mod marquise;
mod pictures;
mod play;
mod repeat;
mod scenes;
mod scenes_eyrie;
mod scenes_lemming_reavers;
mod scenes_vagabond;
mod shape;
mod shelf;
mod speed;
mod touches;
mod whole_game;
