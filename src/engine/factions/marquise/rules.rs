//! The law of the Marquise: her steps, what they come to, and what happens when her pieces are removed.
//! Numbers in `law(…)` are those of the base law, chapter 6.

use super::laws::{
    BATTLE, BIRDSONG, BUILD, CRAFTING, DAYLIGHT, EVENING, FILL_TRACKS, GARRISON, GATHER, MARCH,
    OVERWORK, PLACE_KEEP, RECRUIT, STARTING_BUILDINGS,
};
use super::{
    Action, Building, Choice, Command, Effect, Figure, Pick, Piece, Pool, State, Step, Zone,
};
use crate::engine::card::Face;
use crate::engine::factions::Contract;
use crate::engine::figure::Shape;
use crate::engine::game::Game;
use crate::engine::law::LawRef;
use crate::engine::offer::Candidate;
use crate::engine::propose::{Draft, Outcome, Removal};
use crate::engine::refusal::{Misfit, Refusal as Refused};
use crate::engine::seat::{Seat, SeatId};
use crate::engine::turn::{Phase, StepInfo};
use crate::engine::zone::Sight;

use super::checklist::{candidates, step_info};
use super::loss::{react, take};
use super::turn::{
    act, crafting, discard, draw, garrison, place_keep, reopen_recruit, set_actions, set_workshops,
    spend_bird, starting_buildings, wood,
};

pub(super) const WARRIORS: u8 = 25;
pub(super) const WOOD: u8 = 8;
/// Buildings of each kind. Source: root:6.3.4, 6.3.5.
pub(super) const OF_EACH: u8 = 6;
/// Actions of a turn, before any bird is spent. Source: root:6.5.
pub(super) const ACTIONS: u8 = 3;

/// How the Marquise keeps the contract.
pub struct Rules;

pub(super) fn law_of(step: Step) -> LawRef {
    match step {
        Step::Gather => GATHER,
        Step::Keep => PLACE_KEEP,
        Step::Garrison => GARRISON,
        Step::Buildings => STARTING_BUILDINGS,
        Step::Tracks => FILL_TRACKS,
        Step::Wood => BIRDSONG,
        Step::Craft => CRAFTING,
        Step::Actions | Step::Birds => DAYLIGHT,
        Step::Draw | Step::Discard => EVENING,
    }
}

pub(super) fn law_of_action(action: Action) -> LawRef {
    match action {
        Action::Battle => BATTLE,
        Action::March => MARCH,
        Action::Recruit => RECRUIT,
        Action::Build(_) => BUILD,
        Action::Overwork => OVERWORK,
    }
}

/// How many pieces lie there.
pub fn count(game: &Game, seat: SeatId, pool: Pool) -> u8 {
    game.seat(seat).map_or(0, |s| s.pools.count(pool.into()))
}

pub(super) fn state(draft: &Draft<'_>, seat: SeatId) -> Outcome<State> {
    let super::super::Faction::Marquise(state) = &draft.seat(seat)?.faction else {
        return Err(Refused::plain(Misfit::OtherFaction).into());
    };
    Ok(state.clone())
}

impl State {
    fn fresh() -> State {
        State { left: ACTIONS, acts: Vec::new(), workshops: 0 }
    }

    pub fn recruited(&self) -> bool {
        self.acts.contains(&Action::Recruit)
    }
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
        Some(10)
    }

    fn begin(_pick: &Pick) -> State {
        State::fresh()
    }

    fn pools() -> Vec<(Pool, u8)> {
        let total = |piece| match piece {
            Piece::Warrior => WARRIORS,
            Piece::Wood => WOOD,
            Piece::Keep => 1,
            Piece::Building(_) => OF_EACH,
        };
        Piece::ALL
            .into_iter()
            .flat_map(|piece| [(Pool::Supply(piece), total(piece)), (Pool::Map(piece), 0)])
            .collect()
    }

    fn steps(game: &Game, seat: SeatId, state: &State) -> Vec<StepInfo> {
        Step::ALL.into_iter().map(|step| step_info(game, seat, state, step)).collect()
    }

    fn step_phase(step: Step) -> Phase {
        match step {
            Step::Gather | Step::Keep | Step::Garrison | Step::Buildings | Step::Tracks => {
                Phase::Setup
            }
            Step::Wood => Phase::Birdsong,
            Step::Craft | Step::Actions | Step::Birds => Phase::Daylight,
            Step::Draw | Step::Discard => Phase::Evening,
        }
    }

    fn candidates(game: &Game, seat: SeatId, state: &State) -> Vec<Candidate> {
        candidates(game, seat, state)
    }

    fn decide(draft: &mut Draft<'_>, seat: SeatId, command: &Command) -> Outcome {
        match *command {
            Command::PlaceKeep => place_keep(draft, seat),
            Command::Garrison => garrison(draft, seat),
            Command::StartingBuildings => starting_buildings(draft, seat),
            Command::Wood => wood(draft, seat),
            Command::Act(action) => act(draft, seat, action),
            Command::SpendBird => spend_bird(draft, seat),
            Command::Draw => draw(draft, seat),
            Command::Discard => discard(draft, seat),
            Command::SetActions => set_actions(draft, seat),
            Command::SetWorkshops => set_workshops(draft, seat),
            Command::ReopenRecruit => reopen_recruit(draft, seat),
        }
    }

    fn fold(state: &mut State, effect: &Effect) -> Result<(), Misfit> {
        match *effect {
            Effect::Acted(action) => {
                // None was left when the table insisted.
                state.left = state.left.saturating_sub(1);
                state.acts.push(action);
            }
            Effect::Bird => state.left = state.left.checked_add(1).ok_or(Misfit::OutOfRange)?,
            Effect::Actions(n) => state.left = n,
            Effect::Workshops(n) => {
                if n > OF_EACH {
                    return Err(Misfit::OutOfRange);
                }
                state.workshops = n;
            }
            Effect::RecruitReopened => state.acts.retain(|act| *act != Action::Recruit),
            Effect::Healed(_) => {}
        }
        Ok(())
    }

    fn new_turn(state: &mut State) {
        *state = State::fresh();
    }

    fn pool_kind(pool: Pool) -> u8 {
        let (Pool::Supply(piece) | Pool::Map(piece)) = pool;
        match piece {
            Piece::Warrior => 0,
            Piece::Wood => 1,
            Piece::Keep => 2,
            Piece::Building(Building::Sawmill) => 3,
            Piece::Building(Building::Workshop) => 4,
            Piece::Building(Building::Recruiter) => 5,
        }
    }

    fn zone_sight(zone: Zone) -> Sight {
        match zone {}
    }

    fn crafting(draft: &mut Draft<'_>, seat: SeatId, face: Option<Face>) -> Outcome {
        crafting(draft, seat, face)
    }

    fn removable(seat: &Seat) -> [u8; 3] {
        let on_map = |piece: Piece| seat.pools.count(Pool::Map(piece).into());
        let buildings = Building::ALL.into_iter().map(|b| on_map(Piece::Building(b))).sum();
        [on_map(Piece::Warrior), buildings, on_map(Piece::Wood) + on_map(Piece::Keep)]
    }

    fn begins_battle(_game: &Game, _seat: SeatId, command: &Command) -> bool {
        matches!(command, Command::Act(Action::Battle))
    }

    fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
        take(draft, removal)
    }

    fn react(draft: &mut Draft<'_>, removal: &Removal, gone: u8) -> Outcome {
        react(draft, removal, gone)
    }

    fn muster(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome {
        draft.shift(seat, Pool::Supply(Piece::Warrior), Pool::Map(Piece::Warrior), n).map(|_| ())
    }

    fn figure_shape(figure: Figure) -> Shape {
        match figure {}
    }

    #[cfg(test)]
    fn walker() -> crate::engine::tests::walk::Walker {
        super::tests::walker::WALKER
    }
}
