//! Refusals: why something cannot be done, with the law that says so. Nothing has changed when one is returned.

use super::card::CardId;
use super::factions::FactionRefusal;
use super::item::Item;
use super::law::LawRef;
use super::seat::SeatId;
use super::suit::Suit;
use super::turn::Phase;

/// What stands in the way.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefusalKind {
    #[error("no such seat")]
    NoSuchSeat,
    #[error("the seat has left the table")]
    SeatLeft,
    #[error("the game has not begun")]
    NotBegun,
    #[error("the game has begun already")]
    BegunAlready,
    #[error("a game has 2 to 8 seats")]
    SeatCount,
    #[error("a faction sits at the table once")]
    FactionTwice,
    #[error("the text is too long")]
    TextTooLong,
    #[error("the game is over")]
    GameOver,
    #[error("the game is not over")]
    NotOver,
    #[error("setup is still going on")]
    StillSetup,
    #[error("this belongs to another phase")]
    OtherPhase(Phase),
    #[error("it is not this seat's turn")]
    NotYourTurn,
    #[error("this step is done")]
    AlreadyDone,
    #[error("cancelled")]
    Cancelled,
    #[error("the answer does not fit the question")]
    AnswerDoesNotFit,
    #[error("0 points: there is nothing to lose")]
    NoPointsToLose,
    #[error("the seat no longer scores")]
    NoLongerScores,
    #[error("nothing was changed")]
    NothingChanges,
    #[error("nothing of that was there")]
    NoSuchPiece,
    #[error("nobody of this seat can battle")]
    NobodyToBattle,
    #[error("nobody else could be meant")]
    NobodyElse,
    #[error("the hand is empty")]
    HandEmpty,
    #[error("the item is not in the supply")]
    ItemGone(Item),
    #[error("this card cannot be crafted")]
    NotCraftable,
    #[error("an identical card is in the play area")]
    Duplicate,
    #[error("nobody has the points that win")]
    NobodyHasWon,
    #[error("this faction does not craft that way")]
    CraftsOtherwise,
    #[error("at least 10 points are needed")]
    TooFewPoints { points: u16 },
    #[error("a dominance card is active already")]
    DominanceAlready,
    #[error("no dominance cards with two players")]
    NoDominanceForTwo,
    #[error("a coalition takes four players")]
    NoCoalition { players: u8 },
    #[error("bots have no dominance")]
    NoDominanceForBots,
    #[error("the card is not available")]
    NotAvailable,
    #[error("a card of the matching suit has to be spent")]
    WrongSuit { needed: Suit },
    #[error("the card is not where it would have to be")]
    CardElsewhere(CardId),
    #[error("this does not fit the table")]
    Misfit(Misfit),
    #[error("{0:?}")]
    Own(FactionRefusal),
}

/// A typed refusal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{kind}")]
pub struct Refusal {
    pub kind: RefusalKind,
    pub law: Option<LawRef>,
    /// The table may overrule the law; nobody can overrule arithmetic.
    pub can_insist: bool,
}

impl Refusal {
    /// The law forbids it; the table may insist.
    pub fn by_law(law: LawRef, kind: impl Into<RefusalKind>) -> Self {
        Self { kind: kind.into(), law: Some(law), can_insist: true }
    }

    /// It cannot be done at all.
    pub fn plain(kind: impl Into<RefusalKind>) -> Self {
        Self { kind: kind.into(), law: None, can_insist: false }
    }

    pub fn citing(mut self, law: LawRef) -> Self {
        self.law = Some(law);
        self
    }
}

/// An effect that does not fit the state: a stranger's file, or a fault of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    #[error("the first entry has to begin the game, and only the first")]
    Beginning,
    #[error("there is no seat {0}")]
    NoSuchSeat(u8),
    #[error("there is no card {0}")]
    NoSuchCard(u16),
    #[error("card {0} does not lie there")]
    CardNotThere(u16),
    #[error("card {0} has been dealt already")]
    CardTwice(u16),
    #[error("there is no room for card {0}")]
    NoRoom(u16),
    #[error("the order names other cards than lie there")]
    OtherCards,
    #[error("there are not that many pieces to move")]
    PiecesShort,
    #[error("the score would leave the track")]
    OffTheTrack,
    #[error("the item is not there")]
    NoSuchItem,
    #[error("this belongs to another faction")]
    OtherFaction,
    #[error("the value is out of range")]
    OutOfRange,
    #[error("the game is over, or not over")]
    EndTwice,
    #[error("the text is too long")]
    TextTooLong,
    #[error("seats {0} and others are out of order")]
    Order(u8),
}

impl From<Misfit> for RefusalKind {
    fn from(misfit: Misfit) -> Self {
        RefusalKind::Misfit(misfit)
    }
}

impl From<FactionRefusal> for RefusalKind {
    fn from(refusal: FactionRefusal) -> Self {
        RefusalKind::Own(refusal)
    }
}

/// Who is meant by a refusal about seats.
pub fn known(seat: Option<SeatId>) -> Result<SeatId, Refusal> {
    seat.ok_or_else(|| Refusal::plain(RefusalKind::NoSuchSeat))
}
