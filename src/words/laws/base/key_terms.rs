//! Chapter 2: cards, clearings, pieces and the other words that every faction is built from.
//! Pages only: whatever is enforced of it, the engine's rules enforce.

use crate::engine::law::Book;
use crate::words::laws::{Chapter, LawPage};

const KEY_TERMS: Chapter = Chapter::new(Book::Root, text!("Key Terms and Concepts"));

pub(in crate::words::laws) static PAGES: &[LawPage] = &[
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
];
