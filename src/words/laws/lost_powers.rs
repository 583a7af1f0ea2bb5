//! The Lost Powers, LP.

use super::{Chapter, LawPage};
use crate::engine::law::Book;

const LOST_POWERS: Chapter = Chapter::new(Book::Nemesis, text!("Lost Powers"));

pub(super) static PAGES: &[LawPage] = &[
    LOST_POWERS.not_modelled(
        "LP.1",
        text!("Overview"),
        text!("The Lost Powers are elders under thick shells who win slowly: cards become followers, come back turns later to act by their suit, and score by their crafting cost when they retire. Every Elder lost costs a follower."),
        text!("An introduction, without a rule of its own."),
    )
    .see(&["nemesis:LP.5", "nemesis:LP.6"]),
    LOST_POWERS.not_modelled(
        "LP.2",
        text!("Faction rules and abilities"),
        text!("What is always true for the Lost Powers, whatever the phase."),
        text!("A heading: the laws under it say what to do."),
    ),
    LOST_POWERS.enforced(
        "LP.2.1",
        text!("Crafting"),
        text!("The Lost Powers craft in Evening only, with their Elders, and get nothing that the card promises: the card becomes a follower."),
    )
    .see(&["nemesis:LP.6.2", "root:4.1.1"]),
    LOST_POWERS.not_modelled(
        "LP.2.2",
        text!("Followers"),
        text!("A follower is a card on the Lost Powers' own board. It acts, it scores, and it lies in one of three places: tableau, Worn Out pile or Follower deck."),
        text!("A term. It is used in other laws and does nothing by itself."),
    ),
    LOST_POWERS.enforced(
        "LP.2.2.I",
        text!("Follower Tableau"),
        text!("Four slots, so at most 4 followers at a time."),
    ),
    LOST_POWERS.enforced(
        "LP.2.2.I.a",
        text!("Oral History"),
        text!("A follower in the tableau that has a persistent effect works as if you had crafted it. If using the effect discards it, score 1 point."),
    )
    .see(&["root:4.1.3"]),
    LOST_POWERS.enforced(
        "LP.2.2.II",
        text!("Worn Out Followers Pile"),
        text!("Worn-out followers lie in the open; everybody may look through them."),
    ),
    LOST_POWERS.not_modelled(
        "LP.2.2.II.a",
        text!("Terms"),
        text!("To wear out a follower is to lay it from the tableau onto the Worn Out pile."),
        text!("A term. It is used in other laws and does nothing by itself."),
    ),
    LOST_POWERS.enforced(
        "LP.2.2.III",
        text!("Follower Deck"),
        text!("Nobody looks into the Follower deck. If it is empty when a follower has to be drawn, the Worn Out pile is shuffled into a new one and the draw goes on."),
    )
    .note(text!("If deck and pile together hold too few cards, the app draws what there is; empty slots stay empty."))
    .see(&["nemesis:LP.6.3"]),
    LOST_POWERS.asked(
        "LP.2.3",
        text!("Slow and Steady"),
        text!("An upright Elder that is alone of its kind in a clearing does not leave when removed: it falls over, and nobody scores. Upright Elders count 3 for rule; fallen ones cannot move."),
    )
    .note(text!("If one effect takes several upright Elders at once, none of them is alone, so the app lets them all go; a house rule lets the last one fall. In battle the owner chooses the order."))
    .see(&["root:2.5", "nemesis:LP.2.4", "nemesis:LP.4.2"]),
    LOST_POWERS.not_modelled(
        "LP.2.3.I",
        text!("Terms"),
        text!("A fallen Elder is one that lies down after being saved that way. Which side of the wood means fallen is up to you, as long as the whole table sees it."),
        text!("A term. It is used in other laws and does nothing by itself."),
    ),
    LOST_POWERS.enforced(
        "LP.2.3.II",
        text!("No Double Tap"),
        text!("One Elder takes at most one hit each time hits are dealt in a battle. An ambush and the end of the battle are two separate times, so an Elder that the ambush felled can still be removed at the end."),
    )
    .see(&["root:4.3.1.II", "root:4.3.4"]),
    LOST_POWERS.enforced(
        "LP.2.4",
        text!("Loss of Wisdom"),
        text!("When an enemy removes an Elder, that enemy scores 1 point and you wear out your follower with the highest crafting cost."),
    )
    .note(text!("The law says nothing about a tie: the app lets the Lost Powers choose. With an empty tableau nothing is worn out."))
    .see(&["nemesis:LP.2.3", "nemesis:LP.2.2.II.a"]),
    LOST_POWERS.not_modelled(
        "LP.2.5",
        text!("Action Markers"),
        text!("Eight markers to lay on followers that have acted. Using them is up to you."),
        text!("An aid for the table: the app marks used followers itself."),
    )
    .see(&["nemesis:LP.5"]),
    LOST_POWERS.not_modelled(
        "LP.3",
        text!("Faction setup"),
        text!("What the Lost Powers do before the first turn: two steps."),
        text!("A heading: the laws under it say what to do."),
    )
    .see(&["root:5.1.7"]),
    LOST_POWERS.enforced(
        "LP.3.1",
        text!("Step 1: Gather Warriors"),
        text!("You start with 5 Elders, all of them in your supply."),
    ),
    LOST_POWERS.enforced(
        "LP.3.2",
        text!("Step 2: Fill the Tableau"),
        text!("Lay out four Old Friends, a different suit in every slot; shuffle the other Old Friends into a face-down Follower deck."),
    )
    .note(text!("How many Old Friends there are, with their suits and crafting costs, is printed on the cards only: the app asks the table once and remembers it.")),
    LOST_POWERS.enforced(
        "LP.4",
        text!("Birdsong"),
        text!("Two steps, one after the other: Disarm, then Rise."),
    )
    .see(&["nemesis:LP.4.1", "nemesis:LP.4.2"]),
    LOST_POWERS.asked(
        "LP.4.1",
        text!("Disarm"),
        text!("Every clearing with an upright Elder and an enemy costs an enemy there one piece."),
    ),
    LOST_POWERS.asked(
        "LP.4.1.I",
        text!("You Choose Enemy"),
        text!("For each such clearing, you name the enemy who has to give something up."),
    ),
    LOST_POWERS.asked(
        "LP.4.1.II",
        text!("Enemy Chooses Piece"),
        text!("That enemy picks one of their warriors there; only with no warrior there may it be another of their pieces. A Vagabond picks an item that is not yet damaged."),
    ),
    LOST_POWERS.enforced(
        "LP.4.1.III",
        text!("You Remove and Damage"),
        text!("You remove that piece, or damage that item. A building or token scores you 1 point as always."),
    )
    .see(&["root:3.2.1"]),
    LOST_POWERS.asked(
        "LP.4.2",
        text!("Rise"),
        text!("Each follower in the tableau puts one fallen Elder back on its feet, in a clearing of the follower's suit. If there is one, you must."),
    )
    .see(&["nemesis:LP.2.3", "root:2.1.1"]),
    LOST_POWERS.enforced(
        "LP.5",
        text!("Daylight"),
        text!("Each follower may act once, in any order: the action of its suit, or a move or battle. A bird may do two, as long as they differ."),
    )
    .see(&["nemesis:LP.5.1", "nemesis:LP.5.2", "nemesis:LP.5.3", "nemesis:LP.5.4", "nemesis:LP.5.5"]),
    LOST_POWERS.enforced(
        "LP.5.1",
        text!("Mouse Suit - Recruit"),
        text!("Put an Elder from your supply into a clearing that has none."),
    )
    .see(&["root:1.5.1"]),
    LOST_POWERS.enforced(
        "LP.5.2",
        text!("Bunny Suit - Draw"),
        text!("Take the top card of the shared deck into your hand."),
    ),
    LOST_POWERS.enforced(
        "LP.5.3",
        text!("Fox Suit - Seek"),
        text!("Draw from the shared deck and put that same card back, on top or underneath. Your hand stays as large as it was."),
    ),
    LOST_POWERS.enforced(
        "LP.5.4",
        text!("Any Suit - Move"),
        text!("One Elder moves out of a clearing of the follower's suit. A fallen one stays where it is."),
    )
    .see(&["root:4.2", "nemesis:LP.2.3"]),
    LOST_POWERS.enforced(
        "LP.5.5",
        text!("Any Suit - Battle"),
        text!("A battle, fought in a clearing of the follower's suit."),
    )
    .see(&["root:4.3"]),
    LOST_POWERS.enforced(
        "LP.6",
        text!("Evening"),
        text!("Four steps, one after the other: Retire, Indoctrinate, Cycle, Discard."),
    )
    .see(&["nemesis:LP.6.1", "nemesis:LP.6.2", "nemesis:LP.6.3", "nemesis:LP.6.4"]),
    LOST_POWERS.enforced(
        "LP.6.1",
        text!("Retire"),
        text!("With an upright Elder on the map, one follower may retire to the discard pile. Score 1 point plus its crafting cost; no crafting cost means 1 in all. If its card has an immediate effect, you may use it as if crafted: an item then scores its own points too."),
    )
    .see(&["root:4.1.2", "root:3.2.2"]),
    LOST_POWERS.enforced(
        "LP.6.2",
        text!("Indoctrinate"),
        text!("Pay for a card in your hand with upright Elders, each once a turn, as if to craft it. It goes to the Worn Out pile, and its effect does not happen."),
    )
    .note(text!("What cannot be crafted cannot be indoctrinated: the app refuses ambush and dominance cards, and an item that the supply no longer holds unless the table overrides it."))
    .see(&["root:4.1.1", "root:4.1.2", "root:2.1.2", "root:2.1.3"]),
    LOST_POWERS.enforced(
        "LP.6.2.I",
        text!("Duplicates"),
        text!("A card that you already have among your followers may be indoctrinated again."),
    )
    .see(&["root:4.1.4"]),
    LOST_POWERS.enforced(
        "LP.6.3",
        text!("Cycle"),
        text!("Wear out whoever is left in the tableau, then draw 4 followers, one for each slot."),
    )
    .note(text!("With fewer than 4 followers in all, the app draws what there is and leaves the other slots empty."))
    .see(&["nemesis:LP.2.2.III"]),
    LOST_POWERS.enforced(
        "LP.6.4",
        text!("Discard"),
        text!("Holding more than 5 cards? Discard down to 5; you choose which."),
    ),
];
