//! The law of the Vagabond: which hook of the contract leads where.

use super::laws::{
    AID, BATTLE, BIRDSONG, CAPACITY, CRAFT, DAYLIGHT, DISCARD, DRAW, EVENING, EXPLORE, GET_QUESTS,
    HITS, MOVE, QUEST, REFRESH, REPAIR, REST, RUINS, SLIP, SPECIAL, STRIKE,
};
use super::{
    Choice, Command, Effect, Figure, Pick, Pool, Refusal, State, Step, Zone, checklist, correct,
    craft, fights, loss, quests, relations, special, turn,
};
use crate::engine::battle::{Force, Losses};
use crate::engine::card::Face;
use crate::engine::factions::{Contract, Faction};
use crate::engine::figure::Shape;
use crate::engine::game::Game;
use crate::engine::item::Item;
use crate::engine::law::{Book, LawRef, law};
use crate::engine::offer::Candidate;
use crate::engine::propose::{Draft, Outcome, Removal};
use crate::engine::refusal::{Misfit, Refusal as Refused};
use crate::engine::seat::{Seat, SeatId};
use crate::engine::turn::{Phase, StepInfo};
use crate::engine::zone::Sight;

/// How the Vagabond keeps the contract.
pub struct Rules;

pub(super) fn law_of(step: Step) -> LawRef {
    match step {
        Step::Character => law(Book::Root, "9.3.1"),
        Step::Pawn => law(Book::Root, "9.3.2"),
        Step::Quests => GET_QUESTS,
        Step::Ruins => RUINS,
        Step::Items => law(Book::Root, "9.3.5"),
        Step::Relations => law(Book::Root, "9.3.6"),
        Step::Refresh => REFRESH,
        Step::Slip => SLIP,
        Step::Move => MOVE,
        Step::Battle => BATTLE,
        Step::Explore => EXPLORE,
        Step::Aid => AID,
        Step::Quest => QUEST,
        Step::Strike => STRIKE,
        Step::Repair => REPAIR,
        Step::Craft => CRAFT,
        Step::Special => SPECIAL,
        Step::Rest => REST,
        Step::Draw => DRAW,
        Step::Discard => DISCARD,
        Step::Capacity => CAPACITY,
    }
}

fn law_of_order(phase: Phase) -> LawRef {
    match phase {
        Phase::Setup => law(Book::Root, "9.3"),
        Phase::Birdsong => BIRDSONG,
        Phase::Daylight => DAYLIGHT,
        Phase::Evening => EVENING,
    }
}

pub(super) fn in_turn(draft: &mut Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    draft.in_turn(seat, step, law_of(step), law_of_order(Rules::step_phase(step)))
}

pub(super) fn once(draft: &mut Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    draft.once(seat, step, law_of(step), law_of_order(Rules::step_phase(step)))
}

/// The action needs a clearing, and the pawn is in one.
pub(super) fn in_clearing(draft: &mut Draft<'_>, seat: SeatId, law: LawRef) -> Outcome {
    let in_forest = state(draft, seat)?.in_forest;
    draft.law(!in_forest, law, Refusal::InForest)
}

/// The board of a Vagabond's seat.
pub fn state_of(game: &Game, seat: SeatId) -> Option<&State> {
    let Faction::Vagabond(state) = &game.seat(seat)?.faction else { return None };
    Some(state)
}

pub(super) fn state(draft: &Draft<'_>, seat: SeatId) -> Outcome<State> {
    draft.seat(seat)?;
    state_of(&draft.game, seat).cloned().ok_or_else(|| Refused::plain(Misfit::OtherFaction).into())
}

fn of(seat: &Seat) -> Option<&State> {
    let Faction::Vagabond(state) = &seat.faction else { return None };
    Some(state)
}

/// Sets what a list has on a seat; the plain value needs no line.
fn set<T: PartialEq>(list: &mut Vec<(SeatId, T)>, seat: SeatId, value: T, plain: &T) {
    list.retain(|(s, _)| *s != seat);
    if value != *plain {
        list.push((seat, value));
        list.sort_by_key(|(s, _)| *s);
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

    const ONCE: bool = false;
    const MOST: usize = 2;
    const COALITION: bool = true;

    // The second of two counts less.
    fn reach(_pick: &Pick, before: usize) -> Option<u16> {
        Some(if before == 0 { 5 } else { 2 })
    }

    fn begin(pick: &Pick) -> State {
        State::fresh(pick.character)
    }

    fn pools() -> Vec<(Pool, u8)> {
        Vec::new()
    }

    fn steps(game: &Game, seat: SeatId, state: &State) -> Vec<StepInfo> {
        Step::ALL.into_iter().map(|step| checklist::step_info(game, seat, state, step)).collect()
    }

    fn step_phase(step: Step) -> Phase {
        match step {
            Step::Character
            | Step::Pawn
            | Step::Quests
            | Step::Ruins
            | Step::Items
            | Step::Relations => Phase::Setup,
            Step::Refresh | Step::Slip => Phase::Birdsong,
            Step::Move
            | Step::Battle
            | Step::Explore
            | Step::Aid
            | Step::Quest
            | Step::Strike
            | Step::Repair
            | Step::Craft
            | Step::Special => Phase::Daylight,
            Step::Rest | Step::Draw | Step::Discard | Step::Capacity => Phase::Evening,
        }
    }

    fn candidates(game: &Game, seat: SeatId, state: &State) -> Vec<Candidate> {
        checklist::candidates(game, seat, state)
    }

    fn decide(draft: &mut Draft<'_>, seat: SeatId, command: &Command) -> Outcome {
        match *command {
            Command::GetQuests => quests::get_quests(draft, seat),
            Command::Refresh => turn::refresh(draft, seat),
            Command::Slip => turn::slip(draft, seat),
            Command::Move => turn::walk(draft, seat),
            Command::Battle => turn::battle(draft, seat),
            Command::HitsWithAlly => relations::hits_with_ally(draft, seat),
            Command::Explore => quests::explore(draft, seat),
            Command::Aid { to } => relations::aid(draft, seat, to),
            Command::Complete(quest) => quests::complete(draft, seat, quest),
            Command::Strike => turn::strike(draft, seat),
            Command::Repair => turn::repair(draft, seat),
            Command::Special => special::special(draft, seat),
            Command::Rest => turn::rest(draft, seat),
            Command::Draw => turn::draw(draft, seat),
            Command::Discard => turn::discard(draft, seat),
            Command::CheckCapacity => turn::check_capacity(draft, seat),
            Command::Handle(thing) => loss::handle(draft, seat, thing),
            Command::AddItem => correct::add_item(draft, seat),
            Command::SetRelation { with } => relations::set_relation(draft, seat, with),
            Command::SetAids { to } => relations::set_aids(draft, seat, to),
            Command::SetForest(in_forest) => turn::set_forest(draft, seat, in_forest),
            Command::SetRuins => quests::set_ruins(draft),
            Command::ChangeQuest(quest) => quests::change_quest(draft, quest),
            Command::AddDone => quests::add_done(draft, seat),
            Command::TakeBackDone(quest) => correct::take_back_done(draft, seat, quest),
            Command::Unuse => correct::unuse(draft, seat),
        }
    }

    fn fold(state: &mut State, effect: &Effect) -> Result<(), Misfit> {
        match *effect {
            Effect::Changed { thing, change } => {
                state.items.change(thing, change).ok_or(Misfit::NoSuchItem)?;
            }
            Effect::Gained(kind) => state.items.gain(kind),
            Effect::Related { with, relation } => {
                set(&mut state.relations, with, relation, &super::Relation::Indifferent);
                // What was given before counts towards nothing new.
                set(&mut state.aids, with, 0, &0);
            }
            Effect::Aided { to, aids } => set(&mut state.aids, to, aids, &0),
            Effect::QuestOpen(quest) => {
                if state.row.contains(&quest) || state.row.len() >= super::ROW {
                    return Err(Misfit::OutOfRange);
                }
                state.row.push(quest);
            }
            Effect::QuestGone(quest) => {
                let at = state.row.iter().position(|q| *q == quest).ok_or(Misfit::OutOfRange)?;
                state.row.remove(at);
            }
            Effect::QuestDone(quest) => {
                if state.done.contains(&quest) {
                    return Err(Misfit::OutOfRange);
                }
                state.done.push(quest);
            }
            Effect::QuestUndone(quest) => {
                let at = state.done.iter().position(|q| *q == quest).ok_or(Misfit::OutOfRange)?;
                state.done.remove(at);
            }
            Effect::Explored(taken) => {
                if taken.iter().any(|n| usize::from(*n) > Self::MOST) {
                    return Err(Misfit::OutOfRange);
                }
                state.explored = taken;
            }
            Effect::Found(ruin) => state.found.push(ruin),
            Effect::Forest(in_forest) => state.in_forest = in_forest,
            Effect::Fought(fight) => state.fight = fight,
            Effect::Used(used) => state.used = used,
            Effect::Credit(credit) => state.credit = credit,
        }
        Ok(())
    }

    fn new_turn(state: &mut State) {
        // law root:9.2.9.I.a: aid counts within one turn.
        state.aids.clear();
        state.fight = super::Fight::None;
        state.used = false;
        state.credit = false;
    }

    fn pool_kind(pool: Pool) -> u8 {
        match pool {}
    }

    fn zone_sight(zone: Zone) -> Sight {
        match zone {}
    }

    fn crafting(draft: &mut Draft<'_>, seat: SeatId, face: Option<Face>) -> Outcome {
        craft::crafting(draft, seat, face)
    }

    fn item_came(state: &mut State, item: Item) {
        state.items.gain(item.into());
    }

    fn item_left(state: &mut State, item: Item) -> Result<(), Misfit> {
        state.items.give_up(item.into()).ok_or(Misfit::NoSuchItem)
    }

    // law root:9.2.5: a satchel instead of a Crafted Items box.
    fn keeps_crafted_box() -> bool {
        false
    }

    // law root:9.2.2
    fn removable(_seat: &Seat) -> [u8; 3] {
        [0; 3]
    }

    fn on_map(seat: &Seat) -> Option<bool> {
        of(seat).map(|state| !state.in_forest)
    }

    fn pawns(seat: &Seat) -> u8 {
        of(seat).map_or(0, |state| state.items.undamaged())
    }

    fn untouchable(seat: &Seat) -> Option<Refused> {
        let bare = of(seat).is_some_and(|state| state.items.undamaged() == 0);
        bare.then(|| Refused::plain(Refusal::NothingToDamage).citing(HITS))
    }

    fn may_lose_items() -> bool {
        true
    }

    fn sweeps_matter(_seat: &Seat) -> bool {
        true
    }

    fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
        loss::take(draft, removal)
    }

    fn has_removed(draft: &mut Draft<'_>, seat: SeatId, removals: &[Removal]) -> Outcome {
        relations::has_removed(draft, seat, removals)
    }

    fn begins_battle(_game: &Game, _seat: SeatId, command: &Command) -> bool {
        matches!(command, Command::Battle)
    }

    // He attacks with a sword; without one he has nothing to exhaust for it.
    fn pawn_fights(_seat: &Seat) -> bool {
        true
    }

    fn stands(draft: &mut Draft<'_>, seat: SeatId) -> Outcome<Force> {
        fights::stands(draft, seat)
    }

    fn losses(draft: &mut Draft<'_>, seat: SeatId, hits: u8) -> Outcome<Losses> {
        fights::losses(draft, seat, hits)
    }

    fn after_battle(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
        fights::after_battle(draft, seat)
    }

    fn refresh_item(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
        loss::refresh_item(draft, seat)
    }

    fn pledged(draft: &mut Draft<'_>, seat: SeatId, partner: SeatId) -> Outcome {
        relations::pledged(draft, seat, partner)
    }

    fn figure_shape(figure: Figure) -> Shape {
        match figure {}
    }

    #[cfg(test)]
    fn walker() -> crate::engine::tests::walk::Walker {
        super::tests::walk::walker()
    }
}
