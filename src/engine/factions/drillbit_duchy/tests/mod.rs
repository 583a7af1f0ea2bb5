//! The law of the Drillbit Duchy, law by law.

mod battles;
mod birdsong;
mod corrections;
mod daylight;
mod evening;
mod losses;
mod ministers;
mod setup;
mod walk;

use super::*;
use crate::engine::ask::{Answer, Ask, Choice as Chosen, Form, Question as Asked};
use crate::engine::card::Face;
use crate::engine::effect::Effect as Shared;
use crate::engine::entry::Entry;
use crate::engine::factions::{Faction, FactionChoice};
use crate::engine::propose::{Means, Proposal, propose};
use crate::engine::suit::Suit;
use crate::engine::table::{Command as Act, Tracker};
use crate::engine::tests::kit::*;
use crate::engine::turn::{Phase, Status, Step as Line};
use crate::engine::zone::Zone as Anywhere;

pub const FOX: Face = Face::Suit(Suit::Fox);
pub const RABBIT: Face = Face::Suit(Suit::Rabbit);
pub const MOUSE: Face = Face::Suit(Suit::Mouse);
pub const BIRD: Face = Face::Suit(Suit::Bird);

pub fn duchy() -> SeatId {
    seat(0)
}

/// A guest, of whose pieces the app keeps no count.
pub fn foe() -> SeatId {
    seat(1)
}

pub fn other() -> SeatId {
    seat(2)
}

pub fn own(command: Command) -> Act {
    Act::Play { seat: duchy(), play: command.into() }
}

/// The Duchy and two guests, laid but not set up.
pub fn laid(pick: Pick) -> Table {
    Table::lay(setup(vec![sits(pick), sits(guest("Marquise")), sits(guest("Alliance"))]))
}

/// Set up beside two clearings: 6 warriors and a tunnel on the map, Captain and Marshal swayed.
pub fn set_up_as(pick: Pick) -> Table {
    let mut table = laid(pick);
    table.play(own(Command::Surface), &[number(2)]);
    table.play(own(Command::FirstMinisters), &[faces([FOX, RABBIT])]);
    table.play(Act::Start, &[]);
    table
}

pub fn set_up() -> Table {
    set_up_as(Pick::default())
}

/// In Daylight under this order, with the Captain and the Marshal swayed and 2 warriors in the Burrow.
pub fn in_daylight_as(pick: Pick, order: Face) -> Table {
    let mut table = set_up_as(pick);
    table.play(own(Command::SetOrder), &[faces([order])]);
    table.turn_to(duchy(), Phase::Daylight);
    table
}

pub fn in_daylight(order: Face) -> Table {
    in_daylight_as(Pick::default(), order)
}

pub fn in_evening(order: Face) -> Table {
    let mut table = in_daylight(order);
    table.turn_to(duchy(), Phase::Evening);
    table
}

pub fn with(traits: Traits) -> Pick {
    Pick { traits, ..Pick::default() }
}

pub fn pool(table: &Table, pool: Pool) -> u8 {
    table.game().seat(duchy()).unwrap().pools.count(pool.into())
}

/// Warriors in supply, in the Burrow, on the map.
pub fn warriors(table: &Table) -> (u8, u8, u8) {
    (pool(table, Pool::Supply), pool(table, Pool::Burrow), pool(table, Pool::OnMap))
}

/// Tunnels, citadels, markets on the map.
pub fn out(table: &Table) -> [u8; 3] {
    [Pool::TunnelsOnMap, Pool::CitadelsOnMap, Pool::MarketsOnMap].map(|p| pool(table, p))
}

/// Brings a pool to this number; warriors come from the supply and go there, as long as it can.
pub fn set(table: &mut Table, which: Pool, n: u8) {
    if pool(table, which) == n {
        return;
    }
    let command = Act::SetTo(Tracker::Pool(duchy(), which.into()));
    let to = number(u16::from(n));
    let given = std::slice::from_ref(&to);
    let answers = match propose(table.game(), &command, false, given) {
        Ok(Proposal::Asked(ask)) => {
            let Form::OneOf(choices) = ask.form else { panic!("{ask:?}") };
            let supply = Chosen::Pool(Pool::Supply.into());
            let at = choices.iter().position(|c| *c == supply).unwrap_or(0);
            vec![to, Answer::One(u8::try_from(at).unwrap())]
        }
        _ => vec![to],
    };
    table.play(command, &answers);
    assert_eq!(pool(table, which), n);
}

pub fn state(table: &Table) -> State {
    match &table.game().seat(duchy()).unwrap().faction {
        Faction::DrillbitDuchy(state) => state.clone(),
        other => panic!("{other:?}"),
    }
}

/// Exactly these ministers have a crown.
pub fn crown(table: &mut Table, ministers: &[Minister]) {
    for minister in Minister::ALL {
        let swayed = ministers.contains(&minister);
        if state(table).is_swayed(minister) != swayed {
            table.play(own(Command::SetCrown { minister, swayed }), &[]);
        }
    }
    assert_eq!(state(table).swayed, ministers);
}

pub fn act(minister: Minister) -> Act {
    own(Command::Act { minister })
}

pub fn battle() -> Act {
    own(Command::Battle { front: Front::Ordered })
}

/// Where a choice of our own stands among those offered.
pub fn chooses(ask: &Ask, choice: Choice) -> Answer {
    let Form::OneOf(choices) = &ask.form else { panic!("{ask:?}") };
    let at = choices.iter().position(|c| *c == Chosen::Own(choice.into()));
    Answer::One(u8::try_from(at.unwrap_or_else(|| panic!("{choice:?} in {choices:?}"))).unwrap())
}

/// Answers questions with choices of our own, one after another.
pub fn chosen(table: &Table, command: &Act, choices: &[Choice]) -> Vec<Answer> {
    let mut answers = Vec::new();
    for choice in choices {
        let ask = table.asked(command.clone(), &answers);
        answers.push(chooses(&ask, *choice));
    }
    answers
}

pub fn play(table: &mut Table, command: Act, choices: &[Choice]) -> Entry {
    let answers = chosen(table, &command, choices);
    table.play(command, &answers)
}

pub fn offered(ask: &Ask) -> Vec<Choice> {
    let Form::OneOf(choices) = &ask.form else { panic!("{ask:?}") };
    choices
        .iter()
        .filter_map(|choice| match choice {
            Chosen::Own(FactionChoice::DrillbitDuchy(own)) => Some(*own),
            _ => None,
        })
        .collect()
}

pub fn asks(ask: &Ask, question: Question) {
    assert_eq!(ask.question, Asked::Own(question.into()));
}

/// The step cannot be taken, for this reason.
pub fn impossible(table: &Table, step: Step, why: Refusal) {
    assert_eq!(table.step(duchy(), line_of(step)).status, Status::Impossible(why.into()));
}

pub fn line_of(step: Step) -> Line {
    Line::Own(step.into())
}

pub fn status(table: &Table, step: Step) -> Status {
    table.step(duchy(), line_of(step)).status
}

pub fn has_line(table: &Table, step: Step) -> bool {
    crate::engine::table::steps(table.game(), duchy()).iter().any(|i| i.step == line_of(step))
}

/// Pieces of the Duchy removed by the first guest.
pub fn removal() -> Act {
    Act::Remove { by: Some(foe()), whose: Some(duchy()), means: Means::Hits }
}

/// The Duchy's turn again, one round on.
pub fn next_turn(table: &mut Table) {
    let round = table.game().turn.round;
    table.play(Act::TurnTo { seat: foe(), phase: Phase::Birdsong, round }, &[]);
    table.play(Act::TurnTo { seat: duchy(), phase: Phase::Birdsong, round: round + 1 }, &[]);
}

pub fn tag(entry: &Entry) -> Vec<(i16, String)> {
    scores(entry)
        .into_iter()
        .filter(|(seat, ..)| *seat == duchy())
        .map(|(_, points, law)| (points, law))
        .collect()
}

pub fn order_zone() -> Anywhere {
    Anywhere::Own(duchy(), Zone::Order.into())
}
