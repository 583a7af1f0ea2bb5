//! Why something cannot be done by the Noxious Battery, each refusal in a sentence.
//! Whether it is refused at all is the rules' business.

use tr::tr;

use crate::engine::factions::noxious_battery::Refusal;
use crate::words::{Language, in_language};

pub fn refusal(language: Language, refusal: Refusal) -> String {
    in_language(language, || match refusal {
        Refusal::BoreEmpty => {
            tr!("The Bore track is empty, so there is nothing to fire. Load in Evening.")
        }
        Refusal::VagabondInstead => tr!(
            "A shot either makes a Vagabond damage an item or removes pieces, not both. Enter one of the two, or insist."
        ),
        Refusal::CannonWhole => tr!("The cannon is whole, so there is nothing to repair."),
        Refusal::CannonDamaged => tr!(
            "Only the damaged cannon is on the map, and a damaged cannon can be neither removed nor battled alone."
        ),
        Refusal::NoMarkOnMap => tr!("There is no scent mark on the map."),
        Refusal::NoMarkFree { needed, left: 0 } => {
            tr!("This takes {n} scent mark to craft, and none is left this turn."
                | "This takes {n} scent marks to craft, and none is left this turn." % needed)
        }
        Refusal::NoMarkFree { needed, left } => tr!(
            "This takes {n} scent mark to craft; left this turn: {left}."
                | "This takes {n} scent marks to craft; left this turn: {left}." % needed,
            left
        ),
        Refusal::NoActionLeft => {
            tr!("All 4 actions of this Daylight have been taken. Go on to Evening, or insist.")
        }
        Refusal::NoWarriorInSupply => {
            tr!("There is no warrior in the supply to place. All of them are on the map.")
        }
        Refusal::NoBallOnMap => tr!("No cannonball lies on the map, so none can be returned."),
        Refusal::NoBallInSupply => {
            tr!("No cannonball lies in the supply, so none can be loaded. Rearm first.")
        }
        Refusal::NothingToSpray => tr!(
            "No scent mark is on the map and no two warriors stand together, so nothing changes."
        ),
        Refusal::TooFewWarriors { marks, warriors } => tr!(
            "{n} scent mark needs 2 warriors each time; on the map: {warriors}. Correct the numbers, or insist."
                | "{n} scent marks need 2 warriors each; on the map: {warriors}. Correct the numbers, or insist."
                    % marks,
            warriors
        ),
    })
}
