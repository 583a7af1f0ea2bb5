//! Chapter 1: what to do when texts clash, what may be seen, and what holds for every piece.
//! Pages only: whatever is enforced of it, the engine's rules enforce.

use crate::engine::law::Book;
use crate::words::laws::{Chapter, LawPage};

const GOLDEN_RULES: Chapter = Chapter::new(Book::Root, text!("Golden Rules"));

pub(in crate::words::laws) static PAGES: &[LawPage] = &[
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
];
