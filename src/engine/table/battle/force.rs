//! What each side has in the clearing of battle.

use crate::engine::ask::{Answerer, Countable};
use crate::engine::battle::{BATTLE, Force, Line, Pick, Question};
use crate::engine::factions;
use crate::engine::law::LawRef;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;
use crate::engine::supply::Class;

use super::{ask_pick, change, fight};

/// More warriors in one place than any number of hits can ask for.
const ENOUGH: u8 = 12;

fn warriors_out(draft: &Draft<'_>, seat: SeatId) -> u8 {
    factions::removable(&draft.game, seat)
        .into_iter()
        .find_map(|(class, n)| (class == Class::Warrior).then_some(n))
        .unwrap_or(0)
}

/// Whether it has anybody on the map who could attack.
pub(super) fn can_attack(draft: &Draft<'_>, seat: SeatId) -> Outcome<bool> {
    Ok(warriors_out(draft, seat) > 0 || factions::pawn_fights(draft.seat(seat)?))
}

/// Counts one side, as its faction does, and tells it.
pub(super) fn count(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let force = factions::stands(draft, seat)?;
    let attacks = fight(draft)?.attacks(seat);
    let somebody = force.most_rolled() > 0
        || force.swords.is_some()
        || factions::pawn_fights(draft.seat(seat)?);
    draft.law(!attacks || somebody, BATTLE, RefusalKind::NobodyToBattle)?;
    match force.swords {
        Some(swords) => draft.tell(Line::Swords { seat, swords })?,
        None => {
            let (warriors, most) = (force.warriors, force.warriors >= ENOUGH);
            draft.tell(Line::Stands { seat, warriors, most })?;
        }
    }
    if let Some((ally, warriors)) = force.ally {
        draft.tell(Line::Allied { seat, ally, warriors })?;
    }
    change(draft, seat, |side| side.force = force)
}

/// Asks for a number by one touch. `most` may be more than is ever offered.
pub fn how_many(
    draft: &mut Draft<'_>,
    question: Question,
    (least, most): (u8, u8),
    law: LawRef,
) -> Outcome<u8> {
    match ask_pick(draft, Answerer::Table, question, numbers(least, most), law)? {
        Pick::Count(n) | Pick::AtLeast(n) => Ok(n),
        Pick::Swords
        | Pick::None
        | Pick::Ambush(_)
        | Pick::Crafted { .. }
        | Pick::Roll
        | Pick::Dice(_) => Ok(0),
    }
}

fn numbers(least: u8, most: u8) -> Vec<Pick> {
    (least..=most.min(ENOUGH))
        .map(|n| if n == ENOUGH && most > n { Pick::AtLeast(n) } else { Pick::Count(n) })
        .collect()
}

/// What most factions have there: warriors. What else there is only hits ask for.
pub fn stands(draft: &mut Draft<'_>, seat: SeatId) -> Outcome<Force> {
    let most = warriors_out(draft, seat);
    let who = draft.seat(seat)?;
    let (alone, items) = (factions::pawn_fights(who), factions::may_lose_items(who));
    let least = u8::from(fight(draft)?.attacks(seat) && !alone).min(most);
    let what = Countable::Pieces(seat, Class::Warrior);
    let question = Question::Stands { seat, what };
    if !items {
        return Ok(Force::of_warriors(how_many(draft, question, (least, most), BATTLE)?));
    }
    // Nobody knows of what faction it is; it may have no warriors but a pawn with items.
    let mut picks = numbers(least, most);
    picks.push(Pick::Swords);
    match ask_pick(draft, Answerer::Table, question, picks, BATTLE)? {
        Pick::Count(n) | Pick::AtLeast(n) => Ok(Force::of_warriors(n)),
        Pick::Swords
        | Pick::None
        | Pick::Ambush(_)
        | Pick::Crafted { .. }
        | Pick::Roll
        | Pick::Dice(_) => {
            let swords = how_many(draft, Question::Swords { seat }, (0, ENOUGH), BATTLE)?;
            Ok(Force::with_swords(swords))
        }
    }
}
