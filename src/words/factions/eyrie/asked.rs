//! What the rules of the Eyrie Dynasties ask, with the answers and buttons that belong to it.
//! It asks nothing by itself and knows no answer before it is given.

use tr::tr;

use crate::engine::factions::eyrie::{Choice, Column, Question};
use crate::engine::game::Game;
use crate::engine::suit::Suit;
use crate::words::{Language, in_language};

use super::{leader_gives, leader_name};

pub fn question(language: Language, _game: &Game, question: Question) -> (String, String) {
    in_language(language, || match question {
        Question::Add(column) => {
            let title = match column {
                Column::Recruit => tr!("Which card goes under Recruit?"),
                Column::Move => tr!("Which card goes under Move?"),
                Column::Battle => tr!("Which card goes under Battle?"),
                Column::Build => tr!("Which card goes under Build?"),
            };
            (title, tr!("The suit is enough; it can be named later."))
        }
        Question::RoostThere(suit) => {
            let title = match suit {
                Suit::Fox => tr!("Is there a roost in a fox clearing?"),
                Suit::Rabbit => tr!("Is there a roost in a rabbit clearing?"),
                Suit::Mouse => tr!("Is there a roost in a mouse clearing?"),
                Suit::Bird => tr!("Is there a roost on the map?"),
            };
            (title, tr!("Then the last warrior is placed there before the turmoil."))
        }
        Question::Turmoil { cost, points, cards } => {
            let lost = u16::from(cost).min(points);
            let title =
                tr!("Turmoil costs {n} point. Go on?" | "Turmoil costs {n} points. Go on?" % lost);
            let purge = tr!("{n} card leaves the Decree, a new leader comes and Daylight ends."
                | "{n} cards leave the Decree, a new leader comes and Daylight ends." % cards);
            let birds = tr!("{n} bird lies on the Decree, Viziers included."
                | "{n} birds lie on the Decree, Viziers included." % cost);
            (title, format!("{birds} {purge}"))
        }
        Question::NewLeader => (
            tr!("Who leads from now on?"),
            tr!("These leaders lie face up. The Viziers go where the new one says."),
        ),
        Question::InBattle => (
            tr!("Does the Despot score 1 point for this battle?"),
            tr!("Once a battle, if at least one building or token was removed in it."),
        ),
        Question::Activated => (
            tr!("How many roosts have crafted this turn?"),
            tr!("Each roost on the map crafts once a turn."),
        ),
    })
}

pub fn confirm(language: Language, question: Question) -> String {
    in_language(language, || match question {
        Question::Add(_) => tr!("button" => "Add"),
        Question::RoostThere(_) => tr!("button" => "Yes, place it"),
        Question::Turmoil { .. } => tr!("button" => "Turmoil"),
        Question::NewLeader => tr!("button" => "Choose"),
        Question::InBattle => tr!("button" => "Score"),
        Question::Activated => tr!("button" => "Set"),
    })
}

pub fn choice(language: Language, _game: &Game, choice: Choice) -> String {
    in_language(language, || match choice {
        Choice::Leader(leader) => {
            tr!("{leader}: {gives}", leader = leader_name(leader), gives = leader_gives(leader))
        }
    })
}
