//! Printed figures of a board on one page: read off the cardboard once, remembered for every later game.

use tr::tr;

use crate::engine::effect::Effect;
use crate::engine::factions::{self, FactionFigure};
use crate::engine::figure::FigureValue;
use crate::engine::seat::SeatId;
use crate::engine::table::Command;
use crate::words::say;

use super::context::Context;
use super::touch::Touch;
use super::view::ChoiceRow;

/// Whether a board has any.
pub fn any(context: &Context<'_>, seat: SeatId) -> bool {
    let game = context.game();
    game.seat(seat).is_some_and(|s| !factions::figures(s.faction.id(), &game.figures).is_empty())
}

/// Every figure of a seat's board, known or not; touching one reads it off anew.
pub fn rows(context: &Context<'_>, seat: SeatId) -> Vec<ChoiceRow> {
    let game = context.game();
    let Some(who) = game.seat(seat) else { return Vec::new() };
    factions::figures(who.faction.id(), &game.figures)
        .into_iter()
        .enumerate()
        .map(|(i, figure)| ChoiceRow {
            detail: told(context, figure),
            ..context.button(
                "figures",
                &i.to_string(),
                say::figure(context.language, figure),
                &Touch::Do(Command::Learn(figure)),
            )
        })
        .collect()
}

/// What is known, and since when.
fn told(context: &Context<'_>, figure: FactionFigure) -> String {
    let known = context.game().figures.get(figure);
    let value = match known {
        None => return context.tell(|| tr!("Not read off yet")),
        Some(FigureValue::Number(n)) => n.to_string(),
        Some(FigureValue::Price(price)) => say::price(context.language, Some(price)),
    };
    let mut since = None;
    context.session.history().walk(0..usize::MAX, |before, entry| {
        let learned = |e: &Effect| matches!(e, Effect::Learned { figure: f, .. } if *f == figure);
        if entry.effects.iter().any(learned) {
            since = Some(before.turn.round);
        }
    });
    match since {
        None => context.tell(|| tr!("{value}, from an earlier game", value)),
        Some(0) => context.tell(|| tr!("{value}, read off at setup", value)),
        Some(round) => context.tell(|| tr!("{value}, read off in round {round}", value, round)),
    }
}
