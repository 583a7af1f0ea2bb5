//! Why something cannot be done for the Drillbit Duchy.

use tr::tr;

use crate::engine::factions::drillbit_duchy::Refusal;
use crate::words::{Language, in_language};

use super::minister;

pub fn refusal(language: Language, refusal: Refusal) -> String {
    in_language(language, || match refusal {
        Refusal::PlacedAlready => {
            tr!("This part of setup is done. Correct the numbers or crowns instead.")
        }
        Refusal::NoOrder => tr!("No order card lies open. Set the order first."),
        Refusal::OrderWithoutItem => tr!("The order card shows no item that can be crafted."),
        Refusal::CraftsOrders => tr!("The Duchy crafts nothing but the item on its order card."),
        Refusal::NoWarriorInSupply => tr!("There is no warrior left in the supply."),
        Refusal::BurrowShort { needed, there } => tr!(
            "It takes {needed} warriors in the Burrow, and there is {n}."
                | "It takes {needed} warriors in the Burrow, and there are {n}." % there,
            needed
        ),
        Refusal::NobodyOnMap => tr!("The Duchy has no warriors on the map."),
        Refusal::NobodyToBattle => tr!("Nobody else has pieces on the map."),
        Refusal::NoInvasion => {
            tr!("It battles everywhere only when there was no free slot to build.")
        }
        Refusal::AllBuilt => tr!("All citadels and markets are on the map."),
        Refusal::NotSwayed(who) => {
            tr!("The {minister} has no crown.", minister = minister(language, who))
        }
        Refusal::NoAction(who) => tr!(
            "The {minister} has an ability and takes no action.",
            minister = minister(language, who)
        ),
        Refusal::NobodyActs => tr!("No minister with an action is swayed."),
        Refusal::NoBuildingOnMap => tr!("No Duchy building is on the map."),
        Refusal::NobodyToRemove => tr!("There is no warrior to remove."),
        Refusal::NoCitadelOnMap => tr!("No citadel is on the map."),
        Refusal::NoMarketOnMap => tr!("No market is on the map."),
        Refusal::TunnelsLeft { left } => tr!(
            "{n} tunnel is still in the supply." | "{n} tunnels are still in the supply." % left
        ),
        Refusal::AllSwayed => tr!("All nine ministers have a crown."),
        Refusal::NoNightmare => tr!("Only Nightmare gives this point."),
        Refusal::NotMatching => {
            tr!("The card has to match a clearing that lost a Duchy building.")
        }
    })
}
