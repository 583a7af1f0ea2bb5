//! The law of the Lost Powers: steps, what they come to, and what happens when an Elder is removed.
//! Numbers in `law(…)` are those of the Nemesis expansion's law.

use super::laws::{
    CRAFTING, CYCLE, DAYLIGHT, DISARM, DISCARD, FILL, INDOCTRINATE, LOSS, ORAL_HISTORY, RETIRE,
    RISE,
};
use super::{
    Action, Choice, Command, Effect, Figure, Pick, Pool, Question, Reason, Refusal, Slot, State,
    Step, Zone,
};
use crate::engine::ask::{Answerer, Question as Asked};
use crate::engine::battle::Force;
use crate::engine::card::{CardId, Face};
use crate::engine::factions::Contract;
use crate::engine::figure::{Figures, Shape};
use crate::engine::game::Game;
use crate::engine::law::{Book, LawRef, law};
use crate::engine::offer::Candidate;
use crate::engine::propose::{Draft, Outcome, Removal};
use crate::engine::refusal::{Misfit, Refusal as Refused, RefusalKind};
use crate::engine::score::Reason as Why;
use crate::engine::seat::{Seat, SeatId};
use crate::engine::suit::Suit;
use crate::engine::turn::{Phase, StepInfo};
use crate::engine::zone::{Sight, Zone as Place_};

use super::checklist::{candidates, step_info};
use super::loss::{stands, take, wear_out_costliest};
use super::turn::{
    act, cycle, disarm, discard, fill_tableau, indoctrinate, retire, rise, set_rules,
};

pub(super) const ELDERS: u8 = 5;
/// More Old Friends of one suit, or a higher cost, than any print run holds.
pub(super) const MOST: u8 = 9;

/// How the Lost Powers keep the contract.
pub struct Rules;

pub(super) fn law_of(step: Step) -> LawRef {
    match step {
        Step::Warriors => law(Book::Nemesis, "LP.3.1"),
        Step::Tableau => FILL,
        Step::Disarm => DISARM,
        Step::Rise => RISE,
        Step::Followers => DAYLIGHT,
        Step::Retire => RETIRE,
        Step::Indoctrinate => INDOCTRINATE,
        Step::Cycle => CYCLE,
        Step::Discard => DISCARD,
    }
}

pub(super) fn law_of_action(action: Action) -> LawRef {
    match action {
        Action::Recruit => law(Book::Nemesis, "LP.5.1"),
        Action::Draw => law(Book::Nemesis, "LP.5.2"),
        Action::Seek => law(Book::Nemesis, "LP.5.3"),
        Action::Move => law(Book::Nemesis, "LP.5.4"),
        Action::Battle => law(Book::Nemesis, "LP.5.5"),
    }
}

/// Whether a follower of this suit can take this action at all.
pub fn may(suit: Suit, action: Action) -> bool {
    match action {
        Action::Recruit => matches!(suit, Suit::Mouse | Suit::Bird),
        Action::Draw => matches!(suit, Suit::Rabbit | Suit::Bird),
        Action::Seek => matches!(suit, Suit::Fox | Suit::Bird),
        Action::Move | Action::Battle => true,
    }
}

pub(super) fn zone(seat: SeatId, zone: Zone) -> Place_ {
    Place_::Own(seat, zone.into())
}

pub(super) fn slot(seat: SeatId, place: Slot) -> Place_ {
    zone(seat, Zone::Slot(place))
}

/// The followers in the tableau, in order of their places.
pub fn followers(game: &Game, seat: SeatId) -> Vec<CardId> {
    Slot::ALL.iter().flat_map(|s| game.cards_in(slot(seat, *s)).to_vec()).collect()
}

pub(super) fn count(game: &Game, seat: SeatId, pool: Pool) -> u8 {
    game.seat(seat).map_or(0, |s| s.pools.count(pool.into()))
}

pub(super) fn suit_of(game: &Game, card: CardId) -> Suit {
    game.card(card).map_or(Suit::Bird, |c| c.face.suit())
}

pub(super) fn state(draft: &Draft<'_>, seat: SeatId) -> Outcome<State> {
    let super::super::Faction::LostPowers(state) = &draft.seat(seat)?.faction else {
        return Err(Refused::plain(Misfit::OtherFaction).into());
    };
    Ok(state.clone())
}

/// How many actions a follower takes a turn. Source: nemesis:LP.5.
pub(super) fn acts_of(suit: Suit) -> usize {
    match suit {
        Suit::Bird => 2,
        Suit::Fox | Suit::Rabbit | Suit::Mouse => 1,
    }
}

pub(super) fn acts_left(state: &State, card: CardId, suit: Suit) -> usize {
    acts_of(suit).saturating_sub(state.acts.iter().filter(|(c, _)| *c == card).count())
}

/// What all Elders on the map count together for rule. Source: nemesis:LP.2.3.
pub fn rule_weight(game: &Game, seat: SeatId) -> u8 {
    3 * count(game, seat, Pool::Upright) + count(game, seat, Pool::Fallen)
}

impl Contract for Rules {
    type Pick = Pick;
    type State = State;
    type Command = Command;
    type Effect = Effect;
    type Step = Step;
    type Pool = Pool;
    type Zone = Zone;
    type Figure = Figure;
    type Choice = Choice;

    fn begin(pick: &Pick) -> State {
        State { rules: *pick, ..State::default() }
    }

    fn pools() -> Vec<(Pool, u8)> {
        vec![(Pool::Supply, ELDERS), (Pool::Upright, 0), (Pool::Fallen, 0)]
    }

    fn steps(game: &Game, seat: SeatId, state: &State) -> Vec<StepInfo> {
        Step::ALL.into_iter().map(|step| step_info(game, seat, state, step)).collect()
    }

    fn step_phase(step: Step) -> Phase {
        match step {
            Step::Warriors | Step::Tableau => Phase::Setup,
            Step::Disarm | Step::Rise => Phase::Birdsong,
            Step::Followers => Phase::Daylight,
            Step::Retire | Step::Indoctrinate | Step::Cycle | Step::Discard => Phase::Evening,
        }
    }

    fn candidates(game: &Game, seat: SeatId, state: &State) -> Vec<Candidate> {
        candidates(game, seat, state)
    }

    fn decide(draft: &mut Draft<'_>, seat: SeatId, command: &Command) -> Outcome {
        match *command {
            Command::FillTableau => fill_tableau(draft, seat),
            Command::Disarm => disarm(draft, seat),
            Command::Rise => rise(draft, seat),
            Command::Act { card, action } => act(draft, seat, card, action),
            Command::Retire { card } => retire(draft, seat, card),
            Command::Indoctrinate => indoctrinate(draft, seat),
            Command::Cycle => cycle(draft, seat),
            Command::Discard => discard(draft, seat),
            Command::SetRules(rules) => set_rules(draft, seat, rules),
            Command::Refresh { card } => {
                let used = state(draft, seat)?.acts.iter().any(|(c, _)| *c == card);
                draft.must(used, RefusalKind::NothingChanges)?;
                draft.own(seat, Effect::Refreshed { card })
            }
            Command::SetActivated => {
                let now = state(draft, seat)?;
                let start = u16::from(now.activated);
                let range = (0, u16::from(ELDERS), start);
                let question = Asked::Own(Question::Activated.into());
                let n = draft.ask_number(Answerer::Table, question, range, Some(INDOCTRINATE))?;
                draft.must(n != start, RefusalKind::NothingChanges)?;
                let elders = u8::try_from(n).unwrap_or(ELDERS);
                draft.own(seat, Effect::Activated { elders, spent: [0; 4] })
            }
            Command::Shuffle => {
                let deck = zone(seat, Zone::Deck);
                draft.must(draft.game.cards_in(deck).len() > 1, RefusalKind::NothingChanges)?;
                draft.shuffle(deck)
            }
        }
    }

    fn fold(state: &mut State, effect: &Effect) -> Result<(), Misfit> {
        match *effect {
            Effect::Acted { card, action } => state.acts.push((card, action)),
            Effect::Refreshed { card } => state.acts.retain(|(c, _)| *c != card),
            Effect::Activated { elders, spent } => {
                if elders > ELDERS {
                    return Err(Misfit::OutOfRange);
                }
                (state.activated, state.spent) = (elders, spent);
            }
            Effect::StandIn(suits) => state.stand_in = Some(suits),
            Effect::Rose(n) => state.rose = Some(n),
            Effect::Rules(rules) => state.rules = rules,
        }
        Ok(())
    }

    fn new_turn(state: &mut State) {
        *state = State { rules: state.rules, ..State::default() };
    }

    fn pool_kind(_pool: Pool) -> u8 {
        // All three hold Elders.
        0
    }

    fn zone_sight(zone: Zone) -> Sight {
        match zone {
            Zone::Slot(_) | Zone::WornOut => Sight::Everyone,
            Zone::Deck => Sight::Nobody,
        }
    }

    fn zone_room(zone: Zone) -> usize {
        match zone {
            Zone::Slot(_) => 1,
            Zone::WornOut | Zone::Deck => usize::MAX,
        }
    }

    fn crafts_by_pieces(_state: &State) -> Result<(), Refused> {
        Err(Refused::plain(Refusal::CraftsInEvening).citing(CRAFTING))
    }

    // law nemesis:LP.2.2.I.a
    fn counts_as_crafted(game: &Game, seat: SeatId) -> Vec<CardId> {
        followers(game, seat)
    }

    fn removable(seat: &Seat) -> [u8; 3] {
        let on_map = seat.pools.count(Pool::Upright.into()) + seat.pools.count(Pool::Fallen.into());
        [on_map, 0, 0]
    }

    fn sweeps_matter(seat: &Seat) -> bool {
        seat.pools.count(Pool::Upright.into()) + seat.pools.count(Pool::Fallen.into()) > 1
    }

    fn begins_battle(_game: &Game, _seat: SeatId, command: &Command) -> bool {
        matches!(command, Command::Act { action: Action::Battle, .. })
    }

    fn stands(draft: &mut Draft<'_>, seat: SeatId) -> Outcome<Force> {
        stands(draft, seat)
    }

    fn take(draft: &mut Draft<'_>, removal: &Removal) -> Outcome<u8> {
        take(draft, removal)
    }

    fn react(draft: &mut Draft<'_>, removal: &Removal, gone: u8) -> Outcome {
        let Some(enemy) = removal.enemy() else { return Ok(()) };
        for _ in 0..gone {
            draft.score(enemy, 1, Why::Own(Reason::ElderRemoved.into()), Some(LOSS))?;
        }
        for _ in 0..gone {
            wear_out_costliest(draft, removal.whose)?;
        }
        Ok(())
    }

    fn muster(draft: &mut Draft<'_>, seat: SeatId, n: u8) -> Outcome {
        draft.shift(seat, Pool::Supply, Pool::Upright, n).map(|_| ())
    }

    fn used_up(draft: &mut Draft<'_>, seat: SeatId, from: Option<Place_>) -> Outcome {
        match from {
            Some(Place_::Own(owner, _)) if owner == seat => {
                draft.score(seat, 1, Why::Own(Reason::OralHistory.into()), Some(ORAL_HISTORY))
            }
            Some(_) | None => Ok(()),
        }
    }

    fn figures(known: &Figures) -> Vec<Figure> {
        Suit::ALL
            .into_iter()
            .flat_map(|suit| {
                let friends = known.number(Figure::OldFriends(suit).into()).unwrap_or(0);
                let costs = (0..friends).map(move |nth| Figure::Cost { suit, nth });
                std::iter::once(Figure::OldFriends(suit)).chain(costs)
            })
            .collect()
    }

    fn figure_shape(figure: Figure) -> Shape {
        match figure {
            Figure::OldFriends(_) => Shape::Number { min: 1, max: MOST },
            Figure::Cost { .. } => Shape::Price { max: MOST },
        }
    }

    fn own_figure(face: Face) -> Option<Figure> {
        match face {
            Face::Own { suit, nth } => Some(Figure::Cost { suit, nth }),
            Face::Suit(_) | Face::Named(_) => None,
        }
    }

    #[cfg(test)]
    fn walker() -> crate::engine::tests::walk::Walker {
        super::tests::walker::WALKER
    }
}
