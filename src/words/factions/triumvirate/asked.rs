//! What the rules of the Triumvirate ask, with the answers and buttons that belong to it.
//! It asks nothing by itself and knows no answer before it is given.

use tr::tr;

use crate::engine::factions::triumvirate::{Choice, Fury, Question, Why};
use crate::engine::game::Game;
use crate::words::say::seat_name;
use crate::words::{Language, in_language};

use super::{fury, fury_effect};

pub fn choice(language: Language, _game: &Game, choice: Choice) -> String {
    match choice {
        Choice::Fury(which) => fury(which).to_owned(),
        Choice::ItemsDamaged => in_language(language, || tr!("Items damaged")),
    }
}

pub fn question(language: Language, game: &Game, question: Question) -> (String, String) {
    in_language(language, || match question {
        Question::Printed { space } => (
            tr!("What is printed at space {n} of the anger track?", n = space.number()),
            tr!("Anger stands under the space, the shade above it. The app asks only once."),
        ),
        Question::Track => (
            tr!("What is printed on the anger track?"),
            tr!("From left to right: anger stands under each space, the shade above it."),
        ),
        Question::Evoke => {
            let effects: Vec<String> = Fury::ALL
                .iter()
                .map(|which| {
                    let (name, effect) = (fury(*which), fury_effect(language, *which));
                    tr!("{name}: {effect}", name, effect)
                })
                .collect();
            (tr!("Which fury do you evoke?"), effects.join("\n"))
        }
        Question::Nemesis(Why::Most { points } | Why::Tied { points }) => (
            tr!("Who becomes the Nemesis?"),
            tr!("They all have {n} point. The Triumvirate chooses."
                | "They all have {n} points. The Triumvirate chooses." % points),
        ),
        Question::Nemesis(Why::NoMarker) => (
            tr!("Who becomes the Nemesis?"),
            tr!("Nobody on the map has a score marker. The Triumvirate chooses."),
        ),
        Question::Nemesis(Why::TableWipe) => (
            tr!("Who becomes the Nemesis?"),
            tr!("No enemy has a piece on the map. The Triumvirate chooses anybody."),
        ),
        Question::Nemesis(Why::ByHand) => {
            (tr!("Who is the Nemesis?"), tr!("A correction, in the open: it becomes an entry."))
        }
        Question::Defender => {
            (tr!("Whom do you battle?"), tr!("The defender's pieces are asked next."))
        }
        Question::RolledHits { defender } => {
            let seat = seat_name(language, game, defender);
            (
                tr!("Battle with {seat}: what did rolled hits remove?", seat),
                tr!(
                    "Of both sides. Leave out the ambush and extra hits: those give no retribution and are entered as removed pieces."
                ),
            )
        }
        Question::Space => (
            tr!("On which space does the anger marker stand?"),
            tr!("Counted from the left. A correction, in the open: it becomes an entry."),
        ),
        Question::Punished => (
            tr!("How often was Punish used this turn?"),
            tr!("A correction, in the open: it becomes an entry."),
        ),
        Question::Activated => (
            tr!("How many grudges have crafted this turn?"),
            tr!("A correction, in the open: it becomes an entry."),
        ),
        Question::Ignore => (
            tr!("Alecto: ignore the first hit?"),
            tr!("Only where a grudge is in the clearing of battle."),
        ),
    })
}

pub fn confirm(language: Language, question: Question) -> String {
    in_language(language, || match question {
        Question::Printed { .. } | Question::Track => tr!("button" => "Remember"),
        Question::Evoke => tr!("button" => "Evoke"),
        Question::Nemesis(_) | Question::Defender => tr!("button" => "Choose"),
        Question::RolledHits { .. } | Question::Ignore => tr!("button" => "Confirm"),
        Question::Space | Question::Punished | Question::Activated => tr!("button" => "Set"),
    })
}
