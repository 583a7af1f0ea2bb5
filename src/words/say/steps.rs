//! The checklist: phases, steps, their worked-out numbers and why a step cannot be done.

use tr::tr;

use crate::engine::game::Game;
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::{SeatId, Standing};
use crate::engine::suit::Suit;
use crate::engine::turn::{Phase, Status, Step, StepInfo};
use crate::words::{Language, factions, in_language};

use super::{card, card_effect, refusals};

pub fn phase(language: Language, phase: Phase) -> String {
    in_language(language, || match phase {
        Phase::Setup => tr!("Setup"),
        Phase::Birdsong => tr!("Birdsong"),
        Phase::Daylight => tr!("Daylight"),
        Phase::Evening => tr!("Evening"),
    })
}

pub fn step_title(language: Language, game: &Game, step: Step) -> String {
    match step {
        Step::Dominance => in_language(language, || tr!("Check dominance")),
        Step::Reminder(id) => card(language, game, id),
        Step::Own(own) => factions::step_title(language, own),
    }
}

/// The number already worked out, as a sentence; empty where the step has none.
pub fn step_figure(language: Language, game: &Game, seat: SeatId, info: &StepInfo) -> String {
    match info.step {
        Step::Dominance | Step::Reminder(_) => String::new(),
        Step::Own(own) => factions::step_figure(language, game, seat, own, info),
    }
}

/// Why a step cannot be done, or what else there is to know of it; may be empty.
pub fn step_detail(language: Language, game: &Game, seat: SeatId, info: &StepInfo) -> String {
    match &info.status {
        Status::Impossible(kind) => impossible(language, game, kind),
        Status::Due | Status::Optional | Status::Done | Status::Skipped => match info.step {
            Step::Dominance => dominance(language, game, seat),
            Step::Reminder(id) => game
                .card(id)
                .and_then(|c| c.face.kind())
                .map_or_else(String::new, |kind| card_effect(language, kind)),
            Step::Own(own) => factions::step_detail(language, game, seat, own, info),
        },
    }
}

fn impossible(language: Language, game: &Game, kind: &RefusalKind) -> String {
    refusals::kind(language, game, kind)
}

fn dominance(language: Language, game: &Game, seat: SeatId) -> String {
    match game.seat(seat).map(|s| s.standing) {
        Some(Standing::Dominance(suit)) => condition(language, suit),
        Some(Standing::Points | Standing::Coalition(_)) | None => String::new(),
    }
}

/// What a dominance card asks for.
pub(super) fn condition(language: Language, suit: Suit) -> String {
    in_language(language, || match suit {
        Suit::Fox => tr!("Wins at the start of Birdsong by ruling three fox clearings."),
        Suit::Rabbit => tr!("Wins at the start of Birdsong by ruling three rabbit clearings."),
        Suit::Mouse => tr!("Wins at the start of Birdsong by ruling three mouse clearings."),
        Suit::Bird => tr!("Wins at the start of Birdsong by ruling two opposite corners."),
    })
}
