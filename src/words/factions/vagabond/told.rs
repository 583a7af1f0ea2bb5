//! What the Vagabond did, as the ledger tells it.

use tr::tr;

use crate::engine::effect::Effect as Shared;
use crate::engine::entry::Entry;
use crate::engine::factions::FactionEffect;
use crate::engine::factions::vagabond::{
    Change, Command, Effect, Fight, Kind, Relation, Thing, in_ruins, state_of,
};
use crate::engine::game::Game;
use crate::engine::seat::SeatId;
use crate::words::say::{capital, in_hand, seat_name};
use crate::words::{Language, in_language};

use super::{kind, quest, quest_line, relation, special, thing};

/// What happened on a Vagabond's board in an entry.
fn own(entry: &Entry) -> impl Iterator<Item = Effect> + '_ {
    entry.effects.iter().filter_map(|effect| {
        let Shared::Own { effect: FactionEffect::Vagabond(own), .. } = effect else { return None };
        Some(*own)
    })
}

fn changed(entry: &Entry, which: Change) -> usize {
    own(entry).filter(|e| matches!(e, Effect::Changed { change, .. } if *change == which)).count()
}

fn found(entry: &Entry) -> Option<Kind> {
    own(entry).find_map(|effect| {
        let Effect::Found(ruin) = effect else { return None };
        Some(ruin.kind())
    })
}

/// What a command did: the label of its entry.
pub fn done(
    language: Language,
    _before: &Game,
    after: &Game,
    seat: SeatId,
    command: &Command,
    entry: &Entry,
) -> String {
    let name = |seat: SeatId| seat_name(language, after, seat);
    let other = name;
    let state = state_of(after, seat);
    in_language(language, || match *command {
        Command::GetQuests => tr!("{seat} laid quests open", seat = name(seat)),
        Command::Refresh => {
            let n = changed(entry, Change::Refresh);
            tr!("{seat} refreshed {n} item" | "{seat} refreshed {n} items" % n, seat = name(seat))
        }
        Command::Slip => tr!("{seat} slipped away", seat = name(seat)),
        Command::Move => tr!("{seat} moved", seat = name(seat)),
        Command::Battle => match state.map(|state| state.fight) {
            Some(Fight::Battle(with)) => {
                tr!("{seat} battled {other}", seat = name(seat), other = other(with))
            }
            Some(Fight::None | Fight::Strike | Fight::Duel) | None => {
                tr!("{seat} battled", seat = name(seat))
            }
        },
        Command::HitsWithAlly => tr!("{seat} shared hits with an ally", seat = name(seat)),
        Command::Explore => match found(entry) {
            Some(which) => {
                tr!("{seat} explored a ruin: {item}", seat = name(seat), item = kind(language, which))
            }
            None => tr!("{seat} explored a ruin and took nothing", seat = name(seat)),
        },
        Command::Aid { to } => tr!("{seat} aided {other}", seat = name(seat), other = other(to)),
        Command::Complete(which) => {
            tr!("{seat} completed {quest}", seat = name(seat), quest = quest(language, which))
        }
        Command::Strike => tr!("{seat} struck", seat = name(seat)),
        Command::Repair => tr!("{seat} repaired an item", seat = name(seat)),
        Command::Special => {
            let what = state.map(|state| special(language, state.character)).unwrap_or_default();
            tr!("{seat}: {action}", seat = name(seat), action = what)
        }
        Command::Rest => {
            let n = changed(entry, Change::Mend);
            tr!("{seat} rested and repaired {n} item" | "{seat} rested and repaired {n} items" % n,
                seat = name(seat))
        }
        Command::Draw => {
            let n = in_hand(entry, seat).max(0).unsigned_abs();
            tr!("{seat} drew {n} card" | "{seat} drew {n} cards" % n, seat = name(seat))
        }
        Command::Discard => {
            let n = in_hand(entry, seat).min(0).unsigned_abs();
            tr!("{seat} discarded {n} card" | "{seat} discarded {n} cards" % n, seat = name(seat))
        }
        Command::CheckCapacity => {
            let n = changed(entry, Change::Lose);
            tr!("{seat} carried too much: {n} item left the game"
                | "{seat} carried too much: {n} items left the game" % n, seat = name(seat))
        }
        Command::Handle(which) => tr!("Correction: {item}", item = thing(language, which)),
        Command::AddItem => tr!("Correction: {seat} has an item more", seat = name(seat)),
        Command::SetRelation { with } => {
            let now = state.map_or(Relation::Indifferent, |state| state.relation(with));
            tr!("Correction: {seat} is {relation}", seat = other(with),
                relation = relation(language, now))
        }
        Command::SetAids { to } => {
            let n = state.map_or(0, |state| state.aids(to));
            tr!("Correction: {n} aid for {seat} counts" | "Correction: {n} aids for {seat} count" % n,
                seat = other(to))
        }
        Command::SetForest(true) => tr!("Correction: the pawn is in a forest"),
        Command::SetForest(false) => tr!("Correction: the pawn is in a clearing"),
        Command::SetRuins => {
            let n: u8 = in_ruins(after).iter().sum();
            tr!("Correction: {n} item under the ruins" | "Correction: {n} items under the ruins" % n)
        }
        Command::ChangeQuest(which) => {
            tr!("Correction: not open, {quest}", quest = quest_line(language, which))
        }
        Command::AddDone => tr!("Correction: another quest completed"),
        Command::TakeBackDone(which) => {
            tr!("Correction: not completed, {quest}", quest = quest_line(language, which))
        }
        Command::Unuse => tr!("Correction: special action not taken this turn"),
    })
}

/// What happened on the board; empty where the label tells it.
pub fn effect(
    language: Language,
    before: &Game,
    after: &Game,
    seat: SeatId,
    effect: &Effect,
) -> String {
    let name = |seat: SeatId| seat_name(language, after, seat);
    in_language(language, || match *effect {
        Effect::Changed { thing: which, change } => {
            let line = became(language, which, change);
            match bag_lost(language, before, seat, which, change) {
                Some(limit) => tr!("{change}; {limit}", change = line, limit),
                None => line,
            }
        }
        Effect::Gained(which) => tr!("{item} came face up", item = capital(&kind(language, which))),
        Effect::Related { with, relation: now } => {
            tr!("{seat}: {relation}", seat = name(with), relation = relation(language, now))
        }
        Effect::Aided { aids: 0, .. } => String::new(),
        Effect::Aided { to, aids } => {
            tr!("{n} aid for {seat} this turn" | "{n} aids for {seat} this turn" % aids,
                seat = name(to))
        }
        Effect::QuestOpen(which) => {
            tr!("Open now: {quest}", quest = quest_line(language, which))
        }
        Effect::QuestGone(_) | Effect::Found(_) | Effect::Explored(_) => String::new(),
        Effect::QuestDone(which) => {
            tr!("Completed: {quest}", quest = quest_line(language, which))
        }
        Effect::QuestUndone(which) => {
            tr!("Back in the quest deck: {quest}", quest = quest_line(language, which))
        }
        Effect::Forest(true) => tr!("The pawn is in a forest"),
        Effect::Forest(false) => tr!("The pawn is in a clearing"),
        Effect::Fought(_) => String::new(),
        Effect::Used(true) => tr!("Special action of this turn taken"),
        Effect::Used(false) => tr!("Special action of this turn open again"),
        Effect::Credit(true) => tr!("A card stands in for the next item"),
        Effect::Credit(false) => tr!("A card stood in for an item"),
    })
}

fn became(language: Language, which: Thing, change: Change) -> String {
    let item = capital(&kind(language, which.kind()));
    match change {
        Change::Exhaust => tr!("{item} exhausted", item),
        Change::Refresh => tr!("{item} refreshed", item),
        Change::Damage => tr!("{item} damaged", item),
        Change::Mend => tr!("{item} repaired", item),
        Change::Lose => tr!("{item} out of the game", item),
    }
}

/// A bag that leaves its track lowers the item limit at once.
fn bag_lost(
    _language: Language,
    before: &Game,
    seat: SeatId,
    which: Thing,
    change: Change,
) -> Option<String> {
    use crate::engine::factions::vagabond::Tracked;
    let lowers = match change {
        Change::Exhaust | Change::Damage | Change::Lose => true,
        Change::Refresh | Change::Mend => false,
    };
    let limit = state_of(before, seat)?.items.limit();
    (lowers && which == Thing::Track(Tracked::Bag))
        .then(|| tr!("item limit {n}", n = limit.saturating_sub(2)))
}
