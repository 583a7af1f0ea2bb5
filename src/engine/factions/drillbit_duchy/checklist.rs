//! The checklist of the Drillbit Duchy, what the table may want to do for it, and what can be put right on its board.

use super::battle::enemies;
use super::birdsong::{craftable, recruit_due};
use super::laws::{BIRDSONG, DAYLIGHT, EVENING, SETUP};
use super::ministers::{BRIGADIER, DUCHESS};
use super::rules::{Rules, buildings_on_map, count, law_of, order_card, order_zone, state_of};
use super::{
    Building, Command, Difficulty, Front, Minister, Pick, Pool, Refusal, State, Step, Traits,
};
use crate::engine::factions::Contract;
use crate::engine::game::Game;
use crate::engine::law::LawRef;
use crate::engine::offer::{Candidate, Place};
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;
use crate::engine::table::{self, Command as Act};
use crate::engine::turn::{Mark, Phase, Status, Step as Line, StepInfo};

/// Supply from which a citadel is built instead of a market. Source: clockwork:10.5.3.
const FOR_A_CITADEL: u8 = 9;

/// Warriors that a Dig needs and moves. Source: clockwork:10.5.1.
pub fn needed_to_dig(rules: &Pick) -> u8 {
    if rules.traits.overwhelm { 3 } else { 4 }
}

/// What Build would place now; `None` when that track is empty, and the table has not agreed on the other kind.
pub fn next_building(game: &Game, seat: SeatId) -> Option<Building> {
    let rules = state_of(game, seat)?.rules;
    let due = match count(game, seat, Pool::Supply) {
        FOR_A_CITADEL.. => Building::Citadel,
        _ => Building::Market,
    };
    let left = |kind: Building| count(game, seat, kind.track()) > 0;
    [Some(due), rules.other_kind.then(|| due.other())].into_iter().flatten().find(|k| left(*k))
}

/// Whether a step can be taken, and its number.
type Standing = (Status, Option<u8>);

fn impossible(why: impl Into<RefusalKind>) -> Standing {
    (Status::Impossible(why.into()), None)
}

fn due(n: impl Into<Option<u8>>) -> Standing {
    (Status::Due, n.into())
}

/// `n` of something, or why there is nothing.
fn some(n: u8, none: Refusal) -> Standing {
    if n == 0 { impossible(none) } else { due(n) }
}

fn dig_with(game: &Game, seat: SeatId, needed: u8) -> Standing {
    let there = count(game, seat, Pool::Burrow);
    if there < needed { impossible(Refusal::BurrowShort { needed, there }) } else { due(needed) }
}

fn build(game: &Game, seat: SeatId) -> Standing {
    match count(game, seat, Pool::Citadels) + count(game, seat, Pool::Markets) {
        0 => impossible(Refusal::AllBuilt),
        _ => due(None),
    }
}

fn minister(game: &Game, seat: SeatId, state: &State, minister: Minister) -> Standing {
    let n = |pool: Pool| count(game, seat, pool);
    match minister {
        Minister::Captain | Minister::Foremole => impossible(Refusal::NoAction(minister)),
        Minister::Marshal if buildings_on_map(game, seat) == 0 => {
            impossible(Refusal::NoBuildingOnMap)
        }
        Minister::Marshal => some(n(Pool::Supply).min(1), Refusal::NoWarriorInSupply),
        Minister::Brigadier => dig_with(game, seat, BRIGADIER),
        Minister::Banker => build(game, seat),
        Minister::Mayor => {
            let burrow = if state.rules.mayor_on_map { 0 } else { n(Pool::Burrow) };
            some((n(Pool::OnMap) + burrow).min(1), Refusal::NobodyToRemove)
        }
        Minister::Earl => some(n(Pool::CitadelsOnMap), Refusal::NoCitadelOnMap),
        Minister::Baron => some(n(Pool::MarketsOnMap), Refusal::NoMarketOnMap),
        Minister::Duchess => match n(Pool::Tunnels) {
            0 => due(DUCHESS),
            left => impossible(Refusal::TunnelsLeft { left }),
        },
    }
}

fn standing(game: &Game, seat: SeatId, state: &State, step: Step) -> Standing {
    let n = |pool: Pool| count(game, seat, pool);
    match step {
        Step::Gather => (Status::Done, Some(n(Pool::Supply) + n(Pool::OnMap) + n(Pool::Burrow))),
        Step::Burrow | Step::Tracks => (Status::Done, None),
        Step::Surface => due(None),
        Step::FirstMinisters => due(2),
        Step::Order => due(None),
        Step::Craft => {
            let face = order_card(game, seat).and_then(|card| game.card(card)).map(|c| c.face);
            match face.map(|face| craftable(game, face)) {
                Some(Err(why)) => impossible(why),
                Some(Ok(_)) => due(1),
                None => due(None),
            }
        }
        Step::Recruit => {
            let all: u8 = recruit_due(game, seat).iter().sum();
            some(all.min(n(Pool::Supply)), Refusal::NoWarriorInSupply)
        }
        Step::Dig => dig_with(game, seat, needed_to_dig(&state.rules)),
        Step::Battle if n(Pool::OnMap) == 0 => impossible(Refusal::NobodyOnMap),
        Step::Battle if enemies(game, seat).is_empty() => impossible(Refusal::NobodyToBattle),
        Step::Battle | Step::Invade => due(None),
        Step::Build => build(game, seat),
        Step::Ministers => impossible(Refusal::NobodyActs),
        Step::Act(who) => minister(game, seat, state, who),
        Step::Rally if n(Pool::OnMap) == 0 => impossible(Refusal::NobodyOnMap),
        Step::Rally => due(None),
        Step::Score => some(n(Pool::MarketsOnMap), Refusal::NoMarketOnMap),
        Step::Sway if state.swayed.len() == Minister::ALL.len() => impossible(Refusal::AllSwayed),
        Step::Sway => due(None),
        Step::Discard => due(None),
        Step::Nightmare => due(1),
    }
}

/// The lines that there are now: ministers only while they are swayed or have acted.
fn lines(game: &Game, seat: SeatId, state: &State) -> Vec<Step> {
    let mut list = vec![
        Step::Gather,
        Step::Burrow,
        Step::Surface,
        Step::Tracks,
        Step::FirstMinisters,
        Step::Order,
        Step::Craft,
        Step::Recruit,
        Step::Dig,
        Step::Battle,
        Step::Build,
    ];
    let marked = |step: Step| game.seat(seat).and_then(|s| s.mark(Line::Own(step.into())));
    if state.invading || marked(Step::Invade).is_some() {
        list.push(Step::Invade);
    }
    let acting: Vec<Step> = Minister::ALL
        .into_iter()
        .filter(|m| m.acts())
        .filter(|m| state.is_swayed(*m) || marked(Step::Act(*m)) == Some(Mark::Done))
        .map(Step::Act)
        .collect();
    if acting.is_empty() {
        list.push(Step::Ministers);
    } else {
        list.extend(acting);
    }
    list.extend([Step::Rally, Step::Score, Step::Sway, Step::Discard]);
    if state.rules.difficulty == Difficulty::Nightmare {
        list.push(Step::Nightmare);
    }
    list
}

pub(super) fn steps(game: &Game, seat: SeatId, state: &State) -> Vec<StepInfo> {
    let Some(who) = game.seat(seat) else { return Vec::new() };
    let line = |step: Step| {
        let (open, count) = standing(game, seat, state, step);
        let mark = who.mark(Line::Own(step.into()));
        // Taken again and again: as long as nothing later is done there may be another battle.
        let again = step == Step::Battle
            && mark == Some(Mark::Done)
            && open == Status::Due
            && !table::passed(who, step.into());
        let status = if again {
            Status::Optional
        } else if step == Step::Invade && state.invading {
            Status::Due
        } else {
            table::status(who, step.into(), open)
        };
        StepInfo {
            step: Line::Own(step.into()),
            phase: Rules::step_phase(step),
            law: law_of(step),
            status,
            count,
        }
    };
    lines(game, seat, state).into_iter().map(line).collect()
}

pub(super) fn candidates(game: &Game, seat: SeatId, state: &State) -> Vec<Candidate> {
    let play = |command: Command| Act::Play { seat, play: command.into() };
    let mut list = Vec::new();
    let mut add = |place, command| list.push(Candidate { place, command });
    // A step that cannot apply is a line with its reason and never a command.
    let open = |info: &StepInfo| !matches!(info.status, Status::Impossible(_));
    for info in steps(game, seat, state).into_iter().filter(open) {
        let Line::Own(crate::engine::factions::FactionStep::DrillbitDuchy(step)) = info.step else {
            continue;
        };
        if let Some(command) = command(step) {
            add(Place::Step(info.step), play(command));
        }
    }
    add(Place::Events, play(Command::Rest));
    add(Place::Events, play(Command::Gift));
    corrections(game, seat, state, &mut add);
    list
}

fn command(step: Step) -> Option<Command> {
    match step {
        Step::Gather | Step::Burrow | Step::Tracks | Step::Ministers => None,
        Step::Surface => Some(Command::Surface),
        Step::FirstMinisters => Some(Command::FirstMinisters),
        Step::Order => Some(Command::SetOrder),
        Step::Craft => Some(Command::Craft),
        Step::Recruit => Some(Command::Recruit),
        Step::Dig => Some(Command::Dig),
        Step::Battle => Some(Command::Battle { front: Front::Ordered }),
        Step::Build => Some(Command::Build),
        Step::Invade => Some(Command::Battle { front: Front::Everywhere }),
        Step::Act(minister) => Some(Command::Act { minister }),
        Step::Rally => Some(Command::Rally),
        Step::Score => Some(Command::Score),
        Step::Sway => Some(Command::Sway),
        Step::Discard => Some(Command::Discard),
        Step::Nightmare => Some(Command::Nightmare),
    }
}

/// Every way in which the rules of this bot can be changed by one step.
pub(super) fn other_rules(now: Pick) -> Vec<Pick> {
    let mut list: Vec<Pick> = Difficulty::ALL
        .into_iter()
        .filter(|difficulty| *difficulty != now.difficulty)
        .map(|difficulty| Pick { difficulty, ..now })
        .collect();
    let t = now.traits;
    for traits in [
        Traits { foundations: !t.foundations, ..t },
        Traits { investors: !t.investors, ..t },
        Traits { overwhelm: !t.overwhelm, ..t },
        Traits { invaders: !t.invaders, ..t },
    ] {
        list.push(Pick { traits, ..now });
    }
    list.push(Pick { other_kind: !now.other_kind, ..now });
    list.push(Pick { mayor_on_map: !now.mayor_on_map, ..now });
    list
}

fn corrections(game: &Game, seat: SeatId, state: &State, add: &mut impl FnMut(Place, Act)) {
    let play = |command: Command| Act::Play { seat, play: command.into() };
    for minister in Minister::ALL {
        let swayed = !state.is_swayed(minister);
        add(Place::Correct, play(Command::SetCrown { minister, swayed }));
    }
    for rules in other_rules(state.rules) {
        add(Place::Correct, play(Command::SetRules(rules)));
    }
    match order_card(game, seat) {
        Some(card) => {
            add(Place::Card(card), Act::NameCard { card });
            add(Place::Card(card), Act::MoveCard { card, to: game.discard_zone() });
        }
        None => add(Place::Correct, Act::AddCard { to: order_zone(seat) }),
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

pub(super) fn in_turn(draft: &mut Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    draft.in_turn(seat, step, law_of(step), law_of_order(Rules::step_phase(step)))
}

pub(super) fn once(draft: &mut Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    draft.once(seat, step, law_of(step), law_of_order(Rules::step_phase(step)))
}
