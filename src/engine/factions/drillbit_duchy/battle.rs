//! Battles that the bot begins: whom it battles, settled one tie-break at a time, and what both sides lose.

use super::checklist::in_turn;
use super::laws::{BATTLE, BUILD, DEFENDER, law_of_minister};
use super::rules::{count, ordered, state};
use super::{Choice, Effect, Front, Minister, Pool, Question, Reason, Refusal, Step, Tie};
use crate::engine::ask::{Answerer, Choice as Chosen, CountRow, Countable, Question as Asked};
use crate::engine::battle::Why;
use crate::engine::factions::{self, FactionChoice};
use crate::engine::game::Game;
use crate::engine::propose::{Draft, Means, Outcome, Removal, Toll};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::engine::table;
use crate::engine::turn::{Phase, Step as Line};

/// Those who may be tied, most points first; a seat without a marker comes last.
pub fn by_points(game: &Game, mut seats: Vec<SeatId>) -> Vec<SeatId> {
    let points =
        |seat: &SeatId| game.seat(*seat).filter(|s| s.scores()).map(|s| i32::from(s.points.get()));
    seats.sort_by_key(|seat| -points(seat).unwrap_or(-1));
    seats
}

/// Whoever may have a piece on the map.
pub(super) fn enemies(game: &Game, seat: SeatId) -> Vec<SeatId> {
    let mut seats = game.enemies(seat);
    seats.retain(|enemy| factions::on_map(game, *enemy) != Some(false));
    seats
}

/// The tie-break after this one. Source: clockwork:10.5.2.I.
fn after(by: Option<Tie>) -> Option<Tie> {
    match by {
        None => Some(Tie::MostPieces),
        Some(Tie::MostPieces) => Some(Tie::MostPoints),
        Some(Tie::MostPoints) => Some(Tie::SetupOrder),
        Some(
            Tie::MostSlots
            | Tie::FewestWarriors
            | Tie::MostEnemyBuildingsAndTokens
            | Tie::MostEnemyBuildings
            | Tie::FewestEnemyWarriors
            | Tie::SetupOrder
            | Tie::Priority,
        ) => None,
    }
}

/// Two who are tied on the map are told apart by the score track alone.
fn ahead(game: &Game, seats: &[SeatId]) -> Option<SeatId> {
    let [one, two] = seats else { return None };
    let points = |seat: SeatId| game.seat(seat).filter(|s| s.scores()).map(|s| s.points);
    (points(*one) != points(*two)).then_some(*one)
}

/// Whom it battles next; `None` when no battle is left, where that may be said.
fn defender(
    draft: &mut Draft<'_>,
    seat: SeatId,
    order: Suit,
    front: Front,
    may_end: bool,
) -> Outcome<Option<SeatId>> {
    let mut seats = enemies(&draft.game, seat);
    let any = !seats.is_empty();
    draft.must_by(any, BATTLE, Refusal::NobodyToBattle)?;
    let mut by = None;
    loop {
        if by == Some(Tie::MostPoints) {
            seats = by_points(&draft.game, seats);
            if let Some(first) = ahead(&draft.game, &seats) {
                return Ok(Some(first));
            }
            // As many points: nothing to ask, on to the next.
            if seats.len() == 2 {
                by = after(by);
            }
        }
        let next = after(by).filter(|_| seats.len() > 1);
        let choices = seats.iter().map(|s| Chosen::Seat(*s));
        let tied = next.map(|tie| Chosen::Own(Choice::Tied(tie).into()));
        let question = Asked::Own(Question::Defender { order, front, by }.into());
        let none = (may_end && by.is_none()).then_some(Chosen::Own(Choice::NoBattle.into()));
        let choices = choices.chain(tied).chain(none).collect();
        match draft.ask_one(Answerer::Table, question, choices, Some(DEFENDER))? {
            Chosen::Seat(defender) => return Ok(Some(defender)),
            Chosen::Own(FactionChoice::DrillbitDuchy(Choice::Tied(tie))) => by = Some(tie),
            Chosen::Own(_)
            | Chosen::Suit(_)
            | Chosen::Card(_)
            | Chosen::Pool(_)
            | Chosen::Zone(_)
            | Chosen::Battle(_) => return Ok(None),
        }
    }
}

/// The moment of a battle. Battles everywhere come whenever there was no room to build.
fn begin(draft: &mut Draft<'_>, seat: SeatId, front: Front) -> Outcome {
    match front {
        Front::Ordered => in_turn(draft, seat, Step::Battle),
        Front::Everywhere => {
            table::enter(draft, seat, Phase::Daylight, BUILD)?;
            let invading = state(draft, seat)?.invading;
            draft.law(invading, BUILD, Refusal::NoInvasion)
        }
    }
}

/// A whole battle finds its defender in the same way.
pub(super) fn defender_of(
    draft: &mut Draft<'_>,
    seat: SeatId,
    front: Front,
) -> Outcome<Option<SeatId>> {
    begin(draft, seat, front)?;
    let order = ordered(draft, seat)?;
    defender(draft, seat, order, front, false)
}

pub(super) fn battle(draft: &mut Draft<'_>, seat: SeatId, front: Front) -> Outcome {
    begin(draft, seat, front)?;
    let order = ordered(draft, seat)?;
    let any = count(&draft.game, seat, Pool::OnMap) > 0;
    draft.must_by(any, BATTLE, Refusal::NobodyOnMap)?;
    // In a whole battle the defender is known already, and both sides' losses follow.
    let named = draft.fight().map(|fight| fight.defender.seat);
    let defender = match named {
        Some(named) => Some(named),
        None => defender(draft, seat, order, front, true)?,
    };
    let Some(defender) = defender else { return none_left(draft, seat, front) };
    draft.own(seat, Effect::Battled { defender })?;
    if named.is_none() {
        let removals = losses(draft, seat, defender)?;
        draft.remove_all(&removals)?;
    }
    match front {
        Front::Ordered => draft.mark_own(seat, Step::Battle),
        Front::Everywhere => Ok(()),
    }
}

/// The Captain's hit, where it attacks beside a tunnel. Source: clockwork:10.7.1.
pub(super) fn extra_hits(draft: &mut Draft<'_>, seat: SeatId) -> Outcome<Vec<(u8, Why)>> {
    let attacks = draft.fight().is_some_and(|fight| fight.attacks(seat));
    let tunnels = count(&draft.game, seat, Pool::TunnelsOnMap) > 0;
    if !attacks || !tunnels || !state(draft, seat)?.is_swayed(Minister::Captain) {
        return Ok(Vec::new());
    }
    let law = law_of_minister(Minister::Captain);
    let question = Asked::Own(Question::CaptainsTunnel.into());
    let there = draft.ask_yes(Answerer::Table, question, Some(law))?;
    let why = Why::own(Reason::Minister(Minister::Captain), law);
    Ok(there.then_some((1, why)).into_iter().collect())
}

/// What both sides lose, in one form.
fn losses(draft: &mut Draft<'_>, seat: SeatId, defender: SeatId) -> Outcome<Vec<Removal>> {
    let rows: Vec<CountRow> = [defender, seat]
        .into_iter()
        .flat_map(|whose| {
            factions::removable(&draft.game, whose)
                .into_iter()
                .map(move |(class, max)| (Countable::Pieces(whose, class), max))
        })
        .filter(|(_, max)| *max > 0)
        .map(|(what, max)| CountRow { what, min: 0, max })
        .collect();
    let captain = state(draft, seat)?.is_swayed(Minister::Captain);
    let question = Asked::Own(Question::Losses { defender, captain }.into());
    let most = rows.iter().map(|row| row.max).fold(0, u8::saturating_add);
    let counts =
        draft.ask_counts(Answerer::Table, question, rows.clone(), (0, most), Some(BATTLE))?;
    let removal = |by, whose, defending| Removal {
        by: Some(by),
        whose,
        toll: Toll::default(),
        means: Means::Hits,
        defending,
    };
    let mut both = vec![removal(seat, defender, true), removal(defender, seat, false)];
    for (row, n) in rows.iter().zip(counts) {
        if let Countable::Pieces(whose, class) = row.what {
            for removal in both.iter_mut().filter(|removal| removal.whose == whose) {
                removal.toll.add(class, n);
            }
        }
    }
    both.retain(|removal| !removal.toll.is_empty());
    Ok(both)
}

fn none_left(draft: &mut Draft<'_>, seat: SeatId, front: Front) -> Outcome {
    let step = match front {
        Front::Ordered => {
            let again = draft.seat(seat)?.mark(Line::Own(Step::Battle.into())).is_some();
            draft.must(!again, RefusalKind::NothingChanges)?;
            Step::Battle
        }
        Front::Everywhere => {
            draft.own(seat, Effect::Invading(false))?;
            Step::Invade
        }
    };
    draft.mark_own(seat, step)
}
