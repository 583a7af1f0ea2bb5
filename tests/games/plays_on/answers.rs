//! Answers that fit, another one each time.

use super::*;

impl Table {
    pub(super) fn answer(&mut self, form: &Form, question: &Question) -> Answer {
        let n = self.next();
        match form {
            Form::YesNo => {
                // In twos: what was chosen by turns took every second number.
                let yes = if self.corrects { n / 2 } else { n }.is_multiple_of(2);
                Answer::Yes(yes || matches!(question, Question::StepsLeft { .. }))
            }
            // A second ambush has to match the first: none, or the bird that always does.
            Form::OneOf(choices) if matches!(question, Question::Battle(Battle::Foil { .. })) => {
                let at = if (n / 2).is_multiple_of(2) { choices.len() - 1 } else { 0 };
                Answer::One(u8::try_from(at).unwrap())
            }
            Form::OneOf(choices) => Answer::One(u8::try_from(n % choices.len()).unwrap()),
            Form::Number { min, max, start } => {
                let more = u16::try_from(n % 2).unwrap();
                Answer::Number((start + more).clamp(*min, *max))
            }
            // Printed numbers that go with one another, whatever is read first.
            Form::Counts { rows, .. }
                if rows.iter().all(|row| matches!(row.what, Countable::Figure(_))) =>
            {
                Answer::Counts(rows.iter().map(|row| row.min.max(1).min(row.max)).collect())
            }
            Form::Counts { rows, min, max } => Answer::Counts(counts(rows, *min, *max, n)),
            Form::Cards { from, min, .. } => {
                let at = n % from.len().max(1);
                let turned = from[at..].iter().chain(&from[..at]).copied();
                Answer::Cards(turned.take(usize::from((*min).max(1)).min(from.len())).collect())
            }
            Form::Faces { min, deck, .. } => {
                // Crafted and indoctrinated cards are named, others by suit alone.
                let named = CardKind::of(*deck)
                    .filter(|kind| matches!(kind.def().body, Body::Persistent(_)))
                    .filter(|kind| kind.cost() == Some(1))
                    .nth(n % 2)
                    .map(Face::Named);
                let suit = Face::Suit(Suit::ALL[n % 4]);
                let face =
                    if *min == 1 && n.is_multiple_of(3) { named.unwrap_or(suit) } else { suit };
                Answer::Faces(vec![face; usize::from((*min).max(1))])
            }
            Form::Price { max } => {
                Answer::Price(Price::Cost(u8::try_from(n % 3).unwrap().min(*max)))
            }
            Form::Shuffle { .. } => unreachable!("chance answers this"),
        }
    }
}
