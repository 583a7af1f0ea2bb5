//! What becomes of removed pieces: buildings go back to their tracks, and warriors perhaps to the hospitals at the keep.

use super::laws::HOSPITALS;
use super::{Building, Effect, Piece, Pool, Question};
use crate::engine::ask::{Answerer, Choice, CountRow, Countable, Question as Asked};
use crate::engine::factions::FactionChoice;
use crate::engine::propose::{Draft, Means, Outcome, Removal};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;

use super::rules::count;

pub(super) fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
    let (seat, toll) = (removal.whose, removal.toll);
    let there = |piece: Piece| (piece, count(&draft.game, seat, Pool::Map(piece)));
    let warriors = [there(Piece::Warrior)];
    let buildings = Building::ALL.map(|b| there(Piece::Building(b)));
    let tokens = [Piece::Wood, Piece::Keep].map(there);
    let (of_buildings, of_tokens) = (
        Question::BuildingsLost { removed: toll.buildings },
        Question::TokensLost { removed: toll.tokens },
    );
    let mut lost = which(draft, &warriors, toll.warriors, of_buildings)?;
    lost.extend(which(draft, &buildings, toll.buildings, of_buildings)?);
    lost.extend(which(draft, &tokens, toll.tokens, of_tokens)?);
    for (piece, n) in lost {
        draft.shift(seat, Pool::Map(piece), Pool::Supply(piece), n)?;
    }
    Ok(toll.warriors)
}

/// Which `n` of the pieces that are there. Asked only where it can be more than one thing.
fn which(
    draft: &mut Draft<'_>,
    there: &[(Piece, u8)],
    n: u8,
    question: Question,
) -> Outcome<Vec<(Piece, u8)>> {
    let there: Vec<(Piece, u8)> = there.iter().copied().filter(|(_, held)| *held > 0).collect();
    let all: u8 = there.iter().map(|(_, held)| *held).sum();
    draft.must(n <= all, RefusalKind::NoSuchPiece)?;
    if n == 0 || n == all {
        return Ok(if n == 0 { Vec::new() } else { there });
    }
    if let [(piece, _)] = there.as_slice() {
        return Ok(vec![(*piece, n)]);
    }
    let question = Asked::Own(question.into());
    if n == 1 {
        let choices = there.iter().map(|(piece, _)| Choice::Own(FactionChoice::from(*piece)));
        let chosen = draft.ask_one(Answerer::Table, question, choices.collect(), None)?;
        let fits = |piece: &Piece| Choice::Own(FactionChoice::from(*piece)) == chosen;
        return Ok(there.iter().filter(|(p, _)| fits(p)).map(|(p, _)| (*p, 1)).collect());
    }
    let row = |(piece, held): &(Piece, u8)| CountRow {
        what: Countable::Own(FactionChoice::from(*piece)),
        min: 0,
        max: *held,
    };
    let rows = there.iter().map(row).collect();
    let counts = draft.ask_counts(Answerer::Table, question, rows, (n, n), None)?;
    Ok(there.iter().map(|(piece, _)| *piece).zip(counts).collect())
}

/// Field Hospitals: warriors that an enemy removed go to the keep for a matching card, while the keep stands.
pub(super) fn react(draft: &mut Draft<'_>, removal: &Removal, gone: u8) -> Outcome {
    let seat = removal.whose;
    // What she takes off the map herself is a cost or a choice of hers.
    let by_enemy = removal.enemy().is_some();
    let keep = count(&draft.game, seat, Pool::Map(Piece::Keep)) > 0;
    let hand = draft.seat(seat)?.hand;
    if gone == 0 || !by_enemy || !keep || hand == 0 {
        return Ok(());
    }
    let (back, cards) = match removal.means {
        Means::Sweep if gone > 1 => from_several(draft, seat, gone, hand)?,
        Means::Hits | Means::Sweep => {
            let question = Asked::Own(Question::Hospitals { warriors: gone }.into());
            let yes = draft.ask_yes(Answerer::Seat(seat), question, Some(HOSPITALS))?;
            if yes { (gone, 1) } else { (0, 0) }
        }
    };
    if back == 0 {
        return Ok(());
    }
    draft.spend(seat, cards, HOSPITALS)?;
    draft.shift(seat, Pool::Supply(Piece::Warrior), Pool::Map(Piece::Warrior), back)?;
    draft.own(seat, Effect::Healed(back))
}

/// All of several clearings at once: each clearing takes a card of its own.
fn from_several(draft: &mut Draft<'_>, seat: SeatId, gone: u8, hand: u8) -> Outcome<(u8, u8)> {
    let to = Answerer::Seat(seat);
    let question = Asked::Own(Question::Healed { warriors: gone }.into());
    let back = draft.ask_number(to, question, (0, gone.into(), 0), Some(HOSPITALS))?;
    let back = u8::try_from(back).unwrap_or(gone);
    if back == 0 {
        return Ok((0, 0));
    }
    let question = Asked::Own(Question::CardsForHealed { warriors: back }.into());
    let range = (1, back.min(hand).into(), 1);
    let cards = draft.ask_number(to, question, range, Some(HOSPITALS))?;
    Ok((back, u8::try_from(cards).unwrap_or(1)))
}
