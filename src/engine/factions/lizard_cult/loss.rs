//! What becomes of removed warriors and gardens, and the card that goes with each garden.

use super::laws::FEAR;
use super::{Pool, Question, Refusal};
use crate::engine::ask::{Answerer, Choice, CountRow, Countable, Question as Asked};
use crate::engine::factions::FactionPool;
use crate::engine::propose::{Draft, Outcome, Removal};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;
use crate::engine::suit::Ground;

use super::rules::{count, gardens_out};

pub(super) fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
    let seat = removal.whose;
    draft.must(removal.toll.tokens == 0, RefusalKind::NoSuchPiece)?;
    let warriors = count(&draft.game, seat, Pool::Map);
    draft.must(removal.toll.warriors == 0 || warriors > 0, Refusal::NobodyOnMap)?;
    // law root:10.2.3
    let to = if removal.defending { Pool::Acolytes } else { Pool::Supply };
    let gone = draft.shift(seat, Pool::Map, to, removal.toll.warriors)?;
    take_gardens(draft, seat, removal.toll.buildings)?;
    Ok(gone)
}

/// Which gardens go is asked where gardens of more than one suit are on the map.
fn take_gardens(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome {
    let out = Ground::ALL.map(|suit| gardens_out(&draft.game, seat, suit));
    draft.must(out.iter().sum::<u8>() >= n, RefusalKind::NoSuchPiece)?;
    if n == 0 {
        return Ok(());
    }
    let there: Vec<(Ground, u8)> =
        Ground::ALL.into_iter().zip(out).filter(|(_, out)| *out > 0).collect();
    let question = Asked::Own(Question::GardenGone { count: n }.into());
    let pool = |suit: Ground| FactionPool::from(Pool::Garden(suit));
    let gone: Vec<u8> = match there.as_slice() {
        [_] => vec![n],
        // All of one place and so of one suit, but for the Lost City.
        several if n == 1 => {
            let pools = several.iter().map(|(suit, _)| Choice::Pool(pool(*suit))).collect();
            let chosen = draft.ask_one(Answerer::Table, question, pools, Some(FEAR))?;
            several.iter().map(|(suit, _)| u8::from(chosen == Choice::Pool(pool(*suit)))).collect()
        }
        several => {
            let row = |(suit, out): &(Ground, u8)| CountRow {
                what: Countable::Pool(pool(*suit)),
                min: 0,
                max: (*out).min(n),
            };
            let rows = several.iter().map(row).collect();
            draft.ask_counts(Answerer::Table, question, rows, (n, n), Some(FEAR))?
        }
    };
    for ((suit, _), n) in there.into_iter().zip(gone) {
        draft.shift(seat, Pool::Garden(suit), Pool::Track(suit), n)?;
    }
    Ok(())
}

/// Fear of the Faithful: a card for each garden. Chance says which place in the hand, its owner what lies there.
pub(super) fn react(draft: &mut Draft<'_>, removal: &Removal) -> Outcome {
    let seat = removal.whose;
    for _ in 0..removal.toll.buildings {
        let hand = draft.seat(seat)?.hand;
        if hand == 0 {
            return Ok(());
        }
        let question = Asked::Own(Question::Fear { hand }.into());
        let range = (1, u16::from(hand), 1);
        let place = draft.ask_number(Answerer::Chance, question, range, Some(FEAR))?;
        let place = u8::try_from(place).unwrap_or(1);
        let question = Asked::Own(Question::CardAt { place, hand }.into());
        let faces = draft.ask_faces(Answerer::Seat(seat), question, (1, 1), Some(FEAR))?;
        draft.discard_from_hand(seat, &faces)?;
    }
    Ok(())
}
