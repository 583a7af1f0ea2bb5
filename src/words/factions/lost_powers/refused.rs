//! Why something cannot be done by the Lost Powers, each refusal in a sentence.
//! Whether it is refused at all is the rules' business.

use tr::tr;

use crate::engine::factions::lost_powers::{Action, Refusal};
use crate::engine::suit::{Ground, Suit};
use crate::words::{Language, in_language};

pub fn refusal(language: Language, refusal: Refusal) -> String {
    in_language(language, || match refusal {
        Refusal::NoUprightElder => {
            tr!("No Elder stands upright on the map. Recruit one first, or stand one up.")
        }
        Refusal::NobodyFallen => tr!("No Elder has fallen, so nobody has to stand up."),
        Refusal::NobodyOnMap => tr!("There is no Elder on the map. Recruit one first."),
        Refusal::NoFollower => tr!("The tableau is empty, so there is no follower to use."),
        Refusal::NotInTableau => tr!("That card is not in the tableau. Choose a follower that is."),
        Refusal::WrongSuit { follower, action } => wrong_suit(follower, action),
        Refusal::FollowerUsed => {
            tr!("This follower has been used this turn. Choose another one, or insist.")
        }
        Refusal::SameActionTwice { action } => match action {
            Action::Recruit => {
                tr!("A bird follower takes two different actions. It has recruited already.")
            }
            Action::Draw => {
                tr!("A bird follower takes two different actions. It has drawn already.")
            }
            Action::Seek => {
                tr!("A bird follower takes two different actions. It has sought already.")
            }
            Action::Move => {
                tr!("A bird follower takes two different actions. It has moved already.")
            }
            Action::Battle => {
                tr!("A bird follower takes two different actions. It has battled already.")
            }
        },
        Refusal::NoElderInSupply => {
            tr!("There is no Elder in the supply to recruit. All of them are on the map.")
        }
        Refusal::NoElderLeft { needed, left: 0 } => {
            tr!("This takes {n} Elder to craft, and none is left this turn."
                | "This takes {n} Elders to craft, and none is left this turn." % needed)
        }
        Refusal::NoElderLeft { needed, left } => tr!(
            "This takes {n} Elder to craft; left this turn: {left}."
                | "This takes {n} Elders to craft; left this turn: {left}." % needed,
            left
        ),
        Refusal::NoElderThere { suit } => match suit {
            Ground::Fox => tr!(
                "Too few upright Elders stand in fox clearings to craft this. Choose another card, or insist."
            ),
            Ground::Rabbit => tr!(
                "Too few upright Elders stand in rabbit clearings to craft this. Choose another card, or insist."
            ),
            Ground::Mouse => tr!(
                "Too few upright Elders stand in mouse clearings to craft this. Choose another card, or insist."
            ),
        },
        Refusal::TableauFilled => {
            tr!("The tableau was filled already. Correct single cards instead.")
        }
        Refusal::CraftsInEvening => {
            tr!("The Lost Powers do not craft in Daylight. They indoctrinate in Evening.")
        }
    })
}

fn wrong_suit(follower: Suit, action: Action) -> String {
    match (follower, action) {
        (Suit::Fox, Action::Recruit) => {
            tr!("A fox follower cannot recruit. It can seek, move or battle.")
        }
        (Suit::Fox, Action::Draw) => {
            tr!("A fox follower cannot draw. It can seek, move or battle.")
        }
        (Suit::Rabbit, Action::Recruit) => {
            tr!("A rabbit follower cannot recruit. It can draw, move or battle.")
        }
        (Suit::Rabbit, Action::Seek) => {
            tr!("A rabbit follower cannot seek. It can draw, move or battle.")
        }
        (Suit::Mouse, Action::Draw) => {
            tr!("A mouse follower cannot draw. It can recruit, move or battle.")
        }
        (Suit::Mouse, Action::Seek) => {
            tr!("A mouse follower cannot seek. It can recruit, move or battle.")
        }
        (Suit::Fox, Action::Seek | Action::Move | Action::Battle)
        | (Suit::Rabbit, Action::Draw | Action::Move | Action::Battle)
        | (Suit::Mouse, Action::Recruit | Action::Move | Action::Battle)
        | (
            Suit::Bird,
            Action::Recruit | Action::Draw | Action::Seek | Action::Move | Action::Battle,
        ) => tr!("This follower cannot take that action. Choose another one."),
    }
}
