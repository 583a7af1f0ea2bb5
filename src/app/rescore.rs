//! A printed figure was read wrong: what would the entries that used it have scored? The rules are asked again,
//! entry by entry, with the answers that were given then.

use std::collections::BTreeMap;

use crate::engine::ask::{Answer, Question};
use crate::engine::effect::Effect;
use crate::engine::entry::Entry;
use crate::engine::factions::FactionFigure;
use crate::engine::figure::FigureValue;
use crate::engine::game::Game;
use crate::engine::history::History;
use crate::engine::propose::{Proposal, propose};
use crate::engine::seat::SeatId;
use crate::engine::table::{Command, Rescored};

/// The points that earlier entries would have given more or less, by seat and turn.
pub fn differences(history: &History, figure: FactionFigure, value: FigureValue) -> Vec<Rescored> {
    let mut sums: BTreeMap<(u16, SeatId), i16> = BTreeMap::new();
    history.walk(0..history.told().count(), |before, entry| {
        let scores = entry.effects.iter().any(|e| matches!(e, Effect::Score { .. }));
        if !scores || matches!(entry.command, Command::Rescore { .. } | Command::Learn(_)) {
            return;
        }
        let Some(effects) = again(before, entry, figure, value) else { return };
        for (sign, effects) in [(-1, &entry.effects), (1, &effects)] {
            for effect in effects {
                if let Effect::Score { seat, due, turn, .. } = effect {
                    *sums.entry((*turn, *seat)).or_default() += sign * due;
                }
            }
        }
    });
    let lines = sums.into_iter().filter(|(_, by)| *by != 0);
    lines.map(|((turn, seat), by)| Rescored { seat, by, turn }).collect()
}

/// What the entry would have come to; nothing, where the rules would have taken another way.
fn again(
    before: &Game,
    entry: &Entry,
    figure: FactionFigure,
    value: FigureValue,
) -> Option<Vec<Effect>> {
    let mut game = before.clone();
    let learned = |e: &Effect| matches!(e, Effect::Learned { figure: f, .. } if *f == figure);
    // Where this very entry asked for the figure, it asks again and is told the new value.
    if !entry.effects.iter().any(learned) {
        game.figures.learn(figure, value);
    }
    let mut given = entry.answers.iter();
    let mut answers = Vec::new();
    loop {
        match propose(&game, &entry.command, entry.insist, &answers).ok()? {
            Proposal::Done(effects) => return Some(effects),
            Proposal::Asked(ask) => {
                let was = given.next()?.clone();
                let about = matches!(ask.question, Question::Figure(f) if f == figure);
                answers.push(match value {
                    FigureValue::Number(n) if about => Answer::Number(n.into()),
                    FigureValue::Price(price) if about => Answer::Price(price),
                    FigureValue::Number(_) | FigureValue::Price(_) => was,
                });
            }
        }
    }
}
