//! What others do to the Alliance: pieces removed, bases lost, and Outrage.

use super::laws::{BASES_LOST, OUTRAGE};
use super::{Choice, Effect, Pool, Question, Refusal};
use crate::engine::ask::{Answerer, Choice as One, CountRow, Countable, Question as Asked};
use crate::engine::factions::{FactionChoice, FactionPool};
use crate::engine::printing::Printing;
use crate::engine::propose::{Draft, Outcome, Removal};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;
use crate::engine::suit::Ground;

use super::rules::{bases_out, count, state};
use super::supporters::{ask_gained, cut, desert, gain};

pub(super) fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
    let (seat, toll) = (removal.whose, removal.toll);
    let there = |pool| count(&draft.game, seat, pool);
    draft.must(toll.warriors <= there(Pool::Map), RefusalKind::NoSuchPiece)?;
    draft.must(toll.tokens <= there(Pool::Sympathy), RefusalKind::NoSuchPiece)?;
    draft.must(toll.buildings <= bases_out(&draft.game, seat), RefusalKind::NoSuchPiece)?;
    let gone = draft.shift(seat, Pool::Map, Pool::Supply, toll.warriors)?;
    draft.shift(seat, Pool::Sympathy, Pool::Track, toll.tokens)?;
    for suit in which_bases(draft, seat, toll.buildings)? {
        draft.shift(seat, Pool::Base(suit), Pool::Box(suit), 1)?;
        draft.own(seat, Effect::BaseFell(suit))?;
    }
    Ok(gone)
}

/// Asked only where it can be more than one.
fn which_bases(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome<Vec<Ground>> {
    let out = |suit: &Ground| count(&draft.game, seat, Pool::Base(*suit)) > 0;
    let there: Vec<Ground> = Ground::ALL.into_iter().filter(out).collect();
    if n == 0 || there.len() == usize::from(n) {
        return Ok(if n == 0 { Vec::new() } else { there });
    }
    let question = Asked::Own(Question::BasesLost { count: n }.into());
    let pool = |suit: Ground| FactionPool::from(Pool::Base(suit));
    if n == 1 {
        let choices = there.iter().map(|suit| One::Pool(pool(*suit))).collect();
        let chosen = draft.ask_one(Answerer::Table, question, choices, Some(BASES_LOST))?;
        return Ok(there.into_iter().filter(|suit| One::Pool(pool(*suit)) == chosen).collect());
    }
    let row = |suit: &Ground| CountRow { what: Countable::Pool(pool(*suit)), min: 0, max: 1 };
    let rows = there.iter().map(row).collect();
    let counts = draft.ask_counts(Answerer::Table, question, rows, (n, n), Some(BASES_LOST))?;
    Ok(there.into_iter().zip(counts).filter(|(_, n)| *n > 0).map(|(suit, _)| suit).collect())
}

/// The bases are paid for first, so that Outrage finds the stack as it then is.
pub(super) fn react(draft: &mut Draft<'_>, removal: &Removal) -> Outcome {
    pay_for_bases(draft, removal.whose)?;
    match removal.enemy() {
        Some(by) if removal.toll.tokens > 0 => {
            outraged(draft, removal.whose, by, removal.toll.tokens)
        }
        Some(_) | None => Ok(()),
    }
}

fn pay_for_bases(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let fallen = state(draft, seat)?.fallen;
    if fallen.is_empty() {
        return Ok(());
    }
    for base in fallen {
        let suits = deserting(draft, seat, base)?;
        desert(draft, seat, &suits)?;
        let officers = count(&draft.game, seat, Pool::Officers);
        draft.shift(seat, Pool::Officers, Pool::Supply, officers.div_ceil(2))?;
    }
    draft.own(seat, Effect::BasesPaid)?;
    cut(draft, seat)
}

/// The suits whose supporters go: that printed on the base, or in the printing of 2025 those of its clearing.
fn deserting(draft: &mut Draft<'_>, seat: SeatId, base: Ground) -> Outcome<Vec<Ground>> {
    let by_clearing =
        state(draft, seat)?.rules.by_clearing || draft.game.printing == Printing::Law2025;
    if !by_clearing {
        return Ok(vec![base]);
    }
    let every = One::Own(FactionChoice::from(Choice::EverySuit));
    let mut choices: Vec<One> = Ground::ALL.map(|suit| One::Suit(suit.suit())).to_vec();
    choices.push(every);
    let question = Asked::Own(Question::BaseClearing { base }.into());
    let chosen = draft.ask_one(Answerer::Table, question, choices, Some(BASES_LOST))?;
    if chosen == every {
        return Ok(Ground::ALL.to_vec());
    }
    Ok(Ground::ALL.into_iter().filter(|suit| chosen == One::Suit(suit.suit())).collect())
}

pub(super) fn outrage(draft: &mut Draft<'_>, seat: SeatId, by: Option<SeatId>) -> Outcome {
    let out = count(&draft.game, seat, Pool::Sympathy) > 0;
    draft.must_by(out, OUTRAGE, Refusal::NoSympathyOut)?;
    let by = match by {
        Some(by) => by,
        None => {
            let others = draft.game.enemies(seat);
            let question = Asked::Own(Question::WhoMoved.into());
            draft.ask_seat(Answerer::Table, question, others, Some(OUTRAGE))?
        }
    };
    draft.must_by(by != seat, OUTRAGE, Refusal::NotItself)?;
    draft.must(!draft.seat(by)?.left, RefusalKind::SeatLeft)?;
    outraged(draft, seat, by, 1)
}

/// A matching card for each clearing out of the hand of who did it; what is wanting comes off the shared deck. Which
/// cards they are is seen by who gives them and by the Alliance.
fn outraged(draft: &mut Draft<'_>, seat: SeatId, by: SeatId, count: u8) -> Outcome {
    let most = count.min(draft.seat(by)?.hand);
    let question = Question::OutrageCards { by, count };
    let faces = ask_gained(draft, seat, by, question, (0, most), OUTRAGE)?;
    let given = u8::try_from(faces.len()).unwrap_or(most);
    draft.hand(by, -i8::try_from(given).unwrap_or(i8::MAX))?;
    gain(draft, seat, &faces, given)?;
    let drawn = count - given;
    draft.own(seat, Effect::Outrage { by, given, drawn })?;
    let question = Question::OutrageDrawn { count: drawn };
    let faces = ask_gained(draft, seat, seat, question, (drawn, drawn), OUTRAGE)?;
    gain(draft, seat, &faces, drawn)
}
