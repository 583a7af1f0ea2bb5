//! What random walks have to know of the Lost Powers.

use super::super::*;
use crate::engine::factions::{FactionCommand, FactionFigure, FactionId, FactionPick, FactionZone};
use crate::engine::game::Game;
use crate::engine::tests::walk::{Walker, Will, any_card, around};

pub const WALKER: Walker = Walker {
    pick: Some(pick),
    play: Some(play),
    zone: Some(zone),
    figure: Some(figure),
    seldom: None,
    everything: "fill_tableau disarm rise act retire indoctrinate cycle discard set_rules refresh set_activated \
                 shuffle",
};

fn rules(will: &Will<'_>) -> Pick {
    Pick {
        deal: will.of(&[Deal::App, Deal::Table]),
        last_elder_falls: will.rarely(2),
        check_suits: will.rarely(3),
    }
}

fn pick(will: &Will<'_>) -> FactionPick {
    rules(will).into()
}

fn play(will: &Will<'_>, game: &Game) -> FactionCommand {
    let command = match will.below(12) {
        0 => Command::FillTableau,
        1 => Command::Disarm,
        2 => Command::Rise,
        3 => Command::Act { card: any_card(will, game), action: will.of(&Action::ALL) },
        4 => Command::Retire { card: any_card(will, game) },
        5 => Command::Indoctrinate,
        6 => Command::Cycle,
        7 => Command::Discard,
        8 => Command::SetRules(rules(will)),
        9 => Command::Refresh { card: any_card(will, game) },
        10 => Command::SetActivated,
        _ => Command::Shuffle,
    };
    command.into()
}

fn zone(will: &Will<'_>) -> FactionZone {
    match will.below(4) {
        0 => Zone::Deck.into(),
        1 => Zone::WornOut.into(),
        _ => Zone::Slot(will.of(&Slot::ALL)).into(),
    }
}

fn figure(will: &Will<'_>) -> FactionFigure {
    let suit = will.of(&Suit::ALL);
    match will.below(2) {
        0 => Figure::OldFriends(suit).into(),
        _ => Figure::Cost { suit, nth: will.byte(9) }.into(),
    }
}

#[test]
fn walks_never_stumble() {
    around(FactionId::LostPowers);
}
