//! Evening: revealed cards come back, gardens craft, cards are drawn.

use super::laws::{CRAFT, CRAFTING, RETURN};
use super::{Effect, Question, Refusal, State, Step};
use crate::engine::ask::{Answerer, Question as Asked};
use crate::engine::card::{Face, Price};
use crate::engine::game::Game;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;
use crate::engine::suit::Ground;
use crate::engine::table;
use crate::engine::zone::{End, Zone as Place_};

use super::rules::{GARDENS, bonus_space, gardens_out, in_turn, once, revealed, state};

/// How many gardens craft: those of the Outcast suit. Source: root:10.2.1.
pub fn crafting_gardens(game: &Game, seat: SeatId, state: &State) -> u8 {
    state.outcast.map_or(0, |outcast| gardens_out(game, seat, outcast.suit))
}

/// How many cards Evening draws. Source: root:10.6.3.
pub fn draw_count(game: &Game, seat: SeatId) -> u8 {
    let bonus = bonus_space(game);
    let uncovered = Ground::ALL.iter().filter(|suit| gardens_out(game, seat, **suit) >= bonus);
    1 + u8::try_from(uncovered.count()).unwrap_or(0)
}

pub(super) fn give_back(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let some = !revealed(&draft.game, seat).is_empty();
    draft.must_by(some, RETURN, Refusal::NothingRevealed)?;
    in_turn(draft, seat, Step::Return, RETURN)?;
    take_back(draft, seat)
}

fn take_back(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let cards = revealed(&draft.game, seat).to_vec();
    for card in &cards {
        draft.move_card(*card, Place_::Away, End::Top)?;
    }
    draft.hand(seat, i8::try_from(cards.len()).unwrap_or(i8::MAX))?;
    draft.mark_own(seat, Step::Return)
}

/// What comes before crafting and drawing happens by itself, in the same entry.
fn return_first(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    if revealed(&draft.game, seat).is_empty() { Ok(()) } else { take_back(draft, seat) }
}

pub(super) fn draw(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Draw)?;
    return_first(draft, seat)?;
    let n = draw_count(&draft.game, seat);
    draft.hand(seat, i8::try_from(n).unwrap_or(1))?;
    draft.mark_own(seat, Step::Draw)
}

pub(super) fn craft(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_turn(draft, seat, Step::Craft, CRAFT)?;
    return_first(draft, seat)?;
    let now = state(draft, seat)?;
    draft.must_by(now.outcast.is_some(), CRAFTING, Refusal::NoOutcast)?;
    let Some(outcast) = now.outcast else { return Ok(()) };
    let (suit, out) = (outcast.suit, crafting_gardens(&draft.game, seat, &now));
    draft.law(out > 0, CRAFTING, Refusal::NoGardenOut { suit })?;
    let left = out.saturating_sub(now.activated);
    draft.law(left > 0, CRAFT, Refusal::TooFewGardens { needed: 1, left })?;
    let in_hand = draft.seat(seat)?.hand > 0;
    draft.law(in_hand, CRAFT, RefusalKind::HandEmpty)?;
    let question = Asked::Own(Question::Craft { gardens: left }.into());
    let faces = draft.ask_faces(Answerer::Seat(seat), question, (1, 1), Some(CRAFT))?;
    let Some(face) = faces.first().copied() else { return Ok(()) };
    table::craftable(draft, face)?;
    // Symbols of another suit want a garden whose clearing has it, such as the Lost City: the table insists.
    draft.law(symbols_fit(face, suit), CRAFTING, Refusal::OtherSymbols { suit })?;
    if let Some(cost) = face.kind().and_then(|kind| kind.cost()) {
        pay(draft, seat, cost, left)?;
    }
    let card = table::craft_face(draft, seat, face)?;
    if face.kind().is_none() {
        let price = draft.price(card, CRAFT)?;
        // Known by suit alone and without a crafting cost: an ambush or a dominance card.
        draft.must_by(price != Price::NoCost, CRAFT, RefusalKind::NotCraftable)?;
        pay(draft, seat, price.amount(), left)?;
    }
    Ok(())
}

/// Whether a card wants no other symbols than gardens of this suit give.
fn symbols_fit(face: Face, suit: Ground) -> bool {
    let Some(kind) = face.kind() else { return true };
    let [fox, rabbit, mouse, _any] = kind.def().cost;
    let others = match suit {
        Ground::Fox => rabbit + mouse,
        Ground::Rabbit => fox + mouse,
        Ground::Mouse => fox + rabbit,
    };
    others == 0
}

fn pay(draft: &mut Draft<'_>, seat: SeatId, needed: u8, left: u8) -> Outcome {
    draft.law(needed <= left, CRAFT, Refusal::TooFewGardens { needed, left })?;
    let all = state(draft, seat)?.activated.saturating_add(needed).min(3 * GARDENS);
    draft.own(seat, Effect::Activated(all))
}

pub(super) fn set_activated(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let start = u16::from(state(draft, seat)?.activated);
    let question = Asked::Own(Question::Activated.into());
    let range = (0, u16::from(GARDENS).max(start), start);
    let n = draft.ask_number(Answerer::Table, question, range, Some(CRAFT))?;
    draft.must(n != start, RefusalKind::NothingChanges)?;
    draft.own(seat, Effect::Activated(u8::try_from(n).unwrap_or(GARDENS)))
}
