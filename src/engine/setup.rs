//! How a table is laid: seats, deck, order and the printed figures that are known already.

use serde::{Deserialize, Serialize};

use super::deck::DeckKind;
use super::figure::Figures;
use super::printing::Printing;
use super::refusal::{Refusal, RefusalKind};
use super::seat::{SeatId, SeatSetup};

/// Everything chosen on the New game screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// In clockwise order.
    pub seats: Vec<SeatSetup>,
    pub deck: DeckKind,
    pub first: SeatId,
    #[serde(default)]
    pub figures: Figures,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub printing: Printing,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub lots: Lots,
}

/// What of a table was drawn by lot. What came of it stands in the setup itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lots {
    /// Places, and with them who begins.
    #[serde(default)]
    pub seating: bool,
    #[serde(default)]
    pub factions: bool,
}

/// Whether a choice is the one that nobody has to write down.
pub(super) fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Setup {
    /// The longest name or note.
    pub const TEXT_LIMIT: usize = 2_000;

    /// Whether a table can be laid this way.
    pub fn check(&self) -> Result<(), Refusal> {
        let no = |kind| Err(Refusal::plain(kind));
        if !(2..=usize::from(SeatId::MOST)).contains(&self.seats.len()) {
            return no(RefusalKind::SeatCount);
        }
        if self.first.index() >= self.seats.len() {
            return no(RefusalKind::NoSuchSeat);
        }
        if self.seats.iter().any(|s| s.name.len() > Self::TEXT_LIMIT || s.pick.text_too_long()) {
            return no(RefusalKind::TextTooLong);
        }
        for (at, seat) in self.seats.iter().enumerate() {
            let id = seat.pick.id();
            let before = self.seats[..at].iter().filter(|other| other.pick.id() == id).count();
            if before >= id.most() {
                return no(RefusalKind::FactionTwice);
            }
        }
        Ok(())
    }
}
