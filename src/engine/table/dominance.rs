//! Dominance: activated, taken, and asked about at the start of Birdsong.

use crate::engine::ask::{Answerer, Choice, Question};
use crate::engine::card::{CardId, Face};
use crate::engine::deck::{Body, CardKind};
use crate::engine::effect::{Effect, Victory};
use crate::engine::factions;
use crate::engine::law::{Book, LawRef, law};
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::{Refusal, RefusalKind};
use crate::engine::score::VictoryPoints;
use crate::engine::seat::{SeatId, Standing};
use crate::engine::suit::Suit;
use crate::engine::turn::{Phase, Step};
use crate::engine::zone::{End, Zone};

use super::turns::enter;

const ACTIVATE: LawRef = law(Book::Root, "3.3.1");
const RULE_THREE: LawRef = law(Book::Root, "3.3.1.I");
const RULE_CORNERS: LawRef = law(Book::Root, "3.3.1.II");
const ACTIVATED: LawRef = law(Book::Root, "3.3.2");
const TAKE_AVAILABLE: LawRef = law(Book::Root, "3.3.4");
const COALITION: LawRef = law(Book::Root, "9.2.8");
const TWO_PLAYERS: LawRef = law(Book::Root, "5.1.3");

pub(super) fn dominance_law(suit: Suit) -> LawRef {
    match suit {
        Suit::Bird => RULE_CORNERS,
        Suit::Fox | Suit::Rabbit | Suit::Mouse => RULE_THREE,
    }
}

pub(super) fn activate_dominance(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let who = draft.seat(seat)?;
    let coalition = factions::forms_coalitions(who);
    let (bot, points, scores, empty) = (who.bot, who.points, who.scores(), who.hand == 0);
    draft.must_by(scores, ACTIVATED, RefusalKind::DominanceAlready)?;
    draft.must_by(!bot, ACTIVATE, RefusalKind::NoDominanceForBots)?;
    let players = draft.game.order().len();
    let partners = if coalition { weakest(draft, seat) } else { Vec::new() };
    if coalition {
        let at_table = u8::try_from(players).unwrap_or(u8::MAX);
        draft.law(players >= 4, COALITION, RefusalKind::NoCoalition { players: at_table })?;
        draft.must_by(!partners.is_empty(), COALITION, RefusalKind::NobodyElse)?;
    }
    draft.law(players > 2, TWO_PLAYERS, RefusalKind::NoDominanceForTwo)?;
    let enough = points >= VictoryPoints::FOR_DOMINANCE;
    draft.law(enough, ACTIVATE, RefusalKind::TooFewPoints { points: points.get() })?;
    enter(draft, seat, Phase::Daylight, ACTIVATE)?;
    draft.law(!empty, ACTIVATE, RefusalKind::HandEmpty)?;
    if coalition {
        let question = Question::CoalitionWith { seat };
        let partner = draft.ask_seat(Answerer::Seat(seat), question, partners, Some(COALITION))?;
        draft.hand(seat, -1)?;
        draft.apply(Effect::Standing { seat, standing: Standing::Coalition(partner) })?;
        return factions::pledged(draft, seat, partner);
    }
    let suits = Suit::ALL.map(Choice::Suit).to_vec();
    let question = Question::WhichDominance { seat };
    let Choice::Suit(suit) =
        draft.ask_one(Answerer::Seat(seat), question, suits, Some(ACTIVATE))?
    else {
        return Ok(());
    };
    draft.hand(seat, -1)?;
    draft.apply(Effect::Standing { seat, standing: Standing::Dominance(suit) })
}

/// Whoever has fewest points of those that still score; a tie leaves a choice. Source: root:9.2.8.
fn weakest(draft: &Draft<'_>, seat: SeatId) -> Vec<SeatId> {
    let points = |seat: SeatId| crate::engine::game::points(&draft.game, seat);
    let taken = |seat: SeatId| !draft.game.partners_of(seat).is_empty();
    let mut seats = draft.game.clockwise_after(seat);
    seats.retain(|other| *other != seat && points(*other).is_some());
    let fewest = seats.iter().filter_map(|other| points(*other)).min();
    seats.retain(|other| points(*other) == fewest && !taken(*other));
    seats
}

/// Beside the map only dominance cards wait, one a suit: the suit says which.
pub(super) fn add_available(draft: &mut Draft<'_>, question: Question) -> Outcome {
    let cards: Vec<CardKind> = CardKind::of(draft.game.deck)
        .filter(|kind| kind.def().body == Body::Dominance)
        .filter(|kind| {
            let waiting = draft.game.cards_in(Zone::Available);
            let suit = |card| draft.game.card(card).map(|c| c.face.suit());
            !waiting.iter().any(|card| suit(*card) == Some(kind.def().suit))
        })
        .collect();
    draft.must_by(!cards.is_empty(), TAKE_AVAILABLE, RefusalKind::NothingChanges)?;
    let suits = cards.iter().map(|kind| Choice::Suit(kind.def().suit)).collect();
    let chosen = draft.ask_one(Answerer::Table, question, suits, Some(TAKE_AVAILABLE))?;
    match cards.iter().find(|kind| chosen == Choice::Suit(kind.def().suit)) {
        Some(kind) => draft.deal(Face::Named(*kind), Zone::Available, End::Top).map(|_| ()),
        None => Ok(()),
    }
}

pub(super) fn take_dominance(draft: &mut Draft<'_>, seat: SeatId, card: CardId) -> Outcome {
    let there = draft.game.cards_in(Zone::Available).contains(&card);
    draft.must_by(there, TAKE_AVAILABLE, RefusalKind::NotAvailable)?;
    let suit = draft.game.card(card).map(|c| c.face.suit()).unwrap_or(Suit::Bird);
    enter(draft, seat, Phase::Daylight, TAKE_AVAILABLE)?;
    let empty = draft.seat(seat)?.hand == 0;
    draft.law(!empty, TAKE_AVAILABLE, RefusalKind::HandEmpty)?;
    let question = Question::CardsSpent { seat };
    let faces = draft.ask_faces(Answerer::Seat(seat), question, (1, 1), Some(TAKE_AVAILABLE))?;
    let fits = faces.iter().all(|face| Draft::spends_as(*face, suit));
    draft.law(fits, TAKE_AVAILABLE, RefusalKind::WrongSuit { needed: suit })?;
    draft.discard_from_hand(seat, &faces)?;
    draft.move_card(card, Zone::Away, End::Top)?;
    draft.hand(seat, 1)
}

pub(super) fn check_dominance(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let Standing::Dominance(suit) = draft.seat(seat)?.standing else {
        return Err(Refusal::plain(RefusalKind::NotAvailable).into());
    };
    let law = dominance_law(suit);
    let turn = draft.game.turn;
    draft.law(turn.seat == seat, law, RefusalKind::NotYourTurn)?;
    draft.law(turn.phase == Phase::Birdsong, law, RefusalKind::OtherPhase(Phase::Birdsong))?;
    let question = Question::DominanceHolds { seat, suit };
    let holds = draft.ask_yes(Answerer::Table, question, Some(law))?;
    draft.mark(seat, Step::Dominance)?;
    if holds { draft.win(seat, Victory::Dominance) } else { Ok(()) }
}
