//! The steps of the Triumvirate, from the first grudge to the discard, and what can be put right by hand.

use super::laws::{
    CRAFTING, DRAW, EVOKE, GET_MADDER, PLACE, PUNISH, RECRUIT, REMIND, RETRIBUTION, VINDICATE,
};
use super::{Choice, Effect, Figure, Fury, Pool, Punishment, Question, Reason, Refusal, Step};
use crate::engine::ask::{Answerer, Choice as Picked, CountRow, Countable, Question as Asked};
use crate::engine::card::Face;
use crate::engine::factions::{self, FactionChoice};
use crate::engine::law::LawRef;
use crate::engine::propose::{Draft, Means, Outcome, Removal, Toll};
use crate::engine::refusal::{Misfit, Refusal as Refused, RefusalKind};
use crate::engine::score::Reason as Why;
use crate::engine::seat::SeatId;
use crate::engine::turn::{Mark, Phase, Step as Line};

use super::battle::{retribution, vindicated};
use super::checklist::{in_turn, law_of_order, once};
use super::rules::{count, state};
use super::track::{need, need_anger, need_shade, shade};

/// The most items that one hit after another can damage; more than a Vagabond carries.
const MOST_ITEMS: u8 = 20;
/// A count that the table corrects: more than any turn holds.
const MOST_PUNISHED: u8 = 9;

// Setup

pub(super) fn place_start(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let again = draft.seat(seat)?.mark(Line::Own(Step::Place.into())) == Some(Mark::Done);
    draft.must_by(!again, PLACE, Refusal::PlacedAlready)?;
    draft.shift(seat, Pool::Grudges, Pool::GrudgesOnMap, 1)?;
    draft.shift(seat, Pool::Warriors, Pool::WarriorsOnMap, 6)?;
    draft.mark_own(seat, Step::Place)
}

pub(super) fn evoke_first(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let none = state(draft, seat)?.furies.is_empty();
    draft.must_by(none, EVOKE, Refusal::FuryEvoked)?;
    evoke(draft, seat, EVOKE)?;
    draft.mark_own(seat, Step::Evoke)
}

/// One more fury, as long as there is one.
fn evoke(draft: &mut Draft<'_>, seat: SeatId, law: LawRef) -> Outcome {
    let evoked = state(draft, seat)?.furies;
    let left = Fury::ALL.into_iter().filter(|fury| !evoked.contains(fury));
    let left: Vec<Picked> = left.map(|fury| Picked::Own(Choice::Fury(fury).into())).collect();
    if left.is_empty() {
        return Ok(());
    }
    let question = Asked::Own(Question::Evoke.into());
    match draft.ask_one(Answerer::Seat(seat), question, left, Some(law))? {
        Picked::Own(FactionChoice::Triumvirate(Choice::Fury(fury))) => {
            draft.own(seat, Effect::Fury { fury, evoked: true })
        }
        Picked::Own(_)
        | Picked::Seat(_)
        | Picked::Suit(_)
        | Picked::Card(_)
        | Picked::Pool(_)
        | Picked::Zone(_)
        | Picked::Battle(_) => Err(Refused::plain(RefusalKind::AnswerDoesNotFit).into()),
    }
}

// Birdsong

pub(super) fn pay_for_crafting(draft: &mut Draft<'_>, seat: SeatId, face: Face) -> Outcome {
    // Of a card known by suit alone nobody knows the cost; the table pays for it by itself.
    let Some(needed) = face.kind().and_then(|kind| kind.cost()) else { return Ok(()) };
    let activated = state(draft, seat)?.activated;
    let left = count(&draft.game, seat, Pool::GrudgesOnMap).saturating_sub(activated);
    draft.law(needed <= left, CRAFTING, Refusal::NoGrudgeLeft { needed, left })?;
    draft.own(seat, Effect::Activated(activated.saturating_add(needed)))
}

pub(super) fn get_madder(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::GetMadder)?;
    let from = state(draft, seat)?.space;
    let Some(to) = from.next() else {
        return draft.must_by(false, GET_MADDER, Refusal::LastSpace);
    };
    draft.own(seat, Effect::Marker(to))?;
    // The anger is wanted next, by Recruit: asked along, so that there is one question a turn.
    need(draft, to, &[Figure::Shade(from), Figure::Anger(to), Figure::Shade(to)])?;
    if shade(&draft.game, to) > shade(&draft.game, from) {
        evoke(draft, seat, GET_MADDER)?;
    }
    draft.mark_own(seat, Step::GetMadder)
}

// Daylight

pub(super) fn recruit(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Recruit)?;
    let grudges = count(&draft.game, seat, Pool::GrudgesOnMap);
    draft.must_by(grudges > 0, RECRUIT, Refusal::NoGrudgeOnMap)?;
    let supply = count(&draft.game, seat, Pool::Warriors);
    draft.must_by(supply > 0, RECRUIT, Refusal::NoWarriorInSupply)?;
    let space = state(draft, seat)?.space;
    let anger = need_anger(draft, space)?;
    let placed = draft.shift(seat, Pool::Warriors, Pool::WarriorsOnMap, anger)?;
    draft.own(seat, Effect::Recruited { anger, placed })?;
    draft.mark_own(seat, Step::Recruit)
}

pub(super) fn remind(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    in_turn(draft, seat, Step::Remind)?;
    let there = count(&draft.game, seat, Pool::Grudges) > 0;
    draft.must_by(there, REMIND, Refusal::NoGrudgeInSupply)?;
    draft.spend(seat, 1, REMIND)?;
    draft.shift(seat, Pool::Grudges, Pool::GrudgesOnMap, 1)?;
    draft.mark_own(seat, Step::Remind)
}

pub(super) fn punish(draft: &mut Draft<'_>, seat: SeatId, punishment: Punishment) -> Outcome {
    in_turn(draft, seat, Step::Punish)?;
    let used = state(draft, seat)?.punished;
    draft.law(used < 3, PUNISH, Refusal::PunishedThrice)?;
    let there = count(&draft.game, seat, Pool::WarriorsOnMap) > 0;
    draft.must_by(there, PUNISH, Refusal::NoWarriorOnMap)?;
    match punishment {
        Punishment::Moves => {
            draft.own(seat, Effect::Punished { battle: false, due: 0, lost: 0 })?;
        }
        // The battle that follows in the same entry says by itself what it comes to.
        Punishment::Battle { .. } if draft.fight().is_some() => {}
        Punishment::Battle { defender } => battle(draft, seat, defender)?,
    }
    draft.mark_own(seat, Step::Punish)
}

/// What rolled hits removed on both sides goes, in one removal; then retribution comes for it.
fn battle(draft: &mut Draft<'_>, seat: SeatId, defender: Option<SeatId>) -> Outcome {
    let to = Answerer::Seat(seat);
    let enemies = draft.game.enemies(seat);
    let defender = match defender {
        Some(defender) => {
            draft.must(enemies.contains(&defender), RefusalKind::NobodyElse)?;
            defender
        }
        None => {
            let question = Asked::Own(Question::Defender.into());
            draft.ask_seat(to, question, enemies, Some(PUNISH))?
        }
    };
    let mut rows: Vec<CountRow> =
        [defender, seat]
            .into_iter()
            .flat_map(|whose| {
                factions::removable(&draft.game, whose).into_iter().map(move |(class, max)| {
                    CountRow { what: Countable::Pieces(whose, class), min: 0, max }
                })
            })
            .filter(|row| row.max > 0)
            .collect();
    if factions::loses_items_unseen(draft.seat(defender)?) {
        let what = Countable::Own(Choice::ItemsDamaged.into());
        rows.push(CountRow { what, min: 0, max: MOST_ITEMS });
    }
    let question = Asked::Own(Question::RolledHits { defender }.into());
    let counts = draft.ask_counts(to, question, rows.clone(), (0, u8::MAX), Some(RETRIBUTION))?;
    let (mut theirs, mut own, mut items) = (Toll::default(), Toll::default(), 0);
    for (row, n) in rows.iter().zip(counts) {
        match row.what {
            Countable::Pieces(whose, class) if whose == seat => own.add(class, n),
            Countable::Pieces(_, class) => theirs.add(class, n),
            Countable::Own(_) => items = n,
            Countable::Class(_)
            | Countable::Suit(_)
            | Countable::Pool(_)
            | Countable::Figure(_) => {}
        }
    }
    let means = Means::Hits;
    let removals: Vec<Removal> = [
        Removal { by: Some(seat), whose: defender, toll: theirs, means, defending: true },
        Removal { by: Some(defender), whose: seat, toll: own, means, defending: false },
    ]
    .into_iter()
    .filter(|removal| !removal.toll.is_empty())
    .collect();
    let items = items.saturating_add(factions::items_hit(&draft.game, &removals));
    let gone = draft.remove_counted(&removals)?;
    // What fell instead of leaving was not removed.
    let others = removals.iter().map(|r| r.toll.buildings.saturating_add(r.toll.tokens));
    let pieces = gone.into_iter().chain(others).fold(0, u8::saturating_add);
    gain_retribution(draft, seat, pieces, items)
}

pub(super) fn gain_retribution(
    draft: &mut Draft<'_>,
    seat: SeatId,
    pieces: u8,
    items: u8,
) -> Outcome {
    let gain = retribution(pieces, items, count(&draft.game, seat, Pool::Retribution));
    draft.shift(seat, Pool::Retribution, Pool::RetributionBox, gain.gained)?;
    draft.own(seat, Effect::Punished { battle: true, due: gain.due, lost: gain.lost })
}

// Evening

pub(super) fn vindicate(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let there = count(&draft.game, seat, Pool::RetributionBox);
    let (points, left) = vindicated(there);
    // First: nobody should be warned of steps left for a step that then has nothing to do.
    draft.must_by(points > 0, VINDICATE, Refusal::TooLittleRetribution { there })?;
    in_turn(draft, seat, Step::Vindicate)?;
    draft.shift(seat, Pool::RetributionBox, Pool::Retribution, there - left)?;
    draft.score(seat, i16::from(points), Why::Own(Reason::Vindicated.into()), Some(VINDICATE))?;
    draft.mark_own(seat, Step::Vindicate)
}

pub(super) fn draw(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    once(draft, seat, Step::Draw)?;
    let space = state(draft, seat)?.space;
    let shade = need_shade(draft, space)?;
    draft.hand(seat, i8::try_from(shade).unwrap_or(i8::MAX))?;
    draft.mark_own(seat, Step::Draw)
}

pub(super) fn discard(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    draft.discard_down(seat, Step::Discard, DRAW, law_of_order(Phase::Evening))
}

// Removals

pub(super) fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
    let (seat, toll) = (removal.whose, removal.toll);
    let there = |pool| count(&draft.game, seat, pool);
    let enough = toll.buildings == 0
        && toll.warriors <= there(Pool::WarriorsOnMap)
        && toll.tokens <= there(Pool::GrudgesOnMap);
    draft.must(enough, RefusalKind::NoSuchPiece)?;
    draft.shift(seat, Pool::GrudgesOnMap, Pool::Grudges, toll.tokens)?;
    draft.shift(seat, Pool::WarriorsOnMap, Pool::Warriors, toll.warriors)
}

/// Tisiphone: a warrior for each grudge that an enemy removed, to any grudge that is left.
pub(super) fn react(draft: &mut Draft<'_>, removal: &Removal) -> Outcome {
    let seat = removal.whose;
    let answers = removal.enemy().is_some()
        && removal.toll.tokens > 0
        && state(draft, seat)?.furies.contains(&Fury::Tisiphone)
        && count(&draft.game, seat, Pool::GrudgesOnMap) > 0;
    if !answers {
        return Ok(());
    }
    let placed = draft.shift(seat, Pool::Warriors, Pool::WarriorsOnMap, removal.toll.tokens)?;
    if placed > 0 { draft.own(seat, Effect::Avenged(placed)) } else { Ok(()) }
}

// By hand

pub(super) fn set_fury(draft: &mut Draft<'_>, seat: SeatId, fury: Fury, evoked: bool) -> Outcome {
    let now = state(draft, seat)?.furies.contains(&fury);
    draft.must(now != evoked, RefusalKind::NothingChanges)?;
    draft.own(seat, Effect::Fury { fury, evoked })
}

pub(super) fn set_punished(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let now = u16::from(state(draft, seat)?.punished);
    let range = (0, u16::from(MOST_PUNISHED).max(now), now);
    let question = Asked::Own(Question::Punished.into());
    let to = draft.ask_number(Answerer::Table, question, range, Some(PUNISH))?;
    draft.must(to != now, RefusalKind::NothingChanges)?;
    let to = u8::try_from(to).map_err(|_| Refused::plain(Misfit::OutOfRange))?;
    draft.own(seat, Effect::PunishedSet(to))
}

pub(super) fn set_activated(draft: &mut Draft<'_>, seat: SeatId) -> Outcome {
    let now = u16::from(state(draft, seat)?.activated);
    let all = u16::from(count(&draft.game, seat, Pool::GrudgesOnMap));
    let question = Asked::Own(Question::Activated.into());
    let to = draft.ask_number(Answerer::Table, question, (0, all.max(now), now), Some(CRAFTING))?;
    draft.must(to != now, RefusalKind::NothingChanges)?;
    let to = u8::try_from(to).map_err(|_| Refused::plain(Misfit::OutOfRange))?;
    draft.own(seat, Effect::Activated(to))
}
