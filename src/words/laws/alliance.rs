//! The Woodland Alliance, 8.

use super::{Chapter, LawPage};
use crate::engine::law::Book;

const ALLIANCE: Chapter = Chapter::new(Book::Root, text!("Woodland Alliance"));

pub(super) static PAGES: &[LawPage] = &[
    ALLIANCE.not_modelled(
        "8",
        text!("Woodland Alliance"),
        text!("Everything that only the Alliance does: supporters, sympathy, revolts, bases and officers."),
        text!("A heading: the laws under it say what to do."),
    ),
    ALLIANCE.not_modelled(
        "8.1",
        text!("Overview"),
        text!("The Alliance wins the creatures of the Woodland over, clearing by clearing. Supporters pay for sympathy, sympathy brings points, and where there is enough anger a revolt founds a base from which officers lead."),
        text!("An introduction, without a rule of its own."),
    )
    .see(&["root:8.4.1", "root:8.4.2"]),
    ALLIANCE.not_modelled(
        "8.2",
        text!("Faction rules and abilities"),
        text!("What is always true for the Alliance, whatever the phase."),
        text!("A heading: the laws under it say what to do."),
    ),
    ALLIANCE.enforced(
        "8.2.1",
        text!("Crafting"),
        text!("Your crafting pieces are the sympathy tokens on the map, and they work in Daylight."),
    )
    .note(text!("The app counts tokens, not their clearings: for a card that was named it checks that enough are left; their suits are for the table to see."))
    .see(&["root:4.1.1", "root:8.5.1"]),
    ALLIANCE.enforced(
        "8.2.2",
        text!("Guerrilla War"),
        text!("Somebody attacks you? Then the high die is yours and the low one is theirs. When you attack, nothing changes."),
    )
    .see(&["root:4.3"]),
    ALLIANCE.enforced(
        "8.2.3",
        text!("The Supporters Stack"),
        text!("Supporters are cards that lie face down with you: you look when you like, nobody else does. They are spent for their suit alone and are no part of your hand."),
    )
    .note(text!("The app shows how many there are and keeps the rest behind a curtain, off the ledger and out of exports. It spends as few birds as it can; a button lets you choose yourself."))
    .see(&["root:8.2.3.I", "root:2.1.1"]),
    ALLIANCE.enforced(
        "8.2.3.I",
        text!("Capacity"),
        text!("With no base on the map five supporters is the limit, and any card beyond it is discarded. One base is enough to lift the limit."),
    )
    .see(&["root:8.2.4"]),
    ALLIANCE.enforced(
        "8.2.4",
        text!("Removing Bases"),
        text!("A base that is removed costs you every supporter of the suit printed on it, every bird, and half of your officers, an odd one included. Was it the last, discard until five supporters are left; you choose."),
    )
    .note(text!("The printing of 2025 looks at the clearing in which the base stood instead of its suit: choose it at setup or on the board, and the app asks for the clearing."))
    .see(&["root:8.2.3.I"]),
    ALLIANCE.enforced(
        "8.2.5",
        text!("Sympathy Tokens"),
        text!("There are ten of them. One that is removed covers its space on the track again, so cost and points go back too."),
    )
    .see(&["root:1.5.1", "root:8.4.2.III"]),
    ALLIANCE.shown(
        "8.2.5.I",
        text!("Placement Limits"),
        text!("No clearing takes a second sympathy token."),
    )
    .see(&["root:8.4.2.I"]),
    ALLIANCE.not_modelled(
        "8.2.5.II",
        text!("Terms"),
        text!("Sympathetic is every clearing with a sympathy token in it, unsympathetic every other one."),
        text!("A word that other laws use; the app does not follow the map."),
    ),
    ALLIANCE.asked(
        "8.2.6",
        text!("Outrage"),
        text!("Whoever moves warriors into a sympathetic clearing, or removes a sympathy token, gives you a card from hand that matches it, for your supporters. With none to give, they let you see their hand and you add the top card of the deck."),
    )
    .note(text!("Removals ask by themselves; for moves there is a button among the events of every other board. Only who gives the card and the Alliance see which it is; that it matches is for the two of them to see."))
    .see(&["root:8.2.3", "root:4.2"]),
    ALLIANCE.not_modelled(
        "8.3",
        text!("Faction setup"),
        text!("What the Alliance does before the first turn: four steps."),
        text!("A heading: the laws under it say what to do."),
    )
    .see(&["root:5.1.7"]),
    ALLIANCE.enforced(
        "8.3.1",
        text!("Step 1: Gather Warriors"),
        text!("Your supply is 10 warriors. Officers come out of it as well."),
    )
    .see(&["root:1.5.1"]),
    ALLIANCE.enforced(
        "8.3.2",
        text!("Step 2: Place Bases"),
        text!("The three bases wait in their box, each on its own suit."),
    ),
    ALLIANCE.enforced(
        "8.3.3",
        text!("Step 3: Fill Sympathy Track"),
        text!("All ten sympathy tokens go on their track."),
    ),
    ALLIANCE.asked(
        "8.3.4",
        text!("Step 4: Gain Supporters"),
        text!("Three cards of the deck become your first supporters, unseen by the others."),
    )
    .see(&["root:8.2.3"]),
    ALLIANCE.enforced(
        "8.4",
        text!("Birdsong"),
        text!("First your revolts, after them sympathy spreads."),
    )
    .note(text!("Once sympathy has spread the app refuses a revolt; the table may insist.")),
    ALLIANCE.enforced(
        "8.4.1",
        text!("Revolt"),
        text!("As often as you can pay for it, as long as a base is left on your board."),
    )
    .see(&["root:8.4.1.III"]),
    ALLIANCE.asked(
        "8.4.1.I",
        text!("Step 1: Choose Clearing"),
        text!("It has to be sympathetic, and of the suit of a base that is still on your board."),
    )
    .note(text!("The app asks for the base; where the clearing lies is for the table.")),
    ALLIANCE.enforced(
        "8.4.1.II",
        text!("Step 2: Spend Supporters"),
        text!("The price is two supporters of the clearing's suit, birds included."),
    )
    .note(text!("What is missing is told only when you try, so that nobody reads your stack off the buttons."))
    .see(&["root:8.2.3"]),
    ALLIANCE.asked(
        "8.4.1.III",
        text!("Step 3: Resolve Effect"),
        text!("Every enemy piece in the clearing goes, one point for each building and token. The base comes, with it a warrior for each sympathetic clearing of its suit, and one more warrior becomes an officer."),
    )
    .note(text!("One form counts what stood there and the sympathetic clearings. A short supply gives what it has: warriors first, then the officer."))
    .see(&["root:3.2.1", "root:1.5.4"]),
    ALLIANCE.enforced(
        "8.4.2",
        text!("Spread Sympathy"),
        text!("Again and again, for as long as you have the supporters and the tokens."),
    )
    .see(&["root:8.6.1.IV"]),
    ALLIANCE.asked(
        "8.4.2.I",
        text!("Step 1: Choose Clearing"),
        text!("Sympathy grows from clearing to clearing: into one without it that lies next to one with it. With none on the map it starts wherever you like."),
    )
    .note(text!("The app asks for the suit of the clearing; where it lies is for the table.")),
    ALLIANCE.enforced(
        "8.4.2.II",
        text!("Step 2: Spend Supporters"),
        text!("Above the next token stands how many matching supporters it takes: 1, 2 or 3."),
    )
    .note(text!("What is missing is told only when you try, so that nobody reads your stack off the buttons."))
    .see(&["root:8.2.3"]),
    ALLIANCE.asked(
        "8.4.2.II.a",
        text!("Martial Law"),
        text!("Has one other player three warriors or more in that clearing? Then it takes a supporter more. Warriors that they treat as their own for rule count with them."),
    )
    .note(text!("The app asks within the question for the clearing, and only while somebody has three warriors on the map.")),
    ALLIANCE.enforced(
        "8.4.2.III",
        text!("Step 3: Place and Score"),
        text!("The token goes into the clearing, and the space that it leaves tells your points."),
    )
    .see(&["root:3.2"]),
    ALLIANCE.enforced(
        "8.5",
        text!("Daylight"),
        text!("Craft, mobilize and train, as often and in whatever order you like."),
    ),
    ALLIANCE.enforced(
        "8.5.1",
        text!("Craft"),
        text!("Sympathy tokens pay for cards of your hand, each of them once a turn."),
    )
    .see(&["root:4.1", "root:8.2.1"]),
    ALLIANCE.asked(
        "8.5.2",
        text!("Mobilize"),
        text!("A card of your hand becomes a supporter."),
    )
    .note(text!("Only you see the form. A full stack discards the card."))
    .see(&["root:8.2.3.I"]),
    ALLIANCE.asked(
        "8.5.3",
        text!("Train"),
        text!("Spend a card of the suit of a base that is on the map: a warrior of the supply becomes an officer."),
    )
    .see(&["root:2.1.1", "root:1.5.1"]),
    ALLIANCE.enforced(
        "8.6",
        text!("Evening"),
        text!("Operations first, then the draw."),
    ),
    ALLIANCE.enforced(
        "8.6.1",
        text!("Military Operations"),
        text!("Each officer stands for one operation: move, battle, recruit or organize, mixed as you like."),
    )
    .note(text!("The board counts how many are left.")),
    ALLIANCE.shown(
        "8.6.1.I",
        text!("step" => "Move"),
        text!("One move with your warriors."),
    )
    .note(text!("The app counts the operation and asks for a warrior on the map; the move itself is the table's."))
    .see(&["root:4.2"]),
    ALLIANCE.shown(
        "8.6.1.II",
        text!("step" => "Battle"),
        text!("Start one battle."),
    )
    .note(text!("The app counts the operation; the battle itself is the table's."))
    .see(&["root:4.3"]),
    ALLIANCE.enforced(
        "8.6.1.III",
        text!("Recruit"),
        text!("One warrior comes into a clearing in which a base stands."),
    )
    .see(&["root:1.5.1"]),
    ALLIANCE.enforced(
        "8.6.1.IV",
        text!("Organize"),
        text!("One of your warriors steps out of an unsympathetic clearing and leaves sympathy behind, without supporters; it scores as always."),
    )
    .see(&["root:8.4.2.III"]),
    ALLIANCE.enforced(
        "8.6.2",
        text!("Draw and Discard"),
        text!("You draw one card, and another for each base on the map. Above five in hand you discard."),
    ),
];
