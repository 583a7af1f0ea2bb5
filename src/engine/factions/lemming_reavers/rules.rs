//! The law of the Lemming Reavers: what their pieces are, what Upkeep leaves, and how they keep the contract.

use super::Action;
use super::laws::{
    ARRIVE, CRAFT, DRAW, IDLE, PLUNDER, RALLY, RECRUIT, SCOUT, SEIZE, SETTLE, SUPPLIES, TRACK,
};
use super::{
    Cache, Choice, Command, Effect, Figure, Pick, Pool, Question, Space, Spot, State, Step, Tally,
    Zone,
};
use crate::engine::ask::{Answerer, Question as Asked};
use crate::engine::card::Face;
use crate::engine::factions::Contract;
use crate::engine::figure::{Figures, Shape};
use crate::engine::game::Game;
use crate::engine::law::{Book, LawRef, law};
use crate::engine::offer::Candidate;
use crate::engine::propose::{Draft, Outcome, Removal};
use crate::engine::refusal::{Misfit, Refusal as Refused, RefusalKind};
use crate::engine::seat::{Seat, SeatId};
use crate::engine::turn::{Phase, StepInfo};
use crate::engine::zone::Sight;

use super::checklist::{candidates, step_info};
use super::loss::{react, take};
use super::turn::{
    arrive, begin_crafting, discard, draw, pay_for_crafting, place, plunder, rally, recruit, scout,
    seize, settle,
};

const WARRIORS: u8 = 25;
pub(super) const ENCAMPMENTS: u8 = 5;
/// More points than any space shows.
const MOST: u8 = 9;
/// More than a turn holds of anything.
const MOST_TIMES: u8 = 20;

/// How the Lemming Reavers keep the contract.
pub struct Rules;

pub(super) fn law_of(step: Step) -> LawRef {
    match step {
        Step::Supplies => SUPPLIES,
        Step::Settle => SETTLE,
        Step::Idle => IDLE,
        Step::Track => TRACK,
        Step::Arrive => ARRIVE,
        Step::Recruit => RECRUIT,
        Step::Scout => SCOUT,
        Step::Craft => CRAFT,
        Step::Rally => RALLY,
        Step::Seize => SEIZE,
        Step::Plunder => PLUNDER,
        Step::Draw | Step::Discard => DRAW,
    }
}

/// The law that puts the steps of a phase in order.
pub(super) fn law_of_order(phase: Phase) -> LawRef {
    match phase {
        Phase::Setup => law(Book::Nemesis, "LR.3"),
        Phase::Birdsong => law(Book::Nemesis, "LR.4"),
        Phase::Daylight => law(Book::Nemesis, "LR.5"),
        Phase::Evening => law(Book::Nemesis, "LR.6"),
    }
}

pub fn count(game: &Game, seat: SeatId, pool: Pool) -> u8 {
    game.seat(seat).map_or(0, |s| s.pools.count(pool.into()))
}

/// All caches that lie in one kind of place.
pub fn caches(game: &Game, seat: SeatId, spot: Spot) -> u8 {
    Cache::ALL.into_iter().map(|cache| count(game, seat, Pool::Cache(cache, spot))).sum()
}

/// All Lemming pieces on the map.
pub fn on_map(game: &Game, seat: SeatId) -> u8 {
    count(game, seat, Pool::Warriors)
        + count(game, seat, Pool::Encampments)
        + caches(game, seat, Spot::Map)
}

pub(super) fn on_board(game: &Game, seat: SeatId, cache: Cache) -> u8 {
    count(game, seat, Pool::Cache(cache, Spot::Board))
}

/// How many warriors have to stay in the supply. Source: nemesis:LR.2.4.
pub fn must_remain(game: &Game, seat: SeatId, state: &State) -> u8 {
    // The letter: 10 or fewer may not remain. The box of LR.3.3 holds exactly 10.
    let most: u8 = if state.rules.idle_box_is_limit { 10 } else { 11 };
    most.saturating_sub(5 * on_board(game, seat, Cache::Provisions))
}

/// How many warriors may be placed now. Source: nemesis:LR.2.4.
pub fn room(game: &Game, seat: SeatId, state: &State) -> u8 {
    count(game, seat, Pool::Supply).saturating_sub(must_remain(game, seat, state))
}

/// Actions of Rally a turn. Source: nemesis:LR.5.2.
pub(super) fn actions(game: &Game, seat: SeatId) -> u8 {
    3 + on_board(game, seat, Cache::Depot)
}

/// Cards drawn in Evening. Source: nemesis:LR.6.2.
pub(super) fn draws(game: &Game, seat: SeatId) -> u8 {
    1 + on_board(game, seat, Cache::Loot)
}

pub(super) fn state(draft: &Draft<'_>, seat: SeatId) -> Outcome<State> {
    let super::super::Faction::LemmingReavers(state) = &draft.seat(seat)?.faction else {
        return Err(Refused::plain(Misfit::OtherFaction).into());
    };
    Ok(state.clone())
}

fn set_tally(draft: &mut Draft<'_>, seat: SeatId, what: Tally) -> Outcome {
    let now = state(draft, seat)?.tally(what);
    let range = (0, u16::from(MOST_TIMES.max(now)), u16::from(now));
    let question = Asked::Own(Question::Tally(what).into());
    let n = draft.ask_number(Answerer::Table, question, range, None)?;
    draft.must(n != u16::from(now), RefusalKind::NothingChanges)?;
    draft.own(seat, Effect::Counted { what, n: u8::try_from(n).unwrap_or(MOST_TIMES) })
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

    fn begin(pick: &Pick) -> State {
        State { rules: *pick, ..State::default() }
    }

    fn pools() -> Vec<(Pool, u8)> {
        let caches = Cache::ALL.into_iter().flat_map(|cache| {
            Spot::ALL.into_iter().map(move |spot| {
                let n = if spot == Spot::Supply { Cache::EACH } else { 0 };
                (Pool::Cache(cache, spot), n)
            })
        });
        [
            (Pool::Supply, WARRIORS),
            (Pool::Warriors, 0),
            (Pool::Track, ENCAMPMENTS),
            (Pool::Encampments, 0),
        ]
        .into_iter()
        .chain(caches)
        .collect()
    }

    fn steps(game: &Game, seat: SeatId, state: &State) -> Vec<StepInfo> {
        Step::ALL.into_iter().map(|step| step_info(game, seat, state, step)).collect()
    }

    fn step_phase(step: Step) -> Phase {
        match step {
            Step::Supplies | Step::Settle | Step::Idle | Step::Track => Phase::Setup,
            Step::Arrive | Step::Recruit | Step::Scout => Phase::Birdsong,
            Step::Craft | Step::Rally | Step::Seize => Phase::Daylight,
            Step::Plunder | Step::Draw | Step::Discard => Phase::Evening,
        }
    }

    fn candidates(game: &Game, seat: SeatId, state: &State) -> Vec<Candidate> {
        candidates(game, seat, state)
    }

    fn decide(draft: &mut Draft<'_>, seat: SeatId, command: &Command) -> Outcome {
        match *command {
            Command::Settle => settle(draft, seat),
            Command::Arrive => arrive(draft, seat),
            Command::Recruit => recruit(draft, seat),
            Command::Scout { cache } => scout(draft, seat, cache),
            Command::Rally(action) => rally(draft, seat, action),
            Command::Seize => seize(draft, seat),
            Command::Plunder { cache } => plunder(draft, seat, cache),
            Command::Draw => draw(draft, seat),
            Command::Discard => discard(draft, seat),
            Command::SetRules(rules) => {
                let now = state(draft, seat)?.rules;
                draft.must(now != rules, RefusalKind::NothingChanges)?;
                draft.own(seat, Effect::Rules(rules))
            }
            Command::SetTally(what) => set_tally(draft, seat, what),
        }
    }

    fn fold(state: &mut State, effect: &Effect) -> Result<(), Misfit> {
        match *effect {
            Effect::Counted { what, n } => state.tally[what as usize] = n,
            Effect::Held { .. } => {}
            Effect::Lost { cache, n } => {
                if n > Cache::EACH || state.lost.len() > 8 {
                    return Err(Misfit::OutOfRange);
                }
                state.lost.extend((0..n).map(|_| cache));
            }
            Effect::Rewarded { cache, .. } => {
                let at = state.lost.iter().position(|c| *c == cache);
                state.lost.remove(at.ok_or(Misfit::PiecesShort)?);
            }
            Effect::Rules(rules) => state.rules = rules,
        }
        Ok(())
    }

    fn new_turn(state: &mut State) {
        *state = State { rules: state.rules, ..State::default() };
    }

    fn pool_kind(pool: Pool) -> u8 {
        match pool {
            Pool::Supply | Pool::Warriors => 0,
            Pool::Track | Pool::Encampments => 1,
            Pool::Cache(Cache::Provisions, _) => 2,
            Pool::Cache(Cache::Depot, _) => 3,
            Pool::Cache(Cache::Reserve, _) => 4,
            Pool::Cache(Cache::Loot, _) => 5,
        }
    }

    fn zone_sight(zone: Zone) -> Sight {
        match zone {}
    }

    fn crafting(draft: &mut Draft<'_>, seat: SeatId, face: Option<Face>) -> Outcome {
        match face {
            None => begin_crafting(draft, seat),
            Some(face) => pay_for_crafting(draft, seat, face),
        }
    }

    fn removable(seat: &Seat) -> [u8; 3] {
        let there = |pool: Pool| seat.pools.count(pool.into());
        let caches = Cache::ALL.into_iter().map(|c| there(Pool::Cache(c, Spot::Map))).sum();
        // law nemesis:LR.2.3: encampments count as buildings, caches are tokens.
        [there(Pool::Warriors), there(Pool::Encampments), caches]
    }

    // law nemesis:LR.2.2.I.a: what takes everything takes the caches too.
    fn sweeps_matter(seat: &Seat) -> bool {
        Self::removable(seat)[2] > 0
    }

    fn begins_battle(_game: &Game, _seat: SeatId, command: &Command) -> bool {
        matches!(command, Command::Rally(Action::Battle) | Command::Seize)
    }

    fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
        take(draft, removal)
    }

    fn react(draft: &mut Draft<'_>, removal: &Removal, _warriors: u8) -> Outcome {
        react(draft, removal)
    }

    fn muster(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome {
        place(draft, seat, n).map(|_| ())
    }

    fn figures(_known: &Figures) -> Vec<Figure> {
        Space::ALL.map(Figure::Points).to_vec()
    }

    fn figure_shape(figure: Figure) -> Shape {
        match figure {
            Figure::Points(_) => Shape::Number { min: 0, max: MOST },
        }
    }

    #[cfg(test)]
    fn walker() -> crate::engine::tests::walk::Walker {
        super::tests::walker::WALKER
    }
}
