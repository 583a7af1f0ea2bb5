//! Quests and ruins. Two Vagabonds share both; the first of them keeps what is shared on its board.

use serde::{Deserialize, Serialize};

use crate::engine::ask::Answerer;
use crate::engine::factions::Faction;
use crate::engine::game::Game;
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::suit::Ground;
use crate::engine::turn::Phase;

use super::choose::{ask_own, change, change_all, exhaust_one, things};
use super::items::{Change, Items, Kind, Purpose, Thing};
use super::laws::{EXPLORE, GET_QUESTS, QUEST, SHARED_RUINS, SPECIAL};
use super::rules::{in_clearing, in_turn, state, state_of};
use super::turn::pay_for;
use super::{Character, Choice, Effect, Quest, Question, Reason, Refusal, State, Step};

/// How many quests lie open. Source: root:9.3.3, root:9.7.2.
pub const ROW: usize = 3;

/// What lies under the ruins of one set. Source: root:9.3.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ruin {
    Bag,
    Boot,
    Hammer,
    Sword,
}

impl Ruin {
    pub const ALL: [Ruin; 4] = [Ruin::Bag, Ruin::Boot, Ruin::Hammer, Ruin::Sword];

    pub fn kind(self) -> Kind {
        match self {
            Ruin::Bag => Kind::BAG,
            Ruin::Boot => Kind::BOOT,
            Ruin::Hammer => Kind::HAMMER,
            Ruin::Sword => Kind::SWORD,
        }
    }
}

fn vagabonds(game: &Game) -> impl Iterator<Item = (SeatId, &State)> {
    game.seats().filter_map(|(seat, who)| {
        let Faction::Vagabond(state) = &who.faction else { return None };
        Some((seat, state))
    })
}

pub fn is_vagabond(game: &Game, seat: SeatId) -> bool {
    vagabonds(game).any(|(s, _)| s == seat)
}

/// Who keeps what is shared.
pub(super) fn keeper(game: &Game) -> SeatId {
    vagabonds(game).next().map(|(seat, _)| seat).unwrap_or_default()
}

/// The quests that lie open, for whichever Vagabond.
pub fn quest_row(game: &Game) -> Vec<Quest> {
    vagabonds(game).next().map(|(_, state)| state.row.clone()).unwrap_or_default()
}

/// What the quest deck can still hold.
pub fn quests_left(game: &Game) -> Vec<Quest> {
    let row = quest_row(game);
    let done = |quest: &Quest| vagabonds(game).any(|(_, state)| state.done.contains(quest));
    Quest::ALL.into_iter().filter(|quest| !row.contains(quest) && !done(quest)).collect()
}

/// What the ruins can still hold: one set of items for each Vagabond. Source: root:9.7.1.
pub fn in_ruins(game: &Game) -> [u8; 4] {
    let sets = u8::try_from(vagabonds(game).count()).unwrap_or(1);
    let taken = vagabonds(game).next().map_or([0; 4], |(_, state)| state.explored);
    taken.map(|taken| sets.saturating_sub(taken))
}

/// How many quests of a suit a Vagabond has completed.
pub fn done_of(state: &State, suit: Ground) -> u8 {
    u8::try_from(state.done.iter().filter(|quest| quest.suit() == suit).count()).unwrap_or(15)
}

/// What a quest would score now, itself included. Source: root:9.5.5.
pub fn worth(state: &State, quest: Quest) -> u8 {
    done_of(state, quest.suit()) + 1
}

/// Which of a quest's two items is not at hand.
pub fn missing(items: &Items, quest: Quest) -> Vec<Kind> {
    let [one, two] = quest.items();
    if one == two {
        return vec![one; usize::from(2_u8.saturating_sub(items.ready(one)))];
    }
    [one, two].into_iter().filter(|kind| items.ready(*kind) == 0).collect()
}

/// Whether a quest can be completed now, by whatever the character allows.
pub(super) fn can_complete(state: &State, quest: Quest) -> bool {
    let short = missing(&state.items, quest).len();
    let short = short - usize::from(state.credit).min(short);
    let ready = state.items.count(Thing::is_ready);
    match (state.character, short) {
        (_, 0) => true,
        (Character::Adventurer, 1) => !state.used && ready >= 2,
        (Character::Cheat, _) => !state.used && ready >= 2,
        (
            Character::Thief
            | Character::Tinker
            | Character::Ranger
            | Character::Vagrant
            | Character::Arbiter
            | Character::Scoundrel
            | Character::Adventurer
            | Character::Harrier
            | Character::Ronin
            | Character::Gladiator
            | Character::Jailor,
            _,
        ) => false,
    }
}

/// The table says which quest came up; the deck is its own.
pub(super) fn draw_quest(draft: &mut Draft<'_>) -> Outcome {
    let left = quests_left(&draft.game);
    if left.is_empty() || quest_row(&draft.game).len() >= ROW {
        return Ok(());
    }
    let choices = left.into_iter().map(Choice::Quest).collect();
    let drawn = ask_own(draft, Answerer::Table, Question::QuestDrawn, choices, GET_QUESTS)?;
    let Choice::Quest(quest) = drawn else { return Ok(()) };
    draft.own(keeper(&draft.game), Effect::QuestOpen(quest))
}

pub(super) fn get_quests(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let open = quest_row(&draft.game).len();
    draft.must_by(open < ROW, GET_QUESTS, Refusal::RowFull)?;
    draft.must_by(!quests_left(&draft.game).is_empty(), GET_QUESTS, Refusal::NoQuestOpen)?;
    for _ in open..ROW {
        draw_quest(draft)?;
    }
    if draft.game.turn.phase == Phase::Setup {
        draft.mark_own(seat, Step::Quests)?;
    }
    Ok(())
}

/// What became of the items of a quest: whether the quest card goes back into its deck.
fn pay_for_quest(draft: &mut Draft<'_>, seat: SeatId, quest: Quest) -> Outcome<bool> {
    let now = state(draft, seat)?;
    let short = missing(&now.items, quest);
    let [one, two] = quest.items();
    if short.is_empty() {
        exhaust_one(draft, seat, one)?;
        exhaust_one(draft, seat, two)?;
        return Ok(false);
    }
    let at_hand = |kind: &Kind| if *kind == short[0] && one != two { two } else { one };
    if now.credit && short.len() == 1 {
        draft.own(seat, Effect::Credit(false))?;
        exhaust_one(draft, seat, at_hand(&short[0]))?;
        return Ok(false);
    }
    let ready = now.items.count(Thing::is_ready);
    let refusal = Refusal::NotReady {
        kind: short[0],
        needed: if one == two { 2 } else { 1 },
        there: now.items.ready(short[0]),
    };
    match now.character {
        Character::Adventurer if short.len() == 1 && ready >= 2 => {
            draft.law(!now.used, SPECIAL, Refusal::UsedThisTurn)?;
            exhaust_one(draft, seat, at_hand(&short[0]))?;
            // Improvise: any other item stands in, and is damaged for it.
            for thing in things(draft, seat, Purpose::Exhaust, 1, SPECIAL)? {
                change(draft, seat, thing, Change::Exhaust)?;
                change(
                    draft,
                    seat,
                    Thing::Satchel(thing.kind(), super::Side::Exhausted),
                    Change::Damage,
                )?;
            }
            draft.own(seat, Effect::Used(true))?;
            Ok(false)
        }
        Character::Cheat if ready >= 2 => {
            draft.law(!now.used, SPECIAL, Refusal::UsedThisTurn)?;
            // Con: any two items, and the quest is shuffled back.
            let two = things(draft, seat, Purpose::Exhaust, 2, SPECIAL)?;
            change_all(draft, seat, &two, Change::Exhaust)?;
            draft.own(seat, Effect::Used(true))?;
            Ok(true)
        }
        Character::Thief
        | Character::Tinker
        | Character::Ranger
        | Character::Vagrant
        | Character::Arbiter
        | Character::Scoundrel
        | Character::Adventurer
        | Character::Harrier
        | Character::Ronin
        | Character::Cheat
        | Character::Gladiator
        | Character::Jailor => draft.must_by(false, QUEST, refusal).map(|()| false),
    }
}

pub(super) fn complete(draft: &mut Draft<'_>, seat: SeatId, quest: Quest) -> Outcome {
    in_turn(draft, seat, Step::Quest)?;
    in_clearing(draft, seat, QUEST)?;
    draft.must_by(quest_row(&draft.game).contains(&quest), QUEST, Refusal::NotOpen)?;
    let points = worth(&state(draft, seat)?, quest);
    let goes_back = pay_for_quest(draft, seat, quest)?;
    draft.own(keeper(&draft.game), Effect::QuestGone(quest))?;
    let rewards = vec![Choice::Points(points), Choice::Cards];
    let to = Answerer::Seat(seat);
    let reward = ask_own(draft, to, Question::Reward { points }, rewards, QUEST)?;
    // A quest that goes back can come up again, but not at once: it is drawn after the new one.
    draft.own(seat, Effect::QuestDone(quest))?;
    draw_quest(draft)?;
    if goes_back {
        draft.own(seat, Effect::QuestUndone(quest))?;
    }
    if reward == Choice::Cards {
        return draft.hand(seat, 2);
    }
    draft.score(seat, i16::from(points), Why::Own(Reason::Quest.into()), Some(QUEST))
}

pub(super) fn explore(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_turn(draft, seat, Step::Explore)?;
    in_clearing(draft, seat, EXPLORE)?;
    let left = in_ruins(&draft.game);
    draft.must_by(left.iter().any(|n| *n > 0), EXPLORE, Refusal::RuinsEmpty)?;
    pay_for(draft, seat, Step::Explore, 1)?;
    let choices = Ruin::ALL
        .into_iter()
        .zip(left)
        .filter(|(_, n)| *n > 0)
        .map(|(ruin, _)| Choice::Ruin(ruin))
        .chain([Choice::Nothing])
        .collect();
    let to = Answerer::Seat(seat);
    let Choice::Ruin(ruin) = ask_own(draft, to, Question::Found, choices, EXPLORE)? else {
        return Ok(());
    };
    let again = state(draft, seat)?.found.contains(&ruin);
    draft.law(!again, SHARED_RUINS, Refusal::FoundAlready { ruin })?;
    let holder = keeper(&draft.game);
    let mut explored = state_of(&draft.game, holder).map_or([0; 4], |state| state.explored);
    explored[ruin as usize] += 1;
    draft.own(holder, Effect::Explored(explored))?;
    draft.own(seat, Effect::Found(ruin))?;
    draft.own(seat, Effect::Gained(ruin.kind()))?;
    draft.score(seat, 1, Why::Own(Reason::Explored.into()), Some(EXPLORE))
}

// By hand

pub(super) fn set_ruins(draft: &mut Draft<'_>) -> Outcome {
    use crate::engine::ask::{CountRow, Countable, Question as Asked};
    let left = in_ruins(&draft.game);
    let holder = keeper(&draft.game);
    let taken = state_of(&draft.game, holder).map_or([0; 4], |state| state.explored);
    let sets: Vec<u8> = left.iter().zip(taken).map(|(left, taken)| left + taken).collect();
    let rows = Ruin::ALL
        .into_iter()
        .zip(&sets)
        .map(|(ruin, max)| CountRow {
            what: Countable::Own(Choice::Ruin(ruin).into()),
            min: 0,
            max: *max,
        })
        .collect();
    let question = Asked::Own(Question::Ruins.into());
    let total = (0, sets.iter().sum());
    let counts = draft.ask_counts(Answerer::Table, question, rows, total, None)?;
    let mut explored = [0; 4];
    for (at, (set, n)) in sets.iter().zip(counts).enumerate() {
        explored[at] = set - n;
    }
    draft.must(explored != taken, RefusalKind::NothingChanges)?;
    draft.own(holder, Effect::Explored(explored))
}

pub(super) fn change_quest(draft: &mut Draft<'_>, quest: Quest) -> Outcome {
    let there = quest_row(&draft.game).contains(&quest);
    draft.must(there, RefusalKind::NothingChanges)?;
    let left: Vec<Choice> = quests_left(&draft.game).into_iter().map(Choice::Quest).collect();
    draft.must(!left.is_empty(), RefusalKind::NothingChanges)?;
    let question = Question::ChangeQuest { quest };
    let Choice::Quest(other) = ask_own(draft, Answerer::Table, question, left, GET_QUESTS)? else {
        return Ok(());
    };
    let holder = keeper(&draft.game);
    draft.own(holder, Effect::QuestGone(quest))?;
    draft.own(holder, Effect::QuestOpen(other))
}

pub(super) fn add_done(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let left: Vec<Choice> = quests_left(&draft.game).into_iter().map(Choice::Quest).collect();
    draft.must(!left.is_empty(), RefusalKind::NothingChanges)?;
    let done = ask_own(draft, Answerer::Table, Question::AddDone, left, QUEST)?;
    let Choice::Quest(quest) = done else { return Ok(()) };
    draft.own(seat, Effect::QuestDone(quest))
}
