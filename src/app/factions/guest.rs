//! A guest's board: nothing of its own beyond what every seat has.

use tr::tr;

use crate::engine::factions::guest::{Colour, Pick, State, Step};
use crate::engine::offer::Offer;
use crate::engine::seat::SeatId;
use crate::words::{Language, in_language};

use super::super::context::Context;
use super::super::view::{Drawing, Row};
use super::{OptionGroup, PickOption};

pub const BOARD: &str = "guest";
/// The groups that its drawing places itself; whatever else there is stands below them.
pub const GROUPS: &[&str] = &[
    "setup",
    "birdsong",
    "daylight",
    "evening",
    "crafted",
    "counters",
    "events",
    "correct",
    "reminders",
];

pub fn rows(_: &Context<'_>, _: SeatId, _: &State, _: &[Offer], _: &mut Vec<Row>) {}

pub fn crest(state: &State) -> Drawing {
    match state.colour {
        Colour::Red => "leaf",
        Colour::Blue => "feather",
        Colour::Green => "acorn",
        Colour::Gold => "key",
        Colour::Violet => "moon",
        Colour::Grey => "paw",
        Colour::Brown => "mushroom",
        Colour::Teal => "lantern",
    }
}

pub fn colour(state: &State) -> &'static str {
    match state.colour {
        Colour::Red => "guest-red",
        Colour::Blue => "guest-blue",
        Colour::Green => "guest-green",
        Colour::Gold => "guest-gold",
        Colour::Violet => "guest-violet",
        Colour::Grey => "guest-grey",
        Colour::Brown => "guest-brown",
        Colour::Teal => "guest-teal",
    }
}

pub fn step_key(step: Step) -> &'static str {
    match step {}
}

/// The factions that people bring most often, in a colour near that of their pieces; any other by its own name.
const KNOWN: [(&str, Colour); 9] = [
    (crate::text!("Riverfolk Company"), Colour::Teal),
    (crate::text!("Underground Duchy"), Colour::Brown),
    (crate::text!("Corvid Conspiracy"), Colour::Violet),
    (crate::text!("Lord of the Hundreds"), Colour::Red),
    (crate::text!("Keepers in Iron"), Colour::Grey),
    (crate::text!("Lilypad Diaspora"), Colour::Green),
    (crate::text!("Twilight Council"), Colour::Violet),
    (crate::text!("Knaves of the Deepwood"), Colour::Gold),
    (crate::text!("Another faction"), Colour::Teal),
];

pub fn picks() -> Vec<Pick> {
    KNOWN.iter().map(|(name, colour)| Pick { name: (*name).into(), colour: *colour }).collect()
}

pub fn options(language: Language, pick: &Pick) -> Vec<PickOption> {
    Colour::ALL
        .into_iter()
        .map(|colour| PickOption {
            text: colour_name(language, colour),
            detail: String::new(),
            selected: pick.colour == colour,
            group: OptionGroup::Seat {
                title: in_language(language, || tr!("Colour")),
                faction: None,
            },
            pick: Pick { colour, ..pick.clone() }.into(),
        })
        .collect()
}

fn colour_name(language: Language, colour: Colour) -> String {
    in_language(language, || match colour {
        Colour::Red => tr!("Red"),
        Colour::Blue => tr!("Blue"),
        Colour::Green => tr!("Green"),
        Colour::Gold => tr!("Gold"),
        Colour::Violet => tr!("Violet"),
        Colour::Grey => tr!("Grey"),
        Colour::Brown => tr!("Brown"),
        Colour::Teal => tr!("Teal"),
    })
}
