//! Setup and Birdsong: where it surfaces, its first ministers, the order, the item on it, and recruits.

use super::checklist::once;
use super::evening::crown_topmost;
use super::laws::{CRAFT, FIRST_MINISTERS, RECRUIT, SET_ORDER, SETUP, SURFACE};
use super::rules::{count, order_card, order_zone, state_of};
use super::{Choice, Minister, Pool, Question, Refusal, Step};
use crate::engine::ask::{Answerer, Choice as Chosen, Question as Asked};
use crate::engine::card::Face;
use crate::engine::deck::{Body, CardKind};
use crate::engine::factions::FactionChoice;
use crate::engine::game::Game;
use crate::engine::item::Item;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::engine::turn::{Mark, Step as Line};
use crate::engine::zone::{End, Zone as Place_};

/// More clearings than any corner lies beside.
const MOST_BESIDE: u16 = 5;

fn own(question: Question) -> Asked {
    Asked::Own(question.into())
}

fn first_time(draft: &Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    let done = draft.seat(seat)?.mark(Line::Own(step.into())) == Some(Mark::Done);
    draft.must_by(!done, SETUP, Refusal::PlacedAlready)
}

pub(super) fn surface(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    first_time(draft, seat, Step::Surface)?;
    let range = (1, MOST_BESIDE, 3);
    let n = draft.ask_number(Answerer::Table, own(Question::Adjacent), range, Some(SURFACE))?;
    let warriors = 2 + 2 * u8::try_from(n).unwrap_or(1);
    draft.shift(seat, Pool::Supply, Pool::OnMap, warriors)?;
    draft.shift(seat, Pool::Tunnels, Pool::TunnelsOnMap, 1)?;
    draft.mark_own(seat, Step::Surface)
}

pub(super) fn first_ministers(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    first_time(draft, seat, Step::FirstMinisters)?;
    let question = own(Question::FirstMinisters);
    let faces = draft.ask_faces(Answerer::Table, question, (2, 2), Some(FIRST_MINISTERS))?;
    for face in faces {
        // law clockwork:10.3.5 is silent on birds: they match every minister, so the topmost of all.
        crown_topmost(draft, seat, |minister| face.suit().matches(minister.suit()))?;
        let to = draft.discard_zone_for(face);
        if to != Place_::Discard {
            draft.deal(face, to, End::Top)?;
        }
    }
    draft.mark_own(seat, Step::FirstMinisters)
}

pub(super) fn set_order(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Order)?;
    let question = own(Question::OrderCard);
    let faces = draft.ask_faces(Answerer::Table, question, (1, 1), Some(SET_ORDER))?;
    // An order that nobody discarded goes first.
    if let Some(old) = order_card(&draft.game, seat) {
        draft.discard(old)?;
    }
    for face in faces {
        draft.deal(face, order_zone(seat), End::Top)?;
    }
    draft.mark_own(seat, Step::Order)
}

/// The items that a card of this suit may show and that can still be had.
fn items(game: &Game, suit: Suit) -> Vec<Item> {
    let shown = |item: &Item| {
        CardKind::of(game.deck).any(|kind| {
            let def = kind.def();
            def.suit == suit && matches!(def.body, Body::Item { item: on, .. } if on == *item)
        })
    };
    Item::ALL.into_iter().filter(|item| game.items.count(*item) > 0).filter(shown).collect()
}

/// What the order card shows, as far as it is known, or why nothing is crafted.
pub(super) fn craftable(game: &Game, face: Face) -> Result<Vec<Item>, RefusalKind> {
    match face {
        Face::Named(kind) => match kind.def().body {
            Body::Item { item, .. } if game.items.count(item) > 0 => Ok(vec![item]),
            Body::Item { item, .. } => Err(RefusalKind::ItemGone(item)),
            Body::Persistent(_) | Body::Favor(_) | Body::Ambush | Body::Dominance => {
                Err(Refusal::OrderWithoutItem.into())
            }
        },
        Face::Suit(suit) => match items(game, suit) {
            none if none.is_empty() => Err(Refusal::OrderWithoutItem.into()),
            items => Ok(items),
        },
        Face::Own { .. } => Err(Refusal::OrderWithoutItem.into()),
    }
}

pub(super) fn craft(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Craft)?;
    let face = order_card(&draft.game, seat).and_then(|card| draft.game.card(card)).map(|c| c.face);
    let Some(face) = face else {
        return draft.must_by(false, SET_ORDER, Refusal::NoOrder);
    };
    let items = match craftable(&draft.game, face) {
        Ok(items) => items,
        Err(why) => return draft.must_by(false, CRAFT, why),
    };
    let item = match (face, items.as_slice()) {
        (Face::Named(_), [item]) => Some(*item),
        (Face::Named(_) | Face::Suit(_) | Face::Own { .. }, _) => {
            let mut choices: Vec<Chosen> =
                items.into_iter().map(|item| Chosen::Own(Choice::Item(item).into())).collect();
            choices.push(Chosen::Own(Choice::NoItem.into()));
            let question = own(Question::ItemShown);
            let shown = draft.ask_one(Answerer::Table, question, choices, Some(CRAFT))?;
            if let Chosen::Own(FactionChoice::DrillbitDuchy(Choice::Item(item))) = shown {
                Some(item)
            } else {
                None
            }
        }
    };
    if let Some(item) = item {
        draft.gain_item(seat, item, 1)?;
    }
    draft.mark_own(seat, Step::Craft)
}

/// Mole icons on the citadel spaces that are uncovered. Source: clockwork:10.4.3.
pub fn moles(citadels_on_map: u8) -> u8 {
    match citadels_on_map {
        0 => 0,
        1 => 1,
        2 => 2,
        _ => 4,
    }
}

/// How many warriors Recruit brings, whatever the supply holds: difficulty, Mole icons, the Foremole.
pub fn recruit_due(game: &Game, seat: SeatId) -> [u8; 3] {
    let Some(state) = state_of(game, seat) else { return [0; 3] };
    let foremole = u8::from(state.is_swayed(Minister::Foremole));
    let icons = moles(count(game, seat, Pool::CitadelsOnMap));
    [state.rules.difficulty.recruits(), icons, foremole]
}

pub(super) fn recruit(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Recruit)?;
    let any = count(&draft.game, seat, Pool::Supply) > 0;
    draft.must_by(any, RECRUIT, Refusal::NoWarriorInSupply)?;
    let due = recruit_due(&draft.game, seat).iter().sum();
    draft.shift(seat, Pool::Supply, Pool::Burrow, due)?;
    draft.mark_own(seat, Step::Recruit)
}
