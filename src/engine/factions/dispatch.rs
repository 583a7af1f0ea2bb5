//! How shared code reaches the one faction that sits at a place: each hook of the contract as a function.
//! It passes on what it is asked and what comes back; whatever a faction does, its own rules do.

use crate::engine::battle::{Force, Losses, Why};
use crate::engine::card::{CardId, Face, Price};
use crate::engine::figure::Figures;
use crate::engine::game::Game;
use crate::engine::item::Item;
use crate::engine::offer::Candidate;
use crate::engine::propose::{Draft, Outcome, Removal};
use crate::engine::refusal::{Misfit, Refusal};
use crate::engine::seat::{Seat, SeatId};
use crate::engine::supply::Class;
use crate::engine::table::Command;
use crate::engine::turn::StepInfo;
use crate::engine::zone::Zone;

use super::{
    Contract, Faction, FactionCommand, FactionEffect, FactionFigure, FactionId, FactionStep,
    FactionZone,
};

macro_rules! dispatch {
    ($($Name:ident = $module:ident),+ $(,)?) => {
        $(use super::$module;)+

        fn dispatch_steps(game: &Game, seat: SeatId, faction: &Faction) -> Vec<StepInfo> {
            match faction { $(Faction::$Name(state) => <$module::Rules as Contract>::steps(game, seat, state)),+ }
        }

        fn dispatch_abroad(game: &Game, seat: SeatId, faction: &Faction, at: SeatId) -> Vec<(StepInfo, Command)> {
            match faction { $(Faction::$Name(state) => <$module::Rules as Contract>::steps_abroad(game, seat, state, at)),+ }
        }

        fn dispatch_events(game: &Game, seat: SeatId, faction: &Faction, at: SeatId) -> Vec<Command> {
            match faction { $(Faction::$Name(state) => <$module::Rules as Contract>::events_abroad(game, seat, state, at)),+ }
        }

        fn dispatch_candidates(game: &Game, seat: SeatId, faction: &Faction) -> Vec<Candidate> {
            match faction { $(Faction::$Name(state) => <$module::Rules as Contract>::candidates(game, seat, state)),+ }
        }

        /// Carries out a faction's own command.
        pub fn decide(draft: &mut Draft<'_>, seat: SeatId, command: &FactionCommand) -> Outcome {
            draft.must(draft.seat(seat)?.faction.id() == command.id(), Misfit::OtherFaction)?;
            match command { $(FactionCommand::$Name(command) => <$module::Rules as Contract>::decide(draft, seat, command)),+ }
        }

        /// Folds a faction's own effect.
        pub fn fold(seat: &mut Seat, effect: &FactionEffect) -> Result<(), Misfit> {
            match (&mut seat.faction, effect) {
                $((Faction::$Name(state), FactionEffect::$Name(effect)) => <$module::Rules as Contract>::fold(state, effect),)+
                #[allow(unreachable_patterns)]
                _ => Err(Misfit::OtherFaction),
            }
        }

        /// A seat's own turn begins.
        pub fn new_turn(seat: &mut Seat) {
            match &mut seat.faction { $(Faction::$Name(state) => <$module::Rules as Contract>::new_turn(state)),+ }
        }

        /// Whether a step may be left undone.
        pub fn may_skip(draft: &mut Draft<'_>, seat: SeatId, step: FactionStep) -> Outcome {
            match step { $(FactionStep::$Name(step) => <$module::Rules as Contract>::may_skip(draft, seat, step)),+ }
        }

        pub fn crafts_by_pieces(seat: &Seat) -> Result<(), Refusal> {
            match &seat.faction { $(Faction::$Name(state) => <$module::Rules as Contract>::crafts_by_pieces(state)),+ }
        }

        pub fn crafting(draft: &mut Draft<'_>, seat: SeatId, face: Option<Face>) -> Outcome {
            match draft.seat(seat)?.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::crafting(draft, seat, face)),+ }
        }

        pub fn muster(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome {
            match draft.seat(seat)?.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::muster(draft, seat, n)),+ }
        }

        pub fn refresh_item(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
            match draft.seat(seat)?.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::refresh_item(draft, seat)),+ }
        }

        /// Cards come out of another hand into this one.
        pub fn given(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome {
            match draft.seat(seat)?.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::given(draft, seat, n)),+ }
        }

        pub fn counts_as_crafted(game: &Game, seat: SeatId) -> Vec<CardId> {
            match game.seat(seat).map(|s| s.faction.id()) {
                $(Some(FactionId::$Name) => <$module::Rules as Contract>::counts_as_crafted(game, seat),)+
                None => Vec::new(),
            }
        }

        /// What can be removed from a seat, by class.
        pub fn removable(game: &Game, seat: SeatId) -> Vec<(Class, u8)> {
            game.seat(seat).map(removable_of).unwrap_or_default()
        }

        /// The same, of a seat at hand.
        pub fn removable_of(seat: &Seat) -> Vec<(Class, u8)> {
            let [warriors, buildings, tokens] = match seat.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::removable(seat)),+ };
            let pawns = match seat.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::pawns(seat)),+ };
            Class::ALL.into_iter().zip([warriors, buildings, tokens, pawns]).collect()
        }

        pub fn untouchable(seat: &Seat) -> Option<Refusal> {
            match seat.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::untouchable(seat)),+ }
        }

        pub fn may_lose_items(seat: &Seat) -> bool {
            match seat.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::may_lose_items()),+ }
        }

        /// Whether a seat has a piece on the map, where the app knows.
        pub fn on_map(game: &Game, seat: SeatId) -> Option<bool> {
            let seat = game.seat(seat)?;
            match seat.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::on_map(seat)),+ }
        }

        pub fn sweeps_matter(seat: &Seat) -> bool {
            match seat.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::sweeps_matter(seat)),+ }
        }

        pub fn defending_matters(seat: &Seat) -> bool {
            match seat.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::defending_matters(seat)),+ }
        }

        pub fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
            match draft.seat(removal.whose)?.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::take(draft, removal)),+ }
        }

        pub fn has_removed(draft: &mut Draft<'_>, seat: SeatId, removals: &[Removal]) -> Outcome {
            match draft.seat(seat)?.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::has_removed(draft, seat, removals)),+ }
        }

        pub fn react(draft: &mut Draft<'_>, removal: &Removal, gone: u8) -> Outcome {
            match draft.seat(removal.whose)?.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::react(draft, removal, gone)),+ }
        }

        pub fn begins_battle(game: &Game, seat: SeatId, command: &FactionCommand) -> bool {
            match command { $(FactionCommand::$Name(command) => <$module::Rules as Contract>::begins_battle(game, seat, command)),+ }
        }

        pub fn defender(draft: &mut Draft<'_>, seat: SeatId, command: &FactionCommand) -> Outcome<Option<SeatId>> {
            match command { $(FactionCommand::$Name(command) => <$module::Rules as Contract>::defender(draft, seat, command)),+ }
        }

        pub fn pawn_fights(seat: &Seat) -> bool {
            match seat.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::pawn_fights(seat)),+ }
        }

        pub fn stands(draft: &mut Draft<'_>, seat: SeatId) -> Outcome<Force> {
            match draft.seat(seat)?.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::stands(draft, seat)),+ }
        }

        pub fn higher_to_defender(seat: &Seat, attacking: bool) -> Option<Why> {
            match seat.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::higher_to_defender(seat, attacking)),+ }
        }

        pub fn instead_of_roll(draft: &mut Draft<'_>, seat: SeatId) -> Outcome<Option<(u8, Why)>> {
            match draft.seat(seat)?.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::instead_of_roll(draft, seat)),+ }
        }

        pub fn extra_hits(draft: &mut Draft<'_>, seat: SeatId) -> Outcome<Vec<(u8, Why)>> {
            match draft.seat(seat)?.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::extra_hits(draft, seat)),+ }
        }

        pub fn ignores(draft: &mut Draft<'_>, seat: SeatId, hits: u8) -> Outcome<Option<(u8, Why)>> {
            match draft.seat(seat)?.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::ignores(draft, seat, hits)),+ }
        }

        pub fn losses(draft: &mut Draft<'_>, seat: SeatId, hits: u8) -> Outcome<Losses> {
            match draft.seat(seat)?.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::losses(draft, seat, hits)),+ }
        }

        pub fn after_battle(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
            match draft.seat(seat)?.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::after_battle(draft, seat)),+ }
        }

        pub fn used_up(draft: &mut Draft<'_>, seat: SeatId, from: Option<Zone>) -> Outcome {
            match draft.seat(seat)?.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::used_up(draft, seat, from)),+ }
        }

        pub fn takes_discards(seat: &Seat) -> Option<FactionZone> {
            match &seat.faction { $(Faction::$Name(state) => <$module::Rules as Contract>::takes_discards(state).map(FactionZone::$Name)),+ }
        }

        /// Every faction with what random walks have to know of it.
        #[cfg(test)]
        pub fn walkers() -> Vec<(FactionId, crate::engine::tests::walk::Walker)> {
            vec![$((FactionId::$Name, <$module::Rules as Contract>::walker())),+]
        }

        /// Every number printed on a faction's board and cards.
        pub fn figures(faction: FactionId, known: &Figures) -> Vec<FactionFigure> {
            match faction { $(FactionId::$Name => <$module::Rules as Contract>::figures(known)
                .into_iter().map(FactionFigure::$Name).collect()),+ }
        }

        /// An item of the shared supply came to a seat.
        pub fn item_came(faction: &mut Faction, item: Item) {
            match faction { $(Faction::$Name(state) => <$module::Rules as Contract>::item_came(state, item)),+ }
        }

        /// An item of the shared supply left a seat.
        pub fn item_left(faction: &mut Faction, item: Item) -> Result<(), Misfit> {
            match faction { $(Faction::$Name(state) => <$module::Rules as Contract>::item_left(state, item)),+ }
        }

        /// The items that others may take of a seat.
        pub fn crafted_box(seat: &Seat) -> &[Item] {
            let open = match seat.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::keeps_crafted_box()),+ };
            if open { &seat.items } else { &[] }
        }

        pub fn forms_coalitions(seat: &Seat) -> bool {
            match seat.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::COALITION),+ }
        }

        pub fn pledged(draft: &mut Draft<'_>, seat: SeatId, partner: SeatId) -> Outcome {
            match draft.seat(seat)?.faction.id() { $(FactionId::$Name => <$module::Rules as Contract>::pledged(draft, seat, partner)),+ }
        }

        pub fn item_points(seat: &Seat, printed: u8) -> u8 {
            match &seat.faction { $(Faction::$Name(state) => <$module::Rules as Contract>::item_points(state, printed)),+ }
        }

        /// The printed figure of a card that belongs to one of the seated factions.
        fn figure_of(faction: FactionId, face: Face) -> Option<FactionFigure> {
            match faction { $(FactionId::$Name => <$module::Rules as Contract>::own_figure(face).map(FactionFigure::$Name)),+ }
        }
    };
}

each_faction!(dispatch);

/// Whether a seat's items can be hit although the app follows none of them.
pub fn loses_items_unseen(seat: &Seat) -> bool {
    let pawns = Class::Pawn;
    may_lose_items(seat)
        && removable_of(seat).into_iter().all(|(class, n)| class != pawns || n == 0)
}

/// How many items these removals damage.
pub fn items_hit(game: &Game, removals: &[Removal]) -> u8 {
    let hits = |removal: &Removal| match game.seat(removal.whose) {
        Some(seat) if may_lose_items(seat) => removal.toll.pawns,
        Some(_) | None => 0,
    };
    removals.iter().map(hits).fold(0, u8::saturating_add)
}

/// A faction's own steps, of every phase.
pub fn steps(game: &Game, seat: SeatId) -> Vec<StepInfo> {
    game.seat(seat).map(|s| dispatch_steps(game, seat, &s.faction)).unwrap_or_default()
}

/// What the other factions put on this seat's checklist.
pub fn steps_from_abroad(game: &Game, at: SeatId) -> Vec<(StepInfo, Command)> {
    game.seats()
        .filter(|(seat, who)| *seat != at && !who.left)
        .flat_map(|(seat, who)| dispatch_abroad(game, seat, &who.faction, at))
        .collect()
}

/// What the other factions put among this seat's events.
pub fn events_from_abroad(game: &Game, at: SeatId) -> Vec<Command> {
    game.seats()
        .filter(|(seat, who)| *seat != at && !who.left)
        .flat_map(|(seat, who)| dispatch_events(game, seat, &who.faction, at))
        .collect()
}

/// What a faction may want to do.
pub fn candidates(game: &Game, seat: SeatId) -> Vec<Candidate> {
    game.seat(seat).map(|s| dispatch_candidates(game, seat, &s.faction)).unwrap_or_default()
}

/// The figure that tells what a faction's own card costs.
pub fn own_figure(game: &Game, card: CardId) -> Option<FactionFigure> {
    let face = game.card(card)?.face;
    game.seats().find_map(|(_, seat)| figure_of(seat.faction.id(), face))
}

/// What a faction's own card costs, as far as its printed figure is known.
pub fn own_price(game: &Game, face: Face) -> Option<Price> {
    game.seats()
        .find_map(|(_, seat)| figure_of(seat.faction.id(), face))
        .and_then(|figure| game.figures.price(figure))
}
