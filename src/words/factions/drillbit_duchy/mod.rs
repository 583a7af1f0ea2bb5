//! The words of the Drillbit Duchy: orders, ministers, and what the table is told to do for it.

use tr::tr;

use crate::engine::card::Face;
use crate::engine::factions::Faction;
use crate::engine::factions::drillbit_duchy::{
    Building, Choice, Difficulty, Figure, Minister, Pick, Pool, State, Tie, Zone,
};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::words::{Language, in_language, say};

mod asked;
mod checklist;
mod refused;
#[cfg(test)]
mod tests;
mod told;

pub use asked::{confirm, question};
pub use checklist::{step_detail, step_figure, step_title};
pub use refused::refusal;
pub use told::{command, command_detail, done, effect, reason};

pub fn faction_name(language: Language, _state: &State) -> String {
    name(language)
}

pub fn pick_name(language: Language, _pick: &Pick) -> String {
    name(language)
}

fn name(language: Language) -> String {
    in_language(language, || tr!("Drillbit Duchy"))
}

fn state(game: &Game, seat: SeatId) -> Option<&State> {
    let Faction::DrillbitDuchy(state) = &game.seat(seat)?.faction else { return None };
    Some(state)
}

fn count(game: &Game, seat: SeatId, pool: Pool) -> u8 {
    game.seat(seat).map_or(0, |who| who.pools.count(pool.into()))
}

/// A minister by title.
pub fn minister(language: Language, minister: Minister) -> String {
    in_language(language, || match minister {
        Minister::Captain => tr!("Captain"),
        Minister::Marshal => tr!("Marshal"),
        Minister::Foremole => tr!("Foremole"),
        Minister::Brigadier => tr!("Brigadier"),
        Minister::Banker => tr!("Banker"),
        Minister::Mayor => tr!("Mayor"),
        Minister::Earl => tr!("Earl of Stone"),
        Minister::Baron => tr!("Baron of Dirt"),
        Minister::Duchess => tr!("Duchess of Mud"),
    })
}

/// What a swayed minister does.
pub fn minister_effect(language: Language, minister: Minister) -> String {
    in_language(language, || match minister {
        Minister::Captain => {
            tr!("Ability: attacking in a clearing with a tunnel, the Duchy deals 1 extra hit.")
        }
        Minister::Marshal => tr!(
            "Places a warrior in the clearing with a Duchy building and the fewest Duchy warriors. If tied, the lowest priority number."
        ),
        Minister::Foremole => tr!("Ability: Recruit brings 1 warrior more."),
        Minister::Brigadier => {
            tr!("Digs with 3 warriors, to where the most enemy buildings and tokens are.")
        }
        Minister::Banker => tr!("Builds once more."),
        Minister::Mayor => tr!(
            "Removes a warrior from the clearing that the Duchy rules with the most warriors, for 1 point."
        ),
        Minister::Earl => tr!("1 point for each citadel on the map."),
        Minister::Baron => tr!("1 point for each market on the map."),
        Minister::Duchess => tr!("2 points if all three tunnels are on the map."),
    })
}

pub fn difficulty(language: Language, difficulty: Difficulty) -> String {
    in_language(language, || match difficulty {
        Difficulty::Easy => tr!("difficulty" => "Easy"),
        Difficulty::Default => tr!("difficulty" => "Default"),
        Difficulty::Challenging => tr!("difficulty" => "Challenging"),
        Difficulty::Nightmare => tr!("difficulty" => "Nightmare"),
    })
}

/// What may lie beside the board or was agreed on, each to be switched by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    Foundations,
    Investors,
    Overwhelm,
    Invaders,
    OtherKind,
    MayorOnMap,
}

impl Switch {
    pub const ALL: [Switch; 6] = [
        Switch::Foundations,
        Switch::Investors,
        Switch::Overwhelm,
        Switch::Invaders,
        Switch::OtherKind,
        Switch::MayorOnMap,
    ];

    pub fn is_on(self, pick: &Pick) -> bool {
        match self {
            Switch::Foundations => pick.traits.foundations,
            Switch::Investors => pick.traits.investors,
            Switch::Overwhelm => pick.traits.overwhelm,
            Switch::Invaders => pick.traits.invaders,
            Switch::OtherKind => pick.other_kind,
            Switch::MayorOnMap => pick.mayor_on_map,
        }
    }

    pub fn turned(self, mut pick: Pick) -> Pick {
        let switch = match self {
            Switch::Foundations => &mut pick.traits.foundations,
            Switch::Investors => &mut pick.traits.investors,
            Switch::Overwhelm => &mut pick.traits.overwhelm,
            Switch::Invaders => &mut pick.traits.invaders,
            Switch::OtherKind => &mut pick.other_kind,
            Switch::MayorOnMap => &mut pick.mayor_on_map,
        };
        *switch = !*switch;
        pick
    }
}

pub fn switch(language: Language, switch: Switch) -> String {
    in_language(language, || match switch {
        Switch::Foundations => tr!("Trait: Foundations"),
        Switch::Investors => tr!("Trait: Investors"),
        Switch::Overwhelm => tr!("Trait: Overwhelm"),
        Switch::Invaders => tr!("Trait: Invaders"),
        Switch::OtherKind => tr!("House rule: the other building when one kind is gone"),
        Switch::MayorOnMap => tr!("House rule: the Mayor leaves the Burrow alone"),
    })
}

pub fn switch_detail(language: Language, switch: Switch) -> String {
    in_language(language, || match switch {
        Switch::Foundations => tr!(
            "A lost building costs the lowest crown among ministers of that clearing's suit (10.2.1)."
        ),
        Switch::Investors => tr!(
            "A player who takes a building discards a card of its clearing's suit, and the Duchy loses 1 point; without such a card the Duchy sways a minister of that suit."
        ),
        Switch::Overwhelm => tr!("It digs twice, each time with 3 warriors instead of 4 (10.5.1)."),
        Switch::Invaders => tr!(
            "It digs to where the most enemy buildings are, then the fewest enemy warriors. Without a free slot to build, it battles in every clearing instead."
        ),
        Switch::OtherKind => {
            tr!("By the letter, an empty track gives the Duchy a point instead (10.5.3).")
        }
        Switch::MayorOnMap => {
            tr!("By the letter, the Burrow is a clearing that the Duchy rules (10.7.6).")
        }
    })
}

/// The suit of an order as a clearing: "a fox clearing".
fn a_clearing(order: Suit) -> String {
    match order {
        Suit::Fox => tr!("a fox clearing"),
        Suit::Rabbit => tr!("a rabbit clearing"),
        Suit::Mouse => tr!("a mouse clearing"),
        Suit::Bird => tr!("any clearing"),
    }
}

/// Every clearing that an order names.
fn each_clearing(order: Suit) -> String {
    match order {
        Suit::Fox => tr!("each fox clearing"),
        Suit::Rabbit => tr!("each rabbit clearing"),
        Suit::Mouse => tr!("each mouse clearing"),
        Suit::Bird => tr!("each clearing"),
    }
}

/// The order, as the board says it.
pub fn order_text(language: Language, order: Suit) -> String {
    in_language(language, || match order {
        Suit::Fox => tr!("Order: fox"),
        Suit::Rabbit => tr!("Order: rabbit"),
        Suit::Mouse => tr!("Order: mouse"),
        Suit::Bird => tr!("Order: bird, so every clearing"),
    })
}

// Pieces

pub fn pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Warriors in supply"),
        Pool::Burrow => tr!("Warriors in the Burrow"),
        Pool::OnMap => tr!("Warriors on the map"),
        Pool::Tunnels => tr!("Tunnels in supply"),
        Pool::TunnelsOnMap => tr!("Tunnels on the map"),
        Pool::Citadels => tr!("Citadels on the board"),
        Pool::CitadelsOnMap => tr!("Citadels on the map"),
        Pool::Markets => tr!("Markets on the board"),
        Pool::MarketsOnMap => tr!("Markets on the map"),
    })
}

pub fn set_pool(language: Language, pool: Pool) -> String {
    in_language(language, || match pool {
        Pool::Supply => tr!("Set warriors in supply to…"),
        Pool::Burrow => tr!("Set warriors in the Burrow to…"),
        Pool::OnMap => tr!("Set warriors on the map to…"),
        Pool::Tunnels => tr!("Set tunnels in supply to…"),
        Pool::TunnelsOnMap => tr!("Set tunnels on the map to…"),
        Pool::Citadels => tr!("Set citadels on the board to…"),
        Pool::CitadelsOnMap => tr!("Set citadels on the map to…"),
        Pool::Markets => tr!("Set markets on the board to…"),
        Pool::MarketsOnMap => tr!("Set markets on the map to…"),
    })
}

pub fn shift(language: Language, from: Pool, to: Pool, n: u8) -> String {
    in_language(language, || match (from, to) {
        (Pool::Supply, Pool::Burrow) => {
            tr!("{n} warrior came into the Burrow" | "{n} warriors came into the Burrow" % n)
        }
        (Pool::Burrow, Pool::OnMap) => {
            tr!("{n} warrior went from the Burrow to the map"
                | "{n} warriors went from the Burrow to the map" % n)
        }
        (Pool::OnMap, Pool::Burrow) => {
            tr!("{n} warrior went back to the Burrow" | "{n} warriors went back to the Burrow" % n)
        }
        (Pool::Burrow, Pool::Supply) => {
            tr!("{n} warrior left the Burrow" | "{n} warriors left the Burrow" % n)
        }
        (Pool::Supply, Pool::OnMap) => {
            tr!("{n} warrior came onto the map" | "{n} warriors came onto the map" % n)
        }
        (Pool::OnMap, Pool::Supply) => {
            tr!("{n} warrior left the map" | "{n} warriors left the map" % n)
        }
        (Pool::Tunnels, Pool::TunnelsOnMap) => {
            tr!("{n} tunnel came onto the map" | "{n} tunnels came onto the map" % n)
        }
        (Pool::TunnelsOnMap, Pool::Tunnels) => {
            tr!("{n} tunnel left the map" | "{n} tunnels left the map" % n)
        }
        (Pool::Citadels, Pool::CitadelsOnMap) => {
            tr!("{n} citadel came onto the map" | "{n} citadels came onto the map" % n)
        }
        (Pool::CitadelsOnMap, Pool::Citadels) => {
            tr!("{n} citadel left the map" | "{n} citadels left the map" % n)
        }
        (Pool::Markets, Pool::MarketsOnMap) => {
            tr!("{n} market came onto the map" | "{n} markets came onto the map" % n)
        }
        (Pool::MarketsOnMap, Pool::Markets) => {
            tr!("{n} market left the map" | "{n} markets left the map" % n)
        }
        (
            Pool::Supply
            | Pool::Burrow
            | Pool::OnMap
            | Pool::Tunnels
            | Pool::TunnelsOnMap
            | Pool::Citadels
            | Pool::CitadelsOnMap
            | Pool::Markets
            | Pool::MarketsOnMap,
            _,
        ) => tr!("{n} piece stayed in place" | "{n} pieces stayed in place" % n),
    })
}

pub fn removed(language: Language) -> String {
    in_language(language, || tr!("Warriors, tunnels or buildings removed…"))
}

// Cards

pub fn zone(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::Order => tr!("Order card"),
    })
}

pub fn move_to(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::Order => tr!("Make it the order card"),
    })
}

pub fn add_to(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::Order => tr!("Set the order card to…"),
    })
}

pub fn goes(language: Language, zone: Zone, card: &str) -> String {
    in_language(language, || match zone {
        Zone::Order => tr!("{card} is the order card", card),
    })
}

pub fn all_go(language: Language, zone: Zone, cards: &str) -> String {
    in_language(language, || match zone {
        Zone::Order => tr!("Order cards: {cards}", cards),
    })
}

pub fn go(language: Language, zone: Zone, n: usize) -> String {
    in_language(language, || match zone {
        Zone::Order => tr!("{n} order card is revealed" | "{n} order cards are revealed" % n),
    })
}

pub fn shuffled(language: Language, zone: Zone) -> String {
    in_language(language, || match zone {
        Zone::Order => tr!("Cards were put in another order"),
    })
}

pub fn own_face(_language: Language, _face: Face) -> Option<String> {
    None
}

pub fn figure(_language: Language, figure: Figure) -> String {
    match figure {}
}

pub fn choice(language: Language, _game: &Game, choice: Choice) -> String {
    in_language(language, || match choice {
        Choice::Item(item) => say::item(language, item),
        Choice::NoItem => tr!("None of these"),
        Choice::One => tr!("One clearing: done"),
        Choice::Tied(tie) => tied(tie),
        Choice::Nowhere => tr!("There is no such clearing"),
        Choice::NoBattle => tr!("No battle is left"),
        Choice::NoSlot => tr!("No free slot in any clearing that it rules"),
        Choice::RulesNothing => tr!("It rules no clearing of the map"),
        Choice::SentHome => tr!("No building beside them: to the Burrow"),
        Choice::AboveFour => tr!("Above four in a ruled clearing: to the Burrow"),
        Choice::Lost(Building::Citadel) => tr!("Citadels"),
        Choice::Lost(Building::Market) => tr!("Markets"),
    })
}

/// The way on to the next tie-break.
fn tied(tie: Tie) -> String {
    match tie {
        Tie::MostSlots => tr!("Several: look for the most empty building slots"),
        Tie::FewestWarriors => tr!("Several: look for the fewest warriors"),
        Tie::MostEnemyBuildingsAndTokens => {
            tr!("Several: look for the most enemy buildings and tokens")
        }
        Tie::MostEnemyBuildings => tr!("Several: look for the most enemy buildings"),
        Tie::FewestEnemyWarriors => tr!("Several: look for the fewest enemy warriors"),
        Tie::MostPieces => tr!("Tied: look for the most pieces there"),
        Tie::MostPoints => tr!("Tied: look at the score track"),
        Tie::SetupOrder => tr!("Tied: look at the order of setup"),
        Tie::Priority => tr!("Several: take the lowest priority number"),
    }
}
