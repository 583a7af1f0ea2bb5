//! Cards and what is printed on them: suits, items, names and crafting costs.

use tr::tr;

use crate::engine::card::{CardId, Face, Price};
use crate::engine::deck::{CardKind, DeckKind};
use crate::engine::game::Game;
use crate::engine::item::Item;
use crate::engine::suit::Suit;
use crate::words::{Language, factions, in_language, look_up};

/// As a label: "Fox".
pub fn suit(language: Language, suit: Suit) -> String {
    in_language(language, || match suit {
        Suit::Fox => tr!("Fox"),
        Suit::Rabbit => tr!("Rabbit"),
        Suit::Mouse => tr!("Mouse"),
        Suit::Bird => tr!("Bird"),
    })
}

/// Within a sentence: "fox".
pub fn suit_word(language: Language, suit: Suit) -> String {
    in_language(language, || match suit {
        Suit::Fox => tr!("fox"),
        Suit::Rabbit => tr!("rabbit"),
        Suit::Mouse => tr!("mouse"),
        Suit::Bird => tr!("bird"),
    })
}

/// Within a sentence: "boot".
pub fn item(language: Language, item: Item) -> String {
    in_language(language, || match item {
        Item::Boot => tr!("boot"),
        Item::Bag => tr!("bag"),
        Item::Crossbow => tr!("crossbow"),
        Item::Hammer => tr!("hammer"),
        Item::Sword => tr!("sword"),
        Item::Tea => tr!("tea"),
        Item::Coins => tr!("coins"),
    })
}

pub fn deck(language: Language, deck: DeckKind) -> String {
    in_language(language, || match deck {
        DeckKind::Base => tr!("Standard deck"),
        DeckKind::ExilesPartisans => tr!("Exiles & Partisans"),
        DeckKind::SquiresDisciples => tr!("Squires & Disciples"),
    })
}

/// A card as far as it is known. Whoever asks sees to it that it may be seen.
pub fn card(language: Language, game: &Game, card: CardId) -> String {
    match game.card(card) {
        Some(known) => face(language, known.face),
        None => in_language(language, || tr!("a card")),
    }
}

/// "Root Tea", "a fox card", "Old Friend (fox)".
pub fn face(language: Language, face: Face) -> String {
    match face {
        Face::Named(kind) => card_name(language, kind),
        Face::Suit(suit) => some_card(language, suit),
        Face::Own { suit, nth } => {
            factions::own_face(language, suit, nth).unwrap_or_else(|| some_card(language, suit))
        }
    }
}

fn some_card(language: Language, suit: Suit) -> String {
    in_language(language, || match suit {
        Suit::Fox => tr!("a fox card"),
        Suit::Rabbit => tr!("a rabbit card"),
        Suit::Mouse => tr!("a mouse card"),
        Suit::Bird => tr!("a bird card"),
    })
}

pub fn card_name(language: Language, kind: CardKind) -> String {
    look_up(language, kind.def().name)
}

/// Unknown is not the same as no cost, and neither is a cost of 0.
pub fn price(language: Language, price: Option<Price>) -> String {
    in_language(language, || match price {
        Some(Price::Cost(n)) => tr!("Cost {n}", n),
        Some(Price::NoCost) => tr!("No cost"),
        None => tr!("Cost unknown"),
    })
}
