//! What each faction's board shows of its own: the list of factions, one line each.

use crate::engine::factions::{Faction, FactionPick, FactionStep};
use crate::engine::offer::Offer;
use crate::engine::seat::SeatId;
use crate::words::Language;

use super::context::Context;
use super::view::{Drawing, Row};

mod alliance;
mod drillbit_duchy;
mod eyrie;
mod guest;
mod lemming_reavers;
mod lizard_cult;
mod lost_powers;
mod marquise;
mod noxious_battery;
mod triumvirate;
mod vagabond;

/// A way to choose a faction, or to play it.
pub struct PickOption {
    pub text: String,
    pub detail: String,
    pub selected: bool,
    pub group: OptionGroup,
    pub pick: FactionPick,
}

/// Where an option stands on the New game screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionGroup {
    /// One of several stands: who deals.
    Deal,
    /// It can be had beside others.
    Rule,
    /// Who or what of the faction the seat plays, chosen at the seat.
    Seat {
        title: String,
        /// What the faction is called before that is chosen; none where the option does not change its name.
        faction: Option<String>,
    },
}

macro_rules! boards {
    ($($Name:ident = $module:ident),+ $(,)?) => {
        /// The rows of a faction's own board.
        pub fn rows(context: &Context<'_>, seat: SeatId, offers: &[Offer], rows: &mut Vec<Row>) {
            match context.seat(seat).map(|s| &s.faction) {
                $(Some(Faction::$Name(state)) => $module::rows(context, seat, state, offers, rows),)+
                None => {}
            }
        }

        /// Which drawing of a board serves it.
        pub fn board(faction: &Faction) -> &'static str {
            match faction { $(Faction::$Name(_) => $module::BOARD),+ }
        }

        /// The groups of rows that this drawing places itself.
        pub fn groups(faction: &Faction) -> &'static [&'static str] {
            match faction { $(Faction::$Name(_) => $module::GROUPS),+ }
        }

        pub fn crest(faction: &Faction) -> Drawing {
            match faction { $(Faction::$Name(state) => $module::crest(state)),+ }
        }

        pub fn colour(faction: &Faction) -> &'static str {
            match faction { $(Faction::$Name(state) => $module::colour(state)),+ }
        }

        pub fn pick_crest(pick: &FactionPick) -> Drawing {
            crest(&Faction::new(pick))
        }

        pub fn pick_colour(pick: &FactionPick) -> &'static str {
            colour(&Faction::new(pick))
        }

        pub fn step_key(step: FactionStep) -> &'static str {
            match step { $(FactionStep::$Name(step) => $module::step_key(step)),+ }
        }

        /// Everything that a seat can be, for the New game screen.
        pub fn picks() -> Vec<FactionPick> {
            let mut picks: Vec<FactionPick> = Vec::new();
            $(picks.extend($module::picks().into_iter().map(FactionPick::from));)+
            picks
        }

        /// House rules and ways of playing that go with a choice.
        pub fn options(language: Language, pick: &FactionPick) -> Vec<PickOption> {
            match pick { $(FactionPick::$Name(pick) => $module::options(language, pick)),+ }
        }
    };
}

boards! {
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
