//! Daylight without its battles: Dig and Build, and how a clearing is settled one tie-break at a time.

use super::checklist::{needed_to_dig, next_building, once};
use super::laws::{BUILD, DIG, DIG_TIE, NO_TUNNEL};
use super::rules::{buildings_on_map, count, ordered, state};
use super::{Choice, Effect, Pool, Question, Reason, Refusal, Step, Tie};
use crate::engine::ask::{Answerer, Choice as Chosen, Question as Asked};
use crate::engine::factions::FactionChoice;
use crate::engine::law::LawRef;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;

fn own(question: Question) -> Asked {
    Asked::Own(question.into())
}

/// One of the choices of our own.
pub(super) fn pick(
    draft: &mut Draft<'_>,
    question: Question,
    choices: Vec<Choice>,
    law: LawRef,
) -> Outcome<Choice> {
    let choices = choices.into_iter().map(|choice| Chosen::Own(choice.into())).collect();
    let chosen = draft.ask_one(Answerer::Table, own(question), choices, Some(law))?;
    // Only our own choices were offered.
    let Chosen::Own(FactionChoice::DrillbitDuchy(choice)) = chosen else {
        return Ok(Choice::Nowhere);
    };
    Ok(choice)
}

/// Why a Dig is taken: the step of Daylight, or the Brigadier's action with a tie of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Digger {
    Daylight,
    Brigadier,
}

/// The tie-breaks of a Dig, in order. Source: clockwork:10.5.1.I, 10.7.4.
fn ties(order: Suit, digger: Digger, invaders: bool) -> &'static [Tie] {
    match (digger, order) {
        (Digger::Daylight, _) if invaders => {
            &[Tie::MostEnemyBuildings, Tie::FewestEnemyWarriors, Tie::Priority]
        }
        (Digger::Brigadier, _) | (Digger::Daylight, Suit::Bird) => {
            &[Tie::MostEnemyBuildingsAndTokens, Tie::Priority]
        }
        (Digger::Daylight, Suit::Fox | Suit::Rabbit | Suit::Mouse) => {
            &[Tie::MostSlots, Tie::FewestWarriors, Tie::Priority]
        }
    }
}

/// Whether there is a clearing to dig to; ties are broken one at a time, the last of them by itself.
fn target(draft: &mut Draft<'_>, order: Suit, warriors: u8, ties: &[Tie]) -> Outcome<bool> {
    let mut by = None;
    for next in ties {
        let question = Question::DigWhere { order, warriors, by };
        let mut choices = vec![Choice::One, Choice::Tied(*next)];
        if by.is_none() {
            choices.push(Choice::Nowhere);
        }
        let law = if by.is_none() { DIG } else { DIG_TIE };
        match pick(draft, question, choices, law)? {
            Choice::Tied(Tie::Priority) | Choice::One => return Ok(true),
            Choice::Tied(tie) => by = Some(tie),
            Choice::Nowhere
            | Choice::Item(_)
            | Choice::NoItem
            | Choice::NoBattle
            | Choice::NoSlot
            | Choice::RulesNothing
            | Choice::SentHome
            | Choice::AboveFour
            | Choice::Lost(_) => return Ok(false),
        }
    }
    Ok(true)
}

/// One Dig; says whether there was anywhere to go.
pub(super) fn dig_once(
    draft: &mut Draft<'_>,
    seat: SeatId,
    digger: Digger,
    warriors: u8,
) -> Outcome<bool> {
    let order = ordered(draft, seat)?;
    let invaders = state(draft, seat)?.rules.traits.invaders;
    if !target(draft, order, warriors, ties(order, digger, invaders))? {
        return Ok(false);
    }
    if count(&draft.game, seat, Pool::Tunnels) == 0 {
        // law clockwork:10.5.1.II: one of the map moves; all three stay on it.
        let choices = vec![Choice::One, Choice::Tied(Tie::Priority)];
        pick(draft, Question::TunnelFrom, choices, NO_TUNNEL)?;
    } else {
        draft.shift(seat, Pool::Tunnels, Pool::TunnelsOnMap, 1)?;
    }
    draft.shift(seat, Pool::Burrow, Pool::OnMap, warriors)?;
    Ok(true)
}

/// Enough warriors wait in the Burrow; the table may insist on digging with fewer.
pub(super) fn enough(draft: &mut Draft<'_>, seat: SeatId, needed: u8, law: LawRef) -> Outcome {
    let there = count(&draft.game, seat, Pool::Burrow);
    draft.law(there >= needed, law, Refusal::BurrowShort { needed, there })
}

pub(super) fn dig(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Dig)?;
    ordered(draft, seat)?;
    let rules = state(draft, seat)?.rules;
    let needed = needed_to_dig(&rules);
    enough(draft, seat, needed, DIG)?;
    let dug = dig_once(draft, seat, Digger::Daylight, needed)?;
    let again = rules.traits.overwhelm && count(&draft.game, seat, Pool::Burrow) >= needed;
    if dug && again {
        dig_once(draft, seat, Digger::Daylight, needed)?;
    }
    draft.mark_own(seat, Step::Dig)
}

pub(super) fn build(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Build)?;
    build_now(draft, seat, BUILD, Reason::CannotBuild)?;
    draft.mark_own(seat, Step::Build)
}

/// The Build action, of Daylight or of the Banker.
pub(super) fn build_now(
    draft: &mut Draft<'_>,
    seat: SeatId,
    law: LawRef,
    reason: Reason,
) -> Outcome {
    let rules = state(draft, seat)?.rules;
    let tracks = [Pool::Citadels, Pool::Markets].map(|pool| count(&draft.game, seat, pool));
    draft.must_by(tracks.iter().any(|n| *n > 0), law, Refusal::AllBuilt)?;
    let place = match next_building(&draft.game, seat) {
        None => Choice::Nowhere,
        // Without a piece on the map it rules nothing but the Burrow, where nothing is built.
        Some(_)
            if count(&draft.game, seat, Pool::OnMap) + buildings_on_map(&draft.game, seat) == 0 =>
        {
            Choice::RulesNothing
        }
        Some(building) => {
            let supply = count(&draft.game, seat, Pool::Supply);
            let mut choices = vec![Choice::One, Choice::Tied(Tie::Priority), Choice::NoSlot];
            if rules.traits.invaders {
                choices.push(Choice::RulesNothing);
            }
            let chosen = pick(draft, Question::BuildWhere { building, supply }, choices, law)?;
            if matches!(chosen, Choice::One | Choice::Tied(_)) {
                draft.shift(seat, building.track(), building.on_map(), 1)?;
                return Ok(());
            }
            chosen
        }
    };
    if rules.traits.invaders && place == Choice::NoSlot {
        return draft.own(seat, Effect::Invading(true));
    }
    draft.score(seat, 1, Why::Own(reason.into()), Some(BUILD))
}
