//! Birdsong: revolts, then sympathy spreads.

use super::laws::{
    BIRDSONG, CHOOSE_REVOLT, CHOOSE_SPREAD, LIMITED, RESOLVE, REVOLT, SCORE, SPEND_REVOLT,
    SPEND_SPREAD, SPREAD,
};
use super::{Choice, Effect, Pool, Question, Refusal, Spending, Step};
use crate::engine::ask::{Answerer, Choice as One, CountRow, Countable, Question as Asked};
use crate::engine::factions::{self, FactionChoice};
use crate::engine::game::Game;
use crate::engine::law::LawRef;
use crate::engine::propose::{Draft, Means, Outcome};
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::suit::Ground;
use crate::engine::supply::Class;

use super::rules::{COST, count, in_turn, next_cost, next_points, state};
use super::supporters::{size, spend};

/// Supporters that a revolt costs.
pub(super) const REVOLT_COST: u8 = 2;
/// Warriors of another player from which martial law holds. Source: root:8.4.2.II.a.
const MARTIAL: u8 = 3;

fn one(choice: Choice) -> One {
    One::Own(FactionChoice::from(choice))
}

/// The bases that have not come out yet.
pub(super) fn in_box(game: &Game, seat: SeatId) -> Vec<Ground> {
    Ground::ALL.into_iter().filter(|suit| count(game, seat, Pool::Box(*suit)) > 0).collect()
}

/// A token goes from its track to the map and scores what it uncovers.
pub(super) fn place_sympathy(draft: &mut Draft<'_>, seat: SeatId, law: LawRef) -> Outcome {
    let points = next_points(&draft.game, seat);
    draft.must_by(points.is_some(), LIMITED, Refusal::NoSympathyLeft)?;
    draft.shift(seat, Pool::Track, Pool::Sympathy, 1)?;
    let why = Why::Own(super::Reason::Sympathy.into());
    draft.score(seat, i16::from(points.unwrap_or(0)), why, Some(law))
}

/// The stack is looked into only after an answer: what is offered says nothing of it.
pub(super) fn revolt(draft: &mut Draft<'_>, seat: SeatId, how: Spending) -> Outcome {
    in_turn(draft, seat, Step::Revolt, REVOLT)?;
    let early = state(draft, seat)?.spread == 0;
    draft.law(early, BIRDSONG, Refusal::RevoltFirst)?;
    let there = count(&draft.game, seat, Pool::Sympathy) > 0;
    draft.must_by(there, CHOOSE_REVOLT, Refusal::NoSympathyOut)?;
    let bases = in_box(&draft.game, seat);
    draft.must_by(!bases.is_empty(), CHOOSE_REVOLT, Refusal::NoBaseInBox)?;
    let held = size(&draft.game, seat);
    let refusal = Refusal::TooFewSupporters { needed: REVOLT_COST, there: held };
    draft.must_by(held >= REVOLT_COST, SPEND_REVOLT, refusal)?;
    let base = ask_base(draft, seat, &bases)?;
    spend(draft, seat, base, REVOLT_COST, how, SPEND_REVOLT)?;
    let sympathetic = sweep(draft, seat, base)?;
    draft.shift(seat, Pool::Box(base), Pool::Base(base), 1)?;
    draft.shift(seat, Pool::Supply, Pool::Map, sympathetic)?;
    draft.shift(seat, Pool::Supply, Pool::Officers, 1)?;
    draft.own(seat, Effect::Revolted)
}

fn ask_base(draft: &mut Draft<'_>, seat: SeatId, bases: &[Ground]) -> Outcome<Ground> {
    let choices = bases.iter().map(|suit| One::Suit(suit.suit())).collect();
    let question = Asked::Own(Question::RevoltBase.into());
    let to = Answerer::Seat(seat);
    let chosen = draft.ask_always(to, question, choices, Some(CHOOSE_REVOLT))?;
    let chosen = bases.iter().find(|suit| chosen == One::Suit(suit.suit()));
    // One of the bases was offered.
    Ok(chosen.copied().unwrap_or(Ground::Fox))
}

/// Removes what stood in the clearing, and says how many sympathetic clearings match the base: one form for both.
fn sweep(draft: &mut Draft<'_>, seat: SeatId, base: Ground) -> Outcome<u8> {
    let out = count(&draft.game, seat, Pool::Sympathy);
    let row =
        CountRow { what: Countable::Own(Choice::SympatheticClearings.into()), min: 1, max: out };
    // With one token out it stands in the clearing of the revolt.
    let also: &[CountRow] = if out > 1 { &[row] } else { &[] };
    let least = u8::from(out > 1);
    let question = Asked::Own(Question::RevoltClearing { base }.into());
    let range = (least, u8::MAX);
    let (removals, counted) =
        draft.ask_removals_or(seat, question, range, Means::Sweep, also, Some(RESOLVE))?;
    draft.remove_all(&removals)?;
    Ok(counted.first().copied().unwrap_or(1))
}

/// Whether anybody else has the warriors for martial law.
fn martial_law_can_be(game: &Game, seat: SeatId) -> bool {
    let many = |whose: &SeatId| {
        factions::removable(game, *whose)
            .into_iter()
            .any(|(class, n)| class == Class::Warrior && n >= MARTIAL)
    };
    game.enemies(seat).iter().any(many)
}

pub(super) fn spread(draft: &mut Draft<'_>, seat: SeatId, how: Spending) -> Outcome {
    in_turn(draft, seat, Step::Spread, SPREAD)?;
    let cost = next_cost(&draft.game, seat);
    draft.must_by(cost.is_some(), LIMITED, Refusal::NoSympathyLeft)?;
    let cost = cost.unwrap_or(COST[0]);
    let there = size(&draft.game, seat);
    let enough = there >= cost;
    draft.must_by(enough, SPEND_SPREAD, Refusal::TooFewSupporters { needed: cost, there })?;
    let martial = martial_law_can_be(&draft.game, seat);
    let choices = Ground::ALL.into_iter().flat_map(|suit| {
        let heavy = martial.then_some(one(Choice::UnderMartialLaw(suit)));
        [Some(one(Choice::Clearing(suit))), heavy]
    });
    let choices: Vec<One> = choices.flatten().collect();
    let question = Asked::Own(Question::SpreadClearing { cost }.into());
    let to = Answerer::Seat(seat);
    let chosen = draft.ask_always(to, question, choices, Some(CHOOSE_SPREAD))?;
    let (suit, needed, law) = clearing(chosen, cost);
    spend(draft, seat, suit, needed, how, law)?;
    place_sympathy(draft, seat, SCORE)?;
    draft.own(seat, Effect::Spread)
}

/// What the chosen clearing asks for.
fn clearing(chosen: One, cost: u8) -> (Ground, u8, LawRef) {
    let heavy = Ground::ALL.into_iter().find(|suit| chosen == one(Choice::UnderMartialLaw(*suit)));
    let light = Ground::ALL.into_iter().find(|suit| chosen == one(Choice::Clearing(*suit)));
    match heavy {
        Some(suit) => (suit, cost + 1, super::laws::MARTIAL_LAW),
        // One of them was offered.
        None => (light.unwrap_or(Ground::Fox), cost, SPEND_SPREAD),
    }
}
