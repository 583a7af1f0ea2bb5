//! The second step: dice, who takes which, and no more hits than there are warriors.

use crate::engine::ask::{Answerer, Question as Asked};
use crate::engine::battle::{self, Line, MOST_ROLLED, Pick, Question, ROLL, Roll, Why};
use crate::engine::deck::Boon;
use crate::engine::factions;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::seat::SeatId;

use super::cards::{take_up, used};
use super::force::how_many;
use super::{ask_pick, change, fight, side};

/// The dice show 0 to 3.
const FACES: u8 = 3;

/// Cards that bring warriors in before the roll.
pub(super) fn before(draft: &mut Draft<'_>) -> Outcome {
    let (attacker, defender) = (fight(draft)?.attacker.seat, fight(draft)?.defender.seat);
    for seat in [attacker, defender] {
        if let Some(card) = draft.game.has_boon(seat, Boon::MoveIn)
            && used(draft, seat, card)?
        {
            let question = Question::Joined { seat, card };
            let n = how_many(draft, question, (1, u8::MAX), MOST_ROLLED)?;
            join(draft, seat, n)?;
            draft.tell(Line::Joined { seat, card, n })?;
            take_up(draft, seat, card)?;
        }
    }
    if let Some(card) = draft.game.has_boon(defender, Boon::WarriorJoins) {
        let before = factions::removable(&draft.game, defender);
        factions::muster(draft, defender, 1)?;
        // None in supply, none comes. A guest's supply nobody counts here.
        let counted = factions::on_map(&draft.game, defender).is_some();
        if !counted || before != factions::removable(&draft.game, defender) {
            join(draft, defender, 1)?;
            draft.tell(Line::Joined { seat: defender, card, n: 1 })?;
        }
        take_up(draft, defender, card)?;
    }
    Ok(())
}

fn join(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome {
    change(draft, seat, |side| {
        side.force.warriors = side.force.warriors.saturating_add(n);
        // Whoever comes by itself or by a card is of the first kind: who stands, not who lies.
        if let Some((_, there)) = side.force.of.first_mut() {
            *there = there.saturating_add(n);
        }
    })
}

/// Every pair of dice once, the higher first.
fn pairs() -> impl Iterator<Item = [u8; 2]> {
    (0..=FACES).rev().flat_map(|high| (0..=high).rev().map(move |low| [high, low]))
}

fn dice(draft: &mut Draft<'_>) -> Outcome<[u8; 2]> {
    let picks = [Pick::Roll].into_iter().chain(pairs().map(Pick::Dice)).collect();
    let pick = ask_pick(draft, Answerer::Table, Question::Dice, picks, ROLL)?;
    let (dice, by_app) = match pick {
        Pick::Dice(dice) => (dice, false),
        Pick::Roll
        | Pick::None
        | Pick::Count(_)
        | Pick::AtLeast(_)
        | Pick::Swords
        | Pick::Ambush(_)
        | Pick::Crafted { .. } => ([die(draft)?, die(draft)?], true),
    };
    draft.tell(Line::Dice { dice, by_app })?;
    Ok(dice)
}

fn die(draft: &mut Draft<'_>) -> Outcome<u8> {
    let range = (0, u16::from(FACES), 0);
    let question = Asked::Battle(Question::Dice);
    let n = draft.ask_number(Answerer::Chance, question, range, Some(ROLL))?;
    Ok(u8::try_from(n).unwrap_or(FACES))
}

pub(super) fn roll(draft: &mut Draft<'_>) -> Outcome {
    let (attacker, defender) = (fight(draft)?.attacker.seat, fight(draft)?.defender.seat);
    let dice = dice(draft)?;
    let mut swapped = false;
    for (seat, attacking) in [(attacker, true), (defender, false)] {
        if let Some(why) = factions::higher_to_defender(draft.seat(seat)?, attacking) {
            draft.tell(Line::Swapped { seat, why })?;
            swapped = true;
        }
    }
    for (seat, (roll, hits)) in [attacker, defender].into_iter().zip(battle::by_dice(dice, swapped))
    {
        let instead = factions::instead_of_roll(draft, seat)?;
        if let Some((hits, why)) = instead {
            draft.tell(Line::Instead { seat, hits, why })?;
        }
        rolled(draft, seat, (roll, hits), instead)?;
    }
    Ok(())
}

fn rolled(
    draft: &mut Draft<'_>,
    seat: SeatId,
    (roll, hits): (Roll, u8),
    instead: Option<(u8, Why)>,
) -> Outcome {
    let most = side(draft, seat)?.force.most_rolled();
    let (roll, hits) = match instead {
        Some((hits, _)) => (None, hits),
        None => (Some(roll), hits),
    };
    draft.tell(Line::Rolled { seat, roll, hits, most })?;
    change(draft, seat, |side| side.rolled = hits.min(most))
}
