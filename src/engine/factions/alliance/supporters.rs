//! The Supporters stack: what it holds, how cards come to it and how they are spent. Nothing here says what is in it,
//! but by laying spent cards open.

use super::laws::{CAPACITY, SUPPORTERS};
use super::{Effect, Question, Refusal, Spending, Zone};
use crate::engine::ask::{Answerer, Question as Asked};
use crate::engine::card::{CardId, Face};
use crate::engine::deck::Body;
use crate::engine::effect::Effect as Shared;
use crate::engine::game::Game;
use crate::engine::law::LawRef;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::{Refusal as Refused, RefusalKind};
use crate::engine::seat::SeatId;
use crate::engine::suit::{Ground, Suit};
use crate::engine::zone::{End, Zone as Place_};

use super::rules::bases_out;

/// What the stack holds while no base stands. Source: root:8.2.3.I.
pub const CAPACITY_WITHOUT_BASE: u8 = 5;

pub(super) fn zone(seat: SeatId) -> Place_ {
    Place_::Own(seat, Zone::Supporters.into())
}

/// The cards in the stack; only the Alliance may know what they are.
pub fn stack(game: &Game, seat: SeatId) -> &[CardId] {
    game.cards_in(zone(seat))
}

pub(super) fn size(game: &Game, seat: SeatId) -> u8 {
    u8::try_from(stack(game, seat).len()).unwrap_or(u8::MAX)
}

/// How many cards the stack can hold; none: as many as there are.
pub fn capacity(game: &Game, seat: SeatId) -> Option<u8> {
    (bases_out(game, seat) == 0).then_some(CAPACITY_WITHOUT_BASE)
}

/// How many more cards the stack takes.
pub(super) fn room(game: &Game, seat: SeatId) -> u8 {
    capacity(game, seat).map_or(u8::MAX, |most| most.saturating_sub(size(game, seat)))
}

/// Asks for cards that may go to the stack; only who answers sees the form. Cards that all go to the discard pile
/// need not be told apart.
pub(super) fn ask_gained(
    draft: &mut Draft<'_>,
    seat: SeatId,
    of: SeatId,
    question: Question,
    (min, max): (u8, u8),
    law: LawRef,
) -> Outcome<Vec<Face>> {
    if max == 0 {
        return Ok(Vec::new());
    }
    if min == max && room(&draft.game, seat) == 0 && !draft.discards_matter() {
        return Ok(Vec::new());
    }
    let question = Asked::Own(question.into());
    draft.privately(|draft| draft.ask_faces(Answerer::Seat(of), question, (min, max), Some(law)))
}

/// Cards come to the stack; what it cannot hold is discarded. `n` counts them, told apart or not.
pub(super) fn gain(draft: &mut Draft<'_>, seat: SeatId, faces: &[Face], n: u8) -> Outcome {
    let mut over = n.saturating_sub(u8::try_from(faces.len()).unwrap_or(n));
    for face in faces {
        if room(&draft.game, seat) > 0 {
            draft.deal(*face, zone(seat), End::Bottom)?;
        } else {
            let card = draft.deal(*face, Place_::Away, End::Top)?;
            draft.discard(card)?;
            over += 1;
        }
    }
    if over == 0 { Ok(()) } else { draft.own(seat, Effect::Overflow(over)) }
}

/// How gladly a matching card is spent: birds last, and before them what everybody would then want to have.
fn worth(game: &Game, card: CardId) -> (bool, bool, bool) {
    let Some(face) = game.card(card).map(|c| c.face) else { return (true, true, true) };
    let dominance = face.kind().is_some_and(|kind| kind.def().body == Body::Dominance);
    (face.suit() == Suit::Bird, dominance, face.kind().is_some())
}

/// The supporters that match, those that are spent first in front.
pub(super) fn matching(game: &Game, seat: SeatId, suit: Ground) -> Vec<CardId> {
    let fits = |card: &&CardId| game.card(**card).is_some_and(|c| c.face.suit().matches(suit));
    let mut cards: Vec<CardId> = stack(game, seat).iter().filter(fits).copied().collect();
    cards.sort_by_key(|card| worth(game, *card));
    cards
}

/// Spends matching supporters, as few birds among them as can be unless the Alliance picks itself.
pub(super) fn spend(
    draft: &mut Draft<'_>,
    seat: SeatId,
    suit: Ground,
    needed: u8,
    how: Spending,
    law: LawRef,
) -> Outcome {
    let mut cards = matching(&draft.game, seat, suit);
    let there = u8::try_from(cards.len()).unwrap_or(u8::MAX);
    let missing = needed.saturating_sub(there);
    let refusal = Refusal::NotEnoughMatching { suit, needed, missing };
    draft.must_by(missing == 0, law, refusal)?;
    match how {
        Spending::FewestBirds => cards.truncate(usize::from(needed)),
        Spending::Chosen => {
            let question = Question::WhichSupporters { suit, count: needed };
            let question = Asked::Own(question.into());
            cards = draft.privately(|draft| {
                let to = Answerer::Seat(seat);
                draft.ask_cards(to, question, cards, (needed, needed), Some(law))
            })?;
        }
    }
    for card in cards {
        draft.discard(card)?;
    }
    Ok(())
}

/// Discards the supporters of these suits, birds among them. Source: root:8.2.4.
pub(super) fn desert(draft: &mut Draft<'_>, seat: SeatId, suits: &[Ground]) -> Outcome {
    let goes = |game: &Game, card: CardId| {
        game.card(card).is_some_and(|c| suits.iter().any(|suit| c.face.suit().matches(*suit)))
    };
    for card in stack(&draft.game, seat).to_vec() {
        if goes(&draft.game, card) {
            draft.discard(card)?;
        }
    }
    Ok(())
}

/// One supporter, for a correction; only the Alliance sees which.
fn pick_one(draft: &mut Draft<'_>, seat: SeatId, question: Question) -> Outcome<CardId> {
    let cards = stack(&draft.game, seat).to_vec();
    draft.must_by(!cards.is_empty(), SUPPORTERS, Refusal::NoSupporter)?;
    let question = Asked::Own(question.into());
    let to = Answerer::Seat(seat);
    let ask =
        |draft: &mut Draft<'_>| draft.ask_cards(to, question, cards, (1, 1), Some(SUPPORTERS));
    let picked = draft.privately(ask)?;
    Ok(picked.first().copied().ok_or_else(|| Refused::plain(RefusalKind::AnswerDoesNotFit))?)
}

pub(super) fn drop_one(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let card = pick_one(draft, seat, Question::WhichToDrop)?;
    draft.discard(card)
}

pub(super) fn name_one(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let card = pick_one(draft, seat, Question::WhichToName)?;
    let to = Answerer::Seat(seat);
    let question = Asked::NameOf { card };
    let faces = draft.privately(|draft| draft.ask_faces(to, question, (1, 1), Some(SUPPORTERS)))?;
    let Some(face) = faces.first().copied() else { return Ok(()) };
    let known = draft.game.card(card).map(|c| c.face);
    draft.must(known != Some(face), RefusalKind::NothingChanges)?;
    draft.apply(Shared::Named { card, face, unseen: true })
}

/// Without a base the stack goes down to what it can hold; the Alliance says which cards go. Source: root:8.2.4.
pub(super) fn cut(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let Some(most) = capacity(&draft.game, seat) else { return Ok(()) };
    let count = size(&draft.game, seat).saturating_sub(most);
    if count == 0 {
        return Ok(());
    }
    let cards = stack(&draft.game, seat).to_vec();
    let question = Asked::Own(Question::DownToCapacity { count }.into());
    let cards = draft.privately(|draft| {
        draft.ask_cards(Answerer::Seat(seat), question, cards, (count, count), Some(CAPACITY))
    })?;
    for card in cards {
        draft.discard(card)?;
    }
    Ok(())
}
