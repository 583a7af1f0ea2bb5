//! The Drillbit Duchy, clockwork 10.

use super::{Chapter, LawPage};
use crate::engine::law::Book;

const DUCHY: Chapter = Chapter::new(Book::Clockwork, text!("Drillbit Duchy"));

pub(super) static PAGES: &[LawPage] = &[
    DUCHY.enforced(
        "10.1",
        text!("Overview"),
        text!("Moles that nobody plays: a bot. The app keeps its head and says each step, the table moves its pieces. A bot has no hand and no dominance; a card given to it is discarded for 1 point, and whoever takes one of it draws instead."),
    )
    .note(text!("The rules for all bots are printed elsewhere: no ambush is played in its battles, it loses tokens before buildings, and what is still tied goes by the priority numbers 1 to 12 of clearings and the order of setup of players."))
    .see(&["clockwork:10.4.2", "clockwork:10.5.2"]),
    DUCHY.not_modelled(
        "10.2",
        text!("Faction rules and abilities"),
        text!("What is always true for the Duchy, whatever the phase."),
        text!("A heading: the laws under it say what to do."),
    ),
    DUCHY.asked(
        "10.2.1",
        text!("Cost of Errors"),
        text!("When Duchy buildings are removed, the lowest minister with a crown loses it: one crown for one removal, however many buildings. The crown can be given again."),
    )
    .note(text!("The app asks what kind of building it was where it can be either. With Foundations it asks for the clearing's suit and takes the lowest crown of that suit. With Investors the player who did it discards a card of that suit and the Duchy loses 1 point; without such a card it sways the topmost minister of that suit."))
    .see(&["root:3.2.1", "clockwork:10.6.3"]),
    DUCHY.shown(
        "10.2.2",
        text!("The Burrow"),
        text!("The Burrow is a clearing without a suit beside every clearing with a tunnel. Only Duchy pieces come into it, and the Duchy rules it even when it is empty."),
    )
    .see(&["clockwork:10.7.6"]),
    DUCHY.not_modelled(
        "10.3",
        text!("Faction setup"),
        text!("What the table does for the Duchy before the first turn: five steps."),
        text!("A heading: the laws under it say what to do."),
    )
    .see(&["root:5.1.7"]),
    DUCHY.enforced(
        "10.3.1",
        text!("Step 1: Gather Pieces"),
        text!("The Duchy has 20 warriors, 3 tunnels and 9 crowns."),
    ),
    DUCHY.shown(
        "10.3.2",
        text!("Step 2: Prepare the Burrow"),
        text!("The board of the Burrow lies beside the map."),
    )
    .see(&["clockwork:10.2.2"]),
    DUCHY.asked(
        "10.3.3",
        text!("Step 3: Surface"),
        text!("2 warriors and a tunnel go into a corner that is not the starting corner, and 2 warriors into each clearing beside that corner. The Burrow does not count as one of them."),
    ),
    DUCHY.enforced(
        "10.3.4",
        text!("Step 4: Fill Buildings Tracks"),
        text!("3 citadels and 3 markets lie on the Duchy's board."),
    ),
    DUCHY.asked(
        "10.3.5",
        text!("Step 5: Sway Starting Ministers"),
        text!("Two cards are drawn and discarded. Each gives a crown to the topmost minister of its suit that has none."),
    )
    .note(text!("The law says nothing of birds. They match every minister, so the topmost of all without a crown is swayed. With the Lizard Cult at the table both cards go to Lost Souls."))
    .see(&["root:10.2.6"]),
    DUCHY.not_modelled(
        "10.4",
        text!("Birdsong"),
        text!("Three steps: the order, its item, and recruits."),
        text!("A heading: the laws under it say what to do."),
    )
    .see(&["root:1.4.1"]),
    DUCHY.asked(
        "10.4.1",
        text!("Set Order"),
        text!("The top card of the deck is revealed. It lies open until Evening ends, and its suit says which clearings are ordered; a bird orders all of them."),
    )
    .see(&["clockwork:10.6.4"]),
    DUCHY.enforced(
        "10.4.2",
        text!("step" => "Craft"),
        text!("If the order card shows an item that can still be had, the Duchy takes it for 1 point. Whatever else the card does, the Duchy does not use."),
    )
    .note(text!("Of a card entered by its suit alone the app asks which item it shows."))
    .see(&["root:4.1.2"]),
    DUCHY.enforced(
        "10.4.3",
        text!("step" => "Recruit"),
        text!("Two warriors go into the Burrow, and one more for each Mole icon that shows on the board: 1, 2 and 4 icons with one, two and three citadels out. The supply may hold fewer."),
    )
    .note(text!("The difficulty changes the two: one when easy, three when challenging, and three in Nightmare."))
    .see(&["clockwork:10.7.3"]),
    DUCHY.not_modelled(
        "10.5",
        text!("Daylight"),
        text!("Four steps: Dig, Battle, Build, and the ministers."),
        text!("A heading: the laws under it say what to do."),
    )
    .see(&["root:1.4.1"]),
    DUCHY.asked(
        "10.5.1",
        text!("step" => "Dig"),
        text!("With four or more warriors in the Burrow a tunnel is placed in an ordered clearing that has neither a tunnel nor a Duchy building, and four warriors move there. With fewer there is no Dig."),
    )
    .note(text!("With Overwhelm it digs twice, each time with three."))
    .see(&["clockwork:10.5.1.I", "clockwork:10.5.1.II"]),
    DUCHY.asked(
        "10.5.1.I",
        text!("First Tie for Target Clearing"),
        text!("Under an order of a suit: the most empty building slots, then the fewest warriors. Under a bird: the most enemy buildings and tokens. Then the lowest priority number."),
    )
    .note(text!("With Invaders it is the most enemy buildings, then the fewest enemy warriors, whatever the order."))
    .see(&["clockwork:10.7.4"]),
    DUCHY.asked(
        "10.5.1.II",
        text!("No Tunnel in Supply"),
        text!("With all three tunnels out, the one from the clearing with the fewest Duchy warriors is taken for this Dig."),
    ),
    DUCHY.asked(
        "10.5.2",
        text!("step" => "Battle"),
        text!("The Duchy battles in each ordered clearing where it can. The app asks whom, and what both sides lost; points and what a loss sets off come by themselves."),
    )
    .note(text!("Against bots no ambush is played. A target that is not allowed passes to the next by the tie-breaks."))
    .see(&["root:4.3", "clockwork:10.7.1"]),
    DUCHY.asked(
        "10.5.2.I",
        text!("First Tie for Defender"),
        text!("Whoever has the most buildings there, then the most pieces there, then the most points, then who comes first in setup. Of two who are tied the app compares the points itself."),
    ),
    DUCHY.asked(
        "10.5.3",
        text!("step" => "Build"),
        text!("In the clearing with a free slot that it rules with the most Duchy warriors: a citadel with nine or more warriors in supply, else a market. If none can be placed and any building is left on the board, 1 point."),
    )
    .note(text!("By the letter an empty track means that this building cannot be placed, so 1 point while any is left. A house rule builds the other kind instead. With Invaders, no free slot means battles in every clearing instead of the point."))
    .see(&["clockwork:10.7.5"]),
    DUCHY.enforced(
        "10.5.4",
        text!("Act with Ministers"),
        text!("Swayed ministers act from top to bottom, each once. The Captain and the Foremole have abilities and take no action."),
    )
    .see(&["clockwork:10.7"]),
    DUCHY.enforced(
        "10.6",
        text!("Evening"),
        text!("Four steps: Rally, points for markets, the next minister, and the order is discarded. In Nightmare the Duchy then scores 1 point."),
    )
    .see(&["root:1.4.1"]),
    DUCHY.asked(
        "10.6.1",
        text!("step" => "Rally"),
        text!("First, from each ordered clearing with no Duchy building and one or two Duchy warriors, all of them move to a Duchy building next to it. Then each clearing that the Duchy rules keeps four, and the rest go to the Burrow."),
    )
    .see(&["clockwork:10.6.1.I", "clockwork:10.6.1.II"]),
    DUCHY.shown(
        "10.6.1.I",
        text!("First Tie for Destination"),
        text!("Of several such buildings, the one in the clearing with the fewest Duchy warriors; then the lowest priority number."),
    ),
    DUCHY.asked(
        "10.6.1.II",
        text!("No Such Destination"),
        text!("Without a Duchy building next to them they go to the Burrow. The app asks how many did."),
    ),
    DUCHY.enforced(
        "10.6.2",
        text!("step" => "Score"),
        text!("1 point for each market on the map. With the Baron swayed, markets have scored in Daylight already."),
    )
    .see(&["clockwork:10.7.8"]),
    DUCHY.enforced(
        "10.6.3",
        text!("step" => "Sway"),
        text!("The topmost minister of the order's suit that has no crown gets one. If there is none, or the order is a bird, the bottommost of all without a crown."),
    )
    .note(text!("The law does not say what happens when every minister of that suit has a crown: the app takes the bottommost of all without one. When all nine are crowned, nothing happens."))
    .see(&["clockwork:10.2.1"]),
    DUCHY.enforced(
        "10.6.4",
        text!("Discard Order"),
        text!("The order card is discarded."),
    )
    .note(text!("With the Lizard Cult at the table it goes to Lost Souls, as every card does."))
    .see(&["root:10.2.6"]),
    DUCHY.not_modelled(
        "10.7",
        text!("Ministers"),
        text!("Nine of them, three of each suit. Those with a crown are swayed."),
        text!("A heading: the laws under it say what to do."),
    )
    .see(&["clockwork:10.5.4"]),
    DUCHY.shown(
        "10.7.1",
        text!("Captain"),
        text!("An ability. Where the Duchy attacks in a clearing with a tunnel, it deals 1 extra hit."),
    )
    .see(&["clockwork:10.5.2"]),
    DUCHY.enforced(
        "10.7.2",
        text!("Marshal"),
        text!("A warrior comes to the clearing with a Duchy building that has the fewest Duchy warriors."),
    ),
    DUCHY.enforced(
        "10.7.3",
        text!("Foremole"),
        text!("An ability. Recruit brings one warrior more."),
    )
    .see(&["clockwork:10.4.3"]),
    DUCHY.asked(
        "10.7.4",
        text!("Brigadier"),
        text!("With three or more warriors in the Burrow the Duchy digs again, by a tie-break of its own: the most enemy buildings and tokens."),
    )
    .note(text!("The law asks for three here and for four at Dig. Three replace four in both places: three are enough, and three go."))
    .see(&["clockwork:10.5.1"]),
    DUCHY.asked(
        "10.7.5",
        text!("Banker"),
        text!("The Duchy builds once more."),
    )
    .see(&["clockwork:10.5.3"]),
    DUCHY.asked(
        "10.7.6",
        text!("Mayor"),
        text!("A warrior is removed from the clearing that the Duchy rules with the most Duchy warriors, and that scores 1 point."),
    )
    .note(text!("The Burrow is a clearing that the Duchy always rules, so by the letter it may lose the warrior. With as many on the map the map comes first: the Burrow has no priority number. A house rule leaves the Burrow alone."))
    .see(&["clockwork:10.2.2"]),
    DUCHY.enforced(
        "10.7.7",
        text!("Earl of Stone"),
        text!("1 point for each citadel on the map."),
    ),
    DUCHY.enforced(
        "10.7.8",
        text!("Baron of Dirt"),
        text!("1 point for each market on the map, beside those of the Evening."),
    )
    .see(&["clockwork:10.6.2"]),
    DUCHY.enforced(
        "10.7.9",
        text!("Duchess of Mud"),
        text!("2 points if all three tunnels are on the map."),
    ),
];
