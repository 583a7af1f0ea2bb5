//! How the Eyrie keep the contract. Numbers in `law(…)` are those of the base law's seventh chapter.

use super::decree::state;
use super::laws::{BIRDSONG, COMMANDER, CRAFTING, DAYLIGHT, DESPOT, EVENING, SETUP, law_of};
use super::{
    Choice, Column, Command, Effect, Figure, Leader, Pick, Pool, Question, ROOSTS, Reason, Refusal,
    State, Step, Zone,
};
use crate::engine::ask::{Answerer, Question as Asked};
use crate::engine::battle::Why as Extra;
use crate::engine::card::Face;
use crate::engine::factions::{Contract, Faction};
use crate::engine::figure::Shape;
use crate::engine::game::Game;
use crate::engine::law::LawRef;
use crate::engine::offer::Candidate;
use crate::engine::propose::{Draft, Means, Outcome, Removal};
use crate::engine::refusal::{Misfit, RefusalKind};
use crate::engine::score::Reason as Why;
use crate::engine::seat::{Seat, SeatId};
use crate::engine::turn::{Phase, StepInfo};
use crate::engine::zone::{Sight, Zone as Place_};

use super::checklist::{candidates, step_info};
use super::{decree, turmoil, turn};

pub(super) const WARRIORS: u8 = 20;

pub struct Rules;

pub(super) fn zone(seat: SeatId, zone: Zone) -> Place_ {
    Place_::Own(seat, zone.into())
}

pub(super) fn count(game: &Game, seat: SeatId, pool: Pool) -> u8 {
    game.seat(seat).map_or(0, |s| s.pools.count(pool.into()))
}

/// Roosts on the map that can still craft this turn.
pub fn roosts_free(game: &Game, seat: SeatId, state: &State) -> u8 {
    count(game, seat, Pool::Roosts).saturating_sub(state.activated)
}

/// Each roost crafts once a turn. Source: root:4.1.1, 7.2.1.
fn pay_for_crafting(draft: &mut Draft<'_>, seat: SeatId, face: Face) -> Outcome {
    // Of a card known by suit alone nobody knows the cost; the table pays for it by itself.
    let Some(needed) = face.kind().and_then(|kind| kind.cost()) else { return Ok(()) };
    let now = state(draft, seat)?;
    let left = roosts_free(&draft.game, seat, &now);
    draft.law(needed <= left, CRAFTING, Refusal::RoostsShort { needed, left })?;
    draft.own(seat, Effect::Activated(now.activated.saturating_add(needed).min(ROOSTS)))
}

fn set_activated(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let now = u16::from(state(draft, seat)?.activated);
    let question = Asked::Own(Question::Activated.into());
    let range = (0, u16::from(ROOSTS), now);
    let n = draft.ask_number(Answerer::Table, question, range, Some(CRAFTING))?;
    draft.must(n != now, RefusalKind::NothingChanges)?;
    draft.own(seat, Effect::Activated(u8::try_from(n).unwrap_or(ROOSTS)))
}

/// The law that puts the steps of a phase in order.
fn law_of_order(phase: Phase) -> LawRef {
    match phase {
        Phase::Setup => SETUP,
        Phase::Birdsong => BIRDSONG,
        Phase::Daylight => DAYLIGHT,
        Phase::Evening => EVENING,
    }
}

pub(super) fn order(step: Step) -> LawRef {
    law_of_order(Rules::step_phase(step))
}

pub(super) fn in_turn(draft: &mut Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    draft.in_turn(seat, step, law_of(step), order(step))
}

pub(super) fn once(draft: &mut Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    draft.once(seat, step, law_of(step), order(step))
}

impl Contract for Rules {
    type Pick = Pick;
    type State = State;
    type Command = Command;
    type Effect = Effect;
    type Step = Step;
    type Pool = Pool;
    type Zone = Zone;
    type Figure = Figure;
    type Choice = Choice;

    fn reach(_pick: &Pick, _before: usize) -> Option<u16> {
        Some(7)
    }

    fn begin(_pick: &Pick) -> State {
        State::default()
    }

    fn pools() -> Vec<(Pool, u8)> {
        vec![
            (Pool::Supply, WARRIORS),
            (Pool::Warriors, 0),
            (Pool::Track, ROOSTS),
            (Pool::Roosts, 0),
        ]
    }

    fn steps(game: &Game, seat: SeatId, state: &State) -> Vec<StepInfo> {
        Step::ALL.into_iter().map(|step| step_info(game, seat, state, step)).collect()
    }

    fn step_phase(step: Step) -> Phase {
        match step {
            Step::Warriors | Step::FirstRoost | Step::Leader | Step::Viziers | Step::Track => {
                Phase::Setup
            }
            Step::EmergencyOrders | Step::Add | Step::NewRoost => Phase::Birdsong,
            Step::Craft | Step::Recruit | Step::Move | Step::Battle | Step::Build => {
                Phase::Daylight
            }
            Step::Score | Step::Draw | Step::Discard => Phase::Evening,
        }
    }

    fn candidates(game: &Game, seat: SeatId, state: &State) -> Vec<Candidate> {
        candidates(game, seat, state)
    }

    fn decide(draft: &mut Draft<'_>, seat: SeatId, command: &Command) -> Outcome {
        match *command {
            Command::FirstRoost => turn::first_roost(draft, seat),
            Command::Choose(leader) => turn::choose(draft, seat, leader),
            Command::EmergencyOrders => turn::emergency_orders(draft, seat),
            Command::Add(column) => turn::add(draft, seat, column),
            Command::NewRoost => turn::new_roost(draft, seat),
            Command::Resolve(edict) => decree::resolve(draft, seat, edict),
            Command::Cannot(edict) => turmoil::cannot(draft, seat, edict),
            Command::Score => turn::score(draft, seat),
            Command::Draw => turn::draw(draft, seat),
            Command::Discard => turn::discard(draft, seat),
            Command::SetLeader(leader) => {
                let now = state(draft, seat)?.leader;
                draft.must(now != Some(leader), RefusalKind::NothingChanges)?;
                draft.own(seat, Effect::Leads(leader))
            }
            Command::Flip(leader) => {
                let leads = state(draft, seat)?.leader == Some(leader);
                draft.must(!leads, Refusal::LeadsNow)?;
                draft.own(seat, Effect::Flipped(leader))
            }
            Command::Untick(edict) => {
                let ticked = state(draft, seat)?.resolved.contains(&edict);
                draft.must(ticked, RefusalKind::NothingChanges)?;
                draft.own(seat, Effect::Unticked(edict))
            }
            Command::SetActivated => set_activated(draft, seat),
        }
    }

    fn fold(state: &mut State, effect: &Effect) -> Result<(), Misfit> {
        match *effect {
            Effect::Leads(leader) => {
                state.aside.retain(|l| *l != leader);
                state.leader = Some(leader);
            }
            Effect::Deposed(leader) => {
                if state.leader != Some(leader) {
                    return Err(Misfit::OutOfRange);
                }
                state.leader = None;
                state.aside.push(leader);
            }
            Effect::NewClutch => state.aside.clear(),
            Effect::Flipped(leader) => {
                if state.leader == Some(leader) {
                    return Err(Misfit::OutOfRange);
                }
                let was = state.aside.len();
                state.aside.retain(|l| *l != leader);
                if state.aside.len() == was {
                    state.aside.push(leader);
                }
            }
            Effect::Added(card) => state.added.push(card),
            Effect::Resolved(edict) => {
                // Resolved again because the table insisted: it stays ticked.
                if !state.resolved.contains(&edict) {
                    state.resolved.push(edict);
                }
            }
            Effect::Unticked(edict) => state.resolved.retain(|e| *e != edict),
            Effect::Activated(n) if n > ROOSTS => return Err(Misfit::OutOfRange),
            Effect::Activated(n) => state.activated = n,
        }
        Ok(())
    }

    fn new_turn(state: &mut State) {
        state.added.clear();
        state.resolved.clear();
        state.activated = 0;
    }

    // law root:7.4.2: to add nothing is no way to end Birdsong.
    fn may_skip(draft: &mut Draft<'_>, _seat: SeatId, step: Step) -> Outcome {
        draft.law(step != Step::Add, law_of(Step::Add), Refusal::NothingAdded)
    }

    fn pool_kind(pool: Pool) -> u8 {
        match pool {
            Pool::Supply | Pool::Warriors => 0,
            Pool::Track | Pool::Roosts => 1,
        }
    }

    fn zone_sight(zone: Zone) -> Sight {
        match zone {
            Zone::Decree(_) => Sight::Everyone,
        }
    }

    fn crafting(draft: &mut Draft<'_>, seat: SeatId, face: Option<Face>) -> Outcome {
        if let Some(face) = face {
            return pay_for_crafting(draft, seat, face);
        }
        in_turn(draft, seat, Step::Craft)?;
        let begun = !state(draft, seat)?.resolved.is_empty();
        draft.law(!begun, CRAFTING, Refusal::DecreeBegun)?;
        let roosts = count(&draft.game, seat, Pool::Roosts);
        draft.law(roosts > 0, CRAFTING, Refusal::NoRoostOnMap)?;
        let left = roosts_free(&draft.game, seat, &state(draft, seat)?);
        draft.law(roosts == 0 || left > 0, CRAFTING, Refusal::RoostsShort { needed: 1, left })
    }

    fn begins_battle(game: &Game, seat: SeatId, command: &Command) -> bool {
        let Command::Resolve(edict) = *command else { return false };
        let Some(Faction::Eyrie(state)) = game.seat(seat).map(|who| &who.faction) else {
            return false;
        };
        decree::column_of(game, seat, state, edict) == Some(Column::Battle)
    }

    // law root:7.8.3
    fn extra_hits(draft: &mut Draft<'_>, seat: SeatId) -> Outcome<Vec<(u8, Extra)>> {
        let leads = state(draft, seat)?.leader == Some(Leader::Commander);
        let attacks = draft.fight().is_some_and(|fight| fight.attacks(seat));
        let more = leads && attacks;
        Ok(more.then(|| (1, Extra::own(Reason::Commander, COMMANDER))).into_iter().collect())
    }

    fn removable(seat: &Seat) -> [u8; 3] {
        [seat.pools.count(Pool::Warriors.into()), seat.pools.count(Pool::Roosts.into()), 0]
    }

    fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
        let seat = removal.whose;
        let there = [Pool::Warriors, Pool::Roosts].map(|pool| count(&draft.game, seat, pool));
        let toll = removal.toll;
        let fits = toll.warriors <= there[0] && toll.buildings <= there[1] && toll.tokens == 0;
        draft.must(fits, RefusalKind::NoSuchPiece)?;
        draft.shift(seat, Pool::Roosts, Pool::Track, toll.buildings)?;
        draft.shift(seat, Pool::Warriors, Pool::Supply, toll.warriors)
    }

    // law root:7.8.4: once a battle, however many pieces went.
    fn has_removed(draft: &mut Draft<'_>, seat: SeatId, removals: &[Removal]) -> Outcome {
        let score = removals.iter().any(|r| {
            r.enemy() == Some(seat)
                && r.means == Means::Hits
                && r.toll.buildings + r.toll.tokens > 0
        });
        if !score || state(draft, seat)?.leader != Some(Leader::Despot) {
            return Ok(());
        }
        let question = Asked::Own(Question::InBattle.into());
        let scores = match draft.once_in_battle(seat) {
            Some(first) => first,
            None => draft.ask_yes(Answerer::Seat(seat), question, Some(DESPOT))?,
        };
        if scores {
            draft.score(seat, 1, Why::Own(Reason::Despot.into()), Some(DESPOT))?;
        }
        Ok(())
    }

    // law root:7.2.3, 7.8.1
    fn item_points(state: &State, printed: u8) -> u8 {
        match state.leader {
            Some(Leader::Builder) => printed,
            Some(Leader::Charismatic | Leader::Commander | Leader::Despot) | None => 1,
        }
    }

    fn muster(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome {
        draft.shift(seat, Pool::Supply, Pool::Warriors, n).map(|_| ())
    }

    fn figure_shape(figure: Figure) -> Shape {
        match figure {}
    }

    #[cfg(test)]
    fn walker() -> crate::engine::tests::walk::Walker {
        super::tests::walker::WALKER
    }
}
