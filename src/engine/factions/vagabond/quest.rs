//! The fifteen quests.

use serde::{Deserialize, Serialize};

use crate::engine::suit::Ground;

use super::items::Kind;

/// Source: root:9.3.3, root:9.5.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Quest {
    FoxFundraising,
    FoxErrand,
    FoxLogistics,
    FoxShed,
    FoxSpeech,
    RabbitGuard,
    RabbitErrand,
    RabbitSpeech,
    RabbitBear,
    RabbitBandits,
    MouseBandits,
    MouseGuard,
    MouseBear,
    MouseEscort,
    MouseLogistics,
}

impl Quest {
    pub const ALL: [Quest; 15] = [
        Quest::FoxFundraising,
        Quest::FoxErrand,
        Quest::FoxLogistics,
        Quest::FoxShed,
        Quest::FoxSpeech,
        Quest::RabbitGuard,
        Quest::RabbitErrand,
        Quest::RabbitSpeech,
        Quest::RabbitBear,
        Quest::RabbitBandits,
        Quest::MouseBandits,
        Quest::MouseGuard,
        Quest::MouseBear,
        Quest::MouseEscort,
        Quest::MouseLogistics,
    ];

    pub fn suit(self) -> Ground {
        match self {
            Quest::FoxFundraising
            | Quest::FoxErrand
            | Quest::FoxLogistics
            | Quest::FoxShed
            | Quest::FoxSpeech => Ground::Fox,
            Quest::RabbitGuard
            | Quest::RabbitErrand
            | Quest::RabbitSpeech
            | Quest::RabbitBear
            | Quest::RabbitBandits => Ground::Rabbit,
            Quest::MouseBandits
            | Quest::MouseGuard
            | Quest::MouseBear
            | Quest::MouseEscort
            | Quest::MouseLogistics => Ground::Mouse,
        }
    }

    /// The two items that it takes.
    pub fn items(self) -> [Kind; 2] {
        match self {
            Quest::FoxFundraising => [Kind::TEA, Kind::COINS],
            Quest::FoxErrand | Quest::RabbitErrand => [Kind::TEA, Kind::BOOT],
            Quest::FoxLogistics | Quest::MouseLogistics => [Kind::BOOT, Kind::BAG],
            Quest::FoxShed => [Kind::TORCH, Kind::HAMMER],
            Quest::FoxSpeech | Quest::RabbitSpeech => [Kind::TORCH, Kind::TEA],
            Quest::RabbitGuard | Quest::MouseGuard => [Kind::TORCH, Kind::SWORD],
            Quest::RabbitBear | Quest::MouseBear => [Kind::TORCH, Kind::CROSSBOW],
            Quest::RabbitBandits | Quest::MouseBandits => [Kind::SWORD, Kind::SWORD],
            Quest::MouseEscort => [Kind::BOOT, Kind::BOOT],
        }
    }
}
