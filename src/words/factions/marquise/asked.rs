//! What the rules of the Marquise ask, with the answers and buttons that belong to it.
//! It asks nothing by itself and knows no answer before it is given.

use tr::tr;

use crate::engine::factions::marquise::{Building, Choice, Piece, Question};
use crate::engine::game::Game;
use crate::words::{Language, in_language};

/// "Sawmill": one of a kind, as an answer or the name of a row.
pub fn choice(language: Language, _game: &Game, choice: Choice) -> String {
    in_language(language, || match choice {
        Piece::Warrior => tr!("Warrior"),
        Piece::Wood => tr!("Wood"),
        Piece::Keep => tr!("Keep"),
        Piece::Building(Building::Sawmill) => tr!("Sawmill"),
        Piece::Building(Building::Workshop) => tr!("Workshop"),
        Piece::Building(Building::Recruiter) => tr!("Recruiter"),
    })
}

pub fn question(language: Language, _game: &Game, question: Question) -> (String, String) {
    in_language(language, || match question {
        Question::Garrison => (
            tr!("How many clearings get a warrior?"),
            tr!("Every clearing but the corner opposite the keep: 11 on a map of 12."),
        ),
        Question::BuildingsLost { removed } => (
            tr!("Which building was removed?" | "Which {n} buildings were removed?" % removed),
            tr!("It goes back to its track: cost, points and draw bonus roll back."
                | "They go back to their tracks: cost, points and draw bonus roll back." % removed),
        ),
        Question::TokensLost { removed } => (
            tr!("Which token was removed?" | "Which {n} tokens were removed?" % removed),
            tr!("Without the keep there are no Field Hospitals."),
        ),
        Question::Hospitals { warriors } => (
            tr!("Field Hospitals: spend a card to bring {n} warrior to the keep?"
                | "Field Hospitals: spend a card to bring {n} warriors to the keep?" % warriors),
            tr!("The card has to match the clearing that they were removed from."),
        ),
        Question::Healed { warriors } => (
            tr!("Field Hospitals: how many warriors go to the keep?"),
            tr!(
                "Of {n} removed. Each clearing takes a matching card of its own, for all its warriors."
                    | "Of {n} removed. Each clearing takes a matching card of its own, for all its warriors."
                        % warriors
            ),
        ),
        Question::CardsForHealed { warriors } => (
            tr!("How many cards do you spend for them?"),
            tr!("One for each clearing that {n} warrior was removed from."
                | "One for each clearing that these {n} warriors were removed from." % warriors),
        ),
        Question::ActionsLeft => (
            tr!("How many actions are left this turn?"),
            tr!("A correction, in the open: it becomes an entry."),
        ),
        Question::WorkshopsUsed => (
            tr!("How many workshops have crafted this turn?"),
            tr!("A correction, in the open: it becomes an entry."),
        ),
    })
}

pub fn confirm(language: Language, question: Question) -> String {
    in_language(language, || match question {
        Question::Garrison => tr!("button" => "Place"),
        Question::BuildingsLost { .. } | Question::TokensLost { .. } => tr!("button" => "Remove"),
        Question::Hospitals { .. } => tr!("button" => "Spend a card"),
        Question::Healed { .. } => tr!("button" => "Confirm"),
        Question::CardsForHealed { .. } => tr!("button" => "Spend"),
        Question::ActionsLeft | Question::WorkshopsUsed => tr!("button" => "Set"),
    })
}
