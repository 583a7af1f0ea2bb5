//! The Lizard Cult of recorded games: what our tracks give for its gardens is what the players wrote down.
//! The games are data of others and lie outside this repository; lines made up for the purpose are always read.

use std::fs;

use woodland_ledger::engine::effect::Effect;
use woodland_ledger::engine::entry::{Entry, EntryId};
use woodland_ledger::engine::factions::lizard_cult::{Pick, Pool, draw_count, score_points};
use woodland_ledger::engine::factions::{FactionPick, guest};
use woodland_ledger::engine::game::Game;
use woodland_ledger::engine::score::VictoryPoints;
use woodland_ledger::engine::seat::{SeatId, SeatSetup};
use woodland_ledger::engine::setup::Setup;
use woodland_ledger::engine::suit::Ground;
use woodland_ledger::engine::table::Command;

use super::recorded::recorded;

fn cult() -> SeatId {
    SeatId::new(0).unwrap()
}

fn apply(game: &mut Game, command: Command, effects: Vec<Effect>) {
    let entry = Entry {
        id: EntryId(1),
        on: EntryId(0),
        at: 0,
        command,
        insist: false,
        answers: Vec::new(),
        effects,
        reroll: false,
    };
    game.fold(&entry).unwrap();
}

fn laid() -> Game {
    let sit = |pick: FactionPick| SeatSetup {
        name: String::new(),
        pick,
        bot: false,
        points: VictoryPoints::default(),
    };
    let other = guest::Pick { name: "Marquise de Cat".into(), colour: guest::Colour::Brown };
    let setup = Box::new(Setup {
        seats: vec![sit(Pick::default().into()), sit(other.into())],
        deck: Default::default(),
        first: cult(),
        figures: Default::default(),
        printing: Default::default(),
        lots: Default::default(),
    });
    let mut game = Game::default();
    apply(&mut game, Command::Begin(setup.clone()), vec![Effect::Began(setup)]);
    game
}

fn suit(letter: char) -> Option<Ground> {
    match letter.to_ascii_uppercase() {
        'F' => Some(Ground::Fox),
        'R' => Some(Ground::Rabbit),
        'M' => Some(Ground::Mouse),
        _ => None,
    }
}

fn move_garden(game: &mut Game, suit: Ground, out: bool) {
    let (track, map) = (Pool::Track(suit).into(), Pool::Garden(suit).into());
    let (from, to) = if out { (track, map) } else { (map, track) };
    let shift = Effect::Shift { seat: cult(), from, to, n: 1 };
    apply(game, Command::Note(String::new()), vec![shift]);
}

/// Points and draws of the Cult, as the lines have them and as our tracks give them.
#[derive(Debug, Default, PartialEq, Eq)]
struct Compared {
    scored: Vec<(u8, u8)>,
    drawn: Vec<(u8, u8)>,
}

fn compare(text: &str) -> Compared {
    let mut game = laid();
    let mut compared = Compared::default();
    let mut lines_of_cult = 0;
    for line in text.lines() {
        let line = line.split("//").next().unwrap_or_default().trim();
        let Some((head, rest)) = line.split_once(':') else { continue };
        let ours = head == "L";
        lines_of_cult += usize::from(ours);
        let mut spent = None;
        for action in rest.split(['/', ';']).map(str::trim) {
            // A garden of the Cult removed by somebody else.
            for (at, _) in action.match_indices("Lb_").filter(|_| action.ends_with("->")) {
                let gone = action[at + 3..].chars().next().and_then(suit);
                move_garden(&mut game, gone.expect("a garden's suit"), false);
            }
            if !ours || lines_of_cult < 2 {
                continue;
            }
            let (from, to) = action.split_once("->").unwrap_or((action, ""));
            if let Some((_, built)) = from.split_once("b_").filter(|_| !to.is_empty()) {
                let built = built.chars().next().and_then(suit);
                // Before the arrow stands who is replaced; a garden of the Cult's has no letter before it.
                if !from.contains("Cb_") && !from.contains("Eb_") {
                    move_garden(&mut game, built.expect("a garden's suit"), true);
                }
            }
            if let (Some(card), "") = (from.strip_suffix("#L"), to) {
                spent = card.chars().next().and_then(suit);
            } else if let (Some(points), Some(which)) = (action.strip_prefix("++"), spent.take()) {
                let written = if points.is_empty() { 1 } else { points.parse().unwrap() };
                compared.scored.push((written, score_points(&game, cult(), which)));
            } else if let (Some(n), "L") = (from.strip_suffix('#'), to) {
                let written = if n.is_empty() { 1 } else { n.parse().unwrap() };
                compared.drawn.push((written, draw_count(&game, cult())));
            }
        }
    }
    compared
}

fn agrees(compared: &Compared) -> bool {
    compared.scored.iter().chain(&compared.drawn).all(|(written, ours)| written == ours)
}

#[test]
fn made_up_lines_are_read() {
    let text =
        "L: player\nL:4w+b_f->1\nL:F#^/b_f->2/F#L->/++2/2#->L\nC:XL1/Lb_f1->/++\nL:R#^/b_r->3/#->L";
    let compared = compare(text);
    assert_eq!(compared.scored, [(2, 2)]);
    assert_eq!(compared.drawn, [(2, 2), (1, 1)]);
    assert!(!agrees(&compare("L: player\nL:b_f->1\nL:F#L->/++2")));
}

/// root:10.5.3, root:10.6.3: the points above the tracks, and where their draw bonus lies.
#[test]
fn the_tracks_give_what_players_wrote_down() {
    let Some(folder) = recorded() else {
        println!("No recorded games beside the checkout: only made-up lines were read.");
        return;
    };
    let mut seen = Compared::default();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        if !text.lines().any(|line| line.starts_with("L:")) {
            continue;
        }
        let compared = compare(&text);
        println!("{}: {compared:?}", path.display());
        assert!(agrees(&compared), "{}: {compared:?}", path.display());
        seen.scored.extend(compared.scored);
        seen.drawn.extend(compared.drawn);
    }
    assert!(seen.scored.len() >= 2 && seen.drawn.len() >= 5, "{seen:?}");
}
