//! The one thing to do next, and where the turn stands.
//! It offers what the checklist has due and never skips a step of its own accord.

use tr::tr;

use crate::app::context::{Context, at};
use crate::app::factions;
use crate::app::touch::Touch;
use crate::app::view::DueView;
use crate::engine::game::Game;
use crate::engine::offer::{Offer, Place};
use crate::engine::seat::SeatId;
use crate::engine::table::{self, Command};
use crate::engine::turn::{Phase, Status, StepInfo};
use crate::words::say;

use super::step_key;

/// The one thing to do next, whoever's board is shown.
pub fn due(context: &Context<'_>) -> DueView {
    let game = context.game();
    if !game.begun() || game.ending.is_some() {
        return DueView::default();
    }
    let turn = game.turn;
    let seats = if turn.phase == Phase::Setup { game.order().to_vec() } else { vec![turn.seat] };
    seats.into_iter().find_map(|seat| step_due(context, seat)).unwrap_or_else(|| onwards(context))
}

/// The first step that a seat has due.
fn step_due(context: &Context<'_>, seat: SeatId) -> Option<DueView> {
    let game = context.game();
    let now = table::due(game, seat).into_iter().next();
    let info = now.or_else(|| straight_on(game, seat))?;
    let offers = context.session.offers(seat);
    let here: Vec<&Offer> = at(&offers, Place::Step(info.step)).collect();
    let touch = match the_one(&here) {
        Some(command) => Touch::Do(command.clone()),
        None => Touch::ShowSeat(seat),
    };
    let figure = say::step_figure(context.language, game, seat, &info);
    let name = context.name(seat);
    Some(DueView {
        text: say::step_title(context.language, game, info.step),
        detail: if figure.is_empty() {
            name
        } else {
            context.tell(|| tr!("{seat}: {figure}", seat = name, figure = figure))
        },
        colour: colour(game, seat),
        token: touch.token(),
        step: step_key(info.step),
    })
}

/// What stands for a whole step: its only command. One that is offered again with dice and all counts once, and
/// the board offers the longer way beside it.
fn the_one<'a>(here: &[&'a Offer]) -> Option<&'a Command> {
    match here {
        [only] => Some(&only.command),
        [short, long] if with_dice(&short.command, &long.command) => Some(&short.command),
        [] | [_, ..] => None,
    }
}

/// Whether one command is the other with the battle's dice.
fn with_dice(short: &Command, long: &Command) -> bool {
    let Command::Battle { by: Some(by), .. } = long else { return false };
    matches!(short, Command::Play { play, .. } if *play == **by)
}

/// Nothing is due: the next phase, or the next turn.
fn onwards(context: &Context<'_>) -> DueView {
    let game = context.game();
    let turn = game.turn;
    let (text, detail, command) = match turn.phase {
        Phase::Setup => {
            let first = context.name(turn.seat);
            (
                context.tell(|| tr!("Begin the first turn")),
                context.tell(|| tr!("{seat} begins", seat = first)),
                Command::Start,
            )
        }
        Phase::Birdsong | Phase::Daylight if has_steps_later(context) => {
            let next = turn.phase.next().unwrap_or(Phase::Evening);
            let phase = say::phase(context.language, next);
            (
                context.tell(|| tr!("Go on to {phase}", phase = phase)),
                context.name(turn.seat),
                Command::EndPhase,
            )
        }
        Phase::Birdsong | Phase::Daylight | Phase::Evening => {
            let next = game.clockwise_after(turn.seat).first().map(|s| context.name(*s));
            let next = next.unwrap_or_default();
            (
                context.tell(|| tr!("End the turn")),
                context.tell(|| tr!("Next: {seat}", seat = next)),
                Command::EndTurn,
            )
        }
    };
    let (colour, token) = (colour(game, turn.seat), Touch::Do(command).token());
    DueView { text, detail, colour, token, step: String::new() }
}

fn colour(game: &Game, seat: SeatId) -> &'static str {
    game.seat(seat).map_or("", |s| factions::colour(&s.faction))
}

/// Where a seat has no step at all until a later phase, that phase's first one if it is due: nobody has to
/// touch their way through phases in which the app has nothing to say.
fn straight_on(game: &Game, seat: SeatId) -> Option<StepInfo> {
    let turn = game.turn;
    let first = table::steps(game, seat).into_iter().find(|info| info.phase >= turn.phase)?;
    let later = turn.phase != Phase::Setup && first.phase > turn.phase;
    (later && first.status == Status::Due).then_some(first)
}

/// Whether the seat whose turn it is has anything to do in a later phase; guests go straight to the next seat.
fn has_steps_later(context: &Context<'_>) -> bool {
    let turn = context.game().turn;
    table::steps(context.game(), turn.seat)
        .iter()
        .any(|info| info.phase > turn.phase && !matches!(info.status, Status::Done))
}

/// Where the turn stands, for the bar at the top.
pub fn turn_line(context: &Context<'_>) -> String {
    let turn = context.game().turn;
    let phase = say::phase(context.language, turn.phase);
    match turn.phase {
        Phase::Setup => phase,
        Phase::Birdsong | Phase::Daylight | Phase::Evening => {
            let name = context.name(turn.seat);
            context.tell(|| tr!("{seat}: {phase}", seat = name, phase = phase))
        }
    }
}
