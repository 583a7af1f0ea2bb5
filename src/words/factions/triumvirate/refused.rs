//! Why something cannot be done by the Triumvirate, each refusal in a sentence.
//! Whether it is refused at all is the rules' business.

use tr::tr;

use crate::engine::factions::triumvirate::Refusal;
use crate::words::{Language, in_language};

pub fn refusal(language: Language, refusal: Refusal) -> String {
    in_language(language, || match refusal {
        Refusal::PlacedAlready => {
            tr!("The first grudge and warriors were placed already. Correct the numbers instead.")
        }
        Refusal::FuryEvoked => {
            tr!("A fury was evoked already. Put it right by hand if it was the wrong one.")
        }
        Refusal::TrackRead => {
            tr!("Every number of the track is known. Touch a space to change it.")
        }
        Refusal::ShadesFall => {
            tr!("Shades only rise from left to right. Check the numbers and enter them again.")
        }
        Refusal::NoGrudgeOnMap => tr!("There is no grudge on the map."),
        Refusal::NoGrudgeInSupply => tr!("All nine grudges are on the map."),
        Refusal::NoGrudgeLeft { needed, left: 0 } => {
            tr!("This takes {n} grudge to craft, and none is left this turn."
                | "This takes {n} grudges to craft, and none is left this turn." % needed)
        }
        Refusal::NoGrudgeLeft { needed, left } => tr!(
            "This takes {n} grudge to craft; left this turn: {left}."
                | "This takes {n} grudges to craft; left this turn: {left}." % needed,
            left
        ),
        Refusal::NoWarriorInSupply => {
            tr!("There is no warrior in the supply. All of them are on the map.")
        }
        Refusal::NoWarriorOnMap => tr!("There is no warrior on the map to move or fight."),
        Refusal::LastSpace => tr!("The marker stands on the tenth space, and there it stays."),
        Refusal::PunishedThrice => {
            tr!("Punish was used three times this turn. The table may allow more.")
        }
        Refusal::TooLittleRetribution { there: 0 } => {
            tr!("There is no retribution in the box: 3 make a point.")
        }
        Refusal::TooLittleRetribution { there } => {
            tr!("There is only {n} retribution in the box: 3 make a point.", n = there)
        }
    })
}
