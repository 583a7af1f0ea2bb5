//! The only list of factions, and the contract that each of them keeps.
//! Shared code never names a faction; a faction never names another.

use serde::{Deserialize, Serialize};

use super::battle::{Force, Losses, Why};
use super::card::{CardId, Face, Price};
use super::figure::{Figures, Shape};
use super::game::Game;
use super::item::Item;
use super::offer::Candidate;
use super::propose::{Draft, Outcome, Removal};
use super::refusal::{Misfit, Refusal, RefusalKind};
use super::seat::{Seat, SeatId};
use super::supply::Class;
use super::table::{self, Command};
use super::turn::{Phase, StepInfo};
use super::zone::{Sight, Zone};

pub mod alliance;
pub mod drillbit_duchy;
pub mod eyrie;
pub mod guest;
pub mod lemming_reavers;
pub mod lizard_cult;
pub mod lost_powers;
pub mod marquise;
pub mod noxious_battery;
pub mod triumvirate;
pub mod vagabond;

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
    fn walker() -> super::tests::walk::Walker {
        Default::default()
    }
}

macro_rules! wrap {
    ($(#[$meta:meta])* $Wrapper:ident of $Inner:ident: $($Name:ident = $module:ident),+) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $Wrapper { $($Name($module::$Inner)),+ }
        $(impl From<$module::$Inner> for $Wrapper {
            fn from(inner: $module::$Inner) -> Self { $Wrapper::$Name(inner) }
        })+
        impl $Wrapper {
            pub fn id(&self) -> FactionId {
                match self { $($Wrapper::$Name(_) => FactionId::$Name),+ }
            }
        }
    };
}

macro_rules! factions {
    ($($Name:ident = $module:ident),+ $(,)?) => {
        /// The factions that this build knows.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum FactionId { $($Name),+ }

        wrap!(
            /// How a faction is chosen for a seat.
            FactionPick of Pick: $($Name = $module),+);
        wrap!(
            /// A faction's board.
            Faction of State: $($Name = $module),+);
        wrap!(
            /// What only one faction does.
            FactionCommand of Command: $($Name = $module),+);
        wrap!(
            /// What happens on one faction's board only.
            FactionEffect of Effect: $($Name = $module),+);
        wrap!(
            /// Why a faction scores.
            #[derive(Copy)] FactionReason of Reason: $($Name = $module),+);
        wrap!(
            /// Why a faction's law forbids something.
            #[derive(Copy)] FactionRefusal of Refusal: $($Name = $module),+);
        wrap!(
            /// What a faction's rule asks.
            #[derive(Copy)] FactionQuestion of Question: $($Name = $module),+);
        wrap!(
            /// A faction's own line of the checklist.
            #[derive(Copy, PartialOrd, Ord, Hash)] FactionStep of Step: $($Name = $module),+);
        wrap!(
            /// Where a faction's pieces lie.
            #[derive(Copy, PartialOrd, Ord, Hash)] FactionPool of Pool: $($Name = $module),+);
        wrap!(
            /// Where a faction's cards lie.
            #[derive(Copy, PartialOrd, Ord, Hash)] FactionZone of Zone: $($Name = $module),+);
        wrap!(
            /// A number printed on a faction's board or cards.
            #[derive(Copy, PartialOrd, Ord, Hash)] FactionFigure of Figure: $($Name = $module),+);
        wrap!(
            /// One of the answers that only a faction's own rule knows.
            #[derive(Copy)] FactionChoice of Choice: $($Name = $module),+);

        $(impl From<$module::Refusal> for RefusalKind {
            fn from(refusal: $module::Refusal) -> Self { RefusalKind::Own(refusal.into()) }
        })+

        impl FactionId {
            pub const ALL: &[FactionId] = &[$(FactionId::$Name),+];

            /// Whether it sits at a table only once.
            pub fn once(self) -> bool {
                match self { $(FactionId::$Name => <$module::Rules as Contract>::ONCE),+ }
            }

            /// Whether it is a bot by itself.
            pub fn is_bot(self) -> bool {
                match self { $(FactionId::$Name => <$module::Rules as Contract>::BOT),+ }
            }

            /// At how many places it can sit.
            pub fn most(self) -> usize {
                match self { $(FactionId::$Name => if <$module::Rules as Contract>::ONCE { 1 } else { <$module::Rules as Contract>::MOST }),+ }
            }
        }

        impl FactionPick {
            pub fn pools(&self) -> Vec<(FactionPool, u8)> {
                match self { $(FactionPick::$Name(_) => <$module::Rules as Contract>::pools()
                    .into_iter().map(|(pool, n)| (pool.into(), n)).collect()),+ }
            }

            pub fn reach(&self, before: usize) -> Option<u16> {
                match self { $(FactionPick::$Name(pick) => <$module::Rules as Contract>::reach(pick, before)),+ }
            }

            pub fn text_too_long(&self) -> bool {
                match self { $(FactionPick::$Name(pick) => <$module::Rules as Contract>::text_too_long(pick)),+ }
            }
        }

        impl Faction {
            pub fn new(pick: &FactionPick) -> Self {
                match pick { $(FactionPick::$Name(pick) => Faction::$Name(<$module::Rules as Contract>::begin(pick))),+ }
            }

            /// All its pieces, as they lie before setup.
            pub fn pools(&self) -> Vec<(FactionPool, u8)> {
                match self { $(Faction::$Name(_) => <$module::Rules as Contract>::pools()
                    .into_iter().map(|(pool, n)| (pool.into(), n)).collect()),+ }
            }
        }

        impl FactionStep {
            pub fn phase(self) -> Phase {
                match self { $(FactionStep::$Name(step) => <$module::Rules as Contract>::step_phase(step)),+ }
            }
        }

        impl FactionPool {
            /// Pools of one kind exchange pieces.
            pub fn kind(self) -> (FactionId, u8) {
                (self.id(), match self { $(FactionPool::$Name(pool) => <$module::Rules as Contract>::pool_kind(pool)),+ })
            }
        }

        impl FactionFigure {
            pub fn shape(self) -> Shape {
                match self { $(FactionFigure::$Name(figure) => <$module::Rules as Contract>::figure_shape(figure)),+ }
            }
        }

        impl FactionZone {
            pub fn sight(self) -> Sight {
                match self { $(FactionZone::$Name(zone) => <$module::Rules as Contract>::zone_sight(zone)),+ }
            }

            pub fn room(self) -> usize {
                match self { $(FactionZone::$Name(zone) => <$module::Rules as Contract>::zone_room(zone)),+ }
            }
        }

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
        pub fn walkers() -> Vec<(FactionId, super::tests::walk::Walker)> {
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

factions! {
    LostPowers = lost_powers,
    LizardCult = lizard_cult,
    Triumvirate = triumvirate,
    Marquise = marquise,
    Eyrie = eyrie,
    Alliance = alliance,
    LemmingReavers = lemming_reavers,
    NoxiousBattery = noxious_battery,
    DrillbitDuchy = drillbit_duchy,
    Vagabond = vagabond,
    Guest = guest,
}

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
