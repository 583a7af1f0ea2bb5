//! The checklist of the Vagabond, what it may want to do, and what can be put right on its board.

use crate::engine::factions::Contract;
use crate::engine::game::Game;
use crate::engine::offer::{Candidate, Place};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;
use crate::engine::table::{self, Command as Act};
use crate::engine::turn::{Mark, Status, Step as Line, StepInfo};

use super::items::Kind;
use super::quests::{can_complete, in_ruins, keeper, quest_row, quests_left};
use super::relations::chart;
use super::rules::{Rules, law_of};
use super::turn::{item_of, to_draw};
use super::{Character, Command, Fight, ROW, Refusal, State, Step, Thing};

fn impossible(refusal: Refusal) -> Status {
    Status::Impossible(refusal.into())
}

/// An action that exhausts one kind of item: how many times it goes, or what it lacks.
fn with_items(state: &State, kind: Kind, needs_clearing: bool) -> (Status, Option<u8>) {
    let there = state.items.ready(kind) + u8::from(state.credit);
    if there == 0 {
        return (impossible(Refusal::NotReady { kind, needed: 1, there }), None);
    }
    if needs_clearing && state.in_forest {
        return (impossible(Refusal::InForest), Some(there));
    }
    (Status::Optional, Some(there))
}

fn special(state: &State) -> (Status, Option<u8>) {
    if state.used && state.character.once_a_turn() {
        return (Status::Done, None);
    }
    match (state.character, state.character.pays()) {
        (Character::Ranger | Character::Harrier | Character::Ronin, Some(kind)) => {
            with_items(state, kind, false)
        }
        (_, Some(kind)) => with_items(state, kind, true),
        (Character::Adventurer | Character::Cheat, None) => (impossible(Refusal::InAQuest), None),
        (Character::Arbiter, None) => (Status::Optional, None),
        (Character::Gladiator, None) if state.in_forest => (impossible(Refusal::InForest), None),
        (_, None) => (Status::Optional, None),
    }
}

fn daylight(game: &Game, seat: SeatId, state: &State, step: Step) -> (Status, Option<u8>) {
    let ready = state.items.count(Thing::is_ready);
    let empty_hand = game.seat(seat).is_none_or(|who| who.hand == 0);
    let ruins: u8 = in_ruins(game).iter().sum();
    let row = quest_row(game);
    let able = row.iter().filter(|quest| can_complete(state, **quest)).count();
    match (step, item_of(step)) {
        (Step::Explore, _) if ruins == 0 => (impossible(Refusal::RuinsEmpty), None),
        (Step::Repair, _) if state.items.damaged() == 0 => {
            (impossible(Refusal::NothingDamaged), None)
        }
        (Step::Move | Step::Repair, Some(kind)) => with_items(state, kind, false),
        (_, Some(kind)) => with_items(state, kind, true),
        (Step::Aid, None) if ready == 0 && !state.credit => {
            (impossible(Refusal::NothingReady), None)
        }
        (Step::Aid, None) if empty_hand => (Status::Impossible(RefusalKind::HandEmpty), None),
        (Step::Aid | Step::Quest, None) if state.in_forest => (impossible(Refusal::InForest), None),
        (Step::Aid, None) => (Status::Optional, Some(ready)),
        (Step::Quest, None) if row.is_empty() => (impossible(Refusal::NoQuestOpen), None),
        (Step::Quest, None) if able == 0 => (impossible(Refusal::NoQuestCanBeDone), None),
        (Step::Quest, None) => (Status::Optional, u8::try_from(able).ok()),
        (_, None) => special(state),
    }
}

fn open(game: &Game, seat: SeatId, state: &State, step: Step) -> (Status, Option<u8>) {
    let items = &state.items;
    match step {
        Step::Character | Step::Pawn | Step::Items => (Status::Done, None),
        Step::Relations => (Status::Done, u8::try_from(chart(game, seat).len()).ok()),
        Step::Ruins => (Status::Done, Some(in_ruins(game).iter().sum())),
        Step::Quests => {
            let full = quest_row(game).len() >= ROW || quests_left(game).is_empty();
            (if full || keeper(game) != seat { Status::Done } else { Status::Due }, Some(3))
        }
        Step::Refresh if items.exhausted() == 0 => (impossible(Refusal::NothingExhausted), None),
        Step::Refresh => (Status::Due, Some(items.to_refresh())),
        Step::Slip => (Status::Optional, None),
        Step::Move
        | Step::Battle
        | Step::Explore
        | Step::Aid
        | Step::Quest
        | Step::Strike
        | Step::Repair
        | Step::Craft
        | Step::Special => daylight(game, seat, state, step),
        Step::Rest if !state.in_forest => (impossible(Refusal::NotInForest), None),
        Step::Rest if items.damaged() == 0 => (impossible(Refusal::NothingDamaged), None),
        Step::Rest => (Status::Due, Some(items.damaged())),
        Step::Draw => (Status::Due, Some(to_draw(state))),
        Step::Discard => (Status::Due, game.seat(seat).map(table::over_the_limit)),
        Step::Capacity => (Status::Due, Some(items.over_the_limit())),
    }
}

pub(super) fn step_info(game: &Game, seat: SeatId, state: &State, step: Step) -> StepInfo {
    let who = game.seat(seat);
    let (open, mut count) = open(game, seat, state, step);
    let mark = who.and_then(|who| who.mark(Line::Own(step.into())));
    let status = match (step, who) {
        (_, None) => open,
        (Step::Discard, Some(who)) => table::discard_status(who, step.into()).0,
        // An item that came later has to go as well, so its mark does not count.
        (Step::Capacity, Some(_)) => match (state.items.over_the_limit(), mark) {
            (0, _) => Status::Done,
            (_, Some(Mark::Skipped)) => Status::Skipped,
            (_, Some(Mark::Done) | None) => Status::Due,
        },
        (Step::Quests, Some(_)) => open,
        (_, Some(who)) => table::status(who, step.into(), open),
    };
    if step == Step::Refresh && mark.is_some() {
        count = None;
    }
    StepInfo {
        step: Line::Own(step.into()),
        phase: Rules::step_phase(step),
        law: law_of(step),
        status,
        count,
    }
}

pub(super) fn candidates(game: &Game, seat: SeatId, state: &State) -> Vec<Candidate> {
    let play = |command: Command| Act::Play { seat, play: command.into() };
    let mut list = Vec::new();
    let mut add = |place, command| list.push(Candidate { place, command });
    let at = |step: Step| Place::Step(Line::Own(step.into()));
    for (step, command) in [
        (Step::Quests, Command::GetQuests),
        (Step::Refresh, Command::Refresh),
        (Step::Slip, Command::Slip),
        (Step::Move, Command::Move),
        (Step::Battle, Command::Battle),
        (Step::Explore, Command::Explore),
        (Step::Strike, Command::Strike),
        (Step::Repair, Command::Repair),
        (Step::Rest, Command::Rest),
        (Step::Draw, Command::Draw),
        (Step::Discard, Command::Discard),
        (Step::Capacity, Command::CheckCapacity),
    ] {
        add(at(step), play(command));
    }
    if matches!(state.fight, Fight::Battle(_)) && !state.allies().is_empty() {
        add(Place::Events, play(Command::HitsWithAlly));
    }
    for to in game.clockwise_after(seat).into_iter().filter(|to| *to != seat) {
        add(at(Step::Aid), play(Command::Aid { to }));
    }
    for quest in quest_row(game) {
        add(at(Step::Quest), play(Command::Complete(quest)));
    }
    add(at(Step::Craft), Act::Craft { seat });
    let special = match state.character {
        Character::Arbiter => Place::Events,
        Character::Thief
        | Character::Tinker
        | Character::Ranger
        | Character::Vagrant
        | Character::Scoundrel
        | Character::Adventurer
        | Character::Harrier
        | Character::Ronin
        | Character::Cheat
        | Character::Gladiator
        | Character::Jailor => at(Step::Special),
    };
    add(special, play(Command::Special));
    corrections(game, seat, state, &mut |place, command| add(place, play(command)));
    list
}

fn corrections(game: &Game, seat: SeatId, state: &State, add: &mut impl FnMut(Place, Command)) {
    let mut add = |command| add(Place::Correct, command);
    for (thing, _) in state.items.iter() {
        add(Command::Handle(thing));
    }
    add(Command::AddItem);
    for with in chart(game, seat) {
        add(Command::SetRelation { with });
        add(Command::SetAids { to: with });
    }
    add(Command::SetForest(!state.in_forest));
    add(Command::SetRuins);
    if quest_row(game).len() < ROW {
        add(Command::GetQuests);
    }
    for quest in quest_row(game) {
        add(Command::ChangeQuest(quest));
    }
    add(Command::AddDone);
    for quest in &state.done {
        add(Command::TakeBackDone(*quest));
    }
    add(Command::Unuse);
}
