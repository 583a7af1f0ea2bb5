//! The fold: effects become the table as it stands, which is the only way to change it.
//! It asks no rule, so that an old game is never broken by a rule mended later; what does not fit it refuses whole.

use crate::engine::card::{Card, CardId, Face};
use crate::engine::effect::Effect;
use crate::engine::entry::Entry;
use crate::engine::factions::{self, Faction, FactionPick, FactionZone};
use crate::engine::item::Item;
use crate::engine::refusal::Misfit;
use crate::engine::score::VictoryPoints;
use crate::engine::seat::{Seat, SeatId, SeatSetup, Standing};
use crate::engine::setup::Setup;
use crate::engine::supply::Pools;
use crate::engine::turn::{Mark, Phase, Step, Turn};
use crate::engine::zone::{End, Zone};

use super::Game;

impl Game {
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
        let other = |own: FactionZone| own.id() != seat.faction.id();
        if matches!(zone, Zone::Own(_, own) if other(own)) {
            return Err(Misfit::OtherFaction);
        }
        Ok(())
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
    pub(in crate::engine) fn apply(&mut self, effect: &Effect) -> Result<(), Misfit> {
        if !self.begun() && !matches!(effect, Effect::Began(_)) {
            return Err(Misfit::Beginning);
        }
        match effect {
            Effect::Began(setup) => self.begin(setup)?,
            Effect::Score { seat, due, applied, .. } => self.score(*seat, *due, *applied)?,
            Effect::Shift { seat, from, to, n } => {
                self.seat_mut(*seat)?.pools.shift(*from, *to, *n).ok_or(Misfit::PiecesShort)?;
            }
            Effect::Dealt { card, face, to, end } => self.deal(*card, *face, *to, *end)?,
            Effect::Card { card, from, to, end } => self.move_card(*card, *from, *to, *end)?,
            Effect::Reordered { zone, order } => self.reorder(*zone, &order.0)?,
            // What was read off it goes too: the name tells the cost.
            Effect::Named { card, face, .. } => {
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
            Effect::Marked { seat, step, mark } => self.mark(*seat, *step, *mark)?,
            Effect::Turned(turn) => self.turn_to(*turn)?,
            Effect::Standing { seat, standing } => self.stand(*seat, *standing)?,
            Effect::Renamed { seat, name } => {
                if name.len() > Setup::TEXT_LIMIT {
                    return Err(Misfit::TextTooLong);
                }
                self.seat_mut(*seat)?.name.clone_from(name);
            }
            Effect::Repicked { seat, pick } => self.repick(*seat, pick)?,
            Effect::Left { seat, left } => self.seat_mut(*seat)?.left = *left,
            Effect::Reseated { order } => self.reseat(order)?,
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

    fn score(&mut self, seat: SeatId, due: i16, applied: i16) -> Result<(), Misfit> {
        let seat = self.seat_mut(seat)?;
        if applied != 0 && !seat.scores()
            || applied.signum() * due.signum() < 0
            || applied.unsigned_abs() > due.unsigned_abs()
        {
            return Err(Misfit::OffTheTrack);
        }
        seat.points = seat.points.moved(applied).ok_or(Misfit::OffTheTrack)?;
        // Points that were put right: the game is open again, and may be won.
        self.playing_on &= self.somebody_is_there();
        Ok(())
    }

    /// Whether a seat has the points that win. Source: root:3.1.
    fn somebody_is_there(&self) -> bool {
        self.seats
            .iter()
            .any(|who| who.scores() && !who.left && who.points >= VictoryPoints::TO_WIN)
    }

    fn deal(&mut self, card: CardId, face: Face, to: Zone, end: End) -> Result<(), Misfit> {
        if card != self.next_card() || card.0 == u16::MAX {
            return Err(Misfit::CardTwice(card.0));
        }
        self.cards.push(Card { face, price: None });
        self.lay(card, to, end)
    }

    fn move_card(&mut self, card: CardId, from: Zone, to: Zone, end: End) -> Result<(), Misfit> {
        if !self.zones.cards(from).contains(&card) {
            return Err(Misfit::CardNotThere(card.0));
        }
        self.zones.cards_mut(from).retain(|c| *c != card);
        self.lay(card, to, end)
    }

    fn reorder(&mut self, zone: Zone, order: &[CardId]) -> Result<(), Misfit> {
        let (mut now, mut then) = (self.cards_in(zone).to_vec(), order.to_vec());
        now.sort_unstable();
        then.sort_unstable();
        if now != then {
            return Err(Misfit::OtherCards);
        }
        *self.zones.cards_mut(zone) = order.to_vec();
        self.zones.tidy();
        Ok(())
    }

    fn mark(&mut self, seat: SeatId, step: Step, mark: Option<Mark>) -> Result<(), Misfit> {
        let marks = &mut self.seat_mut(seat)?.marks;
        marks.retain(|(s, _)| *s != step);
        if let Some(mark) = mark {
            marks.push((step, mark));
            marks.sort_by_key(|(s, _)| *s);
        }
        Ok(())
    }

    fn stand(&mut self, seat: SeatId, standing: Standing) -> Result<(), Misfit> {
        if let Standing::Coalition(with) = standing
            && (with == seat || self.seat(with).is_none())
        {
            return Err(Misfit::NoSuchSeat(with.into()));
        }
        self.seat_mut(seat)?.standing = standing;
        Ok(())
    }

    fn repick(&mut self, seat: SeatId, pick: &FactionPick) -> Result<(), Misfit> {
        if pick.text_too_long() {
            return Err(Misfit::TextTooLong);
        }
        let now = self.seat_mut(seat)?;
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
        Ok(())
    }

    fn reseat(&mut self, order: &[SeatId]) -> Result<(), Misfit> {
        let (mut now, mut then) = (self.order.clone(), order.to_vec());
        now.sort_unstable();
        then.sort_unstable();
        if now != then {
            return Err(Misfit::Order(order.first().map_or(0, |s| (*s).into())));
        }
        self.order = order.to_vec();
        Ok(())
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
