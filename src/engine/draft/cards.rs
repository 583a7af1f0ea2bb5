//! What rules do with cards: hands, zones, discards, shuffling, and what a card does at once.
//! Which card it is and whether it may be played is for the rules to say.

use crate::engine::ask::{Answer, Answerer, Ask, Form, Question};
use crate::engine::card::{CardId, Face};
use crate::engine::deck::{Body, Boon, CardKind};
use crate::engine::effect::Effect;
use crate::engine::factions;
use crate::engine::item::Item;
use crate::engine::law::{Book, LawRef, law};
use crate::engine::propose::{Means, Outcome};
use crate::engine::refusal::{Refusal, RefusalKind};
use crate::engine::score::Reason;
use crate::engine::seat::{Seat, SeatId};
use crate::engine::suit::Suit;
use crate::engine::veil::Veiled;
use crate::engine::zone::{End, Sight, Zone};

use super::Draft;

const CRAFT_ITEM: LawRef = law(Book::Root, "3.2.2");
const IMMEDIATE: LawRef = law(Book::Root, "4.1.2");
const PERSISTENT: LawRef = law(Book::Root, "4.1.3");

impl Draft<'_> {
    /// Shuffles a zone face down; chance gives the order.
    pub fn shuffle(&mut self, zone: Zone) -> Outcome {
        let cards = self.game.cards_in(zone).to_vec();
        if cards.len() < 2 {
            return Ok(());
        }
        let ask = Ask {
            to: Answerer::Chance,
            question: Question::ShuffleOrder,
            form: Form::Shuffle { cards },
            law: None,
            private: false,
        };
        let Answer::Order(order) = self.ask(ask)? else {
            return Self::misfit();
        };
        self.apply(Effect::Reordered { zone, order })
    }

    /// A card laid by hand among cards that nobody may see does not keep a place that everybody saw.
    pub fn hide(&mut self, zone: Zone) -> Outcome {
        if zone.sight() == Sight::Nobody { self.shuffle(zone) } else { Ok(()) }
    }

    /// Lays a face-down zone in an order that says nothing of where its cards came from.
    pub fn forget_order(&mut self, zone: Zone) -> Outcome {
        let mut cards = self.game.cards_in(zone).to_vec();
        cards.sort_unstable();
        self.apply(Effect::Reordered { zone, order: Veiled(cards) })
    }

    /// Draws, spends or discards: hands are counts, and a wrong count never blocks the table. A bot has none.
    pub fn hand(&mut self, seat: SeatId, by: i8) -> Outcome {
        if self.seat(seat)?.faction.id().is_bot() {
            return Ok(());
        }
        let now = i16::from(self.seat(seat)?.hand);
        let most = i16::from(Seat::MOST_CARDS).max(now);
        let by = i16::from(by).clamp(-now, most - now);
        match i8::try_from(by) {
            Ok(0) | Err(_) => Ok(()),
            Ok(by) => self.apply(Effect::Hand { seat, by }),
        }
    }

    /// A card comes into sight in a zone.
    pub fn deal(&mut self, face: Face, to: Zone, end: End) -> Outcome<CardId> {
        let card = self.game.next_card();
        self.apply(Effect::Dealt { card, face, to, end })?;
        Ok(card)
    }

    pub fn move_card(&mut self, card: CardId, to: Zone, end: End) -> Outcome {
        let from = self
            .game
            .zones()
            .zone_of(card)
            .ok_or_else(|| Refusal::plain(RefusalKind::CardElsewhere(card)))?;
        self.apply(Effect::Card { card, from, to, end })
    }

    pub(in crate::engine) fn discard_zone_for(&self, face: Face) -> Zone {
        match self.game.discard_zone() {
            Zone::Discard => Self::last_zone_for(face),
            pile => pile,
        }
    }

    /// Where a discarded card comes to rest once no pile takes it before.
    pub(in crate::engine) fn last_zone_for(face: Face) -> Zone {
        let dominance = face.kind().is_some_and(|kind| kind.def().body == Body::Dominance);
        if dominance { Zone::Available } else { Zone::Discard }
    }

    /// Discards a card that lies in a zone. A dominance card becomes available. Source: root:3.3.3.
    pub fn discard(&mut self, card: CardId) -> Outcome {
        let face = self
            .game
            .card(card)
            .map(|c| c.face)
            .ok_or_else(|| Refusal::plain(RefusalKind::CardElsewhere(card)))?;
        self.move_card(card, self.discard_zone_for(face), End::Top)
    }

    /// Discards a card out of the pile that takes all discards. Source: root:3.3.3.
    pub fn discard_for_good(&mut self, card: CardId) -> Outcome {
        let face = self
            .game
            .card(card)
            .map(|c| c.face)
            .ok_or_else(|| Refusal::plain(RefusalKind::CardElsewhere(card)))?;
        self.move_card(card, Self::last_zone_for(face), End::Top)
    }

    /// Spends or discards cards out of a hand.
    pub fn discard_from_hand(&mut self, seat: SeatId, faces: &[Face]) -> Outcome {
        for face in faces {
            self.hand(seat, -1)?;
            let to = self.discard_zone_for(*face);
            // Unnamed cards are followed only where a pile wants their suit.
            if to != Zone::Discard {
                self.deal(*face, to, End::Top)?;
            }
        }
        Ok(())
    }

    /// Whether discarded cards have to be told apart.
    pub fn discards_matter(&self) -> bool {
        self.game.discard_zone() != Zone::Discard
    }

    /// An item is crafted: it leaves the supply and scores. Source: root:4.1.2, 3.2.2.
    pub fn gain_item(&mut self, seat: SeatId, item: Item, printed: u8) -> Outcome {
        self.must_by(self.game.items.count(item) > 0, IMMEDIATE, RefusalKind::ItemGone(item))?;
        self.apply(Effect::ItemTaken { seat, item })?;
        let points = factions::item_points(self.seat(seat)?, printed);
        self.score(seat, i16::from(points), Reason::Crafted(item), Some(CRAFT_ITEM))?;
        if let Some(card) = self.game.has_boon(seat, Boon::ItemBonus) {
            self.score(seat, 1, Reason::Card(card), Some(PERSISTENT))?;
        }
        for other in self.game.enemies(seat) {
            if self.game.has_boon(other, Boon::DrawOnItem).is_some() {
                self.hand(other, 1)?;
            }
        }
        Ok(())
    }

    /// Resolves what a card does at once when it is crafted; persistent effects are not its business.
    pub fn immediate(&mut self, seat: SeatId, kind: CardKind) -> Outcome {
        match kind.def().body {
            Body::Item { item, points } => self.gain_item(seat, item, points),
            Body::Favor(_) => self.favor(seat),
            Body::Persistent(_) | Body::Ambush | Body::Dominance => Ok(()),
        }
    }

    /// The person counts what stood in the clearings of that suit; the app has no map.
    fn favor(&mut self, seat: SeatId) -> Outcome {
        let removals = self.ask_removals(
            seat,
            Question::PiecesRemoved { by: seat },
            (0, u8::MAX),
            Means::Sweep,
            Some(IMMEDIATE),
        )?;
        self.remove_all(&removals)
    }

    /// Suits that a card may be spent as.
    pub fn spends_as(face: Face, needed: Suit) -> bool {
        face.suit() == needed || (face.suit() == Suit::Bird && needed != Suit::Bird)
    }
}
