//! A battle: what stands there, what is asked, and the lines that tell where each number comes from.
//! The rules stand in `table::battle`; what only one faction knows comes through the contract.

use serde::{Deserialize, Serialize};

use super::ask::Countable;
use super::card::CardId;
use super::factions::{FactionPool, FactionReason};
use super::law::{Book, LawRef, law};
use super::propose::Toll;
use super::seat::SeatId;
use super::suit::Suit;

pub const BATTLE: LawRef = law(Book::Root, "4.3");
pub const AMBUSH: LawRef = law(Book::Root, "4.3.1");
pub const FOIL: LawRef = law(Book::Root, "4.3.1.I");
pub const RESOLVE: LawRef = law(Book::Root, "4.3.1.II");
pub const ROLL: LawRef = law(Book::Root, "4.3.2");
pub const MOST_ROLLED: LawRef = law(Book::Root, "4.3.2.I");
pub const EFFECTS: LawRef = law(Book::Root, "4.3.3");
pub const EXTRA: LawRef = law(Book::Root, "4.3.3.I");
pub const DEFENCELESS: LawRef = law(Book::Root, "4.3.3.II");
pub const DEAL: LawRef = law(Book::Root, "4.3.4");

/// What one side has in the clearing of battle, as far as hits ask for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Force {
    pub warriors: u8,
    /// The pools that these warriors lie in, where their owner tells them apart.
    pub of: Vec<(FactionPool, u8)>,
    /// Undamaged swords of a side that fights with items, and takes its hits on them.
    pub swords: Option<u8>,
    /// Another seat's warriors that count as its own in this battle.
    pub ally: Option<(SeatId, u8)>,
}

impl Force {
    pub fn of_warriors(warriors: u8) -> Self {
        Self { warriors, ..Self::default() }
    }

    pub fn with_swords(swords: u8) -> Self {
        Self { swords: Some(swords), ..Self::default() }
    }

    /// The most hits that the dice can give it. Source: root:4.3.2.I, root:9.2.6.
    pub fn most_rolled(&self) -> u8 {
        let allied = self.ally.map_or(0, |(_, n)| n);
        self.warriors.saturating_add(self.swords.unwrap_or(0)).saturating_add(allied)
    }

    /// Source: root:4.3.3.II, root:9.2.4.
    pub fn defenceless(&self) -> bool {
        self.most_rolled() == 0
    }
}

/// Pieces that one side loses to one deal of hits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Losses {
    pub toll: Toll,
    /// Hits that an ally's warriors take instead.
    pub ally: Option<(SeatId, u8)>,
    /// Hits that come down on items which the app does not follow.
    pub items: u8,
}

impl Losses {
    /// How many hits have found something.
    pub fn hits(&self) -> u8 {
        let ally = self.ally.map_or(0, |(_, n)| n);
        let toll = self.toll;
        [toll.warriors, toll.buildings, toll.tokens, toll.pawns, ally, self.items]
            .into_iter()
            .fold(0, u8::saturating_add)
    }

    /// Removed pieces, once it is known how many warriors really left: what is only hit or falls is not removed.
    fn pieces(&self, gone: u8) -> u8 {
        gone.saturating_add(self.toll.buildings).saturating_add(self.toll.tokens)
    }
}

/// One side of a battle as it goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    pub seat: SeatId,
    pub force: Force,
    /// Hits that it deals by the dice, and beyond them.
    pub rolled: u8,
    pub extra: u8,
    /// Hits that it has taken so far, those included that were ignored.
    pub taken: u8,
    /// What it has lost so far.
    pub lost: Vec<Losses>,
    /// Pieces of it that rolled hits removed. Source: nemesis:TOF.5.3.I.
    pub by_roll: u8,
}

impl Side {
    fn of(seat: SeatId) -> Self {
        let force = Force::default();
        Self { seat, force, rolled: 0, extra: 0, taken: 0, lost: Vec::new(), by_roll: 0 }
    }

    pub(super) fn dealt(&mut self, losses: Losses, gone: u8, rolled: u8) {
        self.by_roll = self.by_roll.saturating_add(losses.pieces(gone).min(rolled));
        self.lost.push(losses);
    }

    /// Whether a hit damaged an item of it.
    pub fn items_damaged(&self) -> bool {
        let on_items = |l: &Losses| l.items > 0 || l.toll.pawns > 0 && self.force.swords.is_some();
        self.lost.iter().any(on_items)
    }
}

/// The battle that a draft is in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fight {
    pub attacker: Side,
    pub defender: Side,
    /// It was begun by a command of the attacker's own.
    pub by_own: bool,
    /// Seats that have scored what comes once a battle.
    pub(super) scored: Vec<SeatId>,
}

impl Fight {
    pub fn new(attacker: SeatId, defender: SeatId, by_own: bool) -> Self {
        let (attacker, defender) = (Side::of(attacker), Side::of(defender));
        Self { attacker, defender, by_own, scored: Vec::new() }
    }

    pub fn attacks(&self, seat: SeatId) -> bool {
        self.attacker.seat == seat
    }

    pub fn side(&self, seat: SeatId) -> Option<&Side> {
        [&self.attacker, &self.defender].into_iter().find(|side| side.seat == seat)
    }

    pub fn side_mut(&mut self, seat: SeatId) -> Option<&mut Side> {
        [&mut self.attacker, &mut self.defender].into_iter().find(|side| side.seat == seat)
    }

    /// The other side.
    pub fn against(&self, seat: SeatId) -> SeatId {
        if self.attacks(seat) { self.defender.seat } else { self.attacker.seat }
    }
}

/// Which die a side takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Roll {
    Higher,
    Lower,
    /// Both dice show the same.
    Same,
}

/// The dice as each side takes them, attacker first. Two reasons to give the defender the higher one swap them
/// once. Source: root:4.3.2.
pub fn by_dice(dice: [u8; 2], higher_to_defender: bool) -> [(Roll, u8); 2] {
    let (low, high) = (dice[0].min(dice[1]), dice[0].max(dice[1]));
    if low == high {
        return [(Roll::Same, high); 2];
    }
    let mut sides = [(Roll::Higher, high), (Roll::Lower, low)];
    if higher_to_defender {
        sides.reverse();
    }
    sides
}

/// Where extra hits come from, and why hits are ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    Defenceless,
    Card(CardId),
    Own { reason: FactionReason, law: LawRef },
}

impl Why {
    pub fn own(reason: impl Into<FactionReason>, law: LawRef) -> Self {
        Why::Own { reason: reason.into(), law }
    }

    fn law(self) -> LawRef {
        match self {
            Why::Defenceless => DEFENCELESS,
            Why::Card(_) => EXTRA,
            Why::Own { law, .. } => law,
        }
    }
}

/// One number of a battle with its reason; kept in the entry and told in one line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    Began {
        attacker: SeatId,
        defender: SeatId,
    },
    Stands {
        seat: SeatId,
        warriors: u8,
        most: bool,
    },
    Swords {
        seat: SeatId,
        swords: u8,
    },
    Allied {
        seat: SeatId,
        ally: SeatId,
        warriors: u8,
    },
    /// An ambush cannot touch the attacker.
    NoAmbush {
        seat: SeatId,
        card: CardId,
    },
    Ambushed {
        seat: SeatId,
        suit: Option<Suit>,
        hits: u8,
    },
    Foiled {
        seat: SeatId,
    },
    /// No attacker is left.
    Over {
        seat: SeatId,
    },
    /// Warriors that joined before the roll.
    Joined {
        seat: SeatId,
        card: CardId,
        n: u8,
    },
    Dice {
        dice: [u8; 2],
        by_app: bool,
    },
    /// Its law gives the defender the higher roll.
    Swapped {
        seat: SeatId,
        why: Why,
    },
    /// Its law puts another number in the roll's place.
    Instead {
        seat: SeatId,
        hits: u8,
        why: Why,
    },
    /// By the dice, and no more than there are warriors or swords.
    Rolled {
        seat: SeatId,
        roll: Option<Roll>,
        hits: u8,
        most: u8,
    },
    Extra {
        seat: SeatId,
        hits: u8,
        why: Why,
    },
    /// Hits against it that it does not take.
    Ignored {
        seat: SeatId,
        hits: u8,
        why: Why,
    },
    Deals {
        seat: SeatId,
        rolled: u8,
        extra: u8,
    },
    Lost {
        seat: SeatId,
        toll: Toll,
        items: u8,
    },
    /// Hits that find nothing.
    Spent {
        seat: SeatId,
        hits: u8,
    },
    /// A card lets it battle there again.
    Again {
        seat: SeatId,
        card: CardId,
    },
}

impl Line {
    /// The law behind the number.
    pub fn law(&self) -> Option<LawRef> {
        match self {
            Line::Began { .. } => Some(BATTLE),
            Line::Stands { .. } | Line::Swords { .. } | Line::Allied { .. } => None,
            Line::Lost { .. } | Line::Joined { .. } | Line::Again { .. } => None,
            Line::NoAmbush { .. } => Some(AMBUSH),
            Line::Foiled { .. } => Some(FOIL),
            Line::Ambushed { .. } | Line::Over { .. } => Some(RESOLVE),
            Line::Dice { .. } => Some(ROLL),
            Line::Rolled { roll, hits, most, .. } => match roll {
                _ if hits > most => Some(MOST_ROLLED),
                Some(_) => Some(ROLL),
                None => None,
            },
            Line::Swapped { why, .. }
            | Line::Instead { why, .. }
            | Line::Extra { why, .. }
            | Line::Ignored { why, .. } => Some(why.law()),
            Line::Deals { .. } | Line::Spent { .. } => Some(DEAL),
        }
    }
}

/// What a battle asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    Defender {
        attacker: SeatId,
    },
    /// How many of these does it have in the clearing of battle?
    Stands {
        seat: SeatId,
        what: Countable,
    },
    Swords {
        seat: SeatId,
    },
    PawnThere {
        seat: SeatId,
    },
    Ambush {
        seat: SeatId,
    },
    Foil {
        seat: SeatId,
    },
    Joined {
        seat: SeatId,
        card: CardId,
    },
    Dice,
    /// Take the card into the hand, or else spend another for it?
    ToHand {
        seat: SeatId,
        card: CardId,
    },
    /// Does the suit of the card that was turned over fit?
    Fits {
        card: CardId,
    },
    /// What else goes, once all its warriors are gone.
    Else {
        seat: SeatId,
        hits: u8,
    },
    Tokens {
        seat: SeatId,
        hits: u8,
    },
    Buildings {
        seat: SeatId,
        hits: u8,
    },
    /// Do the warriors that came back stand in the clearing of battle?
    BackThere {
        seat: SeatId,
        n: u8,
    },
}

/// One of the answers that only a battle has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    Count(u8),
    /// The same, or more: more can make no difference.
    AtLeast(u8),
    /// No warriors but a pawn that fights with its items.
    Swords,
    None,
    Ambush(Suit),
    /// A crafted card that ambushes: itself spent, or a card of the clearing's suit for it.
    Crafted {
        card: CardId,
        itself: bool,
    },
    /// The app rolls.
    Roll,
    Dice([u8; 2]),
}
