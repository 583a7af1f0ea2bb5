//! Answers: such as fit a form, and any at all.

use super::*;

pub(super) fn any_face(will: &Will<'_>, deck: DeckKind) -> Face {
    if will.rarely(3) {
        Face::Suit(will.of(&Suit::ALL))
    } else {
        Face::Named(will.of(&CardKind::of(deck).collect::<Vec<_>>()))
    }
}

/// An answer that fits, whatever the form.
pub fn fitting(will: &Will<'_>, form: &Form) -> Answer {
    match form {
        Form::YesNo => Answer::Yes(!will.rarely(4)),
        Form::OneOf(choices) => Answer::One(u8::try_from(will.below(choices.len())).unwrap()),
        Form::Number { min, max, .. } => Answer::Number(min + will.small((max - min).min(40))),
        Form::Counts { rows, min, max } => {
            let mut counts: Vec<u8> = rows.iter().map(|row| row.min).collect();
            let most: usize = rows.iter().map(|row| usize::from(row.max)).sum();
            let (min, max) = (usize::from(*min), usize::from(*max).min(most));
            let now: usize = counts.iter().map(|n| usize::from(*n)).sum();
            assert!(now.max(min) <= max, "nothing answers {form:?}");
            // Not many more than have to be: a table removes a few pieces, not forty.
            let total = now.max(min) + will.below((max - now.max(min)).min(4) + 1);
            for _ in now..total {
                let room: Vec<usize> =
                    (0..rows.len()).filter(|at| counts[*at] < rows[*at].max).collect();
                counts[will.of(&room)] += 1;
            }
            Answer::Counts(counts)
        }
        Form::Cards { from, min, max } => {
            let (min, max) = (usize::from(*min), usize::from(*max).min(from.len()));
            let n = min + will.below(max - min + 1);
            Answer::Cards(will.shuffled(from)[..n].to_vec())
        }
        Form::Faces { deck, min, max, .. } => {
            let n = min + will.byte((max - min).min(2));
            Answer::Faces((0..n).map(|_| any_face(will, *deck)).collect())
        }
        Form::Price { .. } if will.rarely(4) => Answer::Price(Price::NoCost),
        Form::Price { max } => Answer::Price(Price::Cost(will.byte(*max))),
        Form::Shuffle { cards } => Answer::Order(Veiled(will.shuffled(cards))),
    }
}

/// An answer to anything at all.
pub(super) fn any_answer(will: &Will<'_>) -> Answer {
    let cards = |n: u8| -> Vec<CardId> { (0..n).map(|_| CardId(will.small(30))).collect() };
    match will.below(9) {
        0 => Answer::Yes(will.rarely(2)),
        1 => Answer::One(will.byte(255)),
        2 => Answer::Number(will.small(u16::MAX)),
        3 => Answer::Counts((0..will.byte(8)).map(|_| will.byte(255)).collect()),
        4 => Answer::Cards(cards(will.byte(6))),
        5 => Answer::Faces((0..will.byte(30)).map(|_| any_face(will, DeckKind::Base)).collect()),
        6 => Answer::Faces(vec![Face::Own { suit: will.of(&Suit::ALL), nth: will.byte(9) }]),
        7 => Answer::Price(Price::Cost(will.byte(255))),
        _ => Answer::Order(Veiled(cards(will.byte(9)))),
    }
}
