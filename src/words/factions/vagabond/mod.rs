//! The words of the Vagabond: items, relationships, quests and what happens to them.

use tr::tr;

use crate::engine::factions::vagabond::{
    Character, Choice, Command, Figure, Pick, Pool, Purpose, Reason, Refusal, Ruin,
    State, Step, Zone, is_vagabond, state_of,
};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::engine::turn::{Status, StepInfo};
use crate::words::say::{capital, seat_name};
use crate::words::{Language, in_language};

mod asked;
#[cfg(test)]
mod tests;
mod things;
mod told;

pub use asked::{confirm, question};
pub use things::{
    aid_detail,    change, character, counted, kind, quest, quest_items, quest_line, relation, special, special_does, thing,
};
pub use told::{done, effect};

pub fn faction_name(language: Language, state: &State) -> String {
    named(language, state.character)
}

pub fn pick_name(language: Language, pick: &Pick) -> String {
    named(language, pick.character)
}

/// Two of them may sit at a table, so the character belongs to the name.
fn named(language: Language, which: Character) -> String {
    let who = character(language, which);
    in_language(language, || tr!("Vagabond ({character})", character = who))
}

pub fn choice(language: Language, _game: &Game, choice: Choice) -> String {
    in_language(language, || match choice {
        Choice::Proposed => tr!("As proposed"),
        Choice::Otherwise => tr!("Others…"),
        Choice::Thing(which) => thing(language, which),
        Choice::Kind(which) => capital(&kind(language, which)),
        Choice::Ruin(ruin) => capital(&kind(language, ruin.kind())),
        Choice::Nothing => tr!("No item"),
        Choice::Quest(which) => quest_line(language, which),
        Choice::Points(n) => tr!("{n} point" | "{n} points" % n),
        Choice::Cards => tr!("2 cards"),
        Choice::Clearing => tr!("A clearing"),
        Choice::Forest => tr!("A forest"),
        Choice::Relation(which) => relation(language, which),
        Choice::Change(which) => change(language, which),
        Choice::Item(item) => capital(&crate::words::say::item(language, item)),
        Choice::AllyLost => tr!("Hits on the ally's warriors"),
        Choice::ItemsLost => tr!("Hits on your items"),
    })
}

pub fn pool(_language: Language, pool: Pool) -> String {
    match pool {}
}

pub fn set_pool(_language: Language, pool: Pool) -> String {
    match pool {}
}

pub fn shift(_language: Language, from: Pool, _to: Pool, _n: u8) -> String {
    match from {}
}

pub fn removed(language: Language) -> String {
    in_language(language, || tr!("Hits taken…"))
}

super::no_cards!();

pub fn figure(_language: Language, figure: Figure) -> String {
    match figure {}
}

// The checklist

pub fn step_title(language: Language, step: Step) -> String {
    in_language(language, || match step {
        Step::Character => tr!("step" => "Choose a character"),
        Step::Pawn => tr!("step" => "Place the pawn"),
        Step::Quests => tr!("step" => "Get quests"),
        Step::Ruins => tr!("step" => "Fill the ruins"),
        Step::Items => tr!("step" => "Take starting items"),
        Step::Relations => tr!("step" => "Set relationships"),
        Step::Refresh => tr!("step" => "Refresh"),
        Step::Slip => tr!("step" => "Slip"),
        Step::Move => tr!("step" => "Move"),
        Step::Battle => tr!("step" => "Battle"),
        Step::Explore => tr!("step" => "Explore"),
        Step::Aid => tr!("step" => "Aid"),
        Step::Quest => tr!("step" => "Quest"),
        Step::Strike => tr!("step" => "Strike"),
        Step::Repair => tr!("step" => "Repair"),
        Step::Craft => tr!("step" => "Craft"),
        Step::Special => tr!("step" => "Special action"),
        Step::Rest => tr!("step" => "Rest in the forest"),
        Step::Draw => tr!("step" => "Draw"),
        Step::Discard => tr!("step" => "Discard to 5"),
        Step::Capacity => tr!("step" => "Check the item limit"),
    })
}

pub fn step_figure(
    language: Language,
    game: &Game,
    seat: SeatId,
    step: Step,
    info: &StepInfo,
) -> String {
    let Some(state) = state_of(game, seat) else { return String::new() };
    let done = info.status == Status::Done;
    in_language(language, || match (step, info.count) {
        (Step::Character, _) => character(language, state.character),
        (Step::Pawn, _) => tr!("In any forest"),
        (Step::Quests, _) if !done => tr!("3 lie open"),
        (Step::Ruins, Some(n)) => {
            tr!("{n} item under the ruins" | "{n} items under the ruins" % n)
        }
        (Step::Items, _) => capital(&things::start(language, state.character)),
        (Step::Relations, Some(n)) => {
            tr!("{n} marker on Indifferent" | "{n} markers on Indifferent" % n)
        }
        (Step::Refresh, Some(n)) if !done => {
            tr!("Turn {n} item face up" | "Turn {n} items face up" % n)
        }
        (Step::Move, Some(n)) => tr!("{n} boot ready" | "{n} boots ready" % n),
        (Step::Battle, Some(n)) => tr!("{n} sword ready" | "{n} swords ready" % n),
        (Step::Explore, Some(n)) => tr!("{n} torch ready" | "{n} torches ready" % n),
        (Step::Aid, Some(n)) => tr!("{n} item ready" | "{n} items ready" % n),
        (Step::Quest, Some(n)) => tr!("{n} can be completed" | "{n} can be completed" % n),
        (Step::Strike, Some(n)) => tr!("{n} crossbow ready" | "{n} crossbows ready" % n),
        (Step::Repair | Step::Craft, Some(n)) => {
            tr!("{n} hammer ready" | "{n} hammers ready" % n)
        }
        (Step::Special, _) => special(language, state.character),
        (Step::Rest, Some(n)) if !done => tr!("Repair {n} item" | "Repair {n} items" % n),
        (Step::Draw, Some(n)) if !done => tr!("Draw {n} card" | "Draw {n} cards" % n),
        (Step::Discard, Some(n)) if n > 0 && !done => {
            tr!("Discard {n} card" | "Discard {n} cards" % n)
        }
        (Step::Capacity, Some(n)) if n > 0 && !done => {
            tr!("Remove {n} item for good" | "Remove {n} items for good" % n)
        }
        (Step::Capacity, _) => {
            let (n, limit) = (state.items.carried(), state.items.limit());
            tr!("{n} of {limit} carried", n, limit)
        }
        (
            Step::Quests
            | Step::Ruins
            | Step::Relations
            | Step::Refresh
            | Step::Slip
            | Step::Move
            | Step::Battle
            | Step::Explore
            | Step::Aid
            | Step::Quest
            | Step::Strike
            | Step::Repair
            | Step::Craft
            | Step::Rest
            | Step::Draw
            | Step::Discard,
            _,
        ) => String::new(),
    })
}

pub fn step_detail(
    language: Language,
    game: &Game,
    seat: SeatId,
    step: Step,
    info: &StepInfo,
) -> String {
    let Some(state) = state_of(game, seat) else { return String::new() };
    let open = matches!(info.status, Status::Due | Status::Optional);
    in_language(language, || match step {
        Step::Refresh if open => {
            use crate::engine::factions::vagabond::Tracked;
            let bonus = 2 * state.items.on_track(Tracked::Tea);
            tr!("3, and {n} for tea on its track.", n = bonus)
        }
        Step::Slip if open => tr!("To a clearing or forest beside you, without a boot."),
        Step::Move if open && state.hostiles().is_empty() => tr!("A boot, whoever rules there."),
        Step::Move if open => tr!("A boot, and one more where Hostile warriors stand."),
        Step::Battle if open && state.undamaged_swords() == 0 => {
            tr!("Without an undamaged sword you are defenseless.")
        }
        Step::Battle if open => {
            let n = state.undamaged_swords();
            tr!("At most {n} rolled hit." | "At most {n} rolled hits." % n)
        }
        Step::Explore if open => tr!("1 point, if you take an item."),
        Step::Aid if open => tr!("A matching card to somebody in your clearing."),
        Step::Strike if open => tr!("A warrior; failing that, another piece."),
        Step::Craft if open => tr!("All hammers have the suit of your clearing."),
        Step::Special => special_does(language, state.character),
        Step::Discard if info.status == Status::Done && info.count == Some(0) => {
            tr!("The hand holds 5 cards or fewer.")
        }
        Step::Quests
            if seats_of(game).first().is_some_and(|first| *first != seat) =>
        {
            tr!("Both Vagabonds share one row of quests.")
        }
        Step::Capacity if info.status == Status::Due => {
            tr!("From satchel and Damaged box; bags on their track raise the limit by 2 each.")
        }
        Step::Character
        | Step::Pawn
        | Step::Quests
        | Step::Ruins
        | Step::Items
        | Step::Relations
        | Step::Refresh
        | Step::Slip
        | Step::Move
        | Step::Battle
        | Step::Explore
        | Step::Aid
        | Step::Quest
        | Step::Strike
        | Step::Repair
        | Step::Craft
        | Step::Rest
        | Step::Draw
        | Step::Discard
        | Step::Capacity => String::new(),
    })
}

fn seats_of(game: &Game) -> Vec<SeatId> {
    game.seats().map(|(seat, _)| seat).filter(|seat| is_vagabond(game, *seat)).collect()
}

// Refusals

pub fn refusal(language: Language, refusal: Refusal) -> String {
    in_language(language, || match refusal {
        Refusal::NotReady { kind: which, needed, there } => {
            let item = kind(language, which);
            if there == 0 && needed == 1 {
                tr!("You have no {item} face up and undamaged.", item)
            } else {
                tr!("This takes {needed} × {item}; face up and undamaged: {there}.", needed, item, there)
            }
        }
        Refusal::NothingReady => tr!("None of your items is face up and undamaged."),
        Refusal::NothingExhausted => tr!("None of your items is exhausted."),
        Refusal::NothingDamaged => tr!("None of your items is damaged."),
        Refusal::NothingToDamage => tr!("All items are damaged: further hits are ignored."),
        Refusal::WithinLimit => tr!("You carry no more than your item limit."),
        Refusal::InForest => tr!("Your pawn is in a forest. Move to a clearing first, or insist."),
        Refusal::NotInForest => tr!("Your pawn is not in a forest."),
        Refusal::NoHammerForTwoSuits => {
            tr!("This card takes two suits, and your hammers all have the suit of your clearing. Choose another card, or insist.")
        }
        Refusal::NoQuestOpen => tr!("No quest lies open."),
        Refusal::NotOpen => tr!("That quest does not lie open."),
        Refusal::NoQuestCanBeDone => tr!("You have not both items of any open quest face up."),
        Refusal::RowFull => tr!("Three quests lie open already."),
        Refusal::RuinsEmpty => tr!("Nothing is left under the ruins."),
        Refusal::FoundAlready { ruin } => {
            let item = match ruin {
                Ruin::Bag | Ruin::Boot | Ruin::Hammer | Ruin::Sword => kind(language, ruin.kind()),
            };
            tr!("From a ruin you have this already: {item}. Choose something else, or insist.", item)
        }
        Refusal::NobodyToAid => tr!("You can aid other players only."),
        Refusal::NoAllyInBattle => tr!("No faction is your ally in this battle."),
        Refusal::NoBattle => tr!("No battle of yours was started. Battle first."),
        Refusal::UsedThisTurn => tr!("You have done that this turn. Wait for your next turn, or insist."),
        Refusal::InAQuest => tr!("It happens while you complete a quest: touch the quest."),
    })
}

// Commands

pub fn command(language: Language, game: &Game, seat: SeatId, command: &Command) -> String {
    let name = |seat: SeatId| seat_name(language, game, seat);
    in_language(language, || match command {
        Command::GetQuests => tr!("Lay quests open…"),
        Command::Refresh => tr!("button" => "Refresh"),
        Command::Slip => tr!("Slip…"),
        Command::Move => tr!("button" => "Move"),
        Command::Battle => tr!("button" => "Battle…"),
        Command::HitsWithAlly => tr!("Hits shared with an ally…"),
        Command::Explore => tr!("button" => "Explore…"),
        Command::Aid { to } => tr!("Aid {seat}…", seat = name(*to)),
        Command::Complete(which) => quest_line(language, *which),
        Command::Strike => tr!("button" => "Strike…"),
        Command::Repair => tr!("button" => "Repair…"),
        Command::Special => match state_of(game, seat) {
            Some(state) => special(language, state.character),
            None => String::new(),
        },
        Command::Rest => tr!("button" => "Rest"),
        Command::Draw => tr!("button" => "Draw"),
        Command::Discard => tr!("Discard down to 5"),
        Command::CheckCapacity => tr!("Remove items for good…"),
        Command::Handle(which) => tr!("{item}: change…", item = thing(language, *which)),
        Command::AddItem => tr!("Add an item…"),
        Command::SetRelation { with } => tr!("Relationship with {seat}…", seat = name(*with)),
        Command::SetAids { to } => tr!("Aid given to {seat} this turn…", seat = name(*to)),
        Command::SetForest(true) => tr!("The pawn is in a forest"),
        Command::SetForest(false) => tr!("The pawn is in a clearing"),
        Command::SetRuins => tr!("Items under the ruins…"),
        Command::ChangeQuest(which) => {
            tr!("Not open: {quest}…", quest = quest_line(language, *which))
        }
        Command::AddDone => tr!("Another quest was completed…"),
        Command::TakeBackDone(which) => {
            tr!("Not completed: {quest}", quest = quest_line(language, *which))
        }
        Command::Unuse => tr!("Special action not taken this turn"),
    })
}

pub fn command_detail(language: Language, game: &Game, seat: SeatId, command: &Command) -> String {
    in_language(language, || match command {
        Command::Complete(which) => {
            let n = state_of(game, seat)
                .map_or(1, |state| crate::engine::factions::vagabond::worth(state, *which));
            tr!("{n} point, or 2 cards." | "{n} points, or 2 cards." % n)
        }
        Command::Aid { to } => aid_detail(language, game, seat, *to),
        Command::Special => state_of(game, seat)
            .map_or_else(String::new, |state| special_does(language, state.character)),
        Command::HitsWithAlly => {
            tr!("If its warriors take more hits than your items, it becomes Hostile.")
        }
        Command::Handle(_)
        | Command::AddItem
        | Command::SetRelation { .. }
        | Command::SetAids { .. }
        | Command::SetForest(_)
        | Command::SetRuins
        | Command::ChangeQuest(_)
        | Command::AddDone
        | Command::TakeBackDone(_)
        | Command::Unuse => tr!("A correction, in the open: it becomes an entry."),
        Command::GetQuests
        | Command::Refresh
        | Command::Slip
        | Command::Move
        | Command::Battle
        | Command::Explore
        | Command::Strike
        | Command::Repair
        | Command::Rest
        | Command::Draw
        | Command::Discard
        | Command::CheckCapacity => String::new(),
    })
}

pub fn reason(language: Language, reason: Reason) -> String {
    in_language(language, || match reason {
        Reason::Explored => tr!("item found in a ruin"),
        Reason::Improved => tr!("relationship improved"),
        Reason::AidedAlly => tr!("ally aided"),
        Reason::Infamy => tr!("infamy"),
        Reason::Quest => tr!("quest completed"),
        Reason::Protector => tr!("enlisted as protector"),
        Reason::Coerced => tr!("coercion"),
    })
}

/// What things are chosen for, as a title.
fn purpose(purpose: Purpose, n: u8) -> String {
    match purpose {
        Purpose::Refresh => tr!("Which item turns face up?" | "Which {n} items turn face up?" % n),
        Purpose::Damage => tr!("Which item is damaged?" | "Which {n} items are damaged?" % n),
        Purpose::Mend => tr!("Which item is repaired?" | "Which {n} items are repaired?" % n),
        Purpose::Lose => {
            tr!("Which item leaves the game?" | "Which {n} items leave the game?" % n)
        }
        Purpose::Exhaust => {
            tr!("Which item is exhausted?" | "Which {n} items are exhausted?" % n)
        }
    }
}
