//! What a rule asks: each kind of answer by a method of its own, and printed numbers, which are asked once.
//! It never answers and never guesses; without an answer the rule stops here.

use crate::engine::ask::{Answer, Answerer, Ask, Choice, CountRow, Form, Question};
use crate::engine::card::{CardId, Face, Price};
use crate::engine::effect::Effect;
use crate::engine::factions::{self, FactionFigure};
use crate::engine::figure::FigureValue;
use crate::engine::law::LawRef;
use crate::engine::propose::{Outcome, Stop};
use crate::engine::refusal::{Refusal, RefusalKind};
use crate::engine::seat::SeatId;
use crate::engine::veil::Unseen;

use super::Draft;

impl Draft<'_> {
    pub(super) fn ask(&mut self, ask: Ask) -> Outcome<Answer> {
        let Some((answer, rest)) = self.answers.split_first() else {
            return Err(Stop::Ask(Box::new(ask)));
        };
        if !ask.form.accepts(answer) {
            return Err(Refusal::plain(RefusalKind::AnswerDoesNotFit).into());
        }
        self.answers = rest;
        Ok(answer.clone())
    }

    pub(super) fn misfit<T>() -> Outcome<T> {
        Err(Refusal::plain(RefusalKind::AnswerDoesNotFit).into())
    }

    pub fn ask_yes(
        &mut self,
        to: Answerer,
        question: Question,
        law: Option<LawRef>,
    ) -> Outcome<bool> {
        let Answer::Yes(yes) =
            self.ask(Ask { to, question, form: Form::YesNo, law, private: self.private })?
        else {
            return Self::misfit();
        };
        Ok(yes)
    }

    /// Asks something that only the seat which answers may see.
    pub fn privately<T>(&mut self, ask: impl FnOnce(&mut Self) -> Outcome<T>) -> Outcome<T> {
        self.private = true;
        let answer = ask(self);
        self.private = false;
        answer
    }

    /// Asks even when there is one answer only: what follows must not be worked out before somebody wants it.
    pub fn ask_always(
        &mut self,
        to: Answerer,
        question: Question,
        choices: Vec<Choice>,
        law: Option<LawRef>,
    ) -> Outcome<Choice> {
        self.must(!choices.is_empty(), RefusalKind::NobodyElse)?;
        let (form, private) = (Form::OneOf(choices.clone()), self.private);
        let Answer::One(at) = self.ask(Ask { to, question, form, law, private })? else {
            return Self::misfit();
        };
        Ok(choices[usize::from(at)])
    }

    /// Asks only when there is something to choose.
    pub fn ask_one(
        &mut self,
        to: Answerer,
        question: Question,
        choices: Vec<Choice>,
        law: Option<LawRef>,
    ) -> Outcome<Choice> {
        match choices.as_slice() {
            [] => Err(Refusal::plain(RefusalKind::NobodyElse).into()),
            [only] => Ok(*only),
            _ => self.ask_always(to, question, choices, law),
        }
    }

    pub fn ask_seat(
        &mut self,
        to: Answerer,
        question: Question,
        seats: Vec<SeatId>,
        law: Option<LawRef>,
    ) -> Outcome<SeatId> {
        let choices = seats.into_iter().map(Choice::Seat).collect();
        let Choice::Seat(seat) = self.ask_one(to, question, choices, law)? else {
            return Self::misfit();
        };
        Ok(seat)
    }

    pub fn ask_number(
        &mut self,
        to: Answerer,
        question: Question,
        (min, max, start): (u16, u16, u16),
        law: Option<LawRef>,
    ) -> Outcome<u16> {
        if min == max {
            return Ok(min);
        }
        let Answer::Number(n) = self.ask(Ask {
            to,
            question,
            form: Form::Number { min, max, start },
            law,
            private: self.private,
        })?
        else {
            return Self::misfit();
        };
        Ok(n)
    }

    /// Asks only when there is something to count.
    pub fn ask_counts(
        &mut self,
        to: Answerer,
        question: Question,
        rows: Vec<CountRow>,
        (min, max): (u8, u8),
        law: Option<LawRef>,
    ) -> Outcome<Vec<u8>> {
        if rows.is_empty() && min == 0 {
            return Ok(Vec::new());
        }
        let Answer::Counts(counts) = self.ask(Ask {
            to,
            question,
            form: Form::Counts { rows, min, max },
            law,
            private: self.private,
        })?
        else {
            return Self::misfit();
        };
        Ok(counts)
    }

    /// Asks only when there is something to choose.
    pub fn ask_cards(
        &mut self,
        to: Answerer,
        question: Question,
        from: Vec<CardId>,
        (min, max): (u8, u8),
        law: Option<LawRef>,
    ) -> Outcome<Vec<CardId>> {
        if usize::from(min) == from.len() {
            return Ok(from);
        }
        let Answer::Cards(cards) = self.ask(Ask {
            to,
            question,
            form: Form::Cards { from, min, max },
            law,
            private: self.private,
        })?
        else {
            return Self::misfit();
        };
        Ok(cards)
    }

    pub fn ask_faces(
        &mut self,
        to: Answerer,
        question: Question,
        (min, max): (u8, u8),
        law: Option<LawRef>,
    ) -> Outcome<Vec<Face>> {
        let form = Form::Faces { deck: self.game.deck, min, max };
        let answer = self.ask(Ask { to, question, form, law, private: self.private })?;
        let (Answer::Faces(faces) | Answer::Unseen(Unseen(faces))) = answer else {
            return Self::misfit();
        };
        Ok(faces)
    }

    pub(in crate::engine) fn ask_price(
        &mut self,
        question: Question,
        max: u8,
        law: Option<LawRef>,
    ) -> Outcome<Price> {
        let (to, form, private) = (Answerer::Table, Form::Price { max }, self.private);
        let Answer::Price(price) = self.ask(Ask { to, question, form, law, private })? else {
            return Self::misfit();
        };
        Ok(price)
    }

    /// A printed number: known, or asked once and remembered.
    pub fn figure_price(&mut self, figure: FactionFigure, max: u8, law: LawRef) -> Outcome<Price> {
        if let Some(price) = self.game.figures.price(figure) {
            return Ok(price);
        }
        let price = self.ask_price(Question::Figure(figure), max, Some(law))?;
        self.apply(Effect::Learned { figure, value: FigureValue::Price(price) })?;
        Ok(price)
    }

    /// What a card costs to craft: known, or read off the card now and remembered.
    pub fn price(&mut self, card: CardId, law: LawRef) -> Outcome<Price> {
        if let Some(price) = self.game.price(card) {
            return Ok(price);
        }
        let face = self.game.card(card).map(|c| c.face);
        match face {
            Some(Face::Own { .. }) => match factions::own_figure(&self.game, card) {
                Some(figure) => self.figure_price(figure, 9, law),
                None => Ok(Price::NoCost),
            },
            Some(Face::Suit(_) | Face::Named(_)) => {
                let price = self.ask_price(Question::CostOf { card }, 9, Some(law))?;
                self.apply(Effect::Priced { card, price })?;
                Ok(price)
            }
            None => Err(Refusal::plain(RefusalKind::CardElsewhere(card)).into()),
        }
    }
}
