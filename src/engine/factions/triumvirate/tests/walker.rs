//! What random walks have to know of the Triumvirate of Fury.

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
    everything: "place_start evoke adjust_nemesis get_madder recruit remind punish vindicate draw discard read_track \
                 read_space set_on_map set_space set_nemesis set_fury set_punished set_activated",
};

fn any_space(will: &Will<'_>) -> Space {
    will.of(&Space::all().collect::<Vec<_>>())
}

fn play(will: &Will<'_>, _game: &Game) -> FactionCommand {
    let whose = seat(will.byte(5));
    let command = match will.below(18) {
        0 => Command::PlaceStart,
        1 => Command::Evoke,
        2 => Command::AdjustNemesis,
        3 => Command::GetMadder,
        4 => Command::Recruit,
        5 => Command::Remind,
        6 => Command::Punish(will.of(&[
            Punishment::Moves,
            Punishment::Battle { defender: None },
            Punishment::Battle { defender: Some(whose) },
        ])),
        7 => Command::Vindicate,
        8 => Command::Draw,
        9 => Command::Discard,
        10 => Command::ReadTrack,
        11 => Command::ReadSpace(any_space(will)),
        12 => Command::SetOnMap { whose, on_map: will.rarely(2) },
        13 => Command::SetSpace,
        14 => Command::SetNemesis,
        15 => Command::SetFury { fury: will.of(&Fury::ALL), evoked: will.rarely(2) },
        16 => Command::SetPunished,
        _ => Command::SetActivated,
    };
    command.into()
}

fn figure(will: &Will<'_>) -> FactionFigure {
    let space = any_space(will);
    will.of(&[Figure::Anger(space), Figure::Shade(space)]).into()
}

/// A space that is read again is offered by the board alone.
fn seldom(will: &Will<'_>, _game: &Game, seat: SeatId) -> Option<Act> {
    Some(Act::Play { seat, play: Command::ReadSpace(any_space(will)).into() })
}

#[test]
fn walks_never_stumble() {
    around(FactionId::Triumvirate);
}
