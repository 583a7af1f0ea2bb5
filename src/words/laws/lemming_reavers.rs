//! The Lemming Reavers, LR.

use super::{Chapter, LawPage};
use crate::engine::law::Book;

const LEMMINGS: Chapter = Chapter::new(Book::Nemesis, text!("Lemming Reavers"));

pub(super) static PAGES: &[LawPage] = &[
    LEMMINGS.not_modelled(
        "LR.1",
        text!("Overview"),
        text!("The Lemming Reavers wander ahead of a hard winter. They hide caches all over the map and plunder them for boons, but whoever else gets to a cache first takes its reward. Upkeep keeps part of their warriors at home."),
        text!("An introduction, without a rule of its own."),
    )
    .see(&["nemesis:LR.2.2", "nemesis:LR.2.4"]),
    LEMMINGS.not_modelled(
        "LR.2",
        text!("Faction rules and abilities"),
        text!("What is always true for the Lemming Reavers, whatever the phase."),
        text!("A heading: the laws under it say what to do."),
    ),
    LEMMINGS.enforced(
        "LR.2.1",
        text!("Crafting"),
        text!("You craft in Daylight, with encampments on the map; each of them works once a turn."),
    )
    .see(&["nemesis:LR.5.1", "root:4.1.1"]),
    LEMMINGS.enforced(
        "LR.2.2",
        text!("Caches"),
        text!("There are 8 cache tokens: 2 provisions, 2 depots, 2 reserves and 2 loot."),
    )
    .see(&["nemesis:LR.7"]),
    LEMMINGS.asked(
        "LR.2.2.I",
        text!("Removal Condition"),
        text!("A cache may be taken away or moved only where no other piece is that is an enemy of whoever does it."),
    )
    .note(text!("The app asks whether the cache was alone and refuses a removal where it was not; the table may insist."))
    .see(&["nemesis:LR.2.2.II"]),
    LEMMINGS.enforced(
        "LR.2.2.I.a",
        text!("Clearing the Clearing"),
        text!("An effect that takes away every enemy piece there, Revolt for one, takes the cache as well."),
    )
    .note(text!("Enter it as a removal of everything at once: then the app does not ask whether the cache was alone."))
    .see(&["root:8.4.1.III"]),
    LEMMINGS.shown(
        "LR.2.2.I.b",
        text!("Clockwork Cache Removal"),
        text!("A bot that would aim at a cache with other enemy pieces beside it passes over the cache and takes its next target."),
    ),
    LEMMINGS.enforced(
        "LR.2.2.II",
        text!("Scouting Reward"),
        text!("When another player takes a cache off the map, the reward of its type comes to that player at once, and you score 1 point."),
    )
    .note(text!("All of it is one entry: the taker's point for the token, your point and the reward."))
    .see(&["root:3.2.1"]),
    LEMMINGS.asked(
        "LR.2.2.II.a",
        text!("Provisions Removal"),
        text!("The taker may put two of their warriors into the cache's clearing, or turn one exhausted item on their board face up."),
    ),
    LEMMINGS.shown(
        "LR.2.2.II.b",
        text!("Depot Removal"),
        text!("The taker may move once or begin a battle, in whichever clearing they like."),
    ),
    LEMMINGS.enforced(
        "LR.2.2.II.c",
        text!("Reserve Removal"),
        text!("The taker scores 1 point on top of the one for the token."),
    )
    .note(text!("Two points in all: 1 for the token and 1 for the reserve, in two lines. Your own point for the cache stays."))
    .see(&["root:3.2.1"]),
    LEMMINGS.enforced(
        "LR.2.2.II.d",
        text!("Loot Removal"),
        text!("The taker draws a card."),
    )
    .note(text!("A bot has no hand, so it draws none.")),
    LEMMINGS.enforced(
        "LR.2.3",
        text!("Encampments"),
        text!("You have 5 encampments."),
    )
    .note(text!("The law calls them neither buildings nor tokens: the app takes them for buildings."))
    .see(&["root:3.2.1"]),
    LEMMINGS.asked(
        "LR.2.3.I",
        text!("Raided"),
        text!("Each encampment that is lost costs you a cache from your board: it goes back to the supply. You choose which."),
    )
    .note(text!("With no cache on the board nothing goes back.")),
    LEMMINGS.enforced(
        "LR.2.4",
        text!("Upkeep"),
        text!("Warriors come onto the map only as long as 11 are left in the supply; 6 are enough with one provisions cache on the board, 1 with two."),
    )
    .note(text!("The letter says that 10 or fewer may not be left, but setup sets aside exactly 10. The app keeps to the letter; a house rule takes the Idle Warriors box as the limit: 10, 5 or 0."))
    .see(&["nemesis:LR.3.3", "nemesis:LR.7.1"]),
    LEMMINGS.shown(
        "LR.2.4.I",
        text!("Idle Warriors"),
        text!("The Idle Warriors box is a reminder of Upkeep: whoever stands there still belongs to your supply."),
    ),
    LEMMINGS.not_modelled(
        "LR.3",
        text!("Faction setup"),
        text!("What the Lemming Reavers do before the first turn: four steps."),
        text!("A heading: the laws under it say what to do."),
    )
    .see(&["root:5.1.7"]),
    LEMMINGS.enforced(
        "LR.3.1",
        text!("Step 1: Gather Supplies"),
        text!("You begin with 25 warriors and 8 caches, all in your supply."),
    ),
    LEMMINGS.enforced(
        "LR.3.2",
        text!("Step 2: Place Encampment and Starting Warriors"),
        text!("One encampment and 4 warriors go into a corner where nobody else starts, across the map from somebody's corner if there is one free."),
    ),
    LEMMINGS.shown(
        "LR.3.3",
        text!("Step 3: Set Aside Idle Warriors"),
        text!("Put 10 warriors of your supply into the Idle Warriors box."),
    )
    .see(&["nemesis:LR.2.4"]),
    LEMMINGS.enforced(
        "LR.3.4",
        text!("Step 4: Fill Encampment Track"),
        text!("The 4 other encampments go onto their track, beginning at the right."),
    ),
    LEMMINGS.enforced(
        "LR.4",
        text!("Birdsong"),
        text!("Arrive, Recruit, Scout, one after the other."),
    )
    .note(text!("The heading of this law counts two steps and then lists three: the app has three."))
    .see(&["nemesis:LR.4.1", "nemesis:LR.4.2", "nemesis:LR.4.3"]),
    LEMMINGS.enforced(
        "LR.4.1",
        text!("Arrive"),
        text!("Two warriors come into the clearing with the fewest pieces where your warriors can be placed."),
    )
    .see(&["nemesis:LR.2.4"]),
    LEMMINGS.enforced(
        "LR.4.2",
        text!("Recruit"),
        text!("Each encampment on the map gets one warrior."),
    )
    .note(text!("With too little room under Upkeep the app places what may come and says so."))
    .see(&["nemesis:LR.2.4", "root:1.5.4"]),
    LEMMINGS.asked(
        "LR.4.3",
        text!("Scout"),
        text!("Lay a cache of your supply in a clearing without Lemming pieces. For two cards of a clearing's suit you may lay another there, as often as you can pay."),
    )
    .see(&["root:2.1.1"]),
    LEMMINGS.enforced(
        "LR.5",
        text!("Daylight"),
        text!("Craft, Rally, Seize, one after the other."),
    )
    .see(&["nemesis:LR.5.1", "nemesis:LR.5.2", "nemesis:LR.5.3"]),
    LEMMINGS.enforced(
        "LR.5.1",
        text!("Craft"),
        text!("Encampments may craft cards now."),
    )
    .see(&["nemesis:LR.2.1", "root:4.1"]),
    LEMMINGS.enforced(
        "LR.5.2",
        text!("Rally"),
        text!("Up to three actions, and one more for every depot on your board. Mix them as you like."),
    )
    .see(&["nemesis:LR.7.2"]),
    LEMMINGS.enforced(
        "LR.5.2.I",
        text!("Scour"),
        text!("Up to two moves. Each leaves at least one Lemming piece in the clearing where it begins."),
    )
    .see(&["root:4.2"]),
    LEMMINGS.enforced(
        "LR.5.2.II",
        text!("Battle"),
        text!("One battle, begun by you."),
    )
    .see(&["root:4.3"]),
    LEMMINGS.enforced(
        "LR.5.2.III",
        text!("Build with Garrison"),
        text!("An encampment and a warrior come into a clearing that you rule and that has neither encampment nor cache. Score the points that this uncovers. Once a turn."),
    )
    .note(text!("The points are printed on the board only: the app asks the table once and remembers them. Without room under Upkeep the encampment comes and scores, and no warrior."))
    .see(&["nemesis:LR.2.4", "root:1.5.4"]),
    LEMMINGS.enforced(
        "LR.5.3",
        text!("Seize"),
        text!("Every reserve on your board gives one of two things: a battle where a cache lies, or a move to a clearing with a cache and a battle there if you want it."),
    )
    .see(&["nemesis:LR.7.3"]),
    LEMMINGS.enforced(
        "LR.6",
        text!("Evening"),
        text!("Plunder, then draw, then discard."),
    )
    .note(text!("The heading of this law counts three steps and then lists two: the app takes draw and discard for two."))
    .see(&["nemesis:LR.6.1", "nemesis:LR.6.2"]),
    LEMMINGS.enforced(
        "LR.6.1",
        text!("Plunder"),
        text!("Every encampment on the map lets you bring one cache to your board."),
    )
    .see(&["nemesis:LR.6.1.I", "nemesis:LR.6.1.II", "nemesis:LR.6.1.III"]),
    LEMMINGS.enforced(
        "LR.6.1.I",
        text!("Choose Clearing"),
        text!("The cache's clearing holds a warrior of yours and no piece of an enemy."),
    )
    .note(text!("The app checks that a cache and a warrior are on the map; who else stands there the table sees."))
    .see(&["nemesis:LR.2.2.I"]),
    LEMMINGS.enforced(
        "LR.6.1.II",
        text!("Spend Card"),
        text!("Pay with a card of that clearing's suit."),
    )
    .see(&["root:2.1.1"]),
    LEMMINGS.enforced(
        "LR.6.1.III",
        text!("Move Cache"),
        text!("The cache goes to your board, to the first free slot of its column from the left. Each column holds two."),
    ),
    LEMMINGS.enforced(
        "LR.6.2",
        text!("Draw and Discard"),
        text!("Draw a card, and another for every loot on your board; then discard down to 5 of your choice."),
    )
    .see(&["nemesis:LR.7.4"]),
    LEMMINGS.not_modelled(
        "LR.7",
        text!("Cache token reference"),
        text!("What each cache on your board does for you."),
        text!("A heading: the laws under it say what to do."),
    ),
    LEMMINGS.enforced(
        "LR.7.1",
        text!("cache" => "Provisions"),
        text!("Each lets 5 more warriors come before Upkeep stops you."),
    )
    .see(&["nemesis:LR.2.4"]),
    LEMMINGS.enforced(
        "LR.7.2",
        text!("cache" => "Depot"),
        text!("Each gives one more action in Rally."),
    )
    .note(text!("This law names Scour and Battle only, LR.5.2 any action. Build with Garrison is once a turn anyway, so it makes no difference."))
    .see(&["nemesis:LR.5.2"]),
    LEMMINGS.enforced(
        "LR.7.3",
        text!("cache" => "Reserve"),
        text!("Each gives one Seize in Daylight."),
    )
    .note(text!("Under this heading the law speaks of provisions; the app counts reserves, as LR.5.3 says."))
    .see(&["nemesis:LR.5.3"]),
    LEMMINGS.enforced(
        "LR.7.4",
        text!("cache" => "Loot"),
        text!("Each gives one more card in Evening."),
    )
    .see(&["nemesis:LR.6.2"]),
];
