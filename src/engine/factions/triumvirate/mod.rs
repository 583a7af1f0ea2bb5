//! The Triumvirate of Fury: grudges, the anger marker on its track, the Nemesis, retribution and the three furies.
//! This file holds the words of the faction; `rules` keeps the contract, with `checklist`, `track`, `nemesis`,
//! `turn` and `battle` behind it.

use serde::{Deserialize, Serialize};

use crate::engine::seat::SeatId;

mod battle;
mod checklist;
mod fights;
mod laws;
mod nemesis;
mod rules;
#[cfg(test)]
mod tests;
mod track;
mod turn;

pub use battle::{
    Attack, Gain, Rolled, evenly, retribution, rolled, rule_weight, spared, vindicated,
};
pub use nemesis::{Foremost, ahead, foremost, nemesis};
pub use rules::Rules;
pub use track::{anger, shade};

/// How the Triumvirate is chosen: there is nothing to choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {}

/// A space of the Shades of Anger track, counted from the left. Source: nemesis:TOF.2.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Space(u8);

impl Space {
    pub const FIRST: Space = Space(1);
    pub const LAST: Space = Space(10);

    pub fn new(n: u8) -> Option<Self> {
        (Self::FIRST.0..=Self::LAST.0).contains(&n).then_some(Self(n))
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Space> {
        (Self::FIRST.0..=Self::LAST.0).map(Self)
    }

    /// The space to the right, if there is one.
    pub fn next(self) -> Option<Self> {
        Self::new(self.0 + 1)
    }

    pub fn number(self) -> u8 {
        self.0
    }
}

impl From<Space> for u8 {
    fn from(space: Space) -> u8 {
        space.0
    }
}

impl TryFrom<u8> for Space {
    type Error = String;

    fn try_from(n: u8) -> Result<Self, String> {
        Self::new(n).ok_or_else(|| format!("no space {n}: the track has {}", Self::LAST.0))
    }
}

/// The three fury cards. Source: nemesis:TOF.7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fury {
    Alecto,
    Megaera,
    Tisiphone,
}

impl Fury {
    pub const ALL: [Fury; 3] = [Fury::Alecto, Fury::Megaera, Fury::Tisiphone];
}

/// Why a seat is the Nemesis. Source: nemesis:TOF.4.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    Most {
        points: u16,
    },
    /// Chosen among several with as many.
    Tied {
        points: u16,
    },
    /// Nobody with a marker on the track has a piece on the map.
    NoMarker,
    /// No enemy has a piece on the map.
    TableWipe,
    /// Put right by the table.
    ByHand,
}

/// The board, as far as it is not pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Where the anger marker stands.
    pub space: Space,
    pub nemesis: Option<(SeatId, Why)>,
    /// In the order in which they were evoked.
    pub furies: Vec<Fury>,
    /// What was placed by Recruit this turn.
    pub recruited: Option<u8>,
    /// Battles and moves of Punish this turn.
    pub punished: u8,
    /// Grudges activated to craft this turn.
    pub activated: u8,
    /// Seats that, as the table says, have no piece on the map this turn.
    pub off_map: Vec<SeatId>,
}

/// What Punish is used for. Source: nemesis:TOF.5.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Punishment {
    /// Moves from adjacent grudges, without a battle after them.
    Moves,
    /// With a battle, after moves or without.
    Battle { defender: Option<SeatId> },
}

/// What only the Triumvirate does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    PlaceStart,
    Evoke,
    AdjustNemesis,
    GetMadder,
    Recruit,
    Remind,
    Punish(Punishment),
    Vindicate,
    Draw,
    Discard,
    /// Everything printed on the track that is not known yet is copied from the board.
    ReadTrack,
    /// What is printed at one space, known or not.
    ReadSpace(Space),
    /// Whether the table sees a piece of that seat on the map.
    SetOnMap {
        whose: SeatId,
        on_map: bool,
    },
    /// By hand: where the marker stands.
    SetSpace,
    /// By hand: who the Nemesis is.
    SetNemesis,
    /// By hand: whether a fury is evoked.
    SetFury {
        fury: Fury,
        evoked: bool,
    },
    /// By hand: how often Punish was used this turn.
    SetPunished,
    /// By hand: how many grudges have crafted this turn.
    SetActivated,
}

/// What happens on this board only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    Marker(Space),
    Nemesis {
        whose: SeatId,
        why: Why,
    },
    Fury {
        fury: Fury,
        evoked: bool,
    },
    Recruited {
        anger: u8,
        placed: u8,
    },
    /// Punish was used; with a battle there is retribution due, and perhaps some that had no piece left.
    Punished {
        battle: bool,
        due: u8,
        lost: u8,
    },
    PunishedSet(u8),
    /// Grudges that have crafted this turn, in all.
    Activated(u8),
    OnMap {
        whose: SeatId,
        on_map: bool,
    },
    /// Tisiphone answered a removed grudge.
    Avenged(u8),
}

/// The checklist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Gather,
    Place,
    Evoke,
    GetMad,
    Track,
    Craft,
    Nemesis,
    GetMadder,
    Recruit,
    Remind,
    Punish,
    Vindicate,
    Draw,
    Discard,
}

impl Step {
    pub const ALL: [Step; 14] = [
        Step::Gather,
        Step::Place,
        Step::Evoke,
        Step::GetMad,
        Step::Track,
        Step::Craft,
        Step::Nemesis,
        Step::GetMadder,
        Step::Recruit,
        Step::Remind,
        Step::Punish,
        Step::Vindicate,
        Step::Draw,
        Step::Discard,
    ];
}

/// Where its pieces are. The nineteenth retribution piece is the anger marker and never leaves the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    Warriors,
    WarriorsOnMap,
    Grudges,
    GrudgesOnMap,
    Retribution,
    RetributionBox,
}

/// No cards of its own: furies are evoked or not, and never drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Zone {}

/// Why points come to the Triumvirate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    NemesisAhead,
    Vindicated,
    // Of numbers in battle.
    HatredOfSunlight,
    BreakThemIn,
    Alecto,
}

/// Why the law of the Triumvirate forbids something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    PlacedAlready,
    FuryEvoked,
    TrackRead,
    ShadesFall,
    NoGrudgeOnMap,
    NoGrudgeInSupply,
    NoGrudgeLeft { needed: u8, left: u8 },
    NoWarriorInSupply,
    NoWarriorOnMap,
    LastSpace,
    PunishedThrice,
    TooLittleRetribution { there: u8 },
}

/// What the rules of the Triumvirate ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// What is printed at a space.
    Printed {
        space: Space,
    },
    /// The same for all that is not known.
    Track,
    Evoke,
    Nemesis(Why),
    Defender,
    /// Pieces that rolled hits removed on both sides, and items damaged.
    RolledHits {
        defender: SeatId,
    },
    Space,
    Punished,
    Activated,
    /// Is a grudge in the clearing of battle, and is the first hit ignored?
    Ignore,
}

/// Answers of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    Fury(Fury),
    /// Items that hits damaged.
    ItemsDamaged,
}

/// Numbers printed on the board, which no source gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    Anger(Space),
    Shade(Space),
}
