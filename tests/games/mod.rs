//! Whole games, played the way a person plays them: by what stands on the screen.

mod cult;
mod eyrie;
pub mod golden;
pub mod hand;
mod hidden;
mod marquise;
mod names;
mod nemesis;
mod recorded;
mod script;
mod ten_turns;
mod vagabond;
