//! The curtain before what only one seat may see: hand the device over, hold to look, and it closes again.

use tr::tr;

use crate::engine::ask::{Answerer, Ask, Form};
use crate::engine::card::{CardId, Face};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::engine::zone::{Sight, Zone};
use crate::words::say;

use super::board::card_row;
use super::context::{Context, suit_drawing};
use super::desk::Desk;
use super::view::{CardRow, CurtainView};

/// A curtain that somebody has gone to stand behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Curtain {
    pub zone: Zone,
    /// Held open just now.
    pub open: bool,
}

/// Whose eyes alone a question is for: it says so, or it offers cards that only their owner may see.
pub fn for_eyes_of(game: &Game, ask: &Ask) -> Option<SeatId> {
    if let (true, Answerer::Seat(seat)) = (ask.private, ask.to) {
        return Some(seat);
    }
    let Form::Cards { from, .. } = &ask.form else { return None };
    from.iter().find_map(|card| owner_of(game, *card))
}

fn owner_of(game: &Game, card: CardId) -> Option<SeatId> {
    let zone = game.zones().zone_of(card)?;
    zone.seat().filter(|_| zone.sight() == Sight::Owner)
}

impl Curtain {
    /// Only a pile with an owner hangs behind a curtain.
    pub fn before(zone: Zone) -> Option<Curtain> {
        (zone.sight() == Sight::Owner).then_some(Curtain { zone, open: false })
    }

    /// While it is closed, nothing of what lies behind it leaves this function.
    pub fn view(&self, context: &Context<'_>) -> CurtainView {
        let name = say::zone(context.language, context.game(), self.zone);
        let to = self.zone.seat().map(|seat| context.name(seat)).unwrap_or_default();
        CurtainView {
            title: name,
            text: context
                .tell(|| tr!("Hand the device to {seat}. Everybody else looks away.", seat = to)),
            open: self.open,
            cards: if self.open { self.cards(context) } else { Vec::new() },
        }
    }

    /// Each suit with its count, and under it the cards that are known by name.
    fn cards(&self, context: &Context<'_>) -> Vec<CardRow> {
        let game = context.game();
        let mut rows = Vec::new();
        for suit in Suit::ALL {
            let face = |card: &&CardId| game.card(**card).map(|c| c.face);
            let cards = game.cards_in(self.zone).iter();
            let of_suit: Vec<CardId> = cards
                .filter(|card| face(card).is_some_and(|f| f.suit() == suit))
                .copied()
                .collect();
            if of_suit.is_empty() {
                continue;
            }
            let (n, drawing) = (of_suit.len(), suit_drawing(suit));
            let suit = say::suit(context.language, suit);
            rows.push(CardRow {
                name: context.tell(|| tr!("{suit}: {n} card" | "{suit}: {n} cards" % n, suit)),
                key: format!("curtain-{drawing}"),
                group: "curtain".into(),
                suit: drawing,
                ..CardRow::default()
            });
            let named = of_suit.iter().filter(|card| !matches!(face(card), Some(Face::Suit(_))));
            rows.extend(named.map(|card| {
                card_row(context, "curtain", format!("curtain-{}", card.index()), *card)
            }));
        }
        rows
    }
}

impl Desk {
    /// Goes to stand before a pile. Where the table wants no curtain it lies open at once.
    pub(super) fn look_behind(&mut self, zone: Zone) {
        let curtain = self.files.settings().curtain;
        self.curtain = Curtain::before(zone).map(|found| Curtain { open: !curtain, ..found });
    }

    /// Holds the curtain open, or lets go of it.
    pub fn hold_curtain(&mut self, open: bool) {
        if let Some(curtain) = &mut self.curtain {
            curtain.open = open;
        }
    }

    /// The person whom the form is for has taken the device.
    pub fn show_form(&mut self) {
        self.form_shown = true;
    }

    /// Turn over, looked away, or long enough.
    pub fn close_curtain(&mut self) {
        self.curtain = None;
        self.form_shown = false;
    }

    pub fn curtain(&self) -> Option<CurtainView> {
        let context = self.context()?;
        self.curtain.map(|curtain| curtain.view(&context))
    }
}
