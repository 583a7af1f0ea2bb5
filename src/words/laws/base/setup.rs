//! Chapter 5: how a table is laid.
//! Pages only: whatever is enforced of it, the engine's rules enforce.

use crate::engine::law::Book;
use crate::words::laws::{Chapter, LawPage};

const SETUP: Chapter = Chapter::new(Book::Root, text!("Setup"));

pub(in crate::words::laws) static PAGES: &[LawPage] = &[
    SETUP.not_modelled(
        "5",
        text!("Setup"),
        text!("Getting the table ready. The standard way suits newcomers; with five corner factions or more it has to be the advanced one."),
        text!("A heading. How to set up the map is left to the table."),
    ),
    SETUP.not_modelled(
        "5.1",
        text!("Standard Setup Procedure"),
        text!("Seven steps, from choosing factions to laying out their boards."),
        text!("A heading: the laws under it say what to do."),
    ),
    SETUP.enforced(
        "5.1.1",
        text!("Step 1: Assign Factions and Starting Player"),
        text!("One faction for each player, shared out however you like. Chance decides who starts and who sits where."),
    ),
    SETUP.enforced(
        "5.1.2",
        text!("Step 2: Place Score Markers"),
        text!("Everybody begins with 0 points."),
    )
    .note(text!("A table that wants a handicap can start a seat with other points.")),
    SETUP.enforced(
        "5.1.3",
        text!("Step 3: Draw Starting Hands"),
        text!("Shuffle and deal 3 cards to each player. A game for two is played without the four dominance cards."),
    )
    .see(&["root:3.3"]),
    SETUP.not_modelled(
        "5.1.4",
        text!("Step 4: Place Ruins"),
        text!("Four ruins go on the map, one on every R."),
        text!("A rule of the map. The app does not model clearings and paths."),
    )
    .see(&["root:2.2.4"]),
    SETUP.enforced(
        "5.1.5",
        text!("Step 5: Form Item Supply"),
        text!("Twelve items lie ready for everyone: two each of boots, bags, swords, tea and coins, one crossbow and one hammer."),
    )
    .see(&["root:4.1.2"]),
    SETUP.not_modelled(
        "5.1.6",
        text!("Step 6: Gather Other Pieces"),
        text!("Put the two dice within reach, and pass the faction overview cards to those who want one."),
        text!("Nothing here needs to be counted."),
    ),
    SETUP.shown(
        "5.1.7",
        text!("Step 7: Set Up Factions"),
        text!("The setup letters give the order: faction A first, then B and so on. Each works down the list on its board's back."),
    ),
    SETUP.shown(
        "5.2",
        text!("Reach"),
        text!("Every faction has a Reach number. Add them up: a mix that stays far below what is advised for your number of players makes for a thin game, and 17 is the least for the bold."),
    )
    .note(text!("The New game page adds up what is published; the four Nemesis factions have no number.")),
];
