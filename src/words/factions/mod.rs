//! The one list of factions for their words, and how the shared messages reach them.
//! Each faction's file words what only that faction has; none of them names another.

use crate::engine::card::Face;
use crate::engine::entry::Entry;
use crate::engine::factions::{
    Faction, FactionChoice, FactionCommand, FactionEffect, FactionFigure, FactionId, FactionPick,
    FactionPool, FactionQuestion, FactionReason, FactionRefusal, FactionStep, FactionZone,
};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::suit::Suit;
use crate::engine::turn::StepInfo;

use super::Language;

/// The words of a faction that keeps no cards of its own: none of them is ever said.
macro_rules! no_cards {
    () => {
        $crate::words::factions::no_cards! {
            zone(), move_to(), add_to(), goes(&str), all_go(&str), go(usize), shuffled()
        }

        pub fn own_face(_: $crate::words::Language, _: $crate::engine::card::Face) -> Option<String> {
            None
        }
    };
    ($($name:ident($($Type:ty)?)),+) => {
        $(pub fn $name(_: $crate::words::Language, zone: Zone $(, _: $Type)?) -> String {
            match zone {}
        })+
    };
}
use no_cards;

macro_rules! speak {
    ($($Name:ident = $module:ident),+ $(,)?) => {
        $(pub mod $module;)+

        pub fn faction_name(language: Language, faction: &Faction) -> String {
            match faction { $(Faction::$Name(state) => $module::faction_name(language, state)),+ }
        }

        pub fn pick_name(language: Language, pick: &FactionPick) -> String {
            match pick { $(FactionPick::$Name(pick) => $module::pick_name(language, pick)),+ }
        }

        /// The name of a place for pieces.
        pub fn pool(language: Language, pool: FactionPool) -> String {
            match pool { $(FactionPool::$Name(pool) => $module::pool(language, pool)),+ }
        }

        /// The button that sets the number of pieces in a place.
        pub fn set_pool(language: Language, pool: FactionPool) -> String {
            match pool { $(FactionPool::$Name(pool) => $module::set_pool(language, pool)),+ }
        }

        /// Pieces went from one place to another.
        pub fn shift(language: Language, from: FactionPool, to: FactionPool, n: u8) -> String {
            match (from, to) {
                $((FactionPool::$Name(from), FactionPool::$Name(to)) => $module::shift(language, from, to, n),)+
                // Pools of two factions never exchange pieces.
                #[allow(unreachable_patterns)]
                _ => String::new(),
            }
        }

        /// The name of a place for cards.
        pub fn zone(language: Language, zone: FactionZone) -> String {
            match zone { $(FactionZone::$Name(zone) => $module::zone(language, zone)),+ }
        }

        /// The button that moves a card there by hand.
        pub fn move_to(language: Language, zone: FactionZone) -> String {
            match zone { $(FactionZone::$Name(zone) => $module::move_to(language, zone)),+ }
        }

        /// The button that adds a card there by hand.
        pub fn add_to(language: Language, zone: FactionZone) -> String {
            match zone { $(FactionZone::$Name(zone) => $module::add_to(language, zone)),+ }
        }

        /// A card went there.
        pub fn goes(language: Language, zone: FactionZone, card: &str) -> String {
            match zone { $(FactionZone::$Name(zone) => $module::goes(language, zone, card)),+ }
        }

        /// Several cards went there by name.
        pub fn all_go(language: Language, zone: FactionZone, cards: &str) -> String {
            match zone { $(FactionZone::$Name(zone) => $module::all_go(language, zone, cards)),+ }
        }

        /// Cards went there unnamed.
        pub fn go(language: Language, zone: FactionZone, n: usize) -> String {
            match zone { $(FactionZone::$Name(zone) => $module::go(language, zone, n)),+ }
        }

        /// The cards there were shuffled.
        pub fn shuffled(language: Language, zone: FactionZone) -> String {
            match zone { $(FactionZone::$Name(zone) => $module::shuffled(language, zone)),+ }
        }

        pub fn figure(language: Language, figure: FactionFigure) -> String {
            match figure { $(FactionFigure::$Name(figure) => $module::figure(language, figure)),+ }
        }

        /// The name of a faction's own card.
        pub fn own_face(language: Language, suit: Suit, nth: u8) -> Option<String> {
            let face = Face::Own { suit, nth };
            None $(.or_else(|| $module::own_face(language, face)))+
        }

        /// An answer that only a faction's rule knows.
        pub fn choice(language: Language, game: &Game, choice: FactionChoice) -> String {
            match choice { $(FactionChoice::$Name(choice) => $module::choice(language, game, choice)),+ }
        }

        pub fn step_title(language: Language, step: FactionStep) -> String {
            match step { $(FactionStep::$Name(step) => $module::step_title(language, step)),+ }
        }

        pub fn step_figure(
            language: Language,
            game: &Game,
            seat: SeatId,
            step: FactionStep,
            info: &StepInfo,
        ) -> String {
            match step { $(FactionStep::$Name(step) => $module::step_figure(language, game, seat, step, info)),+ }
        }

        pub fn step_detail(
            language: Language,
            game: &Game,
            seat: SeatId,
            step: FactionStep,
            info: &StepInfo,
        ) -> String {
            match step { $(FactionStep::$Name(step) => $module::step_detail(language, game, seat, step, info)),+ }
        }

        pub fn refusal(language: Language, refusal: FactionRefusal) -> String {
            match refusal { $(FactionRefusal::$Name(refusal) => $module::refusal(language, refusal)),+ }
        }

        /// The title of a question, and help to answer it.
        pub fn question(language: Language, game: &Game, question: FactionQuestion) -> (String, String) {
            match question { $(FactionQuestion::$Name(question) => $module::question(language, game, question)),+ }
        }

        /// The verb that confirms an answer.
        pub fn confirm(language: Language, question: FactionQuestion) -> String {
            match question { $(FactionQuestion::$Name(question) => $module::confirm(language, question)),+ }
        }

        pub fn command(language: Language, game: &Game, seat: SeatId, command: &FactionCommand) -> String {
            match command { $(FactionCommand::$Name(command) => $module::command(language, game, seat, command)),+ }
        }

        pub fn command_detail(language: Language, game: &Game, seat: SeatId, command: &FactionCommand) -> String {
            match command { $(FactionCommand::$Name(command) => $module::command_detail(language, game, seat, command)),+ }
        }

        /// The button for a removal of a faction's pieces.
        pub fn removed(language: Language, faction: FactionId) -> String {
            match faction { $(FactionId::$Name => $module::removed(language)),+ }
        }

        /// What a command did: the label of its entry.
        pub fn done(
            language: Language,
            before: &Game,
            after: &Game,
            seat: SeatId,
            command: &FactionCommand,
            entry: &Entry,
        ) -> String {
            match command { $(FactionCommand::$Name(command) => $module::done(language, before, after, seat, command, entry)),+ }
        }

        /// What happened on a faction's board; empty where the label tells it.
        pub fn effect(
            language: Language,
            before: &Game,
            after: &Game,
            seat: SeatId,
            effect: &FactionEffect,
        ) -> String {
            match effect { $(FactionEffect::$Name(effect) => $module::effect(language, before, after, seat, effect)),+ }
        }

        pub fn reason(language: Language, reason: FactionReason) -> String {
            match reason { $(FactionReason::$Name(reason) => $module::reason(language, reason)),+ }
        }
    };
}

speak! {
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
