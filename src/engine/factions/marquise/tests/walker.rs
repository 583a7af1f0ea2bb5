//! What random walks have to know of the Marquise.

use super::super::*;
use crate::engine::factions::{FactionCommand, FactionId};
use crate::engine::game::Game;
use crate::engine::tests::walk::{Walker, Will, around};

pub const WALKER: Walker = Walker {
    pick: None,
    play: Some(play),
    zone: None,
    figure: None,
    seldom: None,
    everything: "place_keep garrison starting_buildings wood act spend_bird draw discard set_actions set_workshops \
                 reopen_recruit",
};

fn play(will: &Will<'_>, _game: &Game) -> FactionCommand {
    let command = match will.below(11) {
        0 => Command::PlaceKeep,
        1 => Command::Garrison,
        2 => Command::StartingBuildings,
        3 => Command::Wood,
        4 => Command::Act(will.of(&Action::ALL)),
        5 => Command::SpendBird,
        6 => Command::Draw,
        7 => Command::Discard,
        8 => Command::SetActions,
        9 => Command::SetWorkshops,
        _ => Command::ReopenRecruit,
    };
    command.into()
}

#[test]
fn walks_never_stumble() {
    around(FactionId::Marquise);
}
