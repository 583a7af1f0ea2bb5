//! Setup and Birdsong: the first pieces, the Outcast, Lost Souls and the conspiracies.

use super::laws::{ADJUST, BIRDSONG, CHOOSE, PIECES, PLACE};
use super::{Conspiracy, Effect, Outcast, Pool, Question, Refusal, State, Step};
use crate::engine::ask::{Answerer, Choice, Question as Asked};
use crate::engine::card::CardId;
use crate::engine::factions;
use crate::engine::game::Game;
use crate::engine::law::LawRef;
use crate::engine::propose::{Draft, Means, Outcome, Removal, Toll};
use crate::engine::seat::SeatId;
use crate::engine::suit::{Ground, Suit};
use crate::engine::supply::Class;
use crate::engine::turn::Step as Line;

use super::rules::{count, gardens_out, in_turn, law_of_conspiracy, once, souls, state};

/// The first clearing holds four warriors; each clearing beside it one.
const FIRST: u8 = 4;
/// More paths than any corner clearing has, and what it mostly has.
const PATHS: (u16, u16, u16) = (1, 6, 3);

fn ask_suit(
    draft: &mut Draft<'_>,
    seat: SeatId,
    question: Question,
    law: LawRef,
) -> Outcome<Ground> {
    let suits = Ground::ALL.map(|suit| Choice::Suit(suit.suit())).to_vec();
    let question = Asked::Own(question.into());
    let chosen = draft.ask_one(Answerer::Seat(seat), question, suits, Some(law))?;
    let chosen = Ground::ALL.into_iter().find(|suit| chosen == Choice::Suit(suit.suit()));
    // One of the three was offered.
    Ok(chosen.unwrap_or(Ground::Fox))
}

pub(super) fn place_warriors(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let out: u8 = Ground::ALL.iter().map(|suit| gardens_out(&draft.game, seat, *suit)).sum();
    let bare = count(&draft.game, seat, Pool::Map) == 0 && out == 0;
    draft.must_by(bare, PLACE, Refusal::PlacedAlready)?;
    let suit = ask_suit(draft, seat, Question::FirstGarden, PLACE)?;
    let question = Asked::Own(Question::AdjacentClearings.into());
    let beside = draft.ask_number(Answerer::Table, question, PATHS, Some(PLACE))?;
    let warriors = FIRST + u8::try_from(beside).unwrap_or(0);
    draft.shift(seat, Pool::Supply, Pool::Map, warriors)?;
    draft.shift(seat, Pool::Track(suit), Pool::Garden(suit), 1)?;
    draft.mark_own(seat, Step::Place)
}

pub(super) fn choose_outcast(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let none = state(draft, seat)?.outcast.is_none();
    draft.must_by(none, CHOOSE, Refusal::ChosenAlready)?;
    let suit = ask_suit(draft, seat, Question::Outcast, CHOOSE)?;
    draft.own(seat, Effect::Outcast(Outcast { suit, hated: false }))?;
    draft.mark_own(seat, Step::Choose)
}

/// The suit with the most cards among these, birds left out; none when two lead or nobody does.
/// Source: root:10.4.1.
pub fn leader(game: &Game, cards: &[CardId]) -> Option<Ground> {
    let of = |suit: Suit| {
        cards.iter().filter(|c| game.card(**c).is_some_and(|c| c.face.suit() == suit)).count()
    };
    let most = Ground::ALL.into_iter().map(|suit| of(suit.suit())).max().filter(|n| *n > 0)?;
    let mut leading = Ground::ALL.into_iter().filter(|suit| of(suit.suit()) == most);
    let first = leading.next();
    if leading.next().is_some() { None } else { first }
}

/// What the Outcast would be if Birdsong came now. None only when none was ever chosen and no suit leads.
pub fn next_outcast(game: &Game, seat: SeatId, state: &State) -> Option<Outcast> {
    match (leader(game, souls(game, seat)), state.outcast) {
        (Some(suit), Some(now)) => Some(Outcast { suit, hated: suit == now.suit }),
        (Some(suit), None) => Some(Outcast { suit, hated: false }),
        // An empty pile too has no suit with the most.
        (None, Some(now)) => Some(Outcast { hated: true, ..now }),
        (None, None) => None,
    }
}

pub(super) fn adjust(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Adjust)?;
    let outcast = match next_outcast(&draft.game, seat, &state(draft, seat)?) {
        Some(outcast) => outcast,
        None => Outcast { suit: ask_suit(draft, seat, Question::Outcast, ADJUST)?, hated: false },
    };
    draft.own(seat, Effect::Outcast(outcast))?;
    draft.mark_own(seat, Step::Adjust)?;
    for card in souls(&draft.game, seat).to_vec() {
        draft.discard_for_good(card)?;
    }
    draft.mark_own(seat, Step::DiscardSouls)
}

/// How many acolytes a conspiracy costs. Source: root:10.4.3.
pub fn conspiracy_cost(conspiracy: Conspiracy, hated: bool) -> u8 {
    let cost = match conspiracy {
        Conspiracy::Crusade | Conspiracy::Convert => 2,
        Conspiracy::Sanctify => 3,
    };
    cost - u8::from(hated)
}

/// The enemies that have a piece of this class which could be replaced.
fn holders(game: &Game, seat: SeatId, class: Class) -> Vec<SeatId> {
    let has = |whose: &SeatId| {
        factions::removable(game, *whose).into_iter().any(|(c, most)| c == class && most > 0)
    };
    game.enemies(seat).into_iter().filter(has).collect()
}

pub(super) fn conspire(draft: &mut Draft<'_>, seat: SeatId, conspiracy: Conspiracy) -> Outcome {
    let law = law_of_conspiracy(conspiracy);
    in_turn(draft, seat, Step::Conspiracies, law)?;
    let adjusted = draft.seat(seat)?.mark(Line::Own(Step::Adjust.into())).is_some();
    draft.law(adjusted, BIRDSONG, Refusal::AdjustFirst)?;
    let outcast = state(draft, seat)?.outcast;
    draft.must_by(outcast.is_some(), CHOOSE, Refusal::NoOutcast)?;
    let Some(outcast) = outcast else { return Ok(()) };
    let needed = conspiracy_cost(conspiracy, outcast.hated);
    let there = count(&draft.game, seat, Pool::Acolytes);
    let enough = there >= needed;
    draft.must_by(enough, law, Refusal::TooFewAcolytes { conspiracy, needed, there })?;
    draft.shift(seat, Pool::Acolytes, Pool::Supply, needed)?;
    match conspiracy {
        Conspiracy::Crusade => {
            let there = count(&draft.game, seat, Pool::Map) > 0;
            draft.law(there, law, Refusal::NobodyOnMap)
        }
        Conspiracy::Convert => {
            let whose = holders(&draft.game, seat, Class::Warrior);
            draft.must_by(!whose.is_empty(), law, Refusal::NothingToConvert)?;
            let toll = Toll { warriors: 1, ..Toll::default() };
            let gone = replace(draft, seat, Question::Convert, whose, toll, law)?;
            draft.must_by(gone > 0, law, Refusal::Stays)?;
            draft.shift(seat, Pool::Supply, Pool::Map, 1)?;
            Ok(())
        }
        Conspiracy::Sanctify => {
            let suit = outcast.suit;
            let left = count(&draft.game, seat, Pool::Track(suit)) > 0;
            draft.must_by(left, PIECES, Refusal::NoGardenLeft { suit })?;
            let whose = holders(&draft.game, seat, Class::Building);
            draft.must_by(!whose.is_empty(), law, Refusal::NothingToSanctify)?;
            let toll = Toll { buildings: 1, ..Toll::default() };
            replace(draft, seat, Question::Sanctify, whose, toll, law)?;
            draft.shift(seat, Pool::Track(suit), Pool::Garden(suit), 1)?;
            Ok(())
        }
    }
}

/// Takes the enemy piece that is to be replaced; says how many warriors left the map.
fn replace(
    draft: &mut Draft<'_>,
    seat: SeatId,
    question: Question,
    holders: Vec<SeatId>,
    toll: Toll,
    law: LawRef,
) -> Outcome<u8> {
    let question = Asked::Own(question.into());
    let whose = draft.ask_seat(Answerer::Seat(seat), question, holders, Some(law))?;
    let removal = Removal { by: Some(seat), whose, toll, means: Means::Hits, defending: false };
    draft.remove_counted(&[removal]).map(|gone| gone.iter().sum())
}
