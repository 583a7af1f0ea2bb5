//! What the rules of the Lost Powers ask, with the answers and buttons that belong to it.
//! It asks nothing by itself and knows no answer before it is given.

use tr::tr;

use crate::engine::factions::lost_powers::{Choice, Question};
use crate::engine::game::Game;
use crate::engine::suit::Suit;
use crate::words::{Language, in_language};

pub fn question(language: Language, _game: &Game, question: Question) -> (String, String) {
    in_language(language, || match question {
        Question::OldFriends => (
            tr!("How many Old Friends are there of each suit?"),
            tr!("Count the cards. The app asks only once."),
        ),
        Question::FirstOldFriend { suit } => {
            let title = match suit {
                Suit::Fox => tr!("Which fox Old Friend goes into the tableau?"),
                Suit::Rabbit => tr!("Which rabbit Old Friend goes into the tableau?"),
                Suit::Mouse => tr!("Which mouse Old Friend goes into the tableau?"),
                Suit::Bird => tr!("Which bird Old Friend goes into the tableau?"),
            };
            (title, tr!("The others go into the Follower deck."))
        }
        Question::Disarm { clearings } => (
            tr!("Which enemy pieces go?"),
            tr!("At most {n} piece, one for each clearing with an upright Elder and an enemy."
                | "At most {n} pieces, one for each clearing with an upright Elder and an enemy."
                    % clearings),
        ),
        Question::FallenIn => (
            tr!("Where do the fallen Elders lie?"),
            tr!("Count them by the suit of their clearing."),
        ),
        Question::StandIn => (
            tr!("Where do the upright Elders stand?"),
            tr!("Count them by the suit of their clearing."),
        ),
        Question::EldersThere => (
            tr!("How many Elders were in that clearing?"),
            tr!("Count them as they were before the removal."),
        ),
        Question::FallenLeaving { leaving } => (
            tr!("{n} Elder leaves. How many of them were fallen?"
                | "{n} Elders leave. How many of them were fallen?" % leaving),
            tr!("The Lost Powers choose which Elders go."),
        ),
        Question::UprightAlone { removed } => (
            tr!("How many Elders stood upright and alone?"),
            tr!(
                "Of {n} removed Elder. Alone means: the only Elder in its clearing. It falls instead of leaving."
                    | "Of {n} removed Elders. Alone means: the only Elder in its clearing. It falls instead of leaving."
                        % removed
            ),
        ),
        Question::WearOut => (
            tr!("Which follower wears out?"),
            tr!("These have the highest crafting cost. The Lost Powers choose."),
        ),
        Question::Indoctrinate { elders } => (
            tr!("Which cards do you indoctrinate?"),
            tr!("{n} Elder can still craft." | "{n} Elders can still craft." % elders),
        ),
        Question::CameUp { count } => (
            tr!("Which {n} follower came up?" | "Which {n} followers came up?" % count),
            tr!("These are the cards that can still lie in the Follower deck."),
        ),
        Question::Activated => (
            tr!("How many Elders have crafted this turn?"),
            tr!("A correction, in the open: it becomes an entry."),
        ),
    })
}

pub fn confirm(language: Language, question: Question) -> String {
    in_language(language, || match question {
        Question::OldFriends => tr!("button" => "Remember"),
        Question::FirstOldFriend { .. } => tr!("button" => "Choose"),
        Question::Disarm { .. } => tr!("button" => "Disarm"),
        Question::FallenIn => tr!("button" => "Stand up"),
        Question::StandIn
        | Question::EldersThere
        | Question::FallenLeaving { .. }
        | Question::UprightAlone { .. } => tr!("button" => "Confirm"),
        Question::WearOut => tr!("button" => "Wear out"),
        Question::Indoctrinate { .. } => tr!("button" => "Indoctrinate"),
        Question::CameUp { .. } => tr!("button" => "Draw"),
        Question::Activated => tr!("button" => "Set"),
    })
}

pub fn choice(_language: Language, _game: &Game, choice: Choice) -> String {
    match choice {}
}
