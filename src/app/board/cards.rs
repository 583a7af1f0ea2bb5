//! Cards as rows: lying open, named, crafted, and what can be done with one of them.
//! A card that nobody may see never gets here; who may look is the engine's to say.

use tr::tr;

use crate::app::context::{Context, at, item_drawing, suit_drawing};
use crate::app::touch::Touch;
use crate::app::view::{CardRow, ChoiceRow, CounterRow, NoteRow, Row, Weight};
use crate::engine::card::{CardId, Face, Price};
use crate::engine::deck::{Body, Moment};
use crate::engine::game::Game;
use crate::engine::item::Item;
use crate::engine::offer::{Offer, Place};
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::engine::table::Command;
use crate::engine::zone::Zone;
use crate::words::say;

/// A card lying open.
pub fn card_row(context: &Context<'_>, group: &str, key: String, card: CardId) -> CardRow {
    card_row_of(context, context.game(), group, key, card)
}

/// The same of a card that perhaps only the question knows.
pub fn card_row_of(
    context: &Context<'_>,
    game: &Game,
    group: &str,
    key: String,
    card: CardId,
) -> CardRow {
    let face = game.card(card).map_or(Face::Suit(Suit::Bird), |c| c.face);
    CardRow {
        group: group.into(),
        key,
        cost: say::price(context.language, game.price(card)),
        name: say::card(context.language, game, card),
        ..face_row(context, group, face)
    }
}

/// A card that may be named.
pub fn face_row(context: &Context<'_>, group: &str, face: Face) -> CardRow {
    let kind = face.kind();
    let item = match kind.map(|k| k.def().body) {
        Some(Body::Item { item, .. }) => item_drawing(item),
        Some(Body::Persistent(_) | Body::Favor(_) | Body::Ambush | Body::Dominance) | None => "",
    };
    let price = kind.map(|k| k.cost().map_or(Price::NoCost, Price::Cost));
    CardRow {
        group: group.into(),
        key: serde_json::to_string(&face).unwrap_or_default(),
        name: say::face(context.language, face),
        suit: suit_drawing(face.suit()),
        item,
        cost: if kind.is_some() { say::price(context.language, price) } else { String::new() },
        value: String::new(),
        note: kind.map(|k| say::card_effect(context.language, k)).unwrap_or_default(),
        used: false,
        empty: false,
        token: String::new(),
    }
}

pub(super) fn crafted(context: &Context<'_>, seat: SeatId, offers: &[Offer], rows: &mut Vec<Row>) {
    let game = context.game();
    for card in game.cards_in(Zone::Crafted(seat)) {
        rows.push(Row::Card(CardRow {
            token: Touch::ShowCard(seat, *card).token(),
            ..card_row(context, "crafted", format!("crafted-{}", card.index()), *card)
        }));
    }
    // Effects that act in battle or after a move have no step: they are kept in view.
    for card in game.in_effect(seat) {
        let Some(effect) = game.persistent(card) else { continue };
        let in_view = match effect.moment {
            Moment::Attacking
            | Moment::Defending
            | Moment::InBattle
            | Moment::AfterMove
            | Moment::Always => true,
            Moment::BirdsongStart
            | Moment::Birdsong
            | Moment::BirdsongEnd
            | Moment::DaylightStart
            | Moment::Daylight
            | Moment::EveningStart
            | Moment::Evening
            | Moment::EveningEnd => false,
        };
        let Some(kind) = game.card(card).and_then(|c| c.face.kind()).filter(|_| in_view) else {
            continue;
        };
        let (name, effect) =
            (say::card_name(context.language, kind), say::card_effect(context.language, kind));
        rows.push(Row::Note(NoteRow {
            group: "reminders".into(),
            key: format!("reminder-note-{}", card.index()),
            text: context.tell(|| tr!("{name}: {effect}", name = name, effect = effect)),
            law: String::new(),
            weight: Weight::Plain,
        }));
        for (i, offer) in at(offers, Place::Card(card))
            .filter(|o| matches!(o.command, Command::UseCard { .. }))
            .enumerate()
        {
            rows.push(Row::Choice(context.choice(
                "events",
                100 + card.index() * 4 + i,
                offer,
                Weight::Tonal,
            )));
        }
    }
    let Some(who) = game.seat(seat) else { return };
    for item in Item::ALL {
        let n = who.items.iter().filter(|i| **i == item).count();
        if n > 0 {
            rows.push(Row::Counter(CounterRow {
                group: "items".into(),
                key: format!("item-{}", item_drawing(item)),
                name: say::item(context.language, item),
                value: i32::try_from(n).unwrap_or(0),
                text: String::new(),
                note: String::new(),
                drawing: item_drawing(item),
                token: Touch::Do(Command::MoveItem { seat, item, back: true }).token(),
            }));
        }
    }
}

/// Everything that can be done with one card: what the law allows now first, then what it refuses and why.
pub fn card_menu(context: &Context<'_>, seat: SeatId, card: CardId) -> Vec<ChoiceRow> {
    let offers = context.session.offers(seat);
    let (can, cannot): (Vec<_>, Vec<_>) =
        at(&offers, Place::Card(card)).partition(|offer| offer.verdict.is_ok());
    can.into_iter()
        .chain(cannot)
        .enumerate()
        .map(|(i, offer)| context.choice("menu", i, offer, Weight::Plain))
        .collect()
}
