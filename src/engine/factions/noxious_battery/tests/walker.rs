//! What random walks have to know of the Noxious Battery.

use super::super::*;
use crate::engine::factions::{FactionCommand, FactionFigure, FactionId};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::table::Command as Act;
use crate::engine::tests::kit::seat;
use crate::engine::tests::walk::{Walker, Will, around};

pub const WALKER: Walker = Walker {
    pick: None,
    play: Some(play),
    zone: None,
    figure: Some(figure),
    seldom: Some(seldom),
    everything: "place_cannon levy fire repair act spray load draw discard foul_stench read_space turn_cannon \
                 set_actions set_activated",
};

fn play(will: &Will<'_>, _game: &Game) -> FactionCommand {
    let command = match will.below(14) {
        0 => Command::PlaceCannon,
        1 => Command::Levy,
        2 => Command::Fire,
        3 => Command::Repair,
        4 => Command::Act { action: will.of(&Action::ALL) },
        5 => Command::Spray,
        6 => Command::Load,
        7 => Command::Draw,
        8 => Command::Discard,
        9 => Command::FoulStench { at: seat(will.byte(5)) },
        10 => Command::ReadSpace { space: will.of(&MarkSpace::ALL) },
        11 => Command::TurnCannon,
        12 => Command::SetActions,
        _ => Command::SetActivated,
    };
    command.into()
}

fn figure(will: &Will<'_>) -> FactionFigure {
    match will.below(2) {
        0 => Figure::Points(will.of(&Space::ALL)).into(),
        _ => Figure::Bonus { space: will.of(&MarkSpace::ALL), bonus: will.of(&Bonus::ALL) }.into(),
    }
}

/// A space that is read again is offered by the board alone.
fn seldom(will: &Will<'_>, _game: &Game, seat: SeatId) -> Option<Act> {
    let play = Command::ReadSpace { space: will.of(&MarkSpace::ALL) };
    Some(Act::Play { seat, play: play.into() })
}

#[test]
fn walks_never_stumble() {
    around(FactionId::NoxiousBattery);
}
