//! The third step: crafted cards that change a battle, extra hits, and a defender without warriors.

use crate::engine::ask::{Answerer, Question as Asked};
use crate::engine::battle::{EFFECTS, EXTRA, Line, Question, Why};
use crate::engine::card::CardId;
use crate::engine::deck::{Boon, Leaves, Moment};
use crate::engine::factions;
use crate::engine::law::{Book, LawRef, law};
use crate::engine::propose::{Draft, Outcome};
use crate::engine::score::Reason;
use crate::engine::seat::SeatId;
use crate::engine::zone::{End, Zone};

use super::{change, fight, side};

const PERSISTENT: LawRef = law(Book::Root, "4.1.3");

/// Whether its owner uses a card now.
pub(super) fn used(draft: &mut Draft<'_>, seat: SeatId, card: CardId) -> Outcome<bool> {
    let question = Asked::ResolveEffect { seat, card };
    draft.ask_yes(Answerer::Seat(seat), question, Some(EFFECTS))
}

/// A crafted card is discarded for its effect.
pub(super) fn discard_crafted(draft: &mut Draft<'_>, seat: SeatId, card: CardId) -> Outcome {
    let from = draft.game.zones().zone_of(card);
    draft.discard(card)?;
    factions::used_up(draft, seat, from)
}

/// A crafted card goes into the hand for its effect.
pub(super) fn take_up(draft: &mut Draft<'_>, seat: SeatId, card: CardId) -> Outcome {
    draft.move_card(card, Zone::Away, End::Top)?;
    draft.hand(seat, 1)
}

/// A card of the clearing's suit is spent; the table sees that it fits.
pub(super) fn spend_matching(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    draft.spend(seat, 1, EFFECTS).map(|_| ())
}

/// Effects of both sides, the attacker's first, and then extra hits that nobody chooses.
pub(super) fn effects(draft: &mut Draft<'_>) -> Outcome {
    let (attacker, defender) = (fight(draft)?.attacker.seat, fight(draft)?.defender.seat);
    for seat in [attacker, defender] {
        for card in draft.game.in_effect(seat) {
            effect(draft, seat, card)?;
        }
    }
    for seat in [attacker, defender] {
        for (hits, why) in factions::extra_hits(draft, seat)? {
            extra(draft, seat, hits, why)?;
        }
    }
    if side(draft, defender)?.force.defenceless() {
        extra(draft, attacker, 1, Why::Defenceless)?;
    }
    Ok(())
}

fn extra(draft: &mut Draft<'_>, seat: SeatId, hits: u8, why: Why) -> Outcome {
    draft.tell(Line::Extra { seat, hits, why })?;
    change(draft, seat, |side| side.extra = side.extra.saturating_add(hits))
}

/// Whether a card has its moment for this side.
fn in_its_moment(moment: Moment, attacks: bool) -> bool {
    match moment {
        Moment::InBattle => true,
        Moment::Attacking => attacks,
        Moment::Defending => !attacks,
        Moment::BirdsongStart
        | Moment::Birdsong
        | Moment::BirdsongEnd
        | Moment::DaylightStart
        | Moment::Daylight
        | Moment::EveningStart
        | Moment::Evening
        | Moment::EveningEnd
        | Moment::AfterMove
        | Moment::Always => false,
    }
}

fn effect(draft: &mut Draft<'_>, seat: SeatId, card: CardId) -> Outcome {
    let Some(persistent) = draft.game.persistent(card) else { return Ok(()) };
    let (attacks, other) = (fight(draft)?.attacks(seat), fight(draft)?.against(seat));
    if !in_its_moment(persistent.moment, attacks) {
        return Ok(());
    }
    match persistent.boon {
        Boon::IgnoreRolledHits => {
            let hits = side(draft, other)?.rolled;
            if hits > 0 && used(draft, seat, card)? {
                draft.tell(Line::Ignored { seat, hits, why: Why::Card(card) })?;
                change(draft, other, |side| side.rolled = 0)?;
                discard_crafted(draft, seat, card)?;
            }
            Ok(())
        }
        Boon::ExtraHit | Boon::DefenderScores => {
            if !used(draft, seat, card)? {
                return Ok(());
            }
            extra(draft, seat, 1, Why::Card(card))?;
            if persistent.boon == Boon::DefenderScores {
                draft.score(other, 1, Reason::Card(card), Some(PERSISTENT))?;
            }
            if persistent.leaves == Leaves::OnUse {
                discard_crafted(draft, seat, card)?;
            }
            Ok(())
        }
        Boon::HitAndPurge => {
            if !used(draft, seat, card)? {
                return Ok(());
            }
            extra(draft, seat, 1, Why::Card(card))?;
            purge(draft, seat)
        }
        Boon::HitOrSpend => {
            extra(draft, seat, 1, Why::Card(card))?;
            let hand = draft.seat(seat)?.hand > 0;
            let question = Asked::Battle(Question::ToHand { seat, card });
            if !hand || draft.ask_yes(Answerer::Seat(seat), question, Some(EXTRA))? {
                take_up(draft, seat, card)
            } else {
                spend_matching(draft, seat)
            }
        }
        Boon::HitAndReveal => {
            if used(draft, seat, card)? {
                reveal(draft, seat, card)
            } else {
                Ok(())
            }
        }
        Boon::None
        | Boon::RuledClearings
        | Boon::TakeCardForPoint
        | Boon::WarriorForCard
        | Boon::BothDraw
        | Boon::DiscardCrafted
        | Boon::SpendToReplaceWarrior
        | Boon::DrawAndGift
        | Boon::PointPerFiveWarriors
        | Boon::DrawOnItem
        | Boon::ItemBonus
        | Boon::SpendAndDrawOneMore
        | Boon::SpendCard
        | Boon::DrawPerRiverClearing
        | Boon::NoAmbush
        | Boon::SmallAmbush
        | Boon::MoveIn
        | Boon::WarriorJoins
        | Boon::BattleAgain => Ok(()),
    }
}

/// Every hand card of another suit goes; how many those are its owner says.
fn purge(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let hand = draft.seat(seat)?.hand;
    if hand == 0 {
        return Ok(());
    }
    let (to, question) = (Answerer::Seat(seat), Asked::CardsSpent { seat });
    if draft.discards_matter() {
        let faces = draft.ask_faces(to, question, (0, hand), Some(EFFECTS))?;
        return draft.discard_from_hand(seat, &faces);
    }
    let n = draft.ask_number(to, question, (0, hand.into(), 0), Some(EFFECTS))?;
    draft.hand(seat, -i8::try_from(n).unwrap_or(i8::MAX))
}

/// The top card of the deck is turned over and discarded; of a wrong suit it takes the crafted card with it.
fn reveal(draft: &mut Draft<'_>, seat: SeatId, card: CardId) -> Outcome {
    extra(draft, seat, 1, Why::Card(card))?;
    if draft.discards_matter() {
        let question = Asked::CardsDiscarded { seat, count: 1 };
        for face in draft.ask_faces(Answerer::Seat(seat), question, (1, 1), Some(EFFECTS))? {
            let turned = draft.deal(face, Zone::Away, End::Top)?;
            draft.discard(turned)?;
        }
    }
    let question = Asked::Battle(Question::Fits { card });
    if draft.ask_yes(Answerer::Table, question, Some(EFFECTS))? {
        return Ok(());
    }
    discard_crafted(draft, seat, card)
}

/// Once it is over, the attacker may have a card to battle there again.
pub(super) fn after(draft: &mut Draft<'_>) -> Outcome {
    let attacker = fight(draft)?.attacker.seat;
    let force = side(draft, attacker)?.force;
    let left = force.most_rolled() > 0 || force.swords.is_some();
    let Some(card) = draft.game.has_boon(attacker, Boon::BattleAgain).filter(|_| left) else {
        return Ok(());
    };
    if used(draft, attacker, card)? {
        draft.tell(Line::Again { seat: attacker, card })?;
        take_up(draft, attacker, card)?;
    }
    Ok(())
}
