//! Why something cannot be done by the Lizard Cult, each refusal in a sentence.
//! Whether it is refused at all is the rules' business.

use tr::tr;

use crate::engine::factions::lizard_cult::{Conspiracy, Refusal, Ritual};
use crate::engine::suit::Ground;
use crate::words::say::suit_word;
use crate::words::{Language, in_language};

pub fn refusal(language: Language, refusal: Refusal) -> String {
    let word = |suit: Ground| suit_word(language, suit.suit());
    in_language(language, || match refusal {
        Refusal::PlacedAlready => {
            tr!("The first pieces have been placed already. Correct single numbers instead.")
        }
        Refusal::ChosenAlready => {
            tr!("The Outcast has been chosen already. Correct it on the board instead.")
        }
        Refusal::NoOutcast => tr!("No suit is the Outcast yet. Choose one first."),
        Refusal::AdjustFirst => {
            tr!("The Outcast has not been adjusted this turn. Do that first, or insist.")
        }
        Refusal::TooFewAcolytes { conspiracy, needed, there } => match conspiracy {
            Conspiracy::Crusade => tr!(
                "A crusade costs {n} acolyte; you have {there}."
                    | "A crusade costs {n} acolytes; you have {there}." % needed,
                there
            ),
            Conspiracy::Convert => tr!(
                "Converting costs {n} acolyte; you have {there}."
                    | "Converting costs {n} acolytes; you have {there}." % needed,
                there
            ),
            Conspiracy::Sanctify => tr!(
                "Sanctifying costs {n} acolyte; you have {there}."
                    | "Sanctifying costs {n} acolytes; you have {there}." % needed,
                there
            ),
        },
        Refusal::NobodyOnMap => tr!("There is no Cult warrior on the map."),
        Refusal::NothingToConvert => tr!("No enemy has a warrior on the map to convert."),
        Refusal::NothingToSanctify => tr!("No enemy has a building on the map to sanctify."),
        Refusal::Stays => {
            tr!(
                "That warrior would not leave its clearing, so nothing can replace it. Choose another one."
            )
        }
        Refusal::NoWarriorInSupply => {
            tr!(
                "There is no warrior left in the supply. All of them are on the map or among the acolytes."
            )
        }
        Refusal::NoGardenLeft { suit } => {
            tr!(
                "There is no {suit} garden left on its track. All five are on the map.",
                suit = word(suit)
            )
        }
        Refusal::NoGardenOut { suit } => {
            tr!("There is no {suit} garden on the map. Build one first.", suit = word(suit))
        }
        Refusal::BirdsAreNotWild { ritual } => match ritual {
            Ritual::Build => {
                tr!("Birds are not wild in rituals. Reveal a fox, rabbit or mouse card to build.")
            }
            Ritual::Recruit => {
                tr!("Birds are not wild in rituals. Reveal a fox, rabbit or mouse card to recruit.")
            }
            Ritual::Score | Ritual::Sacrifice => {
                tr!("Birds are not wild in rituals. Reveal a fox, rabbit or mouse card to score.")
            }
        },
        Refusal::BirdNeeded => tr!("A sacrifice takes a bird card. Reveal one."),
        Refusal::ScoredAlready { suit } => tr!(
            "You have scored {suit} this turn; each suit once. Choose another suit, or insist.",
            suit = word(suit)
        ),
        Refusal::NothingRevealed => tr!("No card lies revealed."),
        Refusal::CraftsInEvening => {
            tr!("The Lizard Cult crafts in Evening, with gardens of the Outcast suit.")
        }
        Refusal::TooFewGardens { needed, left: 0 } => {
            tr!("This takes {n} garden of the Outcast suit to craft, and none is left this turn."
                | "This takes {n} gardens of the Outcast suit to craft, and none is left this turn."
                    % needed)
        }
        Refusal::TooFewGardens { needed, left } => tr!(
            "This takes {n} garden of the Outcast suit to craft; left this turn: {left}."
                | "This takes {n} gardens of the Outcast suit to craft; left this turn: {left}."
                    % needed,
            left
        ),
        Refusal::OtherSymbols { suit } => tr!(
            "Only {suit} gardens craft now, and this card wants another suit. Choose another card, or insist.",
            suit = word(suit)
        ),
    })
}
