//! Points, and the end of the game that they bring.
//! It is the only way to points: each of them has a reason, and a law where there is one.

use crate::engine::effect::{Effect, Ending, Notice, Victory};
use crate::engine::game::{self, Game};
use crate::engine::law::LawRef;
use crate::engine::propose::Outcome;
use crate::engine::refusal::{Refusal, RefusalKind};
use crate::engine::score::{Reason, VictoryPoints};
use crate::engine::seat::SeatId;

use super::Draft;

impl Draft<'_> {
    /// Scores or loses points; below 0 nothing goes, and without a marker nothing comes.
    pub fn score(
        &mut self,
        seat: SeatId,
        due: i16,
        reason: Reason,
        law: Option<LawRef>,
    ) -> Outcome {
        self.score_in(seat, due, reason, law, self.game.turn.number)
    }

    /// The same, dated to an earlier turn.
    pub fn score_in(
        &mut self,
        seat: SeatId,
        due: i16,
        reason: Reason,
        law: Option<LawRef>,
        turn: u16,
    ) -> Outcome {
        if due == 0 {
            return Ok(());
        }
        let who = self.seat(seat)?;
        let applied = if who.scores() && !who.left { who.points.room_for(due) } else { 0 };
        self.apply(Effect::Score { seat, due, applied, reason, law, turn })
    }

    /// Ends the game when a seat has reached 30. Source: root:3.1.
    pub(in crate::engine) fn finish(&mut self) -> Outcome {
        if !self.answers.is_empty() {
            return Err(Refusal::plain(RefusalKind::AnswerDoesNotFit).into());
        }
        if self.game.ending.is_some() || self.game.playing_on {
            return Ok(());
        }
        let scored = self.effects.iter().any(|e| {
            matches!(e, Effect::Score { applied, .. } if *applied > 0)
                || matches!(e, Effect::Began(_))
        });
        if !scored {
            return Ok(());
        }
        self.settle()
    }

    /// Whoever has the points that win has won. Source: root:3.1.
    pub(in crate::engine) fn settle(&mut self) -> Outcome {
        let there = |game: &Game, seat: SeatId| {
            game::points(game, seat).is_some_and(|p| p >= VictoryPoints::TO_WIN)
        };
        let now = self.game.turn.seat;
        // Clockwise from the seat whose turn it is, which comes first or last.
        let mut seats = self.game.clockwise_after(now);
        if self.game.printing.turn_wins_ties() && seats.last() == Some(&now) {
            seats.rotate_right(1);
        }
        match seats.into_iter().find(|seat| there(&self.game, *seat)) {
            Some(winner) => self.win(winner, Victory::Points),
            None => Ok(()),
        }
    }

    pub fn win(&mut self, winner: SeatId, how: Victory) -> Outcome {
        let ending = Ending { winner, how };
        self.apply(Effect::Ended(ending))?;
        self.apply(Effect::Notice(Notice::Won(ending)))
    }
}
