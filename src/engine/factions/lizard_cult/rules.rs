//! The law of the Lizard Cult: steps, what they come to, and what happens when its pieces are removed.
//! Numbers in `law(…)` are those of the base law.

use super::laws::{
    ADJUST, BIRDSONG, BUILD, CHOOSE, CONSPIRACIES, CONVERT, CRAFT, CRAFTING, CRUSADE, DAYLIGHT,
    DISCARD_SOULS, DRAW, EVENING, GATHER, PLACE, RECRUIT, RETURN, SACRIFICE, SANCTIFY, SCORE,
    SETUP, TRACKS,
};
use super::{
    Choice, Command, Conspiracy, Effect, Figure, Pick, Pool, Refusal, Ritual, State, Step, Zone,
};
use crate::engine::card::{CardId, Face};
use crate::engine::factions::Contract;
use crate::engine::figure::{Figures, Shape};
use crate::engine::game::Game;
use crate::engine::law::LawRef;
use crate::engine::offer::Candidate;
use crate::engine::propose::{Draft, Outcome, Removal};
use crate::engine::refusal::{Misfit, Refusal as Refused, RefusalKind};
use crate::engine::seat::{Seat, SeatId};
use crate::engine::suit::Ground;
use crate::engine::turn::{Phase, StepInfo};
use crate::engine::zone::{End, Sight, Zone as Place_};

use super::birdsong::{adjust, choose_outcast, conspire, place_warriors};
use super::checklist::{candidates, step_info};
use super::evening::{craft, draw, give_back, set_activated};
use super::loss;
use super::rituals::perform;

pub(super) const WARRIORS: u8 = 25;
pub(super) const GARDENS: u8 = 5;

/// The points above a suit's Gardens spaces, from the left: one garden on the map uncovers the first.
pub const GARDEN_POINTS: [u8; 5] = [0, 2, 2, 3, 4];

/// How the Lizard Cult keeps the contract.
pub struct Rules;

pub(super) fn law_of(step: Step) -> LawRef {
    match step {
        Step::Gather => GATHER,
        Step::Place => PLACE,
        Step::Choose => CHOOSE,
        Step::Tracks => TRACKS,
        Step::Adjust => ADJUST,
        Step::DiscardSouls => DISCARD_SOULS,
        Step::Conspiracies => CONSPIRACIES,
        Step::Rituals => DAYLIGHT,
        Step::Return => RETURN,
        Step::Craft => CRAFT,
        Step::Draw | Step::Discard => DRAW,
    }
}

pub(super) fn law_of_conspiracy(conspiracy: Conspiracy) -> LawRef {
    match conspiracy {
        Conspiracy::Crusade => CRUSADE,
        Conspiracy::Convert => CONVERT,
        Conspiracy::Sanctify => SANCTIFY,
    }
}

pub(super) fn law_of_ritual(ritual: Ritual) -> LawRef {
    match ritual {
        Ritual::Build => BUILD,
        Ritual::Recruit => RECRUIT,
        Ritual::Score => SCORE,
        Ritual::Sacrifice => SACRIFICE,
    }
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

pub(super) fn zone(seat: SeatId, zone: Zone) -> Place_ {
    Place_::Own(seat, zone.into())
}

/// What lies in the Lost Souls pile.
pub fn souls(game: &Game, seat: SeatId) -> &[CardId] {
    game.cards_in(zone(seat, Zone::LostSouls))
}

/// The cards revealed this turn.
pub fn revealed(game: &Game, seat: SeatId) -> &[CardId] {
    game.cards_in(zone(seat, Zone::Revealed))
}

pub(super) fn count(game: &Game, seat: SeatId, pool: Pool) -> u8 {
    game.seat(seat).map_or(0, |s| s.pools.count(pool.into()))
}

/// How many gardens of a suit are on the map.
pub fn gardens_out(game: &Game, seat: SeatId, suit: Ground) -> u8 {
    count(game, seat, Pool::Garden(suit))
}

/// How many gardens of one suit uncover its draw bonus: as one source has it, or as the table read it off its board.
pub fn bonus_space(game: &Game) -> u8 {
    game.figures.number(Figure::BonusSpace.into()).unwrap_or(2)
}

pub(super) fn state(draft: &Draft<'_>, seat: SeatId) -> Outcome<State> {
    let super::super::Faction::LizardCult(state) = &draft.seat(seat)?.faction else {
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
        Some(2)
    }

    fn begin(pick: &Pick) -> State {
        State { rules: *pick, ..State::default() }
    }

    fn pools() -> Vec<(Pool, u8)> {
        let warriors = [(Pool::Supply, WARRIORS), (Pool::Map, 0), (Pool::Acolytes, 0)];
        let gardens =
            Ground::ALL.map(|suit| [(Pool::Track(suit), GARDENS), (Pool::Garden(suit), 0)]);
        warriors.into_iter().chain(gardens.concat()).collect()
    }

    fn steps(game: &Game, seat: SeatId, state: &State) -> Vec<StepInfo> {
        Step::ALL.into_iter().map(|step| step_info(game, seat, state, step)).collect()
    }

    fn step_phase(step: Step) -> Phase {
        match step {
            Step::Gather | Step::Place | Step::Choose | Step::Tracks => Phase::Setup,
            Step::Adjust | Step::DiscardSouls | Step::Conspiracies => Phase::Birdsong,
            Step::Rituals => Phase::Daylight,
            Step::Return | Step::Craft | Step::Draw | Step::Discard => Phase::Evening,
        }
    }

    fn candidates(game: &Game, seat: SeatId, state: &State) -> Vec<Candidate> {
        candidates(game, seat, state)
    }

    fn decide(draft: &mut Draft<'_>, seat: SeatId, command: &Command) -> Outcome {
        match *command {
            Command::PlaceWarriors => place_warriors(draft, seat),
            Command::ChooseOutcast => choose_outcast(draft, seat),
            Command::Adjust => adjust(draft, seat),
            Command::Conspire(conspiracy) => conspire(draft, seat, conspiracy),
            Command::Perform(ritual) => perform(draft, seat, ritual),
            Command::Return => give_back(draft, seat),
            Command::Craft => craft(draft, seat),
            Command::Draw => draw(draft, seat),
            Command::Discard => draft.discard_down(seat, Step::Discard, DRAW, EVENING),
            Command::SetRules(rules) => {
                draft.must(state(draft, seat)?.rules != rules, RefusalKind::NothingChanges)?;
                draft.own(seat, Effect::Rules(rules))
            }
            Command::SetOutcast(outcast) => {
                let now = state(draft, seat)?.outcast;
                draft.must(now != Some(outcast), RefusalKind::NothingChanges)?;
                draft.own(seat, Effect::Outcast(outcast))
            }
            Command::AddSoul(suit) => {
                draft.deal(Face::Suit(suit), zone(seat, Zone::LostSouls), End::Top).map(|_| ())
            }
            Command::TakeBack { card } => {
                let there = revealed(&draft.game, seat).contains(&card);
                draft.must_by(there, RETURN, Refusal::NothingRevealed)?;
                draft.move_card(card, Place_::Away, End::Top)?;
                draft.hand(seat, 1)
            }
            Command::Unscore(suit) => {
                let scored = state(draft, seat)?.scored.contains(&suit);
                draft.must(scored, RefusalKind::NothingChanges)?;
                draft.own(seat, Effect::Unscored(suit))
            }
            Command::SetActivated => set_activated(draft, seat),
        }
    }

    fn fold(state: &mut State, effect: &Effect) -> Result<(), Misfit> {
        match *effect {
            Effect::Outcast(outcast) => state.outcast = Some(outcast),
            Effect::Scored(suit) if state.scored.contains(&suit) => {}
            Effect::Scored(suit) => state.scored.push(suit),
            Effect::Unscored(suit) => state.scored.retain(|s| *s != suit),
            Effect::Activated(gardens) if gardens > 3 * GARDENS => return Err(Misfit::OutOfRange),
            Effect::Activated(gardens) => state.activated = gardens,
            Effect::Rules(rules) => state.rules = rules,
        }
        Ok(())
    }

    fn new_turn(state: &mut State) {
        *state = State { rules: state.rules, outcast: state.outcast, ..State::default() };
    }

    fn pool_kind(pool: Pool) -> u8 {
        match pool {
            Pool::Supply | Pool::Map | Pool::Acolytes => 0,
            Pool::Track(Ground::Fox) | Pool::Garden(Ground::Fox) => 1,
            Pool::Track(Ground::Rabbit) | Pool::Garden(Ground::Rabbit) => 2,
            Pool::Track(Ground::Mouse) | Pool::Garden(Ground::Mouse) => 3,
        }
    }

    fn zone_sight(zone: Zone) -> Sight {
        match zone {
            Zone::LostSouls | Zone::Revealed => Sight::Everyone,
        }
    }

    fn crafts_by_pieces(_state: &State) -> Result<(), Refused> {
        Err(Refused::plain(Refusal::CraftsInEvening).citing(CRAFTING))
    }

    fn removable(seat: &Seat) -> [u8; 3] {
        let gardens = Ground::ALL.map(|suit| seat.pools.count(Pool::Garden(suit).into()));
        [seat.pools.count(Pool::Map.into()), gardens.iter().sum(), 0]
    }

    fn defending_matters(_seat: &Seat) -> bool {
        true
    }

    fn begins_battle(_game: &Game, _seat: SeatId, command: &Command) -> bool {
        matches!(command, Command::Conspire(Conspiracy::Crusade))
    }

    fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
        loss::take(draft, removal)
    }

    fn react(draft: &mut Draft<'_>, removal: &Removal, _warriors_gone: u8) -> Outcome {
        loss::react(draft, removal)
    }

    // law root:10.2.6
    fn takes_discards(_state: &State) -> Option<Zone> {
        Some(Zone::LostSouls)
    }

    fn figures(_known: &Figures) -> Vec<Figure> {
        vec![Figure::BonusSpace]
    }

    fn muster(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome {
        draft.shift(seat, Pool::Supply, Pool::Map, n).map(|_| ())
    }

    fn figure_shape(figure: Figure) -> Shape {
        match figure {
            Figure::BonusSpace => Shape::Number { min: 1, max: GARDENS },
        }
    }

    #[cfg(test)]
    fn walker() -> crate::engine::tests::walk::Walker {
        super::tests::walker::WALKER
    }
}
