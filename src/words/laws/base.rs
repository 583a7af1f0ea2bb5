//! The base law, chapters 1 to 5: what holds for every faction.

use super::{Chapter, LawPage};
use crate::engine::law::Book;

const GOLDEN_RULES: Chapter = Chapter::new(Book::Root, text!("Golden Rules"));
const KEY_TERMS: Chapter = Chapter::new(Book::Root, text!("Key Terms and Concepts"));
const VICTORY: Chapter = Chapter::new(Book::Root, text!("Victory"));
const KEY_ACTIONS: Chapter = Chapter::new(Book::Root, text!("Key Actions"));
const SETUP: Chapter = Chapter::new(Book::Root, text!("Setup"));

pub(super) static PAGES: &[LawPage] = &[
    GOLDEN_RULES.not_modelled(
        "1",
        text!("Golden Rules"),
        text!("The ground rules: what to do when texts clash, what may be seen, how a turn runs and what holds for every piece."),
        text!("A heading: the laws under it say what to do."),
    ),
    GOLDEN_RULES.not_modelled(
        "1.1",
        text!("Rules Conflicts"),
        text!("Which text wins when two of them disagree, and who decides when none does."),
        text!("A heading: the laws under it say what to do."),
    ),
    GOLDEN_RULES.not_modelled(
        "1.1.1",
        text!("Precedence"),
        text!("A card beats the Law, and the Law beats the teaching guide. A faction's own rule stands beside the general ones as long as that works; where they clash, the faction's wins."),
        text!("The app does not read card texts; the table weighs them."),
    ),
    GOLDEN_RULES.not_modelled(
        "1.1.2",
        text!("Use of Cannot"),
        text!("“Cannot” is final. Only a text that names the exception gets past it."),
        text!("A way of reading the texts, not something to keep count of."),
    ),
    GOLDEN_RULES.shown(
        "1.1.3",
        text!("Unclear Resolutions and Choices"),
        text!("Several things at once, or nobody knows who chooses? Whoever has the turn decides."),
    ),
    GOLDEN_RULES.not_modelled(
        "1.2",
        text!("Public and Private Information"),
        text!("What everyone at the table may know."),
        text!("A heading: the laws under it say what to do."),
    ),
    GOLDEN_RULES.enforced(
        "1.2.1",
        text!("Hands"),
        text!("How many cards you hold is open to all; which ones is yours alone, until a rule makes you show them."),
    ),
    GOLDEN_RULES.shown(
        "1.2.2",
        text!("law heading" => "Discard"),
        text!("Anyone may leaf through the discard pile whenever they like."),
    ),
    GOLDEN_RULES.not_modelled(
        "1.3",
        text!("Negotiation and Deals"),
        text!("What players may promise and hand to each other."),
        text!("A heading: the laws under it say what to do."),
    ),
    GOLDEN_RULES.not_modelled(
        "1.3.1",
        text!("Agreements"),
        text!("Talk and deal as much as you like; no promise has to be kept."),
        text!("Table talk: the app keeps no promises."),
    ),
    GOLDEN_RULES.not_modelled(
        "1.3.2",
        text!("Cards"),
        text!("Cards pass from one player to another only where a rule says so."),
        text!("Any hand size can be corrected in the open, so the app does not police gifts."),
    )
    .see(&["root:1.2.1"]),
    GOLDEN_RULES.not_modelled(
        "1.4",
        text!("Game Structure"),
        text!("How the game runs from turn to turn."),
        text!("A heading: the laws under it say what to do."),
    ),
    GOLDEN_RULES.enforced(
        "1.4.1",
        text!("Turn Structure"),
        text!("A turn is Birdsong, Daylight, Evening. What belongs to the start of a phase comes before all the rest of it, what belongs to the end after it; then the turn goes clockwise until somebody has won."),
    )
    .see(&["root:3.1"]),
    GOLDEN_RULES.not_modelled(
        "1.4.2",
        text!("Interrupts"),
        text!("Finish what you are doing: nothing else may be slipped into the middle of an action, an ability or a card effect, unless it says that it may."),
        text!("The table sees what is going on; the app takes entries in any order."),
    ),
    GOLDEN_RULES.not_modelled(
        "1.5",
        text!("Pieces"),
        text!("What holds for wood and cardboard of every faction."),
        text!("A heading: the laws under it say what to do."),
    ),
    GOLDEN_RULES.enforced(
        "1.5.1",
        text!("Limits"),
        text!("What is in the box is all there is: once a supply is empty, nothing stands in for it."),
    )
    .see(&["root:1.5.4"]),
    GOLDEN_RULES.enforced(
        "1.5.2",
        text!("Starting Faction"),
        text!("You play the faction chosen at setup, and what its board lists on the back is yours, items excepted. “Warriors of your faction” always means those."),
    )
    .see(&["root:5.1.1"]),
    GOLDEN_RULES.enforced(
        "1.5.3",
        text!("Piece Ownership"),
        text!("A piece stays with its faction for the whole game, whoever commands it for a while, and goes back to that faction's supply."),
    ),
    GOLDEN_RULES.enforced(
        "1.5.4",
        text!("Piece Manipulation"),
        text!("Too few pieces for all that is asked? Place, take or remove as many as you can, never fewer; a cost must still be paid in full. When several pieces go at once, they all leave before anything that reacts to it."),
    )
    .see(&["root:1.5.1"]),
    GOLDEN_RULES.not_modelled(
        "1.5.5",
        text!("Use of Force"),
        text!("Whoever is made to act by another acts as if by their own wish, with their own abilities, within what the effect allows."),
        text!("Forced moves happen on the map, which the app does not model."),
    ),
    KEY_TERMS.not_modelled(
        "2",
        text!("Key Terms and Concepts"),
        text!("The words that every faction's rules are built from."),
        text!("A heading: the laws under it say what to do."),
    ),
    KEY_TERMS.shown(
        "2.1",
        text!("Cards"),
        text!("One deck and one discard pile serve the whole table; an empty deck is refilled at once by shuffling the discards. Fox, rabbit, mouse and bird are the four suits; each card has one, and most can be crafted."),
    )
    .note(text!("If deck and discards together hold too few cards, the app draws what there is."))
    .see(&["root:4.1"]),
    KEY_TERMS.enforced(
        "2.1.1",
        text!("Birds Are Wild"),
        text!("A bird card passes for any other suit, also where several cards of one suit are needed."),
    )
    .note(text!("In the Lizard Cult's rituals birds are not wild."))
    .see(&["root:10.2.2"]),
    KEY_TERMS.shown(
        "2.1.1.I",
        text!("Forced Effects"),
        text!("If somebody makes you discard or hand over a fox, rabbit or mouse card and you have only birds, a bird has to go."),
    ),
    KEY_TERMS.enforced(
        "2.1.1.II",
        text!("Reverse Substitution"),
        text!("It does not work the other way: where a bird is asked for, only a bird will do."),
    ),
    KEY_TERMS.enforced(
        "2.1.2",
        text!("Ambush Cards"),
        text!("Five cards: two birds, and one of every other suit. Play one in battle for hits or pay with its suit; it cannot be crafted."),
    )
    .see(&["root:4.3.1"]),
    KEY_TERMS.enforced(
        "2.1.3",
        text!("Dominance Cards"),
        text!("Four cards, one a suit. Play one to change for good how you win, or pay with its suit; it cannot be crafted."),
    )
    .see(&["root:3.3"]),
    KEY_TERMS.not_modelled(
        "2.2",
        text!("Clearings and Paths"),
        text!("The Woodland is a net of clearings with paths between them."),
        text!("A rule of the map. The app does not model clearings and paths."),
    ),
    KEY_TERMS.not_modelled(
        "2.2.1",
        text!("Adjacency"),
        text!("Neighbours are the clearings at the two ends of one path."),
        text!("A rule of the map. The app does not model clearings and paths."),
    ),
    KEY_TERMS.not_modelled(
        "2.2.2",
        text!("Suit"),
        text!("A clearing is a fox, rabbit or mouse clearing; there are no bird clearings."),
        text!("A rule of the map. The app does not model clearings and paths."),
    ),
    KEY_TERMS.not_modelled(
        "2.2.3",
        text!("Slots"),
        text!("The white squares of a clearing are its room for buildings, one each. No empty square, no building."),
        text!("A rule of the map. The app does not model clearings and paths."),
    ),
    KEY_TERMS.not_modelled(
        "2.2.4",
        text!("Ruins"),
        text!("A ruin sits in every slot with an R and stays there, taking up the room, until something such as the Vagabond's exploring takes it away."),
        text!("A rule of the map. The app does not model clearings and paths."),
    )
    .see(&["root:9.5.3"]),
    KEY_TERMS.not_modelled(
        "2.3",
        text!("Rivers"),
        text!("Rivers join clearings too, but count as paths only for those whose rules say so. They cut nothing in two."),
        text!("A rule of the map. The app does not model clearings and paths."),
    ),
    KEY_TERMS.not_modelled(
        "2.4",
        text!("Forests"),
        text!("A forest is the space that paths and clearings close in."),
        text!("A rule of the map. The app does not model clearings and paths."),
    ),
    KEY_TERMS.not_modelled(
        "2.4.1",
        text!("Adjacency"),
        text!("A forest borders the clearings at its edge that you reach without stepping over a path, and each forest on the far side of a single path."),
        text!("A rule of the map. The app does not model clearings and paths."),
    ),
    KEY_TERMS.not_modelled(
        "2.5",
        text!("Rule"),
        text!("Count warriors plus buildings: whoever has the most in a clearing rules it. Tokens and pawns add nothing, and on a tie nobody rules."),
        text!("A rule of the map. Where a step depends on it, the app asks the table."),
    )
    .see(&["nemesis:LP.2.3", "root:7.2.2"]),
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
    KEY_ACTIONS.not_modelled(
        "4",
        text!("Key Actions"),
        text!("Crafting, moving and battle, which most factions share."),
        text!("A heading: the laws under it say what to do."),
    ),
    KEY_ACTIONS.enforced(
        "4.1",
        text!("law heading" => "Craft"),
        text!("Turn a card from your hand into an effect, immediate or persistent. Ambush and dominance cards cannot be crafted."),
    )
    .see(&["root:2.1.2", "root:2.1.3"]),
    KEY_ACTIONS.asked(
        "4.1.1",
        text!("Cost"),
        text!("Pay with crafting pieces on the map: for each suit in the card's corner one piece standing in a clearing of that suit, any suit for the three-coloured mark. A piece pays once per turn."),
    ),
    KEY_ACTIONS.enforced(
        "4.1.2",
        text!("Immediate Effects"),
        text!("An immediate effect happens once, then the card is discarded. An item moves from the shared supply to your Crafted Items; with none left, its card cannot be crafted."),
    )
    .see(&["root:3.2.2", "root:5.1.5"]),
    KEY_ACTIONS.enforced(
        "4.1.3",
        text!("Persistent Effects"),
        text!("A persistent effect stays in front of you for as long as its card does; use it as printed there."),
    )
    .note(text!("Eyrie Emigre is not optional; it is discarded when its move or battle cannot be done.")),
    KEY_ACTIONS.enforced(
        "4.1.4",
        text!("No Duplicates"),
        text!("Nobody can have the same persistent effect in front of them twice."),
    )
    .see(&["nemesis:LP.6.2.I"]),
    KEY_ACTIONS.not_modelled(
        "4.2",
        text!("law heading" => "Move"),
        text!("Pick a clearing and lead one or more of your warriors and pawns out of it, all into the same neighbouring clearing."),
        text!("A rule of the map. The app does not model clearings and paths."),
    ),
    KEY_ACTIONS.not_modelled(
        "4.2.1",
        text!("You Must Rule"),
        text!("You need to rule where you leave or where you arrive; one of the two is enough."),
        text!("A rule of the map. The app does not model clearings and paths."),
    )
    .see(&["root:2.5"]),
    KEY_ACTIONS.not_modelled(
        "4.2.2",
        text!("No Movement Limits"),
        text!("The same warriors may go on as often as you have moves, and each move may take another group."),
        text!("A rule of the map. The app does not model clearings and paths."),
    ),
    KEY_ACTIONS.asked(
        "4.3",
        text!("law heading" => "Battle"),
        text!("Name a clearing where you have a warrior or pawn, and an enemy who is there too. You attack, they defend, and four steps follow."),
    )
    .note(text!("The 2025 printing, which the Nemesis expansion refers to, tells the same battle in six steps. This page keeps the four steps of the sixth printing; the order fits both. The app asks who fights and with how many, and works the rest out; a table that wants no such help enters only what was removed.")),
    KEY_ACTIONS.asked(
        "4.3.1",
        text!("Step 1: Defender May Ambush"),
        text!("Before any dice, an ambush is allowed to the defender: one such card, of the clearing's suit or a bird."),
    )
    .note(text!("The app asks whoever has a card in hand, whatever it is. With a bot in the battle nobody plays an ambush."))
    .see(&["root:2.1.2"]),
    KEY_ACTIONS.enforced(
        "4.3.1.I",
        text!("Foil Ambush"),
        text!("With a fitting ambush card of their own, the attacker stops it: both cards are gone and nobody is hit."),
    ),
    KEY_ACTIONS.enforced(
        "4.3.1.II",
        text!("Resolve Ambush"),
        text!("Not stopped, it costs the attacker two hits at once, before any dice. If that leaves no attacking warrior or pawn, the battle is over."),
    ),
    KEY_ACTIONS.enforced(
        "4.3.2",
        text!("Step 2: Roll Dice and Add Extra Hits"),
        text!("Two dice: the high one is the attacker's number of hits, the low one the defender's, and a double gives both the same. Nothing is removed yet."),
    )
    .note(text!("When the Woodland Alliance defends or the Triumvirate of Fury attacks, it is the defender who gets the high die."))
    .see(&["root:8.2.2", "nemesis:TOF.2.4"]),
    KEY_ACTIONS.enforced(
        "4.3.2.I",
        text!("Maximum Rolled Hits"),
        text!("The dice never give a side more hits than it has warriors in that clearing."),
    )
    .note(text!("The Vagabond counts undamaged swords instead."))
    .see(&["root:9.2.6"]),
    KEY_ACTIONS.asked(
        "4.3.3",
        text!("Step 3: Use Effects"),
        text!("Effects that change the battle may be used now, by either side. When both have one, the attacker says who goes first."),
    )
    .note(text!("The app asks for each crafted card that has its moment: those of the attacker first."))
    .see(&["root:1.1.3"]),
    KEY_ACTIONS.enforced(
        "4.3.3.I",
        text!("Extra Hits"),
        text!("Hits from effects come on top, however few warriors their side has."),
    ),
    KEY_ACTIONS.enforced(
        "4.3.3.II",
        text!("Defenseless"),
        text!("Against a defender who has no warrior there, the attacker gets 1 hit more."),
    )
    .see(&["root:9.2.4"]),
    KEY_ACTIONS.enforced(
        "4.3.4",
        text!("Step 4: Deal Hits"),
        text!("Both sides lose a piece for each hit, in an order of their own choosing, but warriors go before buildings and tokens. Each building or token is 1 point for the other side."),
    )
    .note(text!("A bot loses its tokens before its buildings."))
    .see(&["root:3.2.1", "nemesis:LP.2.3.II"]),
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
