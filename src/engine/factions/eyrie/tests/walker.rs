//! What random walks have to know of the Eyrie.

use super::super::*;
use crate::engine::factions::{FactionCommand, FactionId, FactionZone};
use crate::engine::game::Game;
use crate::engine::tests::walk::{Walker, Will, any_card, around};

pub const WALKER: Walker = Walker {
    pick: None,
    play: Some(play),
    zone: Some(zone),
    figure: None,
    seldom: None,
    everything: "first_roost choose emergency_orders add new_roost resolve cannot score draw discard set_leader flip \
                 untick set_activated",
};

fn play(will: &Will<'_>, game: &Game) -> FactionCommand {
    let leader = will.of(&Leader::ALL);
    let column = will.of(&Column::ALL);
    let edict = will.of(&[Edict::Vizier(column), Edict::Card(any_card(will, game))]);
    let command = match will.below(14) {
        0 => Command::FirstRoost,
        1 => Command::Choose(leader),
        2 => Command::EmergencyOrders,
        3 => Command::Add(column),
        4 => Command::NewRoost,
        5 => Command::Resolve(edict),
        6 => Command::Cannot(edict),
        7 => Command::Score,
        8 => Command::Draw,
        9 => Command::Discard,
        10 => Command::SetLeader(leader),
        11 => Command::Flip(leader),
        12 => Command::SetActivated,
        _ => Command::Untick(edict),
    };
    command.into()
}

fn zone(will: &Will<'_>) -> FactionZone {
    Zone::Decree(will.of(&Column::ALL)).into()
}

#[test]
fn walks_never_stumble() {
    around(FactionId::Eyrie);
}
