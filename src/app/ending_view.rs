//! The end of a game: who won and how, every seat's place, points by turn and by source, and ways to pass it on.

use chrono::TimeDelta;
use tr::tr;

use crate::engine::effect::Victory;
use crate::engine::law::{Book, LawRef, law};
use crate::engine::score::VictoryPoints;
use crate::engine::seat::{SeatId, Standing};
use crate::words::{self, say};

use super::bg_stats::{self, Code};
use super::context::Context;
use super::curves;
use super::factions;
use super::files::ExportKind;
use super::ledger;
use super::plot::{PlotView, plot};
use super::touch::Touch;
use super::view::{ChoiceRow, Drawing, SourceRow, Weight};
use crate::engine::table::Command;

const POINTS: LawRef = law(Book::Root, "3.1");
const DOMINANCE: LawRef = law(Book::Root, "3.3.1");

/// A number with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactRow {
    pub key: String,
    pub name: String,
    pub value: String,
}

/// A seat and where it came in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceRow {
    pub key: String,
    pub name: String,
    /// Its faction, and what it played for if not for points.
    pub detail: String,
    pub crest: Drawing,
    pub colour: &'static str,
    /// "27", or "–" for a seat that no longer scored.
    pub points: String,
    pub won: bool,
}

/// The screen of a finished game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EndingView {
    /// "Won by Tim with 31 points"; empty: the game is not finished.
    pub title: String,
    pub detail: String,
    pub law: String,
    pub crest: Drawing,
    pub colour: &'static str,
    pub facts: Vec<FactRow>,
    pub places: Vec<PlaceRow>,
    pub plot: PlotView,
    pub sources: Vec<SourceRow>,
    pub exports: Vec<ChoiceRow>,
    pub link: String,
    /// Nothing where the link is too long for a code.
    pub code: Option<Code>,
    pub reopen: Vec<ChoiceRow>,
}

pub fn ending(context: &Context<'_>, id: &str) -> EndingView {
    let game = context.game();
    let Some(ending) = game.ending else { return EndingView::default() };
    let history = context.session.history();
    let winner = game.seat(ending.winner);
    let link = bg_stats::link(context.language, id, history).unwrap_or_default();
    EndingView {
        title: say::ending(context.language, game, &ending),
        detail: match ending.how {
            Victory::Points => tie(context).unwrap_or_default(),
            Victory::Dominance => {
                winner.map(|who| say::standing(context.language, who.standing)).unwrap_or_default()
            }
        },
        law: match ending.how {
            Victory::Points => POINTS.to_string(),
            Victory::Dominance => DOMINANCE.to_string(),
        },
        crest: winner.map_or("", |who| factions::crest(&who.faction)),
        colour: winner.map_or("", |who| factions::colour(&who.faction)),
        facts: facts(context),
        places: places(context),
        plot: plot(context.language, history),
        sources: ledger::sources(context).into_iter().map(|(_, row)| row).collect(),
        exports: exports(context),
        code: bg_stats::code(&link),
        link,
        reopen: vec![ChoiceRow {
            detail: context.tell(|| tr!("The game opens again; that is a line in the ledger.")),
            drawing: "next",
            weight: Weight::Plain,
            ..context.button(
                "reopen",
                "on",
                context.tell(|| tr!("Play on")),
                &Touch::Do(Command::Reopen),
            )
        }],
    }
}

/// Several got to 30 together: which printing decided.
fn tie(context: &Context<'_>) -> Option<String> {
    let game = context.game();
    let there = game
        .seats()
        .filter(|(_, who)| who.scores() && !who.left && who.points >= VictoryPoints::TO_WIN)
        .count();
    (there > 1).then(|| say::printing_detail(context.language, game.printing))
}

fn facts(context: &Context<'_>) -> Vec<FactRow> {
    let (game, history) = (context.game(), context.session.history());
    let played = TimeDelta::milliseconds(curves::played(history));
    let fact = |key: &str, name: String, value: String| FactRow { key: key.into(), name, value };
    vec![
        fact(
            "played",
            context.tell(|| tr!("Time played")),
            words::duration(context.language, played),
        ),
        fact("rounds", context.tell(|| tr!("Rounds")), game.turn.round.to_string()),
        fact("entries", context.tell(|| tr!("Lines in the ledger")), history.len().to_string()),
    ]
}

/// The winners first, then by points; seats without points stand last.
fn places(context: &Context<'_>) -> Vec<PlaceRow> {
    let game = context.game();
    let winners = game.winners();
    let mut order: Vec<SeatId> = game.order().to_vec();
    let rank = |seat: &SeatId| {
        let who = game.seat(*seat)?;
        who.scores().then_some(who.points)
    };
    // Stable: seats with as many points stay clockwise.
    order.sort_by_key(|seat| {
        let place = winners.iter().position(|w| w == seat).unwrap_or(winners.len());
        (place, std::cmp::Reverse(rank(seat)))
    });
    let row = |seat: SeatId| {
        let who = game.seat(seat)?;
        let name = context.name(seat);
        let faction = say::faction_name(context.language, &who.faction);
        let playing_for = match who.standing {
            Standing::Points => String::new(),
            Standing::Dominance(_) => say::standing(context.language, who.standing),
            Standing::Coalition(with) => {
                let seat = context.name(with);
                context.tell(|| tr!("In coalition with {seat}", seat))
            }
        };
        let left = who.left.then(|| context.tell(|| tr!("Has left the table")));
        let parts = [Some(faction).filter(|f| *f != name), Some(playing_for), left];
        let parts: Vec<String> = parts.into_iter().flatten().filter(|p| !p.is_empty()).collect();
        Some(PlaceRow {
            key: u8::from(seat).to_string(),
            name,
            detail: parts.join(" · "),
            crest: factions::crest(&who.faction),
            colour: factions::colour(&who.faction),
            points: if who.scores() { who.points.get().to_string() } else { "–".into() },
            won: winners.contains(&seat),
        })
    };
    order.into_iter().filter_map(row).collect()
}

fn exports(context: &Context<'_>) -> Vec<ChoiceRow> {
    let row = |key: &str, text: String, kind: ExportKind| ChoiceRow {
        weight: Weight::Tonal,
        ..context.button("exports", key, text, &Touch::Export(kind))
    };
    vec![
        row("picture", context.tell(|| tr!("Picture (PNG)")), ExportKind::Picture),
        row("csv", context.tell(|| tr!("Table (CSV)")), ExportKind::Csv),
        row("json", context.tell(|| tr!("List (JSON)")), ExportKind::Json),
        row("ledger", context.tell(|| tr!("Copy of the ledger")), ExportKind::Ledger),
        ChoiceRow {
            weight: Weight::Plain,
            ..context.button(
                "exports",
                "folder",
                context.tell(|| tr!("Another folder…")),
                &Touch::AskOutbox,
            )
        },
    ]
}
