//! Pools of pieces. Pieces move between pools of the same kind and never appear or vanish (root:1.5.1).

use serde::{Deserialize, Serialize};

use super::factions::FactionPool;

/// What a piece counts as when it is removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    Warrior,
    Building,
    Token,
    /// Hit like a warrior, but it stays on the map; no points of itself.
    Pawn,
}

impl Class {
    pub const ALL: [Class; 4] = [Class::Warrior, Class::Building, Class::Token, Class::Pawn];
}

/// How many pieces lie in each of a seat's pools.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pools(Vec<(FactionPool, u8)>);

impl Pools {
    pub fn filled(counts: impl IntoIterator<Item = (FactionPool, u8)>) -> Self {
        let mut pools: Vec<_> = counts.into_iter().collect();
        pools.sort();
        Self(pools)
    }

    pub fn count(&self, pool: FactionPool) -> u8 {
        self.0.iter().find(|(p, _)| *p == pool).map_or(0, |(_, n)| *n)
    }

    pub fn iter(&self) -> impl Iterator<Item = (FactionPool, u8)> {
        self.0.iter().copied()
    }

    /// Moves `n` pieces; `None`, and nothing moved, when there are fewer or the pools hold different kinds.
    #[must_use]
    pub fn shift(&mut self, from: FactionPool, to: FactionPool, n: u8) -> Option<()> {
        if from.kind() != to.kind() || from == to {
            return None;
        }
        let at = |pool| self.0.iter().position(|(p, _)| *p == pool);
        let (from, to) = (at(from)?, at(to)?);
        let left = self.0[from].1.checked_sub(n)?;
        let grown = self.0[to].1.checked_add(n)?;
        self.0[from].1 = left;
        self.0[to].1 = grown;
        Some(())
    }
}
