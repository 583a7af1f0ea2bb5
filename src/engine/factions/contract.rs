//! The contract: what shared code may want to know of a faction, and what most factions answer.
//! Hooks are answers, not events; none of them names a faction, and shared code asks nothing beside them.

use crate::engine::battle::{Force, Losses, Why};
use crate::engine::card::{CardId, Face};
use crate::engine::figure::{Figures, Shape};
use crate::engine::game::Game;
use crate::engine::item::Item;
use crate::engine::offer::Candidate;
use crate::engine::propose::{Draft, Outcome, Removal};
use crate::engine::refusal::{Misfit, Refusal};
use crate::engine::seat::{Seat, SeatId};
use crate::engine::table::{self, Command};
use crate::engine::turn::{Phase, StepInfo};
use crate::engine::zone::{Sight, Zone};

/// What a faction has to say. The associated types are its own words; the defaults are what most factions do.
pub trait Contract {
    type Pick;
    type State;
    type Command;
    type Effect;
    type Step;
    type Pool;
    type Zone;
    type Figure;
    /// Answers of its own, beside seats, suits, cards and places.
    type Choice;

    /// Whether it sits at a table only once.
    const ONCE: bool = true;
    /// Whether the app plays its head: it has no hand, and whoever reads bots otherwise finds it marked as one.
    const BOT: bool = false;
    /// At how many places it sits at most, where it may sit more than once.
    const MOST: usize = usize::MAX;
    /// Whether a dominance card binds it to another player instead of giving it a way to win.
    const COALITION: bool = false;

    /// Its published reach where `before` places play the same already. Source: root:5.2.
    fn reach(_pick: &Self::Pick, _before: usize) -> Option<u16> {
        None
    }
    /// The same choice by another name, for one that people name themselves; who plays it may be a bot.
    fn named(_pick: &Self::Pick, _name: &str) -> Option<Self::Pick> {
        None
    }
    fn begin(pick: &Self::Pick) -> Self::State;
    /// Where its pieces lie before setup.
    fn pools() -> Vec<(Self::Pool, u8)>;
    fn text_too_long(_pick: &Self::Pick) -> bool {
        false
    }
    /// All its own steps, of every phase, as they stand.
    fn steps(game: &Game, seat: SeatId, state: &Self::State) -> Vec<StepInfo>;
    fn step_phase(step: Self::Step) -> Phase;
    /// Lines that it puts on another seat's checklist, each with the command that answers it.
    fn steps_abroad(
        _game: &Game,
        _seat: SeatId,
        _state: &Self::State,
        _at: SeatId,
    ) -> Vec<(StepInfo, Command)> {
        Vec::new()
    }
    /// What it has to say among the events of another seat.
    fn events_abroad(
        _game: &Game,
        _seat: SeatId,
        _state: &Self::State,
        _at: SeatId,
    ) -> Vec<Command> {
        Vec::new()
    }
    /// What it may want to do now; `offer` finds out what of it the law allows.
    fn candidates(game: &Game, seat: SeatId, state: &Self::State) -> Vec<Candidate>;
    fn decide(draft: &mut Draft<'_>, seat: SeatId, command: &Self::Command) -> Outcome;
    fn fold(state: &mut Self::State, effect: &Self::Effect) -> Result<(), Misfit>;
    fn new_turn(_state: &mut Self::State) {}
    /// Its phase ends with this step left undone; a law that leaves no choice says so here.
    fn may_skip(_draft: &mut Draft<'_>, _seat: SeatId, _step: Self::Step) -> Outcome {
        Ok(())
    }
    fn pool_kind(pool: Self::Pool) -> u8;
    fn zone_sight(zone: Self::Zone) -> Sight;
    fn zone_room(_zone: Self::Zone) -> usize {
        usize::MAX
    }
    /// Whether the shared Craft command is its way of crafting.
    fn crafts_by_pieces(_state: &Self::State) -> Result<(), Refusal> {
        Ok(())
    }
    /// The shared Craft command, before its card is asked for and again once that is known: its moment, and the
    /// pieces that pay for it.
    fn crafting(_draft: &mut Draft<'_>, _seat: SeatId, _face: Option<Face>) -> Outcome {
        Ok(())
    }
    /// Cards that count as crafted beyond its play area.
    fn counts_as_crafted(_game: &Game, _seat: SeatId) -> Vec<CardId> {
        Vec::new()
    }
    /// How many pieces of a class can be removed from the map at most.
    fn removable(seat: &Seat) -> [u8; 3];
    /// Whether it has a piece in a clearing of the map; `None` where only the table sees that.
    fn on_map(seat: &Seat) -> Option<bool> {
        Some(Self::removable(seat).iter().any(|n| *n > 0))
    }
    /// How many of its pawns a removal can hit; they stay on the map.
    fn pawns(_seat: &Seat) -> u8 {
        0
    }
    /// Why nothing of it can be removed now, where its law has a reason of its own.
    fn untouchable(_seat: &Seat) -> Option<Refusal> {
        None
    }
    /// Whether a hit may come down on its items instead of pieces.
    fn may_lose_items() -> bool {
        false
    }
    /// Whether it makes a difference that everything in a place goes at once.
    fn sweeps_matter(_seat: &Seat) -> bool {
        false
    }
    /// Whether it makes a difference that its removed warriors were defending.
    fn defending_matters(_seat: &Seat) -> bool {
        false
    }
    /// Takes removed pieces off the map; says how many warriors really left it.
    fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8>;
    /// It removed pieces of others and has scored for them.
    fn has_removed(_draft: &mut Draft<'_>, _seat: SeatId, _removals: &[Removal]) -> Outcome {
        Ok(())
    }
    /// What a removal sets off, once all pieces are gone.
    fn react(_draft: &mut Draft<'_>, _removal: &Removal, _warriors_gone: u8) -> Outcome {
        Ok(())
    }
    /// Another faction's law lets it place warriors of its own.
    fn muster(_draft: &mut Draft<'_>, _seat: SeatId, _n: u8) -> Outcome {
        Ok(())
    }
    /// Another faction's law turns one of its exhausted items face up.
    fn refresh_item(_draft: &mut Draft<'_>, _seat: SeatId) -> Outcome {
        Ok(())
    }
    /// Another seat gives it cards out of its hand.
    fn given(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome {
        table::given(draft, seat, n)
    }
    // In battle. `draft.fight()` tells who fights and what has come of it so far.

    /// Whether a command of its own begins a battle: the shared one may then follow it in the same entry.
    fn begins_battle(_game: &Game, _seat: SeatId, _command: &Self::Command) -> bool {
        false
    }
    /// Whom such a battle is against, where its own law says more than that an enemy is chosen.
    fn defender(
        _draft: &mut Draft<'_>,
        _seat: SeatId,
        _command: &Self::Command,
    ) -> Outcome<Option<SeatId>> {
        Ok(None)
    }
    /// Whether a pawn of it can battle without a warrior beside it.
    fn pawn_fights(seat: &Seat) -> bool {
        Self::pawns(seat) > 0
    }
    /// What it has in the clearing of battle; asked.
    fn stands(draft: &mut Draft<'_>, seat: SeatId) -> Outcome<Force> {
        table::stands(draft, seat)
    }
    /// Why the defender takes the higher roll when this faction attacks or defends.
    fn higher_to_defender(_seat: &Seat, _attacking: bool) -> Option<Why> {
        None
    }
    /// Hits that its law puts in place of its roll; they count as rolled.
    fn instead_of_roll(_draft: &mut Draft<'_>, _seat: SeatId) -> Outcome<Option<(u8, Why)>> {
        Ok(None)
    }
    /// Hits beyond the rolled ones.
    fn extra_hits(_draft: &mut Draft<'_>, _seat: SeatId) -> Outcome<Vec<(u8, Why)>> {
        Ok(Vec::new())
    }
    /// How many of the hits that now come down on it, it does not take.
    fn ignores(_draft: &mut Draft<'_>, _seat: SeatId, _hits: u8) -> Outcome<Option<(u8, Why)>> {
        Ok(None)
    }
    /// What it loses to these hits.
    fn losses(draft: &mut Draft<'_>, seat: SeatId, hits: u8) -> Outcome<Losses> {
        table::losses(draft, seat, hits)
    }
    /// The battle is over.
    fn after_battle(_draft: &mut Draft<'_>, _seat: SeatId) -> Outcome {
        Ok(())
    }

    /// A card that it used as crafted was discarded by its own effect.
    fn used_up(_draft: &mut Draft<'_>, _seat: SeatId, _from: Option<Zone>) -> Outcome {
        Ok(())
    }
    /// The zone that takes every discarded card of the table.
    fn takes_discards(_state: &Self::State) -> Option<Self::Zone> {
        None
    }
    fn item_points(_state: &Self::State, printed: u8) -> u8 {
        printed
    }
    /// An item of the shared supply came to its seat, or left it.
    fn item_came(_state: &mut Self::State, _item: Item) {}
    fn item_left(_state: &mut Self::State, _item: Item) -> Result<(), Misfit> {
        Ok(())
    }
    /// Whether its items lie where others may take them.
    fn keeps_crafted_box() -> bool {
        true
    }
    /// It formed a coalition.
    fn pledged(_draft: &mut Draft<'_>, _seat: SeatId, _partner: SeatId) -> Outcome {
        Ok(())
    }
    /// Every number printed on its board and cards, as far as the known ones tell how many there are.
    fn figures(_known: &Figures) -> Vec<Self::Figure> {
        Vec::new()
    }
    /// What kind of number a printed figure is.
    fn figure_shape(figure: Self::Figure) -> Shape;
    /// The printed figure that tells what one of its own cards costs.
    fn own_figure(_face: Face) -> Option<Self::Figure> {
        None
    }
    /// What random walks have to know of it beyond its offers.
    #[cfg(test)]
    fn walker() -> crate::engine::tests::walk::Walker {
        Default::default()
    }
}
