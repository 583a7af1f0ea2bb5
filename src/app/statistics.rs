//! Statistics over finished games: who wins, with how many points, and how long it takes. Pure: summaries in, rows out.

use chrono::TimeDelta;
use serde::{Deserialize, Serialize};
use tr::tr;

use crate::engine::factions::FactionPick;
use crate::engine::score::VictoryPoints;
use crate::words::{self, Language, in_language, say};

use super::factions;
use super::summary::{Sat, Summary};
use super::touch::Touch;
use super::view::{ChoiceRow, Drawing, Weight};

/// What the games are sorted by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    #[default]
    Faction,
    /// The place in the order of turns.
    Place,
    Players,
}

impl By {
    const ALL: [By; 3] = [By::Faction, By::Place, By::Players];
}

/// What a row is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    Faction(FactionPick),
    /// Counted from 1.
    Place(usize),
    Players(usize),
}

impl Key {
    /// Guests of one name are one faction, whatever their colour.
    fn is(&self, other: &Key) -> bool {
        let name = |pick: &FactionPick| say::pick_name(Language::English, pick);
        match (self, other) {
            (Key::Faction(one), Key::Faction(two)) => {
                one.id() == two.id() && name(one) == name(two)
            }
            (one, two) => one == two,
        }
    }
}

/// What some games add up to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub games: u32,
    pub seats: u32,
    pub wins: u32,
    /// Seats that had points at the end, and how many in all.
    pub scored: u32,
    pub points: u32,
    pub played: i64,
}

impl Tally {
    fn take(&mut self, seat: &Sat) {
        self.seats += 1;
        self.wins += u32::from(seat.won);
        if let Some(points) = seat.points {
            self.scored += 1;
            self.points += u32::from(points);
        }
    }

    pub fn average(&self) -> Option<f64> {
        (self.scored > 0).then(|| f64::from(self.points) / f64::from(self.scored))
    }

    pub fn won(&self) -> f64 {
        f64::from(self.wins) / f64::from(self.seats.max(1))
    }

    pub fn length(&self) -> TimeDelta {
        TimeDelta::milliseconds(self.played / i64::from(self.games.max(1)))
    }
}

/// The games sorted; those that were played most come first, places and numbers in their order.
pub fn tally(games: &[Summary], by: By) -> Vec<(Key, Tally)> {
    let mut rows: Vec<(Key, Tally)> = Vec::new();
    for game in games {
        // A game counts once in a row, however often its key sits at the table.
        let mut counted: Vec<usize> = Vec::new();
        for (at, seat) in game.seats.iter().enumerate().filter(|(_, seat)| !seat.left) {
            let key = match by {
                By::Faction => Key::Faction(seat.pick.clone()),
                By::Place => Key::Place(at + 1),
                By::Players => Key::Players(game.seats.len()),
            };
            let row = rows.iter().position(|(k, _)| k.is(&key)).unwrap_or_else(|| {
                rows.push((key, Tally::default()));
                rows.len() - 1
            });
            let tally = &mut rows[row].1;
            tally.take(seat);
            if !counted.contains(&row) {
                counted.push(row);
                tally.games += 1;
                tally.played += game.played;
            }
        }
    }
    rows.sort_by_key(|(key, tally)| match key {
        Key::Faction(_) => std::cmp::Reverse(tally.seats),
        Key::Place(n) | Key::Players(n) => {
            std::cmp::Reverse(u32::MAX - u32::try_from(*n).unwrap_or(0))
        }
    });
    rows
}

/// A row of the table, with what its bars show: shares from 0 to 1.
#[derive(Clone, Debug, PartialEq)]
pub struct StatRow {
    pub key: String,
    pub title: String,
    pub crest: Drawing,
    pub colour: &'static str,
    /// "12 games, 2 h 5 min each".
    pub games: String,
    pub won: String,
    pub average: String,
    pub won_share: f32,
    pub average_share: f32,
}

/// The Statistics screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StatisticsView {
    /// "37 finished games, 2 h 5 min each"; empty: there is none yet.
    pub summary: String,
    pub choices: Vec<ChoiceRow>,
    pub rows: Vec<StatRow>,
}

pub fn view(language: Language, games: &[Summary], by: By) -> StatisticsView {
    let Ok(n) = u32::try_from(games.len()) else { return StatisticsView::default() };
    if n == 0 {
        return StatisticsView::default();
    }
    let played: i64 = games.iter().map(|game| game.played).sum();
    let each = words::duration(language, TimeDelta::milliseconds(played / i64::from(n)));
    let choices = By::ALL.map(|choice| ChoiceRow {
        group: "by".into(),
        key: format!("by-{choice:?}").to_lowercase(),
        text: in_language(language, || match choice {
            By::Faction => tr!("By faction"),
            By::Place => tr!("By place"),
            By::Players => tr!("By number of players"),
        }),
        detail: String::new(),
        law: String::new(),
        drawing: "",
        weight: Weight::Tonal,
        allowed: true,
        selected: choice == by,
        token: Touch::StatisticsBy(choice).token(),
    });
    StatisticsView {
        summary: in_language(language, || {
            tr!(
                "{n} finished game, {length} long" | "{n} finished games, {length} each" % n,
                length = each
            )
        }),
        choices: choices.into(),
        rows: tally(games, by)
            .iter()
            .enumerate()
            .map(|(at, (key, t))| row(language, at, key, t))
            .collect(),
    }
}

fn row(language: Language, at: usize, key: &Key, tally: &Tally) -> StatRow {
    let by_players = matches!(key, Key::Players(_));
    let percent = words::decimal(language, tally.won() * 100.0, 0);
    let average = tally.average();
    let length = words::duration(language, tally.length());
    StatRow {
        key: format!("row-{at}"),
        title: title(language, key),
        crest: match key {
            Key::Faction(pick) => factions::pick_crest(pick),
            Key::Place(_) | Key::Players(_) => "",
        },
        colour: match key {
            Key::Faction(pick) => factions::pick_colour(pick),
            Key::Place(_) | Key::Players(_) => "",
        },
        games: in_language(language, || {
            tr!("{n} game, {length} long" | "{n} games, {length} each" % tally.games, length)
        }),
        // Somebody always wins: by the number of players that says nothing.
        won: if by_players {
            String::new()
        } else {
            in_language(language, || {
                tr!("{n} won ({percent} %)" | "{n} won ({percent} %)" % tally.wins, percent)
            })
        },
        average: average.map_or_else(String::new, |n| {
            let n = words::decimal(language, n, 1);
            in_language(language, || tr!("{n} points on average", n))
        }),
        won_share: if by_players { 0.0 } else { part(tally.won()) },
        average_share: part(average.unwrap_or(0.0) / f64::from(VictoryPoints::TO_WIN.get())),
    }
}

#[allow(clippy::cast_possible_truncation)]
fn part(share: f64) -> f32 {
    share.clamp(0.0, 1.0) as f32
}

fn title(language: Language, key: &Key) -> String {
    match key {
        Key::Faction(pick) => say::pick_name(language, pick),
        Key::Place(1) => in_language(language, || tr!("Takes the first turn")),
        Key::Place(n) => in_language(language, || tr!("Takes turn {n} of the round", n)),
        Key::Players(n) => in_language(language, || tr!("{n} player" | "{n} players" % *n)),
    }
}
