//! What must hold after every entry, whatever happened. Tests call this; a violation is a fault of ours.

use super::factions::FactionPool;
use super::game::Game;
use super::item::Item;
use super::seat::SeatId;

/// Something that does not add up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Violation {
    /// A card lies in no zone, or in two.
    CardLies { card: usize, times: usize },
    /// A zone holds more than it has room for.
    Overfull,
    /// Pieces of one kind do not add up to their total.
    Pieces { seat: SeatId, pool: FactionPool, there: u16, total: u16 },
    /// Items of one kind do not add up.
    Items { item: Item, there: usize },
}

/// Everything that does not add up.
pub fn check(game: &Game) -> Vec<Violation> {
    let mut found = Vec::new();
    for (card, _) in game.all_cards() {
        let times =
            game.zones().iter().flat_map(|(_, cards)| cards).filter(|c| **c == card).count();
        if times != 1 {
            found.push(Violation::CardLies { card: card.index(), times });
        }
    }
    if game.zones().iter().any(|(zone, cards)| cards.len() > zone.room()) {
        found.push(Violation::Overfull);
    }
    for (seat, who) in game.seats() {
        for (pool, _) in who.pools.iter() {
            let same =
                |(p, n): (FactionPool, u8)| (p.kind() == pool.kind()).then_some(u16::from(n));
            let there: u16 = who.pools.iter().filter_map(same).sum();
            let total: u16 = who.faction.pools().into_iter().filter_map(same).sum();
            if there != total {
                found.push(Violation::Pieces { seat, pool, there, total });
            }
        }
    }
    if game.begun() {
        for item in Item::ALL {
            let crafted = game.seats().flat_map(|(_, s)| &s.items).filter(|i| **i == item).count();
            let there = usize::from(game.items.count(item)) + crafted;
            if there != usize::from(item.at_start()) {
                found.push(Violation::Items { item, there });
            }
        }
    }
    found
}
