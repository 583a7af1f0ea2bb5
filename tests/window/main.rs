//! The window without a display: played through its controls, measured, read and photographed.
//! Set `WOODLAND_PICTURES` to keep the pictures in that directory.

mod access;
mod contrast;
mod gallery;
mod kit;
mod pictures;
mod play;
mod scenes;
mod speed;
