//! Items and the shared item supply.

use serde::{Deserialize, Serialize};

/// A kind of item that can be crafted from the shared supply. Source: root:5.1.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    Boot,
    Bag,
    Crossbow,
    Hammer,
    Sword,
    Tea,
    Coins,
}

impl Item {
    pub const ALL: [Item; 7] =
        [Item::Boot, Item::Bag, Item::Crossbow, Item::Hammer, Item::Sword, Item::Tea, Item::Coins];

    /// How many lie on the map at the start: twelve in all. Source: root:5.1.5.
    pub fn at_start(self) -> u8 {
        match self {
            Item::Crossbow | Item::Hammer => 1,
            Item::Boot | Item::Bag | Item::Sword | Item::Tea | Item::Coins => 2,
        }
    }
}

/// The items still on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ItemSupply(Vec<(Item, u8)>);

impl Default for ItemSupply {
    fn default() -> Self {
        Self(Item::ALL.iter().map(|&i| (i, i.at_start())).collect())
    }
}

impl ItemSupply {
    pub fn count(&self, item: Item) -> u8 {
        self.0.iter().find(|(i, _)| *i == item).map_or(0, |(_, n)| *n)
    }

    fn slot(&mut self, item: Item) -> &mut u8 {
        let at = Item::ALL.iter().position(|&i| i == item).unwrap_or(0);
        &mut self.0[at].1
    }

    /// Takes one; `None` when it is gone.
    #[must_use]
    pub fn take(&mut self, item: Item) -> Option<()> {
        let left = self.slot(item);
        *left = left.checked_sub(1)?;
        Some(())
    }

    /// Puts one back; `None` when the supply already holds all there are.
    #[must_use]
    pub fn put(&mut self, item: Item) -> Option<()> {
        let left = self.slot(item);
        (*left < item.at_start()).then(|| *left += 1)
    }

    pub fn total(&self) -> u16 {
        self.0.iter().map(|(_, n)| u16::from(*n)).sum()
    }
}
