//! Forms: what a person has entered so far for the question that stands, and the answer it makes.

use tr::tr;

use crate::engine::ask::{Answer, Ask, Choice, Countable, Form};
use crate::engine::battle;
use crate::engine::card::{Face, Price};
use crate::engine::deck::CardKind;
use crate::engine::effect::Effect;
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::words::{self, say};

use super::board::{card_row_of, face_row};
use super::context::{Context, suit_drawing};
use super::session::Pending;
use super::touch::{Pick, Touch};
use super::view::{AskKind, AskView, CardRow, ChoiceRow, NumberRow, Weight};

/// What has been entered so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entered {
    pub numbers: Vec<i32>,
    pub picked: Vec<usize>,
    pub faces: Vec<Face>,
    pub search: String,
    pub suit: Option<Suit>,
}

impl Entered {
    /// An empty form for a question.
    pub fn fresh(ask: &Ask) -> Self {
        let numbers = match &ask.form {
            Form::Number { start, .. } => vec![i32::from(*start)],
            // Where only one thing can be meant, the least of it is filled in.
            Form::Counts { rows, min, .. } if rows.len() == 1 => {
                vec![i32::from(rows[0].min.max((*min).min(rows[0].max)))]
            }
            Form::Counts { rows, .. } => rows.iter().map(|row| i32::from(row.min)).collect(),
            Form::YesNo
            | Form::OneOf(_)
            | Form::Cards { .. }
            | Form::Faces { .. }
            | Form::Price { .. }
            | Form::Shuffle { .. } => Vec::new(),
        };
        Self { numbers, ..Self::default() }
    }

    /// The answer that the form makes, if it fits.
    pub fn answer(&self, form: &Form) -> Option<Answer> {
        let answer = match form {
            Form::Number { .. } => Answer::Number(u16::try_from(*self.numbers.first()?).ok()?),
            Form::Counts { .. } => {
                let counts: Option<Vec<u8>> =
                    self.numbers.iter().map(|n| u8::try_from(*n).ok()).collect();
                Answer::Counts(counts?)
            }
            Form::Cards { from, .. } => {
                Answer::Cards(self.picked.iter().filter_map(|i| from.get(*i).copied()).collect())
            }
            Form::Faces { .. } => Answer::Faces(self.faces.clone()),
            Form::YesNo | Form::OneOf(_) | Form::Price { .. } | Form::Shuffle { .. } => {
                return None;
            }
        };
        form.accepts(&answer).then_some(answer)
    }

    /// Sets a stepper, within what its row allows.
    pub fn set(&mut self, form: &Form, key: &str, value: i32) {
        let Ok(at) = key.parse::<usize>() else { return };
        let range = match form {
            Form::Number { min, max, .. } => Some((i32::from(*min), i32::from(*max))),
            Form::Counts { rows, .. } => {
                rows.get(at).map(|row| (i32::from(row.min), i32::from(row.max)))
            }
            Form::YesNo
            | Form::OneOf(_)
            | Form::Cards { .. }
            | Form::Faces { .. }
            | Form::Price { .. }
            | Form::Shuffle { .. } => None,
        };
        if let (Some((min, max)), Some(number)) = (range, self.numbers.get_mut(at)) {
            *number = value.clamp(min, max.max(min));
        }
    }

    /// Picks a card; the answer, when the question wants only one.
    pub fn pick(&mut self, form: &Form, key: &str) -> Option<Answer> {
        match form {
            Form::Cards { from, max, .. } => {
                let at: usize = key.parse().ok()?;
                if at < from.len()
                    && !self.picked.contains(&at)
                    && self.picked.len() < usize::from(*max)
                {
                    self.picked.push(at);
                }
                (*max == 1).then(|| self.answer(form)).flatten()
            }
            Form::Faces { max, .. } => {
                let face: Face = serde_json::from_str(key).ok()?;
                if self.faces.len() < usize::from(*max) {
                    self.faces.push(face);
                }
                (*max == 1).then(|| self.answer(form)).flatten()
            }
            Form::YesNo
            | Form::OneOf(_)
            | Form::Number { .. }
            | Form::Counts { .. }
            | Form::Price { .. }
            | Form::Shuffle { .. } => None,
        }
    }

    /// Puts a picked card back.
    pub fn unpick(&mut self, form: &Form, key: &str) {
        let Ok(at) = key.parse::<usize>() else { return };
        if matches!(form, Form::Cards { .. }) && at < self.picked.len() {
            self.picked.remove(at);
        } else if matches!(form, Form::Faces { .. }) && at < self.faces.len() {
            self.faces.remove(at);
        }
    }
}

/// A question that only one seat may read: it says no more than whom to hand the device to.
pub fn veiled(context: &Context<'_>, pending: &Pending, eyes: SeatId) -> AskView {
    let seat = context.name(eyes);
    AskView {
        kind: AskKind::Cards,
        to: seat.clone(),
        title: context.tell(|| tr!("A question for {seat}", seat = seat.clone())),
        help: context.tell(|| {
            tr!("Hand the device to {seat}. Everybody else looks away.", seat = seat.clone())
        }),
        law: pending.ask.law.map(|law| law.to_string()).unwrap_or_default(),
        veil: seat,
        ..AskView::default()
    }
}

/// The answer of a touch on a choice.
pub fn picked(form: &Form, pick: Pick) -> Option<Answer> {
    let answer = match pick {
        Pick::Yes => Answer::Yes(true),
        Pick::No => Answer::Yes(false),
        Pick::One(at) => Answer::One(at),
        Pick::NoCost => Answer::Price(Price::NoCost),
        Pick::Cost(n) => Answer::Price(Price::Cost(n)),
    };
    form.accepts(&answer).then_some(answer)
}

/// The form on the screen.
pub fn view(context: &Context<'_>, pending: &Pending, entered: &Entered) -> AskView {
    let (ask, game) = (&pending.ask, pending.game.as_ref());
    let text = say::ask(context.language, game, ask);
    let mut view = AskView {
        kind: AskKind::Choices,
        to: text.to,
        title: text.title,
        help: text.help,
        lines: lines(context, pending),
        law: ask.law.map(|law| law.to_string()).unwrap_or_default(),
        can_confirm: entered.answer(&ask.form).is_some(),
        ..AskView::default()
    };
    let confirm = say::confirm(context.language, game, ask);
    match &ask.form {
        Form::YesNo => {
            view.choices = vec![
                answer(context, "yes", confirm, "", Weight::Filled, Pick::Yes),
                answer(context, "no", context.tell(|| tr!("No")), "", Weight::Tonal, Pick::No),
            ];
        }
        Form::OneOf(choices) => {
            if side_by_side(choices) {
                view.kind = AskKind::Dice;
            }
            view.choices = choices
                .iter()
                .enumerate()
                .map(|(i, choice)| {
                    let text = say::choice(context.language, game, *choice);
                    let pick = Pick::One(u8::try_from(i).unwrap_or(u8::MAX));
                    answer(
                        context,
                        &i.to_string(),
                        text,
                        choice_drawing(game, *choice),
                        if *choice == Choice::Battle(battle::Pick::Roll) {
                            Weight::Filled
                        } else {
                            Weight::Tonal
                        },
                        pick,
                    )
                })
                .collect();
        }
        Form::Price { max } => {
            let none = context.tell(|| tr!("No crafting cost"));
            view.choices.push(answer(context, "none", none, "", Weight::Tonal, Pick::NoCost));
            view.choices.extend((0..=*max).map(|n| {
                answer(context, &n.to_string(), n.to_string(), "", Weight::Tonal, Pick::Cost(n))
            }));
        }
        Form::Number { min, max, .. } => {
            view.kind = AskKind::Numbers;
            view.confirm = confirm;
            (view.min, view.max) = (i32::from(*min), i32::from(*max));
            view.numbers = vec![NumberRow {
                key: "0".into(),
                name: view.title.clone(),
                drawing: "",
                value: entered.numbers.first().copied().unwrap_or(view.min),
                min: view.min,
                max: view.max,
                unknown: false,
            }];
        }
        Form::Counts { rows, min, max } => {
            view.kind = AskKind::Numbers;
            view.confirm = confirm;
            (view.min, view.max) = (i32::from(*min), i32::from(*max));
            let total: i32 = entered.numbers.iter().sum();
            view.numbers = rows
                .iter()
                .zip(&entered.numbers)
                .enumerate()
                .map(|(i, (row, value))| NumberRow {
                    key: i.to_string(),
                    name: say::countable(context.language, game, row.what),
                    drawing: countable_drawing(game, row.what),
                    value: *value,
                    min: i32::from(row.min),
                    // Never more than the question as a whole has room for.
                    max: i32::from(row.max).min(value + (view.max - total).max(0)),
                    unknown: false,
                })
                .collect();
        }
        Form::Cards { from, min, max } => {
            view.kind = AskKind::Cards;
            view.confirm = confirm;
            (view.min, view.max) = (i32::from(*min), i32::from(*max));
            let row = |i: usize, key: String| CardRow {
                key,
                ..card_row_of(context, game, "pick", String::new(), from[i])
            };
            view.cards = (0..from.len())
                .filter(|i| !entered.picked.contains(i))
                .map(|i| row(i, i.to_string()))
                .filter(|row| fits(row, entered))
                .collect();
            view.picked =
                entered.picked.iter().enumerate().map(|(at, i)| row(*i, at.to_string())).collect();
        }
        Form::Faces { deck, min, max, .. } => {
            view.kind = AskKind::Cards;
            view.confirm = confirm;
            (view.min, view.max) = (i32::from(*min), i32::from(*max));
            let bare = Suit::ALL.into_iter().map(Face::Suit);
            view.cards = bare
                .chain(CardKind::of(*deck).map(Face::Named))
                .filter(|face| entered.suit.is_none_or(|suit| face.suit() == suit))
                .map(|face| face_row(context, "pick", face))
                .filter(|row| fits(row, entered))
                .collect();
            view.picked = entered
                .faces
                .iter()
                .enumerate()
                .map(|(at, face)| CardRow {
                    key: at.to_string(),
                    ..face_row(context, "pick", *face)
                })
                .collect();
        }
        Form::Shuffle { .. } => {}
    }
    view
}

/// What a battle has come to, above its next question.
fn lines(context: &Context<'_>, pending: &Pending) -> Vec<String> {
    let mut lines = Vec::new();
    for effect in &pending.so_far {
        if let Effect::Fought(line) = effect {
            lines.push(say::battle_line(context.language, &pending.game, line));
        }
    }
    lines
}

/// Whether the answers are so short that they stand beside one another.
fn side_by_side(choices: &[Choice]) -> bool {
    use battle::Pick;
    choices.iter().all(|choice| {
        matches!(
            choice,
            Choice::Battle(
                Pick::Count(_) | Pick::AtLeast(_) | Pick::Swords | Pick::Roll | Pick::Dice(_)
            )
        )
    })
}

fn fits(row: &CardRow, entered: &Entered) -> bool {
    let needle = words::fold(&entered.search);
    needle.is_empty() || words::fold(&row.name).contains(needle.trim())
}

fn answer(
    context: &Context<'_>,
    key: &str,
    text: String,
    drawing: &'static str,
    weight: Weight,
    pick: Pick,
) -> ChoiceRow {
    ChoiceRow { drawing, weight, ..context.button("answer", key, text, &Touch::Answer(pick)) }
}

fn choice_drawing(game: &Game, choice: Choice) -> &'static str {
    match choice {
        Choice::Seat(seat) => game.seat(seat).map_or("", |s| super::factions::crest(&s.faction)),
        Choice::Suit(suit) => suit_drawing(suit),
        Choice::Card(card) => game.card(card).map_or("", |c| suit_drawing(c.face.suit())),
        Choice::Battle(battle::Pick::Ambush(suit)) => suit_drawing(suit),
        Choice::Battle(battle::Pick::Roll) => "dice",
        Choice::Battle(battle::Pick::Swords) => "sword",
        Choice::Battle(_) | Choice::Pool(_) | Choice::Zone(_) | Choice::Own(_) => "",
    }
}

fn countable_drawing(game: &Game, what: Countable) -> &'static str {
    match what {
        Countable::Pieces(seat, _) => {
            game.seat(seat).map_or("", |s| super::factions::crest(&s.faction))
        }
        Countable::Suit(suit) => suit_drawing(suit),
        Countable::Class(_) | Countable::Pool(_) | Countable::Figure(_) | Countable::Own(_) => "",
    }
}
