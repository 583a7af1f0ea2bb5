//! Whole games, played the way a person plays them: by what stands on the screen.

mod hand;
mod recorded;
mod script;
mod ten_turns;
