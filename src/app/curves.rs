//! What a game's entries add up to over time: every seat's points by turn, and how long it was played.

use crate::engine::effect::Effect;
use crate::engine::history::History;
use crate::engine::seat::SeatId;

/// A longer silence between two entries is a break, and not playing.
pub const BREAK: i64 = 30 * 60_000;

/// A seat's points after each turn, beginning with those before the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Curve {
    pub seat: SeatId,
    pub points: Vec<i32>,
}

/// Every seat's points by turn, clockwise. A correction that is dated to an earlier turn counts from there on.
pub fn curves(history: &History) -> Vec<Curve> {
    let game = history.game();
    let turns = usize::from(game.turn.number) + 1;
    let mut gains: Vec<Curve> =
        game.order().iter().map(|seat| Curve { seat: *seat, points: vec![0; turns] }).collect();
    let mut add = |seat: SeatId, turn: u16, by: i32| {
        if let Some(curve) = gains.iter_mut().find(|curve| curve.seat == seat) {
            // An entry that was made before the turn was set back by hand counts in the last one there is.
            let turn = usize::from(turn).min(turns - 1);
            curve.points[turn] += by;
        }
    };
    for effect in history.told().flat_map(|entry| &entry.effects) {
        if let Effect::Score { seat, applied, turn, .. } = effect {
            add(*seat, *turn, i32::from(*applied));
        } else if let Effect::Began(setup) = effect {
            for (at, seat) in setup.seats.iter().enumerate() {
                if let Some(id) = u8::try_from(at).ok().and_then(SeatId::new) {
                    add(id, 0, i32::from(seat.points.get()));
                }
            }
        }
    }
    for curve in &mut gains {
        let mut sum = 0;
        for points in &mut curve.points {
            sum += *points;
            *points = sum;
        }
    }
    gains
}

/// The turns with which a round began, and which round.
pub fn rounds(history: &History) -> Vec<(u16, u16)> {
    let mut found: Vec<(u16, u16)> = Vec::new();
    for effect in history.told().flat_map(|entry| &entry.effects) {
        if let Effect::Turned(turn) = effect
            && turn.round > 0
            && !found.iter().any(|(_, round)| *round == turn.round)
        {
            found.push((turn.number, turn.round));
        }
    }
    found
}

/// How long it was played, in milliseconds: from the first entry to the end, breaks left out. A game that was reopened
/// ends with its last end.
pub fn played(history: &History) -> i64 {
    let mut sum = 0;
    let mut to_the_end = None;
    let mut before: Option<i64> = None;
    for entry in history.told() {
        let gap = before.map_or(0, |then| entry.at - then);
        if (0..=BREAK).contains(&gap) {
            sum += gap;
        }
        before = Some(entry.at);
        for effect in &entry.effects {
            if matches!(effect, Effect::Ended(_)) {
                to_the_end = Some(sum);
            } else if matches!(effect, Effect::Reopened) {
                to_the_end = None;
            }
        }
    }
    to_the_end.unwrap_or(sum)
}

/// When the game ended, in milliseconds since 1970.
pub fn ended(history: &History) -> i64 {
    let ends = |e: &Effect| matches!(e, Effect::Ended(_));
    history.told().rfind(|entry| entry.effects.iter().any(ends)).map_or(0, |entry| entry.at)
}
