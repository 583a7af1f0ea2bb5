//! The Lizard Cult, chapter 10 of the base law.

use super::{Chapter, LawPage};
use crate::engine::law::Book;

const CULT: Chapter = Chapter::new(Book::Root, text!("Lizard Cult"));

pub(super) static PAGES: &[LawPage] = &[
    CULT.not_modelled(
        "10",
        text!("Lizard Cult"),
        text!("The chapter of the Lizard Cult: its abilities, its setup and the three parts of its turn."),
        text!("A heading: the laws under it say what to do."),
    ),
    CULT.not_modelled(
        "10.1",
        text!("Overview"),
        text!("The Cult lives on what others throw away. The suit discarded most becomes the Outcast, where its acolytes plot; its gardens rule, craft and score, and those who die for it become acolytes."),
        text!("An introduction, without a rule of its own."),
    )
    .see(&["root:10.2.6", "root:10.4.3", "root:10.5"]),
    CULT.not_modelled(
        "10.2",
        text!("Faction rules and abilities"),
        text!("What is always true for the Lizard Cult, whatever the phase."),
        text!("A heading: the laws under it say what to do."),
    ),
    CULT.enforced(
        "10.2.1",
        text!("Crafting"),
        text!("The Cult crafts in Evening, and only with gardens of the Outcast's suit. Each of them gives one symbol."),
    )
    .note(text!("The printed suit of a garden says whether it crafts. Only in the Lost City may it then give the symbol of another suit: for that the table overrides the app."))
    .see(&["root:10.4.1", "root:10.6.2", "root:4.1.1"]),
    CULT.enforced(
        "10.2.2",
        text!("Hatred of Birds"),
        text!("In the Cult's rituals a bird does not stand for another suit. A bird is good for a sacrifice and for nothing else there."),
    )
    .note(text!("Elsewhere, when the Cult crafts or spends for a card's effect, birds are wild as always."))
    .see(&["root:2.1.1", "root:10.5.4"]),
    CULT.asked(
        "10.2.3",
        text!("Revenge"),
        text!("A Cult warrior removed in a battle in which the Cult defends goes to the Acolytes box. Every other removed warrior goes to the supply."),
    )
    .note(text!("When warriors are removed the app asks whether they were defending."))
    .see(&["root:10.4.3", "root:4.3"]),
    CULT.shown(
        "10.2.4",
        text!("Pilgrims"),
        text!("A clearing with a garden is ruled by the Cult, whoever else has more there. Even the Eyrie, who rule when tied, do not come before it."),
    )
    .see(&["root:2.5"]),
    CULT.asked(
        "10.2.5",
        text!("Fear of the Faithful"),
        text!("For every garden that is removed the Cult discards a card from its hand, taken at random."),
    )
    .note(text!("The app draws by lot which card of the hand it is, counted from the left; you say which card lies there. With several gardens at once it is one card for each."))
    .see(&["root:3.2.1", "root:10.2.6"]),
    CULT.enforced(
        "10.2.6",
        text!("The Lost Souls pile"),
        text!("Every card that any player spends or discards goes to Lost Souls, not to the discard pile; dominance cards too. Everybody may look through the pile."),
    )
    .note(text!("The app follows every card it hears of. What it did not see, such as a played ambush, is added with one of the four suit buttons. When the shared deck runs out, cards in Lost Souls are not shuffled in."))
    .see(&["root:10.4.2", "root:3.3.3", "root:2.1"]),
    CULT.not_modelled(
        "10.3",
        text!("Faction setup"),
        text!("What the Lizard Cult does before the first turn: four steps."),
        text!("A heading: the laws under it say what to do."),
    )
    .see(&["root:5.1.7"]),
    CULT.enforced(
        "10.3.1",
        text!("Step 1: Gather Warriors"),
        text!("25 warriors form the supply."),
    ),
    CULT.asked(
        "10.3.2",
        text!("Step 2: Place Warriors"),
        text!("Choose a corner where nobody else starts, opposite another player's corner if there is one. It gets 4 warriors and a garden of its suit; every clearing beside it gets 1 warrior."),
    )
    .note(text!("Older printings name the corner more strictly. The app asks only for the suit and for how many clearings lie beside it.")),
    CULT.asked(
        "10.3.3",
        text!("Step 3: Choose Outcast"),
        text!("Lay the marker on a suit of your choice. That suit is the Outcast, and not Hated yet."),
    )
    .see(&["root:10.4.1"]),
    CULT.enforced(
        "10.3.4",
        text!("Step 4: Fill Garden Tracks"),
        text!("The other 14 gardens go onto the tracks of their suits, from the right. The first space of the garden you placed stays empty."),
    ),
    CULT.enforced(
        "10.4",
        text!("Birdsong"),
        text!("Three steps, one after the other: adjust the Outcast, discard Lost Souls, then conspiracies."),
    )
    .see(&["root:10.4.1", "root:10.4.2", "root:10.4.3"]),
    CULT.enforced(
        "10.4.1",
        text!("Adjust Outcast"),
        text!("The suit with the most cards in Lost Souls becomes the Outcast; birds do not count. If it was the Outcast already, it is Hated now. If no suit has the most, the marker stays and turns Hated."),
    )
    .note(text!("An empty pile, or one of birds only, has no suit with the most. A Hated Outcast that leads again, or is tied, stays Hated; a new suit always starts without hate."))
    .see(&["root:10.2.6"]),
    CULT.enforced(
        "10.4.2",
        text!("Discard Lost Souls"),
        text!("All cards of the pile go to the discard pile. Dominance cards among them become available."),
    )
    .note(text!("Nothing can come between, so the app does this in one touch with adjusting the Outcast."))
    .see(&["root:3.3.3"]),
    CULT.enforced(
        "10.4.3",
        text!("Perform Conspiracies"),
        text!("Pay with acolytes, which go back to the supply, for crusades, conversions and sanctifications in Outcast clearings: as many as you can pay for, in any order. While the Outcast is Hated, each costs one acolyte less."),
    )
    .see(&["root:10.4.3.I", "root:10.4.3.II", "root:10.4.3.III"]),
    CULT.enforced(
        "10.4.3.I",
        text!("Crusade"),
        text!("For two acolytes: battle in an Outcast clearing; or move out of one and then, if you like, battle where you arrive."),
    )
    .see(&["root:4.2", "root:4.3"]),
    CULT.asked(
        "10.4.3.II",
        text!("Convert"),
        text!("For two acolytes: an enemy warrior in an Outcast clearing leaves, and a Cult warrior takes its place."),
    )
    .note(text!("A piece that would not leave cannot be replaced: the app refuses an upright Elder of the Lost Powers that is alone in its clearing."))
    .see(&["root:1.5.4"]),
    CULT.asked(
        "10.4.3.III",
        text!("Sanctify"),
        text!("For three acolytes: an enemy building in an Outcast clearing leaves, which scores 1 point, and a garden of the Outcast's suit takes its place."),
    )
    .note(text!("Without a garden of that suit on its track nothing could take the building's place, so the app refuses."))
    .see(&["root:3.2.1", "root:1.5.1"]),
    CULT.enforced(
        "10.5",
        text!("Daylight"),
        text!("Reveal cards from your hand, one for each ritual, as many as you like and in any order. A revealed card lies open and cannot be used again before Evening."),
    )
    .see(&["root:10.5.1", "root:10.5.2", "root:10.5.3", "root:10.5.4", "root:10.6.1"]),
    CULT.enforced(
        "10.5.1",
        text!("ritual" => "Build"),
        text!("Place a garden of the revealed card's suit in a clearing of that suit that you rule."),
    )
    .see(&["root:10.2.2", "root:1.5.1"]),
    CULT.enforced(
        "10.5.2",
        text!("ritual" => "Recruit"),
        text!("Place a warrior in a clearing of the revealed card's suit."),
    )
    .see(&["root:10.2.2", "root:1.5.1"]),
    CULT.enforced(
        "10.5.3",
        text!("ritual" => "Score"),
        text!("Spend the revealed card, into Lost Souls, and score by the gardens of its suit on the map: 0 points with one, 2 with two or three, 3 with four, 4 with five. Each suit once a turn."),
    )
    .note(text!("By the printing of 2025 a suit without a garden on the map cannot score at all; by older ones it scores 0. A setting of the Cult's seat chooses."))
    .see(&["root:10.2.2", "root:10.2.6"]),
    CULT.enforced(
        "10.5.4",
        text!("ritual" => "Sacrifice"),
        text!("Reveal a bird: a warrior goes from your supply to the Acolytes box."),
    )
    .see(&["root:10.2.2", "root:10.4.3"]),
    CULT.enforced(
        "10.6",
        text!("Evening"),
        text!("Three steps, one after the other: take back what was revealed, craft, draw and discard."),
    )
    .see(&["root:10.6.1", "root:10.6.2", "root:10.6.3"]),
    CULT.enforced(
        "10.6.1",
        text!("Return Revealed Cards"),
        text!("All cards that you revealed this turn, and did not spend, come back to your hand."),
    )
    .note(text!("If you craft or draw first, the app takes them back in the same touch.")),
    CULT.enforced(
        "10.6.2",
        text!("Craft"),
        text!("Craft with the gardens of the Outcast's suit, each once a turn."),
    )
    .see(&["root:10.2.1", "root:4.1"]),
    CULT.enforced(
        "10.6.3",
        text!("Draw and Discard"),
        text!("Draw one card, and one more for each draw bonus uncovered on your tracks. Holding more than 5 cards then? Discard down to 5; you choose which."),
    )
    .note(text!("Only one source says where the bonus is: the app takes it that two gardens of a suit on the map uncover it. If your board says otherwise, correct the printed number.")),
];
