//! What the rules of the Lemming Reavers ask, with the answers and buttons that belong to it.
//! It asks nothing by itself and knows no answer before it is given.

use tr::tr;

use crate::engine::factions::lemming_reavers::{Choice, Prize, Question, Tally};
use crate::engine::game::Game;
use crate::words::{Language, in_language};

use super::cache_name;

pub fn question(language: Language, _game: &Game, question: Question) -> (String, String) {
    in_language(language, || match question {
        Question::ScoutCards => (
            tr!("Which two cards pay for this cache?"),
            tr!("Both match the cache's clearing; birds match any. By name, or only by suit."),
        ),
        Question::WhichCaches { n } => (
            tr!("{n} cache was removed. Of which type?"
                | "{n} caches were removed. Of which types?" % n),
            tr!("Each type gives its own reward to whoever took it."),
        ),
        Question::WasAlone { n, bot } => (
            tr!("Was the cache the last enemy piece in its clearing?"
                | "Were the {n} caches the last enemy pieces in their clearings?" % n),
            if bot {
                tr!("If not, it stays: a bot passes over it and takes its next target.")
            } else {
                tr!("If not, it stays: other pieces have to go first.")
            },
        ),
        Question::Provisions => (
            tr!("What do you take for the provisions?"),
            tr!(
                "Two of your warriors in the cache's clearing, or one of your exhausted items turned face up."
            ),
        ),
        Question::Raided => (
            tr!("Which cache goes back to the supply?"),
            tr!("An encampment was lost; the Lemming Reavers choose."),
        ),
        Question::Tally(what) => {
            let title = match what {
                Tally::Scouted => tr!("How many caches were scouted this turn?"),
                Tally::Crafted => tr!("How many encampments have crafted this turn?"),
                Tally::Scoured => tr!("How many times was Scour taken this turn?"),
                Tally::Battled => tr!("How many times was Battle taken this turn?"),
                Tally::Built => tr!("How many times was Build with Garrison taken this turn?"),
                Tally::Seized => tr!("How many times was Seize taken this turn?"),
                Tally::Plundered => tr!("How many caches were plundered this turn?"),
            };
            (title, tr!("A correction, in the open: it becomes an entry."))
        }
    })
}

pub fn confirm(language: Language, question: Question) -> String {
    in_language(language, || match question {
        Question::ScoutCards => tr!("button" => "Scout"),
        Question::WhichCaches { .. } => tr!("button" => "Remove"),
        Question::WasAlone { .. } => tr!("button" => "Confirm"),
        Question::Provisions | Question::Raided => tr!("button" => "Choose"),
        Question::Tally(_) => tr!("button" => "Set"),
    })
}

pub fn choice(language: Language, _game: &Game, choice: Choice) -> String {
    in_language(language, || match choice {
        Choice::Prize(prize) => match prize {
            Prize::Warriors => tr!("Place two warriors"),
            Prize::Item => tr!("Turn an exhausted item face up"),
            Prize::Nothing => tr!("Neither"),
            Prize::Action => tr!("A move or a battle"),
            Prize::Point => tr!("1 point more"),
            Prize::Card => tr!("Draw 1 card"),
        },
        Choice::Cache(cache) => cache_name(cache),
    })
}
