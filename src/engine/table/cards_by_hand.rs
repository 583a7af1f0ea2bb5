//! Cards put right by hand: moved, added, named and priced.
//! No rule is behind any of it, so none of it is ever played for somebody.

use crate::engine::ask::{Answerer, Question};
use crate::engine::card::{CardId, Face};
use crate::engine::effect::Effect;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::zone::{End, Sight, Zone};

use super::cards::no_second_copy;
use super::dominance::add_available;

/// Asks for one card. Of a place that only its owner looks into, only the owner is asked.
fn ask_face(draft: &mut Draft<'_>, lies: Zone, question: Question) -> Outcome<Vec<Face>> {
    match lies.seat().filter(|_| lies.sight() == Sight::Owner) {
        Some(seat) => {
            draft.privately(|draft| draft.ask_faces(Answerer::Seat(seat), question, (1, 1), None))
        }
        None => draft.ask_faces(Answerer::Table, question, (1, 1), None),
    }
}

pub(super) fn move_card(draft: &mut Draft<'_>, card: CardId, to: Zone) -> Outcome {
    let from = draft.game.zones().zone_of(card);
    draft.must(from.is_some(), RefusalKind::CardElsewhere(card))?;
    // A dominance card never joins the discards.
    let to = match draft.game.card(card) {
        Some(card) if to == Zone::Discard => Draft::last_zone_for(card.face),
        Some(_) | None => to,
    };
    draft.must(from != Some(to), RefusalKind::NothingChanges)?;
    draft.move_card(card, to, End::Top)?;
    draft.hide(to)
}

pub(super) fn add_card(draft: &mut Draft<'_>, to: Zone) -> Outcome {
    let question = Question::CardsSpent { seat: to.seat().unwrap_or_default() };
    if to == Zone::Available {
        return add_available(draft, question);
    }
    for face in ask_face(draft, to, question)? {
        no_second_copy(draft, to, face)?;
        draft.deal(face, to, End::Top)?;
    }
    draft.hide(to)
}

pub(super) fn name_card(draft: &mut Draft<'_>, card: CardId) -> Outcome {
    let known = draft.game.card(card).map(|c| c.face);
    draft.must(known.is_some(), RefusalKind::CardElsewhere(card))?;
    let question = Question::NameOf { card };
    let lies = draft.game.zones().zone_of(card).unwrap_or(Zone::Away);
    let faces = ask_face(draft, lies, question)?;
    draft.must(faces.first().copied() != known, RefusalKind::NothingChanges)?;
    let Some(face) = faces.first() else { return Ok(()) };
    no_second_copy(draft, lies, *face)?;
    let unseen = lies.sight() != Sight::Everyone;
    draft.apply(Effect::Named { card, face: *face, unseen })?;
    // Crafted by its suit alone, and now it shows: only persistent effects stay.
    let leaves = face.kind().is_some_and(|kind| kind.persistent().is_none());
    match draft.game.zones().zone_of(card) {
        Some(Zone::Crafted(_)) if leaves => draft.discard(card),
        Some(_) | None => Ok(()),
    }
}

pub(super) fn price_card(draft: &mut Draft<'_>, card: CardId) -> Outcome {
    let known = draft.game.card(card).is_some();
    draft.must(known, RefusalKind::CardElsewhere(card))?;
    let price = draft.ask_cost(card)?;
    draft.must(draft.game.price(card) != Some(price), RefusalKind::NothingChanges)?;
    draft.apply(Effect::Priced { card, price })
}
