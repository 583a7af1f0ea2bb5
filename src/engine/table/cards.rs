//! Cards: crafting, discarding and persistent effects that are used.

use crate::engine::ask::{Answerer, Choice, Question};
use crate::engine::card::{CardId, Face};
use crate::engine::deck::{Body, Boon, Leaves};
use crate::engine::factions;
use crate::engine::law::{Book, LawRef, law};
use crate::engine::propose::{Draft, Means, Outcome, Removal, Toll};
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason;
use crate::engine::seat::SeatId;
use crate::engine::turn::Step;
use crate::engine::zone::{End, Zone};

use super::checklist::reminder_phase;
use super::turns::enter;

const CRAFT: LawRef = law(Book::Root, "4.1");
const IMMEDIATE: LawRef = law(Book::Root, "4.1.2");
const PERSISTENT: LawRef = law(Book::Root, "4.1.3");
const NO_DUPLICATES: LawRef = law(Book::Root, "4.1.4");
const AMBUSH: LawRef = law(Book::Root, "2.1.2");
const DOMINANCE_CARDS: LawRef = law(Book::Root, "2.1.3");

/// Whether a card may be crafted at all. Source: root:2.1.2, 2.1.3, 4.1.2, 4.1.4.
pub fn craftable(draft: &mut Draft<'_>, face: Face) -> Outcome {
    let Some(kind) = face.kind() else { return Ok(()) };
    match kind.def().body {
        Body::Ambush => draft.must_by(false, AMBUSH, RefusalKind::NotCraftable),
        Body::Dominance => draft.must_by(false, DOMINANCE_CARDS, RefusalKind::NotCraftable),
        Body::Item { item, .. } => {
            let there = draft.game.items.count(item) > 0;
            draft.law(there, IMMEDIATE, RefusalKind::ItemGone(item))
        }
        Body::Persistent(_) | Body::Favor(_) => Ok(()),
    }
}

pub(super) fn craft(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let who = draft.seat(seat)?;
    draft.must(!who.left, RefusalKind::SeatLeft)?;
    factions::crafts_by_pieces(who)?;
    factions::crafting(draft, seat, None)?;
    let question = Question::CardCrafted { seat };
    let faces = draft.ask_faces(Answerer::Seat(seat), question, (1, 1), Some(CRAFT))?;
    let Some(face) = faces.first().copied() else { return Ok(()) };
    if let Some(Body::Item { item, .. }) = face.kind().map(|k| k.def().body) {
        draft.must_by(draft.game.items.count(item) > 0, IMMEDIATE, RefusalKind::ItemGone(item))?;
    }
    craftable(draft, face)?;
    factions::crafting(draft, seat, Some(face))?;
    craft_face(draft, seat, face).map(|_| ())
}

/// Of one persistent effect a play area holds one copy, however the second comes to it. Source: root:4.1.4.
pub(super) fn no_second_copy(draft: &mut Draft<'_>, zone: Zone, face: Face) -> Outcome {
    let Zone::Crafted(_) = zone else { return Ok(()) };
    let kind = face.kind().filter(|kind| kind.persistent().is_some());
    let same = |card: &CardId| draft.game.card(*card).and_then(|c| c.face.kind()) == kind;
    let twice = kind.is_some() && draft.game.cards_in(zone).iter().any(same);
    draft.law(!twice, NO_DUPLICATES, RefusalKind::Duplicate)
}

/// Crafts a card out of a hand; who may, and with what, is settled before.
pub fn craft_face(draft: &mut Draft<'_>, seat: SeatId, face: Face) -> Outcome<CardId> {
    draft.hand(seat, -1)?;
    match face.kind() {
        Some(kind) if kind.persistent().is_some() => {
            no_second_copy(draft, Zone::Crafted(seat), face)?;
            draft.deal(face, Zone::Crafted(seat), End::Bottom)
        }
        Some(kind) => {
            let card = draft.deal(face, Zone::Away, End::Top)?;
            draft.immediate(seat, kind)?;
            draft.discard(card)?;
            Ok(card)
        }
        // Only a suit: it lies in the play area until it is named.
        None => draft.deal(face, Zone::Crafted(seat), End::Bottom),
    }
}

pub(super) fn discard(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    if draft.discards_matter() {
        let question = Question::CardsSpent { seat };
        let faces = draft.ask_faces(Answerer::Seat(seat), question, (1, 20), None)?;
        return draft.discard_from_hand(seat, &faces);
    }
    let hand = u16::from(draft.seat(seat)?.hand);
    draft.must(hand > 0, RefusalKind::HandEmpty)?;
    let question = Question::CardsSpent { seat };
    let n = draft.ask_number(Answerer::Table, question, (1, hand, 1), None)?;
    draft.hand(seat, -i8::try_from(n).unwrap_or(i8::MAX))
}

/// Cards come out of another hand into this one. A bot has none: what it is given is discarded.
pub fn given(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome {
    if draft.seat(seat)?.bot {
        return given_to_bot(draft, Question::CardsDiscarded { seat, count: n }, n, None);
    }
    draft.hand(seat, i8::try_from(n).unwrap_or(i8::MAX))
}

/// Discards what a bot was given; the cards are told apart only where a pile wants them.
pub fn given_to_bot(
    draft: &mut Draft<'_>,
    question: Question,
    n: u8,
    law: Option<LawRef>,
) -> Outcome {
    if !draft.discards_matter() {
        return Ok(());
    }
    for face in draft.ask_faces(Answerer::Table, question, (n, n), law)? {
        let to = draft.discard_zone_for(face);
        draft.deal(face, to, End::Top)?;
    }
    Ok(())
}

pub(super) fn use_card(draft: &mut Draft<'_>, seat: SeatId, card: CardId) -> Outcome {
    draft.must(draft.game.in_effect(seat).contains(&card), RefusalKind::CardElsewhere(card))?;
    let Some(effect) = draft.game.persistent(card) else { return Ok(()) };
    let step = Step::Reminder(card);
    if let Some((phase, _)) = reminder_phase(effect.moment) {
        enter(draft, seat, phase, PERSISTENT)?;
        let again = draft.seat(seat)?.mark(step).is_some();
        draft.law(!again, PERSISTENT, RefusalKind::AlreadyDone)?;
    }
    let enemies = draft.game.enemies(seat);
    let to = Answerer::Seat(seat);
    let which = Question::WhichSeat { seat, card };
    match effect.boon {
        Boon::None
        | Boon::DrawOnItem
        | Boon::ItemBonus
        | Boon::IgnoreRolledHits
        | Boon::ExtraHit
        | Boon::HitAndPurge
        | Boon::HitOrSpend
        | Boon::HitAndReveal
        | Boon::NoAmbush
        | Boon::SmallAmbush
        | Boon::MoveIn
        | Boon::WarriorJoins
        | Boon::BattleAgain => {}
        Boon::DefenderScores => {
            let other = draft.ask_seat(to, which, enemies, Some(PERSISTENT))?;
            draft.score(other, 1, Reason::Card(card), Some(PERSISTENT))?;
        }
        Boon::RuledClearings => {
            let question = Question::RuledClearings { seat };
            let n = draft.ask_number(to, question, (0, 19, 0), Some(PERSISTENT))?;
            draft.score(
                seat,
                i16::try_from(n).unwrap_or(0),
                Reason::Card(card),
                Some(PERSISTENT),
            )?;
        }
        Boon::TakeCardForPoint => {
            let other = draft.ask_seat(to, which, enemies, Some(PERSISTENT))?;
            draft.hand(other, -1)?;
            draft.hand(seat, 1)?;
            draft.score(other, 1, Reason::Card(card), Some(PERSISTENT))?;
        }
        Boon::WarriorForCard => {
            // One of its own warriors goes: nobody is an enemy, nobody scores.
            let toll = Toll { warriors: 1, ..Toll::default() };
            draft.remove_all(&[Removal {
                by: None,
                whose: seat,
                toll,
                means: Means::Hits,
                defending: false,
            }])?;
            draft.hand(seat, 1)?;
        }
        Boon::BothDraw => {
            let other = draft.ask_seat(to, which, enemies, Some(PERSISTENT))?;
            draft.hand(seat, 1)?;
            draft.hand(other, 1)?;
        }
        Boon::DrawAndGift => {
            let other = draft.ask_seat(to, which, enemies, Some(PERSISTENT))?;
            draft.hand(seat, 1)?;
            draft.score(other, 1, Reason::Card(card), Some(PERSISTENT))?;
        }
        Boon::DiscardCrafted => {
            let cards =
                enemies.iter().flat_map(|s| draft.game.cards_in(Zone::Crafted(*s)).to_vec());
            let cards: Vec<Choice> = cards.map(Choice::Card).collect();
            draft.must(!cards.is_empty(), RefusalKind::NothingChanges)?;
            if let Choice::Card(other) = draft.ask_one(to, which, cards, Some(PERSISTENT))? {
                draft.discard(other)?;
            }
        }
        Boon::SpendToReplaceWarrior => {
            spend_one(draft, seat)?;
            let other = draft.ask_seat(to, which, enemies, Some(PERSISTENT))?;
            let toll = Toll { warriors: 1, ..Toll::default() };
            draft.remove_all(&[Removal {
                by: Some(seat),
                whose: other,
                toll,
                means: Means::Hits,
                defending: false,
            }])?;
        }
        Boon::PointPerFiveWarriors => {
            let question = Question::WarriorsStored { seat };
            let n = draft.ask_number(to, question, (0, 100, 0), Some(PERSISTENT))?;
            let due = i16::try_from(n / 5).unwrap_or(0);
            draft.score(seat, due, Reason::Card(card), Some(PERSISTENT))?;
        }
        Boon::SpendAndDrawOneMore => {
            let hand = draft.seat(seat)?.hand.max(1);
            let question = Question::CardsSpent { seat };
            let faces = draft.ask_faces(to, question, (1, hand), Some(PERSISTENT))?;
            draft.discard_from_hand(seat, &faces)?;
            draft.hand(seat, i8::try_from(faces.len() + 1).unwrap_or(1))?;
        }
        Boon::SpendCard => spend_one(draft, seat)?,
        Boon::DrawPerRiverClearing => {
            let question = Question::RiverClearings { seat };
            let n = draft.ask_number(to, question, (0, 19, 0), Some(PERSISTENT))?;
            draft.hand(seat, i8::try_from(n).unwrap_or(0))?;
        }
    }
    draft.mark(seat, step)?;
    let leaves = match effect.leaves {
        Leaves::Never => false,
        Leaves::OnUse => true,
        Leaves::IfFailed => {
            let question = Question::WasDone { seat, card };
            !draft.ask_yes(Answerer::Table, question, Some(PERSISTENT))?
        }
        Leaves::ToHand => {
            draft.move_card(card, Zone::Away, End::Top)?;
            return draft.hand(seat, 1);
        }
    };
    if leaves {
        let from = draft.game.zones().zone_of(card);
        draft.discard(card)?;
        factions::used_up(draft, seat, from)?;
    }
    Ok(())
}

fn spend_one(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    if draft.discards_matter() {
        let question = Question::CardsSpent { seat };
        let faces = draft.ask_faces(Answerer::Seat(seat), question, (1, 1), None)?;
        return draft.discard_from_hand(seat, &faces);
    }
    draft.hand(seat, -1)
}
