//! What the rules of the Vagabond ask.

use tr::tr;

use crate::engine::factions::vagabond::{Purpose, Question, ROW, quest_row, state_of};
use crate::engine::game::Game;
use crate::words::say::seat_name;
use crate::words::{Language, in_language};

use super::{purpose, quest_line, thing, things};

/// The title of a question, and help to answer it.
pub fn question(language: Language, game: &Game, question: Question) -> (String, String) {
    let corrects = || tr!("A correction, in the open: it becomes an entry.");
    in_language(language, || match question {
        Question::Proposal { seat, purpose: what, n } => {
            let items = state_of(game, seat)
                .map(|state| things::proposal(language, &state.items, what, n))
                .unwrap_or_default();
            (purpose(what, n), tr!("Proposed: {items}", items))
        }
        Question::Things { purpose: what, n } => (
            purpose(what, n),
            match what {
                Purpose::Exhaust => tr!("Only items that are face up and undamaged."),
                Purpose::Refresh => tr!("Damaged items turn too, but stay damaged."),
                Purpose::Damage => tr!("Exhausted ones can be damaged as well."),
                Purpose::Mend => tr!("It keeps the side it lies on."),
                Purpose::Lose => tr!("From satchel and Damaged box, for good."),
            },
        ),
        Question::QuestDrawn => {
            let at = quest_row(game).len() + 1;
            (
                tr!("Which quest came up?"),
                tr!("The top card of the quest deck, for place {at} of {row}.", at = at, row = ROW),
            )
        }
        Question::SlipTo => {
            (tr!("Where does the pawn slip to?"), tr!("Nothing can hold it back."))
        }
        Question::HostileThere => (
            tr!("Are warriors of a Hostile faction there?"),
            tr!("Then the move takes a second boot."),
        ),
        Question::Defender => (
            tr!("Whom do you battle?"),
            tr!("Enter what was removed as pieces removed, as in any battle."),
        ),
        Question::Hits { ally } => (
            tr!("How many hits did each take?"),
            tr!("More on the warriors of {seat} than on your items: {seat} becomes Hostile.",
                seat = seat_name(language, game, ally)),
        ),
        Question::WhichAlly => (
            tr!("Whose warriors did you treat as your own?"),
            tr!("One Allied faction in the clearing of battle."),
        ),
        Question::WithAlly => (
            tr!("Whose warriors fight for you?"),
            tr!("One Allied faction in the clearing of battle; its warriors add to your hits."),
        ),
        Question::AllyTakes { ally, hits: n } => (
            tr!("How many of {n} hit do warriors of {seat} take?"
                | "How many of {n} hits do warriors of {seat} take?" % n,
                seat = seat_name(language, game, ally)),
            tr!("Your items take the others. More on the warriors of {seat}: {seat} becomes Hostile.",
                seat = seat_name(language, game, ally)),
        ),
        Question::InBattle { whose } => (
            tr!("Were these pieces of {seat} removed in your battle?",
                seat = seat_name(language, game, whose)),
            tr!("Infamy: 1 point more for each piece of a Hostile faction."),
        ),
        Question::Found => (
            tr!("Which item do you take from the ruin?"),
            tr!("Without one there is no point."),
        ),
        Question::TakeItem { from } => (
            tr!("Which item do you take from {seat}?", seat = seat_name(language, game, from)),
            tr!("From the Crafted Items box; it comes face up."),
        ),
        Question::Reward { points } => (
            tr!("What is the reward?"),
            tr!("{n} quest of this suit is completed with this one."
                | "{n} quests of this suit are completed with this one." % points),
        ),
        Question::StruckPiece => (
            tr!("Which piece is removed?"),
            tr!("A warrior; another piece only of an enemy without warriors there."),
        ),
        Question::Victim => {
            (tr!("Whose card do you take?"), tr!("A random card of a player in your clearing."))
        }
        Question::Duelled => (tr!("Whose warrior is removed?"), tr!("In your clearing.")),
        Question::Handle { thing: which } => {
            (tr!("{item}: what becomes of it?", item = thing(language, which)), corrects())
        }
        Question::AddItem => (tr!("Which item comes to the board?"), corrects()),
        Question::Relation { with } => (
            tr!("Where does the marker of {seat} stand?", seat = seat_name(language, game, with)),
            corrects(),
        ),
        Question::Aids { to } => (
            tr!("How many aids for {seat} count this turn?", seat = seat_name(language, game, to)),
            tr!("Those that have moved the marker count no more."),
        ),
        Question::Ruins => (tr!("What still lies under the ruins?"), corrects()),
        Question::ChangeQuest { quest } => (
            tr!("Which quest lies open instead of {quest}?", quest = quest_line(language, quest)),
            corrects(),
        ),
        Question::AddDone => (tr!("Which quest was completed?"), corrects()),
    })
}

/// The verb that confirms an answer.
pub fn confirm(language: Language, question: Question) -> String {
    in_language(language, || match question {
        Question::Proposal { purpose, .. } | Question::Things { purpose, .. } => match purpose {
            Purpose::Refresh => tr!("button" => "Refresh"),
            Purpose::Damage => tr!("button" => "Damage"),
            Purpose::Mend => tr!("button" => "Repair"),
            Purpose::Lose => tr!("button" => "Remove"),
            Purpose::Exhaust => tr!("button" => "Exhaust"),
        },
        Question::HostileThere => tr!("button" => "Two boots"),
        Question::InBattle { .. } => tr!("button" => "In battle"),
        Question::Relation { .. } | Question::Aids { .. } | Question::Ruins => {
            tr!("button" => "Set")
        }
        Question::QuestDrawn
        | Question::SlipTo
        | Question::Defender
        | Question::Hits { .. }
        | Question::WhichAlly
        | Question::WithAlly
        | Question::AllyTakes { .. }
        | Question::Found
        | Question::TakeItem { .. }
        | Question::Reward { .. }
        | Question::StruckPiece
        | Question::Victim
        | Question::Duelled
        | Question::Handle { .. }
        | Question::AddItem
        | Question::ChangeQuest { .. }
        | Question::AddDone => tr!("button" => "Confirm"),
    })
}
