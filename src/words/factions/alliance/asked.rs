//! What the Alliance is asked, and what its law forbids. Questions about the stack are for the Alliance's eyes.

use tr::tr;

use crate::engine::factions::alliance::{Question, Refusal};
use crate::engine::game::Game;
use crate::engine::suit::Ground;
use crate::words::say::{seat_name, suit_word};
use crate::words::{Language, in_language};

// Refusals

pub fn refusal(language: Language, refusal: Refusal) -> String {
    let word = |suit: Ground| suit_word(language, suit.suit());
    in_language(language, || match refusal {
        Refusal::SupportersGained => tr!("The first supporters were drawn already."),
        Refusal::NoSympathyOut => tr!("No sympathy token is on the map. Spread sympathy first."),
        Refusal::NoSympathyLeft => tr!("All 10 sympathy tokens are on the map."),
        Refusal::NoBaseInBox => {
            tr!("All three bases are on the map, so no revolt can place one.")
        }
        Refusal::NoBaseOut => tr!("No base is on the map. A revolt places one."),
        Refusal::TooFewSupporters { needed, there } => tr!(
            "This takes {n} supporter; in the stack: {there}."
                | "This takes {n} supporters; in the stack: {there}." % needed,
            there
        ),
        Refusal::NotEnoughMatching { suit, needed, missing } => tr!(
            "This takes {n} supporter that matches {suit}; missing: {missing}."
                | "This takes {n} supporters that match {suit}; missing: {missing}." % needed,
            suit = word(suit),
            missing
        ),
        Refusal::RevoltFirst => {
            tr!("Revolts come before sympathy is spread. Wait for your next turn, or insist.")
        }
        Refusal::NoWarriorInSupply => {
            tr!("There is no warrior left in the supply. All 10 are on the map or officers.")
        }
        Refusal::NoWarriorOnMap => tr!("There is no warrior on the map. Recruit first, or insist."),
        Refusal::NoOfficer => tr!("There is no officer, and each operation takes one. Train first, or insist."),
        Refusal::NoOperationLeft { officers } => tr!(
            "You have {n} officer, and all operations are taken. Insist if there is one more."
                | "You have {n} officers, and all operations are taken. Insist if there is one more."
                    % officers
        ),
        Refusal::NoBaseMatches => {
            tr!("That card matches no base on the map. Spend another one, or insist.")
        }
        Refusal::TooFewTokens { needed, left } => tr!(
            "This takes {n} sympathy token to craft; left this turn: {left}. Choose another card, or insist."
                | "This takes {n} sympathy tokens to craft; left this turn: {left}. Choose another card, or insist."
                    % needed,
            left
        ),
        Refusal::NoSupporter => tr!("There is no card in the supporters stack."),
        Refusal::NotItself => tr!("The Alliance does not enrage itself. Choose another player."),
    })
}

// Questions

pub fn question(language: Language, game: &Game, question: Question) -> (String, String) {
    let correction = || tr!("A correction, in the open: it becomes an entry.");
    let either = || tr!("By name, or only by suit; it can be named later.");
    let word = |suit: Ground| suit_word(language, suit.suit());
    in_language(language, || match question {
        Question::FirstSupporters => (tr!("Which three cards did you draw?"), either()),
        Question::RevoltBase => (
            tr!("Which base revolts?"),
            tr!("In a sympathetic clearing of its suit: 2 matching supporters are spent."),
        ),
        Question::RevoltClearing { base } => (
            tr!("What stands in the {suit} clearing?", suit = word(base)),
            tr!("All enemy pieces there are removed; a pawn counts once. Then your own: 1 warrior for each sympathetic clearing of this suit, this one included."),
        ),
        Question::SpreadClearing { cost } => (
            tr!("Where does sympathy spread?"),
            tr!("It costs {n} matching supporter. Martial law: at least 3 warriors of one other player stand there."
                | "It costs {n} matching supporters. Martial law: at least 3 warriors of one other player stand there."
                    % cost),
        ),
        Question::WhichSupporters { suit, count } => (
            tr!("Which supporter do you spend?" | "Which {n} supporters do you spend?" % count),
            tr!("Birds match {suit} too.", suit = word(suit)),
        ),
        Question::Mobilize => (tr!("Which card joins the supporters?"), either()),
        Question::Train => (
            tr!("Which card do you spend to train?"),
            tr!("It has to match a base on the map; birds match any."),
        ),
        Question::WhoMoved => (
            tr!("Who moved into a sympathetic clearing?"),
            tr!("Warriors count, pawns and placed pieces do not."),
        ),
        Question::OutrageCards { by, count } => (
            tr!("{seat}: which matching card do you give?"
                | "{seat}: which {n} matching cards do you give?" % count,
                seat = seat_name(language, game, by)),
            tr!("It matches the clearing; birds match any. Have you none? Show your hand and confirm without a card: the Alliance draws one."),
        ),
        Question::OutrageDrawn { count } => (
            tr!("Which card did you draw as a supporter?"
                | "Which {n} cards did you draw as supporters?" % count),
            either(),
        ),
        Question::BasesLost { count } => (
            tr!("Which base was removed?" | "Which {n} bases were removed?" % count),
            tr!("Matching supporters and half of the officers go with it."),
        ),
        Question::BaseClearing { base } => (
            tr!("Which suit had the clearing of the {suit} base?", suit = word(base)),
            tr!("In this printing the supporters that match the clearing go."),
        ),
        Question::DownToCapacity { count } => (
            tr!("Which supporter do you discard?" | "Which {n} supporters do you discard?" % count),
            tr!("Without a base the stack holds 5."),
        ),
        Question::WhichToName => (tr!("Which supporter do you name?"), tr!("Only you see the stack.")),
        Question::WhichToDrop => (tr!("Which supporter is discarded?"), correction()),
        Question::OperationsUsed => (tr!("How many operations were taken this turn?"), correction()),
        Question::TokensUsed => {
            (tr!("How many sympathy tokens have crafted this turn?"), correction())
        }
    })
}

pub fn confirm(language: Language, question: Question) -> String {
    in_language(language, || match question {
        Question::FirstSupporters | Question::Mobilize | Question::OutrageDrawn { .. } => {
            tr!("button" => "Add")
        }
        Question::RevoltBase | Question::SpreadClearing { .. } | Question::WhoMoved => {
            tr!("button" => "Choose")
        }
        Question::RevoltClearing { .. } => tr!("button" => "Revolt"),
        Question::WhichSupporters { .. } | Question::Train => tr!("button" => "Spend"),
        Question::OutrageCards { .. } => tr!("button" => "Give"),
        Question::BasesLost { .. } => tr!("button" => "Remove"),
        Question::BaseClearing { .. } => tr!("button" => "Confirm"),
        Question::DownToCapacity { .. } | Question::WhichToDrop => tr!("button" => "Discard"),
        Question::WhichToName => tr!("button" => "Choose"),
        Question::OperationsUsed | Question::TokensUsed => tr!("button" => "Set"),
    })
}
