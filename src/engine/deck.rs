//! The decks: every card that can be named, what it costs and what it does for bookkeeping.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::deck_table::CARDS;
use super::item::Item;
use super::suit::{Ground, Suit};

/// Which shared deck is on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeckKind {
    #[default]
    Base,
    ExilesPartisans,
    SquiresDisciples,
}

impl DeckKind {
    pub const ALL: [DeckKind; 3] =
        [DeckKind::Base, DeckKind::ExilesPartisans, DeckKind::SquiresDisciples];
}

/// One row of the card list.
#[derive(Debug)]
pub struct CardDef {
    pub name: &'static str,
    pub suit: Suit,
    /// Crafting pieces needed: fox, rabbit, mouse, any.
    pub cost: [u8; 4],
    /// Copies in the base, Exiles & Partisans, Squires & Disciples deck.
    pub copies: [u8; 3],
    pub body: Body,
}

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    Item {
        item: Item,
        points: u8,
    },
    Persistent(Persistent),
    /// Immediate: every enemy piece in clearings of one suit goes.
    Favor(Ground),
    Ambush,
    Dominance,
}

/// A persistent effect as far as bookkeeping goes; the card itself tells the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Persistent {
    pub moment: Moment,
    pub use_: Use,
    pub leaves: Leaves,
    pub boon: Boon,
}

/// When a persistent effect acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    BirdsongStart,
    Birdsong,
    BirdsongEnd,
    DaylightStart,
    Daylight,
    EveningStart,
    Evening,
    EveningEnd,
    Attacking,
    Defending,
    InBattle,
    AfterMove,
    Always,
}

/// Whether its owner chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    May,
    Must,
    Always,
}

/// Where the card goes when it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves {
    Never,
    OnUse,
    /// Only when what it demands cannot be done.
    IfFailed,
    ToHand,
}

/// What using it changes on the score track, in hands or in the item supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boon {
    None,
    DefenderScores,
    RuledClearings,
    TakeCardForPoint,
    WarriorForCard,
    BothDraw,
    DiscardCrafted,
    SpendToReplaceWarrior,
    DrawAndGift,
    PointPerFiveWarriors,
    DrawOnItem,
    ItemBonus,
    SpendAndDrawOneMore,
    SpendCard,
    DrawPerRiverClearing,
    // In battle.
    IgnoreRolledHits,
    ExtraHit,
    /// An extra hit; then the hand keeps cards of one suit only.
    HitAndPurge,
    /// An extra hit; then into the hand, or another card is spent.
    HitOrSpend,
    /// An extra hit; then a card of the deck is turned over.
    HitAndReveal,
    NoAmbush,
    SmallAmbush,
    MoveIn,
    WarriorJoins,
    BattleAgain,
}

/// A card of the list: a name in a suit. Written in ledgers as `Root Tea/fox`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardKind(u8);

impl CardKind {
    pub fn all() -> impl Iterator<Item = CardKind> {
        (0..CARDS.len()).filter_map(|i| u8::try_from(i).ok()).map(CardKind)
    }

    /// The cards of one deck.
    pub fn of(deck: DeckKind) -> impl Iterator<Item = CardKind> {
        Self::all().filter(move |c| c.copies(deck) > 0)
    }

    pub fn find(name: &str, suit: Suit) -> Option<CardKind> {
        Self::all().find(|c| c.def().name == name && c.def().suit == suit)
    }

    pub fn def(self) -> &'static CardDef {
        &CARDS[usize::from(self.0)]
    }

    pub fn copies(self, deck: DeckKind) -> u8 {
        self.def().copies[deck as usize]
    }

    /// How many crafting pieces it takes; `None` for a card that cannot be crafted. Source: root:4.1.1, 2.1.2, 2.1.3.
    pub fn cost(self) -> Option<u8> {
        match self.def().body {
            Body::Ambush | Body::Dominance => None,
            Body::Item { .. } | Body::Persistent(_) | Body::Favor(_) => {
                Some(self.def().cost.iter().sum())
            }
        }
    }

    pub fn persistent(self) -> Option<Persistent> {
        match self.def().body {
            Body::Persistent(p) => Some(p),
            Body::Item { .. } | Body::Favor(_) | Body::Ambush | Body::Dominance => None,
        }
    }
}

fn suit_code(suit: Suit) -> &'static str {
    match suit {
        Suit::Fox => "fox",
        Suit::Rabbit => "rabbit",
        Suit::Mouse => "mouse",
        Suit::Bird => "bird",
    }
}

impl Serialize for CardKind {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(&format_args!("{}/{}", self.def().name, suit_code(self.def().suit)))
    }
}

impl<'de> Deserialize<'de> for CardKind {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        let (name, suit) = text.rsplit_once('/').unwrap_or((&text, ""));
        Suit::ALL
            .into_iter()
            .find(|s| suit_code(*s) == suit)
            .and_then(|s| CardKind::find(name, s))
            .ok_or_else(|| de::Error::custom(format!("no card {text:?}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deck_counts_54_cards_with_five_ambushes_and_four_dominances() {
        for deck in DeckKind::ALL {
            let sum = |f: fn(Body) -> bool| -> u32 {
                CardKind::of(deck)
                    .filter(|c| f(c.def().body))
                    .map(|c| u32::from(c.copies(deck)))
                    .sum()
            };
            assert_eq!(sum(|_| true), 54, "{deck:?}");
            // law root:2.1.2, root:2.1.3
            assert_eq!(sum(|b| b == Body::Ambush), 5, "{deck:?}");
            assert_eq!(sum(|b| b == Body::Dominance), 4, "{deck:?}");
        }
    }

    #[test]
    fn a_card_is_written_by_name_and_suit() {
        let tea = CardKind::find("Root Tea", Suit::Fox).unwrap();
        assert_eq!(serde_json::to_string(&tea).unwrap(), "\"Root Tea/fox\"");
        assert_eq!(serde_json::from_str::<CardKind>("\"Root Tea/fox\"").unwrap(), tea);
        assert!(serde_json::from_str::<CardKind>("\"Root Tea/bird\"").is_err());
        assert_eq!(tea.cost(), Some(1));
    }

    #[test]
    fn ambush_and_dominance_have_no_crafting_cost() {
        // law root:2.1.2, root:2.1.3
        for kind in CardKind::all() {
            let craftable = !matches!(kind.def().body, Body::Ambush | Body::Dominance);
            assert_eq!(kind.cost().is_some(), craftable, "{}", kind.def().name);
        }
    }
}
