//! What the rules of the Noxious Battery ask, with the answers and buttons that belong to it.
//! It asks nothing by itself and knows no answer before it is given.

use tr::tr;

use crate::engine::factions::noxious_battery::{Choice, Question};
use crate::engine::game::Game;
use crate::words::{Language, in_language};

pub fn question(language: Language, _game: &Game, question: Question) -> (String, String) {
    in_language(language, || match question {
        Question::BallsThere => (
            tr!("How many cannonballs lie in that clearing now?"),
            tr!("With the one that was just fired."),
        ),
        Question::Shot { balls } => (
            tr!("What does the shot remove?"),
            tr!(
                "At most {n} piece. An enemy's warriors go before its other pieces. A building or token scores 1 point."
                    | "At most {n} pieces, 1 for each cannonball there. An enemy's warriors go before its other pieces. A building or token scores 1 point."
                        % balls
            ),
        ),
        Question::BallsReturned => (
            tr!("How many cannonballs go back to the supply?"),
            tr!("Out of the cannon's clearing; you spend a card of its suit."),
        ),
        Question::Spray => (
            tr!("Where do scent marks go and come?"),
            tr!("Count clearings. There are 5 marks, at most 1 in each clearing."),
        ),
        Question::Bonuses => (
            tr!("Which bonuses are printed there?"),
            tr!("Read them off the board. The app asks only once."),
        ),
        Question::Actions => (
            tr!("How many actions were taken this Daylight?"),
            tr!("A correction, in the open: it becomes an entry."),
        ),
        Question::Activated => (
            tr!("How many scent marks have crafted this turn?"),
            tr!("A correction, in the open: it becomes an entry."),
        ),
    })
}

pub fn confirm(language: Language, question: Question) -> String {
    in_language(language, || match question {
        Question::BallsThere => tr!("button" => "Confirm"),
        Question::Shot { .. } => tr!("button" => "Fire!"),
        Question::BallsReturned => tr!("button" => "Rearm"),
        Question::Spray => tr!("button" => "Spray"),
        Question::Bonuses => tr!("button" => "Remember"),
        Question::Actions | Question::Activated => tr!("button" => "Set"),
    })
}

pub fn choice(language: Language, _game: &Game, choice: Choice) -> String {
    in_language(language, || match choice {
        Choice::ItemDamaged => tr!("Instead: a Vagabond damages 1 item"),
        Choice::MarksLost => tr!("Clearings that lose their mark"),
        Choice::MarksGained => tr!("Clearings that get a mark"),
    })
}
