//! What the rules of the Lizard Cult ask, with the answers and buttons that belong to it.
//! It asks nothing by itself and knows no answer before it is given.

use tr::tr;

use crate::engine::factions::lizard_cult::{Choice, Question, Ritual};
use crate::engine::game::Game;
use crate::words::{Language, in_language};

pub fn question(language: Language, _game: &Game, question: Question) -> (String, String) {
    in_language(language, || match question {
        Question::FirstGarden => (
            tr!("Which suit has the clearing of the first garden?"),
            tr!("4 warriors go there with it."),
        ),
        Question::AdjacentClearings => {
            (tr!("How many clearings lie beside it?"), tr!("Each of them gets 1 warrior."))
        }
        Question::Outcast => {
            (tr!("Which suit is the Outcast?"), tr!("The marker starts on the side without hate."))
        }
        Question::Reveal { ritual } => match ritual {
            Ritual::Build => (
                tr!("Which card do you reveal to build?"),
                tr!("A garden of its suit goes into a clearing of that suit that you rule."),
            ),
            Ritual::Recruit => (
                tr!("Which card do you reveal to recruit?"),
                tr!("1 warrior goes into a clearing of its suit."),
            ),
            Ritual::Score => (
                tr!("Which card do you spend to score?"),
                tr!("It goes to Lost Souls. Each suit scores once a turn."),
            ),
            Ritual::Sacrifice => (
                tr!("Which bird do you reveal to sacrifice?"),
                tr!("1 warrior goes from the supply to the acolytes."),
            ),
        },
        Question::SuitOfClearing { .. } => (
            tr!("As which suit does the bird count?"),
            tr!("The table insists: by the law birds are not wild here."),
        ),
        Question::Convert => (
            tr!("Whose warrior do you convert?"),
            tr!("It stands in an Outcast clearing; a Cult warrior takes its place."),
        ),
        Question::Sanctify => (
            tr!("Whose building do you sanctify?"),
            tr!("It stands in an Outcast clearing; a garden takes its place."),
        ),
        Question::GardenGone { count } => (
            tr!("Which garden was removed?" | "Which {n} gardens were removed?" % count),
            tr!("They go back to their tracks."),
        ),
        Question::Fear { hand } => (
            tr!("Which of {n} card is discarded by chance?"
                | "Which of {n} cards is discarded by chance?" % hand),
            String::new(),
        ),
        Question::CardAt { place, hand } => (
            tr!("Chance takes card {place}. Which card is it?", place),
            tr!("Count your {n} card from the left. The card goes to Lost Souls."
                | "Count your {n} cards from the left. The card goes to Lost Souls." % hand),
        ),
        Question::Craft { gardens } => (
            tr!("Which card do you craft?"),
            tr!("{n} garden can still craft." | "{n} gardens can still craft." % gardens),
        ),
        Question::Activated => (
            tr!("How many gardens have crafted this turn?"),
            tr!("A correction, in the open: it becomes an entry."),
        ),
    })
}

pub fn confirm(language: Language, question: Question) -> String {
    in_language(language, || match question {
        Question::FirstGarden | Question::AdjacentClearings => tr!("button" => "Place"),
        Question::Outcast | Question::SuitOfClearing { .. } => tr!("button" => "Choose"),
        Question::Reveal { ritual: Ritual::Score } => tr!("button" => "Spend"),
        Question::Reveal { .. } => tr!("button" => "Reveal"),
        Question::Convert => tr!("button" => "Convert"),
        Question::Sanctify => tr!("button" => "Sanctify"),
        Question::GardenGone { .. } | Question::Fear { .. } => tr!("button" => "Confirm"),
        Question::CardAt { .. } => tr!("button" => "Discard"),
        Question::Craft { .. } => tr!("button" => "Craft"),
        Question::Activated => tr!("button" => "Set"),
    })
}

pub fn choice(_language: Language, _game: &Game, choice: Choice) -> String {
    match choice {}
}
