//! The Marquise de Cat, 6.

use super::{Chapter, LawPage};
use crate::engine::law::Book;

const MARQUISE: Chapter = Chapter::new(Book::Root, text!("Marquise de Cat"));

pub(super) static PAGES: &[LawPage] = &[
    MARQUISE.not_modelled(
        "6",
        text!("Marquise de Cat"),
        text!("Everything that only the Marquise does: the keep, the hospitals, wood and three tracks of buildings."),
        text!("A heading: the laws under it say what to do."),
    ),
    MARQUISE.not_modelled(
        "6.1",
        text!("Overview"),
        text!("The Marquise holds nearly the whole Woodland and has to keep it. Building brings her points, more for every further building of one kind, and wood pays for it: so she guards the clearings between her sawmills and her building sites."),
        text!("An introduction, without a rule of its own."),
    )
    .see(&["root:6.4", "root:6.5.4"]),
    MARQUISE.not_modelled(
        "6.2",
        text!("Faction rules and abilities"),
        text!("What is always true for the Marquise, whatever the phase."),
        text!("A heading: the laws under it say what to do."),
    ),
    MARQUISE.enforced(
        "6.2.1",
        text!("Crafting"),
        text!("Workshops are your crafting pieces, and Daylight is when they work."),
    )
    .note(text!("The app counts workshops, not their clearings: for a card that was named it checks that enough are left; their suits are for the table to see."))
    .see(&["root:4.1.1", "root:6.5"]),
    MARQUISE.shown(
        "6.2.2",
        text!("The Keep"),
        text!("In the clearing with the keep nobody but you may place pieces; moving in is free to all. A keep that is gone stays gone."),
    )
    .note(text!("The app refuses to place the keep a second time. A wrong count can be put right by hand."))
    .see(&["root:6.3.2", "root:6.2.3"]),
    MARQUISE.asked(
        "6.2.3",
        text!("Field Hospitals"),
        text!("Are warriors of yours removed from a clearing? For one card of its suit all of them go to the keep instead of your supply, however many they are. Without the keep on the map there is nowhere to go."),
    )
    .note(text!("The app asks you within the removal: in battle each time hits are dealt, so also between an ambush and the roll. If several clearings are swept at once, each takes a card of its own. The app does not ask when you remove a warrior yourself to pay for something; if the table lets you heal it, set the numbers by hand."))
    .see(&["root:4.3.1", "root:2.1.1"]),
    MARQUISE.not_modelled(
        "6.3",
        text!("Faction setup"),
        text!("What the Marquise does before the first turn: five steps."),
        text!("A heading: the laws under it say what to do."),
    )
    .see(&["root:5.1.7"]),
    MARQUISE.enforced(
        "6.3.1",
        text!("Step 1: Gather Warriors and Wood"),
        text!("Your supplies are 25 warriors and 8 wood; there is no more of either."),
    )
    .see(&["root:1.5.1"]),
    MARQUISE.enforced(
        "6.3.2",
        text!("Step 2: Place Keep"),
        text!("The keep goes into a corner clearing of your choice, and that is where you start."),
    )
    .see(&["root:6.2.2"]),
    MARQUISE.asked(
        "6.3.3",
        text!("Step 3: Garrison"),
        text!("One warrior into every clearing, all but the corner across the map from the keep."),
    )
    .note(text!("The app does not know the map and asks how many clearings that are: 11 on a map of 12.")),
    MARQUISE.enforced(
        "6.3.4",
        text!("Step 4: Place Starting Buildings"),
        text!("A sawmill, a workshop and a recruiter start on the map, each with the keep or next door to it; they cost nothing and score nothing."),
    ),
    MARQUISE.enforced(
        "6.3.5",
        text!("Step 5: Fill Buildings Tracks"),
        text!("The other five of each kind fill its track; only the first space stays open."),
    ),
    MARQUISE.enforced(
        "6.4",
        text!("Birdsong"),
        text!("Every sawmill gets a wood."),
    )
    .note(text!("With too little wood in the supply the app places what there is; you choose the sawmills."))
    .see(&["root:1.5.4", "root:6.3.1"]),
    MARQUISE.enforced(
        "6.5",
        text!("Daylight"),
        text!("Craft first, then act: three actions, in any order and as often as you like. Every bird card spent on top buys one more; a bird spent to pay for an action does not count for that."),
    )
    .see(&["root:6.5.1", "root:6.5.2", "root:6.5.3", "root:6.5.4", "root:6.5.5"]),
    MARQUISE.enforced(
        "6.5.1",
        text!("Battle"),
        text!("Start one battle."),
    )
    .see(&["root:4.3"]),
    MARQUISE.enforced(
        "6.5.2",
        text!("March"),
        text!("Make one or two moves; together they are one action."),
    )
    .see(&["root:4.2"]),
    MARQUISE.enforced(
        "6.5.3",
        text!("Recruit"),
        text!("A warrior appears at every recruiter. Only once in a turn."),
    )
    .note(text!("With too few warriors in the supply the app places what there is; you choose the recruiters."))
    .see(&["root:1.5.4"]),
    MARQUISE.enforced(
        "6.5.4",
        text!("Build"),
        text!("Put one more sawmill, workshop or recruiter on the map."),
    )
    .see(&["root:6.5.4.I", "root:6.5.4.II", "root:6.5.4.III"]),
    MARQUISE.enforced(
        "6.5.4.I",
        text!("Choose Clearing and Building"),
        text!("Name a clearing under your rule with a free slot, and the kind of building: it is the leftmost of its track that goes. You have to be able to pay for it."),
    )
    .note(text!("Rule and slots are for the table to see; the app knows when a track is empty."))
    .see(&["root:2.5", "root:1.5.1"]),
    MARQUISE.enforced(
        "6.5.4.II",
        text!("Pay Cost"),
        text!("The number above its column is the wood it takes. The wood lies in that clearing or can reach it through nothing but clearings that you rule."),
    )
    .note(text!("The app counts the wood on the map; which of it can reach the clearing the table sees.")),
    MARQUISE.enforced(
        "6.5.4.III",
        text!("Place Building and Score"),
        text!("The building goes into the clearing, and the space it leaves tells the points."),
    )
    .note(text!("A removed building goes back to the rightmost open space: what the next one costs and scores, and the draw bonus, go back with it.")),
    MARQUISE.enforced(
        "6.5.5",
        text!("Overwork"),
        text!("Spend a card of the suit of a sawmill's clearing: a wood goes there."),
    )
    .see(&["root:2.1.1", "root:6.3.1"]),
    MARQUISE.enforced(
        "6.6",
        text!("Evening"),
        text!("Draw a card, and another for each draw bonus that lies open; then cut a hand of more than 5 cards to 5."),
    )
    .note(text!("The draw bonuses come with the third and the fifth recruiter on the map.")),
];
