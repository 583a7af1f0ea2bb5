//! The steps of the Marquise, from placing the keep to the discard.

use super::laws::{
    CHOOSE, CRAFTING, CRAFTING_PIECES, DAYLIGHT, EVENING, GARRISON, KEEP, LIMITED, OVERWORK, PAY,
    RECRUIT, SCORE, STARTING_BUILDINGS,
};
use super::{Action, Building, Effect, Piece, Pool, Question, Reason, Refusal, Step};
use crate::engine::ask::{Answerer, Question as Asked};
use crate::engine::card::Face;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::engine::turn::{Phase, Step as Line};

use super::rules::{OF_EACH, WARRIORS, count, law_of, law_of_action, state};
use super::tracks::{next_cost, next_points, to_draw};

/// A warrior in each of the twelve clearings of a usual map but one.
const USUAL_GARRISON: u16 = 11;
/// More actions than any turn has.
const MOST_ACTIONS: u16 = 20;

fn there(draft: &Draft<'_>, seat: SeatId, pool: Pool) -> u8 {
    count(&draft.game, seat, pool)
}

fn on_map(draft: &Draft<'_>, seat: SeatId, piece: Piece) -> u8 {
    there(draft, seat, Pool::Map(piece))
}

fn in_supply(draft: &Draft<'_>, seat: SeatId, piece: Piece) -> u8 {
    there(draft, seat, Pool::Supply(piece))
}

fn place(draft: &mut Draft<'_>, seat: SeatId, piece: Piece, n: u8) -> Outcome<u8> {
    draft.shift(seat, Pool::Supply(piece), Pool::Map(piece), n)
}

// Setup

/// A step of setup happens before the first turn, and once.
fn in_setup(draft: &mut Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    let early = draft.game.turn.phase == Phase::Setup;
    draft.law(early, law_of(step), RefusalKind::BegunAlready)?;
    let again = draft.seat(seat)?.mark(Line::Own(step.into())).is_some();
    draft.law(!again, law_of(step), RefusalKind::AlreadyDone)
}

pub(super) fn place_keep(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let free = in_supply(draft, seat, Piece::Keep) > 0;
    draft.must_by(free, KEEP, Refusal::KeepPlaced)?;
    let early = draft.game.turn.phase == Phase::Setup;
    draft.law(early, KEEP, Refusal::KeepCannotReturn)?;
    place(draft, seat, Piece::Keep, 1)?;
    draft.mark_own(seat, Step::Keep)
}

pub(super) fn garrison(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_setup(draft, seat, Step::Garrison)?;
    let question = Asked::Own(Question::Garrison.into());
    let range = (1, u16::from(WARRIORS), USUAL_GARRISON);
    let n = draft.ask_number(Answerer::Table, question, range, Some(GARRISON))?;
    place(draft, seat, Piece::Warrior, u8::try_from(n).unwrap_or(WARRIORS))?;
    draft.mark_own(seat, Step::Garrison)
}

pub(super) fn starting_buildings(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_setup(draft, seat, Step::Buildings)?;
    let bare = Building::ALL.into_iter().all(|b| on_map(draft, seat, Piece::Building(b)) == 0);
    draft.law(bare, STARTING_BUILDINGS, RefusalKind::AlreadyDone)?;
    for building in Building::ALL {
        place(draft, seat, Piece::Building(building), 1)?;
    }
    draft.mark_own(seat, Step::Buildings)
}

// Birdsong

pub(super) fn wood(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let law = law_of(Step::Wood);
    draft.once(seat, Step::Wood, law, law)?;
    let sawmills = on_map(draft, seat, Piece::Building(Building::Sawmill));
    draft.must_by(sawmills > 0, law, Refusal::NoSawmill)?;
    let supply = in_supply(draft, seat, Piece::Wood);
    draft.must_by(supply > 0, LIMITED, Refusal::NoWoodLeft)?;
    // law root:1.5.4: as many as there are.
    place(draft, seat, Piece::Wood, sawmills)?;
    draft.mark_own(seat, Step::Wood)
}

// Daylight

/// Crafting comes first in Daylight, and each workshop pays once a turn.
pub(super) fn crafting(draft: &mut Draft<'_>, seat: SeatId, face: Option<Face>) -> Outcome {
    let workshops = on_map(draft, seat, Piece::Building(Building::Workshop));
    let Some(face) = face else {
        draft.in_turn(seat, Step::Craft, CRAFTING, DAYLIGHT)?;
        let acted = !state(draft, seat)?.acts.is_empty();
        draft.law(!acted, DAYLIGHT, Refusal::CraftFirst)?;
        return draft.law(workshops > 0, CRAFTING, Refusal::NoWorkshop);
    };
    let used = state(draft, seat)?.workshops;
    // Of a card known by suit alone only this is certain: it takes one.
    let needed = face.kind().and_then(|kind| kind.cost()).unwrap_or(1);
    let left = workshops.saturating_sub(used);
    let refusal = Refusal::NoWorkshopLeft { needed, left };
    draft.law(needed <= left, CRAFTING_PIECES, refusal)?;
    draft.own(seat, Effect::Workshops(used.saturating_add(needed).min(OF_EACH)))
}

pub(super) fn act(draft: &mut Draft<'_>, seat: SeatId, action: Action) -> Outcome {
    draft.in_turn(seat, Step::Actions, law_of_action(action), DAYLIGHT)?;
    let left = state(draft, seat)?.left;
    draft.law(left > 0, DAYLIGHT, Refusal::NoActionLeft)?;
    match action {
        Action::Battle | Action::March => {
            let there = on_map(draft, seat, Piece::Warrior) > 0;
            draft.law(there, law_of_action(action), Refusal::NoWarriorOnMap)?;
            draft.own(seat, Effect::Acted(action))
        }
        Action::Recruit => recruit(draft, seat),
        Action::Build(building) => build(draft, seat, building),
        Action::Overwork => overwork(draft, seat),
    }
}

fn recruit(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let again = state(draft, seat)?.recruited();
    draft.law(!again, RECRUIT, Refusal::RecruitedAlready)?;
    let recruiters = on_map(draft, seat, Piece::Building(Building::Recruiter));
    draft.must_by(recruiters > 0, RECRUIT, Refusal::NoRecruiter)?;
    let supply = in_supply(draft, seat, Piece::Warrior);
    draft.must_by(supply > 0, LIMITED, Refusal::NoWarriorLeft)?;
    place(draft, seat, Piece::Warrior, recruiters)?;
    draft.own(seat, Effect::Acted(Action::Recruit))
}

fn build(draft: &mut Draft<'_>, seat: SeatId, building: Building) -> Outcome {
    let (cost, points) =
        (next_cost(&draft.game, seat, building), next_points(&draft.game, seat, building));
    draft.must_by(cost.is_some(), CHOOSE, Refusal::NoBuildingLeft(building))?;
    let (cost, points) = (cost.unwrap_or(0), points.unwrap_or(0));
    let there = on_map(draft, seat, Piece::Wood);
    draft.law(cost <= there, PAY, Refusal::NotEnoughWood { cost, there })?;
    draft.shift(seat, Pool::Map(Piece::Wood), Pool::Supply(Piece::Wood), cost)?;
    place(draft, seat, Piece::Building(building), 1)?;
    draft.own(seat, Effect::Acted(Action::Build(building)))?;
    draft.score(seat, i16::from(points), Why::Own(Reason::Built(building).into()), Some(SCORE))
}

fn overwork(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let sawmills = on_map(draft, seat, Piece::Building(Building::Sawmill));
    draft.must_by(sawmills > 0, OVERWORK, Refusal::NoSawmill)?;
    let supply = in_supply(draft, seat, Piece::Wood);
    draft.must_by(supply > 0, LIMITED, Refusal::NoWoodLeft)?;
    draft.spend(seat, 1, OVERWORK)?;
    place(draft, seat, Piece::Wood, 1)?;
    draft.own(seat, Effect::Acted(Action::Overwork))
}

pub(super) fn spend_bird(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    draft.in_turn(seat, Step::Birds, DAYLIGHT, DAYLIGHT)?;
    let spent = draft.spend(seat, 1, DAYLIGHT)?;
    let birds = spent.iter().all(|face| face.suit() == Suit::Bird);
    draft.law(birds, DAYLIGHT, RefusalKind::WrongSuit { needed: Suit::Bird })?;
    draft.own(seat, Effect::Bird)
}

// Evening

pub(super) fn draw(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    draft.once(seat, Step::Draw, EVENING, EVENING)?;
    let n = to_draw(&draft.game, seat);
    draft.hand(seat, i8::try_from(n).unwrap_or(i8::MAX))?;
    draft.mark_own(seat, Step::Draw)
}

pub(super) fn discard(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    draft.discard_down(seat, Step::Discard, EVENING, EVENING)
}

// By hand

pub(super) fn set_actions(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let now = u16::from(state(draft, seat)?.left);
    let question = Asked::Own(Question::ActionsLeft.into());
    let range = (0, MOST_ACTIONS.max(now), now);
    let n = draft.ask_number(Answerer::Table, question, range, Some(DAYLIGHT))?;
    draft.must(n != now, RefusalKind::NothingChanges)?;
    draft.own(seat, Effect::Actions(u8::try_from(n).unwrap_or(u8::MAX)))
}

pub(super) fn set_workshops(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let now = u16::from(state(draft, seat)?.workshops);
    let question = Asked::Own(Question::WorkshopsUsed.into());
    let range = (0, u16::from(OF_EACH), now);
    let n = draft.ask_number(Answerer::Table, question, range, Some(CRAFTING_PIECES))?;
    draft.must(n != now, RefusalKind::NothingChanges)?;
    draft.own(seat, Effect::Workshops(u8::try_from(n).unwrap_or(OF_EACH)))
}

pub(super) fn reopen_recruit(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let recruited = state(draft, seat)?.recruited();
    draft.must(recruited, RefusalKind::NothingChanges)?;
    draft.own(seat, Effect::RecruitReopened)
}
