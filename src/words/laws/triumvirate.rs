//! The Triumvirate of Fury, TOF.

use super::{Chapter, LawPage};
use crate::engine::law::Book;

const TRIUMVIRATE: Chapter = Chapter::new(Book::Nemesis, text!("Triumvirate of Fury"));

pub(super) static PAGES: &[LawPage] = &[
    TRIUMVIRATE.not_modelled(
        "TOF.1",
        text!("Overview"),
        text!("Three sisters of the mole salamanders, angrier every turn. Grudges lead them to battles, every piece that falls there is a step towards points, and whoever leads the race is the enemy they hit hardest."),
        text!("An introduction, without a rule of its own."),
    )
    .see(&["nemesis:TOF.4.2", "nemesis:TOF.5.3"]),
    TRIUMVIRATE.not_modelled(
        "TOF.2",
        text!("Faction rules and abilities"),
        text!("What is always true for the Triumvirate, whatever the phase."),
        text!("A heading: the laws under it say what to do."),
    ),
    TRIUMVIRATE.enforced(
        "TOF.2.1",
        text!("Crafting"),
        text!("The Triumvirate crafts in Birdsong, and its grudges on the map pay for it, each once a turn."),
    )
    .see(&["nemesis:TOF.4.1", "root:4.1.1"]),
    TRIUMVIRATE.enforced(
        "TOF.2.2",
        text!("The Nemesis"),
        text!("One enemy is the Nemesis. It is looked for anew in each of your Birdsongs."),
    )
    .see(&["nemesis:TOF.4.2"]),
    TRIUMVIRATE.asked(
        "TOF.2.3",
        text!("Shades of Anger Track"),
        text!("A row of ten spaces in three shades. What is printed at a space decides how much you recruit, draw and hit."),
    )
    .note(text!("No source gives the printed numbers. The app asks the table for each when it is needed, or for all at once, and remembers them; a shade between two equal ones is certain and is not asked."))
    .see(&["nemesis:TOF.2.3.I", "nemesis:TOF.4.3"]),
    TRIUMVIRATE.asked(
        "TOF.2.3.I",
        text!("Terms"),
        text!("Where the marker stands, the number below it is your anger and the level above it your shade."),
    )
    .see(&["nemesis:TOF.5.1", "nemesis:TOF.6.2", "nemesis:TOF.2.4.I"]),
    TRIUMVIRATE.enforced(
        "TOF.2.4",
        text!("Hatred of Sunlight"),
        text!("When you attack, the dice are read the other way round: the lower one is yours and the higher one the defender's."),
    )
    .note(text!("A defender who takes the higher roll by a law of its own changes nothing: the rolls are swapped once."))
    .see(&["root:4.3.2", "root:8.2.2"]),
    TRIUMVIRATE.enforced(
        "TOF.2.4.I",
        text!("Break Them In"),
        text!("Attacking the Nemesis, you do not use a roll: your hits are your shade. The Nemesis keeps the higher roll, however low that is."),
    )
    .note(text!("The law names no limit. The hits stand in for the roll, so the app takes them for rolled hits: at most as many as your warriors there, and they count for retribution."))
    .see(&["root:4.3.2.I", "nemesis:TOF.5.3.I"]),
    TRIUMVIRATE.not_modelled(
        "TOF.3",
        text!("Faction setup"),
        text!("What the Triumvirate does before the first turn: four steps."),
        text!("A heading: the laws under it say what to do."),
    )
    .see(&["root:5.1.7"]),
    TRIUMVIRATE.enforced(
        "TOF.3.1",
        text!("Step 1: Gather Supplies"),
        text!("You have 15 warriors, 9 grudges and 19 pieces of retribution."),
    ),
    TRIUMVIRATE.enforced(
        "TOF.3.2",
        text!("Step 2: Place Grudge and Starting Warriors"),
        text!("A grudge and 3 warriors go into a corner where nobody else starts, across from somebody's corner if you can. 3 more warriors go around it, spread as evenly as you can."),
    ),
    TRIUMVIRATE.asked(
        "TOF.3.3",
        text!("Step 3: Evoke a Fury"),
        text!("Choose one of the three furies to begin with. The other two wait, face up."),
    )
    .see(&["nemesis:TOF.4.3", "nemesis:TOF.7"]),
    TRIUMVIRATE.enforced(
        "TOF.3.4",
        text!("Step 4: Get Mad"),
        text!("One retribution piece becomes the anger marker, on the leftmost space of the track. It is never spent, so the box can hold 18."),
    )
    .see(&["nemesis:TOF.5.3.I"]),
    TRIUMVIRATE.enforced(
        "TOF.4",
        text!("Birdsong"),
        text!("Three steps, one after the other: Craft, Adjust Nemesis, Get Madder."),
    )
    .see(&["nemesis:TOF.4.1", "nemesis:TOF.4.2", "nemesis:TOF.4.3"]),
    TRIUMVIRATE.enforced(
        "TOF.4.1",
        text!("Craft"),
        text!("Use grudges on the map to craft from your hand, if you like."),
    )
    .see(&["nemesis:TOF.2.1", "root:4.1"]),
    TRIUMVIRATE.enforced(
        "TOF.4.2",
        text!("Adjust Nemesis"),
        text!("Of the enemies with a piece on the map, the one with most points becomes the Nemesis. If that is more than you have, score 1 point."),
    )
    .note(text!("A seat without a score marker counts as having no points: it is the Nemesis only when nobody with a marker has a piece on the map. Whose pieces the app does not count, the table can say to have none."))
    .see(&["root:3.3.1"]),
    TRIUMVIRATE.asked(
        "TOF.4.2.I",
        text!("Ties"),
        text!("Several enemies with equally many points? You say which of them it is."),
    ),
    TRIUMVIRATE.asked(
        "TOF.4.2.II",
        text!("Table Wipe"),
        text!("No enemy has a piece on the map? Then you may choose whom you like."),
    )
    .note(text!("The app lets you choose any other player, never yourself, and gives the point only if that player has more points than you."))
    .see(&["nemesis:TOF.4.2"]),
    TRIUMVIRATE.asked(
        "TOF.4.3",
        text!("Get Madder"),
        text!("The anger marker moves one space to the right. If that takes it into another shade, evoke one more fury of your choice."),
    )
    .note(text!("The law says nothing past the tenth space: the marker stays there."))
    .see(&["nemesis:TOF.2.3", "nemesis:TOF.7"]),
    TRIUMVIRATE.enforced(
        "TOF.5",
        text!("Daylight"),
        text!("Three steps, one after the other: Recruit, Remind, Punish."),
    )
    .see(&["nemesis:TOF.5.1", "nemesis:TOF.5.2", "nemesis:TOF.5.3"]),
    TRIUMVIRATE.enforced(
        "TOF.5.1",
        text!("Recruit"),
        text!("Your anger says how many warriors you place, spread as evenly as you can over the clearings with a grudge."),
    )
    .see(&["nemesis:TOF.2.3.I", "root:1.5.4"]),
    TRIUMVIRATE.enforced(
        "TOF.5.2",
        text!("Remind"),
        text!("Each card that you spend puts a grudge into a clearing of its suit that has none yet, as often as you like."),
    )
    .see(&["root:2.1.1"]),
    TRIUMVIRATE.enforced(
        "TOF.5.3",
        text!("Punish"),
        text!("Up to three times a turn: battle where you have a grudge; or pick a clearing, move into it once from each clearing beside it that has a grudge, and battle there if you like."),
    )
    .see(&["root:4.2", "root:4.3"]),
    TRIUMVIRATE.asked(
        "TOF.5.3.I",
        text!("Gaining Retribution"),
        text!("If you battled, each piece that a rolled hit removed gives you 1 retribution, your own pieces too, and damaged items together give 1 more."),
    )
    .note(text!("One of the 19 pieces is the marker. When the supply runs out, the app gives what is left and says how many were lost."))
    .see(&["root:4.3.2.I", "nemesis:TOF.3.4"]),
    TRIUMVIRATE.enforced(
        "TOF.6",
        text!("Evening"),
        text!("Two steps, one after the other: Vindicate, then Draw and Discard."),
    )
    .see(&["nemesis:TOF.6.1", "nemesis:TOF.6.2"]),
    TRIUMVIRATE.enforced(
        "TOF.6.1",
        text!("Vindicate"),
        text!("Every full three retribution go back for 1 point; you must, as often as there are three. One or two stay."),
    ),
    TRIUMVIRATE.enforced(
        "TOF.6.2",
        text!("Draw and Discard"),
        text!("Draw your shade in cards. Holding more than 5 then? Discard down to 5; you choose which."),
    )
    .see(&["nemesis:TOF.2.3.I"]),
    TRIUMVIRATE.not_modelled(
        "TOF.7",
        text!("Fury card reference"),
        text!("What the three furies do from the moment they are evoked."),
        text!("A heading: the laws under it say what to do."),
    ),
    TRIUMVIRATE.asked(
        "TOF.7.1",
        text!("Alecto"),
        text!("You attack the Nemesis where there is a grudge: the first hit that you would take may be ignored."),
    )
    .see(&["nemesis:TOF.2.4.I", "root:4.3.4"]),
    TRIUMVIRATE.shown(
        "TOF.7.2",
        text!("Megaera"),
        text!("Grudges help you to rule, and each of them weighs as much as three warriors. Other effects that let tokens rule add nothing to that."),
    )
    .see(&["root:2.5"]),
    TRIUMVIRATE.enforced(
        "TOF.7.3",
        text!("Tisiphone"),
        text!("An enemy that removes a grudge brings you a warrior, into any clearing that has a grudge."),
    )
    .note(text!("One warrior for each grudge removed, as long as the supply holds one and a grudge is left on the map."))
    .see(&["root:1.5.4", "root:3.2.1"]),
];
