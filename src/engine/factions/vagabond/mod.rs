//! The Vagabond: a pack of items, a chart of relationships, quests and ruins. One or two of them sit at a table.
//! This file holds the words of the faction; `rules` keeps the contract, with the other files behind it.

use serde::{Deserialize, Serialize};

use crate::engine::seat::SeatId;

mod character;
mod checklist;
mod choose;
mod correct;
mod craft;
mod fights;
mod items;
mod laws;
mod loss;
mod quest;
mod quests;
mod relations;
mod rules;
mod special;
#[cfg(test)]
mod tests;
mod turn;

pub use character::Character;
pub use items::{Change, Items, Kind, Packed, Purpose, Side, Thing, Tracked, proposed};
pub use quest::Quest;
pub use quests::{
    ROW, Ruin, done_of, in_ruins, is_vagabond, missing, quest_row, quests_left, worth,
};
pub use relations::{Relation, chart};
pub use rules::{Rules, state_of};

/// Which character it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {
    pub character: Character,
}

/// What a battle of this turn was, for what it makes of relationships.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fight {
    #[default]
    None,
    Battle(SeatId),
    Strike,
    /// Makes nobody Hostile.
    Duel,
}

/// The board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub character: Character,
    pub items: Items,
    /// Whoever is not in it is Indifferent.
    pub relations: Vec<(SeatId, Relation)>,
    /// Aid given this turn that no improvement has used.
    pub aids: Vec<(SeatId, u8)>,
    /// Quests completed, in order.
    pub done: Vec<Quest>,
    /// The quests that lie open; where two Vagabonds sit, the first one keeps them for both.
    pub row: Vec<Quest>,
    /// What has left the ruins; kept like the quests.
    pub explored: [u8; 4],
    /// What of that came to this Vagabond.
    pub found: Vec<Ruin>,
    pub in_forest: bool,
    pub fight: Fight,
    /// The special action that goes once a turn was taken.
    pub used: bool,
    /// A card stands in for the next item to exhaust.
    pub credit: bool,
}

impl State {
    fn fresh(character: Character) -> State {
        State {
            character,
            items: Items::of(character),
            relations: Vec::new(),
            aids: Vec::new(),
            done: Vec::new(),
            row: Vec::new(),
            explored: [0; 4],
            found: Vec::new(),
            // Source: root:9.3.2.
            in_forest: true,
            fight: Fight::None,
            used: false,
            credit: false,
        }
    }

    /// The most rolled hits, and 0 is defenseless. Source: root:9.2.4, root:9.2.6.
    pub fn undamaged_swords(&self) -> u8 {
        self.items.count(|thing| thing.kind() == Kind::SWORD && !thing.is_damaged())
    }

    pub fn relation(&self, with: SeatId) -> Relation {
        self.relations.iter().find(|(s, _)| *s == with).map_or(Relation::Indifferent, |(_, r)| *r)
    }

    pub fn aids(&self, to: SeatId) -> u8 {
        self.aids.iter().find(|(s, _)| *s == to).map_or(0, |(_, n)| *n)
    }

    pub fn allies(&self) -> Vec<SeatId> {
        self.with(Relation::Allied)
    }

    pub fn hostiles(&self) -> Vec<SeatId> {
        self.with(Relation::Hostile)
    }

    fn with(&self, relation: Relation) -> Vec<SeatId> {
        self.relations.iter().filter(|(_, r)| *r == relation).map(|(s, _)| *s).collect()
    }
}

/// What only the Vagabond does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    GetQuests,
    Refresh,
    Slip,
    Move,
    Battle,
    /// Hits of a battle taken with the warriors of an ally.
    HitsWithAlly,
    Explore,
    Aid {
        to: SeatId,
    },
    Complete(Quest),
    Strike,
    Repair,
    Special,
    Rest,
    Draw,
    Discard,
    CheckCapacity,
    /// By hand: an item lies in another way.
    Handle(Thing),
    /// By hand: an item that the ledger does not know.
    AddItem,
    /// By hand: where a marker stands on the chart.
    SetRelation {
        with: SeatId,
    },
    /// By hand: how much aid of this turn counts.
    SetAids {
        to: SeatId,
    },
    /// By hand: pawn in a forest, or not.
    SetForest(bool),
    /// By hand: what the ruins still hold.
    SetRuins,
    /// By hand: an open quest is another one.
    ChangeQuest(Quest),
    /// By hand: a quest was completed, or was not.
    AddDone,
    TakeBackDone(Quest),
    /// By hand: the special action has not been taken this turn.
    Unuse,
}

/// What happens on this board only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    Changed { thing: Thing, change: Change },
    Gained(Kind),
    Related { with: SeatId, relation: Relation },
    Aided { to: SeatId, aids: u8 },
    QuestOpen(Quest),
    QuestGone(Quest),
    QuestDone(Quest),
    QuestUndone(Quest),
    Explored([u8; 4]),
    Found(Ruin),
    Forest(bool),
    Fought(Fight),
    Used(bool),
    Credit(bool),
}

/// The checklist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Character,
    Pawn,
    Quests,
    Ruins,
    Items,
    Relations,
    Refresh,
    Slip,
    Move,
    Battle,
    Explore,
    Aid,
    Quest,
    Strike,
    Repair,
    Craft,
    Special,
    Rest,
    Draw,
    Discard,
    Capacity,
}

impl Step {
    pub const ALL: [Step; 21] = [
        Step::Character,
        Step::Pawn,
        Step::Quests,
        Step::Ruins,
        Step::Items,
        Step::Relations,
        Step::Refresh,
        Step::Slip,
        Step::Move,
        Step::Battle,
        Step::Explore,
        Step::Aid,
        Step::Quest,
        Step::Strike,
        Step::Repair,
        Step::Craft,
        Step::Special,
        Step::Rest,
        Step::Draw,
        Step::Discard,
        Step::Capacity,
    ];
}

/// It has no pieces in pools: its pawn never leaves the map, and items are its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Pool {}

/// No cards of its own either; quests are no cards of the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Zone {}

/// Why points come to or from the Vagabond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    Explored,
    Improved,
    AidedAlly,
    Infamy,
    Quest,
    Protector,
    Coerced,
}

/// Why the law of the Vagabond forbids something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    NotReady { kind: Kind, needed: u8, there: u8 },
    NothingReady,
    NothingExhausted,
    NothingDamaged,
    NothingToDamage,
    WithinLimit,
    InForest,
    NotInForest,
    NoHammerForTwoSuits,
    NoQuestOpen,
    NotOpen,
    NoQuestCanBeDone,
    RowFull,
    RuinsEmpty,
    FoundAlready { ruin: Ruin },
    NobodyToAid,
    NoAllyInBattle,
    NoBattle,
    UsedThisTurn,
    InAQuest,
}

/// What the rules of the Vagabond ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// These, as the app proposes?
    Proposal {
        seat: SeatId,
        purpose: Purpose,
        n: u8,
    },
    /// Which things, chosen one by one.
    Things {
        purpose: Purpose,
        n: u8,
    },
    QuestDrawn,
    SlipTo,
    HostileThere,
    Defender,
    Hits {
        ally: SeatId,
    },
    WhichAlly,
    /// Whose warriors fight for him, if anybody's?
    WithAlly,
    /// How many of these hits do the ally's warriors take?
    AllyTakes {
        ally: SeatId,
        hits: u8,
    },
    InBattle {
        whose: SeatId,
    },
    Found,
    TakeItem {
        from: SeatId,
    },
    Reward {
        points: u8,
    },
    StruckPiece,
    Victim,
    Duelled,
    Handle {
        thing: Thing,
    },
    AddItem,
    Relation {
        with: SeatId,
    },
    Aids {
        to: SeatId,
    },
    Ruins,
    ChangeQuest {
        quest: Quest,
    },
    AddDone,
}

/// Answers of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    Proposed,
    Otherwise,
    Thing(Thing),
    Kind(Kind),
    Ruin(Ruin),
    Nothing,
    Quest(Quest),
    Points(u8),
    Cards,
    Clearing,
    Forest,
    Relation(Relation),
    Change(Change),
    Item(crate::engine::item::Item),
    AllyLost,
    ItemsLost,
}

/// Everything printed on its board is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Figure {}
