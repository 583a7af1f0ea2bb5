//! Why something cannot be done by the Lemming Reavers, each refusal in a sentence.
//! Whether it is refused at all is the rules' business.

use tr::tr;

use crate::engine::factions::lemming_reavers::Refusal;
use crate::words::{Language, in_language};

use super::cache_name;

pub fn refusal(language: Language, refusal: Refusal) -> String {
    in_language(language, || match refusal {
        Refusal::SettledAlready => {
            tr!("Lemming pieces are on the map already. Correct single numbers instead.")
        }
        Refusal::Upkeep { remain } => {
            tr!("Upkeep: {n} warrior has to stay in the supply, so none may be placed."
                | "Upkeep: {n} warriors have to stay in the supply, so none may be placed."
                    % remain)
        }
        Refusal::SupplyEmpty => tr!("The supply is empty: all 25 warriors are on the map."),
        Refusal::NoEncampment => tr!("No encampment stands on the map. Build one in Daylight."),
        Refusal::NobodyOnMap => tr!("No warrior of yours is on the map."),
        Refusal::NobodyWouldStay => {
            tr!("Only one Lemming piece is on the map, and one has to stay where you move from.")
        }
        Refusal::NoCacheInSupply => tr!("No cache lies in the supply. All eight are out."),
        Refusal::NotInSupply { cache } => tr!(
            "No cache of this type lies in the supply: {cache}. Choose another type.",
            cache = cache_name(cache)
        ),
        Refusal::NoCacheOnMap => tr!("No cache lies on the map. Scout one in Birdsong."),
        Refusal::NotOnMap { cache } => tr!(
            "No cache of this type lies on the map: {cache}. Choose another type.",
            cache = cache_name(cache)
        ),
        Refusal::BothOnBoard { cache } => tr!(
            "Both caches of this type are on the board already: {cache}.",
            cache = cache_name(cache)
        ),
        Refusal::TwoCards => {
            tr!(
                "The first cache is free; each further one takes two cards, and the hand holds fewer."
            )
        }
        Refusal::PairDoesNotMatch => {
            tr!(
                "Both cards have to match the cache's clearing. Choose two of one suit; birds match any."
            )
        }
        Refusal::EncampmentsShort { needed, left: 0 } => {
            tr!("This takes {n} encampment to craft, and none is left this turn."
                | "This takes {n} encampments to craft, and none is left this turn." % needed)
        }
        Refusal::EncampmentsShort { needed, left } => tr!(
            "This takes {n} encampment to craft; left this turn: {left}."
                | "This takes {n} encampments to craft; left this turn: {left}." % needed,
            left
        ),
        Refusal::NoActionLeft { actions } => {
            tr!("The {n} action of this turn is used."
                | "All {n} actions of this turn are used." % actions)
        }
        Refusal::BuiltAlready => {
            tr!("Build with Garrison is allowed once a turn. Scour or battle instead.")
        }
        Refusal::AllBuilt => tr!("All five encampments are on the map already."),
        Refusal::NoReserve => tr!("No reserve is on the board. Plunder one to seize with."),
        Refusal::NoSeizeLeft { reserves } => {
            tr!("Each reserve on the board seizes once a turn: {n} is used."
                | "Each reserve on the board seizes once a turn: {n} are used." % reserves)
        }
        Refusal::NoPlunderLeft { encampments } => {
            tr!("Each encampment on the map plunders once a turn: {n} is used."
                | "Each encampment on the map plunders once a turn: {n} are used." % encampments)
        }
        Refusal::NotAlone => {
            tr!(
                "A cache goes only when no other enemy piece is in its clearing. Remove those first, or insist."
            )
        }
    })
}
