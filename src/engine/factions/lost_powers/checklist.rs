//! The checklist of the Lost Powers, what they may want to do, and what can be put right on their board.

use super::laws::DAYLIGHT;
use super::{Action, Command, Deal, Figure, Pick, Pool, Refusal, Slot, State, Step, Zone};
use crate::engine::card::{CardId, Face};
use crate::engine::factions::Contract;
use crate::engine::game::Game;
use crate::engine::law::{Book, LawRef, law};
use crate::engine::offer::{Candidate, Place};
use crate::engine::propose::{Draft, Outcome};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;
use crate::engine::table::{self, Command as Act};
use crate::engine::turn::{Mark, Phase, Status, Step as Line, StepInfo};

use super::rules::{Rules, acts_left, acts_of, count, followers, law_of, may, slot, suit_of, zone};
use super::turn::rise_bounds;

const ELDERS: u8 = 5;

/// What a follower has been used for. Whoever came up in Evening has not been used, even if it is a card that
/// was, shuffled back and drawn again.
pub fn acts(game: &Game, seat: SeatId, state: &State, card: CardId) -> Vec<Action> {
    let cycled = game.seat(seat).and_then(|who| who.mark(Line::Own(Step::Cycle.into())));
    if cycled == Some(Mark::Done) {
        return Vec::new();
    }
    state.acts.iter().filter(|(c, _)| *c == card).map(|(_, action)| *action).collect()
}

/// Whether a follower can do nothing more this turn.
pub fn is_spent(game: &Game, seat: SeatId, state: &State, card: CardId) -> bool {
    acts(game, seat, state, card).len() >= acts_of(suit_of(game, card))
}

pub(super) fn step_info(game: &Game, seat: SeatId, state: &State, step: Step) -> StepInfo {
    let who = game.seat(seat);
    let mark = who.and_then(|s| s.mark(Line::Own(step.into())));
    let hand = who.map_or(0, |s| s.hand);
    let (upright, fallen) = (count(game, seat, Pool::Upright), count(game, seat, Pool::Fallen));
    let tableau = followers(game, seat);
    let impossible = |refusal: Refusal| Status::Impossible(refusal.into());
    let fresh = tableau.iter().filter(|c| acts_left(state, **c, suit_of(game, **c)) > 0).count();
    let left = upright.saturating_sub(state.activated);
    // Disarm comes before Rise: who stood up since does not count for it.
    let stood = upright.saturating_sub(state.rose.unwrap_or(0));
    let (open, number) = match step {
        Step::Warriors => (Status::Done, Some(ELDERS)),
        Step::Tableau => (Status::Due, None),
        Step::Disarm if stood == 0 => (impossible(Refusal::NoUprightElder), None),
        Step::Disarm => (Status::Due, Some(stood)),
        Step::Rise if fallen == 0 => (impossible(Refusal::NobodyFallen), None),
        Step::Rise if tableau.is_empty() => (impossible(Refusal::NoFollower), None),
        Step::Rise => {
            let (least, most) = rise_bounds(game, &tableau, fallen);
            (Status::Due, (least == most).then_some(most))
        }
        Step::Followers if tableau.is_empty() => (impossible(Refusal::NoFollower), None),
        Step::Followers if fresh == 0 => (Status::Done, Some(0)),
        Step::Followers => (Status::Optional, u8::try_from(fresh).ok()),
        Step::Retire if upright == 0 => (impossible(Refusal::NoUprightElder), None),
        Step::Retire if tableau.is_empty() => (impossible(Refusal::NoFollower), None),
        Step::Retire => (Status::Optional, None),
        Step::Indoctrinate if upright == 0 => (impossible(Refusal::NoUprightElder), None),
        Step::Indoctrinate if left == 0 => (Status::Done, Some(0)),
        Step::Indoctrinate if hand == 0 => (Status::Impossible(RefusalKind::HandEmpty), Some(left)),
        Step::Indoctrinate => (Status::Optional, Some(left)),
        Step::Cycle => (Status::Due, u8::try_from(tableau.len()).ok()),
        Step::Discard => (Status::Due, who.map(table::over_the_limit)),
    };
    let status = match (step, who) {
        (_, None) => open,
        (Step::Discard, Some(who)) => table::discard_status(who, step.into()).0,
        (_, Some(who)) => table::status(who, step.into(), open),
    };
    let number = if step == Step::Rise && mark.is_some() { state.rose } else { number };
    StepInfo {
        step: Line::Own(step.into()),
        phase: Rules::step_phase(step),
        law: law_of(step),
        status,
        count: number,
    }
}

pub(super) fn candidates(game: &Game, seat: SeatId, state: &State) -> Vec<Candidate> {
    let play = |command: Command| Act::Play { seat, play: command.into() };
    let mut list = Vec::new();
    let mut add = |place, command| list.push(Candidate { place, command });
    let at = |step: Step| Place::Step(Line::Own(step.into()));
    add(at(Step::Tableau), play(Command::FillTableau));
    add(at(Step::Disarm), play(Command::Disarm));
    add(at(Step::Rise), play(Command::Rise));
    for card in followers(game, seat) {
        let suit = suit_of(game, card);
        for action in Action::ALL.into_iter().filter(|a| may(suit, *a)) {
            add(Place::Card(card), play(Command::Act { card, action }));
        }
        add(at(Step::Retire), play(Command::Retire { card }));
    }
    add(at(Step::Indoctrinate), play(Command::Indoctrinate));
    add(at(Step::Cycle), play(Command::Cycle));
    add(at(Step::Discard), play(Command::Discard));
    corrections(game, seat, state, &mut add);
    list
}

fn corrections(game: &Game, seat: SeatId, state: &State, add: &mut impl FnMut(Place, Act)) {
    let play = |command: Command| Act::Play { seat, play: command.into() };
    let rules = state.rules;
    let deal = match rules.deal {
        Deal::App => Deal::Table,
        Deal::Table => Deal::App,
    };
    add(Place::Correct, play(Command::SetRules(Pick { deal, ..rules })));
    let falls = !rules.last_elder_falls;
    add(Place::Correct, play(Command::SetRules(Pick { last_elder_falls: falls, ..rules })));
    let suits = !rules.check_suits;
    add(Place::Correct, play(Command::SetRules(Pick { check_suits: suits, ..rules })));
    add(Place::Correct, play(Command::SetActivated));
    if rules.deal == Deal::App {
        add(Place::Correct, play(Command::Shuffle));
    }
    let (worn_out, deck) = (zone(seat, Zone::WornOut), zone(seat, Zone::Deck));
    for card in followers(game, seat) {
        if state.acts.iter().any(|(c, _)| *c == card) {
            add(Place::Card(card), play(Command::Refresh { card }));
        }
        for to in [worn_out, deck, game.discard_zone()] {
            add(Place::Card(card), Act::MoveCard { card, to });
        }
    }
    let empty = Slot::ALL.into_iter().map(|s| slot(seat, s)).find(|z| game.cards_in(*z).is_empty());
    for card in game.cards_in(worn_out) {
        for to in empty.into_iter().chain([deck, game.discard_zone()]) {
            add(Place::Card(*card), Act::MoveCard { card: *card, to });
        }
    }
    let seen = followers(game, seat).into_iter().chain(game.cards_in(worn_out).iter().copied());
    for card in seen {
        match game.card(card).map(|c| c.face) {
            Some(Face::Suit(_)) => {
                add(Place::Card(card), Act::NameCard { card });
                add(Place::Card(card), Act::PriceCard { card });
            }
            Some(Face::Own { suit, nth }) => {
                add(Place::Card(card), Act::Learn(Figure::Cost { suit, nth }.into()));
            }
            Some(Face::Named(_)) => add(Place::Card(card), Act::NameCard { card }),
            None => {}
        }
    }
    for to in empty.into_iter().chain([worn_out, deck]) {
        add(Place::Correct, Act::AddCard { to });
    }
}

/// The law that puts the steps of a phase in order.
pub(super) fn law_of_order(phase: Phase) -> LawRef {
    match phase {
        Phase::Setup => law(Book::Nemesis, "LP.3"),
        Phase::Birdsong => law(Book::Nemesis, "LP.4"),
        Phase::Daylight => DAYLIGHT,
        Phase::Evening => law(Book::Nemesis, "LP.6"),
    }
}

pub(super) fn in_turn(draft: &mut Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    draft.in_turn(seat, step, law_of(step), law_of_order(Rules::step_phase(step)))
}

pub(super) fn once(draft: &mut Draft<'_>, seat: SeatId, step: Step) -> Outcome {
    draft.once(seat, step, law_of(step), law_of_order(Rules::step_phase(step)))
}
