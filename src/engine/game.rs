//! The game: everything on the table that the app keeps, and the fold that is the only way to change it.

use serde::{Deserialize, Serialize};

use super::card::{Card, CardId, Face, Price};
use super::deck::{Boon, DeckKind, Persistent};
use super::effect::{Effect, Ending};
use super::entry::Entry;
use super::factions::{self, Faction};
use super::figure::Figures;
use super::item::{Item, ItemSupply};
use super::printing::Printing;
use super::refusal::Misfit;
use super::score::VictoryPoints;
use super::seat::{Seat, SeatId, SeatSetup, Standing};
use super::setup::{Setup, is_usual};
use super::supply::Pools;
use super::turn::{Phase, Step, Turn};
use super::zone::{End, Sight, Zone, Zones};

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

    /// Applies an entry whole, or not at all.
    pub fn fold(&mut self, entry: &Entry) -> Result<(), Misfit> {
        let mut next = self.clone();
        for effect in &entry.effects {
            next.apply(effect)?;
        }
        *self = next;
        Ok(())
    }

    fn seat_mut(&mut self, seat: SeatId) -> Result<&mut Seat, Misfit> {
        self.seats.get_mut(seat.index()).ok_or(Misfit::NoSuchSeat(seat.into()))
    }

    fn card_mut(&mut self, card: CardId) -> Result<&mut Card, Misfit> {
        self.cards.get_mut(card.index()).ok_or(Misfit::NoSuchCard(card.0))
    }

    fn check_zone(&self, zone: Zone) -> Result<(), Misfit> {
        let Some(id) = zone.seat() else { return Ok(()) };
        let seat = self.seat(id).ok_or(Misfit::NoSuchSeat(id.into()))?;
        match zone {
            Zone::Own(_, own) if own.id() != seat.faction.id() => Err(Misfit::OtherFaction),
            _ => Ok(()),
        }
    }

    fn lay(&mut self, card: CardId, to: Zone, end: End) -> Result<(), Misfit> {
        self.check_zone(to)?;
        let room = to.room();
        let cards = self.zones.cards_mut(to);
        if cards.len() >= room {
            return Err(Misfit::NoRoom(card.0));
        }
        match end {
            End::Top => cards.insert(0, card),
            End::Bottom => cards.push(card),
        }
        self.zones.tidy();
        Ok(())
    }

    fn begin(&mut self, setup: &Setup) -> Result<(), Misfit> {
        if self.begun() || setup.check().is_err() {
            return Err(Misfit::Beginning);
        }
        self.seats = setup.seats.iter().map(sit_down).collect();
        self.order = self.seats().map(|(seat, _)| seat).collect();
        self.deck = setup.deck;
        self.turn.seat = setup.first;
        self.figures = setup.figures.clone();
        self.printing = setup.printing;
        Ok(())
    }

    /// Applies one effect. On `Err` the game may be half changed: only `fold` and drafts, which keep a copy, call this.
    pub(super) fn apply(&mut self, effect: &Effect) -> Result<(), Misfit> {
        if !self.begun() && !matches!(effect, Effect::Began(_)) {
            return Err(Misfit::Beginning);
        }
        match effect {
            Effect::Began(setup) => self.begin(setup)?,
            Effect::Score { seat, due, applied, .. } => {
                let seat = self.seat_mut(*seat)?;
                if *applied != 0 && !seat.scores()
                    || applied.signum() * due.signum() < 0
                    || applied.unsigned_abs() > due.unsigned_abs()
                {
                    return Err(Misfit::OffTheTrack);
                }
                seat.points = seat.points.moved(*applied).ok_or(Misfit::OffTheTrack)?;
                // Points that were put right: the game is open again, and may be won.
                self.playing_on &= self.somebody_is_there();
            }
            Effect::Shift { seat, from, to, n } => {
                self.seat_mut(*seat)?.pools.shift(*from, *to, *n).ok_or(Misfit::PiecesShort)?;
            }
            Effect::Dealt { card, face, to, end } => {
                if *card != self.next_card() || card.0 == u16::MAX {
                    return Err(Misfit::CardTwice(card.0));
                }
                self.cards.push(Card { face: *face, price: None });
                self.lay(*card, *to, *end)?;
            }
            Effect::Card { card, from, to, end } => {
                if !self.zones.cards(*from).contains(card) {
                    return Err(Misfit::CardNotThere(card.0));
                }
                self.zones.cards_mut(*from).retain(|c| c != card);
                self.lay(*card, *to, *end)?;
            }
            Effect::Reordered { zone, order } => {
                let (mut now, mut then) = (self.cards_in(*zone).to_vec(), order.0.clone());
                now.sort_unstable();
                then.sort_unstable();
                if now != then {
                    return Err(Misfit::OtherCards);
                }
                *self.zones.cards_mut(*zone) = order.0.clone();
                self.zones.tidy();
            }
            // What was read off it goes too: the name tells the cost.
            Effect::Named { card, face } => {
                *self.card_mut(*card)? = Card { face: *face, price: None };
            }
            Effect::Priced { card, price } => self.card_mut(*card)?.price = Some(*price),
            Effect::Learned { figure, value } => self.figures.learn(*figure, *value),
            Effect::Hand { seat, by } => {
                let seat = self.seat_mut(*seat)?;
                seat.hand = seat.hand.checked_add_signed(*by).ok_or(Misfit::OutOfRange)?;
            }
            Effect::ItemTaken { seat, item } => {
                self.items.take(*item).ok_or(Misfit::NoSuchItem)?;
                self.item_comes(*seat, *item)?;
            }
            Effect::ItemReturned { seat, item } => {
                self.item_goes(*seat, *item)?;
                self.items.put(*item).ok_or(Misfit::NoSuchItem)?;
            }
            Effect::ItemPassed { from, to, item } => {
                self.item_goes(*from, *item)?;
                self.item_comes(*to, *item)?;
            }
            Effect::Marked { seat, step, mark } => {
                let marks = &mut self.seat_mut(*seat)?.marks;
                marks.retain(|(s, _)| s != step);
                if let Some(mark) = mark {
                    marks.push((*step, *mark));
                    marks.sort_by_key(|(s, _)| *s);
                }
            }
            Effect::Turned(turn) => self.turn_to(*turn)?,
            Effect::Standing { seat, standing } => {
                if let Standing::Coalition(with) = standing
                    && (with == seat || self.seat(*with).is_none())
                {
                    return Err(Misfit::NoSuchSeat((*with).into()));
                }
                self.seat_mut(*seat)?.standing = *standing;
            }
            Effect::Renamed { seat, name } => {
                if name.len() > Setup::TEXT_LIMIT {
                    return Err(Misfit::TextTooLong);
                }
                self.seat_mut(*seat)?.name.clone_from(name);
            }
            Effect::Repicked { seat, pick } => {
                if pick.text_too_long() {
                    return Err(Misfit::TextTooLong);
                }
                let now = self.seat_mut(*seat)?;
                let fresh = sit_down(&SeatSetup {
                    name: now.name.clone(),
                    pick: pick.clone(),
                    // A bot by its faction is one no longer with another.
                    bot: now.bot && !now.faction.id().is_bot(),
                    points: now.points,
                });
                *now = Seat {
                    standing: now.standing,
                    hand: if pick.id().is_bot() { 0 } else { now.hand },
                    items: std::mem::take(&mut now.items),
                    left: now.left,
                    ..fresh
                };
                for item in now.items.clone() {
                    factions::item_came(&mut now.faction, item);
                }
            }
            Effect::Left { seat, left } => self.seat_mut(*seat)?.left = *left,
            Effect::Reseated { order } => {
                let (mut now, mut then) = (self.order.clone(), order.clone());
                now.sort_unstable();
                then.sort_unstable();
                if now != then {
                    return Err(Misfit::Order(order.first().map_or(0, |s| (*s).into())));
                }
                self.order.clone_from(order);
            }
            Effect::Overruled { .. } | Effect::Fought(_) | Effect::Notice(_) => {}
            Effect::Printing(printing) => self.printing = *printing,
            Effect::Ended(ending) => {
                if self.ending.is_some() {
                    return Err(Misfit::EndTwice);
                }
                self.seat_mut(ending.winner)?;
                self.ending = Some(*ending);
            }
            Effect::Reopened => {
                let ended = self.ending.take().ok_or(Misfit::EndTwice)?;
                // What was answered is asked again, should it have been answered wrongly.
                self.seat_mut(ended.winner)?.marks.retain(|(step, _)| *step != Step::Dominance);
                self.playing_on = self.somebody_is_there();
            }
            Effect::Own { seat, effect } => factions::fold(self.seat_mut(*seat)?, effect)?,
        }
        Ok(())
    }

    /// Whether a seat has the points that win. Source: root:3.1.
    fn somebody_is_there(&self) -> bool {
        self.seats
            .iter()
            .any(|who| who.scores() && !who.left && who.points >= VictoryPoints::TO_WIN)
    }

    fn item_comes(&mut self, seat: SeatId, item: Item) -> Result<(), Misfit> {
        let seat = self.seat_mut(seat)?;
        seat.items.push(item);
        factions::item_came(&mut seat.faction, item);
        Ok(())
    }

    fn item_goes(&mut self, seat: SeatId, item: Item) -> Result<(), Misfit> {
        let seat = self.seat_mut(seat)?;
        let at = seat.items.iter().position(|i| *i == item).ok_or(Misfit::NoSuchItem)?;
        seat.items.remove(at);
        factions::item_left(&mut seat.faction, item)
    }

    fn turn_to(&mut self, turn: Turn) -> Result<(), Misfit> {
        self.seat_mut(turn.seat)?;
        let new_turn = turn.number != self.turn.number;
        self.turn = turn;
        if new_turn {
            let seat = self.seat_mut(turn.seat)?;
            seat.marks
                .retain(|(step, _)| matches!(step, Step::Own(own) if own.phase() == Phase::Setup));
            factions::new_turn(seat);
        }
        Ok(())
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

fn sit_down(setup: &SeatSetup) -> Seat {
    let bot = setup.bot || setup.pick.id().is_bot();
    Seat {
        name: setup.name.clone(),
        faction: Faction::new(&setup.pick),
        bot,
        points: setup.points,
        standing: Standing::Points,
        // Source: root:5.1.3.
        hand: if bot { 0 } else { 3 },
        pools: Pools::filled(setup.pick.pools()),
        items: Vec::new(),
        marks: Vec::new(),
        left: false,
    }
}

/// Points as they stand, for seats that still score.
pub fn points(game: &Game, seat: SeatId) -> Option<VictoryPoints> {
    game.seat(seat).filter(|s| s.scores()).map(|s| s.points)
}
