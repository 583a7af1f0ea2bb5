//! The Noxious Battery, NB.

use super::{Chapter, LawPage};
use crate::engine::law::Book;

const NOXIOUS_BATTERY: Chapter = Chapter::new(Book::Nemesis, text!("Noxious Battery"));

pub(super) static PAGES: &[LawPage] = &[
    NOXIOUS_BATTERY.not_modelled(
        "NB.1",
        text!("Overview"),
        text!("The Noxious Battery scores by firing an old cannon, and the more balls it has loaded, the more it scores. Fired balls have to be fetched back from the map. Scent marks hold its ground and speed up its loading; the cannon itself breaks easily."),
        text!("An introduction, without a rule of its own."),
    )
    .see(&["nemesis:NB.4.2", "nemesis:NB.6.2"]),
    NOXIOUS_BATTERY.not_modelled(
        "NB.2",
        text!("Faction rules and abilities"),
        text!("What is always true for the Noxious Battery, whatever the phase."),
        text!("A heading: the laws under it say what to do."),
    ),
    NOXIOUS_BATTERY.enforced(
        "NB.2.1",
        text!("Crafting"),
        text!("The Noxious Battery crafts at the start of Daylight with its scent marks on the map, each of them once a turn and by the suit of its clearing."),
    )
    .note(text!("The app counts the marks; it has no map, so you see to the suits of their clearings."))
    .see(&["root:4.1.1", "nemesis:NB.5"]),
    NOXIOUS_BATTERY.enforced(
        "NB.2.2",
        text!("Scent Mark Tokens"),
        text!("There are 5 scent marks. They lie on their track or on the map; whoever removes one scores as for any token."),
    )
    .see(&["nemesis:NB.6.1", "root:3.2.1"]),
    NOXIOUS_BATTERY.shown(
        "NB.2.2.I",
        text!("Foul Stench"),
        text!("At the end of its Evening every enemy moves its warriors and pawns out of each clearing with a scent mark, whoever rules there or where they go, until none of them stands at a mark."),
    )
    .note(text!("While a mark is on the map, the app puts this step on every other seat's Evening. Whoever shares your victory is no enemy."))
    .see(&["root:4.2.1", "nemesis:NB.2.2.I.d"]),
    NOXIOUS_BATTERY.not_modelled(
        "NB.2.2.I.a",
        text!("Moving into Scent Marks"),
        text!("On the way out an enemy may step into another clearing with a mark, even with a free one beside it; it then has to move on."),
        text!("The app has no map, so it cannot follow who moves where."),
    )
    .see(&["nemesis:NB.2.2.I"]),
    NOXIOUS_BATTERY.shown(
        "NB.2.2.I.b",
        text!("Fleeing Crowd"),
        text!("Out of a clearing with a mark, as many warriors and pawns as possible go together."),
    )
    .see(&["nemesis:NB.2.2.I"]),
    NOXIOUS_BATTERY.shown(
        "NB.2.2.I.c",
        text!("Movement Restrictions"),
        text!("What another effect holds in place may stay: it does not count for Foul Stench."),
    )
    .see(&["nemesis:NB.2.2.I"]),
    NOXIOUS_BATTERY.shown(
        "NB.2.2.I.d",
        text!("Clockwork Nose"),
        text!("A bot flees to the adjacent clearing without a mark where the most pieces stand. If every adjacent clearing has a mark, it stays."),
    )
    .see(&["nemesis:NB.2.2.I"]),
    NOXIOUS_BATTERY.enforced(
        "NB.2.3",
        text!("The Cannon"),
        text!("The cannon is a pawn: it moves, battles and can be hit, and it is no warrior, building or token."),
    )
    .note(text!("The law does not ask whether the cannon is whole when it fires: the app lets a damaged cannon fire what is loaded."))
    .see(&["root:4.2", "root:4.3"]),
    NOXIOUS_BATTERY.enforced(
        "NB.2.3.I",
        text!("Terms"),
        text!("The cannon's clearing is where the cannon stands. A damaged cannon cannot be removed, and alone of its side in a clearing it cannot be battled."),
    )
    .see(&["nemesis:NB.2.3.III"]),
    NOXIOUS_BATTERY.shown(
        "NB.2.3.II",
        text!("Show of Force"),
        text!("A move that takes the cannon along may go from and to clearings that others rule."),
    )
    .see(&["root:4.2.1", "nemesis:NB.5.3"]),
    NOXIOUS_BATTERY.enforced(
        "NB.2.3.III",
        text!("Corroded"),
        text!("An enemy that would remove the whole cannon turns it to its damaged side, scores 1 point and lays each ball of the Bore track in a clearing beside the cannon, as it likes."),
    )
    .see(&["nemesis:NB.4.3"]),
    NOXIOUS_BATTERY.enforced(
        "NB.2.3.IV",
        text!("Order of Taking Hits"),
        text!("In a battle the cannon is hit only when all your warriors in that clearing are gone."),
    )
    .see(&["root:4.3.4"]),
    NOXIOUS_BATTERY.enforced(
        "NB.2.4",
        text!("Cannonball Tokens"),
        text!("There are 3 cannonballs: in your supply, on the Bore track or on the map."),
    ),
    NOXIOUS_BATTERY.enforced(
        "NB.2.5",
        text!("Keep on Rollin'"),
        text!("Nobody removes a cannonball. Whoever would lays it in an adjacent clearing and scores nothing for it."),
    )
    .see(&["root:3.2.1", "nemesis:NB.2.5.I"]),
    NOXIOUS_BATTERY.shown(
        "NB.2.5.I",
        text!("All Uphill"),
        text!("A ball that can lie in no adjacent clearing stays where it is."),
    )
    .see(&["nemesis:NB.2.5"]),
    NOXIOUS_BATTERY.not_modelled(
        "NB.3",
        text!("Faction setup"),
        text!("What the Noxious Battery does before the first turn: three steps."),
        text!("A heading: the laws under it say what to do."),
    )
    .see(&["root:5.1.7"]),
    NOXIOUS_BATTERY.enforced(
        "NB.3.1",
        text!("Step 1: Gather Warriors and Cannonballs"),
        text!("You start with 15 warriors and 3 cannonballs, all of them in your supply."),
    ),
    NOXIOUS_BATTERY.enforced(
        "NB.3.2",
        text!("Step 2: Place the Cannon"),
        text!("The cannon goes into a clearing with a ruin, damaged side up."),
    )
    .see(&["root:2.2.4"]),
    NOXIOUS_BATTERY.enforced(
        "NB.3.3",
        text!("Step 3: Fill Scent Marks Track"),
        text!("All 5 scent marks start on their track and cover its bonuses."),
    ),
    NOXIOUS_BATTERY.enforced(
        "NB.4",
        text!("Birdsong"),
        text!("Three steps, one after the other: Levy, Fire!, Repair."),
    )
    .see(&["nemesis:NB.4.1", "nemesis:NB.4.2", "nemesis:NB.4.3"]),
    NOXIOUS_BATTERY.enforced(
        "NB.4.1",
        text!("Levy"),
        text!("Place 1 warrior with the cannon, and 1 at every cannonball on the map."),
    )
    .see(&["root:1.5.4"]),
    NOXIOUS_BATTERY.enforced(
        "NB.4.2",
        text!("Fire!"),
        text!("As often as you like, and as long as a ball is loaded: lay a ball in a clearing beside the cannon and strike enemy pieces there."),
    )
    .note(text!("A damaged cannon may fire too: nothing in the law forbids it."))
    .see(&["nemesis:NB.4.2.II", "nemesis:NB.4.2.III"]),
    NOXIOUS_BATTERY.shown(
        "NB.4.2.I",
        text!("Choose Clearing"),
        text!("The target is a clearing adjacent to the cannon's, with a piece of any enemy in it."),
    ),
    NOXIOUS_BATTERY.enforced(
        "NB.4.2.II",
        text!("Place Cannonball"),
        text!("The leftmost ball of the Bore track goes to that clearing, and you score what is printed on the space that it leaves."),
    )
    .note(text!("The points are printed on the board only: the app asks the table for each space once and remembers it.")),
    NOXIOUS_BATTERY.asked(
        "NB.4.2.III",
        text!("Resolve Effect"),
        text!("Each ball in that clearing, the new one too, costs an enemy there a warrior; you choose the enemy. Only if it has no warrior there may you take another of its pieces."),
    )
    .see(&["root:3.2.1"]),
    NOXIOUS_BATTERY.enforced(
        "NB.4.2.III.a",
        text!("Olid Warfare"),
        text!("Whatever a shot removes counts as lost while defending in battle."),
    )
    .see(&["root:4.3"]),
    NOXIOUS_BATTERY.asked(
        "NB.4.2.III.b",
        text!("Shooting the Vagabond"),
        text!("The shot may strike a Vagabond there instead: it damages one item, however many balls lie in the clearing, and no piece is removed."),
    ),
    NOXIOUS_BATTERY.enforced(
        "NB.4.3",
        text!("Repair"),
        text!("A damaged cannon turns back to its whole side."),
    )
    .see(&["nemesis:NB.2.3.III"]),
    NOXIOUS_BATTERY.enforced(
        "NB.5",
        text!("Daylight"),
        text!("Craft first, with scent marks. Then take up to 4 actions in any order; the same one may be taken again."),
    )
    .see(&["nemesis:NB.2.1", "nemesis:NB.5.1", "nemesis:NB.5.2", "nemesis:NB.5.3", "nemesis:NB.5.4"]),
    NOXIOUS_BATTERY.enforced(
        "NB.5.1",
        text!("Recruit"),
        text!("Put 1 warrior from your supply into the cannon's clearing."),
    )
    .see(&["root:1.5.1"]),
    NOXIOUS_BATTERY.enforced(
        "NB.5.2",
        text!("step" => "Battle"),
        text!("Begin a battle, with warriors or with the cannon."),
    )
    .see(&["root:4.3"]),
    NOXIOUS_BATTERY.enforced(
        "NB.5.3",
        text!("Rollout"),
        text!("Move once. Every warrior in that move may take 1 cannonball along."),
    )
    .see(&["root:4.2", "nemesis:NB.2.3.II"]),
    NOXIOUS_BATTERY.asked(
        "NB.5.4",
        text!("Rearm"),
        text!("Spend a card of the suit of the cannon's clearing: as many of the balls there as you like go back to your supply."),
    )
    .see(&["root:2.1.1"]),
    NOXIOUS_BATTERY.enforced(
        "NB.6",
        text!("Evening"),
        text!("Three steps, one after the other: Spray, Load, Draw and Discard."),
    )
    .see(&["nemesis:NB.6.1", "nemesis:NB.6.2", "nemesis:NB.6.3"]),
    NOXIOUS_BATTERY.asked(
        "NB.6.1",
        text!("Spray"),
        text!("Marks leave the clearings where you have 1 warrior or none. Then a mark comes into each clearing where you have 2 or more."),
    )
    .note(text!("The law does not say that a clearing with a mark gets no second one; the app holds it to 1 in each clearing and asks how many clearings gain and lose one."))
    .see(&["nemesis:NB.2.2"]),
    NOXIOUS_BATTERY.enforced(
        "NB.6.2",
        text!("Load"),
        text!("Lay 1 ball from your supply on the Bore track, and 1 more for each load bonus that your marks have uncovered, from the right to the left."),
    )
    .note(text!("Which spaces of the Scent Marks track have a bonus is printed on the board only: the app asks the table once and remembers it."))
    .see(&["root:1.5.4"]),
    NOXIOUS_BATTERY.enforced(
        "NB.6.3",
        text!("Draw and Discard"),
        text!("Draw 1 card, and 1 more for each uncovered draw bonus. Then discard down to 5 cards, the ones you choose."),
    ),
];
