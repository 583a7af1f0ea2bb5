//! The Shades of Anger track: its printed numbers, read off the board when they are needed.

use super::laws::{TERMS, TRACK};
use super::{Effect, Figure, Question, Refusal, Space};
use crate::engine::ask::{Answerer, CountRow, Countable, Question as Asked};
use crate::engine::effect::Effect as Shared;
use crate::engine::figure::FigureValue;
use crate::engine::game::Game;
use crate::engine::law::LawRef;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;

use super::rules::state;

/// More warriors than there are could never be placed.
pub(super) const MOST_ANGER: u8 = 15;
/// Three shades.
pub(super) const SHADES: u8 = 3;

/// The number printed under a space, if the table has read it.
pub fn anger(game: &Game, space: Space) -> Option<u8> {
    game.figures.number(Figure::Anger(space).into())
}

fn read_shade(game: &Game, space: Space) -> Option<u8> {
    game.figures.number(Figure::Shade(space).into())
}

/// The nearest shades read to the left and to the right of a space.
fn neighbours(game: &Game, space: Space) -> (Option<u8>, Option<u8>) {
    let before = Space::all().rev().filter(|s| *s < space).find_map(|s| read_shade(game, s));
    let after = Space::all().filter(|s| *s > space).find_map(|s| read_shade(game, s));
    (before, after)
}

/// What the shade of a space can be: shades only rise to the right.
fn shade_range(game: &Game, space: Space) -> (u8, u8) {
    let (before, after) = neighbours(game, space);
    match (before.unwrap_or(1), after.unwrap_or(SHADES)) {
        (least, most) if least <= most => (least, most),
        _ => (1, SHADES),
    }
}

/// The shade above a space: read off the board, or certain because both neighbours have it.
pub fn shade(game: &Game, space: Space) -> Option<u8> {
    read_shade(game, space).or_else(|| match neighbours(game, space) {
        (Some(before), Some(after)) if before == after => Some(before),
        _ => None,
    })
}

fn known(game: &Game, figure: Figure) -> bool {
    match figure {
        Figure::Anger(space) => anger(game, space).is_some(),
        Figure::Shade(space) => shade(game, space).is_some(),
    }
}

/// Everything printed on the track that nobody has read yet.
pub(super) fn unread(game: &Game) -> Vec<Figure> {
    Space::all()
        .flat_map(|space| [Figure::Anger(space), Figure::Shade(space)])
        .filter(|figure| !known(game, *figure))
        .collect()
}

fn row(figure: Figure, (min, max): (u8, u8)) -> CountRow {
    CountRow { what: Countable::Figure(figure.into()), min, max }
}

fn read(
    draft: &mut Draft<'_>,
    question: Question,
    rows: Vec<CountRow>,
    figures: &[Figure],
    law: LawRef,
) -> Outcome {
    let total = (rows.iter().map(|r| r.min).sum(), rows.iter().map(|r| r.max).sum());
    let counts =
        draft.ask_counts(Answerer::Table, Asked::Own(question.into()), rows, total, Some(law))?;
    for (figure, n) in figures.iter().zip(counts) {
        let (figure, value) = ((*figure).into(), FigureValue::Number(n));
        if draft.game.figures.get(figure) != Some(value) {
            draft.apply(Shared::Learned { figure, value })?;
        }
    }
    let shades: Vec<u8> = Space::all().filter_map(|s| read_shade(&draft.game, s)).collect();
    draft.must_by(shades.is_sorted(), TRACK, Refusal::ShadesFall)
}

/// Asks for what of these figures is not known, in one question.
pub(super) fn need(draft: &mut Draft<'_>, space: Space, figures: &[Figure]) -> Outcome {
    let mut figures = figures.to_vec();
    figures.retain(|figure| !known(&draft.game, *figure));
    if figures.is_empty() {
        return Ok(());
    }
    let rows = figures
        .iter()
        .map(|figure| match figure {
            Figure::Anger(_) => row(*figure, (0, MOST_ANGER)),
            Figure::Shade(space) => row(*figure, shade_range(&draft.game, *space)),
        })
        .collect();
    read(draft, Question::Printed { space }, rows, &figures, TERMS)
}

pub(super) fn need_anger(draft: &mut Draft<'_>, space: Space) -> Outcome<u8> {
    need(draft, space, &[Figure::Anger(space)])?;
    Ok(anger(&draft.game, space).unwrap_or(0))
}

pub(super) fn need_shade(draft: &mut Draft<'_>, space: Space) -> Outcome<u8> {
    need(draft, space, &[Figure::Shade(space)])?;
    Ok(shade(&draft.game, space).unwrap_or(1))
}

/// The range of a figure when its neighbours may be wrong too.
fn whole(figure: Figure) -> CountRow {
    match figure {
        Figure::Anger(_) => row(figure, (0, MOST_ANGER)),
        Figure::Shade(_) => row(figure, (1, SHADES)),
    }
}

/// The whole track copied from the board, once.
pub(super) fn read_track(draft: &mut Draft<'_>) -> Outcome {
    let figures = unread(&draft.game);
    draft.must_by(!figures.is_empty(), TRACK, Refusal::TrackRead)?;
    let rows = figures.iter().map(|figure| whole(*figure)).collect();
    read(draft, Question::Track, rows, &figures, TRACK)
}

/// One space, read or read again.
pub(super) fn read_space(draft: &mut Draft<'_>, space: Space) -> Outcome {
    let before = draft.game.figures.clone();
    let figures = [Figure::Anger(space), Figure::Shade(space)];
    let rows = figures.iter().map(|figure| whole(*figure)).collect();
    read(draft, Question::Printed { space }, rows, &figures, TERMS)?;
    draft.must(draft.game.figures != before, RefusalKind::NothingChanges)
}

pub(super) fn set_space(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let now = u16::from(state(draft, seat)?.space.number());
    let range = (u16::from(Space::FIRST.number()), u16::from(Space::LAST.number()), now);
    let question = Asked::Own(Question::Space.into());
    let to = draft.ask_number(Answerer::Table, question, range, Some(TRACK))?;
    draft.must(to != now, RefusalKind::NothingChanges)?;
    let space = u8::try_from(to).ok().and_then(Space::new).unwrap_or(Space::LAST);
    draft.own(seat, Effect::Marker(space))
}
