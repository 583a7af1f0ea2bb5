//! Chapter 3: points, how they come, and dominance.
//! Pages only: whatever is enforced of it, the engine's rules enforce.

use crate::engine::law::Book;
use crate::words::laws::{Chapter, LawPage};

const VICTORY: Chapter = Chapter::new(Book::Root, text!("Victory"));

pub(in crate::words::laws) static PAGES: &[LawPage] = &[
    VICTORY.not_modelled(
        "3",
        text!("Victory"),
        text!("How points are made and how the game is won."),
        text!("A heading: the laws under it say what to do."),
    ),
    VICTORY.enforced(
        "3.1",
        text!("How to Win"),
        text!("Whoever gets to 30 points wins on the spot, even in the middle of a turn. If several get there together, the one whose turn it is wins."),
    )
    .note(text!("In the 2025 printing a shared 30 goes to the tied player closest clockwise from the current one. Every game says which printing it follows; if by the other printings the player taking the turn is not among them, the app gives it to the closest clockwise."))
    .see(&["root:3.3"]),
    VICTORY.not_modelled(
        "3.2",
        text!("Scoring Victory Points"),
        text!("Apart from what its own board offers, every faction makes points in the two ways below."),
        text!("A heading: the laws under it say what to do."),
    ),
    VICTORY.enforced(
        "3.2.1",
        text!("Removing Buildings and Tokens"),
        text!("Each enemy building or token that you remove is worth 1 point to you, in your own turn or another's. Warriors give nothing, and losing pieces of your own costs no points."),
    )
    .see(&["root:1.5.4", "root:4.3.4"]),
    VICTORY.enforced(
        "3.2.2",
        text!("Crafting Items"),
        text!("An item that you craft brings the points printed on its card."),
    )
    .note(text!("The Eyrie score 1 instead, unless their leader is the Builder."))
    .see(&["root:4.1.2", "root:7.2.3"]),
    VICTORY.not_modelled(
        "3.3",
        text!("Dominance Cards"),
        text!("Four cards in the deck open another road to victory, without 30 points."),
        text!("A heading: the laws under it say what to do."),
    ),
    VICTORY.enforced(
        "3.3.1",
        text!("Activating"),
        text!("In your own Daylight, with 10 points or more, you may play a dominance card from your hand in front of you. Your score marker comes off the track and you never score again."),
    )
    .note(text!("The Vagabond forms a coalition instead. After the marker has left, the app ignores points gained or lost."))
    .see(&["root:9.2.8"]),
    VICTORY.asked(
        "3.3.1.I",
        text!("Mouse, Rabbit, or Fox Dominance"),
        text!("With a fox, rabbit or mouse dominance you win if, as your Birdsong begins, three clearings of that suit are under your rule."),
    )
    .see(&["root:2.5"]),
    VICTORY.asked(
        "3.3.1.II",
        text!("Bird Dominance"),
        text!("With bird dominance you win if your Birdsong begins while you rule two corners that face each other across the map."),
    )
    .see(&["root:2.5"]),
    VICTORY.enforced(
        "3.3.2",
        text!("Activated Cards"),
        text!("The card in front of you takes no place in your hand limit, stays for the rest of the game and cannot be exchanged for another."),
    ),
    VICTORY.enforced(
        "3.3.3",
        text!("Using Dominance Cards"),
        text!("Paying with a dominance card for its suit is allowed. Spent or discarded, it never joins the discards: it waits beside the map for anyone to take."),
    )
    .note(text!("With the Lizard Cult seated it first goes to Lost Souls and becomes available when those are discarded."))
    .see(&["root:10.2.6"]),
    VICTORY.enforced(
        "3.3.4",
        text!("Taking Available Cards"),
        text!("In your Daylight, pay a card of its suit, and one that waits there is yours. The bird one costs a real bird."),
    )
    .see(&["root:2.1.1.II"]),
];
