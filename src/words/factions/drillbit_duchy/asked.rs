//! What the table is asked: one instruction, and one tie-break at a time.

use tr::tr;

use crate::engine::factions::drillbit_duchy::{Building, Front, Question, Tie};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::words::say::seat_name;
use crate::words::{Language, in_language};

use super::{a_clearing, each_clearing};

pub fn question(language: Language, game: &Game, question: Question) -> (String, String) {
    in_language(language, || match question {
        Question::Adjacent => (
            tr!("How many clearings lie beside the chosen corner?"),
            tr!("Without the Burrow. 2 warriors and a tunnel go into the corner, and 2 warriors into each of these."),
        ),
        Question::FirstMinisters => (
            tr!("Which two cards were drawn?"),
            tr!("Each sways the topmost minister of its suit without a crown; a bird the topmost of all. Then they are discarded."),
        ),
        Question::OrderCard => (
            tr!("Which card is the order?"),
            tr!("The top card of the deck. By name, or only by suit; then the app asks whether it shows an item."),
        ),
        Question::ItemShown => (
            tr!("Which item does the order card show?"),
            tr!("Only items that can still be had. It is taken for 1 point."),
        ),
        Question::DigWhere { order, warriors, by } => dig(order, warriors, by),
        Question::TunnelFrom => (
            tr!("No tunnel is left in the supply: which one is moved?"),
            tr!("Take the tunnel from the clearing with the fewest Duchy warriors."),
        ),
        Question::Defender { order, front, by } => defender(language, game, order, front, by),
        Question::Losses { defender, captain } => losses(language, game, defender, captain),
        Question::CaptainsTunnel => (
            tr!("Is a tunnel in the clearing of battle?"),
            tr!("Then the Captain deals 1 hit more."),
        ),
        Question::BuildWhere { building, supply } => build(building, supply),
        Question::MayorOnMap { burrow: 0 } => (
            tr!("Does it rule a clearing with Duchy warriors?"),
            tr!("If so, remove one from the ruled clearing with the most; if tied, the lowest priority number."),
        ),
        Question::MayorOnMap { burrow } => (
            tr!("Does a ruled clearing hold {n} Duchy warrior or more?"
                | "Does a ruled clearing hold {n} Duchy warriors or more?" % burrow),
            tr!("As many as the Burrow. If so, remove one from the ruled clearing with the most; if not, one from the Burrow."),
        ),
        Question::Rally { order } => rally(order),
        Question::BuildingsLost { n } => (
            tr!("Which Duchy building was removed?" | "Which {n} Duchy buildings were removed?" % n),
            tr!("They go back to the board."),
        ),
        Question::ClearingsLost { n } => (
            tr!("Which suit is the clearing that lost the building?"
                | "Which suits are the clearings that lost the {n} buildings?" % n),
            tr!("It decides which minister loses a crown or is swayed."),
        ),
        Question::Investor => (
            tr!("Do you discard a card of that clearing's suit?"),
            tr!("A bird matches too. If you hold one, you must: the Duchy loses 1 point. If not, it sways a minister of that suit."),
        ),
        Question::GiftCard => (
            tr!("Which card was given to the Duchy?"),
            tr!("It is discarded, and the Duchy scores 1 point."),
        ),
    })
}

fn dig(order: Suit, warriors: u8, by: Option<Tie>) -> (String, String) {
    let title = tr!("Dig with {n} warrior: where to?" | "Dig with {n} warriors: where to?" % warriors);
    let help = match by {
        None => tr!(
            "Place a tunnel in {place} that has neither a tunnel nor a Duchy building, and move the warriors there from the Burrow.",
            place = a_clearing(order)
        ),
        Some(tie) => among(tie),
    };
    (title, help)
}

/// The tie-break that is being tried.
fn among(tie: Tie) -> String {
    match tie {
        Tie::MostSlots => tr!("Of those that are left: the one with the most empty building slots."),
        Tie::FewestWarriors => tr!("Of those that are left: the one with the fewest warriors."),
        Tie::MostEnemyBuildingsAndTokens => {
            tr!("Of those that are left: the one with the most enemy buildings and tokens.")
        }
        Tie::MostEnemyBuildings => {
            tr!("Of those that are left: the one with the most enemy buildings.")
        }
        Tie::FewestEnemyWarriors => {
            tr!("Of those that are left: the one with the fewest enemy warriors.")
        }
        Tie::MostPieces => tr!("Of those tied: whoever has the most pieces there."),
        Tie::MostPoints => tr!("Of those tied: whoever has the most points. The list is in that order."),
        Tie::SetupOrder => tr!("Of those tied: whoever comes first in the order of setup."),
        Tie::Priority => tr!("Of those that are left: the lowest priority number."),
    }
}

fn defender(
    _language: Language,
    _game: &Game,
    order: Suit,
    front: Front,
    by: Option<Tie>,
) -> (String, String) {
    let title = tr!("Whom does the Duchy battle next?");
    let help = match (by, front) {
        (Some(tie), _) => among(tie),
        (None, Front::Ordered) => tr!(
            "Once in {places}, from the lowest priority number: whoever has the most buildings there. A target that is not allowed passes to the next.",
            places = each_clearing(order)
        ),
        (None, Front::Everywhere) => tr!(
            "Once in every clearing, from the lowest priority number: whoever has the most buildings there. A target that is not allowed passes to the next."
        ),
    };
    (title, help)
}

fn losses(language: Language, game: &Game, defender: SeatId, captain: bool) -> (String, String) {
    let seat = seat_name(language, game, defender);
    let help = if captain {
        tr!("No ambush. The Captain adds 1 hit where there is a tunnel. Without warriors the Duchy loses tokens first, then buildings.")
    } else {
        tr!("No ambush. Without warriors the Duchy loses tokens first, then buildings.")
    };
    (tr!("Battle with {seat}: what did both sides lose?", seat), help)
}

fn build(building: Building, supply: u8) -> (String, String) {
    let title = match building {
        Building::Citadel => tr!("Build: place a citadel. Where?"),
        Building::Market => tr!("Build: place a market. Where?"),
    };
    let help = tr!(
        "In the clearing with a free slot that it rules with the most Duchy warriors. The supply holds {n} warrior; from 9 on it is a citadel."
            | "In the clearing with a free slot that it rules with the most Duchy warriors. The supply holds {n} warriors; from 9 on it is a citadel." % supply
    );
    (title, help)
}

fn rally(order: Suit) -> (String, String) {
    (
        tr!("Rally: how many warriors go to the Burrow?"),
        tr!(
            "First {places} without a Duchy building and with one or two Duchy warriors: all of them move to an adjacent clearing with a Duchy building. If tied, the one with the fewest Duchy warriors, then the lowest priority number. Without one they go to the Burrow. After that every clearing that it rules keeps four.",
            places = each_clearing(order)
        ),
    )
}

pub fn confirm(language: Language, question: Question) -> String {
    in_language(language, || match question {
        Question::Adjacent | Question::DigWhere { .. } | Question::BuildWhere { .. } => {
            tr!("button" => "Place")
        }
        Question::FirstMinisters => tr!("button" => "Sway"),
        Question::OrderCard => tr!("button" => "Reveal"),
        Question::ItemShown => tr!("button" => "Craft"),
        Question::TunnelFrom | Question::Rally { .. } => tr!("button" => "Move"),
        Question::Defender { .. } => tr!("button" => "Choose"),
        Question::Losses { .. } | Question::BuildingsLost { .. } => tr!("button" => "Remove"),
        Question::MayorOnMap { .. } | Question::CaptainsTunnel => tr!("button" => "Yes"),
        Question::ClearingsLost { .. } => tr!("button" => "Confirm"),
        Question::Investor | Question::GiftCard => tr!("button" => "Discard"),
    })
}
