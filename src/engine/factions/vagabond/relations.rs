//! The relationship chart: aid, hostility and infamy.

use serde::{Deserialize, Serialize};

use crate::engine::ask::{Answerer, CountRow, Countable, Question as Asked};
use crate::engine::effect::Effect as Shared;
use crate::engine::factions;
use crate::engine::game::Game;
use crate::engine::propose::{Draft, Means, Outcome, Removal, Toll};
use crate::engine::refusal::RefusalKind;
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::supply::Class;

use super::choose::{ask_own, change_all, things};
use super::items::{Change, Purpose};
use super::laws::{AID, AID_ALLY, ATTACK_WITH_ALLY, COST, EFFECT, HITS_WITH_ALLY, INFAMY};
use super::quests::is_vagabond;
use super::rules::{in_clearing, in_turn, state};
use super::{Choice, Effect, Fight, Question, Reason, Refusal, Step};

/// Where a marker stands on the chart. Source: root:9.2.9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Relation {
    Hostile,
    Indifferent,
    Second,
    Third,
    Allied,
}

impl Relation {
    pub const ALL: [Relation; 5] = [
        Relation::Hostile,
        Relation::Indifferent,
        Relation::Second,
        Relation::Third,
        Relation::Allied,
    ];

    /// Aid of one turn that the next space takes, the points that it gives, and that space. Source: root:9.2.9.I.
    pub fn next(self) -> Option<(u8, u8, Relation)> {
        match self {
            Relation::Indifferent => Some((1, 1, Relation::Second)),
            Relation::Second => Some((2, 2, Relation::Third)),
            Relation::Third => Some((3, 2, Relation::Allied)),
            Relation::Hostile | Relation::Allied => None,
        }
    }
}

/// Whose markers are on the chart: everybody's but a Vagabond's. Source: root:9.3.6.
pub fn chart(game: &Game, seat: SeatId) -> Vec<SeatId> {
    let mut seats = game.clockwise_after(seat);
    seats.retain(|other| *other != seat && !is_vagabond(game, *other));
    seats
}

/// What an aided ally is worth each time. Source: root:9.2.9.II.a.
pub const ALLY: u8 = 2;

pub(super) fn aid(draft: &mut Draft<'_>, seat: SeatId, to: SeatId) -> Outcome {
    in_turn(draft, seat, Step::Aid)?;
    in_clearing(draft, seat, AID)?;
    let playing = to != seat && !draft.seat(to)?.left;
    draft.must_by(playing, AID, Refusal::NobodyToAid)?;
    draft.must_by(draft.seat(seat)?.hand > 0, AID, RefusalKind::HandEmpty)?;
    let now = state(draft, seat)?;
    if now.credit {
        draft.own(seat, Effect::Credit(false))?;
    } else {
        let ready = now.items.count(super::Thing::is_ready) > 0;
        draft.must_by(ready, AID, Refusal::NothingReady)?;
        let one = things(draft, seat, Purpose::Exhaust, 1, AID)?;
        change_all(draft, seat, &one, Change::Exhaust)?;
    }
    // Given, not discarded: it goes to no pile.
    draft.hand(seat, -1)?;
    factions::given(draft, to, 1)?;
    take_item(draft, seat, to)?;
    improve(draft, seat, to)
}

/// One item of the aided player's Crafted Items box.
fn take_item(draft: &mut Draft<'_>, seat: SeatId, from: SeatId) -> Outcome {
    let mut box_ = factions::crafted_box(draft.seat(from)?).to_vec();
    box_.sort_unstable();
    box_.dedup();
    if box_.is_empty() {
        return Ok(());
    }
    let choices = box_.into_iter().map(Choice::Item).chain([Choice::Nothing]).collect();
    let to = Answerer::Seat(seat);
    let Choice::Item(item) = ask_own(draft, to, Question::TakeItem { from }, choices, AID)? else {
        return Ok(());
    };
    draft.apply(Shared::ItemPassed { from, to: seat, item })
}

fn improve(draft: &mut Draft<'_>, seat: SeatId, to: SeatId) -> Outcome {
    if is_vagabond(&draft.game, to) {
        return Ok(());
    }
    let now = state(draft, seat)?;
    let relation = now.relation(to);
    if relation == Relation::Allied {
        let reason = Why::Own(Reason::AidedAlly.into());
        return draft.score(seat, i16::from(ALLY), reason, Some(AID_ALLY));
    }
    let Some((needed, points, next)) = relation.next() else { return Ok(()) };
    let aids = now.aids(to).saturating_add(1);
    if aids < needed {
        return draft.own(seat, Effect::Aided { to, aids });
    }
    draft.own(seat, Effect::Aided { to, aids: 0 })?;
    draft.own(seat, Effect::Related { with: to, relation: next })?;
    draft.score(seat, i16::from(points), Why::Own(Reason::Improved.into()), Some(EFFECT))
}

// Hostility

/// Whether this removal happened in a battle of the own turn.
fn in_battle(draft: &mut Draft<'_>, seat: SeatId, removal: &Removal) -> Outcome<bool> {
    if draft.game.turn.seat != seat || removal.means == Means::Sweep {
        return Ok(false);
    }
    match state(draft, seat)?.fight {
        Fight::Battle(with) if with == removal.whose => Ok(true),
        Fight::Strike | Fight::Duel => Ok(false),
        Fight::Battle(_) | Fight::None if removal.defending => Ok(true),
        Fight::Battle(_) | Fight::None => {
            let question = Asked::Own(Question::InBattle { whose: removal.whose }.into());
            draft.ask_yes(Answerer::Table, question, Some(INFAMY))
        }
    }
}

pub(super) fn has_removed(draft: &mut Draft<'_>, seat: SeatId, removals: &[Removal]) -> Outcome {
    for removal in removals.iter().filter(|r| r.enemy() == Some(seat)) {
        let (whose, toll) = (removal.whose, removal.toll);
        let pieces = toll.warriors.saturating_add(toll.buildings).saturating_add(toll.tokens);
        if pieces == 0 || is_vagabond(&draft.game, whose) {
            continue;
        }
        let now = state(draft, seat)?;
        let was = now.relation(whose) == Relation::Hostile;
        let turned = !was && toll.warriors > 0 && now.fight != Fight::Duel;
        if turned {
            draft.own(seat, Effect::Related { with: whose, relation: Relation::Hostile })?;
        }
        // The warrior that made it Hostile gives no Infamy.
        let due = pieces - u8::from(turned);
        if (was || turned) && due > 0 && in_battle(draft, seat, removal)? {
            let reason = Why::Own(Reason::Infamy.into());
            draft.score(seat, i16::from(due), reason, Some(INFAMY))?;
        }
    }
    Ok(())
}

/// Hits of a battle that an ally's warriors took, beside those that items took.
pub(super) fn hits_with_ally(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_turn(draft, seat, Step::Battle)?;
    let now = state(draft, seat)?;
    let Fight::Battle(defender) = now.fight else {
        return draft.must_by(false, ATTACK_WITH_ALLY, Refusal::NoBattle);
    };
    let mut allies = now.allies();
    allies.retain(|ally| *ally != defender);
    draft.must_by(!allies.is_empty(), ATTACK_WITH_ALLY, Refusal::NoAllyInBattle)?;
    let to = Answerer::Seat(seat);
    let question = Asked::Own(Question::WhichAlly.into());
    let ally = draft.ask_seat(to, question, allies, Some(ATTACK_WITH_ALLY))?;
    let warriors = factions::removable(&draft.game, ally)
        .into_iter()
        .find(|(class, _)| *class == Class::Warrior)
        .map_or(0, |(_, n)| n);
    let rows: Vec<CountRow> =
        [(Choice::AllyLost, warriors), (Choice::ItemsLost, now.items.undamaged())]
            .into_iter()
            .map(|(what, max)| CountRow { what: Countable::Own(what.into()), min: 0, max })
            .collect();
    let any = rows.iter().any(|row| row.max > 0);
    draft.must_by(any, HITS_WITH_ALLY, RefusalKind::NoSuchPiece)?;
    let question = Asked::Own(Question::Hits { ally }.into());
    let counts = draft.ask_counts(to, question, rows, (1, 40), Some(HITS_WITH_ALLY))?;
    let (lost, items) = (counts[0], counts[1]);
    let removals: Vec<Removal> = [
        (ally, Toll { warriors: lost, ..Toll::default() }),
        (seat, Toll { pawns: items, ..Toll::default() }),
    ]
    .into_iter()
    .filter(|(_, toll)| !toll.is_empty())
    .map(|(whose, toll)| Removal {
        by: Some(defender),
        whose,
        toll,
        means: Means::Hits,
        defending: false,
    })
    .collect();
    draft.remove_all(&removals)?;
    if lost > items {
        draft.own(seat, Effect::Related { with: ally, relation: Relation::Hostile })?;
    }
    Ok(())
}

/// A coalition was formed with a Hostile faction. Source: root:9.2.9.III.d.
pub(super) fn pledged(draft: &mut Draft<'_>, seat: SeatId, partner: SeatId) -> Outcome {
    if state(draft, seat)?.relation(partner) == Relation::Hostile {
        draft.own(seat, Effect::Related { with: partner, relation: Relation::Indifferent })?;
    }
    Ok(())
}

// By hand

pub(super) fn set_relation(draft: &mut Draft<'_>, seat: SeatId, with: SeatId) -> Outcome {
    let on_chart = chart(&draft.game, seat).contains(&with);
    draft.must(on_chart, RefusalKind::NothingChanges)?;
    let choices = Relation::ALL.map(Choice::Relation).to_vec();
    let question = Question::Relation { with };
    let Choice::Relation(relation) = ask_own(draft, Answerer::Table, question, choices, COST)?
    else {
        return Ok(());
    };
    let now = state(draft, seat)?.relation(with);
    draft.must(relation != now, RefusalKind::NothingChanges)?;
    draft.own(seat, Effect::Related { with, relation })
}

pub(super) fn set_aids(draft: &mut Draft<'_>, seat: SeatId, to: SeatId) -> Outcome {
    let now = state(draft, seat)?;
    let Some((needed, ..)) = now.relation(to).next() else {
        return draft.must(false, RefusalKind::NothingChanges);
    };
    let on_chart = chart(&draft.game, seat).contains(&to);
    // One aid takes a marker on: there is nothing to count before that.
    draft.must(on_chart && needed > 1, RefusalKind::NothingChanges)?;
    let start = u16::from(now.aids(to));
    let question = Asked::Own(Question::Aids { to }.into());
    let range = (0, u16::from(needed - 1), start);
    let n = draft.ask_number(Answerer::Table, question, range, Some(COST))?;
    draft.must(n != start, RefusalKind::NothingChanges)?;
    draft.own(seat, Effect::Aided { to, aids: u8::try_from(n).unwrap_or(0) })
}
