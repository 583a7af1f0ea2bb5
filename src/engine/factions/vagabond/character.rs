//! The twelve characters: what they start with and what their special action takes.

use serde::{Deserialize, Serialize};

use super::items::Kind;

/// Source: root:9.3.1, root:9.3.5.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Character {
    #[default]
    Thief,
    Tinker,
    Ranger,
    Vagrant,
    Arbiter,
    Scoundrel,
    Adventurer,
    Harrier,
    Ronin,
    Cheat,
    Gladiator,
    Jailor,
}

impl Character {
    pub const ALL: [Character; 12] = [
        Character::Thief,
        Character::Tinker,
        Character::Ranger,
        Character::Vagrant,
        Character::Arbiter,
        Character::Scoundrel,
        Character::Adventurer,
        Character::Harrier,
        Character::Ronin,
        Character::Cheat,
        Character::Gladiator,
        Character::Jailor,
    ];

    pub fn start(self) -> &'static [Kind] {
        match self {
            Character::Thief => &[Kind::BOOT, Kind::TORCH, Kind::TEA, Kind::SWORD],
            Character::Tinker => &[Kind::BOOT, Kind::TORCH, Kind::BAG, Kind::HAMMER],
            Character::Ranger => &[Kind::BOOT, Kind::TORCH, Kind::CROSSBOW, Kind::SWORD],
            Character::Vagrant => &[Kind::COINS, Kind::TORCH, Kind::BOOT],
            Character::Arbiter => &[Kind::BOOT, Kind::TORCH, Kind::SWORD, Kind::SWORD],
            Character::Scoundrel => &[Kind::BOOT, Kind::BOOT, Kind::TORCH, Kind::CROSSBOW],
            Character::Adventurer => &[Kind::BOOT, Kind::TORCH, Kind::HAMMER],
            Character::Harrier => &[Kind::COINS, Kind::TORCH, Kind::SWORD, Kind::CROSSBOW],
            Character::Ronin => &[Kind::BOOT, Kind::BOOT, Kind::TORCH, Kind::SWORD],
            Character::Cheat => &[Kind::BOOT, Kind::TEA, Kind::CROSSBOW, Kind::TORCH],
            Character::Gladiator => &[Kind::BOOT, Kind::TORCH, Kind::HAMMER],
            Character::Jailor => &[Kind::BOOT, Kind::CROSSBOW, Kind::TORCH],
        }
    }

    /// What the special action exhausts of its own accord; `None`: it is paid in another way.
    pub fn pays(self) -> Option<Kind> {
        match self {
            Character::Thief
            | Character::Tinker
            | Character::Ranger
            | Character::Vagrant
            | Character::Scoundrel
            | Character::Harrier => Some(Kind::TORCH),
            Character::Ronin => Some(Kind::SWORD),
            Character::Arbiter
            | Character::Adventurer
            | Character::Cheat
            | Character::Gladiator
            | Character::Jailor => None,
        }
    }

    /// Whether it goes once a turn only.
    pub fn once_a_turn(self) -> bool {
        match self {
            Character::Adventurer | Character::Cheat | Character::Jailor => true,
            Character::Thief
            | Character::Tinker
            | Character::Ranger
            | Character::Vagrant
            | Character::Arbiter
            | Character::Scoundrel
            | Character::Harrier
            | Character::Ronin
            | Character::Gladiator => false,
        }
    }
}
