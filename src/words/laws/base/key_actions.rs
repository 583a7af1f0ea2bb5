//! Chapter 4: crafting, moving and battle.
//! Pages only: whatever is enforced of it, the engine's rules enforce.

use crate::engine::law::Book;
use crate::words::laws::{Chapter, LawPage};

const KEY_ACTIONS: Chapter = Chapter::new(Book::Root, text!("Key Actions"));

pub(in crate::words::laws) static PAGES: &[LawPage] = &[
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
];
