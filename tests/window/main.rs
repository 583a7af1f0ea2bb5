//! The window without a display: played through its controls, measured, read and photographed.
//! Set `WOODLAND_PICTURES` to keep the pictures in that directory.

mod gallery;
mod kit;
mod play;
mod access;
mod contrast;
mod pictures;
mod scenes;
mod speed;
