//! The law of the Alliance: steps, what they come to, and what happens when its pieces are removed.
//! Numbers in `law(…)` are those of the base law, chapter 8.

use super::laws::{
    BATTLE, BIRDSONG, CRAFT, DAYLIGHT, DRAW, EVENING, FILL_TRACK, GAIN_SUPPORTERS, GATHER,
    GUERRILLA_WAR, MOBILIZE, MOVE, OPERATIONS, ORGANIZE, PLACE_BASES, RECRUIT, REVOLT, SPREAD,
    TRAIN,
};
use super::{Choice, Command, Effect, Figure, Operation, Pick, Pool, Reason, State, Step, Zone};
use crate::engine::battle::Why;
use crate::engine::card::Face;
use crate::engine::factions::Contract;
use crate::engine::figure::Shape;
use crate::engine::game::Game;
use crate::engine::law::LawRef;
use crate::engine::offer::Candidate;
use crate::engine::propose::{Draft, Outcome, Removal};
use crate::engine::refusal::{Misfit, Refusal as Refused, RefusalKind};
use crate::engine::seat::{Seat, SeatId};
use crate::engine::suit::Ground;
use crate::engine::table::Command as Act;
use crate::engine::turn::{Phase, StepInfo};
use crate::engine::zone::Sight;

use super::birdsong::{revolt, spread};
use super::checklist::{candidates, step_info};
use super::loss;
use super::supporters::{drop_one, name_one};
use super::turn::{
    crafting, discard, draw, gain_supporters, mobilize, operate, set_activated, set_used, train,
};

pub(super) const WARRIORS: u8 = 10;
/// Sympathy tokens. Source: root:8.2.5.
pub const SYMPATHY: u8 = 10;
/// There is a base of each suit.
pub const BASE_SUITS: [Ground; 3] = Ground::ALL;

/// Supporters above each token of the track. Source: the printed board.
pub const COST: [u8; 10] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3];
/// Points under each token of the track. Source: the printed board.
pub const POINTS: [u8; 10] = [0, 1, 1, 1, 2, 2, 3, 4, 4, 4];

/// How the Alliance keeps the contract.
pub struct Rules;

pub(super) fn law_of(step: Step) -> LawRef {
    match step {
        Step::Gather => GATHER,
        Step::Bases => PLACE_BASES,
        Step::Track => FILL_TRACK,
        Step::Supporters => GAIN_SUPPORTERS,
        Step::Revolt => REVOLT,
        Step::Spread => SPREAD,
        Step::Craft => CRAFT,
        Step::Mobilize => MOBILIZE,
        Step::Train => TRAIN,
        Step::Operations => OPERATIONS,
        Step::Draw | Step::Discard => DRAW,
    }
}

pub(super) fn law_of_operation(operation: Operation) -> LawRef {
    match operation {
        Operation::Move => MOVE,
        Operation::Battle => BATTLE,
        Operation::Recruit => RECRUIT,
        Operation::Organize => ORGANIZE,
    }
}

/// The law that puts the steps of a phase in order.
fn law_of_order(phase: Phase) -> LawRef {
    match phase {
        Phase::Setup => GAIN_SUPPORTERS,
        Phase::Birdsong => BIRDSONG,
        Phase::Daylight => DAYLIGHT,
        Phase::Evening => EVENING,
    }
}

/// How many pieces lie there.
pub fn count(game: &Game, seat: SeatId, pool: Pool) -> u8 {
    game.seat(seat).map_or(0, |s| s.pools.count(pool.into()))
}

/// How many bases stand on the map.
pub fn bases_out(game: &Game, seat: SeatId) -> u8 {
    Ground::ALL.into_iter().map(|suit| count(game, seat, Pool::Base(suit))).sum()
}

/// The space of the track whose token goes next: as many have left as stand on the map.
fn next(game: &Game, seat: SeatId) -> usize {
    usize::from(count(game, seat, Pool::Sympathy))
}

/// Supporters for the next token; none when the track is empty.
pub fn next_cost(game: &Game, seat: SeatId) -> Option<u8> {
    COST.get(next(game, seat)).copied()
}

/// Points for the next token; none when the track is empty.
pub fn next_points(game: &Game, seat: SeatId) -> Option<u8> {
    POINTS.get(next(game, seat)).copied()
}

/// Cards drawn in Evening: one, and one for each base on the map. Source: root:8.6.2.
pub fn draw_count(game: &Game, seat: SeatId) -> u8 {
    1 + bases_out(game, seat)
}

pub(super) fn state(draft: &Draft<'_>, seat: SeatId) -> Outcome<State> {
    let super::super::Faction::Alliance(state) = &draft.seat(seat)?.faction else {
        return Err(Refused::plain(Misfit::OtherFaction).into());
    };
    Ok(state.clone())
}

pub(super) fn in_turn(draft: &mut Draft<'_>, seat: SeatId, step: Step, law: LawRef) -> Outcome {
    draft.in_turn(seat, step, law, law_of_order(Rules::step_phase(step)))
}

pub(super) fn once(draft: &mut Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    draft.once(seat, step, law_of(step), law_of_order(Rules::step_phase(step)))
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
        Some(3)
    }

    fn begin(pick: &Pick) -> State {
        State { rules: *pick, ..State::default() }
    }

    fn pools() -> Vec<(Pool, u8)> {
        let pieces = [
            (Pool::Supply, WARRIORS),
            (Pool::Map, 0),
            (Pool::Officers, 0),
            (Pool::Track, SYMPATHY),
            (Pool::Sympathy, 0),
        ];
        let bases = Ground::ALL.map(|suit| [(Pool::Box(suit), 1), (Pool::Base(suit), 0)]);
        pieces.into_iter().chain(bases.concat()).collect()
    }

    fn begins_battle(_game: &Game, _seat: SeatId, command: &Command) -> bool {
        matches!(command, Command::Operate(Operation::Battle))
    }

    fn higher_to_defender(_seat: &Seat, attacking: bool) -> Option<Why> {
        (!attacking).then(|| Why::own(Reason::GuerrillaWar, GUERRILLA_WAR))
    }

    fn steps(game: &Game, seat: SeatId, state: &State) -> Vec<StepInfo> {
        Step::ALL.into_iter().map(|step| step_info(game, seat, state, step)).collect()
    }

    fn step_phase(step: Step) -> Phase {
        match step {
            Step::Gather | Step::Bases | Step::Track | Step::Supporters => Phase::Setup,
            Step::Revolt | Step::Spread => Phase::Birdsong,
            Step::Craft | Step::Mobilize | Step::Train => Phase::Daylight,
            Step::Operations | Step::Draw | Step::Discard => Phase::Evening,
        }
    }

    /// Who moves into a sympathetic clearing finds Outrage on its own board.
    fn events_abroad(game: &Game, seat: SeatId, _state: &State, at: SeatId) -> Vec<Act> {
        if count(game, seat, Pool::Sympathy) == 0 {
            return Vec::new();
        }
        vec![Act::Play { seat, play: Command::Outrage { by: Some(at) }.into() }]
    }

    fn candidates(game: &Game, seat: SeatId, state: &State) -> Vec<Candidate> {
        candidates(game, seat, state)
    }

    fn decide(draft: &mut Draft<'_>, seat: SeatId, command: &Command) -> Outcome {
        match *command {
            Command::GainSupporters => gain_supporters(draft, seat),
            Command::Revolt(how) => revolt(draft, seat, how),
            Command::Spread(how) => spread(draft, seat, how),
            Command::Mobilize => mobilize(draft, seat),
            Command::Train => train(draft, seat),
            Command::Operate(operation) => operate(draft, seat, operation),
            Command::Draw => draw(draft, seat),
            Command::Discard => discard(draft, seat),
            Command::Outrage { by } => loss::outrage(draft, seat, by),
            Command::SetRules(rules) => {
                draft.must(state(draft, seat)?.rules != rules, RefusalKind::NothingChanges)?;
                draft.own(seat, Effect::Rules(rules))
            }
            Command::NameSupporter => name_one(draft, seat),
            Command::DropSupporter => drop_one(draft, seat),
            Command::SetUsed => set_used(draft, seat),
            Command::SetActivated => set_activated(draft, seat),
        }
    }

    fn fold(state: &mut State, effect: &Effect) -> Result<(), Misfit> {
        match *effect {
            Effect::Revolted => state.revolts = state.revolts.saturating_add(1),
            Effect::Spread => state.spread = state.spread.saturating_add(1),
            Effect::Operated => state.used = state.used.saturating_add(1),
            Effect::Used(n) => state.used = n,
            Effect::Activated(n) if n > SYMPATHY => return Err(Misfit::OutOfRange),
            Effect::Activated(n) => state.activated = n,
            Effect::BaseFell(suit) if state.fallen.contains(&suit) => {
                return Err(Misfit::PiecesShort);
            }
            Effect::BaseFell(suit) => state.fallen.push(suit),
            Effect::BasesPaid => state.fallen.clear(),
            Effect::Outrage { .. } | Effect::Overflow(_) => {}
            Effect::Rules(rules) => state.rules = rules,
        }
        Ok(())
    }

    fn new_turn(state: &mut State) {
        *state = State {
            rules: state.rules,
            fallen: std::mem::take(&mut state.fallen),
            ..State::default()
        };
    }

    fn pool_kind(pool: Pool) -> u8 {
        match pool {
            Pool::Supply | Pool::Map | Pool::Officers => 0,
            Pool::Track | Pool::Sympathy => 1,
            Pool::Box(Ground::Fox) | Pool::Base(Ground::Fox) => 2,
            Pool::Box(Ground::Rabbit) | Pool::Base(Ground::Rabbit) => 3,
            Pool::Box(Ground::Mouse) | Pool::Base(Ground::Mouse) => 4,
        }
    }

    fn zone_sight(zone: Zone) -> Sight {
        match zone {
            // law root:8.2.3
            Zone::Supporters => Sight::Owner,
        }
    }

    fn crafting(draft: &mut Draft<'_>, seat: SeatId, face: Option<Face>) -> Outcome {
        crafting(draft, seat, face)
    }

    fn removable(seat: &Seat) -> [u8; 3] {
        let on_map = |pool: Pool| seat.pools.count(pool.into());
        let bases = Ground::ALL.into_iter().map(|suit| on_map(Pool::Base(suit))).sum();
        [on_map(Pool::Map), bases, on_map(Pool::Sympathy)]
    }

    fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
        loss::take(draft, removal)
    }

    fn react(draft: &mut Draft<'_>, removal: &Removal, _warriors_gone: u8) -> Outcome {
        loss::react(draft, removal)
    }

    fn muster(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome {
        draft.shift(seat, Pool::Supply, Pool::Map, n).map(|_| ())
    }

    fn figure_shape(figure: Figure) -> Shape {
        match figure {}
    }
}
