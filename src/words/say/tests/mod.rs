//! Every message of the engine has words in both languages, and what lies face down stays unsaid.

mod commands;
mod effects;
mod entries;
mod names;
mod questions;
mod refusals;
mod unseen;

use std::collections::BTreeSet;

use crate::engine::ask::{Answer, Answerer, Ask, Choice, CountRow, Countable, Form, Question};
use crate::engine::card::{CardId, Face, Price};
use crate::engine::deck::{Body, CardKind, DeckKind};
use crate::engine::effect::{Effect, Ending, Notice, Victory};
use crate::engine::entry::{Entry, EntryId};
use crate::engine::factions::{FactionPick, guest, lost_powers as lp};
use crate::engine::figure::FigureValue;
use crate::engine::game::Game;
use crate::engine::history::Broken;
use crate::engine::item::Item;
use crate::engine::law::{Book, law};
use crate::engine::offer::offers;
use crate::engine::propose::{Means, Proposal, propose};
use crate::engine::refusal::{Misfit, Refusal, RefusalKind};
use crate::engine::score::Reason;
use crate::engine::seat::{SeatId, SeatSetup, Standing};
use crate::engine::setup::Setup;
use crate::engine::suit::{Ground, Suit};
use crate::engine::supply::Class;
use crate::engine::table::{Command, Rescored, Tracker, steps};
use crate::engine::turn::{Mark, Phase, Status, Step, StepInfo, Turn};
use crate::engine::veil::Veiled;
use crate::engine::zone::{End, Zone};
use crate::words::Language;

use super::*;

use commands::{figures, guest_pick, trackers, zones};
use effects::reasons;

/// The list, once it holds every variant. A new variant does not compile until it stands here.
macro_rules! every {
    ($Type:ty: $list:expr; $($variant:pat),+ $(,)?) => {{
        let list: Vec<$Type> = $list;
        let name = |each: &$Type| match each { $($variant => stringify!($variant)),+ };
        let told: BTreeSet<&str> = list.iter().map(name).collect();
        for each in [$(stringify!($variant)),+] {
            assert!(told.contains(each), "{each} is not in the list");
        }
        list
    }};
}
use every;

/// A text as people read it: something, whole, and not twice the same space.
#[track_caller]
fn assert_readable(text: &str) {
    assert!(!text.trim().is_empty(), "an empty text");
    assert!(!text.contains(['{', '}', '\u{4}']), "a hole in {text:?}");
    assert!(!text.contains("  "), "two spaces in {text:?}");
    assert!(text.split(' ').all(|word| !word.contains('_')), "a key in {text:?}");
}

#[track_caller]
fn in_both(say: impl Fn(Language) -> String) -> [String; 2] {
    let both = [say(Language::English), say(Language::Dutch)];
    both.iter().for_each(|text| assert_readable(text));
    both
}

#[track_caller]
fn differ(say: impl Fn(Language) -> String) -> String {
    let [english, dutch] = in_both(say);
    assert_ne!(english, dutch);
    english
}

/// The seat of the Lost Powers.
fn powers() -> SeatId {
    seat(0)
}

fn seat(n: u8) -> SeatId {
    SeatId::new(n).unwrap()
}

fn setup(deal: lp::Deal) -> Setup {
    let guest = |name: &str, colour| guest::Pick { name: name.to_owned(), colour }.into();
    let sit = |name: &str, pick: FactionPick| SeatSetup {
        name: name.to_owned(),
        pick,
        bot: false,
        points: Default::default(),
    };
    Setup {
        seats: vec![
            sit("", lp::Pick { deal, ..lp::Pick::default() }.into()),
            sit("", guest("Marquise", guest::Colour::Gold)),
            sit("Lynn\nB.", guest("", guest::Colour::Red)),
        ],
        deck: DeckKind::Base,
        first: powers(),
        figures: Default::default(),
        printing: Default::default(),
        lots: Default::default(),
    }
}

/// The first answer that fits, but for counts: all of the first rows that hold any.
fn answer(ask: &Ask) -> Answer {
    let fill = |rows: &[CountRow], total: u8| {
        let mut left = total;
        let mut take = |row: &CountRow| {
            let n = left.min(row.max).max(row.min);
            left = left.saturating_sub(n);
            n
        };
        rows.iter().map(&mut take).collect::<Vec<u8>>()
    };
    match &ask.form {
        Form::YesNo => Answer::Yes(true),
        Form::OneOf(_) => Answer::One(0),
        Form::Number { min, max, start } => Answer::Number((*start + 1).clamp(*min, *max)),
        Form::Counts { rows, min, .. } => {
            let least: u8 = rows.iter().map(|row| row.min).sum();
            let rest = (*min).max(1).max(least) - least;
            Answer::Counts(if least == 0 {
                fill(rows, rest)
            } else {
                rows.iter().map(|row| row.min + 1).collect()
            })
        }
        Form::Cards { from, min, .. } => Answer::Cards(from[..usize::from(*min)].to_vec()),
        Form::Faces { min, .. } => {
            let tea = CardKind::find("Root Tea", Suit::Fox).unwrap();
            Answer::Faces(vec![Face::Named(tea); usize::from((*min).max(1))])
        }
        Form::Price { .. } => Answer::Price(Price::Cost(2)),
        Form::Shuffle { cards } => {
            let mut cards = cards.clone();
            cards.reverse();
            Answer::Order(Veiled(cards))
        }
    }
}

/// Does it, or fails the test.
fn play(game: &Game, command: Command, insist: bool, given: Vec<Answer>) -> (Game, Entry) {
    attempt(game, command.clone(), insist, given)
        .unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"))
}

/// Does it with the answers given, and with the first that fits where those run out.
fn attempt(
    game: &Game,
    command: Command,
    insist: bool,
    mut given: Vec<Answer>,
) -> Result<(Game, Entry), Refusal> {
    let mut answers = Vec::new();
    let effects = loop {
        match propose(game, &command, insist, &answers)? {
            Proposal::Done(effects) => break effects,
            Proposal::Asked(ask) => {
                let text = in_both(|language| super::ask(language, game, &ask).title);
                assert_ne!(text[0], text[1]);
                in_both(|language| confirm(language, game, &ask));
                let next = if given.is_empty() { answer(&ask) } else { given.remove(0) };
                answers.push(next);
            }
        }
    };
    let entry = Entry {
        id: EntryId(1),
        on: EntryId(0),
        at: 0,
        command,
        insist,
        answers,
        effects,
        reroll: false,
    };
    let mut after = game.clone();
    after.fold(&entry).unwrap();
    Ok((after, entry))
}

/// A table in the first turn: the tableau is filled, one Elder stands, another lies.
fn table(deal: lp::Deal) -> Game {
    let begun = play(&Game::default(), Command::Begin(Box::new(setup(deal))), false, vec![]).0;
    let own = |play: lp::Command| Command::Play { seat: powers(), play: play.into() };
    let counts = Answer::Counts(vec![2; 4]);
    let filled = play(&begun, own(lp::Command::FillTableau), false, vec![counts]).0;
    let mut game = play(&filled, Command::Start, false, vec![]).0;
    let shift = |from: lp::Pool, to: lp::Pool| Effect::Shift {
        seat: powers(),
        from: from.into(),
        to: to.into(),
        n: 1,
    };
    let moved = bare(
        Command::Note(String::new()),
        vec![shift(lp::Pool::Supply, lp::Pool::Upright), shift(lp::Pool::Supply, lp::Pool::Fallen)],
    );
    game.fold(&moved).unwrap();
    game
}

fn bare(command: Command, effects: Vec<Effect>) -> Entry {
    Entry {
        id: EntryId(1),
        on: EntryId(0),
        at: 0,
        command,
        insist: false,
        answers: Vec::new(),
        effects,
        reroll: false,
    }
}

fn follower(game: &Game) -> CardId {
    lp::followers(game, powers())[0]
}
