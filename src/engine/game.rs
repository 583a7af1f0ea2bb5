//! The game: everything on the table that the app keeps, and what can be read off it.
//! Nothing in here changes it: that is the fold's business, which stands beside it.

mod fold;

use serde::{Deserialize, Serialize};

use super::card::{Card, CardId, Face, Price};
use super::deck::{Boon, DeckKind, Persistent};
use super::effect::Ending;
use super::factions;
use super::figure::Figures;
use super::item::ItemSupply;
use super::printing::Printing;
use super::score::VictoryPoints;
use super::seat::{Seat, SeatId, Standing};
use super::setup::is_usual;
use super::turn::{Phase, Turn};
use super::zone::{Sight, Zone, Zones};

/// The table as it stands. `Game::default()` is the bare table before the first entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    seats: Vec<Seat>,
    /// Clockwise.
    order: Vec<SeatId>,
    pub deck: DeckKind,
    pub turn: Turn,
    cards: Vec<Card>,
    zones: Zones,
    pub items: ItemSupply,
    pub figures: Figures,
    pub ending: Option<Ending>,
    /// The table has seen the ending and plays on, for as long as somebody stands at what wins.
    pub playing_on: bool,
    /// Which printing of the Law this table follows.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub printing: Printing,
}

impl Default for Game {
    fn default() -> Self {
        Self {
            seats: Vec::new(),
            order: Vec::new(),
            deck: DeckKind::default(),
            turn: Turn { number: 0, round: 0, seat: SeatId::default(), phase: Phase::Setup },
            cards: Vec::new(),
            zones: Zones::default(),
            items: ItemSupply::default(),
            figures: Figures::default(),
            ending: None,
            playing_on: false,
            printing: Printing::default(),
        }
    }
}

impl Game {
    pub fn begun(&self) -> bool {
        !self.seats.is_empty()
    }

    pub fn seat(&self, seat: SeatId) -> Option<&Seat> {
        self.seats.get(seat.index())
    }

    /// All seats, by id.
    pub fn seats(&self) -> impl Iterator<Item = (SeatId, &Seat)> {
        self.seats
            .iter()
            .enumerate()
            .filter_map(|(i, seat)| Some((u8::try_from(i).ok().and_then(SeatId::new)?, seat)))
    }

    /// Seats clockwise, those that left included.
    pub fn order(&self) -> &[SeatId] {
        &self.order
    }

    /// Seats still playing, clockwise from the one after `seat` and ending with it.
    pub fn clockwise_after(&self, seat: SeatId) -> Vec<SeatId> {
        let at = self.order.iter().position(|s| *s == seat).map_or(0, |at| at + 1);
        let (before, after) = self.order.split_at(at.min(self.order.len()));
        after
            .iter()
            .chain(before)
            .copied()
            .filter(|s| self.seat(*s).is_some_and(|seat| !seat.left))
            .collect()
    }

    /// Everybody else who still plays, clockwise; a partner is no enemy. Source: root:9.2.8.
    pub fn enemies(&self, seat: SeatId) -> Vec<SeatId> {
        let mut seats = self.clockwise_after(seat);
        seats.retain(|s| *s != seat && !self.partners(*s, seat));
        seats
    }

    /// Whether two seats are in a coalition.
    pub fn partners(&self, a: SeatId, b: SeatId) -> bool {
        let bound = |one, other| {
            self.seat(one).is_some_and(|who| who.standing == Standing::Coalition(other))
        };
        bound(a, b) || bound(b, a)
    }

    /// Who wins with this seat. Source: root:9.2.8.
    pub fn partners_of(&self, seat: SeatId) -> Vec<SeatId> {
        let bound = |who: &Seat| who.standing == Standing::Coalition(seat);
        self.seats().filter(|(_, who)| bound(who)).map(|(partner, _)| partner).collect()
    }

    pub fn zones(&self) -> &Zones {
        &self.zones
    }

    pub fn cards_in(&self, zone: Zone) -> &[CardId] {
        self.zones.cards(zone)
    }

    pub fn card(&self, card: CardId) -> Option<&Card> {
        self.cards.get(card.index())
    }

    pub fn all_cards(&self) -> impl Iterator<Item = (CardId, &Card)> {
        self.cards
            .iter()
            .enumerate()
            .filter_map(|(i, card)| Some((CardId(u16::try_from(i).ok()?), card)))
    }

    /// The id that the next card to come into sight gets.
    pub fn next_card(&self) -> CardId {
        CardId(u16::try_from(self.cards.len()).unwrap_or(u16::MAX))
    }

    /// What it costs to craft, as far as anybody knows.
    pub fn price(&self, card: CardId) -> Option<Price> {
        let card = self.card(card)?;
        card.price.or_else(|| match card.face {
            Face::Suit(_) => None,
            Face::Named(kind) => Some(kind.cost().map_or(Price::NoCost, Price::Cost)),
            Face::Own { .. } => factions::own_price(self, card.face),
        })
    }

    /// The persistent effect on a card, where it is known and has one.
    pub fn persistent(&self, card: CardId) -> Option<Persistent> {
        self.card(card)?.face.kind()?.persistent()
    }

    /// Every card that a seat may use as crafted: its play area and what its faction adds.
    pub fn in_effect(&self, seat: SeatId) -> Vec<CardId> {
        let mut cards = self.cards_in(Zone::Crafted(seat)).to_vec();
        cards.extend(factions::counts_as_crafted(self, seat));
        cards.retain(|card| self.persistent(*card).is_some());
        cards
    }

    /// Whether a seat has a crafted effect of this kind.
    pub fn has_boon(&self, seat: SeatId, boon: Boon) -> Option<CardId> {
        self.in_effect(seat)
            .into_iter()
            .find(|c| self.persistent(*c).is_some_and(|p| p.boon == boon))
    }

    /// Everybody who has won: the winner first, then those in coalition with it.
    pub fn winners(&self) -> Vec<SeatId> {
        let Some(ending) = self.ending else { return Vec::new() };
        let mut seats = self.clockwise_after(ending.winner);
        seats.retain(|seat| {
            self.seat(*seat).is_some_and(|s| s.standing == Standing::Coalition(ending.winner))
        });
        seats.insert(0, ending.winner);
        seats
    }

    /// Where a discarded card goes: to the discard pile, unless a seat's faction takes all of them.
    pub fn discard_zone(&self) -> Zone {
        self.seats()
            .filter(|(_, s)| !s.left)
            .find_map(|(seat, s)| factions::takes_discards(s).map(|zone| Zone::Own(seat, zone)))
            .unwrap_or(Zone::Discard)
    }

    /// A copy in which nothing that lies face down can be read.
    pub fn redacted(&self, viewer: Option<SeatId>) -> Game {
        let mut copy = self.clone();
        let hidden: Vec<(Zone, Vec<CardId>)> = self
            .zones
            .iter()
            .filter(|(zone, _)| match zone.sight() {
                Sight::Everyone => false,
                Sight::Owner => zone.seat() != viewer,
                Sight::Nobody => true,
            })
            .map(|(zone, cards)| (zone, cards.to_vec()))
            .collect();
        for (zone, mut cards) in hidden {
            cards.sort_unstable();
            *copy.zones.cards_mut(zone) = cards;
        }
        copy
    }
}

/// Points as they stand, for seats that still score.
pub fn points(game: &Game, seat: SeatId) -> Option<VictoryPoints> {
    game.seat(seat).filter(|s| s.scores()).map(|s| s.points)
}
