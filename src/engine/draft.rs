//! Drafts: a copy of the game on which a rule refuses, asks and does. Nothing is real until the entry is folded.

use super::ask::{Answer, Answerer, Ask, Choice, CountRow, Countable, Form, Question};
use super::battle::{Fight, Line};
use super::card::{CardId, Face, Price};
use super::deck::{Body, Boon, CardKind};
use super::effect::{Effect, Ending, Notice, Victory};
use super::factions::{self, FactionEffect, FactionFigure, FactionPool};
use super::figure::FigureValue;
use super::game::Game;
use super::item::Item;
use super::law::{Book, LawRef, law};
use super::propose::{Means, Outcome, Removal, Stop, Toll};
use super::refusal::{Refusal, RefusalKind};
use super::score::{Reason, VictoryPoints};
use super::seat::{Seat, SeatId};
use super::suit::Suit;
use super::supply::Class;
use super::turn::{Mark, Step};
use super::veil::Veiled;
use super::zone::{End, Zone};

const REMOVAL: LawRef = law(Book::Root, "3.2.1");
const CRAFT_ITEM: LawRef = law(Book::Root, "3.2.2");
const IMMEDIATE: LawRef = law(Book::Root, "4.1.2");
const PERSISTENT: LawRef = law(Book::Root, "4.1.3");

/// A rule at work.
pub struct Draft<'a> {
    pub game: Game,
    answers: &'a [Answer],
    effects: Vec<Effect>,
    insist: bool,
    /// What is asked now is for the eyes of who answers it.
    private: bool,
    fight: Option<Fight>,
}

impl<'a> Draft<'a> {
    pub(super) fn new(game: &Game, answers: &'a [Answer], insist: bool) -> Self {
        Self {
            game: game.clone(),
            answers,
            effects: Vec::new(),
            insist,
            private: false,
            fight: None,
        }
    }

    pub(super) fn into_parts(self) -> (Game, Vec<Effect>) {
        (self.game, self.effects)
    }
}

impl Draft<'_> {
    /// Makes an effect happen, here and in the entry.
    pub fn apply(&mut self, effect: Effect) -> Outcome {
        self.game.apply(&effect).map_err(Refusal::plain)?;
        self.effects.push(effect);
        Ok(())
    }

    pub fn own(&mut self, seat: SeatId, effect: impl Into<FactionEffect>) -> Outcome {
        self.apply(Effect::Own { seat, effect: effect.into() })
    }

    /// The battle that is going on; `None` outside of one.
    pub fn fight(&self) -> Option<&Fight> {
        self.fight.as_ref()
    }

    pub(super) fn fight_mut(&mut self) -> &mut Option<Fight> {
        &mut self.fight
    }

    /// Tells one number of the battle.
    pub fn tell(&mut self, line: Line) -> Outcome {
        self.apply(Effect::Fought(line))
    }

    /// In a battle, whether this is the first time that a seat scores what comes once a battle; `None` outside.
    pub fn once_in_battle(&mut self, seat: SeatId) -> Option<bool> {
        let fight = self.fight.as_mut()?;
        let first = !fight.scored.contains(&seat);
        if first {
            fight.scored.push(seat);
        }
        Some(first)
    }

    pub fn seat(&self, seat: SeatId) -> Outcome<&Seat> {
        Ok(self.game.seat(seat).ok_or_else(|| Refusal::plain(RefusalKind::NoSuchSeat))?)
    }

    // Refusing

    /// Stops unless the law is kept; the table may insist.
    pub fn law(&mut self, kept: bool, law: LawRef, kind: impl Into<RefusalKind>) -> Outcome {
        if kept {
            return Ok(());
        }
        if !self.insist {
            return Err(Refusal::by_law(law, kind).into());
        }
        self.apply(Effect::Overruled { law })
    }

    /// Stops unless it can be done at all.
    pub fn must(&self, can: bool, kind: impl Into<RefusalKind>) -> Outcome {
        if can { Ok(()) } else { Err(Refusal::plain(kind).into()) }
    }

    /// Like `must`, naming the law that explains it.
    pub fn must_by(&self, can: bool, law: LawRef, kind: impl Into<RefusalKind>) -> Outcome {
        if can { Ok(()) } else { Err(Refusal::plain(kind).citing(law).into()) }
    }

    // Asking

    fn ask(&mut self, ask: Ask) -> Outcome<Answer> {
        let Some((answer, rest)) = self.answers.split_first() else {
            return Err(Stop::Ask(Box::new(ask)));
        };
        if !ask.form.accepts(answer) {
            return Err(Refusal::plain(RefusalKind::AnswerDoesNotFit).into());
        }
        self.answers = rest;
        Ok(answer.clone())
    }

    fn misfit<T>() -> Outcome<T> {
        Err(Refusal::plain(RefusalKind::AnswerDoesNotFit).into())
    }

    pub fn ask_yes(
        &mut self,
        to: Answerer,
        question: Question,
        law: Option<LawRef>,
    ) -> Outcome<bool> {
        match self.ask(Ask { to, question, form: Form::YesNo, law, private: self.private })? {
            Answer::Yes(yes) => Ok(yes),
            _ => Self::misfit(),
        }
    }

    /// Asks something that only the seat which answers may see.
    pub fn privately<T>(&mut self, ask: impl FnOnce(&mut Self) -> Outcome<T>) -> Outcome<T> {
        self.private = true;
        let answer = ask(self);
        self.private = false;
        answer
    }

    /// Asks even when there is one answer only: what follows must not be worked out before somebody wants it.
    pub fn ask_always(
        &mut self,
        to: Answerer,
        question: Question,
        choices: Vec<Choice>,
        law: Option<LawRef>,
    ) -> Outcome<Choice> {
        self.must(!choices.is_empty(), RefusalKind::NobodyElse)?;
        let (form, private) = (Form::OneOf(choices.clone()), self.private);
        match self.ask(Ask { to, question, form, law, private })? {
            Answer::One(at) => Ok(choices[usize::from(at)]),
            _ => Self::misfit(),
        }
    }

    /// Asks only when there is something to choose.
    pub fn ask_one(
        &mut self,
        to: Answerer,
        question: Question,
        choices: Vec<Choice>,
        law: Option<LawRef>,
    ) -> Outcome<Choice> {
        match choices.as_slice() {
            [] => Err(Refusal::plain(RefusalKind::NobodyElse).into()),
            [only] => Ok(*only),
            _ => self.ask_always(to, question, choices, law),
        }
    }

    pub fn ask_seat(
        &mut self,
        to: Answerer,
        question: Question,
        seats: Vec<SeatId>,
        law: Option<LawRef>,
    ) -> Outcome<SeatId> {
        let choices = seats.into_iter().map(Choice::Seat).collect();
        match self.ask_one(to, question, choices, law)? {
            Choice::Seat(seat) => Ok(seat),
            _ => Self::misfit(),
        }
    }

    pub fn ask_number(
        &mut self,
        to: Answerer,
        question: Question,
        (min, max, start): (u16, u16, u16),
        law: Option<LawRef>,
    ) -> Outcome<u16> {
        if min == max {
            return Ok(min);
        }
        match self.ask(Ask {
            to,
            question,
            form: Form::Number { min, max, start },
            law,
            private: self.private,
        })? {
            Answer::Number(n) => Ok(n),
            _ => Self::misfit(),
        }
    }

    /// Asks only when there is something to count.
    pub fn ask_counts(
        &mut self,
        to: Answerer,
        question: Question,
        rows: Vec<CountRow>,
        (min, max): (u8, u8),
        law: Option<LawRef>,
    ) -> Outcome<Vec<u8>> {
        if rows.is_empty() && min == 0 {
            return Ok(Vec::new());
        }
        match self.ask(Ask {
            to,
            question,
            form: Form::Counts { rows, min, max },
            law,
            private: self.private,
        })? {
            Answer::Counts(counts) => Ok(counts),
            _ => Self::misfit(),
        }
    }

    /// Asks only when there is something to choose.
    pub fn ask_cards(
        &mut self,
        to: Answerer,
        question: Question,
        from: Vec<CardId>,
        (min, max): (u8, u8),
        law: Option<LawRef>,
    ) -> Outcome<Vec<CardId>> {
        if usize::from(min) == from.len() {
            return Ok(from);
        }
        match self.ask(Ask {
            to,
            question,
            form: Form::Cards { from, min, max },
            law,
            private: self.private,
        })? {
            Answer::Cards(cards) => Ok(cards),
            _ => Self::misfit(),
        }
    }

    pub fn ask_faces(
        &mut self,
        to: Answerer,
        question: Question,
        (min, max): (u8, u8),
        law: Option<LawRef>,
    ) -> Outcome<Vec<Face>> {
        let form = Form::Faces { deck: self.game.deck, min, max };
        match self.ask(Ask { to, question, form, law, private: self.private })? {
            Answer::Faces(faces) => Ok(faces),
            _ => Self::misfit(),
        }
    }

    pub(super) fn ask_price(
        &mut self,
        question: Question,
        max: u8,
        law: Option<LawRef>,
    ) -> Outcome<Price> {
        let (to, form, private) = (Answerer::Table, Form::Price { max }, self.private);
        match self.ask(Ask { to, question, form, law, private })? {
            Answer::Price(price) => Ok(price),
            _ => Self::misfit(),
        }
    }

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
        match self.ask(ask)? {
            Answer::Order(order) => self.apply(Effect::Reordered { zone, order }),
            _ => Self::misfit(),
        }
    }

    /// A card laid by hand among cards that nobody may see does not keep a place that everybody saw.
    pub fn hide(&mut self, zone: Zone) -> Outcome {
        if zone.sight() == super::zone::Sight::Nobody { self.shuffle(zone) } else { Ok(()) }
    }

    /// Lays a face-down zone in an order that says nothing of where its cards came from.
    pub fn forget_order(&mut self, zone: Zone) -> Outcome {
        let mut cards = self.game.cards_in(zone).to_vec();
        cards.sort_unstable();
        self.apply(Effect::Reordered { zone, order: Veiled(cards) })
    }

    /// A printed number: known, or asked once and remembered.
    pub fn figure_price(&mut self, figure: FactionFigure, max: u8, law: LawRef) -> Outcome<Price> {
        if let Some(price) = self.game.figures.price(figure) {
            return Ok(price);
        }
        let price = self.ask_price(Question::Figure(figure), max, Some(law))?;
        self.apply(Effect::Learned { figure, value: FigureValue::Price(price) })?;
        Ok(price)
    }

    /// What a card costs to craft: known, or read off the card now and remembered.
    pub fn price(&mut self, card: CardId, law: LawRef) -> Outcome<Price> {
        if let Some(price) = self.game.price(card) {
            return Ok(price);
        }
        let face = self.game.card(card).map(|c| c.face);
        match face {
            Some(Face::Own { .. }) => match factions::own_figure(&self.game, card) {
                Some(figure) => self.figure_price(figure, 9, law),
                None => Ok(Price::NoCost),
            },
            Some(Face::Suit(_) | Face::Named(_)) => {
                let price = self.ask_price(Question::CostOf { card }, 9, Some(law))?;
                self.apply(Effect::Priced { card, price })?;
                Ok(price)
            }
            None => Err(Refusal::plain(RefusalKind::CardElsewhere(card)).into()),
        }
    }

    // Doing

    /// Scores or loses points; below 0 nothing goes, and without a marker nothing comes.
    pub fn score(
        &mut self,
        seat: SeatId,
        due: i16,
        reason: Reason,
        law: Option<LawRef>,
    ) -> Outcome {
        self.score_in(seat, due, reason, law, self.game.turn.number)
    }

    /// The same, dated to an earlier turn.
    pub fn score_in(
        &mut self,
        seat: SeatId,
        due: i16,
        reason: Reason,
        law: Option<LawRef>,
        turn: u16,
    ) -> Outcome {
        if due == 0 {
            return Ok(());
        }
        let who = self.seat(seat)?;
        let applied = if who.scores() && !who.left { who.points.room_for(due) } else { 0 };
        self.apply(Effect::Score { seat, due, applied, reason, law, turn })
    }

    /// Moves up to `n` pieces and says how many there were. Source: root:1.5.4.
    pub fn shift(
        &mut self,
        seat: SeatId,
        from: impl Into<FactionPool>,
        to: impl Into<FactionPool>,
        n: u8,
    ) -> Outcome<u8> {
        let (from, to) = (from.into(), to.into());
        let n = n.min(self.seat(seat)?.pools.count(from));
        if n > 0 {
            self.apply(Effect::Shift { seat, from, to, n })?;
        }
        Ok(n)
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

    pub fn mark(&mut self, seat: SeatId, step: Step) -> Outcome {
        self.apply(Effect::Marked { seat, step, mark: Some(Mark::Done) })
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

    pub(super) fn discard_zone_for(&self, face: Face) -> Zone {
        match self.game.discard_zone() {
            Zone::Discard => Self::last_zone_for(face),
            pile => pile,
        }
    }

    /// Where a discarded card comes to rest once no pile takes it before.
    pub(super) fn last_zone_for(face: Face) -> Zone {
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

    /// Asks for enemy pieces by seat and class.
    pub fn ask_removals(
        &mut self,
        by: SeatId,
        question: Question,
        total: (u8, u8),
        means: Means,
        law: Option<LawRef>,
    ) -> Outcome<Vec<Removal>> {
        Ok(self.ask_removals_or(by, question, total, means, &[], law)?.0)
    }

    /// The same, with rows of another kind that count towards the same total.
    pub fn ask_removals_or(
        &mut self,
        by: SeatId,
        question: Question,
        total: (u8, u8),
        means: Means,
        also: &[CountRow],
        law: Option<LawRef>,
    ) -> Outcome<(Vec<Removal>, Vec<u8>)> {
        let rows: Vec<CountRow> = self
            .game
            .enemies(by)
            .into_iter()
            .flat_map(|whose| {
                factions::removable(&self.game, whose).into_iter().map(move |(class, max)| {
                    CountRow { what: Countable::Pieces(whose, class), min: 0, max }
                })
            })
            .filter(|row| row.max > 0)
            .map(|row| CountRow { max: row.max.min(total.1), ..row })
            .chain(also.iter().copied())
            .collect();
        // Nobody has as much as has to go.
        let most = rows.iter().fold(0_u8, |sum, row| sum.saturating_add(row.max));
        if most < total.0 {
            let refusal = Refusal::plain(RefusalKind::NoSuchPiece);
            return Err(law.map_or(refusal.clone(), |law| refusal.citing(law)).into());
        }
        let counts = self.ask_counts(Answerer::Seat(by), question, rows.clone(), total, law)?;
        let mut removals: Vec<Removal> = Vec::new();
        for (row, n) in rows.iter().zip(counts.iter().copied()) {
            let Countable::Pieces(whose, class) = row.what else { continue };
            if n == 0 {
                continue;
            }
            if !removals.iter().any(|r| r.whose == whose) {
                removals.push(Removal {
                    by: Some(by),
                    whose,
                    toll: Toll::default(),
                    means,
                    defending: false,
                });
            }
            if let Some(removal) = removals.iter_mut().find(|r| r.whose == whose) {
                removal.toll.add(class, n);
            }
        }
        let also = counts[counts.len() - also.len()..].to_vec();
        Ok((removals, also))
    }

    /// The one way pieces are removed by another seat: all pieces go, then points, then reactions. Source: root:1.5.4, 3.2.1.
    pub fn remove_all(&mut self, removals: &[Removal]) -> Outcome {
        self.remove_counted(removals).map(|_| ())
    }

    /// The same; says how many warriors of each removal really left the map.
    pub fn remove_counted(&mut self, removals: &[Removal]) -> Outcome<Vec<u8>> {
        // A partner is no enemy: its removals give nobody anything.
        let removals: Vec<Removal> = removals
            .iter()
            .map(|r| Removal { by: r.by.filter(|by| !self.game.partners(*by, r.whose)), ..*r })
            .collect();
        let removals = removals.as_slice();
        let mut taken = Vec::new();
        for removal in removals {
            taken.push(factions::take(self, removal)?);
        }
        for removal in removals {
            if let Some(by) = removal.enemy() {
                for (class, n) in
                    [(Class::Building, removal.toll.buildings), (Class::Token, removal.toll.tokens)]
                {
                    let reason = Reason::Removed { whose: removal.whose, class };
                    self.score(by, i16::from(n), reason, Some(REMOVAL))?;
                }
            }
        }
        let mut removers: Vec<SeatId> = removals.iter().filter_map(Removal::enemy).collect();
        removers.dedup();
        for remover in removers {
            factions::has_removed(self, remover, removals)?;
        }
        for (removal, gone) in removals.iter().zip(&taken) {
            factions::react(self, removal, *gone)?;
        }
        Ok(taken)
    }

    /// Ends the game when a seat has reached 30. Source: root:3.1.
    pub(super) fn finish(&mut self) -> Outcome {
        if !self.answers.is_empty() {
            return Err(Refusal::plain(RefusalKind::AnswerDoesNotFit).into());
        }
        if self.game.ending.is_some() || self.game.playing_on {
            return Ok(());
        }
        let scored = self.effects.iter().any(|e| {
            matches!(e, Effect::Score { applied, .. } if *applied > 0)
                || matches!(e, Effect::Began(_))
        });
        if !scored {
            return Ok(());
        }
        self.settle()
    }

    /// Whoever has the points that win has won. Source: root:3.1.
    pub(super) fn settle(&mut self) -> Outcome {
        let there = |game: &Game, seat: SeatId| {
            super::game::points(game, seat).is_some_and(|p| p >= VictoryPoints::TO_WIN)
        };
        let now = self.game.turn.seat;
        // Clockwise from the seat whose turn it is, which comes first or last.
        let mut seats = self.game.clockwise_after(now);
        if self.game.printing.turn_wins_ties() && seats.last() == Some(&now) {
            seats.rotate_right(1);
        }
        match seats.into_iter().find(|seat| there(&self.game, *seat)) {
            Some(winner) => self.win(winner, Victory::Points),
            None => Ok(()),
        }
    }

    pub fn win(&mut self, winner: SeatId, how: Victory) -> Outcome {
        let ending = Ending { winner, how };
        self.apply(Effect::Ended(ending))?;
        self.apply(Effect::Notice(Notice::Won(ending)))
    }

    /// Suits that a card may be spent as.
    pub fn spends_as(face: Face, needed: Suit) -> bool {
        face.suit() == needed || (face.suit() == Suit::Bird && needed != Suit::Bird)
    }
}
