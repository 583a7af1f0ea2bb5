//! Whole games, played the way a person plays them: by what stands on the screen.

mod alliance;
mod cult;
mod drillbit;
mod duchy_and_vagabond;
mod eyrie;
pub mod golden;
pub mod hand;
mod hidden;
mod marquise;
mod names;
mod nemesis;
mod plays_on;
mod recorded;
mod script;
mod ten_turns;
mod tracks;
mod vagabond;
mod woodland;
mod woodland_by_hand;
