//! The plot of points by turn, as places in a square from 0 to 1: the window and the picture draw it in any size.

use tr::tr;

use crate::engine::game::Game;
use crate::engine::history::History;
use crate::engine::score::VictoryPoints;
use crate::words::{self, Language, in_language, say};

use super::curves::{Curve, curves, rounds};
use super::factions;
use super::view::Drawing;

/// The most lines that are labelled along an edge.
const MOST_MARKS: usize = 8;
/// How far apart the crests at the right edge stand at least, as a share of the height.
const APART: f32 = 0.115;

/// A piece of a line: across, or up or down.
#[derive(Clone, Debug, PartialEq)]
pub struct PlotStep {
    pub key: String,
    pub colour: &'static str,
    pub x1: f32,
    pub x2: f32,
    pub y1: f32,
    pub y2: f32,
}

/// A line of the grid and what it stands for.
#[derive(Clone, Debug, PartialEq)]
pub struct PlotMark {
    pub at: f32,
    pub text: String,
    /// The line that wins.
    pub strong: bool,
}

/// Where a seat's line ends.
#[derive(Clone, Debug, PartialEq)]
pub struct PlotEnd {
    pub key: String,
    pub name: String,
    pub crest: Drawing,
    pub colour: &'static str,
    pub points: String,
    /// The line as it is read out: "Round 1: 3 points, round 2: 9 points".
    pub detail: String,
    pub at: f32,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlotView {
    pub steps: Vec<PlotStep>,
    pub levels: Vec<PlotMark>,
    pub rounds: Vec<PlotMark>,
    pub ends: Vec<PlotEnd>,
}

/// The plot of a game. Empty while no turn has been played.
pub fn plot(language: Language, history: &History) -> PlotView {
    let game = history.game();
    let turns = game.turn.number;
    if turns == 0 {
        return PlotView::default();
    }
    let curves = curves(history);
    let most = curves.iter().flat_map(|curve| &curve.points).copied().max().unwrap_or(0);
    let least = curves.iter().flat_map(|curve| &curve.points).copied().min().unwrap_or(0).min(0);
    let top = most.max(i32::from(VictoryPoints::TO_WIN.get()));
    let height = |points: i32| share(top - points, top - least);
    let began = rounds(history);
    PlotView {
        steps: curves.iter().flat_map(|curve| steps(game, curve, turns, &height)).collect(),
        levels: levels(top).into_iter().map(|n| level(n, height(n))).collect(),
        rounds: thinned(&began)
            .map(|(turn, round)| PlotMark {
                at: share(i32::from(turn) - 1, i32::from(turns)),
                text: round.to_string(),
                strong: false,
            })
            .collect(),
        ends: ends(language, game, &curves, &began, &height),
    }
}

/// How far along something is. Games are short enough for a number that is not exact.
#[allow(clippy::cast_precision_loss)]
fn share(part: i32, whole: i32) -> f32 {
    part as f32 / whole.max(1) as f32
}

/// Every fifth or tenth point, and 30.
fn levels(top: i32) -> Vec<i32> {
    let pace = if top > 60 { 30 } else { 10 };
    (0..=top / pace).map(|n| n * pace).collect()
}

fn level(points: i32, at: f32) -> PlotMark {
    let strong = points == i32::from(VictoryPoints::TO_WIN.get());
    PlotMark { at, text: points.to_string(), strong }
}

/// So many of the rounds that they can be read.
fn thinned(began: &[(u16, u16)]) -> impl Iterator<Item = (u16, u16)> {
    let pace = began.len().div_ceil(MOST_MARKS).max(1);
    began.iter().step_by(pace).copied()
}

/// A line as pieces: level while nothing is scored, then up or down where a turn ends.
fn steps(game: &Game, curve: &Curve, turns: u16, height: &impl Fn(i32) -> f32) -> Vec<PlotStep> {
    let colour = game.seat(curve.seat).map_or("", |who| factions::colour(&who.faction));
    let across = |turn: usize| share(i32::try_from(turn).unwrap_or(0), i32::from(turns));
    let mut list: Vec<PlotStep> = Vec::new();
    let mut piece = |x: (f32, f32), y: (f32, f32)| {
        list.push(PlotStep {
            key: format!("{}-{}", u8::from(curve.seat), list.len()),
            colour,
            x1: x.0,
            x2: x.1,
            y1: y.0.min(y.1),
            y2: y.0.max(y.1),
        });
    };
    let mut from = 0;
    for turn in 1..curve.points.len() {
        let (before, now) = (curve.points[turn - 1], curve.points[turn]);
        if before != now {
            piece((across(from), across(turn)), (height(before), height(before)));
            piece((across(turn), across(turn)), (height(before), height(now)));
            from = turn;
        }
    }
    let last = curve.points.last().copied().unwrap_or(0);
    if from + 1 < curve.points.len() {
        piece((across(from), 1.0), (height(last), height(last)));
    }
    list
}

fn ends(
    language: Language,
    game: &Game,
    curves: &[Curve],
    began: &[(u16, u16)],
    height: &impl Fn(i32) -> f32,
) -> Vec<PlotEnd> {
    let last = |curve: &Curve| curve.points.last().copied().unwrap_or(0);
    let mut order: Vec<&Curve> = curves.iter().collect();
    order.sort_by_key(|curve| std::cmp::Reverse(last(curve)));
    let places = spread(&order.iter().map(|curve| height(last(curve))).collect::<Vec<_>>());
    order
        .into_iter()
        .zip(places)
        .filter_map(|(curve, at)| {
            let who = game.seat(curve.seat)?;
            Some(PlotEnd {
                key: u8::from(curve.seat).to_string(),
                name: say::seat_name(language, game, curve.seat),
                crest: factions::crest(&who.faction),
                colour: factions::colour(&who.faction),
                points: last(curve).to_string(),
                detail: told(language, curve, began),
                at,
            })
        })
        .collect()
}

/// A line round by round, for those who hear it.
fn told(language: Language, curve: &Curve, began: &[(u16, u16)]) -> String {
    let ends = began.iter().skip(1).map(|(turn, _)| usize::from(*turn) - 1);
    let ends = ends.chain([curve.points.len() - 1]);
    let rounds = began.iter().zip(ends).map(|((_, round), end)| {
        let points = words::points(language, curve.points.get(end).copied().unwrap_or(0));
        in_language(language, || tr!("round {round}: {points}", round, points))
    });
    rounds.collect::<Vec<_>>().join(", ")
}

/// Moves places apart that are too close, and keeps them inside; they come and go in order.
fn spread(wanted: &[f32]) -> Vec<f32> {
    let mut places = wanted.to_vec();
    for at in 1..places.len() {
        places[at] = places[at].max(places[at - 1] + APART);
    }
    let mut limit = 1.0_f32;
    for place in places.iter_mut().rev() {
        *place = place.min(limit);
        limit = *place - APART;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crests_at_the_edge_never_lie_on_each_other() {
        for wanted in
            [vec![0.0; 8], vec![1.0; 8], vec![0.1, 0.12, 0.5, 0.51, 0.9, 0.99], vec![0.4], vec![]]
        {
            let places = spread(&wanted);
            assert_eq!(places.len(), wanted.len());
            assert!(places.windows(2).all(|two| two[1] - two[0] >= APART - 0.001), "{places:?}");
            assert!(places.iter().all(|at| (-0.001..=1.0).contains(at)), "{places:?}");
        }
        assert_eq!(spread(&[0.1, 0.5]), [0.1, 0.5], "what stands apart stays");
    }

    #[test]
    fn few_enough_rounds_are_named() {
        for rounds in [1_u16, 8, 9, 40, 200] {
            let began: Vec<(u16, u16)> = (0..rounds).map(|n| (n * 4 + 1, n + 1)).collect();
            let named = thinned(&began).count();
            assert!((1..=MOST_MARKS).contains(&named), "{rounds}: {named}");
        }
        assert_eq!(levels(30), [0, 10, 20, 30]);
        assert_eq!(levels(44), [0, 10, 20, 30, 40]);
        assert_eq!(levels(130), [0, 30, 60, 90, 120]);
    }
}
