//! Corrections in the open: trackers set by hand, factions chosen anew, players who leave.

use crate::engine::ask::{Answerer, Choice, Question};
use crate::engine::card::{CardId, Price};
use crate::engine::effect::Effect;
use crate::engine::factions::{FactionFigure, FactionPick, FactionPool};
use crate::engine::figure::{FigureValue, Shape};
use crate::engine::game::Game;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::{Misfit, Refusal, RefusalKind};
use crate::engine::score::{Reason, VictoryPoints};
use crate::engine::seat::{Seat, SeatId};
use crate::engine::turn::{Phase, Turn};
use crate::engine::zone::{End, Sight, Zone};

use super::turns::begin_turn;
use super::{Command, Tracker};

impl Command {
    /// Whether its answers tell of cards in a place that not everybody sees into.
    pub fn names_unseen(&self, game: &Game) -> bool {
        let lies = if let Command::NameCard { card } = self {
            game.zones().zone_of(*card)
        } else if let Command::AddCard { to } = self {
            Some(*to)
        } else {
            None
        };
        lies.is_some_and(|zone| zone.sight() != Sight::Everyone)
    }
}

pub(super) fn set_to(draft: &mut Draft<'_>, tracker: Tracker) -> Outcome {
    match tracker {
        Tracker::Points(seat) => {
            let now = draft.seat(seat)?.points.get();
            draft.must(!draft.seat(seat)?.left, RefusalKind::SeatLeft)?;
            draft.must(draft.seat(seat)?.scores(), RefusalKind::NoLongerScores)?;
            let most = VictoryPoints::MOST.get();
            let to = draft.ask_number(
                Answerer::Table,
                Question::SetTo(tracker),
                (0, most, now),
                None,
            )?;
            draft.must(to != now, RefusalKind::NothingChanges)?;
            let by = i16::try_from(i32::from(to) - i32::from(now)).unwrap_or(0);
            draft.score(seat, by, Reason::Correction, None)
        }
        Tracker::Hand(seat) => {
            let now = u16::from(draft.seat(seat)?.hand);
            let most = u16::from(Seat::MOST_CARDS).max(now);
            let to = draft.ask_number(
                Answerer::Table,
                Question::SetTo(tracker),
                (0, most, now),
                None,
            )?;
            draft.must(to != now, RefusalKind::NothingChanges)?;
            let by = i32::from(to) - i32::from(now);
            let by = i8::try_from(by).map_err(|_| Refusal::plain(Misfit::OutOfRange))?;
            draft.apply(Effect::Hand { seat, by })
        }
        Tracker::Pool(seat, pool) => {
            let pools = draft.seat(seat)?.pools.clone();
            let others: Vec<FactionPool> = pools
                .iter()
                .map(|(p, _)| p)
                .filter(|p| *p != pool && p.kind() == pool.kind())
                .collect();
            let now = pools.count(pool);
            let all: u16 =
                others.iter().map(|p| u16::from(pools.count(*p))).sum::<u16>() + u16::from(now);
            let question = Question::SetTo(tracker);
            let to = draft.ask_number(Answerer::Table, question, (0, all, u16::from(now)), None)?;
            let to = u8::try_from(to).unwrap_or(u8::MAX);
            draft.must(to != now, RefusalKind::NothingChanges)?;
            // The counterparts: where the pieces come from or go to, so that they still add up.
            let mut left = to.abs_diff(now);
            while left > 0 {
                let held = |p: &FactionPool| draft.game.seat(seat).map_or(0, |s| s.pools.count(*p));
                let mut able = others.clone();
                if to > now {
                    // One that holds enough; failing that, all that one holds and the rest from another.
                    let enough = others.iter().any(|p| held(p) >= left);
                    able.retain(|p| if enough { held(p) >= left } else { held(p) > 0 });
                    if able.iter().map(|p| u16::from(held(p))).sum::<u16>() == u16::from(left) {
                        able.truncate(1);
                    }
                }
                let able: Vec<Choice> = able.into_iter().map(Choice::Pool).collect();
                draft.must(!able.is_empty(), RefusalKind::NoSuchPiece)?;
                let question = Question::Counterpart(tracker);
                let Choice::Pool(other) = draft.ask_one(Answerer::Table, question, able, None)?
                else {
                    return Ok(());
                };
                let (from, to) = if to > now { (other, pool) } else { (pool, other) };
                left -= draft.shift(seat, from, to, left)?;
            }
            Ok(())
        }
    }
}

pub(super) fn repick(draft: &mut Draft<'_>, seat: SeatId, pick: &FactionPick) -> Outcome {
    draft.must(!pick.text_too_long(), RefusalKind::TextTooLong)?;
    let others =
        draft.game.seats().filter(|(s, who)| *s != seat && who.faction.id() == pick.id()).count();
    draft.must(others < pick.id().most(), RefusalKind::FactionTwice)?;
    // Cards on the old board go back to where nobody follows them.
    let own: Vec<CardId> = draft
        .game
        .zones()
        .iter()
        .filter(|(zone, _)| matches!(zone, Zone::Own(s, _) if *s == seat))
        .flat_map(|(_, cards)| cards.to_vec())
        .collect();
    for card in own {
        draft.move_card(card, Zone::Away, End::Top)?;
    }
    draft.apply(Effect::Repicked { seat, pick: pick.clone() })
}

pub(super) fn leave(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    draft.must(!draft.seat(seat)?.left, RefusalKind::SeatLeft)?;
    let mut others = draft.game.clockwise_after(seat);
    others.retain(|other| *other != seat);
    draft.must(!others.is_empty(), RefusalKind::NobodyElse)?;
    let turn = draft.game.turn;
    if turn.seat == seat {
        let next = others[0];
        match turn.phase {
            Phase::Setup => draft.apply(Effect::Turned(Turn { seat: next, ..turn }))?,
            Phase::Birdsong | Phase::Daylight | Phase::Evening => begin_turn(draft, next)?,
        }
    }
    draft.apply(Effect::Left { seat, left: true })
}

impl Draft<'_> {
    pub(super) fn ask_cost(&mut self, card: CardId) -> Outcome<Price> {
        self.ask_price(Question::CostOf { card }, 9, None)
    }

    pub(super) fn ask_figure(&mut self, figure: FactionFigure) -> Outcome<FigureValue> {
        let question = Question::Figure(figure);
        match figure.shape() {
            Shape::Number { min, max } => {
                let now = self.game.figures.number(figure).unwrap_or(min);
                let range = (u16::from(min), u16::from(max), u16::from(now));
                let n = self.ask_number(Answerer::Table, question, range, None)?;
                Ok(FigureValue::Number(u8::try_from(n).unwrap_or(max)))
            }
            Shape::Price { max } => self.ask_price(question, max, None).map(FigureValue::Price),
        }
    }
}

/// Two seats change places.
pub(super) fn swap(draft: &mut Draft<'_>, seat: SeatId, with: SeatId) -> Outcome {
    draft.seat(with)?;
    draft.must(seat != with, RefusalKind::NothingChanges)?;
    let order = draft.game.order().iter().map(|s| match *s {
        s if s == seat => with,
        s if s == with => seat,
        s => s,
    });
    let order = order.collect();
    draft.apply(Effect::Reseated { order })
}

/// It is another seat's turn, or another phase.
pub(super) fn turn_to(draft: &mut Draft<'_>, seat: SeatId, phase: Phase, round: u16) -> Outcome {
    draft.must(!draft.seat(seat)?.left, RefusalKind::SeatLeft)?;
    let now = draft.game.turn;
    let changed = (now.seat, now.phase, now.round) != (seat, phase, round);
    draft.must(changed && phase != Phase::Setup, RefusalKind::NothingChanges)?;
    let number = if now.seat == seat && now.phase != Phase::Setup {
        now.number
    } else {
        now.number.saturating_add(1)
    };
    let turn = Turn { number, round, seat, phase };
    draft.apply(Effect::Turned(turn))
}
