//! Turmoil: what it costs and what becomes of the Decree and the leader.

use super::decree::{cards_of, comes_now, edicts, left_in, recruits, state, suit_of};
use super::laws::{CHARISMATIC, DEPOSE, HUMILIATE, TURMOIL};
use super::rules::count;
use super::{Choice, Column, Edict, Effect, Leader, Pool, Question, Reason, State};
use crate::engine::ask::{Answerer, Choice as Chosen, Question as Asked};
use crate::engine::effect::Effect as Shared;
use crate::engine::game::Game;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::engine::turn::{Mark, Phase, Step as Line, Turn};

/// What turmoil would cost now: a point for each bird on the Decree, Viziers included. Source: root:7.7.1.
pub fn birds(game: &Game, seat: SeatId, state: &State) -> u8 {
    let all = Column::ALL.into_iter().flat_map(|column| edicts(game, seat, state, column));
    let birds = all.filter(|edict| suit_of(game, *edict) == Suit::Bird).count();
    u8::try_from(birds).unwrap_or(u8::MAX)
}

/// The leaders that can be chosen.
pub fn face_up(state: &State) -> Vec<Leader> {
    let mut leaders = Leader::ALL.to_vec();
    leaders.retain(|l| state.leader != Some(*l) && !state.aside.contains(l));
    leaders
}

pub(super) fn cannot(draft: &mut Draft<'_>, seat: SeatId, edict: Edict) -> Outcome {
    let column = comes_now(draft, seat, edict)?;
    place_the_last_one(draft, seat, edict, column)?;
    let now = state(draft, seat)?;
    let cost = birds(&draft.game, seat, &now);
    let cards: usize = Column::ALL.map(|c| cards_of(&draft.game, seat, c).len()).iter().sum();
    let who = draft.seat(seat)?;
    let question = Question::Turmoil {
        cost,
        points: if who.scores() { who.points.get() } else { 0 },
        cards: u8::try_from(cards).unwrap_or(u8::MAX),
    };
    let go_on = draft.ask_yes(Answerer::Seat(seat), Asked::Own(question.into()), Some(TURMOIL))?;
    draft.must(go_on, RefusalKind::Cancelled)?;
    // What was resolved stays done in the checklist when its cards are gone.
    let whole = Column::ALL.map(|c| left_in(&draft.game, seat, &now, c).is_empty());
    draft.score(seat, -i16::from(cost), Why::Own(Reason::Humiliate.into()), Some(HUMILIATE))?;
    for column in Column::ALL {
        for card in cards_of(&draft.game, seat, column).to_vec() {
            draft.discard(card)?;
        }
    }
    depose(draft, seat, &now)?;
    for (column, whole) in Column::ALL.into_iter().zip(whole) {
        let step = Line::Own(column.step().into());
        let mark = Some(if whole { Mark::Done } else { Mark::Skipped });
        draft.apply(Shared::Marked { seat, step, mark })?;
    }
    let turn = draft.game.turn;
    if turn.seat == seat && turn.phase == Phase::Daylight {
        draft.apply(Shared::Turned(Turn { phase: Phase::Evening, ..turn }))?;
    }
    Ok(())
}

/// Two warriors are due and one is left: it is placed before the turmoil, where there is a roost for it.
fn place_the_last_one(
    draft: &mut Draft<'_>,
    seat: SeatId,
    edict: Edict,
    column: Column,
) -> Outcome {
    let (needed, _) = recruits(&state(draft, seat)?);
    let left = count(&draft.game, seat, Pool::Supply);
    let roosts = count(&draft.game, seat, Pool::Roosts);
    if column != Column::Recruit || left == 0 || left >= needed || roosts == 0 {
        return Ok(());
    }
    let suit = suit_of(&draft.game, edict);
    let question = Asked::Own(Question::RoostThere(suit).into());
    // A bird matches wherever a roost stands.
    let there =
        suit == Suit::Bird || draft.ask_yes(Answerer::Seat(seat), question, Some(CHARISMATIC))?;
    if there {
        draft.shift(seat, Pool::Supply, Pool::Warriors, left)?;
    }
    Ok(())
}

fn depose(draft: &mut Draft<'_>, seat: SeatId, before: &State) -> Outcome {
    if let Some(leader) = before.leader {
        draft.own(seat, Effect::Deposed(leader))?;
    }
    // law root:7.7.3.I
    if face_up(&state(draft, seat)?).is_empty() {
        draft.own(seat, Effect::NewClutch)?;
    }
    let leaders = face_up(&state(draft, seat)?);
    let choices = leaders.into_iter().map(|l| Chosen::Own(Choice::Leader(l).into())).collect();
    let question = Asked::Own(Question::NewLeader.into());
    let chosen = draft.ask_one(Answerer::Seat(seat), question, choices, Some(DEPOSE))?;
    match chosen {
        Chosen::Own(crate::engine::factions::FactionChoice::Eyrie(Choice::Leader(leader))) => {
            draft.own(seat, Effect::Leads(leader))
        }
        Chosen::Own(_)
        | Chosen::Seat(_)
        | Chosen::Suit(_)
        | Chosen::Card(_)
        | Chosen::Pool(_)
        | Chosen::Zone(_)
        | Chosen::Battle(_) => draft.must(false, RefusalKind::AnswerDoesNotFit),
    }
}
