//! The three building tracks: what the next building of each costs and scores. Source: the printed board.

use super::rules::count;
use super::{Building, Piece, Pool};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;

/// Spaces of a track.
pub const SPACES: usize = 6;

/// Wood for the building in each column. The first stands on the map from setup on.
pub const COST: [u8; SPACES] = [0, 1, 2, 3, 3, 4];

/// Points under each building of a track.
pub fn points_of(building: Building) -> [u8; SPACES] {
    match building {
        Building::Sawmill => [0, 1, 2, 3, 4, 5],
        Building::Workshop => [0, 2, 2, 3, 4, 5],
        Building::Recruiter => [0, 1, 2, 3, 3, 4],
    }
}

/// Whether a space of a track shows one more card in Evening once its building has left it.
pub fn has_bonus(building: Building, space: usize) -> bool {
    match building {
        Building::Sawmill | Building::Workshop => false,
        Building::Recruiter => space == 2 || space == 4,
    }
}

/// The space whose building is the leftmost: as many have left as stand on the map.
fn next(game: &Game, seat: SeatId, building: Building) -> usize {
    usize::from(count(game, seat, Pool::Map(Piece::Building(building))))
}

/// Wood for the next building of a track; none when the track is empty.
pub fn next_cost(game: &Game, seat: SeatId, building: Building) -> Option<u8> {
    COST.get(next(game, seat, building)).copied()
}

/// Points for the next building of a track; none when the track is empty.
pub fn next_points(game: &Game, seat: SeatId, building: Building) -> Option<u8> {
    points_of(building).get(next(game, seat, building)).copied()
}

/// Cards drawn in Evening: one, and one for each uncovered bonus. Source: root:6.6.
pub fn to_draw(game: &Game, seat: SeatId) -> u8 {
    let bonuses = Building::ALL.into_iter().flat_map(|building| {
        (0..next(game, seat, building)).filter(move |space| has_bonus(building, *space))
    });
    bonuses.fold(1, |n, _| n + 1)
}
