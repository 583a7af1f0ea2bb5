//! The law of the Drillbit Duchy: the contract, and what its board comes to.
//! Numbers in `law(…)` are those of the clockwork law.

use super::checklist::{candidates, steps};
use super::laws::{
    BATTLE, BUILD, CRAFT, DIG, DISCARD, EVENING, FILL_TRACKS, FIRST_MINISTERS, GATHER, MINISTERS,
    PREPARE, RALLY, RECRUIT, SCORE, SET_ORDER, SURFACE, SWAY, law_of_minister,
};
use super::loss::{react, take};
use super::{
    Choice, Command, Effect, Figure, Minister, Pick, Pool, Refusal, State, Step, Zone, battle,
    birdsong, corrections, daylight, evening, ministers,
};
use crate::engine::battle::Why;
use crate::engine::card::CardId;
use crate::engine::factions::{Contract, Faction};
use crate::engine::figure::Shape;
use crate::engine::game::Game;
use crate::engine::law::LawRef;
use crate::engine::offer::Candidate;
use crate::engine::propose::{Draft, Outcome, Removal};
use crate::engine::refusal::{Misfit, Refusal as Refused};
use crate::engine::seat::{Seat, SeatId};
use crate::engine::suit::Suit;
use crate::engine::turn::{Phase, StepInfo};
use crate::engine::zone::{Sight, Zone as Place_};

const WARRIORS: u8 = 20;
pub(super) const TUNNELS: u8 = 3;
const OF_A_KIND: u8 = 3;

/// How the Drillbit Duchy keeps the contract.
pub struct Rules;

pub(super) fn law_of(step: Step) -> LawRef {
    match step {
        Step::Gather => GATHER,
        Step::Burrow => PREPARE,
        Step::Surface => SURFACE,
        Step::Tracks => FILL_TRACKS,
        Step::FirstMinisters => FIRST_MINISTERS,
        Step::Order => SET_ORDER,
        Step::Craft => CRAFT,
        Step::Recruit => RECRUIT,
        Step::Dig => DIG,
        Step::Battle => BATTLE,
        Step::Build | Step::Invade => BUILD,
        Step::Ministers => MINISTERS,
        Step::Act(minister) => law_of_minister(minister),
        Step::Rally => RALLY,
        Step::Score => SCORE,
        Step::Sway => SWAY,
        Step::Discard => DISCARD,
        Step::Nightmare => EVENING,
    }
}

pub(super) fn count(game: &Game, seat: SeatId, pool: Pool) -> u8 {
    game.seat(seat).map_or(0, |s| s.pools.count(pool.into()))
}

pub(super) fn buildings_on_map(game: &Game, seat: SeatId) -> u8 {
    count(game, seat, Pool::CitadelsOnMap) + count(game, seat, Pool::MarketsOnMap)
}

pub(super) fn state_of(game: &Game, seat: SeatId) -> Option<&State> {
    let Faction::DrillbitDuchy(state) = &game.seat(seat)?.faction else { return None };
    Some(state)
}

pub(super) fn state(draft: &Draft<'_>, seat: SeatId) -> Outcome<State> {
    let state = state_of(&draft.game, seat).cloned();
    state.ok_or_else(|| Refused::plain(Misfit::OtherFaction).into())
}

pub(super) fn order_zone(seat: SeatId) -> Place_ {
    Place_::Own(seat, Zone::Order.into())
}

/// The order card, while it lies open.
pub fn order_card(game: &Game, seat: SeatId) -> Option<CardId> {
    game.cards_in(order_zone(seat)).first().copied()
}

/// The suit of the order; a bird orders every clearing.
pub fn order(game: &Game, seat: SeatId) -> Option<Suit> {
    game.card(order_card(game, seat)?).map(|card| card.face.suit())
}

pub(super) fn ordered(draft: &Draft<'_>, seat: SeatId) -> Outcome<Suit> {
    let none = || Refused::plain(Refusal::NoOrder).citing(SET_ORDER);
    Ok(order(&draft.game, seat).ok_or_else(none)?)
}

fn crown(state: &mut State, minister: Minister, swayed: bool) -> Result<(), Misfit> {
    if state.is_swayed(minister) == swayed {
        return Err(Misfit::OutOfRange);
    }
    state.swayed.retain(|m| *m != minister);
    if swayed {
        state.swayed.push(minister);
        state.swayed.sort_unstable();
    }
    Ok(())
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

    const BOT: bool = true;

    fn begin(pick: &Pick) -> State {
        State { rules: *pick, ..State::default() }
    }

    fn pools() -> Vec<(Pool, u8)> {
        vec![
            (Pool::Supply, WARRIORS),
            (Pool::Burrow, 0),
            (Pool::OnMap, 0),
            (Pool::Tunnels, TUNNELS),
            (Pool::TunnelsOnMap, 0),
            (Pool::Citadels, OF_A_KIND),
            (Pool::CitadelsOnMap, 0),
            (Pool::Markets, OF_A_KIND),
            (Pool::MarketsOnMap, 0),
        ]
    }

    fn begins_battle(_game: &Game, _seat: SeatId, command: &Command) -> bool {
        matches!(command, Command::Battle { .. })
    }

    fn defender(draft: &mut Draft<'_>, seat: SeatId, command: &Command) -> Outcome<Option<SeatId>> {
        match command {
            Command::Battle { front } => battle::defender_of(draft, seat, *front),
            Command::Surface
            | Command::FirstMinisters
            | Command::SetOrder
            | Command::Craft
            | Command::Recruit
            | Command::Dig
            | Command::Build
            | Command::Act { .. }
            | Command::Rally
            | Command::Score
            | Command::Sway
            | Command::Discard
            | Command::Nightmare
            | Command::Rest
            | Command::Gift
            | Command::SetRules(_)
            | Command::SetCrown { .. } => Ok(None),
        }
    }

    fn extra_hits(draft: &mut Draft<'_>, seat: SeatId) -> Outcome<Vec<(u8, Why)>> {
        battle::extra_hits(draft, seat)
    }

    fn steps(game: &Game, seat: SeatId, state: &State) -> Vec<StepInfo> {
        steps(game, seat, state)
    }

    fn step_phase(step: Step) -> Phase {
        match step {
            Step::Gather | Step::Burrow | Step::Surface | Step::Tracks | Step::FirstMinisters => {
                Phase::Setup
            }
            Step::Order | Step::Craft | Step::Recruit => Phase::Birdsong,
            Step::Dig
            | Step::Battle
            | Step::Build
            | Step::Invade
            | Step::Ministers
            | Step::Act(_) => Phase::Daylight,
            Step::Rally | Step::Score | Step::Sway | Step::Discard | Step::Nightmare => {
                Phase::Evening
            }
        }
    }

    fn candidates(game: &Game, seat: SeatId, state: &State) -> Vec<Candidate> {
        candidates(game, seat, state)
    }

    fn decide(draft: &mut Draft<'_>, seat: SeatId, command: &Command) -> Outcome {
        match *command {
            Command::Surface => birdsong::surface(draft, seat),
            Command::FirstMinisters => birdsong::first_ministers(draft, seat),
            Command::SetOrder => birdsong::set_order(draft, seat),
            Command::Craft => birdsong::craft(draft, seat),
            Command::Recruit => birdsong::recruit(draft, seat),
            Command::Dig => daylight::dig(draft, seat),
            Command::Battle { front } => battle::battle(draft, seat, front),
            Command::Build => daylight::build(draft, seat),
            Command::Act { minister } => ministers::act(draft, seat, minister),
            Command::Rally => evening::rally(draft, seat),
            Command::Score => evening::score(draft, seat),
            Command::Sway => evening::sway(draft, seat),
            Command::Discard => evening::discard(draft, seat),
            Command::Nightmare => evening::nightmare(draft, seat),
            Command::Rest => corrections::rest(draft, seat),
            Command::Gift => corrections::gift(draft, seat),
            Command::SetRules(rules) => corrections::set_rules(draft, seat, rules),
            Command::SetCrown { minister, swayed } => {
                corrections::set_crown(draft, seat, minister, swayed)
            }
        }
    }

    fn fold(state: &mut State, effect: &Effect) -> Result<(), Misfit> {
        match *effect {
            Effect::Crown { minister, swayed } => crown(state, minister, swayed)?,
            Effect::Invading(invading) => state.invading = invading,
            // The pieces left by themselves; this says in what.
            Effect::Battled { .. } => {}
            Effect::Rules(rules) => state.rules = rules,
        }
        Ok(())
    }

    fn new_turn(state: &mut State) {
        state.invading = false;
    }

    fn pool_kind(pool: Pool) -> u8 {
        match pool {
            Pool::Supply | Pool::Burrow | Pool::OnMap => 0,
            Pool::Tunnels | Pool::TunnelsOnMap => 1,
            Pool::Citadels | Pool::CitadelsOnMap => 2,
            Pool::Markets | Pool::MarketsOnMap => 3,
        }
    }

    fn zone_sight(zone: Zone) -> Sight {
        match zone {
            Zone::Order => Sight::Everyone,
        }
    }

    fn zone_room(zone: Zone) -> usize {
        match zone {
            Zone::Order => 1,
        }
    }

    fn crafts_by_pieces(_state: &State) -> Result<(), Refused> {
        Err(Refused::plain(Refusal::CraftsOrders).citing(CRAFT))
    }

    // law clockwork:10.4.2: whatever the item is worth to others.
    fn item_points(_state: &State, _printed: u8) -> u8 {
        1
    }

    fn removable(seat: &Seat) -> [u8; 3] {
        let there = |pool: Pool| seat.pools.count(pool.into());
        let buildings = there(Pool::CitadelsOnMap) + there(Pool::MarketsOnMap);
        [there(Pool::OnMap), buildings, there(Pool::TunnelsOnMap)]
    }

    fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
        take(draft, removal)
    }

    fn react(draft: &mut Draft<'_>, removal: &Removal, _warriors_gone: u8) -> Outcome {
        react(draft, removal)
    }

    fn muster(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome {
        draft.shift(seat, Pool::Supply, Pool::OnMap, n).map(|_| ())
    }

    fn given(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome {
        corrections::given(draft, seat, n)
    }

    fn figure_shape(figure: Figure) -> Shape {
        match figure {}
    }
}
