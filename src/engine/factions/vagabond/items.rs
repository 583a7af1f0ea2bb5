//! Items as things: what they are, how they lie, and what may become of them.
//! A boot on a track, or a face-down tea on one, cannot be written down.

use serde::{Deserialize, Serialize};

use crate::engine::item::Item;

use super::Character;

/// Items that lie on a track of the board when face up. Source: root:9.2.5.I.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tracked {
    Tea,
    Coins,
    Bag,
}

impl Tracked {
    pub const ALL: [Tracked; 3] = [Tracked::Tea, Tracked::Coins, Tracked::Bag];
}

/// Items that never leave the satchel but when damaged. Source: root:9.2.5.II.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Packed {
    Boot,
    Sword,
    Torch,
    Hammer,
    Crossbow,
}

/// What an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Tracked(Tracked),
    Packed(Packed),
}

impl Kind {
    pub const TEA: Kind = Kind::Tracked(Tracked::Tea);
    pub const COINS: Kind = Kind::Tracked(Tracked::Coins);
    pub const BAG: Kind = Kind::Tracked(Tracked::Bag);
    pub const BOOT: Kind = Kind::Packed(Packed::Boot);
    pub const SWORD: Kind = Kind::Packed(Packed::Sword);
    pub const TORCH: Kind = Kind::Packed(Packed::Torch);
    pub const HAMMER: Kind = Kind::Packed(Packed::Hammer);
    pub const CROSSBOW: Kind = Kind::Packed(Packed::Crossbow);

    pub const ALL: [Kind; 8] = [
        Kind::TEA,
        Kind::COINS,
        Kind::BAG,
        Kind::BOOT,
        Kind::SWORD,
        Kind::TORCH,
        Kind::HAMMER,
        Kind::CROSSBOW,
    ];

    fn lying(self, side: Side) -> Thing {
        Thing::Satchel(self, side)
    }
}

impl From<Item> for Kind {
    fn from(item: Item) -> Kind {
        match item {
            Item::Boot => Kind::BOOT,
            Item::Bag => Kind::BAG,
            Item::Crossbow => Kind::CROSSBOW,
            Item::Hammer => Kind::HAMMER,
            Item::Sword => Kind::SWORD,
            Item::Tea => Kind::TEA,
            Item::Coins => Kind::COINS,
        }
    }
}

/// Which way up an item lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Up,
    Exhausted,
}

/// An item as it lies: on its track, where it is always face up, in the satchel or in the Damaged box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    Track(Tracked),
    Satchel(Kind, Side),
    Damaged(Kind, Side),
}

impl Thing {
    pub fn kind(self) -> Kind {
        match self {
            Thing::Track(tracked) => Kind::Tracked(tracked),
            Thing::Satchel(kind, _) | Thing::Damaged(kind, _) => kind,
        }
    }

    pub fn side(self) -> Side {
        match self {
            Thing::Track(_) => Side::Up,
            Thing::Satchel(_, side) | Thing::Damaged(_, side) => side,
        }
    }

    pub fn is_damaged(self) -> bool {
        matches!(self, Thing::Damaged(..))
    }

    /// Whether it can be exhausted for an action. Source: root:9.2.5.
    pub fn is_ready(self) -> bool {
        !self.is_damaged() && self.side() == Side::Up
    }

    /// Whether it counts for the item limit. Source: root:9.6.4.
    pub fn is_carried(self) -> bool {
        !matches!(self, Thing::Track(_))
    }
}

/// What may become of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    Exhaust,
    Refresh,
    Damage,
    Mend,
    /// Out of the game for good.
    Lose,
}

impl Change {
    pub const ALL: [Change; 5] =
        [Change::Exhaust, Change::Refresh, Change::Damage, Change::Mend, Change::Lose];
}

/// Every item of one Vagabond.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Items {
    /// In order, none of them 0.
    lying: Vec<(Thing, u8)>,
    gone: Vec<(Kind, u8)>,
}

fn more<T: Ord>(list: &mut Vec<(T, u8)>, what: T) {
    match list.binary_search_by(|(t, _)| t.cmp(&what)) {
        Ok(at) => list[at].1 = list[at].1.saturating_add(1),
        Err(at) => list.insert(at, (what, 1)),
    }
}

fn less<T: Ord>(list: &mut Vec<(T, u8)>, what: &T) -> Option<()> {
    let at = list.binary_search_by(|(t, _)| t.cmp(what)).ok()?;
    list[at].1 = list[at].1.checked_sub(1)?;
    if list[at].1 == 0 {
        list.remove(at);
    }
    Some(())
}

impl Items {
    /// What each track has room for. Source: root:9.2.5.I.
    pub const ROOM: u8 = 3;

    pub fn of(character: Character) -> Items {
        let mut items = Items::default();
        for kind in character.start() {
            items.gain(*kind);
        }
        items
    }

    pub fn iter(&self) -> impl Iterator<Item = (Thing, u8)> + '_ {
        self.lying.iter().copied()
    }

    pub fn count(&self, which: impl Fn(Thing) -> bool) -> u8 {
        self.iter().filter(|(thing, _)| which(*thing)).map(|(_, n)| n).sum()
    }

    pub fn on_track(&self, tracked: Tracked) -> u8 {
        self.count(|thing| thing == Thing::Track(tracked))
    }

    /// How many of a kind can be exhausted now.
    pub fn ready(&self, kind: Kind) -> u8 {
        self.count(|thing| thing.kind() == kind && thing.is_ready())
    }

    pub fn undamaged(&self) -> u8 {
        self.count(|thing| !thing.is_damaged())
    }

    pub fn exhausted(&self) -> u8 {
        self.count(|thing| thing.side() == Side::Exhausted)
    }

    pub fn damaged(&self) -> u8 {
        self.count(Thing::is_damaged)
    }

    /// Satchel and Damaged box together. Source: root:9.6.4.
    pub fn carried(&self) -> u8 {
        self.count(Thing::is_carried)
    }

    /// Source: root:9.6.4.
    pub fn limit(&self) -> u8 {
        6 + 2 * self.on_track(Tracked::Bag)
    }

    pub fn over_the_limit(&self) -> u8 {
        self.carried().saturating_sub(self.limit())
    }

    /// How many a Refresh turns up: two for each tea on its track now, then three. Source: root:9.4.1.
    pub fn to_refresh(&self) -> u8 {
        (2 * self.on_track(Tracked::Tea) + 3).min(self.exhausted())
    }

    /// Out of the game for good.
    pub fn gone(&self) -> impl Iterator<Item = (Kind, u8)> + '_ {
        self.gone.iter().copied()
    }

    /// Of a kind, wherever they lie and those out of the game.
    pub fn total(&self, kind: Kind) -> u8 {
        let gone: u8 = self.gone().filter(|(k, _)| *k == kind).map(|(_, n)| n).sum();
        gone + self.count(|thing| thing.kind() == kind)
    }

    /// Where an item comes to lie face up: on its track while that has room.
    fn face_up(&self, kind: Kind) -> Thing {
        match kind {
            Kind::Tracked(tracked) if self.on_track(tracked) < Self::ROOM => Thing::Track(tracked),
            Kind::Tracked(_) | Kind::Packed(_) => kind.lying(Side::Up),
        }
    }

    pub fn gain(&mut self, kind: Kind) {
        let thing = self.face_up(kind);
        more(&mut self.lying, thing);
    }

    /// How an item lies after a change; `None` when it cannot change that way, or leaves the game.
    fn after(&self, thing: Thing, change: Change) -> Option<Thing> {
        match (thing, change) {
            (Thing::Track(_) | Thing::Satchel(_, Side::Up), Change::Exhaust) => {
                Some(thing.kind().lying(Side::Exhausted))
            }
            (Thing::Satchel(kind, Side::Exhausted), Change::Refresh)
            | (Thing::Damaged(kind, Side::Up), Change::Mend) => Some(self.face_up(kind)),
            (Thing::Damaged(kind, Side::Exhausted), Change::Refresh) => {
                Some(Thing::Damaged(kind, Side::Up))
            }
            (Thing::Track(_) | Thing::Satchel(..), Change::Damage) => {
                Some(Thing::Damaged(thing.kind(), thing.side()))
            }
            (Thing::Damaged(kind, Side::Exhausted), Change::Mend) => {
                Some(kind.lying(Side::Exhausted))
            }
            (
                _,
                Change::Exhaust | Change::Refresh | Change::Damage | Change::Mend | Change::Lose,
            ) => None,
        }
    }

    /// Whether a thing that lies there can change this way.
    pub fn can(&self, thing: Thing, change: Change) -> bool {
        let there = self.count(|t| t == thing) > 0;
        there && (change == Change::Lose || self.after(thing, change).is_some())
    }

    #[must_use]
    pub fn change(&mut self, thing: Thing, change: Change) -> Option<()> {
        match change {
            Change::Lose => {
                less(&mut self.lying, &thing)?;
                more(&mut self.gone, thing.kind());
            }
            Change::Exhaust | Change::Refresh | Change::Damage | Change::Mend => {
                let after = self.after(thing, change)?;
                less(&mut self.lying, &thing)?;
                more(&mut self.lying, after);
            }
        }
        Some(())
    }

    /// One of a kind goes back to where it came from: the one least missed, and last those out of the game.
    #[must_use]
    pub fn give_up(&mut self, kind: Kind) -> Option<()> {
        let held = self.iter().map(|(thing, _)| thing).filter(|thing| thing.kind() == kind);
        match held.max() {
            Some(thing) => less(&mut self.lying, &thing),
            None => less(&mut self.gone, &kind),
        }
    }
}

/// What things are chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    Refresh,
    Damage,
    Mend,
    Lose,
    Exhaust,
}

impl Purpose {
    /// Kinds in the order in which the app proposes them.
    fn order(self) -> [Kind; 8] {
        let [tea, coins, bag, boot, sword, torch, hammer, crossbow] = Kind::ALL;
        match self {
            Purpose::Refresh | Purpose::Mend => {
                [torch, boot, sword, tea, coins, bag, hammer, crossbow]
            }
            Purpose::Damage | Purpose::Lose => {
                [crossbow, hammer, boot, coins, bag, tea, torch, sword]
            }
            Purpose::Exhaust => [crossbow, hammer, sword, boot, torch, bag, coins, tea],
        }
    }

    fn fits(self, thing: Thing) -> bool {
        match self {
            Purpose::Refresh => thing.side() == Side::Exhausted,
            Purpose::Damage => !thing.is_damaged(),
            Purpose::Mend => thing.is_damaged(),
            Purpose::Lose => thing.is_carried(),
            Purpose::Exhaust => thing.is_ready(),
        }
    }
}

/// What can be chosen, what the app proposes first in front.
pub fn choosable(items: &Items, purpose: Purpose) -> Vec<(Thing, u8)> {
    let mut list: Vec<(Thing, u8)> = items.iter().filter(|(t, _)| purpose.fits(*t)).collect();
    let rank = |thing: Thing| purpose.order().iter().position(|kind| *kind == thing.kind());
    list.sort_by_key(|(thing, _)| {
        let worse = match purpose {
            // What lies in the satchel is of use at once.
            Purpose::Refresh => thing.is_damaged(),
            // What is exhausted is missed least.
            Purpose::Damage => thing.side() == Side::Up,
            Purpose::Lose => !thing.is_damaged(),
            Purpose::Mend => thing.side() == Side::Exhausted,
            Purpose::Exhaust => false,
        };
        (worse, rank(*thing))
    });
    list
}

/// The things that the app proposes: one of each kind first, then seconds.
pub fn proposed(items: &Items, purpose: Purpose, n: u8) -> Vec<Thing> {
    let all = choosable(items, purpose);
    let most = all.iter().map(|(_, n)| *n).max().unwrap_or(0);
    let rounds = (0..most).flat_map(|round| all.iter().filter(move |(_, n)| *n > round));
    rounds.map(|(thing, _)| *thing).take(usize::from(n)).collect()
}
