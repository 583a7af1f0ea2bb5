//! What the steps of every faction have in common: their moment, their order, once a turn, drawing and the hand limit.

use crate::engine::ask::{Answerer, Question};
use crate::engine::card::Face;
use crate::engine::factions::FactionStep;
use crate::engine::law::LawRef;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::{Seat, SeatId};
use crate::engine::turn::{Mark, Status, Step};

use super::turns::enter;

/// What a hand may hold when its Evening ends.
pub const HAND_LIMIT: u8 = 5;

/// Whether a later step of the same phase is done, so that this one's moment has passed.
pub fn passed(who: &Seat, step: FactionStep) -> bool {
    who.marks.iter().any(|(other, mark)| {
        *mark == Mark::Done
            && matches!(other, Step::Own(other)
                if other.id() == step.id() && other.phase() == step.phase() && *other > step)
    })
}

/// Where a step stands: what became of it, or else `open`.
pub fn status(who: &Seat, step: FactionStep, open: Status) -> Status {
    match who.mark(Step::Own(step)) {
        Some(Mark::Done) => Status::Done,
        Some(Mark::Skipped) => Status::Skipped,
        // What was due stays due, and is warned of; what was a choice was not taken.
        None if open == Status::Optional && passed(who, step) => Status::Skipped,
        None => open,
    }
}

/// How many cards are too many at the end of Evening.
pub fn over_the_limit(who: &Seat) -> u8 {
    who.hand.saturating_sub(HAND_LIMIT)
}

/// Where the discard stands. A hand that has grown again has to be cut again, so its mark does not count.
pub fn discard_status(who: &Seat, step: FactionStep) -> (Status, Option<u8>) {
    match over_the_limit(who) {
        0 => (Status::Done, Some(0)),
        n if who.mark(Step::Own(step)) == Some(Mark::Skipped) => (Status::Skipped, Some(n)),
        n => (Status::Due, Some(n)),
    }
}

impl Draft<'_> {
    /// A step happens in its own phase of the own turn, and not after a later one. The table may insist on all of it.
    pub fn in_turn(
        &mut self,
        seat: SeatId,
        step: impl Into<FactionStep>,
        law: LawRef,
        order: LawRef,
    ) -> Outcome {
        let step = step.into();
        enter(self, seat, step.phase(), law)?;
        let in_order = !passed(self.seat(seat)?, step);
        self.law(in_order, order, RefusalKind::AlreadyDone)
    }

    /// The same, for a step that is taken once a turn.
    pub fn once(
        &mut self,
        seat: SeatId,
        step: impl Into<FactionStep>,
        law: LawRef,
        order: LawRef,
    ) -> Outcome {
        let step = step.into();
        self.in_turn(seat, step, law, order)?;
        let again = self.seat(seat)?.mark(Step::Own(step)).is_some();
        self.law(!again, law, RefusalKind::AlreadyDone)
    }

    pub fn mark_own(&mut self, seat: SeatId, step: impl Into<FactionStep>) -> Outcome {
        self.mark(seat, Step::Own(step.into()))
    }

    /// Spends `n` cards out of a hand; they are told apart only where a pile wants them.
    pub fn spend(&mut self, seat: SeatId, n: u8, law: LawRef) -> Outcome<Vec<Face>> {
        self.must_by(self.seat(seat)?.hand >= n, law, RefusalKind::HandEmpty)?;
        let mut faces = Vec::new();
        if self.discards_matter() && n > 0 {
            let question = Question::CardsSpent { seat };
            faces = self.ask_faces(Answerer::Seat(seat), question, (n, n), Some(law))?;
            self.discard_from_hand(seat, &faces)?;
        } else {
            self.hand(seat, -i8::try_from(n).unwrap_or(i8::MAX))?;
        }
        Ok(faces)
    }

    /// Discards down to the hand limit.
    pub fn discard_down(
        &mut self,
        seat: SeatId,
        step: impl Into<FactionStep>,
        law: LawRef,
        order: LawRef,
    ) -> Outcome {
        let step = step.into();
        // First: nobody should be warned of steps left for a step that then has nothing to do.
        let n = over_the_limit(self.seat(seat)?);
        self.must_by(n > 0, law, RefusalKind::NothingChanges)?;
        self.in_turn(seat, step, law, order)?;
        if self.discards_matter() {
            let question = Question::CardsDiscarded { seat, count: n };
            let faces = self.ask_faces(Answerer::Seat(seat), question, (n, n), Some(law))?;
            self.discard_from_hand(seat, &faces)?;
        } else {
            self.hand(seat, -i8::try_from(n).unwrap_or(i8::MAX))?;
        }
        self.mark_own(seat, step)
    }
}
