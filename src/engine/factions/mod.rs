//! The only list of factions, and the enums with a variant for each of them; the contract and what reaches it stand beside.
//! Shared code never names a faction; a faction never names another.

use serde::{Deserialize, Serialize};

use super::figure::Shape;
use super::refusal::RefusalKind;
use super::turn::Phase;
use super::zone::Sight;

/// The list, handed to whatever writes something out for each of them.
macro_rules! each_faction {
    ($write:ident) => {
        $write! {
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
    };
}

mod contract;
mod dispatch;

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

pub use contract::Contract;
pub use dispatch::*;

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

            /// Whether people name it themselves.
            pub fn is_named(&self) -> bool {
                self.named("").is_some()
            }

            pub fn named(&self, name: &str) -> Option<FactionPick> {
                match self { $(FactionPick::$Name(pick) => <$module::Rules as Contract>::named(pick, name).map(FactionPick::from)),+ }
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
    };
}

each_faction!(factions);
