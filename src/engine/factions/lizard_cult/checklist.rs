//! The checklist of the Lizard Cult, what it may want to do, and what can be put right on its board.

use super::{Command, Conspiracy, Figure, Outcast, Pick, Pool, Refusal, Ritual, State, Step, Zone};
use crate::engine::card::CardId;
use crate::engine::factions::Contract;
use crate::engine::game::Game;
use crate::engine::offer::{Candidate, Place};
use crate::engine::refusal::RefusalKind;
use crate::engine::seat::SeatId;
use crate::engine::suit::{Ground, Suit};
use crate::engine::table::{self, Command as Act};
use crate::engine::turn::{Status, Step as Line, StepInfo};
use crate::engine::zone::Zone as Place_;

use super::birdsong::conspiracy_cost;
use super::evening::{crafting_gardens, draw_count};
use super::rules::{GARDENS, Rules, WARRIORS, count, law_of, revealed, souls, zone};

fn amount(n: usize) -> Option<u8> {
    u8::try_from(n).ok()
}

pub(super) fn step_info(game: &Game, seat: SeatId, state: &State, step: Step) -> StepInfo {
    let who = game.seat(seat);
    let hand = who.map_or(0, |s| s.hand);
    let impossible = |refusal: Refusal| Status::Impossible(refusal.into());
    let acolytes = count(game, seat, Pool::Acolytes);
    let hated = state.outcast.is_some_and(|outcast| outcast.hated);
    let cheapest = conspiracy_cost(Conspiracy::Crusade, hated);
    let crafting = crafting_gardens(game, seat, state);
    let left = crafting.saturating_sub(state.activated);
    let (open, number) = match step {
        Step::Gather => (Status::Done, Some(WARRIORS)),
        Step::Place => (Status::Due, None),
        Step::Choose if state.outcast.is_some() => (Status::Done, None),
        Step::Choose => (Status::Due, None),
        Step::Tracks => {
            let filled = Ground::ALL.map(|suit| count(game, seat, Pool::Track(suit)));
            (Status::Done, Some(filled.iter().sum::<u8>().min(3 * GARDENS)))
        }
        Step::Adjust => (Status::Due, None),
        Step::DiscardSouls => (Status::Due, amount(souls(game, seat).len())),
        Step::Conspiracies if state.outcast.is_none() => {
            (impossible(Refusal::NoOutcast), Some(acolytes))
        }
        Step::Conspiracies if acolytes < cheapest => {
            let conspiracy = Conspiracy::Crusade;
            let refusal = Refusal::TooFewAcolytes { conspiracy, needed: cheapest, there: acolytes };
            (impossible(refusal), Some(acolytes))
        }
        Step::Conspiracies => (Status::Optional, Some(acolytes)),
        Step::Rituals if hand == 0 => (Status::Impossible(RefusalKind::HandEmpty), Some(0)),
        Step::Rituals => (Status::Optional, Some(hand)),
        Step::Return => match revealed(game, seat).len() {
            0 => (Status::Done, Some(0)),
            n => (Status::Due, amount(n)),
        },
        Step::Craft => match state.outcast {
            None => (impossible(Refusal::NoOutcast), None),
            Some(Outcast { suit, .. }) if crafting == 0 => {
                (impossible(Refusal::NoGardenOut { suit }), None)
            }
            Some(_) if left == 0 => (Status::Done, Some(0)),
            Some(_) if hand == 0 && revealed(game, seat).is_empty() => {
                (Status::Impossible(RefusalKind::HandEmpty), Some(left))
            }
            Some(_) => (Status::Optional, Some(left)),
        },
        Step::Draw => (Status::Due, Some(draw_count(game, seat))),
        Step::Discard => (Status::Due, who.map(table::over_the_limit)),
    };
    let status = match (step, who) {
        (_, None) => open,
        (Step::Discard, Some(who)) => table::discard_status(who, step.into()).0,
        // Cards revealed after they were returned are due again.
        (Step::Return, Some(who)) if open == Status::Due => {
            match table::status(who, step.into(), open) {
                Status::Done => Status::Due,
                other => other,
            }
        }
        (_, Some(who)) => table::status(who, step.into(), open),
    };
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
    add(at(Step::Place), play(Command::PlaceWarriors));
    add(at(Step::Choose), play(Command::ChooseOutcast));
    add(at(Step::Adjust), play(Command::Adjust));
    add(at(Step::DiscardSouls), play(Command::Adjust));
    for conspiracy in Conspiracy::ALL {
        add(at(Step::Conspiracies), play(Command::Conspire(conspiracy)));
    }
    for ritual in Ritual::ALL {
        add(at(Step::Rituals), play(Command::Perform(ritual)));
    }
    add(at(Step::Return), play(Command::Return));
    add(at(Step::Craft), play(Command::Craft));
    add(at(Step::Draw), play(Command::Draw));
    add(at(Step::Discard), play(Command::Discard));
    corrections(game, seat, state, &mut add);
    list
}

fn corrections(game: &Game, seat: SeatId, state: &State, add: &mut impl FnMut(Place, Act)) {
    let play = |command: Command| Act::Play { seat, play: command.into() };
    for suit in Suit::ALL {
        add(Place::Correct, play(Command::AddSoul(suit)));
    }
    for suit in Ground::ALL {
        let here = state.outcast.is_some_and(|now| now.suit == suit);
        let hated = here && state.outcast.is_some_and(|now| !now.hated);
        add(Place::Correct, play(Command::SetOutcast(Outcast { suit, hated })));
    }
    for suit in &state.scored {
        add(Place::Correct, play(Command::Unscore(*suit)));
    }
    add(Place::Correct, play(Command::SetActivated));
    let garden_to_score = !state.rules.garden_to_score;
    add(Place::Correct, play(Command::SetRules(Pick { garden_to_score })));
    add(Place::Correct, Act::Learn(Figure::BonusSpace.into()));
    let (lost_souls, shown) = (zone(seat, Zone::LostSouls), zone(seat, Zone::Revealed));
    let mut move_to = |card: CardId, to: Place_| add(Place::Card(card), Act::MoveCard { card, to });
    for card in souls(game, seat) {
        move_to(*card, Place_::Discard);
    }
    for card in revealed(game, seat) {
        move_to(*card, lost_souls);
    }
    for card in revealed(game, seat) {
        add(Place::Card(*card), play(Command::TakeBack { card: *card }));
    }
    for card in souls(game, seat).iter().chain(revealed(game, seat)) {
        add(Place::Card(*card), Act::NameCard { card: *card });
    }
    for to in [lost_souls, shown] {
        add(Place::Correct, Act::AddCard { to });
    }
}
