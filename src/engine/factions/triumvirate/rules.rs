//! The law of the Triumvirate of Fury, kept as the contract wants it.
//! Numbers in `law(…)` are those of the Nemesis expansion's law.

use super::{
    Choice, Command, Effect, Figure, Pick, Pool, Punishment, Reason, Space, State, Step, Zone,
    fights,
};
use crate::engine::battle::Why;
use crate::engine::card::Face;
use crate::engine::factions::{Contract, Faction};
use crate::engine::figure::{Figures, Shape};
use crate::engine::game::Game;
use crate::engine::offer::Candidate;
use crate::engine::propose::{Draft, Outcome, Removal};
use crate::engine::refusal::{Misfit, Refusal as Refused};
use crate::engine::seat::{Seat, SeatId};
use crate::engine::turn::{Phase, StepInfo};
use crate::engine::zone::Sight;

use super::checklist::{candidates, in_turn, step_info};
use super::laws::HATRED;
use super::nemesis::{adjust, set_nemesis, set_on_map};
use super::track::{MOST_ANGER, SHADES, read_space, read_track, set_space};
use super::turn;

pub(super) const WARRIORS: u8 = 15;
const GRUDGES: u8 = 9;
/// Of the nineteen pieces one is the marker. Source: nemesis:TOF.3.1, nemesis:TOF.3.4.
const RETRIBUTION: u8 = 18;

/// How the Triumvirate keeps the contract.
pub struct Rules;

pub(super) fn count(game: &Game, seat: SeatId, pool: Pool) -> u8 {
    game.seat(seat).map_or(0, |s| s.pools.count(pool.into()))
}

pub(super) fn state(draft: &Draft<'_>, seat: SeatId) -> Outcome<State> {
    let Faction::Triumvirate(state) = &draft.seat(seat)?.faction else {
        return Err(Refused::plain(Misfit::OtherFaction).into());
    };
    Ok(state.clone())
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
        State {
            // law nemesis:TOF.3.4
            space: Space::FIRST,
            nemesis: None,
            furies: Vec::new(),
            recruited: None,
            punished: 0,
            activated: 0,
            off_map: Vec::new(),
        }
    }

    fn pools() -> Vec<(Pool, u8)> {
        vec![
            (Pool::Warriors, WARRIORS),
            (Pool::WarriorsOnMap, 0),
            (Pool::Grudges, GRUDGES),
            (Pool::GrudgesOnMap, 0),
            (Pool::Retribution, RETRIBUTION),
            (Pool::RetributionBox, 0),
        ]
    }

    fn steps(game: &Game, seat: SeatId, state: &State) -> Vec<StepInfo> {
        Step::ALL.into_iter().map(|step| step_info(game, seat, state, step)).collect()
    }

    fn step_phase(step: Step) -> Phase {
        match step {
            Step::Gather | Step::Place | Step::Evoke | Step::GetMad | Step::Track => Phase::Setup,
            Step::Craft | Step::Nemesis | Step::GetMadder => Phase::Birdsong,
            Step::Recruit | Step::Remind | Step::Punish => Phase::Daylight,
            Step::Vindicate | Step::Draw | Step::Discard => Phase::Evening,
        }
    }

    fn candidates(game: &Game, seat: SeatId, state: &State) -> Vec<Candidate> {
        candidates(game, seat, state)
    }

    fn decide(draft: &mut Draft<'_>, seat: SeatId, command: &Command) -> Outcome {
        match *command {
            Command::PlaceStart => turn::place_start(draft, seat),
            Command::Evoke => turn::evoke_first(draft, seat),
            Command::AdjustNemesis => adjust(draft, seat),
            Command::GetMadder => turn::get_madder(draft, seat),
            Command::Recruit => turn::recruit(draft, seat),
            Command::Remind => turn::remind(draft, seat),
            Command::Punish(punishment) => turn::punish(draft, seat, punishment),
            Command::Vindicate => turn::vindicate(draft, seat),
            Command::Draw => turn::draw(draft, seat),
            Command::Discard => turn::discard(draft, seat),
            Command::ReadTrack => read_track(draft),
            Command::ReadSpace(space) => read_space(draft, space),
            Command::SetOnMap { whose, on_map } => set_on_map(draft, seat, whose, on_map),
            Command::SetSpace => set_space(draft, seat),
            Command::SetNemesis => set_nemesis(draft, seat),
            Command::SetFury { fury, evoked } => turn::set_fury(draft, seat, fury, evoked),
            Command::SetPunished => turn::set_punished(draft, seat),
            Command::SetActivated => turn::set_activated(draft, seat),
        }
    }

    fn fold(state: &mut State, effect: &Effect) -> Result<(), Misfit> {
        match *effect {
            Effect::Marker(space) => state.space = space,
            Effect::Nemesis { whose, why } => state.nemesis = Some((whose, why)),
            Effect::Fury { fury, evoked } => {
                if state.furies.contains(&fury) == evoked {
                    return Err(Misfit::OutOfRange);
                }
                state.furies.retain(|f| *f != fury);
                if evoked {
                    state.furies.push(fury);
                }
            }
            Effect::Recruited { placed, .. } => state.recruited = Some(placed),
            Effect::Punished { due, lost, .. } => {
                if lost > due {
                    return Err(Misfit::OutOfRange);
                }
                state.punished = state.punished.saturating_add(1);
            }
            Effect::PunishedSet(n) => state.punished = n,
            Effect::Activated(n) => state.activated = n,
            Effect::OnMap { whose, on_map } => {
                state.off_map.retain(|s| *s != whose);
                if !on_map {
                    state.off_map.push(whose);
                }
            }
            // The pieces moved by themselves; this says why.
            Effect::Avenged(_) => {}
        }
        Ok(())
    }

    fn new_turn(state: &mut State) {
        state.recruited = None;
        (state.punished, state.activated) = (0, 0);
        state.off_map.clear();
    }

    fn pool_kind(pool: Pool) -> u8 {
        match pool {
            Pool::Warriors | Pool::WarriorsOnMap => 0,
            Pool::Grudges | Pool::GrudgesOnMap => 1,
            Pool::Retribution | Pool::RetributionBox => 2,
        }
    }

    fn zone_sight(zone: Zone) -> Sight {
        match zone {}
    }

    fn crafting(draft: &mut Draft<'_>, seat: SeatId, face: Option<Face>) -> Outcome {
        match face {
            None => in_turn(draft, seat, Step::Craft),
            Some(face) => turn::pay_for_crafting(draft, seat, face),
        }
    }

    fn removable(seat: &Seat) -> [u8; 3] {
        let there = |pool: Pool| seat.pools.count(pool.into());
        [there(Pool::WarriorsOnMap), 0, there(Pool::GrudgesOnMap)]
    }

    fn begins_battle(_game: &Game, _seat: SeatId, command: &Command) -> bool {
        matches!(command, Command::Punish(Punishment::Battle { defender: None }))
    }

    fn higher_to_defender(_seat: &Seat, attacking: bool) -> Option<Why> {
        attacking.then(|| Why::own(Reason::HatredOfSunlight, HATRED))
    }

    fn instead_of_roll(draft: &mut Draft<'_>, seat: SeatId) -> Outcome<Option<(u8, Why)>> {
        fights::instead_of_roll(draft, seat)
    }

    fn ignores(draft: &mut Draft<'_>, seat: SeatId, _hits: u8) -> Outcome<Option<(u8, Why)>> {
        fights::ignores(draft, seat)
    }

    fn after_battle(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
        fights::after_battle(draft, seat)
    }

    fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
        turn::take(draft, removal)
    }

    fn react(draft: &mut Draft<'_>, removal: &Removal, _warriors_gone: u8) -> Outcome {
        turn::react(draft, removal)
    }

    fn figures(_known: &Figures) -> Vec<Figure> {
        Space::all().flat_map(|space| [Figure::Anger(space), Figure::Shade(space)]).collect()
    }

    fn muster(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome {
        draft.shift(seat, Pool::Warriors, Pool::WarriorsOnMap, n).map(|_| ())
    }

    fn figure_shape(figure: Figure) -> Shape {
        match figure {
            Figure::Anger(_) => Shape::Number { min: 0, max: MOST_ANGER },
            Figure::Shade(_) => Shape::Number { min: 1, max: SHADES },
        }
    }

    #[cfg(test)]
    fn walker() -> crate::engine::tests::walk::Walker {
        super::tests::walker::WALKER
    }
}
