//! Daylight: a card is revealed, and what it is revealed for happens.

use super::laws::{DAYLIGHT, HATRED, PIECES, SACRIFICE, SCORE};
use super::{Effect, Pool, Question, Reason, Refusal, Ritual, Step, Zone};
use crate::engine::ask::{Answerer, Choice, Question as Asked};
use crate::engine::card::Face;
use crate::engine::game::Game;
use crate::engine::printing::Printing;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::suit::{Ground, Suit};
use crate::engine::zone::End;

use super::rules::{GARDEN_POINTS, count, gardens_out, in_turn, law_of_ritual, state, zone};

/// What a suit scores now: the points above its rightmost empty Gardens space. Source: root:10.5.3.
pub fn score_points(game: &Game, seat: SeatId, suit: Ground) -> u8 {
    let out = usize::from(gardens_out(game, seat, suit));
    out.checked_sub(1).and_then(|at| GARDEN_POINTS.get(at)).copied().unwrap_or(0)
}

/// The clearing's suit that a card stands for; none for a bird.
fn ground(face: Face) -> Option<Ground> {
    match face.suit() {
        Suit::Fox => Some(Ground::Fox),
        Suit::Rabbit => Some(Ground::Rabbit),
        Suit::Mouse => Some(Ground::Mouse),
        Suit::Bird => None,
    }
}

pub(super) fn perform(draft: &mut Draft<'_>, seat: SeatId, ritual: Ritual) -> Outcome {
    let law = law_of_ritual(ritual);
    in_turn(draft, seat, Step::Rituals, law)?;
    let supply = count(&draft.game, seat, Pool::Supply) > 0;
    match ritual {
        Ritual::Recruit | Ritual::Sacrifice => {
            draft.must_by(supply, PIECES, Refusal::NoWarriorInSupply)?;
        }
        Ritual::Build | Ritual::Score => {}
    }
    let in_hand = draft.seat(seat)?.hand > 0;
    draft.law(in_hand, DAYLIGHT, RefusalKind::HandEmpty)?;
    let question = Asked::Own(Question::Reveal { ritual }.into());
    let faces = draft.ask_faces(Answerer::Seat(seat), question, (1, 1), Some(law))?;
    let Some(face) = faces.first().copied() else { return Ok(()) };
    match ritual {
        Ritual::Sacrifice => {
            draft.law(face.suit() == Suit::Bird, SACRIFICE, Refusal::BirdNeeded)?;
            reveal(draft, seat, face)?;
            draft.shift(seat, Pool::Supply, Pool::Acolytes, 1)?;
        }
        Ritual::Build => {
            let suit = suit_for(draft, seat, ritual, face)?;
            let left = count(&draft.game, seat, Pool::Track(suit)) > 0;
            draft.must_by(left, PIECES, Refusal::NoGardenLeft { suit })?;
            reveal(draft, seat, face)?;
            draft.shift(seat, Pool::Track(suit), Pool::Garden(suit), 1)?;
        }
        Ritual::Recruit => {
            // The suit only says where; insisting on a bird needs no answer.
            draft.law(ground(face).is_some(), HATRED, Refusal::BirdsAreNotWild { ritual })?;
            reveal(draft, seat, face)?;
            draft.shift(seat, Pool::Supply, Pool::Map, 1)?;
        }
        Ritual::Score => {
            let suit = suit_for(draft, seat, ritual, face)?;
            let now = state(draft, seat)?;
            let fresh = !now.scored.contains(&suit);
            draft.law(fresh, SCORE, Refusal::ScoredAlready { suit })?;
            let takes_one = now.rules.garden_to_score || draft.game.printing == Printing::Law2025;
            let out = gardens_out(&draft.game, seat, suit) > 0 || !takes_one;
            draft.law(out, SCORE, Refusal::NoGardenOut { suit })?;
            let points = i16::from(score_points(&draft.game, seat, suit));
            draft.discard_from_hand(seat, &[face])?;
            draft.score(seat, points, Why::Own(Reason::Gardens(suit).into()), Some(SCORE))?;
            draft.own(seat, Effect::Scored(suit))?;
        }
    }
    Ok(())
}

/// The suit that a ritual works in. Birds are not wild here; a table that insists says which suit is meant.
fn suit_for(draft: &mut Draft<'_>, seat: SeatId, ritual: Ritual, face: Face) -> Outcome<Ground> {
    if let Some(suit) = ground(face) {
        return Ok(suit);
    }
    draft.law(false, HATRED, Refusal::BirdsAreNotWild { ritual })?;
    let suits = Ground::ALL.map(|suit| Choice::Suit(suit.suit())).to_vec();
    let question = Asked::Own(Question::SuitOfClearing { ritual }.into());
    let chosen = draft.ask_one(Answerer::Seat(seat), question, suits, Some(HATRED))?;
    let chosen = Ground::ALL.into_iter().find(|suit| chosen == Choice::Suit(suit.suit()));
    Ok(chosen.unwrap_or(Ground::Fox))
}

/// The card lies open until Evening.
fn reveal(draft: &mut Draft<'_>, seat: SeatId, face: Face) -> Outcome {
    draft.hand(seat, -1)?;
    draft.deal(face, zone(seat, Zone::Revealed), End::Bottom).map(|_| ())
}
