//! Choosing things: what has no choice is not asked, one of several is one touch, several are proposed.

use crate::engine::ask::{Answerer, Choice as Chosen, CountRow, Countable, Question as Asked};
use crate::engine::factions::FactionChoice;
use crate::engine::law::LawRef;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::seat::SeatId;

use super::items::{Change, Kind, Purpose, Thing, choosable, proposed};
use super::laws::ITEMS;
use super::rules::state;
use super::{Choice, Effect, Question, Refusal};

/// One of its own answers; asked only when there is something to choose.
pub(super) fn ask_own(
    draft: &mut Draft<'_>,
    to: Answerer,
    question: Question,
    choices: Vec<Choice>,
    law: LawRef,
) -> Outcome<Choice> {
    let choices = choices.into_iter().map(|choice| Chosen::Own(choice.into())).collect();
    let chosen = draft.ask_one(to, Asked::Own(question.into()), choices, Some(law))?;
    // Only its own choices were offered.
    let Chosen::Own(FactionChoice::Vagabond(choice)) = chosen else { return Ok(Choice::Nothing) };
    Ok(choice)
}

/// Up to `n` things for a purpose.
pub(super) fn things(
    draft: &mut Draft<'_>,
    seat: SeatId,
    purpose: Purpose,
    n: u8,
    law: LawRef,
) -> Outcome<Vec<Thing>> {
    let items = state(draft, seat)?.items;
    let from = choosable(&items, purpose);
    let all: Vec<Thing> =
        from.iter().flat_map(|(t, n)| std::iter::repeat_n(*t, usize::from(*n))).collect();
    if usize::from(n) >= all.len() {
        return Ok(all);
    }
    if let [(only, _)] = from.as_slice() {
        return Ok(vec![*only; usize::from(n)]);
    }
    let to = Answerer::Seat(seat);
    let question = Question::Things { purpose, n };
    if n == 1 {
        let choices = from.iter().map(|(thing, _)| Choice::Thing(*thing)).collect();
        let Choice::Thing(thing) = ask_own(draft, to, question, choices, law)? else {
            return Ok(Vec::new());
        };
        return Ok(vec![thing]);
    }
    let either = vec![Choice::Proposed, Choice::Otherwise];
    let proposal = Question::Proposal { seat, purpose, n };
    if ask_own(draft, to, proposal, either, law)? == Choice::Proposed {
        return Ok(proposed(&items, purpose, n));
    }
    let rows = from
        .iter()
        .map(|(thing, max)| CountRow {
            what: Countable::Own(Choice::Thing(*thing).into()),
            min: 0,
            max: (*max).min(n),
        })
        .collect();
    let counts = draft.ask_counts(to, Asked::Own(question.into()), rows, (n, n), Some(law))?;
    Ok(from
        .iter()
        .zip(counts)
        .flat_map(|((thing, _), n)| std::iter::repeat_n(*thing, usize::from(n)))
        .collect())
}

pub(super) fn change(draft: &mut Draft<'_>, seat: SeatId, thing: Thing, change: Change) -> Outcome {
    draft.own(seat, Effect::Changed { thing, change })
}

pub(super) fn change_all(
    draft: &mut Draft<'_>,
    seat: SeatId,
    things: &[Thing],
    what: Change,
) -> Outcome {
    for thing in things {
        change(draft, seat, *thing, what)?;
    }
    Ok(())
}

/// Exhausts this many of a kind. A card that stands in for an item goes first.
pub(super) fn pay(draft: &mut Draft<'_>, seat: SeatId, kind: Kind, n: u8, law: LawRef) -> Outcome {
    let now = state(draft, seat)?;
    let stands_in = u8::from(now.credit && n > 0);
    let needed = n - stands_in;
    let there = now.items.ready(kind);
    draft.must_by(needed <= there, law, Refusal::NotReady { kind, needed: n, there })?;
    if stands_in > 0 {
        draft.own(seat, Effect::Credit(false))?;
    }
    for _ in 0..needed {
        exhaust_one(draft, seat, kind)?;
    }
    Ok(())
}

/// Of a kind that lies in both places, the one in the satchel: a track's bonus is worth keeping.
pub(super) fn exhaust_one(draft: &mut Draft<'_>, seat: SeatId, kind: Kind) -> Outcome {
    let items = state(draft, seat)?.items;
    let ready = items.iter().map(|(thing, _)| thing);
    match ready.filter(|thing| thing.kind() == kind && thing.is_ready()).max() {
        Some(thing) => change(draft, seat, thing, Change::Exhaust),
        None => {
            let refusal = Refusal::NotReady { kind, needed: 1, there: 0 };
            draft.must_by(false, ITEMS, refusal)
        }
    }
}
