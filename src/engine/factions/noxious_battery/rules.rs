//! The law of the Noxious Battery: the contract, and what its board comes to.
//! Numbers in `law(…)` are those of the Nemesis expansion's law.

use super::Action;
use super::checklist::{candidates, stench, step_info};
use super::laws::{
    CANNON, CRAFTING, DRAW, FILL_TRACK, FIRE, FOUL_STENCH, GATHER, LEVY, LOAD, PLACE_CANNON,
    REPAIR, SPRAY,
};
use super::loss::{react, take};
use super::turn::{
    act, craft, discard, draw, fire, foul_stench, levy, load, pay_for_crafting, place_cannon,
    read_space, repair, set_actions, set_activated, spray, turn_cannon,
};
use super::{
    Bonus, Cannon, Choice, Command, Effect, Figure, MarkSpace, Pick, Pool, Refusal, Space, State,
    Step, Zone,
};
use crate::engine::card::Face;
use crate::engine::factions::{Contract, Faction};
use crate::engine::figure::{Figures, Shape};
use crate::engine::game::Game;
use crate::engine::law::{Book, LawRef, law};
use crate::engine::offer::Candidate;
use crate::engine::propose::{Draft, Outcome, Removal};
use crate::engine::refusal::{Misfit, Refusal as Refused};
use crate::engine::seat::{Seat, SeatId};
use crate::engine::table::Command as Act;
use crate::engine::turn::{Phase, StepInfo};
use crate::engine::zone::Sight;

pub(super) const WARRIORS: u8 = 15;
pub(super) const MARKS: u8 = 5;
pub(super) const BALLS: u8 = 3;
pub(super) const ACTIONS: u8 = 4;
/// More points or bonuses on one space than any board prints.
const MOST_POINTS: u8 = 9;
const MOST_BONUSES: u8 = 2;

/// How the Noxious Battery keeps the contract.
pub struct Rules;

pub(super) fn law_of(step: Step) -> LawRef {
    match step {
        Step::Gather => GATHER,
        Step::Cannon => PLACE_CANNON,
        Step::Track => FILL_TRACK,
        Step::Levy => LEVY,
        Step::Fire => FIRE,
        Step::Repair => REPAIR,
        Step::Craft => CRAFTING,
        Step::Actions => law(Book::Nemesis, "NB.5"),
        Step::Spray => SPRAY,
        Step::Load => LOAD,
        Step::Draw | Step::Discard => DRAW,
        Step::FoulStench => FOUL_STENCH,
    }
}

pub(super) fn count(game: &Game, seat: SeatId, pool: Pool) -> u8 {
    game.seat(seat).map_or(0, |s| s.pools.count(pool.into()))
}

pub(super) fn state_of(game: &Game, seat: SeatId) -> Option<&State> {
    let Faction::NoxiousBattery(state) = &game.seat(seat)?.faction else { return None };
    Some(state)
}

pub(super) fn state(draft: &Draft<'_>, seat: SeatId) -> Outcome<State> {
    let state = state_of(&draft.game, seat).cloned();
    state.ok_or_else(|| Refused::plain(Misfit::OtherFaction).into())
}

/// Scent marks on the map, so that many spaces of their track are uncovered.
pub fn marks_out(game: &Game, seat: SeatId) -> u8 {
    count(game, seat, Pool::MarksOnMap)
}

/// Scent marks on the map that can still craft this turn.
pub fn marks_free(game: &Game, seat: SeatId) -> u8 {
    let activated = state_of(game, seat).map_or(0, |state| state.activated);
    marks_out(game, seat).saturating_sub(activated)
}

pub fn actions_left(state: &State) -> u8 {
    ACTIONS.saturating_sub(state.actions)
}

/// Whether a ball lies on this space of the Bore track: they lie to the right.
pub fn loaded(game: &Game, seat: SeatId, space: Space) -> bool {
    let from_the_right = match space {
        Space::Left => 3,
        Space::Middle => 2,
        Space::Right => 1,
    };
    count(game, seat, Pool::Bore) >= from_the_right
}

/// The space that the next shot uncovers: the leftmost with a ball.
pub fn next_space(game: &Game, seat: SeatId) -> Option<Space> {
    Space::ALL.into_iter().find(|space| loaded(game, seat, *space))
}

/// The points printed on a space of the Bore track, if the table has read them.
pub fn bore_points(game: &Game, space: Space) -> Option<u8> {
    game.figures.number(Figure::Points(space).into())
}

/// How many bonuses of a kind are printed on one space of the Scent Marks track, if the table has read them.
pub fn bonus(game: &Game, space: MarkSpace, bonus: Bonus) -> Option<u8> {
    game.figures.number(Figure::Bonus { space, bonus }.into())
}

/// The uncovered spaces of the Scent Marks track.
pub(super) fn uncovered(game: &Game, seat: SeatId) -> impl Iterator<Item = MarkSpace> {
    MarkSpace::ALL.into_iter().take(usize::from(marks_out(game, seat)))
}

/// The uncovered bonuses of a kind together; `None` while one of them is unknown.
pub(super) fn bonuses(game: &Game, seat: SeatId, kind: Bonus) -> Option<u8> {
    uncovered(game, seat).map(|space| bonus(game, space, kind)).sum()
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

    fn begin(_pick: &Pick) -> State {
        State::default()
    }

    fn pools() -> Vec<(Pool, u8)> {
        vec![
            (Pool::Supply, WARRIORS),
            (Pool::OnMap, 0),
            (Pool::Track, MARKS),
            (Pool::MarksOnMap, 0),
            (Pool::Balls, BALLS),
            (Pool::Bore, 0),
            (Pool::BallsOnMap, 0),
        ]
    }

    fn steps(game: &Game, seat: SeatId, state: &State) -> Vec<StepInfo> {
        Step::OWN.into_iter().map(|step| step_info(game, seat, state, step)).collect()
    }

    fn step_phase(step: Step) -> Phase {
        match step {
            Step::Gather | Step::Cannon | Step::Track => Phase::Setup,
            Step::Levy | Step::Fire | Step::Repair => Phase::Birdsong,
            Step::Craft | Step::Actions => Phase::Daylight,
            Step::Spray | Step::Load | Step::Draw | Step::Discard | Step::FoulStench => {
                Phase::Evening
            }
        }
    }

    // law nemesis:NB.2.2.I
    fn steps_abroad(game: &Game, seat: SeatId, _state: &State, at: SeatId) -> Vec<(StepInfo, Act)> {
        stench(game, seat, at).into_iter().collect()
    }

    fn candidates(game: &Game, seat: SeatId, _state: &State) -> Vec<Candidate> {
        candidates(game, seat)
    }

    fn decide(draft: &mut Draft<'_>, seat: SeatId, command: &Command) -> Outcome {
        match *command {
            Command::PlaceCannon => place_cannon(draft, seat),
            Command::Levy => levy(draft, seat),
            Command::Fire => fire(draft, seat),
            Command::Repair => repair(draft, seat),
            Command::Act { action } => act(draft, seat, action),
            Command::Spray => spray(draft, seat),
            Command::Load => load(draft, seat),
            Command::Draw => draw(draft, seat),
            Command::Discard => discard(draft, seat),
            Command::FoulStench { at } => foul_stench(draft, seat, at),
            Command::ReadSpace { space } => read_space(draft, space),
            Command::TurnCannon => turn_cannon(draft, seat),
            Command::SetActions => set_actions(draft, seat),
            Command::SetActivated => set_activated(draft, seat),
        }
    }

    fn fold(state: &mut State, effect: &Effect) -> Result<(), Misfit> {
        match *effect {
            Effect::Cannon(side) => state.cannon = side,
            Effect::Acted(_) => state.actions = state.actions.saturating_add(1),
            Effect::Actions(n) if n <= ACTIONS => state.actions = n,
            Effect::Activated(n) if n <= MARKS => state.activated = n,
            Effect::Actions(_) | Effect::Activated(_) => return Err(Misfit::OutOfRange),
            // On the Vagabond's own board.
            Effect::ItemDamaged => {}
        }
        Ok(())
    }

    fn new_turn(state: &mut State) {
        *state = State { cannon: state.cannon, ..State::default() };
    }

    fn pool_kind(pool: Pool) -> u8 {
        match pool {
            Pool::Supply | Pool::OnMap => 0,
            Pool::Track | Pool::MarksOnMap => 1,
            Pool::Balls | Pool::Bore | Pool::BallsOnMap => 2,
        }
    }

    fn zone_sight(zone: Zone) -> Sight {
        match zone {}
    }

    fn crafting(draft: &mut Draft<'_>, seat: SeatId, face: Option<Face>) -> Outcome {
        match face {
            None => craft(draft, seat),
            Some(face) => pay_for_crafting(draft, seat, face),
        }
    }

    fn removable(seat: &Seat) -> [u8; 3] {
        // Cannonballs are moved aside and never leave. Source: nemesis:NB.2.5.
        let on_map = |pool: Pool| seat.pools.count(pool.into());
        [on_map(Pool::OnMap), 0, on_map(Pool::MarksOnMap)]
    }

    fn pawns(seat: &Seat) -> u8 {
        let Faction::NoxiousBattery(state) = &seat.faction else { return 0 };
        u8::from(state.cannon == Cannon::Whole)
    }

    // law nemesis:NB.3.2: the cannon stands in a clearing from setup on and never leaves the map.
    fn on_map(_seat: &Seat) -> Option<bool> {
        Some(true)
    }

    fn untouchable(_seat: &Seat) -> Option<Refused> {
        Some(Refused::plain(Refusal::CannonDamaged).citing(CANNON))
    }

    fn begins_battle(_game: &Game, _seat: SeatId, command: &Command) -> bool {
        matches!(command, Command::Act { action: Action::Battle })
    }

    // law nemesis:NB.2.3: the cannon is a pawn, damaged or not.
    fn pawn_fights(_seat: &Seat) -> bool {
        true
    }

    fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
        take(draft, removal)
    }

    fn react(draft: &mut Draft<'_>, removal: &Removal, _warriors_gone: u8) -> Outcome {
        react(draft, removal)
    }

    fn figures(_known: &Figures) -> Vec<Figure> {
        let bonuses = MarkSpace::ALL
            .into_iter()
            .flat_map(|space| Bonus::ALL.map(|bonus| Figure::Bonus { space, bonus }));
        Space::ALL.into_iter().map(Figure::Points).chain(bonuses).collect()
    }

    fn muster(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome {
        draft.shift(seat, Pool::Supply, Pool::OnMap, n).map(|_| ())
    }

    fn figure_shape(figure: Figure) -> Shape {
        match figure {
            Figure::Points(_) => Shape::Number { min: 0, max: MOST_POINTS },
            Figure::Bonus { .. } => Shape::Number { min: 0, max: MOST_BONUSES },
        }
    }

    #[cfg(test)]
    fn walker() -> crate::engine::tests::walk::Walker {
        super::tests::walker::WALKER
    }
}
