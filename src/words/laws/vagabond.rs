//! The Vagabond, 9.

use super::{Chapter, LawPage};
use crate::engine::law::Book;

const VAGABOND: Chapter = Chapter::new(Book::Root, text!("Vagabond"));

pub(super) static PAGES: &[LawPage] = &[
    VAGABOND.not_modelled(
        "9",
        text!("Vagabond"),
        text!("The lone wanderer: items, relationships, quests, and what his turn holds."),
        text!("A heading: the laws under it say what to do."),
    ),
    VAGABOND.not_modelled(
        "9.1",
        text!("Overview"),
        text!("The Vagabond wins by befriending factions, fighting those that became Hostile, completing quests and exploring ruins. All that he does is paid for with items."),
        text!("An introduction, without a rule of its own."),
    )
    .see(&["root:9.2.5", "root:9.2.9"]),
    VAGABOND.not_modelled(
        "9.2",
        text!("Faction rules and abilities"),
        text!("What is always true for the Vagabond, whatever the phase."),
        text!("A heading: the laws under it say what to do."),
    ),
    VAGABOND.enforced(
        "9.2.1",
        text!("Crafting"),
        text!("You craft by exhausting hammers, which all have the suit of your clearing. An item that you craft comes to you face up."),
    )
    .note(text!("So a card that takes two suits is out of reach, and in a forest nothing is crafted."))
    .see(&["root:9.5.8", "root:4.1.1"]),
    VAGABOND.enforced(
        "9.2.2",
        text!("Lone Wanderer"),
        text!("Your pawn is no warrior: it neither rules nor stops others from ruling, and nothing removes it from the map."),
    )
    .see(&["root:9.2.7"]),
    VAGABOND.enforced(
        "9.2.2.I",
        text!("Full Removal"),
        text!("An effect of an enemy that removes everything in your clearing makes you damage three items instead."),
    )
    .note(text!("With fewer than three undamaged items, all of them."))
    .see(&["root:9.2.7"]),
    VAGABOND.shown(
        "9.2.3",
        text!("Nimble"),
        text!("You move whoever rules where you come from or go to."),
    )
    .see(&["root:4.2.1", "root:9.2.9.III.b"]),
    VAGABOND.enforced(
        "9.2.4",
        text!("Defenseless"),
        text!("Without an undamaged sword you are defenseless in battle."),
    )
    .see(&["root:4.3.3.II", "root:9.2.6"]),
    VAGABOND.enforced(
        "9.2.5",
        text!("Items"),
        text!("You keep items on tracks and in a satchel, face up or exhausted. Actions exhaust items that are face up and undamaged."),
    )
    .see(&["root:9.2.5.I", "root:9.2.5.II", "root:9.2.7"]),
    VAGABOND.enforced(
        "9.2.5.I",
        text!("Item Tracks"),
        text!("Tea, coins and bags lie face up on their tracks, three each at most. Exhausted, they lie in the satchel; face up again, they go back."),
    )
    .note(text!("A fourth of a kind lies face up in the satchel, counts for the item limit there and gives no bonus. The app exhausts it first."))
    .see(&["root:9.4.1", "root:9.6.2", "root:9.6.4"]),
    VAGABOND.enforced(
        "9.2.5.II",
        text!("Satchel"),
        text!("Boots, swords, crossbows, torches and hammers come face up into the satchel."),
    ),
    VAGABOND.enforced(
        "9.2.6",
        text!("Maximum Rolled Hits"),
        text!("In battle you roll at most as many hits as you have undamaged swords, exhausted ones too."),
    )
    .see(&["root:4.3.2.I"]),
    VAGABOND.asked(
        "9.2.7",
        text!("Taking Hits"),
        text!("For each hit you damage an undamaged item of your choice: it moves to the Damaged box. Hits beyond the last one are ignored."),
    )
    .see(&["root:9.5.7", "root:9.6.1"]),
    VAGABOND.asked(
        "9.2.8",
        text!("Dominance Cards and Coalitions"),
        text!("From four players on, a dominance card lets you join the player with fewest points; a tie is yours to break. Your marker leaves the track, and if that player wins, you win too."),
    )
    .note(text!("Whoever has a dominance card active or is in a coalition cannot be your partner, and partners are no enemies."))
    .see(&["root:3.3.1", "root:9.2.9.III.d"]),
    VAGABOND.shown(
        "9.2.9",
        text!("Relationships"),
        text!("A chart has a marker for each other faction: four spaces from Indifferent to Allied, and a Hostile box. Another Vagabond has none."),
    )
    .see(&["root:9.2.9.I", "root:9.2.9.II", "root:9.2.9.III"]),
    VAGABOND.enforced(
        "9.2.9.I",
        text!("Improving Relationships"),
        text!("Aid improves your relationship with a faction that is not Hostile."),
    )
    .see(&["root:9.5.4"]),
    VAGABOND.enforced(
        "9.2.9.I.a",
        text!("Cost"),
        text!("The next space takes one, two or three aids within one turn. What you gave counts for one improvement and is gone when the turn ends."),
    ),
    VAGABOND.enforced(
        "9.2.9.I.b",
        text!("Effect"),
        text!("The marker moves one space, which scores 1, 2 and 2 points in turn."),
    ),
    VAGABOND.enforced(
        "9.2.9.II",
        text!("Allied Status"),
        text!("On the last space a faction is your ally."),
    ),
    VAGABOND.enforced(
        "9.2.9.II.a",
        text!("Aiding Ally"),
        text!("Each time you aid an ally you score 2 points."),
    ),
    VAGABOND.shown(
        "9.2.9.II.b",
        text!("Moving with Ally"),
        text!("Moving to a clearing beside yours, you may take warriors of one ally along."),
    ),
    VAGABOND.asked(
        "9.2.9.II.c",
        text!("Attacking with Ally"),
        text!("Attacking, you may treat the warriors of one ally there as your own, unless you attack that ally: they and your undamaged swords are the most hits you can roll."),
    )
    .see(&["root:9.2.6"]),
    VAGABOND.asked(
        "9.2.9.II.d",
        text!("Taking Hits with Ally"),
        text!("In such a battle hits may remove the ally's warriors. If they take more hits than your items, that ally becomes Hostile when the battle ends."),
    )
    .see(&["root:9.2.9.III"]),
    VAGABOND.enforced(
        "9.2.9.III",
        text!("Hostile Status"),
        text!("Removing a warrior of a faction makes it Hostile. In battle on your own turn, Infamy follows."),
    )
    .note(text!("Removing buildings and tokens alone makes nobody Hostile."))
    .see(&["root:9.2.9.III.a"]),
    VAGABOND.enforced(
        "9.2.9.III.a",
        text!("Infamy"),
        text!("Each piece of a Hostile faction that you remove in battle on your turn scores 1 point more; the warrior that made it Hostile does not."),
    )
    .note(text!("A strike is no battle. Where no battle of yours was entered, the app asks whether it was one."))
    .see(&["root:3.2.1", "root:9.5.6"]),
    VAGABOND.asked(
        "9.2.9.III.b",
        text!("Moving into Hostile Clearings"),
        text!("Into a clearing with warriors of a Hostile faction you exhaust a second boot."),
    )
    .see(&["root:9.5.1", "root:9.4.2"]),
    VAGABOND.enforced(
        "9.2.9.III.c",
        text!("Aiding Hostile Factions"),
        text!("Aid never moves a marker out of the Hostile box, but you may still aid such a faction for its items."),
    ),
    VAGABOND.enforced(
        "9.2.9.III.d",
        text!("Coalition with Hostile Faction"),
        text!("Joining a Hostile faction in a coalition moves its marker to Indifferent."),
    )
    .see(&["root:9.2.8"]),
    VAGABOND.not_modelled(
        "9.3",
        text!("Faction setup"),
        text!("What the Vagabond does before the first turn: six steps."),
        text!("A heading: the laws under it say what to do."),
    )
    .see(&["root:5.1.7"]),
    VAGABOND.enforced(
        "9.3.1",
        text!("Step 1: Choose Character"),
        text!("Choose one of the twelve characters; it gives starting items and a special action."),
    )
    .see(&["root:9.3.5", "root:9.5.9"]),
    VAGABOND.shown(
        "9.3.2",
        text!("Step 2: Place Pawn"),
        text!("The pawn begins in any forest."),
    ),
    VAGABOND.asked(
        "9.3.3",
        text!("Step 3: Get Quests"),
        text!("Three cards of the shuffled quest deck lie open."),
    )
    .note(text!("You draw from your own deck and tell the app what came up."))
    .see(&["root:9.7.2"]),
    VAGABOND.shown(
        "9.3.4",
        text!("Step 4: Populate Ruins"),
        text!("A bag, a boot, a hammer and a sword are shuffled under the four ruins."),
    )
    .see(&["root:9.5.3", "root:9.7.1"]),
    VAGABOND.enforced(
        "9.3.5",
        text!("Step 5: Take Starting Items"),
        text!("The items of your character come face up, on their tracks or in the satchel."),
    ),
    VAGABOND.enforced(
        "9.3.6",
        text!("Step 6: Set Relationships"),
        text!("Every other faction begins Indifferent."),
    ),
    VAGABOND.enforced(
        "9.4",
        text!("Birdsong"),
        text!("Two steps, in order: refresh, then slip."),
    ),
    VAGABOND.asked(
        "9.4.1",
        text!("step" => "Refresh"),
        text!("Turn up two exhausted items for each tea on its track, then three more. Which ones, you choose."),
    )
    .note(text!("Tea that turns up in this step adds nothing. Damaged items can turn too and stay damaged."))
    .see(&["root:9.2.5.I"]),
    VAGABOND.asked(
        "9.4.2",
        text!("step" => "Slip"),
        text!("You may move to a clearing or forest beside you without a boot, whatever would hold you back."),
    )
    .see(&["root:9.2.9.III.b"]),
    VAGABOND.enforced(
        "9.5",
        text!("Daylight"),
        text!("Exhaust items for actions, in any order and as often as they last."),
    ),
    VAGABOND.enforced(
        "9.5.1",
        text!("step" => "Move"),
        text!("A boot moves you to a clearing beside you, never into a forest."),
    )
    .see(&["root:9.2.9.III.b", "root:9.2.3"]),
    VAGABOND.enforced(
        "9.5.2",
        text!("step" => "Battle"),
        text!("A sword starts a battle in your clearing."),
    )
    .see(&["root:9.2.6", "root:9.2.9.III.a"]),
    VAGABOND.asked(
        "9.5.3",
        text!("step" => "Explore"),
        text!("A torch lets you take one item under a ruin in your clearing, for 1 point. An empty ruin goes."),
    )
    .see(&["root:9.3.4", "root:9.7.3"]),
    VAGABOND.asked(
        "9.5.4",
        text!("step" => "Aid"),
        text!("Exhaust any item and give a card that matches your clearing to a player with pieces there. You may take one of the items that player crafted."),
    )
    .see(&["root:9.2.9.I"]),
    VAGABOND.asked(
        "9.5.5",
        text!("step" => "Quest"),
        text!("Exhaust the two items of a quest that matches your clearing. It scores 1 point for each quest of its suit that you have completed, this one included, or you draw two cards. A new quest is laid open."),
    ),
    VAGABOND.asked(
        "9.5.6",
        text!("step" => "Strike"),
        text!("A crossbow removes a warrior of an enemy in your clearing, or another piece if that enemy has no warrior there."),
    )
    .see(&["root:9.2.9.III"]),
    VAGABOND.asked(
        "9.5.7",
        text!("step" => "Repair"),
        text!("A hammer brings one damaged item back to the satchel, on the side it lies on."),
    )
    .see(&["root:9.2.5.I"]),
    VAGABOND.enforced(
        "9.5.8",
        text!("step" => "Craft"),
        text!("Exhaust a hammer for each symbol of a card to craft it; all of them have the suit of your clearing."),
    )
    .see(&["root:9.2.1", "root:4.1"]),
    VAGABOND.enforced(
        "9.5.9",
        text!("Special Action"),
        text!("Most characters exhaust a torch for their special action; some have one of another kind."),
    )
    .note(text!("Improvise and Con happen within a quest, Protector on the turns of others."))
    .see(&["root:9.3.1"]),
    VAGABOND.enforced(
        "9.6",
        text!("Evening"),
        text!("Four steps, in order: rest, draw, discard, check the item limit."),
    ),
    VAGABOND.enforced(
        "9.6.1",
        text!("An Evening's Rest"),
        text!("In a forest all damaged items are repaired and turned face up."),
    ),
    VAGABOND.enforced(
        "9.6.2",
        text!("Draw Cards"),
        text!("Draw 1 card, and 1 more for each coin on its track."),
    ),
    VAGABOND.enforced(
        "9.6.3",
        text!("Discard Cards"),
        text!("Discard down to 5 cards."),
    ),
    VAGABOND.asked(
        "9.6.4",
        text!("Check Item Capacity"),
        text!("Satchel and Damaged box together hold six items, and two more for each bag on its track. What is too much leaves the game for good; you choose."),
    )
    .see(&["root:9.2.5.I"]),
    VAGABOND.not_modelled(
        "9.7",
        text!("Playing with Two Vagabonds"),
        text!("Two Vagabonds may sit at one table."),
        text!("A heading: the laws under it say what to do."),
    ),
    VAGABOND.enforced(
        "9.7.1",
        text!("Setup"),
        text!("Both sets of items lie under the ruins, two in each. Chance decides which Vagabond sets up first."),
    )
    .see(&["root:9.3.4"]),
    VAGABOND.enforced(
        "9.7.2",
        text!("Share Quests"),
        text!("Both complete quests of the same open row of three."),
    ),
    VAGABOND.enforced(
        "9.7.3",
        text!("Taking Items from Ruins"),
        text!("Of two items in a ruin you look at both and take one, never a kind that you have from a ruin already. Without an item the torch is exhausted and nothing scores."),
    )
    .see(&["root:9.5.3"]),
];
