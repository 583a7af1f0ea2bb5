//! Why something cannot be done by the Eyrie Dynasties, each refusal in a sentence.
//! Whether it is refused at all is the rules' business.

use tr::tr;

use crate::engine::factions::eyrie::{Column, Refusal};
use crate::words::{Language, in_language};

pub fn refusal(language: Language, refusal: Refusal) -> String {
    in_language(language, || match refusal {
        Refusal::NoLeader => tr!("No leader has been chosen yet. Choose one first."),
        Refusal::SameLeader => tr!("This leader has been chosen already."),
        Refusal::LeaderChosen => {
            tr!(
                "There is a leader already. Only turmoil brings another; a mistake can be put right."
            )
        }
        Refusal::LeadsNow => tr!("This is the leader now, so the card lies on the board."),
        Refusal::HandNotEmpty => tr!("There are cards in hand, so no card is drawn."),
        Refusal::EmergencyFirst => {
            tr!("The hand is empty. Draw a card with Emergency Orders first.")
        }
        Refusal::NothingAdded => {
            tr!("At least one card has to be added to the Decree. Add one, or insist.")
        }
        Refusal::TwoAdded => tr!("Two cards were added this turn, and two is the most."),
        Refusal::BirdAdded => {
            tr!("A bird card was added this turn. Only one of the cards added may be a bird.")
        }
        Refusal::RoostStands => tr!("There is a roost on the map, so no new one is placed."),
        Refusal::DecreeBegun => {
            tr!("The Eyrie craft before they resolve the Decree, and that has begun.")
        }
        Refusal::RoostsShort { needed, left } => tr!(
            "This takes {n} roost; left this turn: {left}. Choose another card, or insist."
                | "This takes {n} roosts; left this turn: {left}. Choose another card, or insist."
                    % needed,
            left
        ),
        Refusal::NotOnDecree => tr!("That card is not on the Decree. Choose one that is."),
        Refusal::ColumnEmpty(_) => tr!("No card lies here, so there is nothing to resolve."),
        Refusal::ColumnFirst(column) => match column {
            Column::Recruit => tr!("First resolve all cards under Recruit."),
            Column::Move => tr!("First resolve all cards under Move."),
            Column::Battle => tr!("First resolve all cards under Battle."),
            Column::Build => tr!("First resolve all cards under Build."),
        },
        Refusal::Resolved => tr!("This card has been resolved this turn."),
        Refusal::NoRoostOnMap => tr!("There is no roost on the map."),
        Refusal::NoRoostLeft => tr!("All 7 roosts are on the map. There is none left to place."),
        Refusal::NoWarriorOnMap => tr!("There is no Eyrie warrior on the map."),
        Refusal::TooFewWarriors { needed, left: 0 } => {
            tr!("{n} warrior has to be placed, and the supply is empty."
                | "{n} warriors have to be placed, and the supply is empty." % needed)
        }
        Refusal::TooFewWarriors { needed, left } => tr!(
            "{n} warrior has to be placed; left in supply: {left}."
                | "{n} warriors have to be placed; left in supply: {left}." % needed,
            left
        ),
        Refusal::NoRoostPoints => tr!("With fewer than 2 roosts on the map there are no points."),
    })
}
