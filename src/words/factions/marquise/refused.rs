//! Why something cannot be done by the Marquise, each refusal in a sentence.
//! Whether it is refused at all is the rules' business.

use tr::tr;

use crate::engine::factions::marquise::{Building, Refusal};
use crate::words::{Language, in_language};

pub fn refusal(language: Language, refusal: Refusal) -> String {
    in_language(language, || match refusal {
        Refusal::KeepPlaced => tr!("The keep stands on the map already."),
        Refusal::KeepCannotReturn => {
            tr!("Once setup is over, nothing brings the keep back onto the map.")
        }
        Refusal::NoSawmill => tr!("No sawmill stands on the map. Build one first."),
        Refusal::NoWoodLeft => {
            tr!("All 8 wood are on the map, so none is left to place. Build something first.")
        }
        Refusal::NoActionLeft => {
            tr!("No action is left this turn. Spend a bird card for one more, or insist.")
        }
        Refusal::NoWarriorOnMap => tr!("There is no warrior on the map. Recruit first, or insist."),
        Refusal::NoRecruiter => tr!("No recruiter stands on the map. Build one first."),
        Refusal::RecruitedAlready => {
            tr!(
                "You have recruited this turn, and that goes once a turn. Take another action, or insist."
            )
        }
        Refusal::NoWarriorLeft => {
            tr!("There is no warrior left in the supply. All 25 are on the map.")
        }
        Refusal::NoBuildingLeft(Building::Sawmill) => {
            tr!("All 6 sawmills are on the map. Build something else.")
        }
        Refusal::NoBuildingLeft(Building::Workshop) => {
            tr!("All 6 workshops are on the map. Build something else.")
        }
        Refusal::NoBuildingLeft(Building::Recruiter) => {
            tr!("All 6 recruiters are on the map. Build something else.")
        }
        Refusal::NotEnoughWood { cost, there } => {
            tr!(
                "This costs {cost} wood; on the map: {there}. Get more wood, or insist.",
                cost,
                there
            )
        }
        Refusal::CraftFirst => {
            tr!(
                "Crafting comes before the first action of Daylight. Wait for your next turn, or insist."
            )
        }
        Refusal::NoWorkshop => tr!("No workshop stands on the map, so nothing can be crafted."),
        Refusal::NoWorkshopLeft { needed, left } => tr!(
            "This takes {n} workshop; left this turn: {left}. Choose another card, or insist."
                | "This takes {n} workshops; left this turn: {left}. Choose another card, or insist."
                    % needed,
            left
        ),
    })
}
