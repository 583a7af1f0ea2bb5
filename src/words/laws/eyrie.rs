//! The Eyrie Dynasties, 7.

use super::{Chapter, LawPage};
use crate::engine::law::Book;

const EYRIE: Chapter = Chapter::new(Book::Root, text!("Eyrie Dynasties"));

pub(super) static PAGES: &[LawPage] = &[
    EYRIE.not_modelled(
        "7",
        text!("Eyrie Dynasties"),
        text!("The birds: how they are set up, what their turn holds, what happens in turmoil and what each leader gives."),
        text!("A heading: the laws under it say what to do."),
    ),
    EYRIE.not_modelled(
        "7.1",
        text!("Overview"),
        text!("The Eyrie win by keeping roosts on the map, each Evening worth more. Their Decree grows every turn and has to be carried out in full; what they cannot do brings turmoil."),
        text!("An introduction, without a rule of its own."),
    )
    .see(&["root:7.5.2", "root:7.6.1", "root:7.7"]),
    EYRIE.not_modelled(
        "7.2",
        text!("Faction rules and abilities"),
        text!("What is always true for the Eyrie, whatever the phase."),
        text!("A heading: the laws under it say what to do."),
    ),
    EYRIE.enforced(
        "7.2.1",
        text!("Crafting"),
        text!("Roosts do the crafting, in Daylight, and before anything on the Decree is resolved."),
    )
    .see(&["root:7.5.1", "root:4.1.1"]),
    EYRIE.shown(
        "7.2.2",
        text!("Lords of the Forest"),
        text!("Where others tie with you for most warriors and buildings, you rule, as long as you have a piece there."),
    )
    .see(&["root:2.5", "root:7.5.2.IV"]),
    EYRIE.enforced(
        "7.2.3",
        text!("Disdain for Trade"),
        text!("An item you craft brings 1 point, not what its card lists. Effects that add points for crafting still add them."),
    )
    .note(text!("Under the Builder the card's own points count."))
    .see(&["root:3.2.2", "root:7.8.1"]),
    EYRIE.enforced(
        "7.3",
        text!("Faction setup"),
        text!("What the Eyrie do before the first turn: five steps."),
    )
    .see(&["root:5.1.7"]),
    EYRIE.enforced(
        "7.3.1",
        text!("Step 1: Gather Warriors"),
        text!("You have 20 warriors in all."),
    ),
    EYRIE.enforced(
        "7.3.2",
        text!("Step 2: Place Roost and Starting Warriors"),
        text!("A roost and 6 warriors go to a corner where nobody else starts, diagonally across from somebody's start if you can."),
    ),
    EYRIE.enforced(
        "7.3.3",
        text!("Step 3: Choose Leader"),
        text!("One of the four leaders comes onto your board; the other three lie beside it, face up."),
    )
    .note(text!("Until the first turn begins, the app lets you change your mind."))
    .see(&["root:7.8"]),
    EYRIE.enforced(
        "7.3.4",
        text!("Step 4: Tuck Viziers"),
        text!("Your two Loyal Viziers go into the columns that your leader names. They count as bird cards."),
    )
    .see(&["root:7.8", "root:7.7.1"]),
    EYRIE.enforced(
        "7.3.5",
        text!("Step 5: Fill Roosts Track"),
        text!("The other 6 roosts fill the track from the right, so that its leftmost space stays open."),
    )
    .see(&["root:7.6.1"]),
    EYRIE.enforced(
        "7.4",
        text!("Birdsong"),
        text!("Three steps, one after the other: Emergency Orders, the Decree, a new roost."),
    )
    .see(&["root:7.4.1", "root:7.4.2", "root:7.4.3"]),
    EYRIE.enforced(
        "7.4.1",
        text!("step" => "Emergency Orders"),
        text!("With an empty hand, draw 1 card."),
    )
    .see(&["root:7.4.2"]),
    EYRIE.enforced(
        "7.4.2",
        text!("step" => "Add to the Decree"),
        text!("One card has to go onto the Decree, and a second may; no more than one of them a bird. Any card may go under any action, and a column never gets full."),
    ),
    EYRIE.enforced(
        "7.4.3",
        text!("step" => "A New Roost"),
        text!("If your last roost is gone, a new one comes with 3 warriors, in a clearing that has as few warriors as any and room for all of it."),
    )
    .note(text!("With fewer than 3 warriors in supply, the app places those there are."))
    .see(&["root:1.5.4"]),
    EYRIE.enforced(
        "7.5",
        text!("Daylight"),
        text!("Two steps, one after the other: craft, then resolve the Decree."),
    )
    .see(&["root:7.5.1", "root:7.5.2"]),
    EYRIE.enforced(
        "7.5.1",
        text!("step" => "Craft"),
        text!("Use roosts to craft cards from your hand, if you like."),
    )
    .see(&["root:7.2.1", "root:4.1"]),
    EYRIE.enforced(
        "7.5.2",
        text!("Resolve the Decree"),
        text!("Column by column from the left, every card once, in any order within a column. The column says which action, the card's suit says where. An action that cannot be done in full means turmoil, at once."),
    )
    .note(text!("A column without a card is passed over: that is no turmoil."))
    .see(&["root:7.5.2.I", "root:7.5.2.II", "root:7.5.2.III", "root:7.5.2.IV", "root:7.7"]),
    EYRIE.enforced(
        "7.5.2.I",
        text!("step" => "Recruit"),
        text!("One warrior goes to a roost in a clearing of the card's suit."),
    )
    .see(&["root:7.8.2"]),
    EYRIE.enforced(
        "7.5.2.II",
        text!("step" => "Move"),
        text!("Move out of a clearing of the card's suit, with one warrior at least."),
    )
    .see(&["root:4.2"]),
    EYRIE.enforced(
        "7.5.2.III",
        text!("step" => "Battle"),
        text!("Start a battle in a clearing of the card's suit."),
    )
    .see(&["root:4.3", "root:7.8.3"]),
    EYRIE.enforced(
        "7.5.2.IV",
        text!("step" => "Build"),
        text!("Put a roost into a clearing of the card's suit that you rule and where you have none yet."),
    )
    .note(text!("With all 7 roosts on the map every card under Build brings turmoil."))
    .see(&["root:7.2.2", "root:1.5.1"]),
    EYRIE.enforced(
        "7.6",
        text!("Evening"),
        text!("Two steps, one after the other: score your roosts, then draw and discard."),
    )
    .see(&["root:7.6.1", "root:7.6.2"]),
    EYRIE.enforced(
        "7.6.1",
        text!("step" => "Score points"),
        text!("You score what stands on the open space of the roosts track that is furthest to the right."),
    )
    .note(text!("With 1 to 7 roosts on the map that is 0, 1, 2, 3, 4, 4 and 5 points.")),
    EYRIE.enforced(
        "7.6.2",
        text!("Draw and Discard"),
        text!("Draw 1 card and 1 more for every draw bonus you can see on the track. Holding more than 5 then? Discard down to 5; you choose which."),
    )
    .note(text!("The bonuses come free with the third and the sixth roost on the map.")),
    EYRIE.enforced(
        "7.7",
        text!("Turmoil"),
        text!("When something on the Decree cannot be done in full, whatever the reason, four steps follow: humiliate, purge, depose, rest."),
    )
    .see(&["root:7.7.1", "root:7.7.2", "root:7.7.3", "root:7.7.4"]),
    EYRIE.enforced(
        "7.7.1",
        text!("Step 1: Humiliate"),
        text!("Every bird on the Decree costs you 1 point, both Viziers included."),
    )
    .note(text!("Points never go below 0; the ledger also tells how many were due.")),
    EYRIE.enforced(
        "7.7.2",
        text!("Step 2: Purge"),
        text!("All cards leave the Decree for the discard pile; only the Viziers stay."),
    )
    .see(&["root:3.3.3"]),
    EYRIE.enforced(
        "7.7.3",
        text!("Step 3: Depose"),
        text!("Your leader goes aside, face down. You choose another that is face up, and the Viziers move to the columns it names."),
    )
    .see(&["root:7.8"]),
    EYRIE.enforced(
        "7.7.3.I",
        text!("A New Clutch"),
        text!("If no leader is face up when you need one, all four are turned face up first, the one just deposed among them."),
    ),
    EYRIE.enforced(
        "7.7.4",
        text!("Step 4: Rest"),
        text!("Daylight is over and Evening begins, with its points and its cards."),
    )
    .see(&["root:7.6"]),
    EYRIE.enforced(
        "7.8",
        text!("Leaders Reference"),
        text!("There are four leaders. Each one says where the Viziers lie and gives something of its own."),
    ),
    EYRIE.enforced(
        "7.8.1",
        text!("Builder"),
        text!("Viziers under Recruit and Move. Crafted items bring the points that their cards list."),
    )
    .see(&["root:7.2.3"]),
    EYRIE.asked(
        "7.8.2",
        text!("Charismatic"),
        text!("Viziers under Recruit and Battle. Each Recruit action has to place 2 warriors."),
    )
    .note(text!("With a single warrior left it is placed, and turmoil follows. The app asks whether a roost stands where the card points, unless the card is a bird."))
    .see(&["root:7.5.2.I"]),
    EYRIE.enforced(
        "7.8.3",
        text!("Commander"),
        text!("Viziers under Move and Battle. As attacker you deal 1 hit more."),
    )
    .see(&["root:4.3.3.I"]),
    EYRIE.asked(
        "7.8.4",
        text!("Despot"),
        text!("Viziers under Move and Build. A battle in which you remove a building or token brings 1 point more, however many go."),
    )
    .note(text!("Pieces can go in other ways too, so the app asks whether it was in battle, unless it has worked the battle out."))
    .see(&["root:3.2.1"]),
];
