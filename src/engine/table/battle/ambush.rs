//! The first step: an ambush, foiled or not.

use crate::engine::ask::Answerer;
use crate::engine::battle::{AMBUSH, FOIL, Line, Pick, Question, RESOLVE};
use crate::engine::card::{CardId, Face};
use crate::engine::deck::{Body, Boon, CardKind};
use crate::engine::factions;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;

use super::cards::{discard_crafted, spend_matching};
use super::hits::deal_to;
use super::{ask_pick, fight, side};

/// What an ambush takes.
const HITS: u8 = 2;

/// Whether the battle goes on after it.
pub(super) fn ambush(draft: &mut Draft<'_>) -> Outcome<bool> {
    let (attacker, defender) = (fight(draft)?.attacker.seat, fight(draft)?.defender.seat);
    // Bots neither play ambushes nor are played any.
    if draft.seat(attacker)?.bot || draft.seat(defender)?.bot {
        return Ok(true);
    }
    let bush = draft.game.has_boon(defender, Boon::SmallAmbush);
    let picks = picks(draft, defender, bush)?;
    if picks.len() < 2 {
        return Ok(true);
    }
    if let Some(card) = draft.game.has_boon(attacker, Boon::NoAmbush) {
        draft.tell(Line::NoAmbush { seat: attacker, card })?;
        return Ok(true);
    }
    let question = Question::Ambush { seat: defender };
    let (suit, hits) = match ask_pick(draft, Answerer::Seat(defender), question, picks, AMBUSH)? {
        Pick::Ambush(suit) => {
            play(draft, defender, suit)?;
            (Some(suit), HITS)
        }
        Pick::Crafted { card, itself: true } => {
            discard_crafted(draft, defender, card)?;
            (None, 1)
        }
        Pick::Crafted { itself: false, .. } => {
            spend_matching(draft, defender)?;
            (None, 1)
        }
        Pick::None
        | Pick::Count(_)
        | Pick::AtLeast(_)
        | Pick::Swords
        | Pick::Roll
        | Pick::Dice(_) => return Ok(true),
    };
    draft.tell(Line::Ambushed { seat: defender, suit, hits })?;
    if foil(draft, attacker, suit)? {
        draft.tell(Line::Foiled { seat: attacker })?;
        return Ok(true);
    }
    deal_to(draft, attacker, hits)?;
    let goes_on = anybody_left(draft, attacker)?;
    if !goes_on {
        draft.tell(Line::Over { seat: attacker })?;
    }
    Ok(goes_on)
}

/// The ambushes that a seat could play. Its hand is hidden, so every suit is among them.
fn picks(draft: &Draft<'_>, seat: SeatId, bush: Option<CardId>) -> Outcome<Vec<Pick>> {
    let mut picks = vec![Pick::None];
    let hand = draft.seat(seat)?.hand > 0;
    if hand {
        picks.extend(Suit::ALL.map(Pick::Ambush));
    }
    if let Some(card) = bush {
        picks.push(Pick::Crafted { card, itself: true });
        if hand {
            picks.push(Pick::Crafted { card, itself: false });
        }
    }
    Ok(picks)
}

/// An ambush card is played out of a hand.
fn play(draft: &mut Draft<'_>, seat: SeatId, suit: Suit) -> Outcome {
    let card = CardKind::of(draft.game.deck)
        .find(|kind| kind.def().body == Body::Ambush && kind.def().suit == suit);
    draft.discard_from_hand(seat, &[card.map_or(Face::Suit(suit), Face::Named)])
}

fn foil(draft: &mut Draft<'_>, attacker: SeatId, ambushed: Option<Suit>) -> Outcome<bool> {
    let picks = picks(draft, attacker, None)?;
    if picks.len() < 2 {
        return Ok(false);
    }
    let question = Question::Foil { seat: attacker };
    let Pick::Ambush(suit) = ask_pick(draft, Answerer::Seat(attacker), question, picks, FOIL)?
    else {
        return Ok(false);
    };
    // Both have to fit the clearing, so two that are no birds are of one suit.
    if let Some(ambushed) = ambushed {
        let fits = [suit, ambushed].contains(&Suit::Bird) || suit == ambushed;
        draft.law(fits, FOIL, RefusalKind::WrongSuit { needed: ambushed })?;
    }
    play(draft, attacker, suit)?;
    Ok(true)
}

/// Whether an attacking warrior or pawn is left. Source: root:4.3.1.II.
fn anybody_left(draft: &mut Draft<'_>, attacker: SeatId) -> Outcome<bool> {
    let force = side(draft, attacker)?.force;
    if force.most_rolled() > 0 || force.swords.is_some() {
        return Ok(true);
    }
    if !factions::pawn_fights(draft.seat(attacker)?) {
        return Ok(false);
    }
    let question = super::Asked::Battle(Question::PawnThere { seat: attacker });
    draft.ask_yes(Answerer::Table, question, Some(RESOLVE))
}
