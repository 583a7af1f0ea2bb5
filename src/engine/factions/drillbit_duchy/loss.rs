//! What becomes of its removed pieces, and Cost of Errors with the two traits that change it.

use super::evening::{crown_topmost, errs};
use super::laws::COST_OF_ERRORS;
use super::rules::{count, state};
use super::{Building, Choice, Effect, Minister, Pool, Question, Reason, Refusal};
use crate::engine::ask::{Answerer, CountRow, Countable, Question as Asked};
use crate::engine::propose::{Draft, Outcome, Removal};
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::suit::Ground;

pub(super) fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
    let (seat, toll) = (removal.whose, removal.toll);
    draft.must(toll.pawns == 0, RefusalKind::NoSuchPiece)?;
    let there = toll.warriors == 0 || count(&draft.game, seat, Pool::OnMap) > 0;
    draft.must(there, RefusalKind::NoSuchPiece)?;
    let there = toll.tokens <= count(&draft.game, seat, Pool::TunnelsOnMap);
    draft.must(there, RefusalKind::NoSuchPiece)?;
    let gone = draft.shift(seat, Pool::OnMap, Pool::Supply, toll.warriors)?;
    draft.shift(seat, Pool::TunnelsOnMap, Pool::Tunnels, toll.tokens)?;
    take_buildings(draft, seat, toll.buildings)?;
    Ok(gone)
}

/// Citadels or markets: asked only where it can be either.
fn take_buildings(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome {
    let on_map = Building::ALL.map(|kind| count(&draft.game, seat, kind.on_map()));
    let all: u8 = on_map.iter().sum();
    draft.must(n <= all, RefusalKind::NoSuchPiece)?;
    let lost = match on_map {
        [citadels, 0] => vec![n.min(citadels), 0],
        [0, markets] => vec![0, n.min(markets)],
        both if n == all || n == 0 => both.map(|there| there.min(n)).to_vec(),
        both => {
            let rows = Building::ALL
                .into_iter()
                .zip(both)
                .map(|(kind, there)| CountRow {
                    what: Countable::Own(Choice::Lost(kind).into()),
                    min: 0,
                    max: there.min(n),
                })
                .collect();
            let question = Asked::Own(Question::BuildingsLost { n }.into());
            draft.ask_counts(Answerer::Table, question, rows, (n, n), Some(COST_OF_ERRORS))?
        }
    };
    for (kind, n) in Building::ALL.into_iter().zip(lost) {
        draft.shift(seat, kind.on_map(), kind.track(), n)?;
    }
    Ok(())
}

pub(super) fn react(draft: &mut Draft<'_>, removal: &Removal) -> Outcome {
    // However many buildings one removal takes, it is one error.
    if removal.toll.buildings == 0 {
        return Ok(());
    }
    let seat = removal.whose;
    let traits = state(draft, seat)?.rules.traits;
    let human = removal.enemy().filter(|enemy| draft.game.seat(*enemy).is_some_and(|s| !s.bot));
    let investor = human.filter(|_| traits.investors);
    let any = errs(&state(draft, seat)?).is_some();
    let suits = if investor.is_some() || (traits.foundations && any) {
        clearings(draft, removal.toll.buildings)?
    } else {
        Vec::new()
    };
    let fits = |minister: Minister| !traits.foundations || suits.contains(&minister.suit());
    let loser = state(draft, seat)?.swayed.into_iter().rev().find(|minister| fits(*minister));
    if let Some(minister) = loser {
        draft.own(seat, Effect::Crown { minister, swayed: false })?;
    }
    match investor {
        Some(enemy) => invest(draft, seat, enemy, &suits),
        None => Ok(()),
    }
}

/// The suits of the clearings that lost a building.
fn clearings(draft: &mut Draft<'_>, n: u8) -> Outcome<Vec<Ground>> {
    let rows = Ground::ALL
        .map(|ground| CountRow { what: Countable::Suit(ground.suit()), min: 0, max: 1 })
        .to_vec();
    let question = Asked::Own(Question::ClearingsLost { n }.into());
    let total = (1, n.min(3));
    let counts = draft.ask_counts(Answerer::Table, question, rows, total, Some(COST_OF_ERRORS))?;
    Ok(Ground::ALL.into_iter().zip(counts).filter(|(_, n)| *n > 0).map(|(g, _)| g).collect())
}

/// Investors: a matching card from whoever did it costs the Duchy a point; without one the Duchy sways.
fn invest(draft: &mut Draft<'_>, seat: SeatId, enemy: SeatId, suits: &[Ground]) -> Outcome {
    let law = COST_OF_ERRORS;
    let to = Answerer::Seat(enemy);
    let holds = draft.seat(enemy)?.hand > 0;
    if holds && draft.ask_yes(to, Asked::Own(Question::Investor.into()), Some(law))? {
        // Named or not, the card has to match where it is told apart at all.
        let faces = draft.spend(enemy, 1, law)?;
        let fits = faces.iter().all(|face| suits.iter().any(|suit| face.suit().matches(*suit)));
        draft.law(fits, law, Refusal::NotMatching)?;
        return draft.score(seat, -1, Why::Own(Reason::Investors.into()), Some(law));
    }
    crown_topmost(draft, seat, |minister| suits.contains(&minister.suit())).map(|_| ())
}
