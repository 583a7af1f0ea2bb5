//! The Decree: what lies on it and what resolving it comes to.

use super::laws::{CHARISMATIC, RESOLVE, law_of_column};
use super::rules::{count, in_turn, zone};
use super::{Column, Edict, Effect, Leader, Pool, Refusal, State, Zone};
use crate::engine::card::CardId;
use crate::engine::factions::Faction;
use crate::engine::game::Game;
use crate::engine::law::LawRef;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::{Misfit, Refusal as Refused, RefusalKind};
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;

pub(super) fn state(draft: &Draft<'_>, seat: SeatId) -> Outcome<State> {
    let Faction::Eyrie(state) = &draft.seat(seat)?.faction else {
        return Err(Refused::plain(Misfit::OtherFaction).into());
    };
    Ok(state.clone())
}

/// The cards of the deck in a column.
pub fn cards_of(game: &Game, seat: SeatId, column: Column) -> &[CardId] {
    game.cards_in(zone(seat, Zone::Decree(column)))
}

/// Everything in a column: the Vizier first, as it is tucked first.
pub fn edicts(game: &Game, seat: SeatId, state: &State, column: Column) -> Vec<Edict> {
    let vizier = state.leader.is_some_and(|leader| leader.viziers().contains(&column));
    let cards = cards_of(game, seat, column).iter().copied().map(Edict::Card);
    vizier.then_some(Edict::Vizier(column)).into_iter().chain(cards).collect()
}

pub fn is_resolved(state: &State, edict: Edict) -> bool {
    state.resolved.contains(&edict)
}

/// What of a column is still to be resolved this turn.
pub fn left_in(game: &Game, seat: SeatId, state: &State, column: Column) -> Vec<Edict> {
    let mut left = edicts(game, seat, state, column);
    left.retain(|edict| !is_resolved(state, *edict));
    left
}

/// Loyal Viziers are birds. Source: root:7.7.1.
pub fn suit_of(game: &Game, edict: Edict) -> Suit {
    match edict {
        Edict::Vizier(_) => Suit::Bird,
        Edict::Card(card) => game.card(card).map_or(Suit::Bird, |c| c.face.suit()),
    }
}

pub(super) fn column_of(game: &Game, seat: SeatId, state: &State, edict: Edict) -> Option<Column> {
    Column::ALL.into_iter().find(|column| edicts(game, seat, state, *column).contains(&edict))
}

/// How many warriors a Recruit action places. Source: root:7.5.2.I, 7.8.2.
pub(super) fn recruits(state: &State) -> (u8, LawRef) {
    match state.leader {
        Some(Leader::Charismatic) => (2, CHARISMATIC),
        Some(Leader::Builder | Leader::Commander | Leader::Despot) | None => {
            (1, law_of_column(Column::Recruit))
        }
    }
}

/// The turn of an edict has come: its own column, those to the left finished, and not resolved yet.
pub(super) fn comes_now(draft: &mut Draft<'_>, seat: SeatId, edict: Edict) -> Outcome<Column> {
    let now = state(draft, seat)?;
    let column = column_of(&draft.game, seat, &now, edict);
    draft.must_by(column.is_some(), RESOLVE, Refusal::NotOnDecree)?;
    let Some(column) = column else { return Err(Refused::plain(Misfit::OutOfRange).into()) };
    in_turn(draft, seat, column.step())?;
    // Entering Daylight may have been a new phase, never a new turn: what is resolved stays resolved.
    let earlier = Column::ALL.into_iter().take_while(|other| *other != column);
    let open = earlier.into_iter().find(|c| !left_in(&draft.game, seat, &now, *c).is_empty());
    draft.law(open.is_none(), RESOLVE, Refusal::ColumnFirst(open.unwrap_or(column)))?;
    draft.law(!is_resolved(&now, edict), RESOLVE, Refusal::Resolved)?;
    Ok(column)
}

pub(super) fn resolve(draft: &mut Draft<'_>, seat: SeatId, edict: Edict) -> Outcome {
    let column = comes_now(draft, seat, edict)?;
    let there = |draft: &Draft<'_>, pool| count(&draft.game, seat, pool);
    let law = law_of_column(column);
    match column {
        Column::Recruit => {
            draft.law(there(draft, Pool::Roosts) > 0, law, Refusal::NoRoostOnMap)?;
            let (needed, law) = recruits(&state(draft, seat)?);
            let left = there(draft, Pool::Supply);
            draft.law(left >= needed, law, Refusal::TooFewWarriors { needed, left })?;
            draft.shift(seat, Pool::Supply, Pool::Warriors, needed)?;
        }
        Column::Move | Column::Battle => {
            draft.law(there(draft, Pool::Warriors) > 0, law, Refusal::NoWarriorOnMap)?;
        }
        Column::Build => {
            // law root:2.5: to rule a clearing without a roost takes a warrior there.
            draft.law(there(draft, Pool::Warriors) > 0, law, Refusal::NoWarriorOnMap)?;
            draft.law(there(draft, Pool::Track) > 0, law, Refusal::NoRoostLeft)?;
            draft.shift(seat, Pool::Track, Pool::Roosts, 1)?;
        }
    }
    draft.own(seat, Effect::Resolved(edict))
}

/// A column of the Decree that holds no card has nothing to resolve; that is no turmoil.
pub(super) fn nothing_in(column: Column) -> RefusalKind {
    Refusal::ColumnEmpty(column).into()
}
