//! What random walks have to know of the Lemming Reavers.

use super::super::*;
use crate::engine::factions::{FactionCommand, FactionFigure, FactionId, FactionPick};
use crate::engine::game::Game;
use crate::engine::tests::walk::{Walker, Will, around};

pub const WALKER: Walker = Walker {
    pick: Some(pick),
    play: Some(play),
    zone: None,
    figure: Some(figure),
    seldom: None,
    everything: "settle arrive recruit scout rally seize plunder draw discard set_rules set_tally",
};

fn rules(will: &Will<'_>) -> Pick {
    Pick { idle_box_is_limit: will.rarely(2) }
}

fn pick(will: &Will<'_>) -> FactionPick {
    rules(will).into()
}

fn play(will: &Will<'_>, _game: &Game) -> FactionCommand {
    let cache = will.of(&Cache::ALL);
    let command = match will.below(11) {
        0 => Command::Settle,
        1 => Command::Arrive,
        2 => Command::Recruit,
        3 => Command::Scout { cache },
        4 => Command::Rally(will.of(&Action::ALL)),
        5 => Command::Seize,
        6 => Command::Plunder { cache },
        7 => Command::Draw,
        8 => Command::Discard,
        9 => Command::SetRules(rules(will)),
        _ => Command::SetTally(will.of(&Tally::ALL)),
    };
    command.into()
}

fn figure(will: &Will<'_>) -> FactionFigure {
    Figure::Points(will.of(&Space::ALL)).into()
}

#[test]
fn walks_never_stumble() {
    around(FactionId::LemmingReavers);
}
