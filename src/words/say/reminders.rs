//! What each card of the three decks does, as a short reminder in our own words. The card itself decides.

use tr::tr;

use crate::engine::deck::{Body, CardKind};
use crate::engine::suit::Ground;
use crate::words::{Language, in_language, look_up};

use super::{item, steps};

/// A short reminder of what a card does.
pub fn card_effect(language: Language, kind: CardKind) -> String {
    in_language(language, || match kind.def().body {
        Body::Item { item: made, points } => {
            let item = item(language, made);
            tr!(
                "When crafted: {item}, {n} point." | "When crafted: {item}, {n} points." % points,
                item
            )
        }
        Body::Favor(Ground::Fox) => {
            tr!("When crafted: remove every enemy piece in fox clearings, then discard this.")
        }
        Body::Favor(Ground::Rabbit) => {
            tr!("When crafted: remove every enemy piece in rabbit clearings, then discard this.")
        }
        Body::Favor(Ground::Mouse) => {
            tr!("When crafted: remove every enemy piece in mouse clearings, then discard this.")
        }
        Body::Ambush => {
            tr!("Defending: deal 2 hits before the roll. An attacker's matching ambush cancels it.")
        }
        Body::Dominance => steps::condition(language, kind.def().suit),
        Body::Persistent(_) => {
            persistent(kind.def().name).map_or_else(String::new, |text| look_up(language, text))
        }
    })
}

fn persistent(name: &str) -> Option<&'static str> {
    PERSISTENT.iter().find(|(card, _)| *card == name).map(|(_, text)| *text)
}

/// By the card's name in the engine's table.
#[rustfmt::skip]
static PERSISTENT: &[(&str, &str)] = &[
    ("Armorers", text!("In battle: discard this to ignore all rolled hits against you.")),
    ("Sappers", text!("Defending: discard this to deal 1 extra hit.")),
    ("Brutal Tactics", text!("Attacking: you may deal 1 extra hit; the defender then scores 1 point.")),
    ("Royal Claim", text!("Birdsong: discard this to score 1 point for each clearing you rule.")),
    ("Stand and Deliver!", text!("Birdsong, once: take a random card from a player, who scores 1 point.")),
    ("Tax Collector", text!("Daylight, once: remove one of your warriors from the map to draw 1 card.")),
    ("Command Warren", text!("Start of Daylight: you may battle once.")),
    ("Better Burrow Bank", text!("Start of Birdsong: you and another player of your choice draw 1 card each.")),
    ("Cobbler", text!("Start of Evening: you may move once.")),
    ("Scouting Party", text!("Attacking: ambushes do not affect you.")),
    ("Codebreakers", text!("Daylight, once: look at another player's hand.")),
    ("Saboteurs", text!("Start of Birdsong: discard this to discard an enemy's crafted card.")),
    ("Soup Kitchens", text!("Your tokens count towards rule, each of them twice.")),
    ("Boat Builders", text!("Rivers are paths for you.")),
    ("Corvid Planners", text!("You move without regard to who rules.")),
    ("Eyrie Emigre", text!("End of Birdsong: move, then battle in the clearing you moved to. If you cannot, discard this.")),
    ("Fox Partisans", text!("Battle in a fox clearing: you may deal 1 extra hit; then discard every hand card that is not fox.")),
    ("Rabbit Partisans", text!("Battle in a rabbit clearing: you may deal 1 extra hit; then discard every hand card that is not rabbit.")),
    ("Mouse Partisans", text!("Battle in a mouse clearing: you may deal 1 extra hit; then discard every hand card that is not mouse.")),
    ("Propaganda Bureau", text!("Daylight, once: spend a card to replace an enemy warrior in a matching clearing with one of yours.")),
    ("False Orders", text!("Birdsong: spend this to move half of an enemy's warriors, rounded up, out of a clearing.")),
    ("Informants", text!("Evening: instead of drawing, you may take an ambush card from the discard pile.")),
    ("Tunnels", text!("Clearings with your crafting pieces are adjacent for you.")),
    ("Charm Offensive", text!("Start of Evening: you may draw 1 card; another player of your choice scores 1 point.")),
    ("Swap Meet", text!("Birdsong, once: take a random card from a player and give one back.")),
    ("Coffin Makers", text!("Removed warriors are gathered here. Start of Birdsong: score 1 point for every five, then return them all.")),
    ("League of Adventurous Mice", text!("Daylight, once: exhaust one of your crafted items to move or battle.")),
    ("Murine Broker", text!("When another player crafts an item, draw 1 card.")),
    ("Master Engravers", text!("When you craft an item, score 1 point more.")),
    ("Sky Couriers", text!("Start of Birdsong: spend one or more cards, draw one more than that, then discard this.")),
    ("Spy Network", text!("Daylight: give an enemy a card and take one of that enemy's crafted cards into your hand; this is shuffled into the deck.")),
    ("Silver-Tongue", text!("Spend this or another card: for one effect you count as ruler of a clearing.")),
    ("Shadow Council", text!("Start of Birdsong: spend a card to make an enemy battle, then take this into your hand.")),
    ("Feather Rufflers", text!("Daylight: place two warriors where you have pieces, then discard this.")),
    ("Fox Squires", text!("Daylight, once: spend this or a fox card to battle in a fox clearing or move out of one.")),
    ("Rabbit Squires", text!("Daylight, once: spend this or a rabbit card to battle in a rabbit clearing or move out of one.")),
    ("Mouse Squires", text!("Daylight, once: spend this or a mouse card to battle in a mouse clearing or move out of one.")),
    ("Bold Leadership", text!("Attacking: you must deal 1 extra hit; then take this into your hand or spend a matching card.")),
    ("Supply Train", text!("After a move: take this into your hand to move again, to or from that clearing.")),
    ("Tactician", text!("Before the roll: take this into your hand to move once into the clearing of battle.")),
    ("Apprentice", text!("Start of Birdsong: craft one card for free, then discard this. If you cannot, show your hand.")),
    ("Friend of the Foxes", text!("Once a turn, a fox card counts as another suit for you. Only one Friend card at a time.")),
    ("Friend of the Rabbits", text!("Once a turn, a rabbit card counts as another suit for you. Only one Friend card at a time.")),
    ("Friend of the Mice", text!("Once a turn, a mouse card counts as another suit for you. Only one Friend card at a time.")),
    ("Lookouts", text!("Defending, before the roll: place one warrior there, then take this into your hand.")),
    ("Hidden Warrens", text!("Start of Birdsong: take this into your hand to move between two clearings of one suit.")),
    ("The Faithful", text!("Battle: 1 extra hit, then turn over and discard the top card of the deck. If its suit is wrong, discard this too.")),
    ("Riversteads", text!("Start of Birdsong: draw 1 card for each river clearing with your pieces, then discard this.")),
    ("Standard Bearer", text!("After an attack: take this into your hand to battle there again.")),
    ("Raiding Party", text!("After a move: take this into your hand to battle where you arrived.")),
    ("Mice-in-a-Bush", text!("Defending: spend this or a matching card as an ambush that deals 1 hit.")),
    ("Brazen Demagogue", text!("End of Evening: take an available dominance card and discard this. You may activate that card; your score marker stays.")),
];
