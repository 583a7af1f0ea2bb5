//! Crafting by hammers: all of them stand in one clearing.

use crate::engine::card::Face;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::seat::SeatId;
use crate::engine::suit::{Ground, Suit};

use super::choose::pay;
use super::items::Kind;
use super::laws::{CRAFT, CRAFTING};
use super::rules::{in_clearing, in_turn, state};
use super::{Refusal, Step};

pub(super) fn crafting(draft: &mut Draft<'_>, seat: SeatId, face: Option<Face>) -> Outcome {
    let now = state(draft, seat)?;
    let there = now.items.ready(Kind::HAMMER) + u8::from(now.credit);
    let Some(face) = face else {
        in_turn(draft, seat, Step::Craft)?;
        in_clearing(draft, seat, CRAFTING)?;
        let refusal = Refusal::NotReady { kind: Kind::HAMMER, needed: 1, there: 0 };
        return draft.must_by(there > 0, CRAFT, refusal);
    };
    let cost = face.kind().map(|kind| kind.def().cost);
    let suits = cost.map_or(0, |cost| {
        Ground::ALL.iter().filter(|ground| cost[index(ground.suit())] > 0).count()
    });
    draft.law(suits <= 1, CRAFTING, Refusal::NoHammerForTwoSuits)?;
    // Of a card known by suit alone only this is certain: it takes one.
    let needed = face.kind().and_then(|kind| kind.cost()).unwrap_or(1);
    pay(draft, seat, Kind::HAMMER, needed, CRAFT)
}

fn index(suit: Suit) -> usize {
    suit as usize
}
