//! Whole games, played the way a person plays them: by what stands on the screen.

mod eyrie;
mod golden;
mod hand;
mod hidden;
mod names;
mod recorded;
mod script;
mod ten_turns;
