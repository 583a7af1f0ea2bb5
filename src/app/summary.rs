//! A finished game in a few numbers: what statistics are made of.

use serde::{Deserialize, Serialize};

use crate::engine::effect::{Effect, Victory};
use crate::engine::factions::FactionPick;
use crate::engine::history::History;
use crate::engine::seat::SeatId;

use super::curves;

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// In the order of their turns, beginning with the seat that had the first.
    pub seats: Vec<Sat>,
    pub how: Victory,
    pub rounds: u16,
    /// In milliseconds, breaks left out.
    pub played: i64,
    /// When it ended, in milliseconds since 1970.
    pub ended: i64,
}

/// What became of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sat {
    pub name: String,
    pub pick: FactionPick,
    pub bot: bool,
    /// None for a seat that no longer scored.
    pub points: Option<u16>,
    pub won: bool,
    /// Its player left before the end.
    pub left: bool,
}

impl Summary {
    /// Nothing while the game is not finished.
    pub fn of(history: &History) -> Option<Self> {
        let game = history.game();
        let ending = game.ending?;
        let winners = game.winners();
        let mut picks: Vec<FactionPick> = Vec::new();
        let mut first = SeatId::default();
        for entry in history.told() {
            for effect in &entry.effects {
                if let Effect::Began(setup) = effect {
                    first = setup.first;
                    picks = setup.seats.iter().map(|seat| seat.pick.clone()).collect();
                } else if let Effect::Repicked { seat, pick } = effect
                    && let Some(old) = picks.get_mut(seat.index())
                {
                    old.clone_from(pick);
                }
            }
        }
        let mut order = game.order().to_vec();
        let at = order.iter().position(|seat| *seat == first).unwrap_or(0);
        order.rotate_left(at);
        let seats = order.into_iter().filter_map(|seat| {
            let who = game.seat(seat)?;
            Some(Sat {
                name: who.name.clone(),
                pick: picks.get(seat.index())?.clone(),
                bot: who.bot,
                points: who.scores().then(|| who.points.get()),
                won: winners.contains(&seat),
                left: who.left,
            })
        });
        Some(Self {
            seats: seats.collect(),
            how: ending.how,
            rounds: game.turn.round,
            played: curves::played(history),
            ended: curves::ended(history),
        })
    }
}
