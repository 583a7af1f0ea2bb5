//! The Lizard Cult: Lost Souls and the Outcast, Acolytes and conspiracies, gardens and rituals.
//! This file holds the words of the faction; `rules` keeps the contract, with `checklist`, `birdsong`, `rituals`,
//! `evening` and `loss` behind it.

use serde::{Deserialize, Serialize};

use crate::engine::suit::{Ground, Suit};

mod birdsong;
mod checklist;
mod evening;
mod laws;
mod loss;
mod rituals;
mod rules;
#[cfg(test)]
mod tests;

pub use birdsong::{conspiracy_cost, leader, next_outcast};
pub use evening::{crafting_gardens, draw_count};
pub use rituals::score_points;
pub use rules::{GARDEN_POINTS, Rules, bonus_space, gardens_out, revealed, souls};

/// How the Lizard Cult is chosen, with the table's printing of its law.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {
    /// The printing of 2025: without a garden of that suit on the map no score.
    #[serde(default)]
    pub garden_to_score: bool,
}

/// The suit that the marker stands on, and which side it shows. Source: root:10.3.3, 10.4.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcast {
    pub suit: Ground,
    #[serde(default)]
    pub hated: bool,
}

/// The board, as far as it is not pieces and cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub rules: Pick,
    /// None until setup chooses it.
    pub outcast: Option<Outcast>,
    /// Suits scored this turn.
    pub scored: Vec<Ground>,
    /// Gardens activated to craft this turn.
    pub activated: u8,
}

/// What acolytes can be spent on. Source: root:10.4.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Conspiracy {
    Crusade,
    Convert,
    Sanctify,
}

impl Conspiracy {
    pub const ALL: [Conspiracy; 3] =
        [Conspiracy::Crusade, Conspiracy::Convert, Conspiracy::Sanctify];
}

/// What a revealed card is for. Source: root:10.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ritual {
    Build,
    Recruit,
    Score,
    Sacrifice,
}

impl Ritual {
    pub const ALL: [Ritual; 4] = [Ritual::Build, Ritual::Recruit, Ritual::Score, Ritual::Sacrifice];
}

/// What only the Lizard Cult does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    PlaceWarriors,
    ChooseOutcast,
    /// The Outcast is adjusted and Lost Souls are discarded: nothing can come between.
    Adjust,
    Conspire(Conspiracy),
    Perform(Ritual),
    Return,
    Craft,
    Draw,
    Discard,
    /// The printing is changed.
    SetRules(Pick),
    /// By hand: where the marker stands and which side it shows.
    SetOutcast(Outcast),
    /// By hand: a card that somebody discarded unseen by the app.
    AddSoul(Suit),
    /// By hand: a revealed card goes back to the hand.
    TakeBack {
        card: crate::engine::card::CardId,
    },
    /// By hand: this suit has not been scored this turn.
    Unscore(Ground),
    /// By hand: how many gardens have crafted this turn.
    SetActivated,
}

/// What happens on this board only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    Outcast(Outcast),
    Scored(Ground),
    Unscored(Ground),
    /// Gardens that have crafted this turn, in all.
    Activated(u8),
    Rules(Pick),
}

/// The checklist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Gather,
    Place,
    Choose,
    Tracks,
    Adjust,
    DiscardSouls,
    Conspiracies,
    Rituals,
    Return,
    Craft,
    Draw,
    Discard,
}

impl Step {
    pub const ALL: [Step; 12] = [
        Step::Gather,
        Step::Place,
        Step::Choose,
        Step::Tracks,
        Step::Adjust,
        Step::DiscardSouls,
        Step::Conspiracies,
        Step::Rituals,
        Step::Return,
        Step::Craft,
        Step::Draw,
        Step::Discard,
    ];
}

/// Where warriors and gardens are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    Supply,
    Map,
    Acolytes,
    /// Gardens still on their track.
    Track(Ground),
    /// Gardens on the map.
    Garden(Ground),
}

/// Where its cards are. Both lie open. Source: root:10.2.6, 10.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    LostSouls,
    /// Revealed this turn, to go back to the hand in Evening.
    Revealed,
}

/// Why points come to the Lizard Cult.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    Gardens(Ground),
}

/// Why the law of the Lizard Cult forbids something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    PlacedAlready,
    ChosenAlready,
    NoOutcast,
    /// The Outcast has to be adjusted before the conspiracies.
    AdjustFirst,
    TooFewAcolytes {
        conspiracy: Conspiracy,
        needed: u8,
        there: u8,
    },
    NobodyOnMap,
    NothingToConvert,
    NothingToSanctify,
    /// It would not leave the clearing, so nothing can take its place.
    Stays,
    NoWarriorInSupply,
    NoGardenLeft {
        suit: Ground,
    },
    NoGardenOut {
        suit: Ground,
    },
    BirdsAreNotWild {
        ritual: Ritual,
    },
    BirdNeeded,
    ScoredAlready {
        suit: Ground,
    },
    NothingRevealed,
    CraftsInEvening,
    TooFewGardens {
        needed: u8,
        left: u8,
    },
    OtherSymbols {
        suit: Ground,
    },
}

/// What the rules of the Lizard Cult ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    FirstGarden,
    AdjacentClearings,
    Outcast,
    Reveal {
        ritual: Ritual,
    },
    /// The table insists on a bird: which clearing is it for?
    SuitOfClearing {
        ritual: Ritual,
    },
    Convert,
    Sanctify,
    GardenGone {
        count: u8,
    },
    /// Chance: which card of the hand, counted from its left.
    Fear {
        hand: u8,
    },
    /// What lies at that place.
    CardAt {
        place: u8,
        hand: u8,
    },
    Craft {
        gardens: u8,
    },
    Activated,
}

/// No answers of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Choice {}

/// A number printed on the board that only one source gives, so the table can put it right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    /// How many gardens of one suit have to be on the map to uncover its draw bonus.
    BonusSpace,
}
