//! The words of guests: only their names, since everything else stands on their own boards.

use tr::tr;

use crate::engine::card::Face;
use crate::engine::entry::Entry;
use crate::engine::factions::guest::{
    Colour, Choice, Command, Effect, Figure, Pick, Pool, Question, Reason, Refusal, State, Step, Zone,
};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::turn::StepInfo;
use crate::words::say::one_line;
use crate::words::{Language, in_language, look_up};

pub fn faction_name(language: Language, state: &State) -> String {
    pick_name(language, state)
}

/// As the table calls it, or by its colour.
pub fn pick_name(language: Language, pick: &Pick) -> String {
    let typed = one_line(&pick.name);
    if !typed.is_empty() {
        // The factions that the app knows by name have one in every language.
        return look_up(language, &typed);
    }
    in_language(language, || match pick.colour {
        Colour::Red => tr!("Guest (red)"),
        Colour::Blue => tr!("Guest (blue)"),
        Colour::Green => tr!("Guest (green)"),
        Colour::Gold => tr!("Guest (gold)"),
        Colour::Violet => tr!("Guest (violet)"),
        Colour::Grey => tr!("Guest (grey)"),
        Colour::Brown => tr!("Guest (brown)"),
        Colour::Teal => tr!("Guest (teal)"),
    })
}

pub fn removed(language: Language) -> String {
    in_language(language, || tr!("Pieces removed…"))
}

pub fn own_face(_language: Language, _face: Face) -> Option<String> {
    None
}

// A guest has nothing else of its own.

pub fn pool(_language: Language, pool: Pool) -> String {
    match pool {}
}

pub fn set_pool(_language: Language, pool: Pool) -> String {
    match pool {}
}

pub fn shift(_language: Language, from: Pool, _to: Pool, _n: u8) -> String {
    match from {}
}

pub fn zone(_language: Language, zone: Zone) -> String {
    match zone {}
}

pub fn move_to(_language: Language, zone: Zone) -> String {
    match zone {}
}

pub fn add_to(_language: Language, zone: Zone) -> String {
    match zone {}
}

pub fn goes(_language: Language, zone: Zone, _card: &str) -> String {
    match zone {}
}

pub fn all_go(_language: Language, zone: Zone, _cards: &str) -> String {
    match zone {}
}

pub fn go(_language: Language, zone: Zone, _n: usize) -> String {
    match zone {}
}

pub fn shuffled(_language: Language, zone: Zone) -> String {
    match zone {}
}

pub fn figure(_language: Language, figure: Figure) -> String {
    match figure {}
}

pub fn step_title(_language: Language, step: Step) -> String {
    match step {}
}

pub fn step_figure(
    _language: Language,
    _game: &Game,
    _seat: SeatId,
    step: Step,
    _info: &StepInfo,
) -> String {
    match step {}
}

pub fn step_detail(
    _language: Language,
    _game: &Game,
    _seat: SeatId,
    step: Step,
    _info: &StepInfo,
) -> String {
    match step {}
}

pub fn refusal(_language: Language, refusal: Refusal) -> String {
    match refusal {}
}

pub fn question(_language: Language, _game: &Game, question: Question) -> (String, String) {
    match question {}
}

pub fn confirm(_language: Language, question: Question) -> String {
    match question {}
}

pub fn command(_language: Language, _game: &Game, _seat: SeatId, command: &Command) -> String {
    match *command {}
}

pub fn command_detail(
    _language: Language,
    _game: &Game,
    _seat: SeatId,
    command: &Command,
) -> String {
    match *command {}
}

pub fn done(
    _language: Language,
    _before: &Game,
    _after: &Game,
    _seat: SeatId,
    command: &Command,
    _entry: &Entry,
) -> String {
    match *command {}
}

pub fn effect(
    _language: Language,
    _before: &Game,
    _after: &Game,
    _seat: SeatId,
    effect: &Effect,
) -> String {
    match *effect {}
}

pub fn reason(_language: Language, reason: Reason) -> String {
    match reason {}
}

pub fn choice(_language: Language, _game: &Game, choice: Choice) -> String {
    match choice {}
}
