//! Drafts: a copy of the game on which a rule refuses, asks and does. Nothing is real until the entry is folded.
//! This file refuses and applies; the files beside it ask, and do what several rules do alike. None of them is a rule of one faction.

mod asking;
mod cards;
mod points;
mod removal;

use super::ask::Answer;
use super::battle::{Fight, Line};
use super::effect::Effect;
use super::factions::{FactionEffect, FactionPool};
use super::game::Game;
use super::law::LawRef;
use super::propose::Outcome;
use super::refusal::{Refusal, RefusalKind};
use super::seat::{Seat, SeatId};
use super::turn::{Mark, Step};

/// A rule at work.
pub struct Draft<'a> {
    pub game: Game,
    answers: &'a [Answer],
    effects: Vec<Effect>,
    insist: bool,
    /// What is asked now is for the eyes of who answers it.
    private: bool,
    fight: Option<Fight>,
}

impl<'a> Draft<'a> {
    pub(super) fn new(game: &Game, answers: &'a [Answer], insist: bool) -> Self {
        Self {
            game: game.clone(),
            answers,
            effects: Vec::new(),
            insist,
            private: false,
            fight: None,
        }
    }

    pub(super) fn into_parts(self) -> (Game, Vec<Effect>) {
        (self.game, self.effects)
    }
}

impl Draft<'_> {
    /// Makes an effect happen, here and in the entry.
    pub fn apply(&mut self, effect: Effect) -> Outcome {
        self.game.apply(&effect).map_err(Refusal::plain)?;
        self.effects.push(effect);
        Ok(())
    }

    pub fn own(&mut self, seat: SeatId, effect: impl Into<FactionEffect>) -> Outcome {
        self.apply(Effect::Own { seat, effect: effect.into() })
    }

    /// The battle that is going on; `None` outside of one.
    pub fn fight(&self) -> Option<&Fight> {
        self.fight.as_ref()
    }

    pub(super) fn fight_mut(&mut self) -> &mut Option<Fight> {
        &mut self.fight
    }

    /// Tells one number of the battle.
    pub fn tell(&mut self, line: Line) -> Outcome {
        self.apply(Effect::Fought(line))
    }

    /// In a battle, whether this is the first time that a seat scores what comes once a battle; `None` outside.
    pub fn once_in_battle(&mut self, seat: SeatId) -> Option<bool> {
        let fight = self.fight.as_mut()?;
        let first = !fight.scored.contains(&seat);
        if first {
            fight.scored.push(seat);
        }
        Some(first)
    }

    pub fn seat(&self, seat: SeatId) -> Outcome<&Seat> {
        Ok(self.game.seat(seat).ok_or_else(|| Refusal::plain(RefusalKind::NoSuchSeat))?)
    }

    // Refusing

    /// Stops unless the law is kept; the table may insist.
    pub fn law(&mut self, kept: bool, law: LawRef, kind: impl Into<RefusalKind>) -> Outcome {
        if kept {
            return Ok(());
        }
        if !self.insist {
            return Err(Refusal::by_law(law, kind).into());
        }
        self.apply(Effect::Overruled { law })
    }

    /// Stops unless it can be done at all.
    pub fn must(&self, can: bool, kind: impl Into<RefusalKind>) -> Outcome {
        if can { Ok(()) } else { Err(Refusal::plain(kind).into()) }
    }

    /// Like `must`, naming the law that explains it.
    pub fn must_by(&self, can: bool, law: LawRef, kind: impl Into<RefusalKind>) -> Outcome {
        if can { Ok(()) } else { Err(Refusal::plain(kind).citing(law).into()) }
    }

    // Doing

    /// Moves up to `n` pieces and says how many there were. Source: root:1.5.4.
    pub fn shift(
        &mut self,
        seat: SeatId,
        from: impl Into<FactionPool>,
        to: impl Into<FactionPool>,
        n: u8,
    ) -> Outcome<u8> {
        let (from, to) = (from.into(), to.into());
        let n = n.min(self.seat(seat)?.pools.count(from));
        if n > 0 {
            self.apply(Effect::Shift { seat, from, to, n })?;
        }
        Ok(n)
    }

    pub fn mark(&mut self, seat: SeatId, step: Step) -> Outcome {
        self.apply(Effect::Marked { seat, step, mark: Some(Mark::Done) })
    }
}
