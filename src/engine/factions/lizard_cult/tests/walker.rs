//! What random walks have to know of the Lizard Cult.

use super::super::*;
use crate::engine::factions::{
    Faction, FactionCommand, FactionFigure, FactionId, FactionPick, FactionZone,
};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::engine::table::Command as Act;
use crate::engine::tests::walk::{Walker, Will, any_card, around};
use crate::engine::turn::Phase;

pub const WALKER: Walker = Walker {
    pick: Some(pick),
    play: Some(play),
    zone: Some(zone),
    figure: Some(figure),
    seldom: Some(seldom),
    everything: "place_warriors choose_outcast adjust conspire perform return craft draw discard set_rules \
                 set_outcast add_soul take_back unscore set_activated",
};

fn printing(will: &Will<'_>) -> Pick {
    Pick { garden_to_score: will.rarely(2) }
}

fn pick(will: &Will<'_>) -> FactionPick {
    printing(will).into()
}

fn play(will: &Will<'_>, game: &Game) -> FactionCommand {
    let suit = will.of(&Ground::ALL);
    let command = match will.below(15) {
        0 => Command::PlaceWarriors,
        1 => Command::ChooseOutcast,
        2 => Command::Adjust,
        3 => Command::Conspire(will.of(&Conspiracy::ALL)),
        4 => Command::Perform(will.of(&Ritual::ALL)),
        5 => Command::Return,
        6 => Command::Craft,
        7 => Command::Draw,
        8 => Command::Discard,
        9 => Command::SetRules(printing(will)),
        10 => Command::SetOutcast(Outcast { suit, hated: will.rarely(2) }),
        11 => Command::AddSoul(will.of(&Suit::ALL)),
        12 => Command::TakeBack { card: any_card(will, game) },
        13 => Command::Unscore(suit),
        _ => Command::SetActivated,
    };
    command.into()
}

fn zone(will: &Will<'_>) -> FactionZone {
    will.of(&[Zone::LostSouls, Zone::Revealed]).into()
}

fn figure(_will: &Will<'_>) -> FactionFigure {
    Figure::BonusSpace.into()
}

fn seldom(_will: &Will<'_>, game: &Game, seat: SeatId) -> Option<Act> {
    let Faction::LizardCult(state) = &game.seat(seat)?.faction else { return None };
    let turn = game.turn;
    let play = match state.scored.first() {
        Some(suit) => Command::Unscore(*suit),
        None if (turn.seat, turn.phase) != (seat, Phase::Daylight) => {
            return Some(Act::TurnTo { seat, phase: Phase::Daylight, round: turn.round.max(1) });
        }
        None => Command::Perform(Ritual::Score),
    };
    Some(Act::Play { seat, play: play.into() })
}

#[test]
fn walks_never_stumble() {
    around(FactionId::LizardCult);
}
